#include "tool/judge/judge_overlaps.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

// Pairs in ascending order, none twice.
typedef struct pair_set {
  og_box_pair *pair;
  size_t count, room;
} pair_set;

typedef struct session {
  const og_box_scene *scene;
  const bool *hostile;
  int32_t *slot; // of each number; -1: it is not there
  og_pair_faults faults;
  size_t step;
  pair_set truth, claimed, spare;
} session;

static void add_fault(const session *s, og_pair_fault *fault, og_box_pair pair) {
  og_add_pair_fault(fault, pair, s->step);
}

static bool is_judged(const session *s, og_box_pair pair) {
  if (s->hostile == NULL) return true;
  const bool known_i = pair.i < s->scene->numbers, known_j = pair.j < s->scene->numbers;
  return !(known_i && s->hostile[pair.i]) && !(known_j && s->hostile[pair.j]);
}

// ---- sets ----

static void push(pair_set *set, og_box_pair pair) {
  if (set->count == set->room) {
    set->room = og_doubled(set->room);
    set->pair = og_grow(set->pair, set->room, sizeof *set->pair);
  }
  set->pair[set->count++] = pair;
}

// set = (set with `more`) without `less`, through the spare one. Both lists ascending. What of `more` is there already
// or of `less` is not goes to `fault`; null: neither happens.
static void change(session *s, pair_set *set, const og_box_pair *more, size_t more_count, const og_box_pair *less,
                   size_t less_count, og_pair_fault *fault) {
  s->spare.count = 0;
  size_t m = 0, l = 0;
  for (size_t k = 0; k <= set->count; k++) {
    const bool at_end = k == set->count;
    while (m < more_count && (at_end || og_order_of_pairs(more[m], set->pair[k]) < 0)) push(&s->spare, more[m++]);
    if (at_end) break;
    while (m < more_count && og_order_of_pairs(more[m], set->pair[k]) == 0) {
      if (fault != NULL) add_fault(s, fault, more[m]);
      m++;
    }
    while (l < less_count && og_order_of_pairs(less[l], set->pair[k]) < 0) {
      if (fault != NULL) add_fault(s, fault, less[l]);
      l++;
    }
    if (l < less_count && og_order_of_pairs(less[l], set->pair[k]) == 0) l++;
    else push(&s->spare, set->pair[k]);
  }
  for (; l < less_count; l++)
    if (fault != NULL) add_fault(s, fault, less[l]);
  const pair_set made = s->spare;
  s->spare = *set;
  *set = made;
}

// Ascending, each once; pairs that are not judged are dropped.
static void tidy(session *s, og_claimed_list *list) {
  size_t kept = 0;
  og_turn_claimed(list);
  og_sort_claimed(list);
  for (size_t k = 0; k < list->count; k++) {
    const og_box_pair pair = list->pair[k];
    if (!is_judged(s, pair)) continue;
    if (kept > 0 && og_order_of_pairs(list->pair[kept - 1], pair) == 0) add_fault(s, &s->faults.repeated, pair);
    else list->pair[kept++] = pair;
  }
  list->count = kept;
}

// ---- a state ----

static double apart(double lo, double hi, double other_lo, double other_hi) {
  return fmax(lo - other_hi, other_lo - hi);
}

// How far apart the boxes are along the axis that parts them most.
static double gap_of(const session *s, og_box_pair pair) {
  const int32_t numbers = s->scene->numbers;
  if (pair.i == pair.j || pair.j >= numbers || s->slot[pair.i] < 0 || s->slot[pair.j] < 0) return HUGE_VAL;
  const og_box_ends *a = &s->scene->near[s->slot[pair.i]], *b = &s->scene->near[s->slot[pair.j]];
  const double x = apart(a->lo.x, a->hi.x, b->lo.x, b->hi.x), y = apart(a->lo.y, a->hi.y, b->lo.y, b->hi.y),
               z = apart(a->lo.z, a->hi.z, b->lo.z, b->hi.z);
  return fmax(fmax(x, y), z);
}

static void compare_state(session *s) {
  size_t t = 0;
  for (size_t k = 0; k < s->claimed.count; k++) {
    const og_box_pair pair = s->claimed.pair[k];
    while (t < s->truth.count && og_order_of_pairs(s->truth.pair[t], pair) < 0)
      add_fault(s, &s->faults.missed, s->truth.pair[t++]);
    if (t < s->truth.count && og_order_of_pairs(s->truth.pair[t], pair) == 0) {
      t++;
      continue;
    }
    add_fault(s, &s->faults.invented, pair);
    s->faults.gap = fmax(s->faults.gap, gap_of(s, pair));
  }
  while (t < s->truth.count) add_fault(s, &s->faults.missed, s->truth.pair[t++]);
}

static void move_boxes(session *s, size_t step) {
  const og_box_scene *scene = s->scene;
  for (size_t k = step == 0 ? 0 : scene->step_end[step - 1]; k < scene->step_end[step]; k++)
    s->slot[scene->change[k].number] = scene->change[k].slot;
}

static void take_first(session *s, const og_overlaps_finding *truth, og_claimed_pairs *claimed) {
  tidy(s, &claimed->first);
  for (size_t k = 0; k < truth->first.count; k++) {
    const og_box_pair pair = truth->pair[truth->first.first + k];
    if (is_judged(s, pair)) push(&s->truth, pair);
  }
  change(s, &s->claimed, claimed->first.pair, claimed->first.count, NULL, 0, NULL);
  compare_state(s);
}

static void take_step(session *s, const og_overlaps_finding *truth, og_claimed_step *claimed) {
  const og_step_finding *exact = &truth->step[s->step - 1];
  move_boxes(s, s->step - 1);
  tidy(s, &claimed->begun);
  tidy(s, &claimed->ended);
  change(s, &s->truth, truth->pair + exact->begun.first, exact->begun.count, truth->pair + exact->ended.first,
         exact->ended.count, NULL);
  change(s, &s->claimed, claimed->begun.pair, claimed->begun.count, claimed->ended.pair, claimed->ended.count,
         &s->faults.repeated);
  compare_state(s);
}

og_pair_faults og_find_pair_faults(const og_box_scene *scene, const bool *hostile, const og_overlaps_finding *truth,
                                   og_claimed_pairs *claimed) {
  session s = {.scene = scene, .hostile = hostile};
  s.faults.is_incomplete = !claimed->any || (claimed->has_steps && claimed->step_count != truth->step_count);
  if (s.faults.is_incomplete) return s.faults;
  s.slot = og_grow(NULL, (size_t)scene->numbers + 1, sizeof *s.slot);
  for (int32_t k = 0; k < scene->numbers; k++) s.slot[k] = k < scene->first_count ? k : -1;
  take_first(&s, truth, claimed);
  for (s.step = 1; s.step <= claimed->step_count; s.step++) take_step(&s, truth, &claimed->step[s.step - 1]);
  free(s.slot);
  free(s.truth.pair);
  free(s.claimed.pair);
  free(s.spare.pair);
  return s.faults;
}
