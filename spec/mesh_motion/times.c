#include "spec/mesh_motion/times.h"

int og_motion_compare_times(const og_rational *a, const og_rational *b) {
  og_int difference;
  og_int_init(&difference);
  og_int_mul(&difference, &a->num, &b->den);
  og_int_submul(&difference, &b->num, &a->den);
  const int sign = og_int_sign(&difference);
  og_int_clear(&difference);
  return sign;
}

static bool same_poly(const og_poly *a, const og_poly *b) {
  if (a->degree != b->degree) return false;
  for (int k = 0; k <= a->degree; k++)
    if (og_int_compare(&a->c[k], &b->c[k]) != 0) return false;
  return true;
}

bool og_motion_is_one_root(og_motion_root a, og_motion_root b) {
  if (!same_poly(a.of, b.of)) return false;
  const og_rational *lo = og_motion_compare_times(a.lo, b.lo) <= 0 ? a.lo : b.lo;
  const og_rational *hi = og_motion_compare_times(a.hi, b.hi) >= 0 ? a.hi : b.hi;
  og_poly slope, local, work;
  og_poly_init(&slope);
  og_poly_init(&local);
  og_poly_init(&work);
  og_poly_derive(&slope, a.of);
  og_poly_localize(&local, &slope, lo, hi, &work);
  const bool rises = og_poly_is_all(&local, 1), falls = og_poly_is_all(&local, -1);
  og_poly_clear(&slope);
  og_poly_clear(&local);
  og_poly_clear(&work);
  return rises || falls;
}
