#include "tests/oracle/shared.h"

#include <stdlib.h>

#include "tests/oracle/nearest.h"

// All x with n.x <= most.
typedef struct half_space {
  or_vec n;
  mpq_t most;
} half_space;

typedef struct spaces {
  size_t count, room;
  half_space *at;
  or_vec n, u, v;
  mpq_t value, scratch;
} spaces;

static void *grow(void *memory, size_t *room, size_t size) {
  *room = *room == 0 ? 16 : 2 * *room;
  void *grown = realloc(memory, *room * size);
  if (grown == NULL) abort();
  return grown;
}

// ---- half-spaces of a body ----

// Of the same half-space twice there would be four times as many triples.
static bool is_known(spaces *s, const or_vec *n, const mpq_t most) {
  for (size_t k = 0; k < s->count; k++)
    if (or_vec_equal(&s->at[k].n, n) && mpq_equal(s->at[k].most, most)) return true;
  return false;
}

static void add(spaces *s, const or_vec *n, const mpq_t most) {
  if (is_known(s, n, most)) return;
  if (s->count == s->room) s->at = grow(s->at, &s->room, sizeof *s->at);
  half_space *h = &s->at[s->count++];
  or_vec_init(&h->n);
  mpq_init(h->most);
  or_vec_set(&h->n, n);
  mpq_set(h->most, most);
}

// Its first coordinate that is not zero becomes 1 or -1: one normal for each direction.
static void normalise(or_vec *n, mpq_t scratch) {
  int k = 0;
  while (mpq_sgn(n->c[k]) == 0) k++;
  mpq_abs(scratch, n->c[k]);
  for (int axis = 0; axis < 3; axis++) mpq_div(n->c[axis], n->c[axis], scratch);
}

// The half-space along s->n that just holds the body.
static void add_least(spaces *s, const or_vec *point, size_t count) {
  mpq_t most;
  mpq_init(most);
  normalise(&s->n, s->scratch);
  or_dot(most, &s->n, &point[0], s->scratch);
  for (size_t k = 1; k < count; k++) {
    or_dot(s->value, &s->n, &point[k], s->scratch);
    if (mpq_cmp(s->value, most) > 0) mpq_set(most, s->value);
  }
  add(s, &s->n, most);
  mpq_clear(most);
}

static void add_both_ways(spaces *s, const or_vec *point, size_t count) {
  add_least(s, point, count);
  for (int k = 0; k < 3; k++) mpq_neg(s->n.c[k], s->n.c[k]);
  add_least(s, point, count);
}

// Are all points on one side of s->n through `from`? *flat: all are on it.
static bool is_facet(spaces *s, const or_vec *point, size_t count, const or_vec *from, bool *flat) {
  bool above = false, below = false;
  for (size_t k = 0; k < count; k++) {
    or_vec_sub(&s->v, &point[k], from);
    or_dot(s->value, &s->n, &s->v, s->scratch);
    if (mpq_sgn(s->value) > 0) above = true;
    if (mpq_sgn(s->value) < 0) below = true;
  }
  *flat = !above && !below;
  return !(above && below);
}

static void set_normal(spaces *s, const or_vec *p, const or_vec *q, const or_vec *r) {
  or_vec_sub(&s->u, q, p);
  or_vec_sub(&s->v, r, p);
  or_cross(&s->n, &s->u, &s->v, s->scratch);
}

// A flat body: half-spaces upright on its plane, whose normal is n, through each two points that have the others on one side.
static void add_upright(spaces *s, const or_vec *point, size_t count, const or_vec *n) {
  bool flat;
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < i; j++) {
      or_vec_sub(&s->u, &point[i], &point[j]);
      or_cross(&s->n, n, &s->u, s->scratch);
      if (!or_vec_is_zero(&s->n) && is_facet(s, point, count, &point[i], &flat)) add_both_ways(s, point, count);
    }
}

// False where there are no three points off a line.
static bool add_facets(spaces *s, const or_vec *point, size_t count) {
  bool spans = false;
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < i; j++)
      for (size_t k = 0; k < j; k++) {
        bool flat;
        set_normal(s, &point[i], &point[j], &point[k]);
        if (or_vec_is_zero(&s->n)) continue;
        spans = true;
        if (!is_facet(s, point, count, &point[i], &flat)) continue;
        or_vec n;
        or_vec_init(&n);
        or_vec_set(&n, &s->n);
        add_both_ways(s, point, count);
        if (flat) add_upright(s, point, count, &n);
        or_vec_clear(&n);
        if (flat) return true;
      }
  return spans;
}

// A segment or a point: a frame of three directions, the first along it.
static void add_line(spaces *s, const or_vec *point, size_t count) {
  or_vec along;
  or_vec_init(&along);
  for (size_t k = 1; k < count && or_vec_is_zero(&along); k++) or_vec_sub(&along, &point[k], &point[0]);
  if (or_vec_is_zero(&along)) mpq_set_si(along.c[0], 1, 1);
  or_vec_set(&s->n, &along);
  add_both_ways(s, point, count);
  for (int axis = 0; axis < 3; axis++) {
    for (int k = 0; k < 3; k++) mpq_set_si(s->u.c[k], k == axis, 1);
    or_cross(&s->n, &along, &s->u, s->scratch);
    if (!or_vec_is_zero(&s->n)) add_both_ways(s, point, count);
  }
  or_vec_clear(&along);
}

// ---- corners ----

// The point on three planes, by Cramer's rule with the cross products of their normals; false where there is none.
static bool meet(spaces *s, or_vec *r, const half_space *a, const half_space *b, const half_space *c) {
  const half_space *const plane[3] = {a, b, c};
  or_cross(&s->n, &b->n, &c->n, s->scratch);
  or_dot(s->value, &a->n, &s->n, s->scratch);
  if (mpq_sgn(s->value) == 0) return false;
  mpq_t factor;
  mpq_init(factor);
  for (int k = 0; k < 3; k++) mpq_set_si(r->c[k], 0, 1);
  for (int k = 0; k < 3; k++) {
    or_cross(&s->n, &plane[(k + 1) % 3]->n, &plane[(k + 2) % 3]->n, s->scratch);
    mpq_div(factor, plane[k]->most, s->value);
    or_vec_add_scaled(r, factor, &s->n, s->scratch);
  }
  mpq_clear(factor);
  return true;
}

static bool is_shared(spaces *s, const or_vec *p) {
  for (size_t k = 0; k < s->count; k++) {
    or_dot(s->value, &s->at[k].n, p, s->scratch);
    if (mpq_cmp(s->value, s->at[k].most) > 0) return false;
  }
  return true;
}

static void keep(or_shared *shared, const or_vec *p) {
  for (size_t k = 0; k < shared->count; k++)
    if (or_vec_equal(&shared->corner[k], p)) return;
  if (shared->count == shared->room) shared->corner = grow(shared->corner, &shared->room, sizeof *shared->corner);
  or_vec_init(&shared->corner[shared->count]);
  or_vec_set(&shared->corner[shared->count++], p);
}

static void find_corners(spaces *s, or_shared *shared) {
  or_vec p;
  or_vec_init(&p);
  for (size_t i = 0; i < s->count; i++)
    for (size_t j = 0; j < i; j++)
      for (size_t k = 0; k < j; k++)
        if (meet(s, &p, &s->at[i], &s->at[j], &s->at[k]) && is_shared(s, &p)) keep(shared, &p);
  or_vec_clear(&p);
}

// ---- rounded bodies ----

// A core moved by the shortest way, which it sets.
static void bring_together(or_bodies *bodies, or_vec *way) {
  or_nearest nearest;
  or_vec origin;
  or_nearest_init(&nearest);
  or_vec_init(&origin);
  or_nearest_find(&nearest, bodies, &origin);
  if (nearest.inside) abort();
  or_vec_set(way, &nearest.offset);
  for (size_t k = 0; k < bodies->na; k++) or_vec_sub(&bodies->a[k], &bodies->a[k], way);
  or_nearest_clear(&nearest);
  or_vec_clear(&origin);
}

// Each corner is that of the cores, and B's radius farther along the way, whose length is that of both radii.
static void move_corners(or_shared *shared, const or_bodies *bodies, const og_int *radius_b, const or_vec *way,
                         mpq_t scratch) {
  mpq_t share;
  mpq_init(share);
  mpq_set_z(share, radius_b->z);
  mpq_div(share, share, bodies->radius);
  for (size_t k = 0; k < shared->count; k++) or_vec_add_scaled(&shared->corner[k], share, way, scratch);
  mpq_clear(share);
}

or_shared *or_shared_new(const og_problem *problem) {
  or_shared *shared = calloc(1, sizeof *shared);
  spaces s = {.count = 0};
  if (shared == NULL) abort();
  or_vec *const vectors[] = {&s.n, &s.u, &s.v};
  for (int k = 0; k < 3; k++) or_vec_init(vectors[k]);
  mpq_inits(s.value, s.scratch, NULL);
  or_bodies *bodies = or_bodies_new(problem);
  const bool rounded = mpq_sgn(bodies->radius) > 0;
  or_vec way;
  or_vec_init(&way);
  if (rounded) bring_together(bodies, &way);
  if (!add_facets(&s, bodies->a, bodies->na)) add_line(&s, bodies->a, bodies->na);
  if (!add_facets(&s, bodies->b, bodies->nb)) add_line(&s, bodies->b, bodies->nb);
  find_corners(&s, shared);
  if (rounded) move_corners(shared, bodies, &problem->radius_b, &way, s.scratch);
  or_vec_clear(&way);
  for (size_t k = 0; k < shared->count; k++)
    for (int axis = 0; axis < 3; axis++) mpq_mul(shared->corner[k].c[axis], shared->corner[k].c[axis], bodies->unit);
  or_bodies_free(bodies);
  for (size_t k = 0; k < s.count; k++) {
    or_vec_clear(&s.at[k].n);
    mpq_clear(s.at[k].most);
  }
  free(s.at);
  for (int k = 0; k < 3; k++) or_vec_clear(vectors[k]);
  mpq_clears(s.value, s.scratch, NULL);
  return shared;
}

void or_shared_free(or_shared *shared) {
  for (size_t k = 0; k < shared->count; k++) or_vec_clear(&shared->corner[k]);
  free(shared->corner);
  free(shared);
}
