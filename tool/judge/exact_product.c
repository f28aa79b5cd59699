#include "tool/judge/exact_product.h"

void og_add_product(og_rational *r, double v, double t) {
  og_rational by, time;
  og_rational_init(&by);
  og_rational_init(&time);
  og_rational_from_double(&by, v);
  og_rational_from_double(&time, t);
  og_int_mul(&by.num, &by.num, &time.num);
  og_int_mul(&by.den, &by.den, &time.den);
  og_int_mul(&time.num, &r->num, &by.den);
  og_int_addmul(&time.num, &by.num, &r->den);
  og_int_mul(&time.den, &r->den, &by.den);
  og_rational_set_quotient(r, &time.num, &time.den);
  og_rational_clear(&by);
  og_rational_clear(&time);
}
