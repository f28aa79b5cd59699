#ifndef OR_EXACT_MESH_H
#define OR_EXACT_MESH_H

/// Which triangles of meshes meet, by the exact solver for pairs of convex bodies.
///
/// What is shared by index within a mesh is taken away by a margin of 2^-400 (or a cone drawn out to 2^400), far below
/// what differences of doubles of human scale can make. So nothing of the reference's own reasoning is used.

#include "ref/tree/mesh.h"
#include "tests/shared/exact_pair.h"

/// b null: triangles i and j of a, as the door mesh_pairs counts them.
bool or_exact_triangles(or_exact *exact, const og_mesh *a, const og_mesh *b, int32_t i, int32_t j);

#endif
