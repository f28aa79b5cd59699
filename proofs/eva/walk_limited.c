#include "eva/arguments.h"
#include "ref/door/mesh_pairs.h"
#include "ref/tree/build.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/walk_limited.h"

enum { POINTS = 4, TRIANGLES = 2, STACK = 2 * TRIANGLES };

static uint64_t memory[16];
static og_vec3 point[POINTS];
static const og_mesh_triangle triangle[TRIANGLES] = {{{0, 1, 2}}, {{1, 2, 3}}};
static og_tree_node node[2 * TRIANGLES];
static og_tree_leaf leaf[TRIANGLES];
static og_aabb volume[2 * TRIANGLES];
static og_leveled_pair stack[STACK];

// A tree of boxes with itself: without limits, at a level, at volumes, with few tests, and with none; and against no
// tree.
// B: |x| <= 2^20, two triangles a mesh
// Options: -eva-min-loop-unroll 20 -eva-slevel 300
void drive_walk_limited(void) {
  static const og_walk_limits limits[] = {{99, -1, false}, {99, 0, false}, {99, 1, false}, {99, -1, true},
                                          {3, -1, false},  {2, 1, false},  {0, -1, false}};
  for (int k = 0; k < POINTS; k++) point[k] = vector(0x1p20);
  const og_mesh mesh = {point, POINTS, triangle, TRIANGLES, true};
  og_volume_tree tree = {&og_volume_aabb, {node, leaf, TRIANGLES}, volume},
                 none = {&og_volume_aabb, {node, leaf, 0}, volume};
  og_tree_build(&tree.tree, &mesh, OG_BUILD_LONGEST_AXIS, memory);
  (void)og_tree_fit(tree.kind, &tree.tree, &mesh, volume);
  //@ loop unroll 7;
  for (int k = 0; k < 7; k++) (void)og_walk_limited(&mesh, &tree, &mesh, &tree, &limits[k], stack);
  (void)og_walk_limited(&mesh, &tree, &mesh, &none, &limits[0], stack);
}
