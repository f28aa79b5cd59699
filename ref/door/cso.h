#ifndef OG_DOOR_CSO_H
#define OG_DOOR_CSO_H

/// The door for Minkowski differences A - B that are made whole, as a polytope: the configuration space obstacle.
///
/// A and B are meshes of triangles, hulls of their points as given. What comes out is faces: convex polygons, corners
/// counterclockwise seen from outside. A corner is a vertex of A less a vertex of B. Coplanar faces stay apart.
/// Every algorithm promises, within the domain of orient_exact.h: the faces close, and each has all differences of the
/// vertices on it or on its inner side, exactly. So they are the boundary of A - B, or, where the door says `rounded`, of
/// the hull of the differences as they are computed.
/// Coordinates are in any one length unit, the same for both.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, up to 8 vertices.

#include "ref/algorithm.h"
#include "ref/cso/difference_face.h"
#include "ref/outcome.h"
#include "ref/plain_promise_logic.h"
#include "ref/polytope/hull_quickhull.h"

typedef struct og_cso_corner {
  int a, b; // vertices
} og_cso_corner;

/// The caller's memory. og_cso_sizes_of says how much of it there must be.
typedef struct og_cso_room {
  int *end;                 // faces: face k has the corners from end[k - 1], or 0, to before end[k]
  og_cso_corner *corner;    // corners
  og_difference_face *face; // faces: what gauss-map found, by what each is made of
  bool *seen;               // seen: which of these it has
  og_vec3 *point;           // points: the differences, row by row, of cso-explicit
  og_half_edge_mesh mesh;   // their hull: og_hull_edge_room(points), og_hull_face_room(points), and points
  og_quickhull_room quick;  // of so many points
} og_cso_room;

typedef struct og_cso_sizes {
  int faces, corners, seen, points; // 0: the bodies are too large
} og_cso_sizes;

typedef struct og_cso_claim {
  og_outcome outcome;
  int faces, corners; // how many of room->end and ->corner are set
} og_cso_claim;

struct og_door_cso {
  /// Takes meshes of triangles; sets room->end and ->corner.
  og_cso_claim (*run)(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_cso_room *room);
  bool rounded;
};

/// Enough for every algorithm behind this door; it grows as the product of the bodies' edges. All 0 where that is 2^24 or
/// more.
/*@ requires memory: \valid_read(a) && \valid_read(b);
    requires counts: 0 <= a->vertex_count && 0 <= a->edge_count && 0 <= a->face_count;
    requires counts: 0 <= b->vertex_count && 0 <= b->edge_count && 0 <= b->face_count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sizes: 0 <= \result.faces && 0 <= \result.corners && 0 <= \result.seen && 0 <= \result.points;
*/
og_cso_sizes og_cso_sizes_of(const og_half_edge_mesh *a, const og_half_edge_mesh *b);

/*@ predicate are_vertex_pairs{L}(og_cso_room *room, integer corners, integer most_a, integer most_b) =
      \forall integer k; 0 <= k < corners ==>
        (0 <= room->corner[k].a < most_a && 0 <= room->corner[k].b < most_b);
    // Each face has three corners or more, and the last ends where the corners do.
    predicate are_faces{L}(og_cso_room *room, integer faces, integer corners) =
      3 <= room->end[0] && room->end[faces - 1] == corners &&
      (\forall integer k; 1 <= k < faces ==> room->end[k - 1] + 3 <= room->end[k]);
*/

/// Runs it on any numbers. DEGENERATE: a mesh without faces. OUT_OF_RANGE: vertices that are not finite, and bodies too
/// large for og_cso_sizes_of.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires meshes: sound_mesh(a) && sound_mesh(b);
    requires memory: \valid(room);
    terminates \true;
    exits \false;
    ensures faces: \result.outcome == OG_OUTCOME_ANSWERED ==>
      1 <= \result.faces && are_faces(room, \result.faces, \result.corners);
    ensures corners: \result.outcome == OG_OUTCOME_ANSWERED ==>
      are_vertex_pairs(room, \result.corners, a->vertex_count, b->vertex_count);
    ensures none: \result.outcome == OG_OUTCOME_ANSWERED || (\result.faces == 0 && \result.corners == 0);
    ensures refused: !are_all_finite(a->vertex, a->vertex_count) || !are_all_finite(b->vertex, b->vertex_count) ==>
      \result.outcome != OG_OUTCOME_ANSWERED;
    ensures empty: a->face_count < 1 || b->face_count < 1 ==> \result.outcome == OG_OUTCOME_DEGENERATE;
*/
og_cso_claim og_cso_run(const og_door_cso *door, const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                        og_cso_room *room);

#endif
