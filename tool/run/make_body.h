#ifndef OG_MAKE_BODY_H
#define OG_MAKE_BODY_H

/// A body of a case as the reference's algorithms receive it.
///
/// Every coordinate in world space is the og_scalar nearest to the exact one, so the algorithms work on the body that a
/// perfect transformation would hand them: what they get wrong is theirs. A box also has its axes, the nearest
/// scalars to the exact ones; the box that they describe and its eight rounded corners differ by rounding.

#include "ref/body_supports.h"
#include "ref/polytope/hull_incremental.h"
#include "tool/format/read_case.h"

/// Larger bodies get no mesh: making it takes the square of the number of points.
#define OG_MESH_VERTICES 4096

/// The body and the memory that it points to: not to be copied.
typedef struct og_world_body {
  og_body body;
  size_t capacity; // vertices
  og_vec3 *vertex;
  size_t mesh_capacity; // vertices of `mesh`
  og_half_edge_mesh mesh;
  og_body_supports supports;
} og_world_body;

void og_world_body_init(og_world_body *world);
void og_world_body_clear(og_world_body *world);

/// Makes world->body, reusing the storage. False where a number rounds to infinity: then the body must not be used.
/// Its supports are those of its vertices (also a box's: so that all algorithms see one and the same body), of the
/// sphere or of the capsule, and with a radius otherwise of the rounded core. It has the hull's mesh where
/// hull-incremental makes one. Cost: linear, and the hull's.
bool og_make_body(og_world_body *world, const og_case_body *from);
/// The same without a mesh, for algorithms that look at none. Cost: linear.
bool og_make_body_bare(og_world_body *world, const og_case_body *from);

/// world->body becomes a copy of a body's numbers (kind, vertices, radius, axes), with mesh and supports made from
/// them. The body copied need not have those, nor finite numbers. Cost: linear, and the hull's.
void og_copy_body(og_world_body *world, const og_body *from);
/// The same of the hull of the vertices that world->vertex has now.
void og_remake_hull(og_world_body *world);
/// The same of the hull of vertices in world space, which are copied. Finite; at least one.
void og_make_hull(og_world_body *world, const og_vec3 *vertex, size_t count);

/// The axes of a shape's pose, the nearest scalars to the exact ones: the columns of a matrix.
og_mat3 og_rotation_of(const og_shape *shape);
/// Are the rows perpendicular and of unit length but for the rounding of the entries?
bool og_is_orthonormal(const og_mat3 *m);

#endif
