#ifndef OG_EDGE_LOGIC_H
#define OG_EDGE_LOGIC_H

/// Which point of a triangle is nearest to the origin, in real numbers, when its edges are searched one by one.
///
/// As with the faces of a tetrahedron (tetrahedron_logic.h), with the origin's foot p on the triangle's plane in the
/// place of the origin: let i a + j b + k c = (i + j + k) p. Then every point of the triangle can be moved towards p,
/// and so towards the origin, until it comes to an edge, and the number of the corner opposite is negative. So what no
/// point of these edges is nearer than, none of the triangle is (off_edges). Of three points of a line the numbers have
/// the sum zero (off_line). An edge is the triangle of which two corners are one. Proved in the model `real`
/// (docs/trust/verification.md), all lemmas included. No code.

#include "ref/simplex/nearest_logic.h"

/*@ // All three as high as p along p.
    predicate level3(og_vec3 p, og_vec3 a, og_vec3 b, og_vec3 c) =
      dot(p, a) == dot(p, p) && dot(p, b) == dot(p, p) && dot(p, c) == dot(p, p);
    predicate makes_foot(og_vec3 p, og_vec3 a, og_vec3 b, og_vec3 c, real i, real j, real k) =
      sum3(a.x, b.x, c.x, i, j, k) == (i + j + k) * p.x && sum3(a.y, b.y, c.y, i, j, k) == (i + j + k) * p.y &&
      sum3(a.z, b.z, c.z, i, j, k) == (i + j + k) * p.z && i + j + k > 0;
    lemma foot_turned: \forall og_vec3 p, a, b, c, real i, j, k; makes_foot(p, a, b, c, i, j, k) ==>
      makes_foot(p, b, a, c, j, i, k) && makes_foot(p, c, a, b, k, i, j);
    lemma level_turned: \forall og_vec3 p, a, b, c; level3(p, a, b, c) ==> level3(p, b, a, c) && level3(p, c, a, b);
    lemma mixed_turned: \forall og_vec3 a, b, c, real x, y, z;
      mixed2(a, b, c, x, y, z) == mixed2(b, a, c, y, x, z) && mixed2(a, b, c, x, y, z) == mixed2(c, a, b, z, x, y);

    // Moved to where the weight of the first corner is zero.
    predicate leaves3(real i, real j, real k, real x, real y, real z) =
      i < 0 && x * j - i * y >= 0 && x * k - i * z >= 0;
    // u p - i q for u = x w, and its square where p.q = s p.p.
    logic real pulled(real x, real w, real p, real i, real q) = (x * w) * p - i * q;
    logic real pulled2(real i, real x, real w, real s, real p, real f) =
      (x * w) * ((x * w) * p) - 2 * ((x * w) * i) * (s * p) + i * (i * f);
    logic real along3(real px, real py, real pz, real qx, real qy, real qz) = px * qx + py * qy + pz * qz;
    lemma mixed_of_sums: \forall og_vec3 a, b, c, real x, y, z; mixed2(a, b, c, x, y, z) ==
      length2(sum3(a.x, b.x, c.x, x, y, z), sum3(a.y, b.y, c.y, x, y, z), sum3(a.z, b.z, c.z, x, y, z));
    lemma pulled_sum: \forall og_vec3 p, a, b, c, real i, j, k, x, y, z; makes_foot(p, a, b, c, i, j, k) ==>
      sum3(b.x, c.x, c.x, x * j - i * y, x * k - i * z, 0.0) ==
        pulled(x, i + j + k, p.x, i, sum3(a.x, b.x, c.x, x, y, z)) &&
      sum3(b.y, c.y, c.y, x * j - i * y, x * k - i * z, 0.0) ==
        pulled(x, i + j + k, p.y, i, sum3(a.y, b.y, c.y, x, y, z)) &&
      sum3(b.z, c.z, c.z, x * j - i * y, x * k - i * z, 0.0) ==
        pulled(x, i + j + k, p.z, i, sum3(a.z, b.z, c.z, x, y, z));
    lemma pulled_square: \forall real px, py, pz, qx, qy, qz, x, w, i, s;
      along3(px, py, pz, qx, qy, qz) == s * length2(px, py, pz) ==>
      length2(pulled(x, w, px, i, qx), pulled(x, w, py, i, qy), pulled(x, w, pz, i, qz)) ==
        pulled2(i, x, w, s, length2(px, py, pz), length2(qx, qy, qz));
    lemma level_along: \forall og_vec3 p, a, b, c, real x, y, z; level3(p, a, b, c) ==>
      along3(p.x, p.y, p.z, sum3(a.x, b.x, c.x, x, y, z), sum3(a.y, b.y, c.y, x, y, z), sum3(a.z, b.z, c.z, x, y, z)) ==
        (x + y + z) * length2(p.x, p.y, p.z);
    lemma pulled_from: \forall og_vec3 p, a, b, c, real i, j, k, x, y, z;
      makes_foot(p, a, b, c, i, j, k) && level3(p, a, b, c) ==> mixed2(b, c, c, x * j - i * y, x * k - i * z, 0.0) ==
        pulled2(i, x, i + j + k, x + y + z, length2(p.x, p.y, p.z), mixed2(a, b, c, x, y, z));
    lemma pulled_off: \forall real h, i, x, w, s, p, f, m, r; i < 0 && x >= 0 && w >= 0 && s >= 0 && h >= p &&
      m == x * w - i * s && off_by(h, m) <= r && r == pulled2(i, x, w, s, p, f) ==> off_by(h, s) <= f;
    lemma off_from_first: \forall real h, og_vec3 p, a, b, c, real i, j, k, x, y, z;
      makes_foot(p, a, b, c, i, j, k) && level3(p, a, b, c) && h >= dot(p, p) && 0 <= x && 0 <= y && 0 <= z &&
      leaves3(i, j, k, x, y, z) && off3(h, b, c, c) ==> off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    lemma off_from_second: \forall real h, og_vec3 p, a, b, c, real i, j, k, x, y, z;
      makes_foot(p, a, b, c, i, j, k) && level3(p, a, b, c) && h >= dot(p, p) && 0 <= x && 0 <= y && 0 <= z &&
      leaves3(j, i, k, y, x, z) && off3(h, a, c, c) ==> off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    lemma off_from_third: \forall real h, og_vec3 p, a, b, c, real i, j, k, x, y, z;
      makes_foot(p, a, b, c, i, j, k) && level3(p, a, b, c) && h >= dot(p, p) && 0 <= x && 0 <= y && 0 <= z &&
      leaves3(k, i, j, z, x, y) && off3(h, a, b, b) ==> off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);

    // On an edge already: p.
    lemma foot_on_edge: \forall og_vec3 p, a, b, c, real i, j, k; makes_foot(p, a, b, c, i, j, k) && i == 0 ==>
      mixed2(b, c, c, j, k, 0.0) == off_by(dot(p, p), j + k + 0.0) && j + k > 0;
    lemma off_by_less: \forall real g, h, s; off_by(h, s) <= off_by(g, s) && s > 0 ==> h <= g;
    lemma off_foot_first: \forall real h, og_vec3 p, a, b, c, real i, j, k; makes_foot(p, a, b, c, i, j, k) && i == 0 &&
      0 <= j && 0 <= k && off3(h, b, c, c) ==> h <= dot(p, p);
    lemma off_foot: \forall real h, og_vec3 p, a, b, c, real i, j, k; makes_foot(p, a, b, c, i, j, k) &&
      0 <= i && 0 <= j && 0 <= k && (i > 0 || off3(h, b, c, c)) && (j > 0 || off3(h, a, c, c)) &&
      (k > 0 || off3(h, a, b, b)) && !(i > 0 && j > 0 && k > 0) ==> h <= dot(p, p);
    lemma level_above: \forall og_vec3 p, a, b, c; level3(p, a, b, c) ==> above3(p, a, b, c);
    lemma off_within: \forall real h, og_vec3 p, a, b, c; level3(p, a, b, c) && h <= dot(p, p) ==> off3(h, a, b, c);
    predicate leaves_any(real i, real j, real k, real x, real y, real z) =
      leaves3(i, j, k, x, y, z) || leaves3(j, i, k, y, x, z) || leaves3(k, i, j, z, x, y);
    predicate off_facing(real h, og_vec3 a, og_vec3 b, og_vec3 c, real i, real j, real k) =
      (i >= 0 || off3(h, b, c, c)) && (j >= 0 || off3(h, a, c, c)) && (k >= 0 || off3(h, a, b, b));
    lemma off_where: \forall real h, og_vec3 p, a, b, c, real i, j, k, x, y, z;
      makes_foot(p, a, b, c, i, j, k) && level3(p, a, b, c) && h >= dot(p, p) && leaves_any(i, j, k, x, y, z) &&
      off_facing(h, a, b, c, i, j, k) && 0 <= x && 0 <= y && 0 <= z ==>
      off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    lemma leaves_one: \forall real i, j, k, x, y, z; 0 <= x && 0 <= y && 0 <= z && (i < 0 || j < 0 || k < 0) ==>
      leaves_any(i, j, k, x, y, z);
    lemma off_outer: \forall real h, og_vec3 p, a, b, c, real i, j, k, x, y, z;
      makes_foot(p, a, b, c, i, j, k) && level3(p, a, b, c) && h >= dot(p, p) && (i < 0 || j < 0 || k < 0) &&
      off_facing(h, a, b, c, i, j, k) && 0 <= x && 0 <= y && 0 <= z ==>
      off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    lemma off_beside: \forall real h, og_vec3 p, a, b, c, real i, j, k;
      makes_foot(p, a, b, c, i, j, k) && level3(p, a, b, c) && h >= dot(p, p) && (i < 0 || j < 0 || k < 0) &&
      off_facing(h, a, b, c, i, j, k) ==> off3(h, a, b, c);
    lemma foot_nearer: \forall real h, og_vec3 p, a, b, c, real i, j, k;
      h > dot(p, p) && makes_foot(p, a, b, c, i, j, k) && !(i > 0 && j > 0 && k > 0) && (i > 0 || off3(h, b, c, c)) &&
      (j > 0 || off3(h, a, c, c)) && (k > 0 || off3(h, a, b, b)) ==> i < 0 || j < 0 || k < 0;
    lemma all_facing: \forall real h, og_vec3 a, b, c, real i, j, k; (i > 0 || off3(h, b, c, c)) &&
      (j > 0 || off3(h, a, c, c)) && (k > 0 || off3(h, a, b, b)) ==> off_facing(h, a, b, c, i, j, k);
    lemma off_past_foot: \forall real h, og_vec3 p, a, b, c, real i, j, k; h > dot(p, p) &&
      makes_foot(p, a, b, c, i, j, k) && level3(p, a, b, c) && !(i > 0 && j > 0 && k > 0) &&
      (i > 0 || off3(h, b, c, c)) && (j > 0 || off3(h, a, c, c)) && (k > 0 || off3(h, a, b, b)) ==> off3(h, a, b, c);
    lemma off_edges: \forall real h, og_vec3 p, a, b, c, real i, j, k;
      makes_foot(p, a, b, c, i, j, k) && level3(p, a, b, c) && !(i > 0 && j > 0 && k > 0) &&
      (i > 0 || off3(h, b, c, c)) && (j > 0 || off3(h, a, c, c)) && (k > 0 || off3(h, a, b, b)) ==> off3(h, a, b, c);

    // Three points of a line.
    predicate makes_line(og_vec3 a, og_vec3 b, og_vec3 c, real i, real j, real k) =
      sum3(a.x, b.x, c.x, i, j, k) == 0 && sum3(a.y, b.y, c.y, i, j, k) == 0 && sum3(a.z, b.z, c.z, i, j, k) == 0 &&
      i + j + k == 0;
    lemma line_turned: \forall og_vec3 a, b, c, real i, j, k; makes_line(a, b, c, i, j, k) ==>
      makes_line(b, a, c, j, i, k) && makes_line(c, a, b, k, i, j);
    lemma line_from: \forall og_vec3 a, b, c, real i, j, k, x, y, z; makes_line(a, b, c, i, j, k) ==>
      enlarges(i, mixed2(a, b, c, x, y, z), mixed2(b, c, c, x * j - i * y, x * k - i * z, 0.0));
    lemma line_shrinks: \forall real h, i, j, k, x, y, z, m, f, r; leaves3(i, j, k, x, y, z) && i + j + k == 0 &&
      m == (x * j - i * y) + (x * k - i * z) + 0.0 && off_by(h, m) <= r && enlarges(i, f, r) ==>
      off_by(h, x + y + z) <= f;
    lemma line_off_first: \forall real h, og_vec3 a, b, c, real i, j, k, x, y, z;
      makes_line(a, b, c, i, j, k) && 0 <= x && 0 <= y && 0 <= z && leaves3(i, j, k, x, y, z) && off3(h, b, c, c) ==>
      off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    lemma line_off_second: \forall real h, og_vec3 a, b, c, real i, j, k, x, y, z;
      makes_line(a, b, c, i, j, k) && 0 <= x && 0 <= y && 0 <= z && leaves3(j, i, k, y, x, z) && off3(h, a, c, c) ==>
      off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    lemma line_off_third: \forall real h, og_vec3 a, b, c, real i, j, k, x, y, z;
      makes_line(a, b, c, i, j, k) && 0 <= x && 0 <= y && 0 <= z && leaves3(k, i, j, z, x, y) && off3(h, a, b, b) ==>
      off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    predicate off_sides(real h, og_vec3 a, og_vec3 b, og_vec3 c) =
      off3(h, b, c, c) && off3(h, a, c, c) && off3(h, a, b, b);
    lemma line_where: \forall real h, og_vec3 a, b, c, real i, j, k, x, y, z;
      makes_line(a, b, c, i, j, k) && leaves_any(i, j, k, x, y, z) && off_sides(h, a, b, c) &&
      0 <= x && 0 <= y && 0 <= z ==> off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    lemma line_outer: \forall real h, og_vec3 a, b, c, real i, j, k, x, y, z;
      makes_line(a, b, c, i, j, k) && (i < 0 || j < 0 || k < 0) && off_sides(h, a, b, c) &&
      0 <= x && 0 <= y && 0 <= z ==> off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    lemma line_off: \forall real h, og_vec3 a, b, c, real i, j, k;
      makes_line(a, b, c, i, j, k) && (i < 0 || j < 0 || k < 0) && off_sides(h, a, b, c) ==> off3(h, a, b, c);
    lemma in_line_x: \forall og_vec3 a, b, c; in_line(a, b, c) ==>
      makes_line(a, b, c, b.x - c.x, c.x - a.x, a.x - b.x);
    lemma in_line_y: \forall og_vec3 a, b, c; in_line(a, b, c) ==>
      makes_line(a, b, c, b.y - c.y, c.y - a.y, a.y - b.y);
    lemma in_line_z: \forall og_vec3 a, b, c; in_line(a, b, c) ==>
      makes_line(a, b, c, b.z - c.z, c.z - a.z, a.z - b.z);
    lemma off_line_x: \forall real h, og_vec3 a, b, c;
      in_line(a, b, c) && off_sides(h, a, b, c) && !(a.x == b.x && b.x == c.x) ==> off3(h, a, b, c);
    lemma off_line_y: \forall real h, og_vec3 a, b, c;
      in_line(a, b, c) && off_sides(h, a, b, c) && !(a.y == b.y && b.y == c.y) ==> off3(h, a, b, c);
    lemma off_line_z: \forall real h, og_vec3 a, b, c;
      in_line(a, b, c) && off_sides(h, a, b, c) && !(a.z == b.z && b.z == c.z) ==> off3(h, a, b, c);
    lemma line_of_point: \forall real h, og_vec3 a, b, c;
      off_sides(h, a, b, c) && a.x == b.x && a.y == b.y && a.z == b.z ==> makes_line(a, b, c, 1.0, -1.0, 0.0);
    lemma off_point: \forall real h, og_vec3 a, b, c;
      off_sides(h, a, b, c) && a.x == b.x && a.y == b.y && a.z == b.z ==> off3(h, a, b, c);
    lemma off_line: \forall real h, og_vec3 a, b, c; in_line(a, b, c) && off_sides(h, a, b, c) ==> off3(h, a, b, c);
*/

#endif
