#include "tool/draw/outline.h"

#include <math.h>
#include <stdlib.h>

#include "spec/number/allocation.h"

// ---- the hull, by Andrew's monotone chain ----

void og_silhouette_clear(og_silhouette *silhouette) { free(silhouette->corner); }

static int compare_points(const void *left, const void *right) {
  const og_ivec *const *a = left, *const *b = right;
  const int by_x = og_int_compare(&(*a)->x, &(*b)->x);
  if (by_x != 0) return by_x;
  const int by_y = og_int_compare(&(*a)->y, &(*b)->y);
  if (by_y != 0) return by_y;
  return (*a > *b) - (*a < *b); // the first of equal ones stands first
}

static int turn(const og_ivec *a, const og_ivec *b, const og_ivec *c) {
  og_int ux, uy, vx, vy;
  og_int_init(&ux);
  og_int_init(&uy);
  og_int_init(&vx);
  og_int_init(&vy);
  og_int_sub(&ux, &b->x, &a->x);
  og_int_sub(&uy, &b->y, &a->y);
  og_int_sub(&vx, &c->x, &a->x);
  og_int_sub(&vy, &c->y, &a->y);
  og_int_mul(&ux, &ux, &vy);
  og_int_submul(&ux, &uy, &vx);
  const int sign = og_int_sign(&ux);
  og_int_clear(&ux);
  og_int_clear(&uy);
  og_int_clear(&vx);
  og_int_clear(&vy);
  return sign;
}

static void push(og_silhouette *s, const og_projection *p, const og_ivec *point, size_t keep) {
  while (s->count > keep + 1 && turn(&p->at[s->corner[s->count - 2]], &p->at[s->corner[s->count - 1]], point) <= 0)
    s->count--;
  s->corner[s->count++] = (size_t)(point - p->at);
}

void og_silhouette_set(og_silhouette *s, const og_projection *p) {
  if (2 * p->count > s->capacity) {
    s->capacity = 2 * p->count;
    s->corner = og_grow(s->corner, s->capacity, sizeof *s->corner);
  }
  const og_ivec **sorted = og_grow(NULL, p->count, sizeof(const og_ivec *));
  for (size_t k = 0; k < p->count; k++) sorted[k] = &p->at[k];
  qsort(sorted, p->count, sizeof *sorted, compare_points);
  size_t count = 0;
  for (size_t k = 0; k < p->count; k++) {
    const og_ivec *last = count > 0 ? sorted[count - 1] : NULL;
    if (last == NULL || og_int_compare(&last->x, &sorted[k]->x) != 0 || og_int_compare(&last->y, &sorted[k]->y) != 0)
      sorted[count++] = sorted[k];
  }
  s->count = 0;
  for (size_t k = 0; k < count; k++) push(s, p, sorted[k], 0);
  const size_t keep = s->count - 1;
  for (size_t k = count - 1; k-- > 0;) push(s, p, sorted[k], keep);
  if (count > 1) s->count--; // the first one again
  free(sorted);
}

// ---- chains ----

void og_chain_clear(og_chain *chain) { free(chain->at); }

void og_chain_add(og_chain *chain, double x, double y) {
  if (chain->count == chain->capacity) {
    chain->capacity = og_doubled(chain->capacity);
    chain->at = og_grow(chain->at, chain->capacity, sizeof *chain->at);
  }
  chain->at[chain->count][0] = x;
  chain->at[chain->count++][1] = y;
}

void og_chain_set(og_chain *chain, const og_view *view, const og_projection *projection,
                  const og_silhouette *silhouette, long exponent) {
  chain->count = 0;
  for (size_t k = 0; k < silhouette->count; k++) {
    const og_seen seen = og_see(view, projection, silhouette->corner[k], exponent);
    og_chain_add(chain, seen.x, seen.y);
  }
}

// ---- cutting, by Sutherland and Hodgman, in rationals ----

typedef struct exact_chain {
  size_t count, capacity;
  mpq_t (*at)[2];
} exact_chain;

static void add_exact(exact_chain *chain, const mpq_t x, const mpq_t y) {
  if (chain->count == chain->capacity) {
    const size_t more = og_doubled(chain->capacity);
    chain->at = og_grow(chain->at, more, sizeof *chain->at);
    for (size_t k = chain->capacity; k < more; k++) mpq_inits(chain->at[k][0], chain->at[k][1], NULL);
    chain->capacity = more;
  }
  mpq_set(chain->at[chain->count][0], x);
  mpq_set(chain->at[chain->count++][1], y);
}

static void clear_exact(exact_chain *chain) {
  for (size_t k = 0; k < chain->capacity; k++) mpq_clears(chain->at[k][0], chain->at[k][1], NULL);
  free(chain->at);
}

// Where the side from p to q meets coordinate = limit: one lies strictly on either side.
static void add_crossing(exact_chain *to, mpq_t p[2], mpq_t q[2], int axis, const mpq_t limit) {
  mpq_t t, whole, at[2];
  mpq_inits(t, whole, at[0], at[1], NULL);
  mpq_sub(t, limit, p[axis]);
  mpq_sub(whole, q[axis], p[axis]);
  mpq_div(t, t, whole);
  mpq_sub(at[1 - axis], q[1 - axis], p[1 - axis]);
  mpq_mul(at[1 - axis], at[1 - axis], t);
  mpq_add(at[1 - axis], at[1 - axis], p[1 - axis]);
  mpq_set(at[axis], limit);
  add_exact(to, at[0], at[1]);
  mpq_clears(t, whole, at[0], at[1], NULL);
}

// Keeps what has sign * (coordinate - limit) <= 0.
static void cut(exact_chain *to, exact_chain *from, int axis, const mpq_t limit, int sign) {
  to->count = 0;
  for (size_t k = 0; k < from->count; k++) {
    const size_t next = (k + 1) % from->count;
    const int here = sign * mpq_cmp(from->at[k][axis], limit), there = sign * mpq_cmp(from->at[next][axis], limit);
    if (here <= 0) add_exact(to, from->at[k][0], from->at[k][1]);
    if ((here < 0 && there > 0) || (here > 0 && there < 0)) add_crossing(to, from->at[k], from->at[next], axis, limit);
  }
}

// x in units of 2^exponent as what it is in the projection's numerators, which are lengths times the axis.
static void to_numerator(mpq_t r, double x, const og_view *view, int axis, const og_int *den, long exponent) {
  mpq_set_d(r, x * view->length[axis].mantissa);
  mpz_mul(mpq_numref(r), mpq_numref(r), den->z);
  mpq_canonicalize(r);
  const long shift = exponent + view->length[axis].exponent;
  if (shift >= 0) mpq_mul_2exp(r, r, (mp_bitcnt_t)shift);
  else mpq_div_2exp(r, r, (mp_bitcnt_t)-shift);
}

static double from_numerator(const mpq_t x, const og_view *view, int axis, const og_int *den, long exponent) {
  og_int num, all;
  og_int_init(&num);
  og_int_init(&all);
  mpz_set(num.z, mpq_numref(x));
  mpz_mul(all.z, mpq_denref(x), den->z);
  const double value =
      og_scale_quotient(&num, &all, exponent + view->length[axis].exponent) / view->length[axis].mantissa;
  og_int_clear(&num);
  og_int_clear(&all);
  return value;
}

void og_chain_cut(og_chain *chain, const og_view *view, const og_projection *projection,
                  const og_silhouette *silhouette, long exponent, const og_window *window) {
  exact_chain one = {0, 0, NULL}, other = {0, 0, NULL};
  const double limit[4] = {window->left, window->right, window->bottom, window->top};
  mpq_t x, y;
  mpq_inits(x, y, NULL);
  for (size_t k = 0; k < silhouette->count; k++) {
    mpq_set_z(x, projection->at[silhouette->corner[k]].x.z);
    mpq_set_z(y, projection->at[silhouette->corner[k]].y.z);
    add_exact(&one, x, y);
  }
  for (int k = 0; k < 4; k++) {
    to_numerator(x, limit[k], view, k / 2, &projection->den, exponent);
    cut(&other, &one, k / 2, x, k % 2 == 0 ? -1 : 1);
    const exact_chain swapped = one;
    one = other;
    other = swapped;
  }
  chain->count = 0;
  for (size_t k = 0; k < one.count; k++)
    og_chain_add(chain, from_numerator(one.at[k][0], view, 0, &projection->den, exponent),
                 from_numerator(one.at[k][1], view, 1, &projection->den, exponent));
  mpq_clears(x, y, NULL);
  clear_exact(&one);
  clear_exact(&other);
}

// ---- rounded outlines ----

typedef struct envelope {
  double low, high;
} envelope;

static void widen(envelope *e, double low, double high) {
  e->low = fmin(e->low, low);
  e->high = fmax(e->high, high);
}

// The ball around a corner, above x. Its lowest point lies as high as the corner in ordinates of the surface.
static void widen_by_ball(envelope *e, const double corner[2], int side, double radius, double x) {
  const double off = x - corner[0], height = side * corner[1];
  if (fabs(off) > radius) return;
  const double root = sqrt((radius - fabs(off)) * (radius + fabs(off)));
  widen(e, height + off * off / (radius + root), height + radius + root);
}

// The straight part between two balls.
static void widen_by_side(envelope *e, const double p[2], const double q[2], int side, double radius, double x) {
  double nx = side * (q[1] - p[1]),
         ny = p[0] - q[0]; // across the side, in ordinates that count upwards from the surface
  const double length = hypot(nx, ny);
  if (!(length > 0)) return;
  nx /= length;
  ny /= length;
  for (int sign = -1; sign <= 1; sign += 2) {
    const double mx = sign * nx, my = sign * ny;
    const double lift = radius * (my < 0 ? mx * mx / (1 - my) : 1 + my); // radius (1 + my)
    const double from = p[0] + radius * mx, to = q[0] + radius * mx, along = to - from;
    if (along == 0 || (x - from) / along < 0 || (x - from) / along > 1) continue;
    const double height = side * (p[1] + (q[1] - p[1]) * ((x - from) / along)) + lift;
    widen(e, height, height);
  }
}

static envelope envelope_at(const og_chain *core, double radius, int side, double x) {
  envelope e = {HUGE_VAL, -HUGE_VAL};
  for (size_t k = 0; k < core->count; k++) {
    widen_by_ball(&e, core->at[k], side, radius, x);
    widen_by_side(&e, core->at[k], core->at[(k + 1) % core->count], side, radius, x);
  }
  return e;
}

void og_chain_round(og_chain *chain, const og_chain *core, double radius, int side, double left, double right) {
  enum { STEPS = 240 }; // fine enough that the corners of the chain are not seen
  double low = HUGE_VAL, high = -HUGE_VAL;
  for (size_t k = 0; k < core->count; k++) {
    low = fmin(low, core->at[k][0] - radius);
    high = fmax(high, core->at[k][0] + radius);
  }
  low = fmax(low, left);
  high = fmin(high, right);
  chain->count = 0;
  for (int k = 0; k <= 2 * STEPS + 1 && low <= high; k++) {
    const int step = k <= STEPS ? k : 2 * STEPS + 1 - k;
    // Closer together at the ends, where an outline is steep.
    const double share = (1 - cos(3.14159265358979323846 * step / STEPS)) / 2;
    const double x = step == STEPS ? high : low + share * (high - low);
    const envelope e = envelope_at(core, radius, side, x);
    if (e.low <= e.high) og_chain_add(chain, x, side * (k <= STEPS ? e.low : e.high));
  }
}
