#ifndef OG_OCTREE_LINEAR_H
#define OG_OCTREE_LINEAR_H

/// An octree without pointers: boxes sorted by the Morton codes of their nodes.          (catalogue: octree-linear)
///
/// A box's node is the smallest cube that holds it whole, at most 19 levels down. A node's code interleaves the bits of its
/// place along x, y, z, so what is below a node follows it in the sorted list. Each box is compared with those that follow
/// in its node's part of the list. A part below that the box does not reach is skipped by bisection.
/// Cost: O(n log n + k) for boxes that no plane of a large node cuts; those that one does are compared with each other.
///
/// Source: Gargantini 1982; Varjus 2018, 3.1; Morton codes: Ericson 2005, 7.3.5.
/// Limits: quadratic in the boxes that the planes of one node cut, however small they are.
/// Errors, proofs, measurements and tests: octree_linear.md.

#include "ref/broad/lattice.h"
#include "ref/broad/overlaps_logic.h"
#include "ref/broad/radix.h"
#include "ref/broad/scene.h"

/// `reach`, `key` and `spare`: room for count. Pairs come in any order, i < j in each.
/*@ requires boxes: 0 <= count <= 1000000000 && \valid_read(box + (0 .. count - 1)) && are_boxes(box, count);
    requires memory: \valid(reach + (0 .. count - 1)) && \valid(key + (0 .. count - 1)) &&
                     \valid(spare + (0 .. count - 1));
    requires pairs: writable_pairs(pairs) && pairs->count == 0;
    terminates \true; exits \false;
    assigns reach[0 .. count - 1], key[0 .. count - 1], spare[0 .. count - 1], pairs->count,
            pairs->pair[0 .. pairs->room - 1];
    ensures sound:    are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_overlaps(box, count, pairs);
    ensures complete: are_finite_boxes(box, count) && pairs->count <= pairs->room ==>
      are_all_overlaps(box, count, pairs);
    ensures once:     are_finite_boxes(box, count) && pairs->count <= pairs->room ==> are_single(pairs); */
og_overlaps_work og_octree_linear(const og_aabb *box, int32_t count, og_reach *reach, og_key *key, og_key *spare,
                                  og_pairs *pairs);

#endif
