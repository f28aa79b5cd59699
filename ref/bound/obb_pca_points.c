#include "ref/bound/obb_pca_points.h"

#include "ref/door/bound.h"

og_box_along og_obb_pca_points(const og_vec3 *point, int count) {
  og_moments moments = og_moments_among(point, count);
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k, moments;
      loop variant count - k; */
  for (int k = 0; k < count; k++) og_moments_add(&moments, &point[k], 1);
  return og_box_of_moments(&moments, point, count);
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_box_along box = og_obb_pca_points(in->point, in->count);
  return og_claim_of_box(&box, room);
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
