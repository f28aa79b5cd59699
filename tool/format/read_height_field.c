#include "tool/format/read_height_field.h"

#include "tool/format/body_rules.h"
#include "tool/format/fields.h"
#include "tool/format/read_shape.h"

// How many rows and columns there are.
static bool read_size(size_t *rows, size_t *columns, const json_t *heights, size_t max_parts, const og_place *here,
                      og_complaint *complaint) {
  const og_place first = {here, NULL, 0};
  if (!og_read_array(heights, SIZE_MAX, "rows of heights", here, complaint)) return false;
  *rows = json_array_size(heights);
  if (*rows < 2)
    return og_complain(complaint, OG_INPUT_BAD, here, "%zu row%s; expected two or more", *rows, *rows == 1 ? "" : "s");
  if (!og_read_array(json_array_get(heights, 0), SIZE_MAX, "heights", &first, complaint)) return false;
  *columns = json_array_size(json_array_get(heights, 0));
  if (*columns < 2)
    return og_complain(complaint, OG_INPUT_BAD, &first, "%zu height%s; expected two or more", *columns,
                       *columns == 1 ? "" : "s");
  // There are up to twice as many triangles as points.
  const size_t most = max_parts < INT32_MAX / 4 ? max_parts : INT32_MAX / 4;
  if (*columns > most / *rows || 2 * (*rows - 1) * (*columns - 1) > most)
    return og_complain(complaint, OG_INPUT_LIMIT, here,
                       "%zu by %zu heights make more points or triangles than the limit of %zu (--max-points raises it)",
                       *rows, *columns, max_parts);
  return true;
}

static bool read_cell(og_rational cell[2], const json_t *value, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "cell", 0};
  const json_t *field = json_object_get(value, "cell");
  for (int k = 0; k < 2; k++) og_rational_set_si(&cell[k], 1);
  if (field != NULL && !og_read_numbers(cell, 2, field, &here, complaint)) return false;
  for (size_t k = 0; k < 2; k++) {
    const og_place element = {&here, NULL, k};
    if (og_rational_sign(&cell[k]) <= 0)
      return og_complain(complaint, OG_INPUT_BAD, &element, "not above zero; expected the length of a cell");
  }
  return true;
}

static void set_multiple(og_rational *r, size_t times, const og_rational *length) {
  og_int product;
  og_int_init(&product);
  mpz_mul_ui(product.z, length->num.z, (unsigned long)times);
  og_rational_set_quotient(r, &product, &length->den);
  og_int_clear(&product);
}

static bool read_row(og_shape *shape, size_t row, size_t columns, const og_rational cell[2], const json_t *heights,
                     const og_place *here, og_complaint *complaint) {
  const og_place at_row = {here, NULL, row};
  const json_t *one = json_array_get(heights, row);
  if (!og_read_array(one, columns, "heights, as many as in the first row", &at_row, complaint)) return false;
  for (size_t column = 0; column < columns; column++) {
    og_rational *point = &shape->coordinate[3 * (row * columns + column)];
    const og_place element = {&at_row, NULL, column};
    set_multiple(&point[0], row, &cell[0]);
    set_multiple(&point[1], column, &cell[1]);
    if (!og_read_number(&point[2], json_array_get(one, column), &element, complaint)) return false;
  }
  return true;
}

static void add_triangles(og_part_list *list, size_t rows, size_t columns) {
  og_part_list_reset(list);
  for (size_t i = 0; i + 1 < rows; i++)
    for (size_t j = 0; j + 1 < columns; j++) {
      const int32_t here = (int32_t)(i * columns + j), next = here + (int32_t)columns;
      og_part_list_add(list, (const int32_t[3]){here, next, next + 1}, 3);
      og_part_list_add(list, (const int32_t[3]){here, next + 1, here + 1}, 3);
    }
}

// A pose that keeps lengths.
static bool may_be_solid(const json_t *pose, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "matrix", 0};
  return json_object_get(pose, "matrix") == NULL ||
         og_complain(complaint, OG_INPUT_BAD, &here,
                     "a solid height field has no matrix; expected a rotation and a translation");
}

// One point more, above the first by a unit of length: og_close_solid_field takes it away.
static void add_axis(og_shape *shape, size_t count) {
  og_int sum;
  og_int_init(&sum);
  og_shape_resize(shape, count + 1);
  og_rational *above = &shape->coordinate[3 * count];
  for (size_t axis = 0; axis < 3; axis++) og_rational_set(&above[axis], &shape->coordinate[axis]);
  const og_rational *height = &shape->coordinate[2];
  og_int_add(&sum, &height->num, &height->den);
  og_rational_set_quotient(&above[2], &sum, &height->den);
  og_int_clear(&sum);
}

bool og_read_height_field(og_shape *shape, og_part_list *list, bool *solid, const json_t *value, size_t max_parts,
                          const og_place *place, og_complaint *complaint) {
  static const char *const known[] = {"shape", "heights", "cell", "solid", "pose", NULL};
  const og_place here = {place, "heights", 0}, at_pose = {place, "pose", 0};
  size_t rows = 0, columns = 0;
  og_rational cell[2];
  if (!og_check_body_fields(value, known, place, complaint)) return false;
  if (!og_read_solid(solid, value, place, complaint)) return false;
  const json_t *heights = og_need_field(value, "heights", place, complaint), *pose = json_object_get(value, "pose");
  if (heights == NULL || !read_size(&rows, &columns, heights, max_parts, &here, complaint)) return false;
  og_shape_reset(shape, OG_SHAPE_HULL);
  og_shape_resize(shape, rows * columns);
  for (int k = 0; k < 2; k++) og_rational_init(&cell[k]);
  bool good = read_cell(cell, value, place, complaint);
  for (size_t row = 0; row < rows && good; row++)
    good = read_row(shape, row, columns, cell, heights, &here, complaint);
  for (int k = 0; k < 2; k++) og_rational_clear(&cell[k]);
  if (!good) return false;
  add_triangles(list, rows, columns);
  if (solid != NULL && *solid && !may_be_solid(pose, &at_pose, complaint)) return false;
  if (solid != NULL && *solid) add_axis(shape, rows * columns);
  return pose == NULL || og_read_pose(shape, pose, &at_pose, complaint);
}
