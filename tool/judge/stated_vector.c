#include "tool/judge/stated_vector.h"

void og_set_length(og_surd *r, const og_ivec *a, const og_int *den) {
  og_surd_set_zero(r);
  og_ivec_dot(&r->q, a, a);
  og_int_set(&r->m, den);
  r->s = og_int_sign(&r->q);
}

void og_set_vector(og_ivec *v, og_int *den, const og_rational a[3]) {
  og_int_set_si(den, 1);
  og_rational_common_denominator(den, a, 3, SIZE_MAX);
  og_rational_numerator_over(&v->x, &a[0], den);
  og_rational_numerator_over(&v->y, &a[1], den);
  og_rational_numerator_over(&v->z, &a[2], den);
}

void og_set_way(og_ivec *way, og_int *den, const og_rational p[3], const og_rational q[3]) {
  og_ivec of_p;
  og_int den_p;
  og_ivec_init(&of_p);
  og_int_init(&den_p);
  og_set_vector(&of_p, &den_p, p);
  og_set_vector(way, den, q);
  og_ivec_scale(way, &den_p, way);
  og_ivec_submul(way, den, &of_p);
  og_int_mul(den, den, &den_p);
  og_ivec_clear(&of_p);
  og_int_clear(&den_p);
}
