#ifndef OG_DOOR_HIT_H
#define OG_DOOR_HIT_H

/// The door for what two primitives have in common.
///
/// Every algorithm behind it promises: finite numbers, parameters within the bodies, and, where its door states a bound,
/// a point off the other body by less.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100.

#include "ref/algorithm.h"
#include "ref/door/flat.h"
#include "ref/door/flat_promise_logic.h"
#include "ref/outcome.h"

typedef struct og_hit_claim {
  og_outcome outcome;
  bool meets;
  int count;              // points named: one, or the two ends of a segment; none of a polygon
  og_vec3 point[2];       // of the common part
  og_scalar parameter[2]; // of A: along a ray or line in units of its direction, along a segment from 0 to 1
} og_hit_claim;

struct og_door_hit {
  /// Takes bodies of its kinds, finite.
  og_hit_claim (*run)(const og_flat *a, const og_flat *b);
  og_flat_kind kind_a, kind_b;
  bool one_sided;             // a plane is met from the side that its normal points to alone
  double bound;               // of the point's distance from B, in OG_SCALAR_EPSILON of the size; 0: none
  const char *form;           // where the algorithm has several functions: which one; else null
  const og_door_hit *another; // its next function
};

/// Runs it on any two bodies: those of other kinds are DEGENERATE, those that are not finite OUT_OF_RANGE, and nothing
/// else is set. No claim has a NaN or an infinity in it.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires bodies: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures answered: \result.meets ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures count: 0 <= \result.count <= 2 && (0 < \result.count ==> \result.meets);
    ensures kinds: a->kind != door->kind_a || b->kind != door->kind_b ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures refused: a->kind == door->kind_a && b->kind == door->kind_b &&
      !(is_finite_flat(a) && is_finite_flat(b)) ==> \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures beyond: a->kind == door->kind_a && b->kind == door->kind_b &&
      (lies_beyond_range(a) || lies_beyond_range(b)) ==> \result.outcome != OG_OUTCOME_ANSWERED;
    ensures answers: a->kind == door->kind_a && b->kind == door->kind_b && b->kind != OG_FLAT_TRIANGLE &&
      is_plain_flat(a) && is_plain_flat(b) ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures in_range: a->kind == door->kind_a && b->kind == door->kind_b && is_plain_flat(a) && is_plain_flat(b) ==>
      \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures finite: \forall integer k; 0 <= k < \result.count ==> (\is_finite(\result.point[k].x) &&
      \is_finite(\result.point[k].y) && \is_finite(\result.point[k].z) && \is_finite(\result.parameter[k]));
*/
og_hit_claim og_hit_run(const og_door_hit *door, const og_flat *a, const og_flat *b);

#endif
