#ifndef OG_TRIANGLE_AREA_H
#define OG_TRIANGLE_AREA_H

/// A vector across a triangle, as long as twice its area, and what of a vector is across another.
///                                                                               (needed by: epa, signed volumes)
/// The plain product of two edges of a thin triangle would not be perpendicular to its long edges but for rounding: it
/// is the normal of another plane. Thin: the sine of the angle at a is below 1/4, so that rounding counts more than
/// four times. Coordinates: at most about 1 in magnitude, and not all tiny, so that products of four neither overflow
/// nor vanish. Cost: constant. Failure: none; a flat triangle may give the zero vector, or a short one of rounding.
/// Proved (docs/trust/verification.md): in real arithmetic, that it is the product of the edges whichever way it is
/// taken, and that og_across and og_part_along divide as they say.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1 (some: others).

#include "ref/vec3.h"

/*@ // r = v - k l with k = v.l / l.l, and r = k n with k = v.n / n.n, without the division.
    predicate is_across(og_vec3 r, og_vec3 v, og_vec3 l) = dot(l, l) * (v.x - r.x) == dot(v, l) * l.x &&
      dot(l, l) * (v.y - r.y) == dot(v, l) * l.y && dot(l, l) * (v.z - r.z) == dot(v, l) * l.z;
    predicate is_part_along(og_vec3 r, og_vec3 v, og_vec3 n) = dot(n, n) * r.x == dot(v, n) * n.x &&
      dot(n, n) * r.y == dot(v, n) * n.y && dot(n, n) * r.z == dot(v, n) * n.z;
    // Twice the area of a plane triangle, and (b - a) x (c - a).
    logic real area2(real au, real av, real bu, real bv, real cu, real cv) =
      (bu - au) * (cv - av) - (bv - av) * (cu - au);
    predicate is_area(og_vec3 n, og_vec3 a, og_vec3 b, og_vec3 c) = n.x == area2(a.y, a.z, b.y, b.z, c.y, c.z) &&
      n.y == area2(a.z, a.x, b.z, b.x, c.z, c.x) && n.z == area2(a.x, a.y, b.x, b.y, c.x, c.y);
    lemma off_along: \forall og_vec3 v, l, r, real k, i; is_moved(r, v, k, l) && k == -dot(v, l) * i &&
      dot(l, l) * i == 1 ==> dot(r, l) == 0 && is_across(r, v, l);
    lemma cross_of_across: \forall og_vec3 n, l, r, v;
      is_across(r, v, l) && dot(l, l) > 0 && is_cross(n, l, r) ==> is_cross(n, l, v);
    lemma cross_with_across: \forall og_vec3 n, l, r, v;
      is_across(r, v, l) && dot(l, l) > 0 && is_cross(n, r, l) ==> is_cross(n, v, l);
    lemma cross_closed: \forall og_vec3 n, l, u, v; v.x == -l.x - u.x && v.y == -l.y - u.y && v.z == -l.z - u.z &&
      is_cross(n, u, l) ==> is_cross(n, l, v);
    lemma cross_of_edges: \forall og_vec3 n, a, b, c, u, v;
      is_moved(u, b, -1.0, a) && is_moved(v, c, -1.0, a) && is_cross(n, u, v) ==> is_area(n, a, b, c);
    // Two edges one after the other, and the same area whichever corner is the first.
    lemma cross_of_next: \forall og_vec3 n, a, b, c, u, v;
      is_moved(u, b, -1.0, a) && is_moved(v, c, -1.0, b) && is_cross(n, u, v) ==> is_area(n, a, b, c);
    lemma area_turned: \forall og_vec3 n, a, b, c; is_area(n, b, c, a) ==> is_area(n, a, b, c);
    lemma area_turned_back: \forall og_vec3 n, a, b, c; is_area(n, c, a, b) ==> is_area(n, a, b, c); */

/// v without its part along `along`; twice, since the first difference may cancel all but rounding. As it is where the
/// square of `along` is below OG_SCALAR_MIN, so that its inverse might be infinite.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures across: exact_arithmetic && dot(along, along) >= OG_SCALAR_MIN ==> is_across(\result, v, along);
    ensures same: exact_arithmetic && dot(along, along) < OG_SCALAR_MIN ==> \result == v; */
static inline og_vec3 og_across(og_vec3 v, og_vec3 along) {
  const og_scalar square = og_norm2(along);
  if (square < OG_SCALAR_MIN) return v;
  const og_scalar inverse = 1 / square;
  //@ assert inverse: exact_arithmetic ==> dot(along, along) * inverse == 1;
  const og_vec3 once = og_add_scaled(v, -og_dot(v, along) * inverse, along);
  //@ assert across: exact_arithmetic ==> dot(once, along) == 0 && is_across(once, v, along);
  return og_add_scaled(once, -og_dot(once, along) * inverse, along);
}

/// What og_across leaves away, once: v's part along n; zero where the square of n is.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures part: exact_arithmetic && dot(n, n) > 0 ==> is_part_along(\result, v, n); */
static inline og_vec3 og_part_along(og_vec3 v, og_vec3 n) {
  const og_scalar square = og_norm2(n);
  if (!(square > 0)) return (og_vec3){0, 0, 0};
  const og_scalar part = og_dot(v, n) / square;
  //@ assert part: exact_arithmetic ==> dot(n, n) * part == dot(v, n);
  return og_scale(part, n);
}

/// (b - a) x (c - a) by way of the longest edge, for thin triangles.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures area: exact_arithmetic ==> is_area(\result, a, b, c);
*/
og_vec3 og_thin_triangle_area(og_vec3 a, og_vec3 b, og_vec3 c);

/// (b - a) x (c - a)
/*@ terminates \true; exits \false; assigns \nothing;
    ensures area: exact_arithmetic ==> is_area(\result, a, b, c); */
static inline og_vec3 og_triangle_area(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 ab = og_sub(b, a), ac = og_sub(c, a), plain = og_cross(ab, ac);
  return 16 * og_norm2(plain) >= og_norm2(ab) * og_norm2(ac) ? plain : og_thin_triangle_area(a, b, c);
}

#endif
