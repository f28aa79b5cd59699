#include "ref/tree/bvh_aabb.h"

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"

static size_t bytes(int32_t a, int32_t b) { return og_bvh_lay_out(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, a, b).end; }

static void list(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  og_bvh_list(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, block, a, b, pairs, work);
}

// ---- what is known of it ----

static const og_door_mesh_pairs bvh_aabb_door = {.bytes = bytes, .list = list, .takes_boxes = true};

const og_algorithm og_algorithm_bvh_aabb = {
    .id = "bvh-aabb",
    .row = "3.10",
    .questions = "mesh_pairs",
    .path = "ref/tree/bvh_aabb",
    .source = "Varjus 2018, 4; Rasku 2003, 3.2.7; van den Bergen 1997",
    .cost = "O(n log n + tests) for triangles spread evenly",
    .limits = "long triangles across the axes overlap many boxes; bits of coordinates as for orient-exact",
    .mesh_pairs = &bvh_aabb_door,
};
