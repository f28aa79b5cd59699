#include "ref/tree/bvh_query.h"

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"

// The tree is the second mesh's, in the first one's place where there is but one.
static size_t bytes(int32_t a, int32_t b) {
  return og_bvh_lay_out(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, a > b ? a : b, 0).end;
}

static void list(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  const og_mesh *const other = b == NULL ? a : b;
  const og_bvh_layout at = og_bvh_lay_out(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, other->triangles, 0);
  og_walk w = {a, b, (og_node_pair *)(void *)((unsigned char *)block + at.stack), pairs, work};
  const og_volume_tree tree = og_bvh_build(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, block, &at, 0, other, work);
  for (int32_t i = 0; i < a->triangles && other->triangles > 0; i++) {
    const og_aabb box = og_mesh_box(a, i);
    og_walk_body(&og_volume_aabb, &w, &box, i, &tree);
  }
}

// ---- what is known of it ----

static const og_door_mesh_pairs bvh_query_door = {.bytes = bytes, .list = list, .takes_boxes = true};

const og_algorithm og_algorithm_bvh_query = {
    .id = "bvh-query",
    .row = "3.10",
    .questions = "mesh_pairs",
    .path = "ref/tree/bvh_query",
    .source = "Parac 2020, 5.3.2; Varjus 2018, 4",
    .cost = "O(n log n + m log n + tests)",
    .limits = "more tests than two trees walked at once; bits of coordinates as for orient-exact",
    .mesh_pairs = &bvh_query_door,
};
