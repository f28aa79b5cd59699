#include "tool/format/read_points.h"

#include <stdlib.h>
#include <string.h>

#include "spec/body/shape.h"
#include "spec/number/allocation.h"
#include "tool/format/fields.h"

// ---- a list of vectors ----

typedef struct vectors {
  size_t count, axes;
  og_rational *number; // count times axes
} vectors;

static void vectors_clear(vectors *v) {
  for (size_t k = 0; k < v->count * v->axes; k++) og_rational_clear(&v->number[k]);
  free(v->number);
}

// The first point of a case says how many coordinates all have.
static bool read_axes(vectors *v, const json_t *first, const og_place *place, og_complaint *complaint) {
  if (!og_read_array(first, v->axes > 0 ? v->axes : SIZE_MAX, "numbers", place, complaint)) return false;
  const size_t axes = json_array_size(first);
  if (axes != 2 && axes != 3)
    return og_complain(complaint, OG_INPUT_BAD, place, "%zu coordinates; expected 2 or 3", axes);
  v->axes = axes;
  return true;
}

static bool count_fits(size_t count, size_t most, const char *what, const og_place *place, og_complaint *complaint) {
  if (count == 0) return og_complain(complaint, OG_INPUT_BAD, place, "no %s; expected one or more", what);
  return count <= most ||
         og_complain(complaint, OG_INPUT_LIMIT, place, "%zu %s are more than the limit of %zu (--max-points raises it)",
                     count, what, most);
}

// Behind those that are there. v->axes is 0, or what it has to be. What was made is cleared by the caller, whatever is
// returned.
static bool read_vectors(vectors *v, const json_t *value, size_t most, const char *what, const og_place *place,
                         og_complaint *complaint) {
  if (!og_read_array(value, SIZE_MAX, what, place, complaint)) return false;
  const size_t start = v->count, count = json_array_size(value);
  const og_place at_first = {place, NULL, 0};
  if (!count_fits(count > 0 ? start + count : 0, most, what, place, complaint)) return false;
  if (!read_axes(v, json_array_get(value, 0), &at_first, complaint)) return false;
  v->count = start + count;
  v->number = og_grow(v->number, v->count * v->axes, sizeof *v->number);
  for (size_t k = start * v->axes; k < v->count * v->axes; k++) og_rational_init(&v->number[k]);
  for (size_t k = 0; k < count; k++) {
    const og_place here = {place, NULL, k};
    og_rational *number = &v->number[(start + k) * v->axes];
    if (!og_read_numbers(number, v->axes, json_array_get(value, k), &here, complaint)) return false;
  }
  return true;
}

// ---- over one denominator ----

static bool is_longer(const og_int *a, size_t bits) { return mpz_sizeinbase(a->z, 2) > bits; }

// False: more bits than the limit.
static bool set_body(og_exact_body *body, const vectors *v, size_t max_bits) {
  const size_t numbers = v->count * v->axes, each = og_bits_each(max_bits, numbers);
  og_exact_body_resize(body, v->count);
  og_int_set_si(&body->den, 1);
  if (!og_rational_common_denominator(&body->den, v->number, numbers, each)) return false;
  for (size_t k = 0; k < v->count; k++) {
    og_int *const parts[3] = {&body->point[k].x, &body->point[k].y, &body->point[k].z};
    og_ivec_set_zero(&body->point[k]);
    for (size_t axis = 0; axis < v->axes; axis++) {
      og_rational_numerator_over(parts[axis], &v->number[k * v->axes + axis], &body->den);
      if (is_longer(parts[axis], each)) return false;
    }
  }
  return true;
}

static bool set_points(og_exact_body *body, const vectors *v, size_t max_bits, const og_place *here,
                       og_complaint *complaint) {
  if (set_body(body, v, max_bits)) return true;
  return og_complain(complaint, OG_INPUT_LIMIT, here,
                     "the coordinates over their common denominator need more bits than the limit of %zu "
                     "(--max-bits raises it)",
                     max_bits);
}

bool og_read_points(og_exact_body *body, size_t *axes, const json_t *value, size_t most, size_t max_bits,
                    const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  vectors v = {0, *axes, NULL};
  const char *what = strcmp(field, "directions") == 0 ? field : "points";
  const bool good = read_vectors(&v, value, most, what, &here, complaint) &&
                    set_points(body, &v, max_bits, &here, complaint);
  *axes = v.axes;
  vectors_clear(&v);
  return good;
}

static bool read_holes(vectors *v, og_polygon_problem *rings, const json_t *holes, size_t most,
                       og_complaint *complaint) {
  const og_place here = {NULL, "holes", 0};
  if (holes == NULL) return true;
  if (!og_read_array(holes, SIZE_MAX, "holes", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(holes); k++) {
    const og_place at_hole = {&here, NULL, k};
    const json_t *hole = json_array_get(holes, k);
    if (json_is_number(json_array_get(hole, 0)))
      return og_complain(complaint, OG_INPUT_BAD, &at_hole,
                         "a point where a hole was expected: a hole is an array of points, and 'holes' an array of "
                         "holes");
    og_polygon_problem_add_hole(rings, v->count);
    if (!read_vectors(v, hole, most, "points", &at_hole, complaint)) return false;
  }
  return true;
}

bool og_read_rings(og_exact_body *body, size_t *axes, og_polygon_problem *rings, const json_t *points,
                   const json_t *holes, size_t most, size_t max_bits, og_complaint *complaint) {
  const og_place here = {NULL, "points", 0};
  vectors v = {0, *axes, NULL};
  og_polygon_problem_fill(rings);
  const bool good = read_vectors(&v, points, most, "points", &here, complaint) &&
                    read_holes(&v, rings, holes, most, complaint) && set_points(body, &v, max_bits, &here, complaint);
  *axes = v.axes;
  vectors_clear(&v);
  return good;
}
