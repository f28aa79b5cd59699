#ifndef OG_COVER_H
#define OG_COVER_H

/// What the checker asks of triangles where a polygon has holes or touches itself, and of a place that it runs round
/// twice. docs/questions/triangulate.md says what follows.
///
/// The polygon's edges run so that it is on their left (og_polygon_edge_from): a hole runs clockwise.
/// Cost: O(n log n) for the sides; a constant for each two triangles whose ranges of x overlap.

#include "spec/hull/facets.h"
#include "spec/triangulate/edges.h"

/// Have no two of the triangles an inner point in common? All turn counterclockwise.
bool og_triangles_are_apart(og_polygon_edges *edges, const og_facets *triangles);

/// Do the triangles' sides and the polygon's edges the other way round cancel along every line? On each line and at
/// each point as many begin as end there.
bool og_sides_balance(og_polygon_edges *edges, const og_facets *triangles);

/// How often the polygon runs counterclockwise round the middle of three points. False where that is on an edge.
bool og_polygon_times_round(long *times, og_polygon_edges *edges, const uint32_t place[3]);

#endif
