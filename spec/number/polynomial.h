#ifndef OG_POLYNOMIAL_H
#define OG_POLYNOMIAL_H

/// Polynomials with integer coefficients, of degree 4 at most: what moves along straight lines.
///
/// A polynomial in t has the coefficient c[k] of t^k. On an interval [from, to] of two rationals it has a local form,
/// homogeneous in y, x >= 0: t = (y from.num + x to.num) / (y from.den + x to.den), and c[k] belongs to y^(n-k) x^k. Up
/// to positive factors these are its Bernstein coefficients. So the signs of the local coefficients say what the sign
/// of the polynomial is on the interval.

#include "spec/number/rational.h"

#define OG_POLY_ROOM 5

typedef struct og_poly {
  int degree; // at most; the first coefficients may be zero
  og_int c[OG_POLY_ROOM];
} og_poly;

void og_poly_init(og_poly *p);
void og_poly_clear(og_poly *p);
void og_poly_set(og_poly *r, const og_poly *p);
/// Makes r a polynomial of that degree, all coefficients zero.
void og_poly_set_zero(og_poly *r, int degree);

/// Lowers the degree to that of the last coefficient that is not zero, or to 0.
void og_poly_trim(og_poly *p);
bool og_poly_is_zero(const og_poly *p);

/// r = p' in t; r is not p.
void og_poly_derive(og_poly *r, const og_poly *p);

/// r = p on [from, to], in the local form. r is neither p nor work. The denominators are positive. Cost: quadratic.
void og_poly_localize(og_poly *r, const og_poly *p, const og_rational *from, const og_rational *to, og_poly *work);

/// The sign of p at the time.
int og_poly_sign_at(const og_poly *p, const og_rational *time);

/// Is every coefficient of that sign, +1 or -1?
bool og_poly_is_all(const og_poly *p, int sign);
/// Is every coefficient of that sign or zero, and the first not zero?
bool og_poly_is_all_but_zeros(const og_poly *p, int sign);
/// Is every coefficient of that sign or zero, and one not zero?
bool og_poly_is_weakly(const og_poly *p, int sign);

/// Does h divide p, over the rationals? h has degree 1 or more, its last coefficient is not zero, and r is neither.
/// Afterwards r is the remainder, times some number.
bool og_poly_is_multiple(og_poly *r, const og_poly *p, const og_poly *h);

/// r = f / h, times a positive number, of two local forms; false where there is a remainder, or where the degree of h
/// is greater. The first coefficient of h is positive. f is used up, and r is neither f nor h.
bool og_poly_divide_local(og_poly *r, og_poly *f, const og_poly *h);

/// Is f, or f / h, or f / h^2 all positive? Local forms on one interval, h positive at its beginning: then f is
/// positive up to the first root of h. f is used up; work is neither f nor h.
bool og_poly_is_positive_before_root(og_poly *f, const og_poly *h, og_poly *work);

/// The coefficients as doubles, all times one power of two: the greatest is below 1. For guesses.
void og_poly_to_doubles(double c[OG_POLY_ROOM], const og_poly *p);

#endif
