#ifndef OG_DOOR_CLIP_H
#define OG_DOOR_CLIP_H

/// The door for what two convex polygons of the plane share.
///
/// Every algorithm behind it promises counterclockwise corners that lie in both polygons but for a bound, and the exact
/// corners within the same bound of the claimed polygon. Where edges, of one polygon or of both, meet at a tiny angle the
/// bound is over that angle's sine. Bounds are in OG_SCALAR_EPSILON of the largest coordinate.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100 (some: others).

#include "ref/algorithm.h"
#include "ref/outcome.h"
#include "ref/separation/polygon.h"
#include "ref/separation/polygon_promise_logic.h"

/// Memory of the caller.
typedef struct og_clip_room {
  og_vec2 *corner; // the answer: capacity corners
  int capacity;
  og_vec2 *scratch; // n + m + 2 of n and m corners
  og_vec3 *point;   // 8 (n + m)
} og_clip_room;

typedef struct og_clip_claim {
  og_outcome outcome;
  int count; // corners in the room: none, one, two (a segment) or more
} og_clip_claim;

struct og_door_clip {
  /// Takes polygons as polygon.h says: counterclockwise, convex. FULL: there is too little room. Room for
  /// 8 (n + m) corners is always enough.
  og_clip_claim (*run)(const og_polygon *a, const og_polygon *b, og_clip_room *room);
  double bound; // of a corner's error
};

/*@ // Twice the area of a triangle: positive where c is to the left of the way from a to b.
    logic real turn_of(og_vec2 a, og_vec2 b, og_vec2 c) = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    logic real square_between(og_vec2 a, og_vec2 b) = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
    // So many epsilons of a coordinate, squared, or of the least number.
    logic real clip_error2(real at) =
      16 * OG_SCALAR_EPSILON * at * (16 * OG_SCALAR_EPSILON * at) + OG_SCALAR_MIN * OG_SCALAR_MIN;
    // To the left of it, or to its right by no more than that.
    predicate is_left_within(og_vec2 a, og_vec2 b, og_vec2 c, real at) =
      0 <= turn_of(a, b, c) || turn_of(a, b, c) * turn_of(a, b, c) <= clip_error2(at) * square_between(a, b) ||
      square_between(a, c) <= clip_error2(at) || square_between(b, c) <= clip_error2(at);
    // Of a coordinate of some vertex of two polygons, and so of the largest.
    predicate is_nearly_left{L}(og_vec2 a, og_vec2 b, og_vec2 c, og_polygon *p, og_polygon *q) =
      (\exists integer j; 0 <= j < p->count &&
         (is_left_within(a, b, c, p->vertex[j].x) || is_left_within(a, b, c, p->vertex[j].y))) ||
      (\exists integer j; 0 <= j < q->count &&
         (is_left_within(a, b, c, q->vertex[j].x) || is_left_within(a, b, c, q->vertex[j].y)));
    predicate comes_next(integer k, integer l, integer count) = l == k + 1 || (l == 0 && k + 1 == count);
    // Convex, counterclockwise, all of it exactly: no corner is to the right of an edge.
    predicate is_convex_ring{L}(og_polygon *p) = 3 <= p->count &&
      (\forall integer k, l, i; 0 <= k < p->count && 0 <= l < p->count && 0 <= i < p->count ==>
         (comes_next(k, l, p->count) ==> 0 <= turn_of(p->vertex[k], p->vertex[l], p->vertex[i])));
    // Inside p, but for that bound.
    predicate are_inside_ring{L}(og_vec2 *corner, integer count, og_polygon *p, og_polygon *q) =
      \forall integer i, k, l; 0 <= i < count && 0 <= k < p->count && 0 <= l < p->count ==>
        (comes_next(k, l, p->count) ==> is_nearly_left(p->vertex[k], p->vertex[l], corner[i], p, q));
    // In order: no corner lies to the left of the way past it by more than that.
    predicate turn_left{L}(og_vec2 *corner, integer count, og_polygon *p, og_polygon *q) =
      \forall integer k, l, m; 0 <= k < count && 0 <= l < count && 0 <= m < count ==>
        (comes_next(k, l, count) && comes_next(l, m, count) ==> is_nearly_left(corner[m], corner[k], corner[l], p, q));
*/

/// Runs it on any numbers: DEGENERATE for polygons of fewer than three vertices or no area to speak of; BAD_INPUT for no
/// room. No claim has a NaN or an infinity in it.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires polygons: \valid_read(a) && \valid_read(b) && \valid(room);
    requires vertices: (0 < a->count ==> \valid_read(a->vertex + (0 .. a->count - 1))) &&
                       (0 < b->count ==> \valid_read(b->vertex + (0 .. b->count - 1)));
    terminates \true;
    exits \false;
    ensures count: 0 <= \result.count && (\result.outcome != OG_OUTCOME_ANSWERED ==> \result.count == 0);
    ensures room: \result.outcome == OG_OUTCOME_ANSWERED ==> \result.count <= room->capacity;
    ensures inside: \result.outcome == OG_OUTCOME_ANSWERED && is_convex_ring(a) && is_convex_ring(b) ==>
      are_inside_ring(room->corner, \result.count, a, b) &&
      are_inside_ring(room->corner, \result.count, b, a);
    ensures order: \result.outcome == OG_OUTCOME_ANSWERED && is_convex_ring(a) && is_convex_ring(b) ==>
      turn_left(room->corner, \result.count, a, b);
    ensures some_of_a: \result.outcome == OG_OUTCOME_ANSWERED && is_convex_ring(a) && is_convex_ring(b) &&
      (\exists integer i; 0 <= i < a->count && is_well_within(a->vertex[i], b)) ==> 1 <= \result.count;
    ensures some_of_b: \result.outcome == OG_OUTCOME_ANSWERED && is_convex_ring(a) && is_convex_ring(b) &&
      (\exists integer i; 0 <= i < b->count && is_well_within(b->vertex[i], a)) ==> 1 <= \result.count;
    ensures finite: \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->corner[k].x) && \is_finite(room->corner[k].y));
    ensures answers: is_small_fan(a) && is_small_fan(b) && 8 * (a->count + b->count) <= room->capacity ==>
      \result.outcome == OG_OUTCOME_ANSWERED;
    ensures few: 1 <= room->capacity && (a->count < 3 || b->count < 3) ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures none: room->capacity < 1 ==> \result.outcome == OG_OUTCOME_BAD_INPUT;
*/
og_clip_claim og_clip_run(const og_door_clip *door, const og_polygon *a, const og_polygon *b, og_clip_room *room);

#endif
