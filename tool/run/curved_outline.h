#ifndef OG_CURVED_OUTLINE_H
#define OG_CURVED_OUTLINE_H

/// Cylinders and cones for who draws them: a prism, or a pyramid, with its corners on the body's rims.

#include "spec/curved/problem.h"

enum { OG_OUTLINE_SIDES = 32, OG_OUTLINE_CORNERS = 2 * OG_OUTLINE_SIDES };

/// The k-th corner, as (x, y, z) in the frame (spec/curved/problem.h): first those at z = -1, then those at z = 1. The
/// latter are all the apex of a cone. The first one of a rim is at the angle `turn`, in radians, from U towards V.
void og_outline_corner(double at[3], bool is_cone, double turn, int k);

/// The prism of an exact frame. Corners are rounded to 2^-52 of the radius; the ball stays as it is. `prism` is not the
/// frame.
void og_outline_set(og_exact_body *prism, const og_exact_body *frame, og_curve curve, double turn);

#endif
