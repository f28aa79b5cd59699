// The placements of the studies are what they say: by the exact solver, and by counting.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "ref/separation/chung_wang.h"
#include "ref/separation/sat_obb.h"
#include "spec/number/allocation.h"
#include "tests/separation/truth.h"
#include "tool/run/exact_pair.h"
#include "tool/study/box_placement.h"
#include "tool/study/hull_pair.h"
#include "tool/study/scatter.h"

static void rotations_are_rotations(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "rotation", 1, 0);
  og_vec3 mean = {0, 0, 0};
  for (int k = 0; k < 4000; k++) {
    const og_mat3 m = og_scatter_rotation(&random);
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++) // 16: what obb.h takes for orthonormal
        assert_true(fabs(og_dot(m.row[i], m.row[j]) - (i == j)) <= 16 * OG_SCALAR_EPSILON);
    assert_true(og_dot(og_cross(m.row[0], m.row[1]), m.row[2]) > 0);
    mean = og_add_scaled(mean, 1.0 / 4000, m.row[0]);
  }
  // Uniform: the mean of 4000 has a standard deviation of 0.009 a component.
  assert_true(og_norm(mean) < 0.06);
}

static void circles_go_round_once(void **state) {
  (void)state;
  double before = -4;
  for (int k = 0; k < 1000; k++) {
    const og_scatter_point p = og_scatter_circle(k / 1000.0);
    assert_true(fabs(p.x[0] * p.x[0] + p.x[1] * p.x[1] - 1) <= 4 * OG_SCALAR_EPSILON);
    const double angle = atan2(-p.x[1], -p.x[0]); // from -pi upwards
    assert_true(angle > before || k == 0);
    before = angle;
  }
}

// ---- boxes ----

typedef struct tally {
  og_exact_pair exact;
  double gap; // of boxes of half diagonal 1, or NaN
  long pairs, meeting, leaves;
} tally;

static void check_gap(void *context, const og_obb *a, const og_obb *b) {
  tally *t = context;
  og_vec3 corner[2][8];
  og_obb_corners(corner[0], a);
  og_obb_corners(corner[1], b);
  const og_body body[2] = {{.vertex = corner[0], .vertex_count = 8}, {.vertex = corner[1], .vertex_count = 8}};
  assert_true(og_exact_pair_solve(&t->exact, &body[0], &body[1]));
  // Moved by the gap along a line that may run slantwise to the faces.
  const double diagonal = og_norm((og_vec3){a->half[0], a->half[1], a->half[2]});
  assert_true(t->exact.signed_distance <= t->gap * diagonal + 16 * OG_SCALAR_EPSILON);
  assert_true(t->exact.signed_distance > -16 * OG_SCALAR_EPSILON);
  assert_true(t->gap == 0 || t->exact.relation == OG_SEPARATED);
  t->pairs++;
}

static void gaps_are_gaps(void **state) {
  (void)state;
  tally t = {.pairs = 0};
  og_exact_pair_init(&t.exact);
  const size_t wanted = (size_t)wanted_pairs(300) < 300 ? 20 : 300;
  for (int k = 0; k < og_box_placement_count(); k++) {
    og_box_placement placement = og_box_placement_at(k);
    if (placement.placing != OG_PLACING_GAP) continue;
    t.gap = placement.gap;
    og_box_placement_draw(&placement, 3, wanted, check_gap, &t);
    placement.gap = t.gap = 0; // touching, but for rounding
    og_box_placement_draw(&placement, 4, wanted / 10, check_gap, &t);
  }
  assert_true(t.pairs > 0);
  og_exact_pair_clear(&t.exact);
}

static void count_pair(void *context, const og_obb *a, const og_obb *b) {
  tally *t = context;
  t->pairs++;
  t->meeting += !og_sat_obb(a, b).apart;
}

// Every visit but the first is a child's, and parents have two: V = 1 + 2 I. So at least (V - 1) / 2 pairs met.
static void traversals_visit_both_children(void **state) {
  (void)state;
  og_box_tree *tree = og_grow(NULL, 1, sizeof *tree);
  og_box_tree_torus(tree, 0.25);
  assert_int_equal(tree->node_count, 2 * OG_BOX_TREE_TRIANGLES - 1);
  const og_box_pose here = {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}, {0, 0, 0}};
  for (int k = 0; k < 20; k++) {
    og_random random;
    og_random_start(&random, "traversal", 1, (uint64_t)k);
    const og_box_pose there = {og_scatter_rotation(&random), {0.25 * k, 0, 0}};
    tally t = {.pairs = 0};
    og_box_tree_traverse(tree, here, tree, there, count_pair, &t);
    assert_true(t.pairs % 2 == 1 && 2 * t.meeting >= t.pairs - 1);
    if (k == 19) assert_int_equal(t.pairs, 1); // 4.75 apart, of radius 1.25
    if (k == 0) assert_true(t.pairs > 100);
  }
  free(tree);
}

// ---- polyhedra ----

static void polyhedra_are_as_far_apart_as_wanted(void **state) {
  (void)state;
  og_hull_solid *solid = og_grow(NULL, 2, sizeof *solid);
  og_exact_pair answer_of;
  og_exact_pair_init(&answer_of);
  const int wanted = wanted_pairs(200) < 200 ? 10 : 200;
  int placed = 0;
  for (int k = 0; k < wanted; k++) {
    og_random random;
    og_random_start(&random, "placing", 1, (uint64_t)k);
    const double gap = (k % 2 == 0 ? 1 : -1) * ldexp(1, -4 - k % 40);
    const bool drawn = k % 3 == 0 ? og_hull_solid_cuboid(&solid[0], 0.25, &random)
                                  : og_hull_solid_draw(&solid[0], 8 + k % 50, 1, &random);
    if (!drawn || !og_hull_solid_draw(&solid[1], 24, 1, &random)) continue;
    if (!og_hull_pair_place(&solid[0], &solid[1], gap, &random)) continue;
    const og_body a = og_hull_body(&solid[0]), b = og_hull_body(&solid[1]);
    assert_true(og_exact_pair_solve(&answer_of, &a, &b));
    assert_true(fabs(answer_of.signed_distance - gap) <= 32 * OG_SCALAR_EPSILON);
    placed++;
  }
  assert_true(placed > wanted / 2);
  og_exact_pair_clear(&answer_of);
  free(solid);
}

// Two cubes across each other, 2^-30 apart: with its rules the iteration ends, without them it goes round.
static void the_extra_rules_end_it(void **state) {
  (void)state;
  og_hull_solid *solid = og_grow(NULL, 2, sizeof *solid);
  int endless = 0;
  for (int k = 0; k < 20; k++) {
    og_random random;
    og_random_start(&random, "rules", 1, (uint64_t)k);
    assert_true(og_hull_solid_cuboid(&solid[0], 1, &random) && og_hull_solid_cuboid(&solid[1], 1, &random));
    assert_true(og_hull_pair_place(&solid[0], &solid[1], 0x1p-30, &random));
    const og_body a = og_hull_body(&solid[0]), b = og_hull_body(&solid[1]);
    const og_vec3 along = og_scatter_rounded(og_scatter_direction(&random));
    const og_chung_wang_result with = og_chung_wang(&a.convex, &b.convex, along);
    const og_chung_wang_result same =
        og_chung_wang_by_rules(&a.convex, &b.convex, along, (og_chung_wang_rules){true, true});
    const og_chung_wang_result bare =
        og_chung_wang_by_rules(&a.convex, &b.convex, along, (og_chung_wang_rules){false, false});
    assert_true(with.outcome == OG_OUTCOME_ANSWERED && with.verdict != OG_CHUNG_WANG_MEET);
    assert_true(with.rounds == same.rounds && with.verdict == same.verdict);
    assert_int_equal(bare.switches, 0);
    endless += bare.outcome == OG_OUTCOME_ITERATION_LIMIT;
  }
  assert_true(endless > 10);
  free(solid);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rotations_are_rotations),
      cmocka_unit_test(circles_go_round_once),
      cmocka_unit_test(gaps_are_gaps),
      cmocka_unit_test(traversals_visit_both_children),
      cmocka_unit_test(polyhedra_are_as_far_apart_as_wanted),
      cmocka_unit_test(the_extra_rules_end_it),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
