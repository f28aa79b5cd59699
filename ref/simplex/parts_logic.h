#ifndef OG_PARTS_LOGIC_H
#define OG_PARTS_LOGIC_H

/// What the parts of a segment and of a triangle say of the origin's foot, in real numbers.
///
/// The foot p divides the edge ab along any axis on which it has a length (parts2), and the triangle abc seen along any
/// axis on which its normal has (parts3): where a part has not the sign of the whole the nearest point is not on that
/// corner's side, and where all have it they are the weights of p. Proved in the model `real`
/// (docs/trust/verification.md), all lemmas included. No code.

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
    lemma parts_of_edge_sum: \forall real i, j, c, d, e, w; e > 0 && i * e == d * w && j * e == c * w && c + d == e ==>
      i + j == w;
    lemma part_of_two: \forall real e, f, w; w * e > 0 && w * f > 0 && e + f == w ==> is_part(e, w) && is_part(f, w);
    lemma parts_share: \forall real i, d, e, w, x; w != 0 && i * e == d * w && x * w == i ==> x * e == d;
    predicate are_parts(real pp, real pq, real qq, real e, real i, real j, real w) = w != 0 &&
      i * e == (qq - pq) * w && j * e == (pp - pq) * w;
    lemma parts_of_products: \forall og_vec3 a, b, real e, i, j, w; parts2(a, b, e, i, j, w) ==>
      are_parts(dot(a, a), dot(a, b), dot(b, b), e, i, j, w);
    lemma parts_foot: \forall real pp, pq, qq, e, i, j, w, x, y; are_parts(pp, pq, qq, e, i, j, w) && e > 0 && w * i > 0 &&
      w * j > 0 && e == edge2(pp, pq, qq) && fraction_of(x, i, w) && fraction_of(y, j, w) ==>
      edge_foot(pp, pq, qq, x, y, e);
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

    // Of the tetrahedron abcd with the origin inside: every part of the whole -whole4 has its sign.
    predicate agrees(real w, real e) = w * e > 0;
    predicate inside4(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      agrees(-whole4(a, b, c, d), volume(b, d, c)) && agrees(-whole4(a, b, c, d), volume(a, c, d)) &&
      agrees(-whole4(a, b, c, d), volume(a, d, b)) && agrees(-whole4(a, b, c, d), volume(a, b, c));
    lemma agrees_some: \forall real w, e; agrees(w, e) ==> e != 0;
    lemma agrees_negated: \forall real w, e, v, f; agrees(w, e) && v == -w && f == -e ==> agrees(v, f);
    lemma volume_moved: \forall og_vec3 a, b, c; volume(b, c, a) == volume(a, b, c) &&
      volume(c, a, b) == volume(a, b, c) && volume(a, c, b) == -volume(a, b, c);
    lemma whole_abdc: \forall og_vec3 a, b, c, d; whole4(a, b, d, c) == -whole4(a, b, c, d);
    lemma whole_acdb: \forall og_vec3 a, b, c, d; whole4(a, c, d, b) == whole4(a, b, c, d);
    lemma whole_bcda: \forall og_vec3 a, b, c, d; -whole4(b, c, d, a) == whole4(a, b, c, d);
    lemma agrees_swapped: \forall og_vec3 a, b, c, d, p, q, r;
      agrees(-whole4(a, b, c, d), volume(p, q, r)) ==> agrees(-whole4(a, b, d, c), volume(p, r, q));
    lemma inside_abdc: \forall og_vec3 a, b, c, d; inside4(a, b, c, d) ==> inside4(a, b, d, c);
    lemma inside_acdb: \forall og_vec3 a, b, c, d; inside4(a, b, c, d) ==> inside4(a, c, d, b);
    lemma inside_bcda: \forall og_vec3 a, b, c, d; inside4(a, b, c, d) ==> inside4(b, c, d, a);
    lemma off_swapped: \forall real h, og_vec3 a, b, c; off3(h, a, b, c) ==> off3(h, a, c, b);
    lemma fraction_negated: \forall real x, e, w; fraction_of(x, e, -w) ==> fraction_of(x, -e, w);
    lemma weights_of_sum: \forall real a, b, c, d, x, y, z, t, e, f, g, h, w; w != 0 && x * w == e && y * w == f &&
      z * w == g && t * w == h && sum4(a, b, c, d, e * w, f * w, g * w, h * w) == 0 ==>
      sum4(a, b, c, d, x, y, z, t) == 0;
    lemma weights_of_origin: \forall og_vec3 q, a, b, c, d, real x, y, z, t, e, f, g, h, w;
      makes_origin(a, b, c, d, e * w, f * w, g * w, h * w) && w != 0 && x * w == e && y * w == f && z * w == g &&
      t * w == h && q.x == 0 && q.y == 0 && q.z == 0 ==> combined4(q, a, b, c, d, x, y, z, t);
    lemma weights_times: \forall real x, y, z, t, e, f, g, h, w; x > 0 && y > 0 && z > 0 && t > 0 &&
      fraction_of(x, e, w) && fraction_of(y, f, w) && fraction_of(z, g, w) && fraction_of(t, h, w) &&
      e + f + g + h == w ==> w != 0 && x * w == e && y * w == f && z * w == g && t * w == h;
    lemma origin_of_whole: \forall og_vec3 q, a, b, c, d, real x, y, z, t, e, f, g, h, w;
      x > 0 && y > 0 && z > 0 && t > 0 && makes_origin(a, b, c, d, e * w, f * w, g * w, h * w) &&
      fraction_of(x, e, w) && fraction_of(y, f, w) && fraction_of(z, g, w) && fraction_of(t, h, w) &&
      e + f + g + h == w && q.x == 0 && q.y == 0 && q.z == 0 ==> combined4(q, a, b, c, d, x, y, z, t);
    lemma origin_at: \forall og_vec3 q, a, b, c, d, real x, y, z, t, e, f, g, h, w; w == whole4(a, b, c, d) &&
      e == -volume(b, d, c) && f == -volume(a, c, d) && g == -volume(a, d, b) && h == -volume(a, b, c) &&
      makes_origin(a, b, c, d, e * w, f * w, g * w, h * w) &&
      x > 0 && y > 0 && z > 0 && t > 0 && fraction_of(x, e, w) && fraction_of(y, f, w) &&
      fraction_of(z, g, w) && fraction_of(t, h, w) && q.x == 0 && q.y == 0 && q.z == 0 ==>
      combined4(q, a, b, c, d, x, y, z, t);
    lemma origin_within: \forall og_vec3 q, a, b, c, d, real x, y, z, t;
      x > 0 && y > 0 && z > 0 && t > 0 && fractions4(x, y, z, t, a, b, c, d) && q.x == 0 && q.y == 0 && q.z == 0 ==>
      combined4(q, a, b, c, d, x, y, z, t);

    // How far its nearest face is. The face has the foot on its plane: seen from there no other plane is crossed, as no
    // other is nearer. So what no point of the faces that may be nearest is nearer than is no more than their distance.
    logic real normal2(og_vec3 a, og_vec3 b, og_vec3 c) =
      length2(area2(a.y, a.z, b.y, b.z, c.y, c.z), area2(a.z, a.x, b.z, b.x, c.z, c.x),
              area2(a.x, a.y, b.x, b.y, c.x, c.y));
    predicate is_ratio(real r, real e, real n) = r * n == e * e && n > 0;
    predicate lies_at(real r, og_vec3 a, og_vec3 b, og_vec3 c) = is_ratio(r, volume(a, b, c), normal2(a, b, c));
    lemma lies_turned: \forall real r, og_vec3 a, b, c; lies_at(r, a, b, c) ==>
      lies_at(r, a, c, b) && lies_at(r, b, a, c) && lies_at(r, b, c, a) && lies_at(r, c, a, b) && lies_at(r, c, b, a);
    logic real normal_product(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, og_vec3 e, og_vec3 f) =
      along3(area2(a.y, a.z, b.y, b.z, c.y, c.z), area2(a.z, a.x, b.z, b.x, c.z, c.x),
             area2(a.x, a.y, b.x, b.y, c.x, c.y), area2(d.y, d.z, e.y, e.z, f.y, f.z),
             area2(d.z, d.x, e.z, e.x, f.z, f.x), area2(d.x, d.y, e.x, e.y, f.x, f.y));
    predicate is_cosine(real s, real m, real n) = s * s <= m * n;
    lemma along_schwarz: \forall real x, y, z, u, v, w;
      is_cosine(along3(x, y, z, u, v, w), length2(u, v, w), length2(x, y, z));
    lemma normal_schwarz: \forall og_vec3 a, b, c, d, e, f;
      is_cosine(normal_product(a, b, c, d, e, f), normal2(d, e, f), normal2(a, b, c));
    // n . (p x q), n across abc: the part of the triangle that its plane's foot makes with the edge pq.
    logic real foot_part(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p, og_vec3 q) =
      area2(a.y, a.z, b.y, b.z, c.y, c.z) * (p.y * q.z - p.z * q.y) +
      area2(a.z, a.x, b.z, b.x, c.z, c.x) * (p.z * q.x - p.x * q.z) +
      area2(a.x, a.y, b.x, b.y, c.x, c.y) * (p.x * q.y - p.y * q.x);
    predicate is_beyond(real w, real y, real n, real p, real e, real s) = w * y == n * p - e * s;
    lemma foot_part_a: \forall og_vec3 a, b, c, d; is_beyond(-whole4(a, b, c, d), foot_part(a, b, c, b, c),
      normal2(a, b, c), volume(b, d, c), volume(a, b, c), normal_product(a, b, c, b, d, c));
    lemma foot_part_b: \forall og_vec3 a, b, c, d; is_beyond(-whole4(a, b, c, d), foot_part(a, b, c, c, a),
      normal2(a, b, c), volume(a, c, d), volume(a, b, c), normal_product(a, b, c, a, c, d));
    lemma foot_part_c: \forall og_vec3 a, b, c, d; is_beyond(-whole4(a, b, c, d), foot_part(a, b, c, a, b),
      normal2(a, b, c), volume(a, d, b), volume(a, b, c), normal_product(a, b, c, a, d, b));
    lemma foot_part_sign: \forall real r, n, e, q, m, p, s, w, y; is_ratio(r, e, n) && is_ratio(q, p, m) && r <= q &&
      is_cosine(s, m, n) && agrees(w, p) && is_beyond(w, y, n, p, e, s) ==> y >= 0;
    lemma foot_part_sum: \forall og_vec3 a, b, c;
      foot_part(a, b, c, b, c) + foot_part(a, b, c, c, a) + foot_part(a, b, c, a, b) == normal2(a, b, c);
    logic real spread(real e, real n) = e * e * n;
    logic real foot_square(og_vec3 a, og_vec3 b, og_vec3 c) =
      mixed2(a, b, c, foot_part(a, b, c, b, c), foot_part(a, b, c, c, a), foot_part(a, b, c, a, b));
    lemma foot_square_of: \forall real r, og_vec3 a, b, c; lies_at(r, a, b, c) ==>
      foot_square(a, b, c) == spread(volume(a, b, c), normal2(a, b, c));
    lemma off_foot_square: \forall real h, og_vec3 a, b, c; off3(h, a, b, c) && foot_part(a, b, c, b, c) >= 0 &&
      foot_part(a, b, c, c, a) >= 0 && foot_part(a, b, c, a, b) >= 0 && foot_square(a, b, c) >= 0 ==>
      off_by(h, normal2(a, b, c)) <= foot_square(a, b, c);
    lemma spread_room: \forall real e, n; n > 0 ==> spread(e, n) >= 0;
    lemma foot_square_room: \forall real r, og_vec3 a, b, c; lies_at(r, a, b, c) ==> foot_square(a, b, c) >= 0;
    lemma near_part_a: \forall real r, q, og_vec3 a, b, c, d; inside4(a, b, c, d) && lies_at(r, a, b, c) &&
      lies_at(q, b, d, c) && r <= q ==> foot_part(a, b, c, b, c) >= 0;
    lemma near_part_b: \forall real r, q, og_vec3 a, b, c, d; inside4(a, b, c, d) && lies_at(r, a, b, c) &&
      lies_at(q, a, c, d) && r <= q ==> foot_part(a, b, c, c, a) >= 0;
    lemma near_part_c: \forall real r, q, og_vec3 a, b, c, d; inside4(a, b, c, d) && lies_at(r, a, b, c) &&
      lies_at(q, a, d, b) && r <= q ==> foot_part(a, b, c, a, b) >= 0;
    lemma near_by: \forall real h, r, n, e; off_by(h, n) <= spread(e, n) && is_ratio(r, e, n) ==> h <= r;
    lemma near_foot: \forall real h, r, og_vec3 a, b, c; lies_at(r, a, b, c) && off3(h, a, b, c) &&
      foot_part(a, b, c, b, c) >= 0 && foot_part(a, b, c, c, a) >= 0 && foot_part(a, b, c, a, b) >= 0 ==> h <= r;
    predicate nearest_face(real r, real i, real j, real k, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      lies_at(r, a, b, c) && lies_at(i, b, c, d) && lies_at(j, a, c, d) && lies_at(k, a, b, d) &&
      r <= i && r <= j && r <= k;
    lemma near_face: \forall real h, r, i, j, k, og_vec3 a, b, c, d;
      inside4(a, b, c, d) && nearest_face(r, i, j, k, a, b, c, d) && off3(h, a, b, c) ==> h <= r;
    lemma near_abc: \forall real h, i, j, k, l, og_vec3 a, b, c, d; inside4(a, b, c, d) && lies_at(i, b, c, d) &&
      lies_at(j, a, c, d) && lies_at(k, a, b, d) && lies_at(l, a, b, c) && l <= i && l <= j && l <= k &&
      off3(h, a, b, c) ==> h <= l;
    lemma near_abd: \forall real h, i, j, k, l, og_vec3 a, b, c, d; inside4(a, b, c, d) && lies_at(i, b, c, d) &&
      lies_at(j, a, c, d) && lies_at(k, a, b, d) && lies_at(l, a, b, c) && k <= i && k <= j && k <= l &&
      off3(h, a, b, d) ==> h <= k;
    lemma near_acd: \forall real h, i, j, k, l, og_vec3 a, b, c, d; inside4(a, b, c, d) && lies_at(i, b, c, d) &&
      lies_at(j, a, c, d) && lies_at(k, a, b, d) && lies_at(l, a, b, c) && j <= i && j <= k && j <= l &&
      off3(h, a, c, d) ==> h <= j;
    lemma near_bcd: \forall real h, i, j, k, l, og_vec3 a, b, c, d; inside4(a, b, c, d) && lies_at(i, b, c, d) &&
      lies_at(j, a, c, d) && lies_at(k, a, b, d) && lies_at(l, a, b, c) && i <= j && i <= k && i <= l &&
      off3(h, b, c, d) ==> h <= i;
    lemma near_some: \forall real h, u, i, j, k, l, og_vec3 a, b, c, d; inside4(a, b, c, d) && lies_at(i, b, c, d) &&
      lies_at(j, a, c, d) && lies_at(k, a, b, d) && lies_at(l, a, b, c) && (i > u || off3(h, b, c, d)) &&
      (j > u || off3(h, a, c, d)) && (k > u || off3(h, a, b, d)) && (l > u || off3(h, a, b, c)) &&
      (i <= u || j <= u || k <= u || l <= u) ==> h <= u;
    logic real height2(og_vec3 a, og_vec3 b, og_vec3 c) = volume(a, b, c) * volume(a, b, c) / normal2(a, b, c);
    lemma height_quotient: \forall real e, n; n > 0 ==> e * e / n * n == e * e;
    lemma lies_at_height: \forall og_vec3 a, b, c; normal2(a, b, c) > 0 ==> lies_at(height2(a, b, c), a, b, c);
    lemma normal_of_volume: \forall og_vec3 a, b, c; volume(a, b, c) != 0 ==> normal2(a, b, c) > 0;
    lemma normal_moved: \forall og_vec3 a, b, c; normal2(a, c, b) == normal2(a, b, c);
    lemma inside_heights: \forall og_vec3 a, b, c, d; inside4(a, b, c, d) ==> normal2(b, c, d) > 0 &&
      normal2(a, c, d) > 0 && normal2(a, b, d) > 0 && normal2(a, b, c) > 0;
    // The plane is farther away than the root of u.
    predicate exceeds(real e, real u, real n) = e * e > u * n;
    lemma exceeds_ratio: \forall real r, e, u, n; is_ratio(r, e, n) ==> (exceeds(e, u, n) <==> r > u);
    predicate is_far(real u, og_vec3 a, og_vec3 b, og_vec3 c) = exceeds(volume(a, b, c), u, normal2(a, b, c));
    lemma far_height: \forall real u, r, og_vec3 a, b, c; lies_at(r, a, b, c) ==> (is_far(u, a, b, c) <==> r > u);
    lemma near_faces: \forall real h, u, og_vec3 a, b, c, d; inside4(a, b, c, d) &&
      (is_far(u, b, c, d) || off3(h, b, c, d)) && (is_far(u, a, c, d) || off3(h, a, c, d)) &&
      (is_far(u, a, b, d) || off3(h, a, b, d)) && (is_far(u, a, b, c) || off3(h, a, b, c)) &&
      !(is_far(u, b, c, d) && is_far(u, a, c, d) && is_far(u, a, b, d) && is_far(u, a, b, c)) ==> h <= u;
*/

#endif
