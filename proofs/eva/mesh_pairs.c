#include "eva/arguments.h"
#include "ref/door/mesh_pairs.h"
#include "ref/tree/bvh_arity.h"

extern const og_algorithm og_algorithm_all_triangles, og_algorithm_bvh_aabb, og_algorithm_bvh_arity,
    og_algorithm_bvh_bottom_up, og_algorithm_bvh_front, og_algorithm_bvh_incremental, og_algorithm_bvh_kdop,
    og_algorithm_bvh_layered, og_algorithm_bvh_linear, og_algorithm_bvh_obb, og_algorithm_bvh_query,
    og_algorithm_bvh_sphere;

enum { POINTS = 4, TRIANGLES = 2, WORDS = 2048, PAIRS = 3 };

static uint64_t memory[WORDS];
static og_index_pair found[PAIRS];
static og_vec3 point_a[POINTS], point_b[POINTS];
static const og_mesh_triangle triangle[TRIANGLES] = {{{0, 1, 2}}, {{1, 2, 3}}};

static og_mesh mesh_of(og_vec3 *point) {
  for (int k = 0; k < POINTS; k++) point[k] = vector(0x1p20);
  return (og_mesh){point, POINTS, triangle, TRIANGLES, false};
}

// What an algorithm does behind the door: two meshes of two triangles that share an edge, wherever their points are.
static void show(const og_door_mesh_pairs *door) {
  const og_mesh a = mesh_of(point_a), b = mesh_of(point_b);
  const bool fits = og_mesh_pairs_bytes(door, TRIANGLES, TRIANGLES) <= sizeof memory;
  //@ assert fits == 1;
  (void)fits;
  og_pairs pairs = {found, PAIRS, 0};
  og_mesh_work work = {0};
  door->list(memory, &a, &b, &pairs, &work);
  door->list(memory, &a, NULL, &pairs, &work);
}

// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_all_triangles(void) { show(og_algorithm_all_triangles.mesh_pairs); }

// B: |x| <= 2^20, two triangles a mesh
// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_aabb(void) { show(og_algorithm_bvh_aabb.mesh_pairs); }

// B: |x| <= 2^20, two triangles a mesh
// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_bottom_up(void) { show(og_algorithm_bvh_bottom_up.mesh_pairs); }

// B: |x| <= 2^20, two triangles a mesh
// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_front(void) { show(og_algorithm_bvh_front.mesh_pairs); }

// B: |x| <= 2^20, two triangles a mesh
// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_incremental(void) { show(og_algorithm_bvh_incremental.mesh_pairs); }

// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_kdop(void) { show(og_algorithm_bvh_kdop.mesh_pairs); }

// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_layered(void) { show(og_algorithm_bvh_layered.mesh_pairs); }

// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_obb(void) { show(og_algorithm_bvh_obb.mesh_pairs); }

// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_query(void) { show(og_algorithm_bvh_query.mesh_pairs); }

// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_sphere(void) { show(og_algorithm_bvh_sphere.mesh_pairs); }

// B: |x| <= 2^20, two triangles a mesh
// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_arity(void) {
  for (int k = 0; k < OG_ARITIES; k++) show(&og_bvh_arity_door[k]);
}

// The door itself, whatever stands behind it.
static size_t any_bytes(int32_t a, int32_t b) {
  (void)a;
  (void)b;
  return 0;
}
static void any_list(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work) {
  (void)block;
  (void)a;
  (void)b;
  (void)work;
  if (either()) return;
  og_pairs_add(pairs, 1, 0);
  og_pairs_add(pairs, 0, 1);
  if (either()) og_pairs_add(pairs, 0, 0);
}

// B: |x| <= 2^20, two triangles a mesh
// Options: -eva-min-loop-unroll 10 -eva-slevel 200 -eva-split-return full
void drive_door_mesh_pairs(void) {
  const og_door_mesh_pairs door = {.bytes = any_bytes, .list = any_list, .takes_boxes = either()};
  og_mesh a = mesh_of(point_a), b = mesh_of(point_b);
  og_pairs pairs = {found, 2, 0};
  og_mesh_work work;
  const og_block block = {memory, sizeof memory}, none = {NULL, 0};
  (void)og_mesh_pairs_run(&door, block, &a, &b, &pairs, &work);
  (void)og_mesh_pairs_run(&door, none, &a, NULL, &pairs, &work);
  a.of_boxes = true;
  (void)og_mesh_pairs_run(&door, block, &a, &b, &pairs, &work);
  // Refused for sure.
  const og_mesh_triangle wrong[] = {{{0, 1, POINTS}}};
  const og_mesh far = {point_a, POINTS, wrong, 1, false}, few = {point_a, -1, triangle, 0, false};
  (void)og_mesh_pairs_run(&door, block, &far, NULL, &pairs, &work);
  (void)og_mesh_pairs_run(&door, block, &few, NULL, &pairs, &work);
  const og_mesh_triangle negative[] = {{{0, -1, 1}}};
  const og_mesh below = {point_a, POINTS, negative, 1, false}, none_left = {point_a, POINTS, triangle, -1, false};
  (void)og_mesh_pairs_run(&door, block, &b, &far, &pairs, &work);
  (void)og_mesh_pairs_run(&door, block, &below, NULL, &pairs, &work);
  (void)og_mesh_pairs_run(&door, block, &none_left, NULL, &pairs, &work);
  (void)og_mesh_pairs_bytes(&door, TRIANGLES, -1);
  (void)og_mesh_pairs_bytes(&door, OG_MOST_TRIANGLES + 1, TRIANGLES);
  (void)og_mesh_pairs_bytes(&door, TRIANGLES, OG_MOST_TRIANGLES + 1);
#ifdef OG_EVA_ANY
  point_b[0].x = HUGE_VAL;
  (void)og_mesh_pairs_run(&door, block, &b, NULL, &pairs, &work);
#endif
  point_a[0].x = OG_SCALAR_MAX;
  a.of_boxes = false;
  (void)og_mesh_pairs_run(&door, block, &a, NULL, &pairs, &work);
  (void)og_mesh_pairs_run(&door, block, &b, &a, &pairs, &work);
}
