#ifndef OG_PARTS_LOGIC_H
#define OG_PARTS_LOGIC_H

/// What the parts of a segment and of a triangle say of the origin's foot, in real numbers.
///
/// The foot p divides the edge ab along any axis on which it has a length (parts2), and the triangle abc seen along any
/// axis on which its normal has (parts3): where a part has not the sign of the whole the nearest point is not on that
/// corner's side, and where all have it they are the weights of p. Proved in the model `real` (docs/verification.md),
/// all lemmas included. No code.

#include "ref/closest/triangle_area.h"
#include "ref/simplex/edge_logic.h"

/*@ // Of the edge ab, whose square is e.
    predicate parts2(og_vec3 a, og_vec3 b, real e, real i, real j, real w) = w != 0 &&
      i * e == (dot(b, b) - dot(a, b)) * w && j * e == (dot(a, a) - dot(a, b)) * w;
    lemma parts_along_x: \forall og_vec3 a, b, l, p, real e; is_moved(l, b, -1.0, a) && is_across(p, a, l) &&
      l.x != 0 && e == dot(l, l) ==> parts2(a, b, e, b.x - p.x, p.x - a.x, l.x);
    lemma parts_along_y: \forall og_vec3 a, b, l, p, real e; is_moved(l, b, -1.0, a) && is_across(p, a, l) &&
      l.y != 0 && e == dot(l, l) ==> parts2(a, b, e, b.y - p.y, p.y - a.y, l.y);
    lemma parts_along_z: \forall og_vec3 a, b, l, p, real e; is_moved(l, b, -1.0, a) && is_across(p, a, l) &&
      l.z != 0 && e == dot(l, l) ==> parts2(a, b, e, b.z - p.z, p.z - a.z, l.z);
    lemma edge_square: \forall og_vec3 a, b, l; is_moved(l, b, -1.0, a) ==>
      dot(l, l) == edge2(dot(a, a), dot(a, b), dot(b, b)) && dot(l, l) == distance2(a, b);
    lemma some_length: \forall og_vec3 l; dot(l, l) > 0 ==> l.x != 0 || l.y != 0 || l.z != 0;
    lemma no_length: \forall og_vec3 a, b; distance2(a, b) == 0 ==> a.x == b.x && a.y == b.y && a.z == b.z;
    lemma parts_sign: \forall real i, e, w, d; e > 0 && w != 0 && i * e == d * w && !(w * i > 0) ==> d <= 0;
    lemma parts_sum: \forall real i, j, c, d, e, w; e > 0 && i * e == d * w && j * e == c * w && c + d == e ==>
      i + j == w;
    lemma part_of_two: \forall real e, f, w; w * e > 0 && w * f > 0 && e + f == w ==> is_part(e, w) && is_part(f, w);
    lemma parts_share: \forall real i, d, e, w, x; w != 0 && i * e == d * w && x * w == i ==> x * e == d;
    lemma parts_edge: \forall og_vec3 a, b, real e, i, j, w, x, y; parts2(a, b, e, i, j, w) && e > 0 && w * i > 0 &&
      w * j > 0 && e == edge2(dot(a, a), dot(a, b), dot(b, b)) && fraction_of(x, i, w) && fraction_of(y, j, w) ==>
      edge_foot(dot(a, a), dot(a, b), dot(b, b), x, y, e);
    lemma edge_weights: \forall real pp, pq, qq, x, y, e; edge_foot(pp, pq, qq, x, y, e) ==> weights3(x, y, 0.0);
    lemma between: \forall real a, b, p, l, d, e, x, y; e > 0 && e * (a - p) == d * l && l == b - a && y * e == -d &&
      x + y == 1 ==> p == x * a + y * b;
    lemma edge_point: \forall og_vec3 a, b, l, p, real x, y, e; is_moved(l, b, -1.0, a) && is_across(p, a, l) &&
      edge_foot(dot(a, a), dot(a, b), dot(b, b), x, y, e) && e == dot(l, l) ==> combined(p, a, b, b, x, y, 0.0);
    lemma corner_a: \forall og_vec3 a, b, c; combined(a, a, b, c, 1.0, 0.0, 0.0);
    lemma corner_b: \forall og_vec3 a, b, c; combined(b, a, b, c, 0.0, 1.0, 0.0);
    lemma end_a: \forall og_vec3 a, b; dot(a, a) - dot(a, b) <= 0 ==> nearest3(a, b, b, 1.0, 0.0, 0.0);
    lemma end_b: \forall og_vec3 a, b; dot(b, b) - dot(a, b) <= 0 ==> nearest3(a, b, b, 0.0, 1.0, 0.0);
    lemma along_edge: \forall og_vec3 a, b, real x, y, e; edge_foot(dot(a, a), dot(a, b), dot(b, b), x, y, e) ==>
      nearest3(a, b, b, x, y, 0.0);
    lemma end_of_none: \forall og_vec3 a, b; distance2(a, b) == 0 ==> dot(a, a) - dot(a, b) <= 0;

    // Of the triangle abc, p being the foot on its plane.
    predicate parts3(og_vec3 p, og_vec3 a, og_vec3 b, og_vec3 c, real i, real j, real k, real w) = w != 0 &&
      i + j + k == w && sum3(a.x, b.x, c.x, i, j, k) == w * p.x && sum3(a.y, b.y, c.y, i, j, k) == w * p.y &&
      sum3(a.z, b.z, c.z, i, j, k) == w * p.z;
    lemma area_across: \forall og_vec3 n, a, b, c; is_area(n, a, b, c) ==>
      dot(n, b) == dot(n, a) && dot(n, c) == dot(n, a);
    lemma part_product: \forall og_vec3 p, a, b, n;
      is_part_along(p, a, n) && dot(n, n) > 0 && dot(n, b) == dot(n, a) ==> dot(p, b) == dot(p, p);
    lemma part_of_height: \forall og_vec3 p, a, n; is_part_along(p, a, n) && dot(n, n) > 0 ==> dot(n, p) == dot(n, a);
    lemma part_level: \forall og_vec3 p, a, b, c, n;
      is_area(n, a, b, c) && is_part_along(p, a, n) && dot(n, n) > 0 ==> level3(p, a, b, c);
    predicate one_height(og_vec3 n, og_vec3 p, og_vec3 a, og_vec3 b, og_vec3 c) =
      dot(n, p) == dot(n, a) && dot(n, b) == dot(n, a) && dot(n, c) == dot(n, a);
    lemma shadow_x: \forall og_vec3 n, p, a, b, c, real i, j, k; is_area(n, a, b, c) &&
      i == area2(p.y, p.z, b.y, b.z, c.y, c.z) &&
      j == area2(a.y, a.z, p.y, p.z, c.y, c.z) &&
      k == area2(a.y, a.z, b.y, b.z, p.y, p.z) ==>
      i + j + k == n.x && sum3(a.y, b.y, c.y, i, j, k) == n.x * p.y && sum3(a.z, b.z, c.z, i, j, k) == n.x * p.z;
    lemma height_x: \forall og_vec3 n, p, a, b, c, real i, j, k; one_height(n, p, a, b, c) && n.x != 0 &&
      i + j + k == n.x && sum3(a.y, b.y, c.y, i, j, k) == n.x * p.y && sum3(a.z, b.z, c.z, i, j, k) == n.x * p.z ==>
      sum3(a.x, b.x, c.x, i, j, k) == n.x * p.x;
    lemma parts_x: \forall og_vec3 n, p, a, b, c, real i, j, k;
      is_area(n, a, b, c) && one_height(n, p, a, b, c) && n.x != 0 &&
      i == area2(p.y, p.z, b.y, b.z, c.y, c.z) &&
      j == area2(a.y, a.z, p.y, p.z, c.y, c.z) &&
      k == area2(a.y, a.z, b.y, b.z, p.y, p.z) ==>
      parts3(p, a, b, c, i, j, k, n.x);
    lemma shadow_y: \forall og_vec3 n, p, a, b, c, real i, j, k; is_area(n, a, b, c) &&
      i == area2(p.z, p.x, b.z, b.x, c.z, c.x) &&
      j == area2(a.z, a.x, p.z, p.x, c.z, c.x) &&
      k == area2(a.z, a.x, b.z, b.x, p.z, p.x) ==>
      i + j + k == n.y && sum3(a.z, b.z, c.z, i, j, k) == n.y * p.z && sum3(a.x, b.x, c.x, i, j, k) == n.y * p.x;
    lemma height_y: \forall og_vec3 n, p, a, b, c, real i, j, k; one_height(n, p, a, b, c) && n.y != 0 &&
      i + j + k == n.y && sum3(a.z, b.z, c.z, i, j, k) == n.y * p.z && sum3(a.x, b.x, c.x, i, j, k) == n.y * p.x ==>
      sum3(a.y, b.y, c.y, i, j, k) == n.y * p.y;
    lemma parts_y: \forall og_vec3 n, p, a, b, c, real i, j, k;
      is_area(n, a, b, c) && one_height(n, p, a, b, c) && n.y != 0 &&
      i == area2(p.z, p.x, b.z, b.x, c.z, c.x) &&
      j == area2(a.z, a.x, p.z, p.x, c.z, c.x) &&
      k == area2(a.z, a.x, b.z, b.x, p.z, p.x) ==>
      parts3(p, a, b, c, i, j, k, n.y);
    lemma shadow_z: \forall og_vec3 n, p, a, b, c, real i, j, k; is_area(n, a, b, c) &&
      i == area2(p.x, p.y, b.x, b.y, c.x, c.y) &&
      j == area2(a.x, a.y, p.x, p.y, c.x, c.y) &&
      k == area2(a.x, a.y, b.x, b.y, p.x, p.y) ==>
      i + j + k == n.z && sum3(a.x, b.x, c.x, i, j, k) == n.z * p.x && sum3(a.y, b.y, c.y, i, j, k) == n.z * p.y;
    lemma height_z: \forall og_vec3 n, p, a, b, c, real i, j, k; one_height(n, p, a, b, c) && n.z != 0 &&
      i + j + k == n.z && sum3(a.x, b.x, c.x, i, j, k) == n.z * p.x && sum3(a.y, b.y, c.y, i, j, k) == n.z * p.y ==>
      sum3(a.z, b.z, c.z, i, j, k) == n.z * p.z;
    lemma parts_z: \forall og_vec3 n, p, a, b, c, real i, j, k;
      is_area(n, a, b, c) && one_height(n, p, a, b, c) && n.z != 0 &&
      i == area2(p.x, p.y, b.x, b.y, c.x, c.y) &&
      j == area2(a.x, a.y, p.x, p.y, c.x, c.y) &&
      k == area2(a.x, a.y, b.x, b.y, p.x, p.y) ==>
      parts3(p, a, b, c, i, j, k, n.z);
    lemma foot_of_parts: \forall og_vec3 p, a, b, c, real i, j, k, w;
      parts3(p, a, b, c, i, j, k, w) ==> makes_foot(p, a, b, c, w * i, w * j, w * k);
    lemma off_parts: \forall real h, og_vec3 p, a, b, c, real i, j, k, w; parts3(p, a, b, c, i, j, k, w) &&
      level3(p, a, b, c) && !(w * i > 0 && w * j > 0 && w * k > 0) && (w * i > 0 || off3(h, b, c, c)) &&
      (w * j > 0 || off3(h, a, c, c)) && (w * k > 0 || off3(h, a, b, b)) ==> off3(h, a, b, c);
    lemma part_of_three: \forall real e, f, g, w;
      w * e > 0 && w * f > 0 && w * g > 0 && e + f + g == w ==> is_part(e, w) && is_part(f, w) && is_part(g, w);
    lemma shares_sum: \forall real i, j, k, w, x, y, z, a, b, c, p; w != 0 && i + j + k == w && x * w == i &&
      y * w == j && z * w == k && sum3(a, b, c, i, j, k) == w * p ==> x + y + z == 1 && p == sum3(a, b, c, x, y, z);
    predicate shares3(og_vec3 p, og_vec3 a, og_vec3 b, og_vec3 c, real x, real y, real z) =
      weights3(x, y, z) && combined(p, a, b, c, x, y, z);
    lemma shares_of_parts: \forall og_vec3 p, a, b, c, real i, j, k, w, x, y, z; parts3(p, a, b, c, i, j, k, w) &&
      w * i > 0 && w * j > 0 && w * k > 0 && fraction_of(x, i, w) && fraction_of(y, j, w) && fraction_of(z, k, w) ==>
      shares3(p, a, b, c, x, y, z);
    lemma flat_in_line: \forall og_vec3 n, a, b, c; is_area(n, a, b, c) && dot(n, n) <= 0 ==> in_line(a, b, c);
*/

#endif
