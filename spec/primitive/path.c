#include "spec/primitive/path.h"

#include "spec/number/surd.h"

bool og_path_of(og_path *path, const og_exact_body *body) {
  og_ivec_init(&path->step);
  if (body->count < 1 || body->count > 2 || body->direction_count > 1) return false;
  if (body->count == 2 && body->direction_count > 0) return false;
  path->start = &body->point[0];
  path->begins = body->direction_count == 0 || !body->endless[0];
  path->ends = body->direction_count == 0;
  path->high = body->count == 2;
  if (body->count == 2) og_ivec_sub(&path->step, &body->point[1], &body->point[0]);
  if (body->direction_count == 1) og_ivec_set(&path->step, &body->direction[0]);
  if (!og_ivec_is_zero(&path->step)) return true;
  path->begins = path->ends = true;
  path->high = 0;
  return true;
}

void og_path_clear(og_path *path) { og_ivec_clear(&path->step); }

void og_quadratic_of(og_quadratic *r, const og_path *path, const og_exact_body *sphere) {
  og_ivec offset;
  og_ivec_init(&offset);
  og_int_init(&r->square);
  og_int_init(&r->half);
  og_int_init(&r->rest);
  og_int_init(&r->quarter);
  og_ivec_sub(&offset, path->start, &sphere->point[0]);
  og_ivec_dot(&r->square, &path->step, &path->step);
  og_ivec_dot(&r->half, &path->step, &offset);
  og_ivec_dot(&r->rest, &offset, &offset);
  og_int_submul(&r->rest, &sphere->radius, &sphere->radius);
  og_int_mul(&r->quarter, &r->half, &r->half);
  og_int_submul(&r->quarter, &r->square, &r->rest);
  og_ivec_clear(&offset);
}

void og_quadratic_clear(og_quadratic *r) {
  og_int_clear(&r->square);
  og_int_clear(&r->half);
  og_int_clear(&r->rest);
  og_int_clear(&r->quarter);
}

int og_quadratic_sign(const og_quadratic *r, long t) {
  og_int value, at;
  og_int_init(&value);
  og_int_init(&at);
  og_int_set_si(&at, t);
  og_int_mul(&value, &r->square, &at);
  og_int_add(&value, &value, &r->half);
  og_int_add(&value, &value, &r->half);
  og_int_mul(&value, &value, &at);
  og_int_add(&value, &value, &r->rest);
  const int sign = og_int_sign(&value);
  og_int_clear(&value);
  og_int_clear(&at);
  return sign;
}

int og_quadratic_compare_root(const og_quadratic *r, int which, long t) {
  // (-half +- sqrt(quarter)) / square - t has the sign of -half - t square +- sqrt(quarter).
  og_surd difference;
  og_int at;
  og_surd_init(&difference);
  og_int_init(&at);
  og_int_set_si(&at, t);
  og_int_neg(&difference.p, &r->half);
  og_int_submul(&difference.p, &r->square, &at);
  og_int_set(&difference.q, &r->quarter);
  difference.s = which * og_int_sign(&r->quarter);
  og_int_set_si(&difference.m, 1);
  const int sign = og_surd_sign(&difference);
  og_surd_clear(&difference);
  og_int_clear(&at);
  return sign;
}
