#include "tests/oracle/curved.h"

#include <stdlib.h>

// As seen: (x, y) over w; w is zero of what is as high as a cone's apex.
typedef struct seen {
  mpq_t x, y, w;
} seen;

typedef struct view {
  bool cone;
  size_t count;
  seen *at;
  bool found;
  mpq_t least; // of (x^2 + y^2) / w^2
  mpq_t t, u, p, q;
} view;

static void dot(mpq_t r, const seen *a, const seen *b, mpq_t t) {
  mpq_mul(r, a->x, b->x);
  mpq_mul(t, a->y, b->y);
  mpq_add(r, r, t);
}

static void cross(mpq_t r, const seen *a, const seen *b, mpq_t t) {
  mpq_mul(r, a->x, b->y);
  mpq_mul(t, a->y, b->x);
  mpq_sub(r, r, t);
}

static void see(view *v, const mpq_t x, const mpq_t y, const mpq_t z, const mpq_t half_height) {
  seen *s = &v->at[v->count++];
  mpq_inits(s->x, s->y, s->w, NULL);
  mpq_set(s->x, x);
  mpq_set(s->y, y);
  mpq_set_ui(s->w, 1, 1);
  if (!v->cone) return;
  mpq_sub(s->w, half_height, z);
  if (mpq_sgn(s->w) == 0) return;
  mpq_div(s->x, s->x, s->w);
  mpq_div(s->y, s->y, s->w);
  mpq_set_ui(s->w, 1, 1);
}

// Where the segment from p to q crosses the plane z = level, if it does so between them.
static void see_crossing(view *v, mpq_t *p, mpq_t *q, const mpq_t level, const mpq_t half_height) {
  mpq_t x, y;
  if ((mpq_cmp(p[2], level) < 0) == (mpq_cmp(q[2], level) < 0)) return;
  if (mpq_equal(p[2], level) || mpq_equal(q[2], level)) return;
  mpq_inits(x, y, NULL);
  mpq_sub(v->t, level, p[2]);
  mpq_sub(v->u, q[2], p[2]);
  mpq_div(v->t, v->t, v->u);
  mpq_sub(v->u, q[0], p[0]);
  mpq_mul(v->u, v->u, v->t);
  mpq_add(x, p[0], v->u);
  mpq_sub(v->u, q[1], p[1]);
  mpq_mul(v->u, v->u, v->t);
  mpq_add(y, p[1], v->u);
  see(v, x, y, level, half_height);
  mpq_clears(x, y, NULL);
}

static void lower(view *v, const mpq_t square) {
  if (!v->found || mpq_cmp(square, v->least) < 0) mpq_set(v->least, square);
  v->found = true;
}

// The nearest point of a + t b, or of a + t (b - a) where b is no direction; t <= 1 there.
static void try_segment(view *v, const seen *a, const seen *b) {
  const bool ends = mpq_sgn(b->w) != 0;
  seen d;
  if (mpq_sgn(a->w) == 0) return;
  dot(v->u, a, a, v->t);
  lower(v, v->u);
  mpq_inits(d.x, d.y, d.w, NULL);
  mpq_set(d.x, b->x);
  mpq_set(d.y, b->y);
  if (ends) {
    mpq_sub(d.x, d.x, a->x);
    mpq_sub(d.y, d.y, a->y);
  }
  dot(v->p, a, &d, v->t);
  dot(v->q, &d, &d, v->t);
  mpq_neg(v->p, v->p);
  if (mpq_sgn(v->p) > 0 && (!ends || mpq_cmp(v->p, v->q) < 0)) {
    mpq_mul(v->p, v->p, v->p);
    mpq_div(v->p, v->p, v->q);
    mpq_sub(v->u, v->u, v->p);
    lower(v, v->u);
  }
  mpq_clears(d.x, d.y, d.w, NULL);
}

// Is the axis strictly among the three?
static bool surrounds(view *v, const seen *a, const seen *b, const seen *c) {
  cross(v->p, a, b, v->t);
  cross(v->q, b, c, v->t);
  cross(v->u, c, a, v->t);
  const int sign = mpq_sgn(v->p);
  return sign != 0 && sign == mpq_sgn(v->q) && sign == mpq_sgn(v->u);
}

// The least of all that is seen between the ends.
static void find_least(view *v) {
  mpq_t zero;
  mpq_init(zero);
  for (size_t i = 0; i < v->count; i++)
    for (size_t j = 0; j < v->count; j++) {
      try_segment(v, &v->at[i], &v->at[j]);
      for (size_t k = 0; k < j && j < i; k++)
        if (mpq_sgn(v->at[i].w) + mpq_sgn(v->at[j].w) + mpq_sgn(v->at[k].w) > 0 &&
            surrounds(v, &v->at[i], &v->at[j], &v->at[k]))
          lower(v, zero);
    }
  mpq_clear(zero);
}

// Is the apex a mean of points as high?
static bool holds_apex(view *v) {
  for (size_t i = 0; i < v->count; i++) {
    const seen *a = &v->at[i];
    if (mpq_sgn(a->w) != 0) continue;
    if (mpq_sgn(a->x) == 0 && mpq_sgn(a->y) == 0) return true;
    for (size_t j = 0; j < i; j++) {
      const seen *b = &v->at[j];
      if (mpq_sgn(b->w) != 0) continue;
      cross(v->p, a, b, v->t);
      dot(v->q, a, b, v->t);
      if (mpq_sgn(v->p) == 0 && mpq_sgn(v->q) < 0) return true;
      for (size_t k = 0; k < j; k++)
        if (mpq_sgn(v->at[k].w) == 0 && surrounds(v, a, b, &v->at[k])) return true;
    }
  }
  return false;
}

static int classify(view *v, const mpq_t radius, const mpq_t half_height, const mpq_t bottom, mpq_t *xyz,
                    size_t count) {
  bool below_top = false, above_bottom = false;
  for (size_t k = 0; k < count; k++) {
    below_top = below_top || mpq_cmp(xyz[3 * k + 2], half_height) < 0;
    above_bottom = above_bottom || mpq_cmp(xyz[3 * k + 2], bottom) > 0;
  }
  find_least(v);
  mpq_set(v->p, radius);
  if (v->cone) {
    mpq_add(v->t, half_height, half_height);
    mpq_div(v->p, v->p, v->t);
  }
  mpq_mul(v->p, v->p, v->p);
  const int side = v->found ? mpq_cmp(v->least, v->p) : 1;
  if (side < 0) return below_top && above_bottom ? 1 : 0;
  return side == 0 || (v->cone && holds_apex(v)) ? 0 : -1;
}

int or_curved_relation(bool cone, const mpq_t radius, const mpq_t half_height, mpq_t *xyz, size_t count) {
  view v = {.cone = cone && mpq_sgn(half_height) != 0};
  mpq_t bottom;
  v.at = malloc((count + count * count) * sizeof *v.at);
  mpq_inits(bottom, v.least, v.t, v.u, v.p, v.q, NULL);
  mpq_neg(bottom, half_height);
  for (size_t i = 0; i < count; i++) {
    mpq_t *p = &xyz[3 * i];
    if (mpq_cmp(p[2], half_height) <= 0 && mpq_cmp(p[2], bottom) >= 0) see(&v, p[0], p[1], p[2], half_height);
    for (size_t j = 0; j < i; j++) {
      see_crossing(&v, p, &xyz[3 * j], half_height, half_height);
      if (mpq_sgn(half_height) != 0) see_crossing(&v, p, &xyz[3 * j], bottom, half_height);
    }
  }
  const int relation = classify(&v, radius, half_height, bottom, xyz, count);
  for (size_t k = 0; k < v.count; k++) mpq_clears(v.at[k].x, v.at[k].y, v.at[k].w, NULL);
  free(v.at);
  mpq_clears(bottom, v.least, v.t, v.u, v.p, v.q, NULL);
  return relation;
}
