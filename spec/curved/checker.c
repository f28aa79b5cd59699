#include "spec/curved/checker.h"

typedef struct curved_check {
  const og_curved_problem *problem;
  const og_curved_certificate *certificate;
  const og_points *points;
  og_curved_axes axes;
  og_ivec normal, mean;         // the normal leads away from the curved body
  og_int total;                 // of the weights: the mean is mean / total, from the centre
  og_int least, along, squares; // least: normal . (p - c) of the polytope
  og_int level, value, product;
  og_ivec from;
} curved_check;

static void check_init(curved_check *c, const og_curved_problem *problem, const og_curved_certificate *certificate) {
  og_int *const numbers[] = {&c->total, &c->least, &c->along, &c->squares, &c->level, &c->value, &c->product};
  c->problem = problem;
  c->certificate = certificate;
  c->points = og_curved_other(problem);
  og_curved_axes_init(&c->axes);
  og_ivec_init(&c->normal);
  og_ivec_init(&c->mean);
  og_ivec_init(&c->from);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
}

static void check_clear(curved_check *c) {
  og_int *const numbers[] = {&c->total, &c->least, &c->along, &c->squares, &c->level, &c->value, &c->product};
  og_curved_axes_clear(&c->axes);
  og_ivec_clear(&c->normal);
  og_ivec_clear(&c->mean);
  og_ivec_clear(&c->from);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
}

/*@ requires check: \valid_read(c);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> is_zero(&c->axes.a); */
static bool is_disc(const curved_check *c) { return og_ivec_is_zero(&c->axes.a); }

/*@ requires check: \valid_read(c) && \valid_read(c->problem);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> c->problem->curve == OG_CURVE_CONE && !is_zero(&c->axes.a); */
static bool is_cone(const curved_check *c) { return c->problem->curve == OG_CURVE_CONE && !is_disc(c); }

// The point from the curved body's centre.
static void set_from(curved_check *c, size_t k) {
  og_ivec_sub(&c->from, &c->points->at[k], &og_curved_frame(c->problem)->at[0]);
}

// ---- the direction ----

static void set_least(curved_check *c) {
  for (size_t k = 0; k < c->points->count; k++) {
    set_from(c, k);
    og_ivec_dot(&c->value, &c->normal, &c->from);
    if (k == 0 || og_int_compare(&c->value, &c->least) < 0) og_int_set(&c->least, &c->value);
  }
}

// Is x > sqrt(squares), or, unless it has to be strict, x >= it?
/*@ requires check: \valid(c) && \valid_read(x) && \separated(x, &c->value) && val(&c->squares) >= 0;
    terminates \true; exits \false; assigns val(&c->value);
    ensures does: \result != 0 <==> \old(val(x)) >= 0 && (\old(val(x)) * \old(val(x)) > val(&c->squares) ||
      (strict == 0 && \old(val(x)) * \old(val(x)) == val(&c->squares))); */
static bool exceeds_root(curved_check *c, const og_int *x, bool strict) {
  if (og_int_sign(x) < 0) return false;
  og_int_mul(&c->value, x, x);
  const int order = og_int_compare(&c->value, &c->squares);
  return order > 0 || (order == 0 && !strict);
}

static og_curved_refusal check_sides(curved_check *c, bool strict) {
  if (og_ivec_is_zero(&c->certificate->direction)) return OG_CURVED_REFUSED_DIRECTION;
  if (c->problem->is_b) og_ivec_set(&c->normal, &c->certificate->direction);
  else og_ivec_neg(&c->normal, &c->certificate->direction);
  set_least(c);
  og_ivec_dot(&c->along, &c->normal, &c->axes.a);
  og_ivec_dot(&c->value, &c->normal, &c->axes.u);
  og_int_mul(&c->squares, &c->value, &c->value);
  og_ivec_dot(&c->value, &c->normal, &c->axes.v);
  og_int_addmul(&c->squares, &c->value, &c->value);
  bool beyond = true;
  if (is_cone(c)) {
    // Beyond the apex, and beyond the base's rim.
    const int order = og_int_compare(&c->least, &c->along);
    beyond = order > 0 || (order == 0 && !strict);
    og_int_add(&c->level, &c->least, &c->along);
  } else if (og_int_sign(&c->along) >= 0) {
    og_int_sub(&c->level, &c->least, &c->along);
  } else {
    og_int_add(&c->level, &c->least, &c->along);
  }
  return beyond && exceeds_root(c, &c->level, strict) ? OG_CURVED_ACCEPTED : OG_CURVED_REFUSED_SIDE;
}

// ---- the point of both ----

static og_curved_refusal set_mean(curved_check *c) {
  const og_curved_certificate *certificate = c->certificate;
  og_ivec_set_zero(&c->mean);
  og_int_set_si(&c->total, 0);
  if (certificate->count > OG_CURVED_MEAN) return OG_CURVED_REFUSED_INDEX;
  for (size_t k = 0; k < certificate->count; k++) {
    if (certificate->point[k] >= c->points->count) return OG_CURVED_REFUSED_INDEX;
    if (og_int_sign(&certificate->weight[k]) < 0) return OG_CURVED_REFUSED_WEIGHT;
    set_from(c, certificate->point[k]);
    og_ivec_addmul(&c->mean, &certificate->weight[k], &c->from);
    og_int_add(&c->total, &c->total, &certificate->weight[k]);
  }
  return og_int_sign(&c->total) > 0 ? OG_CURVED_ACCEPTED : OG_CURVED_REFUSED_WEIGHT;
}

// squares = (U . mean)^2 + (V . mean)^2, level = U . U total: the circle is squares <= level^2.
static void set_circle(curved_check *c) {
  og_ivec_dot(&c->value, &c->axes.u, &c->mean);
  og_int_mul(&c->squares, &c->value, &c->value);
  og_ivec_dot(&c->value, &c->axes.v, &c->mean);
  og_int_addmul(&c->squares, &c->value, &c->value);
  og_ivec_dot(&c->product, &c->axes.u, &c->axes.u);
  og_int_mul(&c->level, &c->product, &c->total);
}

// least = A . A total - A . mean, along = A . A total + A . mean: both are >= 0 between the ends.
static void set_ends(curved_check *c) {
  og_ivec_dot(&c->value, &c->axes.a, &c->axes.a);
  og_int_mul(&c->product, &c->value, &c->total);
  og_ivec_dot(&c->along, &c->axes.a, &c->mean);
  og_int_sub(&c->least, &c->product, &c->along);
  og_int_add(&c->along, &c->product, &c->along);
}

// Is a point with a positive weight off the disc's plane?
static bool leaves_plane(curved_check *c) {
  for (size_t k = 0; k < c->certificate->count; k++) {
    set_from(c, c->certificate->point[k]);
    og_ivec_dot(&c->value, &c->axes.n, &c->from);
    if (og_int_sign(&c->certificate->weight[k]) > 0 && og_int_sign(&c->value) != 0) return true;
  }
  return false;
}

static bool is_in_disc(curved_check *c, bool strict) {
  set_circle(c);
  if (!exceeds_root(c, &c->level, strict)) return false;
  og_ivec_dot(&c->value, &c->axes.n, &c->mean);
  return og_int_sign(&c->value) == 0 && (!strict || leaves_plane(c));
}

// 2 A.A |(U, V) . mean| <= U.U (A.A total - A . mean)
static void narrow_to_cone(curved_check *c) {
  og_ivec_dot(&c->product, &c->axes.u, &c->axes.u);
  og_int_mul(&c->level, &c->product, &c->least);
  og_ivec_dot(&c->value, &c->axes.a, &c->axes.a);
  og_int_add(&c->value, &c->value, &c->value);
  og_int_mul(&c->value, &c->value, &c->value);
  og_int_mul(&c->squares, &c->squares, &c->value);
}

static bool is_inside(curved_check *c, bool strict) {
  if (is_disc(c)) return is_in_disc(c, strict);
  const int lowest = strict ? 1 : 0;
  set_circle(c);
  set_ends(c);
  if (og_int_sign(&c->least) < lowest || og_int_sign(&c->along) < lowest) return false;
  if (is_cone(c)) narrow_to_cone(c);
  return exceeds_root(c, &c->level, strict);
}

static og_curved_refusal check_mean(curved_check *c, bool strict) {
  const og_curved_refusal refusal = set_mean(c);
  if (refusal != OG_CURVED_ACCEPTED) return refusal;
  return is_inside(c, strict) ? OG_CURVED_ACCEPTED : OG_CURVED_REFUSED_OUTSIDE;
}

static og_curved_refusal check(curved_check *c) {
  const og_relation relation = c->certificate->relation;
  if (!og_curved_axes_set(&c->axes, og_curved_frame(c->problem))) return OG_CURVED_REFUSED_PROBLEM;
  if (relation == OG_SEPARATED) return check_sides(c, true);
  if (relation == OG_PENETRATING) return check_mean(c, true);
  if (relation != OG_TOUCHING) return OG_CURVED_REFUSED_FORM;
  const og_curved_refusal refusal = check_sides(c, false);
  return refusal == OG_CURVED_ACCEPTED ? check_mean(c, false) : refusal;
}

og_curved_refusal og_check_curved(const og_curved_problem *problem, const og_curved_certificate *certificate) {
  const bool has_ends = problem->curve == OG_CURVE_CYLINDER || problem->curve == OG_CURVE_CONE;
  if (!has_ends || og_int_sign(&problem->pair.radius) != 0 ||
      og_curved_other(problem)->count == 0)
    return OG_CURVED_REFUSED_PROBLEM;
  curved_check c;
  check_init(&c, problem, certificate);
  const og_curved_refusal refusal = check(&c);
  check_clear(&c);
  return refusal;
}
