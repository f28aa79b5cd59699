#include "ref/continuous/motion_bilateral.h"

#include "ref/closest/range.h"
#include "ref/continuous/rigid_path.h"

// A point of each body, in its frame, and how far the one of A is ahead of that of B along n.
typedef struct deep_points {
  og_vec3 a, b;
  og_scalar apart;
} deep_points;

static og_scalar apart_at(const og_rigid_pair *pair, const deep_points *points, og_vec3 n, og_scalar time) {
  const og_rigid_place a = og_rigid_at(&pair->a, time), b = og_rigid_at(&pair->b, time);
  return og_dot(n, og_sub(og_rigid_point(&a, points->a), og_rigid_point(&b, points->b))) - pair->radius;
}

static deep_points deepest_of(const og_rigid_pair *pair, og_vec3 n, og_scalar time) {
  const og_rigid_place a = og_rigid_at(&pair->a, time), b = og_rigid_at(&pair->b, time);
  deep_points points = {.a = og_support_of(&a.core, og_apply_transposed(&a.turn, og_neg(n))).point,
                        .b = og_support_of(&b.core, og_apply_transposed(&b.turn, n)).point};
  points.apart = apart_at(pair, &points, n, time);
  return points;
}

// A time from `low` on, at which the points are about `level` apart; they are deeper at `high`.
static og_scalar brought_back(const og_rigid_pair *pair, const deep_points *points, og_vec3 n, og_scalar low,
                              og_scalar high, og_scalar level) {
  og_scalar above = apart_at(pair, points, n, low) - level, below = points->apart - level;
  /*@ loop invariant counter: 0 <= k <= 64;
      loop assigns k, low, high, above, below;
      loop variant 64 - k; */
  for (int k = 0; k < 64 && above > 0; k++) {
    const og_scalar part = k % 2 == 0 ? og_fraction(above, above - below) : (og_scalar)0.5;
    const og_scalar time = low + part * (high - low), rest = apart_at(pair, points, n, time) - level;
    if (og_abs(rest) <= level / 4) return time;
    if (rest > 0) {
      low = time;
      above = rest;
    } else {
      high = time;
      below = rest;
    }
  }
  return low;
}

og_motion_claim og_motion_bilateral(const og_motion_input *in) {
  const og_rigid_pair pair = og_rigid_pair_of(in);
  const og_scalar level = pair.tolerance / 2;
  og_vec3 n = {0, 0, 0};
  og_scalar time = 0;
  og_moment m = og_rigid_moment(&pair, time, n);
  /*@ loop invariant counter: 1 <= k;
      loop assigns k, m, n, time;
      loop variant in->most - k; */
  for (int k = 1;; k++) {
    if (m.outcome != OG_OUTCOME_ANSWERED) return og_rigid_open(m.outcome, &m, time, k);
    if (m.meet) return og_rigid_contact(&m, time, n, k);
    if (m.is_open) return og_rigid_open(OG_OUTCOME_DEGENERATE, &m, time, k);
    n = m.normal;
    og_scalar end = 1;
    deep_points points = deepest_of(&pair, n, end);
    if (points.apart > level + level / 2) return og_rigid_apart(&m, time, k);
    if (k >= in->most) return og_rigid_open(OG_OUTCOME_ITERATION_LIMIT, &m, time, k);
    /*@ loop invariant counter: 0 <= round <= OG_MOTION_ROUNDS;
        loop assigns round, end, points;
        loop variant OG_MOTION_ROUNDS - round; */
    for (int round = 0; round < OG_MOTION_ROUNDS && points.apart < level / 2; round++) {
      end = brought_back(&pair, &points, n, time, end, level);
      points = deepest_of(&pair, n, end);
    }
    time = end;
    m = og_rigid_moment(&pair, time, n);
  }
}

// ---- what is known of it ----

static const og_door_motion motion_bilateral_door = {
    .run = og_motion_bilateral,
    .promises = {.gap = 64,
                 .depth = 64,
                 .misses = true,
                 .why = "it looks at the end of an interval, and not at all that comes before"}};

const og_algorithm og_algorithm_motion_bilateral = {
    .id = "motion-bilateral",
    .row = "3.8",
    .questions = "motion",
    .path = "ref/continuous/motion_bilateral",
    .source = "Catto 2013",
    .cost = "steps times gjk",
    .limits = "misses contacts that are over at the end of the interval looked at",
    .motion = &motion_bilateral_door,
};
