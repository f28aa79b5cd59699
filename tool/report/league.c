#include "tool/report/league.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

int og_error_bin(double fraction) {
  if (fraction == 0) return 0;
  int bin = 1;
  // Compared with the decades as they are written, for log10 may round across one.
  static const double decade[OG_ERROR_BINS - 2] = {1e-18, 1e-17, 1e-16, 1e-15, 1e-14, 1e-13, 1e-12, 1e-11,
                                                   1e-10, 1e-9,  1e-8,  1e-7,  1e-6,  1e-5,  1e-4,  1e-3,
                                                   1e-2,  1e-1,  1e0,   1e1,   1e2,   1e3};
  while (bin < OG_ERROR_BINS - 1 && fraction >= decade[bin - 1]) bin++;
  return bin;
}

// ---- adding ----

static void take_worst(og_worst_error *worst, double fraction, const char *id) {
  if (worst->known && (fraction < worst->fraction || (fraction == worst->fraction && strcmp(id, worst->id) >= 0)))
    return;
  worst->known = true;
  worst->fraction = fraction;
  strcpy(worst->id, id);
}

static void take_check(og_standing *standing, const og_read_check *check, const char *id) {
  if (og_check_counts_pairs(check->what)) {
    standing->of_boxes += check->what == OG_CHECK_MISSED;
    standing->pairs[check->what - OG_CHECK_MISSED] += check->pairs;
  }
  if (!check->measured) return;
  standing->histogram[check->what][og_error_bin(check->fraction)]++;
  if (check->what == OG_CHECK_DISTANCE) take_worst(&standing->distance, check->fraction, id);
  if (check->what == OG_CHECK_DEPTH) take_worst(&standing->depth, check->fraction, id);
}

// A separation is a distance or, of bodies that overlap, a depth.
static void take_separation(og_standing *standing, const og_judgement_line *line) {
  const og_read_check *check = og_line_check(line, OG_CHECK_SEPARATION);
  if (check == NULL || !check->measured) return;
  take_worst(line->relation == OG_PENETRATING ? &standing->depth : &standing->distance, check->fraction, line->id);
}

// Is what it says about whether the bodies meet, and how, without any error?
static bool is_right_relation(const og_judgement_line *line) {
  const og_read_check *verdict = og_line_check(line, OG_CHECK_VERDICT),
                      *relation = og_line_check(line, OG_CHECK_RELATION);
  if (verdict == NULL && relation == NULL) return line->judged == OG_RIGHT;
  return (verdict == NULL || verdict->judged == OG_RIGHT) && (relation == NULL || relation->judged == OG_RIGHT);
}

static void take_line(og_standing *standing, const og_judgement_line *line) {
  standing->cases++;
  standing->judged[line->judged]++;
  if (line->judged == OG_WRONG && og_line_is_gross(line)) standing->gross++;
  if (line->judged == OG_WRONG && line->excusable) standing->excusable++;
  if (line->strict == OG_WRONG) standing->strict++;
  if (line->judged == OG_NO_ANSWER) standing->without[line->status]++;
  if (line->relation == OG_TOUCHING) {
    standing->touching++;
    if (is_right_relation(line)) standing->touching_right++;
  }
  if (line->timed) og_sample_add(&standing->nanoseconds, line->nanoseconds);
  for (int k = 0; k < line->count; k++) take_check(standing, &line->check[k], line->id);
  take_separation(standing, line);
}

static bool is_of(const og_standing *standing, const og_judgement_line *line) {
  return strcmp(standing->family, line->family) == 0 && strcmp(standing->engine, line->engine) == 0;
}

static og_standing *row_of(og_league *league, const og_judgement_line *line) {
  if (league->last < league->count && is_of(&league->row[league->last], line)) return &league->row[league->last];
  for (league->last = 0; league->last < league->count; league->last++)
    if (is_of(&league->row[league->last], line)) return &league->row[league->last];
  if (league->count == league->capacity) {
    league->capacity = og_doubled(league->capacity);
    league->row = og_grow(league->row, league->capacity, sizeof *league->row);
  }
  og_standing *added = &league->row[league->count++];
  memset(added, 0, sizeof *added);
  strcpy(added->engine, line->engine);
  strcpy(added->family, line->family);
  return added;
}

void og_league_add(og_league *league, const og_judgement_line *line) { take_line(row_of(league, line), line); }

// ---- adding up ----

static void add_standing(og_standing *sum, const og_standing *part) {
  sum->cases += part->cases;
  for (int k = 0; k < 4; k++) sum->judged[k] += part->judged[k];
  sum->gross += part->gross;
  sum->excusable += part->excusable;
  sum->strict += part->strict;
  for (int k = 0; k < OG_STATED_COUNT; k++) sum->without[k] += part->without[k];
  sum->of_boxes += part->of_boxes;
  for (int k = 0; k < 3; k++) sum->pairs[k] += part->pairs[k];
  sum->touching += part->touching;
  sum->touching_right += part->touching_right;
  if (part->distance.known) take_worst(&sum->distance, part->distance.fraction, part->distance.id);
  if (part->depth.known) take_worst(&sum->depth, part->depth.fraction, part->depth.id);
  for (size_t k = 0; k < part->nanoseconds.count; k++) og_sample_add(&sum->nanoseconds, part->nanoseconds.at[k]);
  for (int what = 0; what < OG_CHECK_COUNT; what++)
    for (int bin = 0; bin < OG_ERROR_BINS; bin++) sum->histogram[what][bin] += part->histogram[what][bin];
}

// As fractions, without rounding: shares of counts are compared crosswise.
static int compare_shares(size_t part_a, size_t all_a, size_t part_b, size_t all_b) {
  const long double a = (long double)part_a * (long double)all_b, b = (long double)part_b * (long double)all_a;
  return (a > b) - (a < b);
}

static int by_merit(const void *left, const void *right) {
  const og_standing *a = left, *b = right;
  int order = compare_shares(a->judged[OG_WRONG], a->cases, b->judged[OG_WRONG], b->cases);
  if (order == 0) order = compare_shares(a->judged[OG_NO_ANSWER], a->cases, b->judged[OG_NO_ANSWER], b->cases);
  return order != 0 ? order : strcmp(a->engine, b->engine);
}

static int by_name(const void *left, const void *right) {
  const og_standing *a = left, *b = right;
  const int order = strcmp(a->engine, b->engine);
  return order != 0 ? order : strcmp(a->family, b->family);
}

static void add_up(og_league *league) {
  league->engine = og_grow(NULL, league->count, sizeof *league->engine);
  for (size_t k = 0; k < league->count; k++) {
    const og_standing *row = &league->row[k];
    og_standing *sum = league->engine_count == 0 ? NULL : &league->engine[league->engine_count - 1];
    if (sum == NULL || strcmp(sum->engine, row->engine) != 0) {
      sum = &league->engine[league->engine_count++];
      memset(sum, 0, sizeof *sum);
      strcpy(sum->engine, row->engine);
    }
    add_standing(sum, row);
  }
}

// The rows, which are sorted by engine, into the order of the engines.
static void follow_engines(og_league *league) {
  og_standing *ordered = og_grow(NULL, league->count, sizeof *ordered);
  size_t placed = 0;
  for (size_t e = 0; e < league->engine_count; e++)
    for (size_t k = 0; k < league->count; k++)
      if (strcmp(league->row[k].engine, league->engine[e].engine) == 0) ordered[placed++] = league->row[k];
  free(league->row);
  league->row = ordered;
  league->capacity = league->count;
}

void og_league_finish(og_league *league) {
  if (league->count == 0) return;
  qsort(league->row, league->count, sizeof *league->row, by_name);
  add_up(league);
  qsort(league->engine, league->engine_count, sizeof *league->engine, by_merit);
  follow_engines(league);
}

void og_league_clear(og_league *league) {
  for (size_t k = 0; k < league->count; k++) og_sample_clear(&league->row[k].nanoseconds);
  for (size_t k = 0; k < league->engine_count; k++) og_sample_clear(&league->engine[k].nanoseconds);
  free(league->row);
  free(league->engine);
  memset(league, 0, sizeof *league);
}
