#include "tests/oracle/surd.h"

void or_surd_init(or_surd *r) { mpq_inits(r->u, r->v, r->d, NULL); }

void or_surd_clear(or_surd *r) { mpq_clears(r->u, r->v, r->d, NULL); }

static void scale_power(mpq_t x, long e) {
  if (e >= 0) mpq_mul_2exp(x, x, (mp_bitcnt_t)e);
  else mpq_div_2exp(x, x, (mp_bitcnt_t)-e);
}

static bool is_square(const mpq_t x) {
  return mpz_perfect_square_p(mpq_numref(x)) && mpz_perfect_square_p(mpq_denref(x));
}

void or_surd_read(or_surd *r, const og_surd *a) {
  mpq_set_z(r->u, a->p.z);
  mpq_set_si(r->v, a->s, 1);
  mpq_set_z(r->d, a->q.z);
  mpq_t factor;
  mpq_init(factor);
  mpq_set_z(factor, a->m.z);
  mpq_inv(factor, factor);
  scale_power(factor, a->e);
  mpq_mul(r->u, r->u, factor);
  mpq_mul(r->v, r->v, factor);
  if (is_square(r->d)) { // 0 too
    mpz_sqrt(mpq_numref(r->d), mpq_numref(r->d));
    mpz_sqrt(mpq_denref(r->d), mpq_denref(r->d));
    mpq_mul(factor, r->v, r->d);
    mpq_add(r->u, r->u, factor);
    mpq_set_ui(r->v, 0, 1);
  }
  if (mpq_sgn(r->v) == 0) mpq_set_ui(r->d, 0, 1);
  mpq_clear(factor);
}

bool or_surd_well_formed(const og_surd *a) {
  if (mpz_sgn(a->m.z) <= 0 || mpz_sgn(a->q.z) < 0) return false;
  return a->s == 1 || a->s == -1 || (a->s == 0 && mpz_sgn(a->q.z) == 0);
}

int or_root_sign(const mpq_t u, const mpq_t v, const mpq_t d) {
  const int rational = mpq_sgn(u), root = mpq_sgn(d) == 0 ? 0 : mpq_sgn(v);
  if (root == 0 || rational == root) return rational;
  if (rational == 0) return root;
  mpq_t x, y;
  mpq_inits(x, y, NULL);
  mpq_mul(x, u, u);
  mpq_mul(y, v, v);
  mpq_mul(y, y, d);
  const int order = mpq_cmp(x, y);
  mpq_clears(x, y, NULL);
  return order > 0 ? rational : order < 0 ? root : 0;
}

int or_surd_compare_rational(const or_surd *a, const mpq_t x) {
  mpq_t u;
  mpq_init(u);
  mpq_sub(u, a->u, x);
  const int sign = or_root_sign(u, a->v, a->d);
  mpq_clear(u);
  return sign;
}

bool or_surd_is(const or_surd *a, const mpq_t shift, int sign, const mpq_t square) {
  // (a - shift) / sign must be the nonnegative square root: it is rational, or a pure root.
  mpq_t u, w;
  mpq_inits(u, w, NULL);
  mpq_sub(u, a->u, shift);
  bool is;
  if (mpq_sgn(a->v) == 0) {
    mpq_mul(w, u, u);
    is = mpq_sgn(u) * sign >= 0 && mpq_equal(w, square);
  } else {
    mpq_mul(w, a->v, a->v);
    mpq_mul(w, w, a->d);
    is = mpq_sgn(u) == 0 && mpq_sgn(a->v) == sign && mpq_equal(w, square);
  }
  mpq_clears(u, w, NULL);
  return is;
}

bool or_surd_equal(const or_surd *a, const or_surd *b) {
  if (!mpq_equal(a->u, b->u) || mpq_sgn(a->v) != mpq_sgn(b->v)) return false;
  mpq_t x, y;
  mpq_inits(x, y, NULL);
  mpq_mul(x, a->v, a->v);
  mpq_mul(x, x, a->d);
  mpq_mul(y, b->v, b->v);
  mpq_mul(y, y, b->d);
  const bool equal = mpq_equal(x, y);
  mpq_clears(x, y, NULL);
  return equal;
}

void or_surd_near(mpq_t r, const or_surd *a) {
  mpq_set(r, a->u);
  if (mpq_sgn(a->v) == 0) return;
  // sqrt(d) = sqrt(num den) / den, with 256 bits after the binary point of an integer root at least 1.
  mpz_t n;
  mpq_t root;
  mpz_init(n);
  mpq_init(root);
  mpz_mul(n, mpq_numref(a->d), mpq_denref(a->d));
  mpz_mul_2exp(n, n, 512);
  mpz_sqrt(n, n);
  mpq_set_num(root, n);
  mpz_set(mpq_denref(root), mpq_denref(a->d));
  mpz_mul_2exp(mpq_denref(root), mpq_denref(root), 256);
  mpq_canonicalize(root);
  mpq_mul(root, root, a->v);
  mpq_add(r, r, root);
  mpz_clear(n);
  mpq_clear(root);
}
