#include "ref/bound/obb_pca_points.h"

#include "ref/bound/ball.h"
#include "ref/bound/principal_axes.h"
#include "ref/bound/sphere_mean.h"
#include "ref/door/bound.h"

og_box_along og_obb_pca_points(const og_vec3 *point, int count) {
  const og_ball_unit of_points = og_ball_unit_of(point, count);
  const og_ball_unit unit = {og_mean(point, count), of_points.exponent};
  og_covariance sum = {0, 0, 0, 0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k, sum;
      loop variant count - k; */
  for (int k = 0; k < count; k++) og_covariance_add(&sum, og_into_unit(&unit, point[k]));
  const og_mat3 axes = og_principal_axes(&sum);
  og_box_along box;
  for (int k = 0; k < 3; k++) {
    box.axis[k] = axes.row[k];
    box.slab[k] = og_slab_along(point, count, axes.row[k]);
  }
  return box;
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_box_along box = og_obb_pca_points(in->point, in->count);
  og_bounding_claim claim = {.outcome = OG_OUTCOME_ANSWERED, .slab_count = 3};
  for (int k = 0; k < 3; k++) {
    claim.axis[k] = box.axis[k];
    room->slab[k] = box.slab[k];
    if (!og_slab_is_finite(&box.slab[k])) claim.outcome = OG_OUTCOME_OUT_OF_RANGE;
  }
  return claim;
}

static const og_door_bound obb_pca_points_door = {.run = run, .shape = OG_BOUNDING_BOX};

const og_algorithm og_algorithm_obb_pca_points = {
    .id = "obb-pca-points",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/obb_pca_points",
    .source = "Rasku 2003, 6.1.1; Huotari 2011, 3.1",
    .cost = "O(n)",
    .limits = "the box may be far from the least; its axes are unit and orthogonal but for rounding",
    .bound = &obb_pca_points_door,
};
