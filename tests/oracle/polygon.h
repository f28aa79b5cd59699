#ifndef OR_POLYGON_H
#define OR_POLYGON_H

/// Polygons by definition, in plain rationals: where two edges meet is computed, and triangles are compared with each
/// other. For a few points: the time grows with the square of their count.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <gmp.h>

/// Do edges i and j share a point that edges of a simple polygon do not share? With i = j: has the edge no length?
bool or_edges_are_at_fault(mpq_t (*point)[2], size_t count, size_t i, size_t j);

/// Do the inner parts of both edges cross in one point?
bool or_edges_cross(mpq_t (*point)[2], size_t count, size_t i, size_t j);

/// Is no pair of edges at fault?
bool or_polygon_is_simple(mpq_t (*point)[2], size_t count);

/// Positive where the polygon runs counterclockwise; the sum of the trapezoids below the edges.
void or_polygon_area(mpq_t area, mpq_t (*point)[2], size_t count);

/// Do the triangles, numbers of three points each, have areas, no two of them inner points in common, all of them their
/// middle in the simple polygon and no edge of it within, and together the polygon's area?
bool or_triangles_cover(mpq_t (*point)[2], size_t count, uint32_t (*triangle)[3], size_t triangles);
/// The same where edges may run through a triangle: those of a polygon that touches itself may run there and back.
bool or_triangles_fill(mpq_t (*point)[2], size_t count, uint32_t (*triangle)[3], size_t triangles);

/// How often the polygon runs counterclockwise round the middle of three points, which is on no edge.
int or_times_round(mpq_t (*point)[2], size_t count, const uint32_t place[3]);

#endif
