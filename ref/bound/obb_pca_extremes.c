#include "ref/bound/obb_pca_extremes.h"

#include "ref/door/bound.h"

og_box_along og_obb_pca_extremes(const og_half_edge_mesh *hull) {
  og_moments moments = og_moments_among(hull->vertex, hull->vertex_count);
  /*@ loop invariant counter: 0 <= k <= hull->vertex_count;
      loop assigns k, moments;
      loop variant hull->vertex_count - k; */
  for (int k = 0; k < hull->vertex_count; k++)
    if (hull->vertex_edge[k] >= 0) og_moments_add(&moments, &hull->vertex[k], 1);
  return og_box_of_moments(&moments, hull->vertex, hull->vertex_count);
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_box_along box = og_obb_pca_extremes(in->hull);
  return og_claim_of_box(&box, room);
}

static const og_door_bound obb_pca_extremes_door = {.run = run, .shape = OG_BOUNDING_BOX, .of_hull = true};

const og_algorithm og_algorithm_obb_pca_extremes = {
    .id = "obb-pca-extremes",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/obb_pca_extremes",
    .source = "Rasku 2003, 6.1.1; Huotari 2011, 3.2",
    .cost = "O(n), of a hull",
    .limits = "the box may be far from the least; crowded corners turn it; no hull, no box",
    .bound = &obb_pca_extremes_door,
};
