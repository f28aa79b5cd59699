#include "spec/enclosure/solve/simplest.h"

#include <gmp.h>

// By continued fractions: r = (p k + p0) / (q k + q0).
void og_simplest_within(og_rational *r, const og_rational *lo, const og_rational *hi) {
  mpz_t a, b, c, d, k, rest, p, q, p0, q0;
  mpz_inits(a, b, c, d, k, rest, p, q, p0, q0, NULL);
  mpz_set(a, lo->num.z), mpz_set(b, lo->den.z), mpz_set(c, hi->num.z), mpz_set(d, hi->den.z);
  mpz_set_si(p, 1), mpz_set_si(q0, 1);
  for (bool found = false; !found;) {
    // [a / b, c / d]; the integer k, if there is one, otherwise go on with the inverses of what is left
    mpz_cdiv_q(k, a, b);
    mpz_mul(rest, k, d);
    found = mpz_cmp(rest, c) <= 0;
    if (!found) mpz_sub_ui(k, k, 1);
    mpz_addmul(p0, p, k), mpz_swap(p, p0);
    mpz_addmul(q0, q, k), mpz_swap(q, q0);
    mpz_submul(a, k, b), mpz_submul(c, k, d);
    mpz_swap(a, d), mpz_swap(b, c);
  }
  mpz_set(r->num.z, p), mpz_set(r->den.z, q);
  mpz_clears(a, b, c, d, k, rest, p, q, p0, q0, NULL);
}
