#include "spec/primitive/problem.h"

#include <string.h>

void og_primitive_init(og_primitive *primitive) {
  primitive->question = OG_QUESTION_COUNT;
  og_exact_body_init(&primitive->a);
  og_exact_body_init(&primitive->b);
  og_ivec_init(&primitive->direction);
  og_int_init(&primitive->direction_den);
  og_int_set_si(&primitive->direction_den, 1);
}

void og_primitive_clear(og_primitive *primitive) {
  og_exact_body_clear(&primitive->a);
  og_exact_body_clear(&primitive->b);
  og_ivec_clear(&primitive->direction);
  og_int_clear(&primitive->direction_den);
}

static void set_body(og_exact_body *r, const og_exact_body *body, const og_int *den) {
  og_int factor;
  og_int_init(&factor);
  mpz_divexact(factor.z, den->z, body->den.z);
  og_exact_body_resize(r, body->count);
  for (size_t k = 0; k < body->count; k++) og_ivec_scale(&r->point[k], &factor, &body->point[k]);
  r->direction_count = body->direction_count;
  for (size_t k = 0; k < body->direction_count; k++) {
    og_ivec_scale(&r->direction[k], &factor, &body->direction[k]);
    r->endless[k] = body->endless[k];
  }
  og_int_mul(&r->radius, &factor, &body->radius);
  og_int_set(&r->den, den);
  og_int_clear(&factor);
}

// The body of a question that has none: no points, or the origin.
static void set_none(og_exact_body *r, size_t count, const og_int *den) {
  og_exact_body_resize(r, count);
  for (size_t k = 0; k < count; k++) og_ivec_set_zero(&r->point[k]);
  og_int_set_si(&r->radius, 0);
  og_int_set(&r->den, den);
}

void og_primitive_set(og_primitive *primitive, og_question question, const og_exact_body *a, const og_exact_body *b) {
  og_int den;
  og_int_init(&den);
  og_int_set(&den, &a->den);
  if (b != NULL) mpz_lcm(den.z, den.z, b->den.z);
  primitive->question = question;
  set_body(&primitive->a, a, &den);
  if (b != NULL) set_body(&primitive->b, b, &den);
  else set_none(&primitive->b, question == OG_SIMPLEX ? 1 : 0, &den);
  og_ivec_set_zero(&primitive->direction);
  og_int_set_si(&primitive->direction_den, 1);
  og_int_clear(&den);
}
