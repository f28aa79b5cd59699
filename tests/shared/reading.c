#include "tests/shared/reading.h"

#include <string.h>

#include "tool/format/compare_answer.h"
#include "tool/format/write_answer.h"

void or_reading_init(or_reading *r) {
  memset(r, 0, sizeof *r);
  og_case_init(&r->one);
  og_claimed_answer_init(&r->claimed);
  r->solver = og_solver_new();
  og_answer_init(&r->answer);
  r->checker = og_checker_new();
  og_finding_init(&r->finding);
  og_text_init(&r->text);
  og_text_init(&r->reason);
}

void or_reading_clear(or_reading *r) {
  og_case_clear(&r->one);
  og_claimed_answer_clear(&r->claimed);
  og_solver_free(r->solver);
  og_answer_clear(&r->answer);
  og_checker_free(r->checker);
  og_finding_clear(&r->finding);
  og_text_clear(&r->text);
  og_text_clear(&r->reason);
}

void or_reading_begin(or_reading *r) {
  og_complaint_reset(&r->complaint);
  r->complaint.file = "fuzz";
  r->complaint.line = 7;
}

const char *or_reading_complaint(const or_reading *r, og_input_status status) {
  const char *text = r->complaint.text;
  if (status != OG_INPUT_BAD && status != OG_INPUT_LIMIT) return "neither read nor refused";
  if (strncmp(text, "fuzz:7: ", 8) != 0 || strlen(text) <= 12) return "a complaint that names no place or no fault";
  for (const char *ch = text; *ch != '\0'; ch++)
    if ((unsigned char)*ch < 0x20 || *ch == 0x7f) return "a complaint with control characters";
  return NULL;
}

const char *or_reading_round_trip(or_reading *r) {
  if (og_solve(r->solver, r->one.question, &r->one.problem, NULL, &r->answer) != OG_ANSWERED)
    return "a case that is not answered";
  og_text_reset(&r->text);
  og_write_answer(&r->text, r->one.id, r->one.question, &r->one.problem, &r->answer.certificate, &r->answer.finding);
  if (memchr(r->text.at, '\n', r->text.length) != r->text.at + r->text.length - 1)
    return "an answer that is not one line";
  or_reading_begin(r);
  if (og_read_answer(r->text.at, r->text.length, &r->claimed, &r->complaint) != OG_INPUT_OK) return r->complaint.text;
  if (strcmp(r->claimed.id, r->one.id) != 0) return "another id";
  if (r->claimed.question != r->one.question) return "another question";
  if (og_check(r->checker, &r->one.problem, &r->claimed.certificate, &r->finding) != OG_ACCEPTED)
    return "a certificate that is not accepted once written and read";
  og_text_reset(&r->reason);
  if (og_compare_answer(&r->reason, &r->claimed, &r->one.problem, &r->finding) != 0) return r->reason.at;
  return NULL;
}

static bool same_value(bool has_one, const og_surd *one, bool has_other, const og_surd *other) {
  return !has_one || !has_other || og_surd_compare(one, other) == 0;
}

const char *or_findings_agree(const og_finding *f, const og_finding *g) {
  if (f->relation != g->relation) return "two relations";
  if (!same_value(f->has_distance, &f->distance, g->has_distance, &g->distance)) return "two distances";
  if (!same_value(f->has_depth, &f->depth, g->has_depth, &g->depth)) return "two depths";
  if (f->has_hit != g->has_hit || f->hit != g->hit) return "a hit and none";
  if (!f->hit) return NULL;
  if (og_surd_compare(&f->first, &g->first) != 0) return "two first times";
  if (f->never_parts != g->never_parts) return "an end and none";
  if (!f->never_parts && og_surd_compare(&f->last, &g->last) != 0) return "two last times";
  return NULL;
}
