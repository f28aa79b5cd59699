#include "tool/format/read_minkowski.h"

#include "tool/format/compare_fields.h"
#include "tool/format/read_hull.h"
#include "tool/format/write_minkowski.h"

static const char *const answer_fields[] = {"id",    "question", "relation",    "dimension", "vertices",
                                            "edges", "facets",   "certificate", NULL};

void og_minkowski_claim_init(og_minkowski_claim *claim) {
  og_answer_line_init(&claim->line);
  og_hull_certificate_init(&claim->certificate);
}

void og_minkowski_claim_clear(og_minkowski_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_hull_certificate_clear(&claim->certificate);
}

og_input_status og_read_minkowski_claim(const char *line, size_t length, og_minkowski_claim *claim,
                                        og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_hull_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return og_read_facets_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_minkowski_claim(og_text *mismatches, const og_minkowski_claim *claim,
                                  const og_minkowski_problem *problem, const og_minkowski_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_minkowski_fields(&text, problem, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
