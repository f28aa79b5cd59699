#ifndef OG_HULL_INCREMENTAL_H
#define OG_HULL_INCREMENTAL_H

/// Convex hull of points in space, point by point.                                   (catalogue: hull-incremental)
///
/// From a tetrahedron of four of the points; each further point takes away the faces that it sees and is joined to the
/// edges between faces seen and unseen (the horizon). All faces are triangles: half-edges 3 f, 3 f + 1, 3 f + 2 are
/// face f. Coplanar triangles stay apart. The hull is that of the points as given: signs are exact (orient_exact.h).
///
/// Any one length unit; finite; the largest coordinate between 1e-300 and 1e300 in magnitude (1e-36 and 1e36 in
/// binary32) or all zero, or else OUT_OF_RANGE. count >= 1, fewer than 100 million. Cost: O(count^2).
/// Failure: DEGENERATE for points in one plane (so for fewer than four, or none); no mesh then (face_count is 0).
/// Source: O'Rourke 1998, 4.3; Huotari 2011, 4.
/// Limits: coplanar points that rounding bent make thin faces; figures thinner than 1e-180 of their size are
/// refused as flat.
/// Errors, proofs, measurements and tests: hull_incremental.md.

#include "ref/outcome.h"
#include "ref/polytope/half_edge.h"

/// Room needed for the hull of `count` points: by Euler's formula at most 2 count - 4 triangles.
/*@ requires count: count < 100000000;
    terminates \true; exits \false; assigns \nothing;
    ensures room: \result == (count < 4 ? 0 : 2 * count - 4); */
static inline int og_hull_face_room(int count) { return count < 4 ? 0 : 2 * count - 4; }
/*@ requires count: count < 100000000;
    terminates \true; exits \false; assigns \nothing;
    ensures room: \result == (count < 4 ? 0 : 6 * count - 12); */
static inline int og_hull_edge_room(int count) { return 3 * og_hull_face_room(count); }

/// mesh->edge, ->face and ->vertex_edge are the caller's memory, with room for og_hull_edge_room(count),
/// og_hull_face_room(count) and count; the mesh keeps `point`, which must outlive it. Everything else in it is set
/// here.
/*@ requires count:  count < 100000000;
    requires points: \valid_read(point + (0 .. count - 1));
    requires mesh:   \valid(mesh);
    requires edges:  \valid(mesh->edge + (0 .. 6 * count - 13)) || count < 4;
    requires faces:  \valid(mesh->face + (0 .. 2 * count - 5)) || count < 4;
    requires first:  \valid(mesh->vertex_edge + (0 .. count - 1));
    requires apart:  \separated(mesh, mesh->edge + (0 .. 6 * count - 13), mesh->face + (0 .. 2 * count - 5),
                                mesh->vertex_edge + (0 .. count - 1), point + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns *mesh, mesh->edge[0 .. 6 * count - 13], mesh->face[0 .. 2 * count - 5], mesh->vertex_edge[0 .. count - 1];
    ensures answered: \result == OG_OUTCOME_ANSWERED ==>
                      mesh->face_count >= 4 && mesh->edge_count == 3 * mesh->face_count;
    ensures refused:  \result != OG_OUTCOME_ANSWERED ==> mesh->face_count == 0 && mesh->edge_count == 0;
*/
og_outcome og_hull_incremental(og_half_edge_mesh *mesh, const og_vec3 *point, int count);

#endif
