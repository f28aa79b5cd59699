#ifndef OG_DOOR_HULL_H
#define OG_DOOR_HULL_H

/// The door for convex hulls: points, and memory of the caller.
///
/// Every algorithm behind it promises, of points within the domain of orient_exact: facets that close, each with all
/// points on it or on its inner side, exactly; and DEGENERATE only where the points span no such hull.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 1, 4 points.

#include "ref/algorithm.h"
#include "ref/door/hull_promise_logic.h"
#include "ref/outcome.h"
#include "ref/polytope/half_edge.h"
#include "ref/polytope/hull_quickhull.h"

/// Memory for the hull of `count` points, and the facets that came out: of a hull in the plane its edges, two points
/// each, in space triangles. A facet's points are indices, counterclockwise seen from outside; an edge has the hull to
/// its left. A hull that is one point has one edge, from it to itself.
typedef struct og_hull_room {
  og_half_edge_mesh mesh;  // og_hull_edge_room(count), og_hull_face_room(count) and count (hull_incremental.h)
  og_quickhull_room quick; // hull_quickhull.h
  int *corner, *order;     // count + 1, and count
  int (*facet)[3];         // 2 count
  int facet_count;
} og_hull_room;

struct og_door_hull {
  /// Takes at least one point, fewer than 100 million. Sets room->facet and facet_count.
  og_outcome (*run)(const og_vec3 *point, int count, og_hull_room *room);
  int dimension; // 2 (z is ignored) or 3
};

/// Runs it on any numbers: DEGENERATE for no points, OUT_OF_RANGE for points that are not finite; no facets then.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires points: 0 < count ==> \valid_read(point + (0 .. count - 1));
    requires memory: \valid(room);
    terminates \true;
    exits \false;
    assigns room->mesh, room->facet_count;
    ensures none: count < 1 ==> \result == OG_OUTCOME_DEGENERATE && room->facet_count == 0;
    ensures refused: 1 <= count && !are_finite_in(door->dimension, point, count) ==>
      \result == OG_OUTCOME_OUT_OF_RANGE && room->facet_count == 0;
    ensures answers_in_plane: door->dimension == 2 && 1 <= count && are_plain_points(point, count) ==>
      \result == OG_OUTCOME_ANSWERED;
    ensures answers_in_space: door->dimension == 3 && is_plain_solid(point, count) ==> \result == OG_OUTCOME_ANSWERED;
    ensures facets: 0 <= room->facet_count;
    ensures corners: \result == OG_OUTCOME_ANSWERED ==>
      \forall integer f, c; 0 <= f < room->facet_count && 0 <= c < door->dimension ==>
      0 <= room->facet[f][c] < count;
    ensures closed: \result == OG_OUTCOME_ANSWERED && door->dimension == 3 ==>
      \forall integer f, c; 0 <= f < room->facet_count && 0 <= c < 3 ==>
      (\exists integer g, d; 0 <= g < room->facet_count && 0 <= d < 3 &&
         (room->facet[g][d] == room->facet[f][c < 2 ? c + 1 : 0] &&
           room->facet[g][d < 2 ? d + 1 : 0] == room->facet[f][c]));
    ensures once: \result == OG_OUTCOME_ANSWERED && door->dimension == 3 ==>
      \forall integer f, g, c, d; 0 <= f < g < room->facet_count && 0 <= c < 3 && 0 <= d < 3 ==>
        !(room->facet[f][c] == room->facet[g][d] &&
          room->facet[f][c < 2 ? c + 1 : 0] == room->facet[g][d < 2 ? d + 1 : 0]);
    ensures ring: \result == OG_OUTCOME_ANSWERED && door->dimension == 2 ==>
      \forall integer f; 0 <= f < room->facet_count ==>
      room->facet[f][1] == room->facet[f + 1 < room->facet_count ? f + 1 : 0][0];
    ensures left: \result == OG_OUTCOME_ANSWERED && door->dimension == 2 &&
      (\forall integer k; 0 <= k < count ==>
       ((point[k].x == 0 || 0.000001 <= point[k].x * point[k].x <= 1000000) &&
        (point[k].y == 0 || 0.000001 <= point[k].y * point[k].y <= 1000000))) ==>
      \forall integer f, p; 0 <= f < room->facet_count && 0 <= p < count ==>
        0 <= (point[room->facet[f][1]].x - point[room->facet[f][0]].x) * (point[p].y - point[room->facet[f][0]].y) -
             (point[room->facet[f][1]].y - point[room->facet[f][0]].y) * (point[p].x - point[room->facet[f][0]].x);
    ensures inside: \result == OG_OUTCOME_ANSWERED && door->dimension == 3 &&
      (\forall integer k; 0 <= k < count ==>
       ((point[k].x == 0 || 0.000001 <= point[k].x * point[k].x <= 1000000) &&
        (point[k].y == 0 || 0.000001 <= point[k].y * point[k].y <= 1000000) &&
        (point[k].z == 0 || 0.000001 <= point[k].z * point[k].z <= 1000000))) ==>
      \forall integer f, p; 0 <= f < room->facet_count && 0 <= p < count ==>
       (((point[room->facet[f][1]].y - point[room->facet[f][0]].y) *
          (point[room->facet[f][2]].z - point[room->facet[f][0]].z) -
         (point[room->facet[f][1]].z - point[room->facet[f][0]].z) *
          (point[room->facet[f][2]].y - point[room->facet[f][0]].y)) *
        (point[p].x - point[room->facet[f][0]].x)) +
       (((point[room->facet[f][1]].z - point[room->facet[f][0]].z) *
          (point[room->facet[f][2]].x - point[room->facet[f][0]].x) -
         (point[room->facet[f][1]].x - point[room->facet[f][0]].x) *
          (point[room->facet[f][2]].z - point[room->facet[f][0]].z)) *
        (point[p].y - point[room->facet[f][0]].y)) +
       (((point[room->facet[f][1]].x - point[room->facet[f][0]].x) *
          (point[room->facet[f][2]].y - point[room->facet[f][0]].y) -
         (point[room->facet[f][1]].y - point[room->facet[f][0]].y) *
          (point[room->facet[f][2]].x - point[room->facet[f][0]].x)) *
        (point[p].z - point[room->facet[f][0]].z)) <= 0;
*/
og_outcome og_hull_run(const og_door_hull *door, const og_vec3 *point, int count, og_hull_room *room);

#endif
