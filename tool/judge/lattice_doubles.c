#include "tool/judge/lattice_doubles.h"

#include <math.h>

// The lattice's points are at 2^unit_exp / unit_den times their coordinates.
bool og_lattice_doubles(double *xyz, og_round_format format, const og_problem *problem, const og_points *points) {
  og_int den, factor;
  og_ivec scaled;
  bool finite = true;
  og_int_init(&den);
  og_int_init(&factor);
  og_ivec_init(&scaled);
  og_int_set(&den, &problem->unit_den);
  og_int_set_si(&factor, 1);
  if (problem->unit_exp < 0) mpz_mul_2exp(den.z, den.z, (mp_bitcnt_t)-problem->unit_exp);
  else mpz_mul_2exp(factor.z, factor.z, (mp_bitcnt_t)problem->unit_exp);
  for (size_t k = 0; k < points->count; k++) {
    og_ivec_scale(&scaled, &factor, &points->at[k]);
    const og_int *const part[3] = {&scaled.x, &scaled.y, &scaled.z};
    for (size_t i = 0; i < 3; i++) {
      xyz[3 * k + i] = og_round_quotient_to(format, part[i], &den);
      finite = finite && isfinite(xyz[3 * k + i]);
    }
  }
  og_int_clear(&den);
  og_int_clear(&factor);
  og_ivec_clear(&scaled);
  return finite;
}
