#include "ref/bound/moments.h"

#include "ref/bound/sphere_mean.h"

og_moments og_moments_among(const og_vec3 *point, int count) {
  const og_ball_unit of_points = og_ball_unit_of(point, count);
  return (og_moments){.unit = {og_mean(point, count), of_points.exponent}};
}

// 1, a length or twice an area: a factor that all features have in common turns no axis.
static og_scalar weight_of(const og_vec3 *p, int corners) {
  if (corners == 1) return 1;
  const og_vec3 edge = og_sub(p[1], p[0]);
  return og_norm(corners == 2 ? edge : og_cross(edge, og_sub(p[2], p[0])));
}

void og_moments_add(og_moments *moments, const og_vec3 *corner, int corners) {
  og_vec3 p[3] = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, sum = {0, 0, 0};
  og_covariance squares = {0, 0, 0, 0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= corners;
      loop assigns k, p[0 .. 2], sum, squares;
      loop variant corners - k; */
  for (int k = 0; k < corners; k++) {
    p[k] = og_into_unit(&moments->unit, corner[k]);
    sum = og_add(sum, p[k]);
    og_covariance_add(&squares, p[k]);
  }
  og_covariance_add(&squares, sum); // n m, so that its squares are n^2 m m
  const og_scalar weight = weight_of(p, corners), share = weight / (og_scalar)(corners * (corners + 1));
  moments->weight += weight;
  moments->first = og_add_scaled(moments->first, weight / (og_scalar)corners, sum);
  moments->second.xx += share * squares.xx;
  moments->second.yy += share * squares.yy;
  moments->second.zz += share * squares.zz;
  moments->second.xy += share * squares.xy;
  moments->second.xz += share * squares.xz;
  moments->second.yz += share * squares.yz;
}

og_box_along og_box_of_moments(const og_moments *moments, const og_vec3 *point, int count) {
  og_covariance spread = {0, 0, 0, 0, 0, 0};
  if (moments->weight > 0) {
    const og_scalar per = 1 / moments->weight;
    const og_covariance second = moments->second;
    const og_vec3 mean = og_scale(per, moments->first);
    spread = (og_covariance){per * second.xx - mean.x * mean.x, per * second.yy - mean.y * mean.y,
                             per * second.zz - mean.z * mean.z, per * second.xy - mean.x * mean.y,
                             per * second.xz - mean.x * mean.z, per * second.yz - mean.y * mean.z};
  }
  const og_mat3 axes = og_principal_axes(&spread);
  return og_box_along_axes(axes.row, point, count);
}
