#ifndef OG_INTEGER_H
#define OG_INTEGER_H

/// Exact integers of any size: the narrow interface to GMP that everything exact is written in.
///
/// The checker uses nothing of GMP but these functions, so they are all that a proof of the checker
/// has to assume about arithmetic. An og_int must be initialised before any other use and cleared
/// after the last; operands may be the same object as the result. Running out of memory ends the
/// process (GMP's rule).

#include <stdbool.h>
#include <stdint.h>

#ifndef OG_MODEL_OPAQUE
#include <gmp.h>
typedef struct og_int {
  mpz_t z;
} og_int;
#else
// To whoever is proved to use these functions rightly a number is opaque: it has a value, and its functions have
// contracts.
typedef double og_int;
#define val(a) (*(a))
#endif

// In contracts val(a) is the number behind the og_int that a points to (docs/trust/verification.md).
//@ logic integer sgn(real x) = x > 0 ? 1 : x < 0 ? -1 : 0;

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures zero: val(r) == 0; */
static inline void og_int_init(og_int *r);

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns \nothing; */
static inline void og_int_clear(og_int *r);

/*@ requires valid: \valid(r) && \valid_read(a);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures value: val(r) == \old(val(a)); */
static inline void og_int_set(og_int *r, const og_int *a);

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures value: val(r) == a; */
static inline void og_int_set_si(og_int *r, long a);

/*@ requires valid: \valid(a) && \valid(b);
    terminates \true;
    exits \false;
    assigns val(a), val(b);
    ensures a: val(a) == \old(val(b));
    ensures b: val(b) == \old(val(a)); */
static inline void og_int_swap(og_int *a, og_int *b);

/*@ requires valid: \valid(r) && \valid_read(a);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures value: val(r) == -\old(val(a)); */
static inline void og_int_neg(og_int *r, const og_int *a);

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures value: val(r) == \old(val(a)) + \old(val(b)); */
static inline void og_int_add(og_int *r, const og_int *a, const og_int *b);

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures value: val(r) == \old(val(a)) - \old(val(b)); */
static inline void og_int_sub(og_int *r, const og_int *a, const og_int *b);

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures value: val(r) == \old(val(a)) * \old(val(b)); */
static inline void og_int_mul(og_int *r, const og_int *a, const og_int *b);

/// r = r + a b
/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures value: val(r) == \old(val(r)) + \old(val(a)) * \old(val(b)); */
static inline void og_int_addmul(og_int *r, const og_int *a, const og_int *b);

/// r = r - a b
/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures value: val(r) == \old(val(r)) - \old(val(a)) * \old(val(b)); */
static inline void og_int_submul(og_int *r, const og_int *a, const og_int *b);

/// -1, 0 or 1.
/*@ requires valid: \valid_read(a);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: \result == sgn(val(a)); */
static inline int og_int_sign(const og_int *a);

/// Negative, zero or positive as a is less than, equal to or greater than b.
/*@ requires valid: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures less:    \result < 0 <==> val(a) < val(b);
    ensures greater: \result > 0 <==> val(a) > val(b); */
static inline int og_int_compare(const og_int *a, const og_int *b);

#ifndef OG_MODEL_OPAQUE
static inline void og_int_init(og_int *r) { mpz_init(r->z); }
static inline void og_int_clear(og_int *r) { mpz_clear(r->z); }
static inline void og_int_set(og_int *r, const og_int *a) { mpz_set(r->z, a->z); }
static inline void og_int_set_si(og_int *r, long a) { mpz_set_si(r->z, a); }
static inline void og_int_swap(og_int *a, og_int *b) { mpz_swap(a->z, b->z); }
static inline void og_int_neg(og_int *r, const og_int *a) { mpz_neg(r->z, a->z); }
static inline void og_int_add(og_int *r, const og_int *a, const og_int *b) { mpz_add(r->z, a->z, b->z); }
static inline void og_int_sub(og_int *r, const og_int *a, const og_int *b) { mpz_sub(r->z, a->z, b->z); }
static inline void og_int_mul(og_int *r, const og_int *a, const og_int *b) { mpz_mul(r->z, a->z, b->z); }
static inline void og_int_addmul(og_int *r, const og_int *a, const og_int *b) { mpz_addmul(r->z, a->z, b->z); }
static inline void og_int_submul(og_int *r, const og_int *a, const og_int *b) { mpz_submul(r->z, a->z, b->z); }
static inline int og_int_sign(const og_int *a) { return mpz_sgn(a->z); }
static inline int og_int_compare(const og_int *a, const og_int *b) { return mpz_cmp(a->z, b->z); }
#endif

#endif
