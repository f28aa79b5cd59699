#ifndef OR_CSO_FAULT_H
#define OR_CSO_FAULT_H

/// What is wrong with faces that an algorithm behind the door `cso` says are the boundary of A - B: decided in
/// integers, from the corners alone. NULL: nothing. A refusal has no fault.
///
/// Faces are flat and convex, no difference of vertices lies beyond one, every edge runs once each way, and vertices
/// less edges plus faces are 2. Then the faces are the boundary, each part of it once.

#include "ref/door/cso.h"

const char *or_cso_fault(const og_door_cso *door, const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                         const og_cso_room *room, const og_cso_claim *claim);

#endif
