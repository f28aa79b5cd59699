#ifndef OG_SHARED_REGION_H
#define OG_SHARED_REGION_H

/// What two contact regions share across the normal: a point, a segment or a convex polygon.
///
/// The region with fewer corners is cut by the lines through the other's edges, one after the other (Sutherland and
/// Hodgman). Points beyond a line by no more than `slack` count as within: edges of both regions often coincide but for
/// rounding. Segments on one line share a segment; two that cross are left to segment_segment.h.
/// Cost: O(n m). Failure: none. Source: Sutherland, Hodgman 1974; Varjus 2018, 5.3.2 has Shamos and Hoey's slabs.

#include "ref/contact/region.h"

/// Into clipped[0], whose count is returned: 0 where they share nothing, or two segments cross. Both arrays have room
/// for as many corners as both regions have together, and two.
/*@ requires memory: \valid_read(a) && \valid_read(b) && 0 <= a->count && 0 <= b->count;
    requires corners: \valid_read(a->corner + (0 .. a->count - 1)) && \valid_read(b->corner + (0 .. b->count - 1));
    requires room: \valid(clipped + (0 .. 1)) && \valid(clipped[0] + (0 .. a->count + b->count + 1)) &&
                   \valid(clipped[1] + (0 .. a->count + b->count + 1));
    terminates \true;
    exits \false;
    ensures count: 0 <= \result <= a->count + b->count + 2;
*/
int og_shared_region(og_vec2 *clipped[2], const og_region *a, const og_region *b, og_scalar slack);

#endif
