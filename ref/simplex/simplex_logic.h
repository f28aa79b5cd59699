#ifndef OG_SIMPLEX_LOGIC_H
#define OG_SIMPLEX_LOGIC_H

/// That no point of a simplex is nearer to the origin than a number says, in real numbers; and how it follows from what
/// is said of the corners of a triangle or a tetrahedron. Proved in the model `real` (docs/trust/verification.md), all
/// lemmas included. No code.

#include "ref/simplex/nearest_logic.h"
#include "ref/simplex/simplex.h"

/*@ // The squared length of a combination of the first n of four points.
    logic real combined2(integer n, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real x, real y, real z, real t) =
      length2(moment4(n, x, y, z, t, a.x, b.x, c.x, d.x), moment4(n, x, y, z, t, a.y, b.y, c.y, d.y),
              moment4(n, x, y, z, t, a.z, b.z, c.z, d.z));
    // No point of their hull has a squared distance from the origin below h. (Weights may have any sum.)
    predicate off_corners(real h, integer n, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      \forall real x, y, z, t; not_negative(x, y, z, t) ==>
        off_by(h, moment4(n, x, y, z, t, 1, 1, 1, 1)) <= combined2(n, a, b, c, d, x, y, z, t);
    predicate off_simplex{L}(real h, og_simplex *s) =
      off_corners(h, s->count, s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, s->vertex[3].w);

    lemma combined_four: \forall og_vec3 a, b, c, d, real x, y, z, t;
      combined2(4, a, b, c, d, x, y, z, t) == far4(a, b, c, d, x, y, z, t) &&
      moment4(4, x, y, z, t, 1, 1, 1, 1) == x + y + z + t;
    lemma combined_three: \forall og_vec3 a, b, c, d, real x, y, z, t;
      combined2(3, a, b, c, d, x, y, z, t) == mixed2(a, b, c, x, y, z) &&
      moment4(3, x, y, z, t, 1, 1, 1, 1) == x + y + z;
    lemma combined_two: \forall og_vec3 a, b, c, d, real x, y, z, t;
      combined2(2, a, b, c, d, x, y, z, t) == mixed2(a, b, b, x, y, 0.0) &&
      moment4(2, x, y, z, t, 1, 1, 1, 1) == x + y + 0.0;
    predicate is_length(real f, real x, og_vec3 a) = f == length2(x * a.x, x * a.y, x * a.z);
    lemma combined_one: \forall og_vec3 a, b, c, d, real x, y, z, t;
      is_length(combined2(1, a, b, c, d, x, y, z, t), x, a) && moment4(1, x, y, z, t, 1, 1, 1, 1) == x;
    lemma length_along: \forall og_vec3 a, real f, x; is_length(f, x, a) ==> f == off_by(dot(a, a), x);
    lemma off_corners_of_four: \forall real h, og_vec3 a, b, c, d; off4(h, a, b, c, d) ==>
      off_corners(h, 4, a, b, c, d);
    lemma off_corners_of_three: \forall real h, og_vec3 a, b, c, d; off3(h, a, b, c) ==> off_corners(h, 3, a, b, c, d);
    lemma off_corners_of_two: \forall real h, og_vec3 a, b, c, d; off3(h, a, b, b) ==> off_corners(h, 2, a, b, c, d);
    lemma off_corners_of_one: \forall real h, og_vec3 a, b, c, d; h <= dot(a, a) ==> off_corners(h, 1, a, b, c, d);
    lemma off_simplex_of_four{L}: \forall real h, og_simplex *s;
      s->count == 4 && off4(h, s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, s->vertex[3].w) ==> off_simplex(h, s);
    lemma off_simplex_of_three{L}: \forall real h, og_simplex *s;
      s->count == 3 && off3(h, s->vertex[0].w, s->vertex[1].w, s->vertex[2].w) ==> off_simplex(h, s);
    lemma off_simplex_of_two{L}: \forall real h, og_simplex *s;
      s->count == 2 && off3(h, s->vertex[0].w, s->vertex[1].w, s->vertex[1].w) ==> off_simplex(h, s);
    lemma off_simplex_of_one{L}: \forall real h, og_simplex *s;
      s->count == 1 && h <= dot(s->vertex[0].w, s->vertex[0].w) ==> off_simplex(h, s);

    // A tetrahedron in another unit.
    predicate in_unit4(og_vec3 e, og_vec3 f, og_vec3 g, og_vec3 i, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real k) =
      k > 0 && is_scaled(e, k, a) && is_scaled(f, k, b) && is_scaled(g, k, c) && is_scaled(i, k, d);
    // (Predicates for products: a prover finds what fits a predicate, not what fits a product.)
    predicate is_times(real g, real m, real h) = m > 0 && g == m * h;
    predicate is_far(real m, real far, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real x, real y, real z, real t) =
      m * far == far4(a, b, c, d, x, y, z, t);
    lemma far_in_unit: \forall og_vec3 a, b, c, d, e, f, g, i, real k, x, y, z, t;
      in_unit4(e, f, g, i, a, b, c, d, k) ==> is_far(k * k, far4(a, b, c, d, x, y, z, t), e, f, g, i, x, y, z, t);
    lemma off_by_in_unit: \forall real h, m, s, f; m > 0 && off_by(m * h, s) <= m * f ==> off_by(h, s) <= f;
    lemma off_at_unit: \forall real h, m, n, og_vec3 e, f, g, i, real x, y, z, t, far;
      is_times(n, m, h) && is_far(m, far, e, f, g, i, x, y, z, t) && off4(n, e, f, g, i) &&
      not_negative(x, y, z, t) ==> off_by(h, x + y + z + t) <= far;
    lemma off_in_unit: \forall real h, k, n, og_vec3 a, b, c, d, e, f, g, i;
      in_unit4(e, f, g, i, a, b, c, d, k) && is_times(n, k * k, h) && off4(n, e, f, g, i) ==> off4(h, a, b, c, d);
    lemma point_in_unit: \forall og_vec3 p, q, a, b, c, d, e, f, g, i, real k, x, y, z, t;
      in_unit4(e, f, g, i, a, b, c, d, k) && combined4(q, e, f, g, i, x, y, z, t) &&
      combined4(p, a, b, c, d, x, y, z, t) ==> is_scaled(q, k, p);
    lemma square_in_unit: \forall og_vec3 p, q, real k; k > 0 && is_scaled(q, k, p) ==>
      is_times(dot(q, q), k * k, dot(p, p));
    lemma zero_in_unit: \forall og_vec3 p, q, real k;
      k > 0 && is_scaled(q, k, p) && dot(q, q) == 0 ==> p.x == 0 && p.y == 0 && p.z == 0;
*/

#endif
