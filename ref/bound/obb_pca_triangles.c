#include "ref/bound/obb_pca_triangles.h"

#include "ref/door/bound.h"

og_box_along og_obb_pca_triangles(const og_vec3 *point, int count, const og_mesh_triangle *triangle, int triangles) {
  og_moments moments = og_moments_among(point, count);
  /*@ loop invariant counter: 0 <= k <= triangles;
      loop assigns k, moments;
      loop variant triangles - k; */
  for (int k = 0; k < triangles; k++) {
    const int32_t *c = triangle[k].corner;
    const og_vec3 corner[3] = {point[c[0]], point[c[1]], point[c[2]]};
    og_moments_add(&moments, corner, 3);
  }
  return og_box_of_moments(&moments, point, count);
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_box_along box = og_obb_pca_triangles(in->point, in->count, in->triangle, in->triangle_count);
  return og_claim_of_box(&box, room);
}

static const og_door_bound obb_pca_triangles_door = {.run = run, .shape = OG_BOUNDING_BOX, .of_triangles = true};

const og_algorithm og_algorithm_obb_pca_triangles = {
    .id = "obb-pca-triangles",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/obb_pca_triangles",
    .source = "Rasku 2003, 6.1.2",
    .cost = "O(n + t)",
    .limits = "the box may be far from the least; parts inside turn it",
    .bound = &obb_pca_triangles_door,
};
