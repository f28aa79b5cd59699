#include "fuzz/harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ref/body_check.h"
#include "ref/closest/range.h"
#include "tests/shared/promises.h"
#include "tool/judge/judge.h"

_Noreturn void og_fuzz_found(const char *what, const or_decoded *decoded) {
  fprintf(stderr, "FOUND %s\n", what);
  if (decoded != NULL) or_decoded_print(stderr, decoded);
  abort();
}

or_body_pair *og_fuzz_pair(og_fuzz_pairs *pairs, const uint8_t *data, size_t size, size_t most) {
  if (pairs->decoder == NULL) pairs->decoder = og_decoder_new();
  or_decode(pairs->decoder, data, size, most, &pairs->decoded);
  return &pairs->decoded.pair;
}

typedef struct claims {
  og_fuzz_pairs pairs;
  or_promise_bench bench;
  or_promise_bench told; // of the same pair told otherwise
  og_statement statement;
  int algorithm[OG_FUZZ_ALGORITHMS]; // the registry's that answer the question
  int count;
  int slow; // the last so many of them: of every fourth input only
} claims;

static void init_claims(claims *c, og_question which) {
  or_promise_bench_init(&c->bench);
  or_promise_bench_init(&c->told);
  og_statement_init(&c->statement);
  for (int slow = 0; slow < 2; slow++)
    for (int k = 0; k < og_algorithm_count(); k++) {
      const og_algorithm *algorithm = og_algorithm_at(k);
      if (algorithm->pair == NULL || strstr(algorithm->questions, og_question_at(which)->id) == NULL) continue;
      if (algorithm->pair->slow != slow) continue;
      c->algorithm[c->count++] = k;
      c->slow += slow;
    }
}

// A judgement must make sense whatever it is of. It takes several exact answers: one algorithm an input.
static void judge_claim(claims *c, const og_claim *claim) {
  og_statement_of_claim(&c->statement, claim);
  const og_judgement judgement = og_judge(&c->bench.exact, &c->statement, og_scalar_tolerance());
  for (int k = 0; k < judgement.count; k++)
    if (!(judgement.check[k].absolute >= 0) || !(judgement.check[k].fraction >= 0))
      og_fuzz_found("a judgement whose errors are no numbers", &c->pairs.decoded);
}

// Claims about the pair entered, of the first `count` algorithms. That the bodies are well-formed is asked once for all
// of them.
static void claim_all(const claims *c, const or_promise_bench *bench, og_claim *claim, int count) {
  const og_body *a = &bench->a.body, *b = &bench->b.body;
  const bool sound = og_body_check(a) == OG_OUTCOME_ANSWERED && og_body_check(b) == OG_OUTCOME_ANSWERED;
  for (int n = 0; n < count; n++) {
    const og_algorithm *algorithm = og_algorithm_at(c->algorithm[n]);
    claim[n] = sound ? algorithm->pair->run(a, b) : or_promise_run(bench, algorithm);
  }
}

// The same pair told otherwise: the change that the input chooses.
static void tell_otherwise(claims *c, const or_body_pair *pair, og_question which, const og_claim *before, int count) {
  const or_pair_change *change = &or_pair_changes[c->pairs.decoded.program.choice[1] % OR_PAIR_CHANGES];
  or_body_pair other;
  or_promise_worst worst = {0};
  or_body_pair_copy(&other, pair);
  if (!change->apply(&other)) return;
  or_promise_enter(&c->told, &other);
  og_claim after[OG_FUZZ_ALGORITHMS];
  claim_all(c, &c->told, after, count);
  for (int n = 0; n < count; n++) {
    const og_algorithm *algorithm = og_algorithm_at(c->algorithm[n]);
    if (change->is_swap && algorithm->pair->promises.ordered) continue;
    // Another answer is the truth's business: distances, depths and verdicts are those of the pair as it was.
    const bool kept =
        before[n].verdict == after[n].verdict
            ? or_promise_compare(&c->bench, algorithm, pair, change->name, &before[n], &after[n], 0, &worst)
            : or_promise_true(&c->bench, algorithm, pair, &after[n], which);
    if (kept) continue;
    fprintf(stderr, "The pair %s:\n", change->name);
    or_body_pair_print(stderr, &other);
    og_fuzz_found(c->bench.text, &c->pairs.decoded);
  }
}

// What is promised only of sizes from 1e-300 to 1e300, and of coordinates whose bits are not too far apart for the
// exact orientations: beyond, claims are well-formed and nothing more.
static bool is_in_domain(const or_body_pair *pair) {
#ifdef OG_BINARY32
  enum { SPAN = 60 };
#else
  enum { SPAN = 600 };
#endif
  int most, least;
  (void)frexp((double)or_body_pair_largest(pair), &most);
  (void)frexp((double)or_body_pair_least_size(pair), &least);
  return or_body_pair_largest(pair) > 0 && most <= OR_PROMISE_HIGH && least > OR_PROMISE_LOW + SPAN / 4 &&
         most - or_body_pair_last_bit(pair) <= SPAN;
}

static bool solve(claims *c, og_question which) {
  or_promise_bench *bench = &c->bench;
  const og_body *a = &bench->a.body, *b = &bench->b.body;
  return which == OG_RELATION ? og_exact_pair_relate(&bench->exact, a, b) : og_exact_pair_solve(&bench->exact, a, b);
}

void og_fuzz_claims(const uint8_t *data, size_t size, og_question which) {
  static claims c;
  if (c.count == 0) init_claims(&c, which);
  // By the length of the program, which most mutations leave as it is.
  const int count = size / OG_DECODED_RECORD % 4 == 0 ? c.count : c.count - c.slow;
  const or_body_pair *pair = og_fuzz_pair(&c.pairs, data, size, OG_FUZZ_FEW_POINTS);
  const or_decoded *decoded = &c.pairs.decoded;
  or_promise_bench *bench = &c.bench;
  or_promise_enter(bench, pair);
  const bool judged = decoded->finite && is_in_domain(pair);
  if (judged && !solve(&c, which)) og_fuzz_found("the solver has no answer", decoded);
  og_claim claim[OG_FUZZ_ALGORITHMS];
  claim_all(&c, bench, claim, count);
  for (int n = 0; n < count; n++) {
    const og_algorithm *algorithm = og_algorithm_at(c.algorithm[n]);
    if (!or_promise_well_formed(bench, algorithm, pair->name, &claim[n])) og_fuzz_found(bench->text, decoded);
    if (!decoded->finite && claim[n].outcome == OG_OUTCOME_ANSWERED)
      og_fuzz_found("an answer about numbers that are not finite", NULL);
    if (judged && !or_promise_true(bench, algorithm, pair, &claim[n], which)) og_fuzz_found(bench->text, decoded);
    if (judged && which != OG_RELATION && decoded->program.choice[0] == c.algorithm[n]) judge_claim(&c, &claim[n]);
  }
  if (judged) tell_otherwise(&c, pair, which, claim, count);
}
