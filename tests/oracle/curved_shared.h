#ifndef OR_CURVED_SHARED_H
#define OR_CURVED_SHARED_H

/// Is what is claimed exactly what a cylinder or a cone and a polytope share where they touch? By membership in plain
/// rationals.
///
/// What they share is convex, and it lies in the plane between them. So a claim is sound where its corners are in both
/// bodies. It is complete where no point just beside it is: beside the middle of each side of a polygon, beside a
/// segment's middle and beyond its ends, and around a point towards each vertex in the plane and along the generator.
/// Just beside is 2^-80 of the way. A disc is one of the body's ends, and each half-space of the polytope holds all of
/// it.
///
/// Why it is independent: no relation is looked for, no stand-in takes a body's place, no polygon is clipped.

#include "spec/body/problem.h"
#include "tests/oracle/vector.h"

typedef enum or_curved_kind {
  OR_CURVED_POINTS, // all of a point, a segment or a polygon
  OR_CURVED_DISC,   // all of the disc
  OR_CURVED_PART    // the disc and the hull of the points have it in common, which is neither
} or_curved_kind;

/// In the input's unit.
typedef struct or_curved_claim {
  or_curved_kind kind;
  size_t count;
  or_vec *point; // counterclockwise about the normal, each a corner
  or_vec centre; // of the disc, unless it is of points
  mpq_t square;  // of its radius
  or_vec normal; // of the plane normal . x = offset, from B to A
  mpq_t offset;
} or_curved_claim;

void or_curved_claim_init(or_curved_claim *claim);
void or_curved_claim_clear(or_curved_claim *claim);
/// Makes room for so many points.
void or_curved_claim_resize(or_curved_claim *claim, size_t count);

/// Null, or what is wrong with the claim. The curved body's four points stand in the problem (spec/curved/problem.h
/// says how).
const char *or_curved_shared_fault(const og_problem *problem, bool is_b, bool is_cone, const or_curved_claim *claim);

#endif
