#ifndef OG_BVH_FRONT_H
#define OG_BVH_FRONT_H

/// Trees of boxes whose queries begin where the last one ended.                                 (catalogue: bvh-front)
///
/// The trees of bvh_aabb.h, kept by the caller and refitted after each motion. A front (front.h) holds the pairs of nodes
/// where the last query ended; the next begins at them, and goes down and up. The pairs are exactly those that meet,
/// whatever moved.
/// The door makes one query: its front is empty before and given up after. Who has a sequence calls og_bvh_front_query.
/// Cost: comparisons about as many as the front is long, where the query from the roots takes twice that.
///
/// Source: Rasku 2003, 8.3.
/// Limits: a front may be as long as there are pairs of triangles; the door makes one query; bits of coordinates as
/// for orient-exact.
/// Errors, proofs, measurements and tests: bvh_front.md.

#include "ref/door/mesh_pairs.h"
#include "ref/tree/front.h"

/// One query of trees of boxes along the axes. FULL: the front has no room for its ends; the pairs are found all the same.
/*@ requires trees: readable_tree(&a->tree) && is_tree(&a->tree) && readable_tree(&b->tree) && is_tree(&b->tree);
    requires front: \valid(front) && 0 <= front->count <= front->room &&
      \valid(front->pair[0] + (0 .. front->room - 1)) && \valid(front->pair[1] + (0 .. front->room - 1)) &&
      \valid_read(front->parent[0] + (0 .. 2 * a->tree.leaves - 2)) &&
      \valid_read(front->parent[1] + (0 .. 2 * b->tree.leaves - 2));
    requires walk: \valid(w) && \valid(w->work) && writable_pairs(w->pairs) &&
      \valid(w->stack + (0 .. a->tree.leaves + b->tree.leaves - 1));
    terminates \true; exits \false;
    assigns *front, front->pair[0][0 .. front->room - 1], front->pair[1][0 .. front->room - 1], *w->work,
      w->pairs->count, w->pairs->pair[0 .. w->pairs->room - 1], w->stack[0 .. a->tree.leaves + b->tree.leaves - 1];
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_FULL;
    ensures full: \result == OG_OUTCOME_FULL ==> front->count == 0; */
og_outcome og_bvh_front_query(og_walk *w, const og_volume_tree *a, const og_volume_tree *b, og_front *front);

extern const og_algorithm og_algorithm_bvh_front;

#endif
