#include "tests/shared/moving_fault.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/nearest.h"

void or_moving_judge_init(or_moving_judge *judge) {
  or_exact_init(&judge->exact);
  og_moving_problem_init(&judge->problem);
  og_moving_answer_init(&judge->answer);
  for (int k = 0; k < 4; k++) or_vec_init(&judge->point[k]);
  mpq_inits(judge->number, judge->time, (mpq_ptr)NULL);
}

void or_moving_judge_clear(or_moving_judge *judge) {
  or_exact_clear(&judge->exact);
  og_moving_problem_clear(&judge->problem);
  og_moving_answer_clear(&judge->answer);
  for (int k = 0; k < 4; k++) or_vec_clear(&judge->point[k]);
  mpq_clears(judge->number, judge->time, (mpq_ptr)NULL);
}

double or_moving_gap(or_moving_judge *judge, const og_moving_features_input *in, og_scalar time) {
  for (int k = 0; k < 4; k++) or_vec_between(&judge->point[k], in->start[k], in->end[k], (double)time);
  const size_t of_a = in->of_edges ? 2 : 1;
  return or_exact_rationals(&judge->exact, judge->point, of_a, 0, judge->point + of_a, 4 - of_a, 0).distance;
}

static void solve(or_moving_judge *judge, const og_moving_features_input *in) {
  double start[12], end[12];
  for (int k = 0; k < 4; k++) {
    const og_vec3 from = in->start[k], to = in->end[k];
    memcpy(&start[3 * k], (double[]){(double)from.x, (double)from.y, (double)from.z}, 3 * sizeof *start);
    memcpy(&end[3 * k], (double[]){(double)to.x, (double)to.y, (double)to.z}, 3 * sizeof *end);
  }
  if (!og_moving_problem_set_doubles(&judge->problem, in->of_edges, start, end)) abort();
  if (og_solve_moving(&judge->problem, &judge->answer) != OG_MOVING_ACCEPTED) abort();
}

// Is the time after the first contact? Of a root it is if it is not before the root's interval, in which no double lies
// but the nearest.
static bool is_late(or_moving_judge *judge, og_scalar time) {
  const og_moving_finding *finding = &judge->answer.finding;
  const og_rational *first = finding->is_rational ? &finding->time : &finding->lo;
  mpq_set_d(judge->time, (double)time);
  mpz_set(mpq_numref(judge->number), first->num.z);
  mpz_set(mpq_denref(judge->number), first->den.z);
  mpq_canonicalize(judge->number);
  return mpq_cmp(judge->time, judge->number) > 0;
}

static const char *fault_of_time(or_moving_judge *judge, or_moving_error *error, const og_door_moving_features *door,
                                 const og_moving_features_claim *claim) {
  if (!claim->has_first) return "it has no time";
  if (!(claim->first >= 0 && claim->first <= 1)) return "the time is not one of the motion";
  if (!error->hit) return NULL;
  error->late = is_late(judge, claim->first);
  error->early = error->first - (double)claim->first;
  return error->late && !door->promises.misses ? "the time is after the first contact" : NULL;
}

const char *or_moving_fault(or_moving_judge *judge, or_moving_error *error, const og_door_moving_features *door,
                            const og_moving_features_input *in, const og_moving_features_claim *claim) {
  solve(judge, in);
  const og_moving_finding *finding = &judge->answer.finding;
  *error = (or_moving_error){.hit = finding->hit};
  if (finding->hit) error->first = og_nearest_double(finding->is_rational ? &finding->time : &finding->lo);
  if (claim->outcome == OG_OUTCOME_ITERATION_LIMIT) {
    if (door->promises.unlimited) return "it has no limit";
    if (claim->verdict != OG_VERDICT_NONE) return "a verdict without an answer";
    return fault_of_time(judge, error, door, claim);
  }
  if (claim->outcome != OG_OUTCOME_ANSWERED) return "the outcome is none of finite points";
  error->missed = finding->hit && claim->verdict == OG_VERDICT_APART;
  error->invented = !finding->hit && claim->verdict == OG_VERDICT_MEET;
  if (claim->verdict == OG_VERDICT_APART) return error->missed && !door->promises.misses ? "a contact is missed" : NULL;
  if (claim->verdict != OG_VERDICT_MEET) return "no verdict";
  const char *fault = fault_of_time(judge, error, door, claim);
  if (fault != NULL) return fault;
  error->apart = or_moving_gap(judge, in, claim->first);
  const double rounding = door->promises.apart * (double)OG_SCALAR_EPSILON * (double)og_moving_features_size(in);
  const bool near = error->apart <= door->promises.times * (double)in->tolerance + rounding;
  return near ? NULL : "they are too far apart at the time";
}
