#include "tool/format/plain_answer.h"

#include <string.h>

#include "tool/format/plain_case.h"
#include "tool/format/read_surd.h"

static const char *const answer_fields[] = {"id",     "question",  "relation",    "distance", "depth",
                                            "points", "direction", "certificate", NULL};
enum { ID, QUESTION, RELATION, DISTANCE, DEPTH, POINTS, DIRECTION, CERTIFICATE };
static const char *const number_fields[] = {"exact", "double", NULL};
enum { EXACT, DOUBLE };
// `kind` comes first and `pairs` before `weights`, as they are written.
static const char *const certificate_fields[] = {"kind", "pairs", "weights", "direction", "triangles", "face", NULL};
enum { KIND, PAIRS, WEIGHTS, OF_CERTIFICATE, TRIANGLES, FACE };

#define BIT(field) (UINT64_C(1) << (field))

// ---- numbers ----

// The text of a string, with a terminator, where it fits.
typedef struct number_text {
  char at[2 * OG_PLAIN_DIGITS + 32];
  size_t length;
} number_text;

static bool take_text(og_scan *scan, number_text *text) {
  og_span span;
  if (!og_scan_string(scan, &span) || span.length >= sizeof text->at) return false;
  memcpy(text->at, span.at, span.length);
  text->at[span.length] = '\0';
  text->length = span.length;
  return true;
}

static size_t digits_at(const char *text) { return strspn(text, "0123456789"); }

static void set_digits(og_int *r, const char *text, size_t digits) {
  int value = 0;
  if (digits > 9) {
    mpz_set_str(r->z, text, 10);
    return;
  }
  for (size_t k = 0; k < digits; k++) value = 10 * value + (text[k] - '0');
  og_int_set_si(r, value);
}

// "12", "-3".
static bool take_integer(og_scan *scan, og_int *r) {
  number_text text;
  if (!take_text(scan, &text)) return false;
  const size_t sign = text.at[0] == '-', digits = digits_at(text.at + sign);
  if (digits == 0 || sign + digits != text.length || digits > OG_PLAIN_DIGITS) return false;
  set_digits(r, text.at + sign, digits);
  if (sign != 0) og_int_neg(r, r);
  return true;
}

// "12", "-3/4": not brought to lowest terms, which would take longer than all else.
static bool take_quotient(og_scan *scan, og_rational *r) {
  number_text text;
  if (!take_text(scan, &text)) return false;
  const size_t sign = text.at[0] == '-', above = digits_at(text.at + sign), top = sign + above;
  const bool fraction = text.at[top] == '/';
  const size_t below = fraction ? digits_at(text.at + top + 1) : 0;
  if (above == 0 || above > OG_PLAIN_DIGITS || below > OG_PLAIN_DIGITS) return false;
  if (top + (fraction ? 1 + below : 0) != text.length || (fraction && below == 0)) return false;
  text.at[top] = '\0';
  set_digits(&r->num, text.at + sign, above);
  if (sign != 0) og_int_neg(&r->num, &r->num);
  if (fraction) set_digits(&r->den, text.at + top + 1, below);
  else og_int_set_si(&r->den, 1);
  return og_int_sign(&r->den) > 0;
}

// ---- the claims ----

static bool take_relation(og_scan *scan, og_relation *relation) {
  og_span text;
  if (!og_scan_string(scan, &text)) return false;
  for (*relation = OG_SEPARATED; *relation <= OG_PENETRATING; (*relation)++)
    if (og_span_is(text, og_relation_name(*relation))) return true;
  return false;
}

static bool take_exact(og_scan *scan, og_claimed_number *number) {
  number_text text;
  number->has_exact = true;
  return take_text(scan, &text) && og_surd_from_text(&number->exact, text.at);
}

static bool take_double(og_scan *scan, og_claimed_number *number) {
  double x;
  number->has_double = true;
  number->infinite = false;
  return og_scan_double(scan, &x) && og_rational_from_double(&number->value, x) == OG_RATIONAL_OK;
}

static bool take_number(og_scan *scan, og_claimed_number *number) {
  uint64_t seen = 0;
  int field;
  number->claimed = true;
  if (!og_scan_mark(scan, '{')) return false;
  while (og_scan_field(scan, number_fields, &seen, &field))
    if (!(field == EXACT ? take_exact(scan, number) : take_double(scan, number))) return false;
  return field == -1;
}

static bool take_point(og_scan *scan, og_rational point[3]) {
  if (!og_scan_mark(scan, '[')) return false;
  for (int k = 0; k < 3; k++)
    if ((k > 0 && !og_scan_mark(scan, ',')) || !take_quotient(scan, &point[k])) return false;
  return og_scan_mark(scan, ']');
}

static bool take_points(og_scan *scan, og_claimed_witness *points) {
  points->claimed = true;
  return og_scan_mark(scan, '[') && take_point(scan, points->at.a) && og_scan_mark(scan, ',') &&
         take_point(scan, points->at.b) && og_scan_mark(scan, ']');
}

static bool take_vector(og_scan *scan, og_ivec *v) {
  return og_scan_mark(scan, '[') && take_integer(scan, &v->x) && og_scan_mark(scan, ',') && take_integer(scan, &v->y) &&
         og_scan_mark(scan, ',') && take_integer(scan, &v->z) && og_scan_mark(scan, ']');
}

// ---- the certificate ----

static bool take_kind(og_scan *scan, og_certificate_kind *kind) {
  og_span text;
  if (!og_scan_string(scan, &text)) return false;
  for (*kind = OG_CERT_SEPARATED; *kind < OG_CERT_SWEEP; (*kind)++)
    if (og_span_is(text, og_certificate_kind_name(*kind))) return true;
  return false;
}

// Exactly these fields the kind has.
static uint64_t fields_of(og_certificate_kind kind) {
  switch (kind) {
  case OG_CERT_SEPARATED: return BIT(KIND) | BIT(OF_CERTIFICATE);
  case OG_CERT_TOUCHING: return BIT(KIND) | BIT(PAIRS) | BIT(WEIGHTS) | BIT(OF_CERTIFICATE);
  case OG_CERT_PENETRATING:
  case OG_CERT_NEAREST: return BIT(KIND) | BIT(PAIRS) | BIT(WEIGHTS);
  case OG_CERT_SURFACE: return BIT(KIND) | BIT(PAIRS) | BIT(WEIGHTS) | BIT(TRIANGLES) | BIT(FACE);
  case OG_CERT_NONE:
  case OG_CERT_SWEEP:
  case OG_CERT_MISS:
  case OG_CERT_KIND_COUNT: break;
  }
  return 0;
}

static bool take_pairs(og_scan *scan, og_combination *c) {
  bool ended;
  og_pair pair;
  if (!og_scan_mark(scan, '[')) return false;
  for (size_t count = 0; og_scan_element(scan, count, &ended); count++) {
    if (!og_scan_mark(scan, '[') || !og_scan_index(scan, &pair.i) || !og_scan_mark(scan, ',') ||
        !og_scan_index(scan, &pair.j) || !og_scan_mark(scan, ']'))
      return false;
    og_combination_add(c, pair);
  }
  return ended;
}

static bool take_weights(og_scan *scan, og_combination *c) {
  bool ended;
  size_t count = 0;
  if (!og_scan_mark(scan, '[')) return false;
  for (; og_scan_element(scan, count, &ended); count++)
    if (count >= c->count || !take_integer(scan, &c->weight[count])) return false;
  return ended && count == c->count;
}

static bool take_triangles(og_scan *scan, og_certificate *certificate) {
  bool ended;
  size_t count = 0;
  if (!og_scan_mark(scan, '[')) return false;
  for (; og_scan_element(scan, count, &ended); count++) {
    if (count >= UINT32_MAX / 3 - 1) return false;
    if (count == certificate->triangle_capacity) og_certificate_resize_triangles(certificate, 2 * count + 16);
    certificate->triangle_count = count + 1;
    uint32_t *corner = certificate->triangle[count].corner;
    if (!og_scan_mark(scan, '[') || !og_scan_index(scan, &corner[0]) || !og_scan_mark(scan, ',') ||
        !og_scan_index(scan, &corner[1]) || !og_scan_mark(scan, ',') || !og_scan_index(scan, &corner[2]) ||
        !og_scan_mark(scan, ']'))
      return false;
  }
  if (ended) og_certificate_match_edges(certificate);
  return ended;
}

static bool take_certificate_field(og_scan *scan, og_certificate *certificate, int field, uint64_t seen) {
  switch (field) {
  case KIND: return take_kind(scan, &certificate->kind);
  case PAIRS: return take_pairs(scan, &certificate->witness);
  case WEIGHTS: return (seen & BIT(PAIRS)) != 0 && take_weights(scan, &certificate->witness);
  case OF_CERTIFICATE: return take_vector(scan, &certificate->direction);
  case TRIANGLES: return take_triangles(scan, certificate);
  case FACE: return og_scan_index(scan, &certificate->face);
  default: return false;
  }
}

static bool take_certificate(og_scan *scan, og_certificate *certificate) {
  uint64_t seen = 0;
  int field;
  if (!og_scan_mark(scan, '{')) return false;
  while (og_scan_field(scan, certificate_fields, &seen, &field))
    if (!take_certificate_field(scan, certificate, field, seen)) return false;
  return field == -1 && (seen & BIT(KIND)) != 0 && seen == fields_of(certificate->kind);
}

// ---- the line ----

static bool take_field(og_scan *scan, og_claimed_answer *answer, int field) {
  switch (field) {
  case ID: return og_read_plain_id(scan, answer->id);
  case QUESTION: return og_read_plain_question(scan, &answer->question);
  case RELATION: return take_relation(scan, &answer->relation);
  case DISTANCE: return take_number(scan, &answer->distance);
  case DEPTH: return take_number(scan, &answer->depth);
  case POINTS: return take_points(scan, &answer->points);
  case DIRECTION: answer->has_direction = true; return take_vector(scan, &answer->direction);
  case CERTIFICATE: return take_certificate(scan, &answer->certificate);
  default: return false;
  }
}

bool og_read_plain_answer(const char *line, size_t length, og_claimed_answer *answer) {
  og_scan scan = og_scan_line(line, length);
  uint64_t seen = 0;
  int field;
  if (!og_scan_mark(&scan, '{')) return false;
  while (og_scan_field(&scan, answer_fields, &seen, &field))
    if (!take_field(&scan, answer, field)) return false;
  return field == -1 && og_scan_end(&scan) && (seen & BIT(ID)) != 0 && (seen & BIT(CERTIFICATE)) != 0;
}
