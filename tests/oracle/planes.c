#include "tests/oracle/planes.h"

#include <stdlib.h>

static void add_normal(or_planes *planes, const or_vec *n) {
  if (or_vec_is_zero(n)) return;
  if (planes->count == planes->capacity) {
    planes->capacity = planes->capacity == 0 ? 64 : 2 * planes->capacity;
    planes->slab = realloc(planes->slab, planes->capacity * sizeof *planes->slab);
    if (planes->slab == NULL) abort();
  }
  or_slab *slab = &planes->slab[planes->count++];
  or_vec_init(&slab->n);
  mpq_inits(slab->low, slab->high, NULL);
  or_vec_set(&slab->n, n);
}

// Primitive, first nonzero component positive: then parallel normals are equal. (All coordinates are
// integers.)
static void make_primitive(or_vec *n) {
  mpz_t g;
  mpz_init(g);
  int sign = 0;
  for (int k = 0; k < 3; k++) {
    mpz_gcd(g, g, mpq_numref(n->c[k]));
    if (sign == 0) sign = mpq_sgn(n->c[k]);
  }
  if (sign < 0) mpz_neg(g, g);
  for (int k = 0; k < 3; k++) mpz_divexact(mpq_numref(n->c[k]), mpq_numref(n->c[k]), g);
  mpz_clear(g);
}

static int compare_slabs(const void *x, const void *y) {
  const or_slab *a = x, *b = y;
  for (int k = 0; k < 3; k++) {
    const int order = mpz_cmp(mpq_numref(a->n.c[k]), mpq_numref(b->n.c[k]));
    if (order != 0) return order;
  }
  return 0;
}

static void drop_parallel_normals(or_planes *planes) {
  for (size_t k = 0; k < planes->count; k++) make_primitive(&planes->slab[k].n);
  qsort(planes->slab, planes->count, sizeof *planes->slab, compare_slabs);
  size_t kept = 0;
  for (size_t k = 0; k < planes->count; k++) {
    if (kept > 0 && or_vec_equal(&planes->slab[k].n, &planes->slab[kept - 1].n)) continue;
    const or_slab slab = planes->slab[kept];
    planes->slab[kept++] = planes->slab[k];
    planes->slab[k] = slab;
  }
  for (size_t k = kept; k < planes->count; k++) {
    or_vec_clear(&planes->slab[k].n);
    mpq_clears(planes->slab[k].low, planes->slab[k].high, NULL);
  }
  planes->count = kept;
}

static void range(const or_vec *points, size_t count, const or_vec *n, mpq_t low, mpq_t high, mpq_t x, mpq_t t) {
  for (size_t k = 0; k < count; k++) {
    or_dot(x, n, &points[k], t);
    if (k == 0 || mpq_cmp(x, low) < 0) mpq_set(low, x);
    if (k == 0 || mpq_cmp(x, high) > 0) mpq_set(high, x);
  }
}

static void measure_slabs(or_planes *planes, const or_bodies *bodies) {
  mpq_t low, high, x, t;
  mpq_inits(low, high, x, t, NULL);
  for (size_t k = 0; k < planes->count; k++) {
    or_slab *slab = &planes->slab[k];
    range(bodies->a, bodies->na, &slab->n, slab->low, slab->high, x, t);
    range(bodies->b, bodies->nb, &slab->n, low, high, x, t);
    mpq_sub(slab->low, slab->low, high);
    mpq_sub(slab->high, slab->high, low);
  }
  mpq_clears(low, high, x, t, NULL);
}

// All differences of two points of a body, each once up to sign.
typedef struct edges {
  size_t count;
  or_vec *e;
} edges;

static edges edges_of(const or_vec *points, size_t count) {
  edges r = {0, calloc(count * count + 1, sizeof *r.e)};
  if (r.e == NULL) abort();
  for (size_t i = 0; i < count; i++)
    for (size_t k = i + 1; k < count; k++) {
      or_vec_init(&r.e[r.count]);
      or_vec_sub(&r.e[r.count++], &points[k], &points[i]);
    }
  return r;
}

static void edges_clear(edges *r) {
  for (size_t k = 0; k < r->count; k++) or_vec_clear(&r->e[k]);
  free(r->e);
}

typedef struct scratch {
  or_vec u, m, w; // the first direction, the first normal, whatever comes
  mpq_t x, t;
} scratch;

// The dimension of the CSO's affine hull, with a direction u (rank >= 1) and a normal m (rank >= 2) of it.
static int find_rank(scratch *s, const edges *of_a, const edges *of_b) {
  const edges *const sets[2] = {of_a, of_b};
  int rank = 0;
  for (int set = 0; set < 2; set++)
    for (size_t k = 0; k < sets[set]->count; k++)
      if (rank == 0 && !or_vec_is_zero(&sets[set]->e[k])) {
        or_vec_set(&s->u, &sets[set]->e[k]);
        rank = 1;
      }
  for (int set = 0; set < 2; set++)
    for (size_t k = 0; k < sets[set]->count; k++) {
      if (rank == 1) {
        or_cross(&s->m, &s->u, &sets[set]->e[k], s->t);
        if (!or_vec_is_zero(&s->m)) rank = 2;
      }
    }
  for (int set = 0; set < 2; set++)
    for (size_t k = 0; k < sets[set]->count; k++) {
      if (rank != 2) continue;
      or_dot(s->x, &s->m, &sets[set]->e[k], s->t);
      if (mpq_sgn(s->x) != 0) rank = 3;
    }
  return rank;
}

static void add_triangle_normals(or_planes *planes, scratch *s, const or_vec *points, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (size_t k = i + 1; k < count; k++)
      for (size_t l = k + 1; l < count; l++) {
        or_vec_sub(&s->u, &points[k], &points[i]);
        or_vec_sub(&s->w, &points[l], &points[i]);
        or_cross(&s->m, &s->u, &s->w, s->t);
        add_normal(planes, &s->m);
      }
}

static void add_crosses(or_planes *planes, scratch *s, const or_vec *u, const edges *with) {
  for (size_t k = 0; k < with->count; k++) {
    or_cross(&s->w, u, &with->e[k], s->t);
    add_normal(planes, &s->w);
  }
}

static void add_axis_crosses(or_planes *planes, scratch *s, const or_vec *u) {
  or_vec axis;
  or_vec_init(&axis);
  for (int k = 0; k < 3; k++) {
    for (int d = 0; d < 3; d++) mpq_set_si(axis.c[d], d == k, 1);
    if (u == NULL) {
      add_normal(planes, &axis);
    } else {
      or_cross(&s->w, u, &axis, s->t);
      add_normal(planes, &s->w);
    }
  }
  or_vec_clear(&axis);
}

static void add_candidates(or_planes *planes, const or_bodies *bodies, scratch *s, const edges *of_a,
                           const edges *of_b) {
  switch (planes->rank) {
  case 0: add_axis_crosses(planes, s, NULL); break;
  case 1:
    add_normal(planes, &s->u);
    add_axis_crosses(planes, s, &s->u);
    break;
  case 2:
    add_normal(planes, &s->m);
    add_crosses(planes, s, &s->m, of_a);
    add_crosses(planes, s, &s->m, of_b);
    break;
  default:
    add_triangle_normals(planes, s, bodies->a, bodies->na);
    add_triangle_normals(planes, s, bodies->b, bodies->nb);
    for (size_t k = 0; k < of_a->count; k++) add_crosses(planes, s, &of_a->e[k], of_b);
    break;
  }
}

or_planes *or_planes_new(const or_bodies *bodies) {
  or_planes *planes = calloc(1, sizeof *planes);
  if (planes == NULL) abort();
  scratch s;
  or_vec_init(&s.u);
  or_vec_init(&s.m);
  or_vec_init(&s.w);
  mpq_inits(s.x, s.t, NULL);
  edges of_a = edges_of(bodies->a, bodies->na), of_b = edges_of(bodies->b, bodies->nb);
  planes->rank = find_rank(&s, &of_a, &of_b);
  add_candidates(planes, bodies, &s, &of_a, &of_b);
  drop_parallel_normals(planes);
  measure_slabs(planes, bodies);
  edges_clear(&of_a);
  edges_clear(&of_b);
  or_vec_clear(&s.u);
  or_vec_clear(&s.m);
  or_vec_clear(&s.w);
  mpq_clears(s.x, s.t, NULL);
  return planes;
}

void or_planes_free(or_planes *planes) {
  if (planes == NULL) return;
  for (size_t k = 0; k < planes->count; k++) {
    or_vec_clear(&planes->slab[k].n);
    mpq_clears(planes->slab[k].low, planes->slab[k].high, NULL);
  }
  free(planes->slab);
  free(planes);
}

int or_planes_side(const or_planes *planes, const or_vec *y) {
  mpq_t x, t;
  mpq_inits(x, t, NULL);
  int side = planes->rank == 3 ? 1 : 0;
  for (size_t k = 0; k < planes->count && side >= 0; k++) {
    or_dot(x, &planes->slab[k].n, y, t);
    const int above = mpq_cmp(x, planes->slab[k].low), below = mpq_cmp(planes->slab[k].high, x);
    if (above < 0 || below < 0) side = -1;
    else if (above == 0 || below == 0) side = 0;
  }
  mpq_clears(x, t, NULL);
  return side;
}

void or_planes_depth_square(const or_planes *planes, mpq_t square) {
  mpq_set_ui(square, 0, 1);
  if (planes->rank < 3) return;
  mpq_t x, nn, t;
  mpq_inits(x, nn, t, NULL);
  for (size_t k = 0; k < planes->count; k++) {
    const or_slab *slab = &planes->slab[k];
    or_dot(nn, &slab->n, &slab->n, t);
    for (int end = 0; end < 2; end++) {
      const mpq_t *h = end == 0 ? &slab->low : &slab->high;
      mpq_mul(x, *h, *h);
      mpq_div(x, x, nn);
      if ((k == 0 && end == 0) || mpq_cmp(x, square) < 0) mpq_set(square, x);
    }
  }
  mpq_clears(x, nn, t, NULL);
}

bool or_planes_clip(const or_planes *planes, const or_vec *y, const or_vec *s, mpq_t first, mpq_t last) {
  mpq_t at, speed, low, high, t;
  mpq_inits(at, speed, low, high, t, NULL);
  bool bounded = false, empty = false;
  for (size_t k = 0; k < planes->count && !empty; k++) {
    const or_slab *slab = &planes->slab[k];
    or_dot(at, &slab->n, y, t);
    or_dot(speed, &slab->n, s, t);
    mpq_sub(low, slab->low, at);
    mpq_sub(high, slab->high, at);
    const int sign = mpq_sgn(speed);
    if (sign == 0) {
      empty = mpq_sgn(low) > 0 || mpq_sgn(high) < 0;
      continue;
    }
    mpq_div(low, low, speed);
    mpq_div(high, high, speed);
    if (sign < 0) mpq_swap(low, high);
    if (!bounded || mpq_cmp(low, first) > 0) mpq_set(first, low);
    if (!bounded || mpq_cmp(high, last) < 0) mpq_set(last, high);
    bounded = true;
    empty = mpq_cmp(first, last) > 0;
  }
  if (!bounded) {
    mpq_set_ui(first, 0, 1);
    mpq_set_ui(last, 0, 1);
  }
  mpq_clears(at, speed, low, high, t, NULL);
  return !empty;
}
