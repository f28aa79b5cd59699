#include "tool/report/plain_judgement.h"

#include <math.h>
#include <string.h>

#include "tool/format/plain_case.h"

static const char *const line_fields[] = {"id",        "engine",   "family",        "verdict", "margin", "strict",
                                          "excusable", "relation", "checks",        "status",  "note",   "nanoseconds",
                                          "hulls",     "known",    "crashed_first", NULL};
enum {
  ID,
  ENGINE,
  FAMILY,
  VERDICT,
  MARGIN,
  STRICT,
  EXCUSABLE,
  RELATION,
  CHECKS,
  STATUS,
  NOTE,
  NANOSECONDS,
  HULLS,
  KNOWN,
  CRASHED_FIRST
};
static const char *const check_fields[] = {"what",  "verdict", "class", "absolute", "fraction", "relative", "ulps",
                                           "exact", "claimed", "along", "count",    "first",    "step",     NULL};
enum { WHAT, OF_CHECK, CLASS, ABSOLUTE, FRACTION, RELATIVE, ULPS, EXACT, CLAIMED, ALONG, COUNT, FIRST, STEP };

#define BIT(field) (UINT64_C(1) << (field))
_Static_assert(OG_CHECK_COUNT <= 64, "each kind of check has a bit");

// ---- words ----

static bool take_judged(og_scan *scan, og_judged *judged) {
  og_span word;
  if (!og_scan_string(scan, &word)) return false;
  for (*judged = OG_RIGHT; *judged <= OG_NO_ANSWER; ++*judged)
    if (og_span_is(word, og_judged_name(*judged))) return true;
  return false;
}

static bool take_class(og_scan *scan, og_error_class *class) {
  og_span word;
  if (!og_scan_string(scan, &word)) return false;
  for (*class = OG_ERROR_NONE; *class <= OG_ERROR_GROSS; ++*class)
    if (og_span_is(word, og_error_class_name(*class))) return true;
  return false;
}

static bool take_relation(og_scan *scan, og_relation *relation) {
  og_span word;
  if (!og_scan_string(scan, &word)) return false;
  for (*relation = OG_SEPARATED; *relation <= OG_PENETRATING; ++*relation)
    if (og_span_is(word, og_relation_name(*relation))) return true;
  return false;
}

static bool take_status(og_scan *scan, og_stated *status) {
  og_span word;
  if (!og_scan_string(scan, &word)) return false;
  for (*status = OG_STATED_ANSWER; *status < OG_STATED_COUNT; ++*status)
    if (og_span_is(word, og_stated_text(*status))) return true;
  return false;
}

// The judge writes the kinds in their order, so that the next is found soon.
static bool take_what(og_scan *scan, og_check_what *what, int begin) {
  og_span word;
  if (!og_scan_string(scan, &word)) return false;
  for (int k = 0; k < OG_CHECK_COUNT; k++) {
    *what = (og_check_what)((begin + k) % OG_CHECK_COUNT);
    if (og_span_is(word, og_check_name(*what))) return true;
  }
  return false;
}

static bool take_infinite(og_scan *scan) {
  og_span word;
  og_scan ahead = *scan;
  if (!og_scan_string(&ahead, &word) || !og_span_is(word, "inf")) return false;
  *scan = ahead;
  return true;
}

// ---- what is looked at only ----

static bool skip_text(og_scan *scan) {
  og_span text;
  return og_scan_string(scan, &text);
}

static bool skip_short(og_scan *scan) {
  og_scan ahead = *scan;
  return og_scan_mark(&ahead, '"') ? skip_text(scan) : og_scan_past_number(scan);
}

// After its bracket.
static bool skip_vector(og_scan *scan) {
  for (int k = 0; k < 3; k++)
    if ((k > 0 && !og_scan_mark(scan, ',')) || !skip_short(scan)) return false;
  return og_scan_mark(scan, ']');
}

// A text, a number, a vector of either, or an array of such.
static bool skip_shown(og_scan *scan) {
  og_scan ahead;
  bool ended;
  if (!og_scan_mark(scan, '[')) return skip_short(scan);
  ahead = *scan;
  if (!og_scan_mark(&ahead, '[')) return skip_vector(scan);
  for (size_t count = 0; og_scan_element(scan, count, &ended); count++)
    if (!og_scan_mark(scan, '[') || !skip_vector(scan)) return false;
  return ended;
}

static bool skip_size(og_scan *scan) {
  og_scan ahead = *scan;
  return take_infinite(scan) || (!og_scan_mark(&ahead, '-') && og_scan_past_number(scan));
}

// ---- a check ----

static bool take_fraction(og_scan *scan, og_read_check *check) {
  check->measured = true;
  if (!take_infinite(scan)) return og_scan_size(scan, &check->fraction);
  check->fraction = HUGE_VAL;
  return true;
}

static bool take_count(og_scan *scan, size_t *pairs) {
  uint32_t count;
  if (!og_scan_index(scan, &count)) return false;
  *pairs = count;
  return true;
}

static bool take_first(og_scan *scan, uint32_t first[2]) {
  return og_scan_mark(scan, '[') && og_scan_index(scan, &first[0]) && og_scan_mark(scan, ',') &&
         og_scan_index(scan, &first[1]) && og_scan_mark(scan, ']');
}

static bool take_check_field(og_scan *scan, og_read_check *check, int field, int begin) {
  uint32_t step;
  switch (field) {
  case WHAT: return take_what(scan, &check->what, begin);
  case OF_CHECK: return take_judged(scan, &check->judged);
  case CLASS: return take_class(scan, &check->class);
  case FRACTION: return take_fraction(scan, check);
  case ABSOLUTE:
  case RELATIVE:
  case ULPS: return skip_size(scan);
  case EXACT:
  case CLAIMED:
  case ALONG: return skip_shown(scan);
  case COUNT: return take_count(scan, &check->pairs);
  case FIRST: return take_first(scan, check->first);
  case STEP: return og_scan_index(scan, &step);
  default: return false;
  }
}

static bool take_check(og_scan *scan, og_read_check *check, int begin) {
  const uint64_t needed = BIT(WHAT) | BIT(OF_CHECK) | BIT(CLASS);
  uint64_t seen = 0;
  int field;
  memset(check, 0, sizeof *check);
  if (!og_scan_mark(scan, '{')) return false;
  while (og_scan_field(scan, check_fields, &seen, &field))
    if (!take_check_field(scan, check, field, begin)) return false;
  check->measured = og_check_is_measured(check->what, check->class, check->measured);
  return field == -1 && (seen & needed) == needed;
}

static bool take_checks(og_scan *scan, og_judgement_line *line) {
  bool ended;
  uint64_t seen = 0;
  int begin = 0;
  if (!og_scan_mark(scan, '[')) return false;
  for (size_t count = 0; og_scan_element(scan, count, &ended); count++) {
    if (count == OG_CHECK_COUNT) return false;
    og_read_check *check = &line->check[line->count++];
    if (!take_check(scan, check, begin) || (seen & BIT(check->what)) != 0) return false;
    seen |= BIT(check->what);
    begin = (int)check->what + 1;
  }
  return ended;
}

// ---- the line ----

static bool take_field(og_scan *scan, og_judgement_line *line, int field) {
  double margin;
  switch (field) {
  case ID: return og_read_plain_id(scan, line->id);
  case ENGINE: return og_read_plain_id(scan, line->engine);
  case FAMILY: return og_read_plain_id(scan, line->family);
  case VERDICT: return take_judged(scan, &line->judged);
  case MARGIN: return og_scan_size(scan, &margin);
  case STRICT: return take_judged(scan, &line->strict);
  case EXCUSABLE: return og_scan_boolean(scan, &line->excusable);
  case RELATION: return take_relation(scan, &line->relation);
  case CHECKS: return take_checks(scan, line);
  case STATUS: return take_status(scan, &line->status);
  case NOTE: return skip_text(scan);
  case NANOSECONDS: line->timed = true; return og_scan_size(scan, &line->nanoseconds);
  case HULLS: return og_scan_past_number(scan);
  case KNOWN: line->is_known = true; return skip_text(scan);
  case CRASHED_FIRST: return og_scan_boolean(scan, &line->crashed_first);
  default: return false;
  }
}

bool og_read_plain_judgement(const char *text, size_t length, og_judgement_line *line) {
  const uint64_t needed = BIT(ID) | BIT(ENGINE) | BIT(VERDICT) | BIT(STATUS) | BIT(CHECKS);
  og_scan scan = og_scan_line(text, length);
  uint64_t seen = 0;
  int field;
  line->relation = OG_RELATION_NONE;
  if (!og_scan_mark(&scan, '{')) return false;
  while (og_scan_field(&scan, line_fields, &seen, &field))
    if (!take_field(&scan, line, field)) return false;
  if ((seen & BIT(STRICT)) == 0) line->strict = line->judged;
  return field == -1 && og_scan_end(&scan) && (seen & needed) == needed;
}
