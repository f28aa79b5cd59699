#ifndef OG_NEAREST_LOGIC_H
#define OG_NEAREST_LOGIC_H

/// From the nearest points of a tetrahedron's faces, and the volumes that the origin makes with them, to its own, in real
/// numbers: what the sub-algorithms that take a tetrahedron apart (simplex-voronoi, simplex-signed-volumes) share.
/// Proved in the model `real` (docs/trust/verification.md), all lemmas included. No code.

#include "ref/closest/triangle_logic.h"
#include "ref/simplex/tetrahedron_logic.h"

/*@ // No corner lies before the plane through q across q, so no point of the triangle is nearer than q.
    logic real surplus(real i, real j, real k, real x, real y, real z) = (i + j + k) * (i * x + j * y + k * z);
    lemma surplus_of: \forall real i, j, k, x, y, z;
      0 <= i && 0 <= j && 0 <= k && 0 <= x && 0 <= y && 0 <= z ==> surplus(i, j, k, x, y, z) >= 0;
    lemma length_of: \forall real x, y, z; length2(x, y, z) >= 0;
    lemma above_parts: \forall og_vec3 q, a, b, c, real i, j, k; above3(q, a, b, c) ==>
      mixed2(a, b, c, i, j, k) == off_by(dot(q, q), i + j + k) +
        length2(i * (a.x - q.x) + j * (b.x - q.x) + k * (c.x - q.x),
                i * (a.y - q.y) + j * (b.y - q.y) + k * (c.y - q.y),
                i * (a.z - q.z) + j * (b.z - q.z) + k * (c.z - q.z)) +
        2 * surplus(i, j, k, dot(q, a) - dot(q, q), dot(q, b) - dot(q, q), dot(q, c) - dot(q, q));
    lemma above_by: \forall og_vec3 q, a, b, c, real i, j, k;
      above3(q, a, b, c) && 0 <= i && 0 <= j && 0 <= k ==> off_by(dot(q, q), i + j + k) <= mixed2(a, b, c, i, j, k);
    lemma off_above: \forall og_vec3 q, a, b, c; above3(q, a, b, c) ==> off3(dot(q, q), a, b, c);
    lemma off_nearest: \forall og_vec3 q, a, b, c, real x, y, z;
      nearest3(a, b, c, x, y, z) && combined(q, a, b, c, x, y, z) ==> off3(dot(q, q), a, b, c);
    lemma off_by_grows: \forall real g, h, s; g <= h ==> off_by(g, s) <= off_by(h, s);
    lemma off_nearer: \forall real g, h, og_vec3 a, b, c; off3(h, a, b, c) && g <= h ==> off3(g, a, b, c);

    // A part of a whole as a number of [0, 1], zero where the two have not the same sign.
    predicate is_part(real part, real whole) = 0 < part <= whole || whole <= part < 0;
    predicate fraction_of(real x, real part, real whole) =
      x >= 0 && (x > 0 <==> part * whole > 0) && (is_part(part, whole) ==> x * whole == part);
    lemma part_of_sum: \forall real e, f, g, h, w;
      e * w > 0 && f * w > 0 && g * w > 0 && h * w > 0 && e + f + g + h == w ==> is_part(e, w);

    predicate weights4(real x, real y, real z, real t) = not_negative(x, y, z, t) && x + y + z + t == 1;
    predicate combined4(og_vec3 r, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d, real x, real y, real z, real t) =
      r.x == sum4(a.x, b.x, c.x, d.x, x, y, z, t) && r.y == sum4(a.y, b.y, c.y, d.y, x, y, z, t) &&
      r.z == sum4(a.z, b.z, c.z, d.z, x, y, z, t);
    lemma on_abc: \forall og_vec3 q, a, b, c, d, real x, y, z;
      combined4(q, a, b, c, d, x, y, z, 0.0) ==> combined(q, a, b, c, x, y, z);
    lemma on_acd: \forall og_vec3 q, a, b, c, d, real x, y, z;
      combined4(q, a, b, c, d, x, 0.0, y, z) ==> combined(q, a, c, d, x, y, z);
    lemma on_adb: \forall og_vec3 q, a, b, c, d, real x, y, z;
      combined4(q, a, b, c, d, x, z, 0.0, y) ==> combined(q, a, d, b, x, y, z);
    lemma on_bdc: \forall og_vec3 q, a, b, c, d, real x, y, z;
      combined4(q, a, b, c, d, 0.0, x, z, y) ==> combined(q, b, d, c, x, y, z);

    // Inside: the volumes are the weights of the origin.
    predicate fractions4(real x, real y, real z, real t, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      fraction_of(x, -volume(b, d, c), whole4(a, b, c, d)) && fraction_of(y, -volume(a, c, d), whole4(a, b, c, d)) &&
      fraction_of(z, -volume(a, d, b), whole4(a, b, c, d)) && fraction_of(t, -volume(a, b, c), whole4(a, b, c, d));
    lemma inside_weights: \forall real x, y, z, t, e, f, g, h, w; x > 0 && y > 0 && z > 0 && t > 0 &&
      fraction_of(x, e, w) && fraction_of(y, f, w) && fraction_of(z, g, w) && fraction_of(t, h, w) &&
      e + f + g + h == w ==> weights4(x, y, z, t);
    lemma inside_origin: \forall og_vec3 q, a, b, c, d, real x, y, z, t, e, f, g, h, w, i, j, k, l;
      x > 0 && y > 0 && z > 0 && t > 0 && makes_origin(a, b, c, d, i, j, k, l) &&
      i <= e * w <= i && j <= f * w <= j && k <= g * w <= k && l <= h * w <= l && // (an equation would be solved for i)
      fraction_of(x, e, w) && fraction_of(y, f, w) && fraction_of(z, g, w) && fraction_of(t, h, w) &&
      e + f + g + h == w && combined4(q, a, b, c, d, x, y, z, t) ==> q.x == 0 && q.y == 0 && q.z == 0;
    lemma volumes_whole: \forall og_vec3 a, b, c, d, real w; w == whole4(a, b, c, d) ==>
      -volume(b, d, c) + -volume(a, c, d) + -volume(a, d, b) + -volume(a, b, c) == w;
    lemma inside4: \forall og_vec3 a, b, c, d, real x, y, z, t;
      x > 0 && y > 0 && z > 0 && t > 0 && fractions4(x, y, z, t, a, b, c, d) ==> weights4(x, y, z, t);
    lemma inside_of_whole: \forall og_vec3 q, a, b, c, d, real x, y, z, t, e, f, g, h, w;
      x > 0 && y > 0 && z > 0 && t > 0 && makes_origin(a, b, c, d, e * w, f * w, g * w, h * w) &&
      fraction_of(x, e, w) && fraction_of(y, f, w) && fraction_of(z, g, w) && fraction_of(t, h, w) &&
      e + f + g + h == w && combined4(q, a, b, c, d, x, y, z, t) ==> q.x == 0 && q.y == 0 && q.z == 0;
    lemma inside_makes: \forall og_vec3 a, b, c, d, real e, f, g, h, w; makes_origin(a, b, c, d, -volume(b, d, c) * w,
        -volume(a, c, d) * w, -volume(a, d, b) * w, -volume(a, b, c) * w) && e == -volume(b, d, c) &&
      f == -volume(a, c, d) && g == -volume(a, d, b) && h == -volume(a, b, c) ==>
      makes_origin(a, b, c, d, e * w, f * w, g * w, h * w);
    lemma inside_at: \forall og_vec3 q, a, b, c, d, real x, y, z, t, e, f, g, h, w; w == whole4(a, b, c, d) &&
      e == -volume(b, d, c) && f == -volume(a, c, d) && g == -volume(a, d, b) && h == -volume(a, b, c) &&
      makes_origin(a, b, c, d, e * w, f * w, g * w, h * w) &&
      x > 0 && y > 0 && z > 0 && t > 0 && fraction_of(x, e, w) && fraction_of(y, f, w) &&
      fraction_of(z, g, w) && fraction_of(t, h, w) &&
      combined4(q, a, b, c, d, x, y, z, t) ==> q.x == 0 && q.y == 0 && q.z == 0;
    lemma inside_nearest: \forall og_vec3 q, a, b, c, d, real x, y, z, t;
      x > 0 && y > 0 && z > 0 && t > 0 && fractions4(x, y, z, t, a, b, c, d) && combined4(q, a, b, c, d, x, y, z, t) ==>
      q.x == 0 && q.y == 0 && q.z == 0;
    lemma square_of_zero: \forall og_vec3 q; q.x == 0 && q.y == 0 && q.z == 0 ==> dot(q, q) == 0;
    // Outside: the origin is on the other side of some face.
    lemma fraction_of_flat: \forall real x, e, w; fraction_of(x, e, w) && w == 0 ==> x <= 0;
    lemma volumes_some: \forall og_vec3 a, b, c, d, real w; w == whole4(a, b, c, d) && w != 0 ==>
      -volume(b, d, c) * w != 0 || -volume(a, c, d) * w != 0 || -volume(a, d, b) * w != 0 || -volume(a, b, c) * w != 0;
    lemma off_outside: \forall real h, og_vec3 a, b, c, d, real x, y, z, t;
      h >= 0 && fractions4(x, y, z, t, a, b, c, d) && !(x > 0 && y > 0 && z > 0 && t > 0) &&
      (x > 0 || off3(h, b, d, c)) && (y > 0 || off3(h, a, c, d)) && (z > 0 || off3(h, a, d, b)) &&
      (t > 0 || off3(h, a, b, c)) ==> off4(h, a, b, c, d); */

#endif
