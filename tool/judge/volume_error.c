#include "tool/judge/volume_error.h"

#include <math.h>

void og_take_rational(mpq_t to, const og_rational *from) {
  mpq_set_num(to, from->num.z);
  mpq_set_den(to, from->den.z);
}

double og_volume_scaled(const mpq_t value, long exponent) {
  mpq_t r;
  mpq_init(r);
  if (exponent < 0) mpq_mul_2exp(r, value, (mp_bitcnt_t)-exponent);
  else mpq_div_2exp(r, value, (mp_bitcnt_t)exponent);
  const double x = mpq_get_d(r);
  mpq_clear(r);
  return x;
}

double og_volume_not_lost(double error) { return error > 0 ? error : 0x1p-1074; }

og_checked og_volume_check(og_check_what what, const og_handed_volume *truth, double error, double exact,
                           og_round_format format) {
  og_checked check = {what, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  if (error == 0) return check;
  check.absolute = ldexp(error, truth->extent.exponent);
  check.fraction = truth->extent.size > 0 ? og_volume_not_lost(error / truth->extent.size) : HUGE_VAL;
  const double next =
      format == OG_ROUND_BINARY32 ? (double)nextafterf((float)exact, 0x1p127f) : nextafter(exact, 0x1p1023);
  check.relative = exact > 0 ? check.absolute / exact : HUGE_VAL;
  check.ulps = exact > 0 && next > exact ? check.absolute / (next - exact) : HUGE_VAL;
  return check;
}
