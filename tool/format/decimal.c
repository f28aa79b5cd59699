// The number times a power of ten as an unevaluated sum of two doubles, whose integer part has the digits wanted. The
// sum is off by less than 2^-100 of itself, less than 2^-43 for 17 digits, so what it rounds to is sure unless it is
// within that of a tie. Dekker, "A floating-point technique for extending the available precision", 1971.

#include "tool/format/decimal.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

const double og_power_of_ten[OG_LAST_POWER_OF_TEN + 1] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                          1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                          1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

typedef struct sum {
  double high, low;
} sum;

// x as the sum of two numbers of 26 bits; |x| < 2^996.
static sum split(double x) {
  const double c = 0x1.0000002p27 * x, high = c - (c - x);
  return (sum){high, x - high};
}

// a b without an error, where neither it nor its parts overflow or are subnormal.
static sum product(double a, double b) {
  const double high = a * b;
  const sum x = split(a), y = split(b);
  return (sum){high, ((x.high * y.high - high) + x.high * y.low + x.low * y.high) + x.low * y.low};
}

static sum times(sum a, double b) {
  const sum p = product(a.high, b);
  const double low = p.low + a.low * b, high = p.high + low;
  return (sum){high, low - (high - p.high)};
}

static sum divided(double a, double b) {
  const double quotient = a / b;
  const sum p = product(quotient, b);
  return (sum){quotient, ((a - p.high) - p.low) / b};
}

// x 10^power
static sum scaled(double x, int power) {
  if (power < 0) return divided(x, og_power_of_ten[-power]);
  if (power <= OG_LAST_POWER_OF_TEN) return product(x, og_power_of_ten[power]);
  return times(product(x, og_power_of_ten[OG_LAST_POWER_OF_TEN]), og_power_of_ten[power - OG_LAST_POWER_OF_TEN]);
}

// The `digits` first digits of x, rounded, as an integer, and the exponent of the first one. False where it is too near
// a tie to tell.
static bool take_digits(uint64_t *integer, int *exponent, double x, int digits) {
  int binary;
  (void)frexp(x, &binary);
  *exponent = (int)floor((binary - 1) * 0.30102999566398120); // log10(2): never too large, at most 1 too small
  const uint64_t beyond = (uint64_t)og_power_of_ten[digits];
  double rest;
  for (;; (*exponent)++) {
    const sum s = scaled(x, digits - 1 - *exponent);
    const double whole = floor(s.high), part = (s.high - whole) + s.low, more = floor(part);
    rest = part - more;
    *integer = (uint64_t)((int64_t)whole + (int64_t)more);
    if (*integer < beyond) break;
  }
  if (fabs(rest - 0.5) < 0x1p-30) return false;
  if (rest > 0.5) (*integer)++;
  if (*integer < beyond) return true;
  *integer /= 10;
  (*exponent)++;
  return true;
}

// Digits without the zeros at their end, at least one.
static int write_digits(char text[20], uint64_t integer, int digits) {
  for (int k = digits - 1; k >= 0; k--) {
    text[k] = (char)('0' + integer % 10);
    integer /= 10;
  }
  while (digits > 1 && text[digits - 1] == '0') digits--;
  return digits;
}

static char *add(char *at, const char *from, int count) {
  memcpy(at, from, (size_t)count);
  return at + count;
}

static char *add_zeros(char *at, int count) {
  for (; count > 0; count--) *at++ = '0';
  return at;
}

static char *add_exponent(char *at, int exponent) {
  *at++ = 'e';
  *at++ = exponent < 0 ? '-' : '+';
  const int size = exponent < 0 ? -exponent : exponent; // below 100
  *at++ = (char)('0' + size / 10);
  *at++ = (char)('0' + size % 10);
  return at;
}

static char *place_digits(char *at, const char *text, int count, int exponent, int digits) {
  if (exponent < -4 || exponent >= digits) {
    *at++ = text[0];
    if (count > 1) *at++ = '.';
    return add_exponent(add(at, text + 1, count - 1), exponent);
  }
  if (exponent < 0) return add(add_zeros(add(at, "0.", 2), -1 - exponent), text, count);
  const int whole = exponent + 1;
  if (count <= whole) return add_zeros(add(at, text, count), whole - count);
  at = add(at, text, whole);
  *at++ = '.';
  return add(at, text + whole, count - whole);
}

int og_decimal(char at[OG_DECIMAL_SIZE], double x, int digits) {
  const double size = fabs(x);
  uint64_t integer;
  int exponent;
  if (!(size > 1e-22 && size < 1e22) || !take_digits(&integer, &exponent, size, digits))
    return snprintf(at, OG_DECIMAL_SIZE, "%.*g", digits, x);
  char text[20], *end = at;
  if (x < 0) *end++ = '-';
  const int count = write_digits(text, integer, digits);
  end = place_digits(end, text, count, exponent, digits);
  *end = '\0';
  return (int)(end - at);
}
