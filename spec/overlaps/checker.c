#include "spec/overlaps/checker.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/state.h"

// Working storage, for one check.
typedef struct working {
  og_box_state state;
  og_overlaps_finding *finding;
  size_t most;
} working;

// ---- the finding grows ----

static void hold_pairs(og_overlaps_finding *finding, size_t more) {
  const size_t count = finding->pair_count + more;
  if (count <= finding->room_pairs) return;
  finding->room_pairs = count > 2 * finding->room_pairs ? count : 2 * finding->room_pairs;
  finding->pair = og_grow(finding->pair, finding->room_pairs, sizeof *finding->pair);
}

static og_overlaps_refusal keep_first(working *w) {
  og_overlaps_finding *finding = w->finding;
  const size_t count = (size_t)w->state.now.count;
  hold_pairs(finding, count);
  if (count > 0) memcpy(finding->pair, w->state.now.pair, count * sizeof *finding->pair);
  finding->pair_count = count;
  finding->first = (og_pair_span){0, count};
  return OG_OVERLAPS_ACCEPTED;
}

static bool comes_before(og_box_pair a, og_box_pair b) { return a.i < b.i || (a.i == b.i && a.j < b.j); }

// The pairs of a that are not in b, both in ascending order.
static og_pair_span keep_difference(og_overlaps_finding *finding, const og_box_pairs *a, const og_box_pairs *b) {
  const size_t first = finding->pair_count;
  hold_pairs(finding, (size_t)a->count);
  int64_t l = 0;
  for (int64_t k = 0; k < a->count; k++) {
    while (l < b->count && comes_before(b->pair[l], a->pair[k])) l++;
    if (l == b->count || comes_before(a->pair[k], b->pair[l])) finding->pair[finding->pair_count++] = a->pair[k];
  }
  return (og_pair_span){first, finding->pair_count - first};
}

static og_overlaps_refusal keep_step(working *w) {
  og_overlaps_finding *finding = w->finding;
  if (finding->step_count == finding->room_steps) {
    finding->room_steps = og_doubled(finding->room_steps);
    finding->step = og_grow(finding->step, finding->room_steps, sizeof *finding->step);
  }
  og_step_finding *step = &finding->step[finding->step_count++];
  step->begun = keep_difference(finding, &w->state.now, &w->state.before);
  step->ended = keep_difference(finding, &w->state.before, &w->state.now);
  return finding->pair_count > w->most ? OG_OVERLAPS_REFUSED_LIMIT : OG_OVERLAPS_ACCEPTED;
}

// ---- state by state ----

static og_overlaps_refusal check_states(working *w, const og_box_scene *scene,
                                        const og_overlaps_certificate *certificate) {
  size_t next = 1; // the next order
  og_overlaps_refusal refusal = og_box_state_order(&w->state, &certificate->order[0]);
  for (size_t step = 0; step <= scene->step_count && refusal == OG_OVERLAPS_ACCEPTED; step++) {
    if (step > 0) og_box_state_change(&w->state, step - 1);
    if (next < certificate->count && certificate->order[next].from == step)
      refusal = og_box_state_order(&w->state, &certificate->order[next++]);
    if (refusal == OG_OVERLAPS_ACCEPTED && !og_box_state_walk(&w->state, w->most)) refusal = OG_OVERLAPS_REFUSED_LIMIT;
    if (refusal == OG_OVERLAPS_ACCEPTED) refusal = step == 0 ? keep_first(w) : keep_step(w);
  }
  return refusal;
}

static bool starts_well(const og_box_scene *scene, const og_overlaps_certificate *certificate) {
  if (certificate->count == 0 || certificate->order[0].from != 0) return false;
  for (size_t k = 1; k < certificate->count; k++)
    if (certificate->order[k].from <= certificate->order[k - 1].from) return false;
  return certificate->order[certificate->count - 1].from <= scene->step_count;
}

og_overlaps_refusal og_check_overlaps(const og_box_scene *scene, const og_overlaps_certificate *certificate,
                                      size_t most, og_overlaps_finding *finding) {
  finding->first = (og_pair_span){0, 0};
  finding->step_count = finding->pair_count = 0;
  if (!starts_well(scene, certificate)) return OG_OVERLAPS_REFUSED_START;
  working w = {.finding = finding, .most = most};
  og_box_state_init(&w.state, scene);
  const og_overlaps_refusal refusal = check_states(&w, scene, certificate);
  og_box_state_clear(&w.state);
  return refusal;
}
