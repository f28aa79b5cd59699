#ifndef OG_OBB_PCA_EDGES_H
#define OG_OBB_PCA_EDGES_H

/// A box along the principal axes of the edges of the convex hull, each by its length.       (catalogue: obb-pca-edges)
///
/// As obb-pca-hull, of the hull's edges, each spread evenly over its length. Every edge of the mesh counts. One that cuts
/// a plane face in two counts as much as the others, and which there are depends on who made the hull.
/// Failure: none. Points in one plane have no such hull.
/// Cost: linear in points and half-edges; the hull took O(n log n).  Source: Rasku 2003, 6.1; Huotari 2011, 3.2.
/// Limits: the box may be far from the least; faces cut in two turn it; no hull, no box.
/// Errors, proofs, measurements and tests: obb_pca_edges.md.

#include "ref/bound/moments.h"
#include "ref/polytope/half_edge.h"

/// The hull's points are in range.
/*@ requires hull: sound_mesh(hull) && hull->vertex_count > 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: is_around_points(\result, hull->vertex, hull->vertex_count);
    ensures axes: (\forall integer k; 0 <= k < hull->vertex_count ==> is_within_range(hull->vertex[k])) ==>
      are_axes(\result.axis[0], \result.axis[1], \result.axis[2], 8 * OG_SCALAR_EPSILON);
*/
og_box_along og_obb_pca_edges(const og_half_edge_mesh *hull);

#endif
