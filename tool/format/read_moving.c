#include "tool/format/read_moving.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/write_moving.h"

static const char *const answer_fields[] = {"id",       "question", "relation",    "hit", "first",
                                            "features", "point",    "certificate", NULL};

void og_moving_claim_init(og_moving_claim *claim) {
  og_answer_line_init(&claim->line);
  og_moving_certificate_init(&claim->certificate);
}

void og_moving_claim_clear(og_moving_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_moving_certificate_clear(&claim->certificate);
}

// An array whose size lies between the two.
static bool read_sized(size_t *size, const json_t *value, size_t least, size_t most, const char *of,
                       const og_place *place, og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, of, place, complaint)) return false;
  *size = json_array_size(value);
  return (*size >= least && *size <= most) ||
         og_complain(complaint, OG_INPUT_BAD, place, "%zu %s; expected %zu to %zu", *size, of, least, most);
}

static bool read_poly(og_poly *p, const json_t *value, size_t least, size_t most, const og_place *place,
                      og_complaint *complaint) {
  size_t size;
  if (!read_sized(&size, value, least, most, "coefficients", place, complaint)) return false;
  p->degree = (int)size - 1;
  for (size_t k = 0; k < size; k++) {
    const og_place element = {place, NULL, k};
    if (!og_read_integer(&p->c[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

// ---- pieces ----

static bool read_direction(og_moving_piece *piece, const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "direction", 0};
  const json_t *value = og_need_field(object, "direction", in, complaint);
  size_t size;
  if (value == NULL || !read_sized(&size, value, 1, OG_MOVING_CONTROLS, "vectors", &here, complaint)) return false;
  piece->controls = (int)size;
  for (size_t k = 0; k < size; k++) {
    const og_place element = {&here, NULL, k};
    if (!og_read_ivec(&piece->control[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_piece(og_moving_piece *piece, const json_t *value, const og_place *in, og_complaint *complaint) {
  static const char *const known[] = {"until", "direction", NULL};
  const og_place here = {in, "until", 0};
  if (!og_read_object(value, known, in, complaint)) return false;
  const json_t *until = og_need_field(value, "until", in, complaint);
  return until != NULL && og_read_quotient(&piece->until, until, &here, complaint) &&
         read_direction(piece, value, in, complaint);
}

bool og_read_moving_pieces(og_moving_certificate *certificate, const json_t *object, const og_place *in,
                           og_complaint *complaint) {
  const og_place here = {in, "pieces", 0};
  const json_t *value = og_need_field(object, "pieces", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "pieces", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_piece(og_moving_certificate_add(certificate), json_array_get(value, k), &element, complaint))
      return false;
  }
  return true;
}

// ---- a contact ----

static bool read_interval(og_moving_certificate *certificate, const json_t *object, const og_place *in,
                          og_complaint *complaint) {
  const og_place here = {in, "interval", 0}, first = {&here, NULL, 0}, second = {&here, NULL, 1};
  const json_t *value = og_need_field(object, "interval", in, complaint);
  return value != NULL && og_read_array(value, 2, "numbers", &here, complaint) &&
         og_read_quotient(&certificate->lo, json_array_get(value, 0), &first, complaint) &&
         og_read_quotient(&certificate->hi, json_array_get(value, 1), &second, complaint);
}

// A rational time, or a polynomial with an interval.
static bool read_time(og_moving_certificate *certificate, const json_t *object, const og_place *in,
                      og_complaint *complaint) {
  const og_place at_time = {in, "time", 0}, at_polynomial = {in, "polynomial", 0};
  const json_t *polynomial = json_object_get(object, "polynomial");
  if (polynomial != NULL)
    return read_poly(&certificate->root, polynomial, 2, 4, &at_polynomial, complaint) &&
           read_interval(certificate, object, in, complaint);
  const json_t *time = og_need_field(object, "time", in, complaint);
  return time != NULL && og_read_quotient(&certificate->time, time, &at_time, complaint);
}

static bool read_weights(og_moving_certificate *certificate, const json_t *object, const og_place *in,
                         og_complaint *complaint) {
  const og_place here = {in, "weights", 0};
  const json_t *value = og_need_field(object, "weights", in, complaint);
  const size_t most = certificate->root.degree == 0 ? 1 : 3;
  if (value == NULL || !og_read_array(value, 4, "weights, one for each point", &here, complaint)) return false;
  for (size_t k = 0; k < 4; k++) {
    const og_place element = {&here, NULL, k};
    if (!read_poly(&certificate->weight[k], json_array_get(value, k), 1, most, &element, complaint)) return false;
  }
  return true;
}

bool og_read_moving_proof(og_moving_certificate *certificate, const json_t *value, const og_place *here,
                          og_complaint *complaint) {
  static const char *const of_never[] = {"kind", "pieces", NULL};
  static const char *const of_time[] = {"kind", "pieces", "time", "weights", NULL};
  static const char *const of_root[] = {"kind", "pieces", "polynomial", "interval", "weights", NULL};
  const og_place at_kind = {here, "kind", 0};
  const char *kind = og_read_kind_name(value, here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  certificate->hit = strcmp(kind, "first") == 0;
  if (!certificate->hit && strcmp(kind, "never") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected never or first",
                       og_quote(quoted, kind));
  const bool has_root = json_object_get(value, "polynomial") != NULL;
  const char *const *known = !certificate->hit ? of_never : has_root ? of_root : of_time;
  if (!og_read_object(value, known, here, complaint) || !og_read_moving_pieces(certificate, value, here, complaint))
    return false;
  return !certificate->hit ||
         (read_time(certificate, value, here, complaint) && read_weights(certificate, value, here, complaint));
}

// ---- the line ----

og_input_status og_read_moving_claim(const char *line, size_t length, og_moving_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_moving_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  const og_place here = {NULL, "certificate", 0};
  return og_read_moving_proof(&claim->certificate, certificate, &here, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_moving_claim(og_text *mismatches, const og_moving_claim *claim, const og_moving_problem *problem,
                               const og_moving_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_moving_fields(&text, problem, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
