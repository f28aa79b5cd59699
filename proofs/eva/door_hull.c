#include "eva/arguments.h"
#include "ref/door/hull.h"
#include "ref/polytope/hull_2d.h"
#include "ref/polytope/hull_incremental.h"

extern const og_algorithm og_algorithm_hull_2d, og_algorithm_hull_incremental;

// As in the drivers of the hulls themselves: turns and sides may be any.
// B: |x| <= 2^100, 4 points
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 7 -eva-precision 0 -eva-use-spec og_orient2d_exact
// -eva-subdivide-non-linear 0
void drive_door_hull_2d(void) {
  enum { MOST = 4 };
  og_vec3 point[MOST];
  int corner[MOST + 1], order[MOST], facet[2 * MOST][3];
  og_hull_room room = {.corner = corner, .order = order, .facet = facet};
  for (int k = 0; k < MOST; k++) point[k] = vector(0x1p100);
  (void)og_hull_run(og_algorithm_hull_2d.hull, point, MOST, &room);
  (void)og_hull_run(og_algorithm_hull_2d.hull, point, 0, &room);
}

// Arrays just as long as the contract says.
// B: multiples of 2^-100, |x| <= 1, 4 points
// Options: -eva-interprocedural-splits -eva-precision 0 -eva-plevel 100 -eva-min-loop-unroll 25 -eva-subdivide-non-linear 2
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_door_hull_incremental(void) {
  enum { MOST = 4, EDGES = 6 * MOST - 12, FACES = 2 * MOST - 4 };
  static og_vec3 point[MOST];
  static og_half_edge edge[EDGES];
  static og_face_plane face[FACES];
  static int vertex_edge[MOST], facet[FACES][3];
  og_hull_room room = {.mesh = {.edge = edge, .face = face, .vertex_edge = vertex_edge}, .facet = facet};
  for (int k = 0; k < MOST; k++) point[k] = vector(1);
  (void)og_hull_run(og_algorithm_hull_incremental.hull, point, MOST, &room);
  (void)og_hull_run(og_algorithm_hull_incremental.hull, point, 0, &room);
}
