#ifndef OG_OBB_PCA_TRIANGLES_H
#define OG_OBB_PCA_TRIANGLES_H

/// A box along the principal axes of a mesh, each triangle by its area.                  (catalogue: obb-pca-triangles)
///
/// The axes are eigenvectors of the covariance of the surface, spread evenly over its area (moments.h). How the
/// surface is cut into triangles does not count, nor do points within. Parts inside of the mesh do: an inner wall turns the
/// axes. The box reaches as far as all points do, those that no triangle names included.
/// Failure: none; triangles of no area count for nothing, and where none has any the box lies along x, y and z.
/// Cost: linear in points and triangles, and eight rounds of three rotations.  Source: Rasku 2003, 6.1.2
/// (docs/results/errata.md).
/// Limits: the box may be far from the least; parts inside turn it.
/// Errors, proofs, measurements and tests: obb_pca_triangles.md.

#include "ref/bound/moments.h"
#include "ref/tree/mesh.h"

/// The points are in range.
/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    requires triangles: 0 <= triangles && \valid_read(triangle + (0 .. triangles - 1));
    requires corners: \forall integer k, c; 0 <= k < triangles && 0 <= c < 3 ==> 0 <= triangle[k].corner[c] < count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inside: is_around_points(\result, point, count);
    ensures axes: (\forall integer k; 0 <= k < count ==> is_within_range(point[k])) ==>
      are_axes(\result.axis[0], \result.axis[1], \result.axis[2], 8 * OG_SCALAR_EPSILON);
*/
og_box_along og_obb_pca_triangles(const og_vec3 *point, int count, const og_mesh_triangle *triangle, int triangles);

#endif
