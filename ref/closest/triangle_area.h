#ifndef OG_TRIANGLE_AREA_H
#define OG_TRIANGLE_AREA_H

/// A vector across a triangle, as long as twice its area, and what of a vector is across another.
///                                                                               (needed by: epa, signed volumes)
/// The plain product of two edges of a thin triangle would not be perpendicular to its long edges but for rounding: it
/// is the normal of another plane. Thin: the sine of the angle at a is below 1/4, so that rounding counts more than
/// four times. Coordinates: at most about 1 in magnitude, and not all tiny, so that products of four neither overflow
/// nor vanish. Cost: constant. Failure: none; a flat triangle may give the zero vector, or a short one of rounding.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1 (some: others).

#include "ref/vec3.h"

/// v without its part along `along`; twice, since the first difference may cancel all but rounding. As it is where the
/// square of `along` is below OG_SCALAR_MIN, so that its inverse might be infinite.
static inline og_vec3 og_across(og_vec3 v, og_vec3 along) {
  const og_scalar square = og_norm2(along);
  if (square < OG_SCALAR_MIN) return v;
  const og_scalar inverse = 1 / square;
  const og_vec3 once = og_add_scaled(v, -og_dot(v, along) * inverse, along);
  return og_add_scaled(once, -og_dot(once, along) * inverse, along);
}

/// What og_across leaves away, once: v's part along n; zero where the square of n is.
static inline og_vec3 og_part_along(og_vec3 v, og_vec3 n) {
  const og_scalar square = og_norm2(n);
  return square > 0 ? og_scale(og_dot(v, n) / square, n) : (og_vec3){0, 0, 0};
}

/// (b - a) x (c - a) by way of the longest edge, for thin triangles.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
*/
og_vec3 og_thin_triangle_area(og_vec3 a, og_vec3 b, og_vec3 c);

/// (b - a) x (c - a)
//@ terminates \true; exits \false; assigns \nothing;
static inline og_vec3 og_triangle_area(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 ab = og_sub(b, a), ac = og_sub(c, a), plain = og_cross(ab, ac);
  return 16 * og_norm2(plain) >= og_norm2(ab) * og_norm2(ac) ? plain : og_thin_triangle_area(a, b, c);
}

#endif
