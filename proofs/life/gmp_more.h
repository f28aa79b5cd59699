// What of GMP statements, certificates and rationals use besides what proofs/model/gmp.h has, which is all that the
// checkers use: proofs/life.py gives these functions bodies by the same rule. The types are those of GMP.

typedef unsigned long mp_bitcnt_t;

void mpz_gcd(mpz_ptr r, mpz_srcptr a, mpz_srcptr b);
void mpz_lcm(mpz_ptr r, mpz_srcptr a, mpz_srcptr b);
void mpz_divexact(mpz_ptr r, mpz_srcptr a, mpz_srcptr b);
void mpz_mul_2exp(mpz_ptr r, mpz_srcptr a, mp_bitcnt_t bits);
void mpz_tdiv_q_2exp(mpz_ptr r, mpz_srcptr a, mp_bitcnt_t bits);
void mpz_set_d(mpz_ptr r, double a);
void mpz_ui_pow_ui(mpz_ptr r, unsigned long base, unsigned long exponent);
int mpz_set_str(mpz_ptr r, const char *text, int base);
int mpz_cmp_ui(mpz_srcptr a, unsigned long b);
int mpz_divisible_p(mpz_srcptr a, mpz_srcptr b);
mp_bitcnt_t mpz_scan1(mpz_srcptr a, mp_bitcnt_t from);

// Not modelled: a driver that reaches one of these fails.
char *mpz_get_str(char *text, int base, mpz_srcptr a);
mp_limb_t *mpz_limbs_write(mpz_ptr r, mp_size_t limbs);
void mpz_limbs_finish(mpz_ptr r, mp_size_t limbs);
