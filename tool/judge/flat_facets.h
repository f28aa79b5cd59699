#ifndef OG_FLAT_FACETS_H
#define OG_FLAT_FACETS_H

/// Facets that are claimed of a flat hull in space: do they cover it once on each side?
///
/// All points lie in one plane, so a facet is on one side or the other. A side is covered once if its edges that do not
/// run back on the same side are the outline of the exact hull, once round. That holds of polygons and of triangles,
/// and the same diagonal may be on both sides. Besides, each edge runs as often one way as the other. Facets without an
/// area may be edges' missing links on a side, all of them or none.

#include "tool/judge/claimed_facets.h"
#include "tool/judge/handed_hull.h"

/// Takes a hull of dimension 2 in space, and facets of three corners and more, all of them points.
/// Cost: O(n log n) in the facets' corners.
bool og_flat_facets_close(const og_handed_hull *truth, const og_claimed_facets *facets);

#endif
