#ifndef OG_TRIANGLE_AREA_H
#define OG_TRIANGLE_AREA_H

/// A vector across a triangle, as long as twice its area; and what of a vector is across another.
///
/// The plain product of two edges of a thin triangle would not be perpendicular to the long edges, but for rounding of
/// it would be the normal of another plane. Coordinates: at most about 1 in magnitude and not all tiny, so that products
/// of four neither overflow nor vanish. Cost: constant. Failure: none; a flat triangle may give the zero vector.

#include "ref/vec3.h"

/// v without its part along `along`; twice, since the first difference may cancel all but rounding.
static inline og_vec3 og_across(og_vec3 v, og_vec3 along) {
  const og_scalar square = og_norm2(along);
  if (!(square > 0)) return v;
  const og_scalar inverse = 1 / square;
  const og_vec3 once = og_add_scaled(v, -og_dot(v, along) * inverse, along);
  return og_add_scaled(once, -og_dot(once, along) * inverse, along);
}

/// The same of a thin triangle whose longest edge is followed by `next` and led up to by `before`. The shorter of these
/// two says how far the third vertex is from the longest edge: the other one is rounded by as much as it is longer.
static inline og_vec3 og_thin_triangle_area(og_vec3 longest, og_vec3 next, og_vec3 before) {
  if (og_norm2(next) <= og_norm2(before)) return og_cross(longest, og_across(next, longest));
  return og_cross(og_across(before, longest), longest);
}

/// (b - a) x (c - a). Thin: the sine of the angle at a is below 1/4, so that rounding counts more than four times.
static inline og_vec3 og_triangle_area(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 ab = og_sub(b, a), bc = og_sub(c, b), ca = og_sub(a, c);
  const og_scalar ab2 = og_norm2(ab), ca2 = og_norm2(ca);
  const og_vec3 plain = og_cross(ca, ab);
  if (16 * og_norm2(plain) >= ab2 * ca2) return plain;
  const og_scalar bc2 = og_norm2(bc);
  if (ab2 >= bc2 && ab2 >= ca2) return og_thin_triangle_area(ab, bc, ca);
  return bc2 >= ca2 ? og_thin_triangle_area(bc, ca, ab) : og_thin_triangle_area(ca, ab, bc);
}

#endif
