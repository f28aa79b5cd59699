#include "spec/pair/surface_points.h"

void og_surface_points_init(og_surface_points *points) {
  for (int k = 0; k < 3; k++) {
    og_surd_init(&points->a[k]);
    og_surd_init(&points->b[k]);
  }
}

void og_surface_points_clear(og_surface_points *points) {
  for (int k = 0; k < 3; k++) {
    og_surd_clear(&points->a[k]);
    og_surd_clear(&points->b[k]);
  }
}

// r = from + sign radius along / sqrt(square), over the denominator from.den radius.den square.
static void move_out(og_surd *r, const og_rational *from, int sign, const og_rational *radius, const og_int *along,
                     const og_int *square) {
  og_int scale;
  og_int_init(&scale);
  og_surd_set_zero(r);
  og_int_mul(&scale, &radius->den, square);
  og_int_mul(&r->p, &from->num, &scale);
  og_int_mul(&r->m, &from->den, &scale);
  og_int_mul(&r->q, &radius->num, along);
  r->s = sign * og_int_sign(&r->q);
  og_int_mul(&r->q, &r->q, &from->den);
  og_int_mul(&r->q, &r->q, &r->q);
  og_int_mul(&r->q, &r->q, square);
  og_int_clear(&scale);
}

static void move_all(og_surd r[3], const og_rational from[3], int sign, const og_rational *radius, const og_ivec *n,
                     const og_int *square) {
  move_out(&r[0], &from[0], sign, radius, &n->x, square);
  move_out(&r[1], &from[1], sign, radius, &n->y, square);
  move_out(&r[2], &from[2], sign, radius, &n->z, square);
}

// Radii as points of the lattice, so that they come to the unit of length as points do.
static void radius_in_unit(og_rational *radius, const og_int *steps, const og_problem *problem) {
  og_rational point[3];
  og_ivec at;
  og_int one;
  og_ivec_init(&at);
  og_int_init(&one);
  og_int_set_si(&one, 1);
  for (int k = 0; k < 3; k++) og_rational_init(&point[k]);
  og_int_set(&at.x, steps);
  og_point_in_unit(point, &at, &one, problem);
  og_rational_set(radius, &point[0]);
  for (int k = 0; k < 3; k++) og_rational_clear(&point[k]);
  og_int_clear(&one);
  og_ivec_clear(&at);
}

static void set_points(og_surface_points *points, const og_problem *problem, const og_witness *witness,
                       const og_ivec *n) {
  og_rational radius;
  og_int square, of_a;
  og_rational_init(&radius);
  og_int_init(&square);
  og_int_init(&of_a);
  og_ivec_dot(&square, n, n);
  og_int_sub(&of_a, &problem->radius, &problem->radius_b);
  radius_in_unit(&radius, &of_a, problem);
  move_all(points->a, witness->a, -1, &radius, n, &square);
  radius_in_unit(&radius, &problem->radius_b, problem);
  move_all(points->b, witness->b, 1, &radius, n, &square);
  og_int_clear(&of_a);
  og_int_clear(&square);
  og_rational_clear(&radius);
}

// One of these kinds that was accepted has points and a direction that is not zero.
bool og_surface_points_set(og_surface_points *points, const og_problem *problem, const og_certificate *certificate) {
  const bool has_way = certificate->kind == OG_CERT_NEAREST || certificate->kind == OG_CERT_SURFACE;
  if (!has_way || og_int_sign(&problem->radius) == 0) return false;
  og_witness witness;
  og_ivec n;
  og_witness_init(&witness);
  og_ivec_init(&n);
  og_witness_points(&witness, problem, &certificate->witness);
  og_witness_direction(&n, problem, certificate);
  set_points(points, problem, &witness, &n);
  og_ivec_clear(&n);
  og_witness_clear(&witness);
  return true;
}
