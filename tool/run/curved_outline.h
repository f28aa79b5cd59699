#ifndef OG_CURVED_OUTLINE_H
#define OG_CURVED_OUTLINE_H

/// Cylinders and cones for who draws them: a prism, or a pyramid, with its corners on the body's rims.

#include "spec/curved/problem.h"

enum { OG_OUTLINE_SIDES = 32, OG_OUTLINE_CORNERS = 2 * OG_OUTLINE_SIDES };

/// The k-th corner, as (x, y, z) in the frame (spec/curved/problem.h): first those at z = -1, then those at z = 1. The
/// latter are all the apex of a cone. The first one of a rim is at the angle `turn`, in radians, from U towards V.
void og_outline_corner(double at[3], bool is_cone, double turn, int k);

/// The k-th corner of a polytope in the unit ball, which stands for an ellipsoid: the first one is `pole`, of length 1.
enum { OG_ROUND_RINGS = 9, OG_ROUND_SIDES = 16, OG_ROUND_CORNERS = 2 + OG_ROUND_RINGS * OG_ROUND_SIDES };
void og_round_corner(double at[3], const double pole[3], int k);

/// The polytope of an ellipsoid's frame, as og_outline_set.
void og_round_set(og_exact_body *polytope, const og_exact_body *frame, const double pole[3]);

/// The prism of an exact frame. Corners are rounded to 2^-52 of the radius; the ball stays as it is. `prism` is not the
/// frame.
void og_outline_set(og_exact_body *prism, const og_exact_body *frame, og_curve curve, double turn);

#endif
