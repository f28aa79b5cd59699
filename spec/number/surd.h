#ifndef OG_SURD_H
#define OG_SURD_H

/// A real number with one square root: (p + s sqrt(q)) / m * 2^e, the form of every value Origo reports.
///
/// q >= 0, m > 0 and s is -1, 0 or 1 (then q = 0). The form is not unique; the text is.

#include "spec/number/integer.h"

typedef struct og_surd {
  og_int p, q, m;
  int s;
  long e;
} og_surd;

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns val(&r->p), val(&r->q), val(&r->m), r->s, r->e;
    ensures zero: val(&r->p) == 0 && val(&r->q) == 0 && val(&r->m) == 1 && r->s == 0 && r->e == 0; */
static inline void og_surd_set_zero(og_surd *r) {
  og_int_set_si(&r->p, 0);
  og_int_set_si(&r->q, 0);
  og_int_set_si(&r->m, 1);
  r->s = 0;
  r->e = 0;
}

/// Zero, ready for use.
/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns val(&r->p), val(&r->q), val(&r->m), r->s, r->e;
    ensures zero: val(&r->p) == 0 && val(&r->q) == 0 && val(&r->m) == 1 && r->s == 0 && r->e == 0; */
static inline void og_surd_init(og_surd *r) {
  og_int_init(&r->p);
  og_int_init(&r->q);
  og_int_init(&r->m);
  og_surd_set_zero(r);
}

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns \nothing; */
static inline void og_surd_clear(og_surd *r) {
  og_int_clear(&r->p);
  og_int_clear(&r->q);
  og_int_clear(&r->m);
}

/*@ requires valid: \valid(r) && \valid_read(a);
    requires apart: r == a || \separated(r, a);
    terminates \true;
    exits \false;
    assigns val(&r->p), val(&r->q), val(&r->m), r->s, r->e;
    ensures value: val(&r->p) == \old(val(&a->p)) && val(&r->q) == \old(val(&a->q)) &&
                   val(&r->m) == \old(val(&a->m)) && r->s == \old(a->s) && r->e == \old(a->e); */
static inline void og_surd_set(og_surd *r, const og_surd *a) {
  og_int_set(&r->p, &a->p);
  og_int_set(&r->q, &a->q);
  og_int_set(&r->m, &a->m);
  r->s = a->s;
  r->e = a->e;
}

/// -1, 0 or 1, exactly.
int og_surd_sign(const og_surd *a);

/// Compares two surds exactly: negative, zero or positive. Cost: the square roots are enclosed ever more
/// narrowly; equality is decided by the canonical form first, so it always ends.
int og_surd_compare(const og_surd *a, const og_surd *b);

/// The correctly rounded binary64 (to nearest, ties to even; infinite beyond the largest finite double).
double og_surd_to_double(const og_surd *a);

/// a - b, correctly rounded to binary64, however near they are: as og_surd_to_double. Zero where it is less than half
/// the smallest double, too, and never minus zero. Cost: as og_surd_compare.
double og_surd_difference(const og_surd *a, const og_surd *b);
/// |a - b|, likewise.
double og_surd_gap(const og_surd *a, const og_surd *b);

/// The canonical text, to be freed by the caller with free(): "7/2", "sqrt(25/4)-3/2" with the radicand not
/// a square of a rational, "5-sqrt(2)". A rational is in lowest terms with a positive denominator.
char *og_surd_to_text(const og_surd *a);

#endif
