#include "tool/model/frame.h"

#include <math.h>

#include <mpfr.h>

#include "spec/number/nearest.h"

// Of square roots, before the numbers are rounded to binary64.
enum { PRECISION = 320 };

// ---- numbers ----

static void to_rational(og_rational *r, mpq_t a) {
  mpz_set(r->num.z, mpq_numref(a));
  mpz_set(r->den.z, mpq_denref(a));
}

static void rational_of(og_rational *r, double x) {
  mpq_t a;
  mpq_init(a);
  mpq_set_d(a, x);
  to_rational(r, a);
  mpq_clear(a);
}

double og_nearest_of(mpq_t a) {
  og_rational r;
  og_rational_init(&r);
  to_rational(&r, a);
  const double x = og_nearest_double(&r);
  og_rational_clear(&r);
  return x;
}

static void copy_turn(og_turn to, og_turn from) {
  for (int k = 0; k < 4; k++) mpq_set(to[k], from[k]);
}

// ---- frames ----

void og_frame_init(og_frame *frame) {
  og_turn_init(frame->turn);
  mpq_set_si(frame->turn[3], 1, 1);
  for (int k = 0; k < 3; k++) mpq_init(frame->move[k]);
}

void og_frame_clear(og_frame *frame) {
  og_turn_clear(frame->turn);
  for (int k = 0; k < 3; k++) mpq_clear(frame->move[k]);
}

void og_frame_copy(og_frame *to, og_frame *from) {
  copy_turn(to->turn, from->turn);
  for (int k = 0; k < 3; k++) mpq_set(to->move[k], from->move[k]);
}

void og_frame_set_move(og_frame *frame, const double move[3]) {
  for (int k = 0; k < 3; k++) mpq_set_d(frame->move[k], move[k]);
}

void og_frame_set_quaternion(og_frame *frame, const double xyzw[4]) {
  for (int k = 0; k < 4; k++) mpq_set_d(frame->turn[k], xyzw[k]);
}

void og_frame_set_axis_angle(og_frame *frame, const double axis[3], double angle, og_angle_unit unit) {
  og_rational numbers[4];
  for (int k = 0; k < 4; k++) {
    og_rational_init(&numbers[k]);
    rational_of(&numbers[k], k < 3 ? axis[k] : angle);
  }
  og_turn_about(frame->turn, numbers, &numbers[3], unit);
  for (int k = 0; k < 4; k++) og_rational_clear(&numbers[k]);
}

void og_frame_set_euler(og_frame *frame, const int order[3], const bool fixed[3], const double angle[3],
                        og_angle_unit unit) {
  og_turn sum;
  og_frame one;
  og_turn_init(sum);
  og_frame_init(&one);
  for (int k = 0; k < 4; k++) mpq_set_si(frame->turn[k], k == 3, 1);
  for (int k = 0; k < 3; k++) {
    const double axis[3] = {order[k] == 0, order[k] == 1, order[k] == 2};
    og_frame_set_axis_angle(&one, axis, angle[k], unit);
    if (fixed[k]) og_turn_after(sum, one.turn, frame->turn);
    else og_turn_after(sum, frame->turn, one.turn);
    copy_turn(frame->turn, sum);
  }
  og_frame_clear(&one);
  og_turn_clear(sum);
}

// The direction's (-y, x, 0, length + z), divided by its length. Where z < 0 the sum would lose digits: there it is
// (x^2 + y^2) / (length - z).
void og_frame_set_upright(og_frame *frame, const double d[3]) {
  if (!(d[0] < 0 || d[0] > 0 || d[1] < 0 || d[1] > 0)) {
    for (int k = 0; k < 4; k++) mpq_set_si(frame->turn[k], d[2] < 0 ? k == 0 : k == 3, 1);
    return;
  }
  mpfr_t q[4], flat, length;
  mpfr_inits2(PRECISION, q[0], q[1], q[2], q[3], flat, length, (mpfr_ptr)0);
  mpfr_set_d(q[0], -d[1], MPFR_RNDN);
  mpfr_set_d(q[1], d[0], MPFR_RNDN);
  mpfr_set_zero(q[2], 1);
  mpfr_set_d(q[3], fabs(d[2]), MPFR_RNDN);
  mpfr_hypot(flat, q[0], q[1], MPFR_RNDN);
  mpfr_hypot(length, flat, q[3], MPFR_RNDN);
  mpfr_add(q[3], q[3], length, MPFR_RNDN);
  if (d[2] < 0) {
    mpfr_sqr(length, flat, MPFR_RNDN);
    mpfr_div(q[3], length, q[3], MPFR_RNDN);
  }
  mpfr_hypot(length, flat, q[3], MPFR_RNDN);
  for (int k = 0; k < 4; k++) {
    mpfr_div(q[k], q[k], length, MPFR_RNDN);
    mpq_set_d(frame->turn[k], mpfr_get_d(q[k], MPFR_RNDN));
  }
  mpfr_clears(q[0], q[1], q[2], q[3], flat, length, (mpfr_ptr)0);
}

// The three columns of a rotation from two directions, to PRECISION bits; false where they span no plane.
static bool make_columns(mpfr_t column[3][3], const double x[3], const double y[3]) {
  mpfr_t along, part;
  bool good = true;
  mpfr_inits2(PRECISION, along, part, (mpfr_ptr)0);
  for (int j = 0; j < 2 && good; j++) {
    for (int k = 0; k < 3; k++) mpfr_set_d(column[j][k], j == 0 ? x[k] : y[k], MPFR_RNDN);
    mpfr_set_zero(along, 1);
    for (int k = 0; k < 3 && j == 1; k++) {
      mpfr_mul(part, column[0][k], column[1][k], MPFR_RNDN);
      mpfr_add(along, along, part, MPFR_RNDN);
    }
    for (int k = 0; k < 3 && j == 1; k++) {
      mpfr_mul(part, column[0][k], along, MPFR_RNDN);
      mpfr_sub(column[1][k], column[1][k], part, MPFR_RNDN);
    }
    mpfr_hypot(along, column[j][0], column[j][1], MPFR_RNDN);
    mpfr_hypot(along, along, column[j][2], MPFR_RNDN);
    // What is left of a second direction that is the first is the error of the first one's length.
    const double given = j == 0 ? 0 : fmax(fabs(y[0]), fmax(fabs(y[1]), fabs(y[2])));
    mpfr_set_d(part, given, MPFR_RNDN);
    mpfr_div_2ui(part, part, PRECISION / 2, MPFR_RNDN);
    good = mpfr_cmp(along, part) > 0;
    for (int k = 0; k < 3 && good; k++) mpfr_div(column[j][k], column[j][k], along, MPFR_RNDN);
  }
  for (int k = 0; k < 3 && good; k++) {
    mpfr_mul(column[2][k], column[0][(k + 1) % 3], column[1][(k + 2) % 3], MPFR_RNDN);
    mpfr_mul(part, column[0][(k + 2) % 3], column[1][(k + 1) % 3], MPFR_RNDN);
    mpfr_sub(column[2][k], column[2][k], part, MPFR_RNDN);
  }
  mpfr_clears(along, part, (mpfr_ptr)0);
  return good;
}

bool og_frame_set_axes(og_frame *frame, const double x[3], const double y[3]) {
  mpfr_t column[3][3];
  og_rational matrix[9];
  for (int k = 0; k < 9; k++) {
    mpfr_init2(column[k / 3][k % 3], PRECISION);
    og_rational_init(&matrix[k]);
  }
  bool good = make_columns(column, x, y);
  for (int k = 0; k < 9 && good; k++) {
    mpq_t number;
    mpq_init(number);
    mpfr_get_q(number, column[k % 3][k / 3]);
    to_rational(&matrix[k], number);
    mpq_clear(number);
  }
  good = good && og_turn_nearest(frame->turn, matrix);
  for (int k = 0; k < 9; k++) {
    mpfr_clear(column[k / 3][k % 3]);
    og_rational_clear(&matrix[k]);
  }
  return good;
}

// ---- products ----

// r += n a b
static void add_product(mpq_t r, int n, mpq_t a, mpq_t b) {
  mpq_t product, factor;
  mpq_inits(product, factor, NULL);
  mpq_mul(product, a, b);
  mpq_set_si(factor, n, 1);
  mpq_mul(product, product, factor);
  mpq_add(r, r, product);
  mpq_clears(product, factor, NULL);
}

// r = u x v, r none of them
static void set_cross(mpq_t r[3], mpq_t u[3], mpq_t v[3]) {
  for (int k = 0; k < 3; k++) {
    mpq_set_si(r[k], 0, 1);
    add_product(r[k], 1, u[(k + 1) % 3], v[(k + 2) % 3]);
    add_product(r[k], -1, u[(k + 2) % 3], v[(k + 1) % 3]);
  }
}

// r = v turned: v + 2 (w u x v + u x (u x v)) / |q|^2, where u are the first three numbers of q and w is the last.
static void turn_vector(mpq_t r[3], og_turn q, mpq_t v[3]) {
  mpq_t once[3], twice[3], square;
  for (int k = 0; k < 3; k++) mpq_inits(once[k], twice[k], NULL);
  mpq_init(square);
  for (int k = 0; k < 4; k++) add_product(square, 1, q[k], q[k]);
  set_cross(once, q, v);
  set_cross(twice, q, once);
  for (int k = 0; k < 3; k++) {
    add_product(twice[k], 1, q[3], once[k]);
    mpq_add(twice[k], twice[k], twice[k]);
    mpq_div(twice[k], twice[k], square);
    mpq_add(r[k], v[k], twice[k]);
  }
  mpq_clear(square);
  for (int k = 0; k < 3; k++) mpq_clears(once[k], twice[k], NULL);
}

void og_frame_after(og_frame *r, og_frame *a, og_frame *b) {
  og_turn_after(r->turn, a->turn, b->turn);
  turn_vector(r->move, a->turn, b->move);
  for (int k = 0; k < 3; k++) mpq_add(r->move[k], r->move[k], a->move[k]);
}

// ---- out ----

// The power of two by which the quaternion's length comes to be from 1/2 to 2; that of a unit quaternion is left.
static int scale_of(og_turn q) {
  mpq_t square;
  mpfr_t size;
  mpq_init(square);
  mpfr_init2(size, 64);
  for (int k = 0; k < 4; k++) add_product(square, 1, q[k], q[k]);
  mpfr_set_q(size, square, MPFR_RNDN);
  mpfr_sqrt(size, size, MPFR_RNDN);
  mpfr_mul_d(size, size, 1.25, MPFR_RNDN); // 1 is the middle of its octave, not its end
  const int exponent = (int)mpfr_get_exp(size) - 1;
  mpfr_clear(size);
  mpq_clear(square);
  return -exponent;
}

bool og_frame_round(double xyzw[4], double move[3], og_frame *frame) {
  const int scale = scale_of(frame->turn);
  bool good = true;
  mpq_t x;
  mpq_init(x);
  for (int k = 0; k < 4; k++) {
    if (scale >= 0) mpq_mul_2exp(x, frame->turn[k], (mp_bitcnt_t)scale);
    else mpq_div_2exp(x, frame->turn[k], (mp_bitcnt_t)-scale);
    xyzw[k] = og_nearest_of(x);
  }
  for (int k = 0; k < 3; k++) {
    move[k] = og_nearest_of(frame->move[k]);
    good = good && isfinite(move[k]);
  }
  mpq_clear(x);
  return good;
}
