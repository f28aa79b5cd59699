#ifndef OG_TRIANGLE_NORMAL_H
#define OG_TRIANGLE_NORMAL_H

/// Unit normal of a triangle, however thin.                                     (needed by: hull-incremental, cd-dual)
///
/// Along (b - a) x (c - a): the side from which a, b, c run counterclockwise. Differences, products and their sums are
/// computed exactly and rounded once, for in a thin triangle rounding would turn the plain cross product any way.
/// The zero vector for points on one line. Any one length unit; finite; the domain of orient_exact.h.
/// Cost: constant, a microsecond. Failure: none.
/// Limits: each component is off by at most 3 OG_SCALAR_EPSILON of itself.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^20.

#include "ref/vec3.h"

/*@ requires finite: \is_finite(a.x) && \is_finite(a.y) && \is_finite(a.z) && \is_finite(b.x) && \is_finite(b.y) &&
                     \is_finite(b.z) && \is_finite(c.x) && \is_finite(c.y) && \is_finite(c.z);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_vec3 og_triangle_normal(og_vec3 a, og_vec3 b, og_vec3 c);

/// The same for two edges from a to b and from c to d: the unit vector along (b - a) x (d - c), zero where they are parallel.
/*@ requires finite: \is_finite(a.x) && \is_finite(a.y) && \is_finite(a.z) && \is_finite(b.x) && \is_finite(b.y) &&
                     \is_finite(b.z) && \is_finite(c.x) && \is_finite(c.y) && \is_finite(c.z) && \is_finite(d.x) &&
                     \is_finite(d.y) && \is_finite(d.z);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_vec3 og_edges_normal(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d);

#endif
