#include "tool/world/half_spaces.h"

#include <math.h>

#include "spec/body/half_space.h"
#include "spec/number/rational.h"
#include "tool/run/exact_body.h"
#include "tool/run/round_point.h"
#include "tool/run/round_quotient.h"

#define MOST_REACH 0x1p50

// ---- how far bodies come ----

static double length_of(og_vec3 v) { return hypot(hypot((double)v.x, (double)v.y), (double)v.z); }

// From its own origin, of all parts. A curved body has its centre as its only vertex.
static double size_of(const og_scene_body *scene) {
  double most = 0;
  for (int32_t p = 0; p < scene->parts; p++) {
    const og_body *body = &scene->local[p].body;
    const double curved = og_body_is_curved(body) ? length_of(body->half) : 0;
    for (int k = 0; k < body->vertex_count; k++)
      most = fmax(most, length_of(body->vertex[k]) + (double)body->radius + curved);
  }
  return most;
}

static double reach_of(const og_world_script *script, size_t steps) {
  double place = 0, size = 0, speed = 0;
  for (size_t k = 0; k < script->actions; k++) {
    const og_scene_action *action = &script->action[k];
    if (action->kind == OG_REMOVE || script->body[action->body].is_half_space) continue;
    if (action->kind == OG_INSERT || action->has_pose) place = fmax(place, length_of(action->pose.position));
    speed = fmax(speed, length_of(action->motion.velocity));
  }
  for (int32_t k = 0; k < script->bodies; k++)
    if (!script->body[k].is_half_space) size = fmax(size, size_of(&script->body[k]));
  return 2 * (place + size + speed * (double)script->dt * (double)steps);
}

// ---- blocks ----

static void set_ball(og_exact_body *ball, double radius) {
  og_rational r;
  og_rational_init(&r);
  og_rational_from_double(&r, radius);
  og_exact_body_resize(ball, 1);
  og_ivec_set_zero(&ball->point[0]);
  og_int_set(&ball->radius, &r.num);
  og_int_set(&ball->den, &r.den);
  og_rational_clear(&r);
}

static void make_block(og_scene_body *scene, const og_exact_body *ball) {
  og_exact_body block;
  og_vec3 corner[8];
  og_exact_body_init(&block);
  og_exact_body_copy(&block, &scene->half_space);
  block.direction_count = scene->half_space.direction_count;
  for (size_t k = 0; k < block.direction_count; k++) {
    og_ivec_set(&block.direction[k], &scene->half_space.direction[k]);
    block.endless[k] = scene->half_space.endless[k];
  }
  og_half_space_to_block(&block, ball, OG_FRAME_NONE, NULL);
  for (size_t k = 0; k < 8; k++) corner[k] = og_round_point(&block.point[k], &block.den);
  const og_body body = {.kind = OG_BODY_HULL,
                        .vertex_count = 8,
                        .vertex = corner,
                        .radius = og_round_quotient(&block.radius, &block.den)};
  og_exact_body_clear(&block);
  og_copy_body(scene->local, &body);
}

bool og_bound_scene(og_world_script *script, size_t steps, og_complaint *complaint) {
  bool has_any = false;
  for (int32_t k = 0; k < script->bodies; k++) has_any = has_any || script->body[k].is_half_space;
  if (!has_any) return true;
  const double reach = reach_of(script, steps);
  if (!(reach < MOST_REACH))
    return og_complain(complaint, OG_INPUT_LIMIT, NULL,
                       "bodies beside a half-space come as far as %.3g; more than the limit of 2^50", reach);
  og_exact_body ball;
  og_exact_body_init(&ball);
  set_ball(&ball, reach > 0 ? ldexp(1, ilogb(reach) + 1) : 1);
  for (int32_t k = 0; k < script->bodies; k++)
    if (script->body[k].is_half_space) make_block(&script->body[k], &ball);
  og_exact_body_clear(&ball);
  return true;
}
