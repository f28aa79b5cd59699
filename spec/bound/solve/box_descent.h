#ifndef OG_BOX_DESCENT_H
#define OG_BOX_DESCENT_H

/// From one box around a convex polyhedron downhill to another of less volume, in doubles.
///
/// A box of least volume has an edge of the polyhedron in each of two sides that meet (O'Rourke 1985). With two edges
/// chosen, the axes have one angle left: the first turns about the first edge, the second is at right angles to it and
/// to the second edge. Along that angle the volume is looked at in steps that shrink.
/// Supports are found by climbing over neighbours, so that the cost hardly depends on the number of corners.

#include "spec/bound/solve/box_search.h"

/// Corners and edges by numbers of their own.
typedef struct og_box_body {
  size_t count, edge_count;
  double (*at)[3];
  uint32_t *number; // of the point that the corner is
  uint32_t *first;  // neighbours of corner k: beside[first[k]] up to beside[first[k + 1] - 1]
  uint32_t *beside;
  uint32_t (*edge)[2]; // corners, the lower one first
  double (*way)[3];    // of the edge, of unit length; zero where that is none in doubles
} og_box_body;

/// The caller clears it.
void og_box_body_make(og_box_body *body, const og_box_input *in);
void og_box_body_clear(og_box_body *body);

/// The best of all boxes looked at with the edges in the sides along the axes 0 and 1, at that many angles all around.
og_box_frame og_box_on_edges(const og_box_body *body, size_t first, size_t second, int angles);

/// Turns the frame about pairs of edges that its sides nearly hold, while that helps.
void og_box_descend(const og_box_body *body, og_box_frame *frame);

#endif
