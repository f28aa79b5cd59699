#include "tests/oracle/shared.h"

#include <stdlib.h>

#include "tests/oracle/half_spaces.h"
#include "tests/oracle/nearest.h"

static void *grow(void *memory, size_t *room, size_t size) {
  *room = *room == 0 ? 16 : 2 * *room;
  void *grown = realloc(memory, *room * size);
  if (grown == NULL) abort();
  return grown;
}

// ---- corners ----

// The point on three planes, by Cramer's rule with the cross products of their normals; false where there is none.
static bool meet(or_half_spaces *s, or_vec *r, const or_half_space *a, const or_half_space *b, const or_half_space *c) {
  const or_half_space *const plane[3] = {a, b, c};
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

static void keep(or_shared *shared, const or_vec *p) {
  for (size_t k = 0; k < shared->count; k++)
    if (or_vec_equal(&shared->corner[k], p)) return;
  if (shared->count == shared->room) shared->corner = grow(shared->corner, &shared->room, sizeof *shared->corner);
  or_vec_init(&shared->corner[shared->count]);
  or_vec_set(&shared->corner[shared->count++], p);
}

static void find_corners(or_half_spaces *s, or_shared *shared) {
  or_vec p;
  or_vec_init(&p);
  for (size_t i = 0; i < s->count; i++)
    for (size_t j = 0; j < i; j++)
      for (size_t k = 0; k < j; k++)
        if (meet(s, &p, &s->at[i], &s->at[j], &s->at[k]) && or_half_spaces_hold(s, &p)) keep(shared, &p);
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

// In lattice steps.
static or_shared *corners_of(const or_bodies *bodies) {
  or_shared *shared = calloc(1, sizeof *shared);
  or_half_spaces s;
  if (shared == NULL) abort();
  or_half_spaces_init(&s);
  or_half_spaces_add(&s, bodies->a, bodies->na);
  or_half_spaces_add(&s, bodies->b, bodies->nb);
  find_corners(&s, shared);
  or_half_spaces_clear(&s);
  return shared;
}

static void to_input_unit(or_shared *shared, const or_bodies *bodies) {
  for (size_t k = 0; k < shared->count; k++)
    for (int axis = 0; axis < 3; axis++) mpq_mul(shared->corner[k].c[axis], shared->corner[k].c[axis], bodies->unit);
}

or_shared *or_shared_of_cores(const or_bodies *bodies) {
  or_shared *shared = corners_of(bodies);
  to_input_unit(shared, bodies);
  return shared;
}

or_shared *or_shared_new(const og_problem *problem) {
  or_bodies *bodies = or_bodies_new(problem);
  const bool rounded = mpq_sgn(bodies->radius) > 0;
  mpq_t scratch;
  or_vec way;
  mpq_init(scratch);
  or_vec_init(&way);
  if (rounded) bring_together(bodies, &way);
  or_shared *shared = corners_of(bodies);
  if (rounded) move_corners(shared, bodies, &problem->radius_b, &way, scratch);
  to_input_unit(shared, bodies);
  or_vec_clear(&way);
  mpq_clear(scratch);
  or_bodies_free(bodies);
  return shared;
}

void or_shared_free(or_shared *shared) {
  for (size_t k = 0; k < shared->count; k++) or_vec_clear(&shared->corner[k]);
  free(shared->corner);
  free(shared);
}
