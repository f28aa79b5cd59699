#include "ref/door/sweep.h"

#include "ref/body_check.h"
#include "ref/closest/range.h"
#include "ref/door/sweep_traced.h"

static og_outcome look_at(const og_sweep_input *in) {
  const og_outcome of_a = og_body_check(in->a), of_b = og_body_check(in->b);
  if (of_a != OG_OUTCOME_ANSWERED) return of_a;
  if (of_b != OG_OUTCOME_ANSWERED) return of_b;
  if (!og_is_finite(in->velocity) || !og_is_finite(in->velocity_a)) return OG_OUTCOME_OUT_OF_RANGE;
  if (in->endless) return OG_OUTCOME_ANSWERED;
  if (!og_finite(in->until)) return OG_OUTCOME_OUT_OF_RANGE;
  return in->until < 0 ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_ANSWERED;
}

// False where a time is beyond the largest number, or so small that its digits are lost.
static bool put_in_unit(og_scalar *time, int exponent) {
  const og_scalar given = *time;
  *time = og_times_power(given, -exponent);
  return og_finite(*time) && og_times_power(*time, exponent) == given;
}

// Back to the caller's unit of time. A time that does not fit there, or a number that is none, makes the claim void.
static og_sweep_claim in_unit(og_sweep_claim claim, int exponent) {
  const bool first = !claim.has_first || put_in_unit(&claim.first, exponent);
  const bool last = !claim.has_last || claim.never_parts || put_in_unit(&claim.last, exponent);
  const bool points = !claim.has_points || (og_is_finite(claim.a) && og_is_finite(claim.b));
  const bool normal = !claim.has_normal || og_is_finite(claim.normal);
  if (first && last && points && normal) return claim;
  return (og_sweep_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE, .iterations = claim.iterations};
}

// The same motion in a unit of time, a power of two, in which the velocity's largest component is near 1.
static og_sweep_input scaled_motion(const og_sweep_input *in, int *exponent) {
  const og_scalar speed = og_largest(in->velocity);
  *exponent = speed > 0 ? og_exponent_of(speed) : 0;
  og_sweep_input scaled = *in;
  scaled.velocity = og_vec_times_power(in->velocity, -*exponent);
  scaled.velocity_a = og_vec_times_power(in->velocity_a, -*exponent);
  if (!in->endless) scaled.until = og_times_power(in->until, *exponent);
  if (!in->endless && !og_finite(scaled.until)) scaled.endless = true;
  return scaled;
}

og_sweep_claim og_sweep_run(const og_door_sweep *door, const og_sweep_input *in) {
  const og_outcome outcome = look_at(in);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_sweep_claim){.outcome = outcome};
  int exponent;
  const og_sweep_input scaled = scaled_motion(in, &exponent);
  return in_unit(door->run(&scaled), exponent);
}

og_sweep_claim og_sweep_run_traced(const og_door_sweep_traced *door, const og_sweep_input *in, og_trace *trace) {
  const og_outcome outcome = look_at(in);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_sweep_claim){.outcome = outcome};
  int exponent;
  const og_sweep_input scaled = scaled_motion(in, &exponent);
  const int begun = trace->count;
  const og_sweep_claim claim = door->run(&scaled, trace);
  for (int k = begun; k < trace->count; k++) {
    og_trace_mark *const mark = &trace->marks[k];
    if (mark->kind == OG_TRACE_TIME) mark->number = og_min(og_times_power(mark->number, -exponent), OG_SCALAR_MAX);
  }
  return in_unit(claim, exponent);
}
