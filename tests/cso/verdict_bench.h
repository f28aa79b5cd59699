#ifndef VERDICT_BENCH_H
#define VERDICT_BENCH_H

/// Algorithms that only say whether two bodies meet, against the exact relation.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "tests/cso/pair_bodies.h"

typedef og_claim (*verdict_runner)(const og_body *a, const og_body *b);

typedef struct verdict_tally {
  long tried, gave_up, refused, close, gross; // wrong verdicts: up to 1e-9 of the size from contact, and farther
  double farthest;                            // from contact, of a wrong verdict, as a fraction of the size
  int iterations;
} verdict_tally;

typedef struct verdict_bench {
  verdict_runner run;
  exact_bench exact;
  pair_bodies bodies;
} verdict_bench;

static inline void verdict_judge(verdict_bench *bench, verdict_tally *t) {
  exact_truth truth = {.meet = false};
  assert_true(exact_truth_of(&bench->exact, &bench->bodies, &truth));
  const og_claim claim = bench->run(&bench->bodies.a, &bench->bodies.b);
  t->tried++;
  if (claim.iterations > t->iterations) t->iterations = claim.iterations;
  t->refused += claim.outcome == OG_OUTCOME_OUT_OF_RANGE;
  t->gave_up += claim.outcome == OG_OUTCOME_ITERATION_LIMIT || claim.outcome == OG_OUTCOME_DEGENERATE;
  if (claim.outcome != OG_OUTCOME_ANSWERED) return;
  assert_int_not_equal(claim.verdict, OG_VERDICT_NONE);
  if ((claim.verdict == OG_VERDICT_MEET) == truth.meet) return;
  if (truth.meet) assert_true(exact_depth_of(&bench->exact, &truth));
  const double off = truth.meet ? truth.depth : truth.distance;
  if (off > 1e-9 * bench->bodies.size) t->gross++;
  else t->close++;
  t->farthest = fmax(t->farthest, off / bench->bodies.size);
}

static inline void verdict_print(const char *what, const verdict_tally *t) {
  printf(
      "%-22s gave up %ld, refused %ld of %ld; verdicts wrong: %ld near contact, %ld grossly, at most %.1e of the size "
      "from it; at most %d iterations\n",
      what, t->gave_up, t->refused, t->tried, t->close, t->gross, t->farthest, t->iterations);
}

/// A family of tests/oracle by its number.
static inline verdict_tally verdict_family(verdict_bench *bench, size_t family, uint64_t pairs, const char **name) {
  static or_pair pair;
  verdict_tally t = {.tried = 0};
  for (uint64_t seed = 0; seed < pairs; seed++) {
    or_pair_make(&pair, family, seed);
    pair_bodies_of(&bench->bodies, &pair);
    verdict_judge(bench, &t);
  }
  *name = pair.family;
  verdict_print(pair.family, &t);
  return t;
}

static inline verdict_tally verdict_hulls(verdict_bench *bench, int count, int pairs) {
  verdict_tally t = {.tried = 0};
  or_random r = or_random_seeded((uint64_t)count);
  for (int n = 0; n < pairs; n++) {
    const double shift[3] = {2 * or_random_uniform(&r), or_random_uniform(&r), or_random_uniform(&r)};
    pair_bodies_round(&bench->bodies, count, shift, &r);
    verdict_judge(bench, &t);
  }
  char what[32];
  snprintf(what, sizeof what, "hulls of %d", count);
  verdict_print(what, &t);
  return t;
}

static inline verdict_tally verdict_needles(verdict_bench *bench, int pairs) {
  verdict_tally t = {.tried = 0};
  or_random r = or_random_seeded(1997);
  for (int n = 0; n < pairs; n++) {
    pair_bodies_needles(&bench->bodies, &r);
    verdict_judge(bench, &t);
  }
  verdict_print("slanted needles", &t);
  return t;
}

/// Two boxes with edges of 2, A beside B with that gap along x (and ball radius), all times a unit.
static inline og_verdict verdict_of_boxes(verdict_bench *bench, double gap, double radius, double unit) {
  pair_bodies *p = &bench->bodies;
  p->na = p->nb = 8;
  p->ra = p->rb = radius * unit;
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < 3; i++) {
      p->b_xyz[3 * k + i] = (k >> i & 1) ? unit : -unit;
      p->a_xyz[3 * k + i] = i > 0 ? p->b_xyz[3 * k + i] : (k >> i & 1) ? 3 * unit : (1 + gap) * unit;
    }
  pair_bodies_make(p);
  const og_claim claim = bench->run(&p->a, &p->b);
  return claim.outcome == OG_OUTCOME_ANSWERED ? claim.verdict : OG_VERDICT_NONE;
}

/// Apart, touching, meeting, one ulp to each side; at every scale; refused outside the domain.
static inline void verdict_hand_cases(verdict_bench *bench) {
  for (int e = -996; e <= 990; e += 6) {
    const double unit = ldexp(1, e);
    assert_int_equal(verdict_of_boxes(bench, 0.5, 0, unit), OG_VERDICT_APART);
    assert_int_equal(verdict_of_boxes(bench, 0, 0, unit), OG_VERDICT_MEET);
    assert_int_equal(verdict_of_boxes(bench, -0.5, 0, unit), OG_VERDICT_MEET);
    assert_int_equal(verdict_of_boxes(bench, 0.5, 0.125, unit), OG_VERDICT_APART);
    assert_int_equal(verdict_of_boxes(bench, 0.5, 0.5, unit), OG_VERDICT_MEET);
  }
  assert_int_equal(verdict_of_boxes(bench, 0x1p-52, 0, 1), OG_VERDICT_APART);
  assert_int_equal(verdict_of_boxes(bench, -0x1p-53, 0, 1), OG_VERDICT_MEET);
  assert_int_equal(verdict_of_boxes(bench, 0.5, 0, 0x1p-1010), OG_VERDICT_NONE);
  assert_int_equal(verdict_of_boxes(bench, 0.5, 0, 0x1p1020), OG_VERDICT_NONE);
  const double strange[] = {(double)NAN, (double)INFINITY, -(double)INFINITY};
  for (int k = 0; k < 3; k++) {
    (void)verdict_of_boxes(bench, 0.5, 0, 1);
    for (int n = 0; n < 8; n++) bench->bodies.a_point[n].y = strange[k];
    assert_int_equal(bench->run(&bench->bodies.a, &bench->bodies.b).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

#endif
