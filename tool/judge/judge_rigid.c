#include "tool/judge/judge_rigid.h"

#include <math.h>

#include "spec/number/nearest.h"

// Times tried; then as many halvings of what is around the best.
enum { TIMES = 32, STEPS = 24 };

typedef struct search {
  const og_handed_rigid *c;
  og_exact_pair *pair;
  og_exact_body at[2];
  og_rational time;
} search;

// Their distance at the time, or minus their depth. Both balls are A's, which is the same to it.
static double signed_distance_at(search *s, double t) {
  const og_rigid_problem *problem = &s->c->problem;
  og_rational_from_double(&s->time, t);
  for (int k = 0; k < 2; k++) og_rigid_body_at(&s->at[k], problem, k, &s->time);
  og_int_mul(&s->at[0].radius, &problem->radius, &s->at[0].den);
  mpz_divexact(s->at[0].radius.z, s->at[0].radius.z, problem->den.z);
  return og_exact_pair_solve_exact(s->pair, &s->at[0], &s->at[1]) ? s->pair->signed_distance : HUGE_VAL;
}

static double least_signed_distance(const og_handed_rigid *c, og_exact_pair *pair) {
  search s = {.c = c, .pair = pair};
  double best = 0, least = HUGE_VAL;
  for (int k = 0; k < 2; k++) og_exact_body_init(&s.at[k]);
  og_rational_init(&s.time);
  for (int k = 0; k <= TIMES; k++) {
    const double t = (double)k / TIMES, apart = signed_distance_at(&s, t);
    if (apart < least) best = t, least = apart;
  }
  double step = 0.5 / TIMES;
  for (int k = 0; k < STEPS; k++, step /= 2)
    for (int side = -1; side <= 1; side += 2) {
      const double t = best + side * step;
      const double apart = t < 0 || t > 1 ? HUGE_VAL : signed_distance_at(&s, t);
      if (apart < least) best = t, least = apart;
    }
  for (int k = 0; k < 2; k++) og_exact_body_clear(&s.at[k]);
  og_rational_clear(&s.time);
  return least;
}

static og_checked check_rigid_verdict(const og_handed_rigid *c, og_exact_pair *pair, og_verdict verdict) {
  const bool hit = c->answer.finding.kind == OG_RIGID_FIRST;
  og_checked r = {OG_CHECK_VERDICT, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  if ((verdict == OG_VERDICT_MEET) == hit) return r;
  const double least = least_signed_distance(c, pair);
  r.absolute = hit ? fmax(0, -least) : fmax(0, least);
  r.relative = r.ulps = HUGE_VAL;
  r.fraction = c->size > 0 ? r.absolute / c->size : 0;
  return r;
}

// How far the time is from the enclosure; where contact is undecided, from the times after its beginning.
static og_checked check_rigid_time(const og_handed_rigid *c, const og_rational *time, og_round_format format) {
  const double stated = og_nearest_double(time);
  const double off = fmax(0, fmax(c->lo - stated, stated - c->hi));
  og_checked r = {OG_CHECK_TIME, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  if (off == 0) return r;
  r.absolute = off * c->way;
  r.fraction = c->size > 0 ? r.absolute / c->size : 0;
  r.relative = c->lo > 0 ? off / c->lo : HUGE_VAL;
  r.ulps = off / og_ulp_in(format, c->lo);
  return r;
}

og_judgement og_judge_rigid(const og_handed_rigid *truth, og_exact_pair *pair, const og_statement *statement,
                            og_tolerance tolerance) {
  const og_rigid_kind kind = truth->answer.finding.kind;
  og_judgement judgement = {.judged = OG_RIGHT};
  og_judgement_answer(&judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return judgement;
  og_judgement_mark(&judgement, OG_CHECK_FINITE, statement->finite);
  if (statement->verdict != OG_VERDICT_NONE && kind != OG_RIGID_CLEAR)
    og_judgement_add(&judgement, check_rigid_verdict(truth, pair, statement->verdict), tolerance);
  if (statement->has_time && statement->finite && kind != OG_RIGID_NEVER && statement->verdict != OG_VERDICT_APART)
    og_judgement_add(&judgement, check_rigid_time(truth, &statement->time, tolerance.format), tolerance);
  return judgement;
}
