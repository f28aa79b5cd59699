#include "tool/judge/handed_rigid.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/number/nearest.h"
#include "tool/run/round_quotient.h"

void og_handed_rigid_init(og_handed_rigid *r) {
  memset(r, 0, sizeof *r);
  og_rigid_problem_init(&r->problem);
  og_rigid_answer_init(&r->answer);
  for (int k = 0; k < 2; k++) og_exact_body_init(&r->core[k]);
  for (int k = 0; k < 28; k++) og_rational_init(&r->pose[k / 14][k / 7 % 2][k % 7]);
  for (int k = 0; k < 6; k++) og_rational_init(&r->spin[k / 3][k % 3]);
}

void og_handed_rigid_clear(og_handed_rigid *r) {
  og_rigid_problem_clear(&r->problem);
  og_rigid_answer_clear(&r->answer);
  og_rigid_solver_free(r->solver);
  for (int k = 0; k < 2; k++) {
    og_exact_body_clear(&r->core[k]);
    free(r->body[k].xyz);
  }
  for (int k = 0; k < 28; k++) og_rational_clear(&r->pose[k / 14][k / 7 % 2][k % 7]);
  for (int k = 0; k < 6; k++) og_rational_clear(&r->spin[k / 3][k % 3]);
}

// ---- rounding ----

static void round_vector(double r[3], og_round_format format, const og_ivec *v, const og_int *den) {
  r[0] = og_round_quotient_to(format, &v->x, den);
  r[1] = og_round_quotient_to(format, &v->y, den);
  r[2] = og_round_quotient_to(format, &v->z, den);
}

static size_t longest_part(const og_rigid_body *body) {
  size_t most = 0;
  for (int end = 0; end < 2; end++) {
    const og_int *const parts[4] = {&body->axis[end].x, &body->axis[end].y, &body->axis[end].z, &body->cosine[end]};
    for (int k = 0; k < 4; k++) {
      const size_t bits = mpz_sizeinbase(parts[k]->z, 2);
      if (bits > most) most = bits;
    }
  }
  return most;
}

static void round_body(og_handed_body *r, og_round_format format, const og_rigid_body *body, const og_int *den,
                       const og_exact_body *core) {
  og_int power;
  og_int_init(&power);
  og_int_set_si(&power, 1);
  mpz_mul_2exp(power.z, power.z, longest_part(body));
  if (body->count > r->room) {
    r->xyz = og_grow(r->xyz, 3 * body->count, sizeof *r->xyz);
    r->room = body->count;
  }
  r->count = body->count;
  for (size_t k = 0; k < body->count; k++) round_vector(&r->xyz[3 * k], format, &body->point[k], den);
  for (int end = 0; end < 2; end++) {
    round_vector(r->centre[end], format, &body->centre[end], den);
    round_vector(r->rotation[end], format, &body->axis[end], &power);
    r->rotation[end][3] = og_round_quotient_to(format, &body->cosine[end], &power);
  }
  r->radius = og_round_quotient_to(format, &core->radius, &core->den);
  r->spins = body->spins;
  round_vector(r->spin, format, &body->spin, &body->spin_den);
  og_int_clear(&power);
}

// ---- back to an exact problem ----

static bool all_finite(const double *x, size_t count) {
  for (size_t k = 0; k < count; k++)
    if (!isfinite(x[k])) return false;
  return true;
}

static bool is_finite_body(const og_handed_body *r) {
  return all_finite(r->xyz, 3 * r->count) && all_finite(r->centre[0], 6) && all_finite(r->rotation[0], 8) &&
         all_finite(r->spin, 3) && isfinite(r->radius);
}

// Doubles over one power of two that all of them divide.
static void set_core(og_exact_body *core, const og_handed_body *r, og_rational *number) {
  enum { LEAST = 1074 };
  og_exact_body_resize(core, r->count);
  og_int_set_si(&core->den, 1);
  mpz_mul_2exp(core->den.z, core->den.z, LEAST);
  for (size_t k = 0; k <= 3 * r->count; k++) {
    og_ivec *point = k < 3 * r->count ? &core->point[k / 3] : NULL;
    og_int *const to = point == NULL ? &core->radius : k % 3 == 0 ? &point->x : k % 3 == 1 ? &point->y : &point->z;
    og_rational_from_double(number, point == NULL ? r->radius : r->xyz[k]);
    og_int_mul(to, &number->num, &core->den);
    mpz_divexact(to->z, to->z, number->den.z);
  }
}

static bool set_handed_problem(og_handed_rigid *r) {
  og_rigid_input input[2];
  int culprit;
  for (int k = 0; k < 2; k++) {
    const og_handed_body *body = &r->body[k];
    set_core(&r->core[k], body, &r->pose[k][0][0]);
    input[k].core = &r->core[k];
    for (int end = 0; end < 2; end++) {
      og_rational *pose = r->pose[k][end];
      for (int i = 0; i < 3; i++) og_rational_from_double(&pose[i], body->centre[end][i]);
      for (int i = 0; i < 4; i++) og_rational_from_double(&pose[3 + i], body->rotation[end][i]);
      input[k].centre[end] = pose;
      input[k].rotation[end] = &pose[3];
    }
    for (int i = 0; i < 3; i++) og_rational_from_double(&r->spin[k][i], body->spin[i]);
    input[k].spin = body->spins ? r->spin[k] : NULL;
  }
  return og_rigid_problem_set(&r->problem, input, SIZE_MAX, &culprit) == OG_RIGID_OK;
}

// ---- sizes ----

static double length3(const double v[3]) { return hypot(hypot(v[0], v[1]), v[2]); }

// The farthest point of the body from its centre, the radius included.
static double reach_of(const og_handed_body *r) {
  double most = 0;
  for (size_t k = 0; k < r->count; k++) most = fmax(most, length3(&r->xyz[3 * k]));
  return most + r->radius;
}

// The angle between the rotations at both ends of time, or that of the spin.
static double angle_of(const og_handed_body *r) {
  if (r->spins) return length3(r->spin);
  const double *p = r->rotation[0], *q = r->rotation[1];
  double dot = 0, pp = 0, qq = 0;
  for (int k = 0; k < 4; k++) {
    dot += p[k] * q[k];
    pp += p[k] * p[k];
    qq += q[k] * q[k];
  }
  return 2 * acos(fmin(1, dot / sqrt(pp * qq)));
}

static void measure_rigid(og_handed_rigid *r) {
  double side[3];
  r->way = 0;
  for (int k = 0; k < 2; k++) {
    const og_handed_body *body = &r->body[k];
    double step[3];
    for (int axis = 0; axis < 3; axis++) step[axis] = body->centre[1][axis] - body->centre[0][axis];
    r->way += length3(step) + angle_of(body) * reach_of(body);
  }
  for (int axis = 0; axis < 3; axis++) {
    double lo = HUGE_VAL, hi = -HUGE_VAL;
    for (int k = 0; k < 4; k++) {
      const og_handed_body *body = &r->body[k / 2];
      lo = fmin(lo, body->centre[k % 2][axis] - reach_of(body));
      hi = fmax(hi, body->centre[k % 2][axis] + reach_of(body));
    }
    side[axis] = hi - lo;
  }
  r->size = length3(side);
}

bool og_handed_rigid_take_numbers(og_handed_rigid *r) {
  if (!is_finite_body(&r->body[0]) || !is_finite_body(&r->body[1]) || !set_handed_problem(r)) return false;
  measure_rigid(r);
  return true;
}

bool og_hand_over_rigid(og_handed_rigid *r, const og_hand_over *how, const og_walked_case *walked) {
  const og_round_format format = how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64;
  const og_rigid_problem *from = &walked->one->rigid;
  const og_exact_body *const core[2] = {&walked->a->exact, &walked->b->exact};
  for (int k = 0; k < 2; k++) round_body(&r->body[k], format, &from->body[k], &from->den, core[k]);
  return og_handed_rigid_take_numbers(r);
}

bool og_handed_rigid_solve(og_handed_rigid *r) {
  if (r->solver == NULL) {
    // Both ends of most enclosures round to one double then.
    r->solver = og_rigid_solver_new();
    og_rational_from_double(&r->pose[0][0][0], 0x1p-60);
    og_rigid_solver_set_width(r->solver, &r->pose[0][0][0]);
  }
  if (og_solve_rigid(r->solver, &r->problem, &r->answer) == OG_RIGID_REFUSED) return false;
  r->lo = og_nearest_double(&r->answer.finding.lo);
  r->hi = og_nearest_double(&r->answer.finding.hi);
  return true;
}

// ---- writing ----

static void add_numbers(og_text *text, const double *x, size_t count) {
  for (size_t k = 0; k < count; k++) {
    og_text_add(text, k == 0 ? "[" : ",");
    og_text_add_decimal(text, x[k], 17);
  }
  og_text_add(text, "]");
}

static void add_pose(og_text *text, const og_handed_body *r, int end) {
  og_text_add(text, "{\"translation\":");
  add_numbers(text, r->centre[end], 3);
  og_text_add(text, ",\"rotation\":");
  add_numbers(text, r->rotation[end], 4);
  og_text_add(text, "}");
}

// The end of a body that spins is where its centre is then.
static void add_spin(og_text *text, const og_handed_body *r, int k) {
  og_text_add(text, "{\"translation\":");
  add_numbers(text, r->centre[1], 3);
  og_text_format(text, "},\"spin_%c\":", k == 0 ? 'a' : 'b');
  add_numbers(text, r->spin, 3);
}

void og_write_handed_rigid(og_text *text, const char *id, const og_handed_rigid *c) {
  static const char *const names[2][2] = {{",\"a\":", ",\"end_a\":"}, {",\"b\":", ",\"end_b\":"}};
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_add(text, ",\"question\":\"motion\"");
  for (int k = 0; k < 2; k++) {
    const og_handed_body *body = &c->body[k];
    og_text_format(text, "%s{\"shape\":\"hull\",\"points\":[", names[k][0]);
    for (size_t n = 0; n < body->count; n++) {
      if (n > 0) og_text_add(text, ",");
      add_numbers(text, &body->xyz[3 * n], 3);
    }
    og_text_add(text, "]");
    if (body->radius > 0) og_text_add(text, ",\"radius\":");
    if (body->radius > 0) og_text_add_decimal(text, body->radius, 17);
    og_text_add(text, ",\"pose\":");
    add_pose(text, body, 0);
    og_text_format(text, "}%s", names[k][1]);
    if (body->spins) add_spin(text, body, k);
    else add_pose(text, body, 1);
  }
  og_text_add(text, "}");
}
