#ifndef OG_HULL_CLIMB_H
#define OG_HULL_CLIMB_H

/// Support of a convex polyhedron by hill climbing on its half-edge mesh.                  (catalogue: hull-climb)
///
/// From a start vertex to its highest neighbour along the direction, while that is higher. At a corner this cannot end
/// too early: seen from there the polyhedron lies in the cone that the corner's edges span. Level points count as higher
/// or lower by their x, then y, then z. Every step is upwards in this one order, so no vertex comes twice: fewer than
/// vertex_count steps. Where several vertices are highest, the last of them in that order is found.
///
/// Any one length unit; finite, up to 1e300 in magnitude (1e36 in binary32). The mesh has edges and is consistent. A
/// start vertex that is not on the hull is replaced by one that is. On a mesh that is not convex: a local maximum.
/// Cost: the edges at the vertices passed; with a start close by, constant.
/// Source: Varjus 2018, 5.1; Cameron 1997; van den Bergen 2003, 4.3.4.
/// Limits: stops early where all neighbours are higher by less than rounding.
/// Errors, proofs, measurements and tests: hull_climb.md.

#include "ref/polytope/half_edge.h"
#include "ref/support/convex.h"

typedef struct og_climb {
  const og_half_edge_mesh *mesh;
  int start; // vertex to start from; the caller may set it to the last answer
} og_climb;

typedef struct og_climb_result {
  og_support support;
  int steps;             // moves from vertex to vertex
  unsigned long heights; // vertices whose heights were computed, one dot product each
} og_climb_result;

/*@ requires mesh:  sound_mesh(mesh) && mesh->vertex_count > 0 && mesh->edge_count > 0;
    requires start: 0 <= start < mesh->vertex_count;
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index: 0 <= \result.support.vertex < mesh->vertex_count;
    ensures steps: 0 <= \result.steps < mesh->vertex_count;
*/
og_climb_result og_hull_climb(const og_half_edge_mesh *mesh, int start, og_vec3 direction);

/// The same as a support mapping; the shape is an og_climb.
/*@ requires climb: \valid_read((og_climb *)shape);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures vertex: 0 <= \result.vertex < ((og_climb *)shape)->mesh->vertex_count;
    ensures point: \result.point.x == ((og_climb *)shape)->mesh->vertex[\result.vertex].x &&
      \result.point.y == ((og_climb *)shape)->mesh->vertex[\result.vertex].y &&
      \result.point.z == ((og_climb *)shape)->mesh->vertex[\result.vertex].z;
*/
og_support og_hull_climb_support(const void *shape, og_vec3 direction);

/// The polyhedron as a body; inside is the mean of the vertices on the hull, rounded. Cost: linear. climb must outlive
/// the body.
/*@ requires climb: \valid_read(climb);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)climb;
*/
og_convex og_convex_climb(const og_climb *climb);

#endif
