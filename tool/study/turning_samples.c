#include "tool/study/turning_samples.h"

#include "ref/continuous/ccd_bisect.h"
#include "ref/continuous/sampling.h"

static og_scalar largest_speed(const og_turning_pair *pair) {
  return og_norm(pair->velocity) + og_abs(pair->spin) * og_turning_radius(pair);
}

// ---- at equal steps ----

static og_turning_result sample(og_turning_pair *pair, og_scalar reach) {
  og_turning_result r = {.known = true};
  og_vec3 n = {0, 0, 0};
  for (int k = 0; k <= OG_SAMPLES; k++) {
    r.time = (og_scalar)k / OG_SAMPLES;
    const og_moment m = og_turning_moment(pair, r.time, n);
    r.calls++;
    r.hit = m.meet || m.gap <= reach;
    if (r.hit) return r;
    n = m.normal;
  }
  return r;
}

og_turning_result og_turning_sampling(og_turning_pair *pair) { return sample(pair, 0); }

og_turning_result og_turning_sampling_enlarged(og_turning_pair *pair) {
  return sample(pair, largest_speed(pair) / (2 * OG_SAMPLES));
}

// ---- by halving ----

// A time, and how far the bodies may move from there without meeting.
typedef struct sampled_time {
  og_scalar time, room;
  og_vec3 normal;
} sampled_time;

static sampled_time look(og_turning_pair *pair, og_turning_result *r, og_scalar time, og_vec3 start) {
  const og_moment m = og_turning_moment(pair, time, start);
  r->calls++;
  return (sampled_time){time, m.meet || m.is_open ? 0 : m.clear, m.normal};
}

// Sets r's time and hit, or finds nothing in [from, to]; r is not known once there are too many calls.
static void search(og_turning_pair *pair, og_turning_result *r, const sampled_time *from, const sampled_time *to,
                   int depth) {
  const og_scalar way = largest_speed(pair) * (to->time - from->time);
  if (from->room > way || to->room > way) return;
  r->time = from->time;
  r->hit = depth == OG_BISECT_HALVINGS;
  r->known = r->calls < OG_BISECT_STEPS;
  if (r->hit || !r->known) return;
  const sampled_time middle = look(pair, r, (from->time + to->time) / 2, from->normal);
  search(pair, r, from, &middle, depth + 1);
  if (r->known && !r->hit) search(pair, r, &middle, to, depth + 1);
}

og_turning_result og_turning_bisect(og_turning_pair *pair) {
  og_turning_result r = {.known = true};
  const sampled_time from = look(pair, &r, 0, (og_vec3){0, 0, 0}), to = look(pair, &r, 1, from.normal);
  search(pair, &r, &from, &to, 0);
  return r;
}
