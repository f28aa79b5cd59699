#ifndef OG_RANDOM_POSE_H
#define OG_RANDOM_POSE_H

/// Uniformly random directions and rotations, for studies.

#include "ref/vec3.h"
#include "tool/gen/random.h"

/// A unit vector, uniform on the sphere, rounded.
og_vec3 og_random_direction(og_random *random);

/// A rotation, uniform over all (a unit quaternion uniform on its sphere), rounded.
og_mat3 og_random_rotation(og_random *random);

#endif
