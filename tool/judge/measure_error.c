#include "tool/judge/measure_error.h"

#include <math.h>

// In units of 2^exponent to that power, from steps of the lattice.
static double in_units(const mpq_t measure, int dimension, const og_problem *lattice, long exponent) {
  const long shift = dimension * (lattice->unit_exp - exponent);
  mpq_t value, den;
  mpq_inits(value, den, NULL);
  mpq_set(value, measure);
  mpq_set_z(den, lattice->unit_den.z);
  for (int k = 0; k < dimension; k++) mpq_div(value, value, den);
  if (shift < 0) mpq_div_2exp(value, value, (mp_bitcnt_t)-shift);
  else mpq_mul_2exp(value, value, (mp_bitcnt_t)shift);
  const double r = mpq_get_d(value);
  mpq_clears(value, den, NULL);
  return r;
}

static double not_lost(double error) { return error > 0 ? error : 0x1p-1074; }

og_checked og_measure_check(og_check_what what, int dimension, const mpq_t error, const mpq_t exact,
                            const og_problem *lattice, const og_handed_extent *extent, og_round_format format) {
  og_checked check = {what, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  if (mpq_sgn(error) <= 0) return check;
  const double own = in_units(error, dimension, lattice, extent->exponent);
  const double whole = in_units(exact, dimension, lattice, extent->exponent);
  const double next = format == OG_ROUND_BINARY32 ? (double)nextafterf((float)whole, 0x1p127f) : nextafter(whole, 0x1p1023);
  check.absolute = ldexp(own, dimension * extent->exponent);
  check.fraction = extent->size > 0 ? not_lost(own / pow(extent->size, dimension)) : HUGE_VAL;
  check.relative = whole > 0 ? own / whole : HUGE_VAL;
  check.ulps = whole > 0 && next > whole ? own / (next - whole) : HUGE_VAL;
  return check;
}
