#ifndef OG_TETRAHEDRON_LOGIC_H
#define OG_TETRAHEDRON_LOGIC_H

/// Which point of a tetrahedron is nearest to the origin, in real numbers, when its faces are searched one by one.
///
/// Let x a + y b + z c + t d = 0 for some numbers, one of them negative. Then every point of the tetrahedron can be
/// moved towards the origin until it comes to a face, and the number of the corner opposite is negative. So what no
/// point of these faces is nearer than, none of the tetrahedron is (off_faces). The numbers are the volumes that the
/// origin makes with the faces; of a flat tetrahedron they may be zero, and others are found (off_flat). All of it is
/// homogeneous: weights have any sum. Proved in the model `real` (docs/trust/verification.md), all lemmas included. No
/// code.

#include "ref/vec3.h"

/*@ predicate not_negative(real x, real y, real z, real t) = 0 <= x && 0 <= y && 0 <= z && 0 <= t;
    logic real sum4(real a, real b, real c, real d, real x, real y, real z, real t) = x * a + y * b + z * c + t * d;
    logic real length2(real x, real y, real z) = x * x + y * y + z * z;
    // |x a + y b + z c + t d|^2
    logic real far4(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real x, real y, real z, real t) =
      length2(sum4(a.x, b.x, c.x, d.x, x, y, z, t), sum4(a.y, b.y, c.y, d.y, x, y, z, t),
              sum4(a.z, b.z, c.z, d.z, x, y, z, t));
    // |x a + y b + z c|^2
    logic real mixed2(og_vec3 a, og_vec3 b, og_vec3 c, real x, real y, real z) =
      length2(x * a.x + y * b.x + z * c.x, x * a.y + y * b.y + z * c.y, x * a.z + y * b.z + z * c.z);
    logic real off_by(real h, real whole) = h * (whole * whole);
    // No point of the tetrahedron, of the triangle, has a squared distance from the origin below h.
    predicate off4(real h, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) = \forall real x, y, z, t;
      not_negative(x, y, z, t) ==> off_by(h, x + y + z + t) <= far4(a, b, c, d, x, y, z, t);
    predicate off3(real h, og_vec3 a, og_vec3 b, og_vec3 c) = \forall real x, y, z;
      0 <= x && 0 <= y && 0 <= z ==> off_by(h, x + y + z) <= mixed2(a, b, c, x, y, z);
    // The numbers that make the origin, and their sum.
    predicate makes_origin(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real i, real j, real k, real l) =
      sum4(a.x, b.x, c.x, d.x, i, j, k, l) == 0 && sum4(a.y, b.y, c.y, d.y, i, j, k, l) == 0 &&
      sum4(a.z, b.z, c.z, d.z, i, j, k, l) == 0 && i + j + k + l >= 0;

    predicate enlarges(real i, real f, real r) = r == (i * i) * f;
    // Moved to where the weight of a is zero.
    predicate leaves_at(real i, real j, real k, real l, real x, real y, real z, real t) =
      i < 0 && x * j - i * y >= 0 && x * k - i * z >= 0 && x * l - i * t >= 0;
    lemma leaves_somewhere: \forall real i, j, k, l, x, y, z, t;
      not_negative(x, y, z, t) && (i < 0 || j < 0 || k < 0 || l < 0) ==>
      leaves_at(i, j, k, l, x, y, z, t) || leaves_at(j, i, k, l, y, x, z, t) || leaves_at(k, i, j, l, z, x, y, t) ||
      leaves_at(l, i, j, k, t, x, y, z);
    lemma shrinks: \forall real h, i, j, k, l, x, y, z, t, m, f, r;
      h >= 0 && not_negative(x, y, z, t) && leaves_at(i, j, k, l, x, y, z, t) && i + j + k + l >= 0 &&
      m == (x * j - i * y) + (x * k - i * z) + (x * l - i * t) && off_by(h, m) <= r && enlarges(i, f, r) ==>
      off_by(h, x + y + z + t) <= f;
    lemma moved_from_a: \forall og_vec3 a, b, c, d, real i, j, k, l, x, y, z, t;
      makes_origin(a, b, c, d, i, j, k, l) ==>
      enlarges(i, far4(a, b, c, d, x, y, z, t), mixed2(b, d, c, x * j - i * y, x * l - i * t, x * k - i * z));
    lemma off_at_a: \forall real h, og_vec3 a, b, c, d, real i, j, k, l, x, y, z, t;
      h >= 0 && makes_origin(a, b, c, d, i, j, k, l) && not_negative(x, y, z, t) &&
      leaves_at(i, j, k, l, x, y, z, t) && off3(h, b, d, c) ==>
      off_by(h, x + y + z + t) <= far4(a, b, c, d, x, y, z, t);
    lemma moved_from_b: \forall og_vec3 a, b, c, d, real i, j, k, l, x, y, z, t;
      makes_origin(a, b, c, d, i, j, k, l) ==>
      enlarges(j, far4(a, b, c, d, x, y, z, t), mixed2(a, c, d, y * i - j * x, y * k - j * z, y * l - j * t));
    lemma off_at_b: \forall real h, og_vec3 a, b, c, d, real i, j, k, l, x, y, z, t;
      h >= 0 && makes_origin(a, b, c, d, i, j, k, l) && not_negative(x, y, z, t) &&
      leaves_at(j, i, k, l, y, x, z, t) && off3(h, a, c, d) ==>
      off_by(h, x + y + z + t) <= far4(a, b, c, d, x, y, z, t);
    lemma moved_from_c: \forall og_vec3 a, b, c, d, real i, j, k, l, x, y, z, t;
      makes_origin(a, b, c, d, i, j, k, l) ==>
      enlarges(k, far4(a, b, c, d, x, y, z, t), mixed2(a, d, b, z * i - k * x, z * l - k * t, z * j - k * y));
    lemma off_at_c: \forall real h, og_vec3 a, b, c, d, real i, j, k, l, x, y, z, t;
      h >= 0 && makes_origin(a, b, c, d, i, j, k, l) && not_negative(x, y, z, t) &&
      leaves_at(k, i, j, l, z, x, y, t) && off3(h, a, d, b) ==>
      off_by(h, x + y + z + t) <= far4(a, b, c, d, x, y, z, t);
    lemma moved_from_d: \forall og_vec3 a, b, c, d, real i, j, k, l, x, y, z, t;
      makes_origin(a, b, c, d, i, j, k, l) ==>
      enlarges(l, far4(a, b, c, d, x, y, z, t), mixed2(a, b, c, t * i - l * x, t * j - l * y, t * k - l * z));
    lemma off_at_d: \forall real h, og_vec3 a, b, c, d, real i, j, k, l, x, y, z, t;
      h >= 0 && makes_origin(a, b, c, d, i, j, k, l) && not_negative(x, y, z, t) &&
      leaves_at(l, i, j, k, t, x, y, z) && off3(h, a, b, c) ==>
      off_by(h, x + y + z + t) <= far4(a, b, c, d, x, y, z, t);

    // On a face already: the origin.
    lemma level_a: \forall og_vec3 a, b, c, d, real i, j, k, l;
      makes_origin(a, b, c, d, i, j, k, l) && i == 0 ==> mixed2(b, d, c, j, l, k) == 0;
    lemma level_b: \forall og_vec3 a, b, c, d, real i, j, k, l;
      makes_origin(a, b, c, d, i, j, k, l) && j == 0 ==> mixed2(a, c, d, i, k, l) == 0;
    lemma level_c: \forall og_vec3 a, b, c, d, real i, j, k, l;
      makes_origin(a, b, c, d, i, j, k, l) && k == 0 ==> mixed2(a, d, b, i, l, j) == 0;
    lemma level_d: \forall og_vec3 a, b, c, d, real i, j, k, l;
      makes_origin(a, b, c, d, i, j, k, l) && l == 0 ==> mixed2(a, b, c, i, j, k) == 0;
    lemma off_by_zero: \forall real h, s; off_by(h, s) <= 0 && s > 0 ==> h <= 0;
    lemma off_at_zero: \forall real h, og_vec3 a, b, c, d, real i, j, k, l;
      makes_origin(a, b, c, d, i, j, k, l) && not_negative(i, j, k, l) && i + j + k + l > 0 &&
      (i > 0 || off3(h, b, d, c)) && (j > 0 || off3(h, a, c, d)) && (k > 0 || off3(h, a, d, b)) &&
      (l > 0 || off3(h, a, b, c)) && (i == 0 || j == 0 || k == 0 || l == 0) ==> h <= 0;
    lemma far_not_negative: \forall og_vec3 a, b, c, d, real x, y, z, t; far4(a, b, c, d, x, y, z, t) >= 0;
    lemma off_by_nothing: \forall real h, s; h <= 0 ==> off_by(h, s) <= 0;
    lemma off_nothing: \forall real h, og_vec3 a, b, c, d; h <= 0 ==> off4(h, a, b, c, d);
    lemma off_beyond: \forall real h, og_vec3 a, b, c, d, real i, j, k, l, x, y, z, t;
      h >= 0 && makes_origin(a, b, c, d, i, j, k, l) && (i < 0 || j < 0 || k < 0 || l < 0) &&
      (i >= 0 || off3(h, b, d, c)) && (j >= 0 || off3(h, a, c, d)) && (k >= 0 || off3(h, a, d, b)) &&
      (l >= 0 || off3(h, a, b, c)) && not_negative(x, y, z, t) ==>
      off_by(h, x + y + z + t) <= far4(a, b, c, d, x, y, z, t);
    lemma off_faces: \forall real h, og_vec3 a, b, c, d, real i, j, k, l;
      h >= 0 && makes_origin(a, b, c, d, i, j, k, l) && (i != 0 || j != 0 || k != 0 || l != 0) &&
      (i > 0 || off3(h, b, d, c)) && (j > 0 || off3(h, a, c, d)) && (k > 0 || off3(h, a, d, b)) &&
      (l > 0 || off3(h, a, b, c)) && (i <= 0 || j <= 0 || k <= 0 || l <= 0) ==> off4(h, a, b, c, d);

    // a . (b x c), and the volume of the tetrahedron in the sense of its faces.
    logic real volume(og_vec3 a, og_vec3 b, og_vec3 c) =
      a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x);
    logic real whole4(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      -volume(a, b, c) - volume(a, d, b) - volume(a, c, d) - volume(b, d, c);
    lemma whole_turned: \forall og_vec3 a, b, c, d; whole4(b, d, c, a) == whole4(a, b, c, d) &&
      whole4(a, c, d, b) == whole4(a, b, c, d) && whole4(a, d, b, c) == whole4(a, b, c, d);
    lemma whole_of_normal: \forall og_vec3 a, b, c, d, u, v, w, n;
      is_moved(u, b, -1.0, a) && is_moved(v, c, -1.0, a) && is_moved(w, d, -1.0, a) && is_cross(n, u, v) ==>
      dot(n, w) == whole4(a, b, c, d) && dot(n, a) == volume(a, b, c);
    // The volumes times their sum, whose own sum is a square.
    lemma volumes_make_origin: \forall og_vec3 a, b, c, d, real w; w == whole4(a, b, c, d) ==> makes_origin(a, b, c, d,
      -volume(b, d, c) * w, -volume(a, c, d) * w, -volume(a, d, b) * w, -volume(a, b, c) * w);

    // A flat tetrahedron: numbers of sum zero that make the origin, of which some are not zero. First three from the
    // triangles' normals, of which the components are those, then three from a line's, then those of a point.
    logic real turn_x(og_vec3 a, og_vec3 p, og_vec3 q) = (p.y - a.y) * (q.z - a.z) - (p.z - a.z) * (q.y - a.y);
    logic real turn_y(og_vec3 a, og_vec3 p, og_vec3 q) = (p.z - a.z) * (q.x - a.x) - (p.x - a.x) * (q.z - a.z);
    logic real turn_z(og_vec3 a, og_vec3 p, og_vec3 q) = (p.x - a.x) * (q.y - a.y) - (p.y - a.y) * (q.x - a.x);
    predicate in_line(og_vec3 a, og_vec3 b, og_vec3 c) =
      turn_x(a, b, c) == 0 && turn_y(a, b, c) == 0 && turn_z(a, b, c) == 0;
    lemma flat_x: \forall og_vec3 a, b, c, d; whole4(a, b, c, d) == 0 ==>
      makes_origin(a, b, c, d, -turn_x(a, c, d) - turn_x(a, d, b) - turn_x(a, b, c),
                   turn_x(a, c, d), turn_x(a, d, b), turn_x(a, b, c));
    lemma flat_y: \forall og_vec3 a, b, c, d; whole4(a, b, c, d) == 0 ==>
      makes_origin(a, b, c, d, -turn_y(a, c, d) - turn_y(a, d, b) - turn_y(a, b, c),
                   turn_y(a, c, d), turn_y(a, d, b), turn_y(a, b, c));
    lemma flat_z: \forall og_vec3 a, b, c, d; whole4(a, b, c, d) == 0 ==>
      makes_origin(a, b, c, d, -turn_z(a, c, d) - turn_z(a, d, b) - turn_z(a, b, c),
                   turn_z(a, c, d), turn_z(a, d, b), turn_z(a, b, c));
    lemma line_x: \forall og_vec3 a, b, c, d; whole4(a, b, c, d) == 0 && in_line(a, b, c) ==>
      makes_origin(a, b, c, d, b.x - c.x, c.x - a.x, a.x - b.x, 0.0);
    lemma line_y: \forall og_vec3 a, b, c, d; whole4(a, b, c, d) == 0 && in_line(a, b, c) ==>
      makes_origin(a, b, c, d, b.y - c.y, c.y - a.y, a.y - b.y, 0.0);
    lemma line_z: \forall og_vec3 a, b, c, d; whole4(a, b, c, d) == 0 && in_line(a, b, c) ==>
      makes_origin(a, b, c, d, b.z - c.z, c.z - a.z, a.z - b.z, 0.0);
    lemma one_point: \forall og_vec3 a, b, c, d; whole4(a, b, c, d) == 0 && a.x == b.x && a.y == b.y && a.z == b.z ==>
      makes_origin(a, b, c, d, 1.0, -1.0, 0.0, 0.0);
    predicate off_each(real h, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      off3(h, b, d, c) && off3(h, a, c, d) && off3(h, a, d, b) && off3(h, a, b, c);
    lemma off_in_line: \forall real h, og_vec3 a, b, c, d;
      h >= 0 && whole4(a, b, c, d) == 0 && off_each(h, a, b, c, d) && in_line(a, b, c) ==> off4(h, a, b, c, d);
    lemma off_flat_x: \forall real h, og_vec3 a, b, c, d;
      h >= 0 && whole4(a, b, c, d) == 0 && off_each(h, a, b, c, d) && turn_x(a, b, c) != 0 ==> off4(h, a, b, c, d);
    lemma off_flat_y: \forall real h, og_vec3 a, b, c, d;
      h >= 0 && whole4(a, b, c, d) == 0 && off_each(h, a, b, c, d) && turn_y(a, b, c) != 0 ==> off4(h, a, b, c, d);
    lemma off_flat_z: \forall real h, og_vec3 a, b, c, d;
      h >= 0 && whole4(a, b, c, d) == 0 && off_each(h, a, b, c, d) && turn_z(a, b, c) != 0 ==> off4(h, a, b, c, d);
    lemma off_flat: \forall real h, og_vec3 a, b, c, d;
      h >= 0 && whole4(a, b, c, d) == 0 && off_each(h, a, b, c, d) ==> off4(h, a, b, c, d);
*/

#endif
