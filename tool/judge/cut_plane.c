#include "tool/judge/cut_plane.h"

#include <math.h>
#include <stdbool.h>

// ---- integers ----

static void divide_by_common_factor(og_ivec *a, og_int *last) {
  mpz_ptr const number[4] = {last->z, a->x.z, a->y.z, a->z.z};
  mpz_t factor;
  mpz_init_set(factor, last->z);
  for (int i = 1; i < 4 && mpz_cmpabs_ui(factor, 1) != 0; i++) mpz_gcd(factor, factor, number[i]);
  if (mpz_cmpabs_ui(factor, 1) > 0)
    for (int i = 0; i < 4; i++) mpz_divexact(number[i], number[i], factor);
  mpz_clear(factor);
}

static double near_of(const og_int *numerator, const mpz_t denominator, mpq_t storage) {
  mpz_set(mpq_numref(storage), numerator->z);
  mpz_set(mpq_denref(storage), denominator);
  const double rounded = mpq_get_d(storage); // which divides: lowest terms are not needed
  return og_int_sign(numerator) == 0 || isnormal(rounded) ? rounded : (double)NAN;
}

static void set_near(og_space_point *point) {
  const og_int *const number[3] = {&point->at.x, &point->at.y, &point->at.z};
  mpq_t storage;
  mpq_init(storage);
  for (int i = 0; i < 3; i++) point->near[i] = near_of(number[i], point->weight.z, storage);
  mpq_clear(storage);
}

// The way from a to b, times both weights.
static void set_way(og_ivec *r, const og_space_point *a, const og_space_point *b) {
  og_ivec_scale(r, &a->weight, &b->at);
  og_ivec_submul(r, &b->weight, &a->at);
}

// ---- points ----

void og_space_point_init(og_space_point *point) {
  og_ivec_init(&point->at);
  og_int_init(&point->weight);
  og_int_set_si(&point->weight, 1);
  for (int i = 0; i < 3; i++) point->near[i] = 0;
}

void og_space_point_clear(og_space_point *point) {
  og_ivec_clear(&point->at);
  og_int_clear(&point->weight);
}

// The weight is the largest denominator: all are powers of two.
void og_space_point_set_doubles(og_space_point *point, const double *xyz) {
  mpz_ptr const number[3] = {point->at.x.z, point->at.y.z, point->at.z.z};
  mpz_ptr weight = point->weight.z;
  mpq_t exact;
  mpq_init(exact);
  mpz_set_ui(weight, 1);
  for (int i = 0; i < 3; i++) {
    mpq_set_d(exact, xyz[i]);
    if (mpz_cmp(mpq_denref(exact), weight) > 0) mpz_set(weight, mpq_denref(exact));
  }
  for (int i = 0; i < 3; i++) {
    mpq_set_d(exact, xyz[i]);
    mpz_mul(number[i], mpq_numref(exact), weight);
    mpz_divexact(number[i], number[i], mpq_denref(exact));
  }
  mpq_clear(exact);
  set_near(point);
}

void og_space_point_set(og_space_point *r, const og_space_point *from) {
  og_ivec_set(&r->at, &from->at);
  og_int_set(&r->weight, &from->weight);
  for (int i = 0; i < 3; i++) r->near[i] = from->near[i];
}

// With the ways from a to the others: (to b x to c) . to d, over the weights in them.
void og_tetrahedron_volume(mpq_t six, const og_space_point *a, const og_space_point *b, const og_space_point *c,
                           const og_space_point *d) {
  const og_space_point *const end[3] = {b, c, d};
  og_ivec to[3], normal;
  og_int height;
  og_ivec_init(&normal);
  og_int_init(&height);
  mpz_pow_ui(mpq_denref(six), a->weight.z, 3);
  for (int k = 0; k < 3; k++) {
    og_ivec_init(&to[k]);
    set_way(&to[k], a, end[k]);
    mpz_mul(mpq_denref(six), mpq_denref(six), end[k]->weight.z);
  }
  og_ivec_cross(&normal, &to[0], &to[1]);
  og_ivec_dot(&height, &normal, &to[2]);
  mpz_set(mpq_numref(six), height.z);
  mpq_canonicalize(six);
  for (int k = 0; k < 3; k++) og_ivec_clear(&to[k]);
  og_ivec_clear(&normal);
  og_int_clear(&height);
}

// ---- planes ----

void og_cut_plane_init(og_cut_plane *plane) {
  og_ivec_init(&plane->normal);
  og_int_init(&plane->offset);
  for (int i = 0; i < 4; i++) plane->near[i] = 0;
}

void og_cut_plane_clear(og_cut_plane *plane) {
  og_ivec_clear(&plane->normal);
  og_int_clear(&plane->offset);
}

// Through the point a, along the normal there, which is not scaled yet. `near` is shrunk so that the largest is near 1.
static void set_offset(og_cut_plane *plane, const og_space_point *a) {
  og_ivec_dot(&plane->offset, &plane->normal, &a->at);
  og_ivec_scale(&plane->normal, &a->weight, &plane->normal);
  divide_by_common_factor(&plane->normal, &plane->offset);
  const og_int *const number[4] = {&plane->normal.x, &plane->normal.y, &plane->normal.z, &plane->offset};
  size_t bits = 0;
  for (int i = 0; i < 4; i++)
    if (mpz_sizeinbase(number[i]->z, 2) > bits) bits = mpz_sizeinbase(number[i]->z, 2);
  mpq_t storage;
  mpz_t scale;
  mpq_init(storage);
  mpz_init(scale);
  mpz_setbit(scale, bits);
  for (int i = 0; i < 4; i++) plane->near[i] = near_of(number[i], scale, storage);
  mpz_clear(scale);
  mpq_clear(storage);
}

void og_cut_plane_through(og_cut_plane *plane, const og_space_point *a, const og_space_point *b,
                          const og_space_point *c) {
  og_ivec to_b, to_c;
  og_ivec_init(&to_b);
  og_ivec_init(&to_c);
  set_way(&to_b, a, b);
  set_way(&to_c, a, c);
  og_ivec_cross(&plane->normal, &to_b, &to_c);
  set_offset(plane, a);
  og_ivec_clear(&to_b);
  og_ivec_clear(&to_c);
}

void og_cut_plane_upright(og_cut_plane *plane, const og_space_point *a, const og_space_point *b) {
  og_ivec way;
  og_ivec_init(&way);
  set_way(&way, a, b);
  og_int_set(&plane->normal.x, &way.y);
  og_int_neg(&plane->normal.y, &way.x);
  og_int_set_si(&plane->normal.z, 0);
  set_offset(plane, a);
  og_ivec_clear(&way);
}

// The height times the weight of the point and the length of the normal.
static void set_height(og_int *height, const og_cut_plane *plane, const og_space_point *point) {
  og_ivec_dot(height, &plane->normal, &point->at);
  og_int_submul(height, &plane->offset, &point->weight);
}

// With u = 2^-53: rounding a number moves it by less than 2u of it, so a product of two by less than 5u of the computed
// one with its own rounding, and three sums add 3u of all at most. `size` itself is at most 4u too low. Products that
// fall below 2^-1022 are wrong by 2^-1074 at most. So the error is below 9u = 2^-49.8 of `size` and 2^-1070. NaN and
// infinity fail both comparisons.
int og_cut_plane_sure_side(const og_cut_plane *plane, const og_space_point *point) {
  double height = -plane->near[3], size = fabs(plane->near[3]);
  for (int i = 0; i < 3; i++) {
    const double product = plane->near[i] * point->near[i];
    height += product;
    size += fabs(product);
  }
  const double error = 0x1p-49 * size + 0x1p-1070;
  return height > error ? 1 : height < -error ? -1 : 0;
}

int og_cut_plane_side(const og_cut_plane *plane, const og_space_point *point, og_int *height) {
  const int sure = og_cut_plane_sure_side(plane, point);
  if (sure != 0) return sure;
  set_height(height, plane, point);
  return og_int_sign(height);
}

// With the distances d(a) and d(b) from the plane: (d(b) a + d(a) b) over the same of the weights.
void og_cut_plane_crossing(og_space_point *r, const og_cut_plane *plane, const og_space_point *a,
                           const og_space_point *b) {
  og_int of_a, of_b;
  og_int_init(&of_a);
  og_int_init(&of_b);
  set_height(&of_a, plane, a);
  set_height(&of_b, plane, b);
  og_int *negative = og_int_sign(&of_b) < 0 ? &of_b : &of_a;
  og_int_neg(negative, negative); // so both are above 0
  og_ivec_scale(&r->at, &of_b, &a->at);
  og_ivec_addmul(&r->at, &of_a, &b->at);
  og_int_mul(&r->weight, &of_b, &a->weight);
  og_int_addmul(&r->weight, &of_a, &b->weight);
  divide_by_common_factor(&r->at, &r->weight);
  set_near(r);
  og_int_clear(&of_a);
  og_int_clear(&of_b);
}
