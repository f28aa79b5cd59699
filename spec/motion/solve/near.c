#include "spec/motion/solve/near.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/number/solve/near_number.h"

void og_near_rigid_init(og_near_rigid *near) {
  memset(near, 0, sizeof *near);
  og_problem_init(&near->posed);
}

void og_near_rigid_clear(og_near_rigid *near) {
  for (int body = 0; body < 2; body++) free(near->point[body]);
  og_problem_clear(&near->posed);
}

// ---- from integers ----

static void raise_exponents(long *most, const og_ivec *v) {
  og_near_exponent(most, &v->x);
  og_near_exponent(most, &v->y);
  og_near_exponent(most, &v->z);
}

static void scale_vector(double r[3], const og_ivec *v, long exponent) {
  r[0] = og_near_number(&v->x, exponent);
  r[1] = og_near_number(&v->y, exponent);
  r[2] = og_near_number(&v->z, exponent);
}

static void set_near_rotation(og_near_rigid *near, int body, const og_rigid_body *moving) {
  long exponent = -0x40000000L;
  for (int end = 0; end < 2; end++) {
    raise_exponents(&exponent, &moving->axis[end]);
    og_near_exponent(&exponent, &moving->cosine[end]);
  }
  for (int end = 0; end < 2; end++) {
    scale_vector(near->rotation[body][end], &moving->axis[end], exponent);
    near->rotation[body][end][3] = og_near_number(&moving->cosine[end], exponent);
  }
}

void og_near_rigid_set(og_near_rigid *near, const og_rigid_problem *problem) {
  long exponent = -0x40000000L;
  og_ivec gap;
  og_ivec_init(&gap);
  og_near_exponent(&exponent, &problem->radius);
  for (int round = 0; round < 2; round++)
    for (int body = 0; body < 2; body++) {
      const og_rigid_body *moving = &problem->body[body];
      if (moving->count > near->room[body]) {
        near->point[body] = og_grow(near->point[body], 3 * moving->count, sizeof(double));
        near->room[body] = moving->count;
      }
      near->count[body] = moving->count;
      for (int end = 0; end < 2; end++) {
        og_ivec_sub(&gap, &moving->centre[end], &problem->body[0].centre[0]);
        if (round == 0) raise_exponents(&exponent, &gap);
        else scale_vector(near->centre[body][end], &gap, exponent);
      }
      for (size_t k = 0; k < moving->count; k++)
        if (round == 0) raise_exponents(&exponent, &moving->point[k]);
        else scale_vector(&near->point[body][3 * k], &moving->point[k], exponent);
    }
  og_ivec_clear(&gap);
  near->radius = og_near_number(&problem->radius, exponent);
  for (int body = 0; body < 2; body++) set_near_rotation(near, body, &problem->body[body]);
  og_points_resize(&near->posed.a, near->count[0]);
  og_points_resize(&near->posed.b, near->count[1]);
}

// ---- poses ----

static double dot3(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void cross3(double r[3], const double a[3], const double b[3]) {
  r[0] = a[1] * b[2] - a[2] * b[1];
  r[1] = a[2] * b[0] - a[0] * b[2];
  r[2] = a[0] * b[1] - a[1] * b[0];
}

static void mix(double *r, int count, const double *from, const double *to, double time) {
  for (int k = 0; k < count; k++) r[k] = (1 - time) * from[k] + time * to[k];
}

// r = R(q) v |q|^2, or with the rotation back.
static void turn3(double r[3], const double q[4], const double v[3], bool back) {
  double cross[3];
  const double plain = q[3] * q[3] - dot3(q, q), along = 2 * dot3(q, v), across = back ? -2 * q[3] : 2 * q[3];
  cross3(cross, q, v);
  for (int k = 0; k < 3; k++) r[k] = plain * v[k] + along * q[k] + across * cross[k];
}

static double square4(const double q[4]) { return dot3(q, q) + q[3] * q[3]; }

static void pose_at(og_near_rigid *near, double q[2][4], double time) {
  for (int body = 0; body < 2; body++) {
    double centre[3];
    double *at = body == 0 ? near->posed.a.approx : near->posed.b.approx;
    mix(centre, 3, near->centre[body][0], near->centre[body][1], time);
    mix(q[body], 4, near->rotation[body][0], near->rotation[body][1], time);
    const double square = square4(q[body]);
    for (size_t k = 0; k < near->count[body]; k++) {
      turn3(&at[3 * k], q[body], &near->point[body][3 * k], false);
      for (int axis = 0; axis < 3; axis++) at[3 * k + (size_t)axis] = centre[axis] + at[3 * k + (size_t)axis] / square;
    }
  }
}

double og_near_distance(og_near_rigid *near, double time) {
  static const double origin[3] = {0, 0, 0};
  double q[2][4], offset[3];
  pose_at(near, q, time);
  og_guess_nearest(&near->posed, origin, offset);
  return sqrt(dot3(offset, offset)) - near->radius;
}

// ---- directions ----

// The different corners of a body that the pairs name, three at most.
static int corners_of(uint32_t corner[3], const og_guess *guess, int body) {
  int count = 0;
  for (size_t k = 0; k < guess->count && count < 3; k++) {
    const uint32_t index = body == 0 ? guess->pair[k].i : guess->pair[k].j;
    bool is_new = true;
    for (int i = 0; i < count; i++) is_new = is_new && corner[i] != index;
    if (is_new) corner[count++] = index;
  }
  return count;
}

static void edge_of(double r[3], const og_near_rigid *near, int body, uint32_t from, uint32_t to) {
  for (size_t k = 0; k < 3; k++) r[k] = near->point[body][3 * to + k] - near->point[body][3 * from + k];
}

static void negate3(double v[3]) {
  for (int k = 0; k < 3; k++) v[k] = -v[k];
}

// The normal of three corners, on the side of the offset; its order of corners says which side.
static bool face_direction(og_near_direction *d, const og_near_rigid *near, int body, const double q[4],
                           const double offset[3]) {
  double u[3], v[3], world[3];
  edge_of(u, near, body, d->corner[body][0], d->corner[body][1]);
  edge_of(v, near, body, d->corner[body][0], d->corner[body][2]);
  cross3(d->vector[0], u, v);
  turn3(world, q, d->vector[0], false);
  d->frame = body == 0 ? OG_FRAME_A : OG_FRAME_B;
  if (dot3(world, offset) >= 0) return dot3(world, offset) > 0;
  negate3(d->vector[0]);
  const uint32_t second = d->corner[body][1];
  d->corner[body][1] = d->corner[body][2];
  d->corner[body][2] = second;
  return true;
}

static bool edges_direction(og_near_direction *d, const og_near_rigid *near, const double q[2][4],
                            const double offset[3]) {
  double world[2][3], across[3];
  for (int body = 0; body < 2; body++) {
    edge_of(d->vector[body], near, body, d->corner[body][0], d->corner[body][1]);
    turn3(world[body], q[body], d->vector[body], false);
  }
  cross3(across, world[0], world[1]);
  d->frame = OG_FRAME_BOTH;
  if (dot3(across, offset) >= 0) return dot3(across, offset) > 0;
  negate3(d->vector[0]);
  const uint32_t first = d->corner[0][0];
  d->corner[0][0] = d->corner[0][1];
  d->corner[0][1] = first;
  return true;
}

double og_near_directions(og_near_direction *direction, int *count, og_near_rigid *near, double time) {
  static const double origin[3] = {0, 0, 0};
  double q[2][4], offset[3];
  og_near_direction found;
  pose_at(near, q, time);
  const og_guess guess = og_guess_nearest(&near->posed, origin, offset);
  const int corners[2] = {corners_of(found.corner[0], &guess, 0), corners_of(found.corner[1], &guess, 1)};
  *count = 0;
  if (!(dot3(offset, offset) > 0)) return 0;
  found.exact = true;
  for (int body = 0; body < 2; body++)
    if (corners[body] == 3 && face_direction(&found, near, body, q[body], offset)) direction[(*count)++] = found;
  if (corners[0] == 2 && corners[1] == 2 && edges_direction(&found, near, (const double(*)[4])q, offset))
    direction[(*count)++] = found;
  found.exact = false;
  for (int frame = OG_FRAME_WORLD; frame <= OG_FRAME_B; frame++) {
    found.frame = (og_rigid_frame)frame;
    if (frame == OG_FRAME_WORLD) memcpy(found.vector[0], offset, sizeof offset);
    else turn3(found.vector[0], q[frame - OG_FRAME_A], offset, true);
    direction[(*count)++] = found;
  }
  return sqrt(dot3(offset, offset));
}

// ---- Bernstein coefficients, as the checker's ----

enum { NEAR_DEGREE = 9 };

typedef struct near_form {
  int degree;
  double c[NEAR_DEGREE + 1][3]; // of numbers only the first counts
} near_form;

static void clear_near(near_form *r, int degree) {
  r->degree = degree;
  memset(r->c, 0, sizeof r->c);
}

// r = r + factor s v, where s is of numbers.
static void add_scaled_near(near_form *r, double factor, const near_form *s, const near_form *v) {
  for (int i = 0; i <= s->degree; i++)
    for (int k = 0; k <= v->degree; k++)
      for (int axis = 0; axis < 3; axis++) r->c[i + k][axis] += factor * s->c[i][0] * v->c[k][axis];
}

static void dot_near(near_form *r, const near_form *p, const near_form *q) {
  clear_near(r, p->degree + q->degree);
  for (int i = 0; i <= p->degree; i++)
    for (int k = 0; k <= q->degree; k++) r->c[i + k][0] += dot3(p->c[i], q->c[k]);
}

static void cross_near_forms(near_form *r, const near_form *p, const near_form *q) {
  double value[3];
  clear_near(r, p->degree + q->degree);
  for (int i = 0; i <= p->degree; i++)
    for (int k = 0; k <= q->degree; k++) {
      cross3(value, p->c[i], q->c[k]);
      for (int axis = 0; axis < 3; axis++) r->c[i + k][axis] += value[axis];
    }
}

typedef struct near_pose {
  near_form u, w, square, plain, centre;
} near_pose;

static void set_near_pose(near_pose *p, const og_near_rigid *near, int body, double from, double to) {
  clear_near(&p->u, 1);
  clear_near(&p->w, 1);
  clear_near(&p->centre, 1);
  for (int end = 0; end < 2; end++) {
    double q[4];
    const double time = end == 0 ? from : to;
    mix(q, 4, near->rotation[body][0], near->rotation[body][1], time);
    memcpy(p->u.c[end], q, 3 * sizeof *q);
    p->w.c[end][0] = q[3];
    mix(p->centre.c[end], 3, near->centre[body][0], near->centre[body][1], time);
  }
  near_form square;
  dot_near(&square, &p->u, &p->u);
  dot_near(&p->square, &p->w, &p->w);
  p->plain = p->square;
  for (int k = 0; k <= 2; k++) {
    p->square.c[k][0] += square.c[k][0];
    p->plain.c[k][0] -= square.c[k][0];
  }
}

static void turn_near(near_form *r, const near_pose *p, const near_form *v, bool back) {
  near_form s, across;
  clear_near(r, v->degree + 2);
  add_scaled_near(r, 1, &p->plain, v);
  dot_near(&s, &p->u, v);
  add_scaled_near(r, 2, &s, &p->u);
  cross_near_forms(&across, &p->u, v);
  add_scaled_near(r, back ? -2 : 2, &p->w, &across);
}

static void constant_near(near_form *r, const double v[3]) {
  clear_near(r, 0);
  memcpy(r->c[0], v, 3 * sizeof *v);
}

static void set_near_direction(near_form *d, const near_pose pose[2], const og_near_direction *direction) {
  near_form fixed, of_a, of_b;
  constant_near(&fixed, direction->vector[0]);
  if (direction->frame == OG_FRAME_WORLD) *d = fixed;
  if (direction->frame == OG_FRAME_A) turn_near(d, &pose[0], &fixed, false);
  if (direction->frame == OG_FRAME_B) turn_near(d, &pose[1], &fixed, false);
  if (direction->frame != OG_FRAME_BOTH) return;
  turn_near(&of_a, &pose[0], &fixed, false);
  constant_near(&fixed, direction->vector[1]);
  turn_near(&of_b, &pose[1], &fixed, false);
  cross_near_forms(d, &of_a, &of_b);
}

static double extreme_along(const og_near_rigid *near, int body, const double along[3]) {
  const double sign = body == 0 ? 1 : -1;
  double least = HUGE_VAL;
  for (size_t k = 0; k < near->count[body]; k++) least = fmin(least, sign * dot3(along, &near->point[body][3 * k]));
  return least;
}

// base = base - radius s0 |d|, by the lengths of d's control vectors.
static void take_off(near_form *base, double radius, const near_form *s0, const near_form *d) {
  for (int i = 0; i <= d->degree; i++)
    for (int k = 0; k <= s0->degree; k++) base->c[i + k][0] -= radius * sqrt(dot3(d->c[i], d->c[i])) * s0->c[k][0];
}

bool og_near_separates(const og_near_rigid *near, const og_near_direction *direction, double from, double to) {
  static const near_form span = {1, {{1, 0, 0}, {1, 0, 0}}};
  near_pose pose[2];
  near_form d, turned, factor, along[2], gap, base;
  for (int body = 0; body < 2; body++) set_near_pose(&pose[body], near, body, from, to);
  set_near_direction(&d, pose, direction);
  for (int body = 0; body < 2; body++) {
    turn_near(&turned, &pose[body], &d, true);
    dot_near(&factor, &span, &pose[1 - body].square);
    clear_near(&along[body], factor.degree + turned.degree);
    add_scaled_near(&along[body], 1, &factor, &turned);
  }
  gap = pose[0].centre;
  for (int k = 0; k <= 1; k++)
    for (int axis = 0; axis < 3; axis++) gap.c[k][axis] -= pose[1].centre.c[k][axis];
  dot_near(&turned, &d, &gap);
  dot_near(&factor, &pose[0].square, &pose[1].square);
  dot_near(&base, &factor, &turned);
  if (near->radius > 0) {
    dot_near(&turned, &span, &factor);
    take_off(&base, near->radius, &turned, &d);
  }
  for (int k = 0; k <= base.degree; k++)
    if (!(base.c[k][0] + extreme_along(near, 0, along[0].c[k]) + extreme_along(near, 1, along[1].c[k]) > 0))
      return false;
  return true;
}

double og_near_reach(const og_near_rigid *near, const og_near_direction *direction, double from, int halvings) {
  if (og_near_separates(near, direction, from, 1)) return 1;
  double good = from, bad = 1;
  for (int k = 0; k < halvings; k++) {
    const double middle = good + (bad - good) / 2;
    if (middle <= good || middle >= bad) break;
    if (og_near_separates(near, direction, from, middle)) good = middle;
    else bad = middle;
  }
  return good;
}
