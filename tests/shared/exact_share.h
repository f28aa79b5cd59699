#ifndef OR_EXACT_SHARE_H
#define OR_EXACT_SHARE_H

/// Volumes of solids whose surface is a triangle mesh, in rationals.

#include <gmp.h>

#include "ref/tree/mesh.h"

/// Six times the volume of the tetrahedron from o to the triangle a, b, c is added.
void or_add_tetrahedron(mpq_t sum, og_vec3 o, og_vec3 a, og_vec3 b, og_vec3 c);

/// The volume of the whole solid, by tetrahedra from its first point.
void or_exact_volume(mpq_t volume, const og_mesh *mesh);

/// The volume of the solid within the box: what lies on the side of smaller x of each triangle, with its sign.
void or_exact_share(mpq_t volume, const og_mesh *mesh, og_aabb box);

#endif
