#include "spec/enclosure/checked_body.h"

void og_checked_body_init(og_checked_body *b) {
  og_curved_axes_init(&b->axes);
  for (int k = 0; k < 2; k++) {
    og_int_init(&b->level[k]);
    og_int_init(&b->square[k]);
  }
  for (int k = 0; k < 3; k++) og_int_init(&b->t[k]);
}

void og_checked_body_clear(og_checked_body *b) {
  og_curved_axes_clear(&b->axes);
  for (int k = 0; k < 2; k++) {
    og_int_clear(&b->level[k]);
    og_int_clear(&b->square[k]);
  }
  for (int k = 0; k < 3; k++) og_int_clear(&b->t[k]);
}

bool og_checked_body_set(og_checked_body *b, const og_enclosure_problem *problem, int body) {
  b->curve = problem->curve[body];
  b->points = og_enclosure_points(problem, body);
  if (b->curve == OG_CURVE_ELLIPSOID) return og_curved_arms_set(&b->axes, b->points);
  return b->curve == OG_CURVE_NONE ? b->points->count > 0 : og_curved_axes_set(&b->axes, b->points);
}

bool og_checked_bodies_set(og_checked_body *a, og_checked_body *b, const og_enclosure_problem *problem) {
  if (problem->curve[0] == OG_CURVE_NONE && problem->curve[1] == OG_CURVE_NONE) return false;
  if (og_int_sign(&problem->pair.radius) < 0 || og_int_sign(&problem->pair.unit_den) <= 0) return false;
  return og_checked_body_set(a, problem, 0) && og_checked_body_set(b, problem, 1);
}

// ---- how far it reaches ----

static void set_polytope_reach(og_checked_body *b, const og_ivec *m) {
  b->count = 1;
  og_int_set_si(&b->square[0], 0);
  for (size_t k = 0; k < b->points->count; k++) {
    og_ivec_dot(&b->t[0], m, &b->points->at[k]);
    if (k == 0 || og_int_compare(&b->t[0], &b->level[0]) > 0) og_int_set(&b->level[0], &b->t[0]);
  }
}

// The end to which m leads and the rim around it; of a cone the apex, and the rim around the base.
static void set_curved_reach(og_checked_body *b, const og_ivec *m) {
  og_int *centre = &b->t[0], *along = &b->t[1], *across = &b->t[2];
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

// By Cauchy's inequality.
static void set_ellipsoid_reach(og_checked_body *b, const og_ivec *m) {
  const og_ivec *const arms[] = {&b->axes.u, &b->axes.v, &b->axes.a};
  b->count = 1;
  og_ivec_dot(&b->level[0], m, &b->points->at[0]);
  og_int_set_si(&b->square[0], 0);
  for (int k = 0; k < 3; k++) {
    og_ivec_dot(&b->t[0], m, arms[k]);
    og_int_addmul(&b->square[0], &b->t[0], &b->t[0]);
  }
}

void og_checked_body_reach(og_checked_body *b, const og_ivec *m) {
  if (b->curve == OG_CURVE_NONE) set_polytope_reach(b, m);
  else if (b->curve == OG_CURVE_ELLIPSOID) set_ellipsoid_reach(b, m);
  else set_curved_reach(b, m);
}

// An ellipsoid has x^2 + y^2 + z^2 <= w^2, a cylinder -w <= z <= w and x^2 + y^2 <= w^2, a cone -w <= z <= w and
// 4 (x^2 + y^2) <= (w - z)^2.
bool og_checked_body_holds(og_checked_body *b, const og_int *x, const og_int *y, const og_int *z, const og_int *w) {
  og_int *square = &b->t[0], *room = &b->t[1];
  if (og_int_sign(w) <= 0) return false;
  og_int_add(room, w, z);
  if (og_int_sign(room) < 0) return false;
  og_int_sub(room, w, z);
  if (og_int_sign(room) < 0) return false;
  og_int_mul(square, x, x);
  og_int_addmul(square, y, y);
  if (b->curve == OG_CURVE_ELLIPSOID) {
    og_int_addmul(square, z, z);
    og_int_set(room, w);
  } else if (b->curve == OG_CURVE_CONE) {
    og_double_often(square, 2);
  } else {
    og_int_set(room, w);
  }
  og_int_mul(room, room, room);
  return og_int_compare(square, room) <= 0;
}

// ---- roots ----

void og_double_often(og_int *r, long times) {
  for (long k = 0; k < times; k++) og_int_add(r, r, r);
}

//   g >= sqrt(u) and (g - sqrt(u))^2 >= (sqrt(s) + sqrt(t))^2,
//   that is h = g^2 + u - s - t >= 2 sqrt(s t) + 2 g sqrt(u), that is h >= 0 and h^2 >= the square of that,
//   that is k = h^2 - 4 s t - 4 g^2 u >= 8 g sqrt(s t u), that is k >= 0 and k^2 >= 64 g^2 s t u.
bool og_is_at_least_roots(og_int *g, const og_int *s, const og_int *t, const og_int *u, og_int n[OG_ROOT_NUMBERS]) {
  og_int *square = &n[0], *h = &n[1], *st = &n[2], *k = &n[3];
  og_int_mul(square, g, g);
  if (og_int_sign(g) < 0 || og_int_compare(square, u) < 0) return false;
  og_int_add(h, square, u);
  og_int_sub(h, h, s);
  og_int_sub(h, h, t);
  if (og_int_sign(h) < 0) return false;
  og_int_mul(st, s, t);
  og_int_mul(square, square, u);
  og_int_mul(k, h, h);
  og_double_often(st, 2);
  og_double_often(square, 2);
  og_int_sub(k, k, st);
  og_int_sub(k, k, square);
  if (og_int_sign(k) < 0) return false;
  og_int_mul(k, k, k);
  og_int_mul(square, square, st);
  og_double_often(square, 2);
  return og_int_compare(k, square) >= 0;
}

// Is y >= z sqrt(u)?
static bool is_at_least_root(const og_int *y, const og_int *z, const og_int *u, og_int *left, og_int *right) {
  og_int_mul(left, y, y);
  og_int_mul(right, z, z);
  og_int_mul(right, right, u);
  const int order = og_int_compare(left, right);
  if (og_int_sign(z) <= 0) return og_int_sign(y) >= 0 || order <= 0;
  return og_int_sign(y) >= 0 && order >= 0;
}

//   sqrt(u) >= g and (sqrt(u) - g)^2 >= (sqrt(s) + sqrt(t))^2,
//   that is p - 2 g sqrt(u) >= 2 sqrt(s t) with p = u + g^2 - s - t,
//   that is p >= 2 g sqrt(u) and p^2 + 4 g^2 u - 4 s t >= 4 g p sqrt(u).
bool og_root_is_at_least(const og_int *u, const og_int *g, const og_int *s, const og_int *t,
                         og_int n[OG_ROOT_NUMBERS]) {
  og_int *p = &n[0], *z = &n[1], *y = &n[2];
  og_int_mul(p, g, g);
  if (og_int_sign(g) > 0 && og_int_compare(u, p) < 0) return false;
  og_int_mul(y, p, u);
  og_int_add(p, p, u);
  og_int_sub(p, p, s);
  og_int_sub(p, p, t);
  og_int_add(z, g, g);
  if (!is_at_least_root(p, z, u, &n[3], &n[4])) return false;
  og_int_submul(y, s, t);
  og_double_often(y, 2);
  og_int_addmul(y, p, p);
  og_int_mul(z, z, p);
  og_double_often(z, 1);
  return is_at_least_root(y, z, u, &n[3], &n[4]);
}

// A step is 2^unit_exp / unit_den.
void og_length_in_steps(og_int *reach, og_int *reach_den, const og_int *num, const og_int *den,
                        const og_problem *pair) {
  og_int_mul(reach, num, &pair->unit_den);
  og_int_set(reach_den, den);
  og_double_often(reach, -pair->unit_exp);
  og_double_often(reach_den, pair->unit_exp);
}
