#include "tool/study/torus.h"

#include <stdlib.h>

#include "ref/tree/bvh_aabb.h"
#include "spec/number/allocation.h"

og_vec3 og_torus_at(double tube, double around, double across) {
  const og_scatter_point on_ring = og_scatter_circle(around), on_tube = og_scatter_circle(across);
  const double out = 1 + tube * on_tube.x[0];
  return og_scatter_rounded((og_scatter_point){{out * on_ring.x[0], out * on_ring.x[1], tube * on_tube.x[1]}});
}

og_vec3 og_torus_point(double tube, int i, int j) {
  return og_torus_at(tube, (double)(i % OG_TORUS_AROUND) / OG_TORUS_AROUND,
                     (double)(j % OG_TORUS_ACROSS) / OG_TORUS_ACROSS);
}

void og_torus_make(og_torus *torus, double tube) {
  og_mesh_triangle *t = torus->triangle;
  for (int i = 0; i < OG_TORUS_AROUND; i++)
    for (int j = 0; j < OG_TORUS_ACROSS; j++) {
      const int32_t next = (i + 1) % OG_TORUS_AROUND * OG_TORUS_ACROSS, here = i * OG_TORUS_ACROSS,
                    up = (j + 1) % OG_TORUS_ACROSS;
      torus->point[here + j] = og_torus_point(tube, i, j);
      *t++ = (og_mesh_triangle){{here + j, next + j, next + up}};
      *t++ = (og_mesh_triangle){{here + j, next + up, here + up}};
    }
}

void og_torus_place(og_torus *torus, const og_torus *of, const og_mat3 *turn, og_vec3 d, og_scalar k) {
  *torus = *of;
  for (int p = 0; p < OG_TORUS_POINTS; p++) torus->point[p] = og_add_scaled(og_apply(turn, of->point[p]), k, d);
}

og_mesh og_torus_mesh(const og_torus *torus) {
  return (og_mesh){torus->point, OG_TORUS_POINTS, torus->triangle, OG_TORUS_TRIANGLES, false};
}

// No room for pairs: how many there are is said.
static bool do_meet(og_block block, const og_mesh *a, const og_mesh *b) {
  og_index_pair none;
  og_pairs found = {&none, 0, 0};
  og_mesh_work work;
  return og_mesh_pairs_run(og_algorithm_bvh_aabb.mesh_pairs, block, a, b, &found, &work) == OG_OUTCOME_FULL;
}

og_scalar og_torus_way_apart(const og_torus *fixed, const og_torus *shape, const og_mat3 *turn, og_vec3 d) {
  const size_t bytes = og_mesh_pairs_bytes(og_algorithm_bvh_aabb.mesh_pairs, OG_TORUS_TRIANGLES, OG_TORUS_TRIANGLES);
  const og_block block = {og_grow(NULL, bytes, 1), bytes};
  const og_mesh a = og_torus_mesh(fixed);
  og_torus moved;
  og_scalar meeting = 0, apart = 4;
  for (int k = 0; k < 12; k++) {
    const og_scalar middle = (meeting + apart) / 2;
    og_torus_place(&moved, shape, turn, d, middle);
    const og_mesh b = og_torus_mesh(&moved);
    if (do_meet(block, &a, &b)) meeting = middle;
    else apart = middle;
  }
  free(block.at);
  return apart;
}
