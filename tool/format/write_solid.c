#include "tool/format/write_solid.h"

#include "spec/pair/witness.h"
#include "tool/format/answer_text.h"
#include "tool/format/write_parts.h"

static void add_inside(og_text *text, const og_solid_problem *problem, const og_solid_finding *finding) {
  og_ivec place;
  og_int one;
  og_rational at[3];
  og_ivec_init(&place);
  og_int_init(&one);
  for (int k = 0; k < 3; k++) og_rational_init(&at[k]);
  og_ivec_set(&place, &og_parts_points(problem->parts, finding->inner)->at[finding->point]);
  og_int_set_si(&one, 1);
  og_point_in_unit(at, &place, &one, &problem->parts->pair);
  og_text_add(text, ",\"inside\":");
  og_add_point(text, at);
  for (int k = 0; k < 3; k++) og_rational_clear(&at[k]);
  og_int_clear(&one);
  og_ivec_clear(&place);
}

// Bodies that meet from the start on: the certificate is about their surfaces, which may meet later.
static void add_at_once(og_text *text, const og_finding *finding) {
  og_text_add(text, ",\"hit\":true");
  og_add_value(text, "first", &finding->first);
}

void og_add_solid(og_text *text, og_question question, const og_solid_problem *problem,
                  const og_parts_certificate *certificate, const og_solid_finding *finding) {
  const bool is_inside = finding->inner >= 0;
  if (is_inside && og_question_translates(question)) add_at_once(text, &finding->of_pair);
  else og_add_parts(text, question, problem->parts, certificate, &finding->of_pair);
  if (is_inside) add_inside(text, problem, finding);
}

void og_write_solid(og_text *text, const char *id, og_question question, const og_solid_problem *problem,
                    const og_parts_certificate *certificate, const og_solid_finding *finding) {
  og_add_head(text, id, question);
  og_add_solid(text, question, problem, certificate, finding);
  og_text_add(text, ",\"certificate\":{\"kind\":\"solid\"");
  og_add_named_parts(text, certificate);
  og_add_other_parts(text, certificate);
  og_text_add(text, "}}\n");
}
