#include "spec/body/half_space.h"

// |x|, |y| or |z|, the largest: at most the length, and at least half of it.
static void largest(og_int *r, const og_ivec *v) {
  mpz_abs(r->z, v->x.z);
  const bool y_is_larger = mpz_cmpabs(v->y.z, r->z) > 0;
  if (y_is_larger) mpz_abs(r->z, v->y.z);
  const bool z_is_larger = mpz_cmpabs(v->z.z, r->z) > 0;
  if (z_is_larger) mpz_abs(r->z, v->z.z);
}

// ---- how far all is from the half-space's point ----

// Adds the way in one step of 1 / (den den'), rounded up.
static void add_way(og_int *reach, const og_exact_motion *motion, const og_int *den) {
  og_int way, by;
  og_int_init(&way);
  og_int_init(&by);
  largest(&way, &motion->velocity);
  og_int_mul(&way, &way, &motion->until_num);
  og_int_mul(&way, &way, den);
  mpz_mul_2exp(way.z, way.z, 1);
  og_int_mul(&by, &motion->den, &motion->until_den);
  mpz_cdiv_q(way.z, way.z, by.z);
  og_int_add(reach, reach, &way);
  og_int_clear(&way);
  og_int_clear(&by);
}

// The longest of the vectors from p to the points, by their largest coordinates.
static void reach_of_points(og_int *reach, const og_exact_body *h, const og_exact_body *other) {
  og_ivec way;
  og_int most;
  og_ivec_init(&way);
  og_int_init(&most);
  for (size_t k = 0; k < other->count; k++) {
    og_ivec_scale(&way, &h->den, &other->point[k]);
    og_ivec_submul(&way, &other->den, &h->point[0]);
    largest(&most, &way);
    const bool is_farther = og_int_compare(&most, reach) > 0;
    if (is_farther) og_int_set(reach, &most);
  }
  og_int_clear(&most);
  og_ivec_clear(&way);
}

// c - p, U and A, one after the other; of an ellipsoid V, too.
static void reach_of_frame(og_int *reach, const og_exact_body *h, const og_exact_body *frame, og_frame_kind kind) {
  og_ivec way;
  og_int most;
  og_ivec_init(&way);
  og_int_init(&most);
  og_ivec_scale(&way, &h->den, &frame->point[0]);
  og_ivec_submul(&way, &frame->den, &h->point[0]);
  largest(&most, &way);
  og_int_add(reach, reach, &most);
  for (int k = 1; k <= 3; k++) {
    if (k == 2 && kind != OG_FRAME_ELLIPSOID) continue;
    og_ivec_sub(&way, &frame->point[k], &frame->point[0]);
    og_ivec_scale(&way, &h->den, &way);
    largest(&most, &way);
    og_int_add(reach, reach, &most);
  }
  og_int_clear(&most);
  og_ivec_clear(&way);
}

// R in steps of 1 / (den of both): twice the largest coordinate is at least the distance.
static void find_reach(og_int *reach, const og_exact_body *h, const og_exact_body *other, og_frame_kind frame,
                       const og_exact_motion *motion) {
  og_int most;
  og_int_init(&most);
  og_int_set_si(reach, 0);
  if (frame != OG_FRAME_NONE) reach_of_frame(reach, h, other, frame);
  else reach_of_points(reach, h, other);
  mpz_mul_2exp(reach->z, reach->z, 1);
  og_int_addmul(reach, &other->radius, &h->den);
  og_int_addmul(reach, &h->radius, &other->den);
  og_int_mul(&most, &h->den, &other->den);
  if (motion != NULL) add_way(reach, motion, &most);
  og_int_clear(&most);
}

// ---- the block ----

static void multiply(og_ivec *v, mp_bitcnt_t bits) {
  mpz_mul_2exp(v->x.z, v->x.z, bits);
  mpz_mul_2exp(v->y.z, v->y.z, bits);
  mpz_mul_2exp(v->z.z, v->z.z, bits);
}

// The shortest integer vector along it, which is not zero.
static void shorten(og_ivec *v) {
  og_int divisor;
  og_int_init(&divisor);
  mpz_gcd(divisor.z, v->x.z, v->y.z);
  mpz_gcd(divisor.z, divisor.z, v->z.z);
  mpz_divexact(v->x.z, v->x.z, divisor.z);
  mpz_divexact(v->y.z, v->y.z, divisor.z);
  mpz_divexact(v->z.z, v->z.z, divisor.z);
  og_int_clear(&divisor);
}

// By how many doublings direction / den becomes longer than 2 R, in steps of 1 / (den den'); below zero: by how
// many halvings it still is.
static long doublings(const og_ivec *direction, const og_int *other_den, const og_int *reach) {
  og_int length;
  og_int_init(&length);
  largest(&length, direction);
  og_int_mul(&length, &length, other_den);
  const long has = (long)mpz_sizeinbase(length.z, 2), wants = (long)mpz_sizeinbase(reach->z, 2) + 2;
  og_int_clear(&length);
  return wants - has;
}

// Doubles each direction until it is longer than 2 R. Where one is longer from the start, the steps become shorter
// first: a block far larger than all it is to hold would hide every error that is measured in sizes.
static void stretch(og_exact_body *h, og_ivec *const direction[3], const og_int *other_den, const og_int *reach) {
  long more[3], least = 0;
  for (int k = 0; k < 3; k++) {
    shorten(direction[k]);
    more[k] = doublings(direction[k], other_den, reach);
    if (more[k] < least) least = more[k];
  }
  const mp_bitcnt_t finer = (mp_bitcnt_t)-least;
  multiply(&h->point[0], finer);
  mpz_mul_2exp(h->radius.z, h->radius.z, finer);
  mpz_mul_2exp(h->den.z, h->den.z, finer);
  for (int k = 0; k < 3; k++) multiply(direction[k], (mp_bitcnt_t)(more[k] - least));
}

static void add_or_subtract(og_ivec *r, bool add, const og_ivec *a) {
  if (add) og_ivec_add(r, r, a);
  else og_ivec_sub(r, r, a);
}

static void make_block(og_exact_body *h, const og_ivec *u, const og_ivec *w, const og_ivec *inwards) {
  og_exact_body_resize(h, 8);
  for (int k = 7; k >= 0; k--) { // the point is number 0: last
    og_ivec *const corner = &h->point[k];
    if (k > 0) og_ivec_set(corner, &h->point[0]);
    add_or_subtract(corner, (k & 1) != 0, u);
    add_or_subtract(corner, (k & 2) != 0, w);
    if (k < 4) og_ivec_add(corner, corner, inwards);
  }
}

// A normal of the plane, pointing inwards as the pose turned it; false where there is none.
static bool find_inwards(og_ivec *inwards, const og_exact_body *h) {
  og_int side;
  og_int_init(&side);
  og_ivec_cross(inwards, &h->direction[0], &h->direction[1]);
  og_ivec_dot(&side, inwards, &h->direction[2]);
  const int sign = og_int_sign(&side);
  if (sign < 0) og_ivec_neg(inwards, inwards);
  og_int_clear(&side);
  return sign != 0;
}

bool og_half_space_to_block(og_exact_body *h, const og_exact_body *other, og_frame_kind frame,
                            const og_exact_motion *motion) {
  if (h->direction_count != 3 || h->count != 1) return false;
  og_ivec u, w, inwards;
  og_int reach;
  og_ivec_init(&u);
  og_ivec_init(&w);
  og_ivec_init(&inwards);
  og_int_init(&reach);
  const bool is_one = find_inwards(&inwards, h);
  if (is_one) {
    find_reach(&reach, h, other, frame, motion);
    og_ivec_set(&u, &h->direction[0]);
    og_ivec_cross(&w, &inwards, &u);
    stretch(h, (og_ivec *const[3]){&u, &w, &inwards}, &other->den, &reach);
    make_block(h, &u, &w, &inwards);
  }
  og_int_clear(&reach);
  og_ivec_clear(&inwards);
  og_ivec_clear(&w);
  og_ivec_clear(&u);
  return is_one;
}
