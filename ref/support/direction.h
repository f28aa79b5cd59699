#ifndef OG_DIRECTION_H
#define OG_DIRECTION_H

/// Directions of support mappings: brought into range, made unit length.
///
/// Only the sense of a direction matters to a support mapping, so its length may be changed by a power of two, which
/// rounds nothing. That keeps the dot products with points of magnitude 1e-300 to 1e300 (1e-36 to 1e36 in binary32)
/// from overflowing and from losing digits to underflow.
/// Proved (docs/trust/verification.md): in real arithmetic, all of it.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for finite, of lengths |x| <= 2^1000 (some:
/// others).

#include "ref/closest/range.h"
#include "ref/closest/sense_logic.h"

// A direction whose largest component lies between these is left alone. Above: 3 * 1e300 * 2^20 < 2^1024 and
// 3 * 1e36 * 2^5 < 2^128. Below: 1e-300 > 2^-997 and 1e-36 > 2^-120, so the products keep a full significand above the
// smallest subnormal number: -997 - 25 >= -1022 and -120 - 6 >= -126.
#ifdef OG_BINARY32
#define OG_DIRECTION_LARGE 32
#define OG_DIRECTION_SMALL ((og_scalar)0x1p-6)
#else
#define OG_DIRECTION_LARGE 0x1p20
#define OG_DIRECTION_SMALL 0x1p-25
#endif

// The support mappings' contracts, in real arithmetic.
/*@ predicate root_of(real s, real m) = 0 <= s && s * s == m;
    predicate within_square(real n, real r) = 0 <= r && n <= r * r;
    // No vector that is as short as the unit vector u, or shorter, leads farther along d; zero for the zero direction.
    predicate leads_along(og_vec3 u, og_vec3 d) = dot(u, u) <= 1 && root_of(dot(u, d), dot(d, d));
    predicate is_divided(og_vec3 u, og_vec3 r, real length) =
      u.x == r.x / length && u.y == r.y / length && u.z == r.z / length;
    predicate in_ball(og_vec3 x, og_vec3 centre, real radius) = within_square(distance2(x, centre), radius);

    lemma root_of_multiple: \forall real s, m, k; k > 0 && root_of(k * s, k * (k * m)) ==> root_of(s, m);
    lemma products_of_multiple: \forall og_vec3 u, r, d, real k; is_scaled(r, k, d) ==>
      dot(u, r) == k * dot(u, d) && dot(r, r) == k * (k * dot(d, d));
    lemma leads_by_multiple: \forall og_vec3 u, r, d, real k;
      k > 0 && is_scaled(r, k, d) && leads_along(u, r) ==> leads_along(u, d);
    lemma leads_by_sense: \forall og_vec3 u, r, d; same_sense(r, d) && leads_along(u, r) ==> leads_along(u, d);
    lemma leads_of_zero: \forall og_vec3 r; dot(r, r) == 0 ==> leads_along(r, r);
    lemma divided_scaled: \forall og_vec3 u, r, real length;
      length > 0 && is_divided(u, r, length) ==> is_scaled(r, length, u);
    lemma leads_of_unit: \forall og_vec3 u, r, real length;
      length > 0 && length * length == dot(r, r) && is_scaled(r, length, u) ==> leads_along(u, r) && dot(u, u) == 1;
    lemma bounded_reach: \forall real q, m, n, s, r;
      bounded(q, m, n) && root_of(s, m) && within_square(n, r) ==> q <= r * s;
    lemma ball_inside: \forall og_vec3 x, centre, u, real radius;
      0 <= radius && dot(u, u) <= 1 && is_moved(x, centre, radius, u) ==> in_ball(x, centre, radius);
    lemma ball_reach: \forall og_vec3 x, centre, u, d, real radius; leads_along(u, d) &&
      in_ball(x, centre, radius) ==> dot(d, x) - dot(d, centre) <= radius * dot(u, d);
    lemma ball_farthest: \forall og_vec3 x, y, c, centre, u, d, real radius;
      leads_along(u, d) && is_moved(y, centre, radius, u) && in_ball(x, c, radius) ==>
      dot(d, x) - dot(d, c) <= dot(d, y) - dot(d, centre);

    predicate is_end(real z, real half, real dz) = (z == half && 0 <= dz) || (z == -half && dz <= 0);
    lemma end_farthest: \forall real z, half, dz, t; is_end(z, half, dz) && -half <= t <= half ==> dz * t <= dz * z;

    // Round about the z axis: f is the flat part of d.
    predicate in_disc(real x, real y, real radius) = within_square(x * x + y * y, radius);
    predicate is_flat(og_vec3 f, og_vec3 d) = f.x == d.x && f.y == d.y && f.z == 0;
    predicate is_rim(og_vec3 p, real radius, og_vec3 u) = p.x == radius * u.x && p.y == radius * u.y;
    lemma schwarz_flat: \forall og_vec3 f, d, x;
      is_flat(f, d) ==> bounded(d.x * x.x + d.y * x.y, dot(f, f), x.x * x.x + x.y * x.y);
    lemma rim_in_disc: \forall og_vec3 p, u, real radius;
      0 <= radius && dot(u, u) <= 1 && is_rim(p, radius, u) ==> in_disc(p.x, p.y, radius);
    lemma rim_farthest: \forall og_vec3 x, f, d, u, real radius;
      is_flat(f, d) && leads_along(u, f) && in_disc(x.x, x.y, radius) ==>
      d.x * x.x + d.y * x.y <= radius * dot(u, f);
    lemma rim_reach: \forall og_vec3 p, f, d, u, real radius;
      is_flat(f, d) && is_rim(p, radius, u) ==> d.x * p.x + d.y * p.y == radius * dot(u, f);
*/

/// The direction times a power of two, with its largest component in range; the zero direction as it is.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures sense: exact_arithmetic ==> same_sense(\result, d); */
static inline og_vec3 og_direction_in_range(og_vec3 d) {
  const og_scalar largest = og_largest(d);
  if (largest >= OG_DIRECTION_SMALL && largest <= OG_DIRECTION_LARGE) return d;
  if (!(largest > 0)) return d;
  return og_vec_times_power(d, -og_exponent_of(largest));
}

/// The direction with length 1 (relative error of each component at most 2 OG_SCALAR_EPSILON); the zero direction as it
/// is.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures along: exact_arithmetic ==> leads_along(\result, d); */
static inline og_vec3 og_direction_unit(og_vec3 d) {
  const og_vec3 r = og_direction_in_range(d);
  const og_scalar length = og_norm(r);
  if (!(length > 0)) {
    //@ assert zero: exact_arithmetic ==> dot(r, r) == 0;
    return r;
  }
  const og_vec3 u = {r.x / length, r.y / length, r.z / length};
  //@ assert divided: exact_arithmetic ==> is_divided(u, r, length);
  //@ assert along: exact_arithmetic ==> leads_along(u, r);
  return u;
}

/// The point of a ball that is farthest along the direction; the centre for the zero direction.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures inside: exact_arithmetic && 0 <= radius ==> in_ball(\result, centre, radius);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x, c; in_ball(x, c, radius) ==>
                        dot(d, x) - dot(d, c) <= dot(d, \result) - dot(d, centre); */
static inline og_vec3 og_ball_point(og_vec3 centre, og_scalar radius, og_vec3 d) {
  return og_add_scaled(centre, radius, og_direction_unit(d));
}

#endif
