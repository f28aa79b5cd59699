#ifndef OG_MODEL_GMP_H
#define OG_MODEL_GMP_H

#include <stddef.h>

#include "spec/number/place.h"

/// What the proofs assume about GMP: all of it, and nothing else is assumed.
///
/// Stands for <gmp.h> when Frama-C reads the checker (proofs/prove.sh puts this folder first). A number is an opaque
/// object with a value. The memory model reads `double` as a real number (Typed+real), so the value is a real: what is proved
/// holds for all reals, hence for GMP's integers. The checker itself has no floating point (prove.sh refuses it).
///
/// tests/number/gmp_contract_test.c holds GMP to every clause below.

typedef struct og_model_integer {
  double value;
} __mpz_struct;
typedef __mpz_struct mpz_t[1];
typedef __mpz_struct *mpz_ptr;
typedef const __mpz_struct *mpz_srcptr;

/// The number behind an og_int, for contracts: an lvalue, so that `assigns val(r)` names just that.
#define val(a) ((a)->z[0].value)

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns r->value;
    ensures zero: r->value == 0; */
void mpz_init(mpz_ptr r);

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns \nothing; */
void mpz_clear(mpz_ptr r);

/*@ requires valid: \valid(r) && \valid_read(a);
    terminates \true;
    exits \false;
    assigns r->value;
    ensures value: r->value == \old(a->value); */
void mpz_set(mpz_ptr r, mpz_srcptr a);

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns r->value;
    ensures value: r->value == a; */
void mpz_set_si(mpz_ptr r, long a);

/*@ requires valid: \valid(a) && \valid(b);
    terminates \true;
    exits \false;
    assigns a->value, b->value;
    ensures a: a->value == \old(b->value);
    ensures b: b->value == \old(a->value); */
void mpz_swap(mpz_ptr a, mpz_ptr b);

/*@ requires valid: \valid(r) && \valid_read(a);
    terminates \true;
    exits \false;
    assigns r->value;
    ensures value: r->value == -\old(a->value); */
void mpz_neg(mpz_ptr r, mpz_srcptr a);

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns r->value;
    ensures value: r->value == \old(a->value) + \old(b->value); */
void mpz_add(mpz_ptr r, mpz_srcptr a, mpz_srcptr b);

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns r->value;
    ensures value: r->value == \old(a->value) - \old(b->value); */
void mpz_sub(mpz_ptr r, mpz_srcptr a, mpz_srcptr b);

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns r->value;
    ensures value: r->value == \old(a->value) * \old(b->value); */
void mpz_mul(mpz_ptr r, mpz_srcptr a, mpz_srcptr b);

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns r->value;
    ensures value: r->value == \old(r->value) + \old(a->value) * \old(b->value); */
void mpz_addmul(mpz_ptr r, mpz_srcptr a, mpz_srcptr b);

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns r->value;
    ensures value: r->value == \old(r->value) - \old(a->value) * \old(b->value); */
void mpz_submul(mpz_ptr r, mpz_srcptr a, mpz_srcptr b);

/*@ requires valid: \valid_read(a);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures sign: \result == (a->value > 0 ? 1 : a->value < 0 ? -1 : 0); */
int mpz_sgn(mpz_srcptr a);

/*@ requires valid: \valid_read(a) && \valid_read(b);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures less:    \result < 0 <==> a->value < b->value;
    ensures greater: \result > 0 <==> a->value > b->value; */
int mpz_cmp(mpz_srcptr a, mpz_srcptr b);

// Limbs of 64 bits: whole(x, n) is |x| / 2^(64 n), rounded down.
#define GMP_NUMB_BITS 64
typedef unsigned long mp_limb_t;
typedef long mp_size_t;

/*@ axiomatic limbs {
      logic integer whole(real x, integer n);
      axiom whole_down: \forall real x, integer n; n >= 0 ==>
        units(whole(x, n), unit(4 * n)) <= (x < 0 ? -x : x) < units(whole(x, n) + 1, unit(4 * n));
    } */

/*@ requires valid: \valid_read(a);
    terminates \true;
    exits \false;
    assigns \nothing; */
size_t mpz_sizeinbase(mpz_srcptr a, int base);

/*@ requires valid: \valid_read(a);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures all: \forall integer n; n >= \result ==> whole(a->value, n) == 0; */
size_t mpz_size(mpz_srcptr a);

/*@ requires valid: \valid_read(a);
    requires place: n >= 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures limb: \result == whole(a->value, n) - 18446744073709551616 * whole(a->value, n + 1); */
mp_limb_t mpz_getlimbn(mpz_srcptr a, mp_size_t n);

#endif
