#ifndef OG_SHRINK_POINTS_H
#define OG_SHRINK_POINTS_H

/// Points of which a hull, a volume, triangles or a common part is asked for (`hull`, `bound`, `triangulate`, `clip`):
/// points are left out, of a k-DOP directions too, then numbers made shorter.
///
/// A smaller case keeps what an engine's ways through its code depend on:
///
///   hull         the dimension of the hull: flat ones are a special case, with facets of another form
///   bound        of a sphere and an obb the dimension of the points, for the same reason. An aabb and a k-DOP look at
///                each direction alone, so that flat points are no special case
///   triangulate  whether the polygon is simple, or else why not: much less is promised of one that is not
///   clip         the dimension of each polygon, and whether they share an area, a segment, a point or nothing

#include "tool/run/case_walk.h"
#include "tool/shrink/shrink_set.h"

/// As og_shrink_of_kind. TOO_LARGE: a number is too large for binary32, or a direction vanishes in it.
og_set_end og_shrink_points(og_trial *trial, const og_case *one, const og_set_wish *wish);

#endif
