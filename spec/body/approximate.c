// Doubles near the lattice's integers, for guesses and filters.

#include "spec/body/approximate.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

// a - b without the bits that a double has no room for, as mpz_get_d_2exp has it: so both ways make the same doubles.
// The rounding error is exact (Knuth, The Art of Computer Programming 2, 4.2.2, theorem B) where nothing overflows.
// No branch depends on how a difference was rounded, as processors guess such branches wrongly half the time.
static double truncated_difference(double a, double b) {
  const double d = a - b, of_b = a - d, error = (a - (d + of_b)) + (of_b - b);
  const int away = (error != 0) & ((error < 0) != (d < 0));
  uint64_t bits;
  memcpy(&bits, &d, sizeof bits);
  bits -= (uint64_t)away; // the next double towards zero: the magnitude stands below the sign
  double truncated;
  memcpy(&truncated, &bits, sizeof truncated);
  return truncated;
}

static double relative_doubles(double *approx, const double *xyz, size_t count, const double *origin) {
  double largest = 0.0;
  for (size_t k = 0; k < count; k++)
    for (size_t axis = 0; axis < 3; axis++) {
      const double d = truncated_difference(xyz[3 * k + axis], origin[axis]);
      approx[3 * k + axis] = d;
      largest = fabs(d) > largest ? fabs(d) : largest;
    }
  return largest;
}

static void scale_doubles(double *x, size_t count, double factor) {
  for (size_t k = 0; k < count; k++) x[k] *= factor;
}

bool og_approximate_doubles(og_problem *problem, const double *a_xyz, const double *b_xyz) {
  const double largest_a = relative_doubles(problem->a.approx, a_xyz, problem->a.count, a_xyz);
  const double largest_b = relative_doubles(problem->b.approx, b_xyz, problem->b.count, a_xyz);
  const double largest = largest_a > largest_b ? largest_a : largest_b;
  problem->approx_exp = 0;
  if (largest == 0.0) return true;
  if (!(largest >= 0x1p-900 && largest <= 0x1p900)) return false;
  int exponent;
  frexp(largest, &exponent);
  const double factor = ldexp(1.0, -exponent);
  scale_doubles(problem->a.approx, 3 * problem->a.count, factor);
  scale_doubles(problem->b.approx, 3 * problem->b.count, factor);
  problem->approx_exp = exponent - problem->unit_exp;
  return true;
}

static void widen_exponent(long *largest, const og_int *x, const og_int *origin, og_int *difference) {
  og_int_sub(difference, x, origin);
  if (og_int_sign(difference) == 0) return;
  const long bits = (long)mpz_sizeinbase(difference->z, 2);
  if (bits > *largest) *largest = bits;
}

static double scaled_difference(const og_int *x, const og_int *origin, long exponent, og_int *difference) {
  og_int_sub(difference, x, origin);
  long e;
  const double mantissa = mpz_get_d_2exp(&e, difference->z); // truncated: relative error below 2^-52
  const long shift = e - exponent;
  return shift < -1100 ? 0.0 : ldexp(mantissa, (int)shift);
}

void og_problem_approximate(og_problem *problem) {
  const og_ivec *origin = &problem->a.at[0];
  og_int difference;
  og_int_init(&difference);
  og_points *const bodies[2] = {&problem->a, &problem->b};
  long exponent = 0;
  for (int body = 0; body < 2; body++) {
    for (size_t k = 0; k < bodies[body]->count; k++) {
      const og_ivec *p = &bodies[body]->at[k];
      widen_exponent(&exponent, &p->x, &origin->x, &difference);
      widen_exponent(&exponent, &p->y, &origin->y, &difference);
      widen_exponent(&exponent, &p->z, &origin->z, &difference);
    }
  }
  problem->approx_exp = exponent;
  for (int body = 0; body < 2; body++) {
    for (size_t k = 0; k < bodies[body]->count; k++) {
      const og_ivec *p = &bodies[body]->at[k];
      double *approx = &bodies[body]->approx[3 * k];
      approx[0] = scaled_difference(&p->x, &origin->x, exponent, &difference);
      approx[1] = scaled_difference(&p->y, &origin->y, exponent, &difference);
      approx[2] = scaled_difference(&p->z, &origin->z, exponent, &difference);
    }
  }
  og_int_clear(&difference);
}
