#include "ref/tree/bvh_bottom_up.h"

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"

static size_t bytes(int32_t a, int32_t b) { return og_bvh_lay_out(&og_volume_aabb, OG_BUILD_NEAREST, a, b).end; }

static void list(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  og_bvh_list(&og_volume_aabb, OG_BUILD_NEAREST, block, a, b, pairs, work);
}

// ---- what is known of it ----

static const og_door_mesh_pairs bvh_bottom_up_door = {.bytes = bytes, .list = list, .takes_boxes = true};

const og_algorithm og_algorithm_bvh_bottom_up = {
    .id = "bvh-bottom-up",
    .row = "3.10",
    .questions = "mesh_pairs",
    .path = "ref/tree/bvh_bottom_up",
    .source = "Parac 2020, 5.3.3; Rasku 2003, 6.3",
    .cost = "O(n^2 + tests)",
    .limits = "built in quadratic time: some thousand triangles; bits of coordinates as for orient-exact",
    .mesh_pairs = &bvh_bottom_up_door,
};
