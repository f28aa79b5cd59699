#include "tests/shared/touching_curve.h"

#include <stdlib.h>

#include "tests/shared/curved_frame.h"

enum { FINE = 125 };

void or_touching_init(or_touching *t) {
  *t = (or_touching){.random = or_random_seeded(3)};
  og_curved_problem_init(&t->problem);
  og_shape_init(&t->frame);
  og_shape_init(&t->polytope);
  for (int k = 0; k < 2; k++) og_exact_body_init(&t->body[k]);
  for (int k = 0; k < 3 * OR_TOUCHING_MOST; k++) mpq_init(t->xyz[k]);
}

void or_touching_clear(or_touching *t) {
  og_curved_problem_clear(&t->problem);
  og_shape_clear(&t->frame);
  og_shape_clear(&t->polytope);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&t->body[k]);
  for (int k = 0; k < 3 * OR_TOUCHING_MOST; k++) mpq_clear(t->xyz[k]);
}

static long pick(or_touching *t, long least, long most) { return or_random_int(&t->random, (int)least, (int)most); }

// ---- a plane that touches the curved body ----

// Its part across the axis is 5 long, so that the nearest point of the rim is rational.
static void pick_across(or_touching *t) {
  static const long across[6][2] = {{3, 4}, {-4, 3}, {4, -3}, {-3, -4}, {5, 0}, {0, -5}};
  const long *of = across[pick(t, 0, 5)];
  t->normal[0] = of[0];
  t->normal[1] = of[1];
}

static void pick_plane(or_touching *t) {
  t->is_cone = t->place == OR_TOUCHES_APEX || (t->place != OR_TOUCHES_HIGH_END && pick(t, 0, 1) == 0);
  const long end = t->is_cone || pick(t, 0, 1) == 0 ? -1 : 1, along = pick(t, 0, 4);
  t->radius = pick(t, 1, 10);
  t->half_height = 5 * pick(t, t->place == OR_TOUCHES_SIDE || t->place == OR_TOUCHES_APEX || t->is_cone ? 1 : 0, 3);
  pick_across(t);
  t->normal[2] = t->place == OR_TOUCHES_HIGH_END ? 1 : t->place == OR_TOUCHES_LOW_END ? -1 : 0;
  if (t->place == OR_TOUCHES_HIGH_END || t->place == OR_TOUCHES_LOW_END) t->normal[0] = t->normal[1] = 0;
  // A cone's side leans: 2 half_height normal[2] = 5 radius.
  if (t->place == OR_TOUCHES_SIDE && t->is_cone) {
    t->normal[2] = pick(t, 1, 3);
    t->radius = 2 * t->normal[2] * t->half_height / 5;
  }
  if (t->place == OR_TOUCHES_RIM) t->normal[2] = end * pick(t, 1, 3);
  if (t->place == OR_TOUCHES_APEX) t->normal[2] = 5 * t->radius / (2 * t->half_height) + pick(t, 1, 3);
  // The rim's point is radius normal / 5, the side's on the way to the apex.
  const long high = t->place == OR_TOUCHES_APEX ? 5 : t->place == OR_TOUCHES_SIDE ? along : 0;
  for (int k = 0; k < 2; k++) t->base[k] = t->normal[k] * t->radius * (t->is_cone ? 5 - high : 5);
  t->base[2] = t->place == OR_TOUCHES_SIDE || t->place == OR_TOUCHES_APEX ? 5 * t->half_height * (2 * high - 5)
                                                                          : 25 * end * t->half_height;
  if (t->place == OR_TOUCHES_HIGH_END || t->place == OR_TOUCHES_LOW_END) {
    for (int k = 0; k < 2; k++) t->base[k] = pick(t, -1, 1) * 12 * t->radius;
    t->base[2] = 25 * t->normal[2] * t->half_height;
  }
}

// ---- the polytope ----

static void add_multiple(mpq_t r, long factor, unsigned long over) {
  mpq_t by;
  mpq_init(by);
  mpq_set_si(by, factor, over);
  mpq_canonicalize(by);
  mpq_add(r, r, by);
  mpq_clear(by);
}

// The base point, moved in the plane and by `beyond` normals.
static void put_point(or_touching *t, long first, long second, unsigned long over, long beyond) {
  const long *n = t->normal;
  const bool is_end = n[0] == 0 && n[1] == 0;
  const long e[3] = {is_end ? 1 : -n[1], is_end ? 0 : n[0], 0};
  const long f[3] = {n[1] * e[2] - n[2] * e[1], n[2] * e[0] - n[0] * e[2], n[0] * e[1] - n[1] * e[0]};
  mpq_t *at = &t->xyz[3 * t->count++];
  for (int k = 0; k < 3; k++) {
    mpq_set_si(at[k], t->base[k], FINE);
    mpq_canonicalize(at[k]);
    add_multiple(at[k], first * e[k] + second * f[k], over);
    add_multiple(at[k], beyond * n[k], over);
  }
}

// A square that is larger than the disc.
static void put_square(or_touching *t) {
  const long size = pick(t, 3, 9);
  for (int k = 0; k < OR_TOUCHING_IN_PLANE; k++)
    put_point(t, k == 1 || k == 2 ? size : -size, k < 2 ? -size : size, 3, 0);
}

static void pick_points(or_touching *t) {
  static const unsigned long sizes[3] = {1, 5, 25};
  const unsigned long over = sizes[pick(t, 0, 2)];
  const bool around = pick(t, 0, 2) > 0; // the base point is the middle of the first two
  t->in_plane = (size_t)pick(t, 1, OR_TOUCHING_IN_PLANE);
  t->count = 0;
  long first = 0, second = 0;
  const bool is_square = t->place <= OR_TOUCHES_LOW_END && t->in_plane == OR_TOUCHING_IN_PLANE && pick(t, 0, 1) == 0;
  if (is_square) put_square(t);
  for (size_t k = t->count; k < t->in_plane; k++) {
    const bool opposite = k == 1 && around;
    first = opposite ? -first : pick(t, -3, 3);
    second = opposite ? -second : pick(t, -3, 3);
    if (k == 0 && (t->in_plane == 1 || pick(t, 0, 3) == 0)) first = second = 0;
    put_point(t, first, second, over, 0);
  }
  for (long left = pick(t, 0, OR_TOUCHING_BEYOND); left > 0; left--) {
    first = pick(t, -3, 3);
    second = pick(t, -3, 3);
    put_point(t, first, second, over, pick(t, 1, 2));
  }
}

// ---- the problem ----

static void set_fifths(og_rational *r, long fifths) {
  mpq_t value;
  mpq_init(value);
  add_multiple(value, fifths, 5);
  mpz_set(r->num.z, mpq_numref(value));
  mpz_set(r->den.z, mpq_denref(value));
  mpq_clear(value);
}

static bool make_problem(or_touching *t) {
  og_rational size[2];
  for (int k = 0; k < 2; k++) og_rational_init(&size[k]);
  set_fifths(&size[0], t->radius);
  set_fifths(&size[1], t->half_height);
  or_curved_frame(&t->frame, &size[0], &size[1]);
  for (int k = 0; k < 2; k++) og_rational_clear(&size[k]);
  og_shape_reset(&t->polytope, OG_SHAPE_HULL);
  og_shape_resize(&t->polytope, t->count);
  for (size_t k = 0; k < 3 * t->count; k++) {
    mpz_set(t->polytope.coordinate[k].num.z, mpq_numref(t->xyz[k]));
    mpz_set(t->polytope.coordinate[k].den.z, mpq_denref(t->xyz[k]));
  }
  or_pick_one_pose(&t->random, &t->frame, &t->polytope);
  t->problem.is_b = pick(t, 0, 1) == 1;
  t->problem.curve = t->is_cone ? OG_CURVE_CONE : OG_CURVE_CYLINDER;
  return og_shape_to_body(&t->body[t->problem.is_b], &t->frame, SIZE_MAX) == OG_SHAPE_OK &&
         og_shape_to_body(&t->body[!t->problem.is_b], &t->polytope, SIZE_MAX) == OG_SHAPE_OK &&
         og_problem_set_exact(&t->problem.pair, &t->body[0], &t->body[1], NULL) == OG_PROBLEM_OK;
}

bool or_touching_make(or_touching *t, or_touching_place place) {
  t->place = place;
  pick_plane(t);
  pick_points(t);
  return make_problem(t);
}

// ---- the claim ----

static void set_claimed(mpq_t r, const og_rational *from) {
  mpz_set(mpq_numref(r), from->num.z);
  mpz_set(mpq_denref(r), from->den.z);
  mpq_canonicalize(r);
}

// The square of (s sqrt(q) / m) 2^e: a radius has p = 0.
static void set_square(mpq_t r, const og_surd *radius) {
  mpz_set(mpq_numref(r), radius->q.z);
  mpz_mul(mpq_denref(r), radius->m.z, radius->m.z);
  mpq_canonicalize(r);
  if (radius->e >= 0) mpq_mul_2exp(r, r, 2 * (mp_bitcnt_t)radius->e);
  else mpq_div_2exp(r, r, 2 * (mp_bitcnt_t)-radius->e);
}

void or_touching_claim(or_curved_claim *claim, const og_curved_contact_finding *f) {
  claim->kind = f->shared == OG_CURVED_SHARE_DISC   ? OR_CURVED_DISC
                : f->shared == OG_CURVED_SHARE_PART ? OR_CURVED_PART
                                                    : OR_CURVED_POINTS;
  or_curved_claim_resize(claim, f->faces.count);
  for (size_t k = 0; k < f->faces.count; k++)
    for (int axis = 0; axis < 3; axis++) set_claimed(claim->point[k].c[axis], &f->faces.point[k].at[axis]);
  mpq_set_z(claim->normal.c[0], f->faces.normal.x.z);
  mpq_set_z(claim->normal.c[1], f->faces.normal.y.z);
  mpq_set_z(claim->normal.c[2], f->faces.normal.z.z);
  set_claimed(claim->offset, &f->faces.offset);
  if (claim->kind == OR_CURVED_POINTS) return;
  for (int axis = 0; axis < 3; axis++) set_claimed(claim->centre.c[axis], &f->centre[axis]);
  set_square(claim->square, &f->radius);
}
