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

/// Runs it on any numbers: DEGENERATE for fewer than three points, OUT_OF_RANGE for points that are not finite; no
/// triangles then, as with every outcome but ANSWERED.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires points: 0 < count ==> \valid_read(point + (0 .. count - 1));
    requires memory: \valid(room);
    terminates \true;
    exits \false;
    ensures none: \result != OG_OUTCOME_ANSWERED ==> room->triangle_count == 0;
*/
og_outcome og_triangulate_run(const og_door_triangulate *door, const og_vec3 *point, int count,
                              og_triangulate_room *room);

#endif
