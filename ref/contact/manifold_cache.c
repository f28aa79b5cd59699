#include "ref/contact/manifold_cache.h"

#include <limits.h>

#include "ref/closest/range.h"
#include "ref/contact/manifold_reduce.h"

static og_vec3 to_world(const og_cache_pose *pose, og_vec3 p) {
  return og_add(og_apply(&pose->rotation, p), pose->translation);
}

static og_vec3 to_body(const og_cache_pose *pose, og_vec3 x) {
  return og_apply_transposed(&pose->rotation, og_sub(x, pose->translation));
}

og_manifold_cache og_manifold_cache_empty(void) { return (og_manifold_cache){.count = 0}; }

og_contact og_cached_at(const og_cached_contact *contact, const og_cache_step *step) {
  const og_vec3 a = to_world(&step->a, contact->on_a), b = to_world(&step->b, contact->on_b);
  return (og_contact){a, b, og_dot(step->normal, og_sub(b, a))};
}

// Written so that a NaN is no contact.
static bool still_holds(const og_contact *c, const og_cache_step *step) {
  const og_vec3 across = og_add_scaled(og_sub(c->b, c->a), -c->depth, step->normal);
  return c->depth >= -step->within && og_norm(across) <= step->drift;
}

static void verify(og_manifold_cache *cache, const og_cache_step *step, og_contact_events *events) {
  int kept = 0;
  for (int k = 0; k < cache->count; k++) {
    const og_contact now = og_cached_at(&cache->contact[k], step);
    if (!still_holds(&now, step)) {
      events->ended++;
      continue;
    }
    cache->contact[kept] = cache->contact[k];
    cache->contact[kept].depth = now.depth;
    if (cache->contact[kept].age < INT_MAX) cache->contact[kept].age++;
    kept++;
  }
  cache->count = kept;
}

static og_cached_contact cached_of(const og_contact *c, const og_cache_step *step, int age) {
  return (og_cached_contact){to_body(&step->a, c->a), to_body(&step->b, c->b), c->depth, age};
}

static int near_one(const og_manifold_cache *cache, const og_cached_contact *c, og_scalar drift) {
  for (int k = 0; k < cache->count; k++)
    if (og_norm(og_sub(cache->contact[k].on_a, c->on_a)) <= drift) return k;
  return -1;
}

// Four of five contacts stay.
static void exchange(og_manifold_cache *cache, const og_cached_contact *fifth, const og_cache_step *step) {
  og_cached_contact all[OG_CACHED_CONTACTS + 1];
  og_contact at[OG_CACHED_CONTACTS + 1];
  for (int k = 0; k <= OG_CACHED_CONTACTS; k++) {
    all[k] = k < OG_CACHED_CONTACTS ? cache->contact[k] : *fifth;
    at[k] = og_cached_at(&all[k], step);
  }
  const og_contact first[OG_CACHED_CONTACTS + 1] = {at[0], at[1], at[2], at[3], at[4]};
  (void)og_manifold_reduce(at, OG_CACHED_CONTACTS + 1, step->normal);
  int dropped = OG_CACHED_CONTACTS; // the one that is last now
  for (int k = 0; k <= OG_CACHED_CONTACTS; k++)
    if (og_largest(og_sub(first[k].a, at[OG_CACHED_CONTACTS].a)) == 0) dropped = k;
  int kept = 0;
  for (int k = 0; k <= OG_CACHED_CONTACTS; k++)
    if (k != dropped) cache->contact[kept++] = all[k];
}

static void take(og_manifold_cache *cache, const og_contact *fresh, const og_cache_step *step) {
  if (!still_holds(fresh, step)) return;
  og_cached_contact c = cached_of(fresh, step, 0);
  const int near = near_one(cache, &c, step->drift);
  if (near >= 0) {
    c.age = cache->contact[near].age;
    cache->contact[near] = c;
  } else if (cache->count < OG_CACHED_CONTACTS) {
    cache->contact[cache->count++] = c;
  } else {
    exchange(cache, &c, step);
  }
}

og_contact_events og_manifold_cache_step(og_manifold_cache *cache, const og_cache_step *step) {
  og_contact_events events = {0, 0, 0};
  verify(cache, step, &events);
  const int verified = cache->count;
  for (int k = 0; k < step->fresh_count; k++) take(cache, &step->fresh[k], step);
  int old = 0;
  for (int k = 0; k < cache->count; k++) old += cache->contact[k].age > 0;
  events.persisted = old;
  events.begun = cache->count - old;
  events.ended += verified - old;
  return events;
}
