#include "tool/report/page.h"

#include <math.h>
#include <string.h>

#include "spec/version.h"
#include "tool/format/date.h"
#include "tool/report/page_files.h"

// ---- the data ----

static void add_number(og_text *text, double x) {
  if (isfinite(x)) og_text_format(text, "%.17g", x);
  else og_text_add(text, "\"inf\"");
}

static void add_name(og_text *text, const char *field, const char *name) {
  og_text_format(text, "\"%s\":", field);
  og_text_add_json_string(text, name);
}

static void add_worst(og_text *text, const char *field, const og_worst_error *error) {
  if (!error->known) return;
  og_text_format(text, ",\"%s\":{\"fraction\":", field);
  add_number(text, error->fraction);
  og_text_add(text, ",");
  add_name(text, "id", error->id);
  og_text_add(text, "}");
}

static void add_histograms(og_text *text, const og_standing *standing) {
  og_text_add(text, ",\"histograms\":{");
  bool first = true;
  for (int what = 0; what < OG_CHECK_COUNT; what++) {
    size_t total = 0;
    for (int bin = 0; bin < OG_ERROR_BINS; bin++) total += standing->histogram[what][bin];
    if (total == 0) continue;
    og_text_format(text, "%s\"%s\":[", first ? "" : ",", og_check_name((og_check_what)what));
    for (int bin = 0; bin < OG_ERROR_BINS; bin++)
      og_text_format(text, "%s%zu", bin == 0 ? "" : ",", standing->histogram[what][bin]);
    og_text_add(text, "]");
    first = false;
  }
  og_text_add(text, "}");
}

static void add_standing(og_text *text, og_standing *standing) {
  const size_t *judged = standing->judged;
  og_text_add(text, "{");
  add_name(text, "engine", standing->engine);
  og_text_add(text, ",");
  add_name(text, "family", standing->family);
  og_text_format(
      text,
      ",\"cases\":%zu,\"right\":%zu,\"tolerable\":%zu,\"wrong\":%zu,\"gross\":%zu,\"excusable\":%zu,\"strict\":%zu",
      standing->cases, judged[OG_RIGHT], judged[OG_TOLERABLE], judged[OG_WRONG], standing->gross, standing->excusable,
      standing->strict);
  og_text_format(text, ",\"noAnswer\":%zu,\"reasons\":{", judged[OG_NO_ANSWER]);
  for (int k = 0; k < OG_STATED_COUNT; k++)
    og_text_format(text, "%s\"%s\":%zu", k == 0 ? "" : ",", og_stated_text((og_stated)k), standing->without[k]);
  og_text_format(text, "},\"touching\":%zu,\"touchingRight\":%zu", standing->touching, standing->touching_right);
  add_worst(text, "distance", &standing->distance);
  add_worst(text, "depth", &standing->depth);
  if (standing->nanoseconds.count > 0)
    og_text_format(text, ",\"median\":%.17g,\"slowest\":%.17g", og_sample_median(&standing->nanoseconds),
                   og_sample_worst(&standing->nanoseconds));
  add_histograms(text, standing);
  og_text_add(text, "}");
}

static void add_standings(og_text *text, const char *field, og_standing *standing, size_t count) {
  og_text_format(text, "\"%s\":[", field);
  for (size_t k = 0; k < count; k++) {
    if (k > 0) og_text_add(text, ",\n");
    add_standing(text, &standing[k]);
  }
  og_text_add(text, "],\n");
}

static void add_shown(og_text *text, const char *why, const og_shown_judgement *judgement, size_t count, bool *first) {
  for (size_t k = 0; k < count; k++) {
    og_text_format(text, "%s{\"why\":\"%s\",\"judgement\":", *first ? "" : ",\n", why);
    og_text_add(text, judgement[k].json);
    og_text_add(text, "}");
    *first = false;
  }
}

// Of all engines, each by its number.
static void add_failures(og_text *text, const og_league *league, const og_shown *shown) {
  const char *between = "";
  og_text_add(text, "\"failures\":[");
  for (size_t e = 0; e < league->engine_count; e++) {
    const og_shown_engine *engine = og_shown_of(shown, league->engine[e].engine);
    for (size_t k = 0; k < engine->failure_count; k++, between = ",\n")
      og_text_format(text, "%s{\"engine\":%zu,\"judgement\":%s}", between, e, engine->failure[k].json);
  }
  og_text_add(text, "],\n");
}

static void add_judgements(og_text *text, og_league *league, const og_shown *shown) {
  add_standings(text, "engines", league->engine, league->engine_count);
  add_standings(text, "families", league->row, league->count);
  og_text_add(text, "\"shown\":[");
  bool first = true;
  for (size_t e = 0; e < league->engine_count; e++) {
    const og_shown_engine *engine = og_shown_of(shown, league->engine[e].engine);
    add_shown(text, "worst", engine->worst, engine->worst_count, &first);
    add_shown(text, "slowest", engine->slowest, engine->slowest_count, &first);
  }
  og_text_add(text, "],\n");
  add_failures(text, league, shown);
}

// What is at the head, and the bounds of the class "gross".
static void add_head(og_text *text, const og_page_parts *parts) {
  char date[OG_DATE_SIZE];
  og_date_now(date);
  og_text_format(text, "{\"version\":\"%s\",\"date\":\"%.10s\",\"firstDecade\":%d,\n", ORIGO_VERSION, date,
                 OG_FIRST_DECADE);
  og_text_format(text, "\"gross\":{\"binary64\":%g,\"binary32\":%g},\n", og_tolerance_in(OG_ROUND_BINARY64).gross,
                 og_tolerance_in(OG_ROUND_BINARY32).gross);
  if (parts->run != NULL) og_text_format(text, "\"run\":%s,\n", parts->run);
  if (parts->commit == NULL) return;
  add_name(text, "commit", parts->commit);
  og_text_add(text, ",\n");
}

static void add_data(og_text *text, const og_page_parts *parts) {
  add_head(text, parts);
  if (parts->league != NULL) add_judgements(text, parts->league, parts->shown);
  else og_text_add(text, "\"engines\":[],\"families\":[],\"shown\":[],\"failures\":[],\n");
  if (parts->families != NULL) {
    og_page_families_write(text, parts->families);
    og_text_add(text, ",\n");
  }
  if (parts->world != NULL) {
    og_text_add(text, "\"world\":");
    og_text_add(text, parts->world);
    og_text_add(text, ",\n");
  }
  og_text_add(text, "\"cases\":{");
  if (parts->cases != NULL) og_text_add(text, parts->cases);
  og_text_add(text, "}}");
}

// ---- the page ----

// Inside a script element only '<' can begin an end tag or a comment; in JSON it stands in strings alone.
static void add_escaped(og_text *text, const char *json) {
  for (const char *plain = json;; json++) {
    if (*json != '<' && *json != '\0') continue;
    og_text_add_bytes(text, plain, (size_t)(json - plain));
    if (*json == '\0') return;
    og_text_add(text, "\\u003c");
    plain = json + 1;
  }
}

void og_page_write(og_text *text, const og_page_parts *page) {
  og_text data;
  og_text_init(&data);
  add_data(&data, page);
  static const struct {
    const char *mark, *file; // file: null for the data
  } parts[] = {
      {"@CSS@", og_page_css}, {"@DATA@", NULL}, {"@THREE@", og_page_three}, {"@JS@", og_page_js}, {NULL, NULL}};
  const char *rest = og_page_html;
  for (int k = 0; parts[k].mark != NULL; k++) {
    const char *mark = strstr(rest, parts[k].mark);
    og_text_add_bytes(text, rest, (size_t)(mark - rest));
    if (parts[k].file != NULL) og_text_add(text, parts[k].file);
    else add_escaped(text, data.at);
    rest = mark + strlen(parts[k].mark);
  }
  og_text_add(text, rest);
  og_text_clear(&data);
}
