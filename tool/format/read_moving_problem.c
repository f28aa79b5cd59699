#include "tool/format/read_moving_problem.h"

#include "spec/body/shape.h"
#include "tool/format/fields.h"

enum { POINTS = 4, NUMBERS = 3 * POINTS };

static bool read_ends(og_rational *number, const json_t *root, const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = og_need_field(root, field, NULL, complaint);
  if (value == NULL || !og_read_array(value, POINTS, "points", &here, complaint)) return false;
  for (size_t k = 0; k < POINTS; k++) {
    const og_place point = {&here, NULL, k};
    if (!og_read_numbers(&number[3 * k], 3, json_array_get(value, k), &point, complaint)) return false;
  }
  return true;
}

// False: more bits than the limit.
static bool set_ends(og_ivec *points, const og_rational *number, const og_int *den, size_t each) {
  for (size_t k = 0; k < NUMBERS; k++) {
    og_ivec *point = &points[k / 3];
    og_int *const part = k % 3 == 0 ? &point->x : k % 3 == 1 ? &point->y : &point->z;
    og_rational_numerator_over(part, &number[k], den);
    if (mpz_sizeinbase(part->z, 2) > each) return false;
  }
  return true;
}

static bool set_paths(og_moving_problem *problem, const og_rational *number, size_t max_bits) {
  const size_t each = og_bits_each(max_bits, 2 * NUMBERS);
  og_int_set_si(&problem->den, 1);
  return og_rational_common_denominator(&problem->den, number, 2 * NUMBERS, each) &&
         set_ends(problem->start, number, &problem->den, each) &&
         set_ends(problem->end, &number[NUMBERS], &problem->den, each);
}

bool og_read_moving_problem(og_moving_problem *problem, bool of_edges, const json_t *root, size_t max_bits,
                            og_complaint *complaint) {
  og_rational number[2 * NUMBERS];
  for (size_t k = 0; k < 2 * NUMBERS; k++) og_rational_init(&number[k]);
  problem->of_edges = of_edges;
  bool good = read_ends(number, root, "start", complaint) && read_ends(&number[NUMBERS], root, "end", complaint);
  if (good && !set_paths(problem, number, max_bits))
    good = og_complain(complaint, OG_INPUT_LIMIT, NULL,
                       "the coordinates over their common denominator need more bits than the limit of %zu "
                       "(--max-bits raises it)",
                       max_bits);
  for (size_t k = 0; k < 2 * NUMBERS; k++) og_rational_clear(&number[k]);
  return good;
}
