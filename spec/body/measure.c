#include "spec/body/measure.h"

// A step is 2^unit_exp / unit_den units.
void og_measure_set(og_rational *r, const og_int *value, long share, int power, const og_problem *lattice) {
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  og_int_set(&num, value);
  og_int_set_si(&den, share);
  for (int k = 0; k < power; k++) og_int_mul(&den, &den, &lattice->unit_den);
  const long shift = power * lattice->unit_exp;
  og_int *doubled = shift < 0 ? &den : &num;
  for (long k = shift < 0 ? -shift : shift; k > 0; k--) og_int_add(doubled, doubled, doubled);
  og_rational_set_quotient(r, &num, &den);
  og_int_clear(&num);
  og_int_clear(&den);
}
