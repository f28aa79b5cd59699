#ifndef OG_PARTS_TREE_H
#define OG_PARTS_TREE_H

/// A balanced tree of boxes over the parts of a body, in some order of them.
///
/// The tree is implicit, as in spec/overlaps/walk.h: the places lo .. hi - 1 have the halves lo .. mid - 1 and mid ..
/// hi - 1 with mid = lo + (hi - lo) / 2. Boxes have doubles for ends, in the units of og_points.approx, and hold the
/// exact parts.

#include "spec/overlaps/box_ends.h"
#include "spec/parts/problem.h"

/// Ranges of both bodies: the parts of A in the places lo[0] .. hi[0] - 1, and those of B in lo[1] .. hi[1] - 1.
typedef struct og_parts_range {
  int32_t lo[2], hi[2];
} og_parts_range;

/*@ // Some places of each, and whether two places, one of each, are in it.
    predicate is_range{L}(og_parts_range *r) = 0 <= r->lo[0] < r->hi[0] && 0 <= r->lo[1] < r->hi[1];
    predicate is_single{L}(og_parts_range *r) = r->hi[0] - r->lo[0] == 1 && r->hi[1] - r->lo[1] == 1;
    predicate in_range{L}(og_parts_range *r, integer i, integer j) =
      r->lo[0] <= i < r->hi[0] && r->lo[1] <= j < r->hi[1]; */

/// All parts of both.
og_parts_range og_parts_whole(const og_parts_problem *problem);
/// Is there one part of each?
/*@ requires range: \valid_read(r) && is_range(r);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> is_single(r); */
static inline bool og_parts_range_is_pair(const og_parts_range *r) {
  return r->hi[0] - r->lo[0] == 1 && r->hi[1] - r->lo[1] == 1;
}
/// The two halves of a range that is no pair: the body with more parts in it is cut, A where both have as many.
void og_parts_halves(const og_parts_range *range, og_parts_range half[2]);

typedef struct og_part_tree {
  const int32_t *order; // the part in each place
  og_box_ends *box;     // of the part in each place
  og_box_ends *node;    // node[mid] is around the places of which mid is the middle
  size_t room;
} og_part_tree;

void og_part_tree_init(og_part_tree *tree);
void og_part_tree_clear(og_part_tree *tree);
/// The tree over that order, which must be a permutation of the parts and outlive the tree. Cost: linear.
void og_part_tree_build(og_part_tree *tree, const og_points *points, const og_part_list *list, const int32_t *order);
/// The box around the places lo .. hi - 1 of a node.
const og_box_ends *og_part_tree_bound(const og_part_tree *tree, int32_t lo, int32_t hi);

/// A box around part k.
og_box_ends og_box_of_part(const og_points *points, const og_part_list *list, int32_t k);
/// The squared distance of two boxes, with a relative error below 2^-50.
double og_box_gap(const og_box_ends *a, const og_box_ends *b);

#endif
