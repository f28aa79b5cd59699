#include "ref/tree/bvh_incremental.h"

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"

static size_t bytes(int32_t a, int32_t b) { return og_bvh_lay_out(&og_volume_aabb, OG_BUILD_INSERT, a, b).end; }

static void list(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  og_bvh_list(&og_volume_aabb, OG_BUILD_INSERT, block, a, b, pairs, work);
}

// ---- what is known of it ----

static const og_door_mesh_pairs bvh_incremental_door = {.bytes = bytes, .list = list, .takes_boxes = true};

const og_algorithm og_algorithm_bvh_incremental = {
    .id = "bvh-incremental",
    .row = "3.10",
    .questions = "mesh_pairs",
    .path = "ref/tree/bvh_incremental",
    .source = "Parac 2020, 5.3.3",
    .cost = "O(n log n + tests)",
    .limits = "the tree depends on the order of insertion; bits of coordinates as for orient-exact",
    .mesh_pairs = &bvh_incremental_door,
};
