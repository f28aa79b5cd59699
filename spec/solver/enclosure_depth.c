// The depth from both sides. Hulls of points of the bodies lie within them, so their exact depth is at most that of the
// bodies. Along any direction the bodies overlap by their depth at least. The direction in which the hulls are least
// deep names the farthest points, which join them.

#include "spec/certificate/witness.h"
#include "spec/solver/enclosure_search.h"

// A round takes longer the more points there are. Beyond these the range is what it is.
enum { DEPTH_ROUNDS = 40 };

static void set_radius(og_enclosure_solver *s, bool with_unit) {
  const og_problem *pair = &s->problem->pair;
  og_problem *inner = &s->inner;
  if (!with_unit) {
    og_int_set_si(&inner->radius, 0);
    og_int_set_si(&inner->unit_den, 1);
    inner->unit_exp = 0;
    return;
  }
  mpz_mul_2exp(inner->radius.z, pair->radius.z, s->bits);
  og_int_set(&inner->unit_den, &pair->unit_den);
  inner->unit_exp = pair->unit_exp - (long)s->bits;
}

// Is hi less than the bound found before, of which there is none at first?
static bool is_better(og_enclosure_solver *s, const og_rational *hi, const og_rational *best, bool any) {
  if (!any) return true;
  og_int_mul(&s->t0, &hi->num, &best->den);
  og_int_mul(&s->t1, &best->num, &hi->den);
  return og_int_compare(&s->t0, &s->t1) < 0;
}

// Is hi - lo at most the width, but for rounding?
static bool is_near(og_enclosure_solver *s, const og_surd *lo, const og_rational *hi) {
  const og_problem *pair = &s->problem->pair;
  og_surd bound, width;
  og_surd_init(&bound);
  og_surd_init(&width);
  og_int_set(&bound.p, &hi->num);
  og_int_set(&bound.m, &hi->den);
  og_enclosure_width(s);
  og_int_set(&width.p, &s->num);
  og_int_mul(&width.m, &s->den, &pair->unit_den);
  width.e = pair->unit_exp;
  const double gap = og_surd_difference(&bound, lo), wanted = og_surd_to_double(&width);
  og_surd_clear(&bound);
  og_surd_clear(&width);
  return gap <= wanted;
}

// Along the direction: the hulls' farthest points join them. False where they are there already.
static bool extend_along(og_enclosure_solver *s) {
  const bool of_b = og_inner_extend(s, 1, &s->direction);
  og_ivec_neg(&s->kept, &s->direction);
  return og_inner_extend(s, 0, &s->kept) || of_b;
}

static bool improve_depth(og_enclosure_solver *s, og_surd *lo, og_rational *hi, bool *any) {
  og_problem_approximate(&s->inner);
  if (og_solve(s->solver, OG_DEPTH, &s->inner, NULL, &s->found) != OG_ANSWERED) return false;
  const og_finding *finding = &s->found.finding;
  if (finding->relation == OG_PENETRATING && og_surd_compare(&finding->depth, lo) > 0) og_surd_set(lo, &finding->depth);
  if (!og_witness_direction(&s->direction, &s->inner, &s->found.certificate)) return false;
  og_enclosure_trim(s);
  og_enclosure_overlap(s, &s->direction, &s->bound);
  if (is_better(s, &s->bound, hi, *any)) og_rational_set(hi, &s->bound);
  *any = true;
  return true;
}

bool og_enclose_depth(og_enclosure_solver *s, const og_enclosure_problem *problem, og_surd *lo, og_rational *hi) {
  bool any = false;
  og_surd_set_zero(lo);
  s->problem = problem;
  og_enclosure_first_bits(s);
  if (!og_inner_start(s, 0) || !og_inner_start(s, 1)) return false;
  set_radius(s, true);
  for (int round = 0; round < DEPTH_ROUNDS; round++) {
    if (!improve_depth(s, lo, hi, &any)) break;
    if (is_near(s, lo, hi) || !extend_along(s)) break;
  }
  set_radius(s, false);
  return any;
}
