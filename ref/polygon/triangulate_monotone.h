#ifndef OG_TRIANGULATE_MONOTONE_H
#define OG_TRIANGULATE_MONOTONE_H

/// Triangles of a simple polygon by trapezoids.                                    (catalogue: triangulate-monotone)
///
/// A sweep from left to right cuts the polygon into trapezoids, each with a corner on its left side and on its right one.
/// A diagonal joins the two unless an edge does. What the diagonals cut off has one edge opposite a chain that goes from left
/// to right, and a walk along the chain cuts off its triangles. Corners on a vertical line come from the lowest up, as if
/// it leaned a little. All turns are those of orient_exact: no decision is rounded.
///
/// Edges that meet are seen in the sweep, which compares those that become neighbours (Shamos and Hoey).
/// Points, failures, room and domain are as of triangulate_ears.h.
/// Cost: O(n log n) turns; the list of edges across the sweep moves up to n numbers at each corner.
/// Source: Fournier, Montuno 1984; Shamos, Hoey 1976; asked for by Rasku 2003, 6.
/// Limits: coordinates whose bits lie within 2^800 of each other (2^110 in binary32).
/// Errors, proofs, measurements and tests: triangulate_monotone.md.

#include "ref/door/triangulate.h"

/// Sets the room's triangles, in the polygon's turn.
/*@ requires points: 0 <= count < 700000000 && \valid_read(point + (0 .. count - 1));
    requires memory: \valid(room) && \valid(room->triangle + (0 .. count - 1)) &&
                     \valid(room->corner + (0 .. count - 1)) && \valid(room->next + (0 .. 3 * count - 1)) &&
                     \valid(room->before + (0 .. 3 * count - 1)) && \valid(room->place + (0 .. 3 * count - 1)) &&
                     \valid(room->order + (0 .. count - 1)) && \valid(room->across + (0 .. count - 1)) &&
                     \valid(room->left + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns room->triangle_count, room->triangle[0 .. count - 1][0 .. 2], room->corner[0 .. count - 1],
            room->next[0 .. 3 * count - 1], room->before[0 .. 3 * count - 1], room->place[0 .. 3 * count - 1],
            room->order[0 .. count - 1], room->across[0 .. count - 1], room->left[0 .. count - 1];
    ensures count: 0 <= room->triangle_count && (3 <= count ==> room->triangle_count <= count - 2);
    ensures corners: \result == OG_OUTCOME_ANSWERED ==> are_corners(room, count);
    ensures turns: \result == OG_OUTCOME_ANSWERED ==> turn_alike(point, room);
    ensures number: \result == OG_OUTCOME_ANSWERED && are_distinct_neighbours(point, count) ==>
      room->triangle_count == count - 2;
    ensures edges: \result == OG_OUTCOME_ANSWERED && are_distinct_neighbours(point, count) ==>
      have_all_edges(room, count);
    ensures once: \result == OG_OUTCOME_ANSWERED ==> have_edges_once(room);
*/
og_outcome og_triangulate_monotone(const og_vec3 *point, int count, og_triangulate_room *room);

#endif
