#include "tool/judge/judge_parts.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/judge/place_contacts.h"
#include "tool/judge/stated_vector.h"

typedef struct session {
  og_handed_parts *truth;
  const og_statement *statement;
  og_tolerance tolerance;
  og_judgement judgement;
  og_surd stated, exact, other;
} session;

// ---- errors ----

static double quotient(double error, double of) {
  return error == 0 ? 0 : of == 0 || isinf(error) ? HUGE_VAL : error / of;
}

// The error of a value; `value` is the exact one, `reach` the length that it is judged by, in sizes.
static void add_error(session *s, og_check_what what, double error, double value, double reach) {
  og_checked check = {
      what, OG_RIGHT, OG_ERROR_NONE, error, quotient(error, s->truth->size), quotient(error, fabs(value)), 0};
  check.ulps = value == 0 ? quotient(error, 0) : quotient(error, og_ulp_in(s->tolerance.format, value));
  const og_tolerance within = {reach * s->tolerance.rounding, reach * s->tolerance.gross, s->tolerance.format};
  og_judgement_add(&s->judgement, check, within);
}

// Beside a cylinder or a cone any distance will do that is not beyond the upper bound.
static void add_gap(session *s, og_check_what what, double reach) {
  const og_handed_parts *truth = s->truth;
  const bool is_range = truth->beside >= 0 && truth->relation != OG_PENETRATING;
  if (is_range && og_surd_compare(&s->stated, &s->exact) > 0)
    og_surd_set(&s->exact, og_surd_compare(&s->stated, &truth->farthest) < 0 ? &s->stated : &truth->farthest);
  add_error(s, what, og_surd_gap(&s->stated, &s->exact), og_surd_to_double(&s->exact), reach);
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

static bool is_apart(const og_handed_parts *truth) {
  return truth->is_ray ? !truth->hit : truth->relation == OG_SEPARATED;
}

// Is it not decided how they lie?
static bool is_open(const og_handed_parts *truth) {
  return !truth->is_ray && truth->relation == OG_RELATION_NONE;
}

void og_parts_exact(double exact[OG_CHECK_COUNT], const og_handed_parts *truth) {
  for (int k = 0; k < OG_CHECK_COUNT; k++) exact[k] = (double)NAN;
  if (is_open(truth)) return;
  if (truth->is_ray && truth->hit) exact[OG_CHECK_TIME] = og_surd_to_double(&truth->first);
  if (truth->is_ray) return;
  exact[OG_CHECK_DISTANCE] = og_surd_to_double(&truth->distance);
  if (truth->relation == OG_PENETRATING && truth->is_exact) exact[OG_CHECK_DEPTH] = og_surd_to_double(&truth->depth);
  if (truth->relation == OG_PENETRATING) return;
  exact[OG_CHECK_VERDICT] = exact[OG_CHECK_RELATION] = exact[OG_CHECK_SEPARATION] = exact[OG_CHECK_DISTANCE];
  exact[OG_CHECK_DEPTH] = 0;
}

// ---- verdicts ----

static bool agrees(const session *s) {
  const og_verdict verdict = s->statement->verdict;
  return is_open(s->truth) || verdict == OG_VERDICT_NONE || (verdict == OG_VERDICT_APART) == is_apart(s->truth);
}

static bool all_hit(session *s, double step) {
  bool all = true;
  for (int k = 0; k < OG_RAY_NEIGHBOURS && all; k++) all = og_handed_parts_neighbour(s->truth, k, step, &s->other);
  return all;
}

// How far a ray that hits can be moved and still does.
static double missed(session *s) {
  const double length = s->truth->size * s->truth->reach;
  if (all_hit(s, s->tolerance.gross * length)) return HUGE_VAL;
  const bool near = all_hit(s, s->tolerance.rounding * length);
  return (near ? s->tolerance.gross : s->tolerance.rounding) * length;
}

static double wrong_by(session *s) {
  if (s->truth->is_ray && s->truth->hit) return missed(s);
  return og_surd_to_double(s->truth->relation == OG_PENETRATING ? &s->truth->depth : &s->truth->distance);
}

static void add_relation(session *s, og_check_what what, bool right) {
  const double error = right ? 0 : wrong_by(s), reach = s->truth->is_ray ? s->truth->reach : 1;
  if (right || error > 0) add_error(s, what, error, error, reach);
  else
    og_judgement_add(&s->judgement, (og_checked){what, OG_RIGHT, OG_ERROR_NONE, 0, s->tolerance.rounding, 0, 0},
                     s->tolerance);
}

// ---- lengths ----

// Where bodies penetrate, any separation will do that is no larger than the least depth known allows. A point in a
// solid has a depth that is known.
static void add_separation(session *s, og_check_what what) {
  const bool deep = s->truth->relation == OG_PENETRATING;
  og_surd_set(&s->exact, deep ? &s->truth->depth : &s->truth->distance);
  if (deep) negate(&s->exact);
  if (!deep || s->truth->is_exact || og_surd_compare(&s->stated, &s->exact) > 0) add_gap(s, what, 1);
  else add_error(s, what, 0, og_surd_to_double(&s->exact), 1);
}

static void add_lengths(session *s) {
  const og_statement *statement = s->statement;
  if (statement->has_separation && !is_open(s->truth)) {
    set_rational(&s->stated, &statement->separation);
    add_separation(s, OG_CHECK_SEPARATION);
  }
  if (statement->has_distance) {
    set_rational(&s->stated, &statement->distance);
    og_surd_set(&s->exact, &s->truth->distance);
    add_gap(s, OG_CHECK_DISTANCE, 1);
  }
  if (!statement->has_depth || is_open(s->truth)) return;
  set_rational(&s->stated, &statement->depth);
  negate(&s->stated);
  og_surd_set_zero(&s->exact);
  if (s->truth->relation == OG_PENETRATING) add_separation(s, OG_CHECK_DEPTH);
  else add_gap(s, OG_CHECK_DEPTH, 1);
}

// ---- points ----

static void add_probe(session *s, og_check_what what, int which, const og_rational point[3]) {
  if (!og_handed_parts_probe(s->truth, which, point, &s->stated)) og_judgement_mark(&s->judgement, what, false);
  else add_error(s, what, og_surd_to_double(&s->stated), 0, s->truth->reach);
}

// Points of the overlap: each is on the other body, too.
static void add_outside(session *s) {
  const bool solved = og_handed_parts_probe(s->truth, 1, s->statement->point[0], &s->stated) &&
                      og_handed_parts_probe(s->truth, 0, s->statement->point[1], &s->other);
  const double worst = fmax(og_surd_to_double(&s->stated), og_surd_to_double(&s->other));
  if (!solved) og_judgement_mark(&s->judgement, OG_CHECK_POINTS, false);
  else add_error(s, OG_CHECK_POINTS, worst, 0, s->truth->reach);
}

// Nearest points, or, where the bodies meet, points that are the same. Deepest ones are not known.
static void add_between(session *s) {
  og_ivec way;
  og_int den;
  og_ivec_init(&way);
  og_int_init(&den);
  og_set_way(&way, &den, s->statement->point[0], s->statement->point[1]);
  og_set_length(&s->stated, &way, &den);
  og_surd_set_zero(&s->exact);
  if (is_apart(s->truth)) og_surd_set(&s->exact, &s->truth->distance);
  add_gap(s, OG_CHECK_POINTS, s->truth->reach);
  og_ivec_clear(&way);
  og_int_clear(&den);
}

static void add_points(session *s) {
  const og_statement *statement = s->statement;
  const bool is_deep = s->truth->relation == OG_PENETRATING && (statement->has_depth || statement->has_separation);
  add_probe(s, OG_CHECK_POINT_A, 0, statement->point[0]);
  add_probe(s, OG_CHECK_POINT_B, 1, statement->point[1]);
  if ((s->truth->is_curved && !s->truth->hit) || is_open(s->truth)) return; // of the distance only bounds are known
  if (statement->contact && !is_apart(s->truth)) add_outside(s);
  else if (s->truth->is_ray || !is_deep) add_between(s);
}

// ---- contacts ----

// How far the worst of their points of body `which` is from body `from`.
static void add_worst(session *s, og_check_what what, int which, int from) {
  bool good = true;
  double worst = 0;
  for (size_t k = 0; k < s->statement->contact_count && good; k++) {
    good = og_handed_parts_probe(s->truth, from, s->statement->contacts[k].point[which], &s->other);
    worst = fmax(worst, og_surd_to_double(&s->other));
  }
  if (good) add_error(s, what, worst, 0, s->truth->reach);
  else og_judgement_mark(&s->judgement, what, false);
}

// How far a corner of what two parts share is from the hull of the points of A.
static bool find_uncovered(session *s, const og_rational *hull, double *worst) {
  const og_part_contacts_finding *finding = &s->truth->contacts.finding;
  for (size_t k = 0; k < finding->count; k++)
    for (size_t c = 0; c < finding->contact[k].of_pair.count; c++) {
      const og_contact_point *corner = &finding->contact[k].of_pair.point[c];
      if (!og_handed_parts_off_hull(s->truth, corner->at, hull, s->statement->contact_count, &s->other)) return false;
      *worst = fmax(*worst, og_surd_to_double(&s->other));
    }
  return true;
}

static void add_cover(session *s) {
  const size_t count = s->statement->contact_count;
  og_rational *hull = og_grow(NULL, 3 * count, sizeof *hull);
  double worst = 0;
  for (size_t k = 0; k < 3 * count; k++) {
    og_rational_init(&hull[k]);
    og_rational_set(&hull[k], &s->statement->contacts[k / 3].point[0][k % 3]);
  }
  if (find_uncovered(s, hull, &worst)) add_error(s, OG_CHECK_CONTACT_COVER, worst, 0, s->truth->reach);
  else og_judgement_mark(&s->judgement, OG_CHECK_CONTACT_COVER, false);
  for (size_t k = 0; k < 3 * count; k++) og_rational_clear(&hull[k]);
  free(hull);
}

// Bodies that overlap have contacts less deep than the deepest, of which no more is known than whose points they are.
static void add_contacts(session *s) {
  const og_statement *statement = s->statement;
  if (statement->contact_count == 0 && statement->verdict == OG_VERDICT_MEET)
    og_judgement_mark(&s->judgement, OG_CHECK_CONTACT_COVER, false);
  if (statement->contact_count == 0 || og_has_positions(statement)) return;
  add_worst(s, OG_CHECK_CONTACT_A, 0, 0);
  add_worst(s, OG_CHECK_CONTACT_B, 1, 1);
  if (s->truth->relation != OG_TOUCHING) return;
  add_worst(s, OG_CHECK_CONTACT_BEYOND, 0, 1);
  add_cover(s);
}

// ---- the judgement ----

// How far the time stated is from that of the ray, or of the neighbour within rounding that is nearest to it: where a
// ray grazes B, a rounding away it may pass.
static double late_by(session *s) {
  double least = og_surd_gap(&s->stated, &s->truth->first);
  const double step = s->tolerance.rounding * s->truth->size * s->truth->reach;
  if (quotient(least * s->truth->speed, s->truth->size * s->truth->reach) <= s->tolerance.rounding) return least;
  for (int k = 0; k < OG_RAY_NEIGHBOURS; k++)
    if (og_handed_parts_neighbour(s->truth, k, step, &s->other))
      least = fmin(least, og_surd_gap(&s->stated, &s->other));
  return least;
}

// The same where B is curved: paths between the ray and its neighbours have all times between, as B is convex. If
// one of them misses, B is grazed, and paths between begin to hit as late as this one ends.
static double late_by_curved(session *s) {
  const og_handed_parts *truth = s->truth;
  const double step = s->tolerance.rounding * truth->size * truth->reach;
  double least = og_surd_gap(&s->stated, &truth->first);
  bool before = og_surd_compare(&truth->first, &s->stated) <= 0, after = !before, grazes = false;
  for (int k = 0; k < OG_RAY_NEIGHBOURS; k++) {
    if (!og_handed_parts_neighbour(s->truth, k, step, &s->other)) {
      grazes = true;
      continue;
    }
    least = fmin(least, og_surd_gap(&s->stated, &s->other));
    if (og_surd_compare(&s->other, &s->stated) <= 0) before = true;
    else after = true;
  }
  if (grazes && og_surd_compare(&truth->curved.last, &s->stated) >= 0) after = true;
  if (grazes) least = fmin(least, og_surd_gap(&s->stated, &truth->curved.last));
  return before && after ? 0 : least;
}

static void add_time(session *s) {
  set_rational(&s->stated, &s->statement->time);
  const double late = s->truth->is_curved ? late_by_curved(s) : late_by(s), first = og_surd_to_double(&s->truth->first);
  const double error = late * s->truth->speed;
  og_checked check = {OG_CHECK_TIME,         OG_RIGHT, OG_ERROR_NONE, error, quotient(error, s->truth->size),
                      quotient(late, first), 0};
  check.ulps = first == 0 ? quotient(late, 0) : quotient(late, og_ulp_in(s->tolerance.format, first));
  const og_tolerance within = {s->truth->reach * s->tolerance.rounding, s->truth->reach * s->tolerance.gross,
                               s->tolerance.format};
  og_judgement_add(&s->judgement, check, within);
}

// ---- the normal of a hit ----

static void add_unit(session *s, const og_ivec *n, const og_int *den) {
  og_set_length(&s->stated, n, den);
  og_surd_set_zero(&s->exact);
  og_int_set_si(&s->exact.p, 1);
  const double error = og_surd_gap(&s->stated, &s->exact), ulps = error / og_ulp_in(s->tolerance.format, 1);
  og_judgement_add(&s->judgement, (og_checked){OG_CHECK_UNIT, OG_RIGHT, OG_ERROR_NONE, error, error, error, ulps},
                   s->tolerance);
}

// By how much B reaches beyond the plane through the point where the path enters it. Any normal of a rim or an apex
// will do.
static void add_normal(session *s) {
  og_ivec n;
  og_int den, one;
  og_ivec_init(&n);
  og_int_init(&den);
  og_int_init(&one);
  og_int_set_si(&one, 1);
  og_set_vector(&n, &den, s->statement->normal);
  const og_handed_parts *truth = s->truth;
  if (og_ivec_is_zero(&n) || !og_handed_curved_hit_along(&s->truth->curved, &n, &truth->first, &s->exact, &s->stated)) {
    og_judgement_mark(&s->judgement, OG_CHECK_NORMAL, false);
  } else {
    const double beyond = og_surd_gap(&s->stated, &s->exact);
    og_set_length(&s->other, &n, &one);
    add_error(s, OG_CHECK_NORMAL, quotient(beyond, og_surd_to_double(&s->other)), 0, truth->reach);
    add_unit(s, &n, &den);
  }
  og_ivec_clear(&n);
  og_int_clear(&den);
  og_int_clear(&one);
}

// Of a convex body that the path comes to from outside: any plane that has the body behind it will do.
static void add_normal_of_part(session *s) {
  og_exact_pair *pair = og_surd_sign(&s->truth->first) > 0 ? og_handed_parts_at_hit(s->truth) : NULL;
  if (pair == NULL) return;
  const og_tolerance within = {s->truth->reach * s->tolerance.rounding, s->truth->reach * s->tolerance.gross,
                               s->tolerance.format};
  og_statement normal = *s->statement; // its numbers are the statement's
  normal.verdict = OG_VERDICT_NONE;
  normal.relation = OG_RELATION_NONE;
  normal.has_time = normal.has_separation = normal.has_distance = normal.has_depth = normal.has_points = false;
  const og_judgement about = og_judge(pair, &normal, within);
  for (int k = 0; k < about.count; k++)
    if (about.check[k].what == OG_CHECK_NORMAL || about.check[k].what == OG_CHECK_UNIT)
      og_judgement_add(&s->judgement, about.check[k], within);
  s->judgement.has_along = about.has_along;
  s->judgement.along = about.along;
}

static void judge(session *s) {
  const og_statement *statement = s->statement;
  og_judgement_mark(&s->judgement, OG_CHECK_FINITE, statement->finite);
  if (statement->verdict != OG_VERDICT_NONE) add_relation(s, OG_CHECK_VERDICT, agrees(s));
  if (statement->relation != OG_RELATION_NONE && !s->truth->is_ray)
    add_relation(s, OG_CHECK_RELATION, is_open(s->truth) || statement->relation == s->truth->relation);
  if (!statement->finite) return;
  if (!s->truth->is_ray) add_lengths(s);
  if (statement->has_points && agrees(s)) add_points(s);
  const bool hits = s->truth->is_ray && s->truth->hit;
  const bool enters = hits && s->truth->is_curved && s->truth->curved.enters;
  if (statement->has_normal && enters && agrees(s)) add_normal(s);
  if (statement->has_normal && hits && !s->truth->is_curved && agrees(s)) add_normal_of_part(s);
  if (statement->has_time && hits) add_time(s);
  if (s->truth->has_contacts && statement->has_contacts && agrees(s)) add_contacts(s);
}

og_judgement og_judge_parts(og_handed_parts *truth, const og_statement *statement, og_tolerance tolerance) {
  session s = {.truth = truth, .statement = statement, .tolerance = tolerance, .judgement.judged = OG_RIGHT};
  og_judgement_answer(&s.judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return s.judgement;
  og_surd_init(&s.stated);
  og_surd_init(&s.exact);
  og_surd_init(&s.other);
  judge(&s);
  og_surd_clear(&s.stated);
  og_surd_clear(&s.exact);
  og_surd_clear(&s.other);
  return s.judgement;
}
