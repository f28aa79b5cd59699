#ifndef OG_DOOR_HULL_H
#define OG_DOOR_HULL_H

/// The door for convex hulls: points, and memory of the caller.
///
/// Every algorithm behind it promises, of points within the domain of orient_exact: facets that close, each with all
/// points on it or on its inner side, exactly; and DEGENERATE only where the points span no such hull.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 1, 4 points.

#include "ref/algorithm.h"
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
*/
og_outcome og_hull_run(const og_door_hull *door, const og_vec3 *point, int count, og_hull_room *room);

#endif
