#include "eva/arguments.h"
#include "ref/body_supports.h"
#include "ref/door/pair.h"

// Any claim of numbers up to the size of the domain. That algorithms make such claims is shown by drivers of their own.
static og_claim any_run(const og_body *a, const og_body *b) {
  (void)a;
  (void)b;
  const og_scalar most = 0x1p1000;
  og_claim claim = {.outcome = (og_outcome)whole(0, 3), .verdict = (og_verdict)whole(0, 2)};
  claim.has_distance = either();
  claim.distance = number_between(0, most);
  claim.has_depth = either();
  claim.depth = number_between(0, most);
  claim.has_points = either();
  claim.a = vector(most);
  claim.b = vector(most);
  claim.has_normal = either();
  claim.normal = vector(most);
  return claim;
}

// Meshes are looked at by og_mesh_outcome, which WP proves safe. B: |x| <= 2^100, of an algorithm whose claim is of finite
// numbers (each has a driver of its own). Options: -eva-use-spec og_mesh_outcome
void drive_door_pair(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_door_pair door = {.run = any_run, .takes = (og_bodies_taken)whole(OG_TAKES_ANY, OG_TAKES_KINDS)};
  const og_claim claim = og_pair_run(&door, &a, &b);
  expect_number(claim.distance);
  expect_number(claim.depth);
  expect_vector(claim.a);
  expect_vector(claim.b);
  expect_vector(claim.normal);
}

void drive_body_support(void) {
  body_room room;
  og_body body = any_body(&room, room_a(), OG_SCALAR_MAX);
  if (body.kind == OG_BODY_CAPSULE) body.vertex_count = 2;
  og_body_supports supports;
  og_body_support(&body, &supports);
}
