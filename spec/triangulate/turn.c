#include "spec/triangulate/turn.h"

#include <math.h>

int og_near_turn(const double *a, const double *b, const double *c) {
  const double ux = b[0] - a[0], uy = b[1] - a[1], vx = c[0] - a[0], vy = c[1] - a[1];
  const double value = ux * vy - uy * vx;
  const double of_u = fabs(ux) + fabs(uy) + 0x1p-46, of_v = fabs(vx) + fabs(vy) + 0x1p-46;
  const double margin = 0x1p-47 * (of_u + of_v) + 0x1p-50 * (of_u * of_v);
  return value > margin ? 1 : value < -margin ? -1 : 0;
}

void og_turns_init(og_turns *turns, const og_points *points) {
  turns->points = points;
  og_int_init(&turns->u);
  og_int_init(&turns->v);
  og_int_init(&turns->value);
}

void og_turns_clear(og_turns *turns) {
  og_int_clear(&turns->u);
  og_int_clear(&turns->v);
  og_int_clear(&turns->value);
}

// value = value + sign (p - from) (q - at)
static void add_product(og_turns *t, int sign, const og_int *p, const og_int *from, const og_int *q, const og_int *at) {
  og_int_sub(&t->u, p, from);
  og_int_sub(&t->v, q, at);
  if (sign > 0) og_int_addmul(&t->value, &t->u, &t->v);
  else og_int_submul(&t->value, &t->u, &t->v);
}

void og_turns_set_area(og_turns *turns, size_t a, size_t b, size_t c) {
  const og_ivec *p = &turns->points->at[a], *q = &turns->points->at[b], *r = &turns->points->at[c];
  og_int_set_si(&turns->value, 0);
  add_product(turns, 1, &q->x, &p->x, &r->y, &p->y);
  add_product(turns, -1, &q->y, &p->y, &r->x, &p->x);
}

int og_turn(og_turns *turns, size_t a, size_t b, size_t c) {
  const double *near = turns->points->approx;
  const int sure = og_near_turn(near + 3 * a, near + 3 * b, near + 3 * c);
  if (sure != 0) return sure;
  og_turns_set_area(turns, a, b, c);
  return og_int_sign(&turns->value);
}
