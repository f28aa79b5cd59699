// Flat bodies made thick, so that one algorithm, for polytopes with an interior, serves all. A CSO in a plane, on a
// line or at a point is extended along normals N of its affine hull to CSO + [0, N]. With N.d >= 0 the line r d enters
// the thick body where it enters the flat one, if it does: for a point r d = c + a N of the thick body and a point
// r0 d of the flat one, (r - r0) N.d = a N.N >= 0.

#include "spec/pair/solve/sweep.h"

static void shift_vector(og_ivec *v, size_t by) {
  mpz_mul_2exp(v->x.z, v->x.z, by);
  mpz_mul_2exp(v->y.z, v->y.z, by);
  mpz_mul_2exp(v->z.z, v->z.z, by);
}

static void unit_vector(og_ivec *v, int axis) {
  og_int_set_si(&v->x, axis == 0);
  og_int_set_si(&v->y, axis == 1);
  og_int_set_si(&v->z, axis == 2);
}

// Normals of the affine hull of the polytope's corners: 3 - dimension of them, orthogonal to it and to each other.
static void normals_of_flat(og_solver *s, int dimension, og_ivec normal[3]) {
  const og_polytope_corner *corner = s->polytope.corner;
  if (dimension == 0) {
    for (int axis = 0; axis < 3; axis++) unit_vector(&normal[axis], axis);
    return;
  }
  og_ivec_sub(&s->u, &corner[1].point, &corner[0].point);
  if (dimension == 2) {
    og_ivec_sub(&s->v, &corner[2].point, &corner[0].point);
    og_ivec_cross(&normal[0], &s->u, &s->v);
    return;
  }
  for (int axis = 0; axis < 2; axis++) {
    unit_vector(&s->v, axis);
    og_ivec_cross(&normal[0], &s->u, &s->v);
    if (!og_ivec_is_zero(&normal[0])) break;
  }
  og_ivec_cross(&normal[1], &s->u, &normal[0]);
}

// Sizes the lattice and the normals alike, so that the doubles made from them see both.
static void make_thick(og_solver *s, const og_problem *problem, bool last, og_ivec normal[3], int count) {
  og_problem *thick = &s->thick;
  size_t longest = 0, extent = 1;
  for (int k = 0; k < count; k++)
    if (og_longest_component(&normal[k]) > longest) longest = og_longest_component(&normal[k]);
  for (size_t k = 1; k < s->polytope.corner_count; k++) {
    og_ivec_sub(&s->u, &s->polytope.corner[k].point, &s->polytope.corner[0].point);
    if (og_longest_component(&s->u) > extent) extent = og_longest_component(&s->u);
  }
  if (longest < extent) longest = extent;
  og_int_set_si(&s->t0, 1);
  mpz_mul_2exp(s->t0.z, s->t0.z, longest - extent);
  og_ivec_set_zero(&s->u);
  og_scaled_problem(thick, problem, &s->t0, &s->u);
  og_ivec_scale(&thick->velocity, &s->t0, &problem->velocity);
  for (int k = 0; k < count; k++) {
    shift_vector(&normal[k], longest - og_longest_component(&normal[k]));
    og_ivec_dot(&s->t0, &normal[k], &problem->velocity);
    const int along = og_int_sign(&s->t0);
    if (last ? along > 0 : along < 0) og_ivec_neg(&normal[k], &normal[k]);
    const size_t points = thick->a.count;
    og_points_resize(&thick->a, 2 * points);
    for (size_t i = 0; i < points; i++) og_ivec_add(&thick->a.at[points + i], &thick->a.at[i], &normal[k]);
  }
  og_problem_approximate(thick);
}

void og_begin_thick(og_solver *s, const og_problem *problem, bool last) {
  const int dimension = og_polytope_begin(&s->polytope, problem, NULL, 0);
  if (dimension == 3) return;
  og_ivec normal[3];
  for (int k = 0; k < 3; k++) og_ivec_init(&normal[k]);
  normals_of_flat(s, dimension, normal);
  make_thick(s, problem, last, normal, 3 - dimension);
  og_polytope_begin(&s->polytope, &s->thick, NULL, 0);
  for (int k = 0; k < 3; k++) og_ivec_clear(&normal[k]);
}
