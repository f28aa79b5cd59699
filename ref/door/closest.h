#ifndef OG_DOOR_CLOSEST_H
#define OG_DOOR_CLOSEST_H

/// The door for nearest points of two primitives.
///
/// Every algorithm behind it promises: weights between 0 and 1 (barycentric ones any), finite numbers, and, where its
/// door states a bound, an error of the distance below that. A claim says what its algorithm says and nothing more.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/algorithm.h"
#include "ref/door/closest_logic.h"
#include "ref/door/flat_promise_logic.h"
#include "ref/outcome.h"

/// Weights are of the points of a body: of a segment the second one is its parameter t.
typedef struct og_closest_claim {
  og_outcome outcome;
  bool has_distance;
  og_scalar distance; // >= 0
  int side;           // of a plane, with a distance: 1 where its normal points, -1 behind it, 0 in it
  bool has_offset;
  og_vec3 offset; // a - b, more accurate than the difference of the rounded points
  bool has_points;
  og_vec3 a, b;                       // the points, on A and on B
  int weight_a_count, weight_b_count; // 0: no weights are said
  og_scalar weight_a[3], weight_b[3];
} og_closest_claim;

struct og_door_closest {
  /// Takes bodies of its kinds, finite.
  og_closest_claim (*run)(const og_flat *a, const og_flat *b);
  og_flat_kind kind_a, kind_b;
  bool combines; // no nearest point: what the claim says is A, a point, as a combination of B's points
  bool in_plane; // z is ignored
  double bound;  // of the error, in OG_SCALAR_EPSILON of the size (docs/studies/primitives.md); 0: none for any input
  const char *form;               // where the algorithm has several functions: which one; else null
  const og_door_closest *another; // its next function
};

/// Runs it on any two bodies: those of other kinds are DEGENERATE, those that are not finite OUT_OF_RANGE, and nothing
/// else is set. No claim has a NaN or an infinity in it.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires bodies: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures kinds: a->kind != door->kind_a || b->kind != door->kind_b ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures refused: a->kind == door->kind_a && b->kind == door->kind_b &&
      !(is_finite_flat(a) && is_finite_flat(b)) ==> \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures answers: a->kind == door->kind_a && b->kind == door->kind_b && !door->combines &&
      is_plain_flat(a) && is_plain_flat(b) ==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures combines: a->kind == door->kind_a && b->kind == door->kind_b && door->combines && !door->in_plane &&
      is_plain_flat(a) && is_plain_flat(b) && is_broad_triangle(b->point[0], b->point[1], b->point[2]) ==>
      \result.outcome == OG_OUTCOME_ANSWERED;
    ensures silent: \result.outcome != OG_OUTCOME_ANSWERED ==> !\result.has_distance && !\result.has_offset &&
      !\result.has_points && \result.weight_a_count == 0 && \result.weight_b_count == 0;
    ensures between_a: !door->combines ==>
      \forall integer k; 0 <= k < \result.weight_a_count ==> 0 <= \result.weight_a[k] <= 1;
    ensures between_b: !door->combines ==>
      \forall integer k; 0 <= k < \result.weight_b_count ==> 0 <= \result.weight_b[k] <= 1;
    ensures sum_a: !door->combines ==>
      sum_to_one(\result.weight_a_count, \result.weight_a[0], \result.weight_a[1], \result.weight_a[2]);
    ensures sum_b: !door->combines ==>
      sum_to_one(\result.weight_b_count, \result.weight_b[0], \result.weight_b[1], \result.weight_b[2]);
    ensures on_a: \result.has_points && 0 < \result.weight_a_count ==>
      is_mean_of(\result.a, \result.weight_a_count, a->point[0], a->point[1], a->point[2],
                 \result.weight_a[0], \result.weight_a[1], \result.weight_a[2]);
    ensures on_b: \result.has_points && 0 < \result.weight_b_count ==>
      is_mean_of(\result.b, \result.weight_b_count, b->point[0], b->point[1], b->point[2],
                 \result.weight_b[0], \result.weight_b[1], \result.weight_b[2]);
    ensures length: \result.has_distance ==> 0 <= \result.distance;
    ensures as_far: \result.has_distance && b->kind == OG_FLAT_PLANE && 0 < door->bound ==>
      is_at_most(\result.distance * \result.distance, above_plane(a->point[0], b->point[0], b->along) *
        above_plane(a->point[0], b->point[0], b->along) / dot(b->along, b->along),
        error2_of(door->bound, distance2(a->point[0], b->point[0])));
    ensures no_nearer: \result.has_distance && b->kind == OG_FLAT_PLANE && 0 < door->bound ==>
      is_at_most(above_plane(a->point[0], b->point[0], b->along) *
        above_plane(a->point[0], b->point[0], b->along) / dot(b->along, b->along),
        \result.distance * \result.distance, error2_of(door->bound, distance2(a->point[0], b->point[0])));
    ensures side: \result.has_distance && b->kind == OG_FLAT_PLANE ==>
      -1 <= \result.side <= 1 && (\result.side == 0 <==> \result.distance == 0);
    ensures before: \result.has_distance && b->kind == OG_FLAT_PLANE && 0 < \result.side &&
      above_plane(a->point[0], b->point[0], b->along) <= 0 ==>
      is_within_plane(a->point[0], b->point[0], b->along, error2_of(door->bound, distance2(a->point[0], b->point[0])));
    ensures behind: \result.has_distance && b->kind == OG_FLAT_PLANE && \result.side < 0 &&
      0 <= above_plane(a->point[0], b->point[0], b->along) ==>
      is_within_plane(a->point[0], b->point[0], b->along, error2_of(door->bound, distance2(a->point[0], b->point[0])));
    ensures ends_00: \result.has_offset && a->kind == OG_FLAT_SEGMENT && b->kind == OG_FLAT_SEGMENT &&
      0 < door->bound ==> is_at_most(dot(\result.offset, \result.offset),
        distance2(a->point[0], b->point[0]), error2_of(door->bound, size2_of(a->point[0], a->point[1], b->point[0],
        b->point[1])));
    ensures ends_01: \result.has_offset && a->kind == OG_FLAT_SEGMENT && b->kind == OG_FLAT_SEGMENT &&
      0 < door->bound ==> is_at_most(dot(\result.offset, \result.offset),
        distance2(a->point[0], b->point[1]), error2_of(door->bound, size2_of(a->point[0], a->point[1], b->point[0],
        b->point[1])));
    ensures ends_10: \result.has_offset && a->kind == OG_FLAT_SEGMENT && b->kind == OG_FLAT_SEGMENT &&
      0 < door->bound ==> is_at_most(dot(\result.offset, \result.offset),
        distance2(a->point[1], b->point[0]), error2_of(door->bound, size2_of(a->point[0], a->point[1], b->point[0],
        b->point[1])));
    ensures ends_11: \result.has_offset && a->kind == OG_FLAT_SEGMENT && b->kind == OG_FLAT_SEGMENT &&
      0 < door->bound ==> is_at_most(dot(\result.offset, \result.offset),
        distance2(a->point[1], b->point[1]), error2_of(door->bound, size2_of(a->point[0], a->point[1], b->point[0],
        b->point[1])));
    ensures foot_of_b0: \result.has_offset && a->kind == OG_FLAT_SEGMENT && b->kind == OG_FLAT_SEGMENT &&
      0 < door->bound ==> is_least_on(dot(\result.offset, \result.offset),
        a->point[0], a->point[1], b->point[0], error2_of(door->bound, size2_of(a->point[0], a->point[1], b->point[0],
        b->point[1])));
    ensures foot_of_b1: \result.has_offset && a->kind == OG_FLAT_SEGMENT && b->kind == OG_FLAT_SEGMENT &&
      0 < door->bound ==> is_least_on(dot(\result.offset, \result.offset),
        a->point[0], a->point[1], b->point[1], error2_of(door->bound, size2_of(a->point[0], a->point[1], b->point[0],
        b->point[1])));
    ensures foot_of_a0: \result.has_offset && a->kind == OG_FLAT_SEGMENT && b->kind == OG_FLAT_SEGMENT &&
      0 < door->bound ==> is_least_on(dot(\result.offset, \result.offset),
        b->point[0], b->point[1], a->point[0], error2_of(door->bound, size2_of(a->point[0], a->point[1], b->point[0],
        b->point[1])));
    ensures foot_of_a1: \result.has_offset && a->kind == OG_FLAT_SEGMENT && b->kind == OG_FLAT_SEGMENT &&
      0 < door->bound ==> is_least_on(dot(\result.offset, \result.offset),
        b->point[0], b->point[1], a->point[1], error2_of(door->bound, size2_of(a->point[0], a->point[1], b->point[0],
        b->point[1])));
    ensures within: \result.has_offset && a->kind == OG_FLAT_SEGMENT && b->kind == OG_FLAT_SEGMENT &&
      0 < door->bound ==> is_least_within(dot(\result.offset, \result.offset),
        a->point[0], a->point[1], b->point[0], b->point[1], error2_of(door->bound, size2_of(a->point[0], a->point[1],
        b->point[0], b->point[1])));
    ensures offset: \result.has_offset && \result.has_points ==> is_at_most(dot(\result.offset, \result.offset),
      distance2(\result.a, \result.b), error2_of(8, dot(\result.a, \result.a) +
        dot(\result.b, \result.b) + dot(a->point[0], a->point[0]) + dot(a->point[1], a->point[1]) +
        dot(b->point[0], b->point[0]) + dot(b->point[1], b->point[1]) + dot(b->point[2], b->point[2])));
    ensures points: \result.has_offset && \result.has_points ==> is_at_most(distance2(\result.a, \result.b),
      dot(\result.offset, \result.offset), error2_of(8, dot(\result.a, \result.a) +
        dot(\result.b, \result.b) + dot(a->point[0], a->point[0]) + dot(a->point[1], a->point[1]) +
        dot(b->point[0], b->point[0]) + dot(b->point[1], b->point[1]) + dot(b->point[2], b->point[2])));
    ensures share_0: door->combines && door->in_plane && \result.outcome == OG_OUTCOME_ANSWERED ==>
      is_part_of_area(\result.weight_b[0], plane_turn(a->point[0], b->point[1], b->point[2]),
        plane_turn(b->point[0], b->point[1], b->point[2]), door->bound * OG_SCALAR_EPSILON *
        size2_of(b->point[0], b->point[1], b->point[2], a->point[0]));
    ensures share_1: door->combines && door->in_plane && \result.outcome == OG_OUTCOME_ANSWERED ==>
      is_part_of_area(\result.weight_b[1], plane_turn(a->point[0], b->point[2], b->point[0]),
        plane_turn(b->point[0], b->point[1], b->point[2]), door->bound * OG_SCALAR_EPSILON *
        size2_of(b->point[0], b->point[1], b->point[2], a->point[0]));
    ensures share_2: door->combines && door->in_plane && \result.outcome == OG_OUTCOME_ANSWERED ==>
      is_part_of_area(\result.weight_b[2], plane_turn(a->point[0], b->point[0], b->point[1]),
        plane_turn(b->point[0], b->point[1], b->point[2]), door->bound * OG_SCALAR_EPSILON *
        size2_of(b->point[0], b->point[1], b->point[2], a->point[0]));
*/
og_closest_claim og_closest_run(const og_door_closest *door, const og_flat *a, const og_flat *b);

#endif
