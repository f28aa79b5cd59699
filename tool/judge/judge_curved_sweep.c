#include "tool/judge/judge_curved_sweep.h"

#include <math.h>

#include "spec/number/nearest.h"

static double in_sizes(const og_handed_curved_sweep *truth, double length) {
  return length == 0 ? 0 : truth->size > 0 ? length / truth->size : HUGE_VAL;
}

// ---- the verdict ----

static og_checked check_verdict(og_handed_curved_sweep *truth, const og_handed_motion *motion, og_verdict verdict,
                                og_tolerance tolerance) {
  const bool hit = truth->answer.range.kind == OG_SWEEP_RANGE_FIRST;
  og_checked r = {OG_CHECK_VERDICT, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  if ((verdict == OG_VERDICT_MEET) == hit) return r;
  const double small = tolerance.rounding * truth->size;
  r.absolute =
      hit ? og_handed_curved_sweep_depth(truth, motion) : og_handed_curved_sweep_distance(truth, motion, small);
  r.fraction = in_sizes(truth, r.absolute);
  r.relative = r.ulps = HUGE_VAL;
  // Bodies that only touch on their way: to have missed that is within rounding of right.
  if (r.absolute == 0) r.fraction = tolerance.rounding, r.relative = r.ulps = 0;
  return r;
}

// ---- the time ----

static void set_rational(og_surd *r, const og_rational *a) {
  og_surd_set_zero(r);
  og_int_set(&r->p, &a->num);
  og_int_set(&r->m, &a->den);
}

// How far the time is from the enclosure; where contact is undecided, from the times after its beginning.
static double outside(const og_sweep_range *range, const og_rational *time) {
  og_surd stated, end;
  og_surd_init(&stated);
  og_surd_init(&end);
  set_rational(&stated, time);
  set_rational(&end, &range->lo);
  double off = og_surd_compare(&stated, &end) < 0 ? og_surd_difference(&end, &stated) : 0;
  set_rational(&end, &range->hi);
  if (range->kind == OG_SWEEP_RANGE_FIRST && og_surd_compare(&stated, &end) > 0)
    off = og_surd_difference(&stated, &end);
  og_surd_clear(&stated);
  og_surd_clear(&end);
  return off;
}

static og_checked check_time(const og_handed_curved_sweep *truth, const og_rational *time, og_round_format format) {
  const double off = outside(&truth->answer.range, time);
  og_checked r = {OG_CHECK_TIME, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  if (off == 0) return r;
  const double first = og_nearest_double(&truth->answer.range.lo);
  r.absolute = off * truth->speed;
  r.fraction = in_sizes(truth, r.absolute);
  r.relative = first > 0 ? off / first : HUGE_VAL;
  r.ulps = first > 0 ? off / og_ulp_in(format, first) : HUGE_VAL;
  return r;
}

// ---- the judgement ----

og_judgement og_judge_curved_sweep(og_handed_curved_sweep *truth, const og_handed_motion *motion,
                                   const og_statement *statement, og_tolerance tolerance) {
  const og_sweep_range_kind kind = truth->answer.range.kind;
  og_judgement judgement = {.judged = OG_RIGHT};
  og_judgement_answer(&judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return judgement;
  og_judgement_mark(&judgement, OG_CHECK_FINITE, statement->finite);
  if (statement->verdict != OG_VERDICT_NONE && kind != OG_SWEEP_RANGE_CLEAR)
    og_judgement_add(&judgement, check_verdict(truth, motion, statement->verdict, tolerance), tolerance);
  const bool times = statement->has_time && statement->finite && statement->verdict != OG_VERDICT_APART;
  if (times && kind != OG_SWEEP_RANGE_NEVER)
    og_judgement_add(&judgement, check_time(truth, &statement->time, tolerance.format), tolerance);
  return judgement;
}
