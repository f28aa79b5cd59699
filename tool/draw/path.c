#include "tool/draw/path.h"

#include "spec/number/rational.h"

bool og_is_endless_path(const og_exact_body *body) { return body->direction_count == 1 && body->count == 1; }

// How far along the path the other body's points are, as multiples of den.
typedef struct reach {
  og_int lo, hi, den;
  bool any;
} reach;

static void take(reach *r, const og_exact_body *path, const og_ivec *point, const og_int *den) {
  og_ivec at, from;
  og_int along;
  og_ivec_init(&at);
  og_ivec_init(&from);
  og_int_init(&along);
  og_ivec_scale(&at, &path->den, point);
  og_ivec_scale(&from, den, &path->point[0]);
  og_ivec_sub(&at, &at, &from);
  og_ivec_dot(&along, &at, &path->direction[0]);
  if (!r->any || og_int_compare(&along, &r->lo) < 0) og_int_set(&r->lo, &along);
  if (!r->any || og_int_compare(&along, &r->hi) > 0) og_int_set(&r->hi, &along);
  r->any = true;
  og_ivec_clear(&at);
  og_ivec_clear(&from);
  og_int_clear(&along);
}

// A curved body lies in the block c +- U +- V +- A.
static void take_block(reach *r, const og_exact_body *path, const og_exact_body *frame) {
  og_ivec corner, arm;
  og_ivec_init(&corner);
  og_ivec_init(&arm);
  for (int which = 0; which < 8; which++) {
    og_ivec_set(&corner, &frame->point[0]);
    for (int k = 0; k < 3; k++) {
      og_ivec_sub(&arm, &frame->point[k + 1], &frame->point[0]);
      if ((which >> k & 1) != 0) og_ivec_add(&corner, &corner, &arm);
      else og_ivec_sub(&corner, &corner, &arm);
    }
    take(r, path, &corner, &frame->den);
  }
  og_ivec_clear(&corner);
  og_ivec_clear(&arm);
}

enum { PART = 64 }; // of the direction, to which ends are rounded

// The end: 5/4 of the way to the last point, or half the body's length where that is more, in parts of the direction.
static void set_end(og_ivec *end, const reach *r, const og_exact_body *path, bool forwards) {
  og_int far, width;
  og_int_init(&far);
  og_int_init(&width);
  og_int_sub(&width, &r->hi, &r->lo);
  og_int_set(&far, forwards ? &r->hi : &r->lo);
  if (!forwards) og_int_neg(&far, &far);
  mpz_mul_si(far.z, far.z, 5 * PART / 4);
  mpz_mul_si(width.z, width.z, PART / 2);
  if (og_int_compare(&far, &width) < 0) og_int_set(&far, &width);
  mpz_cdiv_q(far.z, far.z, r->den.z);
  if (og_int_sign(&far) <= 0) og_int_set_si(&far, PART);
  if (!forwards) og_int_neg(&far, &far);
  og_ivec_addmul(end, &far, &path->direction[0]);
  og_int_clear(&far);
  og_int_clear(&width);
}

void og_path_set(og_exact_body *segment, const og_exact_body *path, const og_exact_body *other, og_curve curve) {
  reach r = {.any = false};
  og_int part;
  og_int_init(&part);
  og_int_init(&r.lo);
  og_int_init(&r.hi);
  og_int_init(&r.den);
  og_ivec_dot(&r.den, &path->direction[0], &path->direction[0]);
  og_int_mul(&r.den, &r.den, &other->den);
  if (curve != OG_CURVE_NONE) take_block(&r, path, other);
  for (size_t k = 0; k < other->count && curve == OG_CURVE_NONE; k++) take(&r, path, &other->point[k], &other->den);
  og_int_set_si(&part, PART);
  og_exact_body_resize(segment, 2);
  og_int_mul(&segment->den, &path->den, &part);
  og_int_mul(&segment->radius, &path->radius, &part);
  for (int k = 0; k < 2; k++) og_ivec_scale(&segment->point[k], &part, &path->point[0]);
  set_end(&segment->point[1], &r, path, true);
  if (path->endless[0]) set_end(&segment->point[0], &r, path, false);
  og_int_clear(&part);
  og_int_clear(&r.lo);
  og_int_clear(&r.hi);
  og_int_clear(&r.den);
}
