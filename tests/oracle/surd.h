#ifndef OR_SURD_H
#define OR_SURD_H

/// Numbers u + v sqrt(d) in rationals: how the second oracle reads the values that Origo reports.

#include <gmp.h>
#include <stdbool.h>

#include "spec/number/surd.h"

/// d > 0 is not the square of a rational, or v = d = 0; so the value is zero only if u = v = 0.
typedef struct or_surd {
  mpq_t u, v, d;
} or_surd;

void or_surd_init(or_surd *r);
void or_surd_clear(or_surd *r);

/// The value (p + s sqrt(q)) / m 2^e of a reported number.
void or_surd_read(or_surd *r, const og_surd *a);

/// Is it a number at all: m > 0, q >= 0, s one of -1, 0, 1, and q = 0 when s is 0?
bool or_surd_well_formed(const og_surd *a);

/// The sign of u + v sqrt(d) for any rationals u and v and any d >= 0.
int or_root_sign(const mpq_t u, const mpq_t v, const mpq_t d);

/// Negative, zero or positive as a is less than, equal to or greater than x.
int or_surd_compare_rational(const or_surd *a, const mpq_t x);

/// Is a = shift + sign sqrt(square)? sign is 1 or -1, square >= 0.
bool or_surd_is(const or_surd *a, const mpq_t shift, int sign, const mpq_t square);

/// Are two of them equal?
bool or_surd_equal(const or_surd *a, const or_surd *b);

/// A rational within |v| 2^-256 sqrt(d) of it.
void or_surd_near(mpq_t r, const or_surd *a);

#endif
