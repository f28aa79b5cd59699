#include "ref/tree/bvh_layered.h"

#include "ref/tree/bvh.h"
#include "ref/tree/volume_layered.h"

static size_t bytes_sphere(int32_t a, int32_t b) {
  return og_bvh_lay_out(&og_volume_sphere_obb, OG_BUILD_MEAN, a, b).end;
}

static void list_sphere(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  og_bvh_list(&og_volume_sphere_obb, OG_BUILD_MEAN, block, a, b, pairs, work);
}

static size_t bytes_box(int32_t a, int32_t b) { return og_bvh_lay_out(&og_volume_aabb_obb, OG_BUILD_MEAN, a, b).end; }

static void list_box(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  og_bvh_list(&og_volume_aabb_obb, OG_BUILD_MEAN, block, a, b, pairs, work);
}

// ---- what is known of it ----

const og_door_mesh_pairs og_bvh_layered_door[OG_CHEAP_LAYERS] = {
    {.bytes = bytes_sphere, .list = list_sphere},
    {.bytes = bytes_box, .list = list_box},
};

const og_algorithm og_algorithm_bvh_layered = {
    .id = "bvh-layered",
    .row = "3.10",
    .questions = "mesh_pairs",
    .path = "ref/tree/bvh_layered",
    .source = "Rasku 2003, 8.2",
    .cost = "O(n log n + tests)",
    .limits = "built slowly, each node from all its corners; bits of coordinates as for orient-exact",
    .mesh_pairs = &og_bvh_layered_door[0],
};
