#ifndef OG_OBB_PCA_EXTREMES_H
#define OG_OBB_PCA_EXTREMES_H

/// A box along the principal axes of the corners of the convex hull alone.                (catalogue: obb-pca-extremes)
///
/// As obb-pca-points, of the points that are corners of the hull: those inside do not count. Where corners stand close
/// together they still turn the axes. A point that lies on a face or an edge is a corner where the mesh names it.
/// Failure: none. Points in one plane have no such hull.
/// Cost: linear in points; the hull took O(n log n).  Source: Rasku 2003, 6.1.1; Huotari 2011, 3.2.
/// Limits: the box may be far from the least; crowded corners turn it; no hull, no box.
/// Errors, proofs, measurements and tests: obb_pca_extremes.md.

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
og_box_along og_obb_pca_extremes(const og_half_edge_mesh *hull);

#endif
