#include "tests/shared/polygon_oracle.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { CORNERS = 64, RADIUS = 1 << 20, NUMERATOR = 1002, DENOMINATOR = 1000 };

static void corner(long at[2], int k) {
  const double angle = 2 * acos(-1.0) * k / (double)CORNERS;
  at[0] = (long)(cos(angle) * (RADIUS - 1));
  at[1] = (long)(sin(angle) * (RADIUS - 1));
}

// Integers decide whether the corners lie within the circle, and the enlarged sides outside.
static void expect_polygon(void) {
  for (int k = 0; k < CORNERS; k++) {
    long p[2], q[2];
    corner(p, k);
    corner(q, (k + 1) % CORNERS);
    assert_true(p[0] * p[0] + p[1] * p[1] <= (long)RADIUS * RADIUS);
    const long e[2] = {q[0] - p[0], q[1] - p[1]}, area = p[0] * q[1] - p[1] * q[0];
    assert_true(area > 0);
    const long double height = (long double)area * (long)NUMERATOR / ((long)RADIUS * DENOMINATOR); // far from a tie
    assert_true(height * height > (long double)(e[0] * e[0] + e[1] * e[1]) * (1 + 1e-6L));
  }
}

void or_polygon_oracle_init(or_polygon_oracle *oracle) {
  oracle->solver = og_solver_new();
  og_problem_init(&oracle->problem);
  og_answer_init(&oracle->answer);
  og_curved_axes_init(&oracle->axes);
  expect_polygon();
}

void or_polygon_oracle_clear(or_polygon_oracle *oracle) {
  og_solver_free(oracle->solver);
  og_problem_clear(&oracle->problem);
  og_answer_clear(&oracle->answer);
  og_curved_axes_clear(&oracle->axes);
}

static void add_scaled(og_ivec *at, long factor, const og_ivec *v) {
  og_int k;
  og_int_init(&k);
  og_int_set_si(&k, factor);
  og_ivec_addmul(at, &k, v);
  og_int_clear(&k);
}

static void set_prism(or_polygon_oracle *oracle, og_points *to, const og_points *frame, og_curve curve, long unit,
                      long scale) {
  const og_curved_axes *axes = &oracle->axes;
  assert_true(og_curved_axes_set(&oracle->axes, frame));
  const bool to_apex = curve == OG_CURVE_CONE && !og_ivec_is_zero(&axes->a);
  og_points_resize(to, 2 * CORNERS);
  for (int k = 0; k < 2 * CORNERS; k++) {
    const bool top = k >= CORNERS;
    long at[2];
    corner(at, k % CORNERS);
    og_ivec_set_zero(&to->at[k]);
    add_scaled(&to->at[k], unit, &frame->at[0]);
    add_scaled(&to->at[k], top ? unit : -unit, &axes->a);
    add_scaled(&to->at[k], top && to_apex ? 0 : scale * at[0], &axes->u);
    add_scaled(&to->at[k], top && to_apex ? 0 : scale * at[1], &axes->v);
  }
}

static void set_polygons(or_polygon_oracle *oracle, const og_enclosure_problem *problem, bool larger) {
  const long unit = (long)RADIUS * DENOMINATOR, scale = larger ? NUMERATOR : DENOMINATOR;
  og_problem *pair = &oracle->problem;
  for (int body = 0; body < 2; body++) {
    const og_points *from = og_enclosure_points(problem, body);
    og_points *to = body == 0 ? &pair->a : &pair->b;
    if (problem->curve[body] != OG_CURVE_NONE) {
      set_prism(oracle, to, from, problem->curve[body], unit, scale);
      continue;
    }
    og_points_resize(to, from->count);
    for (size_t k = 0; k < from->count; k++) {
      og_ivec_set_zero(&to->at[k]);
      add_scaled(&to->at[k], unit, &from->at[k]);
    }
  }
  og_int_set_si(&pair->unit_den, unit);
  og_int_mul(&pair->radius, &pair->unit_den, &problem->pair.radius);
  og_int_mul(&pair->unit_den, &pair->unit_den, &problem->pair.unit_den);
  pair->unit_exp = problem->pair.unit_exp;
  og_int_set_si(&pair->until_den, 1);
  og_problem_approximate(pair);
}

void or_polygon_distance(or_polygon_oracle *oracle, const og_enclosure_problem *problem, bool larger) {
  set_polygons(oracle, problem, larger);
  assert_int_equal(og_solve(oracle->solver, OG_DISTANCE, &oracle->problem, NULL, &oracle->answer), OG_ANSWERED);
}

void or_polygon_depth(or_polygon_oracle *oracle, const og_enclosure_problem *problem, bool larger) {
  set_polygons(oracle, problem, larger);
  assert_int_equal(og_solve(oracle->solver, OG_DEPTH, &oracle->problem, NULL, &oracle->answer), OG_ANSWERED);
}

void or_polygon_sweep(or_polygon_oracle *oracle, const og_enclosure_problem *problem, bool larger) {
  og_problem *pair = &oracle->problem;
  set_polygons(oracle, problem, larger);
  og_ivec_set_zero(&pair->velocity);
  add_scaled(&pair->velocity, (long)RADIUS * DENOMINATOR, &problem->pair.velocity);
  pair->has_until = problem->pair.has_until;
  og_int_set(&pair->until_num, &problem->pair.until_num);
  og_int_set(&pair->until_den, &problem->pair.until_den);
  assert_int_equal(og_solve(oracle->solver, OG_SWEEP, pair, NULL, &oracle->answer), OG_ANSWERED);
}

int or_polygon_order(const og_surd *number, const og_rational *bound) {
  og_surd other;
  og_surd_init(&other);
  og_surd_set_zero(&other);
  og_int_set(&other.p, &bound->num);
  og_int_set(&other.m, &bound->den);
  const int order = og_surd_compare(number, &other);
  og_surd_clear(&other);
  return order;
}
