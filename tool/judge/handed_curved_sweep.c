#include "tool/judge/handed_curved_sweep.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "spec/number/nearest.h"

// Looks for an overlap; steps of a search, of one where those found none, and those after it found one.
enum { PROBES = 8, STEPS = 32, STEPS_OF_GRAZE = 20, STEPS_WITHIN = 6 };
// An enclosure that is wider than this share of the size has no end that is worth telling.
#define NARROW 0x1p-30

void og_handed_curved_sweep_init(og_handed_curved_sweep *r) {
  memset(r, 0, sizeof *r);
  og_handed_curved_init(&r->rest);
  og_sweep_range_answer_init(&r->answer);
  og_enclosure_problem_init(&r->problem);
  r->solver = og_sweep_range_solver_new();
  og_rational_init(&r->time);
}

void og_handed_curved_sweep_clear(og_handed_curved_sweep *r) {
  og_handed_curved_clear(&r->rest);
  og_sweep_range_answer_clear(&r->answer);
  og_enclosure_problem_clear(&r->problem);
  og_sweep_range_solver_free(r->solver);
  og_rational_clear(&r->time);
}

// ---- the bodies at a time ----

static void place(og_handed_curved_sweep *r, double time) {
  og_rational_from_double(&r->time, time);
  og_enclosure_problem_at(&r->rest.problem, &r->problem, &r->time.num, &r->time.den);
}

static bool overlap_at(og_handed_curved_sweep *r, double time) {
  og_handed_curved *rest = &r->rest;
  place(r, time);
  return og_solve_enclosure(rest->solver, OG_RELATION, &rest->problem, &rest->answer) != OG_ENCLOSURE_REFUSED &&
         og_enclosure_relation(&rest->answer.certificate) == OG_PENETRATING;
}

// The distance, or minus the depth: nearer to zero than it is, if anything.
static double gap_at(og_handed_curved_sweep *r, double time) {
  place(r, time);
  if (!og_handed_curved_bound(&r->rest)) return HUGE_VAL;
  switch (r->rest.relation) {
  case OG_SEPARATED: return og_surd_to_double(&r->rest.low);
  case OG_PENETRATING: return og_surd_to_double(&r->rest.high);
  default: return 0;
  }
}

// ---- times ----

static double end_of(const og_handed_motion *motion, double time) {
  const double end = motion->has_until ? fmin(motion->until, time) : time;
  return fmin(end, DBL_MAX);
}

// A double at which they have met, or are about to.
static double time_of_contact(const og_handed_curved_sweep *r) {
  return nextafter(og_nearest_double(&r->answer.range.hi), HUGE_VAL);
}

// Where the bodies have gone twice the size since then, they are apart again, or farther than they were.
static double time_of_parting(const og_handed_curved_sweep *r, double from, const og_handed_motion *motion) {
  return r->speed > 0 ? end_of(motion, from + 2 * r->size / r->speed) : from;
}

// ---- how they lie at their closest ----

// The way through the configuration space obstacle, which is convex: signed distances are convex in time.
typedef struct search {
  double from, to;  // the minimum lies between
  double time, gap; // the least that was found
} search;

// By the golden section. A gap that small is no matter, and ends it.
static search find_least(og_handed_curved_sweep *r, double from, double to, int steps, double small) {
  const double share = 0.6180339887498949;
  search s = {from, to, from, gap_at(r, from)};
  double left = to - share * (to - from), right = from + share * (to - from);
  double at_left = gap_at(r, left), at_right = gap_at(r, right), at_end = gap_at(r, to);
  if (at_end < s.gap) s.time = to, s.gap = at_end;
  for (int step = 0, within = 0; step < steps && within < STEPS_WITHIN && s.from < s.to; step++) {
    if (s.gap >= 0 && s.gap <= small) break;
    const bool goes_left = at_left < at_right;
    const double best = goes_left ? at_left : at_right;
    if (best < s.gap) s.time = goes_left ? left : right, s.gap = best;
    if (goes_left) {
      s.to = right, right = left, at_right = at_left;
      at_left = gap_at(r, left = s.to - share * (s.to - s.from));
    } else {
      s.from = left, left = right, at_left = at_right;
      at_right = gap_at(r, right = s.from + share * (s.to - s.from));
    }
    within += s.gap < 0;
  }
  return s;
}

double og_handed_curved_sweep_depth(og_handed_curved_sweep *r, const og_handed_motion *motion) {
  const double from = end_of(motion, time_of_contact(r));
  const int steps = r->relation == OG_PENETRATING ? STEPS : STEPS_OF_GRAZE;
  return fmax(0, -find_least(r, from, time_of_parting(r, from, motion), steps, -1).gap);
}

double og_handed_curved_sweep_distance(og_handed_curved_sweep *r, const og_handed_motion *motion, double small) {
  const double apart = og_nearest_double(&r->answer.range.apart);
  const search s = find_least(r, 0, time_of_parting(r, 0, motion), STEPS, small);
  return fmax(apart, s.gap - r->speed * (s.to - s.from));
}

static og_relation closest_relation(og_handed_curved_sweep *r, const og_handed_motion *motion) {
  const og_sweep_range *range = &r->answer.range;
  if (range->kind == OG_SWEEP_RANGE_NEVER) return OG_SEPARATED;
  if (range->kind != OG_SWEEP_RANGE_FIRST) return OG_RELATION_NONE;
  if (range->contact.kind == OG_ENCLOSURE_PENETRATING) return OG_PENETRATING;
  const og_extent *extent = &r->rest.extent;
  const double from = time_of_contact(r), least = ldexp(extent->least, extent->exponent);
  double way = least > 0 ? least : r->size;
  for (int k = 0; k < PROBES && r->speed > 0; k++, way /= 2)
    if (overlap_at(r, end_of(motion, from + way / r->speed))) return OG_PENETRATING;
  return OG_RELATION_NONE;
}

// ---- the case ----

static bool set_motion(og_handed_curved_sweep *r, const og_handed_motion *motion) {
  const double *const a = motion->velocity[0], *const b = motion->velocity[1];
  og_enclosure_problem *problem = &r->problem;
  for (int k = 0; k < 2; k++) problem->curve[k] = r->rest.body[k].curve;
  r->speed = hypot(hypot(b[0] - a[0], b[1] - a[1]), b[2] - a[2]);
  return og_problem_set_exact(&problem->pair, &r->rest.body[0].exact, &r->rest.body[1].exact, NULL) == OG_PROBLEM_OK &&
         og_problem_set_motion(&problem->pair, a, b, motion->has_until ? &motion->until : NULL) == OG_PROBLEM_OK;
}

bool og_handed_curved_sweep_solve(og_handed_curved_sweep *r, const og_handed_case *c) {
  if (!og_handed_curved_take(&r->rest, &c->bodies) || !set_motion(r, &c->motion)) return false;
  r->size = ldexp(r->rest.extent.diagonal, r->rest.extent.exponent);
  if (og_solve_sweep_range(r->solver, &r->problem, &r->answer) == OG_ENCLOSURE_REFUSED) return false;
  r->relation = closest_relation(r, &c->motion);
  return true;
}

double og_handed_curved_sweep_first(const og_handed_curved_sweep *r) {
  const og_sweep_range *range = &r->answer.range;
  double first;
  if (range->kind != OG_SWEEP_RANGE_FIRST) return (double)NAN;
  if (og_sweep_range_double(&first, range)) return first;
  const double lo = og_nearest_double(&range->lo), hi = og_nearest_double(&range->hi);
  return (hi - lo) * r->speed > NARROW * r->size ? (double)NAN : hi;
}
