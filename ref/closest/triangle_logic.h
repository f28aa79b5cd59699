#ifndef OG_TRIANGLE_LOGIC_H
#define OG_TRIANGLE_LOGIC_H

/// Which point of a triangle is nearest to the origin, in real numbers; and the lemmas of its Voronoi regions.
///
/// Of the corners a, b, c only the products aa = a.a, ab = a.b, ... count. The point q = x a + y b + z c is the nearest
/// where no corner lies before the plane through q across q: q.a >= q.q and so on (least3). Proved in the model
/// `real` (docs/trust/verification.md), all lemmas included. No code.

#include "ref/vec3.h"

/*@ predicate weights3(real x, real y, real z) = 0 <= x && 0 <= y && 0 <= z && x + y + z == 1;
    logic real sum3(real a, real b, real c, real x, real y, real z) = x * a + y * b + z * c;
    // |q|^2
    logic real square3(real aa, real ab, real ac, real bb, real bc, real cc, real x, real y, real z) =
      sum3(sum3(aa, ab, ac, x, y, z), sum3(ab, bb, bc, x, y, z), sum3(ac, bc, cc, x, y, z), x, y, z);
    predicate least3(real aa, real ab, real ac, real bb, real bc, real cc, real x, real y, real z) =
      weights3(x, y, z) && sum3(aa, ab, ac, x, y, z) >= square3(aa, ab, ac, bb, bc, cc, x, y, z) &&
      sum3(ab, bb, bc, x, y, z) >= square3(aa, ab, ac, bb, bc, cc, x, y, z) &&
      sum3(ac, bc, cc, x, y, z) >= square3(aa, ab, ac, bb, bc, cc, x, y, z);
    // (p x q) . n, n the triangle's normal (q - p) x (r - p): the origin's side of the edge pq.
    logic real side_of(real pp, real pq, real qq, real pr, real qr) =
      (pp * qq - pq * pq) + (pq * qr - qq * pr) + (pr * pq - qr * pp);
    logic real edge2(real pp, real pq, real qq) = pp + qq - 2 * pq;
    // What vectors have: squares that are not negative, those of combinations and of the normal.
    predicate figure3(real aa, real ab, real ac, real bb, real bc, real cc) =
      edge2(aa, ab, bb) >= 0 && edge2(bb, bc, cc) >= 0 && edge2(aa, ac, cc) >= 0 &&
      side_of(aa, ab, bb, ac, bc) + side_of(bb, bc, cc, ab, ac) + side_of(cc, ac, aa, bc, ab) >= 0;

    lemma least_at_a: \forall real aa, ab, ac, bb, bc, cc;
      aa - ab <= 0 && aa - ac <= 0 ==> least3(aa, ab, ac, bb, bc, cc, 1.0, 0.0, 0.0);
    lemma least_at_b: \forall real aa, ab, ac, bb, bc, cc;
      bb - ab <= 0 && bb - bc <= 0 ==> least3(aa, ab, ac, bb, bc, cc, 0.0, 1.0, 0.0);
    lemma least_at_c: \forall real aa, ab, ac, bb, bc, cc;
      cc - ac <= 0 && cc - bc <= 0 ==> least3(aa, ab, ac, bb, bc, cc, 0.0, 0.0, 1.0);
    // x p + y q is the foot on the edge pq.
    predicate edge_foot(real pp, real pq, real qq, real x, real y, real e) =
      0 <= x && 0 <= y && e > 0 && e == edge2(pp, pq, qq) && x * e == qq - pq && y * e == pp - pq;
    lemma least_on_ab: \forall real aa, ab, ac, bb, bc, cc, x, y, e;
      edge_foot(aa, ab, bb, x, y, e) && side_of(aa, ab, bb, ac, bc) <= 0 ==> least3(aa, ab, ac, bb, bc, cc, x, y, 0.0);
    lemma least_on_bc: \forall real aa, ab, ac, bb, bc, cc, y, z, e;
      edge_foot(bb, bc, cc, y, z, e) && side_of(bb, bc, cc, ab, ac) <= 0 ==> least3(aa, ab, ac, bb, bc, cc, 0.0, y, z);
    lemma least_on_ac: \forall real aa, ab, ac, bb, bc, cc, x, z, e;
      edge_foot(aa, ac, cc, x, z, e) && side_of(cc, ac, aa, bc, ab) <= 0 ==> least3(aa, ab, ac, bb, bc, cc, x, 0.0, z);
    // x, y and z are as the three parts of the triangle.
    predicate foot3(real aa, real ab, real ac, real bb, real bc, real cc, real x, real y, real z, real n) =
      n > 0 && 0 <= x && 0 <= y && 0 <= z &&
      n == side_of(bb, bc, cc, ab, ac) + side_of(cc, ac, aa, bc, ab) + side_of(aa, ab, bb, ac, bc) &&
      x * n == side_of(bb, bc, cc, ab, ac) && y * n == side_of(cc, ac, aa, bc, ab) &&
      z * n == side_of(aa, ab, bb, ac, bc);
    lemma foot_weights: \forall real aa, ab, ac, bb, bc, cc, x, y, z, n;
      foot3(aa, ab, ac, bb, bc, cc, x, y, z, n) ==> weights3(x, y, z);
    lemma foot_of_edge: \forall real aa, ab, ac, bb, bc, cc, x, y, z, n;
      foot3(aa, ab, ac, bb, bc, cc, x, y, z, n) ==>
      (sum3(aa, ab, ac, x, y, z) - sum3(ab, bb, bc, x, y, z)) * n == 0 &&
      (sum3(aa, ab, ac, x, y, z) - sum3(ac, bc, cc, x, y, z)) * n == 0;
    lemma foot_level: \forall real aa, ab, ac, bb, bc, cc, x, y, z, n;
      foot3(aa, ab, ac, bb, bc, cc, x, y, z, n) ==>
      sum3(aa, ab, ac, x, y, z) == sum3(ab, bb, bc, x, y, z) && sum3(aa, ab, ac, x, y, z) == sum3(ac, bc, cc, x, y, z);
    lemma sum_of_level: \forall real h, x, y, z; weights3(x, y, z) ==> sum3(h, h, h, x, y, z) == h;
    lemma least_inside: \forall real aa, ab, ac, bb, bc, cc, x, y, z, n;
      foot3(aa, ab, ac, bb, bc, cc, x, y, z, n) ==> least3(aa, ab, ac, bb, bc, cc, x, y, z);
    // Outside the regions of the corners and of the edges: over the face.
    predicate no_corner(real aa, real ab, real ac, real bb, real bc, real cc) =
      !(aa - ab <= 0 && aa - ac <= 0) && !(bb - ab <= 0 && bb - bc <= 0) && !(cc - ac <= 0 && cc - bc <= 0);
    predicate no_edge(real pp, real pq, real qq, real pr, real qr) =
      !(side_of(pp, pq, qq, pr, qr) <= 0 && pp - pq >= 0 && qq - pq >= 0 && edge2(pp, pq, qq) > 0);
    lemma over_face: \forall real aa, ab, ac, bb, bc, cc;
      figure3(aa, ab, ac, bb, bc, cc) && no_corner(aa, ab, ac, bb, bc, cc) && no_edge(aa, ab, bb, ac, bc) &&
      no_edge(bb, bc, cc, ab, ac) && no_edge(cc, ac, aa, bc, ab) ==>
      side_of(bb, bc, cc, ab, ac) > 0 && side_of(cc, ac, aa, bc, ab) > 0 && side_of(aa, ab, bb, ac, bc) > 0;

    // What it means: no point of the triangle is nearer to the origin.
    predicate combined(og_vec3 r, og_vec3 a, og_vec3 b, og_vec3 c, real x, real y, real z) =
      r.x == sum3(a.x, b.x, c.x, x, y, z) && r.y == sum3(a.y, b.y, c.y, x, y, z) && r.z == sum3(a.z, b.z, c.z, x, y, z);
    predicate nearest3(og_vec3 a, og_vec3 b, og_vec3 c, real x, real y, real z) =
      least3(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c), x, y, z);
    predicate is_normal3(og_vec3 n, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 ab, og_vec3 ac) =
      is_moved(ab, b, -1.0, a) && is_moved(ac, c, -1.0, a) && is_cross(n, ab, ac);
    lemma side_of_bc: \forall og_vec3 a, b, c, ab, ac, n, m; is_normal3(n, a, b, c, ab, ac) && is_cross(m, b, c) ==>
      dot(n, m) == side_of(dot(b, b), dot(b, c), dot(c, c), dot(a, b), dot(a, c));
    lemma side_of_ca: \forall og_vec3 a, b, c, ab, ac, n, m; is_normal3(n, a, b, c, ab, ac) && is_cross(m, c, a) ==>
      dot(n, m) == side_of(dot(c, c), dot(a, c), dot(a, a), dot(b, c), dot(a, b));
    lemma side_of_ab: \forall og_vec3 a, b, c, ab, ac, n, m; is_normal3(n, a, b, c, ab, ac) && is_cross(m, a, b) ==>
      dot(n, m) == side_of(dot(a, a), dot(a, b), dot(b, b), dot(a, c), dot(b, c));
    lemma figure_of_vectors: \forall og_vec3 a, b, c;
      figure3(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c));
    // The same in another unit.
    predicate in_unit3(og_vec3 d, og_vec3 e, og_vec3 f, og_vec3 a, og_vec3 b, og_vec3 c, real k) =
      k > 0 && is_scaled(d, k, a) && is_scaled(e, k, b) && is_scaled(f, k, c);
    predicate larger(real dd, real de, real df, real ee, real ef, real ff, real aa, real ab, real ac, real bb, real bc,
                     real cc, real k) =
      k > 0 && dd == k * (k * aa) && de == k * (k * ab) && df == k * (k * ac) && ee == k * (k * bb) &&
      ef == k * (k * bc) && ff == k * (k * cc);
    lemma unit_larger: \forall og_vec3 a, b, c, d, e, f, real k; in_unit3(d, e, f, a, b, c, k) ==>
      larger(dot(d, d), dot(d, e), dot(d, f), dot(e, e), dot(e, f), dot(f, f),
             dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c), k);
    lemma larger_least: \forall real dd, de, df, ee, ef, ff, aa, ab, ac, bb, bc, cc, x, y, z, k;
      larger(dd, de, df, ee, ef, ff, aa, ab, ac, bb, bc, cc, k) && least3(dd, de, df, ee, ef, ff, x, y, z) ==>
      least3(aa, ab, ac, bb, bc, cc, x, y, z);
    lemma scaled_nearest: \forall og_vec3 a, b, c, d, e, f, real x, y, z, k;
      in_unit3(d, e, f, a, b, c, k) && nearest3(d, e, f, x, y, z) ==> nearest3(a, b, c, x, y, z);
    lemma combined_product: \forall og_vec3 q, r, a, b, c, real x, y, z;
      combined(r, a, b, c, x, y, z) ==> dot(q, r) == sum3(dot(q, a), dot(q, b), dot(q, c), x, y, z);
    lemma combined_square: \forall og_vec3 q, a, b, c, real x, y, z; combined(q, a, b, c, x, y, z) ==>
      dot(q, q) == square3(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c), x, y, z) &&
      dot(q, a) == sum3(dot(a, a), dot(a, b), dot(a, c), x, y, z) &&
      dot(q, b) == sum3(dot(a, b), dot(b, b), dot(b, c), x, y, z) &&
      dot(q, c) == sum3(dot(a, c), dot(b, c), dot(c, c), x, y, z);
    lemma sum_above: \forall real m, a, b, c, x, y, z;
      weights3(x, y, z) && a >= m && b >= m && c >= m ==> sum3(a, b, c, x, y, z) >= m;
    lemma before: \forall og_vec3 q, r; dot(q, r) >= dot(q, q) ==> dot(r, r) >= dot(q, q);
    predicate above3(og_vec3 q, og_vec3 a, og_vec3 b, og_vec3 c) =
      dot(q, a) >= dot(q, q) && dot(q, b) >= dot(q, q) && dot(q, c) >= dot(q, q);
    lemma above_corners: \forall og_vec3 q, a, b, c, real x, y, z;
      nearest3(a, b, c, x, y, z) && combined(q, a, b, c, x, y, z) ==> above3(q, a, b, c);
    lemma above_triangle: \forall og_vec3 q, r, a, b, c, real x, y, z;
      above3(q, a, b, c) && weights3(x, y, z) && combined(r, a, b, c, x, y, z) ==> dot(q, r) >= dot(q, q);
    lemma nearest_of_three: \forall og_vec3 q, r, a, b, c, real x, y, z, i, j, k;
      nearest3(a, b, c, x, y, z) && combined(q, a, b, c, x, y, z) && weights3(i, j, k) &&
      combined(r, a, b, c, i, j, k) ==>
      dot(q, q) <= dot(r, r);
    // The same seen from p.
    predicate seen_from(og_vec3 p, og_vec3 d, og_vec3 e, og_vec3 f, og_vec3 a, og_vec3 b, og_vec3 c) =
      is_moved(d, a, -1.0, p) && is_moved(e, b, -1.0, p) && is_moved(f, c, -1.0, p);
    logic real far3(og_vec3 a, og_vec3 b, og_vec3 c, real x, real y, real z) =
      square3(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c), x, y, z);
    logic real ahead3(og_vec3 a, og_vec3 b, og_vec3 c, real x, real y, real z, real i, real j, real k) =
      sum3(sum3(dot(a, a), dot(a, b), dot(a, c), x, y, z), sum3(dot(a, b), dot(b, b), dot(b, c), x, y, z),
           sum3(dot(a, c), dot(b, c), dot(c, c), x, y, z), i, j, k);
    logic real step2(og_vec3 a, og_vec3 b, og_vec3 c, real x, real y, real z) =
      sum3(a.x, b.x, c.x, x, y, z) * sum3(a.x, b.x, c.x, x, y, z) + sum3(a.y, b.y, c.y, x, y, z) *
      sum3(a.y, b.y, c.y, x, y, z) + sum3(a.z, b.z, c.z, x, y, z) * sum3(a.z, b.z, c.z, x, y, z);
    lemma far_step: \forall og_vec3 a, b, c, real x, y, z, i, j, k; far3(a, b, c, i, j, k) ==
      step2(a, b, c, i - x, j - y, k - z) + 2 * ahead3(a, b, c, x, y, z, i, j, k) - far3(a, b, c, x, y, z);
    lemma step_square: \forall og_vec3 a, b, c, real x, y, z; step2(a, b, c, x, y, z) >= 0;
    lemma ahead_of_least: \forall og_vec3 a, b, c, real x, y, z, i, j, k;
      nearest3(a, b, c, x, y, z) && weights3(i, j, k) ==>
      ahead3(a, b, c, x, y, z, i, j, k) >= far3(a, b, c, x, y, z);
    lemma far_least: \forall og_vec3 a, b, c, real x, y, z, i, j, k;
      nearest3(a, b, c, x, y, z) && weights3(i, j, k) ==> far3(a, b, c, x, y, z) <= far3(a, b, c, i, j, k);
    lemma sum_seen: \forall og_vec3 p, q, a, b, c, d, e, f, real x, y, z;
      seen_from(p, d, e, f, a, b, c) && weights3(x, y, z) && combined(q, a, b, c, x, y, z) ==>
      sum3(d.x, e.x, f.x, x, y, z) == q.x - p.x && sum3(d.y, e.y, f.y, x, y, z) == q.y - p.y &&
      sum3(d.z, e.z, f.z, x, y, z) == q.z - p.z;
    lemma far_sum: \forall og_vec3 a, b, c, real x, y, z; far3(a, b, c, x, y, z) == step2(a, b, c, x, y, z);
    lemma step_seen: \forall og_vec3 p, q, d, e, f, real x, y, z;
      sum3(d.x, e.x, f.x, x, y, z) == q.x - p.x && sum3(d.y, e.y, f.y, x, y, z) == q.y - p.y &&
      sum3(d.z, e.z, f.z, x, y, z) == q.z - p.z ==> step2(d, e, f, x, y, z) == distance2(p, q);
    lemma far_seen: \forall og_vec3 p, q, a, b, c, d, e, f, real x, y, z;
      seen_from(p, d, e, f, a, b, c) && weights3(x, y, z) && combined(q, a, b, c, x, y, z) ==>
      distance2(p, q) == far3(d, e, f, x, y, z);
    lemma offset_seen: \forall og_vec3 p, q, r, a, b, c, d, e, f, real x, y, z;
      seen_from(p, d, e, f, a, b, c) && weights3(x, y, z) && combined(q, a, b, c, x, y, z) &&
      combined(r, d, e, f, x, y, z) ==> is_moved(r, q, -1.0, p);
*/

#endif
