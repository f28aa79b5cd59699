#include "ref/broad/sap_integer.h"

#include "ref/broad/memory.h"

#include <string.h>

// The bits of a number that is not negative have the number's order; those of negative ones the reverse. Adding 0 makes
// 0 of -0.
uint32_t og_integer_key(og_scalar x) {
  const og_scalar one_zero = x + 0;
  uint32_t upper;
#ifdef OG_BINARY32
  memcpy(&upper, &one_zero, sizeof upper);
#else
  uint64_t bits;
  memcpy(&bits, &one_zero, sizeof bits);
  upper = (uint32_t)(bits >> 32);
#endif
  const uint32_t sign = UINT32_C(1) << 31;
  return (upper & sign) != 0 ? ~upper : upper | sign;
}

static og_end exactly(const og_coherent *s, og_integer_end e, int axis) {
  return og_end_of(s, e.end / 2, axis, e.end % 2 == 1);
}

// No finite number has the greatest integer; boxes that are gone have it.
static og_integer_end end_of(const og_coherent *s, int32_t end, int axis) {
  const og_end exact = og_end_of(s, end / 2, axis, end % 2 == 1);
  return (og_integer_end){exact.rank >= OG_GONE_END ? UINT32_MAX : og_integer_key(exact.key), end};
}

static bool precedes(og_coherent *s, og_integer_end a, og_integer_end b, int axis) {
  if (a.key != b.key) return a.key < b.key;
  s->work.visits++;
  const og_end x = exactly(s, a, axis), y = exactly(s, b, axis);
  return x.key < y.key || (x.key == y.key && x.rank < y.rank);
}

// The first goes before the second.
static void tell(og_coherent *s, og_integer_end first, og_integer_end second) {
  if (first.end / 2 == second.end / 2 || first.end % 2 == second.end % 2) return;
  if (first.end % 2 == 1) og_coherent_may_end(s, first.end / 2, second.end / 2);
  else og_coherent_may_begin(s, first.end / 2, second.end / 2);
}

static void sort(og_coherent *s, og_integer_end *end, int32_t count, int axis) {
  for (int32_t from = 1; from < count; from++) {
    const og_integer_end moving = end[from];
    int32_t to = from;
    for (; to > 0 && precedes(s, moving, end[to - 1], axis); to--) {
      end[to] = end[to - 1];
      tell(s, moving, end[to]);
      s->work.swaps++;
    }
    end[to] = moving;
  }
}

// ---- behind the door ----

static size_t lay_out(const og_scene_limits *limits, size_t list[3]) {
  size_t used = og_coherent_bytes(limits);
  og_take(&used, 1, sizeof(og_integer_lists));
  for (int axis = 0; axis < 3; axis++) list[axis] = og_take(&used, 2 * (size_t)limits->boxes, sizeof(og_integer_end));
  return used;
}

static size_t bytes(const og_scene_limits *limits) {
  size_t list[3];
  return lay_out(limits, list);
}

static og_integer_lists *lists_of(og_coherent *s) {
  return (og_integer_lists *)(void *)((unsigned char *)(void *)s + og_coherent_bytes(&s->limits));
}

static void start(void *scene, const og_scene_limits *limits) {
  size_t list[3];
  lay_out(limits, list);
  og_coherent_start(scene, limits);
  og_integer_lists *const lists = lists_of((og_coherent *)scene);
  for (int axis = 0; axis < 3; axis++)
    lists->end[axis] = (og_integer_end *)(void *)((unsigned char *)scene + list[axis]);
  lists->ends = 0;
}

// The new ends come behind all others.
static void append(og_coherent *s, og_integer_lists *lists) {
  for (int32_t c = 0; c < s->changes; c++) {
    const int32_t k = s->changed[c];
    if ((s->state[k] & OG_WAS_THERE) != 0) continue;
    for (int axis = 0; axis < 3; axis++)
      for (int32_t upper = 0; upper < 2; upper++) lists->end[axis][lists->ends + upper].end = 2 * k + upper;
    lists->ends += 2;
  }
}

void og_sap_integer_follow(og_coherent *s) {
  if (s->changes == 0) return; // nothing is out of order
  og_integer_lists *const lists = lists_of(s);
  append(s, lists);
  for (int axis = 0; axis < 3; axis++) {
    og_integer_end *const end = lists->end[axis];
    for (int32_t e = 0; e < lists->ends; e++)
      if ((s->state[end[e].end / 2] & OG_CHANGES) != 0) end[e] = end_of(s, end[e].end, axis);
    sort(s, end, lists->ends, axis);
  }
  lists->ends = 2 * s->count; // those that are gone are behind
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_coherent_step((og_coherent *)scene, og_sap_integer_follow, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps sap_integer_door = {
    .bytes = bytes, .start = start, .step = step, .work = og_coherent_work};

const og_algorithm og_algorithm_sap_integer = {
    .id = "sap-integer",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/sap_integer",
    .source = "Varjus 2018, 3.2 (integer end points)",
    .cost = "O(n + s), s exchanges of neighbours",
    .limits = "as sap-incremental; where many ends agree in 20 bits their boxes are looked up all the same",
    .overlaps = &sap_integer_door,
};
