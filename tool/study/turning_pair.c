#include "tool/study/turning_pair.h"

#include <math.h>

#include "ref/registry.h"

void og_turning_pair_init(og_turning_pair *pair) {
  og_world_body_init(&pair->a);
  og_world_body_init(&pair->b);
  og_made_motion_init(&pair->motion);
}

void og_turning_pair_clear(og_turning_pair *pair) {
  og_world_body_clear(&pair->a);
  og_world_body_clear(&pair->b);
  og_made_motion_clear(&pair->motion);
}

static og_vec3 point_at(const og_turning_pair *pair, int k, og_scalar time) {
  const double angle = (double)(pair->spin * time);
  const og_scalar c = (og_scalar)cos(angle), s = (og_scalar)sin(angle);
  const og_vec3 p = pair->point[k];
  const og_vec3 turned = {c * p.x + s * p.z, p.y, c * p.z - s * p.x};
  return og_add(og_add_scaled(pair->centre, time, pair->velocity), turned);
}

og_moment og_turning_moment(og_turning_pair *pair, og_scalar time, og_vec3 start) {
  og_vec3 point[OG_TURNING_POINTS];
  for (int k = 0; k < pair->count; k++) point[k] = point_at(pair, k, time);
  og_make_hull(&pair->b, point, (size_t)pair->count);
  const og_sweep_input in = {.a = &pair->a.body, .b = &pair->b.body};
  return og_moment_at(&in, 0, start);
}

og_scalar og_turning_radius(const og_turning_pair *pair) {
  og_scalar radius = 0;
  for (int k = 0; k < pair->count; k++) radius = og_max(radius, og_norm(pair->point[k]));
  return radius;
}

// ---- the door ----

static og_turning_result ask(og_turning_pair *pair, const char *id) {
  static const og_quaternion level = {{0, 0, 0}, 1};
  const og_body *a = &pair->a.body;
  og_motion_input *in = &pair->motion.input;
  *in = (og_motion_input){.a = {.rotation = {level, level}},
                          .b = {.centre = {pair->centre, og_add(pair->centre, pair->velocity)},
                                .rotation = {level, level},
                                .spins = true,
                                .spin = {0, pair->spin, 0}},
                          .target = pair->target,
                          .most = OG_TURNING_CALLS};
  og_made_motion_hold(&pair->motion, 0, a->vertex, (size_t)a->vertex_count, a->radius);
  og_made_motion_hold(&pair->motion, 1, pair->point, (size_t)pair->count, 0);
  const og_motion_claim claim = og_motion_run(og_algorithm_by_id(id)->motion, in);
  return (og_turning_result){claim.outcome == OG_OUTCOME_ANSWERED, claim.verdict == OG_VERDICT_MEET, claim.reached,
                             claim.iterations};
}

og_turning_result og_turning_conservative(og_turning_pair *pair) { return ask(pair, "motion-conservative"); }
og_turning_result og_turning_bilateral(og_turning_pair *pair) { return ask(pair, "motion-bilateral"); }
og_turning_result og_turning_bisect(og_turning_pair *pair) { return ask(pair, "motion-bisect"); }
og_turning_result og_turning_sampling(og_turning_pair *pair) { return ask(pair, "motion-sampling"); }
