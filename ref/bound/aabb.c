#include "ref/bound/aabb.h"

#include "ref/door/bound.h"

og_aabb og_aabb_around(const og_vec3 *point, int count) {
  og_vec3 lo = point[0], hi = point[0];
  /*@ loop invariant counter: 1 <= k;
      loop assigns k, lo, hi;
      loop variant count - k; */
  for (int k = 1; k < count; k++) {
    const og_vec3 p = point[k];
    lo = (og_vec3){og_min(lo.x, p.x), og_min(lo.y, p.y), og_min(lo.z, p.z)};
    hi = (og_vec3){og_max(hi.x, p.x), og_max(hi.y, p.y), og_max(hi.z, p.z)};
  }
  return (og_aabb){lo, hi};
}

// ---- what is known of it ----

static og_bounding_claim run(const og_bounding_input *in, const og_bounding_room *room) {
  const og_aabb box = og_aabb_around(in->point, in->count);
  room->slab[0] = (og_slab){box.lo.x, box.hi.x, box.lo.x, box.hi.x};
  room->slab[1] = (og_slab){box.lo.y, box.hi.y, box.lo.y, box.hi.y};
  room->slab[2] = (og_slab){box.lo.z, box.hi.z, box.lo.z, box.hi.z};
  return (og_bounding_claim){.outcome = OG_OUTCOME_ANSWERED, .slab_count = 3};
}

static const og_door_bound aabb_door = {.run = run, .shape = OG_BOUNDING_AABB};

const og_algorithm og_algorithm_aabb = {
    .id = "aabb",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/aabb",
    .source = "Varjus 2018, 2.6; Parac 2020, 5.2",
    .cost = "O(n)",
    .limits = "none: exact",
    .bound = &aabb_door,
};
