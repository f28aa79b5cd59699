#include "spec/number/nearest.h"

#include "spec/number/surd.h"

double og_nearest_double(const og_rational *a) {
  og_surd value;
  og_surd_init(&value);
  og_int_set(&value.p, &a->num);
  og_int_set(&value.m, &a->den);
  const double nearest = og_surd_to_double(&value);
  og_surd_clear(&value);
  return nearest;
}
