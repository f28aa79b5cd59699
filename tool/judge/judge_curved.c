#include "tool/judge/judge_curved.h"

#include <math.h>

#include "tool/judge/stated_vector.h"

// An enclosure that is wider than this share of the size has no middle that is worth telling.
#define NARROW 0x1p-30

typedef struct session {
  og_handed_curved *truth;
  const og_statement *statement;
  og_tolerance tolerance;
  og_judgement judgement;
  og_surd stated, low, high; // what is compared
  og_ivec way;               // way / den
  og_int den;
} session;

// ---- errors ----

static double quotient(double error, double of) {
  return error == 0 ? 0 : of == 0 || isinf(error) ? HUGE_VAL : error / of;
}

void og_curved_add_error(og_judgement *judgement, const og_handed_curved *truth, og_tolerance tolerance,
                         og_check_what what, double error, double value, double reach) {
  const og_extent *extent = &truth->extent;
  og_checked check = {what, OG_RIGHT, OG_ERROR_NONE, error, 0, quotient(error, fabs(value)), 0};
  check.fraction = quotient(ldexp(error, -extent->exponent), extent->diagonal);
  check.ulps = value == 0 ? quotient(error, 0) : quotient(error, og_ulp_in(tolerance.format, value));
  const og_tolerance within = {reach * tolerance.rounding, reach * tolerance.gross, tolerance.format};
  og_judgement_add(judgement, check, within);
}

static void add_error(session *s, og_check_what what, double error, double value, double reach) {
  og_curved_add_error(&s->judgement, s->truth, s->tolerance, what, error, value, reach);
}

// How far `stated` lies outside of [low, high].
static double outside(const session *s) {
  if (og_surd_compare(&s->stated, &s->low) < 0) return og_surd_difference(&s->low, &s->stated);
  return og_surd_compare(&s->stated, &s->high) > 0 ? og_surd_difference(&s->stated, &s->high) : 0;
}

static void add_value(session *s, og_check_what what, double reach) {
  const double error = outside(s);
  const og_surd *nearest = og_surd_compare(&s->stated, &s->low) < 0 ? &s->low : &s->high;
  add_error(s, what, error, og_surd_to_double(nearest), reach);
}

static void set_rational(og_surd *r, const og_rational *a) {
  og_surd_set_zero(r);
  og_int_set(&r->p, &a->num);
  og_int_set(&r->m, &a->den);
}

static void negate(og_surd *a) {
  og_int_neg(&a->p, &a->p);
  a->s = -a->s;
}

// ---- what is known ----

static void keep_positive(og_surd *a) {
  if (og_surd_sign(a) < 0) og_surd_set_zero(a);
}

// [low, high] = the distance
static void set_distances(session *s) {
  og_surd_set(&s->low, &s->truth->low);
  og_surd_set(&s->high, &s->truth->high);
  keep_positive(&s->low);
  keep_positive(&s->high);
}

static void set_depths(session *s) {
  og_surd_set(&s->low, &s->truth->high);
  og_surd_set(&s->high, &s->truth->low);
  negate(&s->low);
  negate(&s->high);
  keep_positive(&s->low);
  keep_positive(&s->high);
}

static double rough(const og_handed_curved *truth) {
  return og_surd_to_double(&truth->low) / 2 + og_surd_to_double(&truth->high) / 2;
}

void og_curved_exact(double exact[OG_CHECK_COUNT], const og_handed_curved *truth) {
  const og_extent *extent = &truth->extent;
  const double value = truth->relation == OG_TOUCHING ? 0 : rough(truth);
  const double width = ldexp(og_surd_difference(&truth->high, &truth->low), -extent->exponent);
  for (int k = 0; k < OG_CHECK_COUNT; k++) exact[k] = (double)NAN;
  if (width > NARROW * extent->diagonal) return;
  exact[OG_CHECK_VERDICT] = exact[OG_CHECK_RELATION] = exact[OG_CHECK_SEPARATION] = value;
  exact[OG_CHECK_DISTANCE] = fmax(value, 0);
  exact[OG_CHECK_DEPTH] = fmax(-value, 0);
}

// ---- verdicts ----

static bool agrees(const session *s) {
  const og_relation relation = s->truth->relation;
  const og_verdict verdict = s->statement->verdict;
  return relation == OG_RELATION_NONE || verdict == OG_VERDICT_NONE ||
         (verdict == OG_VERDICT_APART) == (relation == OG_SEPARATED);
}

// By what parts the bodies from touching, at least: within rounding, of bodies that touch.
static void add_relation(session *s, og_check_what what, bool right) {
  const og_handed_curved *truth = s->truth;
  if (right) {
    add_error(s, what, 0, 0, 1);
    return;
  }
  const double error =
      truth->relation == OG_SEPARATED ? og_surd_to_double(&truth->low) : -og_surd_to_double(&truth->high);
  if (error > 0) {
    add_error(s, what, error, rough(truth), 1);
    return;
  }
  og_judgement_add(&s->judgement, (og_checked){what, OG_RIGHT, OG_ERROR_NONE, 0, s->tolerance.rounding, 0, 0},
                   s->tolerance);
}

// ---- points ----

static bool states_depth(const og_statement *statement) { return statement->has_depth || statement->has_separation; }

static void add_off_body(session *s, og_check_what what, int which, const og_rational point[3]) {
  if (!og_handed_curved_probe(s->truth, which, point, &s->stated)) og_judgement_mark(&s->judgement, what, false);
  else add_error(s, what, og_surd_to_double(&s->stated), 0, s->truth->reach);
}

// Contact points are points of both bodies: how far is each from the other's?
static void add_outside(session *s) {
  const bool solved = og_handed_curved_probe(s->truth, 1, s->statement->point[0], &s->stated) &&
                      og_handed_curved_probe(s->truth, 0, s->statement->point[1], &s->high);
  const double worst = fmax(og_surd_to_double(&s->stated), og_surd_to_double(&s->high));
  if (!solved) og_judgement_mark(&s->judgement, OG_CHECK_POINTS, false);
  else add_error(s, OG_CHECK_POINTS, worst, 0, s->truth->reach);
}

// Nearest points, deepest points, or, where no depth is stated, points that are the same.
static void add_between(session *s) {
  const bool overlap = s->truth->relation == OG_PENETRATING, deepest = overlap && states_depth(s->statement);
  set_distances(s);
  if (deepest) set_depths(s);
  og_set_length(&s->stated, &s->way, &s->den);
  add_value(s, OG_CHECK_POINTS, s->truth->reach);
  if (!deepest) return;
  if (!og_handed_curved_depth_moved(s->truth, &s->way, &s->den, &s->stated))
    og_judgement_mark(&s->judgement, OG_CHECK_POINTS_PART, false);
  else add_error(s, OG_CHECK_POINTS_PART, og_surd_to_double(&s->stated), 0, s->truth->reach);
}

static void add_points(session *s) {
  const og_statement *statement = s->statement;
  add_off_body(s, OG_CHECK_POINT_A, 0, statement->point[0]);
  add_off_body(s, OG_CHECK_POINT_B, 1, statement->point[1]);
  if (statement->contact && s->truth->relation != OG_SEPARATED) {
    add_outside(s);
    return;
  }
  if (s->truth->relation == OG_RELATION_NONE) return; // nearest points or deepest ones?
  og_set_way(&s->way, &s->den, statement->point[0], statement->point[1]);
  add_between(s);
}

// ---- the normal ----

// The error of the gap along the normal where it falls short of what it is to be at least, which is in `low`.
static void add_shortfall(session *s, og_check_what what) {
  const bool enough = og_surd_compare(&s->stated, &s->low) >= 0;
  add_error(s, what, enough ? 0 : og_surd_difference(&s->low, &s->stated), og_surd_to_double(&s->low), 1);
}

// By what the statement says that A is to be moved: 0 where it says that the bodies are apart.
static void set_stated_depth(og_surd *r, const og_statement *statement) {
  og_surd_set_zero(r);
  if (statement->has_depth) set_rational(r, &statement->depth);
  if (!statement->has_separation || og_int_sign(&statement->separation.num) > 0) return;
  set_rational(r, &statement->separation);
  negate(r);
}

static void add_unit(session *s) {
  og_set_length(&s->stated, &s->way, &s->den);
  og_surd_set_zero(&s->high);
  og_int_set_si(&s->high.p, 1);
  const double error = og_surd_gap(&s->stated, &s->high);
  const double ulps = error / og_ulp_in(s->tolerance.format, 1);
  og_judgement_add(&s->judgement, (og_checked){OG_CHECK_UNIT, OG_RIGHT, OG_ERROR_NONE, error, error, error, ulps},
                   s->tolerance);
}

static void add_normal(session *s) {
  const og_statement *statement = s->statement;
  const bool deep = states_depth(statement), meets = statement->verdict == OG_VERDICT_MEET;
  const bool measures = statement->has_distance || deep || meets;
  og_set_vector(&s->way, &s->den, statement->normal);
  if (og_ivec_is_zero(&s->way) || !og_handed_curved_gap(s->truth, &s->way, &s->stated)) {
    og_judgement_mark(&s->judgement, OG_CHECK_NORMAL, false);
    return;
  }
  og_surd_set_zero(&s->low);
  if (measures) og_surd_set(&s->low, &s->truth->low);
  add_shortfall(s, OG_CHECK_NORMAL);
  s->judgement.has_along = true;
  s->judgement.along = og_surd_to_double(&s->stated);
  set_stated_depth(&s->low, statement);
  negate(&s->low);
  if (deep || !meets) add_shortfall(s, OG_CHECK_PARTS);
  add_unit(s);
}

// ---- the judgement ----

// May it be on the side of zero on which the bodies lie?
static bool has_sign_of(const og_handed_curved *truth, const og_rational *separation) {
  const int sign = og_int_sign(&separation->num);
  const bool any = truth->relation == OG_TOUCHING || truth->relation == OG_RELATION_NONE;
  return any || (truth->relation == OG_SEPARATED ? sign > 0 : sign < 0);
}

static void judge_numbers(session *s) {
  const og_statement *statement = s->statement;
  const bool decided = s->truth->relation == OG_SEPARATED || s->truth->relation == OG_PENETRATING;
  og_surd_set(&s->low, &s->truth->low);
  og_surd_set(&s->high, &s->truth->high);
  set_rational(&s->stated, &statement->separation);
  if (statement->has_separation) add_value(s, OG_CHECK_SEPARATION, 1);
  set_distances(s);
  set_rational(&s->stated, &statement->distance);
  if (statement->has_distance) add_value(s, OG_CHECK_DISTANCE, 1);
  set_depths(s);
  set_rational(&s->stated, &statement->depth);
  if (statement->has_depth) add_value(s, OG_CHECK_DEPTH, 1);
  if (decided && !agrees(s)) return;
  if (statement->has_separation && !has_sign_of(s->truth, &statement->separation)) return;
  if (statement->has_points) add_points(s);
  if (statement->has_normal) add_normal(s);
}

static void judge(session *s) {
  const og_statement *statement = s->statement;
  const og_relation relation = s->truth->relation;
  og_judgement_mark(&s->judgement, OG_CHECK_FINITE, statement->finite);
  if (statement->verdict != OG_VERDICT_NONE) add_relation(s, OG_CHECK_VERDICT, agrees(s));
  if (statement->relation != OG_RELATION_NONE)
    add_relation(s, OG_CHECK_RELATION, relation == OG_RELATION_NONE || statement->relation == relation);
  if (statement->finite) judge_numbers(s);
}

og_judgement og_judge_curved(og_handed_curved *truth, const og_statement *statement, og_tolerance tolerance) {
  session s = {.truth = truth, .statement = statement, .tolerance = tolerance, .judgement.judged = OG_RIGHT};
  og_judgement_answer(&s.judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return s.judgement;
  og_surd_init(&s.stated);
  og_surd_init(&s.low);
  og_surd_init(&s.high);
  og_ivec_init(&s.way);
  og_int_init(&s.den);
  judge(&s);
  og_surd_clear(&s.stated);
  og_surd_clear(&s.low);
  og_surd_clear(&s.high);
  og_ivec_clear(&s.way);
  og_int_clear(&s.den);
  return s.judgement;
}
