#ifndef OR_TRIANGULATION_FAULT_H
#define OR_TRIANGULATION_FAULT_H

/// Do triangles of a polygon keep what the door `triangulate` promises? In exact rationals, and with no orientation of
/// ref/.
///
/// That every inner edge is there twice, in opposite directions, and every edge of the polygon once makes the
/// triangles' windings add up to the polygon's: 1 within a simple polygon, 0 outside. As each triangle has the
/// polygon's turn, they cover it, and do not overlap.

#include "ref/door/triangulate.h"

/// What is right for a polygon: ANSWERED where it is simple, DEGENERATE, or OUT_OF_RANGE.
og_outcome or_polygon_outcome(const og_vec3 *point, int count);

/// What is wrong with an outcome and the triangles, or null.
const char *or_triangulation_fault(const og_vec3 *point, int count, og_outcome outcome,
                                   const og_triangulate_room *room);

/// How many of the triangles hold p in their inside, and how many on their boundary; and where p is of the polygon: 1
/// inside, 0 on its boundary, -1 outside, by the edges that a ray crosses. All exactly; the polygon is simple.
typedef struct or_point_count {
  int inside, on, place;
} or_point_count;
or_point_count or_count_triangles(const og_vec3 *point, int count, const og_triangulate_room *room, og_vec3 p);

#endif
