// What comes from outside as text: a line of a case file, of an answer file with its certificate, of a claim file. The
// first byte says which; every line is tried alone, and an answer also against a case of its own.
//
// A case and an answer are read a second time with an escape in the name of a field, which the reader of ordinary lines
// leaves to the general one: they say the same.
//
// Nothing crashes; what is refused is refused with a proper complaint; a case that is taken is answered, written, read
// and accepted; a certificate that is accepted proves what the solver's proves.

#include <stdlib.h>
#include <string.h>

#include "fuzz/harness.h"
#include "tests/shared/reading.h"
#include "tool/format/compare_answer.h"
#include "tool/judge/read_claim.h"

// Small enough that a damaged exponent costs little.
static const og_case_limits limits = {200, 20000};

typedef struct bench {
  or_reading reading;
  og_case_reader *reader, *general; // the former leaves bodies where it can (read_case.h)
  og_case again;
  og_claimed_answer claimed_again;
  og_text escaped;
  og_claim_line claim;
} bench;

static void expect(const char *wrong) {
  if (wrong != NULL) og_fuzz_found(wrong, NULL);
}

// The line with the first "id" in it escaped; false where it has none.
static bool escape(og_text *text, const char *line, size_t length) {
  static const char name[] = "\"id\"";
  const size_t size = sizeof name - 1;
  size_t at = 0;
  while (at + size <= length && memcmp(line + at, name, size) != 0) at++;
  if (at + size > length) return false;
  og_text_reset(text);
  og_text_add_bytes(text, line, at);
  og_text_add(text, "\"\\u0069d\"");
  og_text_add_bytes(text, line + at + size, length - at - size);
  return true;
}

static bool same_vectors(const og_points *a, const og_points *b) {
  bool same = a->count == b->count;
  for (size_t k = 0; same && k < a->count; k++)
    same = og_int_compare(&a->at[k].x, &b->at[k].x) == 0 && og_int_compare(&a->at[k].y, &b->at[k].y) == 0 &&
           og_int_compare(&a->at[k].z, &b->at[k].z) == 0;
  // Not by their bytes: one way to a number too small for a double keeps its sign.
  for (size_t k = 0; same && k < 3 * a->count; k++) same = a->approx[k] == b->approx[k];
  return same;
}

static bool same_problems(const og_problem *a, const og_problem *b) {
  return same_vectors(&a->a, &b->a) && same_vectors(&a->b, &b->b) && a->unit_exp == b->unit_exp &&
         a->approx_exp == b->approx_exp && og_int_compare(&a->radius, &b->radius) == 0 &&
         og_int_compare(&a->unit_den, &b->unit_den) == 0;
}

static void read_case_again(bench *b, const char *line, size_t length, og_input_status first) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  og_complaint_reset(&complaint);
  if (!escape(&b->escaped, line, length)) return;
  og_case_reader_forget_ids(b->general);
  const og_input_status status = og_read_case(b->general, b->escaped.at, b->escaped.length, &b->again, &complaint);
  if (status != first) og_fuzz_found("a case that one reader takes and the other does not", NULL);
  const og_case *one = &b->reading.one;
  if (status != OG_INPUT_OK || !og_question_is_of_pair(one->question) || one->question == OG_SWEEP) return;
  if (one->kind == OG_CASE_PLAIN && !same_problems(&one->problem, &b->again.problem))
    og_fuzz_found("a case that the readers read differently", NULL);
}

static bool read_case(bench *b, const char *line, size_t length) {
  or_reading *r = &b->reading;
  og_case_reader_forget_ids(b->reader);
  or_reading_begin(r);
  const og_input_status status = og_read_case(b->reader, line, length, &r->one, &r->complaint);
  read_case_again(b, line, length, status);
  if (status != OG_INPUT_OK) expect(or_reading_complaint(r, status));
  return status == OG_INPUT_OK && og_question_is_of_pair(r->one.question);
}

// What is taken is refused, or not, for the same reasons.
static void read_answer_again(bench *b, const char *line, size_t length) {
  or_reading *r = &b->reading;
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  og_complaint_reset(&complaint);
  if (!escape(&b->escaped, line, length)) return;
  og_claimed_answer *again = &b->claimed_again;
  if (og_read_answer(b->escaped.at, b->escaped.length, again, &complaint) != OG_INPUT_OK)
    og_fuzz_found("an answer that one reader takes and the other does not", NULL);
  const og_refusal refusal = og_check(r->checker, &r->one.problem, &r->claimed.certificate, &r->finding);
  if (refusal != og_check(r->checker, &r->one.problem, &again->certificate, &r->finding))
    og_fuzz_found("a certificate that the readers read differently", NULL);
  if (refusal != OG_ACCEPTED) return;
  og_text_reset(&r->reason);
  const size_t count = og_compare_answer(&r->reason, &r->claimed, &r->one.problem, &r->finding);
  if (count != og_compare_answer(&r->reason, again, &r->one.problem, &r->finding))
    og_fuzz_found("an answer that the readers read differently", NULL);
}

static void look_at_answer(bench *b, const char *line, size_t length) {
  or_reading *r = &b->reading;
  or_reading_begin(r);
  const og_input_status status = og_read_answer(line, length, &r->claimed, &r->complaint);
  if (status == OG_INPUT_OK) read_answer_again(b, line, length);
  if (status != OG_INPUT_OK) {
    expect(or_reading_complaint(r, status));
    return;
  }
  if (og_check(r->checker, &r->one.problem, &r->claimed.certificate, &r->finding) != OG_ACCEPTED) return;
  if (og_solve(r->solver, r->one.question, &r->one.problem, NULL, &r->answer) != OG_ANSWERED)
    og_fuzz_found("a case that is not answered", NULL);
  expect(or_findings_agree(&r->finding, &r->answer.finding));
  og_text_reset(&r->reason);
  og_compare_answer(&r->reason, &r->claimed, &r->one.problem, &r->finding);
}

// A line break parts a case from an answer to it.
static void look_at_both(bench *b, const char *text, size_t size) {
  const char *end = memchr(text, '\n', size);
  if (end == NULL || !read_case(b, text, (size_t)(end - text))) return;
  look_at_answer(b, end + 1, size - (size_t)(end + 1 - text));
}

static void look_at_claim(bench *b, const char *line, size_t length) {
  or_reading_begin(&b->reading);
  const og_input_status status = og_read_claim(line, length, &b->claim, &b->reading.complaint);
  if (status != OG_INPUT_OK) expect(or_reading_complaint(&b->reading, status));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.reader == NULL) {
    or_reading_init(&b.reading);
    og_claim_line_init(&b.claim);
    b.reader = og_case_reader_new(&limits, OG_QUESTION_COUNT);
    b.general = og_case_reader_new(&limits, OG_QUESTION_COUNT);
    og_case_reader_leave_bodies(b.reader);
    og_case_init(&b.again);
    og_claimed_answer_init(&b.claimed_again);
    og_text_init(&b.escaped);
  }
  if (size == 0) return 0;
  const char *text = (const char *)data + 1;
  switch (data[0] % 3) {
  case 0:
    if (read_case(&b, text, size - 1)) expect(or_reading_round_trip(&b.reading));
    break;
  case 1: look_at_both(&b, text, size - 1); break;
  default: look_at_claim(&b, text, size - 1);
  }
  return 0;
}
