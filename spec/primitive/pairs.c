#include "spec/primitive/pairs.h"

static void set_row(og_ivec *row, bool is_sum, const og_ivec *from, const og_exact_body *b) {
  for (size_t j = 0; j < b->count; j++) {
    if (is_sum) og_ivec_add(&row[j], from, &b->point[j]);
    else og_ivec_sub(&row[j], from, &b->point[j]);
  }
}

void og_primitive_set_pairs(og_primitive *primitive, bool is_sum, const og_exact_body *a, const og_exact_body *b) {
  og_primitive bodies; // both over one denominator
  og_exact_body pairs;
  og_primitive_init(&bodies);
  og_exact_body_init(&pairs);
  og_primitive_set(&bodies, OG_SUPPORT, a, b);
  og_exact_body_resize(&pairs, a->count * b->count);
  for (size_t i = 0; i < a->count; i++) set_row(pairs.point + i * b->count, is_sum, &bodies.a.point[i], &bodies.b);
  og_int_add(&pairs.radius, &bodies.a.radius, &bodies.b.radius);
  og_int_set(&pairs.den, &bodies.a.den);
  og_primitive_set(primitive, OG_SUPPORT, &pairs, NULL);
  og_primitive_clear(&bodies);
  og_exact_body_clear(&pairs);
}
