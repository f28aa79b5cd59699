// Bodies of the plane as prisms: each point at both heights, which are one power of two above all extents and radii.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/body/prism.h"
#include "spec/body/shape.h"

typedef struct pair {
  og_shape shape;
  og_exact_body body[2];
} pair;

static void set(og_rational *r, const char *text) {
  assert_int_equal(og_rational_from_text(r, text, strlen(text)), OG_RATIONAL_OK);
}

// The hull of `count` points x, y in the plane, and a ball.
static void set_body(pair *p, int which, const char *const *xy, size_t count, const char *radius) {
  og_shape_reset(&p->shape, OG_SHAPE_HULL);
  og_shape_resize(&p->shape, count);
  for (size_t k = 0; k < count; k++) {
    set(&p->shape.coordinate[3 * k], xy[2 * k]);
    set(&p->shape.coordinate[3 * k + 1], xy[2 * k + 1]);
    set(&p->shape.coordinate[3 * k + 2], "0");
  }
  set(&p->shape.radius, radius);
  assert_int_equal(og_shape_to_body(&p->body[which], &p->shape, SIZE_MAX), OG_SHAPE_OK);
}

#define HALF(...) (sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *) / 2)
#define BODY(which, radius, ...)                                                                                       \
  set_body(p, which, (const char *const[]){__VA_ARGS__}, HALF(__VA_ARGS__), radius)

static void expect_number(const og_int *number, const og_int *den, const char *expected) {
  og_rational r;
  og_rational_init(&r);
  og_rational_set_quotient(&r, number, den);
  char *text = og_rational_to_text(&r);
  assert_string_equal(text, expected);
  free(text);
  og_rational_clear(&r);
}

static void expect_heights(const og_exact_body *body, size_t count, const char *below, const char *above) {
  assert_int_equal(body->count, 2 * count);
  for (size_t k = 0; k < count; k++) {
    expect_number(&body->point[k].z, &body->den, below);
    expect_number(&body->point[count + k].z, &body->den, above);
    assert_int_equal(og_int_compare(&body->point[k].x, &body->point[count + k].x), 0);
    assert_int_equal(og_int_compare(&body->point[k].y, &body->point[count + k].y), 0);
  }
}

static void extents_are_added(void **state) {
  pair *p = *state;
  BODY(0, "0", "0", "0", "1", "0", "0", "1");
  BODY(1, "0", "5", "7", "7", "7");
  og_flat_to_prisms(&p->body[0], &p->body[1]);
  expect_heights(&p->body[0], 3, "-4", "4"); // above 1 + 2
  expect_heights(&p->body[1], 2, "-4", "4");
  expect_number(&p->body[1].point[3].x, &p->body[1].den, "7");
}

static void y_counts(void **state) {
  pair *p = *state;
  BODY(0, "0", "0", "-9", "0", "0");
  BODY(1, "0", "0", "0");
  og_flat_to_prisms(&p->body[0], &p->body[1]);
  expect_heights(&p->body[1], 1, "-16", "16");
}

static void places_do_not_count(void **state) {
  pair *p = *state;
  BODY(0, "0", "1000000", "0");
  BODY(1, "0", "1000000", "-7");
  og_flat_to_prisms(&p->body[0], &p->body[1]);
  expect_heights(&p->body[0], 1, "-1", "1");
  expect_heights(&p->body[1], 1, "-1", "1");
}

static void radii_count(void **state) {
  pair *p = *state;
  BODY(0, "100", "0", "0");
  BODY(1, "27", "3", "0");
  og_flat_to_prisms(&p->body[0], &p->body[1]);
  expect_heights(&p->body[0], 1, "-128", "128"); // above 127
  expect_number(&p->body[0].radius, &p->body[0].den, "100");
}

static void heights_may_be_fractions(void **state) {
  pair *p = *state;
  BODY(0, "1/1024", "0", "0", "1/1024", "0");
  BODY(1, "0", "1/3", "2");
  og_flat_to_prisms(&p->body[0], &p->body[1]);
  expect_heights(&p->body[0], 2, "-1/512", "1/512");
  expect_heights(&p->body[1], 1, "-1/512", "1/512");
  expect_number(&p->body[0].radius, &p->body[0].den, "1/1024");
  expect_number(&p->body[0].point[3].x, &p->body[0].den, "1/1024");
  expect_number(&p->body[1].point[0].x, &p->body[1].den, "1/3");
  expect_number(&p->body[1].point[1].y, &p->body[1].den, "2");
}

// Whatever the numbers are, the height is above each of the sums, and the same for both.
static void heights_are_above_all(void **state) {
  pair *p = *state;
  uint32_t seed = 1;
  for (int round = 0; round < 300; round++) {
    char text[6][32];
    for (int k = 0; k < 6; k++) {
      seed = seed * UINT32_C(1664525) + UINT32_C(1013904223);
      snprintf(text[k], sizeof text[k], "%u/%u", (unsigned)(seed >> 8) % 1000u, 1 + (unsigned)(seed >> 20) % 600u);
    }
    BODY(0, text[4], "0", "0", text[0], text[1]);
    BODY(1, text[5], "0", "0", text[2], text[3]);
    const og_exact_body *a = &p->body[0], *b = &p->body[1];
    og_flat_to_prisms(&p->body[0], &p->body[1]);
    const double of_a = mpz_get_d(a->den.z), of_b = mpz_get_d(b->den.z), h = mpz_get_d(a->point[2].z.z) / of_a;
    assert_true(h == mpz_get_d(b->point[2].z.z) / of_b);
    const double x = mpz_get_d(a->point[1].x.z) / of_a + mpz_get_d(b->point[1].x.z) / of_b;
    const double y = mpz_get_d(a->point[1].y.z) / of_a + mpz_get_d(b->point[1].y.z) / of_b;
    const double r = mpz_get_d(a->radius.z) / of_a + mpz_get_d(b->radius.z) / of_b;
    const double most = x > y ? x > r ? x : r : y > r ? y : r;
    assert_true(most == 0 ? h == 1 : h > most && h <= 4 * most);
  }
}

static int set_up(void **state) {
  pair *p = malloc(sizeof *p);
  og_shape_init(&p->shape);
  og_exact_body_init(&p->body[0]);
  og_exact_body_init(&p->body[1]);
  *state = p;
  return 0;
}

static int tear_down(void **state) {
  pair *p = *state;
  og_shape_clear(&p->shape);
  og_exact_body_clear(&p->body[0]);
  og_exact_body_clear(&p->body[1]);
  free(p);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(extents_are_added),        cmocka_unit_test(y_counts),
      cmocka_unit_test(places_do_not_count),      cmocka_unit_test(radii_count),
      cmocka_unit_test(heights_may_be_fractions), cmocka_unit_test(heights_are_above_all),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
