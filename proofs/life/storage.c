// What statements and certificates are kept in, and numbers that the checker does not copy itself.

#include "life/arguments.h"
#include "spec/number/allocation.h"
#include "spec/pair/checker.h"
#include "spec/primitive/checker.h"

// Of elements that the storage takes up as it is made, after growing once and after growing twice.
enum { FEW = 3, SOME = 9, MANY = 17 };

static void fill(og_combination *combination, int count) {
  og_int weight;
  og_int_init(&weight);
  for (int k = 0; k < count; k++) og_combination_add_weighted(combination, (og_pair){0, 0}, &weight);
  og_int_clear(&weight);
}

// Emptied, and filled again with more.
static void refill(void) {
  og_certificate certificate;
  og_certificate_init(&certificate);
  fill(&certificate.witness, FEW);
  og_certificate_resize_triangles(&certificate, FEW);
  og_certificate_reset(&certificate);
  fill(&certificate.witness, MANY);
  fill(&certificate.last.witness, 1);
  og_certificate_resize_triangles(&certificate, MANY);
  og_certificate_resize_triangles(&certificate, 1);
  og_certificate_clear(&certificate);
}

static void simplify(void) {
  og_certificate certificate;
  og_certificate_init(&certificate);
  fill(&certificate.witness, FEW);
  fill(&certificate.first.witness, 1);
  fill(&certificate.last.witness, 2);
  certificate.kind = (og_certificate_kind)whole(OG_CERT_NONE, OG_CERT_KIND_COUNT);
  certificate.never_parts = either();
  og_certificate_simplify(&certificate);
  og_certificate_clear(&certificate);
}

void drive_certificate_storage(void) {
  refill();
  simplify();
  expect_nothing_left();
}

static void fill_primitive(void) {
  og_exact_body body;
  og_primitive_certificate c;
  og_exact_body_init(&body);
  og_primitive_certificate_init(&c);
  og_primitive_certificate_reset(&c);
  for (int k = 0; k < FEW; k++) {
    og_exact_body_resize(&body, (size_t)(FEW - k % 2 + k));
    og_spot_reset(&c.feet.a, &body);
  }
  for (int k = 0; k < SOME; k++) {
    *og_certificate_add_vertex(&c) = 0;
    og_bounds_add(&c.wall)->of_b = false;
    og_spot_reset(&og_certificate_add_corner(&c)->b, &body);
  }
  og_primitive_certificate_clear(&c);
  og_exact_body_clear(&body);
}

static void ask(og_primitive *p, const og_exact_body *a, const og_exact_body *b) {
  og_primitive_set(p, (og_question)whole(0, OG_QUESTION_COUNT - 1), a, b);
}

// A question asked of two bodies, and then of one alone.
static void ask_twice(void) {
  og_primitive p;
  og_exact_body a, b;
  og_primitive_init(&p);
  og_exact_body_init(&a);
  og_exact_body_init(&b);
  og_exact_body_resize(&a, FEW);
  og_exact_body_resize(&b, 1);
  a.direction_count = up_to(OG_MAX_DIRECTIONS);
  for (int k = 0; k < OG_MAX_DIRECTIONS; k++) a.endless[k] = either();
  ask(&p, &a, &b);
  ask(&p, &b, NULL);
  og_exact_body_clear(&b);
  og_exact_body_clear(&a);
  og_primitive_clear(&p);
}

void drive_primitive_storage(void) {
  fill_primitive();
  ask_twice();
  expect_nothing_left();
}

// What the checkers do not use of the kinds of numbers that they have.
void drive_numbers(void) {
  og_surd surds[2];
  og_rational rationals[2];
  og_exact_motion motion;
  for (int k = 0; k < 2; k++) {
    og_surd_init(&surds[k]);
    og_rational_init(&rationals[k]);
  }
  og_exact_motion_init(&motion);
  if (either()) (void)og_grow(NULL, SIZE_MAX, 2); // ends the process
  else og_life_free(og_grow(NULL, 1, 2));
  og_ivec_swap(&motion.velocity, &motion.velocity);
  og_ivec_add(&motion.velocity, &motion.velocity, &motion.velocity);
  og_surd_set(&surds[0], &surds[1]);
  og_rational_set_si(&rationals[0], 2);
  og_rational_set(&rationals[0], &rationals[1]);
  (void)og_rational_sign(&rationals[0]);
  (void)og_rational_equal(&rationals[0], &rationals[1]);
  og_exact_motion_clear(&motion);
  for (int k = 0; k < 2; k++) {
    og_surd_clear(&surds[k]);
    og_rational_clear(&rationals[k]);
  }
  expect_nothing_left();
}
