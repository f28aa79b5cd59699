#ifndef OG_DOOR_TRIANGULATE_H
#define OG_DOOR_TRIANGULATE_H

/// The door for triangles of a simple polygon.
///
/// Every algorithm behind it promises, exactly: triangles of the polygon's points that cover it and do not overlap, each
/// with the polygon's turn and with an area. There are n - k - 2 where k of n points equal the one before them.
/// DEGENERATE means that the polygon is not simple, and OUT_OF_RANGE that its signs may be lost.
///
/// Many sets of triangles are right. So the exact question `triangulate` has one of them as its certificate, and is compared
/// by what all have in common: whether the polygon is simple, and its area.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/algorithm.h"
#include "ref/door/triangulate_promise_logic.h"
#include "ref/outcome.h"
#include "ref/vec3.h"

/// Memory of the caller, and the triangles that came out: numbers of points, in the polygon's turn.
typedef struct og_triangulate_room {
  int (*triangle)[3]; // count
  int triangle_count;
  int *corner, *order, *across, *left; // count each
  int *next, *before, *place;          // 3 count each
} og_triangulate_room;

struct og_door_triangulate {
  /// Takes at least three finite points, in order along the boundary; z is ignored. Sets room->triangle and
  /// triangle_count.
  og_outcome (*run)(const og_vec3 *point, int count, og_triangulate_room *room);
};

/*@ // Twice the area of a triangle of the plane, exactly; its sign is its turn.
    logic real area2_of(og_vec3 a, og_vec3 b, og_vec3 c) = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    logic real area2_at{L}(og_vec3 *point, og_triangulate_room *room, integer t) =
      area2_of(point[room->triangle[t][0]], point[room->triangle[t][1]], point[room->triangle[t][2]]);
    predicate are_corners{L}(og_triangulate_room *room, integer count) =
      \forall integer t, c; 0 <= t < room->triangle_count && 0 <= c < 3 ==> 0 <= room->triangle[t][c] < count;
    // Each has an area, and all turn the same way.
    predicate turn_alike{L}(og_vec3 *point, og_triangulate_room *room) =
      \forall integer s, t; 0 <= s < room->triangle_count && 0 <= t < room->triangle_count ==>
        0 < area2_at(point, room, s) * area2_at(point, room, t);
    predicate are_distinct_neighbours{L}(og_vec3 *point, integer count) = \forall integer k; 0 <= k < count ==>
      (point[k].x != point[k + 1 < count ? k + 1 : 0].x || point[k].y != point[k + 1 < count ? k + 1 : 0].y);
    predicate has_edge{L}(og_triangulate_room *room, integer t, integer i, integer j) =
      (room->triangle[t][0] == i && room->triangle[t][1] == j) || (room->triangle[t][1] == i &&
        room->triangle[t][2] == j) ||
      (room->triangle[t][2] == i && room->triangle[t][0] == j);
    // Every edge of the polygon is one of a triangle, and of one only, in the polygon's sense.
    predicate have_all_edges{L}(og_triangulate_room *room, integer count) = \forall integer k; 0 <= k < count ==>
      (\exists integer t; 0 <= t < room->triangle_count && has_edge(room, t, k, k + 1 < count ? k + 1 : 0));
    predicate have_edges_once{L}(og_triangulate_room *room) =
      \forall integer s, t, c; 0 <= s < t < room->triangle_count && 0 <= c < 3 ==>
        !has_edge(room, s, room->triangle[t][c], room->triangle[t][c < 2 ? c + 1 : 0]);
*/

/// Runs it on any numbers: DEGENERATE for fewer than three points, OUT_OF_RANGE for points that are not finite; no
/// triangles then, as with every outcome but ANSWERED.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires points: 0 < count ==> \valid_read(point + (0 .. count - 1));
    requires memory: \valid(room);
    terminates \true;
    exits \false;
    ensures few: count < 3 ==> \result == OG_OUTCOME_DEGENERATE;
    ensures refused: 3 <= count && !are_in_plane_of_numbers(point, count) ==> \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures answers: is_plain_fan(point, count) ==> \result == OG_OUTCOME_ANSWERED;
    ensures none: \result != OG_OUTCOME_ANSWERED ==> room->triangle_count == 0;
    ensures corners: \result == OG_OUTCOME_ANSWERED ==> are_corners(room, count);
    ensures turns: \result == OG_OUTCOME_ANSWERED ==> turn_alike(point, room);
    ensures number: \result == OG_OUTCOME_ANSWERED && are_distinct_neighbours(point, count) ==>
      room->triangle_count == count - 2;
    ensures edges: \result == OG_OUTCOME_ANSWERED && are_distinct_neighbours(point, count) ==>
      have_all_edges(room, count);
    ensures once: \result == OG_OUTCOME_ANSWERED ==> have_edges_once(room);
*/
og_outcome og_triangulate_run(const og_door_triangulate *door, const og_vec3 *point, int count,
                              og_triangulate_room *room);

#endif
