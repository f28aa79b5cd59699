#ifndef OR_ORIENTED_BOX_H
#define OR_ORIENTED_BOX_H

/// Boxes around points by definition, in plain rationals. For a few points.

#include <stddef.h>

#include <gmp.h>

/// The volume of the box along orthogonal axes that just holds the points; in the plane, with two axes, its area.
void or_box_around(mpq_t volume, mpq_t (*axis)[3], size_t axes, mpq_t (*point)[3], size_t count);

/// The least area of a rectangle along the line of two points, of all lines that have all points on one side. 0 where
/// there is none. All z are 0.
void or_least_rectangle(mpq_t area, mpq_t (*point)[3], size_t count);

/// The volume of the convex hull of at most OR_HULL_POINTS points (hull.h).
void or_hull_volume(mpq_t volume, mpq_t (*point)[3], size_t count);

#endif
