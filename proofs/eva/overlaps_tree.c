#include "eva/arguments.h"
#include "ref/broad/box_tree.h"
#include "ref/door/overlaps.h"

#include "eva/scenes/steps.h"

extern const og_algorithm og_algorithm_dynamic_tree;

// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 100 -eva-slevel-function og_aabb_is_sound:0,is_change:0,og_aabb_overlap:0
void drive_overlaps_dynamic_tree(void) {
  const og_door_overlaps *const door = og_algorithm_dynamic_tree.overlaps;
  scene s;
  if (begin_scene(&s, door, PAIRS) != OG_OUTCOME_ANSWERED) return;
  if (!is_step_taken(&s, change_of(OG_INSERT, 0), change_of(OG_INSERT, 1), 2, PAIRS)) return;
  (void)is_step_taken(&s, change_of(OG_REMOVE, 0), change_of(OG_MOVE, 1), 2, PAIRS);
  take_full_steps(door);
}

// Boxes of any numbers: the tree asks nothing of them but which side is smaller.
static og_aabb any_box(void) { return (og_aabb){vector(OG_SCALAR_MAX), vector(OG_SCALAR_MAX)}; }

// Four boxes, so that ways lead down through nodes.
// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 8 -eva-split-return full
// -eva-slevel 300 -eva-slevel-function around:0,cost_of:0,surface_of:0,per_length_of:0
void drive_box_tree(void) {
  enum { BOX_COUNT = 4 };
  static og_box_node node[2 * BOX_COUNT];
  og_box_tree tree;
  og_box_tree_start(&tree, node, BOX_COUNT);
  for (int32_t k = 0; k < BOX_COUNT; k++) {
    const og_aabb box = any_box();
    og_box_tree_insert(&tree, k, &box);
  }
  for (int32_t k = 0; k < BOX_COUNT; k++) og_box_tree_remove(&tree, k);
}

// A tree of eight boxes that leans to one side as far as it may. A box goes from the other side; a rotation mends it.
static void lean(int side) {
  enum { LEAVES = 8, NODES = 15 };
  static const int32_t child[NODES - LEAVES][2] = {{0, 1}, {6, 7}, {5, 9}, {4, 10}, {3, 11}, {2, 12}, {8, 13}};
  static const int32_t height[NODES - LEAVES] = {1, 1, 2, 3, 4, 5, 6};
  static og_box_node node[2 * LEAVES];
  og_box_tree tree;
  og_box_tree_start(&tree, node, LEAVES);
  for (int32_t k = 0; k < LEAVES; k++) node[k] = (og_box_node){any_box(), -1, {-1, -1}, 0};
  for (int32_t k = LEAVES; k < NODES; k++) {
    const int32_t *const both = child[k - LEAVES];
    node[k] = (og_box_node){any_box(), -1, {both[side], both[1 - side]}, height[k - LEAVES]};
    node[both[0]].parent = node[both[1]].parent = k;
  }
  tree.root = NODES - 1;
  tree.fresh = NODES;
  og_box_tree_remove(&tree, 0);
  const og_aabb box = any_box();
  og_box_tree_insert(&tree, 0, &box);
}

// Options: -eva-precision 0 -eva-ilevel 24 -eva-plevel 400 -eva-min-loop-unroll 16 -eva-split-return full
// -eva-slevel 300 -eva-slevel-function around:0,cost_of:0,surface_of:0,per_length_of:0
void drive_box_tree_leans(void) {
  lean(0);
  lean(1);
}
