#include "ref/continuous/gjk_raycast.h"

#include "ref/continuous/horizon.h"
#include "ref/continuous/moment.h"
#include "ref/cso/walk.h"
#include "ref/simplex/simplex_signed_volumes.h"

typedef struct cast {
  const og_sweep_input *in;
  og_walk walk;
  og_scalar time, horizon, radius;
  bool clipped;
  og_vec3 normal; // of the last plane that clipped the ray
} cast;

// The ray's point t s, seen from which A - B is that of the bodies at time t.
static og_cso_vertex seen_at(const cast *c, const og_cso_vertex *p) {
  og_cso_vertex w = *p;
  w.b.point = og_add_scaled(p->b.point, c->time, c->in->velocity);
  w.w = og_sub(w.a.point, w.b.point);
  return w;
}

// True where the walk's point is as near as rounding tells.
static bool has_arrived(const cast *c) {
  const og_scalar size = c->walk.coordinates + c->radius;
  return c->walk.simplex.count > 0 && c->walk.distance - c->radius <= OG_MOMENT_ROUNDING * size;
}

// Begins a simplex with that point.
static void begin_at(cast *c, const og_cso_vertex *p) {
  og_walk *walk = &c->walk;
  walk->simplex.count = 0;
  walk->distance = walk->shortest = OG_SCALAR_MAX;
  walk->stalled = 0;
  const og_cso_vertex w = seen_at(c, p);
  walk->coordinates = og_max(og_largest(w.a.point), og_largest(w.b.point));
  (void)og_walk_advance(walk, &w);
}

typedef enum step { GOES_ON, MISSES, ARRIVES, STALLS } step;

static step go(cast *c) {
  og_walk *walk = &c->walk;
  og_scalar length;
  const og_vec3 n = og_direction_of(walk->nearest, &length);
  if (!(length > 0)) return ARRIVES;
  const og_cso_vertex p = og_cso_support(&c->in->a->core, &c->in->b->core, og_neg(n));
  const og_cso_vertex w = seen_at(c, &p);
  walk->iterations++;
  walk->coordinates = og_max(walk->coordinates, og_max(og_largest(w.a.point), og_largest(w.b.point)));
  const og_scalar height = og_dot(n, w.w) - c->radius;
  if (height > 0) {
    const og_scalar closing = og_dot(n, c->in->velocity);
    if (closing <= 0 || height > closing * (c->horizon - c->time)) return MISSES;
    const og_scalar next = og_min(og_sweep_step(c->time, height, closing), c->horizon);
    if (next > c->time) {
      c->time = next;
      c->clipped = true;
      c->normal = n;
      begin_at(c, &p);
      return GOES_ON;
    }
  }
  const og_vec3 v = og_direction_in_range(walk->nearest);
  if (og_walk_is_final(walk, v, og_walk_length(v), &w) || !og_walk_advance(walk, &w)) return STALLS;
  return GOES_ON;
}

static og_sweep_claim hit(const cast *c) {
  og_sweep_claim claim = {.outcome = OG_OUTCOME_ANSWERED,
                          .verdict = OG_VERDICT_MEET,
                          .has_first = true,
                          .first = c->time,
                          .iterations = c->walk.iterations};
  if (!c->clipped) return claim; // they meet at the start
  claim.has_normal = true;
  og_scalar length;
  const og_vec3 nearest = og_direction_of(c->walk.nearest, &length);
  // Where the cores are apart by radii far above rounding their direction is sharp.
  const og_scalar rounding = OG_MOMENT_ROUNDING * (c->walk.coordinates + c->radius);
  const bool sharp = c->radius > 1024 * rounding && length > 0 && og_dot(nearest, c->in->velocity) >= 0;
  claim.normal = sharp ? nearest : c->normal;
  og_vec3 a = {0, 0, 0}, b = {0, 0, 0};
  for (int k = 0; k < c->walk.simplex.count; k++) {
    a = og_add_scaled(a, c->walk.simplex.weight[k], c->walk.simplex.vertex[k].a.point);
    b = og_add_scaled(b, c->walk.simplex.weight[k], c->walk.simplex.vertex[k].b.point);
  }
  // The weights of a flat simplex are rounding: what they make of it may be apart.
  const og_vec3 apart = og_add_scaled(og_sub(a, b), -c->radius, claim.normal);
  claim.has_points = og_largest(apart) <= 4 * rounding;
  if (!claim.has_points) return claim;
  claim.a = og_add_scaled(a, -c->in->a->radius, claim.normal);
  claim.b = og_add_scaled(og_add_scaled(b, -c->time, c->in->velocity), c->in->b->radius, claim.normal);
  return claim;
}

og_sweep_claim og_gjk_raycast(const og_sweep_input *in) {
  cast c = {.in = in, .horizon = og_sweep_horizon(in), .radius = in->a->radius + in->b->radius};
  og_walk_begin(&c.walk, &in->a->core, &in->b->core, og_simplex_signed_volumes);
  const og_cso_vertex first = og_walk_support(&c.walk, og_walk_start(&c.walk, (og_vec3){0, 0, 0}));
  begin_at(&c, &first);
  step taken = GOES_ON;
  while (taken == GOES_ON) {
    if (!(c.walk.coordinates <= OG_WALK_LARGEST) || (c.walk.coordinates > 0 && c.walk.coordinates < OG_WALK_SMALLEST))
      return (og_sweep_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE, .iterations = c.walk.iterations};
    if (has_arrived(&c)) taken = ARRIVES;
    else if (c.walk.iterations >= OG_RAYCAST_STEPS)
      return (og_sweep_claim){.outcome = OG_OUTCOME_ITERATION_LIMIT, .iterations = c.walk.iterations};
    else taken = go(&c);
  }
  if (taken == ARRIVES) return hit(&c);
  return (og_sweep_claim){.outcome = taken == MISSES ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE,
                          .verdict = taken == MISSES ? OG_VERDICT_APART : OG_VERDICT_NONE,
                          .iterations = c.walk.iterations};
}

// ---- what is known of it ----

static const og_door_sweep gjk_raycast_door = {
    .run = og_gjk_raycast,
    .takes = OG_SWEEPS_ANY,
    .promises = {.verdict = 64, .time = 64, .points = 256, .iterations = OG_RAYCAST_STEPS + 1},
};

const og_algorithm og_algorithm_gjk_raycast = {
    .id = "gjk-raycast",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/gjk_raycast",
    .source = "van den Bergen 2004; Varjus 2018, alg. 2",
    .cost = "O(V_A + V_B) an iteration",
    .limits = "no last time; bodies that pass each other within 64 epsilon of the size are said to meet",
    .sweep = &gjk_raycast_door,
};
