#include "spec/moving/problem.h"

#include <math.h>

void og_moving_problem_init(og_moving_problem *problem) {
  problem->of_edges = false;
  for (int k = 0; k < 4; k++) {
    og_ivec_init(&problem->start[k]);
    og_ivec_init(&problem->end[k]);
  }
  og_int_init(&problem->den);
  og_int_set_si(&problem->den, 1);
}

void og_moving_problem_clear(og_moving_problem *problem) {
  for (int k = 0; k < 4; k++) {
    og_ivec_clear(&problem->start[k]);
    og_ivec_clear(&problem->end[k]);
  }
  og_int_clear(&problem->den);
}

// The least exponent e such that all numbers are integers times 2^e, not greater than 0. False: not finite.
static bool lower_to_bits(int *least, const double numbers[12]) {
  for (int k = 0; k < 12; k++) {
    int exponent;
    if (!isfinite(numbers[k])) return false;
    if (numbers[k] == 0) continue;
    // 53 bits hold the significand, and its trailing zeros are not needed.
    const int64_t significand = (int64_t)(frexp(numbers[k], &exponent) * 0x1p53);
    exponent += __builtin_ctzll((unsigned long long)significand) - 53;
    if (exponent < *least) *least = exponent;
  }
  return true;
}

static void set_scaled(og_ivec *points, const double numbers[12], int least) {
  for (int k = 0; k < 12; k++) {
    og_ivec *point = &points[k / 3];
    og_int *const part = k % 3 == 0 ? &point->x : k % 3 == 1 ? &point->y : &point->z;
    int exponent;
    const double significand = frexp(numbers[k], &exponent) * 0x1p53;
    const int shift = exponent - 53 - least;
    mpz_set_d(part->z, significand);
    if (shift >= 0) mpz_mul_2exp(part->z, part->z, (mp_bitcnt_t)shift);
    else mpz_tdiv_q_2exp(part->z, part->z, (mp_bitcnt_t)-shift);
  }
}

bool og_moving_problem_set_doubles(og_moving_problem *problem, bool of_edges, const double start[12],
                                   const double end[12]) {
  int least = 0;
  if (!lower_to_bits(&least, start) || !lower_to_bits(&least, end)) return false;
  problem->of_edges = of_edges;
  set_scaled(problem->start, start, least);
  set_scaled(problem->end, end, least);
  og_int_set_si(&problem->den, 1);
  mpz_mul_2exp(problem->den.z, problem->den.z, (mp_bitcnt_t)-least);
  return true;
}
