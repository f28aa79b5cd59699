#include "tests/shared/body_pair.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ref/closest/range.h"
#include "spec/number/allocation.h"
#include "tool/gen/case_writer.h"

#ifdef OG_BINARY32
#define LOWEST_POWER (-149)
#else
#define LOWEST_POWER (-1074)
#endif

static void must(bool condition, const char *what) {
  if (condition) return;
  fprintf(stderr, "body pair: %s\n", what);
  abort();
}

void or_body_pair_copy(or_body_pair *pair, const or_body_pair *from) {
  // Not what of the vertices is not in use: most of it.
  memcpy(pair->name, from->name, sizeof pair->name);
  pair->a = from->a;
  pair->b = from->b;
  pair->a.vertex = memcpy(pair->vertex_a, from->vertex_a, (size_t)from->a.vertex_count * sizeof *pair->vertex_a);
  pair->b.vertex = memcpy(pair->vertex_b, from->vertex_b, (size_t)from->b.vertex_count * sizeof *pair->vertex_b);
}

// ---- to text ----

static void put_case_body(og_gen_body *r, const og_body *body) {
  static const og_gen_shape shapes[] = {OG_GEN_POINT, OG_GEN_SEGMENT, OG_GEN_TRIANGLE, OG_GEN_HULL,
                                        OG_GEN_HULL,  OG_GEN_SPHERE,  OG_GEN_SEGMENT};
  r->shape = shapes[body->kind];
  if (body->kind == OG_BODY_SPHERE)
    og_gen_set_translation(r, (double)body->vertex[0].x, (double)body->vertex[0].y, (double)body->vertex[0].z);
  for (int k = 0; k < body->vertex_count && body->kind != OG_BODY_SPHERE; k++)
    og_gen_add(r, (double)body->vertex[k].x, (double)body->vertex[k].y, (double)body->vertex[k].z);
  if (body->radius > 0) og_gen_set_radius(r, (double)body->radius);
}

void or_body_pair_print(FILE *out, const or_body_pair *pair) {
  og_gen_case *c = og_grow(NULL, 1, sizeof *c);
  memset(c, 0, sizeof *c);
  put_case_body(&c->a, &pair->a);
  put_case_body(&c->b, &pair->b);
  og_gen_write(out, c, "told-otherwise", "");
  free(c);
}

// ---- where they come from ----

static void take_body(og_body *body, og_vec3 *vertex, const og_body *from) {
  must(from->vertex_count <= OR_BODY_VERTICES, "too many vertices");
  *body = *from;
  body->mesh = NULL;
  body->vertex = memcpy(vertex, from->vertex, (size_t)from->vertex_count * sizeof *vertex);
}

bool or_body_pair_generate(or_body_pair *pair, og_family_bodies *made, const og_gen_family *family, uint64_t index) {
  snprintf(pair->name, sizeof pair->name, "%s-%u", family->id, (unsigned)index);
  if (!og_family_bodies_make(made, family, 1, index)) return false;
  take_body(&pair->a, pair->vertex_a, &made->a.body);
  take_body(&pair->b, pair->vertex_b, &made->b.body);
  return true;
}

static og_body_kind kind_of(int count, bool rounded) {
  if (count == 1) return rounded ? OG_BODY_SPHERE : OG_BODY_POINT;
  if (count == 2) return rounded ? OG_BODY_CAPSULE : OG_BODY_SEGMENT;
  return count == 3 ? OG_BODY_TRIANGLE : OG_BODY_HULL;
}

bool or_body_set_points(og_body *body, og_vec3 *vertex, const double *xyz, size_t count, double radius) {
  bool finite = true;
  for (size_t k = 0; k < count; k++) {
    vertex[k] = (og_vec3){(og_scalar)xyz[3 * k], (og_scalar)xyz[3 * k + 1], (og_scalar)xyz[3 * k + 2]};
    finite = finite && og_is_finite(vertex[k]);
  }
  *body = (og_body){.kind = kind_of((int)count, radius > 0),
                    .vertex_count = (int)count,
                    .vertex = vertex,
                    .radius = (og_scalar)radius};
  if (count <= 2) body->centre = vertex[0];
  return finite && isfinite(body->radius);
}

static og_scalar corner(og_scalar centre, og_vec3 row, og_vec3 half) {
  long double sum = (long double)centre;
  sum += (long double)row.x * (long double)half.x;
  sum += (long double)row.y * (long double)half.y;
  sum += (long double)row.z * (long double)half.z;
  return (og_scalar)sum;
}

bool or_body_set_box(og_body *body, og_vec3 *vertex, const og_mat3 *rotation, og_vec3 centre, og_vec3 half) {
  body->kind = OG_BODY_BOX;
  body->vertex_count = 8;
  body->vertex = vertex;
  body->rotation = *rotation;
  body->centre = centre;
  body->half = half;
  bool finite = true;
  for (int k = 0; k < 8; k++) {
    const og_vec3 h = {k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z};
    vertex[k] = (og_vec3){corner(centre.x, rotation->row[0], h), corner(centre.y, rotation->row[1], h),
                          corner(centre.z, rotation->row[2], h)};
    finite = finite && og_is_finite(vertex[k]);
  }
  return finite;
}

bool or_body_pair_of(or_body_pair *pair, size_t family, uint64_t seed) {
  or_pair drawn;
  or_pair_make(&drawn, family, seed);
  snprintf(pair->name, sizeof pair->name, "%s:%u", drawn.family, (unsigned)seed);
  const bool a = or_body_set_points(&pair->a, pair->vertex_a, drawn.a, drawn.na, drawn.ra);
  return or_body_set_points(&pair->b, pair->vertex_b, drawn.b, drawn.nb, drawn.rb) && a;
}

static double extreme(or_random *random, int highest) {
  const int how = or_random_int(random, 0, 5);
  const int power = how <= 2 ? highest : or_random_int(random, LOWEST_POWER, highest);
  const double x = or_random_uniform(random);
  return how == 0 ? 0 : how == 1 ? ldexp(1, power) : ldexp(x, power);
}

static void extreme_body(og_body *body, og_vec3 *vertex, or_random *random, int highest) {
  double xyz[3 * 8];
  const int count = or_random_int(random, 1, 8);
  for (int k = 0; k < 3 * count; k++) xyz[k] = extreme(random, highest);
  const double radius = or_random_int(random, 0, 1) == 0 ? 0 : fabs(extreme(random, highest));
  or_body_set_points(body, vertex, xyz, (size_t)count, radius);
  if (count != 8) return;
  static const og_mat3 upright = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  or_body_set_box(body, vertex, &upright, vertex[0],
                  (og_vec3){og_abs(vertex[1].x), og_abs(vertex[1].y), og_abs(vertex[1].z)});
}

void or_body_pair_extreme(or_body_pair *pair, or_random *random, int highest) {
  snprintf(pair->name, sizeof pair->name, "extreme %d", highest);
  extreme_body(&pair->a, pair->vertex_a, random, highest);
  extreme_body(&pair->b, pair->vertex_b, random, highest);
}

// ---- every length of a pair ----

typedef void visitor(void *context, og_vec3 *point);

// The radius is shown as a vector, too.
static void visit(or_body_pair *pair, visitor *look, void *context) {
  og_body *body[2] = {&pair->a, &pair->b};
  og_vec3 *vertex[2] = {pair->vertex_a, pair->vertex_b};
  for (int i = 0; i < 2; i++) {
    for (int k = 0; k < body[i]->vertex_count; k++) look(context, &vertex[i][k]);
    look(context, &body[i]->centre);
    look(context, &body[i]->half);
    og_vec3 radius = {body[i]->radius, 0, 0};
    look(context, &radius);
    body[i]->radius = radius.x;
  }
}

static void look_for_largest(void *context, og_vec3 *point) {
  og_scalar *largest = context;
  *largest = og_max(*largest, og_largest(*point));
}

og_scalar or_body_pair_largest(const or_body_pair *pair) {
  or_body_pair copy;
  or_body_pair_copy(&copy, pair);
  og_scalar largest = 0;
  visit(&copy, look_for_largest, &largest);
  return largest;
}

og_scalar or_body_pair_least_size(const or_body_pair *pair) {
  og_scalar size[3] = {0, 0, 0}, least = 0;
  for (int i = 0; i < pair->a.vertex_count; i++) size[0] = og_max(size[0], og_largest(pair->a.vertex[i]));
  for (int j = 0; j < pair->b.vertex_count; j++) size[1] = og_max(size[1], og_largest(pair->b.vertex[j]));
  for (int i = 0; i < pair->a.vertex_count; i++)
    for (int j = 0; j < pair->b.vertex_count; j++)
      size[2] = og_max(size[2], og_largest(og_sub(pair->a.vertex[i], pair->b.vertex[j])));
  for (int k = 0; k < 3; k++)
    if (size[k] > 0 && (least == 0 || size[k] < least)) least = size[k];
  return least;
}

int or_last_bit(double x) {
  int exponent;
  const double mantissa = frexp(x, &exponent);
  int64_t digits = (int64_t)ldexp(mantissa, 53);
  exponent -= 53;
  while (digits % 2 == 0) {
    digits /= 2;
    exponent++;
  }
  return exponent;
}

static void look_for_last_bit(void *context, og_vec3 *point) {
  int *least = context;
  const double x[3] = {(double)point->x, (double)point->y, (double)point->z};
  for (int k = 0; k < 3; k++)
    if (x[k] != 0 && or_last_bit(x[k]) < *least) *least = or_last_bit(x[k]);
}

int or_body_pair_last_bit(const or_body_pair *pair) {
  or_body_pair copy;
  or_body_pair_copy(&copy, pair);
  int least = 2000;
  visit(&copy, look_for_last_bit, &least);
  return least;
}

// ---- changes ----

static void scale_point(void *context, og_vec3 *point) { *point = og_vec_times_power(*point, *(const int *)context); }

void or_body_pair_scale(or_body_pair *pair, int power) { visit(pair, scale_point, &power); }

void or_body_pair_swap(or_body_pair *pair) {
  or_body_pair old;
  or_body_pair_copy(&old, pair);
  take_body(&pair->a, pair->vertex_a, &old.b);
  take_body(&pair->b, pair->vertex_b, &old.a);
}

static void reverse(og_vec3 *vertex, int count) {
  for (int i = 0, j = count - 1; i < j; i++, j--) {
    const og_vec3 kept = vertex[i];
    vertex[i] = vertex[j];
    vertex[j] = kept;
  }
}

void or_body_pair_reverse(or_body_pair *pair) {
  reverse(pair->vertex_a, pair->a.vertex_count);
  reverse(pair->vertex_b, pair->b.vertex_count);
}

static og_vec3 mirrored(og_vec3 p) { return (og_vec3){p.y, p.z, -p.x}; }

static void mirror_body(og_body *body, og_vec3 *vertex) {
  for (int k = 0; k < body->vertex_count; k++) vertex[k] = mirrored(vertex[k]);
  body->centre = mirrored(body->centre);
  const og_mat3 old = body->rotation;
  body->rotation = (og_mat3){{old.row[1], old.row[2], og_neg(old.row[0])}};
}

void or_body_pair_mirror(or_body_pair *pair) {
  mirror_body(&pair->a, pair->vertex_a);
  mirror_body(&pair->b, pair->vertex_b);
}

static bool shift_number(og_scalar *x, og_scalar by) {
  const double sum = (double)*x + (double)by, back = sum - (double)by;
  if (back != (double)*x || sum - (double)*x != (double)by || (double)(og_scalar)sum != sum) return false;
  *x = (og_scalar)sum;
  return isfinite(*x);
}

static bool shift_point(og_vec3 *p, og_vec3 by) {
  return shift_number(&p->x, by.x) && shift_number(&p->y, by.y) && shift_number(&p->z, by.z);
}

static bool shift_body(og_body *body, og_vec3 *vertex, og_vec3 by) {
  for (int k = 0; k < body->vertex_count; k++)
    if (!shift_point(&vertex[k], by)) return false;
  return shift_point(&body->centre, by);
}

bool or_body_pair_shift(or_body_pair *pair, og_vec3 by) {
  or_body_pair old;
  or_body_pair_copy(&old, pair);
  if (shift_body(&pair->a, pair->vertex_a, by) && shift_body(&pair->b, pair->vertex_b, by)) return true;
  or_body_pair_copy(pair, &old);
  return false;
}
