#ifndef OG_SHRINK_POINTS_H
#define OG_SHRINK_POINTS_H

/// Points of which a hull, a volume, triangles or a common part is asked for (`hull`, `bound`, `triangulate`, `clip`):
/// points are left out, of a k-DOP directions too, then numbers made shorter.
///
/// A smaller case keeps what an engine's ways through its code depend on. Otherwise it might fail for another reason,
/// that of a special case which the first one was not.
///
///   hull         the dimension: flat hulls have facets of another form. Where no two points are equal, none become so
///   bound        of a sphere and an obb the same. An aabb and a k-DOP look at each direction alone, so that flat
///                points are no special case; but points at more than one place stay so, as others have no size, and
///                an error of rounding would count as gross
///   triangulate  whether the polygon is simple, or else why not: much less is promised of one that is not. Where no
///                corner is straight, none becomes so
///   clip         of each polygon the same as of a hull; and whether they share an area, a segment, a point or nothing

#include "tool/run/case_walk.h"
#include "tool/shrink/shrink_set.h"

/// As og_shrink_of_kind. TOO_LARGE: a number is too large for binary32, or a direction vanishes in it.
og_set_end og_shrink_points(og_trial *trial, const og_case *one, const og_set_wish *wish);

#endif
