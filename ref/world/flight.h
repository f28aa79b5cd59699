#ifndef OG_FLIGHT_H
#define OG_FLIGHT_H

/// Free flight: where a rigid body is after some time of constant velocity and spin.
///
/// The place moves by dt velocity. The rotation is turned about the spin's axis by dt |spin|, in the world's axes, and
/// its rows are then made perpendicular and of unit length again, so that rounding does not add up over the steps. A
/// spin of zero leaves the rotation as it is, bit for bit.
/// Any one length unit, radians per unit of time. Cost: constant. No forces: this is all the dynamics that a world has.
/// Source: Varjus 2018, 2.2 and fig. 2 (the loop of a simulation); Rodrigues' formula.
/// Safe (proofs/eva.py): A, 6 of 7 functions.

#include "ref/vec3.h"

/// Where a body is: rotation x + position for its point x.
typedef struct og_pose {
  og_mat3 rotation;
  og_vec3 position;
} og_pose;

/// How it moves, seen in the world's axes.
typedef struct og_motion {
  og_vec3 velocity;
  og_vec3 spin; // along the axis, anticlockwise seen from its tip; as long as the angle per unit of time
} og_motion;

/*@ requires memory: \valid_read(pose) && \valid_read(motion);
    terminates \true; exits \false; assigns \nothing;
    ensures still: motion->spin.x == 0 && motion->spin.y == 0 && motion->spin.z == 0 ==>
                     \result.rotation == \old(pose->rotation); */
og_pose og_fly(const og_pose *pose, const og_motion *motion, og_scalar dt);

#endif
