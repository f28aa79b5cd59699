#include "tool/study/accuracy.h"

#include <errno.h>
#include <getopt.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ref/door/pair.h"
#include "spec/number/allocation.h"
#include "tool/run/case_walk.h"
#include "tool/run/find_algorithm.h"
#include "tool/run/make_body.h"
#include "tool/run/tally_table.h"

enum { ALGORITHM, FAMILIES, CSV, OPTION_COUNT };

static const og_option options[OPTION_COUNT] = {
    [ALGORITHM] = {"algorithm", "ID", "only this one"},
    [FAMILIES] = {"families", NULL, "a row for every family, too"},
    [CSV] = {"csv", "FILE", "all rows, with more columns, as comma-separated values"},
};

static const og_usage usage = {
    "origo study accuracy", "[CASES...]",
    "Runs every algorithm of the reference in " OG_SCALAR_NAME
    " on every case, and compares with the exact answer for the\n"
    "rounded bodies that it was given. No file means corpus/cases/*.jsonl; sweeps are taken as they lie at time 0.\n\n"
    "Columns: cases; answered; without an answer (gave up, refused, out of range); NaN or infinity claimed. Wrong "
    "verdicts where the exact distance\n"
    "or depth is gross (beyond 1e-9 of the size, 1e-5 in binary32), near, within 4 ulp of the size. What is said of\n"
    "touching bodies, where both are right. Errors of distance and depth, and by how much the direction claimed falls "
    "short\n"
    "of parting the bodies as claimed: fractions of the size, the diagonal of the box around both bodies.\n"
    "'human-scale' are cases between a millionth and a million of units in size, neither body a millionth of the "
    "other,\n"
    "within a thousand sizes of the origin. A family is a file.",
    options, OPTION_COUNT, NULL, 0};

// Rows of tallies: the first two families are sums.
enum { ALL, HUMAN_SCALE, FIRST_OWN };

typedef struct family {
  char name[64];
  const char *file;
  og_tally *tally; // one an algorithm
} family;

typedef struct study {
  int algorithm_count;
  const og_algorithm **algorithm;
  size_t family_count, family_capacity;
  family *family;
  og_world_body a, b;
  og_exact_pair exact;
  bool complete; // every case was solved
} study;

// ---- families ----

// "corpus/cases/flat-one.jsonl": "flat-one", what a table has room for.
static void name_family(char name[64], const char *file) {
  const char *slash = strrchr(file, '/');
  snprintf(name, 64, "%.60s", slash == NULL ? file : slash + 1);
  char *end = strstr(name, ".jsonl");
  if (end != NULL) *end = '\0';
  for (char *ch = name; *ch != '\0'; ch++)
    if (*ch == ',' || *ch == '"' || (unsigned char)*ch < 0x20) *ch = '_'; // they would end a cell of the CSV
}

static void add_family(study *s, const char *name, const char *file) {
  if (s->family_count == s->family_capacity) {
    s->family_capacity = og_doubled(s->family_capacity);
    s->family = og_grow(s->family, s->family_capacity, sizeof *s->family);
  }
  family *f = &s->family[s->family_count++];
  name_family(f->name, name);
  f->file = file;
  f->tally = og_grow(NULL, (size_t)s->algorithm_count, sizeof *f->tally);
  memset(f->tally, 0, (size_t)s->algorithm_count * sizeof *f->tally);
}

// The file's own family: cases come file by file.
static size_t family_of(study *s, const char *file) {
  if (s->family_count == FIRST_OWN || s->family[s->family_count - 1].file != file) add_family(s, file, file);
  return s->family_count - 1;
}

// ---- one case ----

static void add_claims(study *s, const og_measured_case *measured, size_t own, bool human) {
  for (int k = 0; k < s->algorithm_count; k++) {
    const og_claim claim = og_pair_run(s->algorithm[k]->pair, measured->a, measured->b);
    og_tally_add(&s->family[own].tally[k], measured, &claim);
    og_tally_add(&s->family[ALL].tally[k], measured, &claim);
    if (human) og_tally_add(&s->family[HUMAN_SCALE].tally[k], measured, &claim);
  }
}

static void add_out_of_range(study *s, size_t own) {
  for (int k = 0; k < s->algorithm_count; k++) {
    og_tally_add_out_of_range(&s->family[own].tally[k]);
    og_tally_add_out_of_range(&s->family[ALL].tally[k]);
  }
}

static bool take(void *context, const og_walked_case *walked) {
  study *s = context;
  const size_t own = family_of(s, walked->file);
  if (!og_make_body(&s->a, walked->a) || !og_make_body(&s->b, walked->b)) {
    add_out_of_range(s, own);
    return true;
  }
  og_measured_case measured = {walked->one->id, &s->a.body, &s->b.body, &s->exact, {0, 0, 0, 0}};
  if (!og_exact_pair_solve(&s->exact, measured.a, measured.b)) {
    fprintf(stderr, "origo study accuracy: %s has no exact answer; this is a defect of origo\n", measured.id);
    s->complete = false;
    return true;
  }
  measured.extent = og_extent_of(measured.a, measured.b);
  add_claims(s, &measured, own, og_is_human_scale(&measured.extent));
  return true;
}

// ---- the report ----

static bool write_rows(const study *s, bool families, const char *csv) {
  og_text table, values;
  og_text_init(&table);
  og_text_init(&values);
  og_tally_table_head(&table);
  og_tally_csv_head(&values);
  for (int k = 0; k < s->algorithm_count; k++)
    for (size_t f = 0; f < s->family_count; f++) {
      const family *row = &s->family[f];
      if (f < FIRST_OWN || families) og_tally_table_row(&table, s->algorithm[k]->id, row->name, &row->tally[k]);
      og_tally_csv_row(&values, s->algorithm[k]->id, row->name, &row->tally[k]);
    }
  bool good = og_text_write(&table, STDOUT_FILENO);
  if (!good) fprintf(stderr, "origo study accuracy: cannot write to standard output: %s\n", strerror(errno));
  if (csv != NULL && !og_text_save(&values, csv)) {
    fprintf(stderr, "origo study accuracy: cannot write %s: %s\n", csv, strerror(errno));
    good = false;
  }
  og_text_clear(&table);
  og_text_clear(&values);
  return good;
}

static void study_init(study *s, const og_algorithm *only) {
  memset(s, 0, sizeof *s);
  s->complete = true;
  s->algorithm = og_grow(NULL, (size_t)og_algorithm_count(), sizeof *s->algorithm);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->pair != NULL && (only == NULL || algorithm == only)) s->algorithm[s->algorithm_count++] = algorithm;
  }
  add_family(s, "all", NULL);
  add_family(s, "human-scale", NULL);
  og_world_body_init(&s->a);
  og_world_body_init(&s->b);
  og_exact_pair_init(&s->exact);
}

static void study_clear(study *s) {
  for (size_t f = 0; f < s->family_count; f++) {
    for (int k = 0; k < s->algorithm_count; k++) og_tally_clear(&s->family[f].tally[k]);
    free(s->family[f].tally);
  }
  free(s->family);
  free((void *)s->algorithm);
  og_world_body_clear(&s->a);
  og_world_body_clear(&s->b);
  og_exact_pair_clear(&s->exact);
}

static int study_files(const og_algorithm *only, bool families, const char *csv, char *const *names, int count) {
  study s;
  study_init(&s, only);
  og_case_walk walk = og_case_walk_default();
  walk.instead = OG_RELATION;
  walk.take = take;
  walk.context = &s;
  int status = og_walk_cases(&walk, names, count);
  if (status == OG_EXIT_OK && !write_rows(&s, families, csv)) status = OG_EXIT_BAD;
  if (status == OG_EXIT_OK && !s.complete) status = OG_EXIT_LIMIT;
  study_clear(&s);
  return status;
}

int og_study_accuracy(int argc, char **argv) {
  const og_algorithm *only = NULL;
  const char *value, *csv = NULL;
  bool families = false;
  int option;
  while ((option = og_next_option(&usage, argc, argv, &value)) != OG_OPTION_END) {
    switch (option) {
    case OG_OPTION_HELP: return og_print_help(&usage) ? OG_EXIT_OK : OG_EXIT_BAD;
    case OG_OPTION_VERSION: return og_print_version() ? OG_EXIT_OK : OG_EXIT_BAD;
    case ALGORITHM: only = og_find_pair_algorithm(usage.program, value); break;
    case FAMILIES: families = true; break;
    case CSV: csv = value; break;
    default: return OG_EXIT_BAD;
    }
    if (option == ALGORITHM && only == NULL) return OG_EXIT_BAD;
  }
  if (optind < argc) return study_files(only, families, csv, argv + optind, argc - optind);
  glob_t corpus;
  if (glob("corpus/cases/*.jsonl", 0, NULL, &corpus) != 0) {
    fputs("origo study accuracy: which cases? there is no corpus/cases here\n", stderr);
    return OG_EXIT_BAD;
  }
  const int status = study_files(only, families, csv, corpus.gl_pathv, (int)corpus.gl_pathc);
  globfree(&corpus);
  return status;
}
