#ifndef OG_BOX_SEARCH_H
#define OG_BOX_SEARCH_H

/// Boxes of little volume around the corners of a convex polyhedron, looked for in doubles.
///
/// Along the normal of a face, or along a direction at right angles to two edges, the least box has the least rectangle
/// of the shadow, which has an edge of the shadow in one side. Such boxes are *flush*: exact numbers make their axes
/// from six corners. A box of least volume need be flush with no face; so for pairs of edges boxes with both in their
/// sides are looked at, too, and from the best of all the axes turn on downhill (box_descent.h).
/// Nothing is promised: what is found may be a local minimum.
/// Cost: a bounded number of shadows, each O(h log h).

#include "spec/hull/facets.h"

typedef struct og_box_frame {
  double axis[3][3]; // orthonormal
  double volume;     // infinite: no such box was found
  /// A flush box has axis 0 along (c1 - c0) x (c3 - c2), and axis 1 along the part of c5 - c4 across it.
  uint32_t corner[6];
} og_box_frame;

typedef struct og_box_input {
  const double *xyz;      // all points, three numbers each, of a size near 1
  const uint32_t *vertex; // numbers of the corners
  size_t vertex_count;    // four or more
  const og_facets *facets;
} og_box_input;

/// The best flush box, and the best of all by any axes.
void og_search_boxes(og_box_frame *flush, og_box_frame *any, const og_box_input *in);

#endif
