// The distance alone.

#include "spec/pair/solve/workspace.h"

// Does the simplex name a common point of the cores, a positive combination of CSO points that is zero? Summed up anew,
// whatever the search says.
static bool names_common_point(og_solver *solver, const og_problem *problem) {
  const og_exact_simplex *simplex = &solver->simplex;
  og_ivec *sum = &solver->u, *point = &solver->v;
  og_ivec_set_zero(sum);
  for (size_t k = 0; k < simplex->count; k++) {
    if (og_int_sign(&simplex->weight[k]) <= 0) return false;
    og_ivec_sub(point, &problem->a.at[simplex->pair[k].i], &problem->b.at[simplex->pair[k].j]);
    og_ivec_addmul(sum, &simplex->weight[k], point);
  }
  return simplex->count > 0 && og_ivec_is_zero(sum);
}

og_status og_solve_gap(og_solver *solver, const og_problem *problem, const og_guess *guess, og_answer *answer) {
  og_exact_simplex *simplex = &solver->simplex;
  answer->question = OG_DISTANCE;
  answer->steps = 0;
  answer->status = OG_REFUSED;
  answer->refusal = OG_REFUSED_KIND;
  og_certificate_reset(&answer->certificate);
  og_first_simplex(solver, problem, guess);
  if (og_int_sign(&simplex->square) != 0 && og_certify_apart(solver, problem, answer)) return answer->status;
  if (!og_nearest_finish(simplex, problem, solver->limit, &answer->steps)) return answer->status = OG_GAVE_UP;
  if (og_int_sign(&simplex->square) != 0) {
    (void)og_certify_apart(solver, problem, answer);
    return answer->status;
  }
  if (!names_common_point(solver, problem)) return answer->status;
  og_certificate_reset(&answer->certificate);
  answer->finding.relation = OG_RELATION_NONE;
  answer->finding.has_depth = answer->finding.has_hit = false;
  answer->finding.has_distance = true;
  og_surd_set_zero(&answer->finding.distance);
  return answer->status = OG_ANSWERED;
}
