// What comes from outside as text: a line of a case file, of an answer file with its certificate, of a claim file. The
// first byte says which; every line is tried alone, and an answer also against a case of its own.
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
  og_case_reader *reader;
  og_claim_line claim;
} bench;

static void expect(const char *wrong) {
  if (wrong != NULL) og_fuzz_found(wrong, NULL);
}

static bool read_case(bench *b, const char *line, size_t length) {
  or_reading *r = &b->reading;
  og_case_reader_forget_ids(b->reader);
  or_reading_begin(r);
  const og_input_status status = og_read_case(b->reader, line, length, &r->one, &r->complaint);
  if (status != OG_INPUT_OK) expect(or_reading_complaint(r, status));
  return status == OG_INPUT_OK && og_question_is_of_pair(r->one.question);
}

static void look_at_answer(bench *b, const char *line, size_t length) {
  or_reading *r = &b->reading;
  or_reading_begin(r);
  const og_input_status status = og_read_answer(line, length, &r->claimed, &r->complaint);
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
