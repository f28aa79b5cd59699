#include "ref/tree/bvh_front.h"

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"

og_outcome og_bvh_front_query(og_walk *w, const og_volume_tree *a, const og_volume_tree *b, og_front *front) {
  return og_front_query(&og_volume_aabb, w, a, b, front);
}

// What the trees take, then parents and the fronts: of twice as many pairs as there are nodes.
typedef struct layout {
  og_bvh_layout trees;
  size_t parent[2], pair[2], end;
} layout;

static layout lay_out(int32_t a, int32_t b) {
  layout at = {.trees = og_bvh_lay_out(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, a, b)};
  const int32_t leaves[2] = {a, b};
  size_t used = at.trees.end;
  for (int k = 0; k < 2; k++) {
    at.parent[k] = og_take(&used, 2 * (size_t)leaves[k], sizeof(int32_t));
    at.pair[k] = og_take(&used, 4 * ((size_t)a + (size_t)b), sizeof(og_node_pair));
  }
  at.end = used;
  return at;
}

static size_t bytes(int32_t a, int32_t b) { return lay_out(a, b).end; }

// Whether the front has room does not matter: no query comes after.
static void list(void *memory, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  unsigned char *const block = (unsigned char *)memory;
  const int32_t of_b = b == NULL ? 0 : b->triangles;
  const layout at = lay_out(a->triangles, of_b);
  og_walk w = {a, b, (og_node_pair *)(void *)(block + at.trees.stack), pairs, work};
  og_volume_tree tree[2];
  og_front front = {.room = 4 * ((int64_t)a->triangles + of_b)};
  for (int k = 0; k < 2; k++) {
    tree[k] = k == 1 && b == NULL
                  ? tree[0]
                  : og_bvh_build(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, block, &at.trees, k, k == 0 ? a : b, work);
    front.pair[k] = (og_node_pair *)(void *)(block + at.pair[k]);
    front.parent[k] = k == 1 && b == NULL ? front.parent[0] : (int32_t *)(void *)(block + at.parent[k]);
    og_front_set_parents(&tree[k].tree, front.parent[k]);
  }
  og_bvh_front_query(&w, &tree[0], &tree[1], &front);
}

// ---- what is known of it ----

static const og_door_mesh_pairs bvh_front_door = {.bytes = bytes, .list = list, .takes_boxes = true};

const og_algorithm og_algorithm_bvh_front = {
    .id = "bvh-front",
    .row = "3.10",
    .questions = "mesh_pairs",
    .path = "ref/tree/bvh_front",
    .source = "Rasku 2003, 8.3",
    .cost = "O(n log n + tests); later queries: the length of the front",
    .limits =
        "a front may be as long as there are pairs of triangles; the door makes one query; bits of coordinates as "
        "for orient-exact",
    .mesh_pairs = &bvh_front_door,
};
