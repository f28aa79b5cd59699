// First and last contact. The bodies meet during [0, T] exactly when the core of A comes within R of the hull of the
// cores of B at both ends of the (relative) motion, so the distance of those two decides, and its nearest points give
// the plane that certifies a miss. Each end of a contact is then an end of the motion, or found on the line.

#include "spec/pair/solve/sweep.h"

#include "spec/pair/solve/guess.h"

static void scale_points(og_points *to, const og_points *from, const og_int *factor) {
  og_points_resize(to, from->count);
  for (size_t k = 0; k < from->count; k++) og_ivec_scale(&to->at[k], factor, &from->at[k]);
}

void og_scaled_problem(og_problem *result, const og_problem *problem, const og_int *factor, const og_ivec *shift) {
  scale_points(&result->a, &problem->a, factor);
  scale_points(&result->b, &problem->b, factor);
  for (size_t k = 0; k < result->b.count; k++) og_ivec_add(&result->b.at[k], &result->b.at[k], shift);
  og_problem_approximate(result);
}

// A time T = num / den by which an endless motion has come as near as it ever does: T s.s exceeds every p.s, and from
// then on it only leaves every point of the CSO.
static void time_beyond(og_solver *s, const og_problem *problem, og_int *num, og_int *den) {
  const og_ivec *velocity = &problem->velocity;
  og_ivec_dot(den, velocity, velocity);
  og_int_set(num, den);
  if (og_int_sign(den) == 0) {
    og_int_set_si(den, 1);
    return;
  }
  og_extreme_point(&problem->a, velocity, -1, &s->t1, &s->t2);
  og_extreme_point(&problem->b, velocity, 1, &s->t3, &s->t2);
  og_int_sub(&s->t1, &s->t1, &s->t3);
  if (og_int_sign(&s->t1) > 0) og_int_add(num, num, &s->t1);
}

// The nearest feature of the two problems' CSO. False at the limit.
static bool nearest_feature(og_solver *s, const og_problem *problem, og_answer *answer) {
  og_first_simplex(s, problem, NULL);
  return og_nearest_finish(&s->simplex, problem, s->limit, &answer->steps);
}

// The sign of |v| / total - R factor.
static int compare_with_radius(og_solver *s, const og_problem *problem, const og_int *factor) {
  og_int_mul(&s->t0, &problem->radius, factor);
  og_int_mul(&s->t0, &s->t0, &s->simplex.total);
  og_int_mul(&s->t0, &s->t0, &s->t0);
  return og_int_compare(&s->simplex.square, &s->t0);
}

// B swept from 0 to T = num / den, everything times den.
static void sweep_body(og_solver *s, const og_problem *problem, const og_int *num, const og_int *den) {
  og_problem *derived = &s->derived;
  og_ivec_set_zero(&s->u);
  og_scaled_problem(derived, problem, den, &s->u);
  const size_t count = derived->b.count;
  og_points_resize(&derived->b, 2 * count);
  for (size_t j = 0; j < count; j++) {
    og_ivec_set(&derived->b.at[count + j], &derived->b.at[j]);
    og_ivec_addmul(&derived->b.at[count + j], num, &problem->velocity);
  }
  og_problem_approximate(derived);
}

// Contact at time num / den, an end of the motion? Sets the end if so. 1 yes, 0 no, -1 limit.
static int contact_at(og_solver *s, const og_problem *problem, const og_int *num, const og_int *den, og_answer *answer,
                      og_sweep_end *end) {
  og_ivec_scale(&s->u, num, &problem->velocity);
  og_scaled_problem(&s->derived, problem, den, &s->u);
  if (!nearest_feature(s, &s->derived, answer)) return -1;
  if (compare_with_radius(s, problem, den) > 0) return 0;
  og_copy_simplex(&end->witness, &s->simplex);
  og_int_set(&end->time_p, num);
  og_int_set(&end->time_m, den);
  return 1;
}

// The bodies only graze: they meet just where t s - y is a point of the CSO, for the fixed offset y = -v / total, which
// is orthogonal to s. That is a line contact of the CSO moved by y (times total).
static bool grazing_contact(og_solver *s, const og_problem *problem, const og_int *scale, bool last, og_answer *answer,
                            og_sweep_end *end) {
  // The simplex is that of sweep_body's problem, whose lattice is `scale` times finer.
  og_int factor;
  og_int_init(&factor);
  og_int_mul(&factor, scale, &s->simplex.total);
  og_scaled_problem(&s->derived, problem, &factor, &s->simplex.v);
  og_ivec_scale(&s->derived.velocity, &factor, &problem->velocity);
  const bool found = og_line_contact(s, &s->derived, last, answer, end);
  og_int_clear(&factor);
  return found;
}

// One end of the contact of a motion that is known to make contact during [0, num / den].
static bool find_end(og_solver *s, const og_problem *problem, const og_int *num, const og_int *den, bool grazing,
                     bool last, og_answer *answer, og_sweep_end *end) {
  og_int zero, one;
  og_int_init(&zero);
  og_int_init(&one);
  og_int_set_si(&one, 1);
  int met = 0;
  if (!last) met = contact_at(s, problem, &zero, &one, answer, end);
  else if (problem->has_until) met = contact_at(s, problem, num, den, answer, end);
  og_int_clear(&zero);
  og_int_clear(&one);
  if (met != 0) return met == 1;
  if (og_int_sign(&problem->radius) == 0) return og_line_contact(s, problem, last, answer, end);
  if (!grazing) return og_rounded_contact(s, problem, last, answer, end);
  sweep_body(s, problem, num, den);
  return nearest_feature(s, &s->derived, answer) && grazing_contact(s, problem, den, last, answer, end);
}

void og_solve_sweep(og_solver *s, const og_problem *problem, const og_guess *guess, og_answer *answer) {
  (void)guess; // a guess of the static distance says little about the motion
  og_certificate *certificate = &answer->certificate;
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  if (problem->has_until) {
    og_int_set(&num, &problem->until_num);
    og_int_set(&den, &problem->until_den);
  } else {
    time_beyond(s, problem, &num, &den);
  }
  sweep_body(s, problem, &num, &den);
  bool in_limit = nearest_feature(s, &s->derived, answer);
  const int order = in_limit ? compare_with_radius(s, problem, &den) : 0;
  if (in_limit && order > 0) {
    certificate->kind = OG_CERT_MISS;
    og_ivec_set(&certificate->direction, &s->simplex.v);
  } else if (in_limit) {
    og_ivec_dot(&s->t0, &s->simplex.v, &problem->velocity);
    const bool grazing = order == 0 && og_int_sign(&s->t0) == 0;
    certificate->kind = OG_CERT_SWEEP;
    certificate->never_parts = !problem->has_until && og_ivec_is_zero(&problem->velocity);
    in_limit =
        find_end(s, problem, &num, &den, grazing, false, answer, &certificate->first) &&
        (certificate->never_parts || find_end(s, problem, &num, &den, grazing, true, answer, &certificate->last));
  }
  og_int_clear(&num);
  og_int_clear(&den);
  if (!in_limit) {
    answer->status = og_limit_reached(s, answer) ? OG_GAVE_UP : OG_REFUSED;
    return;
  }
  og_submit(s, problem, answer);
}
