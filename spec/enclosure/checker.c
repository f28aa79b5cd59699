#include "spec/enclosure/checker.h"

// A body, and what is asked of it now.
typedef struct checked_body {
  og_curve curve; // OG_CURVE_NONE of a polytope
  const og_points *points;
  og_curved_axes axes;
  // The largest m . x of the body is the larger of level[k] + sqrt(square[k]), m being the direction away from it.
  int count;
  og_int level[2], square[2];
  og_ivec at; // a place: at / den
  og_int den;
} checked_body;

enum { NUMBERS = 12 };

typedef struct enclosure_check {
  const og_enclosure_problem *problem;
  const og_enclosure_certificate *certificate;
  checked_body body[2];
  og_ivec normal, difference; // difference / den of the places of a pair
  og_int den;
  og_ivec kept[3], sum; // of a combination
  // Numbers of one function each, but for `reach`: (bound + R) on the lattice is reach / reach_den.
  og_int reach, reach_den, n[NUMBERS];
} enclosure_check;

static void body_init(checked_body *b) {
  og_curved_axes_init(&b->axes);
  for (int k = 0; k < 2; k++) {
    og_int_init(&b->level[k]);
    og_int_init(&b->square[k]);
  }
  og_ivec_init(&b->at);
  og_int_init(&b->den);
}

static void body_clear(checked_body *b) {
  og_curved_axes_clear(&b->axes);
  for (int k = 0; k < 2; k++) {
    og_int_clear(&b->level[k]);
    og_int_clear(&b->square[k]);
  }
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
}

static void check_clear(enclosure_check *c) {
  og_ivec *const vectors[] = {&c->normal, &c->difference, &c->kept[0], &c->kept[1], &c->kept[2], &c->sum};
  for (int k = 0; k < 2; k++) body_clear(&c->body[k]);
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  og_int_clear(&c->den);
  og_int_clear(&c->reach);
  og_int_clear(&c->reach_den);
  for (int k = 0; k < NUMBERS; k++) og_int_clear(&c->n[k]);
}

static bool set_bodies(enclosure_check *c) {
  const og_enclosure_problem *problem = c->problem;
  if (problem->curve[0] == OG_CURVE_NONE && problem->curve[1] == OG_CURVE_NONE) return false;
  if (og_int_sign(&problem->pair.radius) < 0 || og_int_sign(&problem->pair.unit_den) <= 0) return false;
  for (int k = 0; k < 2; k++) {
    checked_body *b = &c->body[k];
    b->curve = problem->curve[k];
    b->points = og_enclosure_points(problem, k);
    if (b->curve == OG_CURVE_NONE ? b->points->count == 0 : !og_curved_axes_set(&b->axes, b->points)) return false;
  }
  return true;
}

// ---- lengths: a bound of the distance and both balls ----

static void double_often(og_int *x, long times) {
  for (long k = 0; k < times; k++) og_int_add(x, x, x);
}

// reach / reach_den = bound + R in steps of the lattice, each of which is 2^unit_exp / unit_den; null is no bound.
static void set_reach(enclosure_check *c, const og_rational *bound) {
  const og_problem *pair = &c->problem->pair;
  og_int_set_si(&c->reach, 0);
  og_int_set_si(&c->reach_den, 1);
  if (bound != NULL) {
    og_int_mul(&c->reach, &bound->num, &pair->unit_den);
    og_int_set(&c->reach_den, &bound->den);
    double_often(&c->reach, -pair->unit_exp);
    double_often(&c->reach_den, pair->unit_exp);
  }
  og_int_addmul(&c->reach, &c->reach_den, &pair->radius);
}

// ---- apart along the direction ----

static void set_polytope_support(enclosure_check *c, checked_body *b, const og_ivec *m) {
  b->count = 1;
  og_int_set_si(&b->square[0], 0);
  for (size_t k = 0; k < b->points->count; k++) {
    og_ivec_dot(&c->n[0], m, &b->points->at[k]);
    if (k == 0 || og_int_compare(&c->n[0], &b->level[0]) > 0) og_int_set(&b->level[0], &c->n[0]);
  }
}

// The end to which m leads and the rim around it; of a cone the apex, and the rim around the base.
static void set_curved_support(enclosure_check *c, checked_body *b, const og_ivec *m) {
  og_int *centre = &c->n[0], *along = &c->n[1], *across = &c->n[2];
  og_ivec_dot(centre, m, &b->points->at[0]);
  og_ivec_dot(along, m, &b->axes.a);
  og_ivec_dot(across, m, &b->axes.u);
  og_int_mul(&b->square[0], across, across);
  og_ivec_dot(across, m, &b->axes.v);
  og_int_addmul(&b->square[0], across, across);
  b->count = b->curve == OG_CURVE_CONE ? 2 : 1;
  if (b->curve == OG_CURVE_CYLINDER && og_int_sign(along) < 0) og_int_neg(along, along);
  if (b->curve == OG_CURVE_CONE) {
    og_int_add(&b->level[1], centre, along);
    og_int_set_si(&b->square[1], 0);
    og_int_neg(along, along);
  }
  og_int_add(&b->level[0], centre, along);
}

static void set_support(enclosure_check *c, int body, const og_ivec *m) {
  checked_body *b = &c->body[body];
  if (b->curve == OG_CURVE_NONE) set_polytope_support(c, b, m);
  else set_curved_support(c, b, m);
}

// Is g >= sqrt(s) + sqrt(t) + sqrt(u)? All four are overwritten: s, t, u are >= 0.
//   g >= sqrt(u) and (g - sqrt(u))^2 >= (sqrt(s) + sqrt(t))^2,
//   that is h = g^2 + u - s - t >= 2 sqrt(s t) + 2 g sqrt(u), that is h >= 0 and h^2 >= the square of that,
//   that is k = h^2 - 4 s t - 4 g^2 u >= 8 g sqrt(s t u), that is k >= 0 and k^2 >= 64 g^2 s t u.
static bool is_at_least_roots(enclosure_check *c, og_int *g, og_int *s, og_int *t, og_int *u) {
  og_int *square = &c->n[8], *h = &c->n[9], *st = &c->n[10], *k = &c->n[11];
  og_int_mul(square, g, g);
  if (og_int_sign(g) < 0 || og_int_compare(square, u) < 0) return false;
  og_int_add(h, square, u);
  og_int_sub(h, h, s);
  og_int_sub(h, h, t);
  if (og_int_sign(h) < 0) return false;
  og_int_mul(st, s, t);
  og_int_mul(square, square, u);
  og_int_mul(k, h, h);
  double_often(st, 2);
  double_often(square, 2);
  og_int_sub(k, k, st);
  og_int_sub(k, k, square);
  if (og_int_sign(k) < 0) return false;
  og_int_mul(k, k, k);
  og_int_mul(square, square, st);
  double_often(square, 2);
  return og_int_compare(k, square) >= 0;
}

// Support i of A and j of B: is -(level + level) >= sqrt(square) + sqrt(square) + reach / reach_den |n|?
static bool is_apart(enclosure_check *c, int i, int j) {
  const checked_body *a = &c->body[0], *b = &c->body[1];
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
  return is_at_least_roots(c, g, s, t, u);
}

// Is n . (a - b) >= reach / reach_den |n| for all points of the cores?
static og_enclosure_refusal check_sides(enclosure_check *c) {
  if (og_ivec_is_zero(&c->certificate->direction)) return OG_ENCLOSURE_REFUSED_DIRECTION;
  og_ivec_set(&c->normal, &c->certificate->direction);
  set_support(c, 1, &c->normal);
  og_ivec_neg(&c->normal, &c->normal);
  set_support(c, 0, &c->normal);
  for (int i = 0; i < c->body[0].count; i++)
    for (int j = 0; j < c->body[1].count; j++)
      if (!is_apart(c, i, j)) return OG_ENCLOSURE_REFUSED_SIDE;
  return OG_ENCLOSURE_ACCEPTED;
}

// ---- places ----

static og_enclosure_refusal set_mean(checked_body *b, const og_body_place *place) {
  og_ivec_set_zero(&b->at);
  og_int_set_si(&b->den, 0);
  if (place->count > OG_PLACE_POINTS) return OG_ENCLOSURE_REFUSED_INDEX;
  for (size_t k = 0; k < place->count; k++) {
    if (place->point[k] >= b->points->count) return OG_ENCLOSURE_REFUSED_INDEX;
    if (og_int_sign(&place->weight[k]) < 0) return OG_ENCLOSURE_REFUSED_WEIGHT;
    og_ivec_addmul(&b->at, &place->weight[k], &b->points->at[place->point[k]]);
    og_int_add(&b->den, &b->den, &place->weight[k]);
  }
  return og_int_sign(&b->den) > 0 ? OG_ENCLOSURE_ACCEPTED : OG_ENCLOSURE_REFUSED_WEIGHT;
}

// Of a cylinder -w <= z <= w and x^2 + y^2 <= w^2; of a cone -w <= z <= w and 4 (x^2 + y^2) <= (w - z)^2.
static bool is_in_curve(enclosure_check *c, og_curve curve, const og_body_place *place) {
  og_int *square = &c->n[0], *room = &c->n[1];
  if (og_int_sign(&place->w) <= 0) return false;
  og_int_add(room, &place->w, &place->z);
  if (og_int_sign(room) < 0) return false;
  og_int_sub(room, &place->w, &place->z);
  if (og_int_sign(room) < 0) return false;
  og_int_mul(square, &place->x, &place->x);
  og_int_addmul(square, &place->y, &place->y);
  if (curve == OG_CURVE_CONE) double_often(square, 2);
  else og_int_set(room, &place->w);
  og_int_mul(room, room, room);
  return og_int_compare(square, room) <= 0;
}

static og_enclosure_refusal set_place(enclosure_check *c, int body, const og_body_place *place) {
  checked_body *b = &c->body[body];
  if (b->curve == OG_CURVE_NONE) return set_mean(b, place);
  if (!is_in_curve(c, b->curve, place)) return OG_ENCLOSURE_REFUSED_OUTSIDE;
  og_int_set(&b->den, &place->w);
  og_ivec_scale(&b->at, &place->w, &b->points->at[0]);
  og_ivec_addmul(&b->at, &place->x, &b->axes.u);
  og_ivec_addmul(&b->at, &place->y, &b->axes.v);
  og_ivec_addmul(&b->at, &place->z, &b->axes.a);
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
  return check_sides(c);
}

static og_enclosure_refusal check(enclosure_check *c) {
  if (!set_bodies(c)) return OG_ENCLOSURE_REFUSED_PROBLEM;
  if (c->certificate->kind == OG_ENCLOSURE_RANGE) return check_range(c);
  set_reach(c, NULL);
  if (c->certificate->kind == OG_ENCLOSURE_PENETRATING)
    return c->certificate->count == 1 ? check_places(c, true) : check_combination(c);
  if (c->certificate->kind != OG_ENCLOSURE_TOUCHING) return OG_ENCLOSURE_REFUSED_KIND;
  const og_enclosure_refusal refusal = check_sides(c);
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
