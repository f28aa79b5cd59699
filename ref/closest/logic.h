#ifndef OG_CLOSEST_LOGIC_H
#define OG_CLOSEST_LOGIC_H

/// What the contracts of nearest points say, in real numbers; and the lemmas that they are proved with.
///
/// A parameter t of [0, 1] is the best one of a convex function where the slope there leads out of the interval or is
/// zero (settled, ref/scalar.h). Proved in the model `real` (docs/trust/verification.md), all lemmas included. No code.

#include "ref/vec3.h"

// The hardest first: an earlier lemma is one more thing that a prover tries in vain.
/*@ logic real square(real x) = x * x;
    logic real parabola(real c, real e, real f, real t) = c - 2 * t * e + t * t * f;

    // The squared distance from (x, y, z) to t (u, v, w), and from p to a + t (b - a).
    logic real along2(real x, real y, real z, real u, real v, real w, real t) =
      square(x - t * u) + square(y - t * v) + square(z - t * w);
    logic real distance2_at(og_vec3 a, og_vec3 b, og_vec3 p, real t) =
      along2(p.x - a.x, p.y - a.y, p.z - a.z, b.x - a.x, b.y - a.y, b.z - a.z, t);


    // r = a + t (b - a)
    predicate is_at(og_vec3 r, og_vec3 a, og_vec3 b, real t) =
      r.x == a.x + t * (b.x - a.x) && r.y == a.y + t * (b.y - a.y) && r.z == a.z + t * (b.z - a.z);

    // From t v to w + s u: how far, squared; and between points of two segments.
    logic real between2(og_vec3 u, og_vec3 v, og_vec3 w, real s, real t) =
      square(w.x + s * u.x - t * v.x) + square(w.y + s * u.y - t * v.y) + square(w.z + s * u.z - t * v.z);
    predicate is_between(og_vec3 r, og_vec3 p0, og_vec3 p1, og_vec3 q0, og_vec3 q1, real s, real t) =
      r.x == p0.x - q0.x + s * (p1.x - p0.x) - t * (q1.x - q0.x) &&
      r.y == p0.y - q0.y + s * (p1.y - p0.y) - t * (q1.y - q0.y) &&
      r.z == p0.z - q0.z + s * (p1.z - p0.z) - t * (q1.z - q0.z);
    logic real apart2(og_vec3 p0, og_vec3 p1, og_vec3 q0, og_vec3 q1, real s, real t) =
      square(p0.x - q0.x + s * (p1.x - p0.x) - t * (q1.x - q0.x)) +
      square(p0.y - q0.y + s * (p1.y - p0.y) - t * (q1.y - q0.y)) +
      square(p0.z - q0.z + s * (p1.z - p0.z) - t * (q1.z - q0.z));
    lemma apart_between: \forall og_vec3 p0, p1, q0, q1, u, v, w, real s, t;
      is_moved(u, p1, -1.0, p0) && is_moved(v, q1, -1.0, q0) && is_moved(w, p0, -1.0, q0) ==>
      apart2(p0, p1, q0, q1, s, t) == between2(u, v, w, s, t);

    lemma expanded: \forall real x, y, z, u, v, w, t;
      along2(x, y, z, u, v, w, t) ==
      parabola(x * x + y * y + z * z, x * u + y * v + z * w, u * u + v * v + w * w, t);
    // From t to s along that slope.
    logic real climb(real t, real slope, real s) = (s - t) * slope;
    lemma uphill: \forall real t, slope, s; settled(t, slope) && 0 <= s <= 1 ==> climb(t, slope, s) >= 0;
    lemma positive: \forall real x; square(x) >= 0;
    lemma parabola_step: \forall real c, e, f, t, s;
      parabola(c, e, f, s) - parabola(c, e, f, t) == square(s - t) * f + 2 * climb(t, slope(e, f, t), s);
    lemma parabola_least: \forall real c, e, f, t, s;
      f >= 0 && settled(t, slope(e, f, t)) && 0 <= s <= 1 ==> parabola(c, e, f, t) <= parabola(c, e, f, s);
*/

#endif
