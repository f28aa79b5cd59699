// The tree of points against a look at each: the same answer for every triangle while points are removed one by one.
// Lattices, where points lie on edges; doubles; and coordinates of which the largest hide the others from doubles.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "spec/hull/problem.h"
#include "spec/triangulate/solve/point_tree.h"
#include "tests/shared/random_points.h"

enum { MOST = 300, TRIANGLES = 60 };

typedef struct bench {
  og_hull_problem problem;
  og_turns turns;
  double xyz[3 * MOST];
  uint32_t number[MOST];
  bool is_left[MOST];
  size_t count;
  long hits, misses;
} bench;

static bool looks(bench *b, uint32_t p, uint32_t q, uint32_t r) {
  for (uint32_t k = 0; k < b->count; k++)
    if (b->is_left[k] && k != p && k != r && og_turn(&b->turns, r, p, k) >= 0 && og_turn(&b->turns, p, q, k) >= 0 &&
        og_turn(&b->turns, q, r, k) >= 0)
      return true;
  return false;
}

static uint32_t draw(or_random *random, size_t count) { return (uint32_t)or_random_int(random, 0, (int)count - 1); }

static void ask_triangles(bench *b, const og_point_tree *tree, or_random *random) {
  for (int k = 0; k < TRIANGLES; k++) {
    const uint32_t p = draw(random, b->count), q = draw(random, b->count), r = draw(random, b->count);
    if (og_turn(&b->turns, p, q, r) <= 0) continue;
    const bool meets = og_point_tree_meets(tree, p, q, r);
    assert_int_equal(meets, looks(b, p, q, r));
    *(meets ? &b->hits : &b->misses) += 1;
  }
}

// All points but each third are in the tree; half of these leave it.
static void try_points(bench *b, or_random *random) {
  og_point_tree tree;
  size_t in = 0;
  assert_int_equal(og_hull_problem_set_doubles(&b->problem, 2, b->xyz, b->count), OG_PROBLEM_OK);
  og_turns_init(&b->turns, og_hull_points(&b->problem));
  for (uint32_t k = 0; k < b->count; k++) {
    b->is_left[k] = k % 3 != 0;
    if (b->is_left[k]) b->number[in++] = k;
  }
  og_point_tree_init(&tree, &b->turns, b->number, in, b->count);
  ask_triangles(b, &tree, random);
  for (size_t k = 0; k < in; k += 2) {
    og_point_tree_remove(&tree, b->number[k]);
    b->is_left[b->number[k]] = false;
    if (k % 16 == 0) ask_triangles(b, &tree, random);
  }
  ask_triangles(b, &tree, random);
  og_point_tree_clear(&tree);
  og_turns_clear(&b->turns);
}

static void test_every_triangle(void **state) {
  (void)state;
  bench b = {.hits = 0};
  or_random random = or_random_seeded(1);
  og_hull_problem_init(&b.problem);
  for (int round = 0; round < 120; round++) {
    b.count = (size_t)or_random_int(&random, 3, round % 4 == 0 ? MOST : 40);
    if (round % 3 == 0) or_lattice_points(b.xyz, b.count, 6, &random);
    else or_uniform_points(b.xyz, b.count, 10, &random);
    // Far from the first point doubles lose what tells the others apart.
    if (round % 3 == 2) b.xyz[0] = b.xyz[1] = 0x1p70;
    for (size_t k = 0; k < b.count; k++) b.xyz[3 * k + 2] = 0;
    try_points(&b, &random);
  }
  assert_true(b.hits > 1000);
  assert_true(b.misses > 1000);
  og_hull_problem_clear(&b.problem);
}

static void test_no_points(void **state) {
  (void)state;
  const double xyz[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
  og_hull_problem problem;
  og_turns turns;
  og_point_tree tree;
  og_hull_problem_init(&problem);
  assert_int_equal(og_hull_problem_set_doubles(&problem, 2, xyz, 3), OG_PROBLEM_OK);
  og_turns_init(&turns, og_hull_points(&problem));
  og_point_tree_init(&tree, &turns, NULL, 0, 3);
  assert_false(og_point_tree_meets(&tree, 0, 1, 2));
  og_point_tree_clear(&tree);
  og_turns_clear(&turns);
  og_hull_problem_clear(&problem);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_triangle), cmocka_unit_test(test_no_points)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
