#include "spec/overlaps/state.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/pair_order.h"

void og_box_state_init(og_box_state *state, const og_box_scene *scene) {
  const size_t numbers = (size_t)scene->numbers + 1; // at least one
  memset(state, 0, sizeof *state);
  state->scene = scene;
  state->slot = og_grow(NULL, numbers, sizeof *state->slot);
  state->place = og_grow(NULL, numbers, sizeof *state->place);
  state->number = og_grow(NULL, numbers, sizeof *state->number);
  state->box = og_grow(NULL, numbers, sizeof *state->box);
  state->node = og_grow(NULL, numbers, sizeof *state->node);
  state->start = og_grow(NULL, numbers, sizeof *state->start);
  for (int32_t i = 0; i < scene->numbers; i++) state->slot[i] = i < scene->first_count ? i : -1;
}

void og_box_state_clear(og_box_state *state) {
  free(state->slot);
  free(state->place);
  free(state->number);
  free(state->box);
  free(state->node);
  free(state->start);
  free(state->spare);
  free(state->now.pair);
  free(state->before.pair);
}

og_overlaps_refusal og_box_state_order(og_box_state *state, const og_box_order *order) {
  const og_box_scene *scene = state->scene;
  state->order = order;
  for (int32_t i = 0; i < scene->numbers; i++) state->place[i] = -1;
  for (size_t p = 0; p < order->count; p++) {
    const int32_t i = order->number[p];
    if (i < 0 || i >= scene->numbers || !scene->occurs[i] || state->place[i] >= 0) return OG_OVERLAPS_REFUSED_ORDER;
    state->place[i] = (int32_t)p;
  }
  for (int32_t i = 0; i < scene->numbers; i++)
    if (scene->occurs[i] && state->place[i] < 0) return OG_OVERLAPS_REFUSED_ORDER;
  return OG_OVERLAPS_ACCEPTED;
}

void og_box_state_change(og_box_state *state, size_t step) {
  const og_box_scene *scene = state->scene;
  for (size_t k = step == 0 ? 0 : scene->step_end[step - 1]; k < scene->step_end[step]; k++)
    state->slot[scene->change[k].number] = scene->change[k].slot;
}

// ---- places to numbers, in ascending order ----

static void give_numbers(og_box_pairs *pairs, const int32_t *number) {
  for (int64_t k = 0; k < pairs->count; k++) {
    const int32_t i = number[pairs->pair[k].i], j = number[pairs->pair[k].j];
    pairs->pair[k] = i < j ? (og_box_pair){i, j} : (og_box_pair){j, i};
  }
}

static void sort_pairs(og_box_state *state) {
  og_box_pairs *now = &state->now;
  if (now->count == 0) return;
  state->spare = og_grow(state->spare, (size_t)now->room, sizeof *state->spare);
  og_sort_box_pairs(now, state->spare, state->start, state->scene->numbers);
}

// ---- the walk ----

bool og_box_state_walk(og_box_state *state, size_t most) {
  const og_box_pairs old = state->before;
  int32_t count = 0;
  state->before = state->now;
  state->now = old;
  for (size_t p = 0; p < state->order->count; p++) {
    const int32_t i = state->order->number[p], slot = state->slot[i];
    if (slot < 0) continue;
    state->number[count] = i;
    state->box[count++] = state->scene->key[slot];
  }
  og_box_pairs *now = &state->now;
  while (!og_walk_boxes(state->box, count, state->node, now)) {
    // There are more pairs than room: four times as much, up to the limit.
    if ((uint64_t)now->room >= most) return false;
    const int64_t wanted = now->room == 0 ? 8 * (int64_t)count : 4 * now->room;
    now->room = (uint64_t)wanted < most ? wanted : (int64_t)most;
    now->pair = og_grow(now->pair, (size_t)now->room, sizeof *now->pair);
  }
  give_numbers(now, state->number);
  sort_pairs(state);
  return true;
}
