#ifndef OG_RAY_PROBE_H
#define OG_RAY_PROBE_H

/// How far is a wheel above the ground, or sunk into it?                                       (catalogue: ray-probe)
///
/// A car follows a terrain by rays: one from each wheel, along the way down. Its length is what the wheel has to be moved
/// along it: 0 on the ground, positive above it, negative below. So the whole line is asked, in front of the start and
/// behind it. The nearest of several triangles counts, whichever way it is, and the first of equally near ones.
/// Any one length unit, `down` in any other: way and point are from + way down. Triangles are closed, and are met from
/// either side. Cost: linear in the triangles, as ray-triangle each; nothing is sorted.
/// Failure: OUT_OF_RANGE as ray_triangle.h says. DEGENERATE where none is met, and one of them stands upright along the
/// line, or has no area: such triangles are passed over as long as another is met.
/// Source: Rasku 2003, 3.1, where the ground is a plane.
/// Limits: those of ray-triangle; between a wheel and the ground nothing is seen but along the line.
/// Errors, proofs, measurements and tests: ray_probe.md.

#include "ref/outcome.h"
#include "ref/vec3.h"

typedef struct og_ground {
  og_outcome outcome;
  bool met;
  int triangle;  // its number
  og_scalar way; // along `down`, in units of it
  og_vec3 point;
} og_ground;

/*@ requires count: 0 <= count;
    requires corners: \valid_read(corner + (0 .. 3 * count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures triangle: \result.met ==> 0 <= \result.triangle < count;
*/
og_ground og_ray_probe(og_vec3 from, og_vec3 down, const og_vec3 *corner, int count);

#endif
