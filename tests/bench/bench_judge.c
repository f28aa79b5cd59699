// What a judgement costs: where the time of `origo judge CASES CLAIMS` goes, in one thread's processor time.
//
//   bench_judge CASES CLAIMS      cases in the ordinary form (tool/format/plain_case.h), a claim about each in order
//
// Case by case, as the command goes, RUNS times over all cases; of each case and step the shortest time counts, as
// nothing but the machine's other work makes it longer.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "spec/number/allocation.h"
#include "tool/format/line_reader.h"
#include "tool/judge/read_claim.h"
#include "tool/judge/referee.h"
#include "tool/judge/write_judgement.h"
#include "tool/format/plain_case.h"

#define RUNS 7

typedef enum step { READ_CASE, SOLVE, READ_CLAIM, JUDGE, WRITE, STEP_COUNT } step;

static const char *const step_names[STEP_COUNT] = {"read the case", "solve and check it", "read a claim", "judge it",
                                                   "write the judgement"};

typedef struct entry {
  og_text line, claim_line;
  double best[STEP_COUNT]; // seconds
} entry;

typedef struct bench {
  size_t count, capacity;
  entry *at;
  og_case one;
  og_handed_case handed;
  og_referee referee;
  og_claim_line claim;
  og_judgement judgement;
  og_judged strict;
  bool excusable;
  og_text out;
} bench;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool do_step(bench *b, const entry *e, step what) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  switch (what) {
  case READ_CASE:
    return og_read_plain_case(e->line.at, e->line.length, &og_default_case_limits, OG_QUESTION_COUNT, &b->one,
                              &b->handed.bodies);
  case SOLVE: return og_referee_take(&b->referee, &b->handed);
  case READ_CLAIM: return og_read_claim(e->claim_line.at, e->claim_line.length, &b->claim, &complaint) == OG_INPUT_OK;
  case JUDGE: return og_referee_judge(&b->referee, &b->claim.statement, 0, &b->judgement, &b->strict,
                                     &b->excusable);
  case WRITE: {
    const og_judged_claim judged = {.id = b->one.id,
                                    .engine = b->claim.engine,
                                    .family = b->one.family,
                                    .statement = &b->claim.statement,
                                    .judgement = &b->judgement,
                                    .relation = b->referee.relation,
                                    .exact = b->referee.exact,
                                    .excusable = b->excusable,
                                    .strict = b->strict,
                                    .nanoseconds = b->claim.nanoseconds};
    og_text_reset(&b->out);
    og_write_judgement(&b->out, &judged);
    return true;
  }
  case STEP_COUNT: break;
  }
  return false;
}

static bool time_case(bench *b, entry *e, bool is_first) {
  for (int what = 0; what < STEP_COUNT; what++) {
    const double start = now();
    const bool done = do_step(b, e, (step)what);
    const double taken = now() - start;
    if (!done) {
      fprintf(stderr, "bench_judge: %s: could not %s\n", b->one.id, step_names[what]);
      return false;
    }
    if (is_first || taken < e->best[what]) e->best[what] = taken;
  }
  return true;
}

// The next line into the text; false at the end, or where none can be read.
static bool next_line(og_text *text, og_line_reader *lines, og_complaint *complaint) {
  if (og_next_line(lines, complaint) != OG_INPUT_OK) return false;
  og_text_format(text, "%.*s", (int)lines->length, lines->line);
  return true;
}

static void read_lines(bench *b, og_line_reader *of_cases, og_line_reader *of_claims, og_complaint *complaint) {
  for (bool more = true; more; b->count += more) {
    if (b->count == b->capacity) {
      b->capacity = og_doubled(b->capacity);
      b->at = og_grow(b->at, b->capacity, sizeof *b->at);
    }
    entry *e = &b->at[b->count];
    og_text_init(&e->line);
    og_text_init(&e->claim_line);
    more = next_line(&e->line, of_cases, complaint) && next_line(&e->claim_line, of_claims, complaint);
    if (more) continue;
    og_text_clear(&e->line);
    og_text_clear(&e->claim_line);
  }
}

static void read_files(bench *b, const char *cases, const char *claims) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  og_line_reader of_cases, of_claims;
  if (!og_line_reader_open(&of_cases, cases, OG_DEFAULT_MAX_LINE, &complaint)) return;
  if (og_line_reader_open(&of_claims, claims, OG_DEFAULT_MAX_LINE, &complaint))
    read_lines(b, &of_cases, &of_claims, &complaint);
  og_line_reader_close(&of_cases);
  og_line_reader_close(&of_claims);
}

static bool time_all(bench *b) {
  for (int run = 0; run < RUNS; run++)
    for (size_t k = 0; k < b->count; k++)
      if (!time_case(b, &b->at[k], run == 0)) return false;
  return b->count > 0;
}

static void print_rate(const char *what, double seconds) { printf("  %-44s %9.0f a second\n", what, 1 / seconds); }

static void print(const bench *b, const char *cases) {
  const char *slash = strrchr(cases, '/'), *name = slash == NULL ? cases : slash + 1;
  double each[STEP_COUNT];
  printf("\n## Judgements: %.*s, %zu cases, a claim of gjk about each\n\n", (int)strcspn(name, "."), name, b->count);
  for (int k = 0; k < STEP_COUNT; k++) {
    each[k] = 0;
    for (size_t i = 0; i < b->count; i++) each[k] += b->at[i].best[k] / (double)b->count;
    printf("  %-44s %9.2f microseconds\n", step_names[k], 1e6 * each[k]);
  }
  const double of_case = each[READ_CASE] + each[SOLVE], of_claim = each[READ_CLAIM] + each[JUDGE] + each[WRITE];
  print_rate("from text, a claim a case", of_case + of_claim);
  print_rate("from text, ten claims a case", of_case / 10 + of_claim);
  print_rate("solved and judged in memory", each[SOLVE] + each[JUDGE]);
  print_rate("judged in memory", each[JUDGE]);
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: bench_judge CASES CLAIMS\n");
    return 2;
  }
  bench b;
  memset(&b, 0, sizeof b);
  og_case_init(&b.one);
  og_small_case_init(&b.handed.bodies);
  og_referee_init(&b.referee, OG_ROUND_BINARY64);
  og_claim_line_init(&b.claim);
  og_text_init(&b.out);
  read_files(&b, argv[1], argv[2]);
  const bool good = time_all(&b);
  if (good) print(&b, argv[1]);
  else fprintf(stderr, "bench_judge: nothing to time in %s and %s\n", argv[1], argv[2]);
  for (size_t k = 0; k < b.count; k++) {
    og_text_clear(&b.at[k].line);
    og_text_clear(&b.at[k].claim_line);
  }
  free(b.at);
  og_case_clear(&b.one);
  og_small_case_clear(&b.handed.bodies);
  og_referee_clear(&b.referee);
  og_claim_line_clear(&b.claim);
  og_text_clear(&b.out);
  return good ? 0 : 1;
}
