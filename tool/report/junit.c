// JUnit's XML, as continuous integration reads it: https://github.com/testmoapp/junitxml describes the common form.

#include <string.h>

#include "tool/report/outcome.h"

// A character that XML 1.0 has no way to say, at the beginning of UTF-8 text: how many bytes it takes, or 0.
static size_t forbidden(const char *text) {
  const unsigned char ch = (unsigned char)*text;
  if (ch < 0x20 && ch != '\t' && ch != '\n' && ch != '\r') return 1;
  if (strncmp(text, "\xef\xbf\xbe", 3) == 0 || strncmp(text, "\xef\xbf\xbf", 3) == 0) return 3; // U+FFFE, U+FFFF
  return 0;
}

// How many bytes from here on need no escape for sure: not those of U+FFFE and U+FFFF, which begin with 0xef.
static size_t plain_bytes(const char *text) {
  size_t count = 0;
  while ((unsigned char)text[count] >= 0x20 && strchr("&<>\"\xef", text[count]) == NULL) count++;
  return count;
}

// Inside an attribute's double quotes or an element. Ends of lines are numbered, so that attributes keep them.
static void add_xml(og_text *text, const char *more) {
  while (*more != '\0') {
    const size_t plain = plain_bytes(more), skipped = forbidden(more);
    if (plain > 0) {
      og_text_add_bytes(text, more, plain);
      more += plain;
      continue;
    }
    if (skipped > 0) og_text_add(text, "?");
    else if (*more == '&') og_text_add(text, "&amp;");
    else if (*more == '<') og_text_add(text, "&lt;");
    else if (*more == '>') og_text_add(text, "&gt;");
    else if (*more == '"') og_text_add(text, "&quot;");
    else if (*more == '\n' || *more == '\r' || *more == '\t') og_text_format(text, "&#%d;", *more);
    else og_text_add_bytes(text, more, 1);
    more += skipped > 0 ? skipped : 1;
  }
}

static void add_attribute(og_text *text, const char *name, const char *value) {
  og_text_format(text, " %s=\"", name);
  add_xml(text, value);
  og_text_add(text, "\"");
}

typedef struct counts {
  size_t tests, failures, errors, skipped;
  double seconds;
} counts;

// The element that says what came of it; "": it passes.
static const char *element_of(const og_judged_case *one) {
  if (one->is_known || og_outcome_is_skipped(one)) return "skipped";
  if (one->judged == OG_WRONG && one->fails) return strcmp(one->rule, "crashed") == 0 ? "error" : "failure";
  return one->judged == OG_NO_ANSWER || one->fails ? "error" : "";
}

static counts count(const og_judged_case *first, const og_judged_case *end) {
  counts sum = {0};
  for (const og_judged_case *one = first; one < end; one++) {
    sum.tests++;
    const char *element = element_of(one);
    sum.failures += strcmp(element, "failure") == 0;
    sum.skipped += strcmp(element, "skipped") == 0;
    sum.errors += strcmp(element, "error") == 0;
    if (one->timed) sum.seconds += one->nanoseconds * 1e-9;
  }
  return sum;
}

static void add_counts(og_text *text, counts sum) {
  og_text_format(text, " tests=\"%zu\" failures=\"%zu\" errors=\"%zu\" skipped=\"%zu\" time=\"%.9f\">\n", sum.tests,
                 sum.failures, sum.errors, sum.skipped, sum.seconds);
}

static void add_failure(og_text *text, const og_judged_case *one, const char *element) {
  og_text_format(text, "      <%s message=\"", element);
  if (one->is_known) og_text_add(text, one->known[0] == '\0' ? "known: " : "known (");
  if (one->is_known) add_xml(text, one->known);
  if (one->is_known && one->known[0] != '\0') og_text_add(text, "): ");
  add_xml(text, one->message);
  og_text_add(text, "\"");
  if (strcmp(element, "skipped") != 0) add_attribute(text, "type", one->rule);
  og_text_add(text, "/>\n");
}

static void add_case(og_text *text, const og_judged_case *one) {
  og_text_add(text, "    <testcase");
  add_attribute(text, "classname", one->family[0] == '\0' ? one->engine : one->family);
  add_attribute(text, "name", one->id);
  if (one->timed) og_text_format(text, " time=\"%.9f\"", one->nanoseconds * 1e-9);
  if (one->place.file != NULL) {
    add_attribute(text, "file", one->place.file);
    og_text_format(text, " line=\"%zu\"", one->place.line);
  }
  if (og_outcome_is_plain(one)) {
    og_text_add(text, "/>\n");
    return;
  }
  og_text_add(text, ">\n");
  const char *element = element_of(one);
  if (element[0] != '\0') add_failure(text, one, element);
  else {
    og_text_format(text, "      <system-out>%s: ", one->excusable ? "excusable" : "tolerable");
    add_xml(text, one->message);
    og_text_add(text, "</system-out>\n");
  }
  og_text_add(text, "    </testcase>\n");
}

void og_write_junit(og_text *text, const og_outcomes *outcomes) {
  const og_judged_case *one = outcomes->at, *end = outcomes->at + outcomes->count;
  og_text_add(text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"origo\"");
  add_counts(text, count(one, end));
  while (one < end) {
    const og_judged_case *next = one;
    while (next < end && strcmp(next->engine, one->engine) == 0) next++;
    og_text_add(text, "  <testsuite");
    add_attribute(text, "name", one->engine);
    add_counts(text, count(one, next));
    for (; one < next; one++) add_case(text, one);
    og_text_add(text, "  </testsuite>\n");
  }
  og_text_add(text, "</testsuites>\n");
}
