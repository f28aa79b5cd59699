#include "tool/report/league_table.h"

#include <stdlib.h>
#include <string.h>

#include "tool/format/terminal.h"

enum { NAME_WIDTH = 40 };

// Those without an answer for a reason that has no column of its own.
static size_t other_reasons(const og_standing *standing) {
  return standing->without[OG_STATED_ANSWER] + standing->without[OG_STATED_OUT_OF_RANGE];
}

// ---- for people ----

static void add_head(og_text *text, int width) {
  og_text_format(text, "%-*s %7s %7s %6s | %6s %6s %6s %6s | %6s %6s %6s %6s %6s %6s | %13s | %17s | %17s\n", width, "",
                 "", "", "", "wrong", "of it", "of it", "wrong", "no", "of it", "of it", "of it", "of it", "of it",
                 "touching", "worst error", "time, us");
  og_text_format(text, "%-*s %7s %7s %6s | %6s %6s %6s %6s | %6s %6s %6s %6s %6s %6s | %6s %6s | %8s %8s | %8s %8s\n",
                 width, "engine", "cases", "right", "toler.", "", "gross", "excus.", "strict", "answer", "crash",
                 "time", "gaveup", "refuse", "other", "cases", "right", "distance", "depth", "median", "slowest");
}

static void add_error(og_text *text, const og_worst_error *error) {
  if (!error->known) og_text_format(text, " %8s", "-");
  else if (error->fraction == 0) og_text_format(text, " %8s", "0");
  else og_text_format(text, " %8.1e", error->fraction);
}

static void add_time(og_text *text, double nanoseconds, bool known) {
  if (known) og_text_format(text, " %8.4g", nanoseconds / 1000);
  else og_text_format(text, " %8s", "-");
}

static void add_coloured(og_text *text, size_t count, int width, og_colour colour, bool coloured) {
  coloured = coloured && count > 0;
  og_text_format(text, " %s%*zu%s", og_colour_begin(coloured, colour), width, count, og_colour_end(coloured));
}

static void add_row(og_text *text, og_standing *standing, const char *name, int width, bool coloured) {
  char cell[NAME_WIDTH + 1];
  const bool timed = standing->nanoseconds.count > 0;
  const size_t *without = standing->without;
  og_shorten(cell, NAME_WIDTH, name);
  og_text_format(text, "%-*s %7zu", width, cell, standing->cases);
  add_coloured(text, standing->judged[OG_RIGHT], 7, OG_GOOD, coloured);
  og_text_format(text, " %6zu |", standing->judged[OG_TOLERABLE]);
  add_coloured(text, standing->judged[OG_WRONG], 6, OG_BAD, coloured);
  og_text_format(text, " %6zu %6zu %6zu", standing->gross, standing->excusable, standing->strict);
  og_text_format(text, " | %6zu %6zu %6zu %6zu %6zu %6zu", standing->judged[OG_NO_ANSWER], without[OG_STATED_CRASHED],
                 without[OG_STATED_TIMED_OUT], without[OG_STATED_GAVE_UP], without[OG_STATED_REFUSED],
                 other_reasons(standing));
  og_text_format(text, " | %6zu %6zu |", standing->touching, standing->touching_right);
  add_error(text, &standing->distance);
  add_error(text, &standing->depth);
  og_text_add(text, " |");
  add_time(text, og_sample_median(&standing->nanoseconds), timed);
  add_time(text, og_sample_worst(&standing->nanoseconds), timed);
  og_text_add(text, "\n");
}

static int wider(int width, const char *name) {
  const size_t length = strlen(name);
  return (int)length <= width ? width : length < NAME_WIDTH ? (int)length : NAME_WIDTH;
}

static int width_of(const og_league *league) {
  int width = (int)strlen("engine");
  for (size_t e = 0; e < league->engine_count; e++) width = wider(width, league->engine[e].engine);
  return width;
}

static void add_families(og_text *text, og_league *league, const char *engine, int width, bool coloured) {
  for (size_t k = 0; k < league->count; k++) {
    og_standing *row = &league->row[k];
    if (strcmp(row->engine, engine) != 0) continue;
    og_text name;
    og_text_init(&name);
    og_text_format(&name, "  %s", row->family[0] == '\0' ? "(no family)" : row->family);
    add_row(text, row, name.at, width, coloured);
    og_text_clear(&name);
  }
}

// Boxes: how many pairs are in error.
static void add_pairs_row(og_text *text, const og_standing *standing, const char *name, int width) {
  char cell[NAME_WIDTH + 1];
  if (standing->of_boxes == 0) return;
  og_shorten(cell, NAME_WIDTH, name);
  og_text_format(text, "%-*s %7zu | %10zu %10zu %10zu\n", width, cell, standing->of_boxes, standing->pairs[0],
                 standing->pairs[1], standing->pairs[2]);
}

static void add_pairs(og_text *text, const og_league *league, int width) {
  bool any = false;
  for (size_t e = 0; e < league->engine_count; e++) any = any || league->engine[e].of_boxes > 0;
  if (!any) return;
  og_text_format(text, "\n%-*s %7s | %10s %10s %10s\n", width, "engine", "boxes", "missed", "invented", "repeated");
  for (size_t e = 0; e < league->engine_count; e++)
    add_pairs_row(text, &league->engine[e], league->engine[e].engine, width);
}

void og_league_table(og_text *text, og_league *league, bool families, bool coloured) {
  int width = width_of(league);
  for (size_t k = 0; families && k < league->count; k++)
    if (strlen(league->row[k].family) + 2 > (size_t)width && width < NAME_WIDTH)
      width = strlen(league->row[k].family) + 2 < NAME_WIDTH ? (int)strlen(league->row[k].family) + 2 : NAME_WIDTH;
  add_head(text, width);
  for (size_t e = 0; e < league->engine_count; e++) {
    add_row(text, &league->engine[e], league->engine[e].engine, width, coloured);
    if (families) add_families(text, league, league->engine[e].engine, width, coloured);
  }
  add_pairs(text, league, width);
}

// ---- for programs ----

// What spreadsheets would take for a formula gets an apostrophe before it, which makes it text; so does a name that
// begins with one, so that the name is what follows the first.
static bool needs_apostrophe(const char *name) { return *name != '\0' && strchr("=+-@\t\r\n'", *name) != NULL; }

static void add_csv_name(og_text *text, const char *name) {
  const bool guarded = needs_apostrophe(name);
  if (!guarded && name[strcspn(name, ",;\"\t\r\n")] == '\0') {
    og_text_add(text, name);
    return;
  }
  og_text_add(text, guarded ? "\"'" : "\"");
  for (; *name != '\0'; name++) og_text_format(text, *name == '"' ? "\"\"" : "%c", *name);
  og_text_add(text, "\"");
}

// Empty where there is none: a plotter then leaves a gap.
static void add_csv_error(og_text *text, const og_worst_error *error) {
  og_text_add(text, ",");
  if (!error->known) {
    og_text_add(text, ",");
    return;
  }
  og_text_format(text, "%.3g,", error->fraction);
  add_csv_name(text, error->id);
}

static void add_csv_row(og_text *text, og_standing *standing, const char *family) {
  const size_t *judged = standing->judged, *without = standing->without;
  add_csv_name(text, standing->engine);
  og_text_add(text, ",");
  add_csv_name(text, family);
  og_text_format(text, ",%zu,%zu,%zu,%zu,%zu,%zu,%zu,%zu", standing->cases, judged[OG_RIGHT], judged[OG_TOLERABLE],
                 judged[OG_WRONG], standing->gross, standing->excusable, standing->strict, judged[OG_NO_ANSWER]);
  og_text_format(text, ",%zu,%zu,%zu,%zu,%zu", without[OG_STATED_CRASHED], without[OG_STATED_TIMED_OUT],
                 without[OG_STATED_GAVE_UP], without[OG_STATED_REFUSED], other_reasons(standing));
  og_text_format(text, ",%zu,%zu", standing->touching, standing->touching_right);
  add_csv_error(text, &standing->distance);
  add_csv_error(text, &standing->depth);
  if (standing->nanoseconds.count == 0) og_text_add(text, ",,\n");
  else
    og_text_format(text, ",%.10g,%.10g\n", og_sample_median(&standing->nanoseconds),
                   og_sample_worst(&standing->nanoseconds));
}

void og_league_csv(og_text *text, og_league *league) {
  og_text_add(
      text,
      "engine,family,cases,right,tolerable,wrong,wrong_gross,wrong_excusable,wrong_strict,no_answer,crashed,timed_out,"
      "gave_up,refused,other,touching,touching_right,distance_worst,distance_worst_case,depth_worst,"
      "depth_worst_case,nanoseconds_median,nanoseconds_slowest\n");
  for (size_t e = 0; e < league->engine_count; e++) {
    add_csv_row(text, &league->engine[e], "all");
    for (size_t k = 0; k < league->count; k++)
      if (strcmp(league->row[k].engine, league->engine[e].engine) == 0)
        add_csv_row(text, &league->row[k], league->row[k].family);
  }
}
