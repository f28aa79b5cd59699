#ifndef OG_TEXT_H
#define OG_TEXT_H

/// Text that grows: lines are composed in memory, so that only whole ones are ever written.

#include <stdbool.h>
#include <stddef.h>

#include "spec/number/rational.h"

typedef struct og_text {
  char *at; // `length` bytes and a terminator, once something was added
  size_t length;
  size_t capacity;
} og_text;

void og_text_init(og_text *text);
void og_text_clear(og_text *text);
/// Empties it, keeping its storage.
void og_text_reset(og_text *text);

void og_text_add(og_text *text, const char *more);
void og_text_add_bytes(og_text *text, const char *more, size_t count);
void og_text_format(og_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// Decimal digits.
void og_text_add_integer(og_text *text, const og_int *a);
/// In double quotes, escaped as JSON wants it; `more` is UTF-8.
void og_text_add_json_string(og_text *text, const char *more);
/// The exact hexadecimal form with the leading digit 1: "0x1.8p+3", "0x1p-1074", "0x0p+0", "inf". The same on
/// every system, which the C library's "%a" is not for subnormal numbers.
void og_text_add_double(og_text *text, double x);

/// The text into a cell of `width` > 4 characters and a terminator, with the middle left out where it is longer; bytes
/// that a terminal might take for a command, or that would upset columns, are shown as '?'.
void og_shorten(char *cell, size_t width, const char *text);

/// Writes all bytes to the file descriptor in one go where the system allows it. False, with errno set, where
/// they cannot be written.
bool og_text_write(const og_text *text, int descriptor);
/// Makes a file of it, in place of one of that name. False, with errno set, where it cannot be written.
bool og_text_save(const og_text *text, const char *name);

#endif
