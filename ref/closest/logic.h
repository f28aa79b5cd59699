#ifndef OG_CLOSEST_LOGIC_H
#define OG_CLOSEST_LOGIC_H

/// What the contracts of nearest points say, in real numbers; and the lemmas that they are proved with.
///
/// A parameter t of [0, 1] is the best one of a convex function where the slope there leads out of the interval or is
/// zero (settled). Proved in the model `real` (docs/verification.md), all lemmas included. No code.

#include "ref/vec3.h"

// The hardest first: an earlier lemma is one more thing that a prover tries in vain.
/*@ predicate settled(real t, real slope) = 0 <= t <= 1 && (t > 0 ==> slope <= 0) && (t < 1 ==> slope >= 0);
    logic real square(real x) = x * x;
    logic real parabola(real c, real e, real f, real t) = c - 2 * t * e + t * t * f;

    // The squared distance from (x, y, z) to t (u, v, w), and from p to a + t (b - a).
    logic real along2(real x, real y, real z, real u, real v, real w, real t) =
      square(x - t * u) + square(y - t * v) + square(z - t * w);
    logic real distance2_at(og_vec3 a, og_vec3 b, og_vec3 p, real t) =
      along2(p.x - a.x, p.y - a.y, p.z - a.z, b.x - a.x, b.y - a.y, b.z - a.z, t);

    lemma expanded: \forall real x, y, z, u, v, w, t;
      along2(x, y, z, u, v, w, t) ==
      parabola(x * x + y * y + z * z, x * u + y * v + z * w, u * u + v * v + w * w, t);
    lemma downhill: \forall real t, slope, s; settled(t, slope) && 0 <= s <= 1 ==> (s - t) * slope >= 0;
    lemma positive: \forall real x; square(x) >= 0;
    lemma parabola_step: \forall real c, e, f, t, s;
      parabola(c, e, f, s) - parabola(c, e, f, t) == square(s - t) * f + 2 * ((s - t) * (t * f - e));
    lemma parabola_least: \forall real c, e, f, t, s;
      f >= 0 && settled(t, t * f - e) && 0 <= s <= 1 ==> parabola(c, e, f, t) <= parabola(c, e, f, s);
*/

#endif
