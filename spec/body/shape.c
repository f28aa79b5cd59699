#include "spec/body/shape.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

// clang-format off
static const og_shape_entry entries[OG_SHAPE_KIND_COUNT] = {
    {OG_SHAPE_POINT, "point", "one point", true, 1, false, false, false, false, false},
    {OG_SHAPE_SEGMENT, "segment", "the segment between two points", true, 2, false, false, false, false, false},
    {OG_SHAPE_TRIANGLE, "triangle", "the triangle of three points", true, 3, false, false, false, false, false},
    {OG_SHAPE_HULL, "hull", "the convex hull of one or more points", true, 0, false, false, false, false, false},
    {OG_SHAPE_BOX, "box", "a box around the origin, given by half its edges", false, 8, true, false, false, false, false},
    {OG_SHAPE_SPHERE, "sphere", "a ball around the origin", false, 1, false, false, true, false, false},
    {OG_SHAPE_CAPSULE, "capsule", "a segment along z around the origin, plus a ball", false, 2, false, true, true, false, false},
    {OG_SHAPE_LINE, "line", "a point and all multiples of a direction (closest and hit only)", true, 1, false, false, false, true, false},
    {OG_SHAPE_RAY, "ray", "a point and all multiples >= 0 of a direction (closest and hit only)", true, 1, false, false, false, true, false},
    {OG_SHAPE_PLANE, "plane", "all x with normal . x <= offset, or = offset (closest and hit; a half-space also beside a body with an end)", false, 1, false, false, false, false, true},
};
// clang-format on

const og_shape_entry *og_shape_at(og_shape_kind kind) { return &entries[kind]; }

og_shape_kind og_shape_by_id(const char *id) {
  for (og_shape_kind kind = OG_SHAPE_POINT; kind < OG_SHAPE_KIND_COUNT; kind++)
    if (strcmp(entries[kind].id, id) == 0) return kind;
  return OG_SHAPE_KIND_COUNT;
}

bool og_shape_is_endless(og_shape_kind kind) { return entries[kind].has_direction || entries[kind].has_normal; }

// The root of the length from which on a number counts more than its bits.
#define UNWEIGHED_ROOT 16

size_t og_weighed_bits(size_t bits) {
  const size_t root = bits / UNWEIGHED_ROOT;
  if (root <= UNWEIGHED_ROOT) return bits;
  return root > SIZE_MAX / root ? SIZE_MAX : root * root;
}

size_t og_bits_each(size_t max_bits, size_t count) {
  const size_t each = max_bits / count;
  if (each <= UNWEIGHED_ROOT * UNWEIGHED_ROOT) return each;
  return UNWEIGHED_ROOT * (size_t)sqrt((double)each);
}

const char *og_shape_status_text(og_shape_status status) {
  switch (status) {
  case OG_SHAPE_OK: return "the shape is well-formed";
  case OG_SHAPE_WRONG_COUNT: return "the shape has the wrong number of points";
  case OG_SHAPE_NEGATIVE_RADIUS: return "the radius is negative";
  case OG_SHAPE_NEGATIVE_HALF: return "half an edge of the box is negative";
  case OG_SHAPE_NEGATIVE_HALF_HEIGHT: return "the half height is negative";
  case OG_SHAPE_ZERO_ROTATION: return "the rotation is the zero quaternion";
  case OG_SHAPE_ZERO_DIRECTION: return "the direction is zero";
  case OG_SHAPE_TOO_FINE: return "the coordinates need too many bits over one denominator";
  }
  return "unknown status";
}

static void init_all(og_rational *numbers, size_t count) {
  for (size_t k = 0; k < count; k++) og_rational_init(&numbers[k]);
}

static void clear_all(og_rational *numbers, size_t count) {
  for (size_t k = 0; k < count; k++) og_rational_clear(&numbers[k]);
}

static void zero_all(og_rational *numbers, size_t count) {
  for (size_t k = 0; k < count; k++) og_rational_set_si(&numbers[k], 0);
}

void og_shape_init(og_shape *shape) {
  memset(shape, 0, sizeof *shape);
  init_all(shape->half, 3);
  og_rational_init(&shape->half_height);
  og_rational_init(&shape->radius);
  init_all(shape->direction, 3 * OG_MAX_DIRECTIONS);
  init_all(shape->rotation, 4);
  init_all(shape->matrix, 9);
  init_all(shape->translation, 3);
}

void og_shape_clear(og_shape *shape) {
  clear_all(shape->coordinate, shape->capacity);
  free(shape->coordinate);
  clear_all(shape->half, 3);
  og_rational_clear(&shape->half_height);
  og_rational_clear(&shape->radius);
  clear_all(shape->direction, 3 * OG_MAX_DIRECTIONS);
  clear_all(shape->rotation, 4);
  clear_all(shape->matrix, 9);
  clear_all(shape->translation, 3);
}

void og_shape_reset(og_shape *shape, og_shape_kind kind) {
  shape->kind = kind;
  shape->count = 0;
  shape->direction_count = 0;
  shape->pose = OG_POSE_TRANSLATION;
  zero_all(shape->half, 3);
  og_rational_set_si(&shape->half_height, 0);
  og_rational_set_si(&shape->radius, 0);
  zero_all(shape->rotation, 4);
  zero_all(shape->matrix, 9);
  zero_all(shape->translation, 3);
}

void og_shape_resize(og_shape *shape, size_t count) {
  if (3 * count > shape->capacity) {
    shape->coordinate = og_grow(shape->coordinate, 3 * count, sizeof *shape->coordinate);
    init_all(shape->coordinate + shape->capacity, 3 * count - shape->capacity);
    shape->capacity = 3 * count;
  }
  shape->count = count;
}

// ---- planes ----

static void set_direction(og_shape *shape, const og_ivec *v, const og_int *den, bool endless) {
  og_rational *at = &shape->direction[3 * shape->direction_count];
  og_rational_set_quotient(&at[0], &v->x, den);
  og_rational_set_quotient(&at[1], &v->y, den);
  og_rational_set_quotient(&at[2], &v->z, den);
  shape->endless[shape->direction_count++] = endless;
}

// The axis on which n has its smallest component.
static void least_axis(og_ivec *axis, const og_ivec *n) {
  const og_int *const parts[3] = {&n->x, &n->y, &n->z};
  int least = 0;
  for (int k = 1; k < 3; k++)
    if (mpz_cmpabs(parts[k]->z, parts[least]->z) < 0) least = k;
  og_int_set_si(&axis->x, least == 0);
  og_int_set_si(&axis->y, least == 1);
  og_int_set_si(&axis->z, least == 2);
}

// With the normal n / den and the offset: the foot of the origin is offset n den / n.n.
static void span_plane(og_shape *shape, og_ivec *n, og_int *den, const og_rational *offset, bool surface) {
  og_ivec axis, u, v;
  og_int square;
  og_ivec_init(&axis);
  og_ivec_init(&u);
  og_ivec_init(&v);
  og_int_init(&square);
  least_axis(&axis, n);
  og_ivec_cross(&u, n, &axis);
  og_ivec_cross(&v, n, &u);
  og_int_mul(&square, den, den);
  shape->direction_count = 0;
  set_direction(shape, &u, den, true);
  set_direction(shape, &v, &square, true);
  og_ivec_neg(&u, n);
  if (!surface) set_direction(shape, &u, den, false);
  og_ivec_dot(&square, n, n);
  og_int_mul(&square, &square, &offset->den);
  og_int_mul(den, den, &offset->num);
  og_ivec_scale(&v, den, n);
  og_shape_resize(shape, 1);
  og_rational_set_quotient(&shape->coordinate[0], &v.x, &square);
  og_rational_set_quotient(&shape->coordinate[1], &v.y, &square);
  og_rational_set_quotient(&shape->coordinate[2], &v.z, &square);
  og_ivec_clear(&axis);
  og_ivec_clear(&u);
  og_ivec_clear(&v);
  og_int_clear(&square);
}

bool og_shape_set_plane(og_shape *shape, const og_rational normal[3], const og_rational *offset, bool surface) {
  og_ivec n;
  og_int den;
  og_ivec_init(&n);
  og_int_init(&den);
  og_int_set_si(&den, 1);
  og_rational_common_denominator(&den, normal, 3, SIZE_MAX);
  og_rational_numerator_over(&n.x, &normal[0], &den);
  og_rational_numerator_over(&n.y, &normal[1], &den);
  og_rational_numerator_over(&n.z, &normal[2], &den);
  const bool proper = !og_ivec_is_zero(&n);
  if (proper) span_plane(shape, &n, &den, offset, surface);
  og_ivec_clear(&n);
  og_int_clear(&den);
  return proper;
}

// ---- the posed body over one denominator ----

typedef struct frame {
  og_ivec row[3];    // the linear part: integers over linear_den
  og_int linear_den; // > 0
  og_int core_den;   // > 0: of the points before the pose
  og_int step;       // factor of the linear image: den / (linear_den core_den)
  og_ivec shift;     // the translation over den
  og_int product, lcm;
  og_int q[4];
} frame;

static void frame_init(frame *f) {
  for (int k = 0; k < 3; k++) og_ivec_init(&f->row[k]);
  for (int k = 0; k < 4; k++) og_int_init(&f->q[k]);
  og_ivec_init(&f->shift);
  og_int *const numbers[] = {&f->linear_den, &f->core_den, &f->step, &f->product, &f->lcm};
  for (int k = 0; k < 5; k++) og_int_init(numbers[k]);
}

static void frame_clear(frame *f) {
  for (int k = 0; k < 3; k++) og_ivec_clear(&f->row[k]);
  for (int k = 0; k < 4; k++) og_int_clear(&f->q[k]);
  og_ivec_clear(&f->shift);
  og_int *const numbers[] = {&f->linear_den, &f->core_den, &f->step, &f->product, &f->lcm};
  for (int k = 0; k < 5; k++) og_int_clear(numbers[k]);
}

// r = 2 (a b + s c d), s = 1 or -1.
static void twice(og_int *r, const og_int *a, const og_int *b, int s, const og_int *c, const og_int *d) {
  og_int_mul(r, a, b);
  if (s > 0) og_int_addmul(r, c, d);
  else og_int_submul(r, c, d);
  og_int_add(r, r, r);
}

// r = a^2 + b^2 - c^2 - d^2
static void squares(og_int *r, const og_int *a, const og_int *b, const og_int *c, const og_int *d) {
  og_int_mul(r, a, a);
  og_int_addmul(r, b, b);
  og_int_submul(r, c, c);
  og_int_submul(r, d, d);
}

// The rotation by q/|q| is an integer matrix over |q|^2, whatever positive factor q has: so its common
// denominator is dropped, and so is the common divisor of what remains, to keep the numbers short.
static bool linear_from_rotation(frame *f, const og_rational *rotation) {
  og_int_set_si(&f->lcm, 1);
  og_rational_common_denominator(&f->lcm, rotation, 4, SIZE_MAX);
  mpz_t divisor;
  mpz_init(divisor);
  for (int k = 0; k < 4; k++) {
    og_rational_numerator_over(&f->q[k], &rotation[k], &f->lcm);
    mpz_gcd(divisor, divisor, f->q[k].z);
  }
  const bool zero = mpz_sgn(divisor) == 0;
  for (int k = 0; k < 4 && !zero; k++) mpz_divexact(f->q[k].z, f->q[k].z, divisor);
  mpz_clear(divisor);
  if (zero) return false;
  const og_int *x = &f->q[0], *y = &f->q[1], *z = &f->q[2], *w = &f->q[3];
  squares(&f->row[0].x, w, x, y, z);
  twice(&f->row[0].y, x, y, -1, w, z);
  twice(&f->row[0].z, x, z, 1, w, y);
  twice(&f->row[1].x, x, y, 1, w, z);
  squares(&f->row[1].y, w, y, x, z);
  twice(&f->row[1].z, y, z, -1, w, x);
  twice(&f->row[2].x, x, z, -1, w, y);
  twice(&f->row[2].y, y, z, 1, w, x);
  squares(&f->row[2].z, w, z, x, y);
  og_int_mul(&f->linear_den, x, x);
  for (int k = 1; k < 4; k++) og_int_addmul(&f->linear_den, &f->q[k], &f->q[k]);
  return true;
}

static void vector_over(og_ivec *r, const og_rational *numbers, const og_int *den) {
  og_rational_numerator_over(&r->x, &numbers[0], den);
  og_rational_numerator_over(&r->y, &numbers[1], den);
  og_rational_numerator_over(&r->z, &numbers[2], den);
}

static void linear_from_matrix(frame *f, const og_rational *matrix) {
  og_rational_common_denominator(&f->linear_den, matrix, 9, SIZE_MAX);
  for (int k = 0; k < 3; k++) vector_over(&f->row[k], &matrix[3 * k], &f->linear_den);
}

static og_shape_status check_numbers(const og_shape *shape) {
  const og_shape_entry *entry = &entries[shape->kind];
  const og_rational *d = shape->direction;
  if (entry->has_direction && og_rational_sign(&d[0]) == 0 && og_rational_sign(&d[1]) == 0 &&
      og_rational_sign(&d[2]) == 0)
    return OG_SHAPE_ZERO_DIRECTION;
  if ((entry->has_points || entry->has_normal) &&
      (shape->count == 0 || (entry->point_count != 0 && shape->count != entry->point_count)))
    return OG_SHAPE_WRONG_COUNT;
  if (og_rational_sign(&shape->radius) < 0) return OG_SHAPE_NEGATIVE_RADIUS;
  for (int k = 0; k < 3 && entry->has_half; k++)
    if (og_rational_sign(&shape->half[k]) < 0) return OG_SHAPE_NEGATIVE_HALF;
  if (entry->has_half_height && og_rational_sign(&shape->half_height) < 0) return OG_SHAPE_NEGATIVE_HALF_HEIGHT;
  return OG_SHAPE_OK;
}

static size_t bits(const og_int *a) { return mpz_sizeinbase(a->z, 2); }

static size_t most_bits(const og_rational *numbers, size_t count) {
  size_t most = 1;
  for (size_t k = 0; k < count; k++)
    if (bits(&numbers[k].num) > most) most = bits(&numbers[k].num);
  return most;
}

// The numbers that the points before the pose are made of.
static const og_rational *core_numbers(const og_shape *shape, size_t *count) {
  const og_shape_entry *entry = &entries[shape->kind];
  const bool listed = entry->has_points || entry->has_normal;
  *count = listed ? 3 * shape->count : entry->has_half ? 3 : entry->has_half_height ? 1 : 0;
  return listed ? shape->coordinate : entry->has_half ? shape->half : &shape->half_height;
}

static void negate_if(og_int *r, bool negate) {
  if (negate) og_int_neg(r, r);
}

// Point k before the pose, over core_den.
static void core_point(og_ivec *r, const og_shape *shape, size_t k, const og_int *core_den) {
  const og_shape_entry *entry = &entries[shape->kind];
  og_ivec_set_zero(r);
  if (entry->has_points || entry->has_normal) {
    vector_over(r, &shape->coordinate[3 * k], core_den);
  } else if (entry->has_half) {
    vector_over(r, shape->half, core_den);
    negate_if(&r->x, (k & 1) == 0);
    negate_if(&r->y, (k & 2) == 0);
    negate_if(&r->z, (k & 4) == 0);
  } else if (entry->has_half_height) {
    og_rational_numerator_over(&r->z, &shape->half_height, core_den);
    negate_if(&r->z, k == 0);
  }
}

// The body's denominator: of the linear images of the points, of the translation and of the radius.
static void set_denominator(frame *f, og_int *den, const og_shape *shape) {
  og_int_mul(&f->product, &f->linear_den, &f->core_den);
  og_int_set(den, &f->product);
  og_rational_common_denominator(den, shape->translation, 3, SIZE_MAX);
  og_rational_common_denominator(den, &shape->radius, 1, SIZE_MAX);
  mpz_divexact(f->step.z, den->z, f->product.z);
  vector_over(&f->shift, shape->translation, den);
}

static size_t estimated_bits(const frame *f, const og_int *den, const og_shape *shape, size_t core_bits) {
  size_t linear_bits = 0;
  for (int k = 0; k < 3; k++) {
    const og_int *const parts[3] = {&f->row[k].x, &f->row[k].y, &f->row[k].z};
    for (int part = 0; part < 3; part++)
      if (bits(parts[part]) > linear_bits) linear_bits = bits(parts[part]);
  }
  const size_t image = core_bits + bits(&f->core_den) + linear_bits + 2 + bits(&f->step);
  const size_t shift = most_bits(shape->translation, 3) + bits(den);
  return (image > shift ? image : shift) + 1;
}

static void place(og_ivec *point, const frame *f, og_ivec *core) {
  og_ivec_dot(&point->x, &f->row[0], core);
  og_ivec_dot(&point->y, &f->row[1], core);
  og_ivec_dot(&point->z, &f->row[2], core);
  og_ivec_scale(point, &f->step, point);
  og_ivec_add(point, point, &f->shift);
}

// The corners of a box: that with all signs minus, and from it on along the edges. Twelve products instead of 96.
static void place_corners(og_exact_body *body, frame *f, const og_shape *shape) {
  og_ivec *const corner = body->point;
  og_ivec edge;
  og_ivec_init(&edge);
  static const size_t along[3] = {1, 2, 4}; // which corner is one edge away from the first
  og_ivec_set(&corner[0], &f->shift);
  const og_ivec *const row = f->row;
  const og_int *const column[3][3] = {{&row[0].x, &row[1].x, &row[2].x},
                                      {&row[0].y, &row[1].y, &row[2].y},
                                      {&row[0].z, &row[1].z, &row[2].z}};
  for (size_t k = 0; k < 3; k++) {
    og_rational_numerator_over(&f->product, &shape->half[k], &f->core_den);
    og_int_mul(&f->product, &f->product, &f->step);
    og_int_mul(&edge.x, &f->product, column[k][0]);
    og_int_mul(&edge.y, &f->product, column[k][1]);
    og_int_mul(&edge.z, &f->product, column[k][2]);
    og_ivec_sub(&corner[0], &corner[0], &edge);
    og_ivec_add(&edge, &edge, &edge);
    og_ivec_set(&corner[along[k]], &edge);
  }
  for (size_t k = 0; k < 3; k++) {
    og_ivec_set(&edge, &corner[along[k]]);
    for (size_t from = 0; from < along[k]; from++) og_ivec_add(&corner[from + along[k]], &corner[from], &edge);
  }
  og_ivec_clear(&edge);
}

static void gcd_vector(mpz_t divisor, const og_ivec *v) {
  mpz_gcd(divisor, divisor, v->x.z);
  mpz_gcd(divisor, divisor, v->y.z);
  mpz_gcd(divisor, divisor, v->z.z);
}

static void divide_vector(og_ivec *v, const mpz_t divisor) {
  mpz_divexact(v->x.z, v->x.z, divisor);
  mpz_divexact(v->y.z, v->y.z, divisor);
  mpz_divexact(v->z.z, v->z.z, divisor);
}

static bool is_one(const mpz_t x) { return mpz_cmp_ui(x, 1) == 0; }

// Takes the common divisor of all the integers out. It is soon 1 where there is nothing to gain.
static void reduce_body(og_exact_body *body) {
  mpz_t divisor;
  mpz_init_set(divisor, body->den.z);
  mpz_gcd(divisor, divisor, body->radius.z);
  for (size_t k = 0; k < body->direction_count; k++) gcd_vector(divisor, &body->direction[k]);
  for (size_t k = 0; k < body->count && !is_one(divisor); k++) gcd_vector(divisor, &body->point[k]);
  if (!is_one(divisor)) {
    mpz_divexact(body->den.z, body->den.z, divisor);
    mpz_divexact(body->radius.z, body->radius.z, divisor);
    for (size_t k = 0; k < body->direction_count; k++) divide_vector(&body->direction[k], divisor);
    for (size_t k = 0; k < body->count; k++) divide_vector(&body->point[k], divisor);
  }
  mpz_clear(divisor);
}

// Directions are turned like points and not shifted.
static void place_directions(og_exact_body *body, const frame *f, const og_shape *shape) {
  og_ivec core;
  og_ivec_init(&core);
  body->direction_count = shape->direction_count;
  for (size_t k = 0; k < shape->direction_count; k++) {
    vector_over(&core, &shape->direction[3 * k], &f->core_den);
    if (shape->pose == OG_POSE_TRANSLATION) {
      og_ivec_scale(&body->direction[k], &f->step, &core);
    } else {
      place(&body->direction[k], f, &core);
      og_ivec_sub(&body->direction[k], &body->direction[k], &f->shift);
    }
    body->endless[k] = shape->endless[k];
  }
  og_ivec_clear(&core);
}

static og_shape_status make_body(frame *f, og_exact_body *body, const og_shape *shape, size_t max_bits) {
  og_int_set_si(&f->linear_den, 1);
  og_int_set_si(&f->core_den, 1);
  if (shape->pose == OG_POSE_ROTATION && !linear_from_rotation(f, shape->rotation)) return OG_SHAPE_ZERO_ROTATION;
  if (shape->pose == OG_POSE_MATRIX) linear_from_matrix(f, shape->matrix);
  const size_t count = entries[shape->kind].has_points ? shape->count : entries[shape->kind].point_count;
  size_t number_count;
  const og_rational *numbers = core_numbers(shape, &number_count);
  const size_t bits_each = og_bits_each(max_bits, 3 * count);
  if (!og_rational_common_denominator(&f->core_den, numbers, number_count, bits_each)) return OG_SHAPE_TOO_FINE;
  if (!og_rational_common_denominator(&f->core_den, shape->direction, 3 * shape->direction_count, bits_each))
    return OG_SHAPE_TOO_FINE;
  set_denominator(f, &body->den, shape);
  const size_t point_bits = most_bits(numbers, number_count),
               direction_bits = most_bits(shape->direction, 3 * shape->direction_count);
  if (estimated_bits(f, &body->den, shape, point_bits > direction_bits ? point_bits : direction_bits) > bits_each)
    return OG_SHAPE_TOO_FINE;

  og_exact_body_resize(body, count);
  og_rational_numerator_over(&body->radius, &shape->radius, &body->den);
  place_directions(body, f, shape);
  if (shape->pose == OG_POSE_TRANSLATION) {
    for (size_t k = 0; k < count; k++) {
      core_point(&body->point[k], shape, k, &f->core_den);
      og_ivec_scale(&body->point[k], &f->step, &body->point[k]);
      og_ivec_add(&body->point[k], &body->point[k], &f->shift);
    }
    return OG_SHAPE_OK;
  }
  if (entries[shape->kind].has_half) {
    place_corners(body, f, shape);
  } else {
    og_ivec core;
    og_ivec_init(&core);
    for (size_t k = 0; k < count; k++) {
      core_point(&core, shape, k, &f->core_den);
      place(&body->point[k], f, &core);
    }
    og_ivec_clear(&core);
  }
  reduce_body(body);
  return OG_SHAPE_OK;
}

og_shape_status og_shape_to_body(og_exact_body *body, const og_shape *shape, size_t max_bits) {
  const og_shape_status status = check_numbers(shape);
  if (status != OG_SHAPE_OK) return status;
  frame f;
  frame_init(&f);
  const og_shape_status made = make_body(&f, body, shape, max_bits);
  frame_clear(&f);
  return made;
}
