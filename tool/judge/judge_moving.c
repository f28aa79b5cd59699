#include "tool/judge/judge_moving.h"

#include <math.h>

#include "spec/number/nearest.h"

// Times tried; then as many halvings of what is around the best.
enum { TIMES = 64, STEPS = 50 };

// ---- a contact that there is not ----

static double between(double t, double from, double to) { return t == 1 ? to : (1 - t) * from + t * to; }

// How far apart they are at a time, their points rounded. It is more than 0: they never meet.
static double apart_at(const og_handed_moving *c, og_exact_pair *pair, double t) {
  double xyz[12];
  for (int k = 0; k < 12; k++) xyz[k] = between(t, c->start[k], c->end[k]);
  const size_t split = (size_t)og_moving_split(&c->problem);
  const og_double_hull a = {split, xyz, 0}, b = {4 - split, &xyz[3 * split], 0};
  return og_exact_pair_solve_hulls(pair, a, b) ? fmax(0, pair->signed_distance) : HUGE_VAL;
}

double og_least_apart_moving(const og_handed_moving *c, og_exact_pair *pair) {
  double best = 0, least = HUGE_VAL;
  for (int k = 0; k <= TIMES; k++) {
    const double t = (double)k / TIMES, apart = apart_at(c, pair, t);
    if (apart < least) best = t, least = apart;
  }
  double step = 0.5 / TIMES;
  for (int k = 0; k < STEPS; k++, step /= 2)
    for (int side = -1; side <= 1; side += 2) {
      const double t = best + side * step;
      const double apart = t < 0 || t > 1 ? HUGE_VAL : apart_at(c, pair, t);
      if (apart < least) best = t, least = apart;
    }
  return least;
}

static double least_apart_of_features(const void *of, og_exact_pair *pair) { return og_least_apart_moving(of, pair); }

static og_checked check_verdict(const og_handed_moving *c, og_exact_pair *pair, og_verdict verdict,
                                og_least_apart *apart, const void *of) {
  const bool hit = c->answer.finding.hit;
  og_checked r = {OG_CHECK_VERDICT, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  if ((verdict == OG_VERDICT_MEET) == hit) return r;
  r.absolute = hit ? HUGE_VAL : apart(of, pair);
  r.relative = r.ulps = HUGE_VAL;
  r.fraction = hit ? HUGE_VAL : ldexp(r.absolute, -c->exponent) / c->size;
  return r;
}

// ---- the time ----

static og_checked check_time(const og_handed_moving *c, const og_rational *time, og_round_format format) {
  const double off = fabs(og_nearest_double(time) - c->first);
  og_checked r = {OG_CHECK_TIME, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  if (off == 0) return r;
  const double length = off * c->way;
  r.absolute = ldexp(length, c->exponent);
  r.fraction = c->size > 0 ? length / c->size : 0;
  r.relative = c->first > 0 ? off / c->first : HUGE_VAL;
  r.ulps = off / og_ulp_in(format, c->first);
  return r;
}

og_judgement og_judge_moving(const og_handed_moving *truth, og_exact_pair *pair, const og_statement *statement,
                             og_tolerance tolerance) {
  return og_judge_first_contact(truth, least_apart_of_features, truth, pair, statement, tolerance);
}

og_judgement og_judge_first_contact(const og_handed_moving *truth, og_least_apart *apart, const void *of,
                                    og_exact_pair *pair, const og_statement *statement, og_tolerance tolerance) {
  og_judgement judgement = {.judged = OG_RIGHT};
  og_judgement_answer(&judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return judgement;
  og_judgement_mark(&judgement, OG_CHECK_FINITE, statement->finite);
  if (statement->verdict != OG_VERDICT_NONE)
    og_judgement_add(&judgement, check_verdict(truth, pair, statement->verdict, apart, of), tolerance);
  if (statement->has_time && statement->finite && truth->answer.finding.hit && statement->verdict != OG_VERDICT_APART)
    og_judgement_add(&judgement, check_time(truth, &statement->time, tolerance.format), tolerance);
  return judgement;
}
