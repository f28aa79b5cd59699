// Valid cases and answers, damaged byte by byte, from a fixed seed. Nothing crashes; what is refused is refused with
// a proper complaint; what is still a case is answered and its answer accepted; what is still an accepted
// certificate proves what the undamaged one proved.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/shared/reading.h"
#include "tool/format/compare_answer.h"

#define BOX "{\"shape\":\"box\",\"half\":[1,\"3/2\",0.25],\"pose\":{\"rotation\":[0.1,0,\"1/3\",1],\"translation\":"
static const char *const cases[] = {
    "{\"id\":\"a\",\"question\":\"relation\",\"a\":" BOX "[0,0,0]}},\"b\":" BOX "[9,0,\"-7/3\"]}}}",
    "{\"id\":\"b\",\"question\":\"distance\",\"a\":" BOX "[0,0,0]}},\"b\":" BOX
    "[9,0,1e1]}},\"flags\":[\"x\"],\"source\":\"s\"}",
    "{\"id\":\"c\",\"question\":\"depth\",\"a\":" BOX "[0,0,0]}},\"b\":" BOX "[0.5,0.25,0.125]}}}",
    "{\"id\":\"d\",\"question\":\"relation\",\"a\":{\"shape\":\"hull\",\"points\":[[0,0,0],[4,0,0],[0,4,0],["
    "0,0,4],[1,1,1]]},"
    "\"b\":{\"shape\":\"triangle\",\"points\":[[1,1,1],[5,5,5],[\"0x1.8p+1\",9,-1]]}}",
    "{\"id\":\"e\",\"question\":\"depth\",\"a\":{\"shape\":\"point\",\"points\":[[0,0,0]]},\"b\":{\"shape\":"
    "\"hull\",\"points\":"
    "[[0,0,0],[1,0,0],[0,1,0],[0,0,1]]}}",
    "{\"id\":\"f\",\"question\":\"distance\",\"a\":{\"shape\":\"sphere\",\"radius\":1},\"b\":{\"shape\":"
    "\"capsule\",\"radius\":"
    "\"1/2\",\"half_height\":2,\"pose\":{\"matrix\":[[1,0,0],[0,0,-1],[0,1,0]],\"translation\":[3,1,1]}}}",
    "{\"id\":\"g\",\"question\":\"sweep\",\"a\":" BOX "[0,0,0]}},\"b\":" BOX
    "[9,0,1]}},\"velocity_b\":[-1,0,0],\"until\":100}",
    "{\"id\":\"h\",\"question\":\"sweep\",\"a\":{\"shape\":\"sphere\",\"radius\":1},\"b\":{\"shape\":"
    "\"segment\",\"points\":"
    "[[5,0,0],[5,1,0]],\"radius\":0.5},\"velocity_a\":[1,0.5,0.25]}",
    "{\"id\":\"i\",\"question\":\"sweep\",\"a\":{\"shape\":\"sphere\",\"radius\":1},\"b\":{\"shape\":"
    "\"sphere\",\"radius\":1,\"pose\":"
    "{\"translation\":[5,0,0]}},\"velocity_b\":[1,0,0]}",
    "{\"id\":\"j\",\"question\":\"sweep\",\"a\":{\"shape\":\"sphere\",\"radius\":1},\"b\":{\"shape\":"
    "\"sphere\",\"radius\":1},"
    "\"velocity_b\":[0,0,0]}",
};
enum { CASE_COUNT = sizeof cases / sizeof *cases };

// Under slow instruments the caller asks for smaller runs (tests/run.sh).
static int rounds_per_case(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? 10000 : 2000; }

// Small enough that a damaged exponent costs little.
static const og_case_limits limits = {1000, 20000};

static uint64_t random_state = 20240607;
static uint64_t next_random(void) {
  random_state += UINT64_C(0x9e3779b97f4a7c15);
  uint64_t z = random_state;
  z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
  return z ^ (z >> 31);
}
static size_t below(size_t n) { return (size_t)(next_random() % n); }

// One damage: a byte changed, exchanged for one that means something, removed, doubled or a stretch moved.
static size_t damage(char *line, size_t length) {
  static const char telling[] = "\"\\[]{},:0123456789-+./eExpnNI \t\n\xff\xc3\x80";
  if (length == 0) return 0;
  const size_t at = below(length), other = below(length);
  switch (below(7)) {
  case 0: line[at] = (char)next_random(); return length;
  case 1: line[at] = telling[below(sizeof telling)]; return length;
  case 2: line[at] = line[other]; return length;
  case 3: memmove(line + at, line + at + 1, length - at - 1); return length - 1;
  case 4: memmove(line + at + 1, line + at, length - at); return length + 1;
  case 5: line[at] = (char)('0' + below(10)); return length;
  default: {
    const size_t from = at < other ? at : other, to = at < other ? other : at;
    memmove(line + from, line + to, length - to);
    return length - (to - from);
  }
  }
}

static char *damaged(const char *line, size_t *length) {
  const size_t original = strlen(line), times = 1 + below(3);
  char *copy = malloc(original + 8);
  memcpy(copy, line, original);
  *length = original;
  for (size_t k = 0; k < times; k++) *length = damage(copy, *length);
  // Handed over in a block of its own size, so that a sanitizer sees a byte read beyond the end.
  char *exact = malloc(*length + 1);
  memcpy(exact, copy, *length);
  free(copy);
  return realloc(exact, *length > 0 ? *length : 1);
}

static or_reading bench;

static int set_up(void **state) {
  or_reading_init(&bench);
  *state = &bench;
  return 0;
}

static int tear_down(void **state) {
  or_reading_clear(*state);
  return 0;
}

static void expect(const char *wrong) {
  if (wrong != NULL) fail_msg("%s", wrong);
}

static og_case_reader *read_good(or_reading *b, const char *line) {
  og_case_reader *reader = og_case_reader_new(&limits, OG_QUESTION_COUNT);
  or_reading_begin(b);
  if (og_read_case(reader, line, strlen(line), &b->one, &b->complaint) != OG_INPUT_OK)
    fail_msg("%s", b->complaint.text);
  return reader;
}

static void test_every_case_and_every_kind_of_certificate(void **state) {
  or_reading *b = *state;
  bool seen[OG_CERT_KIND_COUNT] = {false};
  for (int k = 0; k < CASE_COUNT; k++) {
    og_case_reader_free(read_good(b, cases[k]));
    expect(or_reading_round_trip(b));
    seen[b->answer.certificate.kind] = true;
  }
  for (og_certificate_kind kind = OG_CERT_SEPARATED; kind < OG_CERT_KIND_COUNT; kind++)
    if (!seen[kind]) fail_msg("no case has a certificate '%s'", og_certificate_kind_name(kind));
}

static void test_damaged_cases(void **state) {
  or_reading *b = *state;
  const int rounds = rounds_per_case();
  size_t still_cases = 0;
  for (int k = 0; k < CASE_COUNT; k++) {
    for (int round = 0; round < rounds; round++) {
      // A few readers in turn: a duplicate id must not hide what comes after it.
      static og_case_reader *reader;
      if (round % 500 == 0) {
        og_case_reader_free(reader);
        reader = og_case_reader_new(&limits, OG_QUESTION_COUNT);
      }
      size_t length;
      char *line = damaged(cases[k], &length);
      or_reading_begin(b);
      const og_input_status status = og_read_case(reader, line, length, &b->one, &b->complaint);
      free(line);
      if (status != OG_INPUT_OK) {
        expect(or_reading_complaint(b, status));
      } else {
        still_cases++;
        expect(or_reading_round_trip(b));
      }
      if (round == rounds - 1) {
        og_case_reader_free(reader);
        reader = NULL;
      }
    }
  }
  assert_true(still_cases > 50);
}

static void test_damaged_answers(void **state) {
  or_reading *b = *state;
  const int rounds = rounds_per_case();
  size_t still_answers = 0, accepted = 0, refused = 0, contradicted = 0;
  for (int k = 0; k < CASE_COUNT; k++) {
    og_case_reader_free(read_good(b, cases[k]));
    expect(or_reading_round_trip(b));
    char *line = malloc(b->text.length);
    memcpy(line, b->text.at, b->text.length - 1);
    line[b->text.length - 1] = '\0';
    for (int round = 0; round < rounds; round++) {
      size_t length;
      char *copy = damaged(line, &length);
      or_reading_begin(b);
      const og_input_status status = og_read_answer(copy, length, &b->claimed, &b->complaint);
      free(copy);
      if (status != OG_INPUT_OK) {
        expect(or_reading_complaint(b, status));
        continue;
      }
      still_answers++;
      if (og_check(b->checker, &b->one.problem, &b->claimed.certificate, &b->finding) != OG_ACCEPTED) {
        refused++;
        continue;
      }
      accepted++;
      expect(or_findings_agree(&b->finding, &b->answer.finding));
      og_text_reset(&b->reason);
      contradicted += og_compare_answer(&b->reason, &b->claimed, &b->one.problem, &b->finding) > 0;
    }
    free(line);
  }
  // The damage reaches every stage.
  assert_true(still_answers > 1000 && accepted > 100 && refused > 100 && contradicted > 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_case_and_every_kind_of_certificate),
      cmocka_unit_test(test_damaged_cases),
      cmocka_unit_test(test_damaged_answers),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
