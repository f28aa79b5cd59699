// What a judgement costs: where the time of `origo judge CASES CLAIMS` goes, in one thread's processor time.
//
//   bench_judge CASES CLAIMS      cases in the ordinary form (tool/run/plain_case.h), a claim about each in their order
//
// Every step is done for all cases before the next, RUNS times; the shortest time counts, as nothing but the machine's other
// work makes a run longer.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "spec/number/allocation.h"
#include "tool/format/line_reader.h"
#include "tool/judge/read_claim.h"
#include "tool/judge/referee.h"
#include "tool/judge/write_judgement.h"
#include "tool/run/plain_case.h"

#define RUNS 5
#define BLOCK 16 // cases at a time: so few that they stay in the cache, as the one at hand does in the command

typedef enum step { READ_CASE, SOLVE, READ_CLAIM, JUDGE, WRITE, STEP_COUNT } step;

static const char *const step_names[STEP_COUNT] = {"read the case", "solve and check it", "read a claim", "judge it",
                                                   "write the judgement"};

typedef struct entry {
  og_text line, claim_line;
  og_case one;
  og_handed_case handed;
  og_referee referee;
  og_claim_line claim;
  og_judgement judgement;
  bool excusable;
} entry;

typedef struct bench {
  entry *at;
  size_t count, total;
  double seconds[STEP_COUNT]; // of all blocks
  og_text out;
} bench;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool do_step(bench *b, entry *e, step what) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  switch (what) {
  case READ_CASE:
    return og_read_plain_case(e->line.at, e->line.length, &og_default_case_limits, OG_QUESTION_COUNT, &e->one,
                              &e->handed.bodies);
  case SOLVE: return og_referee_take(&e->referee, &e->handed);
  case READ_CLAIM: return og_read_claim(e->claim_line.at, e->claim_line.length, &e->claim, &complaint) == OG_INPUT_OK;
  case JUDGE: return og_referee_judge(&e->referee, &e->claim.statement, &e->judgement, &e->excusable);
  case WRITE: {
    const og_judged_claim judged = {e->one.id,     e->claim.engine,     e->one.family,    &e->claim.statement,
                                    &e->judgement, e->referee.relation, e->referee.exact, e->excusable,
                                    NULL,          e->claim.nanoseconds};
    og_text_reset(&b->out);
    og_write_judgement(&b->out, &judged);
    return true;
  }
  case STEP_COUNT: break;
  }
  return false;
}

static bool time_block(bench *b) {
  for (int what = 0; what < STEP_COUNT; what++) {
    double best = 0;
    for (int run = 0; run < RUNS; run++) {
      const double start = now();
      for (size_t k = 0; k < b->count; k++) {
        if (do_step(b, &b->at[k], (step)what)) continue;
        fprintf(stderr, "bench_judge: %s: could not %s\n", b->at[k].one.id, step_names[what]);
        return false;
      }
      const double taken = now() - start;
      if (run == 0 || taken < best) best = taken;
    }
    b->seconds[what] += best;
  }
  b->total += b->count;
  return true;
}

// The next line into the text; false at the end, or where none can be read.
static bool next_line(og_text *text, og_line_reader *lines, og_complaint *complaint) {
  if (og_next_line(lines, complaint) != OG_INPUT_OK) return false;
  og_text_reset(text);
  og_text_format(text, "%.*s", (int)lines->length, lines->line);
  return true;
}

static bool time_all(bench *b, const char *cases, const char *claims) {
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  og_line_reader of_cases, of_claims;
  if (!og_line_reader_open(&of_cases, cases, OG_DEFAULT_MAX_LINE, &complaint)) return false;
  bool good = og_line_reader_open(&of_claims, claims, OG_DEFAULT_MAX_LINE, &complaint), more = good;
  while (more) {
    for (b->count = 0; more && b->count < BLOCK; b->count += more)
      more = next_line(&b->at[b->count].line, &of_cases, &complaint) &&
             next_line(&b->at[b->count].claim_line, &of_claims, &complaint);
    if (!time_block(b)) good = more = false;
  }
  og_line_reader_close(&of_cases);
  og_line_reader_close(&of_claims);
  return good && b->total > 0;
}

static void start_entry(entry *e) {
  memset(e, 0, sizeof *e);
  og_text_init(&e->line);
  og_text_init(&e->claim_line);
  og_case_init(&e->one);
  og_small_case_init(&e->handed.bodies);
  og_referee_init(&e->referee, OG_ROUND_BINARY64);
  og_claim_line_init(&e->claim);
}

static void clear_entry(entry *e) {
  og_text_clear(&e->line);
  og_text_clear(&e->claim_line);
  og_case_clear(&e->one);
  og_small_case_clear(&e->handed.bodies);
  og_referee_clear(&e->referee);
  og_claim_line_clear(&e->claim);
}

static void print_rate(const char *what, double seconds) { printf("  %-44s %9.0f a second\n", what, 1 / seconds); }

static void print(const bench *b, const char *cases) {
  const char *slash = strrchr(cases, '/'), *name = slash == NULL ? cases : slash + 1;
  double each[STEP_COUNT];
  printf("\n## Judgements: %.*s, %zu cases, a claim of gjk about each\n\n", (int)strcspn(name, "."), name, b->total);
  for (int k = 0; k < STEP_COUNT; k++) {
    each[k] = b->seconds[k] / (double)b->total;
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
  bench b = {.at = og_grow(NULL, BLOCK, sizeof *b.at)};
  og_text_init(&b.out);
  for (size_t k = 0; k < BLOCK; k++) start_entry(&b.at[k]);
  const bool good = time_all(&b, argv[1], argv[2]);
  if (good) print(&b, argv[1]);
  else fprintf(stderr, "bench_judge: nothing to time in %s and %s\n", argv[1], argv[2]);
  for (size_t k = 0; k < BLOCK; k++) clear_entry(&b.at[k]);
  free(b.at);
  og_text_clear(&b.out);
  return good ? 0 : 1;
}
