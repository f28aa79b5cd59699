#ifndef OG_CUT_PLANE_H
#define OG_CUT_PLANE_H

/// Rational points and planes: on which side of a plane a point is, by doubles where these are sure of it.
///
/// Points and planes are four integers each: nothing is divided but a common factor. Beside each number stands a double
/// near to it. A height above a plane is worked out in doubles first, with a bound of its error. Only where that leaves
/// the sign open, integers are multiplied. So every answer is exact.

#include <gmp.h>

#include "spec/number/vector.h"

typedef struct og_space_point {
  og_ivec at;     // times the weight
  og_int weight;  // above 0
  double near[3]; // the point, each number rounded towards 0; NaN where that would be infinite or below 2^-1022
} og_space_point;

/// The origin.
void og_space_point_init(og_space_point *point);
void og_space_point_clear(og_space_point *point);
/// Sets a point to three numbers, which are finite.
void og_space_point_set_doubles(og_space_point *point, const double *xyz);
void og_space_point_set(og_space_point *r, const og_space_point *from);

/// Sets six to six times the volume of a tetrahedron, above 0 where b, c, d turn clockwise seen from a.
void og_tetrahedron_volume(mpq_t six, const og_space_point *a, const og_space_point *b, const og_space_point *c,
                           const og_space_point *d);

/// The points x with normal x = offset. Below it: normal x < offset.
typedef struct og_cut_plane {
  og_ivec normal;
  og_int offset;
  double near[4]; // both over one power of two, rounded as points are
} og_cut_plane;

void og_cut_plane_init(og_cut_plane *plane);
void og_cut_plane_clear(og_cut_plane *plane);
/// Through three points. A point from which they turn counterclockwise is above it. They are not on one line.
void og_cut_plane_through(og_cut_plane *plane, const og_space_point *a, const og_space_point *b,
                          const og_space_point *c);
/// The upright plane through two points, one not straight above the other. What is left of the way is below.
void og_cut_plane_upright(og_cut_plane *plane, const og_space_point *a, const og_space_point *b);

/// 1: above the plane. -1: below it. 0: doubles do not tell. A side that is told is the right one.
int og_cut_plane_sure_side(const og_cut_plane *plane, const og_space_point *point);
/// 1: above the plane. -1: below it. 0: in it. `height` is storage.
int og_cut_plane_side(const og_cut_plane *plane, const og_space_point *point, og_int *height);
/// Sets r to where the segment from a to b, points on both sides of the plane, meets it.
void og_cut_plane_crossing(og_space_point *r, const og_cut_plane *plane, const og_space_point *a,
                           const og_space_point *b);

#endif
