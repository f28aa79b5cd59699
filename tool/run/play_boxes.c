#include "tool/run/play_boxes.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/run/round_quotient.h"

void og_box_player_init(og_box_player *player) { memset(player, 0, sizeof *player); }

void og_box_player_clear(og_box_player *player) {
  free(player->change);
  free(player->block.at);
  free(player->begun.pair);
  free(player->ended.pair);
  og_overlaps_finding_clear(&player->said);
  og_box_player_init(player);
}

// ---- changes as the door takes them ----

static og_scalar round_end(const og_box_scene *scene, int32_t slot, int end, double near) {
  const og_rational *odd = scene->odd_count == 0 ? NULL : og_box_scene_odd(scene, slot, end);
  return odd == NULL ? (og_scalar)near : og_round_quotient(&odd->num, &odd->den);
}

static og_vec3 round_corner(const og_box_scene *scene, int32_t slot, int first_end, const og_triple *near) {
  return (og_vec3){round_end(scene, slot, first_end, near->x), round_end(scene, slot, first_end + 1, near->y),
                   round_end(scene, slot, first_end + 2, near->z)};
}

// False: an end is infinite.
static bool round_box(og_aabb *box, const og_box_scene *scene, int32_t slot) {
  const og_box_ends *near = &scene->near[slot];
  *box = (og_aabb){round_corner(scene, slot, 0, &near->lo), round_corner(scene, slot, 3, &near->hi)};
  return og_is_finite(box->lo) && og_is_finite(box->hi);
}

static bool set_change(og_change *to, const og_box_scene *scene, og_box_change from) {
  static const og_change_kind kinds[] = {
      [OG_BOX_INSERT] = OG_INSERT, [OG_BOX_MOVE] = OG_MOVE, [OG_BOX_REMOVE] = OG_REMOVE};
  *to = (og_change){.kind = kinds[from.kind], .index = from.number};
  return from.slot < 0 || round_box(&to->box, scene, from.slot);
}

static void hold_changes(og_box_player *player, size_t count) {
  if (count <= player->room_changes) return;
  player->room_changes = count;
  player->change = og_grow(player->change, count, sizeof *player->change);
}

// The changes before a state: 0 are those that insert the first boxes. -1: an end is infinite.
static int32_t set_changes(og_box_player *player, const og_box_scene *scene, size_t state) {
  const size_t from = state < 2 ? 0 : scene->step_end[state - 2];
  const size_t count = state == 0 ? (size_t)scene->first_count : scene->step_end[state - 1] - from;
  hold_changes(player, count);
  for (size_t k = 0; k < count; k++) {
    const int32_t first = (int32_t)k;
    const og_box_change change = state == 0 ? (og_box_change){OG_BOX_INSERT, first, first} : scene->change[from + k];
    if (!set_change(&player->change[k], scene, change)) return -1;
  }
  return (int32_t)count;
}

// ---- what was said ----

static og_pair_span keep(og_overlaps_finding *said, const og_pairs *pairs) {
  const size_t first = said->pair_count, count = (size_t)pairs->count;
  if (first + count > said->room_pairs) {
    said->room_pairs = 2 * (first + count);
    said->pair = og_grow(said->pair, said->room_pairs, sizeof *said->pair);
  }
  for (size_t k = 0; k < count; k++) said->pair[first + k] = (og_box_pair){pairs->pair[k].i, pairs->pair[k].j};
  said->pair_count += count;
  return (og_pair_span){first, count};
}

static void keep_state(og_box_player *player, const og_door_overlaps *door, size_t state) {
  og_overlaps_finding *said = &player->said;
  const og_overlaps_work work = door->work(player->block.at);
  player->work.tests += work.tests;
  player->work.visits += work.visits;
  player->work.swaps += work.swaps;
  if (state == 0) {
    said->first = keep(said, &player->begun);
    return;
  }
  const og_pair_span begun = keep(said, &player->begun);
  said->step[said->step_count++] = (og_step_finding){begun, keep(said, &player->ended)};
}

// ---- the play ----

static void make_room(og_box_player *player, const og_door_overlaps *door, const og_scene_limits *limits) {
  const size_t room = (size_t)limits->pairs;
  player->block.bytes = og_overlaps_bytes(door, limits);
  player->block.at = og_grow(player->block.at, player->block.bytes + 1, 1);
  player->begun.pair = og_grow(player->begun.pair, room, sizeof *player->begun.pair);
  player->ended.pair = og_grow(player->ended.pair, room, sizeof *player->ended.pair);
  player->begun.room = player->ended.room = limits->pairs;
}

static og_outcome play_step(og_box_player *player, const og_door_overlaps *door, int32_t count) {
  if (player->traced == NULL)
    return og_overlaps_step(door, player->block, player->change, count, &player->begun, &player->ended);
  return og_overlaps_step_traced(player->traced, player->block, player->change, count, &player->begun, &player->ended,
                                 player->trace);
}

static og_outcome play_once(og_box_player *player, const og_door_overlaps *door, const og_box_scene *scene,
                            const og_scene_limits *limits) {
  og_overlaps_finding *said = &player->said;
  said->step_count = said->pair_count = 0;
  player->work = (og_overlaps_work){0, 0, 0};
  make_room(player, door, limits);
  if (player->traced != NULL) {
    player->trace->count = 0;
    player->trace->cut = false;
  }
  og_outcome outcome = og_overlaps_start(door, player->block, limits);
  for (size_t state = 0; state <= scene->step_count && outcome == OG_OUTCOME_ANSWERED; state++) {
    const int32_t count = set_changes(player, scene, state);
    if (count < 0) return OG_OUTCOME_OUT_OF_RANGE;
    outcome = play_step(player, door, count);
    if (outcome == OG_OUTCOME_ANSWERED) keep_state(player, door, state);
  }
  return outcome;
}

og_outcome og_play_scene(og_box_player *player, const og_door_overlaps *door, const og_box_scene *scene, int64_t most) {
  og_scene_limits limits = {scene->numbers, 8 * (int64_t)scene->numbers + 64};
  og_overlaps_finding *said = &player->said;
  if (scene->step_count > said->room_steps) {
    said->room_steps = scene->step_count;
    said->step = og_grow(said->step, said->room_steps, sizeof *said->step);
  }
  for (;;) {
    if (limits.pairs > most) limits.pairs = most;
    const og_outcome outcome = play_once(player, door, scene, &limits);
    if (outcome != OG_OUTCOME_FULL || limits.pairs == most) return outcome;
    limits.pairs *= 4;
  }
}
