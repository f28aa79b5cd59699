#include "tool/study/primitives.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ref/registry.h"
#include "spec/number/allocation.h"
#include "tool/run/doors.h"
#include "tool/run/round_quotient.h"
#include "tool/run/sample.h"
#include "tool/study/primitive_probe.h"
#include "tool/study/sheet.h"

// What one subject did on the figures of one family, or of all.
typedef struct score {
  size_t cases, none, wrong, not_finite;
  og_sample fraction, ulps;
} score;

static void score_clear(score *s) {
  og_sample_clear(&s->fraction);
  og_sample_clear(&s->ulps);
}

static void score_add(score *s, const og_probe *probe) {
  s->cases++;
  s->none += probe->outcome != OG_OUTCOME_ANSWERED;
  s->wrong += probe->wrong;
  s->not_finite += !probe->finite;
  if (probe->outcome != OG_OUTCOME_ANSWERED || !probe->finite || !(probe->size > 0)) return;
  og_sample_add(&s->fraction, probe->error / probe->size);
  if (probe->value != 0) og_sample_add(&s->ulps, probe->error / og_scalar_ulp(probe->value));
}

typedef struct study {
  og_sheet *sheet;
  og_gen_case *made;
  og_probe probe;
  size_t wrong, not_finite, beyond; // beyond: subjects whose bound does not hold
  char beyond_names[400];
} study;

// ---- the report ----

static double or_none(const og_sample *sample, double x) { return sample->count > 0 ? x : (double)NAN; }

static void add_cells(og_sheet *sheet, const og_primitive_subject *subject, const char *family, score *s) {
  og_sheet_name(sheet, og_door_of(subject->algorithm)->name);
  og_sheet_name(sheet, subject->algorithm->id);
  og_sheet_name(sheet, subject->form);
  og_sheet_name(sheet, family);
  og_sheet_number(sheet, (double)s->cases);
  og_sheet_number(sheet, (double)s->none);
  og_sheet_number(sheet, (double)s->wrong);
  og_sheet_number(sheet, (double)s->not_finite);
  og_sheet_number(sheet, or_none(&s->fraction, og_sample_median(&s->fraction)));
  og_sheet_number(sheet, or_none(&s->fraction, og_sample_worst(&s->fraction)));
  og_sheet_number(sheet, or_none(&s->ulps, og_sample_median(&s->ulps)));
  og_sheet_number(sheet, or_none(&s->ulps, og_sample_worst(&s->ulps)));
}

// The promises are about all families.
static void add_up(study *st, const og_primitive_subject *subject, const score *all) {
  st->wrong += all->wrong;
  st->not_finite += all->not_finite;
  const double bound = subject->bound * (double)OG_SCALAR_EPSILON;
  if (subject->bound == 0 || og_sample_worst(&all->fraction) <= bound) return;
  st->beyond++;
  const size_t length = strlen(st->beyond_names);
  snprintf(st->beyond_names + length, sizeof st->beyond_names - length, "%s %s", length == 0 ? ":" : ",",
           subject->algorithm->id);
}

// ---- the work ----

static bool measure(study *st, const og_primitive_subject *subject, size_t family, score *own, score *all) {
  for (size_t k = 0; k < st->sheet->count; k++) {
    const og_figure figure = og_figure_make(family, st->sheet->seed, k, st->made);
    og_probe_start(&st->probe, &figure);
    if (!og_probe_run(&st->probe, subject)) {
      fprintf(stderr, "origo study primitives: no exact answer to %s, figure %zu of %s; this is a defect of origo\n",
              subject->algorithm->id, k, og_figure_family_name(family));
      return false;
    }
    score_add(own, &st->probe);
    score_add(all, &st->probe);
  }
  return true;
}

// A row of all families, then details: one a family.
static bool measure_subject(study *st, const og_primitive_subject *subject) {
  const size_t families = og_figure_family_count();
  score *own = og_grow(NULL, families, sizeof *own), all;
  memset(own, 0, families * sizeof *own);
  memset(&all, 0, sizeof all);
  bool good = true;
  for (size_t f = 0; f < families && good; f++) good = measure(st, subject, f, &own[f], &all);
  if (good) {
    og_sheet_row(st->sheet);
    add_cells(st->sheet, subject, "all", &all);
    for (size_t f = 0; f < families; f++) {
      og_sheet_detail(st->sheet);
      add_cells(st->sheet, subject, og_figure_family_name(f), &own[f]);
    }
    add_up(st, subject, &all);
  }
  for (size_t f = 0; f < families; f++) score_clear(&own[f]);
  score_clear(&all);
  free(own);
  return good;
}

// All its functions; none behind the door for pairs.
static bool measure_algorithm(study *st, const og_algorithm *algorithm) {
  og_primitive_subject subject;
  bool good = true;
  for (int n = 0; good && og_primitive_subject_of(&subject, algorithm, n); n++) good = measure_subject(st, &subject);
  return good;
}

static void say(const study *st) {
  const bool safe = st->wrong == 0 && st->not_finite == 0;
  og_sheet_verdict(
      st->sheet, OG_PROMISES,
      safe && st->beyond == 0   ? OG_CLAIM_REPRODUCED
      : safe || st->beyond == 0 ? OG_CLAIM_PARTLY
                                : OG_CLAIM_REFUTED,
      "%zu wrong, %zu answers that are no numbers, %zu algorithms with errors beyond what their headers say%s",
      st->wrong, st->not_finite, st->beyond, st->beyond_names);
}

static bool work(og_sheet *sheet) {
  study *st = og_grow(NULL, 1, sizeof *st);
  memset(st, 0, sizeof *st);
  st->sheet = sheet;
  st->made = og_grow(NULL, 1, sizeof *st->made);
  og_probe_init(&st->probe);
  const int algorithms = og_algorithm_count();
  og_progress_start_steps(&sheet->progress, (size_t)algorithms);
  bool good = true;
  for (int k = 0; k < algorithms && good; k++) {
    good = measure_algorithm(st, og_algorithm_at(k));
    og_progress_step(&sheet->progress, (size_t)k + 1);
  }
  if (good) say(st);
  og_probe_clear(&st->probe);
  free(st->made);
  free(st);
  return good;
}

static const og_column columns[] = {
    {"door", "door", OG_COLUMN_NAME},
    {"algorithm", "algorithm", OG_COLUMN_NAME},
    {"form", "form", OG_COLUMN_NAME},
    {"family", "family", OG_COLUMN_NAME},
    {"cases", "cases", OG_COLUMN_COUNT},
    {"none", "none", OG_COLUMN_COUNT},
    {"wrong", "wrong", OG_COLUMN_COUNT},
    {"not_finite", "nan", OG_COLUMN_COUNT},
    {"error_median", "median", OG_COLUMN_ERROR},
    {"error_worst", "worst", OG_COLUMN_ERROR},
    {"ulps_median", "median ulp", OG_COLUMN_ERROR},
    {"ulps_worst", "worst ulp", OG_COLUMN_ERROR},
};

static const og_study_about about = {
    .program = "origo study primitives",
    .claim =
        "What the headers of the algorithms behind the doors of primitives promise: a sign said to be sure is "
        "right; every answer is made of finite numbers; where a bound of the error is stated for any input it "
        "holds.",
    .source = "ref/closest, ref/orientation, ref/support, ref/simplex, ref/polytope, ref/separation",
    .measured =
        "every algorithm of the registry behind another door than that for pairs in " OG_SCALAR_NAME
        ", on --count figures of every family, against the exact answer for the very same numbers. Families: 'any' "
        "has points of a cube of 2 around the origin. 'lattice' has small integers, so that points repeat and "
        "lie on lines and in planes. 'flat' and 'needle' are in a slanted plane or along a slanted line through "
        "the origin but for h = 1 to 2^-60, with directions square to them. 'far' is as any, about 1000 from the "
        "origin in every coordinate. The points of the generator's families about primitives are taken, too. "
        "Columns: figures; none, without an answer (refused, or "
        "the sign unsure); wrong: a sign that is not the exact one, or a bound of its own error that does not "
        "hold; a parameter outside 0 to 1; a hull that is none; APART said of polygons that meet. nan: no finite "
        "number; errors as fractions of the size, and in units in the last place of the exact value where that is "
        "not 0. The error "
        "is of the distance (point-segment: of the point at the parameter), or of the determinant over size^2 or "
        "size^3. It is of a height over |direction| and the size, or of a barycentric coordinate w over (1 + "
        "|w|) size^2 / 2A. Of polygons it is of the depth (of a wrong MEET: how far apart they are). The size is the "
        "largest coordinate "
        "difference (point-plane: the distance to the plane's point; simplex, support and polygons: the largest "
        "coordinate or radius; affine-image: of the body, times the sum of the matrix's elements, and of the "
        "translation). Simplices have 2, 3 and 4 vertices in turn. The table has the sum of all families, the CSV "
        "each.",
    .rule = "reproduced where nothing is wrong, everything is finite, and no error exceeds the bound that its door "
            "states for any input; refuted where both the former and the latter fail; else partly.",
    .counts = "figures of every family",
    .count = 600,
    .column = columns,
    .column_count = sizeof columns / sizeof columns[0],
};

int og_study_primitives(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
