#ifndef OG_BROAD_CELL_TREE_H
#define OG_BROAD_CELL_TREE_H

/// A tree of cubes, each divided into eight, that keeps boxes at all its levels.
///
/// Each box has a point, whose way down the tree it goes, and a depth, below which it may not go. A node is divided where
/// more than OG_TREE_FEW boxes have come to it; boxes that may go no further stay. Coordinates are cells of a
/// lattice of 2^OG_TREE_BITS cubes: everything is integer. Nodes are made level by level, so there is no recursion, and each
/// box is moved OG_TREE_BITS times at most. Where the room for nodes ends, nodes stay undivided.
/// Source: Varjus 2018, 3.1; Ericson 2005, 7.3.

#include "ref/broad/lattice.h"
#include "ref/broad/overlaps_logic.h"
#include "ref/broad/scene.h"

enum {
  OG_TREE_BITS = 20,
  OG_TREE_CHILDREN = 8,
  OG_TREE_FEW = 8,
  OG_TREE_STACK = OG_TREE_CHILDREN * (OG_TREE_BITS + 1), // a node leaves the stack before its children come
};

typedef struct og_tree_item {
  og_reach reach;
  int32_t point[3];
  int32_t depth;
} og_tree_item;

typedef struct og_tree_node {
  int32_t begin, own_end, end; // in `order`: its own boxes, then those of the nodes below
  int32_t child, children;     // its children's places: one after the other
  int32_t level, cell[3];      // level 0 is the root; its cell among those of the level
} og_tree_node;

typedef struct og_cell_tree {
  og_tree_item *item;     // of each box
  int32_t *order, *spare; // room for all boxes
  og_tree_node *node;     // room for 2 * boxes + 9
  int32_t room, nodes;
} og_cell_tree;

/// The items are there, the rest is made.
/*@ requires boxes: 1 <= count <= 1000000000 && \valid_read(tree->item + (0 .. count - 1));
    requires memory: \valid(tree) && \valid(tree->order + (0 .. count - 1)) && \valid(tree->spare + (0 .. count - 1)) &&
                     1 <= tree->room && \valid(tree->node + (0 .. tree->room - 1));
    terminates \true; exits \false;
    assigns tree->order[0 .. count - 1], tree->spare[0 .. count - 1], tree->node[0 .. tree->room - 1], tree->nodes;
    ensures nodes: 1 <= tree->nodes <= tree->room;
    ensures order: \forall integer k; 0 <= k < count ==> 0 <= tree->order[k] < count;
    ensures once: \forall integer j, k; 0 <= j < k < count ==> tree->order[j] != tree->order[k]; */
void og_cell_tree_build(og_cell_tree *tree, int32_t count);

/// Does the node's cube, made longer by this share of its length at each end, meet the cells that a box reaches?
static inline bool og_node_meets(const og_tree_node *node, const og_reach *r, bool by_half) {
  const int shift = OG_TREE_BITS - node->level;
  const int32_t length = (int32_t)1 << shift, more = by_half ? length / 2 : 0;
  for (int k = 0; k < 3; k++) {
    const int32_t lo = node->cell[k] * length;
    if (r->hi[k] < lo - more || lo + (length - 1) + more < r->lo[k]) return false;
  }
  return true;
}

/// The tree whose boxes stand in the smallest node that holds them whole, over the first `axes` axes; then all pairs: each
/// box against the others of its node, and against those below that it can reach. Nodes looked at below are visits.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires axes:  axes == 2 || axes == 3;
    requires memory: \valid(tree) && \valid(tree->item + (0 .. count - 1)) && \valid(tree->order + (0 .. count - 1)) &&
                     \valid(tree->spare + (0 .. count - 1)) && 1 <= tree->room &&
                     \valid(tree->node + (0 .. tree->room - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns tree->item[0 .. count - 1], tree->order[0 .. count - 1], tree->spare[0 .. count - 1],
            tree->node[0 .. tree->room - 1], tree->nodes, pairs->count, pairs->pair[0 .. pairs->room - 1];
    ensures sound:    are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: are_finite_boxes(box, count) && pairs->count <= pairs->room ==>
      are_all_overlaps(box, count, pairs);
    ensures once:     are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_single(pairs); */
og_overlaps_work og_cell_tree_pairs(const og_aabb *box, int32_t count, int axes, og_cell_tree *tree, og_pairs *pairs);

/// A scene with a tree behind it: its bytes, and the tree.
/*@ requires limits: \valid_read(limits) && 0 <= limits->boxes && 0 <= limits->pairs;
    terminates \true; exits \false; assigns \nothing;
    ensures room: \result >= sizeof(og_scene); */
size_t og_cell_tree_bytes(const og_scene_limits *limits);
/*@ requires scene: \valid_read(scene); terminates \true; exits \false; assigns \nothing;
    ensures apart: (char *)scene + sizeof(og_scene) <= (char *)\result.item &&
      (char *)(\result.item + scene->limits.boxes) <= (char *)\result.order &&
      (char *)(\result.order + scene->limits.boxes) <= (char *)\result.spare &&
      (char *)(\result.spare + scene->limits.boxes) <= (char *)\result.node;
    ensures room: 1 <= \result.room && \result.nodes == 0; */
og_cell_tree og_cell_tree_of(og_scene *scene);

#endif
