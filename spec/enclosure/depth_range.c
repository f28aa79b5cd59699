#include "spec/enclosure/depth_range.h"

#include "spec/enclosure/checked_body.h"

enum { NUMBERS = 8 };

typedef struct depth_check {
  const og_enclosure_problem *problem;
  const og_depth_range *range;
  og_checked_body body[2];
  og_ivec normal;
  og_int reach, reach_den, n[NUMBERS], roots[OG_ROOT_NUMBERS];
  og_problem inner;
  og_surd lo;
} depth_check;

static void check_init(depth_check *c, const og_enclosure_problem *problem, const og_depth_range *range) {
  c->problem = problem;
  c->range = range;
  for (int k = 0; k < 2; k++) og_checked_body_init(&c->body[k]);
  og_ivec_init(&c->normal);
  og_int_init(&c->reach);
  og_int_init(&c->reach_den);
  for (int k = 0; k < NUMBERS; k++) og_int_init(&c->n[k]);
  for (int k = 0; k < OG_ROOT_NUMBERS; k++) og_int_init(&c->roots[k]);
  og_problem_init(&c->inner);
  og_surd_init(&c->lo);
}

static void check_clear(depth_check *c) {
  for (int k = 0; k < 2; k++) og_checked_body_clear(&c->body[k]);
  og_ivec_clear(&c->normal);
  og_int_clear(&c->reach);
  og_int_clear(&c->reach_den);
  for (int k = 0; k < NUMBERS; k++) og_int_clear(&c->n[k]);
  for (int k = 0; k < OG_ROOT_NUMBERS; k++) og_int_clear(&c->roots[k]);
  og_problem_clear(&c->inner);
  og_surd_clear(&c->lo);
}

// ---- from above ----

// Support i of A and j of B, with g = level + level, s and t their squares and u = ((hi - R) |n|)^2:
// is g + sqrt(s) + sqrt(t) <= (hi - R) |n|, which may be below zero?
static bool is_within(depth_check *c, int i, int j) {
  const og_checked_body *a = &c->body[0], *b = &c->body[1];
  og_int *g = &c->n[0], *s = &c->n[1], *t = &c->n[2], *u = &c->n[3], *factor = &c->n[4];
  og_int_add(g, &a->level[i], &b->level[j]);
  og_int_mul(g, g, &c->reach_den);
  og_int_mul(factor, &c->reach_den, &c->reach_den);
  og_int_mul(s, factor, &a->square[i]);
  og_int_mul(t, factor, &b->square[j]);
  og_int_mul(factor, &c->reach, &c->reach);
  og_ivec_dot(u, &c->normal, &c->normal);
  og_int_mul(u, u, factor);
  if (og_int_sign(&c->reach) >= 0) return og_root_is_at_least(u, g, s, t, c->roots);
  og_int_neg(g, g);
  return og_is_at_least_roots(g, s, t, u, c->roots);
}

static og_depth_refusal check_above(depth_check *c) {
  const og_rational *hi = &c->range->hi;
  if (og_ivec_is_zero(&c->range->direction)) return OG_DEPTH_REFUSED_DIRECTION;
  og_length_in_steps(&c->reach, &c->reach_den, &hi->num, &hi->den, &c->problem->pair);
  og_int_submul(&c->reach, &c->reach_den, &c->problem->pair.radius);
  og_ivec_set(&c->normal, &c->range->direction);
  og_checked_body_reach(&c->body[1], &c->normal);
  og_ivec_neg(&c->normal, &c->normal);
  og_checked_body_reach(&c->body[0], &c->normal);
  for (int i = 0; i < c->body[0].count; i++)
    for (int j = 0; j < c->body[1].count; j++)
      if (!is_within(c, i, j)) return OG_DEPTH_REFUSED_OVERLAP;
  return OG_DEPTH_ACCEPTED;
}

// ---- from below: hulls ----

static bool set_places(depth_check *c, int body) {
  og_checked_body *b = &c->body[body];
  const og_points *place = &c->range->place[body];
  const og_int *scale = &c->range->scale;
  og_points *to = body == 0 ? &c->inner.a : &c->inner.b;
  const bool is_polytope = b->curve == OG_CURVE_NONE;
  og_points_resize(to, is_polytope ? b->points->count : place->count);
  for (size_t k = 0; k < to->count; k++) {
    og_ivec_scale(&to->at[k], scale, &b->points->at[is_polytope ? k : 0]);
    if (is_polytope) continue;
    const og_ivec *p = &place->at[k];
    if (!og_checked_body_holds(b, &p->x, &p->y, &p->z, scale)) return false;
    og_ivec_addmul(&to->at[k], &p->x, &b->axes.u);
    og_ivec_addmul(&to->at[k], &p->y, &b->axes.v);
    og_ivec_addmul(&to->at[k], &p->z, &b->axes.a);
  }
  return true;
}

// The problem of the hulls, on a lattice that is `scale` times as fine.
static bool set_inner(depth_check *c) {
  const og_problem *pair = &c->problem->pair;
  og_int_mul(&c->inner.radius, &pair->radius, &c->range->scale);
  og_int_mul(&c->inner.unit_den, &pair->unit_den, &c->range->scale);
  og_int_set_si(&c->inner.until_den, 1);
  c->inner.unit_exp = pair->unit_exp;
  return set_places(c, 0) && set_places(c, 1);
}

static og_depth_refusal check_hulls(depth_check *c) {
  if (og_int_sign(&c->range->scale) <= 0) return OG_DEPTH_REFUSED_SCALE;
  if (!set_inner(c)) return OG_DEPTH_REFUSED_OUTSIDE;
  og_finding finding;
  og_checker *checker = og_checker_new();
  og_finding_init(&finding);
  const bool deep = og_check(checker, &c->inner, &c->range->inner, &finding) == OG_ACCEPTED && finding.has_depth;
  og_int_set(&c->lo.p, &c->range->lo.num);
  og_int_set(&c->lo.m, &c->range->lo.den);
  const bool enough = deep && og_surd_compare(&finding.depth, &c->lo) >= 0;
  og_finding_clear(&finding);
  og_checker_free(checker);
  return enough ? OG_DEPTH_ACCEPTED : deep ? OG_DEPTH_REFUSED_SHALLOW : OG_DEPTH_REFUSED_INNER;
}

// ---- all of it ----

static og_depth_refusal check_meeting(depth_check *c) {
  const og_enclosure_certificate *meeting = &c->range->meeting;
  return og_check_enclosure(c->problem, meeting) == OG_ENCLOSURE_ACCEPTED ? OG_DEPTH_ACCEPTED
                                                                          : OG_DEPTH_REFUSED_MEETING;
}

static bool is_range(depth_check *c) {
  const og_rational *lo = &c->range->lo, *hi = &c->range->hi;
  if (og_int_sign(&lo->den) <= 0 || og_int_sign(&hi->den) <= 0 || og_rational_sign(lo) < 0) return false;
  og_int_mul(&c->n[0], &lo->num, &hi->den);
  og_int_mul(&c->n[1], &hi->num, &lo->den);
  return og_int_compare(&c->n[0], &c->n[1]) <= 0;
}

static og_depth_refusal check(depth_check *c) {
  const og_depth_range *range = c->range;
  if (!og_checked_bodies_set(&c->body[0], &c->body[1], c->problem)) return OG_DEPTH_REFUSED_PROBLEM;
  if (range->kind == OG_DEPTH_MEETING) return check_meeting(c);
  if (range->kind != OG_DEPTH_HULLS && range->kind != OG_DEPTH_REVOLVED) return OG_DEPTH_REFUSED_KIND;
  if (!is_range(c)) return OG_DEPTH_REFUSED_RANGE;
  const og_depth_refusal refusal = check_above(c);
  if (refusal != OG_DEPTH_ACCEPTED) return refusal;
  return range->kind == OG_DEPTH_HULLS ? check_hulls(c) : og_check_revolved(c->problem, range);
}

og_depth_refusal og_check_depth_range(const og_enclosure_problem *problem, const og_depth_range *range) {
  depth_check c;
  check_init(&c, problem, range);
  const og_depth_refusal refusal = check(&c);
  check_clear(&c);
  return refusal;
}
