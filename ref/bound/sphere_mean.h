#ifndef OG_SPHERE_MEAN_H
#define OG_SPHERE_MEAN_H

/// A sphere around the mean of points.                                                        (catalogue: sphere-mean)
///
/// The mean is no centre of the smallest sphere: many points on one side draw it there. Its radius is at most twice
/// the least, and nears that where all points but one are the same.
/// Cost: linear in the points.  Source: Parac 2020, 5.2.1.
/// Limits: up to twice the least radius; the radius as computed may leave points outside.
/// Errors, proofs, measurements and tests: sphere_mean.md.

#include "ref/bound/ball.h"
#include "ref/within_logic.h"

/// The points are in range.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures above_x: \exists integer i, j; 0 <= i < count && 0 <= j < count &&
      (point[i].x <= \result.x + epsilons(count + 8, extent_of(point[j])));
    ensures below_x: \exists integer i, j; 0 <= i < count && 0 <= j < count &&
      (\result.x <= point[i].x + epsilons(count + 8, extent_of(point[j])));
    ensures above_y: \exists integer i, j; 0 <= i < count && 0 <= j < count &&
      (point[i].y <= \result.y + epsilons(count + 8, extent_of(point[j])));
    ensures below_y: \exists integer i, j; 0 <= i < count && 0 <= j < count &&
      (\result.y <= point[i].y + epsilons(count + 8, extent_of(point[j])));
    ensures above_z: \exists integer i, j; 0 <= i < count && 0 <= j < count &&
      (point[i].z <= \result.z + epsilons(count + 8, extent_of(point[j])));
    ensures below_z: \exists integer i, j; 0 <= i < count && 0 <= j < count &&
      (\result.z <= point[i].z + epsilons(count + 8, extent_of(point[j])));
*/
og_vec3 og_mean(const og_vec3 *point, int count);

/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: holds_points(\result, point, count);
*/
og_ball og_sphere_mean(const og_vec3 *point, int count);

#endif
