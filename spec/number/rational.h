#ifndef OG_RATIONAL_H
#define OG_RATIONAL_H

/// Exact rationals: how numbers come in from text and go out to text.
///
/// Text is exact: "0.1" is one tenth, "0x1.8p+3" twelve, "-7/3" minus seven thirds. A binary64 number is the
/// dyadic rational that it is. The rational is always in lowest terms with a positive denominator.

#include <stddef.h>

#include "spec/number/integer.h"

typedef struct og_rational {
  og_int num;
  og_int den; // > 0
} og_rational;

typedef enum og_rational_status {
  OG_RATIONAL_OK,
  OG_RATIONAL_EMPTY,            // no characters at all
  OG_RATIONAL_MALFORMED,        // not a number
  OG_RATIONAL_NOT_FINITE,       // NaN or an infinity
  OG_RATIONAL_ZERO_DENOMINATOR, // n/0
  OG_RATIONAL_TOO_LARGE,        // more than OG_RATIONAL_MAX_BITS bits in numerator or denominator
} og_rational_status;

/// No numerator or denominator made from text is longer: "1e999999999" must not eat the memory.
#define OG_RATIONAL_MAX_BITS 100000

/// One phrase per status, to follow the name of the thing: "is not a number", ...
const char *og_rational_status_text(og_rational_status status);

/// Sets r to 0.
void og_rational_init(og_rational *r);
void og_rational_clear(og_rational *r);
void og_rational_set(og_rational *r, const og_rational *a);
void og_rational_set_si(og_rational *r, long a);
/// r = num / den in lowest terms; den is not 0. The operands may be r's own.
void og_rational_set_quotient(og_rational *r, const og_int *num, const og_int *den);

/// An optional sign, then one of
///   digits/digits              "7/3"
///   decimal                    "12", "0.1", "1.5e-3", ".5"
///   hexadecimal with 0x        "0x1.8p+3", "0x10"
/// No white space, at least one digit, ASCII only. On any other status than OK, r is 0. `text` needs no
/// terminator.
og_rational_status og_rational_from_text(og_rational *r, const char *text, size_t length);

/// The exact value of a finite double; NaN and infinities are refused (r is then 0).
og_rational_status og_rational_from_double(og_rational *r, double x);

/// -1, 0 or 1.
static inline int og_rational_sign(const og_rational *a) { return og_int_sign(&a->num); }
bool og_rational_equal(const og_rational *a, const og_rational *b);

/// "7/3", "-12": to be freed by the caller with free().
char *og_rational_to_text(const og_rational *a);

/// Raises den to the least common multiple of itself and the denominators of all `count` numbers, but gives up
/// and returns false once it is longer than max_bits (den is then meaningless). den > 0 on entry.
bool og_rational_common_denominator(og_int *den, const og_rational *numbers, size_t count, size_t max_bits);

/// r = a den, an integer; den is a multiple of a's denominator.
void og_rational_numerator_over(og_int *r, const og_rational *a, const og_int *den);

#endif
