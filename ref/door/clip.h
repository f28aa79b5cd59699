#ifndef OG_DOOR_CLIP_H
#define OG_DOOR_CLIP_H

/// The door for what two convex polygons of the plane share.
///
/// Every algorithm behind it promises counterclockwise corners that lie in both polygons but for a bound, and the exact
/// corners within the same bound of the claimed polygon. Where edges, of one polygon or of both, meet at a tiny angle the
/// bound is over that angle's sine. Bounds are in OG_SCALAR_EPSILON of the largest coordinate.

#include "ref/algorithm.h"
#include "ref/outcome.h"
#include "ref/separation/polygon.h"

/// Memory of the caller.
typedef struct og_clip_room {
  og_vec2 *corner; // the answer: capacity corners
  int capacity;
  og_vec2 *scratch; // n + m + 2 of n and m corners
  og_vec3 *point;   // 8 (n + m)
  int *hull;        // 8 (n + m) + 1
  int *order;       // 8 (n + m)
} og_clip_room;

typedef struct og_clip_claim {
  og_outcome outcome;
  int count; // corners in the room: none, one, two (a segment) or more
} og_clip_claim;

struct og_door_clip {
  /// Takes polygons as polygon.h says: counterclockwise, convex. FULL: there is too little room. Room for
  /// 8 (n + m) corners is always enough.
  og_clip_claim (*run)(const og_polygon *a, const og_polygon *b, og_clip_room *room);
  double bound; // of a corner's error
};

/// Runs it on any numbers: DEGENERATE for polygons of fewer than three vertices or no area to speak of; BAD_INPUT for no
/// room. No claim has a NaN or an infinity in it.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires polygons: \valid_read(a) && \valid_read(b) && \valid(room);
    requires vertices: (0 < a->count ==> \valid_read(a->vertex + (0 .. a->count - 1))) &&
                       (0 < b->count ==> \valid_read(b->vertex + (0 .. b->count - 1)));
    terminates \true;
    exits \false;
*/
og_clip_claim og_clip_run(const og_door_clip *door, const og_polygon *a, const og_polygon *b, og_clip_room *room);

#endif
