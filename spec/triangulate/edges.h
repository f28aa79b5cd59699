#ifndef OG_POLYGON_EDGES_H
#define OG_POLYGON_EDGES_H

/// The edges of a polygon, and whether it is simple: exact, by every two edges that may meet.
///
/// Edge k runs from point k to the next, the last one to point 0. A polygon is simple when no edge has length zero, and
/// two edges share no point but the corner between neighbours.
/// Cost: O(n log n), and a constant for each two edges whose ranges of x overlap.

#include "spec/hull/problem.h"
#include "spec/triangulate/turn.h"

/// Why two edges make a polygon that is not simple.
typedef enum og_polygon_fault {
  OG_POLYGON_SIMPLE,   // they do not
  OG_POLYGON_REPEATED, // one edge, of length zero
  OG_POLYGON_FOLDED,   // neighbours that share more than their corner
  OG_POLYGON_TOUCHING, // others that share an end of one of them, or a segment
  OG_POLYGON_CROSSING, // others that cross at inner points of both
  OG_POLYGON_FAULT_COUNT
} og_polygon_fault;

/// "simple", "repeated", "folded", "touching" or "crossing".
const char *og_polygon_fault_name(og_polygon_fault fault);

typedef struct og_polygon_edges {
  size_t count;      // of points, and of edges
  og_turns turns;    //
  uint32_t *rank[2]; // of each point's x and y among all: equal where these are equal
} og_polygon_edges;

/// Takes three points or more, which must outlive the edges and stay as they are.
void og_polygon_edges_init(og_polygon_edges *edges, const og_points *points);
void og_polygon_edges_clear(og_polygon_edges *edges);

/// What is wrong with edges i and j, i <= j < count; with one edge, i = j.
og_polygon_fault og_polygon_fault_of(og_polygon_edges *edges, size_t i, size_t j);

/// Looks at all edges. Sets edge[0] <= edge[1] to two that are at fault, if there are any.
og_polygon_fault og_polygon_find_fault(og_polygon_edges *edges, uint32_t edge[2]);

#endif
