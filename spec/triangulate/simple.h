#ifndef OG_TRIANGULATE_SIMPLE_H
#define OG_TRIANGULATE_SIMPLE_H

/// Whether a polygon is simple, by a line that sweeps over it.
///
/// The line goes over the corners by x, then y: it leans a little, so that no edge lies along it. Of the edges that it
/// crosses those that become neighbours on it are held against each other (Shamos and Hoey 1976). The first point that
/// two edges share, and must not, is one of neighbours, or a corner on an edge. docs/questions/triangulate.md has the
/// proof. Cost: O(n log n) turns; the edges on the line are kept in an array, of which a part is moved at each corner.

#include "spec/triangulate/edges.h"

/// Are no two corners at one place, and do no two edges share more than the corner between neighbours? Says what
/// og_polygon_find_fault says, but not which edges are at fault.
bool og_polygon_is_simple(og_polygon_edges *edges);

#endif
