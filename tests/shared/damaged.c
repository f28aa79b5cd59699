#include "tests/shared/damaged.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const og_case_limits limits = {1000, 20000};

static int rounds(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? 4000 : 150; }

// ---- damage ----

static size_t below(or_damaged_bench *b, size_t n) { return (size_t)og_random_integer(&b->random, 0, (int64_t)n - 1); }

// A byte changed, one exchanged for one that means something, one removed, or a stretch cut out.
static size_t damage(or_damaged_bench *b, char *line, size_t length) {
  static const char telling[] = "\"\\[]{},:0123456789-+./eExnN \t";
  if (length == 0) return 0;
  const size_t at = below(b, length), other = below(b, length);
  switch (below(b, 5)) {
  case 0: line[at] = (char)below(b, 256); return length;
  case 1: line[at] = telling[below(b, sizeof telling)]; return length;
  case 2: line[at] = (char)('0' + below(b, 10)); return length;
  case 3: memmove(line + at, line + at + 1, length - at - 1); return length - 1;
  default: {
    const size_t from = at < other ? at : other, to = at < other ? other : at;
    memmove(line + from, line + to, length - to);
    return length - (to - from);
  }
  }
}

// A block of its own size, so that a sanitizer sees a byte read beyond the end.
static char *damaged(or_damaged_bench *b, const char *line, size_t *length) {
  *length = strlen(line);
  char *copy = malloc(*length + 1);
  memcpy(copy, line, *length);
  const size_t times = 1 + below(b, 3);
  for (size_t k = 0; k < times; k++) *length = damage(b, copy, *length);
  return realloc(copy, *length > 0 ? *length : 1);
}

// ---- cases ----

static og_input_status read_case(or_damaged_bench *b, const char *line, size_t length) {
  og_case_reader *reader = og_case_reader_new(&limits, OG_QUESTION_COUNT);
  if (b->question->kind == OG_CASE_CURVED || b->question->kind == OG_CASE_ENCLOSED) og_case_reader_take_curved(reader);
  if (b->question->kind == OG_CASE_CURVED_DEPTH) og_case_reader_take_curved_depth(reader);
  if (b->question->kind == OG_CASE_CURVED_SUPPORT) og_case_reader_take_curved_support(reader);
  if (b->question->kind == OG_CASE_CURVED_CONTACT) og_case_reader_take_curved_contact(reader);
  if (b->question->kind == OG_CASE_CURVED_SWEEP) og_case_reader_take_curved_sweep(reader);
  const og_case_kind kind = b->question->kind;
  if (kind == OG_CASE_CURVED_PARTS) og_case_reader_take_curved(reader);
  const bool is_curved = kind == OG_CASE_CURVED_PARTS;
  if (is_curved || kind == OG_CASE_OF_PARTS || kind == OG_CASE_SOLID || kind == OG_CASE_PART_CONTACTS)
    og_case_reader_take_parts(reader);
  og_case_reader_take_ellipsoids(reader);
  if (b->question->is_plane) og_case_reader_take_plane(reader);
  or_reading_begin(&b->reading);
  const og_input_status status = og_read_case(reader, line, length, &b->reading.one, &b->reading.complaint);
  og_case_reader_free(reader);
  return status;
}

// The case read last: answered, written, read back, accepted, and the line claims no more than what is proved.
static void go_round(or_damaged_bench *b) {
  const or_damaged_question *q = b->question;
  const og_case *one = &b->reading.one;
  og_text *text = &b->reading.text;
  // A cylinder whose radius is damaged to zero is a segment, and the question one of others.
  if (!q->is_own(one->question) || one->kind != q->kind || one->is_plane != q->is_plane) return;
  og_text_reset(text);
  q->answer(b->own, one, text);
  or_reading_begin(&b->reading);
  if (q->read_claim(b->own, text->at, text->length - 1, &b->reading.complaint) != OG_INPUT_OK)
    fail_msg("%s", b->reading.complaint.text);
  assert_string_equal(q->line_of(b->own)->id, one->id);
  assert_true(q->is_accepted(b->own, one));
  og_text_reset(&b->reading.reason);
  assert_int_equal(q->contradictions(b->own, one, &b->reading.reason), 0);
}

static void damage_cases(void **state) {
  or_damaged_bench *b = *state;
  int still_cases = 0;
  for (int k = 0; k < b->question->count; k++)
    for (int round = 0; round < rounds(); round++) {
      size_t length;
      char *line = damaged(b, b->question->cases[k], &length);
      const og_input_status status = read_case(b, line, length);
      free(line);
      if (status == OG_INPUT_OK) {
        still_cases++;
        go_round(b);
        continue;
      }
      const char *wrong = or_reading_complaint(&b->reading, status);
      if (wrong != NULL) fail_msg("%s", wrong);
    }
  assert_true(still_cases > rounds() / 60);
}

// ---- answers ----

typedef struct counts {
  int accepted, refused, contradicted;
} counts;

static void judge(or_damaged_bench *b, char *line, size_t length, counts *n) {
  const or_damaged_question *q = b->question;
  or_reading_begin(&b->reading);
  const og_input_status status = q->read_claim(b->own, line, length, &b->reading.complaint);
  free(line);
  const char *wrong = status == OG_INPUT_OK ? NULL : or_reading_complaint(&b->reading, status);
  if (wrong != NULL) fail_msg("%s", wrong);
  if (status != OG_INPUT_OK || q->line_of(b->own)->undecided) return;
  if (!q->is_accepted(b->own, &b->reading.one)) {
    n->refused++;
    return;
  }
  n->accepted++;
  q->expect_same(b->own);
  og_text_reset(&b->reading.reason);
  n->contradicted += q->contradictions(b->own, &b->reading.one, &b->reading.reason) > 0;
}

static void damage_answers(void **state) {
  or_damaged_bench *b = *state;
  const or_damaged_question *q = b->question;
  counts n = {0, 0, 0};
  for (int k = 0; k < q->count; k++) {
    assert_int_equal(read_case(b, q->cases[k], strlen(q->cases[k])), OG_INPUT_OK);
    go_round(b);
    char *right = malloc(b->reading.text.length);
    memcpy(right, b->reading.text.at, b->reading.text.length - 1);
    right[b->reading.text.length - 1] = '\0';
    for (int round = 0; round < rounds(); round++) {
      size_t length;
      char *line = damaged(b, right, &length);
      judge(b, line, length, &n);
    }
    free(right);
  }
  assert_true(n.accepted > rounds() * q->least_accepted / 1000 && n.refused > rounds() * q->least_refused / 1000 &&
              n.contradicted > rounds() * q->least_contradicted / 1000);
}

// ---- the two tests ----

// The state is the question first, then the bench.
static int set_up(void **state) {
  const or_damaged_question *question = *state;
  or_damaged_bench *b = calloc(1, sizeof *b);
  og_random_start(&b->random, "damaged", question->seed, 0);
  or_reading_init(&b->reading);
  b->question = question;
  b->own = calloc(1, question->own_size);
  question->make(b->own, b);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  or_damaged_bench *b = *state;
  b->question->clear(b->own);
  or_reading_clear(&b->reading);
  free(b->own);
  free(b);
  return 0;
}

bool or_is_at_most(const og_rational *a, const og_rational *b) {
  mpz_t left, right;
  mpz_inits(left, right, NULL);
  mpz_mul(left, a->num.z, b->den.z);
  mpz_mul(right, b->num.z, a->den.z);
  const bool result = mpz_cmp(left, right) <= 0;
  mpz_clears(left, right, NULL);
  return result;
}

int or_damaged_run(const or_damaged_question *question) {
  or_damaged_question own = *question; // cmocka's state is not const
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_prestate_setup_teardown(damage_cases, set_up, tear_down, &own),
      cmocka_unit_test_prestate_setup_teardown(damage_answers, set_up, tear_down, &own),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
