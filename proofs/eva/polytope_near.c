#include "eva/arguments.h"
#include "ref/polytope/solid_in_box.h"

enum { POINTS = 5, TRIANGLES = 6, ROOM = 64 };

// A tetrahedron with a dent: the last point lies within it, below one face, in whose place there are three.
static og_vec3 point[POINTS];
static const og_mesh_triangle triangle[TRIANGLES] = {{{0, 1, 3}}, {{1, 2, 3}}, {{2, 0, 3}},
                                                     {{0, 2, 4}}, {{2, 1, 4}}, {{1, 0, 4}}};

static og_mesh dented(void) {
  static const og_vec3 at[POINTS] = {{-5, -4, 1}, {6, -3, 0}, {1, 7, -1}, {0, 1, 9}, {1, 0.5, 3}};
  //@ loop unroll 5;
  for (int k = 0; k < POINTS; k++) point[k] = at[k];
  return (og_mesh){point, POINTS, triangle, TRIANGLES, false};
}

// B alone, without bounds: a dented tetrahedron, and a box
// Options: -eva-min-loop-unroll 40 -eva-slevel 500 -eva-subdivide-non-linear 0
void drive_near_solid_in_box(void) {
  const og_mesh mesh = dented();
  const og_aabb box = {{-3, -2, 0.5}, {3, 4, 5}};
  og_vec3 found[ROOM];
  const og_box_share share = og_solid_in_box(&mesh, box, found, ROOM);
  expect_number(share.volume);
  expect_number(share.rounding);
  const og_aabb around = og_solid_box(&mesh);
  expect_vector(around.lo);
}
