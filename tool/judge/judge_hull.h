#ifndef OG_JUDGE_HULL_H
#define OG_JUDGE_HULL_H

/// The judgement of a claimed convex hull: facets, each a convex cycle of points, counterclockwise from outside; in the
/// plane one cycle.
///
///   closed   the facets are one closed surface: each has three corners or more, all of them points of the case, and
///            each edge runs once each way. A solid's hull has facets, and some have an area. The facets of a flat
///            hull in space cover both sides, each once (flat_facets.h)
///   outside  how far a point is beyond the plane of a facet, the farthest of all
///
/// Where no point is beyond its plane, a facet is a part of a face of the hull, the right way round. A closed surface
/// of such parts leaves no face out. So a facet that is reversed, that cuts the body or that misses a corner shows as
/// points outside. Not noticed: the hull twice over, where points are repeated. A flat facet may be claimed as
/// triangles, and points on its edges as corners. For points on a line in space, no facets are right, too. In the plane
/// `outside` is beyond an edge, and the cycle of a segment has its two ends.

#include "tool/judge/claimed_facets.h"
#include "tool/judge/handed_hull.h"
#include "tool/judge/judge.h"

/// `truth` is solved. Cost: the product of triangles and points in doubles, and exact numbers where a point is nearly
/// in a triangle's plane.
og_judgement og_judge_hull(const og_handed_hull *truth, const og_statement *statement, const og_claimed_facets *facets,
                           og_tolerance tolerance);

#endif
