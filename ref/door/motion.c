#include "ref/door/motion.h"

#include "ref/body_check.h"
#include "ref/closest/range.h"
#include "ref/continuous/rigid_path.h"

og_scalar og_motion_size(const og_motion_input *in) { return og_rigid_pair_of(in).size; }

static bool is_finite4(const og_quaternion *q) { return og_is_finite(q->axis) && og_finite(q->w); }

static og_scalar length4(const og_quaternion *q) { return og_max(og_length(q->axis), og_abs(q->w)); }

// Both are finite and have a length.
static og_outcome look_at_turn(const og_quaternion *from, const og_quaternion *to) {
  const og_scalar p = length4(from), q = length4(to), most = (og_scalar)0x1p30;
  const int exponent = og_exponent_of(og_max(p, q));
  if (!(og_times_power(p, -exponent) * most > 1) || !(og_times_power(q, -exponent) * most > 1))
    return OG_OUTCOME_OUT_OF_RANGE;
  const og_vec3 u = og_vec_times_power(from->axis, -exponent), v = og_vec_times_power(to->axis, -exponent);
  const og_scalar cosine = og_dot(u, v) + og_times_power(from->w, -exponent) * og_times_power(to->w, -exponent);
  return cosine > 0 ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}

static og_outcome look_at_body(const og_motion_body *body) {
  const og_outcome outcome = og_body_check(body->body);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  if (og_body_is_curved(body->body)) return OG_OUTCOME_DEGENERATE;
  if (!og_vec_in_range(body->centre[0]) || !og_vec_in_range(body->centre[1])) return OG_OUTCOME_OUT_OF_RANGE;
  const og_quaternion *from = &body->rotation[0], *to = &body->rotation[body->spins ? 0 : 1];
  if (!is_finite4(from) || !is_finite4(to)) return OG_OUTCOME_OUT_OF_RANGE;
  if (!(length4(from) > 0) || !(length4(to) > 0)) return OG_OUTCOME_DEGENERATE;
  if (!body->spins) return look_at_turn(from, to);
  return og_is_finite(body->spin) && og_largest(body->spin) <= OG_MOTION_SPIN ? OG_OUTCOME_ANSWERED
                                                                              : OG_OUTCOME_OUT_OF_RANGE;
}

static og_outcome look_at(const og_motion_input *in) {
  const og_outcome of_a = look_at_body(&in->a), of_b = look_at_body(&in->b);
  if (of_a != OG_OUTCOME_ANSWERED) return of_a;
  if (of_b != OG_OUTCOME_ANSWERED) return of_b;
  if (!og_finite(in->target)) return OG_OUTCOME_OUT_OF_RANGE;
  if (in->target < 0 || in->most < 1) return OG_OUTCOME_BAD_INPUT;
  return og_in_range(og_motion_size(in)) ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE;
}

og_motion_claim og_motion_run(const og_door_motion *door, const og_motion_input *in) {
  const og_outcome outcome = look_at(in);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_motion_claim){.outcome = outcome};
  return door->run(in);
}
