#include "tool/format/read_overlaps.h"

#include <stdio.h>
#include <string.h>

#include "tool/format/fields.h"

static const char *const answer_fields[] = {"id",    "question", "relation",    "count",
                                            "pairs", "steps",    "certificate", NULL};

void og_overlaps_claim_init(og_overlaps_claim *claim) {
  og_answer_line_init(&claim->line);
  og_overlaps_certificate_init(&claim->certificate);
}

void og_overlaps_claim_clear(og_overlaps_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_overlaps_certificate_clear(&claim->certificate);
}

// ---- the certificate ----

static bool read_later(og_overlaps_certificate *certificate, const json_t *later, const og_place *in,
                       og_complaint *complaint) {
  static const char *const known[] = {"from", "order", NULL};
  const og_place here = {in, "later", 0};
  if (later == NULL) return true;
  if (!og_read_array(later, SIZE_MAX, "orders", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(later); k++) {
    const og_place element = {&here, NULL, k}, at_from = {&element, "from", 0};
    const json_t *order = json_array_get(later, k);
    uint32_t from;
    if (!og_read_object(order, known, &element, complaint)) return false;
    const json_t *value = og_need_field(order, "from", &element, complaint);
    if (value == NULL || !og_read_index(&from, value, &at_from, complaint)) return false;
    if (!og_read_order(og_overlaps_certificate_add(certificate, from), order, "order", &element, complaint))
      return false;
  }
  return true;
}

static bool read_certificate(og_overlaps_certificate *certificate, const json_t *value, og_complaint *complaint) {
  static const char *const known[] = {"kind", "order", "later", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  if (!og_read_object(value, known, &here, complaint)) return false;
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  if (strcmp(kind, "order") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected order", og_quote(quoted, kind));
  return og_read_order(og_overlaps_certificate_add(certificate, 0), value, "order", &here, complaint) &&
         read_later(certificate, json_object_get(value, "later"), &here, complaint);
}

// ---- the line ----

static bool read_steps(const json_t *root, og_complaint *complaint) {
  static const char *const known[] = {"begun", "ended", NULL};
  const og_place here = {NULL, "steps", 0};
  const json_t *value = json_object_get(root, "steps");
  if (value == NULL) return true;
  if (!og_read_array(value, SIZE_MAX, "steps", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place at = {&here, NULL, k};
    const json_t *step = json_array_get(value, k);
    if (!og_read_object(step, known, &at, complaint) || !og_read_pairs_field(step, "begun", &at, complaint) ||
        !og_read_pairs_field(step, "ended", &at, complaint))
      return false;
  }
  return true;
}

og_input_status og_read_overlaps_claim(const char *line, size_t length, og_overlaps_claim *claim,
                                       og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_overlaps_certificate_reset(&claim->certificate);
  const og_input_status status = og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK) return status;
  const json_t *root = claim->line.root;
  if (!og_read_pairs_field(root, "pairs", NULL, complaint) || !read_steps(root, complaint)) return complaint->status;
  if (certificate == NULL) return OG_INPUT_OK;
  return read_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

// ---- what else it claims ----

static void compare_span(og_mismatches *m, const char *name, const json_t *claimed, const og_overlaps_finding *finding,
                         og_pair_span span) {
  og_compare_pairs(m, name, claimed, finding->pair + span.first, span.count);
}

static void compare_steps(og_mismatches *m, const json_t *claimed, const og_overlaps_finding *finding) {
  const size_t claims = json_array_size(claimed);
  if (claimed == NULL) return;
  if (claims != finding->step_count) {
    og_start_mismatch(m);
    og_text_format(m->text, "steps: %zu claimed, %zu proved", claims, finding->step_count);
    return;
  }
  for (size_t k = 0; k < claims; k++) {
    const json_t *step = json_array_get(claimed, k);
    char name[64];
    snprintf(name, sizeof name, "steps[%zu].begun", k);
    compare_span(m, name, json_object_get(step, "begun"), finding, finding->step[k].begun);
    snprintf(name, sizeof name, "steps[%zu].ended", k);
    compare_span(m, name, json_object_get(step, "ended"), finding, finding->step[k].ended);
  }
}

size_t og_compare_overlaps_claim(og_text *mismatches, const og_overlaps_claim *claim,
                                 const og_overlaps_finding *finding) {
  const json_t *root = claim->line.root;
  og_mismatches m = {mismatches, 0};
  og_compare_count(&m, json_object_get(root, "count"), finding->first.count);
  compare_span(&m, "pairs", json_object_get(root, "pairs"), finding, finding->first);
  compare_steps(&m, json_object_get(root, "steps"), finding);
  return m.count;
}
