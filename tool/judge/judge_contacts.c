#include "tool/judge/judge_contacts.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/run/exact_body.h"

void og_contacts_judge_init(og_contacts_judge *judge) {
  *judge = (og_contacts_judge){.solver = og_contact_solver_new()};
  og_contact_answer_init(&judge->answer);
  og_witness_init(&judge->witness);
  og_contact_directions_init(&judge->directions);
  og_exact_body_init(&judge->hull);
  og_exact_body_init(&judge->point);
  og_exact_body_init(&judge->moved);
  og_problem_init(&judge->problem);
  og_ivec_init(&judge->way);
  og_int_init(&judge->den);
  og_ivec_init(&judge->point_way);
  og_int_init(&judge->point_den);
  og_surd_init(&judge->length);
  og_surd_init(&judge->most);
  og_statement_init(&judge->placed);
}

void og_contacts_judge_clear(og_contacts_judge *judge) {
  og_contact_solver_free(judge->solver);
  og_contact_answer_clear(&judge->answer);
  og_witness_clear(&judge->witness);
  og_contact_directions_clear(&judge->directions);
  og_exact_body_clear(&judge->hull);
  og_exact_body_clear(&judge->point);
  og_exact_body_clear(&judge->moved);
  og_problem_clear(&judge->problem);
  og_ivec_clear(&judge->way);
  og_int_clear(&judge->den);
  og_ivec_clear(&judge->point_way);
  og_int_clear(&judge->point_den);
  og_surd_clear(&judge->length);
  og_surd_clear(&judge->most);
  og_statement_clear(&judge->placed);
  for (size_t k = 0; k < judge->room; k++) og_rational_clear(&judge->number[k]);
  free(judge->number);
}

static void need_numbers(og_contacts_judge *judge, size_t count) {
  if (count <= judge->room) return;
  judge->number = og_grow(judge->number, count, sizeof *judge->number);
  for (; judge->room < count; judge->room++) og_rational_init(&judge->number[judge->room]);
}

// ---- errors ----

static void raise_most(og_contacts_judge *judge) {
  if (og_surd_compare(&judge->length, &judge->most) > 0) og_surd_set(&judge->most, &judge->length);
}

// The length in judge->most, as an error of a point.
static void add_most(const og_contacts_judge *judge, const og_exact_pair *pair, og_check_what what,
                     og_tolerance tolerance, og_judgement *judgement) {
  og_checked check = {.what = what};
  if (og_surd_sign(&judge->most) != 0) {
    og_surd in_sizes = judge->most; // the numbers shared
    in_sizes.e -= pair->exponent;
    check.absolute = og_surd_to_double(&judge->most);
    check.fraction = pair->diagonal == 0 ? HUGE_VAL : og_surd_to_double(&in_sizes) / pair->diagonal;
    check.relative = check.ulps = HUGE_VAL; // the exact value is zero
  }
  const og_tolerance reached = {tolerance.rounding * pair->reach, tolerance.gross * pair->reach, tolerance.format};
  og_judgement_add(judgement, check, reached);
}

// ---- each contact by itself ----

static bool add_surface(og_contacts_judge *judge, og_exact_pair *pair, const og_statement *statement, int which,
                        og_tolerance tolerance, og_judgement *judgement) {
  og_surd_set_zero(&judge->most);
  for (size_t k = 0; k < statement->contact_count; k++) {
    if (!og_exact_pair_off_surface(pair, which, statement->contacts[k].point[which], &judge->length)) return false;
    raise_most(judge);
  }
  add_most(judge, pair, which == 0 ? OG_CHECK_CONTACT_A : OG_CHECK_CONTACT_B, tolerance, judgement);
  return true;
}

// judge->length = |b - a - depth normal|: all numbers over one denominator first.
static void measure_line(og_contacts_judge *judge, const og_stated_contact *contact, const og_rational normal[3]) {
  og_rational *number = judge->number;
  for (int k = 0; k < 3; k++) {
    og_rational_set(&number[k], &contact->point[0][k]);
    og_rational_set(&number[3 + k], &contact->point[1][k]);
    og_rational_set(&number[6 + k], &normal[k]);
  }
  og_rational_set(&number[9], &contact->depth);
  og_int *den = &judge->den, way, depth, part;
  og_int_set_si(den, 1);
  og_rational_common_denominator(den, number, 10, SIZE_MAX);
  og_int_init(&way);
  og_int_init(&depth);
  og_int_init(&part);
  og_rational_numerator_over(&depth, &number[9], den);
  og_surd *length = &judge->length;
  og_surd_set_zero(length);
  for (int k = 0; k < 3; k++) {
    og_rational_numerator_over(&way, &number[3 + k], den);
    og_rational_numerator_over(&part, &number[k], den);
    og_int_sub(&way, &way, &part);
    og_int_mul(&way, &way, den);
    og_rational_numerator_over(&part, &number[6 + k], den);
    og_int_mul(&part, &part, &depth);
    og_int_sub(&way, &way, &part);
    og_int_addmul(&length->q, &way, &way);
  }
  og_int_mul(&length->m, den, den);
  length->s = og_int_sign(&length->q);
  og_int_clear(&way);
  og_int_clear(&depth);
  og_int_clear(&part);
}

static void add_lines(og_contacts_judge *judge, const og_exact_pair *pair, const og_statement *statement,
                      og_tolerance tolerance, og_judgement *judgement) {
  need_numbers(judge, 10);
  og_surd_set_zero(&judge->most);
  for (size_t k = 0; k < statement->contact_count; k++) {
    measure_line(judge, &statement->contacts[k], statement->normal);
    raise_most(judge);
  }
  add_most(judge, pair, OG_CHECK_CONTACT_LINE, tolerance, judgement);
}

static double value_of(const og_rational *r) { return og_round_quotient_to(OG_ROUND_BINARY64, &r->num, &r->den); }

// Compared in the pair's unit, in which no difference overflows.
static bool are_same(const og_exact_pair *pair, const og_stated_contact *a, const og_stated_contact *b,
                     double allowed) {
  for (int which = 0; which < 2; which++)
    for (int k = 0; k < 3; k++) {
      const double of_a = ldexp(value_of(&a->point[which][k]), -pair->exponent);
      const double of_b = ldexp(value_of(&b->point[which][k]), -pair->exponent);
      if (fabs(of_a - of_b) > allowed) return false;
    }
  return true;
}

static void mark_doubled(const og_exact_pair *pair, const og_statement *statement, og_tolerance tolerance,
                         og_judgement *judgement) {
  if (statement->contact_count < 2) return;
  const double allowed = tolerance.rounding * pair->reach * pair->diagonal;
  bool good = true;
  for (size_t i = 0; i < statement->contact_count; i++)
    for (size_t k = 0; k < i; k++)
      good = good && !are_same(pair, &statement->contacts[i], &statement->contacts[k], allowed);
  og_judgement_mark(judgement, OG_CHECK_CONTACT_DOUBLED, good);
}

// ---- where the bodies just touch ----

static bool is_rounded(const og_exact_pair *pair) { return og_int_sign(&pair->problem.radius) != 0; }

static bool ask(og_exact_pair *pair, og_question question) {
  return og_solve(pair->solver, question, &pair->problem, NULL, &pair->answer) == OG_ANSWERED;
}

// The way that A's core is moved: none, or the exact shortest.
static bool find_way(og_contacts_judge *judge, og_exact_pair *pair) {
  og_ivec_set_zero(&judge->way);
  og_int_set_si(&judge->den, 1);
  judge->is_apart = false;
  if (pair->relation == OG_TOUCHING && !is_rounded(pair)) return true;
  if (!ask(pair, OG_DISTANCE)) return false;
  judge->is_apart = pair->answer.certificate.kind == OG_CERT_NEAREST;
  if (!judge->is_apart && !ask(pair, OG_DEPTH)) return false;
  const og_combination *combination = og_witness_combination(&pair->answer.certificate);
  if (combination == NULL || !og_witness_points(&judge->witness, &pair->problem, combination)) return false;
  need_numbers(judge, 6);
  for (int k = 0; k < 3; k++) {
    og_rational_set(&judge->number[k], &judge->witness.a[k]);
    og_rational_set(&judge->number[3 + k], &judge->witness.b[k]);
  }
  og_exact_body_of_rationals(&judge->hull, judge->number, 2);
  og_ivec_sub(&judge->way, &judge->hull.point[1], &judge->hull.point[0]);
  og_int_set(&judge->den, &judge->hull.den);
  return true;
}

// Does the normal lead along the way, within what is near? To part bodies it leads as the way does, otherwise
// against it.
static bool is_along(const og_contacts_judge *judge, const og_statement *statement, og_tolerance tolerance) {
  if (og_ivec_is_zero(&judge->way) || !statement->has_normal) return true;
  const double sign = judge->is_apart ? -1 : 1;
  const og_int *const part[3] = {&judge->way.x, &judge->way.y, &judge->way.z};
  double way[3], normal[3];
  for (int k = 0; k < 3; k++) {
    way[k] = sign * og_round_quotient_to(OG_ROUND_BINARY64, part[k], &judge->den);
    normal[k] = value_of(&statement->normal[k]);
  }
  const double across = hypot(hypot(way[1] * normal[2] - way[2] * normal[1], way[2] * normal[0] - way[0] * normal[2]),
                              way[0] * normal[1] - way[1] * normal[0]);
  const double along = way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2];
  return along > 0 && across <= tolerance.gross * along;
}

// The way out along one of the directions, which leads against it: -offset / normal . normal times the normal, in
// lengths.
static void set_way(og_contacts_judge *judge, const og_problem *problem, const og_contact_direction *direction) {
  og_ivec_dot(&judge->den, &direction->normal, &direction->normal);
  og_int_mul(&judge->den, &judge->den, &problem->unit_den);
  og_ivec_scale(&judge->way, &direction->offset, &direction->normal);
  og_ivec_neg(&judge->way, &judge->way);
  const mp_bitcnt_t up = problem->unit_exp > 0 ? (mp_bitcnt_t)problem->unit_exp : 0;
  const mp_bitcnt_t down = problem->unit_exp < 0 ? (mp_bitcnt_t)-problem->unit_exp : 0;
  og_int *const part[3] = {&judge->way.x, &judge->way.y, &judge->way.z};
  for (int k = 0; k < 3; k++) mpz_mul_2exp(part[k]->z, part[k]->z, up);
  mpz_mul_2exp(judge->den.z, judge->den.z, down);
}

// Where several ways out are as short, any is right: that along which the normal leads.
static bool take_other_way(og_contacts_judge *judge, og_exact_pair *pair, const og_statement *statement,
                           og_tolerance tolerance) {
  if (judge->is_apart || pair->answer.certificate.kind != OG_CERT_SURFACE) return false;
  og_contact_directions_find(&judge->directions, &pair->problem, &pair->answer.certificate);
  for (size_t k = 0; k < judge->directions.count; k++) {
    set_way(judge, &pair->problem, &judge->directions.at[k]);
    if (is_along(judge, statement, tolerance)) return true;
  }
  return false;
}

// A body of one point against a hull: raises judge->most to their distance.
static bool measure_off(og_contacts_judge *judge, og_exact_pair *pair, const og_exact_body *hull) {
  if (og_problem_set_exact(&judge->problem, &judge->point, hull, NULL) != OG_PROBLEM_OK) return false;
  if (og_solve_gap(pair->solver, &judge->problem, NULL, &pair->answer) != OG_ANSWERED) return false;
  og_surd_set(&judge->length, &pair->answer.finding.distance);
  raise_most(judge);
  return true;
}

// ROOT_BITS of a square root, and all of it where it is an integer.
enum { ROOT_BITS = 128 };

// A's points go its way, and by A's radius r into its core: the way times (1 - r / |way|) where the cores are
// apart, otherwise (1 + r / |way|). With |way| = root / (2^bits den) and r = a.radius / a.den that is over root
// a.den.
static void set_point_way(og_contacts_judge *judge, const og_exact_body *a) {
  og_ivec_set(&judge->point_way, &judge->way);
  og_int_set(&judge->point_den, &judge->den);
  if (og_int_sign(&a->radius) == 0) return;
  og_int root, factor;
  og_int_init(&root);
  og_int_init(&factor);
  og_ivec_dot(&root, &judge->way, &judge->way);
  mpz_mul_2exp(root.z, root.z, 2 * ROOT_BITS);
  mpz_sqrt(root.z, root.z);
  og_int_mul(&factor, &a->radius, &judge->den);
  mpz_mul_2exp(factor.z, factor.z, ROOT_BITS);
  if (judge->is_apart) og_int_neg(&factor, &factor);
  og_int_addmul(&factor, &root, &a->den);
  og_ivec_scale(&judge->point_way, &factor, &judge->way);
  og_int_mul(&judge->point_den, &judge->den, &root);
  og_int_mul(&judge->point_den, &judge->point_den, &a->den);
  og_int_clear(&root);
  og_int_clear(&factor);
}

// The contacts' points of A, moved with it, into judge->moved.
static void move_points(og_contacts_judge *judge, const og_statement *statement) {
  need_numbers(judge, 3 * statement->contact_count);
  for (size_t k = 0; k < statement->contact_count; k++)
    for (size_t n = 0; n < 3; n++) og_rational_set(&judge->number[3 * k + n], &statement->contacts[k].point[0][n]);
  og_exact_body_of_rationals(&judge->hull, judge->number, statement->contact_count);
  og_exact_body_move(&judge->moved, &judge->hull, &judge->point_way, &judge->point_den);
}

static bool add_cover(og_contacts_judge *judge, og_exact_pair *pair, og_tolerance tolerance, og_judgement *judgement) {
  const og_contact_finding *shared = &judge->answer.finding;
  og_surd_set_zero(&judge->most);
  for (size_t k = 0; k < shared->count; k++) {
    og_exact_body_of_rationals(&judge->point, shared->point[k].at, 1);
    if (!measure_off(judge, pair, &judge->moved)) return false;
  }
  add_most(judge, pair, OG_CHECK_CONTACT_COVER, tolerance, judgement);
  return true;
}

// Is the contact as deep as the bodies, within what is near?
static bool is_deepest(const og_exact_pair *pair, const og_stated_contact *contact, og_tolerance tolerance) {
  const double size = ldexp(pair->diagonal, pair->exponent);
  return value_of(&contact->depth) >= -pair->signed_distance - tolerance.gross * size;
}

static bool add_beyond(og_contacts_judge *judge, og_exact_pair *pair, const og_statement *statement,
                       og_tolerance tolerance, og_judgement *judgement) {
  const og_contact_finding *shared = &judge->answer.finding;
  need_numbers(judge, 3 * shared->count);
  for (size_t k = 0; k < shared->count; k++)
    for (size_t n = 0; n < 3; n++) og_rational_set(&judge->number[3 * k + n], &shared->point[k].at[n]);
  og_exact_body_of_rationals(&judge->hull, judge->number, shared->count);
  og_exact_body_resize(&judge->point, 1);
  og_int_set_si(&judge->point.radius, 0);
  og_int_set(&judge->point.den, &judge->moved.den);
  og_surd_set_zero(&judge->most);
  for (size_t k = 0; k < statement->contact_count; k++) {
    if (!is_deepest(pair, &statement->contacts[k], tolerance)) continue;
    og_ivec_set(&judge->point.point[0], &judge->moved.point[k]);
    if (!measure_off(judge, pair, &judge->hull)) return false;
  }
  add_most(judge, pair, OG_CHECK_CONTACT_BEYOND, tolerance, judgement);
  return true;
}

bool og_contacts_find_region(og_contacts_judge *judge, og_exact_pair *pair, const og_statement *statement,
                             og_tolerance tolerance, bool *found) {
  *found = false;
  if (!find_way(judge, pair)) return false;
  if (is_rounded(pair) && og_ivec_is_zero(&judge->way)) return true; // it might be any
  if (!is_along(judge, statement, tolerance) && !take_other_way(judge, pair, statement, tolerance)) return true;
  if (!og_exact_pair_set_moved(pair, &judge->way, &judge->den)) return false;
  set_point_way(judge, &pair->a);
  og_int_set_si(&pair->probe.radius, 0); // the cores
  og_int_set_si(&pair->probe.radius_b, 0);
  *found = og_solve_contact(judge->solver, &pair->probe, &judge->answer) == OG_ANSWERED &&
           judge->answer.finding.relation == OG_TOUCHING;
  // Of prisms it is upright, and its shadow is what bodies of the plane share.
  for (size_t k = 0; *found && pair->is_flat && k < judge->answer.finding.count; k++)
    og_rational_set_si(&judge->answer.finding.point[k].at[2], 0);
  return *found;
}

static bool add_region(og_contacts_judge *judge, og_exact_pair *pair, const og_statement *statement,
                       og_tolerance tolerance, og_judgement *judgement) {
  bool found;
  if (!og_contacts_find_region(judge, pair, statement, tolerance, &found)) return false;
  if (!found) return true;
  move_points(judge, statement);
  return add_cover(judge, pair, tolerance, judgement) && add_beyond(judge, pair, statement, tolerance, judgement);
}

// ---- the judgement ----

bool og_judge_contacts(og_contacts_judge *judge, og_exact_pair *pair, const og_statement *statement,
                       og_tolerance tolerance, og_judgement *judgement) {
  if (statement->stated != OG_STATED_ANSWER || !statement->has_contacts || !statement->finite) return true;
  const bool meet = pair->relation != OG_SEPARATED;
  if (pair->relation != OG_TOUCHING && statement->verdict != OG_VERDICT_NONE &&
      (statement->verdict == OG_VERDICT_MEET) != meet)
    return true;
  if (statement->contact_count == 0) {
    if (statement->verdict == OG_VERDICT_MEET) og_judgement_mark(judgement, OG_CHECK_CONTACT_COVER, false);
    return true;
  }
  if (og_has_positions(statement)) {
    if (!og_place_contacts(&judge->placed, pair, statement)) return false;
    statement = &judge->placed;
  }
  if (!add_surface(judge, pair, statement, 0, tolerance, judgement) ||
      !add_surface(judge, pair, statement, 1, tolerance, judgement))
    return false;
  if (statement->has_normal) add_lines(judge, pair, statement, tolerance, judgement);
  mark_doubled(pair, statement, tolerance, judgement);
  return add_region(judge, pair, statement, tolerance, judgement);
}
