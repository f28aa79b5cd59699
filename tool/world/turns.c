#include "tool/world/turns.h"

#include <stdlib.h>
#include <string.h>

#include "ref/world/arrivals.h"
#include "spec/number/allocation.h"
#include "tool/world/quaternion.h"

void og_world_turns_init(og_world_turns *turns) { memset(turns, 0, sizeof *turns); }

void og_world_turns_clear(og_world_turns *turns) {
  free(turns->turn);
  og_world_turns_init(turns);
}

// ---- motions ----

static bool flew(const og_world *world, int32_t k) {
  const og_world_body_state *before = &world->next.body[k], *after = &world->now.body[k]; // `next` is the step before
  return before->is_there && after->is_there && !after->was_placed && after->shape.parts == 0 &&
         !og_body_is_curved(&after->posed.body);
}

bool og_world_turn_motion(og_motion_body *motion, const og_world_player *player, int32_t k) {
  if (!flew(player->world, k)) return false;
  const og_world_body_state *before = &player->world->next.body[k], *after = &player->world->now.body[k];
  double q[4];
  og_quaternion_of(q, &before->pose.rotation);
  const og_quaternion rotation = {{(og_scalar)q[0], (og_scalar)q[1], (og_scalar)q[2]}, (og_scalar)q[3]};
  const og_vec3 spin = before->motion.spin;
  *motion = (og_motion_body){.body = &player->script->body[k].local->body,
                             .centre = {before->pose.position, after->pose.position},
                             .rotation = {rotation, rotation},
                             .spins = og_norm2(spin) > 0,
                             .spin = og_scale(player->script->dt, spin)};
  return true;
}

bool og_world_turn_input(og_motion_input *in, const og_world_player *player, og_index_pair pair, bool *has_way) {
  const og_world *world = player->world;
  const og_pairs *met = &world->next.touching;
  og_sweep_input way;
  *has_way = true;
  if (!og_filters_let_meet(&world->now.body[pair.i].filter, &world->now.body[pair.j].filter)) return false;
  if (og_pairs_has_at(met, og_pairs_skip(met, 0, pair), pair)) return false;
  if (world->stages.sweep != NULL && og_world_way(&world->next, &world->now, pair, &way)) return false;
  *in = (og_motion_input){.target = 0, .most = OG_MOTION_STEPS};
  *has_way = og_world_turn_motion(&in->a, player, pair.i) && og_world_turn_motion(&in->b, player, pair.j);
  return *has_way;
}

// ---- a step ----

static void add(og_world_turns *turns, og_index_pair pair, og_scalar part) {
  if (turns->count == turns->room) {
    turns->room = 2 * turns->room + 16;
    turns->turn = og_grow(turns->turn, (size_t)turns->room, sizeof *turns->turn);
  }
  turns->turn[turns->count++] = (og_world_turn){pair, part};
}

void og_world_turns_step(og_world_turns *turns, const og_door_motion *door, const og_world_player *player) {
  const og_pairs *boxes = &player->world->now.boxes;
  turns->count = turns->answered = turns->unanswered = 0;
  for (int64_t k = 0; k < boxes->count; k++) {
    og_motion_input in;
    bool has_way;
    const bool asked = og_world_turn_input(&in, player, boxes->pair[k], &has_way);
    if (!has_way) turns->unanswered++;
    if (!asked) continue;
    const og_motion_claim claim = og_motion_run(door, &in);
    if (claim.verdict == OG_VERDICT_NONE) turns->unanswered++;
    else turns->answered++;
    if (claim.has_first) add(turns, boxes->pair[k], claim.first);
  }
}
