#ifndef OG_UNIT_LOGIC_H
#define OG_UNIT_LOGIC_H

/// From the first n of four points in another unit to the points themselves, in real numbers: what their weights make,
/// and how far from the origin they stay. Proved in the model `real` (docs/trust/verification.md), all lemmas included.
/// No code.

#include "ref/simplex/simplex_logic.h"

/*@ predicate in_unit(integer n, og_vec3 e, og_vec3 f, og_vec3 g, og_vec3 i, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d,
                      real k) = k > 0 && (0 < n ==> is_scaled(e, k, a)) && (1 < n ==> is_scaled(f, k, b)) &&
      (2 < n ==> is_scaled(g, k, c)) && (3 < n ==> is_scaled(i, k, d));
    predicate is_moment(real m, integer n, real x, real y, real z, real t, real a, real b, real c, real d) =
      m == moment4(n, x, y, z, t, a, b, c, d);
    lemma moment_itself: \forall integer n, real x, y, z, t, a, b, c, d;
      is_moment(moment4(n, x, y, z, t, a, b, c, d), n, x, y, z, t, a, b, c, d);
    predicate corners_make(integer n, og_vec3 p, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real x, real y, real z,
                           real t) = is_moment(p.x, n, x, y, z, t, a.x, b.x, c.x, d.x) &&
      is_moment(p.y, n, x, y, z, t, a.y, b.y, c.y, d.y) && is_moment(p.z, n, x, y, z, t, a.z, b.z, c.z, d.z);

    // Sums of one to four terms (each by itself) with all numbers but the weights in another unit.
    predicate is_times_k(real e, real k, real a) = e == k * a;
    logic real sum2(real a, real b, real x, real y) = x * a + y * b;
    lemma moment_one: \forall real x, y, z, t, a, b, c, d; moment4(1, x, y, z, t, a, b, c, d) == x * a;
    lemma moment_two: \forall real x, y, z, t, a, b, c, d; moment4(2, x, y, z, t, a, b, c, d) == sum2(a, b, x, y);
    lemma moment_three: \forall real x, y, z, t, a, b, c, d;
      moment4(3, x, y, z, t, a, b, c, d) == sum3(a, b, c, x, y, z);
    lemma moment_four: \forall real x, y, z, t, a, b, c, d;
      moment4(4, x, y, z, t, a, b, c, d) == sum4(a, b, c, d, x, y, z, t);
    lemma sum2_in_unit: \forall real k, x, y, a, b, e, f;
      is_times_k(e, k, a) && is_times_k(f, k, b) ==> is_times_k(sum2(e, f, x, y), k, sum2(a, b, x, y));
    lemma sum3_in_unit: \forall real k, x, y, z, a, b, c, e, f, g; is_times_k(e, k, a) && is_times_k(f, k, b) &&
      is_times_k(g, k, c) ==> is_times_k(sum3(e, f, g, x, y, z), k, sum3(a, b, c, x, y, z));
    lemma sum4_in_unit: \forall real k, x, y, z, t, a, b, c, d, e, f, g, i; is_times_k(e, k, a) &&
      is_times_k(f, k, b) &&
      is_times_k(g, k, c) && is_times_k(i, k, d) ==>
      is_times_k(sum4(e, f, g, i, x, y, z, t), k, sum4(a, b, c, d, x, y, z, t));
    lemma moment_of_one: \forall real k, x, y, z, t, a, b, c, d, e, f, g, i;
      is_times_k(e, k, a) ==> is_times_k(moment4(1, x, y, z, t, e, f, g, i), k, moment4(1, x, y, z, t, a, b, c, d));
    lemma moment_of_two: \forall real k, x, y, z, t, a, b, c, d, e, f, g, i; is_times_k(e, k, a) &&
      is_times_k(f, k, b) ==> is_times_k(moment4(2, x, y, z, t, e, f, g, i), k, moment4(2, x, y, z, t, a, b, c, d));
    lemma moment_of_three: \forall real k, x, y, z, t, a, b, c, d, e, f, g, i; is_times_k(e, k, a) &&
      is_times_k(f, k, b) && is_times_k(g, k, c) ==>
      is_times_k(moment4(3, x, y, z, t, e, f, g, i), k, moment4(3, x, y, z, t, a, b, c, d));
    lemma moment_of_four: \forall real k, x, y, z, t, a, b, c, d, e, f, g, i; is_times_k(e, k, a) &&
      is_times_k(f, k, b) && is_times_k(g, k, c) && is_times_k(i, k, d) ==>
      is_times_k(moment4(4, x, y, z, t, e, f, g, i), k, moment4(4, x, y, z, t, a, b, c, d));
    lemma one_in_unit: \forall real k, p, q, m, r; k > 0 && is_times_k(m, k, r) && is_times_k(q, k, p) &&
      q == m ==> p == r;
    predicate is_among_unit(integer j, integer n, real k, real e, real a) = j < n ==> is_times_k(e, k, a);
    lemma moment_in_unit: \forall integer n, real k, u, v, x, y, z, t, a, b, c, d, e, f, g, i; 1 <= n <= 4 &&
      is_moment(u, n, x, y, z, t, e, f, g, i) && is_moment(v, n, x, y, z, t, a, b, c, d) &&
      is_among_unit(0, n, k, e, a) && is_among_unit(1, n, k, f, b) && is_among_unit(2, n, k, g, c) &&
      is_among_unit(3, n, k, i, d) ==> is_times_k(u, k, v);
    lemma moment_out_of_unit: \forall integer n, real k, q, p, x, y, z, t, a, b, c, d, e, f, g, i; 1 <= n <= 4 &&
      k > 0 &&
      is_moment(q, n, x, y, z, t, e, f, g, i) && is_times_k(q, k, p) &&
      is_among_unit(0, n, k, e, a) && is_among_unit(1, n, k, f, b) && is_among_unit(2, n, k, g, c) &&
      is_among_unit(3, n, k, i, d) ==> is_moment(p, n, x, y, z, t, a, b, c, d);

    predicate are_among_unit(integer j, integer n, real k, og_vec3 e, og_vec3 a) = is_among_unit(j, n, k, e.x, a.x) &&
      is_among_unit(j, n, k, e.y, a.y) && is_among_unit(j, n, k, e.z, a.z);
    lemma among_units: \forall integer n, og_vec3 e, f, g, i, a, b, c, d, real k;
      in_unit(n, e, f, g, i, a, b, c, d, k) ==> are_among_unit(0, n, k, e, a) && are_among_unit(1, n, k, f, b) &&
      are_among_unit(2, n, k, g, c) && are_among_unit(3, n, k, i, d);

    // How far they stay.
    logic real square_of(real k) = k * k;
    predicate is_square(real m, real k) = m == k * k;
    lemma square_itself: \forall real k; is_square(square_of(k), k);
    lemma length_in_unit: \forall real k, m, x, y, z, u, v, w; is_square(m, k) && is_times_k(u, k, x) &&
      is_times_k(v, k, y) && is_times_k(w, k, z) ==> is_times_k(length2(u, v, w), m, length2(x, y, z));
    lemma combined_in_unit: \forall integer n, og_vec3 e, f, g, i, a, b, c, d, real k, m, x, y, z, t; 1 <= n <= 4 &&
      in_unit(n, e, f, g, i, a, b, c, d, k) && is_square(m, k) ==>
      is_times_k(combined2(n, e, f, g, i, x, y, z, t), m, combined2(n, a, b, c, d, x, y, z, t));
    lemma square_of_unit: \forall real k; k > 0 ==> square_of(k) > 0;
    lemma off_at_corners: \forall integer n, real h, m, r, og_vec3 e, f, g, i, real x, y, z, t, far;
      is_times(r, m, h) && is_times_k(combined2(n, e, f, g, i, x, y, z, t), m, far) && off_corners(r, n, e, f, g, i) &&
      not_negative(x, y, z, t) ==> off_by(h, moment4(n, x, y, z, t, 1, 1, 1, 1)) <= far;
    lemma off_corners_in_unit: \forall integer n, real h, k, m, r, og_vec3 e, f, g, i, a, b, c, d; 1 <= n <= 4 &&
      in_unit(n, e, f, g, i, a, b, c, d, k) && is_square(m, k) && is_times(r, m, h) && off_corners(r, n, e, f, g, i) ==>
      off_corners(h, n, a, b, c, d);

    // A sum of weights.
    lemma moment_of_ones: \forall integer n, real x, y, z, t;
      moment4(n, x, y, z, t, 1, 1, 1, 1) == among(0, n, x) + among(1, n, y) + among(2, n, z) + among(3, n, t);

    // What they make.
    lemma scaled_is_times: \forall og_vec3 q, p, real k; is_scaled(q, k, p) ==> is_times_k(q.x, k, p.x) &&
      is_times_k(q.y, k, p.y) && is_times_k(q.z, k, p.z);
    lemma make_in_unit: \forall integer n, og_vec3 p, q, e, f, g, i, a, b, c, d, real k, x, y, z, t; 1 <= n <= 4 &&
      in_unit(n, e, f, g, i, a, b, c, d, k) && is_scaled(q, k, p) && corners_make(n, q, e, f, g, i, x, y, z, t) ==>
      corners_make(n, p, a, b, c, d, x, y, z, t);
*/

#endif
