// The sweep that tells whether a polygon is simple, against a look at every two edges. Rings on lattices, where corners
// lie on edges, edges on each other and some stand upright; stars, simple but for the one corner that is moved onto an
// edge, beyond it or to another corner; with a hole or without. A star of many points is found simple without all
// pairs.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <time.h>

#include <cmocka.h>

#include "spec/triangulate/simple.h"
#include "spec/triangulate/solve/triangulate.h"
#include "tests/shared/random_pair.h"

enum { SETS = 30000, MOST = 60, STAR = 16000 };

typedef struct bench {
  or_random random;
  og_polygon_problem problem;
  double xyz[3 * MOST];
  size_t count;
  long simple[3], faulty[3]; // by family
} bench;

static int draw(bench *b, int low, int high) { return or_random_int(&b->random, low, high); }

static void put(bench *b, double x, double y) {
  b->xyz[3 * b->count] = x;
  b->xyz[3 * b->count + 1] = y;
  b->xyz[3 * b->count++ + 2] = 0;
}

static void put_lattice(bench *b, int corners, int size) {
  for (int k = 0; k < corners; k++) {
    const int x = draw(b, -size, size);
    put(b, x, draw(b, -size, size));
  }
}

// About the origin, so simple.
static void put_star(bench *b, int corners, double size) {
  for (int k = 0; k < corners; k++) {
    const double angle = 2 * 3.14159265358979 * k / corners, length = size * (1.5 + or_random_uniform(&b->random));
    put(b, ldexp(round(ldexp(length * cos(angle), 20)), -20), ldexp(round(ldexp(length * sin(angle), 20)), -20));
  }
}

// A corner onto the middle of an edge or a little beyond, or to another corner.
static void move_corner(bench *b, size_t of) {
  const size_t k = (size_t)draw(b, 0, (int)of - 1), from = (size_t)draw(b, 0, (int)of - 1), to = (from + 1) % of;
  const int part = draw(b, 0, 2);
  for (size_t axis = 0; axis < 2; axis++)
    b->xyz[3 * k + axis] = (part * b->xyz[3 * from + axis] + (2 - part) * b->xyz[3 * to + axis]) / 2;
  if (draw(b, 0, 3) == 0) b->xyz[3 * k] = nextafter(b->xyz[3 * k], 10);
}

static bool every_two_are_good(og_polygon_edges *edges) {
  for (size_t i = 0; i < edges->count; i++)
    for (size_t j = i; j < edges->count; j++)
      if (og_polygon_fault_of(edges, i, j) != OG_POLYGON_SIMPLE) return false;
  return true;
}

static void try_rings(bench *b, size_t hole, int family) {
  assert_int_equal(og_hull_problem_set_doubles(&b->problem.points, 2, b->xyz, b->count), OG_PROBLEM_OK);
  og_polygon_problem_fill(&b->problem);
  if (hole > 0) og_polygon_problem_add_hole(&b->problem, hole);
  og_polygon_edges edges;
  og_polygon_edges_init(&edges, &b->problem);
  const bool simple = every_two_are_good(&edges);
  assert_int_equal(og_polygon_is_simple(&edges), simple);
  *(simple ? &b->simple[family] : &b->faulty[family]) += 1;
  og_polygon_edges_clear(&edges);
}

static void test_random(void **state) {
  static bench b;
  (void)state;
  b.random = or_random_seeded(3);
  og_polygon_problem_init(&b.problem);
  for (int n = 0; n < SETS; n++) {
    const int family = n % 3;
    size_t hole = 0;
    b.count = 0;
    if (family == 0) put_lattice(&b, draw(&b, 3, 7), draw(&b, 2, 6));
    if (family > 0) put_star(&b, draw(&b, 3, 30), 1);
    if (family == 2) move_corner(&b, b.count);
    if (n % 2 == 0) {
      hole = b.count;
      if (family == 0) put_lattice(&b, 3, 5);
      else put_star(&b, draw(&b, 3, 20), draw(&b, 0, 9) == 0 ? 1 : 0.125);
    }
    try_rings(&b, hole, family);
  }
  for (int family = 0; family < 3; family++) {
    assert_true(b.simple[family] > SETS / 50);
    assert_true(b.faulty[family] > SETS / 200);
  }
  og_polygon_problem_clear(&b.problem);
}

// ---- growth ----

static double *make_spikes(size_t count) {
  double *xyz = malloc(3 * count * sizeof *xyz);
  assert_non_null(xyz);
  for (size_t k = 0; k < count; k++) {
    const double angle = 2 * 3.14159265358979 * (double)k / (double)count, length = k % 2 == 0 ? 0.5 : 1;
    xyz[3 * k] = length * cos(angle);
    xyz[3 * k + 1] = length * sin(angle);
    xyz[3 * k + 2] = 0;
  }
  return xyz;
}

// Where the sweep comes first, and finds a fault, all pairs say which it is.
static void test_crowded(void **state) {
  (void)state;
  const size_t count = 1000;
  double *xyz = make_spikes(count);
  og_polygon_problem problem = {.hole_count = 0};
  og_hull_problem_init(&problem.points);
  for (int round = 0; round < 2; round++) {
    uint32_t edge[2] = {0, 0};
    og_polygon_edges edges;
    assert_int_equal(og_hull_problem_set_doubles(&problem.points, 2, xyz, count), OG_PROBLEM_OK);
    og_polygon_edges_init(&edges, &problem);
    const og_polygon_fault fault = og_polygon_find_fault(&edges, edge);
    assert_int_equal(fault, round == 0 ? OG_POLYGON_SIMPLE : OG_POLYGON_CROSSING);
    if (round == 1) assert_int_equal(og_polygon_fault_of(&edges, edge[0], edge[1]), OG_POLYGON_CROSSING);
    og_polygon_edges_clear(&edges);
    xyz[3 * 501] = 2; // a spike of the left side goes across all to the right
  }
  og_hull_problem_clear(&problem.points);
  free(xyz);
}

static double seconds_of(size_t count) {
  double *xyz = make_spikes(count), least = 1e9;
  og_polygon_problem problem = {.hole_count = 0};
  og_hull_problem_init(&problem.points);
  assert_int_equal(og_hull_problem_set_doubles(&problem.points, 2, xyz, count), OG_PROBLEM_OK);
  for (int run = 0; run < 3; run++) {
    og_triangulation_answer answer;
    og_triangulation_answer_init(&answer);
    const clock_t start = clock();
    assert_int_equal(og_solve_triangulation(&problem, &answer), OG_TRIANGULATION_ACCEPTED);
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    if (seconds < least) least = seconds;
    assert_int_equal(answer.finding.fault, OG_POLYGON_SIMPLE);
    og_triangulation_answer_clear(&answer);
  }
  og_hull_problem_clear(&problem.points);
  free(xyz);
  return least;
}

static void test_growth(void **state) {
  (void)state;
  const double few = seconds_of(STAR / 8), many = seconds_of(STAR);
  // Below the clock's grain a quotient says nothing.
  assert_true(many < 0.01 || many < 30 * few);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_random), cmocka_unit_test(test_crowded),
                                     cmocka_unit_test(test_growth)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
