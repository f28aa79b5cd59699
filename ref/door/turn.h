#ifndef OG_DOOR_TURN_H
#define OG_DOOR_TURN_H

/// The door for volumes of a body that turns about a point: the pivot.
///
/// The body is points, where they are before it turns; p is then at pivot + R (p - pivot). Some algorithms make a volume for
/// one rotation R, others one that holds for all. The outer volume holds the turned body exactly: README.md in ref/bound has
/// the bound of its rounding. R is taken as it is. Where its rows are unit vectors but for rounding, a volume for all
/// rotations may miss points by as much.
/// Coordinates are in any one length unit.
/// Safe (proofs/eva.py): A, 1 of 2 functions.

#include "ref/algorithm.h"
#include "ref/bound/ball.h"
#include "ref/broad/aabb.h"
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

/// Runs it on any numbers. DEGENERATE: no points. OUT_OF_RANGE: coordinates beyond OG_RANGE_LARGEST, entries of R beyond 2,
/// numbers that are none, and where an end of the volume would be.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires memory: \valid_read(in);
    requires points: 0 < in->count ==> \valid_read(in->point + (0 .. in->count - 1));
    terminates \true;
    exits \false;
*/
og_turn_claim og_turn_run(const og_door_turn *door, const og_turn_input *in);

#endif
