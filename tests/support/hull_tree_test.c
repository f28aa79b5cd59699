// The tree of edges against the scan: the same heights, leaves that need no climb, depths that grow as log n; full
// trees, trees of no node, planes that meet in one line, and numbers at the ends of the range.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>
#include <cmocka.h>

#include "ref/polytope/hull_incremental.h"
#include "ref/support/hull_scan.h"
#include "ref/support/hull_tree.h"
#include "tests/shared/random_pair.h"

enum { MOST = 1024, ROOM = 16 * MOST };

typedef struct solid {
  og_vec3 point[MOST];
  og_half_edge edge[6 * MOST];
  og_face_plane face[2 * MOST];
  int vertex_edge[MOST];
  og_half_edge_mesh mesh;
  og_hull_tree_node node[ROOM];
} solid;
static solid r;

static bool build(int count) {
  r.mesh.edge = r.edge;
  r.mesh.face = r.face;
  r.mesh.vertex_edge = r.vertex_edge;
  return og_hull_incremental(&r.mesh, r.point, count) == OG_OUTCOME_ANSWERED;
}

static og_vec3 integers(or_random *random, int limit) {
  const int x = or_random_int(random, -limit, limit), y = or_random_int(random, -limit, limit),
            z = or_random_int(random, -limit, limit);
  return (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z};
}

static og_vec3 uniform(or_random *random) {
  const double x = or_random_uniform(random), y = or_random_uniform(random), z = or_random_uniform(random);
  return (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z};
}

static void on_a_sphere(or_random *random, int count) {
  for (int k = 0; k < count; k++) {
    const og_vec3 v = uniform(random);
    r.point[k] = og_scale(1 / og_norm(v), v);
  }
}

// Is a vertex in the middle of an edge of the solid? Exact for small integers.
static bool has_straight_edges(void) {
  for (int e = 0; e < r.mesh.edge_count; e++)
    for (int f = 0; f < r.mesh.edge_count; f++) {
      if (r.mesh.edge[e].origin != r.mesh.edge[f].origin) continue;
      const og_vec3 v = r.point[r.mesh.edge[e].origin], u = og_sub(r.point[r.mesh.edge[r.mesh.edge[e].twin].origin], v),
                    w = og_sub(r.point[r.mesh.edge[r.mesh.edge[f].twin].origin], v);
      if (og_norm2(og_cross(u, w)) == 0 && og_dot(u, w) < 0) return true;
    }
  return false;
}

// Integers: every height is exact, level faces and edges are frequent.
static void test_exact_on_grids(void **state) {
  (void)state;
  or_random random = or_random_seeded(1);
  long asked = 0, climbed = 0, straight = 0;
  for (int round = 0; round < 400; round++) {
    const int count = or_random_int(&random, 4, 60), limit = or_random_int(&random, 1, 4);
    for (int k = 0; k < count; k++) r.point[k] = integers(&random, limit);
    if (!build(count)) continue;
    const og_hull_tree tree = og_hull_tree_build(&r.mesh, r.node, ROOM);
    assert_int_equal(tree.left_out, 0);
    const og_hull hull = {count, r.point};
    for (int k = 0; k < 60; k++) {
      const og_vec3 d = integers(&random, 3);
      const og_hull_tree_result got = og_hull_tree_support(&tree, d);
      assert_true(og_dot(d, got.climb.support.point) == og_dot(d, og_hull_scan(&hull, d).point));
      assert_true(got.depth <= tree.count);
    }
    // Along directions that no circle holds, the leaf is the vertex: the climb has nothing to do.
    if (has_straight_edges()) {
      // The arc of such an edge's one half is the other's too, and the leaf may have the vertex between them.
      straight++;
      continue;
    }
    for (int k = 0; k < 60; k++, asked++) climbed += og_hull_tree_support(&tree, uniform(&random)).climb.steps > 0;
  }
  print_message("%ld of %ld leaves needed a climb; %ld solids had vertices within edges\n", climbed, asked, straight);
  assert_true(asked > 1000 && straight > 0);
  assert_int_equal(climbed, 0);
}

static void test_a_box(void **state) {
  (void)state;
  // Four parallel edges lie on one circle: the first node tells their ends apart, the others' arcs are dropped there.
  for (int k = 0; k < 8; k++) r.point[k] = (og_vec3){k & 1 ? 3 : -3, k & 2 ? 2 : -2, k & 4 ? 1 : -1};
  assert_true(build(8));
  const og_hull_tree tree = og_hull_tree_build(&r.mesh, r.node, ROOM);
  assert_int_equal(tree.count, 7);
  for (int k = 0; k < 8; k++) {
    const og_hull_tree_result got = og_hull_tree_support(&tree, r.point[k]);
    assert_int_equal(got.climb.support.vertex, k);
    assert_int_equal(got.climb.steps, 0);
    assert_int_equal(got.depth, 3);
  }
}

typedef enum way { TREE, CLIMB, SCAN } way;

// Nanoseconds a query, along directions that differ.
static double time_of(way by, const og_hull_tree *tree, const og_hull *hull) {
  or_random random = or_random_seeded(5);
  og_vec3 direction[256];
  for (int k = 0; k < 256; k++) direction[k] = uniform(&random);
  const int rounds = 40;
  long sum = 0;
  const clock_t start = clock();
  for (int k = 0; k < 256 * rounds; k++) {
    const og_vec3 d = direction[k % 256];
    sum += by == TREE    ? og_hull_tree_support(tree, d).climb.support.vertex
           : by == CLIMB ? og_hull_climb(tree->mesh, 0, d).support.vertex
                         : og_hull_scan(hull, d).vertex;
  }
  const clock_t end = clock();
  assert_true(sum > 0);
  return 1e9 * (double)(end - start) / CLOCKS_PER_SEC / (256 * rounds);
}

static void test_depth(void **state) {
  (void)state;
  or_random random = or_random_seeded(2);
  print_message("vertices  nodes an edge  depth  climbed  heights of the climb alone  ns: tree  climb  scan\n");
  for (int count = 16; count <= MOST; count *= 4) {
    on_a_sphere(&random, count);
    assert_true(build(count));
    const og_hull_tree tree = og_hull_tree_build(&r.mesh, r.node, ROOM);
    assert_int_equal(tree.left_out, 0);
    const og_hull hull = {count, r.point};
    const int asked = 4000;
    long depth = 0, steps = 0, heights = 0;
    for (int k = 0; k < asked; k++) {
      const og_vec3 d = uniform(&random);
      const og_hull_tree_result got = og_hull_tree_support(&tree, d);
      assert_int_equal(got.climb.support.vertex, og_hull_scan(&hull, d).vertex);
      depth += got.depth;
      steps += got.climb.steps;
      heights += (long)og_hull_climb(&r.mesh, 0, d).heights;
    }
    print_message("%8d  %13.2f  %5.1f  %7.4f  %31.1f  %8.0f  %5.0f  %4.0f\n", count,
                  2.0 * tree.count / r.mesh.edge_count, (double)depth / asked, (double)steps / asked,
                  (double)heights / asked, time_of(TREE, &tree, &hull), time_of(CLIMB, &tree, &hull),
                  time_of(SCAN, &tree, &hull));
    // A random search tree of n leaves has depth 2 ln n on average; edges are 3 n, cut in pieces.
    assert_true((double)depth / asked < 3 * log2((double)count));
    assert_true(tree.count < 3 * r.mesh.edge_count / 2);
    assert_true((double)steps / asked < 0.01);
  }
}

static void test_edges_in_order(void **state) {
  (void)state;
  // A prism, its corners in order around it: in their own order the arcs would make a tree as deep as there are sides.
  enum { SIDES = 256 };
  for (int k = 0; k < 2 * SIDES; k++) {
    const double angle = 2 * 3.141592653589793 * (k / 2) / SIDES;
    r.point[k] = (og_vec3){(og_scalar)cos(angle), (og_scalar)sin(angle), k % 2 ? 1 : -1};
  }
  assert_true(build(2 * SIDES));
  const og_hull_tree tree = og_hull_tree_build(&r.mesh, r.node, ROOM);
  or_random random = or_random_seeded(6);
  long depth = 0;
  for (int k = 0; k < 1000; k++) depth += og_hull_tree_support(&tree, uniform(&random)).depth;
  print_message("a prism of %d sides: depth %.1f\n", SIDES, (double)depth / 1000);
  assert_true(depth < 30 * 1000);
}

static void test_too_little_room(void **state) {
  (void)state;
  or_random random = or_random_seeded(3);
  on_a_sphere(&random, 200);
  assert_true(build(200));
  const og_hull hull = {200, r.point};
  for (int room = 0; room < 200; room = 2 * room + 1) {
    r.node[room] = (og_hull_tree_node){{1, 2, 3}, 4, 5};
    const og_hull_tree tree = og_hull_tree_build(&r.mesh, r.node, room);
    assert_int_equal(tree.count, room);
    assert_true(tree.left_out > 0);
    assert_true(r.node[room].below == 4 && r.node[room].above == 5); // beyond its memory nothing is written
    for (int k = 0; k < 500; k++) {
      const og_vec3 d = uniform(&random);
      assert_int_equal(og_hull_tree_support(&tree, d).climb.support.vertex, og_hull_scan(&hull, d).vertex);
    }
  }
}

static void test_ends_of_the_range(void **state) {
  (void)state;
  or_random random = or_random_seeded(4);
  const og_scalar large = sizeof(og_scalar) == sizeof(double) ? (og_scalar)0x1p990 : (og_scalar)0x1p120,
                  small = sizeof(og_scalar) == sizeof(double) ? (og_scalar)0x1p-500 : (og_scalar)0x1p-60;
  for (int round = 0; round < 2; round++) {
    on_a_sphere(&random, 40);
    for (int k = 0; k < 40; k++) r.point[k] = og_scale(round == 0 ? large : small, r.point[k]);
    assert_true(build(40));
    const og_hull_tree tree = og_hull_tree_build(&r.mesh, r.node, ROOM);
    const og_hull hull = {40, r.point};
    for (int k = 0; k < 500; k++) {
      const og_vec3 d = og_scale(k % 2 ? large : small, uniform(&random));
      assert_int_equal(og_hull_tree_support(&tree, d).climb.support.vertex, og_hull_scan(&hull, d).vertex);
    }
    const int any = og_hull_tree_support(&tree, (og_vec3){0, 0, 0}).climb.support.vertex;
    assert_true(any >= 0 && any < 40);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_exact_on_grids),  cmocka_unit_test(test_a_box),
      cmocka_unit_test(test_depth),           cmocka_unit_test(test_edges_in_order),
      cmocka_unit_test(test_too_little_room), cmocka_unit_test(test_ends_of_the_range),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
