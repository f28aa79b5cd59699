#ifndef OG_MESH_FILTER_H
#define OG_MESH_FILTER_H

/// What floating point can show of two triangles: that an axis parts them, or that an edge of one pierces the other.
///
/// It works on the approximations of og_points: |x| <= 1, each within 2^-51 of the truth. What it shows is true; it
/// may fail to show anything.

#include "spec/mesh_pairs/meeting.h"

/// Is there an axis among 11 (normals, products of edges) on which the two surely have a gap? Any axis is good: a
/// double vector d is taken as it stands. A projection errs by less than 2^-50 |d|_1: half from the approximation, the
/// rest from rounding.
bool og_filter_parts(const og_triangle_view *a, const og_triangle_view *b);

/// Does an edge of one surely pass through the inside of the other? Then the two are not in one plane, and their
/// relative interiors meet.
bool og_filter_pierces(const og_triangle_view *a, const og_triangle_view *b);

#endif
