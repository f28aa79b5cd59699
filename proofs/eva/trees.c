#include "eva/arguments.h"
#include "ref/door/mesh_pairs.h"
#include "ref/tree/build.h"
#include "ref/tree/bvh_front.h"
#include "ref/tree/bvh_layered.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/volume_layered.h"
#include "ref/tree/volume_sphere.h"

extern const og_algorithm og_algorithm_bvh_linear, og_algorithm_bvh_obb, og_algorithm_bvh_sphere;

enum { POINTS = 4, TRIANGLES = 2, WORDS = 2048, PAIRS = 3, FRONT = 16 };

static uint64_t memory[WORDS];
static og_index_pair found[PAIRS];
static og_vec3 point_a[POINTS], point_b[POINTS];
static const og_mesh_triangle triangle[TRIANGLES] = {{{0, 1, 2}}, {{1, 2, 3}}};

// ---- points near given ones ----

// In the plane z = 0, so that axes turn once: further turns go by quotients of what rounding leaves.
static og_mesh mesh_near(og_vec3 *point, og_scalar x) {
  static const og_vec3 at[POINTS] = {{0, 0, 0}, {4, 1, 0}, {1, 3, 0}, {6, 5, 0}};
  //@ loop unroll 4;
  for (int k = 0; k < POINTS; k++) point[k] = (og_vec3){at[k].x + x + number(0x1p-20), at[k].y + number(0x1p-20), 0};
  return (og_mesh){point, POINTS, triangle, TRIANGLES, false};
}

static void show_near(const og_door_mesh_pairs *door) {
  const og_mesh a = mesh_near(point_a, 0), b = mesh_near(point_b, 0.5);
  og_pairs pairs = {found, PAIRS, 0};
  og_mesh_work work = {0};
  door->list(memory, &a, &b, &pairs, &work);
  door->list(memory, &a, NULL, &pairs, &work);
}

// B alone, without bounds: two triangles a mesh, within 2^-20 of given points of a plane
// Options: -eva-min-loop-unroll 20 -eva-slevel 200 -eva-subdivide-non-linear 0
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_near_bvh_sphere(void) { show_near(og_algorithm_bvh_sphere.mesh_pairs); }

// Where cells are counted, places are known of given points alone.
// B alone, without bounds: two triangles a mesh, of given points
// Options: -eva-min-loop-unroll 260 -eva-slevel 600 -eva-subdivide-non-linear 0
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_near_bvh_linear(void) {
  static const og_vec3 at[POINTS] = {{0, 0, 0}, {4, 1, 2}, {1, 3, 5}, {6, 5, 3}};
  const og_mesh mesh = {at, POINTS, triangle, TRIANGLES, false};
  og_pairs pairs = {found, PAIRS, 0};
  og_mesh_work work = {0};
  og_algorithm_bvh_linear.mesh_pairs->list(memory, &mesh, &mesh, &pairs, &work);
  og_algorithm_bvh_linear.mesh_pairs->list(memory, &mesh, NULL, &pairs, &work);
}

// ---- parts that no one algorithm reaches all of ----

static og_tree_node node[2 * TRIANGLES];
static og_tree_leaf leaf[TRIANGLES];
static og_tree_sphere_obb volume[2 * TRIANGLES];

static og_mesh any_mesh_of_two(void) {
  for (int k = 0; k < POINTS; k++) point_a[k] = vector(0x1p20);
  return (og_mesh){point_a, POINTS, triangle, TRIANGLES, false};
}

// What every rule takes.
void drive_tree_bytes(void) {
  //@ loop unroll 6;
  for (int rule = OG_BUILD_LONGEST_AXIS; rule <= OG_BUILD_CENTRE; rule++)
    (void)og_tree_build_bytes((og_build_rule)rule, TRIANGLES);
}

// A kind that makes volumes of places and has two layers, and one that does neither.
// Options: -eva-min-loop-unroll 10 -eva-slevel 200
void drive_tree_volumes(void) {
  const og_mesh mesh = any_mesh_of_two();
  og_mesh_work work = {0};
  og_tree tree = {node, leaf, TRIANGLES};
  og_tree_build(&tree, &mesh, OG_BUILD_LONGEST_AXIS, memory);
  (void)og_tree_fit(&og_volume_sphere_obb, &tree, &mesh, volume);
  (void)og_volumes_overlap(&og_volume_sphere_obb, &volume[1], &volume[2], &work);
  (void)og_tree_refit(&og_volume_sphere_obb, &tree, &mesh, volume);
  (void)og_tree_fit(&og_volume_aabb_obb, &tree, &mesh, volume);
  (void)og_volumes_overlap(&og_volume_aabb_obb, &volume[1], &volume[2], &work);
  (void)og_tree_refit(&og_volume_aabb_obb, &tree, &mesh, volume);
  (void)og_tree_fit(&og_volume_aabb, &tree, &mesh, volume);
  (void)og_volumes_overlap(&og_volume_aabb, volume, (const og_aabb *)(const void *)volume + 1, &work);
}

// The front of the roots, that which a query begins without, and one with little room; of boxes.
// Options: -eva-min-loop-unroll 20 -eva-slevel 300
void drive_front(void) {
  static og_node_pair pair[2][FRONT], stack[2 * TRIANGLES];
  static int32_t parent[2 * TRIANGLES];
  og_mesh mesh = any_mesh_of_two();
  mesh.of_boxes = true;
  og_mesh_work work = {0};
  og_pairs pairs = {found, PAIRS, 0};
  og_volume_tree a = {&og_volume_aabb, {node, leaf, TRIANGLES}, volume},
                 none = {&og_volume_aabb, {node, leaf, 0}, volume};
  og_tree_build(&a.tree, &mesh, OG_BUILD_LONGEST_AXIS, memory);
  (void)og_tree_fit(a.kind, &a.tree, &mesh, volume);
  og_front_set_parents(&a.tree, parent);
  og_walk w = {&mesh, &mesh, stack, &pairs, &work};
  pair[0][0] = (og_node_pair){0, 0};
  og_front roots = {{pair[0], pair[1]}, {parent, parent}, FRONT, 1, 7, 0, 0};
  og_front fresh = {{pair[0], pair[1]}, {parent, parent}, FRONT, 0, 0, 0, 0};
  og_front little = {{pair[0], pair[1]}, {parent, parent}, 1, 0, 0, 0, 0};
  (void)og_bvh_front_query(&w, &a, &none, &roots);
  (void)og_bvh_front_query(&w, &a, &a, &roots);
  (void)og_bvh_front_query(&w, &a, &a, &fresh);
  (void)og_bvh_front_query(&w, &a, &a, &little);
  w.b = NULL;
  fresh.count = 0;
  (void)og_bvh_front_query(&w, &a, &a, &fresh);
}

// The other layered kind. Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_layered_boxes(void) {
  const og_mesh a = any_mesh_of_two();
  og_pairs pairs = {found, PAIRS, 0};
  og_mesh_work work = {0};
  (void)og_bvh_layered_door[1].bytes(TRIANGLES, TRIANGLES);
  og_bvh_layered_door[1].list(memory, &a, &a, &pairs, &work);
  og_bvh_layered_door[1].list(memory, &a, NULL, &pairs, &work);
}
