#include "tool/format/scan.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tool/format/decimal.h"

bool og_span_is(og_span span, const char *text) {
  return strlen(text) == span.length && memcmp(span.at, text, span.length) == 0;
}

int og_span_find(og_span span, const char *const *list) {
  for (int k = 0; list[k] != NULL; k++)
    if (list[k][0] == span.at[0] && og_span_is(span, list[k])) return k;
  return -1;
}

og_scan og_scan_line(const char *line, size_t length) { return (og_scan){line, line + length}; }

static void skip_space(og_scan *s) {
  while (s->at < s->end && (*s->at == ' ' || *s->at == '\t' || *s->at == '\r' || *s->at == '\n')) s->at++;
}

static bool take(og_scan *s, char ch) {
  if (s->at == s->end || *s->at != ch) return false;
  s->at++;
  return true;
}

bool og_scan_mark(og_scan *s, char mark) {
  skip_space(s);
  return take(s, mark);
}

bool og_scan_end(og_scan *s) {
  skip_space(s);
  return s->at == s->end;
}

bool og_scan_string(og_scan *s, og_span *text) {
  if (!og_scan_mark(s, '"')) return false;
  const char *at = s->at;
  while (at < s->end && *at >= 0x20 && *at < 0x7f && *at != '"' && *at != '\\') at++;
  *text = (og_span){s->at, (size_t)(at - s->at)};
  s->at = at;
  return take(s, '"');
}

static bool take_word(og_scan *s, const char *word) {
  const size_t length = strlen(word);
  if ((size_t)(s->end - s->at) < length || memcmp(s->at, word, length) != 0) return false;
  s->at += length;
  return true;
}

bool og_scan_boolean(og_scan *s, bool *value) {
  skip_space(s);
  *value = take_word(s, "true");
  return *value || take_word(s, "false");
}

// ---- numbers ----

static bool is_digit(char ch) { return ch >= '0' && ch <= '9'; }

// The digit plus 1; 0 for what is none.
static const unsigned char hex_digit[256] = {
    ['0'] = 1,  ['1'] = 2,  ['2'] = 3,  ['3'] = 4,  ['4'] = 5,  ['5'] = 6,  ['6'] = 7,  ['7'] = 8,
    ['8'] = 9,  ['9'] = 10, ['a'] = 11, ['b'] = 12, ['c'] = 13, ['d'] = 14, ['e'] = 15, ['f'] = 16,
    ['A'] = 11, ['B'] = 12, ['C'] = 13, ['D'] = 14, ['E'] = 15, ['F'] = 16};

// Digits as an integer, those after a point counted. Longer than 60 bits they are for others.
typedef struct digits {
  uint64_t value;
  int count, fractional;
} digits;

#define MOST_DIGITS (UINT64_C(1) << 56)

static bool take_hex_digits(og_scan *s, digits *d, bool fractional) {
  const char *at = s->at;
  uint64_t value = d->value;
  unsigned digit;
  for (; at < s->end && (digit = hex_digit[(unsigned char)*at]) != 0; at++) {
    if (value >= MOST_DIGITS) return false;
    value = value << 4 | (digit - 1);
  }
  if (at - s->at > 1000) return false;
  d->value = value;
  d->count += (int)(at - s->at);
  if (fractional) d->fractional = (int)(at - s->at);
  s->at = at;
  return true;
}

// Eight digits at once, where there are as many and the first is the lowest byte: pairs of digits, then of pairs, then
// of these are added in all places together.
static bool take_eight(const char *at, const char *end, uint64_t *value) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  const uint64_t zeros = UINT64_C(0x3030303030303030), high = UINT64_C(0xf0f0f0f0f0f0f0f0);
  uint64_t bytes;
  if (end - at < 8) return false;
  memcpy(&bytes, at, sizeof bytes);
  if ((bytes & high) != zeros || ((bytes + UINT64_C(0x0606060606060606)) & high) != zeros) return false;
  bytes -= zeros;
  bytes = (10 * bytes + (bytes >> 8)) & UINT64_C(0x00ff00ff00ff00ff);
  bytes = (100 * bytes + (bytes >> 16)) & UINT64_C(0x0000ffff0000ffff);
  *value = 100000000 * *value + ((10000 * bytes + (bytes >> 32)) & 0xffffffff);
  return true;
#else
  (void)at, (void)end, (void)value;
  return false;
#endif
}

static bool take_decimal_digits(og_scan *s, digits *d, bool fractional) {
  const char *at = s->at;
  uint64_t value = d->value;
  while (value < 100000000 && at - s->at < 900 && take_eight(at, s->end, &value)) at += 8;
  while (at < s->end && is_digit(*at) && value < MOST_DIGITS && at - s->at < 1000)
    value = 10 * value + (uint64_t)(*at++ - '0');
  const int count = (int)(at - s->at);
  d->value = value;
  d->count += count;
  if (fractional) d->fractional = count;
  s->at = at;
  return at == s->end || !is_digit(*at);
}

static bool take_exponent(og_scan *s, int *exponent) {
  const bool negative = take(s, '-');
  if (!negative) take(s, '+');
  int value = 0, count = 0;
  for (; s->at < s->end && is_digit(*s->at); s->at++, count++) {
    if (value > 9999) return false;
    value = 10 * value + (*s->at - '0');
  }
  *exponent = negative ? -value : value;
  return count > 0;
}

// value 2^exponent, where it is a double.
static bool set_scaled(double *x, uint64_t value, int exponent) {
  const double whole = (double)value, scaled = ldexp(whole, exponent);
  *x = scaled;
  return (uint64_t)whole == value && isfinite(scaled) && ldexp(scaled, -exponent) == whole;
}

// After "0x".
static bool take_hexadecimal(og_scan *s, double *x) {
  digits d = {0, 0, 0};
  int exponent = 0;
  if (!take_hex_digits(s, &d, false)) return false;
  if (take(s, '.') && !take_hex_digits(s, &d, true)) return false;
  if (d.count == 0) return false;
  if ((take(s, 'p') || take(s, 'P')) && !take_exponent(s, &exponent)) return false;
  exponent -= 4 * d.fractional;
  // Most numbers have 53 bits and a common exponent: then a product is exact.
  if (d.value < UINT64_C(1) << 53 && exponent > -120 && exponent < 60) {
    *x = (double)d.value * (exponent < -60 ? 0x1p-60 : 1);
    if (exponent < -60) exponent += 60;
    *x = exponent < 0 ? *x / (double)(UINT64_C(1) << -exponent) : *x * (double)(UINT64_C(1) << exponent);
    return true;
  }
  return set_scaled(x, d.value, exponent);
}

// What a string spells: only integers and hexadecimals are surely doubles.
static bool take_spelt(og_scan *s, double *x) {
  const bool negative = take(s, '-');
  if (!negative) take(s, '+');
  if (take_word(s, "0x") || take_word(s, "0X")) {
    if (!take_hexadecimal(s, x)) return false;
  } else {
    digits d = {0, 0, 0};
    if (!take_decimal_digits(s, &d, false) || d.count == 0 || !set_scaled(x, d.value, 0)) return false;
  }
  if (negative) *x = 0 - *x;
  return take(s, '"');
}

// The double nearest to value / 10^places, for 2^53 <= value < 2^60 and 0 < places <= MOST_QUOTIENT_DIGITS, so that
// nothing is subnormal. The quotient has 63 bits or more and is rounded once. Where it ends in a half, a remainder
// makes it more.
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 wide;
#define MOST_QUOTIENT_DIGITS 19
static double quotient(uint64_t value, int places) {
  uint64_t power = 1;
  for (int k = 0; k < places; k++) power *= 10;
  const int shift = 64 + __builtin_clzll(value);
  const wide n = (wide)value << shift, q = n / power;
  const bool inexact = q * power != n;
  const uint64_t high = (uint64_t)(q >> 64);
  const int length = high == 0 ? 64 - __builtin_clzll((uint64_t)q) : 128 - __builtin_clzll(high), drop = length - 53;
  const wide rest = q & (((wide)1 << drop) - 1), half = (wide)1 << (drop - 1);
  uint64_t kept = (uint64_t)(q >> drop);
  if (rest > half || (rest == half && (inexact || (kept & 1) != 0))) kept++;
  return ldexp((double)kept, drop - shift);
}
#else
#define MOST_QUOTIENT_DIGITS 0
static double quotient(uint64_t value, int places) { return (double)value / og_power_of_ten[places]; } // never asked
#endif

// A JSON number as it is written: digits 10^exponent, where it is short enough for that.
typedef struct written {
  bool negative, is_short;
  digits digits;
  int exponent;
} written;

static bool take_written(og_scan *s, written *w) {
  *w = (written){.negative = take(s, '-')};
  const char *first = s->at;
  digits d = {0, 0, 0};
  int exponent = 0;
  bool is_short = take_decimal_digits(s, &d, false);
  while (s->at < s->end && is_digit(*s->at)) s->at++;
  if (s->at == first || (*first == '0' && s->at - first > 1)) return false;
  if (take(s, '.')) {
    const char *point = s->at;
    is_short = is_short && take_decimal_digits(s, &d, true);
    while (s->at < s->end && is_digit(*s->at)) s->at++;
    if (s->at == point) return false;
  }
  if ((take(s, 'e') || take(s, 'E')) && !take_exponent(s, &exponent)) return false;
  w->is_short = is_short;
  w->digits = d;
  w->exponent = exponent - d.fractional;
  return true;
}

// A JSON number, which is the double nearest to it. The quotient or product of an integer of 53 bits and a power of ten
// that is a double is that, being one rounding of exact numbers; the others are left to the C library.
static bool take_number(og_scan *s, double *x) {
  const char *start = s->at;
  written w;
  if (!take_written(s, &w)) return false;
  const bool negative = w.negative, is_short = w.is_short;
  const digits d = w.digits;
  const int exponent = w.exponent;
  if (is_short && d.value < UINT64_C(1) << 53 && abs(exponent) <= OG_LAST_POWER_OF_TEN) {
    *x = exponent < 0 ? (double)d.value / og_power_of_ten[-exponent] : (double)d.value * og_power_of_ten[exponent];
    if (negative) *x = 0 - *x;
    return true;
  }
  if (is_short && d.value >= UINT64_C(1) << 53 && exponent < 0 && -exponent <= MOST_QUOTIENT_DIGITS) {
    *x = quotient(d.value, -exponent);
    if (negative) *x = 0 - *x;
    return true;
  }
  char copy[64];
  const size_t length = (size_t)(s->at - start);
  if (length >= sizeof copy) return false;
  memcpy(copy, start, length);
  copy[length] = '\0';
  errno = 0;
  *x = strtod(copy, NULL) + 0.0;
  return errno == 0;
}

bool og_scan_double(og_scan *s, double *x) {
  skip_space(s);
  return take(s, '"') ? take_spelt(s, x) : take_number(s, x);
}

// Where no string spells it.
bool og_scan_index(og_scan *s, uint32_t *index) {
  double x;
  skip_space(s);
  if (!take_number(s, &x) || !(x >= 0 && x <= 4294967295.0)) return false;
  *index = (uint32_t)x;
  return *index == x;
}

bool og_scan_size(og_scan *s, double *x) {
  skip_space(s);
  return s->at < s->end && *s->at != '-' && take_number(s, x);
}

// Of 64 digits at most, and an exponent that leaves room for them.
bool og_scan_past_number(og_scan *s) {
  written w;
  skip_space(s);
  const char *start = s->at;
  return take_written(s, &w) && s->at - start <= 64 && w.exponent <= 200;
}

bool og_scan_doubles(og_scan *s, double *x, size_t count) {
  if (!og_scan_mark(s, '[')) return false;
  for (size_t k = 0; k < count; k++)
    if ((k > 0 && !og_scan_mark(s, ',')) || !og_scan_double(s, &x[k])) return false;
  return og_scan_mark(s, ']');
}

// ---- objects and arrays ----

bool og_scan_field(og_scan *s, const char *const *list, uint64_t *seen, int *field) {
  *field = 0;
  if (og_scan_mark(s, '}')) {
    *field = -1;
    return false;
  }
  og_span name;
  if ((*seen != 0 && !og_scan_mark(s, ',')) || !og_scan_string(s, &name) || name.length == 0) return false;
  const int place = og_span_find(name, list);
  if (place < 0 || (*seen >> place & 1) != 0) return false;
  *seen |= UINT64_C(1) << place;
  *field = place;
  return og_scan_mark(s, ':');
}

bool og_scan_element(og_scan *s, size_t count, bool *ended) {
  *ended = og_scan_mark(s, ']');
  return !*ended && (count == 0 || og_scan_mark(s, ','));
}

static bool skip_numbers(og_scan *s) {
  bool ended;
  double x;
  for (size_t count = 0; og_scan_element(s, count, &ended); count++)
    if (!og_scan_double(s, &x)) return false;
  return ended;
}

bool og_scan_past_numbers(og_scan *s) {
  bool ended;
  double x;
  if (!og_scan_mark(s, '[')) return false;
  for (size_t count = 0; og_scan_element(s, count, &ended); count++)
    if (og_scan_mark(s, '[') ? !skip_numbers(s) : !og_scan_double(s, &x)) return false;
  return ended;
}
