#include "tool/report/league_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tool/format/terminal.h"

enum { NAME_WIDTH = 40 };

// Those without an answer for a reason that has no column of its own.
static size_t other_reasons(const og_standing *standing) {
  return standing->without[OG_STATED_ANSWER] + standing->without[OG_STATED_OUT_OF_RANGE];
}

// ---- for people ----

enum {
  CASES, RIGHT, TOLERABLE, WRONG, GROSS, EXCUSABLE, STRICT, NO_ANSWER, CRASHED, TIMED_OUT, GAVE_UP, REFUSED, OTHER,
  TOUCHING, TOUCHING_RIGHT, DISTANCE, DEPTH, MEDIAN, SLOWEST, COLUMNS
};
enum { GROUPS = 6, LEAST_NAME = 12, CELL = 24 };

// Over the title stands a word of the column's own, or one of its group's.
static const struct {
  const char *over, *title, *brief;
  int width, group;
} columns[COLUMNS] = {
    [CASES] = {"", "cases", "cases", 7, 0},
    [RIGHT] = {"", "right", "right", 7, 0},
    [TOLERABLE] = {"", "toler.", "tol.", 6, 0},
    [WRONG] = {"wrong", "", "", 6, 1},
    [GROSS] = {"of it", "gross", "gro.", 6, 1},
    [EXCUSABLE] = {"of it", "excus.", "exc.", 6, 1},
    [STRICT] = {"wrong", "strict", "str.", 6, 1},
    [NO_ANSWER] = {"no", "answer", "ans.", 6, 2},
    [CRASHED] = {"of it", "crash", "cra.", 6, 2},
    [TIMED_OUT] = {"of it", "time", "time", 6, 2},
    [GAVE_UP] = {"of it", "gaveup", "gav.", 6, 2},
    [REFUSED] = {"of it", "refuse", "ref.", 6, 2},
    [OTHER] = {"of it", "other", "oth.", 6, 2},
    [TOUCHING] = {NULL, "cases", "case", 6, 3},
    [TOUCHING_RIGHT] = {NULL, "right", "right", 6, 3},
    [DISTANCE] = {NULL, "distance", "dist.", 8, 4},
    [DEPTH] = {NULL, "depth", "depth", 8, 4},
    [MEDIAN] = {NULL, "median", "med.", 8, 5},
    [SLOWEST] = {NULL, "slowest", "slow.", 8, 5},
};
static const char *const groups[GROUPS][2] = {[3] = {"touching", "touching"}, [4] = {"worst error", "worst err."},
                                              [5] = {"time, us", "time, us"}};

// What is shown of the columns, and how.
typedef struct look {
  int name, width[COLUMNS]; // 0: left out
  bool brief, coloured;
} look;

typedef char row_cells[COLUMNS][CELL];

static void set_error(char cell[CELL], const og_worst_error *error) {
  if (!error->known) strcpy(cell, "-");
  else if (error->fraction == 0) strcpy(cell, "0");
  else snprintf(cell, CELL, "%.1e", error->fraction);
}

static void set_time(char cell[CELL], double nanoseconds, bool known) {
  if (known) snprintf(cell, CELL, "%.4g", nanoseconds / 1000);
  else strcpy(cell, "-");
}

static void set_cells(row_cells cell, og_standing *row) {
  const size_t *without = row->without;
  const size_t counts[DISTANCE] = {[CASES] = row->cases,
                                   [RIGHT] = row->judged[OG_RIGHT],
                                   [TOLERABLE] = row->judged[OG_TOLERABLE],
                                   [WRONG] = row->judged[OG_WRONG],
                                   [GROSS] = row->gross,
                                   [EXCUSABLE] = row->excusable,
                                   [STRICT] = row->strict,
                                   [NO_ANSWER] = row->judged[OG_NO_ANSWER],
                                   [CRASHED] = without[OG_STATED_CRASHED],
                                   [TIMED_OUT] = without[OG_STATED_TIMED_OUT],
                                   [GAVE_UP] = without[OG_STATED_GAVE_UP],
                                   [REFUSED] = without[OG_STATED_REFUSED],
                                   [OTHER] = other_reasons(row),
                                   [TOUCHING] = row->touching,
                                   [TOUCHING_RIGHT] = row->touching_right};
  for (int k = 0; k < DISTANCE; k++) snprintf(cell[k], CELL, "%zu", counts[k]);
  const bool timed = row->nanoseconds.count > 0;
  set_error(cell[DISTANCE], &row->distance);
  set_error(cell[DEPTH], &row->depth);
  set_time(cell[MEDIAN], og_sample_median(&row->nanoseconds), timed);
  set_time(cell[SLOWEST], og_sample_worst(&row->nanoseconds), timed);
}

// A bar stands before every group but the first that is shown.
static void add_bar(og_text *text, const look *l, int column, int *group) {
  if (l->width[column] == 0 || columns[column].group == *group) return;
  if (*group >= 0) og_text_add(text, " |");
  *group = columns[column].group;
}

// Of its columns together, with a blank between two.
static int group_width(const look *l, int group) {
  int width = -1;
  for (int k = 0; k < COLUMNS; k++)
    if (columns[k].group == group && l->width[k] > 0) width += 1 + l->width[k];
  return width;
}

static void add_head(og_text *text, const look *l) {
  og_text_format(text, "%-*s", l->name, "");
  for (int k = 0, group = -1; k < COLUMNS; k++) {
    const int before = group, own = columns[k].group;
    add_bar(text, l, k, &group);
    if (l->width[k] == 0) continue;
    if (columns[k].over != NULL) og_text_format(text, " %*s", l->width[k], columns[k].over);
    else if (own != before) og_text_format(text, " %*s", group_width(l, own), groups[own][l->brief]);
  }
  og_text_format(text, "\n%-*s", l->name, "engine");
  for (int k = 0, group = -1; k < COLUMNS; k++) {
    add_bar(text, l, k, &group);
    if (l->width[k] == 0) continue;
    og_text_format(text, " %*s", l->width[k], l->brief ? columns[k].brief : columns[k].title);
  }
  og_text_add(text, "\n");
}

static void add_row(og_text *text, og_standing *standing, const char *name, const look *l) {
  char cut[NAME_WIDTH + 1];
  row_cells cell;
  set_cells(cell, standing);
  og_shorten(cut, (size_t)l->name, name);
  og_text_format(text, "%-*s", l->name, cut);
  for (int k = 0, group = -1; k < COLUMNS; k++) {
    add_bar(text, l, k, &group);
    if (l->width[k] == 0) continue;
    const bool coloured = l->coloured && (k == RIGHT || k == WRONG) && strcmp(cell[k], "0") != 0;
    og_text_format(text, " %s%*s%s", og_colour_begin(coloured, k == RIGHT ? OG_GOOD : OG_BAD), l->width[k], cell[k],
                   og_colour_end(coloured));
  }
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

static void add_families(og_text *text, og_league *league, const char *engine, const look *l) {
  for (size_t k = 0; k < league->count; k++) {
    og_standing *row = &league->row[k];
    if (strcmp(row->engine, engine) != 0) continue;
    og_text name;
    og_text_init(&name);
    og_text_format(&name, "  %s", row->family[0] == '\0' ? "(no family)" : row->family);
    add_row(text, row, name.at, l);
    og_text_clear(&name);
  }
}

// Boxes: how many pairs are in error.
static void add_pairs_row(og_text *text, const og_standing *standing, const char *name, int width) {
  char cell[NAME_WIDTH + 1];
  if (standing->of_boxes == 0) return;
  og_shorten(cell, (size_t)width, name);
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

// ---- into a narrow terminal ----

static int total(const look *l) {
  int width = l->name;
  for (int k = 0, group = -1; k < COLUMNS; k++) {
    if (l->width[k] == 0) continue;
    if (group >= 0 && columns[k].group != group) width += 2;
    group = columns[k].group;
    width += 1 + l->width[k];
  }
  return width;
}

// Over all rows: which columns have anything, and the longest of each.
static void take_row(bool anything[COLUMNS], int longest[COLUMNS], og_standing *row) {
  row_cells cell;
  set_cells(cell, row);
  for (int k = 0; k < COLUMNS; k++) {
    anything[k] = anything[k] || (strcmp(cell[k], "0") != 0 && strcmp(cell[k], "-") != 0);
    if ((int)strlen(cell[k]) > longest[k]) longest[k] = (int)strlen(cell[k]);
  }
}

static int at_least(int width, const char *word) { return (int)strlen(word) > width ? (int)strlen(word) : width; }

// Columns of nothing go first; of a group with a title over both, both. Then titles are shortened, then names. What
// does not fit then has to wrap: numbers are not left out.
static void fit(look *l, og_league *league, bool families, int width) {
  bool anything[COLUMNS] = {[CASES] = true, [RIGHT] = true, [WRONG] = true};
  int longest[COLUMNS] = {0};
  if (width == 0 || total(l) <= width) return;
  for (size_t e = 0; e < league->engine_count; e++) take_row(anything, longest, &league->engine[e]);
  for (size_t k = 0; families && k < league->count; k++) take_row(anything, longest, &league->row[k]);
  for (int k = 0; k < COLUMNS; k++) {
    const bool is_first = columns[k].over == NULL && (k - TOUCHING) % 2 == 0;
    const int beside = columns[k].over != NULL ? k : is_first ? k + 1 : k - 1;
    if (!anything[k] && !anything[beside]) l->width[k] = 0;
  }
  if (total(l) <= width) return;
  l->brief = true;
  for (int k = 0; k < COLUMNS; k++) {
    if (l->width[k] == 0) continue;
    l->width[k] = at_least(at_least(longest[k], columns[k].brief), columns[k].over == NULL ? "" : columns[k].over);
  }
  for (int group = 3; group < GROUPS; group++) {
    const int lacks = (int)strlen(groups[group][true]) - group_width(l, group), last = TOUCHING + 2 * (group - 3) + 1;
    if (lacks > 0 && l->width[last] > 0) l->width[last] += lacks;
  }
  const int over = total(l) - width, least = l->name < LEAST_NAME ? l->name : LEAST_NAME;
  if (over > 0) l->name = l->name - over > least ? l->name - over : least;
}

void og_league_table(og_text *text, og_league *league, bool families, bool coloured, int width) {
  look l = {.name = width_of(league), .coloured = coloured};
  for (int k = 0; k < COLUMNS; k++) l.width[k] = columns[k].width;
  for (size_t k = 0; families && k < league->count; k++)
    if (strlen(league->row[k].family) + 2 > (size_t)l.name && l.name < NAME_WIDTH)
      l.name = strlen(league->row[k].family) + 2 < NAME_WIDTH ? (int)strlen(league->row[k].family) + 2 : NAME_WIDTH;
  fit(&l, league, families, width);
  add_head(text, &l);
  for (size_t e = 0; e < league->engine_count; e++) {
    add_row(text, &league->engine[e], league->engine[e].engine, &l);
    if (families) add_families(text, league, league->engine[e].engine, &l);
  }
  add_pairs(text, league, l.name);
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
