#ifndef OG_DOOR_ORIENTATION_H
#define OG_DOOR_ORIENTATION_H

/// The door for orientations: three points of the plane (z is ignored), or four in space.
///
/// Every algorithm behind it promises: a sign that it answers is the exact one; a determinant's error is at most
/// `error`, and half a unit of the determinant's last place.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 1.

#include "ref/algorithm.h"
#include "ref/door/orientation_promise_logic.h"
#include "ref/door/orientation_logic.h"
#include "ref/outcome.h"

typedef struct og_orientation_claim {
  og_outcome outcome; // ANSWERED: the sign is sure
  int sign;           // 0: the points lie on one line, or in one plane
  bool has_determinant;
  og_scalar determinant, error; // in the figure's own unit (orient2d.h), also where the sign is unsure
} og_orientation_claim;

struct og_door_orientation {
  /// Takes finite points, as many as `count` says.
  og_orientation_claim (*run)(const og_vec3 *point);
  int count;                          // 3: in the plane, 4: in space
  const char *form;                   // where the algorithm has several functions: which one; else null
  const og_door_orientation *another; // its next function
};

/// Runs it on any points: OUT_OF_RANGE for what is not finite. No claim has a NaN or an infinity in it.
/*@ requires door: \valid_read(door) && \valid_function(door->run) && 3 <= door->count <= 4;
    requires points: \valid_read(point + (0 .. door->count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures range: !are_finite_corners(point, door->count) ==> \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures answers: are_plain_corners(point, door->count) ==>
      \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures sure_in_plane: door->count == 3 && are_plain_corners(point, 3) &&
      has_clear_sign(turn_in_plane(point[0], point[1], point[2]),
              way2_in_plane(point[0], point[2]) * way2_in_plane(point[1], point[2])) ==>
      \result.outcome == OG_OUTCOME_ANSWERED;
    ensures sure_in_space: door->count == 4 && are_plain_corners(point, 4) &&
      has_clear_sign(turn_in_space(point[0], point[1], point[2], point[3]), way2_in_space(point[0], point[3]) *
              way2_in_space(point[1], point[3]) * way2_in_space(point[2], point[3])) ==>
      \result.outcome == OG_OUTCOME_ANSWERED;
    ensures in_plane: \result.outcome == OG_OUTCOME_ANSWERED && door->count == 3 &&
      (\result.has_determinant || are_of_common_size(point, 3)) ==>
      is_sign_of(\result.sign, turn_in_plane(point[0], point[1], point[2]));
    ensures in_space: \result.outcome == OG_OUTCOME_ANSWERED && door->count == 4 &&
      (\result.has_determinant || are_of_common_size(point, 4)) ==>
      is_sign_of(\result.sign, turn_in_space(point[0], point[1], point[2], point[3]));
    ensures of_plane: \result.has_determinant && door->count == 3 ==>
      is_on_side_of(\result.determinant, \result.error, turn_in_plane(point[0], point[1], point[2]));
    ensures of_space: \result.has_determinant && door->count == 4 ==>
      is_on_side_of(\result.determinant, \result.error, turn_in_space(point[0], point[1], point[2], point[3]));
*/
og_orientation_claim og_orientation_run(const og_door_orientation *door, const og_vec3 *point);

#endif
