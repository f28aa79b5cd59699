#include "tests/engines/broad_reference_scene.h"

#include <stdlib.h>

#include "ref/door/overlaps.h"
#include "ref/registry.h"

enum { PAIRS_PER_BOX = 8, PAIRS_BESIDE = 100000 };

struct reference_scene {
  const og_door_overlaps *door;
  og_block block;
  og_change *change;
  int32_t changes;
  og_pairs begun, ended;
};

_Static_assert(sizeof(og_index_pair) == 2 * sizeof(int32_t), "pairs are handed over as they are");

const char *reference_id(int k) {
  for (int a = 0; a < og_algorithm_count(); a++)
    if (og_algorithm_at(a)->overlaps != NULL && k-- == 0) return og_algorithm_at(a)->id;
  return NULL;
}

void reference_end(reference_scene *s) {
  if (s == NULL) return;
  free(s->block.at);
  free(s->change);
  free(s->begun.pair);
  free(s->ended.pair);
  free(s);
}

// What is never written costs no time: the rooms for pairs are that of the operating system's promise.
reference_scene *reference_start(const char *id, int32_t numbers) {
  const og_scene_limits limits = {numbers, (int64_t)PAIRS_PER_BOX * numbers + PAIRS_BESIDE};
  reference_scene *const s = calloc(1, sizeof *s);
  if (s == NULL) return NULL;
  s->door = og_algorithm_by_id(id)->overlaps;
  s->block.bytes = og_overlaps_bytes(s->door, &limits);
  s->block.at = malloc(s->block.bytes);
  s->change = malloc(((size_t)numbers + 1) * sizeof *s->change);
  s->begun = (og_pairs){malloc((size_t)limits.pairs * sizeof(og_index_pair)), limits.pairs, 0};
  s->ended = (og_pairs){malloc((size_t)limits.pairs * sizeof(og_index_pair)), limits.pairs, 0};
  if (s->block.at != NULL && s->change != NULL && s->begun.pair != NULL && s->ended.pair != NULL &&
      og_overlaps_start(s->door, s->block, &limits) == OG_OUTCOME_ANSWERED)
    return s;
  reference_end(s);
  return NULL;
}

static og_vec3 corner(const double *from) {
  return (og_vec3){(og_scalar)from[0], (og_scalar)from[1], (og_scalar)from[2]};
}

void reference_change(reference_scene *s, int kind, int32_t number, const double *lo, const double *hi) {
  static const og_change_kind kinds[] = {
      [REFERENCE_INSERT] = OG_INSERT, [REFERENCE_MOVE] = OG_MOVE, [REFERENCE_REMOVE] = OG_REMOVE};
  og_change *const change = &s->change[s->changes++];
  *change = (og_change){kinds[kind], number, {{0, 0, 0}, {0, 0, 0}}};
  if (kind != REFERENCE_REMOVE) change->box = (og_aabb){corner(lo), corner(hi)};
}

int reference_step(reference_scene *s, reference_pairs *begun, reference_pairs *ended) {
  const og_outcome outcome = og_overlaps_step(s->door, s->block, s->change, s->changes, &s->begun, &s->ended);
  s->changes = 0;
  *begun = (reference_pairs){&s->begun.pair->i, s->begun.count};
  *ended = (reference_pairs){&s->ended.pair->i, s->ended.count};
  return outcome == OG_OUTCOME_ANSWERED;
}
