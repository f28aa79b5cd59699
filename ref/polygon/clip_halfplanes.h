#ifndef OG_CLIP_HALFPLANES_H
#define OG_CLIP_HALFPLANES_H

/// What two convex polygons share, by half-planes.                                    (catalogue: clip-halfplanes)
///
/// A is cut by the line through each edge of B, one after the other. What is left of A is the answer. Where A and B
/// only touch it is a point or a segment, or nothing: rounding decides.
///
/// Counterclockwise, convex, with area; one length unit; coordinates as axis.h takes them. Failure: DEGENERATE,
/// OUT_OF_RANGE as polygon.h; FULL.
/// Cost: O(n m). Source: Sutherland, Hodgman 1974.
/// Limits: polygons that touch may be said to share nothing.
/// Errors, proofs, measurements and tests: clip_halfplanes.md.

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
og_clip_claim og_clip_halfplanes(const og_polygon *a, const og_polygon *b, og_clip_room *room);

#endif
