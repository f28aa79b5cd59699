// The stand-in of the face that a cylinder or a cone has in a plane that it touches.

#include <stdlib.h>

#include "spec/curved/contact.h"
#include "spec/number/allocation.h"

og_curved_faces *og_curved_faces_new(void) {
  og_curved_faces *f = og_grow(NULL, 1, sizeof *f);
  og_ivec *const vectors[] = {&f->centre, &f->normal, &f->mean, &f->at};
  og_int *const numbers[] = {&f->den, &f->square, &f->total, &f->t, &f->u, &f->v};
  og_problem_init(&f->problem);
  f->checker = og_checker_new();
  f->is_disc = false;
  og_curved_axes_init(&f->axes);
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  return f;
}

void og_curved_faces_free(og_curved_faces *f) {
  if (f == NULL) return;
  og_ivec *const vectors[] = {&f->centre, &f->normal, &f->mean, &f->at};
  og_int *const numbers[] = {&f->den, &f->square, &f->total, &f->t, &f->u, &f->v};
  og_problem_clear(&f->problem);
  og_checker_free(f->checker);
  og_curved_axes_clear(&f->axes);
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  free(f);
}

// The other body's points, `den` times as far from zero.
static void scale_points(og_points *to, const og_points *from, const og_int *den) {
  og_points_resize(to, from->count);
  for (size_t k = 0; k < from->count; k++) og_ivec_scale(&to->at[k], den, &from->at[k]);
}

// mean / total: the common point.
static void set_mean(og_curved_faces *f, const og_points *points, const og_curved_certificate *certificate) {
  og_ivec_set_zero(&f->mean);
  og_int_set_si(&f->total, 0);
  for (size_t k = 0; k < certificate->count; k++) {
    og_ivec_addmul(&f->mean, &certificate->weight[k], &points->at[certificate->point[k]]);
    og_int_add(&f->total, &f->total, &certificate->weight[k]);
  }
}

// Is the direction along the axis?
static bool is_across(og_curved_faces *f) {
  og_ivec_dot(&f->t, &f->normal, &f->axes.u);
  og_ivec_dot(&f->u, &f->normal, &f->axes.v);
  return og_int_sign(&f->t) == 0 && og_int_sign(&f->u) == 0;
}

// v = 2 n . A; a cone's side has the root of (n . U)^2 + (n . V)^2 as well. Both are 0 for a cylinder's side.
static bool has_side(og_curved_faces *f, bool is_cone) {
  og_ivec_dot(&f->v, &f->normal, &f->axes.a);
  if (!is_cone) return og_int_sign(&f->v) == 0;
  og_int_add(&f->v, &f->v, &f->v);
  og_ivec_dot(&f->t, &f->normal, &f->axes.u);
  og_int_mul(&f->u, &f->t, &f->t);
  og_ivec_dot(&f->t, &f->normal, &f->axes.v);
  og_int_addmul(&f->u, &f->t, &f->t);
  og_int_mul(&f->t, &f->v, &f->v);
  return og_int_sign(&f->v) > 0 && og_int_compare(&f->t, &f->u) == 0;
}

static void set_point(og_curved_faces *f, og_points *stand_in) {
  og_points_resize(stand_in, 1);
  og_ivec_set(&stand_in->at[0], &f->mean);
  og_int_set(&f->den, &f->total);
}

// A cylinder's side: from the common point along the axis to both ends. With m = mean - total c, that is
// c + m / total - A (A . m) / (A . A total) -+ A.
static void set_cylinder_side(og_curved_faces *f, const og_ivec *c, og_points *stand_in) {
  og_ivec_dot(&f->u, &f->axes.a, &f->axes.a);
  og_int_mul(&f->den, &f->u, &f->total);
  og_ivec_set(&f->at, &f->mean);
  og_ivec_submul(&f->at, &f->total, c);
  og_ivec_dot(&f->v, &f->axes.a, &f->at);
  og_ivec_scale(&f->at, &f->u, &f->at);
  og_ivec_submul(&f->at, &f->v, &f->axes.a);
  og_ivec_addmul(&f->at, &f->den, c);
  og_points_resize(stand_in, 2);
  og_ivec_set(&stand_in->at[0], &f->at);
  og_ivec_submul(&stand_in->at[0], &f->den, &f->axes.a);
  og_ivec_set(&stand_in->at[1], &f->at);
  og_ivec_addmul(&stand_in->at[1], &f->den, &f->axes.a);
}

// A cone's side: from the apex to the rim at c - A + ((n . U) U + (n . V) V) / (2 n . A), as 2 n . A = v is the root.
static void set_cone_side(og_curved_faces *f, const og_ivec *c, og_points *stand_in) {
  og_int_set(&f->den, &f->v);
  og_points_resize(stand_in, 2);
  og_ivec_add(&f->at, c, &f->axes.a);
  og_ivec_scale(&stand_in->at[0], &f->den, &f->at);
  og_ivec_sub(&f->at, c, &f->axes.a);
  og_ivec_scale(&stand_in->at[1], &f->den, &f->at);
  og_ivec_dot(&f->t, &f->normal, &f->axes.u);
  og_ivec_addmul(&stand_in->at[1], &f->t, &f->axes.u);
  og_ivec_dot(&f->t, &f->normal, &f->axes.v);
  og_ivec_addmul(&stand_in->at[1], &f->t, &f->axes.v);
}

// A multiple of U and V that leads from the disc's centre beyond all points of the other body.
static void set_reach(og_curved_faces *f, const og_points *points) {
  og_ivec_dot(&f->u, &f->axes.u, &f->axes.u);
  og_int_set(&f->v, &f->u);
  for (size_t k = 0; k < points->count; k++) {
    og_ivec_sub(&f->at, &points->at[k], &f->centre);
    for (int across = 0; across < 2; across++) {
      og_ivec_dot(&f->t, across == 0 ? &f->axes.u : &f->axes.v, &f->at);
      if (og_int_sign(&f->t) < 0) og_int_neg(&f->t, &f->t);
      if (og_int_compare(&f->t, &f->v) > 0) og_int_set(&f->v, &f->t);
    }
  }
  mpz_cdiv_q(f->v.z, f->v.z, f->u.z);
}

// The disc is c, c + A or c - A with its circle: the end that the normal leads to.
static void set_square(og_curved_faces *f, const og_ivec *c, const og_points *points, og_points *stand_in) {
  og_ivec_dot(&f->t, &f->normal, &f->axes.a);
  f->is_disc = true;
  og_ivec_set(&f->centre, c);
  if (og_int_sign(&f->t) > 0) og_ivec_add(&f->centre, c, &f->axes.a);
  if (og_int_sign(&f->t) < 0) og_ivec_sub(&f->centre, c, &f->axes.a);
  set_reach(f, points);
  og_int_set_si(&f->den, 1);
  og_int_set(&f->square, &f->u);
  og_points_resize(stand_in, 4);
  for (int k = 0; k < 4; k++) {
    og_ivec *at = &stand_in->at[k];
    og_ivec_set(at, &f->centre);
    if (k % 2 == 0) og_ivec_addmul(at, &f->v, &f->axes.u);
    else og_ivec_submul(at, &f->v, &f->axes.u);
    if (k < 2) og_ivec_addmul(at, &f->v, &f->axes.v);
    else og_ivec_submul(at, &f->v, &f->axes.v);
  }
}

void og_curved_faces_set(og_curved_faces *f, const og_curved_problem *problem,
                         const og_curved_certificate *certificate) {
  const og_points *frame = og_curved_frame(problem), *points = og_curved_other(problem);
  og_points *stand_in = problem->is_b ? &f->problem.b : &f->problem.a,
            *other = problem->is_b ? &f->problem.a : &f->problem.b;
  og_curved_axes_set(&f->axes, frame);
  set_mean(f, points, certificate);
  if (problem->is_b) og_ivec_set(&f->normal, &certificate->direction);
  else og_ivec_neg(&f->normal, &certificate->direction);
  const bool is_flat = og_ivec_is_zero(&f->axes.a), is_cone = problem->curve == OG_CURVE_CONE && !is_flat;
  f->is_disc = false;
  og_ivec_dot(&f->t, &f->normal, &f->axes.a);
  const bool is_apex = is_cone && og_int_sign(&f->t) > 0;
  if (is_across(f) && !is_apex) set_square(f, &frame->at[0], points, stand_in);
  else if (is_flat || !has_side(f, is_cone)) set_point(f, stand_in);
  else if (is_cone) set_cone_side(f, &frame->at[0], stand_in);
  else set_cylinder_side(f, &frame->at[0], stand_in);
  scale_points(other, points, &f->den);
  og_int_set_si(&f->problem.radius, 0);
  og_int_mul(&f->problem.unit_den, &problem->pair.unit_den, &f->den);
  f->problem.unit_exp = problem->pair.unit_exp;
  og_int_set_si(&f->problem.until_den, 1);
  og_problem_approximate(&f->problem);
}
