#ifndef OG_ALL_TRIANGLES_H
#define OG_ALL_TRIANGLES_H

/// Every triangle against every other.                                                     (catalogue: all-triangles)
///
/// The baseline: no tree, no volume, the exact test alone (mesh_triangles.h). Pairs come in ascending order.
/// Cost: m n tests, n (n - 1) / 2 of a mesh with itself.
///
/// Source: Rasku 2003, 8.4 (the contact-pair matrix, cell by cell).
/// Limits: slow on large meshes; bits of coordinates as for orient-exact.
/// Errors, proofs, measurements and tests: all_triangles.md.

#include "ref/door/mesh_pairs.h"

extern const og_algorithm og_algorithm_all_triangles;

#endif
