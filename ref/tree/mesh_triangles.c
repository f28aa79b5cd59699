#include "ref/tree/mesh_triangles.h"

#include "ref/broad/offer.h"
#include "ref/triangle/triangles_meet.h"

static bool names(const og_mesh_triangle *t, int32_t point) {
  return t->corner[0] == point || t->corner[1] == point || t->corner[2] == point;
}

// The corners of t that are also u's, each once, and those that are not. What is missing of the latter is a shared corner:
// the triangle is then an edge or a point, and that corner adds nothing to it.
typedef struct split {
  int shared;
  int32_t common[3];
  int32_t own[3];
} split;

static split split_of(const og_mesh_triangle *t, const og_mesh_triangle *u) {
  split r = {0, {t->corner[0], t->corner[0], t->corner[0]}, {0, 0, 0}};
  int own = 0;
  for (int k = 0; k < 3; k++) {
    const int32_t p = t->corner[k];
    if (!names(u, p)) r.own[own++] = p;
    else if (r.shared == 0 || (p != r.common[0] && (r.shared == 1 || p != r.common[1]))) r.common[r.shared++] = p;
  }
  for (; own < 3; own++) r.own[own] = r.common[0];
  return r;
}

static bool meet_beyond_shared(const og_mesh *mesh, const split *a, const split *b) {
  const og_vec3 *const p = mesh->point;
  const og_vec3 of_a[2] = {p[a->own[0]], p[a->own[1]]}, of_b[2] = {p[b->own[0]], p[b->own[1]]};
  if (a->shared == 1) return og_triangles_meet_beyond_corner(p[a->common[0]], of_a, of_b);
  if (a->shared == 2) return og_triangles_meet_beyond_edge(p[a->common[0]], p[a->common[1]], of_a[0], of_b[0]);
  const og_vec3 corner[3] = {p[a->common[0]], p[a->common[1]], p[a->common[2]]};
  return og_triangle_is_proper(corner);
}

static bool do_boxes_overlap(const og_mesh *a, const og_mesh *b, int32_t i, int32_t j) {
  const og_aabb of_i = og_mesh_box(a, i), of_j = og_mesh_box(b, j);
  return og_overlap_at_once(&of_i, &of_j);
}

bool og_mesh_triangles_meet(const og_mesh *a, const og_mesh *b, int32_t i, int32_t j) {
  if (a->of_boxes) return do_boxes_overlap(a, b == NULL ? a : b, i, j);
  if (b == NULL) {
    const split of_i = split_of(&a->triangle[i], &a->triangle[j]);
    if (of_i.shared > 0) {
      const split of_j = split_of(&a->triangle[j], &a->triangle[i]);
      return meet_beyond_shared(a, &of_i, &of_j);
    }
  }
  og_vec3 of_a[3], of_b[3];
  og_mesh_corners(a, i, of_a);
  og_mesh_corners(b == NULL ? a : b, j, of_b);
  return og_triangles_meet(of_a, of_b);
}
