#include "eva/arguments.h"
#include "ref/door/mesh_pairs.h"
#include "ref/tree/bvh_obb.h"
#include "ref/tree/split_centre.h"

enum { POINTS = 4, TRIANGLES = 2, WORDS = 2048, PAIRS = 3 };

static uint64_t memory[WORDS];
static og_index_pair found[PAIRS];
static og_vec3 point_a[POINTS], point_b[POINTS];
static const og_mesh_triangle triangle[TRIANGLES] = {{{0, 1, 2}}, {{1, 2, 3}}};

static void show(const og_mesh *a, const og_mesh *b) {
  og_pairs pairs = {found, PAIRS, 0};
  og_mesh_work work = {0};
  og_bvh_obb_centre_door.list(memory, a, b, &pairs, &work);
  og_bvh_obb_centre_door.list(memory, a, NULL, &pairs, &work);
}

// Two meshes of two triangles that share an edge, wherever their points are.
// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_obb_centre(void) {
  for (int k = 0; k < POINTS; k++) {
    point_a[k] = vector(0x1p20);
    point_b[k] = vector(0x1p20);
  }
  const og_mesh a = {point_a, POINTS, triangle, TRIANGLES, false}, b = {point_b, POINTS, triangle, TRIANGLES, false};
  const bool fits = og_mesh_pairs_bytes(&og_bvh_obb_centre_door, TRIANGLES, TRIANGLES) <= sizeof memory;
  //@ assert fits == 1;
  (void)fits;
  show(&a, &b);
}

// B alone, without bounds: two triangles a mesh, given points of a plane
// Options: -eva-min-loop-unroll 20 -eva-slevel 200 -eva-subdivide-non-linear 0
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_near_trees_obb_centre(void) {
  static const og_vec3 at_a[POINTS] = {{0, 0, 0}, {4, 1, 0}, {1, 3, 0}, {6, 5, 0}},
                       at_b[POINTS] = {{0.5, 0, 0}, {4.5, 1, 0}, {1.5, 3, 0}, {6.5, 5, 0}};
  const og_mesh a = {at_a, POINTS, triangle, TRIANGLES, false}, b = {at_b, POINTS, triangle, TRIANGLES, false};
  show(&a, &b);
}
