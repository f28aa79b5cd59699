#include "spec/enclosure/solve/touch.h"

#include <math.h>

#include "spec/curved/solve/curved.h"
#include "spec/enclosure/solve/ellipsoid.h"
#include "spec/enclosure/solve/simplest.h"

// Fractions are taken for simple up to this denominator, where they are as near as this to what was found.
enum { SIMPLE = 1024 };
#define NEAR 1e-6

void og_direction_shorten(og_ivec *n) {
  og_int *const parts[3] = {&n->x, &n->y, &n->z};
  mpz_t divisor;
  mpz_init(divisor);
  for (int k = 0; k < 3; k++) mpz_gcd(divisor, divisor, parts[k]->z);
  const bool divides = mpz_cmp_ui(divisor, 1) > 0;
  for (int k = 0; k < 3 && divides; k++) mpz_divexact(parts[k]->z, parts[k]->z, divisor);
  mpz_clear(divisor);
}

static bool is_accepted(const og_enclosure_solver *s, const og_enclosure_certificate *certificate) {
  return og_check_enclosure(s->problem, certificate) == OG_ENCLOSURE_ACCEPTED;
}

// ---- the direction ----

// The nearest multiple of the direction by a small integer, if it is near.
static void simplify_direction(og_ivec *n) {
  og_int *const parts[3] = {&n->x, &n->y, &n->z};
  const double of[3] = {mpz_get_d(n->x.z), mpz_get_d(n->y.z), mpz_get_d(n->z.z)};
  const double longest = fmax(fabs(of[0]), fmax(fabs(of[1]), fabs(of[2])));
  if (!(longest > SIMPLE)) return;
  for (int d = 1; d <= SIMPLE; d++) {
    bool is_near = true; // of no number: an infinite one over another
    for (int k = 0; k < 3; k++)
      is_near = is_near & (fabs(of[k] / longest * d - rint(of[k] / longest * d)) <= NEAR * d);
    if (!is_near) continue;
    for (int k = 0; k < 3; k++) og_int_set_si(parts[k], lrint(of[k] / longest * d));
    return;
  }
}

// Away from the curved body where the place lies on its side.
static void set_side_normal(og_enclosure_solver *s, int body, const og_body_place *place, og_ivec *n) {
  const og_inner_body *b = &s->body[body];
  if (b->curve == OG_CURVE_ELLIPSOID) {
    og_ellipsoid_normal(s, body, place, n);
    return;
  }
  og_ivec_scale(n, &place->x, &b->axes.u);
  og_ivec_addmul(n, &place->y, &b->axes.v);
  if (b->curve != OG_CURVE_CONE) return;
  // 4 (x U + y V) / U.U + (w - z) A / A.A
  og_ivec_dot(&s->t0, &b->axes.a, &b->axes.a);
  mpz_mul_2exp(s->t0.z, s->t0.z, 2);
  og_ivec_scale(n, &s->t0, n);
  og_ivec_dot(&s->t0, &b->axes.u, &b->axes.u);
  og_int_sub(&s->t1, &place->w, &place->z);
  og_int_mul(&s->t0, &s->t0, &s->t1);
  og_ivec_addmul(n, &s->t0, &b->axes.a);
}

// Along the rim, or around the side, at the place; zero on the axis, and of a polytope.
static void set_tangent(const og_enclosure_solver *s, int body, const og_body_place *place, og_ivec *t) {
  const og_inner_body *b = &s->body[body];
  og_ivec_set_zero(t);
  if (b->curve == OG_CURVE_NONE || b->curve == OG_CURVE_ELLIPSOID) return;
  og_ivec_scale(t, &place->x, &b->axes.v);
  og_ivec_submul(t, &place->y, &b->axes.u);
}

// ---- places ----

// num / den becomes a simple fraction where one is near.
static void simplify_number(og_int *num, og_int *den) {
  const double value = mpz_get_d(num->z) / mpz_get_d(den->z);
  for (int d = 1; d <= SIMPLE; d++) {
    if (!(fabs(value * d - rint(value * d)) <= NEAR)) continue; // nor where it is no number
    mpz_set_d(num->z, rint(value * d));
    og_int_set_si(den, d);
    return;
  }
}

static void simplify_place(og_enclosure_solver *s, int body, og_body_place *place) {
  if (s->body[body].curve == OG_CURVE_NONE) return;
  og_int *const parts[3] = {&place->x, &place->y, &place->z}, *const dens[3] = {&s->t0, &s->t1, &s->t2};
  for (int k = 0; k < 3; k++) {
    og_int_set(dens[k], &place->w);
    simplify_number(parts[k], dens[k]);
  }
  og_int_set(&place->w, &s->t0);
  mpz_lcm(place->w.z, place->w.z, s->t1.z);
  mpz_lcm(place->w.z, place->w.z, s->t2.z);
  for (int k = 0; k < 3; k++) {
    mpz_divexact(dens[k]->z, place->w.z, dens[k]->z);
    og_int_mul(parts[k], parts[k], dens[k]);
  }
}

// (U . d, V . d) / U.U, A . d / A.A, for d from the centre.
void og_enclosure_place_of(og_enclosure_solver *s, int body, og_body_place *place) {
  const og_inner_body *b = &s->body[body];
  og_ivec_submul(&s->kept, &s->t0, &b->points->at[0]);
  if (b->curve == OG_CURVE_ELLIPSOID) {
    og_ellipsoid_place_of(s, body, place);
    return;
  }
  og_ivec_dot(&s->t1, &b->axes.u, &b->axes.u);
  og_ivec_dot(&s->t2, &b->axes.a, &b->axes.a);
  const bool is_disc = og_int_sign(&s->t2) == 0;
  if (is_disc) og_int_set_si(&s->t2, 1);
  og_ivec_dot(&place->x, &b->axes.u, &s->kept);
  og_ivec_dot(&place->y, &b->axes.v, &s->kept);
  og_ivec_dot(&place->z, &b->axes.a, &s->kept);
  og_int_mul(&place->x, &place->x, &s->t2);
  og_int_mul(&place->y, &place->y, &s->t2);
  og_int_mul(&place->z, &place->z, &s->t1);
  og_int_mul(&place->w, &s->t1, &s->t2);
  og_int_mul(&place->w, &place->w, &s->t0);
  if (is_disc) og_int_neg(&place->z, &place->w); // where a cone is as wide as its disc
  og_place_shorten(place);
}

// The place of the other body, which is curved, becomes the point that lies the reach from that of `from` along the
// direction. False where that is not rational.
static bool set_opposite(og_enclosure_solver *s, int from, og_enclosure_certificate *certificate) {
  const og_int *reach = &s->reach_num;
  if (s->body[1 - from].curve == OG_CURVE_NONE) return false;
  og_enclosure_point(s, from, &certificate->place[0][from], &s->kept, &s->t0);
  if (og_int_sign(reach) > 0) {
    og_ivec_dot(&s->t1, &certificate->direction, &certificate->direction);
    mpz_sqrtrem(s->t1.z, s->t2.z, s->t1.z);
    if (og_int_sign(&s->t2) != 0 || og_int_sign(&s->t1) == 0) return false;
    // kept / t0 and n reach / t1, which leads from B to A
    og_int_mul(&s->t1, &s->t1, &s->reach_den);
    og_ivec_scale(&s->kept, &s->t1, &s->kept);
    og_int_mul(&s->t2, &s->t0, reach);
    if (from == 0) og_int_neg(&s->t2, &s->t2);
    og_ivec_addmul(&s->kept, &s->t2, &certificate->direction);
    og_int_mul(&s->t0, &s->t0, &s->t1);
  }
  og_enclosure_place_of(s, 1 - from, &certificate->place[0][1 - from]);
  return true;
}

void og_place_shorten(og_body_place *place) {
  og_int *const parts[4] = {&place->x, &place->y, &place->z, &place->w};
  mpz_t divisor;
  mpz_init(divisor);
  for (int k = 0; k < 4; k++) mpz_gcd(divisor, divisor, parts[k]->z);
  const bool divides = mpz_cmp_ui(divisor, 1) > 0;
  for (int k = 0; k < 4 && divides; k++) mpz_divexact(parts[k]->z, parts[k]->z, divisor);
  mpz_clear(divisor);
}

static void copy_place(og_body_place *to, const og_body_place *from) {
  og_int_set(&to->x, &from->x);
  og_int_set(&to->y, &from->y);
  og_int_set(&to->z, &from->z);
  og_int_set(&to->w, &from->w);
  to->count = from->count;
  for (size_t k = 0; k < from->count; k++) {
    to->point[k] = from->point[k];
    og_int_set(&to->weight[k], &from->weight[k]);
  }
}

void og_enclosure_copy(og_enclosure_certificate *to, const og_enclosure_certificate *from) {
  to->kind = from->kind;
  og_rational_set(&to->lo, &from->lo);
  og_rational_set(&to->hi, &from->hi);
  og_ivec_set(&to->direction, &from->direction);
  to->count = from->count;
  for (size_t k = 0; k < from->count; k++) {
    og_int_set(&to->weight[k], &from->weight[k]);
    for (int body = 0; body < 2; body++) copy_place(&to->place[k][body], &from->place[k][body]);
  }
}

// ---- guesses ----

// With the candidate's direction: the simple places as they are, or one and the other's point opposite to it.
static bool try_places(og_enclosure_solver *s) {
  og_enclosure_certificate *guess = &s->candidate;
  if (is_accepted(s, guess)) return true;
  for (int from = 0; from < 2; from++) {
    og_ivec_set(&s->simple.direction, &guess->direction);
    og_enclosure_copy(guess, &s->simple);
    if (set_opposite(s, from, guess) && is_accepted(s, guess)) return true;
  }
  og_enclosure_copy(guess, &s->simple);
  return false;
}

static bool try_both_ways(og_enclosure_solver *s) {
  og_direction_shorten(&s->candidate.direction);
  if (is_accepted(s, &s->candidate)) return true;
  og_ivec_neg(&s->candidate.direction, &s->candidate.direction);
  return is_accepted(s, &s->candidate);
}

static bool try_direction(og_enclosure_solver *s) {
  og_ivec *n = &s->candidate.direction;
  og_direction_shorten(n);
  if (og_ivec_is_zero(n)) return false;
  if (try_places(s)) return true;
  og_ivec_neg(n, n);
  return try_places(s);
}

// Across both rims; and across one, as near to the other body's axis as can be, where that body's apex is there.
static bool try_across(og_enclosure_solver *s, const og_ivec tangent[2]) {
  og_ivec *n = &s->candidate.direction;
  og_ivec_cross(n, &tangent[0], &tangent[1]);
  if (try_direction(s)) return true;
  for (int body = 0; body < 2; body++) {
    if (s->body[1 - body].curve == OG_CURVE_NONE || og_ivec_is_zero(&tangent[body])) continue;
    const og_ivec *axis = &s->body[1 - body].axes.a;
    og_ivec_dot(&s->t3, &tangent[body], &tangent[body]);
    og_ivec_dot(&s->t4, &tangent[body], axis);
    og_ivec_scale(n, &s->t3, axis);
    og_ivec_submul(n, &s->t4, &tangent[body]);
    if (try_direction(s)) return true;
  }
  return false;
}

static bool try_rims(og_enclosure_solver *s) {
  og_ivec tangent[2];
  for (int body = 0; body < 2; body++) {
    og_ivec_init(&tangent[body]);
    set_tangent(s, body, &s->candidate.place[0][body], &tangent[body]);
  }
  const bool found = try_across(s, tangent);
  for (int body = 0; body < 2; body++) og_ivec_clear(&tangent[body]);
  return found;
}

// The axes, the sides' normals, the line between the places, and the last direction.
static bool try_directions(og_enclosure_solver *s) {
  og_enclosure_certificate *guess = &s->candidate;
  og_ivec *n = &guess->direction;
  for (int body = 0; body < 2; body++) {
    const og_inner_body *b = &s->body[body];
    if (b->curve == OG_CURVE_NONE) continue;
    og_ivec_set(n, og_ivec_is_zero(&b->axes.a) ? &b->axes.n : &b->axes.a);
    if (try_direction(s)) return true;
    set_side_normal(s, body, &guess->place[0][body], n);
    if (try_direction(s)) return true;
  }
  og_enclosure_point(s, 0, &guess->place[0][0], n, &s->t3);
  og_enclosure_point(s, 1, &guess->place[0][1], &s->kept, &s->t4);
  og_ivec_scale(n, &s->t4, n);
  og_ivec_submul(n, &s->t3, &s->kept);
  if (try_direction(s)) return true;
  og_ivec_set(n, &s->direction);
  simplify_direction(n);
  return try_direction(s);
}

// The polytope's nearest point to the simple place of the curved body, exactly, and the line between both. Only what
// the candidate certificate says is changed.
static bool try_nearest(og_enclosure_solver *s) {
  const int polytope = s->body[0].curve == OG_CURVE_NONE ? 0 : 1;
  og_enclosure_certificate *guess = &s->candidate;
  if (s->body[polytope].curve != OG_CURVE_NONE) return false;
  og_enclosure_copy(guess, &s->simple);
  og_enclosure_point(s, 1 - polytope, &guess->place[0][1 - polytope], &s->kept, &s->t0);
  if (!og_inner_nearest(s, polytope, &s->kept, &s->t0, &guess->place[0][polytope])) return false;
  og_ivec *n = &guess->direction;
  og_enclosure_point(s, polytope, &guess->place[0][polytope], n, &s->t4);
  og_ivec_scale(n, &s->t0, n);
  og_ivec_submul(n, &s->t4, &s->kept);
  return try_both_ways(s);
}

bool og_touch_by_guess(og_enclosure_solver *s, og_enclosure_certificate *certificate) {
  if (certificate->kind != OG_ENCLOSURE_RANGE || og_rational_sign(&certificate->lo) > 0) return false;
  og_enclosure_copy(&s->simple, certificate);
  s->simple.kind = OG_ENCLOSURE_TOUCHING;
  og_int_set(&s->reach_num, &s->problem->pair.radius);
  og_int_set_si(&s->reach_den, 1);
  for (int body = 0; body < 2; body++) simplify_place(s, body, &s->simple.place[0][body]);
  og_enclosure_copy(&s->candidate, &s->simple);
  if (!try_directions(s) && !try_nearest(s) && !try_rims(s) && !og_touch_parallel(s)) return false;
  og_enclosure_copy(certificate, &s->candidate);
  return true;
}

// ---- a distance that is a fraction ----

// Is it shorter than any number of such a range would have?
static bool is_short(const og_rational *value, const og_rational *lo, const og_rational *hi, og_int *t, og_int *u) {
  og_int_mul(t, &hi->num, &lo->den);
  og_int_mul(u, &lo->num, &hi->den);
  const size_t whole = mpz_sizeinbase(t->z, 2);
  og_int_sub(t, t, u);
  const size_t rest = og_int_sign(t) == 0 ? 0 : mpz_sizeinbase(t->z, 2);
  return 4 * (mpz_sizeinbase(value->num.z, 2) + mpz_sizeinbase(value->den.z, 2)) < 3 * (whole - rest);
}

// reach = the distance and both balls, in steps, each of which is 2^unit_exp / unit_den.
static void set_reach(og_enclosure_solver *s, const og_rational *distance) {
  const og_problem *pair = &s->problem->pair;
  og_int_mul(&s->reach_num, &distance->num, &pair->unit_den);
  og_int_set(&s->reach_den, &distance->den);
  if (pair->unit_exp < 0) mpz_mul_2exp(s->reach_num.z, s->reach_num.z, (mp_bitcnt_t)-pair->unit_exp);
  else mpz_mul_2exp(s->reach_den.z, s->reach_den.z, (mp_bitcnt_t)pair->unit_exp);
  og_int_addmul(&s->reach_num, &s->reach_den, &pair->radius);
}

void og_exact_by_guess(og_enclosure_solver *s, og_enclosure_certificate *certificate) {
  og_rational *const value = &s->bound;
  if (certificate->kind != OG_ENCLOSURE_RANGE || og_rational_sign(&certificate->lo) == 0) return;
  og_simplest_within(value, &certificate->lo, &certificate->hi);
  if (!is_short(value, &certificate->lo, &certificate->hi, &s->t0, &s->t1)) return;
  set_reach(s, value);
  og_enclosure_copy(&s->simple, certificate);
  og_rational_set(&s->simple.lo, value);
  og_rational_set(&s->simple.hi, value);
  og_ivec_set(&s->direction, &certificate->direction);
  for (int body = 0; body < 2; body++) simplify_place(s, body, &s->simple.place[0][body]);
  og_enclosure_copy(&s->candidate, &s->simple);
  // Places on two rims are apart along the line between them, which is one of the directions.
  if (try_directions(s) || try_nearest(s)) og_enclosure_copy(certificate, &s->candidate);
}

// ---- a polytope without a ball ----

// From the exact relation: a touching pair, or a bound from below that is finer than the places.
static void take_relation(og_enclosure_solver *s, int polytope, const og_curved_certificate *exact,
                          og_enclosure_certificate *certificate) {
  if (exact->relation == OG_SEPARATED) {
    const mp_bitcnt_t before = s->bits;
    for (; og_rational_sign(&certificate->lo) == 0 && s->bits < (mp_bitcnt_t)1 << 24; s->bits *= 2)
      og_enclosure_lower(s, &exact->direction, &certificate->lo);
    s->bits = before;
    og_ivec_set(&certificate->direction, &exact->direction);
  }
  if (exact->relation != OG_TOUCHING) return;
  og_body_place *place = &certificate->place[0][polytope];
  certificate->kind = OG_ENCLOSURE_TOUCHING;
  certificate->count = 1;
  og_ivec_set(&certificate->direction, &exact->direction);
  place->count = exact->count;
  for (size_t k = 0; k < exact->count; k++) {
    place->point[k] = exact->point[k];
    og_int_set(&place->weight[k], &exact->weight[k]);
  }
  og_int_set_si(&s->reach_num, 0);
  set_opposite(s, polytope, certificate);
}

bool og_touch_polytope(og_enclosure_solver *s, og_enclosure_certificate *certificate) {
  const og_enclosure_problem *problem = s->problem;
  if (og_int_sign(&problem->pair.radius) != 0) return false;
  if (problem->curve[0] != OG_CURVE_NONE && problem->curve[1] != OG_CURVE_NONE) return false;
  if (problem->curve[0] == OG_CURVE_ELLIPSOID || problem->curve[1] == OG_CURVE_ELLIPSOID) return false;
  if (certificate->kind != OG_ENCLOSURE_RANGE || og_rational_sign(&certificate->lo) > 0) return false;
  const int polytope = problem->curve[0] == OG_CURVE_NONE ? 0 : 1;
  const og_curved_problem exact = {problem->curve[1 - polytope], polytope == 0, problem->pair};
  og_curved_answer answer;
  og_curved_answer_init(&answer);
  if (og_solve_curved(&exact, &answer) == OG_CURVED_ACCEPTED)
    take_relation(s, polytope, &answer.certificate, certificate);
  og_curved_answer_clear(&answer);
  return og_enclosure_relation(certificate) != OG_RELATION_NONE;
}
