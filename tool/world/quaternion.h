#ifndef OG_WORLD_QUATERNION_H
#define OG_WORLD_QUATERNION_H

/// The quaternion of a rotation, of any length.

#include "ref/vec3.h"

/// x, y, z, w, times four times that of them which is largest, so that nothing cancels. No root is taken: quarter turns
/// are exact.
void og_quaternion_of(double q[4], const og_mat3 *m);

#endif
