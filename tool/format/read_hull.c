#include "tool/format/read_hull.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/write_hull.h"

static const char *const answer_fields[] = {"id",       "question", "relation",    "dimension",
                                            "vertices", "facets",   "certificate", NULL};

void og_hull_claim_init(og_hull_claim *claim) {
  og_answer_line_init(&claim->line);
  og_hull_certificate_init(&claim->certificate);
}

void og_hull_claim_clear(og_hull_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_hull_certificate_clear(&claim->certificate);
}

// ---- the certificate ----

// Each number of an array goes to `add`.
typedef void number_taker(og_hull_certificate *certificate, uint32_t number);

static bool read_numbers(og_hull_certificate *certificate, const json_t *value, number_taker *add, const char *of,
                         const og_place *here, og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, of, here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {here, NULL, k};
    uint32_t number;
    if (!og_read_index(&number, json_array_get(value, k), &element, complaint)) return false;
    add(certificate, number);
  }
  return true;
}

// Where there are more than four points, the checker needs to know only that.
static void add_to_simplex(og_hull_certificate *certificate, uint32_t number) {
  if (certificate->simplex_count < 4) certificate->simplex[certificate->simplex_count] = number;
  certificate->simplex_count++;
}

static void add_corner(og_hull_certificate *certificate, uint32_t number) {
  og_facets_add(&certificate->facets, number);
}

static bool read_list(og_hull_certificate *certificate, const json_t *object, const char *field, number_taker *add,
                      const char *of, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  return value != NULL && read_numbers(certificate, value, add, of, &here, complaint);
}

static bool read_facets(og_hull_certificate *certificate, const json_t *object, const og_place *in,
                        og_complaint *complaint) {
  const og_place here = {in, "facets", 0};
  const json_t *value = og_need_field(object, "facets", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "facets", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_numbers(certificate, json_array_get(value, k), add_corner, "numbers of points", &element, complaint))
      return false;
    og_facets_end(&certificate->facets);
  }
  return true;
}

bool og_read_hull_certificate(og_hull_certificate *certificate, const json_t *value, const og_place *place,
                              og_complaint *complaint) {
  return read_list(certificate, value, "simplex", add_to_simplex, "numbers of points", place, complaint) &&
         read_facets(certificate, value, place, complaint) &&
         read_list(certificate, value, "holders", og_hull_certificate_add_holder, "numbers of triangles", place,
                   complaint);
}

bool og_read_facets_certificate(og_hull_certificate *certificate, const json_t *value, og_complaint *complaint) {
  static const char *const known[] = {"kind", "simplex", "facets", "holders", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  if (!og_read_object(value, known, &here, complaint)) return false;
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  if (strcmp(kind, "facets") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected facets", og_quote(quoted, kind));
  return og_read_hull_certificate(certificate, value, &here, complaint);
}

// ---- the line ----

og_input_status og_read_hull_claim(const char *line, size_t length, og_hull_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_hull_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return og_read_facets_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_hull_claim(og_text *mismatches, const og_hull_claim *claim, const og_hull_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_hull_fields(&text, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
