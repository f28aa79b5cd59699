#include "ref/tree/bvh_obb.h"

#include "ref/tree/bvh.h"
#include "ref/tree/volume_obb.h"

static size_t bytes(int32_t a, int32_t b) { return og_bvh_lay_out(&og_volume_obb, OG_BUILD_MEAN, a, b).end; }

static void list(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  og_bvh_list(&og_volume_obb, OG_BUILD_MEAN, block, a, b, pairs, work);
}

static size_t bytes_centre(int32_t a, int32_t b) { return og_bvh_lay_out(&og_volume_obb, OG_BUILD_CENTRE, a, b).end; }

static void list_centre(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  og_bvh_list(&og_volume_obb, OG_BUILD_CENTRE, block, a, b, pairs, work);
}

// ---- what is known of it ----

const og_door_mesh_pairs og_bvh_obb_centre_door = {.bytes = bytes_centre, .list = list_centre};

static const og_door_mesh_pairs bvh_obb_door = {.bytes = bytes, .list = list};

const og_algorithm og_algorithm_bvh_obb = {
    .id = "bvh-obb",
    .row = "3.10",
    .questions = "mesh_pairs",
    .path = "ref/tree/bvh_obb",
    .source = "Rasku 2003, 6.1.1, 6.3, 6.4; Gottschalk, Lin and Manocha 1996",
    .cost = "O(n log n + tests)",
    .limits = "built slowly, each node from all its corners; bits of coordinates as for orient-exact",
    .mesh_pairs = &bvh_obb_door,
};
