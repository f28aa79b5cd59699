#ifndef OR_DECOMPOSE_FAULT_H
#define OR_DECOMPOSE_FAULT_H

/// What the door `decompose` promises of a decomposition, in rationals.
///
/// Volumes are exact: of the mesh by the divergence theorem, of its share in a cell by clipping along x (the algorithm
/// does so along z, rounded), of hulls by their facets.

#include "ref/door/decompose.h"
#include "tests/shared/random_pair.h"

/// Null where all promises are kept. Points of the solid are drawn at random, a few for each cell.
const char *or_decompose_fault(const og_mesh *mesh, const og_decompose_room *room, const og_decompose_claim *claim,
                               or_random *random);

/// The most that the hull of a part holds too much: exactly, but for one rounding.
double or_decompose_excess(const og_mesh *mesh, const og_decompose_room *room, const og_decompose_claim *claim);

#endif
