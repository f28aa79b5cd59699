#include "ref/tree/all_triangles.h"

#include "ref/tree/mesh_triangles.h"

static size_t bytes(int32_t a, int32_t b) {
  (void)a;
  (void)b;
  return 0;
}

static void list(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  (void)block;
  for (int32_t i = 0; i < a->triangles; i++)
    for (int32_t j = b == NULL ? i + 1 : 0; j < (b == NULL ? a : b)->triangles; j++) {
      work->triangle_tests++;
      if (og_mesh_triangles_meet(a, b, i, j)) {
        work->meeting++;
        og_pairs_add(pairs, i, j);
      } else work->separate++;
    }
}

// ---- what is known of it ----

static const og_door_mesh_pairs all_triangles_door = {.bytes = bytes, .list = list, .takes_boxes = true};

const og_algorithm og_algorithm_all_triangles = {
    .id = "all-triangles",
    .row = "3.10",
    .questions = "mesh_pairs",
    .path = "ref/tree/all_triangles",
    .source = "Rasku 2003, 8.4",
    .cost = "O(m n)",
    .limits = "slow on large meshes; bits of coordinates as for orient-exact",
    .mesh_pairs = &all_triangles_door,
};
