#ifndef OG_WORLD_KEPT_TREE_H
#define OG_WORLD_KEPT_TREE_H

/// A tree of boxes over the parts of a concave body that is kept from step to step.
///
/// Where the body comes its parts are put in the order of a curve that fills space (Morton), and that order stays. In each step the
/// boxes are made anew from the leaves up, without a search (a refitted tree). The tree is a heap: node k has the children 2 k and
/// 2 k + 1; with n parts the leaves are the nodes n to 2 n - 1. Parts that move with the body stay neighbours, so the order stays good.
/// Cost: of the order linear, once; of a step linear; of a query that of the boxes that overlap, and of sorting the pairs.
/// Source: van den Bergen 1997, 5; Lauterbach et al. 2009.
/// Safe (proofs/eva.py): A, 8 of 11 functions.

#include "ref/broad/pairs.h"
#include "ref/broad/radix.h"
#include "ref/world/mid.h"

typedef struct og_kept_tree {
  const og_world_part *part;
  int32_t parts;
  const int32_t *order; // the part in each leaf
  const og_aabb *node;  // of nodes 1 .. parts - 1; node 0 is not used
} og_kept_tree;

/// The memory of the caller, for `most` parts a side.
typedef struct og_kept_room {
  og_key *key, *spare;
  int64_t *start; // 2 (most + 1)
} og_kept_room;

/// Sets the order by the parts' boxes.
/*@ requires parts: 0 < parts && \valid_read(part + (0 .. parts - 1)) && \valid(order + (0 .. parts - 1));
    requires memory: \valid(room->key + (0 .. parts - 1)) && \valid(room->spare + (0 .. parts - 1));
    terminates \true; exits \false;
    assigns order[0 .. parts - 1], room->key[0 .. parts - 1], room->spare[0 .. parts - 1];
    ensures numbers: \forall integer k; 0 <= k < parts ==> 0 <= order[k] < parts;
    ensures once: \forall integer j, k; 0 <= j < k < parts ==> order[j] != order[k]; */
void og_kept_tree_order(int32_t *order, const og_world_part *part, int32_t parts, const og_kept_room *room);

/// Sets the boxes of the nodes by those of the parts.
/*@ requires parts: 0 < parts && \valid_read(part + (0 .. parts - 1)) && \valid_read(order + (0 .. parts - 1));
    requires memory: \valid(node + (0 .. parts - 1));
    terminates \true; exits \false; assigns node[0 .. parts - 1];
    ensures whole: 1 < parts && (\forall integer k; 0 <= k < parts ==> is_box(part[k].box)) ==>
      \forall integer k; 0 <= k < parts ==> (0 <= order[k] < parts ==>
        node[1].lo.x <= part[order[k]].box.lo.x && part[order[k]].box.hi.x <= node[1].hi.x &&
        node[1].lo.y <= part[order[k]].box.lo.y && part[order[k]].box.hi.y <= node[1].hi.y &&
        node[1].lo.z <= part[order[k]].box.lo.z && part[order[k]].box.hi.z <= node[1].hi.z); */
void og_kept_tree_refit(og_aabb *node, const int32_t *order, const og_world_part *part, int32_t parts);

/// Adds the pairs of parts whose boxes overlap, in ascending order. FULL: more than there is room for in `near`, which is unchanged
/// then. `found`: as many pairs.
/*@ requires trees: \valid_read(a) && \valid_read(b) && a->parts > 0 && b->parts > 0;
    requires lists: 0 <= near->count <= near->room && \valid(near->pair + (0 .. near->room - 1));
    terminates \true; exits \false;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_FULL;
    ensures room: \old(near->count) <= near->count <= near->room;
    ensures all: \result == OG_OUTCOME_ANSWERED ==> near->count == \old(near->count) + found->count;
    ensures full: \result == OG_OUTCOME_FULL ==> near->count == \old(near->count);
    ensures parts: \forall integer k; \old(near->count) <= k < near->count ==>
      (0 <= near->pair[k].a < a->parts && 0 <= near->pair[k].b < b->parts &&
       near->pair[k].of.i == of.i && near->pair[k].of.j == of.j &&
       overlap(a->part[near->pair[k].a].box, b->part[near->pair[k].b].box)); */
og_outcome og_kept_tree_list(const og_kept_room *room, og_pairs *found, og_index_pair of, const og_kept_tree *a,
                             const og_kept_tree *b, og_part_pairs *near);

#endif
