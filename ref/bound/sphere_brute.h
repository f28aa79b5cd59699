#ifndef OG_SPHERE_BRUTE_H
#define OG_SPHERE_BRUTE_H

/// The smallest sphere around points, by all spheres through some of them.                   (catalogue: sphere-brute)
///
/// The centre of the smallest sphere is that of the smallest sphere through one to four of the points. Each such centre
/// is tried with the radius that it needs; the least radius wins. So no comparison with a tolerance decides.
/// Cost: the fifth power of the points, OG_SPHERE_BRUTE_MOST at most.  Source: Parac 2020, 5.2.1, which names four
/// points alone (docs/results/errata.md).
/// Limits: up to 24 points; the radius as computed may leave points outside.
/// Errors, proofs, measurements and tests: sphere_brute.md.

#include "ref/bound/ball.h"

/// 24: 12,950 spheres.
#define OG_SPHERE_BRUTE_MOST 24

/// The points are in range.
/*@ requires points: 0 < count <= OG_SPHERE_BRUTE_MOST && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: holds_points(\result, point, count);
*/
og_ball og_sphere_brute(const og_vec3 *point, int count);

#endif
