#ifndef OG_MOMENTS_H
#define OG_MOMENTS_H

/// How points, edges or triangles lie, and the box along their principal axes.
///
/// The features are added one by one, each with a weight: its length, its area, or 1. One with n corners and the centre m has, spread
/// evenly, the second moments weight / (n (n + 1)) (n^2 m m + sum of p p) over its corners p. For a triangle that
/// is Rasku's formula. Moments are taken about the points' mean, so little is lost where the feature's mean is taken off.
/// Cost: constant for each feature; linear in the points for the rest.
/// Source: Rasku 2003, 6.1; Gottschalk 2000 (as told by Huotari 2011, 3.2).
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for a prism.

#include "ref/bound/ball.h"
#include "ref/bound/principal_axes.h"
#include "ref/bound/slab.h"

typedef struct og_moments {
  og_ball_unit unit; // of all that follows
  og_scalar weight;
  og_vec3 first;
  og_covariance second;
} og_moments;

/// Has no feature yet. The points to come are in range.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures none: \result.weight == 0 && \result.first.x == 0 && \result.first.y == 0 && \result.first.z == 0;
    ensures second: \result.second.xx == 0 && \result.second.yy == 0 && \result.second.zz == 0 &&
      \result.second.xy == 0 &&
      \result.second.xz == 0 && \result.second.yz == 0;
*/
og_moments og_moments_among(const og_vec3 *point, int count);

/// Adds a point, a segment or a triangle. One of no length or area adds nothing.
/*@ requires moments: \valid(moments);
    requires corners: 1 <= corners <= 3 && \valid_read(corner + (0 .. corners - 1));
    requires apart: \separated(moments, corner + (0 .. corners - 1));
    terminates \true;
    exits \false;
    assigns *moments;
    ensures weight: \is_finite(\old(moments->weight)) && \is_finite(moments->weight) ==>
      moments->weight >= \old(moments->weight);
*/
void og_moments_add(og_moments *moments, const og_vec3 *corner, int corners);

/// The box along the principal axes that reaches as far as the points do. Where nothing has a weight it lies along x, y and z.
/*@ requires moments: \valid_read(moments);
    requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: is_around_points(\result, point, count);
*/
og_box_along og_box_of_moments(const og_moments *moments, const og_vec3 *point, int count);

#endif
