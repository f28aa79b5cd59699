#ifndef OG_TRIANGULATE_EARS_H
#define OG_TRIANGULATE_EARS_H

/// Triangles of a simple polygon by cutting off ears.                                  (catalogue: triangulate-ears)
///
/// An ear is a convex corner whose triangle, made with its two neighbours, holds no other corner. Every simple polygon of
/// more than three corners has two. The walk along the boundary cuts each ear that it meets and goes a corner back, as only
/// the neighbours of what is cut may have become ears. A triangle that holds corners holds one that is not convex, so
/// these alone are tried. All turns are those of orient_exact: no decision is rounded.
///
/// Points in order, either turn; neighbours may be equal (their triangles are left out), angles may be straight. Any one
/// length unit; z is ignored. Failure: DEGENERATE where the polygon is not simple (edges that cross, touch or fold back,
/// no area), OUT_OF_RANGE where coordinates are not finite or outside the domain of simple_ring.h.
/// Cost: O(n r) turns for r corners that are not convex, after O(n^2) for whether it is simple.
/// Source: Meisters 1975 (two ears); Ericson 2005, 12.5.1; asked for by Rasku 2003, 6.
/// Limits: coordinates whose bits lie within 2^800 of each other (2^110 in binary32).
/// Errors, proofs, measurements and tests: triangulate_ears.md.

#include "ref/door/triangulate.h"

/// Sets the room's triangles, each (before, corner, next) in the polygon's turn.
/*@ requires points: 0 <= count < 700000000 && \valid_read(point + (0 .. count - 1));
    requires memory: \valid(room) && \valid(room->triangle + (0 .. count - 1)) &&
                     \valid(room->corner + (0 .. count - 1)) && \valid(room->next + (0 .. count - 1)) &&
                     \valid(room->before + (0 .. count - 1));
    requires apart:  \separated(room, room->triangle + (0 .. count - 1), room->corner + (0 .. count - 1),
                                room->next + (0 .. count - 1), room->before + (0 .. count - 1),
                                point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns room->triangle_count, room->triangle[0 .. count - 1][0 .. 2], room->corner[0 .. count - 1],
            room->next[0 .. count - 1], room->before[0 .. count - 1];
    ensures count:   0 <= room->triangle_count && (3 <= count ==> room->triangle_count <= count - 2);
    ensures corners: \result == OG_OUTCOME_ANSWERED ==> are_corners(room, count);
    ensures turns: \result == OG_OUTCOME_ANSWERED ==> turn_alike(point, room);
    ensures number: \result == OG_OUTCOME_ANSWERED && are_distinct_neighbours(point, count) ==>
      room->triangle_count == count - 2;
    ensures edges: \result == OG_OUTCOME_ANSWERED && are_distinct_neighbours(point, count) ==>
      have_all_edges(room, count);
    ensures once: \result == OG_OUTCOME_ANSWERED ==> have_edges_once(room);
*/
og_outcome og_triangulate_ears(const og_vec3 *point, int count, og_triangulate_room *room);

#endif
