#include "spec/motion/problem.h"

#include <stdlib.h>
#include <string.h>

#include "spec/body/shape.h"
#include "spec/motion/spin.h"
#include "spec/number/allocation.h"

static void rigid_body_init(og_rigid_body *body) {
  memset(body, 0, sizeof *body);
  for (int end = 0; end < 2; end++) {
    og_ivec_init(&body->centre[end]);
    og_ivec_init(&body->axis[end]);
    og_int_init(&body->cosine[end]);
    og_int_set_si(&body->cosine[end], 1);
  }
  og_ivec_init(&body->spin);
  og_int_init(&body->spin_den);
  og_int_set_si(&body->spin_den, 1);
}

static void rigid_body_clear(og_rigid_body *body) {
  for (size_t k = 0; k < body->room; k++) og_ivec_clear(&body->point[k]);
  free(body->point);
  for (int end = 0; end < 2; end++) {
    og_ivec_clear(&body->centre[end]);
    og_ivec_clear(&body->axis[end]);
    og_int_clear(&body->cosine[end]);
  }
  og_ivec_clear(&body->spin);
  og_int_clear(&body->spin_den);
}

void og_rigid_problem_init(og_rigid_problem *problem) {
  for (int k = 0; k < 2; k++) rigid_body_init(&problem->body[k]);
  og_int_init(&problem->radius);
  og_int_init(&problem->den);
  og_int_set_si(&problem->den, 1);
}

void og_rigid_problem_clear(og_rigid_problem *problem) {
  for (int k = 0; k < 2; k++) rigid_body_clear(&problem->body[k]);
  og_int_clear(&problem->radius);
  og_int_clear(&problem->den);
}

void og_rigid_body_resize(og_rigid_body *body, size_t count) {
  if (count > body->room) {
    body->point = og_grow(body->point, count, sizeof *body->point);
    for (size_t k = body->room; k < count; k++) og_ivec_init(&body->point[k]);
    body->room = count;
  }
  body->count = count;
}

bool og_rigid_turns_less_than_half(const og_rigid_body *body) {
  og_int dot;
  og_int_init(&dot);
  og_ivec_dot(&dot, &body->axis[0], &body->axis[1]);
  og_int_addmul(&dot, &body->cosine[0], &body->cosine[1]);
  const bool turns_less = og_int_sign(&dot) > 0;
  og_int_clear(&dot);
  return turns_less;
}

bool og_rigid_spins_slowly(const og_rigid_body *body) {
  og_int length, limit;
  og_int_init(&length);
  og_int_init(&limit);
  og_ivec_dot(&length, &body->spin, &body->spin);
  og_int_mul(&limit, &body->spin_den, &body->spin_den);
  mpz_mul_2exp(limit.z, limit.z, 2 * OG_SPIN_LOG);
  const bool is_slow = og_int_compare(&length, &limit) < 0;
  og_int_clear(&length);
  og_int_clear(&limit);
  return is_slow;
}

bool og_rigid_problem_spins(const og_rigid_problem *problem) {
  return problem->body[0].spins || problem->body[1].spins;
}

// ---- setting it ----

static bool vector_fits(const og_ivec *v, size_t each) {
  return mpz_sizeinbase(v->x.z, 2) <= each && mpz_sizeinbase(v->y.z, 2) <= each && mpz_sizeinbase(v->z.z, 2) <= each;
}

static void set_over(og_ivec *r, const og_rational number[3], const og_int *den) {
  og_rational_numerator_over(&r->x, &number[0], den);
  og_rational_numerator_over(&r->y, &number[1], den);
  og_rational_numerator_over(&r->z, &number[2], den);
}

// Both quaternions over one denominator, as the path between them depends on the ratio of their lengths.
static bool set_rotation(og_rigid_body *body, const og_rational *const rotation[2], size_t each) {
  og_int den;
  og_int_init(&den);
  og_int_set_si(&den, 1);
  bool fits = og_rational_common_denominator(&den, rotation[0], 4, each) &&
              og_rational_common_denominator(&den, rotation[1], 4, each);
  for (int end = 0; end < 2 && fits; end++) {
    set_over(&body->axis[end], rotation[end], &den);
    og_rational_numerator_over(&body->cosine[end], &rotation[end][3], &den);
    fits = vector_fits(&body->axis[end], each) && mpz_sizeinbase(body->cosine[end].z, 2) <= each;
  }
  og_int_clear(&den);
  return fits;
}

static bool set_spin(og_rigid_body *body, const og_rational *spin, size_t each) {
  og_int_set_si(&body->spin_den, 1);
  og_ivec_set_zero(&body->spin);
  body->spins = false;
  if (spin == NULL) return true;
  if (!og_rational_common_denominator(&body->spin_den, spin, 3, each)) return false;
  set_over(&body->spin, spin, &body->spin_den);
  body->spins = !og_ivec_is_zero(&body->spin);
  return vector_fits(&body->spin, each);
}

// Adds the body's radius to `radius`.
static bool set_rigid_body(og_rigid_body *body, og_int *radius, const og_rigid_input *input, const og_int *den,
                           size_t each) {
  og_int factor;
  og_int_init(&factor);
  mpz_divexact(factor.z, den->z, input->core->den.z);
  og_rigid_body_resize(body, input->core->count);
  og_int_addmul(radius, &factor, &input->core->radius);
  bool fits = mpz_sizeinbase(radius->z, 2) <= each;
  for (size_t k = 0; k < body->count; k++) {
    og_ivec_scale(&body->point[k], &factor, &input->core->point[k]);
    fits = fits && vector_fits(&body->point[k], each);
  }
  for (int end = 0; end < 2; end++) {
    set_over(&body->centre[end], input->centre[end], den);
    fits = fits && vector_fits(&body->centre[end], each);
  }
  og_int_clear(&factor);
  const og_rational *const start[2] = {input->rotation[0], input->rotation[0]};
  return fits && set_rotation(body, input->spin == NULL ? input->rotation : start, each) &&
         set_spin(body, input->spin, each);
}

static bool has_zero_rotation(const og_rigid_body *body) {
  for (int end = 0; end < 2; end++)
    if (og_ivec_is_zero(&body->axis[end]) && og_int_sign(&body->cosine[end]) == 0) return true;
  return false;
}

og_rigid_status og_rigid_problem_set(og_rigid_problem *problem, const og_rigid_input input[2], size_t max_bits,
                                     int *culprit) {
  const size_t each = og_bits_each(max_bits, 3 * (input[0].core->count + input[1].core->count) + 29);
  og_int_set_si(&problem->den, 1);
  for (int k = 0; k < 2; k++) {
    mpz_lcm(problem->den.z, problem->den.z, input[k].core->den.z);
    for (int end = 0; end < 2; end++)
      if (!og_rational_common_denominator(&problem->den, input[k].centre[end], 3, each)) return OG_RIGID_TOO_FINE;
  }
  og_int_set_si(&problem->radius, 0);
  for (int k = 0; k < 2; k++)
    if (!set_rigid_body(&problem->body[k], &problem->radius, &input[k], &problem->den, each)) return OG_RIGID_TOO_FINE;
  for (*culprit = 0; *culprit < 2; ++*culprit) {
    if (has_zero_rotation(&problem->body[*culprit])) return OG_RIGID_ZERO_ROTATION;
    if (!og_rigid_turns_less_than_half(&problem->body[*culprit])) return OG_RIGID_HALF_TURN;
    if (!og_rigid_spins_slowly(&problem->body[*culprit])) return OG_RIGID_FAST;
  }
  return OG_RIGID_OK;
}

// ---- with larger balls ----

static void enlarge_body(og_rigid_body *r, const og_rigid_body *body, const og_int *factor) {
  og_rigid_body_resize(r, body->count);
  for (size_t k = 0; k < body->count; k++) og_ivec_scale(&r->point[k], factor, &body->point[k]);
  for (int end = 0; end < 2; end++) {
    og_ivec_scale(&r->centre[end], factor, &body->centre[end]);
    og_ivec_set(&r->axis[end], &body->axis[end]);
    og_int_set(&r->cosine[end], &body->cosine[end]);
  }
  r->spins = body->spins;
  og_ivec_set(&r->spin, &body->spin);
  og_int_set(&r->spin_den, &body->spin_den);
}

void og_rigid_problem_enlarge(og_rigid_problem *larger, const og_rigid_problem *problem, const og_rational *by) {
  for (int k = 0; k < 2; k++) enlarge_body(&larger->body[k], &problem->body[k], &by->den);
  og_int_mul(&larger->radius, &problem->radius, &by->den);
  og_int_addmul(&larger->radius, &by->num, &problem->den);
  og_int_mul(&larger->den, &problem->den, &by->den);
}

// ---- at a time ----

// R(q) p |q|^2 = (w^2 - u.u) p + 2 (u.p) u + 2 w (u x p), with q = (u, w).
typedef struct turn {
  og_ivec u, cross;
  og_int w, square, plain, dot;
} turn;

// q times the time's denominator; of a body that spins about that times a power of two.
static void set_turn(turn *q, const og_rigid_body *body, const og_int *before, const og_rational *time) {
  enum { BITS = 208 };
  if (body->spins) {
    og_spin_rotation(&q->u, &q->w, &q->dot, body, time, BITS);
  } else {
    og_ivec_scale(&q->u, before, &body->axis[0]);
    og_ivec_addmul(&q->u, &time->num, &body->axis[1]);
    og_int_mul(&q->w, before, &body->cosine[0]);
    og_int_addmul(&q->w, &time->num, &body->cosine[1]);
  }
  og_ivec_dot(&q->dot, &q->u, &q->u);
  og_int_mul(&q->square, &q->w, &q->w);
  og_int_sub(&q->plain, &q->square, &q->dot);
  og_int_add(&q->square, &q->square, &q->dot);
}

static void turn_point(og_ivec *r, turn *q, const og_ivec *p) {
  og_ivec_scale(r, &q->plain, p);
  og_ivec_dot(&q->dot, &q->u, p);
  og_int_add(&q->dot, &q->dot, &q->dot);
  og_ivec_addmul(r, &q->dot, &q->u);
  og_ivec_cross(&q->cross, &q->u, p);
  og_int_add(&q->dot, &q->w, &q->w);
  og_ivec_addmul(r, &q->dot, &q->cross);
}

void og_rigid_body_at(og_exact_body *at, const og_rigid_problem *problem, int body, const og_rational *time) {
  const og_rigid_body *moving = &problem->body[body];
  turn q;
  og_ivec centre, turned;
  og_int before;
  og_ivec *const vectors[] = {&q.u, &q.cross, &centre, &turned};
  og_int *const numbers[] = {&q.w, &q.square, &q.plain, &q.dot, &before};
  for (int k = 0; k < 4; k++) og_ivec_init(vectors[k]);
  for (int k = 0; k < 5; k++) og_int_init(numbers[k]);
  og_int_sub(&before, &time->den, &time->num);
  set_turn(&q, moving, &before, time);
  og_ivec_scale(&centre, &before, &moving->centre[0]);
  og_ivec_addmul(&centre, &time->num, &moving->centre[1]);
  // c / (t" den) + R p / (|q|^2 den), where t" is the time's denominator
  og_exact_body_resize(at, moving->count);
  og_int_set_si(&at->radius, 0);
  for (size_t k = 0; k < moving->count; k++) {
    turn_point(&turned, &q, &moving->point[k]);
    og_ivec_scale(&at->point[k], &time->den, &turned);
    og_ivec_addmul(&at->point[k], &q.square, &centre);
  }
  og_int_mul(&at->den, &q.square, &time->den);
  og_int_mul(&at->den, &at->den, &problem->den);
  for (int k = 0; k < 4; k++) og_ivec_clear(vectors[k]);
  for (int k = 0; k < 5; k++) og_int_clear(numbers[k]);
}
