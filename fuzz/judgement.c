// A file of judgements as `origo report` reads it: each line alone, then all that were taken, added up and written.
//
// An ordinary line, which is read without a tree, says the same when it is made whole. What is refused is refused with
// a proper complaint. The sums count every line once. The reports are what their formats say: SARIF is JSON, XML and
// TAP hold no control characters, and each counts the judgements that it was given.

#include <jansson.h>
#include <string.h>

#include "fuzz/harness.h"
#include "tests/shared/reading.h"
#include "tool/report/league.h"
#include "tool/report/outcome.h"
#include "tool/report/shown.h"

enum { LINES = 40 };

typedef struct bench {
  or_reading reading;
  og_judgement_line line;
  og_league league;
  og_shown shown;
  og_outcomes outcomes;
  og_text text;
} bench;

static void expect(bool condition, const char *what) {
  if (!condition) og_fuzz_found(what, NULL);
}

static bool same_checks(const og_read_check *a, const og_read_check *b) {
  return a->what == b->what && a->judged == b->judged && a->class == b->class && a->measured == b->measured &&
         a->fraction == b->fraction && a->pairs == b->pairs && a->first[0] == b->first[0] && a->first[1] == b->first[1];
}

static bool same_lines(const og_judgement_line *a, const og_judgement_line *b) {
  bool same = strcmp(a->id, b->id) == 0 && strcmp(a->engine, b->engine) == 0 && strcmp(a->family, b->family) == 0;
  same = same && a->judged == b->judged && a->strict == b->strict && a->relation == b->relation;
  same = same && a->status == b->status && a->excusable == b->excusable && a->crashed_first == b->crashed_first;
  same = same && a->is_known == b->is_known && a->timed == b->timed && a->nanoseconds == b->nanoseconds;
  same = same && a->count == b->count;
  for (int k = 0; same && k < a->count; k++) same = same_checks(&a->check[k], &b->check[k]);
  return same;
}

static void check_whole(bench *b) {
  const og_judgement_line read = b->line;
  if (read.root != NULL) return;
  og_line_whole(&b->line);
  expect(same_lines(&read, &b->line), "a judgement that the readers read differently");
}

static void take_line(bench *b, const char *line, size_t length) {
  or_reading_begin(&b->reading);
  const og_input_status status = og_read_judgement(line, length, &b->line, &b->reading.complaint);
  if (status != OG_INPUT_OK) {
    const char *wrong = or_reading_complaint(&b->reading, status);
    expect(wrong == NULL, wrong);
    return;
  }
  check_whole(b);
  expect(b->line.count <= OG_CHECK_COUNT && og_line_fraction(&b->line) >= 0, "a judgement of numbers that are none");
  og_league_add(&b->league, &b->line);
  og_shown_add(&b->shown, &b->line);
  og_outcomes_add(&b->outcomes, &b->line, (og_place_in_file){"fuzz", b->outcomes.count + 1});
}

// ---- what is made of them ----

static size_t cases_of(const og_standing *row, size_t count) {
  size_t cases = 0;
  for (size_t k = 0; k < count; k++) {
    size_t judged = 0;
    for (int word = 0; word < 4; word++) judged += row[k].judged[word];
    expect(judged == row[k].cases, "cases that are not judged, or judged twice");
    cases += row[k].cases;
  }
  return cases;
}

static void check_league(bench *b) {
  og_league_finish(&b->league);
  expect(cases_of(b->league.row, b->league.count) == b->outcomes.count, "families that are not all the judgements");
  expect(cases_of(b->league.engine, b->league.engine_count) == b->outcomes.count, "engines that are not all of them");
  for (size_t k = 0; k < b->league.engine_count; k++)
    expect(og_shown_of(&b->shown, b->league.engine[k].engine) != NULL, "an engine that is not shown");
}

// Besides the end of a line.
static bool is_plain(const og_text *text) {
  for (size_t k = 0; k < text->length; k++) {
    const unsigned char ch = (unsigned char)text->at[k];
    if (ch < 0x20 && ch != '\n' && ch != '\t') return false;
  }
  return true;
}

static size_t count_of(const og_text *text, const char *word) {
  size_t count = 0;
  for (const char *at = text->at; (at = strstr(at, word)) != NULL; at += strlen(word)) count++;
  return count;
}

static void check_reports(bench *b) {
  og_outcomes_sort(&b->outcomes);
  og_text_reset(&b->text);
  og_write_junit(&b->text, &b->outcomes);
  expect(is_plain(&b->text), "control characters in XML");
  expect(count_of(&b->text, "<testcase ") == b->outcomes.count, "test cases that are not the judgements");
  og_text_reset(&b->text);
  og_write_tap(&b->text, &b->outcomes);
  expect(is_plain(&b->text), "control characters in TAP");
  og_text_reset(&b->text);
  og_write_sarif(&b->text, &b->outcomes);
  json_t *root = json_loadb(b->text.at, b->text.length, 0, NULL);
  expect(root != NULL, "SARIF that is no JSON");
  json_decref(root);
}

static void clear(bench *b) {
  og_league_clear(&b->league);
  og_shown_clear(&b->shown);
  og_outcomes_clear(&b->outcomes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.reading.solver == NULL) {
    or_reading_init(&b.reading);
    og_text_init(&b.text);
  }
  const char *at = (const char *)data, *end = at + size;
  for (int n = 0; n < LINES && at < end; n++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    const size_t length = (size_t)((stop == NULL ? end : stop) - at);
    take_line(&b, at, length);
    at += length + 1;
  }
  if (b.outcomes.count > 0) {
    check_league(&b);
    check_reports(&b);
  }
  clear(&b);
  return 0;
}
