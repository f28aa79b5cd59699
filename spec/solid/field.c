#include "spec/solid/field.h"

#include <gmp.h>

// Heights are along the axis, over denominators of their own.
typedef struct closing {
  og_ivec axis; // over the field's den: of unit length
  mpq_t low, high, ball, value, other;
  og_int product;
} closing;

static void closing_init(closing *c) {
  og_ivec_init(&c->axis);
  mpq_inits(c->low, c->high, c->ball, c->value, c->other, NULL);
  og_int_init(&c->product);
}

static void closing_clear(closing *c) {
  og_ivec_clear(&c->axis);
  mpq_clears(c->low, c->high, c->ball, c->value, c->other, NULL);
  og_int_clear(&c->product);
}

static void set_quotient(mpq_t r, const og_int *num, const og_int *den) {
  mpz_set(mpq_numref(r), num->z);
  mpz_set(mpq_denref(r), den->z);
  mpq_canonicalize(r);
}

// r = v . w / den
static void set_along(closing *c, mpq_t r, const og_ivec *v, const og_ivec *w, const og_int *den) {
  og_ivec_dot(&c->product, v, w);
  set_quotient(r, &c->product, den);
}

static void keep_least(mpq_t least, const mpq_t value, bool is_first) {
  if (is_first || mpq_cmp(value, least) < 0) mpq_set(least, value);
}

static void keep_greatest(mpq_t greatest, const mpq_t value, bool is_first) {
  if (is_first || mpq_cmp(value, greatest) > 0) mpq_set(greatest, value);
}

// ---- how long a motion counts ----

// The way of the other body, seen from the field, as long as a time of 1: over the motion's den.
static void set_way(og_ivec *way, const og_exact_motion *motion, bool field_is_a) {
  og_ivec_set(way, &motion->velocity);
  if (!field_is_a) og_ivec_neg(way, way);
}

// n = the part of the way across the axis, times a positive number.
static void set_across(closing *c, og_ivec *n, const og_ivec *way) {
  og_int square;
  og_int_init(&square);
  og_ivec_dot(&square, &c->axis, &c->axis);
  og_ivec_dot(&c->product, way, &c->axis);
  og_ivec_scale(n, &square, way);
  og_ivec_submul(n, &c->product, &c->axis);
  og_int_clear(&square);
}

// time = (the border's farthest - the other's nearest along n + ball |n|) / (n . way): from then on it is past. The sum
// of n's components stands for |n|. Zero where that is below zero, or n is zero.
static void set_passing(closing *c, mpq_t time, const og_exact_body *field, size_t count, const og_exact_body *other,
                        const og_ivec *way, const og_int *den) {
  og_ivec n;
  og_ivec_init(&n);
  set_across(c, &n, way);
  mpq_set_ui(time, 0, 1);
  if (!og_ivec_is_zero(&n)) {
    for (size_t k = 0; k < count; k++) {
      set_along(c, c->value, &n, &field->point[k], &field->den);
      keep_greatest(time, c->value, k == 0);
    }
    for (size_t k = 0; k < other->count; k++) {
      set_along(c, c->value, &n, &other->point[k], &other->den);
      keep_least(c->other, c->value, k == 0);
    }
    mpq_sub(time, time, c->other);
    const og_int *const part[3] = {&n.x, &n.y, &n.z};
    for (int axis = 0; axis < 3; axis++) {
      mpz_abs(c->product.z, part[axis]->z);
      mpq_set_z(c->value, c->product.z);
      mpq_mul(c->value, c->value, c->ball);
      mpq_add(time, time, c->value);
    }
    set_along(c, c->value, &n, way, den);
    mpq_div(time, time, c->value);
    if (mpq_sgn(time) < 0) mpq_set_ui(time, 0, 1);
  }
  og_ivec_clear(&n);
}

// How much lower the other body comes on its way: added to c->low, which is not below that of the start.
static void lower_by_way(closing *c, const og_exact_body *field, size_t count, const og_exact_body *other,
                         const og_exact_motion *motion, bool field_is_a) {
  og_ivec way;
  mpq_t time;
  og_ivec_init(&way);
  mpq_init(time);
  set_way(&way, motion, field_is_a);
  if (motion->has_until) set_quotient(time, &motion->until_num, &motion->until_den);
  else set_passing(c, time, field, count, other, &way, &motion->den);
  og_int den;
  og_int_init(&den);
  og_int_mul(&den, &motion->den, &field->den);
  set_along(c, c->value, &way, &c->axis, &den);
  og_int_clear(&den);
  mpq_mul(c->value, c->value, time);
  if (mpq_sgn(c->value) < 0) mpq_add(c->low, c->low, c->value);
  mpq_clear(time);
  og_ivec_clear(&way);
}

// ---- the bottom ----

// The height of the bottom: an integer below 2 L - H.
static void set_bottom(closing *c, og_int *bottom, const og_exact_body *field, size_t count,
                       const og_exact_body *other, const og_exact_motion *motion, bool field_is_a) {
  og_int den;
  og_int_init(&den);
  set_quotient(c->ball, &other->radius, &other->den);
  og_int_mul(&den, &field->den, &other->den);
  for (size_t k = 0; k < other->count; k++) {
    set_along(c, c->value, &other->point[k], &c->axis, &den);
    keep_least(c->low, c->value, k == 0);
  }
  mpq_sub(c->low, c->low, c->ball);
  if (motion != NULL) lower_by_way(c, field, count, other, motion, field_is_a);
  og_int_mul(&den, &field->den, &field->den);
  for (size_t k = 0; k < count; k++) {
    set_along(c, c->value, &field->point[k], &c->axis, &den);
    keep_least(c->low, c->value, false);
    keep_greatest(c->high, c->value, k == 0);
  }
  mpq_add(c->low, c->low, c->low);
  mpq_sub(c->low, c->low, c->high);
  mpz_fdiv_q(bottom->z, mpq_numref(c->low), mpq_denref(c->low));
  mpz_sub_ui(bottom->z, bottom->z, 1);
  og_int_clear(&den);
}

// The point P / d of height h lies h - bottom above the bottom. The one below it is
// (P d^2 - (P.u - bottom d^2) u) / d^3.
static void set_below(closing *c, og_ivec *to, const og_ivec *from, const og_int *bottom, const og_int *square) {
  og_ivec_dot(&c->product, from, &c->axis);
  og_int_submul(&c->product, bottom, square);
  og_ivec_scale(to, square, from);
  og_ivec_submul(to, &c->product, &c->axis);
}

// The number of the point at step k around the border.
static size_t on_border(size_t k, size_t rows, size_t columns) {
  const size_t along = rows - 1, across = columns - 1;
  if (k < along) return k * columns;
  if (k < along + across) return along * columns + (k - along);
  if (k < 2 * along + across) return (2 * along + across - k) * columns + across;
  return 2 * along + 2 * across - k;
}

// Everything over 4 d^3, then divided by what all have in common.
static void set_points(closing *c, og_exact_body *field, size_t rows, size_t columns, const og_int *bottom) {
  const size_t count = rows * columns, steps = 2 * (rows + columns) - 4;
  og_int square;
  og_int_init(&square);
  og_int_mul(&square, &field->den, &field->den);
  og_exact_body_resize(field, count + steps + 1);
  for (size_t k = 0; k < steps; k++)
    set_below(c, &field->point[count + k], &field->point[on_border(k, rows, columns)], bottom, &square);
  og_ivec *middle = &field->point[count + steps];
  og_ivec_set_zero(middle);
  const size_t corner[4] = {0, rows - 1, rows + columns - 2, 2 * rows + columns - 3};
  for (int k = 0; k < 4; k++) og_ivec_add(middle, middle, &field->point[count + corner[k]]);
  og_int_set_si(&c->product, 4);
  for (size_t k = count; k < count + steps; k++) og_ivec_scale(&field->point[k], &c->product, &field->point[k]);
  og_int_mul(&c->product, &c->product, &square);
  for (size_t k = 0; k < count; k++) og_ivec_scale(&field->point[k], &c->product, &field->point[k]);
  og_int_mul(&field->den, &field->den, &c->product);
  og_int_clear(&square);
}

static void divide_by_common(closing *c, og_exact_body *field) {
  og_int_set(&c->product, &field->den);
  for (size_t k = 0; k < field->count; k++) {
    og_int *const part[3] = {&field->point[k].x, &field->point[k].y, &field->point[k].z};
    for (int axis = 0; axis < 3; axis++) mpz_gcd(c->product.z, c->product.z, part[axis]->z);
  }
  mpz_divexact(field->den.z, field->den.z, c->product.z);
  for (size_t k = 0; k < field->count; k++) {
    og_int *const part[3] = {&field->point[k].x, &field->point[k].y, &field->point[k].z};
    for (int axis = 0; axis < 3; axis++) mpz_divexact(part[axis]->z, part[axis]->z, c->product.z);
  }
}

static void add_walls(og_part_list *list, size_t rows, size_t columns) {
  const size_t count = rows * columns, steps = 2 * (rows + columns) - 4;
  const int32_t middle = (int32_t)(count + steps);
  for (size_t k = 0; k < steps; k++) {
    const size_t next = k + 1 == steps ? 0 : k + 1;
    const int32_t above = (int32_t)on_border(k, rows, columns), after = (int32_t)on_border(next, rows, columns),
                  below = (int32_t)(count + k), below_after = (int32_t)(count + next);
    og_part_list_add(list, (const int32_t[3]){above, below, below_after}, 3);
    og_part_list_add(list, (const int32_t[3]){above, below_after, after}, 3);
  }
  for (size_t k = 0; k < steps; k++) {
    const size_t next = k + 1 == steps ? 0 : k + 1;
    og_part_list_add(list, (const int32_t[3]){middle, (int32_t)(count + next), (int32_t)(count + k)}, 3);
  }
}

void og_close_solid_field(og_exact_body *field, og_part_list *list, size_t rows, size_t columns,
                          const og_exact_body *other, const og_exact_motion *motion, bool field_is_a) {
  const size_t count = rows * columns;
  closing c;
  og_int bottom;
  closing_init(&c);
  og_int_init(&bottom);
  og_ivec_sub(&c.axis, &field->point[count], &field->point[0]);
  set_bottom(&c, &bottom, field, count, other, motion, field_is_a);
  set_points(&c, field, rows, columns, &bottom);
  divide_by_common(&c, field);
  add_walls(list, rows, columns);
  og_int_clear(&bottom);
  closing_clear(&c);
}
