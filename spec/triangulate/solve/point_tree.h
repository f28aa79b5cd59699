#ifndef OG_POINT_TREE_H
#define OG_POINT_TREE_H

/// Some points of a polygon, of which ever fewer are left, and whether one of them lies in a triangle.
///
/// A tree over the points, halved along the longer side of their box. A box that lies surely on the outer side of an
/// edge of the triangle is left out, by the signs of doubles (spec/triangulate/turn.h); the points of a leaf are asked
/// exactly. Cost: O(n log^2 n) to make, O(log n) to remove a point; for a triangle the boxes that are not left out.

#include <stdbool.h>
#include <stdint.h>

#include "spec/triangulate/turn.h"

typedef struct og_point_tree {
  og_turns *turns;
  size_t count;    // of points at first
  uint32_t *point; // leaf by leaf
  uint32_t *place; // of each of the polygon's points: where it stands in `point`
  bool *is_left;   // of each place
  size_t nodes;
  double *box;     // of each node: least x and y, greatest x and y
  uint32_t *alive; // of each node: how many points are left
} og_point_tree;

/// Takes the first `count` of the numbers of points; `all` is how many points the polygon has.
void og_point_tree_init(og_point_tree *tree, og_turns *turns, const uint32_t *point, size_t count, size_t all);
void og_point_tree_clear(og_point_tree *tree);

/// The point is in the tree, and not removed yet.
void og_point_tree_remove(og_point_tree *tree, uint32_t point);

/// Does another point than a and c lie in the closed triangle a, b, c, which runs counterclockwise?
bool og_point_tree_meets(const og_point_tree *tree, uint32_t a, uint32_t b, uint32_t c);

#endif
