// Shapes and poses: the body is exactly the one that the numbers say.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/body/shape.h"

static void set(og_rational *r, const char *text) {
  assert_int_equal(og_rational_from_text(r, text, strlen(text)), OG_RATIONAL_OK);
}

static void set_all(og_rational *r, const char *const *texts, size_t count) {
  for (size_t k = 0; k < count; k++) set(&r[k], texts[k]);
}
#define SET(r, ...)                                                                                                    \
  set_all(r, (const char *const[]){__VA_ARGS__}, sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

// A point or direction of the body, which stand over the same denominator.
static void expect_vector(const og_exact_body *body, const og_ivec *v, const char *x, const char *y, const char *z) {
  const char *const texts[3] = {x, y, z};
  const og_int *const parts[3] = {&v->x, &v->y, &v->z};
  og_rational r;
  og_rational_init(&r);
  for (int part = 0; part < 3; part++) {
    og_rational_set_quotient(&r, parts[part], &body->den);
    char *text = og_rational_to_text(&r);
    if (strcmp(text, texts[part]) != 0) fail_msg("coordinate %d is %s, expected %s", part, text, texts[part]);
    free(text);
  }
  og_rational_clear(&r);
}

static void expect_point(const og_exact_body *body, size_t k, const char *x, const char *y, const char *z) {
  expect_vector(body, &body->point[k], x, y, z);
}

static void expect_radius(const og_exact_body *body, const char *expected) {
  og_rational r;
  og_rational_init(&r);
  og_rational_set_quotient(&r, &body->radius, &body->den);
  char *text = og_rational_to_text(&r);
  assert_string_equal(text, expected);
  free(text);
  og_rational_clear(&r);
}

typedef struct fixture {
  og_shape shape;
  og_exact_body body;
} fixture;

static int set_up(void **state) {
  static fixture f;
  og_shape_init(&f.shape);
  og_exact_body_init(&f.body);
  *state = &f;
  return 0;
}

static int tear_down(void **state) {
  fixture *f = *state;
  og_shape_clear(&f->shape);
  og_exact_body_clear(&f->body);
  return 0;
}

static void make(fixture *f) {
  assert_int_equal(og_shape_to_body(&f->body, &f->shape, SIZE_MAX), OG_SHAPE_OK);
  assert_true(og_int_sign(&f->body.den) > 0);
}

static void expect_status(fixture *f, og_shape_status status) {
  assert_int_equal(og_shape_to_body(&f->body, &f->shape, SIZE_MAX), status);
}

static void test_box_corners(void **state) {
  fixture *f = *state;
  og_shape_reset(&f->shape, OG_SHAPE_BOX);
  SET(f->shape.half, "1/2", "0.25", "3");
  SET(f->shape.translation, "1", "0", "-1/3");
  make(f);
  assert_int_equal(f->body.count, 8);
  expect_point(&f->body, 0, "1/2", "-1/4", "-10/3");
  expect_point(&f->body, 1, "3/2", "-1/4", "-10/3");
  expect_point(&f->body, 2, "1/2", "1/4", "-10/3");
  expect_point(&f->body, 4, "1/2", "-1/4", "8/3");
  expect_point(&f->body, 7, "3/2", "1/4", "8/3");
  expect_radius(&f->body, "0");
  assert_int_equal(mpz_cmp_si(f->body.den.z, 12), 0);
}

static void test_sphere_and_capsule(void **state) {
  fixture *f = *state;
  og_shape_reset(&f->shape, OG_SHAPE_SPHERE);
  SET(&f->shape.radius, "2/7");
  SET(f->shape.translation, "1", "2", "3");
  make(f);
  assert_int_equal(f->body.count, 1);
  expect_point(&f->body, 0, "1", "2", "3");
  expect_radius(&f->body, "2/7");

  og_shape_reset(&f->shape, OG_SHAPE_CAPSULE);
  SET(&f->shape.radius, "1/2");
  SET(&f->shape.half_height, "5/3");
  make(f);
  assert_int_equal(f->body.count, 2);
  expect_point(&f->body, 0, "0", "0", "-5/3");
  expect_point(&f->body, 1, "0", "0", "5/3");
  expect_radius(&f->body, "1/2");
}

static void test_rotation_is_by_the_normalised_quaternion(void **state) {
  fixture *f = *state;
  // (0, 0, 1, 1): a quarter turn about z, from x to y; its length is sqrt(2). Any multiple means the same.
  static const char *const multiples[][2] = {{"1", "1"}, {"0.1", "0.1"}, {"7/3", "7/3"}, {"-2", "-2"}};
  for (size_t k = 0; k < 4; k++) {
    og_shape_reset(&f->shape, OG_SHAPE_SEGMENT);
    og_shape_resize(&f->shape, 2);
    SET(f->shape.coordinate, "1", "2", "3", "0", "1/5", "0");
    f->shape.pose = OG_POSE_ROTATION;
    SET(f->shape.rotation, "0", "0", multiples[k][0], multiples[k][1]);
    SET(f->shape.translation, "10", "0", "0");
    make(f);
    expect_point(&f->body, 0, "8", "1", "3");
    expect_point(&f->body, 1, "49/5", "0", "0");
    assert_int_equal(mpz_cmp_si(f->body.den.z, 5), 0);
  }
}

static void test_rotation_about_every_axis(void **state) {
  fixture *f = *state;
  static const char *const turns[3][4] = {{"1", "0", "0", "1"}, {"0", "1", "0", "1"}, {"0", "0", "1", "1"}};
  static const char *const images[3][3] = {{"1", "-3", "2"}, {"3", "2", "-1"}, {"-2", "1", "3"}};
  for (int k = 0; k < 3; k++) {
    og_shape_reset(&f->shape, OG_SHAPE_POINT);
    og_shape_resize(&f->shape, 1);
    SET(f->shape.coordinate, "1", "2", "3");
    f->shape.pose = OG_POSE_ROTATION;
    set_all(f->shape.rotation, turns[k], 4);
    make(f);
    expect_point(&f->body, 0, images[k][0], images[k][1], images[k][2]);
  }
}

// |Rp - Rq| = |p - q| and det R = 1, as rationals, for odd quaternions.
static void test_rotation_is_exactly_orthonormal(void **state) {
  fixture *f = *state;
  static const char *const quaternions[][4] = {{"0.1", "0.2", "0.3", "0.4"},
                                               {"1e-300", "0", "3e-300", "1e-301"},
                                               {"0x1.91eb851eb851fp-1", "-0.6", "1/7", "0.001"}};
  for (size_t k = 0; k < 3; k++) {
    og_shape_reset(&f->shape, OG_SHAPE_HULL);
    og_shape_resize(&f->shape, 3);
    SET(f->shape.coordinate, "1", "0", "0", "0", "1", "0", "0", "0", "1");
    f->shape.pose = OG_POSE_ROTATION;
    set_all(f->shape.rotation, quaternions[k], 4);
    make(f);
    og_int dot, square;
    og_ivec cross;
    og_int_init(&dot);
    og_int_init(&square);
    og_ivec_init(&cross);
    og_int_mul(&square, &f->body.den, &f->body.den);
    for (int i = 0; i < 3; i++) {
      og_ivec_dot(&dot, &f->body.point[i], &f->body.point[i]);
      assert_int_equal(og_int_compare(&dot, &square), 0);
      og_ivec_dot(&dot, &f->body.point[i], &f->body.point[(i + 1) % 3]);
      assert_int_equal(og_int_sign(&dot), 0);
    }
    og_ivec_cross(&cross, &f->body.point[0], &f->body.point[1]);
    og_ivec_dot(&dot, &cross, &f->body.point[2]);
    assert_true(og_int_sign(&dot) > 0);
    og_int_clear(&dot);
    og_int_clear(&square);
    og_ivec_clear(&cross);
  }
}

static void test_matrix_is_an_affine_image_without_the_ball(void **state) {
  fixture *f = *state;
  og_shape_reset(&f->shape, OG_SHAPE_TRIANGLE);
  og_shape_resize(&f->shape, 3);
  SET(f->shape.coordinate, "1", "0", "0", "0", "1/2", "0", "1", "1", "1");
  SET(&f->shape.radius, "1/7");
  f->shape.pose = OG_POSE_MATRIX;
  SET(f->shape.matrix, "2", "1", "0", "0", "1/3", "0", "0", "0", "0");
  SET(f->shape.translation, "0", "0", "1/11");
  make(f);
  expect_point(&f->body, 0, "2", "0", "1/11");
  expect_point(&f->body, 1, "1/2", "1/6", "1/11");
  expect_point(&f->body, 2, "3", "1/3", "1/11");
  expect_radius(&f->body, "1/7");
}

static void test_the_whole_range_of_doubles(void **state) {
  fixture *f = *state;
  og_shape_reset(&f->shape, OG_SHAPE_SEGMENT);
  og_shape_resize(&f->shape, 2);
  SET(f->shape.coordinate, "0x1p-1074", "0", "1e301", "1e-313", "0", "0");
  make(f);
  og_rational r;
  og_rational_init(&r);
  og_rational_set_quotient(&r, &f->body.point[0].x, &f->body.den);
  assert_int_equal(mpz_sizeinbase(r.den.z, 2), 1075);
  og_rational_clear(&r);
}

static void test_what_is_no_body_is_refused(void **state) {
  fixture *f = *state;
  og_shape_reset(&f->shape, OG_SHAPE_HULL);
  expect_status(f, OG_SHAPE_WRONG_COUNT);
  og_shape_reset(&f->shape, OG_SHAPE_TRIANGLE);
  og_shape_resize(&f->shape, 2);
  expect_status(f, OG_SHAPE_WRONG_COUNT);
  og_shape_reset(&f->shape, OG_SHAPE_PLANE);
  SET(f->shape.direction, "0", "0", "1");
  og_shape_resize(&f->shape, 2);
  expect_status(f, OG_SHAPE_WRONG_COUNT);
  og_shape_reset(&f->shape, OG_SHAPE_SPHERE);
  SET(&f->shape.radius, "-1e-30");
  expect_status(f, OG_SHAPE_NEGATIVE_RADIUS);
  og_shape_reset(&f->shape, OG_SHAPE_BOX);
  SET(f->shape.half, "1", "1", "-1");
  expect_status(f, OG_SHAPE_NEGATIVE_HALF);
  og_shape_reset(&f->shape, OG_SHAPE_CAPSULE);
  SET(&f->shape.half_height, "-1");
  expect_status(f, OG_SHAPE_NEGATIVE_HALF_HEIGHT);
  og_shape_reset(&f->shape, OG_SHAPE_BOX);
  f->shape.pose = OG_POSE_ROTATION;
  expect_status(f, OG_SHAPE_ZERO_ROTATION);
}

// A ray from (1, 0, 0), without a direction yet.
static void begin_ray(fixture *f) {
  og_shape_reset(&f->shape, OG_SHAPE_RAY);
  og_shape_resize(&f->shape, 1);
  f->shape.direction_count = 1;
  SET(f->shape.coordinate, "1", "0", "0");
  SET(f->shape.direction, "0", "0", "0");
}

static void test_bits_are_limited(void **state) {
  fixture *f = *state;
  og_shape_reset(&f->shape, OG_SHAPE_SEGMENT);
  og_shape_resize(&f->shape, 2);
  // Different denominators: the common one is as long as both together.
  SET(f->shape.coordinate, "0x1p-5000", "0", "0", "1e-3000", "0", "0");
  assert_int_equal(og_shape_to_body(&f->body, &f->shape, 6 * og_weighed_bits(10000)), OG_SHAPE_TOO_FINE);
  assert_int_equal(og_shape_to_body(&f->body, &f->shape, 6 * og_weighed_bits(33000)), OG_SHAPE_OK);
  // The bits of a direction count as those of points do, in its numerators and in its denominators.
  static const char *const components[] = {"0x1p-90000", "0x1p90000"};
  for (size_t k = 0; k < sizeof components / sizeof *components; k++) {
    begin_ray(f);
    SET(f->shape.direction, components[k], "0", "1");
    assert_int_equal(og_shape_to_body(&f->body, &f->shape, 3 * og_weighed_bits(20000)), OG_SHAPE_TOO_FINE);
    assert_int_equal(og_shape_to_body(&f->body, &f->shape, 3 * og_weighed_bits(600000)), OG_SHAPE_OK);
  }
}

// Each entry of a matrix counts, and so does each component of a translation.
static void test_bits_of_a_pose_are_limited(void **state) {
  fixture *f = *state;
  for (int k = 0; k < 12; k++) {
    og_shape_reset(&f->shape, OG_SHAPE_POINT);
    og_shape_resize(&f->shape, 1);
    SET(f->shape.coordinate, "1", "1", "1");
    f->shape.pose = OG_POSE_MATRIX;
    set(k < 9 ? &f->shape.matrix[k] : &f->shape.translation[k - 9], "0x1p30000");
    assert_int_equal(og_shape_to_body(&f->body, &f->shape, 3 * og_weighed_bits(20000)), OG_SHAPE_TOO_FINE);
    assert_int_equal(og_shape_to_body(&f->body, &f->shape, 3 * og_weighed_bits(33000)), OG_SHAPE_OK);
  }
}

// Up to 256 bits count as they are, longer numbers as the square of their length over 256; og_bits_each is the inverse,
// from below.
static void test_weighed_bits(void **state) {
  (void)state;
  const size_t bits[][2] = {{0, 0}, {1, 1}, {256, 256}, {272, 289}, {512, 1024}, {100000, 39062500}};
  for (size_t k = 0; k < sizeof bits / sizeof *bits; k++) assert_int_equal(og_weighed_bits(bits[k][0]), bits[k][1]);
  assert_true(og_weighed_bits(SIZE_MAX) == SIZE_MAX);
  for (size_t each = 1; each < 100000; each += 7) {
    const size_t most = og_bits_each(5 * each + 4, 5);
    assert_true(og_weighed_bits(most) <= each);
    assert_true(og_weighed_bits(most + 16) > each);
  }
}

// A shape used again starts as a point at the origin, whatever it was before.
static void test_nothing_is_left_of_a_shape(void **state) {
  fixture *f = *state;
  og_shape *s = &f->shape;
  const struct {
    og_rational *numbers;
    size_t count;
  } all[] = {{s->half, 3},     {&s->half_height, 1}, {&s->radius, 1},
             {s->rotation, 4}, {s->matrix, 9},       {s->translation, 3}};
  s->pose = OG_POSE_MATRIX;
  s->count = s->direction_count = 1;
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    for (size_t k = 0; k < all[i].count; k++) set(&all[i].numbers[k], "-7/3");
  og_shape_reset(s, OG_SHAPE_POINT);
  assert_true(s->kind == OG_SHAPE_POINT && s->pose == OG_POSE_TRANSLATION);
  assert_true(s->count == 0 && s->direction_count == 0);
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    for (size_t k = 0; k < all[i].count; k++) assert_int_equal(og_rational_sign(&all[i].numbers[k]), 0);
}

static void expect_direction(const og_exact_body *body, const char *x, const char *y, const char *z) {
  expect_vector(body, &body->direction[0], x, y, z);
}

// A quarter turn about z, written so that it is exact, and a shift that no direction feels.
static void test_directions_are_turned_and_not_shifted(void **state) {
  fixture *f = *state;
  begin_ray(f);
  SET(f->shape.direction, "2", "4/3", "-6");
  SET(f->shape.translation, "5", "7", "1/9");
  make(f);
  expect_point(&f->body, 0, "6", "7", "1/9");
  expect_direction(&f->body, "2", "4/3", "-6");
  f->shape.pose = OG_POSE_ROTATION;
  SET(f->shape.rotation, "0", "0", "1", "1");
  make(f);
  expect_point(&f->body, 0, "5", "8", "1/9");
  expect_direction(&f->body, "-4/3", "2", "-6");
  // Everything even: the body is reduced, and its direction with it.
  begin_ray(f);
  f->shape.pose = OG_POSE_ROTATION;
  SET(f->shape.coordinate, "2", "4", "6");
  SET(f->shape.direction, "2", "4", "8");
  SET(f->shape.rotation, "0", "0", "1", "1");
  make(f);
  assert_int_equal(mpz_cmp_si(f->body.den.z, 1), 0);
  expect_direction(&f->body, "-4", "2", "8");
}

static void test_zero_directions_are_refused(void **state) {
  fixture *f = *state;
  begin_ray(f);
  expect_status(f, OG_SHAPE_ZERO_DIRECTION);
  for (int part = 0; part < 3; part++) {
    SET(f->shape.direction, "0", "0", "0");
    SET(&f->shape.direction[part], "1e-30");
    expect_status(f, OG_SHAPE_OK);
  }
}

static void test_registry(void **state) {
  (void)state;
  for (og_shape_kind kind = OG_SHAPE_POINT; kind < OG_SHAPE_KIND_COUNT; kind++) {
    assert_int_equal(og_shape_at(kind)->kind, kind);
    assert_int_equal(og_shape_by_id(og_shape_at(kind)->id), kind);
  }
  assert_int_equal(og_shape_by_id("cylinder"), OG_SHAPE_KIND_COUNT);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_box_corners),
      cmocka_unit_test(test_sphere_and_capsule),
      cmocka_unit_test(test_rotation_is_by_the_normalised_quaternion),
      cmocka_unit_test(test_rotation_about_every_axis),
      cmocka_unit_test(test_rotation_is_exactly_orthonormal),
      cmocka_unit_test(test_matrix_is_an_affine_image_without_the_ball),
      cmocka_unit_test(test_the_whole_range_of_doubles),
      cmocka_unit_test(test_what_is_no_body_is_refused),
      cmocka_unit_test(test_bits_are_limited),
      cmocka_unit_test(test_bits_of_a_pose_are_limited),
      cmocka_unit_test(test_weighed_bits),
      cmocka_unit_test(test_nothing_is_left_of_a_shape),
      cmocka_unit_test(test_directions_are_turned_and_not_shifted),
      cmocka_unit_test(test_zero_directions_are_refused),
      cmocka_unit_test(test_registry),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
