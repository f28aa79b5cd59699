#ifndef OG_SCAN_H
#define OG_SCAN_H

/// A line of JSON in its ordinary form, read from left to right without a tree of it in memory.
///
/// The ordinary form is JSON with nothing in it that takes thought: strings of printable ASCII without escapes, numbers
/// that are doubles. What has another form is not necessarily wrong: it is for the general reader (fields.h), which
/// knows all of JSON and says what is amiss. So every function here answers one question only, whether the line goes on
/// as expected, and never complains; whatever it accepts, the general reader accepts with the same meaning.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct og_scan {
  const char *at, *end;
} og_scan;

/// A piece of the line.
typedef struct og_span {
  const char *at;
  size_t length;
} og_span;

bool og_span_is(og_span span, const char *text);
/// The place of the span in a list that ends with NULL, or -1.
int og_span_find(og_span span, const char *const *list);

og_scan og_scan_line(const char *line, size_t length);

/// Each takes what it is named after, white space before it included; false, with the cursor anywhere, where something
/// else comes.
bool og_scan_mark(og_scan *scan, char mark);
bool og_scan_end(og_scan *scan);
bool og_scan_string(og_scan *scan, og_span *text);
/// "true" or "false".
bool og_scan_boolean(og_scan *scan, bool *value);
/// A number, or a string that spells one (docs/use/format.md), whose exact value is a finite double. Never minus zero.
bool og_scan_double(og_scan *scan, double *x);
/// A number, and no string, that is not negative.
bool og_scan_size(og_scan *scan, double *x);
/// A number, and no string, that is an integer from 0 to 2^32 - 1.
bool og_scan_index(og_scan *scan, uint32_t *index);
/// A number, and no string, that is no larger than doubles are: for the price of its digits.
bool og_scan_past_number(og_scan *scan);
/// [x, y, ...]: that many.
bool og_scan_doubles(og_scan *scan, double *x, size_t count);
/// An array of numbers or of arrays of numbers, whatever they are.
bool og_scan_past_numbers(og_scan *scan);

/// The next field of an object whose opening brace was taken: the place of its name in the list, at most 63 long. Each
/// field may come once: `seen` has a bit for each that came, and starts at 0. False at the end of the object, too:
/// then, and only then, *field is -1.
bool og_scan_field(og_scan *scan, const char *const *list, uint64_t *seen, int *field);
/// The same for the elements of an array whose opening bracket was taken, `count` of them so far: false at its end,
/// with *ended, or where something else comes.
bool og_scan_element(og_scan *scan, size_t count, bool *ended);

#endif
