#ifndef OR_CURVED_FRAME_H
#define OR_CURVED_FRAME_H

/// Shapes that cylinders and cones are made of in tests.

#include "spec/body/shape.h"
#include "tests/shared/random_pair.h"

/// The frame of a cylinder or a cone, as a hull of four points: the origin, the radius along x and y, the half height
/// along z. Its pose is none.
void or_curved_frame(og_shape *s, const og_rational *radius, const og_rational *half_height);
void or_curved_frame_si(og_shape *s, long radius, long half_height);

/// The same small pose for both, a translation, a rotation or a similarity, so that they touch as before.
void or_pick_one_pose(or_random *random, og_shape *first, og_shape *second);

#endif
