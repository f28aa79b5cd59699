#include "tool/world/contact_lives.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/run/keep_contacts.h"
#include "tool/run/make_contact.h"

void og_contact_lives_init(og_contact_lives *lives) { memset(lives, 0, sizeof *lives); }

void og_contact_lives_clear(og_contact_lives *lives) {
  free(lives->life);
  free(lives->before);
  og_contact_lives_init(lives);
}

static bool is_before(const og_part_pair *a, const og_part_pair *b) {
  if (a->of.i != b->of.i) return a->of.i < b->of.i;
  if (a->of.j != b->of.j) return a->of.j < b->of.j;
  return a->a != b->a ? a->a < b->a : a->b < b->b;
}

static og_cache_pose pose_of(const og_world *world, int32_t body) {
  const og_pose *pose = &world->now.body[body].pose;
  return (og_cache_pose){pose->rotation, pose->position};
}

static og_scalar extent_of(const og_world *world, int32_t body, int32_t part) {
  const og_aabb box = og_box_around_body(og_world_part_of(&world->now, body, part));
  return og_largest(og_sub(box.hi, box.lo));
}

static double farthest_of(const og_world *world, int32_t body, int32_t part) {
  const og_aabb box = og_box_around_body(og_world_part_of(&world->now, body, part));
  return (double)og_max(og_largest(box.lo), og_largest(box.hi));
}

static og_contact_life *add(og_contact_lives *lives) {
  if (lives->count == lives->room) {
    lives->room = 2 * lives->room + 16;
    lives->life = og_grow(lives->life, (size_t)lives->room, sizeof *lives->life);
  }
  return &lives->life[lives->count++];
}

// Its contacts end. Where there were none, nothing is left of it.
static void end(og_contact_lives *lives, const og_contact_life *before) {
  if (before->cache.count == 0) return;
  og_contact_life *const life = add(lives);
  *life = *before;
  life->cache = og_manifold_cache_empty();
  life->events = (og_contact_events){0, 0, before->cache.count};
}

// `before`: null where the two did not meet.
static void go_on(og_contact_lives *lives, const og_world *world, int64_t k, const og_contact_life *before) {
  const og_part_pair *parts = &world->now.meeting.pair[k];
  const og_world_manifold *manifold = &world->now.manifold[k];
  if (manifold->outcome != OG_OUTCOME_ANSWERED || !manifold->has_normal) {
    if (before != NULL) end(lives, before);
    return;
  }
  og_contact_life *const life = add(lives);
  const og_scalar extent = og_max(extent_of(world, parts->of.i, parts->a), extent_of(world, parts->of.j, parts->b));
  life->parts = *parts;
  life->cache = before == NULL ? og_manifold_cache_empty() : before->cache;
  life->step = (og_cache_step){.a = pose_of(world, parts->of.i),
                               .b = pose_of(world, parts->of.j),
                               .normal = manifold->normal,
                               .within = OG_CONTACT_WITHIN * extent,
                               .drift = OG_CONTACT_DRIFT * OG_CONTACT_WITHIN * extent,
                               .fresh = world->now.contact + manifold->first,
                               .fresh_count = manifold->count};
  const double of_a = farthest_of(world, parts->of.i, parts->a), of_b = farthest_of(world, parts->of.j, parts->b);
  life->farthest = fmax(fmax(of_a, of_b), before == NULL ? 0 : before->farthest);
  life->events = og_manifold_cache_step(&life->cache, &life->step);
  lives->persisting += life->events.persisted;
}

static void swap(og_contact_lives *lives) {
  og_contact_life *const life = lives->life;
  const int64_t room = lives->room;
  lives->life = lives->before;
  lives->room = lives->room_before;
  lives->before = life;
  lives->room_before = room;
  lives->count_before = lives->count;
  lives->count = 0;
}

void og_contact_lives_step(og_contact_lives *lives, const og_world *world) {
  const og_part_pairs *meeting = &world->now.meeting;
  swap(lives);
  lives->persisting = 0;
  int64_t last = 0;
  for (int64_t k = 0; k < meeting->count; k++) {
    const og_part_pair *parts = &meeting->pair[k];
    for (; last < lives->count_before && is_before(&lives->before[last].parts, parts); last++)
      end(lives, &lives->before[last]);
    const bool goes_on = last < lives->count_before && !is_before(parts, &lives->before[last].parts);
    go_on(lives, world, k, goes_on ? &lives->before[last] : NULL);
    last += goes_on;
  }
  for (; last < lives->count_before; last++) end(lives, &lives->before[last]);
}
