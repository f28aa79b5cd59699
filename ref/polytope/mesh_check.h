#ifndef OG_MESH_CHECK_H
#define OG_MESH_CHECK_H

/// Is a half-edge mesh the surface of a convex polyhedron, so that walks on it stay on it and end?
///
/// First the indices, each tested before it is followed: in range; twins that run against each other; every half-edge
/// on the one round of its face and in the one star of its vertex (so closed and manifold); Euler's formula. Then
/// the points, within rounding: normals and offsets; corners on their face's plane, turning left around its normal; the neighbour's next
/// corner not above it. A closed surface that is convex at every edge is convex (van Heijenoort 1952), so this local
/// test is enough but for surfaces wound twice around themselves, which it does not tell from single ones.
/// Vertices that no edge starts from (vertex_edge -1) are allowed; where they lie is not looked at.
///
/// Coordinates in any one length unit. Heights above a plane count as rounding up to OG_MESH_ROUNDING of the largest
/// coordinate: hull-incremental's stored planes are off by up to 3 OG_SCALAR_EPSILON of it, measuring adds as much.
/// Cost: O(V + E + F), no memory. Failure: none, for arrays as long as the counts say.
/// Proved (docs/trust/verification.md): memory and termination on any arrays; a mesh found sound has all indices in
/// range; the tests of indices and twins say exactly what they look for.
/// Limits: dents less deep than that pass, and so may a thin face that is wound the wrong way round.
/// Source: Mirtich 1998 (what a body must be); Euler's formula; van Heijenoort 1952, "On locally convex manifolds".
/// Safe (proofs/eva.py): A, 9 of 12 functions; by WP alone, 3 of 12; B, all that compute, for |x| <= 1, of the
/// first vertex x >= 2^-50, up to 4 vertices.

#include "ref/outcome.h"
#include "ref/polytope/half_edge.h"

#define OG_MESH_ROUNDING (8 * OG_SCALAR_EPSILON)

typedef enum og_mesh_fault {
  OG_MESH_SOUND,
  OG_MESH_EMPTY,       // an array is missing, or fewer than 4 vertices, 12 half-edges or 4 faces
  OG_MESH_INDEX,       // an index out of range
  OG_MESH_TWIN,        // twins that are not each other's, or do not run against each other
  OG_MESH_ROUND,       // half-edges that are not on one round of three or more about their face
  OG_MESH_STAR,        // half-edges that are not in one star of three or more about their vertex
  OG_MESH_EULER,       // V - E + F is not 2
  OG_MESH_COORDINATES, // not finite, or outside the domain of unit_scale.h
  OG_MESH_PLANE, // a normal that is not of unit length, another offset than its corner's, or a corner off its plane
  OG_MESH_DENT,  // not convex, or wound clockwise
} og_mesh_fault;

// Arrays as long as the counts say, or missing; whatever is in them.
/*@ predicate readable_mesh{L}(og_half_edge_mesh *mesh) =
      \valid_read(mesh) &&
      (mesh->vertex != \null ==> \valid_read(mesh->vertex + (0 .. mesh->vertex_count - 1))) &&
      (mesh->vertex_edge != \null ==> \valid_read(mesh->vertex_edge + (0 .. mesh->vertex_count - 1))) &&
      (mesh->edge != \null ==> \valid_read(mesh->edge + (0 .. mesh->edge_count - 1))) &&
      (mesh->face != \null ==> \valid_read(mesh->face + (0 .. mesh->face_count - 1)));
*/

/// The first fault found, in the order above.
/*@ requires mesh: readable_mesh(mesh);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures indices: \result == OG_MESH_SOUND ==> sound_mesh(mesh);
*/
og_mesh_fault og_mesh_check(const og_half_edge_mesh *mesh);

/// What that comes to for an algorithm: ANSWERED for a sound mesh, OUT_OF_RANGE for coordinates, DEGENERATE otherwise.
/*@ requires mesh: readable_mesh(mesh);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures indices: \result == OG_OUTCOME_ANSWERED ==> sound_mesh(mesh);
*/
og_outcome og_mesh_outcome(const og_half_edge_mesh *mesh);

#endif
