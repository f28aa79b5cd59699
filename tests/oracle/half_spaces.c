#include "tests/oracle/half_spaces.h"

#include <stdlib.h>

void or_half_spaces_init(or_half_spaces *s) {
  or_vec *const vectors[] = {&s->n, &s->u, &s->v};
  s->count = s->room = 0;
  s->at = NULL;
  for (int k = 0; k < 3; k++) or_vec_init(vectors[k]);
  mpq_inits(s->value, s->scratch, NULL);
}

void or_half_spaces_clear(or_half_spaces *s) {
  or_vec *const vectors[] = {&s->n, &s->u, &s->v};
  for (size_t k = 0; k < s->count; k++) {
    or_vec_clear(&s->at[k].n);
    mpq_clear(s->at[k].most);
  }
  free(s->at);
  for (int k = 0; k < 3; k++) or_vec_clear(vectors[k]);
  mpq_clears(s->value, s->scratch, NULL);
}

// Of the same half-space twice there would be four times as many triples.
static bool is_known(or_half_spaces *s, const or_vec *n, const mpq_t most) {
  for (size_t k = 0; k < s->count; k++)
    if (or_vec_equal(&s->at[k].n, n) && mpq_equal(s->at[k].most, most)) return true;
  return false;
}

static void add(or_half_spaces *s, const or_vec *n, const mpq_t most) {
  if (is_known(s, n, most)) return;
  if (s->count == s->room) {
    s->room = s->room == 0 ? 16 : 2 * s->room;
    s->at = realloc(s->at, s->room * sizeof *s->at);
    if (s->at == NULL) abort();
  }
  or_half_space *h = &s->at[s->count++];
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
static void add_least(or_half_spaces *s, const or_vec *point, size_t count) {
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

static void add_both_ways(or_half_spaces *s, const or_vec *point, size_t count) {
  add_least(s, point, count);
  for (int k = 0; k < 3; k++) mpq_neg(s->n.c[k], s->n.c[k]);
  add_least(s, point, count);
}

// Are all points on one side of s->n through `from`? *flat: all are on it.
static bool is_facet(or_half_spaces *s, const or_vec *point, size_t count, const or_vec *from, bool *flat) {
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

static void set_normal(or_half_spaces *s, const or_vec *p, const or_vec *q, const or_vec *r) {
  or_vec_sub(&s->u, q, p);
  or_vec_sub(&s->v, r, p);
  or_cross(&s->n, &s->u, &s->v, s->scratch);
}

// A flat body: half-spaces upright on its plane, whose normal is n, through each two points that have the others on one
// side.
static void add_upright(or_half_spaces *s, const or_vec *point, size_t count, const or_vec *n) {
  bool flat;
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < i; j++) {
      or_vec_sub(&s->u, &point[i], &point[j]);
      or_cross(&s->n, n, &s->u, s->scratch);
      if (!or_vec_is_zero(&s->n) && is_facet(s, point, count, &point[i], &flat)) add_both_ways(s, point, count);
    }
}

// False where there are no three points off a line.
static bool add_facets(or_half_spaces *s, const or_vec *point, size_t count) {
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
static void add_line(or_half_spaces *s, const or_vec *point, size_t count) {
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

void or_half_spaces_add(or_half_spaces *s, const or_vec *point, size_t count) {
  if (!add_facets(s, point, count)) add_line(s, point, count);
}

bool or_half_spaces_hold(or_half_spaces *s, const or_vec *p) {
  for (size_t k = 0; k < s->count; k++) {
    or_dot(s->value, &s->at[k].n, p, s->scratch);
    if (mpq_cmp(s->value, s->at[k].most) > 0) return false;
  }
  return true;
}
