#include "tool/format/number_budget.h"

#include <string.h>

#include "spec/body/shape.h"

// The exponent that stands behind its mark, without its sign, or any that is too large.
static size_t exponent_at(const char *text, size_t length) {
  size_t k = length > 0 && (text[0] == '-' || text[0] == '+'), value = 0;
  for (; k < length && text[k] >= '0' && text[k] <= '9' && value <= OG_RATIONAL_MAX_BITS; k++)
    value = 10 * value + (size_t)(text[k] - '0');
  return value;
}

size_t og_written_bits(const char *text, size_t length) {
  const size_t sign = length > 0 && (text[0] == '-' || text[0] == '+');
  const bool hexadecimal = length >= sign + 2 && text[sign] == '0' && (text[sign + 1] == 'x' || text[sign + 1] == 'X');
  const char *const mark = memchr(text, hexadecimal ? 'p' : 'e', length);
  const char *const capital = memchr(text, hexadecimal ? 'P' : 'E', length);
  const char *const power = mark != NULL ? mark : capital;
  const size_t digits = power != NULL ? (size_t)(power - text) : length;
  const size_t exponent = power != NULL ? exponent_at(power + 1, length - digits - 1) : 0;
  if (digits > OG_RATIONAL_MAX_BITS || exponent > OG_RATIONAL_MAX_BITS) return 0;
  return hexadecimal ? 4 * digits + exponent : (digits + exponent) * 10 / 3;
}

static bool spend_on_string(size_t *left, const json_t *value, size_t max_bits, const og_place *place,
                            og_complaint *complaint) {
  const char *text = json_string_value(value);
  const size_t bits = og_weighed_bits(og_written_bits(text, json_string_length(value)));
  if (bits <= *left) {
    *left -= bits;
    return true;
  }
  char quoted[OG_QUOTE_SIZE];
  return og_complain(complaint, OG_INPUT_LIMIT, place,
                     "with %s the numbers of the case need more bits than the limit of %zu (--max-bits raises it)",
                     og_quote(quoted, text), max_bits);
}

bool og_spend_bits(size_t *left, const json_t *value, size_t max_bits, const og_place *place, og_complaint *complaint) {
  if (json_is_string(value)) return spend_on_string(left, value, max_bits, place, complaint);
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {place, NULL, k};
    if (!og_spend_bits(left, json_array_get(value, k), max_bits, &element, complaint)) return false;
  }
  json_t *object = (json_t *)value; // jansson's iterators want it so; nothing is changed
  for (void *at = json_object_iter(object); at != NULL; at = json_object_iter_next(object, at)) {
    const og_place field = {place, json_object_iter_key(at), 0};
    if (!og_spend_bits(left, json_object_iter_value(at), max_bits, &field, complaint)) return false;
  }
  return true;
}
