// What degenerate input costs: Origo's time per family of the corpus and question.
//
//   bench_families FILE...      one family a file, the file's name being the family's
//
// Each case is solved RUNS times, its median is its time (lattice ready, certificate checked, workspace kept
// between cases); a row shows the median and the worst over the family's cases, and which case that is.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "spec/pair/solve/solver.h"
#include "tool/format/line_reader.h"
#include "tool/format/read_case.h"

#define RUNS 5

// The times of one family's cases that ask one question.
typedef struct row {
  size_t count, capacity;
  double *microseconds;
  double worst;
  char worst_id[OG_MAX_ID + 1];
} row;

typedef struct bench {
  og_solver *solver;
  og_answer answer;
  row rows[OG_PAIR_QUESTION_COUNT];
  size_t unanswered;
} bench;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, size_t count) {
  qsort(values, count, sizeof *values, ascending);
  return values[count / 2];
}

static void add_time(row *r, double microseconds, const char *id) {
  if (r->count == r->capacity) {
    r->capacity = r->capacity == 0 ? 64 : 2 * r->capacity;
    r->microseconds = realloc(r->microseconds, r->capacity * sizeof *r->microseconds);
    if (r->microseconds == NULL) abort();
  }
  r->microseconds[r->count++] = microseconds;
  if (r->count > 1 && microseconds <= r->worst) return;
  r->worst = microseconds;
  snprintf(r->worst_id, sizeof r->worst_id, "%s", id);
}

static void time_case(bench *b, const og_case *one) {
  double times[RUNS];
  for (int run = 0; run < RUNS; run++) {
    const double start = now();
    og_solve(b->solver, one->question, &one->problem, NULL, &b->answer);
    times[run] = now() - start;
  }
  if (b->answer.status != OG_ANSWERED) {
    fprintf(stderr, "bench_families: %s: no answer\n", one->id);
    b->unanswered++;
  }
  add_time(&b->rows[one->question], median(times, RUNS), one->id);
}

// Times every case of the file. False, with a message, where one cannot be read.
static bool time_file(bench *b, const char *name) {
  og_complaint complaint;
  og_complaint_reset(&complaint);
  og_line_reader lines;
  bool good = og_line_reader_open(&lines, name, OG_DEFAULT_MAX_LINE, &complaint);
  if (!good) {
    fprintf(stderr, "%s\n", complaint.text);
    return false;
  }
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_case one;
  og_case_init(&one);
  while (good) {
    og_input_status status = og_next_line(&lines, &complaint);
    if (status == OG_INPUT_END) break;
    if (status == OG_INPUT_OK) status = og_read_case(reader, lines.line, lines.length, &one, &complaint);
    good = status == OG_INPUT_OK;
    if (good) time_case(b, &one);
    else fprintf(stderr, "%s\n", complaint.text);
  }
  og_case_clear(&one);
  og_case_reader_free(reader);
  og_line_reader_close(&lines);
  return good;
}

static void print_rows(bench *b, const char *file) {
  const char *slash = strrchr(file, '/');
  const char *family = slash == NULL ? file : slash + 1;
  const char *dot = strrchr(family, '.');
  const int length = (int)(dot == NULL ? strlen(family) : (size_t)(dot - family));
  for (int q = 0; q < OG_PAIR_QUESTION_COUNT; q++) {
    row *r = &b->rows[q];
    if (r->count == 0) continue;
    printf("%-*.*s %-9s %6zu %11.1f %11.1f   %s\n", 32, length, family, og_question_at((og_question)q)->id, r->count,
           median(r->microseconds, r->count), r->worst, r->worst_id);
    r->count = 0;
  }
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: bench_families FILE...\n");
    return 2;
  }
  bench b = {.solver = og_solver_new()};
  og_answer_init(&b.answer);
  printf("%-32s %-9s %6s %11s %11s   %s\n", "family", "question", "cases", "median us", "worst us", "worst case");
  bool good = true;
  for (int k = 1; k < argc && good; k++) {
    good = time_file(&b, argv[k]);
    print_rows(&b, argv[k]);
  }
  for (int q = 0; q < OG_PAIR_QUESTION_COUNT; q++) free(b.rows[q].microseconds);
  og_answer_clear(&b.answer);
  og_solver_free(b.solver);
  return !good ? 2 : b.unanswered > 0 ? 1 : 0;
}
