#include "eva/arguments.h"
#include "ref/polytope/hull_incremental.h"

void drive_hull_room(void) {
  const int count = whole(0, 99999999);
  (void)og_hull_face_room(count);
  (void)og_hull_edge_room(count);
}

// Arrays just as long as the contract says, and signs of orientations that may contradict each other.
// B alone: multiples of 2^-100, |x| <= 1, up to 6 points
// Options: -eva-interprocedural-splits -eva-precision 0 -eva-plevel 100 -eva-min-loop-unroll 25 -eva-subdivide-non-linear 2
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_hull_incremental(void) {
  enum { MOST = 6, EDGES = 6 * MOST - 12, FACES = 2 * MOST - 4 };
  static og_vec3 point[MOST];
  static og_half_edge edge[EDGES];
  static og_face_plane face[FACES];
  static int vertex_edge[MOST];
  for (int k = 0; k < MOST; k++) point[k] = vector(1);
  for (int count = 1; count <= MOST; count++) {
    og_half_edge_mesh mesh = {.edge = edge + EDGES - og_hull_edge_room(count),
                              .face = face + FACES - og_hull_face_room(count),
                              .vertex_edge = vertex_edge + MOST - count};
    (void)og_hull_incremental(&mesh, point + MOST - count, count);
  }
}
