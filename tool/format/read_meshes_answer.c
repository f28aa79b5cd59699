#include "tool/format/read_meshes_answer.h"

#include <string.h>

#include "tool/format/fields.h"
#include "tool/format/write_meshes.h"

static const char *const answer_fields[] = {"id", "question", "relation", "count", "pairs", "kinds", "certificate", NULL};

void og_meshes_claim_init(og_meshes_claim *claim) {
  og_answer_line_init(&claim->line);
  og_mesh_certificate_init(&claim->certificate);
}

void og_meshes_claim_clear(og_meshes_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_mesh_certificate_clear(&claim->certificate);
}

// A mesh with itself has one order.
static bool read_certificate(og_mesh_certificate *certificate, const json_t *value, og_complaint *complaint) {
  static const char *const known[] = {"kind", "a", "b", NULL};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  if (!og_read_object(value, known, &here, complaint)) return false;
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  if (strcmp(kind, "orders") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected orders", og_quote(quoted, kind));
  if (!og_read_order(&certificate->a, value, "a", &here, complaint)) return false;
  return json_object_get(value, "b") == NULL || og_read_order(&certificate->b, value, "b", &here, complaint);
}

og_input_status og_read_meshes_claim(const char *line, size_t length, og_meshes_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  claim->certificate.a.count = claim->certificate.b.count = 0;
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK) return status;
  if (!og_read_pairs_field(claim->line.root, "pairs", NULL, complaint)) return complaint->status;
  if (certificate == NULL) return OG_INPUT_OK;
  return read_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

// ---- what else it claims ----

static bool is_kind(const json_t *value, og_triangle_relation kind) {
  return json_is_string(value) && strcmp(json_string_value(value), og_triangles_name(kind)) == 0;
}

static void compare_kinds(og_mismatches *m, const json_t *claimed, bool asked, const og_mesh_finding *finding) {
  if (claimed == NULL) return;
  const size_t claims = json_is_array(claimed) ? json_array_size(claimed) : 0;
  size_t k = 0;
  while (asked && k < claims && k < finding->count && is_kind(json_array_get(claimed, k), finding->kind[k])) k++;
  if (asked && json_is_array(claimed) && k == claims && k == finding->count) return;
  og_start_mismatch(m);
  if (!asked) og_text_add(m->text, "kinds: the case does not ask for them");
  else og_text_format(m->text, "kinds: %zu claimed, %zu proved", claims, finding->count);
  if (asked && k < finding->count)
    og_text_format(m->text, "; proved at place %zu: %s", k, og_triangles_name(finding->kind[k]));
}

size_t og_compare_meshes_claim(og_text *mismatches, const og_meshes_claim *claim, const og_mesh_problem *problem,
                               const og_mesh_finding *finding) {
  const json_t *root = claim->line.root;
  og_mismatches m = {mismatches, 0};
  og_compare_count(&m, json_object_get(root, "count"), finding->count);
  og_compare_pairs(&m, "pairs", json_object_get(root, "pairs"), finding->pair, finding->count);
  compare_kinds(&m, json_object_get(root, "kinds"), problem->with_kinds, finding);
  return m.count;
}
