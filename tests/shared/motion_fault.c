#include "tests/shared/motion_fault.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

// Times between two at which depths are looked for.
enum { LOOKS = 6 };

void or_motion_judge_init(or_motion_judge *judge) {
  og_handed_rigid_init(&judge->handed);
  og_exact_pair_init(&judge->pair);
  for (int k = 0; k < 2; k++) og_exact_body_init(&judge->at[k]);
  og_rational_init(&judge->time);
}

void or_motion_judge_clear(or_motion_judge *judge) {
  og_handed_rigid_clear(&judge->handed);
  og_exact_pair_clear(&judge->pair);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&judge->at[k]);
  og_rational_clear(&judge->time);
}

static void put(double *to, og_vec3 v) {
  to[0] = (double)v.x;
  to[1] = (double)v.y;
  to[2] = (double)v.z;
}

static void take_body(og_handed_body *r, const og_motion_body *from) {
  const size_t count = (size_t)from->body->vertex_count;
  if (count > r->room) {
    r->xyz = og_grow(r->xyz, 3 * count, sizeof *r->xyz);
    r->room = count;
  }
  r->count = count;
  for (size_t k = 0; k < count; k++) put(&r->xyz[3 * k], from->body->vertex[k]);
  r->radius = (double)from->body->radius;
  for (int end = 0; end < 2; end++) {
    const og_quaternion *q = &from->rotation[from->spins ? 0 : end];
    put(r->centre[end], from->centre[end]);
    put(r->rotation[end], q->axis);
    r->rotation[end][3] = (double)q->w;
  }
  r->spins = from->spins;
  put(r->spin, from->spin);
}

bool or_motion_solve(or_motion_judge *judge, const og_motion_input *in) {
  take_body(&judge->handed.body[0], &in->a);
  take_body(&judge->handed.body[1], &in->b);
  if (!og_handed_rigid_take_numbers(&judge->handed)) return false;
  if (!og_handed_rigid_solve(&judge->handed)) abort();
  return true;
}

double or_motion_gap(or_motion_judge *judge, double time) {
  const og_rigid_problem *problem = &judge->handed.problem;
  og_rational_from_double(&judge->time, time);
  for (int k = 0; k < 2; k++) og_rigid_body_at(&judge->at[k], problem, k, &judge->time);
  // Both balls are A's, which is the same to it.
  og_int_mul(&judge->at[0].radius, &problem->radius, &judge->at[0].den);
  mpz_divexact(judge->at[0].radius.z, judge->at[0].radius.z, problem->den.z);
  if (!og_exact_pair_solve_exact(&judge->pair, &judge->at[0], &judge->at[1])) abort();
  return judge->pair.signed_distance;
}

// The greatest depth found from one time to another, both included.
static double deepest(or_motion_judge *judge, double from, double to) {
  double most = 0;
  for (int k = 0; k <= LOOKS; k++) most = fmax(most, -or_motion_gap(judge, from + (to - from) * k / LOOKS));
  return most;
}

static const char *fault_of_end(or_motion_judge *judge, const og_motion_claim *claim, double unit,
                                const og_door_motion *door) {
  if (!(claim->reached >= 0 && claim->reached <= 1)) return "the time is not one of the motion";
  const double gap = or_motion_gap(judge, (double)claim->reached);
  return gap <= (double)claim->gap + door->promises.gap * unit ? NULL : "the gap is larger than is said";
}

// An error in units. Of bodies without a size that stand in the origin the unit is zero, and no error may be left.
static double in_units(double error, double unit) { return unit > 0 ? error / unit : error > 0 ? DBL_MAX : 0; }

static void measure_depth(or_motion_judge *judge, or_motion_error *error, double until, double unit) {
  if (error->kind != OG_RIGID_FIRST || until <= error->hi) return;
  error->depth = in_units(deepest(judge, error->hi, until), unit);
}

const char *or_motion_fault(or_motion_judge *judge, or_motion_error *error, const og_door_motion *door,
                            const og_motion_input *in, const og_motion_claim *claim) {
  const double unit = (double)OG_SCALAR_EPSILON * (double)og_motion_size(in);
  const og_motion_promises *promises = &door->promises;
  const og_rigid_kind kind = judge->handed.answer.finding.kind;
  *error = (or_motion_error){.kind = kind, .lo = judge->handed.lo, .hi = judge->handed.hi};
  if (claim->iterations < 0) return "its steps are below zero";
  const char *fault = claim->has_reached ? fault_of_end(judge, claim, unit, door) : NULL;
  if (fault != NULL) return fault;
  if (claim->outcome != OG_OUTCOME_ANSWERED) {
    if (claim->verdict != OG_VERDICT_NONE || claim->has_first) return "a verdict without an answer";
    if (claim->outcome == OG_OUTCOME_ITERATION_LIMIT && !claim->has_reached) return "no time was reached";
    if (!promises->advances || !claim->has_reached) return NULL;
    measure_depth(judge, error, (double)claim->reached, unit);
    return error->depth > promises->depth ? "it has gone past a contact" : NULL;
  }
  if (claim->verdict == OG_VERDICT_NONE) return "an answer without a verdict";
  error->missed = claim->verdict == OG_VERDICT_APART && kind == OG_RIGID_FIRST;
  error->invented = claim->verdict == OG_VERDICT_MEET && kind == OG_RIGID_NEVER;
  if (claim->verdict == OG_VERDICT_APART) {
    measure_depth(judge, error, 1, unit);
    return error->depth > promises->depth && !promises->misses ? "it misses a contact" : NULL;
  }
  if (!claim->has_first || claim->first != claim->reached) return "it has no time";
  const double first = (double)claim->first;
  error->apart = in_units(fmax(0, or_motion_gap(judge, first) - (double)in->target), unit);
  if (error->apart > promises->gap) return "the bodies are too far apart at the time";
  if (kind != OG_RIGID_NEVER) error->early = fmax(0, error->lo - first);
  if (kind == OG_RIGID_FIRST) error->late = fmax(0, first - error->hi);
  measure_depth(judge, error, first, unit);
  return error->depth > promises->depth && !promises->misses ? "the time is after a contact" : NULL;
}
