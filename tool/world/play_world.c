#include "tool/world/play_world.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

og_world_rooms og_world_rooms_for(const og_world_script *script) {
  const int64_t bodies = script->bodies, all = bodies * (bodies - 1) / 2;
  const int64_t pairs = least(all, 64 * bodies + 1024);
  int64_t parts = 0;
  for (int32_t k = 0; k < script->bodies; k++) parts += script->body[k].is_concave ? script->body[k].parts : 0;
  const int64_t near = parts == 0 ? 0 : 64 * parts + 1024;
  return (og_world_rooms){pairs, pairs, 16 * (pairs + near), near};
}

static og_world_limits limits_of(const og_world_script *script, const og_world_rooms *rooms) {
  og_world_limits limits = {script->bodies, 0, 0, rooms->pairs, rooms->touching, rooms->contacts, 0, rooms->near};
  for (int32_t k = 0; k < script->bodies; k++) {
    const og_scene_body *body = &script->body[k];
    for (int32_t p = 0; p < body->parts; p++) {
      const og_body *part = &body->local[p].body;
      limits.vertices += part->vertex_count;
      limits.faces += part->mesh == NULL ? 0 : part->mesh->face_count;
    }
    if (body->is_concave) limits.parts += body->parts;
  }
  return limits;
}

static og_rigid_shape shape_of(const og_body *body, bool is_part) {
  return (og_rigid_shape){.kind = body->kind,
                          .vertex_count = body->vertex_count,
                          .vertex = body->vertex,
                          .radius = body->radius,
                          .half = body->half,
                          .mesh = body->mesh,
                          .is_framed = is_part,
                          .frame = {body->rotation, body->centre}};
}

static void make_shapes(og_world_player *player) {
  const og_world_script *script = player->script;
  int64_t parts = 0;
  for (int32_t k = 0; k < script->bodies; k++) parts += script->body[k].parts;
  player->shape = og_grow(NULL, (size_t)script->bodies + 1, sizeof *player->shape);
  player->part = og_grow(NULL, (size_t)parts + 1, sizeof *player->part);
  int64_t next = 0;
  for (int32_t k = 0; k < script->bodies; k++) {
    const og_scene_body *body = &script->body[k];
    player->shape[k] = body->is_concave ? (og_rigid_shape){.part = player->part + next, .parts = body->parts}
                                        : shape_of(&body->local->body, false);
    for (int32_t p = 0; body->is_concave && p < body->parts; p++)
      player->part[next++] = shape_of(&body->local[p].body, true);
  }
}

void og_world_player_start(og_world_player *player, const og_world_script *script, const og_world_stages *stages,
                           const og_world_rooms *rooms) {
  memset(player, 0, sizeof *player);
  player->script = script;
  const size_t bodies = (size_t)script->bodies + 1;
  make_shapes(player);
  player->change = og_grow(NULL, bodies, sizeof *player->change);
  const og_world_limits limits = limits_of(script, rooms);
  player->block.bytes = og_world_bytes(stages, &limits);
  player->block.at = og_grow(NULL, player->block.bytes + 1, 1);
  player->world = og_world_start(player->block, stages, &limits);
}

void og_world_player_clear(og_world_player *player) {
  free(player->shape);
  free(player->part);
  free(player->change);
  free(player->block.at);
  memset(player, 0, sizeof *player);
}

static og_body_change change_of(const og_world_player *player, const og_scene_action *action) {
  og_body_change change = {.kind = action->kind,
                           .index = action->body,
                           .shape = &player->shape[action->body],
                           .keeps_flying = !action->has_pose,
                           .pose = action->pose,
                           .motion = action->motion,
                           .filter = player->script->body[action->body].filter};
  if (action->kind != OG_MOVE) return change;
  const og_motion *now = &player->world->now.body[action->body].motion;
  if (!action->has_velocity) change.motion.velocity = now->velocity;
  if (!action->has_spin) change.motion.spin = now->spin;
  return change;
}

og_world_stop og_world_player_step(og_world_player *player) {
  const og_world_script *script = player->script;
  const og_scalar dt = player->steps == 0 ? 0 : script->dt;
  size_t next = player->next;
  int32_t count = 0;
  for (; next < script->actions && script->action[next].step == player->steps; next++)
    player->change[count++] = change_of(player, &script->action[next]);
  const og_world_stop stopped = og_world_step(player->world, player->change, count, dt);
  if (stopped.outcome != OG_OUTCOME_ANSWERED) return stopped;
  player->next = next;
  player->steps++;
  return stopped;
}
