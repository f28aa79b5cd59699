#include "eva/arguments.h"
#include "ref/door/mesh_pairs.h"
#include "ref/tree/nearest_pairs.h"
#include "ref/tree/wide_tree.h"

extern const og_algorithm og_algorithm_bvh_query;

// Parts of trees that two triangles a mesh do not reach.
enum { POINTS = 5, TRIANGLES = 3, WORDS = 2048, PAIRS = 3, LEAVES = 6 };

static uint64_t memory[WORDS];
static og_index_pair found[PAIRS];
static og_vec3 point[POINTS];
static const og_mesh_triangle triangle[TRIANGLES] = {{{0, 1, 2}}, {{1, 2, 3}}, {{2, 3, 4}}};

static og_mesh boxes_of(int32_t triangles) {
  for (int k = 0; k < POINTS; k++) point[k] = vector(0x1p20);
  return (og_mesh){point, POINTS, triangle, triangles, true};
}

// One against two, two against one, and against none. Options: -eva-min-loop-unroll 10 -eva-slevel 200
void drive_bvh_query_sizes(void) {
  const og_mesh of_two = boxes_of(2);
  og_mesh of_one = of_two, of_none = of_two;
  of_one.triangles = 1;
  of_none.triangles = 0;
  og_pairs pairs = {found, PAIRS, 0};
  og_mesh_work work = {0};
  const og_door_mesh_pairs *const door = og_algorithm_bvh_query.mesh_pairs;
  (void)door->bytes(1, 2);
  (void)door->bytes(2, 1);
  door->list(memory, &of_one, &of_two, &pairs, &work);
  door->list(memory, &of_two, &of_one, &pairs, &work);
  door->list(memory, &of_two, &of_none, &pairs, &work);
  door->list(memory, &of_two, NULL, &pairs, &work);
}

// A given tree, made wider: there is no number in it. Options: -eva-min-loop-unroll 12 -eva-slevel 500
void drive_wide_tree(void) {
  static og_tree_node node[2 * LEAVES] = {{1, 0, 6}, {3, 0, 4}, {5, 4, 2}, {0, 0, 1}, {7, 1, 3}, {0, 4, 1},
                                          {0, 5, 1}, {0, 1, 1}, {9, 2, 2}, {0, 2, 1}, {0, 3, 1}};
  static og_tree_leaf leaf[LEAVES];
  static og_wide_node wide[2 * LEAVES];
  const og_tree tree = {node, leaf, LEAVES}, none = {node, leaf, 0};
  //@ loop unroll 7;
  for (int arity = 2; arity <= 8; arity++) {
    (void)og_tree_widen(&tree, arity, wide);
    (void)og_tree_widen(&none, arity, wide);
  }
}
