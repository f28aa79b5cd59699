#ifndef OG_EVA_CLAIM_H
#define OG_EVA_CLAIM_H

/// A claim whose lengths, points and normal are numbers.

#include "eva/arguments.h"
#include "ref/claim.h"

static inline void expect_claim(og_claim claim) {
  if (claim.has_distance) expect_number(claim.distance);
  if (claim.has_depth) expect_number(claim.depth);
  if (claim.has_normal) expect_vector(claim.normal);
  if (!claim.has_points) return;
  expect_vector(claim.a);
  expect_vector(claim.b);
}

/// Runs an algorithm of the registry on any two bodies: with meshes, and one and the other without.
static inline void expect_run(og_claim (*run)(const og_body *a, const og_body *b), og_scalar most) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), most), b = any_body(&of_b, room_b(), most);
  expect_claim(run(&a, &b));
  og_body bare_a = a, bare_b = b;
  bare_a.mesh = NULL;
  bare_b.mesh = NULL;
  expect_claim(run(&bare_a, &b));
  expect_claim(run(&a, &bare_b));
}

#endif
