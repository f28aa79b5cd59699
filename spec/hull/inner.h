#ifndef OG_INNER_H
#define OG_INNER_H

/// Is a list of points of the plane, in any order, the corners of a convex polygon?
///
/// A point strictly within the hull of the others is none: whatever polygon has it, has a reflex corner there. Points
/// on the hull's sides are fine, and so are points that are there twice.
/// Cost: O(n log n) exact turns.

#include "spec/body/problem.h"

/// The first such point; the count where there is none.
size_t og_find_inner_point(const og_points *points);

#endif
