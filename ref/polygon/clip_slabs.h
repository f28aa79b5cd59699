#ifndef OG_CLIP_SLABS_H
#define OG_CLIP_SLABS_H

/// What two convex polygons share, slab by slab.                                          (catalogue: clip-slabs)
///
/// Each polygon has a left and a right chain from its lowest vertices to its highest. All four are climbed at once,
/// from the height of one vertex to that of the next. In the slab between, both polygons are trapezoids. What these
/// share lies between the rightmost left edge and the leftmost right one. It begins, ends or turns where two edges
/// cross, and it is appended to the two sides of the answer, which are convex chains, too.
///
/// Varjus 5.3.2 keeps only the corners of trapezoids that lie in the other trapezoid, and so loses crossings: of a star
/// of two triangles 8 of 12 units of area are left.
///
/// Counterclockwise, convex, with area; one length unit; coordinates as axis.h takes them. Failure: DEGENERATE,
/// OUT_OF_RANGE as polygon.h; FULL.
/// Cost: O(n + m). Source: Shamos, Hoey 1976; Varjus 2018, 5.3.2.
/// Limits: polygons that touch may be said to share nothing.
/// Errors, proofs, measurements and tests: clip_slabs.md.

#include "ref/door/clip.h"

/*@ requires polygons: \valid_read(a) && \valid_read(b) && 0 <= a->count && 0 <= b->count && \valid(room);
    requires lists: \valid_read(a->vertex + (0 .. a->count - 1)) && \valid_read(b->vertex + (0 .. b->count - 1));
    terminates \true;
    exits \false;
    ensures count: 0 <= \result.count && (\result.outcome != OG_OUTCOME_ANSWERED ==> \result.count == 0);
    ensures room: \result.outcome == OG_OUTCOME_ANSWERED ==> \result.count <= room->capacity;
    ensures inside: \result.outcome == OG_OUTCOME_ANSWERED && is_convex_ring(a) && is_convex_ring(b) ==>
      are_inside_ring(room->corner, \result.count, a, b) &&
      are_inside_ring(room->corner, \result.count, b, a);
    ensures order: \result.outcome == OG_OUTCOME_ANSWERED && is_convex_ring(a) && is_convex_ring(b) ==>
      turn_left(room->corner, \result.count, a, b);
*/
og_clip_claim og_clip_slabs(const og_polygon *a, const og_polygon *b, og_clip_room *room);

#endif
