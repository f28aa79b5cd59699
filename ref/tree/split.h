#ifndef OG_TREE_SPLIT_H
#define OG_TREE_SPLIT_H

/// Where a node's places are parted in two, from the top down.
///
/// Each rule puts the places in the order that it needs and says how many of them go to the first child: none or all where the rule
/// parts nothing; then og_tree_build halves them.

#include "ref/tree/tree.h"

/// The node's box is cut in the middle of its longest axis; the triangles' centres say on which side they are. Where all are
/// on one side, the middle one of them parts the others (the median).
/// Source: Varjus 2018, 4, after van den Bergen 1997.
/*@ requires places: 1 < count <= OG_MOST_TRIANGLES && \valid(leaf + (0 .. count - 1));
    terminates \true; exits \false; assigns leaf[0 .. count - 1];
    ensures part: 0 <= \result <= count; */
int32_t og_split_longest_axis(og_tree_leaf *leaf, int32_t count);

/// The centres' mean, along the axis of their largest variance.
/// Source: Rasku 2003, 6.3 and 6.1.1.
/*@ requires places: 1 < count <= OG_MOST_TRIANGLES && \valid(leaf + (0 .. count - 1));
    terminates \true; exits \false; assigns leaf[0 .. count - 1];
    ensures part: 0 <= \result <= count; */
int32_t og_split_mean(og_tree_leaf *leaf, int32_t count);

/// Keys are in ascending order. Finds where their highest bit that is not the same in all of them begins to be set.
/*@ requires keys: 1 < count && \valid_read(key + (0 .. count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures part: 0 <= \result < count; */
int32_t og_split_codes(const uint64_t *key, int32_t count);

#endif
