#include "spec/primitive/path.h"

bool og_path_of(og_path *path, const og_exact_body *body) {
  og_ivec_init(&path->step);
  if (body->count < 1 || body->count > 2 || body->direction_count > 1) return false;
  if (body->count == 2 && body->direction_count > 0) return false;
  //@ assert first: still{Pre, Here}(body->point + 0);
  //@ assert second: body->count == 2 ==> still{Pre, Here}(body->point + 1);
  //@ assert direction: still{Pre, Here}(body->direction + 0);
  path->start = &body->point[0];
  path->begins = body->direction_count == 0 || !body->endless[0];
  path->ends = body->direction_count == 0;
  path->high = body->count == 2;
  if (body->count == 2) og_ivec_sub(&path->step, &body->point[1], &body->point[0]);
  if (body->direction_count == 1) og_ivec_set(&path->step, &body->direction[0]);
  //@ assert step_x: val(&path->step.x) == step_x{Pre}(body);
  //@ assert step_y: val(&path->step.y) == step_y{Pre}(body);
  //@ assert step_z: val(&path->step.z) == step_z{Pre}(body);
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
  //@ assert start: still{Pre, Here}(path->start);
  //@ assert centre: still{Pre, Here}(sphere->point);
  og_ivec_sub(&offset, path->start, &sphere->point[0]);
  /*@ assert offset: val(&offset.x) == \at(val(&path->start->x) - val(&sphere->point->x), Pre) &&
        val(&offset.y) == \at(val(&path->start->y) - val(&sphere->point->y), Pre) &&
        val(&offset.z) == \at(val(&path->start->z) - val(&sphere->point->z), Pre); */
  //@ assert step: still{Pre, Here}(&path->step);
  og_ivec_dot(&r->square, &path->step, &path->step);
  //@ assert step_still: still{Pre, Here}(&path->step);
  og_ivec_dot(&r->half, &path->step, &offset);
  /*@ assert offset_still: val(&offset.x) == \at(val(&path->start->x) - val(&sphere->point->x), Pre) &&
        val(&offset.y) == \at(val(&path->start->y) - val(&sphere->point->y), Pre) &&
        val(&offset.z) == \at(val(&path->start->z) - val(&sphere->point->z), Pre); */
  og_ivec_dot(&r->rest, &offset, &offset);
  //@ assert radius: val(&sphere->radius) == \at(val(&sphere->radius), Pre);
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
  og_root difference;
  og_int at, left, right;
  og_int_init(&difference.a);
  og_int_init(&difference.b);
  og_int_init(&at);
  og_int_init(&left);
  og_int_init(&right);
  og_int_set_si(&at, t);
  og_int_neg(&difference.a, &r->half);
  og_int_submul(&difference.a, &r->square, &at);
  og_int_set_si(&difference.b, which);
  //@ assert a: val(&difference.a) == \at(-val(&r->half) - val(&r->square) * \at(t, Here), Pre);
  //@ assert quarter: val(&r->quarter) == \at(val(&r->quarter), Pre);
  const int sign = og_root_sign(&difference, &r->quarter, &left, &right);
  og_int_clear(&difference.a);
  og_int_clear(&difference.b);
  og_int_clear(&at);
  og_int_clear(&left);
  og_int_clear(&right);
  return sign;
}
