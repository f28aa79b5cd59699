// The depth from both sides. Hulls of points of the bodies lie within them, so their exact depth is at most that of the
// bodies. Along any direction the bodies overlap by their depth at least. The direction in which the hulls are least
// deep names the farthest points, which join them.

#include "spec/enclosure/solve/ellipsoid.h"
#include "spec/enclosure/solve/search.h"
#include "spec/enclosure/solve/touch.h"
#include "spec/pair/witness.h"

// A round takes longer the more points there are. Beyond these, or where there is no room, the range is what it is.
enum { DEPTH_ROUNDS = 120 };
// As in enclosure.c: bits of places that are added where they were too few, and how often.
enum { MORE_BITS = 64, RAISES = 2 };

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

// Along the direction: the hulls' farthest points join them. False where they are there already.
static bool extend_along(og_enclosure_solver *s) {
  const bool of_b = og_inner_extend(s, 1, &s->direction);
  og_ivec_neg(&s->kept, &s->direction);
  return og_inner_extend(s, 0, &s->kept) || of_b;
}

// Is hi less than the bound found before, of which there is none at first?
static bool is_better(og_enclosure_solver *s, const og_rational *hi, const og_rational *best, bool any) {
  if (!any) return true;
  og_int_mul(&s->t0, &hi->num, &best->den);
  og_int_mul(&s->t1, &best->num, &hi->den);
  return og_int_compare(&s->t0, &s->t1) < 0;
}

// lo = (p + s sqrt(q)) / m 2^e, the hulls' depth, from below.
static void set_lower(og_enclosure_solver *s, og_rational *lo, const og_surd *depth) {
  const mp_bitcnt_t scale = depth->s == 0 ? 0 : s->bits + 16;
  mpz_mul_2exp(s->num.z, depth->p.z, scale);
  mpz_mul_2exp(s->den.z, depth->m.z, scale);
  mpz_mul_2exp(s->t0.z, depth->q.z, 2 * scale);
  mpz_sqrtrem(s->t0.z, s->t1.z, s->t0.z);
  if (depth->s < 0 && og_int_sign(&s->t1) > 0) mpz_add_ui(s->t0.z, s->t0.z, 1);
  if (depth->s < 0) og_int_sub(&s->num, &s->num, &s->t0);
  if (depth->s > 0) og_int_add(&s->num, &s->num, &s->t0);
  og_rational_set_si(lo, 0);
  if (og_int_sign(&s->num) <= 0) return;
  // In steps of the lattice, which is 2^unit_exp / unit_den.
  const long exponent = depth->e - s->problem->pair.unit_exp;
  og_int_mul(&s->num, &s->num, &s->problem->pair.unit_den);
  if (exponent < 0) mpz_mul_2exp(s->den.z, s->den.z, (mp_bitcnt_t)-exponent);
  else mpz_mul_2exp(s->num.z, s->num.z, (mp_bitcnt_t)exponent);
  og_enclosure_bound(s, lo, false);
}

static void copy_places(og_enclosure_solver *s, og_depth_range *range) {
  og_int_set_si(&range->scale, 1);
  mpz_mul_2exp(range->scale.z, range->scale.z, s->bits);
  for (int body = 0; body < 2; body++) {
    const og_inner_body *b = &s->body[body];
    const bool is_curved = b->curve != OG_CURVE_NONE;
    og_points_resize(&range->place[body], is_curved ? b->count : 0);
    for (size_t k = 0; is_curved && k < b->count; k++) og_ivec_set(&range->place[body].at[k], &b->place[k]);
  }
}

static void take_direction(og_enclosure_solver *s, og_depth_range *range, bool *any) {
  og_enclosure_overlap(s, &s->direction, &s->bound);
  if (is_better(s, &s->bound, &range->hi, *any)) {
    og_rational_set(&range->hi, &s->bound);
    og_ivec_set(&range->direction, &s->direction);
  }
  *any = true;
}

// From the hulls as they are. They only grow, so the last depth is the greatest. Newton's direction may let them grow.
static bool improve_depth(og_enclosure_solver *s, og_depth_range *range, bool *any, bool *grows) {
  og_problem_approximate(&s->inner);
  if (og_solve(s->solver, OG_DEPTH, &s->inner, NULL, &s->found) != OG_ANSWERED) return false;
  const og_finding *finding = &s->found.finding;
  if (!og_witness_direction(&s->direction, &s->inner, &s->found.certificate)) return false;
  if (finding->has_depth) {
    set_lower(s, &range->lo, &finding->depth);
    copy_places(s, range);
  }
  og_enclosure_trim(s);
  take_direction(s, range, any);
  og_ivec_set(&s->last, &s->direction);
  for (int body = 0; body < 2; body++) {
    if (og_enclosure_lean(s, body)) take_direction(s, range, any);
    og_ivec_set(&s->direction, &s->last);
  }
  if (og_enclosure_newton(s, &s->found.certificate.witness)) {
    take_direction(s, range, any);
    *grows = extend_along(s);
    og_ivec_set(&s->direction, &s->last);
  }
  return true;
}

static void keep_certificate(og_enclosure_solver *s, og_certificate *inner) {
  const og_certificate kept = *inner;
  *inner = s->found.certificate;
  s->found.certificate = kept;
}

static bool enclose_by_hulls(og_enclosure_solver *s, og_depth_range *range) {
  bool any = false;
  range->kind = OG_DEPTH_HULLS;
  set_radius(s, true);
  for (int round = 0; round < DEPTH_ROUNDS; round++) {
    bool grows = false;
    if (!improve_depth(s, range, &any, &grows)) break;
    if (s->found.finding.has_depth) keep_certificate(s, &range->inner);
    const bool is_deep = og_rational_sign(&range->lo) > 0;
    if (is_deep && og_enclosure_is_narrow(s, &range->lo, &range->hi)) break;
    if (!extend_along(s) && !grows) break;
  }
  set_radius(s, false);
  return any;
}

bool og_enclose_depth(og_enclosure_solver *s, const og_enclosure_problem *problem, og_depth_range *range) {
  og_depth_range_reset(range);
  s->problem = problem;
  og_enclosure_first_bits(s);
  if (!og_inner_start(s, 0) || !og_inner_start(s, 1)) return false;
  if (og_enclose_revolved(s, range)) {
    for (int raise = 0; raise < RAISES && !og_enclosure_is_enough(s, &range->lo, &range->hi); raise++) {
      s->bits += MORE_BITS;
      og_enclose_revolved(s, range);
    }
    return true;
  }
  // An overlap that is finer than the places has none between them.
  for (int raise = 0; raise <= RAISES; raise++) {
    if (raise > 0) s->bits += MORE_BITS;
    if (raise > 0 && (!og_inner_start(s, 0) || !og_inner_start(s, 1))) return false;
    if (!enclose_by_hulls(s, range)) return false;
    if (og_rational_sign(&range->lo) > 0) break;
  }
  return true;
}

// ---- the question ----

void og_depth_answer_init(og_depth_answer *answer) {
  answer->status = OG_ENCLOSURE_REFUSED;
  answer->refusal = OG_DEPTH_REFUSED_KIND;
  og_depth_range_init(&answer->range);
  og_enclosure_answer_init(&answer->meeting);
}

void og_depth_answer_clear(og_depth_answer *answer) {
  og_depth_range_clear(&answer->range);
  og_enclosure_answer_clear(&answer->meeting);
}

static og_enclosure_status conclude(og_enclosure_solver *s, const og_enclosure_problem *problem,
                                    og_depth_answer *answer) {
  const og_depth_range *range = &answer->range;
  answer->refusal = og_check_depth_range(problem, range);
  if (answer->refusal != OG_DEPTH_ACCEPTED) return OG_ENCLOSURE_REFUSED;
  const bool is_open = range->kind == OG_DEPTH_MEETING && range->meeting.kind == OG_ENCLOSURE_PENETRATING;
  if (is_open) return OG_ENCLOSURE_WIDE;
  if (range->kind == OG_DEPTH_MEETING) return answer->meeting.status;
  return og_enclosure_is_narrow(s, &range->lo, &range->hi) ? OG_ENCLOSURE_ANSWERED : OG_ENCLOSURE_WIDE;
}

og_enclosure_status og_solve_depth_range(og_enclosure_solver *s, const og_enclosure_problem *problem,
                                         og_depth_answer *answer) {
  og_depth_range *range = &answer->range;
  og_depth_range_reset(range);
  og_solve_enclosure(s, OG_RELATION, problem, &answer->meeting);
  if (answer->meeting.certificate.kind != OG_ENCLOSURE_PENETRATING || !og_enclose_depth(s, problem, range) ||
      og_rational_sign(&range->lo) == 0) {
    range->kind = OG_DEPTH_MEETING;
    og_enclosure_copy(&range->meeting, &answer->meeting.certificate);
  }
  answer->status = conclude(s, problem, answer);
  return answer->status;
}
