#include "tool/format/fields.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

json_t *og_read_json(const char *line, size_t length, og_complaint *complaint) {
  json_error_t error;
  json_t *root = json_loadb(line, length, JSON_REJECT_DUPLICATES | JSON_DECODE_INT_AS_REAL | JSON_DECODE_ANY, &error);
  if (root != NULL) return root;
  const bool infinite = strstr(error.text, "NaN") != NULL || strstr(error.text, "Infinity") != NULL;
  // The last bytes of the parser's text hold its error code, so it is measured to be sure of its end.
  og_complain(complaint, OG_INPUT_BAD, NULL, "not valid JSON at byte %d: %.150s%s; expected one JSON object a line",
              error.position, error.text, infinite ? " (JSON has no NaN and no infinity)" : "");
  return NULL;
}

static const char *type_name(const json_t *value) {
  switch (json_typeof(value)) {
  case JSON_OBJECT: return "an object";
  case JSON_ARRAY: return "an array";
  case JSON_STRING: return "a string";
  case JSON_INTEGER:
  case JSON_REAL: return "a number";
  case JSON_TRUE: return "true";
  case JSON_FALSE: return "false";
  case JSON_NULL: return "null";
  }
  return "something else";
}

// ---- names that are nearly right ----

#define LONGEST_NAME 31

// Insertions, deletions, replacements and exchanges of neighbours that turn one word into the other.
static size_t edits(const char *a, const char *b) {
  const size_t n = strlen(a), m = strlen(b);
  if (n > LONGEST_NAME || m > LONGEST_NAME) return SIZE_MAX;
  size_t d[LONGEST_NAME + 1][LONGEST_NAME + 1];
  for (size_t i = 0; i <= n; i++) {
    for (size_t j = 0; j <= m; j++) {
      if (i == 0 || j == 0) {
        d[i][j] = i + j;
        continue;
      }
      const size_t replaced = d[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
      size_t best = (d[i - 1][j] < d[i][j - 1] ? d[i - 1][j] : d[i][j - 1]) + 1;
      if (replaced < best) best = replaced;
      const bool exchanged = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (exchanged && d[i - 2][j - 2] + 1 < best) best = d[i - 2][j - 2] + 1;
      d[i][j] = best;
    }
  }
  return d[n][m];
}

const char *og_nearest_name(const char *word, const char *const *known) {
  const char *nearest = NULL;
  const size_t length = strlen(word);
  size_t best = length <= 4 ? 2 : length <= 8 ? 3 : 4; // at least this many edits are no typing error
  for (; *known != NULL; known++) {
    const size_t distance = edits(word, *known);
    // As many edits as one of them has letters make any word of any other.
    if (distance >= best || distance >= length || distance >= strlen(*known)) continue;
    best = distance;
    nearest = *known;
  }
  return nearest;
}

const char *og_nearest_question(const char *word) {
  const char *ids[OG_QUESTION_COUNT + 1] = {NULL};
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++) ids[q] = og_question_at(q)->id;
  return og_nearest_name(word, ids);
}

static bool complain_unknown(const char *field, const char *const *known, const og_place *place,
                             og_complaint *complaint) {
  char quoted[OG_QUOTE_SIZE], list[512] = "";
  const char *nearest = og_nearest_name(field, known);
  og_quote(quoted, field);
  if (nearest != NULL)
    return og_complain(complaint, OG_INPUT_BAD, place, "unknown field %s; did you mean '%s'?", quoted, nearest);
  for (; *known != NULL && strlen(list) + strlen(*known) + 3 < sizeof list; known++) {
    if (list[0] != '\0') strcat(list, ", ");
    strcat(list, *known);
  }
  return og_complain(complaint, OG_INPUT_BAD, place, "unknown field %s; expected one of %s", quoted, list);
}

// ---- objects and arrays ----

bool og_read_object(const json_t *value, const char *const *known, const og_place *place, og_complaint *complaint) {
  if (!json_is_object(value))
    return og_complain(complaint, OG_INPUT_BAD, place, "%s where an object was expected", type_name(value));
  json_t *object = (json_t *)value; // jansson's iterators want it so; nothing is changed
  for (void *at = json_object_iter(object); at != NULL; at = json_object_iter_next(object, at)) {
    const char *field = json_object_iter_key(at);
    size_t k = 0;
    while (known[k] != NULL && strcmp(known[k], field) != 0) k++;
    if (known[k] == NULL) return complain_unknown(field, known, place, complaint);
  }
  return true;
}

const json_t *og_need_field(const json_t *object, const char *field, const og_place *in, og_complaint *complaint) {
  const json_t *value = json_object_get(object, field);
  if (value == NULL) og_complain(complaint, OG_INPUT_BAD, in, "the field '%s' is missing", field);
  return value;
}

bool og_read_array(const json_t *value, size_t count, const char *of, const og_place *place, og_complaint *complaint) {
  if (!json_is_array(value))
    return og_complain(complaint, OG_INPUT_BAD, place, "%s where an array of %s was expected", type_name(value), of);
  const size_t size = json_array_size(value);
  if (count == SIZE_MAX || size == count) return true;
  return og_complain(complaint, OG_INPUT_BAD, place, "%zu element%s; expected %zu %s", size, size == 1 ? "" : "s",
                     count, of);
}

const char *og_read_string(const json_t *value, const char *what, const og_place *place, og_complaint *complaint) {
  if (json_is_string(value)) return json_string_value(value);
  og_complain(complaint, OG_INPUT_BAD, place, "%s where %s (a string) was expected", type_name(value), what);
  return NULL;
}

const char *og_read_kind_name(const json_t *certificate, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "kind", 0};
  const json_t *kind = json_is_object(certificate) ? og_need_field(certificate, "kind", place, complaint) : NULL;
  if (kind != NULL) return og_read_string(kind, "the kind of certificate", &here, complaint);
  og_complain(complaint, OG_INPUT_BAD, place, "not an object; expected a certificate with a 'kind'");
  return NULL;
}

bool og_read_boolean(bool *r, const json_t *value, const og_place *place, og_complaint *complaint) {
  *r = json_is_true(value);
  if (json_is_boolean(value)) return true;
  return og_complain(complaint, OG_INPUT_BAD, place, "%s where true or false was expected", type_name(value));
}

// ---- numbers ----

#define WANTED_NUMBER "expected a finite number or a string such as \"0x1.8p+3\" or \"-7/3\""

static bool complain_number(og_rational_status status, const char *text, const og_place *place,
                            og_complaint *complaint) {
  char quoted[OG_QUOTE_SIZE];
  const og_input_status kind = status == OG_RATIONAL_TOO_LARGE ? OG_INPUT_LIMIT : OG_INPUT_BAD;
  return og_complain(complaint, kind, place, "%s %s; " WANTED_NUMBER, og_quote(quoted, text),
                     og_rational_status_text(status));
}

bool og_read_number(og_rational *r, const json_t *value, const og_place *place, og_complaint *complaint) {
  if (json_is_number(value)) {
    const og_rational_status status = og_rational_from_double(r, json_number_value(value));
    return status == OG_RATIONAL_OK || complain_number(status, "the number", place, complaint);
  }
  if (!json_is_string(value))
    return og_complain(complaint, OG_INPUT_BAD, place, "%s is not a number; " WANTED_NUMBER, type_name(value));
  const char *text = json_string_value(value);
  const og_rational_status status = og_rational_from_text(r, text, json_string_length(value));
  return status == OG_RATIONAL_OK || complain_number(status, text, place, complaint);
}

bool og_read_numbers(og_rational *r, size_t count, const json_t *value, const og_place *place,
                     og_complaint *complaint) {
  if (!og_read_array(value, count, "numbers", place, complaint)) return false;
  for (size_t k = 0; k < count; k++) {
    const og_place element = {place, NULL, k};
    if (!og_read_number(&r[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

// A certificate's weights may be longer than any number of a case, so the limit of rationals does not hold.
static bool integer_from_text(og_int *r, const char *text) {
  const char *digits = text[0] == '-' ? text + 1 : text;
  return digits[0] != '\0' && digits[strspn(digits, "0123456789")] == '\0' && mpz_set_str(r->z, text, 10) == 0;
}

bool og_read_integer(og_int *r, const json_t *value, const og_place *place, og_complaint *complaint) {
  if (json_is_number(value)) {
    const double x = json_number_value(value);
    if (x == floor(x) && fabs(x) <= 0x1p53) {
      og_int_set_si(r, (long)x);
      return true;
    }
  } else if (json_is_string(value) && integer_from_text(r, json_string_value(value))) {
    return true;
  }
  char quoted[OG_QUOTE_SIZE];
  const char *what = json_is_string(value) ? og_quote(quoted, json_string_value(value)) : type_name(value);
  return og_complain(complaint, OG_INPUT_BAD, place, "%s is not an integer; expected a string such as \"-12\"", what);
}

static size_t digits_at(const char *text, size_t length) {
  size_t count = 0;
  while (count < length && text[count] >= '0' && text[count] <= '9') count++;
  return count;
}

bool og_quotient_from_text(og_rational *r, const char *text, size_t length) {
  const size_t sign = length > 0 && text[0] == '-';
  const size_t above = digits_at(text + sign, length - sign), top = sign + above;
  const bool fraction = top < length && text[top] == '/';
  const size_t below = fraction ? digits_at(text + top + 1, length - top - 1) : 0;
  if (above == 0 || top + (fraction ? 1 + below : 0) != length || (fraction && below == 0)) return false;
  char few[64];
  char *copy = length < sizeof few ? few : og_grow(NULL, length + 1, 1);
  memcpy(copy, text, length);
  copy[length] = copy[top] = '\0';
  mpz_set_str(r->num.z, copy, 10);
  og_int_set_si(&r->den, 1);
  if (fraction) mpz_set_str(r->den.z, copy + top + 1, 10);
  if (copy != few) free(copy);
  const bool good = og_int_sign(&r->den) != 0;
  if (good && fraction) og_rational_set_quotient(r, &r->num, &r->den);
  if (!good) og_rational_set_si(r, 0);
  return good;
}

bool og_read_quotient(og_rational *r, const json_t *value, const og_place *place, og_complaint *complaint) {
  if (json_is_string(value) && og_quotient_from_text(r, json_string_value(value), json_string_length(value)))
    return true;
  return og_read_number(r, value, place, complaint);
}

bool og_read_ivec(og_ivec *r, const json_t *value, const og_place *place, og_complaint *complaint) {
  if (!og_read_array(value, 3, "integers", place, complaint)) return false;
  og_int *const parts[3] = {&r->x, &r->y, &r->z};
  for (size_t k = 0; k < 3; k++) {
    const og_place element = {place, NULL, k};
    if (!og_read_integer(parts[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

bool og_read_index(uint32_t *r, const json_t *value, const og_place *place, og_complaint *complaint) {
  const double x = json_is_number(value) ? json_number_value(value) : -1.0;
  if (!(x >= 0.0 && x <= 4294967295.0 && x == floor(x)))
    return og_complain(complaint, OG_INPUT_BAD, place, "%s is not an index; expected an integer from 0 to 4294967295",
                       json_is_number(value) ? "the number" : type_name(value));
  *r = (uint32_t)x;
  return true;
}
