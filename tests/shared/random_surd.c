#include "tests/shared/random_surd.h"

void or_random_integer(og_int *r, or_random *random, int most_bits) {
  const int bits = or_random_int(random, 0, most_bits);
  og_int_set_si(r, 0);
  for (int k = 0; k < bits; k += 32) {
    mpz_mul_2exp(r->z, r->z, 32);
    mpz_add_ui(r->z, r->z, or_random_bits(random) >> 32);
  }
  mpz_fdiv_r_2exp(r->z, r->z, (mp_bitcnt_t)bits);
  if (or_random_int(random, 0, 7) == 0) mpz_mul_2exp(r->z, r->z, (mp_bitcnt_t)or_random_int(random, 0, 64));
}

void or_random_surd(og_surd *r, or_random *random) {
  or_random_integer(&r->p, random, 160);
  if (or_random_int(random, 0, 1) == 0) mpz_neg(r->p.z, r->p.z);
  or_random_integer(&r->q, random, 320);
  if (or_random_int(random, 0, 3) == 0) { // a root that is rational in truth
    mpz_tdiv_q_2exp(r->q.z, r->q.z, mpz_sizeinbase(r->q.z, 2) / 2);
    mpz_mul(r->q.z, r->q.z, r->q.z);
  }
  or_random_integer(&r->m, random, 100);
  mpz_add_ui(r->m.z, r->m.z, 1);
  r->s = or_random_int(random, -1, 1);
  if (r->s == 0) og_int_set_si(&r->q, 0);
  if (r->s != 0 && or_random_int(random, 0, 3) == 0) { // p and the root nearly (or wholly) cancel
    mpz_sqrt(r->p.z, r->q.z);
    if (r->s > 0) mpz_neg(r->p.z, r->p.z);
  }
  r->e = or_random_int(random, 0, 1) == 0 ? or_random_int(random, -80, 80) : or_random_int(random, -1300, 1100);
}

void or_surd_disguise(og_surd *r, const og_surd *a, or_random *random) {
  og_surd_set(r, a);
  const unsigned long factor = (unsigned long)or_random_int(random, 1, 1000);
  mpz_mul_ui(r->p.z, r->p.z, factor);
  mpz_mul_ui(r->q.z, r->q.z, factor);
  mpz_mul_ui(r->q.z, r->q.z, factor);
  mpz_mul_ui(r->m.z, r->m.z, factor);
  const int twos = or_random_int(random, 0, 40);
  r->e -= twos;
  mpz_mul_2exp(r->p.z, r->p.z, (mp_bitcnt_t)twos);
  mpz_mul_2exp(r->q.z, r->q.z, 2 * (mp_bitcnt_t)twos);
}
