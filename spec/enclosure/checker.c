#include "spec/enclosure/checked_body.h"
#include "spec/enclosure/checker.h"

// A body, and a place of it.
typedef struct placed_body {
  og_checked_body of;
  og_ivec at; // at / den
  og_int den;
} placed_body;

enum { NUMBERS = 8 };

typedef struct enclosure_check {
  const og_enclosure_problem *problem;
  const og_enclosure_certificate *certificate;
  placed_body body[2];
  og_ivec normal, difference; // difference / den of the places of a pair
  og_int den;
  og_ivec kept[3], sum; // of a combination
  // Numbers of one function each, but for `reach`: (bound + R) on the lattice is reach / reach_den.
  og_int reach, reach_den, n[NUMBERS], roots[OG_ROOT_NUMBERS];
} enclosure_check;

static void body_init(placed_body *b) {
  og_checked_body_init(&b->of);
  og_ivec_init(&b->at);
  og_int_init(&b->den);
}

static void body_clear(placed_body *b) {
  og_checked_body_clear(&b->of);
  og_ivec_clear(&b->at);
  og_int_clear(&b->den);
}

static void check_init(enclosure_check *c, const og_enclosure_problem *problem,
                       const og_enclosure_certificate *certificate) {
  og_ivec *const vectors[] = {&c->normal, &c->difference, &c->kept[0], &c->kept[1], &c->kept[2], &c->sum};
  c->problem = problem;
  c->certificate = certificate;
  for (int k = 0; k < 2; k++) body_init(&c->body[k]);
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  og_int_init(&c->den);
  og_int_init(&c->reach);
  og_int_init(&c->reach_den);
  for (int k = 0; k < NUMBERS; k++) og_int_init(&c->n[k]);
  for (int k = 0; k < OG_ROOT_NUMBERS; k++) og_int_init(&c->roots[k]);
}

static void check_clear(enclosure_check *c) {
  og_ivec *const vectors[] = {&c->normal, &c->difference, &c->kept[0], &c->kept[1], &c->kept[2], &c->sum};
  for (int k = 0; k < 2; k++) body_clear(&c->body[k]);
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  og_int_clear(&c->den);
  og_int_clear(&c->reach);
  og_int_clear(&c->reach_den);
  for (int k = 0; k < NUMBERS; k++) og_int_clear(&c->n[k]);
  for (int k = 0; k < OG_ROOT_NUMBERS; k++) og_int_clear(&c->roots[k]);
}

// ---- lengths: a bound of the distance and both balls ----

// reach / reach_den = bound + R in steps of the lattice, each of which is 2^unit_exp / unit_den; null is no bound.
static void set_reach(enclosure_check *c, const og_rational *bound) {
  const og_problem *pair = &c->problem->pair;
  og_int_set_si(&c->reach, 0);
  og_int_set_si(&c->reach_den, 1);
  if (bound != NULL) og_length_in_steps(&c->reach, &c->reach_den, &bound->num, &bound->den, pair);
  og_int_addmul(&c->reach, &c->reach_den, &pair->radius);
}

// ---- apart along the direction ----

// Support i of A and j of B: is -(level + level) >= sqrt(square) + sqrt(square) + reach / reach_den |n|?
static bool is_apart(enclosure_check *c, int i, int j) {
  const og_checked_body *a = &c->body[0].of, *b = &c->body[1].of;
  og_int *g = &c->n[3], *s = &c->n[4], *t = &c->n[5], *u = &c->n[6], *factor = &c->n[7];
  og_int_add(g, &a->level[i], &b->level[j]);
  og_int_neg(g, g);
  og_int_mul(g, g, &c->reach_den);
  og_int_mul(factor, &c->reach_den, &c->reach_den);
  og_int_mul(s, factor, &a->square[i]);
  og_int_mul(t, factor, &b->square[j]);
  og_int_mul(factor, &c->reach, &c->reach);
  og_ivec_dot(u, &c->normal, &c->normal);
  og_int_mul(u, u, factor);
  return og_is_at_least_roots(g, s, t, u, c->roots);
}

// Is n . (a - b) >= reach / reach_den |n| for all points of the cores?
static og_enclosure_refusal check_sides(enclosure_check *c, const og_ivec *direction) {
  if (og_ivec_is_zero(direction)) return OG_ENCLOSURE_REFUSED_DIRECTION;
  og_ivec_set(&c->normal, direction);
  og_checked_body_reach(&c->body[1].of, &c->normal);
  og_ivec_neg(&c->normal, &c->normal);
  og_checked_body_reach(&c->body[0].of, &c->normal);
  for (int i = 0; i < c->body[0].of.count; i++)
    for (int j = 0; j < c->body[1].of.count; j++)
      if (!is_apart(c, i, j)) return OG_ENCLOSURE_REFUSED_SIDE;
  return OG_ENCLOSURE_ACCEPTED;
}

// ---- places ----

static og_enclosure_refusal set_mean(placed_body *b, const og_body_place *place) {
  og_ivec_set_zero(&b->at);
  og_int_set_si(&b->den, 0);
  if (place->count > OG_PLACE_POINTS) return OG_ENCLOSURE_REFUSED_INDEX;
  for (size_t k = 0; k < place->count; k++) {
    if (place->point[k] >= b->of.points->count) return OG_ENCLOSURE_REFUSED_INDEX;
    if (og_int_sign(&place->weight[k]) < 0) return OG_ENCLOSURE_REFUSED_WEIGHT;
    og_ivec_addmul(&b->at, &place->weight[k], &b->of.points->at[place->point[k]]);
    og_int_add(&b->den, &b->den, &place->weight[k]);
  }
  return og_int_sign(&b->den) > 0 ? OG_ENCLOSURE_ACCEPTED : OG_ENCLOSURE_REFUSED_WEIGHT;
}

static og_enclosure_refusal set_place(enclosure_check *c, int body, const og_body_place *place) {
  placed_body *b = &c->body[body];
  if (b->of.curve == OG_CURVE_NONE) return set_mean(b, place);
  if (!og_checked_body_holds(&b->of, &place->x, &place->y, &place->z, &place->w)) return OG_ENCLOSURE_REFUSED_OUTSIDE;
  og_int_set(&b->den, &place->w);
  og_ivec_scale(&b->at, &place->w, &b->of.points->at[0]);
  og_ivec_addmul(&b->at, &place->x, &b->of.axes.u);
  og_ivec_addmul(&b->at, &place->y, &b->of.axes.v);
  og_ivec_addmul(&b->at, &place->z, &b->of.axes.a);
  return OG_ENCLOSURE_ACCEPTED;
}

// difference / den = the place of A minus that of B, of that pair.
static og_enclosure_refusal set_difference(enclosure_check *c, size_t pair) {
  for (int body = 0; body < 2; body++) {
    const og_enclosure_refusal refusal = set_place(c, body, &c->certificate->place[pair][body]);
    if (refusal != OG_ENCLOSURE_ACCEPTED) return refusal;
  }
  og_ivec_scale(&c->difference, &c->body[1].den, &c->body[0].at);
  og_ivec_submul(&c->difference, &c->body[0].den, &c->body[1].at);
  og_int_mul(&c->den, &c->body[0].den, &c->body[1].den);
  return OG_ENCLOSURE_ACCEPTED;
}

// Is the only pair of places no farther apart than reach / reach_den, or, if it has to be strict, nearer?
static og_enclosure_refusal check_places(enclosure_check *c, bool strict) {
  if (c->certificate->count != 1) return OG_ENCLOSURE_REFUSED_COUNT;
  const og_enclosure_refusal refusal = set_difference(c, 0);
  if (refusal != OG_ENCLOSURE_ACCEPTED) return refusal;
  og_int *square = &c->n[0], *bound = &c->n[1];
  og_ivec_scale(&c->difference, &c->reach_den, &c->difference);
  og_ivec_dot(square, &c->difference, &c->difference);
  og_int_mul(bound, &c->reach, &c->den);
  og_int_mul(bound, bound, bound);
  const int order = og_int_compare(square, bound);
  return order < 0 || (order == 0 && !strict) ? OG_ENCLOSURE_ACCEPTED : OG_ENCLOSURE_REFUSED_FAR;
}

// ---- a combination that is zero ----

// Differences may be taken without their denominators: what is positive of them stays so.
static og_enclosure_refusal check_combination(enclosure_check *c) {
  const og_enclosure_certificate *certificate = c->certificate;
  if (certificate->count < 4 || certificate->count > OG_ENCLOSURE_PAIRS) return OG_ENCLOSURE_REFUSED_COUNT;
  og_ivec_set_zero(&c->sum);
  for (size_t k = 0; k < certificate->count; k++) {
    const og_enclosure_refusal refusal = set_difference(c, k);
    if (refusal != OG_ENCLOSURE_ACCEPTED) return refusal;
    if (og_int_sign(&certificate->weight[k]) <= 0) return OG_ENCLOSURE_REFUSED_WEIGHT;
    og_ivec_addmul(&c->sum, &certificate->weight[k], &c->difference);
    if (k < 3) og_ivec_set(&c->kept[k], &c->difference);
  }
  if (!og_ivec_is_zero(&c->sum)) return OG_ENCLOSURE_REFUSED_NOT_ZERO;
  og_ivec_cross(&c->sum, &c->kept[0], &c->kept[1]);
  og_ivec_dot(&c->n[0], &c->sum, &c->kept[2]);
  return og_int_sign(&c->n[0]) != 0 ? OG_ENCLOSURE_ACCEPTED : OG_ENCLOSURE_REFUSED_FLAT;
}

// ---- the three kinds ----

static og_enclosure_refusal check_range(enclosure_check *c) {
  const og_rational *lo = &c->certificate->lo, *hi = &c->certificate->hi;
  if (og_int_sign(&lo->den) <= 0 || og_int_sign(&hi->den) <= 0 || og_rational_sign(lo) < 0)
    return OG_ENCLOSURE_REFUSED_RANGE;
  og_int_mul(&c->n[0], &lo->num, &hi->den);
  og_int_mul(&c->n[1], &hi->num, &lo->den);
  if (og_int_compare(&c->n[0], &c->n[1]) > 0) return OG_ENCLOSURE_REFUSED_RANGE;
  set_reach(c, hi);
  const og_enclosure_refusal refusal = check_places(c, false);
  if (refusal != OG_ENCLOSURE_ACCEPTED || og_rational_sign(lo) == 0) return refusal;
  set_reach(c, lo);
  return check_sides(c, &c->certificate->direction);
}

static og_enclosure_refusal check(enclosure_check *c) {
  if (!og_checked_bodies_set(&c->body[0].of, &c->body[1].of, c->problem)) return OG_ENCLOSURE_REFUSED_PROBLEM;
  if (c->certificate->kind == OG_ENCLOSURE_RANGE) return check_range(c);
  set_reach(c, NULL);
  if (c->certificate->kind == OG_ENCLOSURE_PENETRATING)
    return c->certificate->count == 1 ? check_places(c, true) : check_combination(c);
  if (c->certificate->kind != OG_ENCLOSURE_TOUCHING) return OG_ENCLOSURE_REFUSED_KIND;
  const og_enclosure_refusal refusal = check_sides(c, &c->certificate->direction);
  return refusal == OG_ENCLOSURE_ACCEPTED ? check_places(c, false) : refusal;
}

og_enclosure_refusal og_check_enclosure(const og_enclosure_problem *problem,
                                        const og_enclosure_certificate *certificate) {
  enclosure_check c;
  check_init(&c, problem, certificate);
  const og_enclosure_refusal refusal = check(&c);
  check_clear(&c);
  return refusal;
}

// ---- for sweeps ----

bool og_is_enclosure_problem(const og_enclosure_problem *problem) {
  enclosure_check c;
  check_init(&c, problem, NULL);
  const bool good = og_checked_bodies_set(&c.body[0].of, &c.body[1].of, problem);
  check_clear(&c);
  return good;
}

bool og_check_apart(const og_enclosure_problem *problem, const og_ivec *direction, const og_rational *bound) {
  enclosure_check c;
  check_init(&c, problem, NULL);
  bool apart = og_checked_bodies_set(&c.body[0].of, &c.body[1].of, problem);
  set_reach(&c, bound);
  apart = apart && check_sides(&c, direction) == OG_ENCLOSURE_ACCEPTED;
  check_clear(&c);
  return apart;
}
