#include "ref/bound/obb_pca_hull.h"

#include "ref/door/bound.h"

og_box_along og_obb_pca_hull(const og_half_edge_mesh *hull) {
  // A face is cut into triangles, each from its first corner over one half-edge; the two next to that corner have no area.
  og_moments moments = og_moments_among(hull->vertex, hull->vertex_count);
  /*@ loop invariant counter: 0 <= k <= hull->edge_count;
      loop assigns k, moments;
      loop variant hull->edge_count - k; */
  for (int k = 0; k < hull->edge_count; k++) {
    const og_half_edge *edge = &hull->edge[k];
    const og_vec3 corner[3] = {hull->vertex[hull->edge[hull->face[edge->face].edge].origin], hull->vertex[edge->origin],
                               hull->vertex[hull->edge[edge->next].origin]};
    og_moments_add(&moments, corner, 3);
  }
  return og_box_of_moments(&moments, hull->vertex, hull->vertex_count);
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_box_along box = og_obb_pca_hull(in->hull);
  return og_claim_of_box(&box, room);
}

static const og_door_bound obb_pca_hull_door = {.run = run, .shape = OG_BOUNDING_BOX, .of_hull = true};

const og_algorithm og_algorithm_obb_pca_hull = {
    .id = "obb-pca-hull",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/obb_pca_hull",
    .source = "Rasku 2003, 6.1.2; Huotari 2011, 3.2",
    .cost = "O(n), of a hull",
    .limits = "the box may be far from the least; no hull, no box",
    .bound = &obb_pca_hull_door,
};
