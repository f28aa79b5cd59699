#ifndef OG_FLAT_H
#define OG_FLAT_H

/// Exact points of a plane and their convex hull, for the solver of the question `contact`.
///
/// A point is (x / w, y / w), w > 0. Coordinates of points within a plane in space are two of their three: those two
/// in which the plane is not seen edge on, in the order in which counterclockwise stays so.

#include "spec/number/vector.h"

typedef struct og_flat_point {
  og_int x, y, w;
  double near[2];  // about (x / w, y / w) in units of og_points.approx, or NaN
  uint32_t number; // the caller's
} og_flat_point;

typedef struct og_flat_list {
  size_t count, room; // `room` points are initialised
  og_flat_point *at;
} og_flat_list;

void og_flat_list_init(og_flat_list *list);
void og_flat_list_clear(og_flat_list *list);
/// Appends a point, its coordinates unspecified. What was appended before may move.
og_flat_point *og_flat_list_add(og_flat_list *list);
void og_flat_point_set(og_flat_point *r, const og_flat_point *p);

/// Working storage.
typedef struct og_flat {
  og_int value; // of the last turn
  og_int term[4];
  size_t room;
  uint32_t *order, *merged;
} og_flat;

void og_flat_init(og_flat *flat);
void og_flat_clear(og_flat *flat);

/// Positive where p, q, r turn counterclockwise, 0 on a line; flat->value is twice the area times all three w.
int og_flat_turn(og_flat *flat, const og_flat_point *p, const og_flat_point *q, const og_flat_point *r);
/// The same sign, in doubles where these are sure of it.
int og_flat_side(og_flat *flat, const og_flat_point *p, const og_flat_point *q, const og_flat_point *r);
/// By x, then by y.
int og_flat_compare(og_flat *flat, const og_flat_point *p, const og_flat_point *q);

/// Sets `hull` to the corners of the points' hull, counterclockwise from the least; of equal points the first. The
/// monotone chain (Andrew 1979). Cost: O(n log n).
void og_flat_hull(og_flat *flat, const og_flat_list *points, og_flat_list *hull);

/// Edge k of a polygon of that many corners goes from corner k to the next; a segment has one, a point none.
static inline size_t og_flat_edges(size_t corners) { return corners >= 3 ? corners : corners - 1; }

/// Is the point in the segment or point, a hull of one or two corners?
bool og_flat_line_holds(og_flat *flat, const og_flat_list *hull, const og_flat_point *p);

#endif
