// Bodies of scalars from exact ones: every number the nearest, every kind with the fields that body.h promises. And
// what the study measures with: exact errors, extents, gaps.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <mpfr.h>

#include "tool/run/exact_pair.h"
#include "tool/run/extent.h"
#include "ref/body_check.h"
#include "tool/run/make_body.h"
#include "tool/run/round_quotient.h"
#include "tool/run/sample.h"

// ---- rounding ----

// What MPFR, an independent implementation, rounds num / den to. 1022 + 52 bits below 1 are all there are.
static double nearest_by_mpfr(const og_int *num, const og_int *den) {
  const mpfr_exp_t least = mpfr_get_emin(), most = mpfr_get_emax();
  mpfr_set_emin(-1073);
  mpfr_set_emax(1024);
  mpq_t quotient;
  mpq_init(quotient);
  mpz_set(mpq_numref(quotient), num->z);
  mpz_set(mpq_denref(quotient), den->z);
  mpq_canonicalize(quotient);
  mpfr_t rounded;
  mpfr_init2(rounded, 53);
  const int inexact = mpfr_set_q(rounded, quotient, MPFR_RNDN);
  mpfr_subnormalize(rounded, inexact, MPFR_RNDN);
  const double result = mpfr_get_d(rounded, MPFR_RNDN);
  mpfr_clear(rounded);
  mpq_clear(quotient);
  mpfr_set_emin(least);
  mpfr_set_emax(most);
  return result;
}

static void expect_same(double got, double expected) {
  if (memcmp(&got, &expected, sizeof got) != 0) fail_msg("%a instead of %a", got, expected);
}

static void expect_nearest(const og_int *num, const og_int *den) {
  expect_same(og_round_quotient(num, den), nearest_by_mpfr(num, den));
}

static void quotients_are_rounded_once(void **state) {
  (void)state;
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  gmp_randstate_t random;
  gmp_randinit_default(random);
  gmp_randseed_ui(random, 3);
  for (int k = 0; k < 20000; k++) {
    // From far below the subnormal numbers to beyond the largest, numerators long and short.
    mpz_urandomb(num.z, random, 1 + gmp_urandomm_ui(random, 200));
    mpz_urandomb(den.z, random, 1 + gmp_urandomm_ui(random, 200));
    mpz_add_ui(den.z, den.z, 1);
    if (gmp_urandomm_ui(random, 2) == 0) mpz_mul_2exp(num.z, num.z, gmp_urandomm_ui(random, 1200));
    else mpz_mul_2exp(den.z, den.z, gmp_urandomm_ui(random, 1200));
    if (gmp_urandomm_ui(random, 2) == 0) og_int_neg(&num, &num);
    if (og_int_sign(&num) == 0) continue; // MPFR has no zero without a sign to compare with
    expect_nearest(&num, &den);
  }
  gmp_randclear(random);
  og_int_clear(&num);
  og_int_clear(&den);
}

// Ties and their neighbours: (2^53 + offset) / 2^shift, 2^53 + 1 being halfway between two doubles.
static void ties_go_to_even(void **state) {
  (void)state;
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  static const int shifts[] = {0, 53, 1000, 1074, 1075, 1100, 1126, 1127, 1128, 1129};
  for (size_t s = 0; s < sizeof shifts / sizeof shifts[0]; s++)
    for (long offset = -5; offset <= 5; offset++)
      for (long epsilon = -1; epsilon <= 1; epsilon++) {
        mpz_set_ui(num.z, 1);
        mpz_mul_2exp(num.z, num.z, 53);
        if (offset >= 0) mpz_add_ui(num.z, num.z, (unsigned long)offset);
        else mpz_sub_ui(num.z, num.z, (unsigned long)-offset);
        // epsilon 2^-300 beside it
        mpz_mul_2exp(num.z, num.z, 300);
        if (epsilon > 0) mpz_add_ui(num.z, num.z, 1);
        if (epsilon < 0) mpz_sub_ui(num.z, num.z, 1);
        mpz_set_ui(den.z, 1);
        mpz_mul_2exp(den.z, den.z, 300 + (mp_bitcnt_t)shifts[s]);
        expect_nearest(&num, &den);
      }
  og_int_clear(&num);
  og_int_clear(&den);
}

// About where a quotient is a number as it is: 53 bits over a power of two that is not large.
static void powers_of_two_below(void **state) {
  (void)state;
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  for (mp_bitcnt_t bits = 20; bits <= 56; bits++)
    for (mp_bitcnt_t below = 0; below <= 104; below += below == 0 ? 94 : 1) {
      mpz_set_ui(num.z, 0);
      mpz_setbit(num.z, bits);
      mpz_sub_ui(num.z, num.z, 1);
      if (bits % 2 == 0) og_int_neg(&num, &num);
      mpz_set_ui(den.z, 0);
      mpz_setbit(den.z, below);
      expect_nearest(&num, &den);
      mpz_add_ui(den.z, den.z, 2); // no power of two
      expect_nearest(&num, &den);
    }
  og_int_clear(&num);
  og_int_clear(&den);
}

static void the_ends_of_the_range(void **state) {
  (void)state;
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  og_int_set_si(&den, 1);
  expect_same(og_round_quotient(&num, &den), 0.0);
  mpz_set_d(num.z, DBL_MAX);
  expect_same(og_round_quotient(&num, &den), DBL_MAX);
  mpz_setbit(num.z, 969); // just below halfway to 2^1024
  expect_same(og_round_quotient(&num, &den), DBL_MAX);
  mpz_setbit(num.z, 970); // beyond it
  expect_same(og_round_quotient(&num, &den), HUGE_VAL);
  og_int_neg(&num, &num);
  expect_same(og_round_quotient(&num, &den), -HUGE_VAL);
  og_int_set_si(&num, 1);
  mpz_set_ui(den.z, 0);
  mpz_setbit(den.z, 1074);
  expect_same(og_round_quotient(&num, &den), 0x1p-1074);
  mpz_mul_2exp(den.z, den.z, 1); // half the smallest number: to even, zero
  expect_same(og_round_quotient(&num, &den), 0.0);
  mpz_sub_ui(den.z, den.z, 1); // a little more than half
  expect_same(og_round_quotient(&num, &den), 0x1p-1074);
  og_int_clear(&num);
  og_int_clear(&den);
}

// ---- bodies ----

typedef struct fixture {
  og_case_body from, other;
  og_world_body world, second;
  og_exact_pair exact;
} fixture;

static int set_up(void **state) {
  static fixture f;
  og_shape_init(&f.from.shape);
  og_exact_body_init(&f.from.exact);
  og_shape_init(&f.other.shape);
  og_exact_body_init(&f.other.exact);
  og_world_body_init(&f.world);
  og_world_body_init(&f.second);
  og_exact_pair_init(&f.exact);
  *state = &f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  og_shape_clear(&f->from.shape);
  og_exact_body_clear(&f->from.exact);
  og_shape_clear(&f->other.shape);
  og_exact_body_clear(&f->other.exact);
  og_world_body_clear(&f->world);
  og_world_body_clear(&f->second);
  og_exact_pair_clear(&f->exact);
  return 0;
}

static void set(og_rational *r, const char *text) {
  assert_int_equal(og_rational_from_text(r, text, strlen(text)), OG_RATIONAL_OK);
}

static void set_three(og_rational *r, const char *x, const char *y, const char *z) {
  set(&r[0], x);
  set(&r[1], y);
  set(&r[2], z);
}

// Fills `count` points at a time from a row of texts.
static void set_points(og_shape *shape, size_t count, const char *const *texts) {
  og_shape_resize(shape, count);
  for (size_t k = 0; k < 3 * count; k++) set(&shape->coordinate[k], texts[k]);
}

static bool make(og_world_body *world, og_case_body *from) {
  assert_int_equal(og_shape_to_body(&from->exact, &from->shape, SIZE_MAX), OG_SHAPE_OK);
  return og_make_body(world, from);
}

static void expect_vector(og_vec3 got, double x, double y, double z) {
  expect_same(got.x, x);
  expect_same(got.y, y);
  expect_same(got.z, z);
}

static void expect_support(const og_convex *convex, og_vec3 direction, double x, double y, double z) {
  expect_vector(og_support_of(convex, direction).point, x, y, z);
}

static void set_box(og_shape *shape, const char *x, const char *y, const char *z) {
  og_shape_reset(shape, OG_SHAPE_BOX);
  set_three(shape->half, x, y, z);
}

// Turned by the angle whose cosine is 4/5: coordinates that no double has.
static void a_turned_box(void **state) {
  fixture *f = *state;
  og_shape *shape = &f->from.shape;
  set_box(shape, "1", "2", "1/3");
  shape->pose = OG_POSE_ROTATION;
  set_three(shape->rotation, "0", "0", "1");
  set(&shape->rotation[3], "3");
  set_three(shape->translation, "1/10", "0", "100");
  assert_true(make(&f->world, &f->from));
  const og_body *body = &f->world.body;
  assert_int_equal(body->kind, OG_BODY_BOX);
  assert_int_equal(body->vertex_count, 8);
  expect_vector(body->centre, 0.1, 0, 100);
  expect_vector(body->half, 1, 2, 1.0 / 3);
  expect_vector(body->rotation.row[0], 0.8, -0.6, 0);
  expect_vector(body->rotation.row[1], 0.6, 0.8, 0);
  expect_vector(body->rotation.row[2], 0, 0, 1);
  // Corner 7 is 1/10 + 4/5 - 6/5 = -3/10, 3/5 + 8/5 = 11/5 and 100 + 1/3: these, not sums of rounded ones.
  expect_vector(body->vertex[7], -0.3, 2.2, 301.0 / 3);
  expect_support(&body->core, (og_vec3){0, 1, 0.5}, -0.3, 2.2, 301.0 / 3);
  expect_support(&body->convex, (og_vec3){0, 1, 0.5}, -0.3, 2.2, 301.0 / 3);
  assert_non_null(body->mesh);
  assert_int_equal(body->mesh->face_count, 12);
}

static void set_matrix(og_shape *shape, const char *xx, const char *xy) {
  shape->pose = OG_POSE_MATRIX;
  for (int k = 0; k < 9; k++) og_rational_set_si(&shape->matrix[k], k % 4 == 0 ? 1 : 0);
  set(&shape->matrix[0], xx);
  set(&shape->matrix[1], xy);
}

static void a_matrix_makes_a_box_if_it_turns(void **state) {
  fixture *f = *state;
  set_box(&f->from.shape, "1", "1", "1");
  set_matrix(&f->from.shape, "1", "0");
  assert_true(make(&f->world, &f->from));
  assert_int_equal(f->world.body.kind, OG_BODY_BOX);
  set_matrix(&f->from.shape, "0x1.0000000000001p+0", "0"); // as an engine may round it
  assert_true(make(&f->world, &f->from));
  assert_int_equal(f->world.body.kind, OG_BODY_BOX);
  set_matrix(&f->from.shape, "-1", "0"); // mirrored: the same box, its axes right-handed
  assert_true(make(&f->world, &f->from));
  assert_int_equal(f->world.body.kind, OG_BODY_BOX);
  const og_mat3 *m = &f->world.body.rotation;
  assert_true(m->row[0].x == 1 && m->row[1].y == 1 && m->row[2].z == 1);
  set_matrix(&f->from.shape, "1", "1e-12");
  assert_true(make(&f->world, &f->from));
  assert_int_equal(f->world.body.kind, OG_BODY_HULL);
  expect_vector(f->world.body.half, 0, 0, 0);
  assert_int_equal(f->world.body.vertex_count, 8);
  set_matrix(&f->from.shape, "-1e200", "1e200");
  assert_true(make(&f->world, &f->from));
  assert_int_equal(f->world.body.kind, OG_BODY_HULL);
}

static void rounded_bodies(void **state) {
  fixture *f = *state;
  og_shape *shape = &f->from.shape;
  og_shape_reset(shape, OG_SHAPE_SPHERE);
  set(&shape->radius, "1/3");
  set_three(shape->translation, "1/7", "2", "3");
  assert_true(make(&f->world, &f->from));
  const og_body *body = &f->world.body;
  assert_int_equal(body->kind, OG_BODY_SPHERE);
  expect_same(body->radius, 1.0 / 3);
  expect_vector(body->centre, 1.0 / 7, 2, 3);
  expect_support(&body->core, (og_vec3){0, 1, 0}, 1.0 / 7, 2, 3);
  expect_support(&body->convex, (og_vec3){0, 4, 0}, 1.0 / 7, 2 + 1.0 / 3, 3);
  assert_null(body->mesh);

  og_shape_reset(shape, OG_SHAPE_CAPSULE);
  set(&shape->radius, "1/2");
  set(&shape->half_height, "2");
  set_three(shape->translation, "1", "0", "0");
  assert_true(make(&f->world, &f->from));
  assert_int_equal(body->kind, OG_BODY_CAPSULE);
  expect_vector(body->centre, 1, 0, 0);
  expect_vector(body->vertex[0], 1, 0, -2);
  expect_vector(body->vertex[1], 1, 0, 2);
  expect_support(&body->core, (og_vec3){0, 0, 1}, 1, 0, 2);
  expect_support(&body->convex, (og_vec3){0, 0, 1}, 1, 0, 2.5);

  set_box(shape, "1", "1", "1");
  set(&shape->radius, "1/4");
  assert_true(make(&f->world, &f->from));
  expect_support(&body->core, (og_vec3){1, 0, 0}, 1, og_support_of(&body->core, (og_vec3){1, 0, 0}).point.y,
                 og_support_of(&body->core, (og_vec3){1, 0, 0}).point.z);
  expect_same(og_support_of(&body->convex, (og_vec3){1, 0, 0}).point.x, 1.25);
}

static void set_frame(og_case_body *from, og_curve curve, const char *radius, const char *half_height) {
  og_shape_reset(&from->shape, OG_SHAPE_HULL);
  set_points(&from->shape, 4,
             (const char *const[]){"0", "0", "0", radius, "0", "0", "0", radius, "0", "0", "0", half_height});
  from->curve = curve;
}

// Without a radius the support along x is on the rim of a cone's base, and on the upper one of a cylinder.
static void cylinders_and_cones(void **state) {
  fixture *f = *state;
  og_shape *shape = &f->from.shape;
  const og_body *body = &f->world.body;
  set_frame(&f->from, OG_CURVE_CONE, "5", "2");
  set(&shape->radius, "1/2");
  shape->pose = OG_POSE_MATRIX; // it mirrors, and makes three times as large
  for (int k = 0; k < 9; k++) og_rational_set_si(&shape->matrix[k], k == 1 || k == 3 || k == 8 ? 3 : 0);
  set_three(shape->translation, "1", "2", "3");
  assert_true(make(&f->world, &f->from));
  assert_int_equal(body->kind, OG_BODY_CONE);
  assert_int_equal(body->vertex_count, 1);
  expect_vector(body->vertex[0], 1, 2, 3);
  expect_vector(body->centre, 1, 2, 3);
  expect_vector(body->half, 15, 15, 6);
  assert_null(body->mesh);
  assert_true(og_dot(body->rotation.row[0], og_cross(body->rotation.row[1], body->rotation.row[2])) == 1);
  expect_support(&body->core, (og_vec3){0, 0, 1}, 1, 2, 9);
  expect_support(&body->core, (og_vec3){2, 0, 0}, 16, 2, -3);
  expect_support(&body->convex, (og_vec3){0, 2, 0}, 1, 17.5, -3);

  set_frame(&f->from, OG_CURVE_CYLINDER, "5", "2");
  shape->pose = OG_POSE_ROTATION; // the axis along x
  for (int k = 0; k < 4; k++) og_rational_set_si(&shape->rotation[k], k == 1 || k == 3 ? 1 : 0);
  assert_true(make(&f->world, &f->from));
  assert_int_equal(body->kind, OG_BODY_CYLINDER);
  expect_vector(body->half, 5, 5, 2);
  expect_support(&body->convex, (og_vec3){1, 1, 0}, 2, 5, 0);

  assert_int_equal(og_body_check(body), OG_OUTCOME_ANSWERED);
  f->world.body.half.z = -1;
  assert_int_equal(og_body_check(body), OG_OUTCOME_DEGENERATE);
  f->world.body.half.z = HUGE_VAL;
  assert_int_equal(og_body_check(body), OG_OUTCOME_OUT_OF_RANGE);
  set_frame(&f->from, OG_CURVE_CYLINDER, "1e400", "2");
  assert_false(make(&f->world, &f->from));
  f->from.curve = OG_CURVE_NONE;
}

static void flat_bodies_have_no_mesh(void **state) {
  fixture *f = *state;
  set_box(&f->from.shape, "1", "1", "0");
  assert_true(make(&f->world, &f->from));
  assert_int_equal(f->world.body.kind, OG_BODY_BOX);
  assert_null(f->world.body.mesh);
  set_box(&f->from.shape, "1", "1", "1"); // and the storage is good for the next
  assert_true(make(&f->world, &f->from));
  assert_non_null(f->world.body.mesh);
}

static void too_large_a_number_is_refused(void **state) {
  fixture *f = *state;
  og_shape *shape = &f->from.shape;
  og_shape_reset(shape, OG_SHAPE_POINT);
  const char *const far[] = {"0", "1e400", "0"};
  set_points(shape, 1, far);
  assert_false(make(&f->world, &f->from));
  og_shape_reset(shape, OG_SHAPE_SPHERE);
  set(&shape->radius, "1e309");
  assert_false(make(&f->world, &f->from));
  const char *const near[] = {"0", "1e308", "0"};
  og_shape_reset(shape, OG_SHAPE_POINT);
  set_points(shape, 1, near);
  assert_true(make(&f->world, &f->from));
}

// More vertices than a mesh is made for, then few: each has the room it needs.
static void large_bodies_have_no_mesh(void **state) {
  fixture *f = *state;
  og_shape *shape = &f->from.shape;
  og_shape_reset(shape, OG_SHAPE_HULL);
  og_shape_resize(shape, OG_MESH_VERTICES + 1);
  for (size_t k = 0; k <= OG_MESH_VERTICES; k++) {
    og_rational_set_si(&shape->coordinate[3 * k], (long)k);
    og_rational_set_si(&shape->coordinate[3 * k + 1], (long)(k * k));
    og_rational_set_si(&shape->coordinate[3 * k + 2], (long)(k * k * k % 1009));
  }
  assert_true(make(&f->world, &f->from));
  assert_null(f->world.body.mesh);
  og_shape_resize(shape, 50);
  assert_true(make(&f->world, &f->from));
  assert_non_null(f->world.body.mesh);
}

// ---- what the study measures with ----

static void make_point(og_world_body *world, og_case_body *from, const char *x, const char *y, const char *z) {
  const char *const texts[] = {x, y, z};
  og_shape_reset(&from->shape, OG_SHAPE_POINT);
  set_points(&from->shape, 1, texts);
  assert_true(make(world, from));
}

static void extents_of_every_scale(void **state) {
  fixture *f = *state;
  static const char *const lengths[] = {"3", "3e-320", "3e300", "0x1.8p+1023"};
  for (size_t k = 0; k < sizeof lengths / sizeof lengths[0]; k++) {
    make_point(&f->world, &f->from, "0", "0", "0");
    make_point(&f->second, &f->other, lengths[k], "0", "0");
    const og_extent extent = og_extent_of(&f->world.body, &f->second.body);
    assert_int_equal(og_is_human_scale(&extent), k == 0);
  }
}

static void medians(void **state) {
  (void)state;
  og_sample sample = {0, 0, NULL};
  expect_same(og_sample_median(&sample), 0);
  expect_same(og_sample_worst(&sample), 0);
  for (int k = 0; k < 100; k++) og_sample_add(&sample, (double)(k * 37 % 100));
  expect_same(og_sample_median(&sample), 49);
  expect_same(og_sample_worst(&sample), 99);
  og_sample_clear(&sample);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(quotients_are_rounded_once),
      cmocka_unit_test(ties_go_to_even),
      cmocka_unit_test(powers_of_two_below),
      cmocka_unit_test(the_ends_of_the_range),
      cmocka_unit_test_setup_teardown(a_turned_box, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_matrix_makes_a_box_if_it_turns, set_up, tear_down),
      cmocka_unit_test_setup_teardown(rounded_bodies, set_up, tear_down),
      cmocka_unit_test_setup_teardown(cylinders_and_cones, set_up, tear_down),
      cmocka_unit_test_setup_teardown(flat_bodies_have_no_mesh, set_up, tear_down),
      cmocka_unit_test_setup_teardown(too_large_a_number_is_refused, set_up, tear_down),
      cmocka_unit_test_setup_teardown(large_bodies_have_no_mesh, set_up, tear_down),
      cmocka_unit_test_setup_teardown(extents_of_every_scale, set_up, tear_down),
      cmocka_unit_test(medians),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
