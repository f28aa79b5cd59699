// Pairs of triangles, many of them degenerate, touching or an ulp from it: what the checker finds is what the oracle
// finds by linear algebra. So it is for triangles of two meshes, and for those of one that name common points.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/mesh_pairs/meeting.h"
#include "tests/oracle/triangles.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/gen/random.h"

enum { POINTS = 6 };
#define PAIRS ((int)wanted_share(4000))

typedef struct bench {
  og_random random;
  double point[POINTS][3];
  int32_t name[6]; // of the corners of both
  og_mesh_problem problem;
  og_triangle_work work;
  or_triangle a, b;
  int seen[4];
} bench;

// A coordinate of a small lattice, sometimes an ulp beside it.
static double coordinate(bench *b, int reach) {
  const double whole = (double)og_random_integer(&b->random, -reach, reach);
  if (og_random_integer(&b->random, 0, 15) > 0) return whole;
  return nextafter(whole, og_random_flip(&b->random) ? 9 : -9);
}

// Points on a lattice, all in one plane, all on one line, or anywhere.
static void place_points(bench *b) {
  const int kind = (int)og_random_integer(&b->random, 0, 5), reach = (int)og_random_integer(&b->random, 1, 3);
  for (int k = 0; k < POINTS; k++)
    for (int i = 0; i < 3; i++) b->point[k][i] = coordinate(b, reach);
  for (int k = 0; k < POINTS; k++) {
    if (kind == 0) b->point[k][2] = 0;
    if (kind == 1) b->point[k][2] = b->point[k][0] + b->point[k][1];
    if (kind == 2) b->point[k][1] = b->point[k][2] = b->point[k][0];
    for (int i = 0; i < 3 && kind == 3; i++) b->point[k][i] = og_random_between(&b->random, -1, 1);
  }
}

static void set_points(bench *b) {
  assert_int_equal(og_mesh_problem_set_doubles(&b->problem, &b->point[0][0], POINTS, NULL, 0), OG_PROBLEM_OK);
  og_triangles_resize(&b->problem.a, 2);
  for (int k = 0; k < 3; k++) {
    b->problem.a.of[0].at[k] = b->name[k];
    b->problem.a.of[1].at[k] = b->name[3 + k];
    for (int i = 0; i < 3; i++) {
      mpq_set_d(b->a.corner[k][i], b->point[b->name[k]][i]);
      mpq_set_d(b->b.corner[k][i], b->point[b->name[3 + k]][i]);
    }
    b->a.name[k] = b->name[k];
    b->b.name[k] = b->name[3 + k];
  }
}

static void print_pair(const bench *b) {
  for (int k = 0; k < 6; k++)
    printf("%d: (%a, %a, %a)\n", (int)b->name[k], b->point[b->name[k]][0], b->point[b->name[k]][1],
           b->point[b->name[k]][2]);
}

// What the checker finds, with its kind where it says only that they meet.
static or_common found(bench *b, bool beyond) {
  const og_triangle_view a = og_view_triangle(&b->problem.points.a, &b->problem.a, 0),
                         c = og_view_triangle(&b->problem.points.a, &b->problem.a, 1);
  og_triangle_relation meeting =
      beyond ? og_decide_triangles_beyond(&a, &c, &b->work) : og_decide_triangles(&a, &c, &b->work);
  const og_triangle_relation kind = og_triangles_kind(&a, &c, &b->work);
  if (meeting == OG_TRIANGLES_CROSSING) assert_int_equal(kind, OG_TRIANGLES_CROSSING);
  if (meeting == OG_TRIANGLES_SOME) meeting = kind;
  switch (meeting) {
  case OG_TRIANGLES_APART: return OR_APART;
  case OG_TRIANGLES_CROSSING: return OR_CROSSING;
  case OG_TRIANGLES_TOUCHING: return OR_TOUCHING;
  case OG_TRIANGLES_COPLANAR: return OR_COPLANAR;
  case OG_TRIANGLES_SOME:
  case OG_TRIANGLES_UNSURE: break;
  }
  print_pair(b);
  fail_msg("unsure");
  return OR_APART;
}

static void compare(bench *b, bool beyond) {
  set_points(b);
  const or_common wanted = beyond ? or_triangles_meet_beyond(&b->a, &b->b) : or_triangles_meet(&b->a, &b->b);
  const or_common got = found(b, beyond);
  if (got != wanted) print_pair(b);
  assert_int_equal(got, wanted);
  b->seen[wanted]++;
}

static void start(bench *b, const char *name) {
  *b = (bench){.seen = {0}};
  og_random_start(&b->random, name, 1, 0);
  og_mesh_problem_init(&b->problem);
  og_triangle_work_init(&b->work);
  or_triangle_init(&b->a);
  or_triangle_init(&b->b);
}

// Each outcome has to occur often, or the test says little.
static void end(bench *b) {
  for (int k = 0; k < 4; k++) assert_true(b->seen[k] >= wanted_share(20));
  og_mesh_problem_clear(&b->problem);
  og_triangle_work_clear(&b->work);
  or_triangle_clear(&b->a);
  or_triangle_clear(&b->b);
}

static void test_two_meshes(void **state) {
  (void)state;
  bench b;
  start(&b, "two meshes");
  for (int k = 0; k < PAIRS; k++) {
    place_points(&b);
    for (int32_t c = 0; c < 6; c++) b.name[c] = c;
    // Sometimes a triangle names a point twice, or three times.
    if (og_random_integer(&b.random, 0, 4) == 0) b.name[1] = b.name[0];
    if (og_random_integer(&b.random, 0, 4) == 0) b.name[5] = b.name[3];
    if (og_random_integer(&b.random, 0, 9) == 0) b.name[2] = b.name[1];
    compare(&b, false);
  }
  end(&b);
}

static void test_one_mesh(void **state) {
  (void)state;
  bench b;
  start(&b, "one mesh");
  for (int k = 0; k < PAIRS; k++) {
    place_points(&b);
    for (int c = 0; c < 6; c++) b.name[c] = (int32_t)og_random_integer(&b.random, 0, 4);
    compare(&b, true);
  }
  end(&b);
}

// Pairs whose answers are plain.
static void test_plain(void **state) {
  (void)state;
  bench b;
  start(&b, "plain");
  static const double fan[POINTS][3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 0}, {2, 2, 0}};
  for (int k = 0; k < POINTS; k++)
    for (int i = 0; i < 3; i++) b.point[k][i] = fan[k][i];
  const struct {
    int32_t name[6];
    or_common common;
  } plain[] = {
      {{0, 1, 2, 0, 1, 3}, OR_APART},    // an edge between two planes
      {{0, 1, 2, 0, 1, 4}, OR_COPLANAR}, // the same side of a common edge
      {{0, 1, 4, 0, 2, 4}, OR_APART},    // its two sides
      {{0, 1, 2, 0, 3, 4}, OR_TOUCHING}, // an edge from a corner through a triangle
      {{0, 1, 2, 0, 4, 5}, OR_TOUCHING}, // a segment from a corner along a triangle
      {{0, 1, 2, 2, 1, 0}, OR_COPLANAR}, // the same points
      {{0, 4, 5, 5, 4, 0}, OR_APART},    // the same points, on a line
  };
  for (size_t k = 0; k < sizeof plain / sizeof *plain; k++) {
    for (int c = 0; c < 6; c++) b.name[c] = plain[k].name[c];
    set_points(&b);
    assert_int_equal(found(&b, true), plain[k].common);
  }
  for (int k = 0; k < 4; k++) b.seen[k] = PAIRS;
  end(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_plain),
      cmocka_unit_test(test_two_meshes),
      cmocka_unit_test(test_one_mesh),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
