#include "ref/broad/interval_list.h"

#include "ref/broad/memory.h"

/*@ lemma ends_follow: \forall og_end a, b, c; !end_precedes(a, b) && !end_precedes(b, c) ==> !end_precedes(a, c); */

int32_t og_insert_end(og_end *end, int32_t from) {
  const og_end moving = end[from];
  int32_t to = from;
  /*@ loop invariant place: 0 <= to <= from;
      loop invariant before: \forall integer k; 0 <= k < to ==> end[k] == \at(end[k], Pre);
      loop invariant behind: \forall integer k; to < k <= from ==> end[k] == \at(end[k - 1], Pre);
      loop invariant others: \forall integer k; from < k ==> end[k] == \at(end[k], Pre);
      loop invariant wrong:  \forall integer k; to <= k < from ==> end_precedes(moving, \at(end[k], Pre));
      loop assigns to, end[0 .. from];
      loop variant to; */
  while (to > 0 && og_end_precedes(moving, end[to - 1])) {
    end[to].key = end[to - 1].key;
    end[to].index = end[to - 1].index;
    end[to].rank = end[to - 1].rank;
    to--;
  }
  //@ assert last: \forall integer k; 0 <= k == to - 1 ==> !end_precedes(moving, \at(end[k], Pre));
  /*@ assert those: \forall integer k, l; 0 <= k < l == to - 1 ==>
        !end_precedes(\at(end[l], Pre), \at(end[k], Pre)); */
  //@ assert right: \forall integer k; 0 <= k < to ==> !end_precedes(moving, \at(end[k], Pre));
  end[to].key = moving.key;
  end[to].index = moving.index;
  end[to].rank = moving.rank;
  return to;
}

og_end og_end_of(const og_coherent *s, int32_t index, int axis, bool is_upper) {
  const int32_t upper = is_upper ? OG_UPPER_END : OG_LOWER_END;
  // Behind all others, and each box's alone: no two that are gone overlap.
  if ((s->state[index] & OG_IS_THERE) == 0) return (og_end){OG_SCALAR_MAX, index, OG_GONE_END + 2 * index + upper};
  const og_vec3 *const at = is_upper ? &s->box[index].hi : &s->box[index].lo;
  return (og_end){axis == 0 ? at->x : axis == 1 ? at->y : at->z, index, upper};
}

void og_end_has_passed(og_coherent *s, og_end first, og_end second) {
  const bool is_upper = (first.rank & 1) != 0;
  if (first.index == second.index || is_upper == ((second.rank & 1) != 0)) return;
  if (is_upper) og_coherent_may_end(s, first.index, second.index);
  else og_coherent_may_begin(s, first.index, second.index);
}

void og_interval_list_sort(og_end *end, int32_t count, og_coherent *s) {
  for (int32_t from = 1; from < count; from++) {
    const int32_t to = og_insert_end(end, from);
    s->work.swaps += from - to;
    // In the order in which it met them.
    for (int32_t k = from; k > to; k--) og_end_has_passed(s, end[to], end[k]);
  }
}

// ---- three lists behind a scene ----

static size_t lay_out(const og_scene_limits *limits, size_t list[3]) {
  size_t used = og_coherent_bytes(limits);
  og_take(&used, 1, sizeof(og_interval_lists));
  for (int axis = 0; axis < 3; axis++) list[axis] = og_take(&used, 2 * (size_t)limits->boxes, sizeof(og_end));
  return used;
}

size_t og_interval_lists_bytes(const og_scene_limits *limits) {
  size_t list[3];
  return lay_out(limits, list);
}

og_interval_lists *og_interval_lists_of(og_coherent *s) {
  return (og_interval_lists *)(void *)((unsigned char *)(void *)s + og_coherent_bytes(&s->limits));
}

void og_interval_lists_start(void *scene, const og_scene_limits *limits) {
  size_t list[3];
  lay_out(limits, list);
  og_coherent_start(scene, limits);
  og_interval_lists *const lists = og_interval_lists_of((og_coherent *)scene);
  for (int axis = 0; axis < 3; axis++) lists->end[axis] = (og_end *)(void *)((unsigned char *)scene + list[axis]);
  lists->ends = 0;
}

void og_interval_list_update(og_end *end, int32_t count, const og_coherent *s, int axis) {
  for (int32_t e = 0; e < count; e++)
    if ((s->state[end[e].index] & OG_CHANGES) != 0) end[e] = og_end_of(s, end[e].index, axis, (end[e].rank & 1) != 0);
}
