#include "eva/arguments.h"
#include "ref/tree/bvh_layered.h"

extern const og_algorithm og_algorithm_bvh_obb;

enum { POINTS = 4, TRIANGLES = 2, WORDS = 2048, PAIRS = 3 };

static uint64_t memory[WORDS];
static og_index_pair found[PAIRS];
static og_vec3 point_a[POINTS], point_b[POINTS];
static const og_mesh_triangle triangle[TRIANGLES] = {{{0, 1, 2}}, {{1, 2, 3}}};

// In the plane z = 0, so that axes turn once: further turns go by quotients of what rounding leaves. Of points near
// these the lesser of two variances may be negative, and then axes change places.
static og_mesh mesh_near(og_vec3 *point, og_scalar x) {
  static const og_vec3 at[POINTS] = {{0, 0, 0}, {4, 1, 0}, {1, 3, 0}, {9, 5, 0}};
  //@ loop unroll 4;
  for (int k = 0; k < POINTS; k++) point[k] = (og_vec3){at[k].x + x, at[k].y, 0};
  return (og_mesh){point, POINTS, triangle, TRIANGLES, false};
}

static void show(const og_door_mesh_pairs *door) {
  const og_mesh a = mesh_near(point_a, 0), b = mesh_near(point_b, 0.5);
  og_pairs pairs = {found, PAIRS, 0};
  og_mesh_work work = {0};
  door->list(memory, &a, &b, &pairs, &work);
  door->list(memory, &a, NULL, &pairs, &work);
}

// B alone, without bounds: two triangles a mesh, given points of a plane
// Options: -eva-min-loop-unroll 20 -eva-slevel 200 -eva-subdivide-non-linear 0
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_near_trees_obb(void) { show(og_algorithm_bvh_obb.mesh_pairs); }

// B alone, without bounds: two triangles a mesh, given points of a plane
// Options: -eva-min-loop-unroll 20 -eva-slevel 200 -eva-subdivide-non-linear 0
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_near_trees_layered(void) {
  for (int k = 0; k < OG_CHEAP_LAYERS; k++) show(&og_bvh_layered_door[k]);
}
