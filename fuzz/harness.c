#include "fuzz/harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ref/closest/range.h"
#include "tests/oracle/promises.h"
#include "tool/judge/judge.h"
#include "tool/study/primitive_probe.h"

_Noreturn void og_fuzz_found(const char *what, const og_decoded *decoded) {
  fprintf(stderr, "FOUND %s\n", what);
  if (decoded != NULL) og_decoded_print(stderr, decoded);
  abort();
}

or_body_pair *og_fuzz_pair(og_fuzz_pairs *pairs, const uint8_t *data, size_t size, size_t most) {
  if (pairs->decoder == NULL) pairs->decoder = og_decoder_new();
  og_decode(pairs->decoder, data, size, most, &pairs->decoded);
  return &pairs->decoded.pair;
}

typedef struct claims {
  og_fuzz_pairs pairs;
  or_promise_bench *bench;
  og_statement statement;
} claims;

static bool answers(const og_algorithm *algorithm, og_question which) {
  return algorithm->run != NULL && strstr(algorithm->question, og_question_at(which)->id) != NULL;
}

// A judgement must make sense whatever it is of. It takes several exact answers: one algorithm an input.
static void judge_claim(claims *c, const og_claim *claim) {
  og_statement_of_claim(&c->statement, claim);
  const og_judgement judgement = og_judge(&c->bench->exact, &c->statement, og_scalar_tolerance());
  for (int k = 0; k < judgement.count; k++)
    if (!(judgement.check[k].absolute >= 0) || !(judgement.check[k].fraction >= 0))
      og_fuzz_found("a judgement whose errors are no numbers", &c->pairs.decoded);
}

// The same pair told otherwise: the change that the input chooses.
static void tell_otherwise(claims *c, const or_body_pair *pair, og_question which, const og_claim *before) {
  const or_pair_change *change = &or_pair_changes[c->pairs.decoded.choice[1] % OR_PAIR_CHANGES];
  or_body_pair other;
  or_promise_worst worst = {0};
  or_body_pair_copy(&other, pair);
  if (!change->apply(&other)) return;
  or_promise_enter(c->bench, &other);
  og_claim after[OG_FUZZ_ALGORITHMS];
  for (int k = 0; k < og_algorithm_count(); k++)
    if (answers(og_algorithm_at(k), which)) after[k] = or_promise_run(c->bench, og_algorithm_at(k));
  or_promise_enter(c->bench, pair);
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (!answers(algorithm, which) || (change->is_swap && or_promise_of(algorithm)->swaps)) continue;
    // Another answer is the truth's business: distances, depths and verdicts are those of the pair as it was.
    const bool kept =
        before[k].verdict == after[k].verdict
            ? or_promise_compare(c->bench, algorithm, pair, change->name, &before[k], &after[k], 0, &worst)
            : or_promise_true(c->bench, algorithm, pair, &after[k], which);
    if (!kept) og_fuzz_found(c->bench->text, &c->pairs.decoded);
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
  or_promise_bench *bench = c->bench;
  const og_body *a = &bench->a.body, *b = &bench->b.body;
  return which == OG_RELATION ? og_exact_pair_relate(&bench->exact, a, b) : og_exact_pair_solve(&bench->exact, a, b);
}

void og_fuzz_claims(const uint8_t *data, size_t size, og_question which) {
  static claims c;
  if (c.bench == NULL) {
    static or_promise_bench bench;
    or_promise_bench_init(&bench);
    og_statement_init(&c.statement);
    c.bench = &bench;
  }
  const or_body_pair *pair = og_fuzz_pair(&c.pairs, data, size, OG_FUZZ_POINTS);
  or_promise_bench *bench = c.bench;
  or_promise_enter(bench, pair);
  const bool judged = c.pairs.decoded.finite && is_in_domain(pair);
  if (judged && !solve(&c, which)) og_fuzz_found("the solver has no answer", &c.pairs.decoded);
  og_claim claim[OG_FUZZ_ALGORITHMS];
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (!answers(algorithm, which)) continue;
    claim[k] = or_promise_run(bench, algorithm);
    if (!or_promise_well_formed(bench, algorithm, pair->name, &claim[k])) og_fuzz_found(bench->text, &c.pairs.decoded);
    if (!c.pairs.decoded.finite && claim[k].outcome == OG_OUTCOME_ANSWERED)
      og_fuzz_found("an answer about numbers that are not finite", NULL);
    if (judged && !or_promise_true(bench, algorithm, pair, &claim[k], which))
      og_fuzz_found(bench->text, &c.pairs.decoded);
    if (judged && which != OG_RELATION && c.pairs.decoded.choice[0] == k) judge_claim(&c, &claim[k]);
  }
  if (judged) tell_otherwise(&c, pair, which, claim);
}

// ---- primitives ----

// What the study's bounds are of: finite numbers none of which is beyond a square root of the range, so that no product
// on the way to the truth rounds, and bits within the domain of the exact orientations.
static bool figure_is_in_domain(const og_figure *figure) {
  const double least = (double)OG_RANGE_LEAST, most = (double)OG_RANGE_MOST;
  for (int k = 0; k <= OG_FIGURE_POINTS; k++) {
    const og_vec3 p = k < OG_FIGURE_POINTS ? figure->point[k] : figure->direction;
    const double x[3] = {(double)p.x, (double)p.y, (double)p.z};
    for (int i = 0; i < 3; i++)
      if (x[i] != 0 && !(fabs(x[i]) >= least && fabs(x[i]) <= most)) return false;
  }
  return true;
}

static void check_subject(og_probe *probe, const og_primitive_subject *subject, const og_decoded *decoded) {
  char text[200];
  og_probe_start(probe, &decoded->figure);
  if (!subject->run(probe)) og_fuzz_found("the solver has no answer", decoded);
  const double off = probe->size > 0 ? probe->error / probe->size / (double)OG_SCALAR_EPSILON : 0;
  const bool answered = probe->outcome == OG_OUTCOME_ANSWERED && probe->finite;
  const char *wrong = NULL;
  if (!probe->finite) wrong = "an answer that is no number";
  else if (probe->wrong) wrong = "a wrong sign, or a parameter or bound that does not hold";
  else if (answered && subject->bound > 0 && off > subject->bound) wrong = "off by more than its header says";
  if (wrong == NULL) return;
  snprintf(text, sizeof text, "%s%s%s: %s (%g epsilon of the size)", subject->algorithm,
           subject->form == NULL ? "" : ", ", subject->form == NULL ? "" : subject->form, wrong, off);
  for (int k = 0; k < OG_FIGURE_POINTS; k++)
    fprintf(stderr, "  %a %a %a\n", (double)decoded->figure.point[k].x, (double)decoded->figure.point[k].y,
            (double)decoded->figure.point[k].z);
  fprintf(stderr, "  direction %a %a %a index %u\n", (double)decoded->figure.direction.x,
          (double)decoded->figure.direction.y, (double)decoded->figure.direction.z, (unsigned)decoded->figure.index);
  og_fuzz_found(text, decoded);
}

void og_fuzz_primitives(const uint8_t *data, size_t size, const char *question) {
  static const og_primitive_subject *const lists[] = {og_closest_subjects, og_support_subjects};
  static og_fuzz_pairs pairs;
  static og_probe probe;
  if (pairs.decoder == NULL) og_probe_init(&probe);
  og_fuzz_pair(&pairs, data, size, OG_FUZZ_POINTS);
  if (!pairs.decoded.finite || !figure_is_in_domain(&pairs.decoded.figure)) return;
  for (size_t list = 0; list < sizeof lists / sizeof lists[0]; list++)
    for (const og_primitive_subject *s = lists[list]; s->algorithm != NULL; s++)
      if (strcmp(og_algorithm_by_id(s->algorithm)->question, question) == 0) check_subject(&probe, s, &pairs.decoded);
}
