#include "spec/motion/spin.h"

void og_quaternion_init(og_quaternion *q) {
  og_ivec_init(&q->u);
  og_int_init(&q->w);
}

void og_quaternion_clear(og_quaternion *q) {
  og_ivec_clear(&q->u);
  og_int_clear(&q->w);
}

// ---- one turn ----

// Bits of fixed-point numbers beyond those asked for; the halvings of the angle are added to them.
enum { GUARD = 16 };
// Terms of the series; that of an angle of 1/2 falls below any bits allowed long before.
enum { TERMS = 1000 };

static void fixed_multiply(og_int *r, const og_int *a, const og_int *b, mp_bitcnt_t bits) {
  og_int_mul(r, a, b);
  mpz_fdiv_q_2exp(r->z, r->z, bits);
}

// sum (-1)^k x^k / (2 k + odd)!, where x is in [0, 1/4]. Each term is 2 units off at most: 1 for its rounding and that
// of the quotient, the rest of the error before and of x's, which is at most 1/2 unit by |x| / 2. So `count` terms are
// off by 2 each; what is left of the series is below the last term, which is 0 or a unit.
static unsigned long add_series(og_int *sum, const og_int *x, unsigned long odd, mp_bitcnt_t bits) {
  og_int term;
  unsigned long count = 0;
  og_int_init(&term);
  og_int_set_si(&term, 1);
  mpz_mul_2exp(term.z, term.z, bits);
  og_int_set_si(sum, 0);
  for (; og_int_sign(&term) > 0 && count < TERMS; count++) {
    if (count % 2 == 0) og_int_add(sum, sum, &term);
    else og_int_sub(sum, sum, &term);
    fixed_multiply(&term, &term, x, bits);
    mpz_fdiv_q_ui(term.z, term.z, (2 * count + 1 + odd) * (2 * count + 2 + odd));
  }
  og_int_clear(&term);
  return 2 * count + 2;
}

// The vector t s / 2 / 2^halvings in fixed point, each part off by less than a unit; it is no longer than 1/2.
static unsigned set_half_angle(og_ivec *v, const og_rigid_body *body, const og_rational *time, mp_bitcnt_t bits) {
  og_int den, square, limit;
  unsigned halvings = 0;
  og_int_init(&den);
  og_int_init(&square);
  og_int_init(&limit);
  og_ivec_scale(v, &time->num, &body->spin);
  og_int_mul(&den, &time->den, &body->spin_den);
  og_ivec_dot(&square, v, v);
  og_int_mul(&limit, &den, &den);
  for (; og_int_compare(&square, &limit) > 0; halvings++) mpz_mul_2exp(limit.z, limit.z, 2);
  mpz_mul_2exp(den.z, den.z, 1 + halvings);
  og_int *const parts[3] = {&v->x, &v->y, &v->z};
  for (int axis = 0; axis < 3; axis++) {
    mpz_mul_2exp(parts[axis]->z, parts[axis]->z, bits);
    mpz_tdiv_q(parts[axis]->z, parts[axis]->z, den.z); // towards zero: the vector gets no longer
  }
  og_int_clear(&den);
  og_int_clear(&square);
  og_int_clear(&limit);
  return halvings;
}

static void fixed_scale(og_ivec *v, const og_int *s, mp_bitcnt_t bits) {
  fixed_multiply(&v->x, &v->x, s, bits);
  fixed_multiply(&v->y, &v->y, s, bits);
  fixed_multiply(&v->z, &v->z, s, bits);
}

// (u, w)^2 = (2 w u, w^2 - u.u), each part rounded.
static void fixed_square(og_quaternion *q, og_int *work, mp_bitcnt_t bits) {
  og_ivec_dot(work, &q->u, &q->u);
  fixed_scale(&q->u, &q->w, bits - 1);
  og_int_mul(&q->w, &q->w, &q->w);
  og_int_sub(&q->w, &q->w, work);
  mpz_fdiv_q_2exp(q->w.z, q->w.z, bits);
}

void og_spin_turn(og_quaternion *q, og_int *error, const og_rigid_body *body, const og_rational *time, unsigned bits) {
  og_int series, x;
  og_int_init(&series);
  og_int_init(&x);
  og_ivec_set_zero(&q->u);
  og_int_set_si(&q->w, 1);
  mpz_mul_2exp(q->w.z, q->w.z, bits);
  og_int_set_si(error, 0);
  if (body->spins && og_int_sign(&time->num) != 0) {
    const mp_bitcnt_t fixed = bits + GUARD + OG_SPIN_LOG;
    unsigned halvings = set_half_angle(&q->u, body, time, fixed);
    og_ivec_dot(&x, &q->u, &q->u);
    mpz_fdiv_q_2exp(x.z, x.z, fixed);
    unsigned long off = add_series(&q->w, &x, 0, fixed);
    off += add_series(&series, &x, 1, fixed);
    fixed_scale(&q->u, &series, fixed);
    // Each part of u is off by its own unit, half the series' error and its rounding; of both parts together no more
    // than twice all of it. The vector's own three units move x by less than 4, and the series by less than that.
    og_int_set_si(error, (long)(2 * (off + 16)));
    for (; halvings > 0; halvings--) {
      // |(q + e)^2 - q^2| <= 2 |q| |e| + |e|^2, with |q| = 1 and |e|^2 less than a unit; four parts are rounded.
      fixed_square(q, &x, fixed);
      og_int_add(error, error, error);
      mpz_add_ui(error->z, error->z, 4);
    }
    og_int *const parts[4] = {&q->u.x, &q->u.y, &q->u.z, &q->w};
    for (int k = 0; k < 4; k++) mpz_fdiv_q_2exp(parts[k]->z, parts[k]->z, fixed - bits);
    mpz_cdiv_q_2exp(error->z, error->z, fixed - bits);
    mpz_add_ui(error->z, error->z, 2); // of four parts, a unit each
  }
  og_int_clear(&series);
  og_int_clear(&x);
}

// The quaternion product q (axis, cosine), with the body's own at the start.
static void turn_start(og_ivec *axis, og_int *cosine, const og_quaternion *q, const og_rigid_body *body) {
  og_ivec_cross(axis, &q->u, &body->axis[0]);
  og_ivec_addmul(axis, &q->w, &body->axis[0]);
  og_ivec_addmul(axis, &body->cosine[0], &q->u);
  og_ivec_dot(cosine, &q->u, &body->axis[0]);
  og_int_neg(cosine, cosine);
  og_int_addmul(cosine, &q->w, &body->cosine[0]);
}

void og_spin_rotation(og_ivec *axis, og_int *cosine, og_int *error, const og_rigid_body *body, const og_rational *time,
                      unsigned bits) {
  og_quaternion q;
  og_quaternion_init(&q);
  og_spin_turn(&q, error, body, time, bits);
  turn_start(axis, cosine, &q, body);
  og_quaternion_clear(&q);
}

// ---- a chord ----

typedef struct chord_numbers {
  og_int before, scale, error, wide, den, square;
} chord_numbers;

static void chord_numbers_init(chord_numbers *n) {
  og_int *const numbers[] = {&n->before, &n->scale, &n->error, &n->wide, &n->den, &n->square};
  for (int k = 0; k < 6; k++) og_int_init(numbers[k]);
}

static void chord_numbers_clear(chord_numbers *n) {
  og_int *const numbers[] = {&n->before, &n->scale, &n->error, &n->wide, &n->den, &n->square};
  for (int k = 0; k < 6; k++) og_int_clear(numbers[k]);
}

// An upper bound of how far the points are from the centre, times the denominator.
static void set_farthest(og_int *r, const og_rigid_body *body, og_int *work) {
  og_int_set_si(r, 0);
  for (size_t k = 0; k < body->count; k++) {
    og_ivec_dot(work, &body->point[k], &body->point[k]);
    if (og_int_compare(work, r) > 0) og_int_swap(work, r);
  }
  const bool is_square = mpz_perfect_square_p(r->z) != 0;
  mpz_sqrt(r->z, r->z);
  if (!is_square) mpz_add_ui(r->z, r->z, 1);
}

// 2^bits (to - from)^2 s.s / 16, rounded up.
static void set_arc(chord_numbers *n, const og_rigid_body *body, const og_rational *from, const og_rational *to,
                    unsigned bits) {
  og_int_mul(&n->before, &to->num, &from->den);
  og_int_submul(&n->before, &from->num, &to->den);
  og_int_mul(&n->den, &to->den, &from->den);
  og_int_mul(&n->den, &n->den, &body->spin_den);
  og_int_mul(&n->den, &n->den, &n->den);
  og_int_mul(&n->before, &n->before, &n->before);
  og_ivec_dot(&n->wide, &body->spin, &body->spin);
  og_int_mul(&n->wide, &n->wide, &n->before);
  mpz_mul_2exp(n->wide.z, n->wide.z, bits);
  mpz_mul_2exp(n->den.z, n->den.z, 4);
  mpz_cdiv_q(n->wide.z, n->wide.z, n->den.z);
}

// The rotation at both ends, and in `wide` 2^bits times the body's deviation over the distance of its farthest point.
static void set_chord_rotation(og_rigid_body *r, chord_numbers *n, const og_rigid_body *body,
                               const og_rational *from, const og_rational *to, unsigned bits) {
  og_int most;
  og_int_init(&most);
  const og_rational *const times[2] = {from, to};
  for (int end = 0; end < 2; end++) {
    og_spin_rotation(&r->axis[end], &r->cosine[end], &n->error, body, times[end], bits);
    if (og_int_compare(&n->error, &most) > 0) og_int_set(&most, &n->error);
  }
  set_arc(n, body, from, to, bits);
  og_int_add(&most, &most, &most);
  og_int_add(&n->wide, &n->wide, &most);
  // Twice the distance is far enough for any two rotations. That is all that is known of a chord by half a turn or
  // more.
  og_int_set_si(&most, 2);
  mpz_mul_2exp(most.z, most.z, bits);
  if (!og_rigid_turns_less_than_half(r)) {
    og_ivec_neg(&r->axis[1], &r->axis[1]);
    og_int_neg(&r->cosine[1], &r->cosine[1]);
    og_int_set(&n->wide, &most);
  }
  if (og_int_compare(&n->wide, &most) > 0) og_int_set(&n->wide, &most);
  og_int_clear(&most);
}

// A body without a spin moves along its own rational path, of which the chord is a part.
static void set_rational_rotation(og_rigid_body *r, chord_numbers *n, const og_rigid_body *body,
                                  const og_rational *from, const og_rational *to) {
  const og_rational *const times[2] = {from, to}, *const others[2] = {to, from};
  og_int_set_si(&n->wide, 0);
  for (int end = 0; end < 2; end++) {
    og_int_sub(&n->before, &times[end]->den, &times[end]->num);
    og_int_mul(&n->before, &n->before, &others[end]->den);
    og_int_mul(&n->scale, &times[end]->num, &others[end]->den);
    og_ivec_scale(&r->axis[end], &n->before, &body->axis[0]);
    og_ivec_addmul(&r->axis[end], &n->scale, &body->axis[1]);
    og_int_mul(&r->cosine[end], &n->before, &body->cosine[0]);
    og_int_addmul(&r->cosine[end], &n->scale, &body->cosine[1]);
  }
}

// Over den from.den to.den 2^bits.
static void set_chord_body(og_rigid_body *r, chord_numbers *n, const og_rigid_body *body, const og_rational *from,
                           const og_rational *to, unsigned bits) {
  const og_rational *const times[2] = {from, to}, *const others[2] = {to, from};
  og_int_mul(&n->scale, &from->den, &to->den);
  mpz_mul_2exp(n->scale.z, n->scale.z, bits);
  og_rigid_body_resize(r, body->count);
  for (size_t k = 0; k < body->count; k++) og_ivec_scale(&r->point[k], &n->scale, &body->point[k]);
  for (int end = 0; end < 2; end++) {
    og_int_sub(&n->before, &times[end]->den, &times[end]->num);
    og_ivec_scale(&r->centre[end], &n->before, &body->centre[0]);
    og_ivec_addmul(&r->centre[end], &times[end]->num, &body->centre[1]);
    mpz_mul_2exp(n->before.z, others[end]->den.z, bits);
    og_ivec_scale(&r->centre[end], &n->before, &r->centre[end]);
  }
  r->spins = false;
}

void og_spin_chord(og_rigid_problem *chord, og_int *deviation, const og_rigid_problem *problem,
                   const og_rational *from, const og_rational *to, unsigned bits) {
  chord_numbers n;
  chord_numbers_init(&n);
  og_int_set_si(deviation, 0);
  for (int k = 0; k < 2; k++) {
    const og_rigid_body *body = &problem->body[k];
    set_chord_body(&chord->body[k], &n, body, from, to, bits);
    if (body->spins) set_chord_rotation(&chord->body[k], &n, body, from, to, bits);
    else set_rational_rotation(&chord->body[k], &n, body, from, to);
    set_farthest(&n.square, body, &n.before);
    og_int_addmul(deviation, &n.square, &n.wide); // over den 2^bits
  }
  og_int_mul(&n.scale, &from->den, &to->den);
  og_int_mul(deviation, deviation, &n.scale);
  mpz_mul_2exp(n.scale.z, n.scale.z, bits);
  og_int_mul(&chord->den, &problem->den, &n.scale);
  og_int_mul(&chord->radius, &problem->radius, &n.scale);
  chord_numbers_clear(&n);
}

// ---- around the axis ----

typedef struct round_numbers {
  og_ivec axis[2], turned; // of the spin in the body's frame, times a positive number; zero of a body without a spin
  og_int square[2];        // of that; 1 of a body without a spin
  og_int value, along, farthest, scale;
} round_numbers;

static void round_numbers_init(round_numbers *n) {
  og_int *const numbers[] = {&n->square[0], &n->square[1], &n->value, &n->along, &n->farthest, &n->scale};
  for (int k = 0; k < 6; k++) og_int_init(numbers[k]);
  for (int k = 0; k < 2; k++) og_ivec_init(&n->axis[k]);
  og_ivec_init(&n->turned);
}

static void round_numbers_clear(round_numbers *n) {
  og_int *const numbers[] = {&n->square[0], &n->square[1], &n->value, &n->along, &n->farthest, &n->scale};
  for (int k = 0; k < 6; k++) og_int_clear(numbers[k]);
  for (int k = 0; k < 2; k++) og_ivec_clear(&n->axis[k]);
  og_ivec_clear(&n->turned);
}

// R(q)^T s |q|^2 for the quaternion q = (u, w) at the start: (w^2 - u.u) s + 2 (u.s) u + 2 w (s x u)
static void set_frame_axis(round_numbers *n, int k, const og_rigid_body *body) {
  const og_ivec *u = &body->axis[0], *s = &body->spin;
  og_ivec *axis = &n->axis[k];
  og_int_set_si(&n->square[k], 1);
  og_ivec_set_zero(axis);
  if (!body->spins) return;
  og_ivec_dot(&n->along, u, u);
  og_int_mul(&n->value, &body->cosine[0], &body->cosine[0]);
  og_int_sub(&n->value, &n->value, &n->along);
  og_ivec_scale(axis, &n->value, s);
  og_ivec_dot(&n->value, u, s);
  og_int_add(&n->value, &n->value, &n->value);
  og_ivec_addmul(axis, &n->value, u);
  og_ivec_cross(&n->turned, s, u);
  og_int_add(&n->value, &body->cosine[0], &body->cosine[0]);
  og_ivec_addmul(axis, &n->value, &n->turned);
  og_ivec_dot(&n->square[k], axis, axis);
}

// The square of a point's distance from the axis is p.p - (a.p)^2 / a.a. In `farthest` becomes the largest, times a.a,
// as a length rounded up; the points become those on the axis, times a.a and the other body's square.
static void set_on_axis(og_rigid_body *r, round_numbers *n, int k, const og_rigid_body *body) {
  const og_ivec *axis = &n->axis[k];
  og_int_set_si(&n->farthest, 0);
  for (size_t i = 0; i < body->count; i++) {
    og_ivec_dot(&n->along, axis, &body->point[i]);
    og_ivec_dot(&n->value, &body->point[i], &body->point[i]);
    og_int_mul(&n->value, &n->value, &n->square[k]);
    og_int_submul(&n->value, &n->along, &n->along);
    if (og_int_compare(&n->value, &n->farthest) > 0) og_int_swap(&n->value, &n->farthest);
    og_int_mul(&n->along, &n->along, &n->square[1 - k]);
    og_ivec_scale(&r->point[i], &n->along, axis);
  }
  og_int_mul(&n->farthest, &n->farthest, &n->square[k]);
  const bool is_square = mpz_perfect_square_p(n->farthest.z) != 0;
  mpz_sqrt(n->farthest.z, n->farthest.z);
  if (!is_square) mpz_add_ui(n->farthest.z, n->farthest.z, 1);
}

// All lengths times both squares, and no spin.
static void set_round_body(og_rigid_body *r, round_numbers *n, int k, const og_rigid_body *body) {
  og_rigid_body_resize(r, body->count);
  og_int_set_si(&n->farthest, 0);
  if (body->spins) set_on_axis(r, n, k, body);
  for (size_t i = 0; i < body->count && !body->spins; i++) og_ivec_scale(&r->point[i], &n->scale, &body->point[i]);
  for (int end = 0; end < 2; end++) {
    og_ivec_scale(&r->centre[end], &n->scale, &body->centre[end]);
    og_ivec_set(&r->axis[end], &body->axis[end]);
    og_int_set(&r->cosine[end], &body->cosine[end]);
  }
  r->spins = false;
}

void og_spin_round(og_rigid_problem *chord, og_int *deviation, const og_rigid_problem *problem,
                   const og_rational *from, const og_rational *to, unsigned bits) {
  round_numbers n;
  og_rigid_problem still;
  og_int none;
  round_numbers_init(&n);
  og_rigid_problem_init(&still);
  og_int_init(&none);
  for (int k = 0; k < 2; k++) set_frame_axis(&n, k, &problem->body[k]);
  og_int_mul(&n.scale, &n.square[0], &n.square[1]);
  og_int_mul(&still.den, &problem->den, &n.scale);
  og_int_mul(&still.radius, &problem->radius, &n.scale);
  og_int_set_si(deviation, 0);
  for (int k = 0; k < 2; k++) {
    set_round_body(&still.body[k], &n, k, &problem->body[k]);
    og_int_addmul(deviation, &n.farthest, &n.square[1 - k]);
  }
  og_spin_chord(chord, &none, &still, from, to, bits);
  // The chord's lengths stand over from.den to.den 2^bits more.
  og_int_mul(deviation, deviation, &from->den);
  og_int_mul(deviation, deviation, &to->den);
  mpz_mul_2exp(deviation->z, deviation->z, bits);
  og_rigid_problem_clear(&still);
  round_numbers_clear(&n);
  og_int_clear(&none);
}
