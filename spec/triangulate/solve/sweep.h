#ifndef OG_TRIANGULATE_SOLVE_SWEEP_H
#define OG_TRIANGULATE_SOLVE_SWEEP_H

/// Triangles of a polygon with holes, or one that touches itself, by a sweep from left to right (Hertel, Mehlhorn
/// 1983).
///
/// Edges are cut at the points on them, and what runs more than once between two points is one piece. Between two
/// pieces across the sweep the polygon winds the same number of times. There, where that is not 0, a chain of corners
/// bounds what has been cut off on the left; a corner that the sweep meets cuts off what it sees of the chain. Points
/// on an upright line come from the lowest up, as if it leaned a little.
/// Cost: O(n log n) turns, n for each corner to move what is across the sweep, and n for each edge to look for points
/// on it where some are at fault.

#include "spec/hull/facets.h"
#include "spec/triangulate/edges.h"

/// Adds canonical triangles of what the polygon runs round. No two edges cross. `touches`: some are at fault. False
/// where it runs round the middle of points place[0..2] not once: then the triangles are of no use.
bool og_sweep_triangles(og_facets *triangles, uint32_t place[3], og_polygon_edges *edges, bool touches);

#endif
