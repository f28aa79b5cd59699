#include "tool/judge/judge.h"

#include <float.h>
#include <limits.h>
#include <math.h>

#include "tool/judge/stated_vector.h"

static const char *const check_names[OG_CHECK_COUNT] = {
    [OG_CHECK_ANSWER] = "answer",
    [OG_CHECK_FINITE] = "finite",
    [OG_CHECK_VERDICT] = "verdict",
    [OG_CHECK_RELATION] = "relation",
    [OG_CHECK_DISTANCE] = "distance",
    [OG_CHECK_DEPTH] = "depth",
    [OG_CHECK_SEPARATION] = "separation",
    [OG_CHECK_POINT_A] = "point-a",
    [OG_CHECK_POINT_B] = "point-b",
    [OG_CHECK_POINTS] = "points",
    [OG_CHECK_POINTS_PART] = "points-part",
    [OG_CHECK_NORMAL] = "normal",
    [OG_CHECK_PARTS] = "parts",
    [OG_CHECK_UNIT] = "unit",
    [OG_CHECK_CONTACT_A] = "contact-a",
    [OG_CHECK_CONTACT_B] = "contact-b",
    [OG_CHECK_CONTACT_LINE] = "contact-line",
    [OG_CHECK_CONTACT_COVER] = "cover",
    [OG_CHECK_CONTACT_BEYOND] = "beyond",
    [OG_CHECK_CONTACT_DOUBLED] = "doubled",
    [OG_CHECK_TIME] = "time",
    [OG_CHECK_CLOSED] = "closed",
    [OG_CHECK_OUTSIDE] = "outside",
    [OG_CHECK_LARGER] = "larger",
    [OG_CHECK_SKEW] = "skew",
    [OG_CHECK_CORNERS] = "corners",
    [OG_CHECK_TRIANGLES] = "triangles",
    [OG_CHECK_TURNED] = "turned",
    [OG_CHECK_AREA_MISSING] = "area-missing",
    [OG_CHECK_AREA_TWICE] = "area-twice",
    [OG_CHECK_AREA_OUTSIDE] = "area-outside",
    [OG_CHECK_SOLID] = "solid",
    [OG_CHECK_VOLUME_OUTSIDE] = "volume-outside",
    [OG_CHECK_VOLUME_MISSING] = "volume-missing",
    [OG_CHECK_METAMORPHIC] = "metamorphic",
    [OG_CHECK_CONTACT_STEADY] = "steady",
    [OG_CHECK_CONTACT_JUMPED] = "jumped",
    [OG_CHECK_CONTACT_RENAMED] = "renamed",
    [OG_CHECK_MISSED] = "missed",
    [OG_CHECK_INVENTED] = "invented",
    [OG_CHECK_REPEATED] = "repeated",
};

const char *og_check_name(og_check_what what) { return check_names[what]; }

const char *og_error_class_name(og_error_class class) {
  static const char *const names[] = {"none", "rounding", "near", "gross"};
  return names[class];
}

const char *og_judged_name(og_judged judged) {
  static const char *const names[] = {"right", "tolerable", "wrong", "no answer"};
  return names[judged];
}

og_tolerance og_tolerance_in(og_round_format format) {
  if (format == OG_ROUND_BINARY32) return (og_tolerance){4 * (double)FLT_EPSILON, 1e-5, format};
  return (og_tolerance){4 * DBL_EPSILON, 1e-9, format};
}

og_tolerance og_scalar_tolerance(void) {
#ifdef OG_BINARY32
  return og_tolerance_in(OG_ROUND_BINARY32);
#else
  return og_tolerance_in(OG_ROUND_BINARY64);
#endif
}

const og_checked *og_find_check(const og_judgement *judgement, og_check_what what) {
  for (int k = 0; k < judgement->count; k++)
    if (judgement->check[k].what == what) return &judgement->check[k];
  return NULL;
}

// A judgement in the making. Working values are initialised once.
typedef struct session {
  og_exact_pair *pair;
  const og_statement *statement;
  og_tolerance tolerance;
  og_judgement judgement;
  og_surd stated, exact, gap;
} session;

// ---- errors ----

static og_judged judged_of(og_check_what what, og_error_class class) {
  const bool strict = what == OG_CHECK_VERDICT || what == OG_CHECK_RELATION || what == OG_CHECK_METAMORPHIC ||
                      what == OG_CHECK_TRIANGLES;
  switch (class) {
  case OG_ERROR_NONE: return OG_RIGHT;
  case OG_ERROR_ROUNDING: return strict ? OG_TOLERABLE : OG_RIGHT;
  case OG_ERROR_NEAR: return strict ? OG_WRONG : OG_TOLERABLE;
  case OG_ERROR_GROSS: break;
  }
  return what == OG_CHECK_ANSWER ? OG_NO_ANSWER : OG_WRONG;
}

static og_error_class class_of(double fraction, og_tolerance tolerance) {
  if (fraction == 0) return OG_ERROR_NONE;
  if (fraction <= tolerance.rounding) return OG_ERROR_ROUNDING;
  return fraction <= tolerance.gross ? OG_ERROR_NEAR : OG_ERROR_GROSS;
}

static void add_judged(og_judgement *judgement, og_checked check) {
  judgement->check[judgement->count++] = check;
  if (check.judged > judgement->judged) judgement->judged = check.judged;
}

static void add_classed(og_judgement *judgement, og_checked check) {
  check.judged = judged_of(check.what, check.class);
  add_judged(judgement, check);
}

void og_judgement_add(og_judgement *judgement, og_checked check, og_tolerance tolerance) {
  check.class = class_of(check.fraction, tolerance);
  add_classed(judgement, check);
}

void og_judgement_mark(og_judgement *judgement, og_check_what what, bool good) {
  const double error = good ? 0 : HUGE_VAL;
  const og_error_class class = good ? OG_ERROR_NONE : OG_ERROR_GROSS;
  add_classed(judgement, (og_checked){what, OG_RIGHT, class, error, error, error, error});
}

void og_judgement_answer(og_judgement *judgement, og_stated stated) {
  const bool says_so = stated != OG_STATED_ANSWER && !og_stated_is_failure(stated);
  if (says_so) add_judged(judgement, (og_checked){OG_CHECK_ANSWER, OG_NO_ANSWER, OG_ERROR_NONE, 0, 0, 0, 0});
  else og_judgement_mark(judgement, OG_CHECK_ANSWER, stated == OG_STATED_ANSWER);
}

// Nothing lies within an allowance of nothing: an error may be so small that its double is 0, and gross all the same.
static bool is_allowed(double error, double allowed) { return allowed > 0 && error <= allowed; }

static bool passes(const og_checked *check, const og_allowance *allowance) {
  return is_allowed(check->absolute, allowance->absolute) || is_allowed(check->relative, allowance->relative) ||
         is_allowed(check->fraction, allowance->fraction);
}

bool og_check_is_allowed(const og_checked *check, const og_allowances *allowances) {
  return passes(check, &allowances->every) || passes(check, &allowances->of[check->what]);
}

static void let_pass(og_judgement *judgement, og_checked *check, bool allowed) {
  if (check->judged == OG_WRONG && allowed) check->judged = OG_TOLERABLE;
  if (check->judged > judgement->judged) judgement->judged = check->judged;
}

void og_judgement_allow(og_judgement *judgement, og_allowance allowance) {
  judgement->judged = OG_RIGHT;
  for (int k = 0; k < judgement->count; k++)
    let_pass(judgement, &judgement->check[k], passes(&judgement->check[k], &allowance));
}

void og_judgement_allow_by_check(og_judgement *judgement, const og_allowances *allowances) {
  judgement->judged = OG_RIGHT;
  for (int k = 0; k < judgement->count; k++)
    let_pass(judgement, &judgement->check[k], og_check_is_allowed(&judgement->check[k], allowances));
}

static double quotient(double error, double of) {
  return error == 0 ? 0 : of == 0 || isinf(error) ? HUGE_VAL : error / of;
}

static bool is_scalable(double x, double scaled) {
  return fabs(x) >= 2 * DBL_MIN && fabs(x) <= DBL_MAX && fabs(scaled) >= 2 * DBL_MIN && fabs(scaled) <= DBL_MAX;
}

// The numbers shared, in units of 2^exponent: no size overflows or vanishes.
static og_surd in_units(const og_surd *a, int exponent) {
  og_surd r = *a;
  r.e -= exponent;
  return r;
}

// |a| in units of 2^exponent, correctly rounded; `rounded` is a in the input's unit. A power of two rounds with the
// number unless one of the two is subnormal or infinite.
static double size_in_units(const og_surd *a, double rounded, int exponent) {
  const double scaled = ldexp(rounded, -exponent);
  if (is_scalable(rounded, scaled)) return fabs(scaled);
  const og_surd in_unit = in_units(a, exponent);
  return fabs(og_surd_to_double(&in_unit));
}

static double gap_in_units(const og_surd *a, const og_surd *b, double rounded, int exponent) {
  const double scaled = ldexp(rounded, -exponent);
  if (is_scalable(rounded, scaled)) return scaled;
  const og_surd scaled_a = in_units(a, exponent), scaled_b = in_units(b, exponent);
  return og_surd_gap(&scaled_a, &scaled_b);
}

static void add_no_error(session *s, og_check_what what) {
  add_classed(&s->judgement, (og_checked){what, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0});
}

// The error `absolute` of a stated value; `value` is the exact one rounded, `reach` the length that it is judged by, in
// sizes.
static void add_gap(session *s, og_check_what what, const og_surd *stated, const og_surd *exact, double absolute,
                    double value, double reach) {
  const int exponent = s->pair->exponent;
  const double error = gap_in_units(stated, exact, absolute, exponent);
  const bool has_ulp =
      value != 0 && fabs(value) <= (s->tolerance.format == OG_ROUND_BINARY32 ? (double)FLT_MAX : DBL_MAX);
  og_checked check = {what, OG_RIGHT, OG_ERROR_NONE, absolute, quotient(error, s->pair->diagonal), 0, 0};
  const double scaled_value = size_in_units(exact, value, exponent);
  // What is as far beyond a tiny size as no double holds is told in the input's unit.
  check.relative = isinf(scaled_value) ? quotient(absolute, fabs(value)) : quotient(error, scaled_value);
  check.ulps = has_ulp ? absolute / og_ulp_in(s->tolerance.format, value) : quotient(absolute, 0);
  check.class = class_of(check.fraction / reach, s->tolerance);
  add_classed(&s->judgement, check);
}

static void add_error(session *s, og_check_what what, const og_surd *stated, const og_surd *exact, double value,
                      double reach) {
  add_gap(s, what, stated, exact, og_surd_gap(stated, exact), value, reach);
}

static void set_rational(og_surd *r, const og_rational *a) {
  og_surd_set_zero(r);
  og_int_set(&r->p, &a->num);
  og_int_set(&r->m, &a->den);
}

static void negate(og_surd *r) {
  og_int_neg(&r->p, &r->p);
  r->s = -r->s;
}

// ---- verdict and values ----

// The distance, or minus the depth.
static void set_signed_distance(og_surd *r, const og_exact_pair *pair) {
  og_surd_set(r, pair->relation == OG_PENETRATING ? &pair->depth : &pair->distance);
  if (pair->relation == OG_PENETRATING) negate(r);
}

static double distance_of(const og_exact_pair *pair) { return pair->signed_distance > 0 ? pair->signed_distance : 0; }

static double depth_of(const og_exact_pair *pair) { return pair->signed_distance < 0 ? -pair->signed_distance : 0; }

// A wrong answer about how they lie is off by what parts the bodies from touching.
static void add_relation(session *s, og_check_what what, bool right) {
  if (right) {
    add_no_error(s, what);
    return;
  }
  og_surd_set_zero(&s->stated);
  set_signed_distance(&s->exact, s->pair);
  add_gap(s, what, &s->stated, &s->exact, fabs(s->pair->signed_distance), s->pair->signed_distance, 1);
  og_checked *check = &s->judgement.check[s->judgement.count - 1];
  if (check->class != OG_ERROR_NONE) return;
  check->class = OG_ERROR_ROUNDING; // of bodies that touch
  check->judged = judged_of(what, check->class);
  if (check->judged > s->judgement.judged) s->judgement.judged = check->judged;
}

static bool agrees(const og_exact_pair *pair, og_verdict verdict) {
  return verdict == OG_VERDICT_NONE || (verdict == OG_VERDICT_APART) == (pair->relation == OG_SEPARATED);
}

static void add_value(session *s, og_check_what what, const og_rational *stated, const og_surd *exact, double value) {
  set_rational(&s->stated, stated);
  add_error(s, what, &s->stated, exact, value, 1);
}

// ---- points ----

static void add_off_body(session *s, og_check_what what, int which, const og_rational point[3]) {
  og_surd_set_zero(&s->exact);
  if (!og_exact_pair_probe(s->pair, which, point, &s->stated)) og_judgement_mark(&s->judgement, what, false);
  else if (og_surd_sign(&s->stated) == 0) add_no_error(s, what);
  else add_error(s, what, &s->stated, &s->exact, 0, s->pair->reach);
}

// Contact points are points of both bodies: that each is one of its own was checked before.
static void add_outside(session *s) {
  og_surd other;
  og_surd_init(&other);
  og_surd_set_zero(&s->exact);
  const bool solved = og_exact_pair_probe(s->pair, 1, s->statement->point[0], &s->stated) &&
                      og_exact_pair_probe(s->pair, 0, s->statement->point[1], &other);
  if (solved && og_surd_compare(&other, &s->stated) > 0) og_surd_set(&s->stated, &other);
  if (!solved) og_judgement_mark(&s->judgement, OG_CHECK_POINTS, false);
  else add_error(s, OG_CHECK_POINTS, &s->stated, &s->exact, 0, s->pair->reach);
  og_surd_clear(&other);
}

// A separation states the depth of bodies that it says overlap.
static bool states_depth(const og_statement *statement) { return statement->has_depth || statement->has_separation; }

// Nearest points, deepest points, or, where no depth is stated, points that are the same.
static void add_between(session *s, const og_ivec *way, const og_int *den) {
  const bool overlap = s->pair->relation == OG_PENETRATING, deepest = overlap && states_depth(s->statement);
  og_surd_set_zero(&s->exact);
  if (!overlap) og_surd_set(&s->exact, &s->pair->distance);
  if (deepest) og_surd_set(&s->exact, &s->pair->depth);
  og_set_length(&s->stated, way, den);
  const double value = deepest || !overlap ? fabs(s->pair->signed_distance) : 0;
  add_error(s, OG_CHECK_POINTS, &s->stated, &s->exact, value, s->pair->reach);
  if (!deepest) return;
  og_surd_set_zero(&s->exact);
  if (!og_exact_pair_depth_moved(s->pair, way, den, &s->stated))
    og_judgement_mark(&s->judgement, OG_CHECK_POINTS_PART, false);
  else add_error(s, OG_CHECK_POINTS_PART, &s->stated, &s->exact, 0, s->pair->reach);
}

static void add_points(session *s) {
  const og_statement *statement = s->statement;
  add_off_body(s, OG_CHECK_POINT_A, 0, statement->point[0]);
  add_off_body(s, OG_CHECK_POINT_B, 1, statement->point[1]);
  if (statement->contact && s->pair->relation != OG_SEPARATED) {
    add_outside(s);
    return;
  }
  og_ivec way;
  og_int den;
  og_ivec_init(&way);
  og_int_init(&den);
  og_set_way(&way, &den, statement->point[0], statement->point[1]);
  add_between(s, &way, &den);
  og_ivec_clear(&way);
  og_int_clear(&den);
}

// ---- the normal ----

// n scaled down to components of at most 1, each off by less than 2^-51: a truncation, and what underflows.
static void approximate(double d[3], const og_ivec *n) {
  const og_int *const part[3] = {&n->x, &n->y, &n->z};
  long exponent[3], most = LONG_MIN;
  for (int k = 0; k < 3; k++) {
    d[k] = mpz_get_d_2exp(&exponent[k], part[k]->z);
    if (d[k] != 0 && exponent[k] > most) most = exponent[k];
  }
  for (int k = 0; k < 3; k++)
    d[k] = d[k] == 0 || exponent[k] < most - 1000 ? 0 : ldexp(d[k], (int)(exponent[k] - most));
}

static double approximate_dot(const double d[3], const double *p) { return d[0] * p[0] + d[1] * p[1] + d[2] * p[2]; }

// Twice what bounds an approximate dot product's error: 3 times (OG_APPROX_ERROR = 2^-51 of the point and 2^-51 of the
// direction, numbers of at most 1), and five roundings of at most 3 2^-53, are less than 10 2^-51.
#define DOT_SLACK 0x1p-46

// The largest (sign > 0) or least of n.p over the points: exact among those that doubles do not rule out.
static void extreme(og_int *r, const og_points *points, const og_ivec *n, const double d[3], int sign) {
  double best = -HUGE_VAL;
  for (size_t k = 0; k < points->count; k++) {
    const double value = sign * approximate_dot(d, &points->approx[3 * k]);
    if (value > best) best = value;
  }
  og_int dot;
  og_int_init(&dot);
  bool any = false;
  for (size_t k = 0; k < points->count; k++) {
    if (sign * approximate_dot(d, &points->approx[3 * k]) < best - DOT_SLACK) continue;
    og_ivec_dot(&dot, n, &points->at[k]);
    if (!any || sign * og_int_compare(&dot, r) > 0) og_int_swap(&dot, r);
    any = true;
  }
  og_int_clear(&dot);
}

// gap = how far A lies ahead of B along n: (min n.a - max n.b) / |n| - radii, in the input's unit.
static void set_gap(og_surd *gap, const og_problem *problem, const og_ivec *n) {
  og_int low, high, square;
  og_int_init(&low);
  og_int_init(&high);
  og_int_init(&square);
  double d[3];
  approximate(d, n);
  extreme(&low, &problem->a, n, d, -1);
  extreme(&high, &problem->b, n, d, 1);
  og_int_sub(&low, &low, &high);
  og_ivec_dot(&square, n, n);
  og_int_mul(&gap->p, &problem->radius, &square);
  og_int_neg(&gap->p, &gap->p);
  gap->s = og_int_sign(&low);
  og_int_mul(&gap->q, &low, &low);
  og_int_mul(&gap->q, &gap->q, &square);
  og_int_mul(&gap->m, &square, &problem->unit_den);
  gap->e = problem->unit_exp;
  og_int_clear(&low);
  og_int_clear(&high);
  og_int_clear(&square);
}

// The error of a gap that falls short of what it should be; a larger one is as right.
static void add_shortfall(session *s, og_check_what what, const og_surd *wanted, double value) {
  const double excess = og_surd_difference(&s->gap, wanted);
  const bool enough = excess > 0 || (excess == 0 && og_surd_compare(&s->gap, wanted) >= 0);
  if (enough) add_no_error(s, what);
  else add_gap(s, what, &s->gap, wanted, fabs(excess), value, 1);
}

static void add_unit(session *s, const og_ivec *n, const og_int *den) {
  og_set_length(&s->stated, n, den);
  og_surd_set_zero(&s->exact);
  og_int_set_si(&s->exact.p, 1);
  const double error = og_surd_gap(&s->stated, &s->exact);
  const double ulps = error / og_ulp_in(s->tolerance.format, 1);
  og_judgement_add(&s->judgement, (og_checked){OG_CHECK_UNIT, OG_RIGHT, OG_ERROR_NONE, error, error, error, ulps},
                   s->tolerance);
}

// By what the statement says that A is to be moved: 0 where it says that the bodies are apart.
static void set_stated_depth(og_surd *r, const og_statement *statement) {
  og_surd_set_zero(r);
  if (statement->has_depth) set_rational(r, &statement->depth);
  if (!statement->has_separation || og_int_sign(&statement->separation.num) > 0) return;
  set_rational(r, &statement->separation);
  negate(r);
}

static void add_normal(session *s) {
  const og_statement *statement = s->statement;
  const bool deep = states_depth(statement);
  // A normal of bodies that meet is a way out: with a depth or without, it is held against the shortest.
  const bool measures = statement->has_distance || deep || statement->verdict == OG_VERDICT_MEET;
  og_ivec n;
  og_int den;
  og_ivec_init(&n);
  og_int_init(&den);
  og_set_vector(&n, &den, statement->normal);
  if (og_ivec_is_zero(&n)) {
    og_judgement_mark(&s->judgement, OG_CHECK_NORMAL, false);
  } else {
    set_gap(&s->gap, &s->pair->problem, &n);
    if (measures) set_signed_distance(&s->exact, s->pair);
    else og_surd_set_zero(&s->exact);
    add_shortfall(s, OG_CHECK_NORMAL, &s->exact, measures ? s->pair->signed_distance : 0);
    s->judgement.has_along = true;
    s->judgement.along = og_surd_to_double(&s->gap);
    set_stated_depth(&s->exact, statement);
    negate(&s->exact);
    if (deep || statement->verdict != OG_VERDICT_MEET)
      add_shortfall(s, OG_CHECK_PARTS, &s->exact, og_surd_to_double(&s->exact));
    add_unit(s, &n, &den);
  }
  og_ivec_clear(&n);
  og_int_clear(&den);
}

// ---- the judgement ----

// Is it on the side of zero on which the bodies lie?
static bool has_sign_of(const og_exact_pair *pair, const og_rational *separation) {
  const int sign = og_int_sign(&separation->num);
  return pair->relation == OG_TOUCHING || (pair->relation == OG_SEPARATED ? sign > 0 : sign < 0);
}

static void add_separation(session *s) {
  og_surd exact;
  og_surd_init(&exact);
  set_signed_distance(&exact, s->pair);
  add_value(s, OG_CHECK_SEPARATION, &s->statement->separation, &exact, s->pair->signed_distance);
  og_surd_clear(&exact);
}

static void judge_numbers(session *s) {
  const og_statement *statement = s->statement;
  if (statement->has_separation) add_separation(s);
  if (statement->has_distance)
    add_value(s, OG_CHECK_DISTANCE, &statement->distance, &s->pair->distance, distance_of(s->pair));
  if (statement->has_depth) add_value(s, OG_CHECK_DEPTH, &statement->depth, &s->pair->depth, depth_of(s->pair));
  if (s->pair->relation != OG_TOUCHING && !agrees(s->pair, statement->verdict)) return;
  if (statement->has_separation && !has_sign_of(s->pair, &statement->separation)) return;
  if (statement->has_points) add_points(s);
  if (statement->has_normal) add_normal(s);
}

og_judgement og_judge(og_exact_pair *pair, const og_statement *statement, og_tolerance tolerance) {
  session s = {.pair = pair, .statement = statement, .tolerance = tolerance, .judgement.judged = OG_RIGHT};
  og_judgement_answer(&s.judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return s.judgement;
  og_surd_init(&s.stated);
  og_surd_init(&s.exact);
  og_surd_init(&s.gap);
  og_judgement_mark(&s.judgement, OG_CHECK_FINITE, statement->finite);
  if (statement->verdict != OG_VERDICT_NONE) add_relation(&s, OG_CHECK_VERDICT, agrees(pair, statement->verdict));
  if (statement->relation != OG_RELATION_NONE)
    add_relation(&s, OG_CHECK_RELATION, statement->relation == pair->relation);
  if (statement->finite) judge_numbers(&s);
  og_surd_clear(&s.stated);
  og_surd_clear(&s.exact);
  og_surd_clear(&s.gap);
  return s.judgement;
}
