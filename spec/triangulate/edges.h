#ifndef OG_POLYGON_EDGES_H
#define OG_POLYGON_EDGES_H

/// The edges of a polygon, and whether it is simple: exact, by every two edges that may meet.
///
/// Edge k runs from point k to the next of its ring, the last one to the ring's first. A polygon is simple when no edge
/// has length zero, and two edges share no point but the corner between neighbours.
/// Cost: O(n log n); of a polygon that is not simple a constant besides for each two edges whose ranges of x overlap.

#include "spec/triangulate/problem.h"
#include "spec/triangulate/turn.h"

/// With more pairs of edges whose ranges of x overlap, for each edge, a sweep comes first (simple.h).
#define OG_POLYGON_CROWD 64

/// Why two edges make a polygon that is not simple.
typedef enum og_polygon_fault {
  OG_POLYGON_SIMPLE,   // they do not
  OG_POLYGON_REPEATED, // one edge, of length zero
  OG_POLYGON_FOLDED,   // neighbours that share more than their corner
  OG_POLYGON_TOUCHING, // others that share an end of one of them, or a segment
  OG_POLYGON_CROSSING, // others that cross at inner points of both
  OG_POLYGON_OVERLAPPING, // not of two edges: they run round a place twice, or the other way
  OG_POLYGON_FAULT_COUNT
} og_polygon_fault;

/// "simple", "repeated", "folded", "touching", "crossing" or "overlapping".
const char *og_polygon_fault_name(og_polygon_fault fault);

typedef struct og_polygon_edges {
  size_t count;      // of points, and of edges
  og_turns turns;    //
  uint32_t *rank[2]; // of each point's x and y among all: equal where these are equal
  uint32_t *next;    // of each point: the next of its ring
  bool *runs_back;   // of each edge: is what the ring bounds on its right? A hole bounds what is around it
  int turn;          // 1: the outline runs counterclockwise; -1: clockwise; 0: without an area
} og_polygon_edges;

/// Takes rings (og_are_rings), which must outlive the edges and stay as it is.
void og_polygon_edges_init(og_polygon_edges *edges, const og_polygon_problem *problem);
void og_polygon_edges_clear(og_polygon_edges *edges);

/// What is wrong with edges i and j, i <= j < count; with one edge, i = j.
og_polygon_fault og_polygon_fault_of(og_polygon_edges *edges, size_t i, size_t j);

/// From where to where edge k runs so that the polygon is on its left.
size_t og_polygon_edge_from(const og_polygon_edges *edges, size_t k);
size_t og_polygon_edge_to(const og_polygon_edges *edges, size_t k);

/// Looks at all edges. Sets edge[0] <= edge[1] to two that are at fault, if there are any, rather two that cross.
og_polygon_fault og_polygon_find_fault(og_polygon_edges *edges, uint32_t edge[2]);

#endif
