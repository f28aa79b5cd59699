#include "ref/bound/obb_pca_edges.h"

#include "ref/door/bound.h"

og_box_along og_obb_pca_edges(const og_half_edge_mesh *hull) {
  og_moments moments = og_moments_among(hull->vertex, hull->vertex_count);
  /*@ loop invariant counter: 0 <= k <= hull->edge_count;
      loop assigns k, moments;
      loop variant hull->edge_count - k; */
  for (int k = 0; k < hull->edge_count; k++) {
    const og_half_edge *edge = &hull->edge[k];
    if (edge->twin < k) continue; // each once
    const og_vec3 corner[2] = {hull->vertex[edge->origin], hull->vertex[hull->edge[edge->twin].origin]};
    og_moments_add(&moments, corner, 2);
  }
  return og_box_of_moments(&moments, hull->vertex, hull->vertex_count);
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_box_along box = og_obb_pca_edges(in->hull);
  return og_claim_of_box(&box, room);
}

static const og_door_bound obb_pca_edges_door = {.run = run, .shape = OG_BOUNDING_BOX, .of_hull = true};

const og_algorithm og_algorithm_obb_pca_edges = {
    .id = "obb-pca-edges",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/obb_pca_edges",
    .source = "Rasku 2003, 6.1; Huotari 2011, 3.2",
    .cost = "O(n), of a hull",
    .limits = "the box may be far from the least; faces cut in two turn it; no hull, no box",
    .bound = &obb_pca_edges_door,
};
