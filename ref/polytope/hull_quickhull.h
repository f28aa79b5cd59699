#ifndef OG_HULL_QUICKHULL_H
#define OG_HULL_QUICKHULL_H

/// Convex hull of points in space, the farthest point of a face first.                (catalogue: hull-quickhull)
///
/// From a tetrahedron of four of the points. Each other point waits at one face beyond which it lies. The farthest one
/// that waits at a face joins: the faces that it sees go, and the edges around them get faces to it. The points that
/// waited at the old faces find a new one, or lie inside. All faces are triangles, coplanar ones stay apart. The hull
/// is that of the points as given: signs are exact (orient_exact.h); only which point is farthest is rounded.
///
/// Any one length unit; finite; the largest coordinate between 1e-300 and 1e300 in magnitude (1e-36 and 1e36 in
/// binary32) or all zero, or else OUT_OF_RANGE. count >= 1, fewer than 100 million. Cost: O(n log n) expected,
/// O(n^2) at worst. Failure: DEGENERATE for points in one plane; no mesh then (face_count is 0).
/// Source: Barber, Dobkin, Huhdanpaa 1996; Varjus 2018, 2.2; Parac 2020, 5.2.3.
/// Limits: coplanar points that rounding bent make thin faces; O(n^2) where each point joins and sees most faces.
/// Errors, proofs, measurements and tests: hull_quickhull.md.

#include "ref/outcome.h"
#include "ref/polytope/half_edge.h"

/// A triangle while the hull grows. Numbers of faces and points; -1 is none.
typedef struct og_quickhull_face {
  int corner[3]; // counterclockwise, seen from outside
  int beside[3]; // the face at the edge from corner k to the next
  int waiting;   // the first of its points
  int farthest;  // of these
  og_scalar most;
  og_vec3 normal; // of the scaled points, of any length
  int link;       // the next in a list: of free, seen or new faces, or of those whose turn comes
  int seen_in;    // the round in which it was last looked at, and whether it was seen then
  bool is_seen, is_there;
} og_quickhull_face;

/// The caller's memory.
typedef struct og_quickhull_room {
  og_quickhull_face *face; // og_quickhull_face_room(count)
  int *next;               // count: behind each point that waits
  int *start;              // count: of the new faces, the one that starts at the point
} og_quickhull_room;

/// 2 count - 4 at once, and fewer than count more while a point joins.
/*@ requires count: count < 100000000;
    terminates \true; exits \false; assigns \nothing; */
static inline int og_quickhull_face_room(int count) { return count < 4 ? 0 : 3 * count; }

/// The mesh's memory is as for og_hull_incremental (hull_incremental.h). *joined is how many points joined.
/*@ requires count:  count < 100000000;
    requires points: \valid_read(point + (0 .. count - 1));
    requires mesh:   \valid(mesh) && \valid(joined);
    requires edges:  \valid(mesh->edge + (0 .. 6 * count - 13)) || count < 4;
    requires faces:  \valid(mesh->face + (0 .. 2 * count - 5)) || count < 4;
    requires first:  \valid(mesh->vertex_edge + (0 .. count - 1));
    requires room:   \valid_read(room) && (\valid(room->face + (0 .. 3 * count - 1)) || count < 4);
    requires lists:  \valid(room->next + (0 .. count - 1)) && \valid(room->start + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns *mesh, *joined, mesh->edge[0 .. 6 * count - 13], mesh->face[0 .. 2 * count - 5],
            mesh->vertex_edge[0 .. count - 1], room->face[0 .. 3 * count - 1], room->next[0 .. count - 1],
            room->start[0 .. count - 1];
    ensures answered: \result == OG_OUTCOME_ANSWERED ==>
                      mesh->face_count >= 4 && mesh->edge_count == 3 * mesh->face_count;
    ensures refused:  \result != OG_OUTCOME_ANSWERED ==> mesh->face_count == 0 && mesh->edge_count == 0;
*/
og_outcome og_hull_quickhull(og_half_edge_mesh *mesh, const og_vec3 *point, int count, const og_quickhull_room *room,
                             int *joined);

#endif
