#ifndef OR_MOVING_H
#define OR_MOVING_H

/// When four moving points first meet, by definition: a vertex and a triangle, or two edges, for times in [0, 1].
///
/// The differences a - b are linear in t. Whether the origin lies in their hull is told by the signs of their
/// coordinates, of their cross products and products two by two, and of their determinants three by three. So a contact
/// begins at 0 or at a root of one of these. All roots are isolated by Sturm's theorem; signs at a root are found by
/// greatest common divisors. Plain rationals: for small numbers.

#include <stdbool.h>

#include <gmp.h>

/// c[k] belongs to t^k; degree -1 where it is zero.
typedef struct or_poly {
  int degree;
  mpq_t c[8];
} or_poly;

void or_poly_init(or_poly *p);
void or_poly_clear(or_poly *p);

/// The one root of `of` in (lo, hi].
typedef struct or_time {
  or_poly of;
  mpq_t lo, hi;
} or_time;

void or_time_init(or_time *time);
void or_time_clear(or_time *time);

/// Do they meet? Then *first is set. `start` and `end` are four points each, the first `split` of them A's.
bool or_first_contact(or_time *first, mpq_t (*start)[3], mpq_t (*end)[3], int split);

/// Is the time a root of p?
bool or_time_is_root_of(const or_time *time, const or_poly *p);
/// Less than 0, 0 or more than 0 as the time is before, at or after the number.
int or_time_compare(const or_time *time, const mpq_t number);

#endif
