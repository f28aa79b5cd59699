#include "tool/format/text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/format/decimal.h"

void og_text_init(og_text *text) { *text = (og_text){NULL, 0, 0}; }

void og_text_clear(og_text *text) {
  free(text->at);
  og_text_init(text);
}

void og_text_reset(og_text *text) { text->length = 0; }

// Room for `more` bytes and a terminator.
static char *make_room(og_text *text, size_t more) {
  if (text->length + more + 1 > text->capacity) {
    text->capacity = 2 * (text->length + more + 1);
    text->at = og_grow(text->at, text->capacity, 1);
  }
  return text->at + text->length;
}

void og_text_add_bytes(og_text *text, const char *more, size_t count) {
  memcpy(make_room(text, count), more, count);
  text->length += count;
  text->at[text->length] = '\0';
}

void og_text_add(og_text *text, const char *more) { og_text_add_bytes(text, more, strlen(more)); }

// Nearly every piece is shorter, and is formatted once only.
#define LIKELY_LENGTH 100

void og_text_format(og_text *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int count = vsnprintf(make_room(text, LIKELY_LENGTH), LIKELY_LENGTH + 1, format, arguments);
  va_end(arguments);
  if (count < 0) return;
  if (count > LIKELY_LENGTH) {
    char *room = make_room(text, (size_t)count);
    va_start(arguments, format);
    vsnprintf(room, (size_t)count + 1, format, arguments);
    va_end(arguments);
  }
  text->length += (size_t)count;
}

void og_text_add_decimal(og_text *text, double x, int digits) {
  text->length += (size_t)og_decimal(make_room(text, OG_DECIMAL_SIZE), x, digits);
}

void og_text_add_integer(og_text *text, const og_int *a) {
  char *room = make_room(text, mpz_sizeinbase(a->z, 10) + 1);
  mpz_get_str(room, 10, a->z);
  text->length += strlen(room);
}

void og_text_add_json_string(og_text *text, const char *more) {
  og_text_add_bytes(text, "\"", 1);
  for (const char *plain = more;; more++) {
    const unsigned char ch = (unsigned char)*more;
    if (ch >= 0x20 && ch != '"' && ch != '\\' && ch != 0x7f) continue;
    og_text_add_bytes(text, plain, (size_t)(more - plain));
    if (ch == '\0') break;
    if (ch == '"' || ch == '\\') og_text_format(text, "\\%c", ch);
    else og_text_format(text, "\\u%04x", ch);
    plain = more + 1;
  }
  og_text_add_bytes(text, "\"", 1);
}

void og_text_add_double(og_text *text, double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  if (bits >> 63) og_text_add(text, "-");
  const uint64_t stored = bits >> 52 & 0x7ff;
  uint64_t fraction = bits & ((UINT64_C(1) << 52) - 1);
  if (stored == 0x7ff) {
    og_text_add(text, fraction == 0 ? "inf" : "nan");
    return;
  }
  if (stored == 0 && fraction == 0) {
    og_text_add(text, "0x0p+0");
    return;
  }
  int exponent = (int)stored - 1023;
  if (stored == 0) {
    // A subnormal number: shift its first bit into the place of the implicit one.
    for (exponent = -1022; fraction >> 52 == 0; exponent--) fraction <<= 1;
    fraction &= (UINT64_C(1) << 52) - 1;
  }
  og_text_add(text, "0x1");
  if (fraction != 0) og_text_add(text, ".");
  for (; fraction != 0; fraction = fraction << 4 & ((UINT64_C(1) << 52) - 1))
    og_text_add_bytes(text, &"0123456789abcdef"[fraction >> 48], 1);
  og_text_format(text, "p%+d", exponent);
}

void og_shorten(char *cell, size_t width, const char *text) {
  const size_t length = strlen(text);
  if (length <= width) {
    memcpy(cell, text, length + 1);
  } else {
    const size_t head = width / 2, tail = width - head - 2;
    memcpy(cell, text, head);
    memcpy(cell + head, "..", 2);
    memcpy(cell + head + 2, text + length - tail, tail + 1);
  }
  for (char *ch = cell; *ch != '\0'; ch++)
    if ((unsigned char)*ch < 0x20 || (unsigned char)*ch >= 0x7f) *ch = '?';
}
