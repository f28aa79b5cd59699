#include "tool/judge/judge_curved_contacts.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/judge/judge_curved.h"
#include "tool/judge/stated_vector.h"

void og_curved_contacts_judge_init(og_curved_contacts_judge *j) {
  *j = (og_curved_contacts_judge){.solver = og_curved_contact_solver_new()};
  og_curved_contact_answer_init(&j->answer);
  og_curved_problem_init(&j->problem);
  og_exact_pair_init(&j->pair);
  og_exact_body *const bodies[] = {&j->point, &j->hull, &j->face, &j->circle};
  og_surd *const surds[] = {&j->length, &j->most, &j->allowed};
  for (size_t k = 0; k < sizeof bodies / sizeof *bodies; k++) og_exact_body_init(bodies[k]);
  for (size_t k = 0; k < sizeof surds / sizeof *surds; k++) og_surd_init(surds[k]);
}

void og_curved_contacts_judge_clear(og_curved_contacts_judge *j) {
  og_curved_contact_solver_free(j->solver);
  og_curved_contact_answer_clear(&j->answer);
  og_curved_problem_clear(&j->problem);
  og_exact_pair_clear(&j->pair);
  og_exact_body *const bodies[] = {&j->point, &j->hull, &j->face, &j->circle};
  og_surd *const surds[] = {&j->length, &j->most, &j->allowed};
  for (size_t k = 0; k < sizeof bodies / sizeof *bodies; k++) og_exact_body_clear(bodies[k]);
  for (size_t k = 0; k < sizeof surds / sizeof *surds; k++) og_surd_clear(surds[k]);
  for (size_t k = 0; k < j->room; k++) og_rational_clear(&j->number[k]);
  free(j->number);
}

static void need_numbers(og_curved_contacts_judge *j, size_t count) {
  if (count <= j->room) return;
  j->number = og_grow(j->number, count, sizeof *j->number);
  for (; j->room < count; j->room++) og_rational_init(&j->number[j->room]);
}

// ---- each contact by itself ----

static const og_rational *point_of(const og_stated_contact *contact, int which) {
  return contact->point[contact->is_position ? 0 : which];
}

// j->length less the depth, of a contact of one point.
static double beyond_depth(og_curved_contacts_judge *j, const og_stated_contact *contact) {
  if (!contact->is_position) return og_surd_to_double(&j->length);
  og_surd_set_zero(&j->allowed);
  og_int_set(&j->allowed.p, &contact->depth.num);
  og_int_set(&j->allowed.m, &contact->depth.den);
  if (og_int_sign(&j->allowed.p) < 0) og_int_neg(&j->allowed.p, &j->allowed.p);
  return og_surd_compare(&j->length, &j->allowed) <= 0 ? 0 : og_surd_difference(&j->length, &j->allowed);
}

static bool add_outside(og_curved_contacts_judge *j, og_handed_curved *truth, const og_statement *statement, int which,
                        og_tolerance tolerance, og_judgement *judgement) {
  double worst = 0;
  for (size_t k = 0; k < statement->contact_count; k++) {
    const og_stated_contact *contact = &statement->contacts[k];
    if (!og_handed_curved_probe(truth, which, point_of(contact, which), &j->length)) return false;
    worst = fmax(worst, beyond_depth(j, contact));
  }
  og_curved_add_error(judgement, truth, tolerance, which == 0 ? OG_CHECK_CONTACT_A : OG_CHECK_CONTACT_B, worst, 0,
                      truth->reach);
  return true;
}

static double value_of(const og_rational *r) { return og_round_quotient_to(OG_ROUND_BINARY64, &r->num, &r->den); }

static bool are_same(const og_stated_contact *a, const og_stated_contact *b, double allowed) {
  for (int which = 0; which < 2; which++)
    for (int k = 0; k < 3; k++)
      if (!(fabs(value_of(&point_of(a, which)[k]) - value_of(&point_of(b, which)[k])) <= allowed)) return false;
  return true;
}

static void mark_doubled(const og_handed_curved *truth, const og_statement *statement, og_tolerance tolerance,
                         og_judgement *judgement) {
  const double size = ldexp(truth->extent.diagonal, truth->extent.exponent);
  const double allowed = tolerance.rounding * truth->reach * size;
  bool good = true;
  for (size_t i = 0; i < statement->contact_count; i++)
    for (size_t k = 0; k < i; k++)
      good = good && !are_same(&statement->contacts[i], &statement->contacts[k], allowed);
  if (statement->contact_count > 1) og_judgement_mark(judgement, OG_CHECK_CONTACT_DOUBLED, good);
}

// ---- what is shared ----

// Do they touch as they are, so that it is known?
static bool find_shared(og_curved_contacts_judge *j, const og_handed_curved *truth) {
  const og_case_body *a = &truth->body[0], *b = &truth->body[1];
  const bool both = a->curve != OG_CURVE_NONE && b->curve != OG_CURVE_NONE;
  if (both || og_int_sign(&a->exact.radius) != 0 || og_int_sign(&b->exact.radius) != 0) return false;
  j->problem.is_b = a->curve == OG_CURVE_NONE;
  j->problem.curve = j->problem.is_b ? b->curve : a->curve;
  return og_problem_set_exact(&j->problem.pair, &a->exact, &b->exact, NULL) == OG_PROBLEM_OK &&
         og_solve_curved_contact(j->solver, &j->problem, &j->answer) == OG_CURVED_CONTACT_ACCEPTED &&
         j->answer.finding.relation == OG_TOUCHING;
}

static bool has_disc(const og_curved_contact_finding *f) { return f->shared != OG_CURVED_SHARE_POLYTOPE; }

static void set_points(og_curved_contacts_judge *j, const og_statement *statement) {
  need_numbers(j, 3 * statement->contact_count);
  for (size_t k = 0; k < statement->contact_count; k++)
    for (size_t n = 0; n < 3; n++) og_rational_set(&j->number[3 * k + n], &statement->contacts[k].point[0][n]);
  og_exact_body_of_rationals(&j->hull, j->number, statement->contact_count);
}

static void set_face(og_curved_contacts_judge *j) {
  const og_contact_finding *faces = &j->answer.finding.faces;
  need_numbers(j, 3 * faces->count);
  for (size_t k = 0; k < faces->count; k++)
    for (size_t n = 0; n < 3; n++) og_rational_set(&j->number[3 * k + n], &faces->point[k].at[n]);
  og_exact_body_of_rationals(&j->face, j->number, faces->count);
}

// centre + (x U + y V) / 10 with x^2 + y^2 = 25
static void set_circle(og_curved_contacts_judge *j, const og_exact_body *frame) {
  static const long at[12][2] = {{5, 0},  {4, 3},   {3, 4},   {0, 5},  {-3, 4}, {-4, 3},
                                 {-5, 0}, {-4, -3}, {-3, -4}, {0, -5}, {3, -4}, {4, -3}};
  og_ivec centre, axis;
  og_int den, factor;
  og_ivec_init(&centre);
  og_ivec_init(&axis);
  og_int_init(&den);
  og_int_init(&factor);
  og_set_vector(&centre, &den, j->answer.finding.centre);
  og_exact_body_resize(&j->circle, 12);
  og_int_set_si(&j->circle.radius, 0);
  mpz_mul_ui(factor.z, frame->den.z, 10);
  og_int_mul(&j->circle.den, &den, &factor);
  for (int k = 0; k < 12; k++) {
    og_ivec *to = &j->circle.point[k];
    og_ivec_scale(to, &factor, &centre);
    for (int n = 0; n < 2; n++) {
      og_int part;
      og_int_init(&part);
      mpz_mul_si(part.z, den.z, at[k][n]);
      og_ivec_sub(&axis, &frame->point[n + 1], &frame->point[0]);
      og_ivec_addmul(to, &part, &axis);
      og_int_clear(&part);
    }
  }
  og_ivec_clear(&centre);
  og_ivec_clear(&axis);
  og_int_clear(&den);
  og_int_clear(&factor);
}

// j->point = point k of the body.
static void set_point(og_curved_contacts_judge *j, const og_exact_body *of, size_t k) {
  og_exact_body_resize(&j->point, 1);
  og_int_set_si(&j->point.radius, 0);
  og_int_set(&j->point.den, &of->den);
  og_ivec_set(&j->point.point[0], &of->point[k]);
}

// Raises j->most to how far j->point is from the hull.
static bool measure(og_curved_contacts_judge *j, const og_exact_body *hull) {
  if (!og_exact_pair_solve_exact(&j->pair, &j->point, hull)) return false;
  if (og_surd_compare(&j->pair.distance, &j->most) > 0) og_surd_set(&j->most, &j->pair.distance);
  return true;
}

// Is the corner within the disc? |p - centre|^2 <= radius^2, where the radius is sqrt(q) 2^e / m
static bool is_in_disc(og_curved_contacts_judge *j, const og_contact_point *p) {
  const og_curved_contact_finding *f = &j->answer.finding;
  og_ivec way;
  og_int den;
  og_ivec_init(&way);
  og_int_init(&den);
  og_set_way(&way, &den, p->at, f->centre);
  og_set_length(&j->length, &way, &den);
  og_ivec_clear(&way);
  og_int_clear(&den);
  return og_surd_compare(&j->length, &f->radius) <= 0;
}

static bool cover_corners(og_curved_contacts_judge *j) {
  const og_curved_contact_finding *f = &j->answer.finding;
  for (size_t k = 0; k < f->faces.count; k++) {
    if (has_disc(f) && !is_in_disc(j, &f->faces.point[k])) continue;
    set_point(j, &j->face, k);
    if (!measure(j, &j->hull)) return false;
  }
  return true;
}

// Those points of the circle that are in the polytope's face.
static bool cover_circle(og_curved_contacts_judge *j) {
  for (size_t k = 0; k < j->circle.count; k++) {
    set_point(j, &j->circle, k);
    if (!og_exact_pair_solve_exact(&j->pair, &j->point, &j->face)) return false;
    if (j->pair.relation != OG_SEPARATED && !measure(j, &j->hull)) return false;
  }
  return true;
}

static bool add_cover(og_curved_contacts_judge *j, const og_handed_curved *truth, og_tolerance tolerance,
                      og_judgement *judgement) {
  const og_curved_contact_finding *f = &j->answer.finding;
  og_surd_set_zero(&j->most);
  if (has_disc(f)) set_circle(j, &truth->body[j->problem.is_b].exact);
  if (f->shared != OG_CURVED_SHARE_DISC && !cover_corners(j)) return false;
  if (has_disc(f) && !cover_circle(j)) return false;
  og_curved_add_error(judgement, truth, tolerance, OG_CHECK_CONTACT_COVER, og_surd_to_double(&j->most), 0,
                      truth->reach);
  return true;
}

// j->length = |normal . p - offset| / |normal|, as the root of its square: of one of the points of A.
static void measure_from_plane(og_curved_contacts_judge *j, size_t k) {
  const og_contact_finding *faces = &j->answer.finding.faces;
  og_surd *length = &j->length;
  og_int height;
  og_int_init(&height);
  og_ivec_dot(&height, &faces->normal, &j->hull.point[k]);
  og_int_mul(&height, &height, &faces->offset.den);
  og_int_mul(&length->m, &faces->offset.num, &j->hull.den);
  og_int_sub(&height, &height, &length->m);
  og_surd_set_zero(length);
  // height / (den |n|) = sqrt(height^2 n.n) / (den n.n)
  og_ivec_dot(&length->m, &faces->normal, &faces->normal);
  og_int_mul(&length->q, &height, &height);
  og_int_mul(&length->q, &length->q, &length->m);
  og_int_mul(&length->m, &length->m, &j->hull.den);
  og_int_mul(&length->m, &length->m, &faces->offset.den);
  length->s = og_int_sign(&length->q);
  og_int_clear(&height);
}

static bool add_beyond(og_curved_contacts_judge *j, const og_handed_curved *truth, const og_statement *statement,
                       og_tolerance tolerance, og_judgement *judgement) {
  double worst = 0;
  for (size_t k = 0; k < statement->contact_count; k++) {
    if (has_disc(&j->answer.finding)) {
      measure_from_plane(j, k);
    } else {
      set_point(j, &j->hull, k);
      if (!og_exact_pair_solve_exact(&j->pair, &j->point, &j->face)) return false;
      og_surd_set(&j->length, &j->pair.distance);
    }
    worst = fmax(worst, beyond_depth(j, &statement->contacts[k]));
  }
  og_curved_add_error(judgement, truth, tolerance, OG_CHECK_CONTACT_BEYOND, worst, 0, truth->reach);
  return true;
}

// ---- the judgement ----

bool og_judge_curved_contacts(og_curved_contacts_judge *j, og_handed_curved *truth, const og_statement *statement,
                              og_tolerance tolerance, og_judgement *judgement) {
  if (statement->stated != OG_STATED_ANSWER || !statement->has_contacts || !statement->finite) return true;
  if (statement->verdict == OG_VERDICT_APART || truth->relation == OG_SEPARATED) return true;
  if (statement->contact_count == 0) {
    if (statement->verdict == OG_VERDICT_MEET) og_judgement_mark(judgement, OG_CHECK_CONTACT_COVER, false);
    return true;
  }
  for (int which = 0; which < 2; which++)
    if (!add_outside(j, truth, statement, which, tolerance, judgement)) return false;
  mark_doubled(truth, statement, tolerance, judgement);
  if (!find_shared(j, truth)) return true;
  set_points(j, statement);
  set_face(j);
  return add_cover(j, truth, tolerance, judgement) && add_beyond(j, truth, statement, tolerance, judgement);
}
