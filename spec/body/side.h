#ifndef OG_SIDE_H
#define OG_SIDE_H

/// On which side of a plane a point lies: the sign of the determinant of b - a, c - a and d - a.
///
/// Positive where d lies on the side from which a, b, c turn counterclockwise. In doubles where these are sure of it,
/// otherwise in integers. Cost: constant.

#include "spec/body/problem.h"

/// In doubles: a, b, c, d are of og_points.approx. The sign where it is sure, otherwise 0. *height is about the
/// determinant. It grows with the distance from the plane of a, b and c.
///
/// Each entry of the true matrix is within 2^-49.4 of the computed one, so a row's sum of absolute values within 2^-47.
/// A determinant is at most the product of these sums. Rounding adds less than 2^-50 of that product.
int og_near_side(double *height, const double *a, const double *b, const double *c, const double *d);

/// The same of many points d, bit for bit: what of it a, b and c say.
typedef struct og_near_plane {
  double a[3], normal[3];
  double of_u, of_v; // how large b - a and c - a may be
} og_near_plane;

og_near_plane og_near_plane_of(const double *a, const double *b, const double *c);
int og_near_plane_side(const og_near_plane *plane, double *height, const double *d);

/// Exact signs of the points of one list.
typedef struct og_sides {
  const og_points *points;
  size_t near_plane[3]; // whose plane in doubles this is, if there is any
  bool has_near_plane;
  og_near_plane near;
  size_t plane[3]; // whose normal and offset these are, if there are any
  bool has_plane;  //
  og_ivec normal;  // (b - a) x (c - a)
  og_int offset;   // normal . a
  og_ivec arm, other;
  og_int value;
} og_sides;

/// The points must outlive the sides, and stay as they are.
void og_sides_init(og_sides *sides, const og_points *points);
void og_sides_clear(og_sides *sides);

/// The sign for points a, b, c and d of the list. *height as above; height may be null.
int og_side(og_sides *sides, size_t a, size_t b, size_t c, size_t d, double *height);

#endif
