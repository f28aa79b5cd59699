#include "tool/run/tally_table.h"

// ---- for people ----

void og_tally_table_head(og_text *text) {
  og_text_format(text, "%-24s %-26s %24s | %17s | %11s | %17s | %17s | %9s | %12s\n", "", "",
                 "cases answer  none   nan", "wrong verdicts", "touching", "distance off", "depth off", "normal",
                 "iterations");
  og_text_format(text, "%-24s %-26s %6s %6s %5s %5s | %5s %5s %5s | %5s %5s | %8s %8s | %8s %8s | %9s | %5s %6s\n",
                 "algorithm", "family", "", "", "", "", "gross", "near", "ulp", "meet", "apart", "median", "worst",
                 "median", "worst", "worst off", "med", "worst");
}

static void add_count(og_text *text, size_t count, bool known) {
  if (known) og_text_format(text, " %5zu", count);
  else og_text_format(text, " %5s", "-");
}

static void add_fraction(og_text *text, double fraction, int width, bool known) {
  if (!known) og_text_format(text, " %*s", width, "-");
  else if (fraction == 0) og_text_format(text, " %*s", width, "0");
  else og_text_format(text, " %*.1e", width, fraction);
}

static void add_errors(og_text *text, og_errors *errors) {
  const bool known = errors->fraction.count > 0;
  og_text_add(text, " |");
  add_fraction(text, og_sample_median(&errors->fraction), 8, known);
  add_fraction(text, og_sample_worst(&errors->fraction), 8, known);
}

void og_tally_table_row(og_text *text, const char *algorithm, const char *family, og_tally *tally) {
  const size_t answered = tally->outcome[OG_OUTCOME_ANSWERED];
  const bool any = answered > 0;
  og_text_format(text, "%-24s %-26s %6zu %6zu %5zu %5zu |", algorithm, family, tally->cases, answered,
                 tally->cases - answered, tally->not_finite);
  add_count(text, tally->gross, any);
  add_count(text, tally->near, any);
  add_count(text, tally->within_rounding, any);
  og_text_add(text, " |");
  add_count(text, tally->touching_meet, any);
  add_count(text, tally->touching_apart, any);
  add_errors(text, &tally->distance);
  add_errors(text, &tally->depth);
  og_text_add(text, " |");
  add_fraction(text, og_sample_worst(&tally->normal.fraction), 9, tally->normal.fraction.count > 0);
  og_text_format(text, " | %5.0f %6.0f\n", og_sample_median(&tally->iterations), og_sample_worst(&tally->iterations));
}

// ---- for programs ----

static void add_error_names(og_text *text, const char *of) {
  og_text_format(text, ",%s_count,%s_median,%s_worst,%s_worst_case", of, of, of, of);
}

void og_tally_csv_head(og_text *text) {
  og_text_add(text, "algorithm,precision,family,cases,answered,gave_up,refused,out_of_range,not_finite,"
                    "wrong_gross,wrong_near,wrong_within_rounding,touching_meet,touching_apart,gross_case");
  add_error_names(text, "distance");
  og_text_add(text, ",distance_median_ulps,distance_worst_ulps");
  add_error_names(text, "depth");
  og_text_add(text, ",depth_median_ulps,depth_worst_ulps");
  add_error_names(text, "normal");
  add_error_names(text, "points");
  og_text_add(text, ",iterations_median,iterations_worst\n");
}

// Empty where there is none: a plotter then leaves a gap.
static void add_csv_errors(og_text *text, og_errors *errors, bool with_ulps) {
  og_text_format(text, ",%zu", errors->fraction.count);
  if (errors->fraction.count == 0) og_text_add(text, ",,,");
  else
    og_text_format(text, ",%.3g,%.3g,%s", og_sample_median(&errors->fraction), og_sample_worst(&errors->fraction),
                   errors->worst_case);
  if (!with_ulps) return;
  if (errors->ulps.count == 0) og_text_add(text, ",,");
  else og_text_format(text, ",%.3g,%.3g", og_sample_median(&errors->ulps), og_sample_worst(&errors->ulps));
}

void og_tally_csv_row(og_text *text, const char *algorithm, const char *family, og_tally *tally) {
  const size_t *outcome = tally->outcome;
  og_text_format(text, "%s," OG_SCALAR_NAME ",%s,%zu,%zu,%zu,%zu,%zu,%zu", algorithm, family, tally->cases,
                 outcome[OG_OUTCOME_ANSWERED], outcome[OG_OUTCOME_ITERATION_LIMIT], outcome[OG_OUTCOME_DEGENERATE],
                 outcome[OG_OUTCOME_OUT_OF_RANGE], tally->not_finite);
  og_text_format(text, ",%zu,%zu,%zu,%zu,%zu,%s", tally->gross, tally->near, tally->within_rounding,
                 tally->touching_meet, tally->touching_apart, tally->gross_case);
  add_csv_errors(text, &tally->distance, true);
  add_csv_errors(text, &tally->depth, true);
  add_csv_errors(text, &tally->normal, false);
  add_csv_errors(text, &tally->points, false);
  og_text_format(text, ",%.0f,%.0f\n", og_sample_median(&tally->iterations), og_sample_worst(&tally->iterations));
}
