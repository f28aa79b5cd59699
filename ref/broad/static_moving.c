#include "ref/broad/static_moving.h"

// The one with the smaller number of two moving boxes is compared with the other.
static void compare(og_coherent *s, int32_t i) {
  for (int32_t j = 0; j < s->limits.boxes; j++) {
    if ((s->state[j] & OG_IS_THERE) == 0 || j == i) continue;
    const bool is_moving = (s->state[j] & OG_CHANGES) != 0;
    if (is_moving && j < i) continue;
    s->work.tests++;
    if (og_aabb_overlap(&s->box[i], &s->box[j])) og_coherent_begins(s, i, j);
    else og_coherent_ends(s, i, j);
  }
}

void og_static_moving_follow(og_coherent *s) {
  bool has_removed = false;
  for (int32_t c = 0; c < s->changes && !s->is_going_back; c++) {
    const int32_t k = s->changed[c];
    if ((s->state[k] & OG_IS_THERE) != 0) compare(s, k);
    else has_removed = true;
  }
  if (has_removed) og_coherent_check_left(s);
}

// ---- behind the door ----

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_coherent_step((og_coherent *)scene, og_static_moving_follow, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps static_moving_door = {
    .bytes = og_coherent_bytes, .start = og_coherent_start, .step = step, .work = og_coherent_work};

const og_algorithm og_algorithm_static_moving = {
    .id = "static-moving",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/static_moving",
    .source = "Rasku 2003, 2",
    .cost = "O(N M + N^2), N moving boxes, M static ones",
    .limits = "compares a moving box with every other, however far away",
    .overlaps = &static_moving_door,
};
