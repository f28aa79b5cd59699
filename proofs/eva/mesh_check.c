#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/polytope/mesh_check.h"

// (That the sums of lengths do not overflow Eva sees where it looks at the half-edges one by one.)
// B: |x| <= 1, of the first vertex x >= 2^-50, up to 4 vertices
// Options: -eva-subdivide-non-linear 0 -eva-min-loop-unroll 13
void drive_mesh_check(void) {
  const og_half_edge_mesh mesh = any_mesh(room_a(), 1);
  room_a().vertex[0].x = number_between(0x1p-50, 1);
  (void)og_mesh_outcome(&mesh);
}
