// Hill climbing against the scan, on the hulls of many families, from every start; on plateaus; and where it must fail.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/polytope/hull_incremental.h"
#include "ref/support/hull_climb.h"
#include "ref/support/hull_scan.h"
#include "tests/shared/random_pair.h"

enum { MOST = 1000 };

typedef struct room {
  og_half_edge edge[6 * MOST];
  og_face_plane face[2 * MOST];
  int vertex_edge[MOST];
  og_half_edge_mesh mesh;
} room;
static room r;

static bool build(const og_vec3 *point, int count) {
  r.mesh.edge = r.edge;
  r.mesh.face = r.face;
  r.mesh.vertex_edge = r.vertex_edge;
  return og_hull_incremental(&r.mesh, point, count) == OG_OUTCOME_ANSWERED;
}

static og_scalar uniform(or_random *random) { return (og_scalar)or_random_uniform(random); }
static og_vec3 random_vec(or_random *random) {
  const og_scalar x = uniform(random), y = uniform(random), z = uniform(random);
  return (og_vec3){x, y, z};
}
static og_vec3 integers(or_random *random, int limit) {
  const int x = or_random_int(random, -limit, limit), y = or_random_int(random, -limit, limit),
            z = or_random_int(random, -limit, limit);
  return (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z};
}

// Edges that start at a vertex: its neighbours.
static int neighbours_of(int vertex) {
  int count = 0;
  for (int e = 0; e < r.mesh.edge_count; e++) count += r.mesh.edge[e].origin == vertex;
  return count;
}

static void test_exact_on_grids(void **state) {
  (void)state;
  // Everything is exact here: the climb must reach the scan's height from any start, over every plateau.
  or_random random = or_random_seeded(1);
  for (int round = 0; round < 400; round++) {
    og_vec3 point[60];
    const int count = or_random_int(&random, 4, 60), limit = or_random_int(&random, 1, 3);
    for (int k = 0; k < count; k++) point[k] = integers(&random, limit);
    if (!build(point, count)) continue;
    const og_hull hull = {count, point};
    for (int k = 0; k < 20; k++) {
      // Often a face's normal or an axis, along which faces and edges are level.
      const og_vec3 d = integers(&random, 2);
      const og_scalar top = og_dot(d, og_hull_scan(&hull, d).point);
      for (int start = 0; start < count; start++) {
        const og_climb_result climb = og_hull_climb(&r.mesh, start, d);
        assert_true(og_dot(d, climb.support.point) == top);
        assert_true(og_dot(d, point[climb.support.vertex]) == top);
        assert_true(r.mesh.vertex_edge[climb.support.vertex] >= 0);
        assert_true(climb.steps < count);
        // From the top itself, its neighbours are looked at, and nothing else; from elsewhere, more.
        if (climb.steps == 0 && climb.support.vertex == start)
          assert_int_equal(climb.heights, 1 + neighbours_of(start));
        const int heights = (int)climb.heights;
        assert_true(heights >= 1 + 3 * (climb.steps + 1) && heights <= 1 + r.mesh.edge_count);
      }
    }
  }
}

static void test_a_cube_cut_into_a_grid(void **state) {
  (void)state;
  // Vertices in the middle of faces and edges: 5 x 5 x 5 points in the order that makes them vertices, inner ones
  // first.
  og_vec3 point[125];
  int count = 0;
  for (int reach = 0; reach <= 2; reach++)
    for (int x = -2; x <= 2; x++)
      for (int y = -2; y <= 2; y++)
        for (int z = -2; z <= 2; z++)
          if ((abs(x) > abs(y) ? abs(x) : abs(y)) + abs(z) == reach + 1 ||
              (reach == 2 && abs(x) + abs(y) + abs(z) == 6))
            point[count++] = (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z};
  assert_true(build(point, count));
  int straight = 0;
  for (int v = 0; v < count; v++) straight += r.mesh.vertex_edge[v] >= 0 && og_norm2(point[v]) < 12;
  print_message("%d vertices are no corners of the cube\n", straight);
  const og_hull hull = {count, point};
  or_random random = or_random_seeded(2);
  for (int k = 0; k < 300; k++) {
    const og_vec3 d = integers(&random, 3);
    for (int start = 0; start < count; start++)
      assert_true(og_dot(d, og_hull_climb(&r.mesh, start, d).support.point) == og_dot(d, og_hull_scan(&hull, d).point));
  }
}

static void test_families(void **state) {
  (void)state;
  or_random random = or_random_seeded(3);
  static const char *const name[] = {"in a cube", "on a sphere", "cylinder", "turned grid", "sphere at 1e6"};
  for (int family = 0; family < 5; family++) {
    double worst = 0;
    int far_off = 0;
    long steps = 0, climbs = 0, warm_steps = 0;
    for (int round = 0; round < 12; round++) {
      static og_vec3 point[MOST];
      const int count = round == 0 ? MOST : 100;
      const og_scalar c = (og_scalar)0.6, s = (og_scalar)0.8;
      double size = 1.8;
      for (int k = 0; k < count; k++) {
        og_vec3 v = random_vec(&random);
        if (family == 1 || family == 4) v = og_scale(1 / og_norm(v), v);
        if (family == 2) v = (og_vec3){(og_scalar)cos(k / 2), (og_scalar)sin(k / 2), k % 2 ? 1 : -1};
        if (family == 3) v = og_scale((og_scalar)0.25, integers(&random, 4));
        if (family == 3)
          v = (og_vec3){c * v.x - s * v.y, c * (s * v.x + c * v.y) - s * v.z, s * (s * v.x + c * v.y) + c * v.z};
        if (family == 4) v = og_add(v, (og_vec3){1000000, 1000000, 1000000}), size = 2e6;
        point[k] = v;
      }
      assert_true(build(point, count));
      const og_hull hull = {count, point};
      int last = 0;
      og_vec3 d = random_vec(&random);
      for (int k = 0; k < 2000; k++) {
        d = k % 2 ? random_vec(&random) : r.mesh.face[or_random_int(&random, 0, r.mesh.face_count - 1)].normal;
        const og_climb_result climb = og_hull_climb(&r.mesh, or_random_int(&random, 0, count - 1), d);
        const double lost = (double)og_dot(d, og_sub(og_hull_scan(&hull, d).point, climb.support.point));
        const double in_eps = lost / ((double)og_norm(d) * size * (double)OG_SCALAR_EPSILON);
        if (in_eps > 1e6) far_off++;
        else worst = fmax(worst, in_eps);
        steps += climb.steps;
        climbs++;
        // A direction close by, from the last answer.
        last = climb.support.vertex;
        warm_steps += og_hull_climb(&r.mesh, last, og_add_scaled(d, (og_scalar)0.01, random_vec(&random))).steps;
      }
    }
    print_message("%-14s lost %.3f eps |d| size, but %d of %ld times far more; %.2f steps, %.2f from close by\n",
                  name[family], worst, far_off, climbs, (double)steps / (double)climbs,
                  (double)warm_steps / (double)climbs);
    assert_true(worst <= (family == 3 ? 8 : 1));
    // Only where a turned grid leaves vertices in faces that are flat but for rounding.
    assert_true(family == 3 || far_off == 0);
  }
}

static void test_bodies(void **state) {
  (void)state;
  const og_vec3 cube[9] = {{0, 0, 0},  {1, 1, 1},   {-1, 1, 1},  {1, -1, 1},  {-1, -1, 1},
                           {1, 1, -1}, {-1, 1, -1}, {1, -1, -1}, {-1, -1, -1}};
  assert_true(build(cube, 9));
  assert_int_equal(r.mesh.vertex_edge[0], -1); // the centre is not on the hull, and may still be the start
  og_climb climb = {&r.mesh, 0};
  const og_convex body = og_convex_climb(&climb);
  assert_true(og_norm(body.inside) <= 4 * OG_SCALAR_EPSILON);
  for (int start = 0; start < 9; start++) {
    climb.start = start;
    for (int k = 1; k < 9; k++) assert_int_equal(og_support_of(&body, og_scale((og_scalar)1e300, cube[k])).vertex, k);
  }
  // Everything is level: the last in the order by x, y, z.
  assert_int_equal(og_support_of(&body, (og_vec3){0, 0, 0}).vertex, 1);
  assert_int_equal(og_support_of(&body, (og_vec3){1, 0, 0}).vertex, 1);
}

static void test_flat_but_for_rounding(void **state) {
  (void)state;
  // The limit that the header tells, as small as it was found: a tetrahedron with a vertex (1) in the middle of an
  // edge, turned. The turn rounds that vertex outwards by less than an ulp. Along d, against the face beside it, the
  // vertex at the bottom and its neighbours are level but for rounding, which lets it seem higher than they.
  const og_vec3 point[5] = {{0, 0, 0},
                            {(og_scalar)0.2, (og_scalar)-0.15, 0},
                            {(og_scalar)0.11, (og_scalar)-0.27, (og_scalar)-0.2},
                            {(og_scalar)0.29000000000000004, (og_scalar)-0.03, (og_scalar)0.2},
                            {(og_scalar)-0.19, (og_scalar)-0.67, (og_scalar)0.8}};
  const og_vec3 d = {(og_scalar)-0x1.eb851eb851eb8p-2, (og_scalar)-0x1.47ae147ae147cp-1,
                     (og_scalar)0x1.3333333333334p-1};
  assert_true(build(point, 5));
  const og_hull hull = {5, point};
  const og_support top = og_hull_scan(&hull, d);
  assert_int_equal(top.vertex, 4);
  assert_true(og_dot(d, top.point) > (og_scalar)0.99);
  assert_int_equal(og_hull_climb(&r.mesh, 1, d).support.vertex, 1);
  assert_int_equal(og_hull_climb(&r.mesh, 0, d).support.vertex, 4);
}

// A mesh that is none: each vertex has for its only neighbour the next one. The climb goes through all of them, and no
// further; nor beyond a vertex that has no edges.
static void test_no_mesh(void **state) {
  (void)state;
  enum { COUNT = 6 };
  og_vec3 point[COUNT];
  og_half_edge edge[2 * COUNT];
  int vertex_edge[COUNT];
  for (int k = 0; k < COUNT; k++) {
    point[k] = (og_vec3){(og_scalar)k, 0, 0};
    edge[2 * k] = (og_half_edge){k, 2 * k + 1, 2 * k, 0};
    edge[2 * k + 1] = (og_half_edge){(k + 1) % COUNT, 2 * k, 2 * k, 0};
    vertex_edge[k] = 2 * k;
  }
  const og_half_edge_mesh mesh = {COUNT, 2 * COUNT, 0, point, edge, NULL, vertex_edge};
  for (int top = COUNT - 1; top > 0; top--) {
    const og_climb_result climb = og_hull_climb(&mesh, 0, (og_vec3){1, 0, 0});
    assert_true(climb.support.vertex == top && climb.steps == top && climb.heights == (unsigned long)top + 1);
    vertex_edge[top - 1] = -1;
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_exact_on_grids),
      cmocka_unit_test(test_a_cube_cut_into_a_grid),
      cmocka_unit_test(test_families),
      cmocka_unit_test(test_bodies),
      cmocka_unit_test(test_flat_but_for_rounding),
      cmocka_unit_test(test_no_mesh),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
