#ifndef OG_DOOR_TURN_H
#define OG_DOOR_TURN_H

/// The door for volumes of a body that turns about a point: the pivot.
///
/// The body is points, where they are before it turns; p is then at pivot + R (p - pivot). Some algorithms make a volume for
/// one rotation R, others one that holds for all. The outer volume holds the turned body exactly: README.md in ref/bound has
/// the bound of its rounding. R is taken as it is. Where its rows are unit vectors but for rounding, a volume for all
/// rotations may miss points by as much.
/// Coordinates are in any one length unit.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1.

#include "ref/algorithm.h"
#include "ref/bound/ball.h"
#include "ref/broad/aabb.h"
#include "ref/door/turn_promise_logic.h"
#include "ref/outcome.h"

typedef struct og_turn_input {
  const og_vec3 *point;
  int count;
  og_vec3 pivot;
  og_mat3 rotation;
} og_turn_input;

typedef struct og_turn_claim {
  og_outcome outcome;
  og_ball ball; // of those that make spheres
  og_aabb box;  // of the others: as computed
  og_aabb outer;
} og_turn_claim;

struct og_door_turn {
  /// Takes at least one point, all in range (ref/closest/range.h), and entries of R of 2 at most.
  og_turn_claim (*run)(const og_turn_input *in);
  bool makes_ball;
  bool for_all; // rotations: R is not looked at
};

/*@ predicate is_around_ball(og_aabb box, og_ball ball) =
      box.lo.x <= ball.centre.x - ball.outer && ball.centre.x + ball.outer <= box.hi.x &&
      box.lo.y <= ball.centre.y - ball.outer && ball.centre.y + ball.outer <= box.hi.y &&
      box.lo.z <= ball.centre.z - ball.outer && ball.centre.z + ball.outer <= box.hi.z;
    // Where a point (x, y, z) goes along the axis of a row.
    logic real turned_along(og_vec3 row, real at, og_vec3 pivot, real x, real y, real z) =
      at + row.x * (x - pivot.x) + row.y * (y - pivot.y) + row.z * (z - pivot.z);
    predicate holds_turned(og_aabb box, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 pivot, real x, real y, real z) =
      box.lo.x <= turned_along(a, pivot.x, pivot, x, y, z) <= box.hi.x &&
      box.lo.y <= turned_along(b, pivot.y, pivot, x, y, z) <= box.hi.y &&
      box.lo.z <= turned_along(c, pivot.z, pivot, x, y, z) <= box.hi.z;
    predicate holds_turned_points{L}(og_aabb box, og_mat3 *turn, og_vec3 pivot, og_vec3 *point, integer count) =
      \forall integer k; 0 <= k < count ==>
        holds_turned(box, turn->row[0], turn->row[1], turn->row[2], pivot, point[k].x, point[k].y, point[k].z);
    // The eight corners, and so all of a box.
    predicate holds_turned_box{L}(og_aabb outer, og_mat3 *turn, og_vec3 pivot, og_aabb box) =
      holds_turned(outer, turn->row[0], turn->row[1], turn->row[2], pivot, box.lo.x, box.lo.y, box.lo.z) &&
      holds_turned(outer, turn->row[0], turn->row[1], turn->row[2], pivot, box.hi.x, box.lo.y, box.lo.z) &&
      holds_turned(outer, turn->row[0], turn->row[1], turn->row[2], pivot, box.lo.x, box.hi.y, box.lo.z) &&
      holds_turned(outer, turn->row[0], turn->row[1], turn->row[2], pivot, box.hi.x, box.hi.y, box.lo.z) &&
      holds_turned(outer, turn->row[0], turn->row[1], turn->row[2], pivot, box.lo.x, box.lo.y, box.hi.z) &&
      holds_turned(outer, turn->row[0], turn->row[1], turn->row[2], pivot, box.hi.x, box.lo.y, box.hi.z) &&
      holds_turned(outer, turn->row[0], turn->row[1], turn->row[2], pivot, box.lo.x, box.hi.y, box.hi.z) &&
      holds_turned(outer, turn->row[0], turn->row[1], turn->row[2], pivot, box.hi.x, box.hi.y, box.hi.z);
*/

/// Runs it on any numbers. DEGENERATE: no points. OUT_OF_RANGE: coordinates beyond OG_RANGE_LARGEST, entries of R beyond 2,
/// numbers that are none, and where an end of the volume would be.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires memory: \valid_read(in);
    requires points: 0 < in->count ==> \valid_read(in->point + (0 .. in->count - 1));
    terminates \true;
    exits \false;
    ensures outcome: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_DEGENERATE ||
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures none: \result.outcome == OG_OUTCOME_DEGENERATE <==> in->count < 1;
    ensures refused: 1 <= in->count && !(are_all_finite(in->point, in->count) && is_finite_vec(in->pivot) &&
      are_all_finite(&in->rotation.row[0], 3)) ==> \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures answers: 1 <= in->count && are_plain_points(in->point, in->count) && is_plain_point(in->pivot) &&
      are_all_finite(&in->rotation.row[0], 3) && are_up_to_2(&in->rotation.row[0]) ==>
      \result.outcome == OG_OUTCOME_ANSWERED;
    ensures ball: \result.outcome == OG_OUTCOME_ANSWERED && door->makes_ball ==> \is_finite(\result.ball.outer) &&
      are_around(in->point, in->count, in->pivot, \result.ball.outer);
    ensures finite: \result.outcome == OG_OUTCOME_ANSWERED && !door->makes_ball ==>
      is_finite_point(\result.outer.lo) && is_finite_point(\result.outer.hi);
    ensures turned: \result.outcome == OG_OUTCOME_ANSWERED && !door->makes_ball && !door->for_all ==>
      holds_turned_points(\result.outer, &in->rotation, in->pivot, in->point, in->count);
    ensures unturned: \result.outcome == OG_OUTCOME_ANSWERED && !door->makes_ball && door->for_all ==>
      are_points_within(in->point, in->count, \result.outer.lo, \result.outer.hi);
*/
og_turn_claim og_turn_run(const og_door_turn *door, const og_turn_input *in);

#endif
