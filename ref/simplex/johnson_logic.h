#ifndef OG_JOHNSON_LOGIC_H
#define OG_JOHNSON_LOGIC_H

/// That the sub-simplex which Johnson's test chooses has the point nearest to the origin, in real numbers.
///
/// Let z be the sum of the vertices times their determinants in X. Then z.y is the same for all y of X, an identity of the
/// products y.y', and not less for the other vertices: the determinant of y in X + y is the difference (floor_1, ...).
/// So no vertex lies before the plane through z / D across z, and no point of the simplex is nearer (off_above4). Of all
/// four, D is the square of the volume, so z, which is at right angles to every edge, is zero (zero_of_four).
/// Proved in the model `real` (docs/trust/verification.md), all lemmas included. No code.

#include "ref/simplex/johnson_determinants.h"
#include "ref/simplex/reduce.h"
#include "ref/simplex/simplex_logic.h"

/*@ predicate is_gram_table(og_johnson r, integer n, real aa, real ab, real ac, real ad, real bb, real bc, real bd,
      real cc, real cd, real dd) = are_rows1(r) && (n > 1 ==> are_rows2(r, aa, ab, bb)) && (n > 2 ==> are_rows3(r, aa,
      ab, ac, bb, bc, cc)) && (n > 3 ==> are_rows4(r, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd));
    predicate is_along(real p, real q, real s, real t, real i, real j, real k, real l, real aa, real ab, real ac, real
      ad, real bb, real bc, real bd, real cc, real cd, real dd) = p == sum4(aa, ab, ac, ad, i, j, k, l) && q == sum4(ab,
      bb, bc, bd, i, j, k, l) && s == sum4(ac, bc, cc, cd, i, j, k, l) && t == sum4(ad, bd, cd, dd, i, j, k, l);
    predicate is_level(real h, real p, real i) = i == 0 || p == h;
    predicate is_floor(integer n, real h, real p, real q, real s, real t, real i, real j, real k, real l) =
      is_level(h, p, i) && is_level(h, q, j) && is_level(h, s, k) && is_level(h, t, l) &&
      (0 < n ==> p >= h) && (1 < n ==> q >= h) && (2 < n ==> s >= h) && (3 < n ==> t >= h);
    predicate is_same4(real i, real j, real k, real l, real p, real q, real s, real t) =
      i == p && j == q && k == s && l == t;
    lemma floor_1: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 1 <= n &&
      is_same4(i, j, k, l, 1.0, 0.0, 0.0, 0.0) && (1 < n ==> johnson2(ab, aa) <= 0) && (2 < n ==> johnson2(ac, aa) <= 0)
      && (3 < n ==> johnson2(ad, aa) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd)
      ==> is_floor(n, p, p, q, s, t, i, j, k, l);
    lemma floor_2: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 2 <= n &&
      is_same4(i, j, k, l, 0.0, 1.0, 0.0, 0.0) && (0 < n ==> johnson2(ab, bb) <= 0) && (2 < n ==> johnson2(bc, bb) <= 0)
      && (3 < n ==> johnson2(bd, bb) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd)
      ==> is_floor(n, q, p, q, s, t, i, j, k, l);
    lemma floor_3: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 2 <= n &&
      is_same4(i, j, k, l, johnson2(ab, bb), johnson2(ab, aa), 0.0, 0.0) && (2 < n ==> johnson3(ac, bc, aa, ab, bb) <=
      0) && (3 < n ==> johnson3(ad, bd, aa, ab, bb) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc,
      bd, cc, cd, dd) ==> is_floor(n, p, p, q, s, t, i, j, k, l);
    lemma floor_4: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 3 <= n &&
      is_same4(i, j, k, l, 0.0, 0.0, 1.0, 0.0) && (0 < n ==> johnson2(ac, cc) <= 0) && (1 < n ==> johnson2(bc, cc) <= 0)
      && (3 < n ==> johnson2(cd, cc) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd)
      ==> is_floor(n, s, p, q, s, t, i, j, k, l);
    lemma floor_5: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 3 <= n &&
      is_same4(i, j, k, l, johnson2(ac, cc), 0.0, johnson2(ac, aa), 0.0) && (1 < n ==> johnson3(ab, bc, aa, ac, cc) <=
      0) && (3 < n ==> johnson3(ad, cd, aa, ac, cc) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc,
      bd, cc, cd, dd) ==> is_floor(n, p, p, q, s, t, i, j, k, l);
    lemma floor_6: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 3 <= n &&
      is_same4(i, j, k, l, 0.0, johnson2(bc, cc), johnson2(bc, bb), 0.0) && (0 < n ==> johnson3(ab, ac, bb, bc, cc) <=
      0) && (3 < n ==> johnson3(bd, cd, bb, bc, cc) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc,
      bd, cc, cd, dd) ==> is_floor(n, q, p, q, s, t, i, j, k, l);
    lemma floor_7: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 3 <= n &&
      is_same4(i, j, k, l, johnson3(ab, ac, bb, bc, cc), johnson3(ab, bc, aa, ac, cc), johnson3(ac, bc, aa, ab, bb),
      0.0) && (3 < n ==> johnson4(ad, bd, cd, aa, ab, ac, bb, bc, cc) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab,
      ac, ad, bb, bc, bd, cc, cd, dd) ==> is_floor(n, p, p, q, s, t, i, j, k, l);
    lemma floor_8: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 4 <= n &&
      is_same4(i, j, k, l, 0.0, 0.0, 0.0, 1.0) && (0 < n ==> johnson2(ad, dd) <= 0) && (1 < n ==> johnson2(bd, dd) <= 0)
      && (2 < n ==> johnson2(cd, dd) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd)
      ==> is_floor(n, t, p, q, s, t, i, j, k, l);
    lemma floor_9: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 4 <= n &&
      is_same4(i, j, k, l, johnson2(ad, dd), 0.0, 0.0, johnson2(ad, aa)) && (1 < n ==> johnson3(ab, bd, aa, ad, dd) <=
      0) && (2 < n ==> johnson3(ac, cd, aa, ad, dd) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc,
      bd, cc, cd, dd) ==> is_floor(n, p, p, q, s, t, i, j, k, l);
    lemma floor_10: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 4 <= n &&
      is_same4(i, j, k, l, 0.0, johnson2(bd, dd), 0.0, johnson2(bd, bb)) && (0 < n ==> johnson3(ab, ad, bb, bd, dd) <=
      0) && (2 < n ==> johnson3(bc, cd, bb, bd, dd) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc,
      bd, cc, cd, dd) ==> is_floor(n, q, p, q, s, t, i, j, k, l);
    lemma floor_11: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 4 <= n &&
      is_same4(i, j, k, l, johnson3(ab, ad, bb, bd, dd), johnson3(ab, bd, aa, ad, dd), 0.0, johnson3(ad, bd, aa, ab,
      bb)) && (2 < n ==> johnson4(ac, bc, cd, aa, ab, ad, bb, bd, dd) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab,
      ac, ad, bb, bc, bd, cc, cd, dd) ==> is_floor(n, p, p, q, s, t, i, j, k, l);
    lemma floor_12: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 4 <= n &&
      is_same4(i, j, k, l, 0.0, 0.0, johnson2(cd, dd), johnson2(cd, cc)) && (0 < n ==> johnson3(ac, ad, cc, cd, dd) <=
      0) && (1 < n ==> johnson3(bc, bd, cc, cd, dd) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc,
      bd, cc, cd, dd) ==> is_floor(n, s, p, q, s, t, i, j, k, l);
    lemma floor_13: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 4 <= n &&
      is_same4(i, j, k, l, johnson3(ac, ad, cc, cd, dd), 0.0, johnson3(ac, cd, aa, ad, dd), johnson3(ad, cd, aa, ac,
      cc)) && (1 < n ==> johnson4(ab, bc, bd, aa, ac, ad, cc, cd, dd) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab,
      ac, ad, bb, bc, bd, cc, cd, dd) ==> is_floor(n, p, p, q, s, t, i, j, k, l);
    lemma floor_14: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 4 <= n &&
      is_same4(i, j, k, l, 0.0, johnson3(bc, bd, cc, cd, dd), johnson3(bc, cd, bb, bd, dd), johnson3(bd, cd, bb, bc,
      cc)) && (0 < n ==> johnson4(ab, ac, ad, bb, bc, bd, cc, cd, dd) <= 0) && is_along(p, q, s, t, i, j, k, l, aa, ab,
      ac, ad, bb, bc, bd, cc, cd, dd) ==> is_floor(n, q, p, q, s, t, i, j, k, l);
    lemma floor_15: \forall integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; 4 <= n &&
      is_same4(i, j, k, l, johnson4(ab, ac, ad, bb, bc, bd, cc, cd, dd), johnson4(ab, bc, bd, aa, ac, ad, cc, cd, dd),
      johnson4(ac, bc, cd, aa, ab, ad, bb, bd, dd), johnson4(ad, bd, cd, aa, ab, ac, bb, bc, cc)) && is_along(p, q, s,
      t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ==> is_floor(n, p, p, q, s, t, i, j, k, l);
    lemma region_1: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k,
      l; 1 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 1, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 1) ==> is_floor(n, p,
      p, q, s, t, i, j, k, l);
    lemma region_2: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k,
      l; 2 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 2, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 2) ==> is_floor(n, q,
      p, q, s, t, i, j, k, l);
    lemma region_3: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k,
      l; 2 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 3, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 3) ==> is_floor(n, p,
      p, q, s, t, i, j, k, l);
    lemma region_4: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k,
      l; 3 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 4, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 4) ==> is_floor(n, s,
      p, q, s, t, i, j, k, l);
    lemma region_5: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k,
      l; 3 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 5, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 5) ==> is_floor(n, p,
      p, q, s, t, i, j, k, l);
    lemma region_6: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k,
      l; 3 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 6, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 6) ==> is_floor(n, q,
      p, q, s, t, i, j, k, l);
    lemma region_7: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k,
      l; 3 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 7, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 7) ==> is_floor(n, p,
      p, q, s, t, i, j, k, l);
    lemma region_8: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k,
      l; 4 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 8, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 8) ==> is_floor(n, t,
      p, q, s, t, i, j, k, l);
    lemma region_9: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k,
      l; 4 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 9, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 9) ==> is_floor(n, p,
      p, q, s, t, i, j, k, l);
    lemma region_10: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j,
      k, l; 4 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 10, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 10) ==> is_floor(n,
      q, p, q, s, t, i, j, k, l);
    lemma region_11: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j,
      k, l; 4 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 11, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 11) ==> is_floor(n,
      p, p, q, s, t, i, j, k, l);
    lemma region_12: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j,
      k, l; 4 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 12, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 12) ==> is_floor(n,
      s, p, q, s, t, i, j, k, l);
    lemma region_13: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j,
      k, l; 4 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 13, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 13) ==> is_floor(n,
      p, p, q, s, t, i, j, k, l);
    lemma region_14: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j,
      k, l; 4 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 14, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && are_behind(r, 14) ==> is_floor(n,
      q, p, q, s, t, i, j, k, l);
    lemma region_15: \forall og_johnson r, integer n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j,
      k, l; 4 <= n && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 15, i, j, k, l) &&
      is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_interior(r, 15) ==> is_floor(n, p,
      p, q, s, t, i, j, k, l);
    // Vectors: z as (x, y, z), the sum of a, b, c, d times i, j, k, l, of which those beyond n are zero.
    predicate is_sum4(real x, real y, real z, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real i, real j, real k,
      real l) =
      x == sum4(a.x, b.x, c.x, d.x, i, j, k, l) && y == sum4(a.y, b.y, c.y, d.y, i, j, k, l) &&
      z == sum4(a.z, b.z, c.z, d.z, i, j, k, l);
    logic real dot3(real x, real y, real z, og_vec3 v) = x * v.x + y * v.y + z * v.z;
    lemma along_of: \forall og_vec3 a, b, c, d, real x, y, z, i, j, k, l; is_sum4(x, y, z, a, b, c, d, i, j, k, l) ==>
      is_along(dot3(x, y, z, a), dot3(x, y, z, b), dot3(x, y, z, c), dot3(x, y, z, d), i, j, k, l, dot(a, a), dot(a, b),
               dot(a, c), dot(a, d), dot(b, b), dot(b, c), dot(b, d), dot(c, c), dot(c, d), dot(d, d));
    lemma length_of_sum: \forall og_vec3 a, b, c, d, real x, y, z, i, j, k, l;
      is_sum4(x, y, z, a, b, c, d, i, j, k, l) ==> length2(x, y, z) ==
        sum4(dot3(x, y, z, a), dot3(x, y, z, b), dot3(x, y, z, c), dot3(x, y, z, d), i, j, k, l);
    predicate is_total(real m, real i, real j, real k, real l) = m == i + j + k + l;
    lemma floor_sum: \forall integer n, real h, m, p, q, s, t, i, j, k, l; is_floor(n, h, p, q, s, t, i, j, k, l) &&
      is_total(m, i, j, k, l) ==> is_times_of(h, m, sum4(p, q, s, t, i, j, k, l));
    // z / m is not before the plane across v.
    predicate reaches(real m, real x, real y, real z, og_vec3 v) = m * dot3(x, y, z, v) >= length2(x, y, z);
    lemma reaches_of: \forall real m, h, x, y, z, og_vec3 v; m > 0 && is_times_of(h, m, length2(x, y, z)) &&
      dot3(x, y, z, v) >= h ==>
      reaches(m, x, y, z, v);
    predicate reached(integer n, real m, real x, real y, real z, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      (0 < n ==> reaches(m, x, y, z, a)) && (1 < n ==> reaches(m, x, y, z, b)) && (2 < n ==> reaches(m, x, y, z, c)) &&
      (3 < n ==> reaches(m, x, y, z, d));
    lemma reached_of_floor: \forall integer n, og_vec3 a, b, c, d, real h, m, x, y, z, i, j, k, l;
      m > 0 && is_total(m, i, j, k, l) && is_sum4(x, y, z, a, b, c, d, i, j, k, l) &&
      is_floor(n, h, dot3(x, y, z, a), dot3(x, y, z, b), dot3(x, y, z, c), dot3(x, y, z, d), i, j, k, l) ==>
      reached(n, m, x, y, z, a, b, c, d);
    predicate are_counted(integer n, integer X) = 1 <= X < 16 && (X >= 2 ==> n > 1) && (X >= 4 ==> n > 2) &&
      (X >= 8 ==> n > 3);
    predicate is_chosen(og_johnson r, integer X, integer n) = are_counted(n, X) && is_interior(r, X) &&
      are_behind(r, X);
    predicate has_floor(integer n, real p, real q, real s, real t, real i, real j, real k, real l) =
      is_floor(n, p, p, q, s, t, i, j, k, l) || is_floor(n, q, p, q, s, t, i, j, k, l) ||
      is_floor(n, s, p, q, s, t, i, j, k, l) || is_floor(n, t, p, q, s, t, i, j, k, l);
    lemma region: \forall og_johnson r, integer X, n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j,
      k, l; is_chosen(r, X, n) && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, X, i, j, k,
      l) && is_along(p, q, s, t, i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ==> has_floor(n, p, q, s, t, i, j,
      k, l);
    predicate is_padded(integer n, real i, real j, real k, real l) =
      (n <= 1 ==> j == 0) && (n <= 2 ==> k == 0) && (n <= 3 ==> l == 0);
    predicate are_heavy(integer n, real i, real j, real k, real l) =
      not_negative(i, j, k, l) && i + j + k + l > 0 && is_padded(n, i, j, k, l);
    lemma heavy: \forall og_johnson r, integer X, n, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, i, j, k, l;
      are_counted(n, X) && is_interior(r, X) && is_gram_table(r, n, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r,
      X, i, j, k, l) ==> are_heavy(n, i, j, k, l);
    lemma reached_of_row: \forall og_johnson r, integer X, n, og_vec3 a, b, c, d, real m, x, y, z, i, j, k, l;
      is_chosen(r, X, n) && is_gram_table(r, n, dot(a, a), dot(a, b), dot(a, c), dot(a, d), dot(b, b), dot(b, c), dot(b,
      d), dot(c, c), dot(c, d), dot(d, d)) && is_row(r, X, i, j, k, l) && is_sum4(x, y, z, a, b, c, d, i, j, k, l) &&
      is_total(m, i, j, k, l) && m > 0 ==> reached(n, m, x, y, z, a, b, c, d);
    logic real gram3(real ee, real ef, real eg, real ff, real fg, real gg) =
      ee * (ff * gg - fg * fg) - ef * (ef * gg - fg * eg) + eg * (ef * fg - ff * eg);
    // Back to the vertices themselves.
    lemma cancelled: \forall real m, k, f, g; m > 0 && k > 0 && m * (k * (m * (k * f))) >= (k * m) * ((k * m) * g) ==>
      f >= g;
    predicate is_times3(real x, real y, real z, real k, og_vec3 p) = x == k * p.x && y == k * p.y && z == k * p.z;
    lemma reached_in_unit: \forall real m, k, x, y, z, og_vec3 u, v, p; m > 0 && k > 0 &&
      is_times3(x, y, z, k * m, p) &&
      is_scaled(u, k, v) && reaches(m, x, y, z, u) ==> dot(p, v) >= dot(p, p);
    // No point of a tetrahedron is nearer than q where no corner lies before the plane through q across q.
    predicate above4(og_vec3 q, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) = dot(q, a) >= dot(q, q) &&
      dot(q, b) >= dot(q, q) && dot(q, c) >= dot(q, q) && dot(q, d) >= dot(q, q);
    lemma above4_parts: \forall og_vec3 q, a, b, c, d, real i, j, k, l;
      far4(a, b, c, d, i, j, k, l) == off_by(dot(q, q), i + j + k + l) +
        length2(sum4(a.x - q.x, b.x - q.x, c.x - q.x, d.x - q.x, i, j, k, l),
                sum4(a.y - q.y, b.y - q.y, c.y - q.y, d.y - q.y, i, j, k, l),
                sum4(a.z - q.z, b.z - q.z, c.z - q.z, d.z - q.z, i, j, k, l)) +
        2 * ((i + j + k + l) * sum4(dot(q, a) - dot(q, q), dot(q, b) - dot(q, q), dot(q, c) - dot(q, q),
                                    dot(q, d) - dot(q, q), i, j, k, l));
    lemma surplus4: \forall real i, j, k, l, x, y, z, t; not_negative(i, j, k, l) && not_negative(x, y, z, t) ==>
      (i + j + k + l) * sum4(x, y, z, t, i, j, k, l) >= 0;
    lemma off_above4: \forall og_vec3 q, a, b, c, d; above4(q, a, b, c, d) ==> off4(dot(q, q), a, b, c, d);
    // Inside: the sum of the four determinants is the square of the volume, and z is the origin.
    lemma sum_of_four: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, i, j, k, l; i == johnson4(ab, ac, ad, bb,
      bc, bd, cc, cd, dd) && j == johnson4(ab, bc, bd, aa, ac, ad, cc, cd, dd) && k == johnson4(ac, bc, cd, aa, ab, ad,
      bb, bd, dd) && l == johnson4(ad, bd, cd, aa, ab, ac, bb, bc, cc) ==> i + j + k + l == gram3(aa - 2 * ab + bb, aa -
      ab - ac + bc, aa - ab - ad + bd, aa - 2 * ac + cc, aa - ac - ad + cd, aa - 2 * ad + dd);
    lemma gram_of_corners: \forall og_vec3 a, b, c, d; gram3(dot(a, a) - 2 * dot(a, b) + dot(b, b),
        dot(a, a) - dot(a, b) - dot(a, c) + dot(b, c), dot(a, a) - dot(a, b) - dot(a, d) + dot(b, d),
        dot(a, a) - 2 * dot(a, c) + dot(c, c), dot(a, a) - dot(a, c) - dot(a, d) + dot(c, d),
        dot(a, a) - 2 * dot(a, d) + dot(d, d)) == whole4(a, b, c, d) * whole4(a, b, c, d);
    logic real along_edge(real x, real y, real z, og_vec3 a, og_vec3 b) = dot3(x, y, z, b) - dot3(x, y, z, a);
    predicate is_mixed(real f, real p, real q, real s, real i, real j, real k) = f == p * i + q * j + s * k;
    lemma mixed_x: \forall og_vec3 a, b, c, d, real x, y, z; is_mixed(x * whole4(a, b, c, d), along_edge(x, y, z, a, b),
      along_edge(x, y, z, a, c), along_edge(x, y, z, a, d), turn_x(a, c, d), turn_x(a, d, b), turn_x(a, b, c));
    lemma mixed_y: \forall og_vec3 a, b, c, d, real x, y, z; is_mixed(y * whole4(a, b, c, d), along_edge(x, y, z, a, b),
      along_edge(x, y, z, a, c), along_edge(x, y, z, a, d), turn_y(a, c, d), turn_y(a, d, b), turn_y(a, b, c));
    lemma mixed_z: \forall og_vec3 a, b, c, d, real x, y, z; is_mixed(z * whole4(a, b, c, d), along_edge(x, y, z, a, b),
      along_edge(x, y, z, a, c), along_edge(x, y, z, a, d), turn_z(a, c, d), turn_z(a, d, b), turn_z(a, b, c));
    lemma mixed_zero: \forall real f, p, q, s, i, j, k; is_mixed(f, p, q, s, i, j, k) && p == 0 && q == 0 && s == 0 ==>
      f == 0;
    predicate is_zero_by(real x, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) = x * whole4(a, b, c, d) == 0;
    lemma across_x: \forall og_vec3 a, b, c, d, real x, y, z; along_edge(x, y, z, a, b) == 0 &&
      along_edge(x, y, z, a, c) == 0 &&
      along_edge(x, y, z, a, d) == 0 && is_mixed(x * whole4(a, b, c, d), along_edge(x, y, z, a, b),
      along_edge(x, y, z, a, c), along_edge(x, y, z, a, d), turn_x(a, c, d), turn_x(a, d, b), turn_x(a, b, c)) ==>
      is_zero_by(x, a, b, c, d);
    lemma across_y: \forall og_vec3 a, b, c, d, real x, y, z; along_edge(x, y, z, a, b) == 0 &&
      along_edge(x, y, z, a, c) == 0 &&
      along_edge(x, y, z, a, d) == 0 && is_mixed(y * whole4(a, b, c, d), along_edge(x, y, z, a, b),
      along_edge(x, y, z, a, c), along_edge(x, y, z, a, d), turn_y(a, c, d), turn_y(a, d, b), turn_y(a, b, c)) ==>
      is_zero_by(y, a, b, c, d);
    lemma across_z: \forall og_vec3 a, b, c, d, real x, y, z; along_edge(x, y, z, a, b) == 0 &&
      along_edge(x, y, z, a, c) == 0 &&
      along_edge(x, y, z, a, d) == 0 && is_mixed(z * whole4(a, b, c, d), along_edge(x, y, z, a, b),
      along_edge(x, y, z, a, c), along_edge(x, y, z, a, d), turn_z(a, c, d), turn_z(a, d, b), turn_z(a, b, c)) ==>
      is_zero_by(z, a, b, c, d);
    lemma zero_of_product: \forall real x, f, m; m == f * f && m > 0 && x * f == 0 ==> x == 0;
    predicate is_square_of(real m, real f) = m == f * f;
    lemma zero_by: \forall og_vec3 a, b, c, d, real x, m;
      is_zero_by(x, a, b, c, d) && is_square_of(m, whole4(a, b, c, d)) && m > 0 ==> x == 0;
    lemma mass_of_four: \forall og_johnson r, og_vec3 a, b, c, d, real m, i, j, k, l; is_gram_table(r, 4, dot(a, a),
      dot(a, b), dot(a, c), dot(a, d), dot(b, b), dot(b, c), dot(b, d), dot(c, c), dot(c, d), dot(d, d)) && is_row(r,
      15, i, j, k, l) && is_total(m, i, j, k, l) ==> is_square_of(m, whole4(a, b, c, d));
    lemma level4: \forall real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l; is_same4(i, j, k, l,
      johnson4(ab, ac, ad, bb, bc, bd, cc, cd, dd), johnson4(ab, bc, bd, aa, ac, ad, cc, cd, dd), johnson4(ac, bc, cd,
      aa, ab, ad, bb, bd, dd), johnson4(ad, bd, cd, aa, ab, ac, bb, bc, cc)) && is_along(p, q, s, t, i, j, k, l, aa, ab,
      ac, ad, bb, bc, bd, cc, cd, dd) ==> q - p == 0 && s - p == 0 && t - p == 0;
    lemma level_of_four: \forall og_johnson r, real aa, ab, ac, ad, bb, bc, bd, cc, cd, dd, p, q, s, t, i, j, k, l;
      is_gram_table(r, 4, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) && is_row(r, 15, i, j, k, l) && is_along(p, q, s, t,
      i, j, k, l, aa, ab, ac, ad, bb, bc, bd, cc, cd, dd) ==> q - p == 0 && s - p == 0 && t - p == 0;
    lemma zero_of_four: \forall og_johnson r, og_vec3 a, b, c, d, real m, x, y, z, i, j, k, l; is_gram_table(r, 4,
      dot(a, a), dot(a, b), dot(a, c), dot(a, d), dot(b, b), dot(b, c), dot(b, d), dot(c, c), dot(c, d), dot(d, d)) &&
      is_row(r, 15, i, j, k, l) && is_total(m, i, j, k, l) && m > 0 && is_sum4(x, y, z, a, b, c, d, i, j, k, l) ==> x ==
      0 && y == 0 && z == 0;
    lemma same_of_times: \forall real m, x, y, f; m > 0 && is_times_of(m, x, f) && is_times_of(m, y, f) ==> x == y;
    // By the row of a set.
    predicate is_scaled_until(integer k, integer n, real e, real u, real v) = k < n ==> is_times_of(e, v, u);
    predicate is_moment1(real m, real p, real i, real a) = m * p == i * a;
    lemma moment_of_1: \forall real m, p, i, j, k, l, a, b, c, d; is_times_of(m, p, moment4(1, i, j, k, l, a, b, c,
      d)) ==> is_moment1(m, p, i, a);
    lemma sum_scaled_1: \forall real e, m, p, i, j, k, l, a, f, g, h, o; is_moment1(m, p, i, a) && is_times_of(e, a,
      f) && j == 0 && k == 0 && l == 0 ==> sum4(f, g, h, o, i, j, k, l) == (e * m) * p;
    predicate is_moment2(real m, real p, real i, real j, real a, real b) = m * p == i * a + j * b;
    lemma moment_of_2: \forall real m, p, i, j, k, l, a, b, c, d; is_times_of(m, p, moment4(2, i, j, k, l, a, b, c,
      d)) ==> is_moment2(m, p, i, j, a, b);
    lemma sum_scaled_2: \forall real e, m, p, i, j, k, l, a, b, f, g, h, o; is_moment2(m, p, i, j, a, b) &&
      is_times_of(e, a, f) && is_times_of(e, b, g) && k == 0 && l == 0 ==> sum4(f, g, h, o, i, j, k, l) == (e * m) * p;
    predicate is_moment3(real m, real p, real i, real j, real k, real a, real b, real c) = m * p == i * a + j * b + k
      * c;
    lemma moment_of_3: \forall real m, p, i, j, k, l, a, b, c, d; is_times_of(m, p, moment4(3, i, j, k, l, a, b, c,
      d)) ==> is_moment3(m, p, i, j, k, a, b, c);
    lemma sum_scaled_3: \forall real e, m, p, i, j, k, l, a, b, c, f, g, h, o; is_moment3(m, p, i, j, k, a, b, c) &&
      is_times_of(e, a, f) && is_times_of(e, b, g) && is_times_of(e, c, h) && l == 0 ==> sum4(f, g, h, o, i, j, k, l) ==
      (e * m) * p;
    predicate is_moment4(real m, real p, real i, real j, real k, real l, real a, real b, real c, real d) = m * p == i
      * a + j * b + k * c + l * d;
    lemma moment_of_4: \forall real m, p, i, j, k, l, a, b, c, d; is_times_of(m, p, moment4(4, i, j, k, l, a, b, c,
      d)) ==> is_moment4(m, p, i, j, k, l, a, b, c, d);
    lemma sum_scaled_4: \forall real e, m, p, i, j, k, l, a, b, c, d, f, g, h, o; is_moment4(m, p, i, j, k, l, a, b,
      c, d) && is_times_of(e, a, f) && is_times_of(e, b, g) && is_times_of(e, c, h) && is_times_of(e, d, o) ==> sum4(f,
      g, h, o, i, j, k, l) == (e * m) * p;
    lemma sum_scaled: \forall integer n, real e, m, p, i, j, k, l, a, b, c, d, f, g, h, o; 1 <= n <= 4 &&
      is_scaled_until(0, n, e, f, a) && is_scaled_until(1, n, e, g, b) && is_scaled_until(2, n, e, h, c) &&
      is_scaled_until(3, n, e, o, d) && is_padded(n, i, j, k, l) &&
      is_times_of(m, p, moment4(n, i, j, k, l, a, b, c, d)) ==>
      sum4(f, g, h, o, i, j, k, l) == (e * m) * p;
    // Of the code's arrays.
    predicate is_in_unit{L}(og_vec3 *u, real e, og_simplex *s) = e > 0 &&
      (0 < s->count ==> is_scaled(u[0], e, s->vertex[0].w)) && (1 < s->count ==> is_scaled(u[1], e, s->vertex[1].w)) &&
      (2 < s->count ==> is_scaled(u[2], e, s->vertex[2].w)) && (3 < s->count ==> is_scaled(u[3], e, s->vertex[3].w));
    lemma table_of_gram{L}: \forall og_johnson r, og_vec3 *u, integer n; is_table(r, u, n) ==> is_gram_table(r, n,
      dot(u[0], u[0]), dot(u[0], u[1]), dot(u[0], u[2]), dot(u[0], u[3]), dot(u[1], u[1]), dot(u[1], u[2]),
      dot(u[1], u[3]), dot(u[2], u[2]), dot(u[2], u[3]), dot(u[3], u[3]));
    lemma mass_of_row{L}: \forall og_scalar *w, integer n; 1 <= n <= 4 && is_padded(n, w[0], w[1], w[2], w[3]) ==>
      is_total(mass(w, n), w[0], w[1], w[2], w[3]);
    lemma row_is_heavy{L}: \forall og_scalar *w, integer n; 1 <= n <= 4 && are_heavy(n, w[0], w[1], w[2], w[3]) ==>
      is_heavy(w, n);
    lemma heavy_row{L}: \forall og_johnson r, integer X, og_vec3 *u, og_scalar *w, integer n; 1 <= n <= 4 &&
      are_counted(n, X) && is_interior(r, X) && is_table(r, u, n) && is_row_at(w, r, X) ==>
      are_heavy(n, w[0], w[1], w[2], w[3]);
    predicate are_scaled_x{L}(og_vec3 *u, real e, og_simplex *s) =
      is_scaled_until(0, s->count, e, u[0].x, s->vertex[0].w.x) &&
      is_scaled_until(1, s->count, e, u[1].x, s->vertex[1].w.x) &&
      is_scaled_until(2, s->count, e, u[2].x, s->vertex[2].w.x) &&
      is_scaled_until(3, s->count, e, u[3].x, s->vertex[3].w.x);
    lemma scaled_x{L}: \forall og_vec3 *u, og_simplex *s, real e; is_in_unit(u, e, s) ==> are_scaled_x(u, e, s);
    predicate are_scaled_y{L}(og_vec3 *u, real e, og_simplex *s) =
      is_scaled_until(0, s->count, e, u[0].y, s->vertex[0].w.y) &&
      is_scaled_until(1, s->count, e, u[1].y, s->vertex[1].w.y) &&
      is_scaled_until(2, s->count, e, u[2].y, s->vertex[2].w.y) &&
      is_scaled_until(3, s->count, e, u[3].y, s->vertex[3].w.y);
    lemma scaled_y{L}: \forall og_vec3 *u, og_simplex *s, real e; is_in_unit(u, e, s) ==> are_scaled_y(u, e, s);
    predicate are_scaled_z{L}(og_vec3 *u, real e, og_simplex *s) =
      is_scaled_until(0, s->count, e, u[0].z, s->vertex[0].w.z) &&
      is_scaled_until(1, s->count, e, u[1].z, s->vertex[1].w.z) &&
      is_scaled_until(2, s->count, e, u[2].z, s->vertex[2].w.z) &&
      is_scaled_until(3, s->count, e, u[3].z, s->vertex[3].w.z);
    lemma scaled_z{L}: \forall og_vec3 *u, og_simplex *s, real e; is_in_unit(u, e, s) ==> are_scaled_z(u, e, s);
    lemma sum_in_unit_x{L}: \forall real p, og_vec3 *u, og_simplex *s, og_scalar *w, integer n, real e; 1 <= n <= 4 &&
      n == s->count && are_scaled_x(u, e, s) && is_padded(n, w[0], w[1], w[2], w[3]) &&
      is_times_of(mass(w, n), p, moment_x(s, w, n)) ==>
      sum4(u[0].x, u[1].x, u[2].x, u[3].x, w[0], w[1], w[2], w[3]) == (e * mass(w, n)) * p;
    lemma sum_in_unit_y{L}: \forall real p, og_vec3 *u, og_simplex *s, og_scalar *w, integer n, real e; 1 <= n <= 4 &&
      n == s->count && are_scaled_y(u, e, s) && is_padded(n, w[0], w[1], w[2], w[3]) &&
      is_times_of(mass(w, n), p, moment_y(s, w, n)) ==>
      sum4(u[0].y, u[1].y, u[2].y, u[3].y, w[0], w[1], w[2], w[3]) == (e * mass(w, n)) * p;
    lemma sum_in_unit_z{L}: \forall real p, og_vec3 *u, og_simplex *s, og_scalar *w, integer n, real e; 1 <= n <= 4 &&
      n == s->count && are_scaled_z(u, e, s) && is_padded(n, w[0], w[1], w[2], w[3]) &&
      is_times_of(mass(w, n), p, moment_z(s, w, n)) ==>
      sum4(u[0].z, u[1].z, u[2].z, u[3].z, w[0], w[1], w[2], w[3]) == (e * mass(w, n)) * p;
    lemma sum_in_unit{L}: \forall og_vec3 p, *u, og_simplex *s, og_scalar *w, integer n, real e; 1 <= n <= 4 &&
      n == s->count && is_in_unit(u, e, s) && is_padded(n, w[0], w[1], w[2], w[3]) && is_point(p, s, w, n) ==>
      is_times3(sum4(u[0].x, u[1].x, u[2].x, u[3].x, w[0], w[1], w[2], w[3]),
                sum4(u[0].y, u[1].y, u[2].y, u[3].y, w[0], w[1], w[2], w[3]),
                sum4(u[0].z, u[1].z, u[2].z, u[3].z, w[0], w[1], w[2], w[3]), e * mass(w, n), p);
    lemma sums_reached{L}: \forall og_johnson r, integer X, n, og_vec3 *u, og_scalar *w; 1 <= n <= 4 &&
      is_chosen(r, X, n) && is_table(r, u, n) && is_row_at(w, r, X) ==>
      is_sum4(sum4(u[0].x, u[1].x, u[2].x, u[3].x, w[0], w[1], w[2], w[3]),
        sum4(u[0].y, u[1].y, u[2].y, u[3].y, w[0], w[1], w[2], w[3]),
        sum4(u[0].z, u[1].z, u[2].z, u[3].z, w[0], w[1], w[2], w[3]), u[0], u[1], u[2], u[3], w[0], w[1], w[2], w[3]) &&
      reached(n, mass(w, n),
        sum4(u[0].x, u[1].x, u[2].x, u[3].x, w[0], w[1], w[2], w[3]),
        sum4(u[0].y, u[1].y, u[2].y, u[3].y, w[0], w[1], w[2], w[3]),
        sum4(u[0].z, u[1].z, u[2].z, u[3].z, w[0], w[1], w[2], w[3]), u[0], u[1], u[2], u[3]);
    predicate is_above{L}(og_vec3 p, og_simplex *s) =
      (0 < s->count ==> dot(p, s->vertex[0].w) >= dot(p, p)) &&
      (1 < s->count ==> dot(p, s->vertex[1].w) >= dot(p, p)) &&
      (2 < s->count ==> dot(p, s->vertex[2].w) >= dot(p, p)) && (3 < s->count ==> dot(p, s->vertex[3].w) >= dot(p, p));
    lemma above_of_reached{L}: \forall og_vec3 p, *u, og_simplex *s, real m, e, x, y, z; m > 0 && is_in_unit(u, e, s) &&
      is_times3(x, y, z, e * m, p) && reached(s->count, m, x, y, z, u[0], u[1], u[2], u[3]) ==> is_above(p, s);
    lemma above_row{L}: \forall og_vec3 p, *u, og_simplex *s, og_scalar *w, og_johnson r, integer X, real e;
      1 <= s->count <= 4 && is_in_unit(u, e, s) && is_table(r, u, s->count) && is_chosen(r, X, s->count) &&
      is_row_at(w, r, X) && is_point(p, s, w, s->count) ==> is_above(p, s);
    lemma off_along_above: \forall og_vec3 p, a; dot(p, a) >= dot(p, p) ==> dot(p, p) <= dot(a, a);
    lemma off_above_one{L}: \forall og_vec3 p, og_simplex *s; s->count == 1 && is_above(p, s) ==>
      off_simplex(dot(p, p), s);
    lemma off_above_two{L}: \forall og_vec3 p, og_simplex *s; s->count == 2 && is_above(p, s) ==>
      off_simplex(dot(p, p), s);
    lemma off_above_three{L}: \forall og_vec3 p, og_simplex *s;
      s->count == 3 && is_above(p, s) ==> off_simplex(dot(p, p), s);
    lemma off_above_four{L}: \forall og_vec3 p, og_simplex *s; s->count == 4 && is_above(p, s) ==>
      off_simplex(dot(p, p), s);
    lemma off_simplex_above{L}: \forall og_vec3 p, og_simplex *s; 1 <= s->count <= 4 && is_above(p, s) ==>
      off_simplex(dot(p, p), s);
    // Where all four are kept.
    predicate is_nil(real i, real j, real k, real l, real a, real b, real c, real d) =
      i * a + j * b + k * c + l * d == 0;
    lemma nil_of_scaled: \forall real e, i, j, k, l, a, b, c, d, f, g, h, o; e > 0 && is_times_of(e, a, f) &&
      is_times_of(e, b, g) && is_times_of(e, c, h) && is_times_of(e, d, o) && sum4(f, g, h, o, i, j, k, l) == 0 ==>
      is_nil(i, j, k, l, a, b, c, d);
    lemma moment_nil: \forall integer n, real m, p, i, j, k, l, a, b, c, d; n == 4 && is_nil(i, j, k, l, a, b, c, d) &&
      p == 0 ==>
      is_times_of(m, p, moment4(n, i, j, k, l, a, b, c, d));
    predicate are_all_ahead{L}(og_scalar *w) = w[0] > 0 && w[1] > 0 && w[2] > 0 && w[3] > 0;
    lemma only_of_four{L}: \forall og_johnson r, integer X, n, og_vec3 *u, og_scalar *w; n <= 4 && are_counted(n, X) &&
      is_table(r, u, n) && is_row_at(w, r, X) && are_all_ahead(w) ==> X == 15 && n == 4;
    lemma sums_zero{L}: \forall og_johnson r, og_vec3 *u, og_scalar *w; is_table(r, u, 4) && is_row_at(w, r, 15) &&
      are_all_ahead(w) ==>
      is_sum4(sum4(u[0].x, u[1].x, u[2].x, u[3].x, w[0], w[1], w[2], w[3]),
        sum4(u[0].y, u[1].y, u[2].y, u[3].y, w[0], w[1], w[2], w[3]),
        sum4(u[0].z, u[1].z, u[2].z, u[3].z, w[0], w[1], w[2], w[3]), u[0], u[1], u[2], u[3], w[0], w[1], w[2], w[3]) &&
      is_total(w[0] + w[1] + w[2] + w[3], w[0], w[1], w[2], w[3]) &&
      sum4(u[0].x, u[1].x, u[2].x, u[3].x, w[0], w[1], w[2], w[3]) == 0 &&
      sum4(u[0].y, u[1].y, u[2].y, u[3].y, w[0], w[1], w[2], w[3]) == 0 &&
      sum4(u[0].z, u[1].z, u[2].z, u[3].z, w[0], w[1], w[2], w[3]) == 0;
    lemma origin_x{L}: \forall real p, m, og_vec3 *u, og_simplex *s, og_scalar *w, real e; e > 0 && s->count == 4 &&
      are_scaled_x(u, e, s) && sum4(u[0].x, u[1].x, u[2].x, u[3].x, w[0], w[1], w[2], w[3]) == 0 && p == 0 ==>
      is_times_of(m, p, moment_x(s, w, s->count));
    lemma origin_y{L}: \forall real p, m, og_vec3 *u, og_simplex *s, og_scalar *w, real e; e > 0 && s->count == 4 &&
      are_scaled_y(u, e, s) && sum4(u[0].y, u[1].y, u[2].y, u[3].y, w[0], w[1], w[2], w[3]) == 0 && p == 0 ==>
      is_times_of(m, p, moment_y(s, w, s->count));
    lemma origin_z{L}: \forall real p, m, og_vec3 *u, og_simplex *s, og_scalar *w, real e; e > 0 && s->count == 4 &&
      are_scaled_z(u, e, s) && sum4(u[0].z, u[1].z, u[2].z, u[3].z, w[0], w[1], w[2], w[3]) == 0 && p == 0 ==>
      is_times_of(m, p, moment_z(s, w, s->count));
    lemma origin_of_row{L}: \forall og_vec3 p, *u, og_simplex *s, og_scalar *w, og_johnson r, integer X, real e;
      1 <= s->count <= 4 && is_in_unit(u, e, s) && is_table(r, u, s->count) && are_counted(s->count, X) &&
      is_row_at(w, r, X) && are_all_ahead(w) && is_origin(p) ==> is_point(p, s, w, s->count);
*/

#endif
