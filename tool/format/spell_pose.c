#include "tool/format/spell_pose.h"

#include <stdlib.h>
#include <string.h>

#include "tool/format/fields.h"
#include "tool/format/json_edit.h"
#include "tool/format/turns.h"

// ---- numbers ----

static void get(mpq_t r, const og_rational *a) {
  mpz_set(mpq_numref(r), a->num.z);
  mpz_set(mpq_denref(r), a->den.z);
}

static void set(og_rational *r, mpq_t a) {
  mpz_set(r->num.z, mpq_numref(a));
  mpz_set(r->den.z, mpq_denref(a));
}

void og_halve(og_rational *a) {
  mpq_t x;
  mpq_init(x);
  get(x, a);
  mpq_div_2exp(x, x, 1);
  set(a, x);
  mpq_clear(x);
}

void og_subtract(og_rational *a, const og_rational *b) {
  mpq_t x, y;
  mpq_inits(x, y, NULL);
  get(x, a);
  get(y, b);
  mpq_sub(x, x, y);
  set(a, x);
  mpq_clears(x, y, NULL);
}

static json_t *number_of(mpq_t a) {
  char *text = mpq_get_str(NULL, 10, a);
  json_t *value = json_string(text);
  void (*release)(void *, size_t);
  mp_get_memory_functions(NULL, NULL, &release);
  release(text, strlen(text) + 1);
  return value;
}

static void set_rotation(json_t *pose, og_turn q) {
  json_t *numbers = og_json_made(json_array());
  for (int k = 0; k < 4; k++) og_json_append(numbers, number_of(q[k]));
  og_json_set(pose, "rotation", numbers);
}

// ---- one form each ----

// [w, x, y, z]: w goes to the end.
static bool spell_wxyz(json_t *pose, json_t *value, const og_place *place, og_complaint *complaint) {
  if (!og_read_array(value, 4, "numbers", place, complaint)) return false;
  json_t *w = json_array_get(value, 0);
  og_json_append(value, json_incref(w));
  json_array_remove(value, 0);
  og_json_set(pose, "rotation", json_incref(value));
  return true;
}

static bool is_zero(const og_rational axis[3]) {
  return og_rational_sign(&axis[0]) == 0 && og_rational_sign(&axis[1]) == 0 && og_rational_sign(&axis[2]) == 0;
}

static bool check_angle(const og_rational *angle, const og_place *place, og_complaint *complaint) {
  mpq_t x;
  mpq_init(x);
  get(x, angle);
  const bool small = mpz_sizeinbase(mpq_numref(x), 2) <= 53 + mpz_sizeinbase(mpq_denref(x), 2);
  mpq_clear(x);
  return small || og_complain(complaint, OG_INPUT_BAD, place, "too large; expected an angle below 2^53");
}

// Which of "degrees" and "radians" is given.
static const json_t *angle_of(const json_t *value, og_angle_unit *unit, const char **field, const og_place *place,
                              og_complaint *complaint) {
  const json_t *degrees = json_object_get(value, "degrees"), *radians = json_object_get(value, "radians");
  *unit = degrees != NULL ? OG_DEGREES : OG_RADIANS;
  *field = degrees != NULL ? "degrees" : "radians";
  if ((degrees == NULL) != (radians == NULL)) return degrees != NULL ? degrees : radians;
  og_complain(complaint, OG_INPUT_BAD, place, "expected one of 'degrees' and 'radians'");
  return NULL;
}

static bool spell_axis_angle(json_t *pose, json_t *value, const og_place *place, og_complaint *complaint) {
  static const char *const known[] = {"axis", "degrees", "radians", NULL};
  const og_place at_axis = {place, "axis", 0};
  og_angle_unit unit;
  const char *field;
  if (!og_read_object(value, known, place, complaint)) return false;
  const json_t *axis_value = og_need_field(value, "axis", place, complaint);
  const json_t *angle_value = axis_value == NULL ? NULL : angle_of(value, &unit, &field, place, complaint);
  if (angle_value == NULL) return false;
  const og_place at_angle = {place, field, 0};
  og_rational axis[3], angle;
  og_turn q;
  for (int k = 0; k < 3; k++) og_rational_init(&axis[k]);
  og_rational_init(&angle);
  og_turn_init(q);
  bool good = og_read_numbers(axis, 3, axis_value, &at_axis, complaint) &&
              og_read_number(&angle, angle_value, &at_angle, complaint) && check_angle(&angle, &at_angle, complaint);
  if (good && is_zero(axis)) good = og_complain(complaint, OG_INPUT_BAD, &at_axis, "zero; expected a direction");
  if (good) {
    og_turn_about(q, axis, &angle, unit);
    set_rotation(pose, q);
  }
  og_turn_clear(q);
  og_rational_clear(&angle);
  for (int k = 0; k < 3; k++) og_rational_clear(&axis[k]);
  return good;
}

// "xyz", "zxz", ...: three axes, no two neighbours the same.
static bool read_order(int order[3], const json_t *value, const og_place *place, og_complaint *complaint) {
  const char *text = og_read_string(value, "an order of axes", place, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (text == NULL) return false;
  bool good = strlen(text) == 3;
  for (int k = 0; k < 3 && good; k++) {
    order[k] = text[k] - 'x';
    good = order[k] >= 0 && order[k] < 3 && (k == 0 || order[k] != order[k - 1]);
  }
  return good || og_complain(complaint, OG_INPUT_BAD, place, "%s; expected three axes in turn, as \"xyz\" or \"zxz\"",
                             og_quote(quoted, text));
}

static bool read_frame(bool *fixed, const json_t *value, const og_place *place, og_complaint *complaint) {
  const char *text = og_read_string(value, "a frame", place, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (text == NULL) return false;
  *fixed = strcmp(text, "fixed") == 0;
  return *fixed || strcmp(text, "body") == 0 ||
         og_complain(
             complaint, OG_INPUT_BAD, place,
             "%s; expected \"fixed\" (each turn about an axis of the world) or \"body\" (about the body's, which "
             "turns with it)",
             og_quote(quoted, text));
}

// The product of three turns. About fixed axes the first turn is the innermost, about the body's the outermost.
static void set_euler(og_turn q, const int order[3], bool fixed, const og_rational angle[3], og_angle_unit unit) {
  og_rational axis[3];
  og_turn turn, sum;
  for (int k = 0; k < 3; k++) og_rational_init(&axis[k]);
  og_turn_init(turn);
  og_turn_init(sum);
  for (int k = 0; k < 4; k++) mpq_set_si(q[k], k == 3, 1);
  for (int k = 0; k < 3; k++) {
    for (int j = 0; j < 3; j++) og_rational_set_si(&axis[j], j == order[k]);
    og_turn_about(turn, axis, &angle[k], unit);
    if (fixed) og_turn_after(sum, turn, q);
    else og_turn_after(sum, q, turn);
    for (int j = 0; j < 4; j++) mpq_set(q[j], sum[j]);
  }
  og_turn_clear(sum);
  og_turn_clear(turn);
  for (int k = 0; k < 3; k++) og_rational_clear(&axis[k]);
}

static bool spell_euler(json_t *pose, json_t *value, const og_place *place, og_complaint *complaint) {
  static const char *const known[] = {"order", "frame", "degrees", "radians", NULL};
  const og_place at_order = {place, "order", 0}, at_frame = {place, "frame", 0};
  int order[3];
  bool fixed;
  og_angle_unit unit;
  const char *field;
  if (!og_read_object(value, known, place, complaint)) return false;
  const json_t *order_value = og_need_field(value, "order", place, complaint);
  if (order_value == NULL || !read_order(order, order_value, &at_order, complaint)) return false;
  const json_t *frame_value = og_need_field(value, "frame", place, complaint);
  if (frame_value == NULL || !read_frame(&fixed, frame_value, &at_frame, complaint)) return false;
  const json_t *angles = angle_of(value, &unit, &field, place, complaint);
  if (angles == NULL) return false;
  const og_place at_angles = {place, field, 0};
  og_rational angle[3];
  og_turn q;
  for (int k = 0; k < 3; k++) og_rational_init(&angle[k]);
  og_turn_init(q);
  bool good = og_read_numbers(angle, 3, angles, &at_angles, complaint);
  for (size_t k = 0; k < 3 && good; k++) {
    const og_place element = {&at_angles, NULL, k};
    good = check_angle(&angle[k], &element, complaint);
  }
  if (good) {
    set_euler(q, order, fixed, angle, unit);
    set_rotation(pose, q);
  }
  og_turn_clear(q);
  for (int k = 0; k < 3; k++) og_rational_clear(&angle[k]);
  return good;
}

// ---- matrices ----

// Three rows of four, or four rows of which the last is 0, 0, 0, 1: the last column is the translation.
static bool spell_wide(json_t *pose, json_t *matrix, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "matrix", 0};
  const size_t rows = json_array_size(matrix);
  if (rows != 4 && (rows != 3 || json_array_size(json_array_get(matrix, 0)) != 4)) return true;
  if (json_object_get(pose, "translation") != NULL)
    return og_complain(complaint, OG_INPUT_BAD, place,
                       "both a matrix with a translation in it and 'translation'; expected one of them");
  og_rational last[4];
  for (int k = 0; k < 4; k++) og_rational_init(&last[k]);
  json_t *translation = og_json_made(json_array());
  bool good = true;
  for (size_t k = 0; k < rows && good; k++) {
    const og_place row = {&here, NULL, k};
    json_t *numbers = json_array_get(matrix, k);
    good = og_read_numbers(last, 4, numbers, &row, complaint);
    if (good && k < 3) og_json_append(translation, json_incref(json_array_get(numbers, 3)));
    if (good && k < 3) json_array_remove(numbers, 3);
    if (good && k == 3) {
      const og_place w = {&row, NULL, 3};
      good = is_zero(last) && mpz_cmp_si(last[3].num.z, 1) == 0 && mpz_cmp_si(last[3].den.z, 1) == 0;
      if (!good)
        og_complain(complaint, OG_INPUT_BAD, is_zero(last) ? &w : &row,
                    "expected the last row 0, 0, 0, 1: are the rows columns?");
    }
  }
  for (int k = 0; k < 4; k++) og_rational_clear(&last[k]);
  if (good && rows == 4) json_array_remove(matrix, 3);
  if (good) og_json_set(pose, "translation", json_incref(translation));
  json_decref(translation);
  return good;
}

// "nearest_rotation": true, beside a matrix.
static bool spell_nearest(json_t *pose, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "nearest_rotation", 0}, at_matrix = {place, "matrix", 0};
  const json_t *value = json_object_get(pose, "nearest_rotation"), *matrix = json_object_get(pose, "matrix");
  bool wanted = false;
  if (value == NULL) return true;
  if (!og_read_boolean(&wanted, value, &here, complaint)) return false;
  if (wanted && matrix == NULL)
    return og_complain(complaint, OG_INPUT_BAD, &here, "there is no 'matrix' that it is to be nearest to");
  json_object_del(pose, "nearest_rotation");
  if (!wanted) return true;
  if (!og_read_array(matrix, 3, "rows", &at_matrix, complaint)) return false;
  og_rational numbers[9];
  og_turn q;
  for (int k = 0; k < 9; k++) og_rational_init(&numbers[k]);
  og_turn_init(q);
  bool good = true;
  for (size_t row = 0; row < 3 && good; row++) {
    const og_place element = {&at_matrix, NULL, row};
    good = og_read_numbers(&numbers[3 * row], 3, json_array_get(matrix, row), &element, complaint);
  }
  if (good && !og_turn_nearest(q, numbers))
    good = og_complain(complaint, OG_INPUT_BAD, &at_matrix,
                       "no rotation, even nearly: it mirrors, or lengths and right angles are off by more than 2^-10");
  if (good) {
    set_rotation(pose, q);
    json_object_del(pose, "matrix");
  }
  og_turn_clear(q);
  for (int k = 0; k < 9; k++) og_rational_clear(&numbers[k]);
  return good;
}

// ---- a pose ----

typedef bool spell(json_t *pose, json_t *value, const og_place *place, og_complaint *complaint);

static bool spell_rotation(json_t *pose, const og_place *place, og_complaint *complaint) {
  static const char *const names[] = {"rotation_wxyz", "axis_angle", "euler"};
  static spell *const forms[] = {spell_wxyz, spell_axis_angle, spell_euler};
  const char *first = json_object_get(pose, "rotation") != NULL ? "rotation"
                      : json_object_get(pose, "matrix") != NULL ? "matrix"
                                                                : NULL;
  for (int k = 0; k < 3; k++) {
    const og_place here = {place, names[k], 0};
    json_t *value = json_object_get(pose, names[k]);
    if (value == NULL) continue;
    if (first != NULL)
      return og_complain(complaint, OG_INPUT_BAD, place, "both '%s' and '%s'; expected one of them at most", first,
                         names[k]);
    first = names[k];
    if (!forms[k](pose, value, &here, complaint)) return false;
  }
  for (int k = 0; k < 3; k++) json_object_del(pose, names[k]);
  return true;
}

bool og_spell_pose(json_t *pose, const og_place *place, og_complaint *complaint) {
  if (!json_is_object(pose)) return true;
  return spell_rotation(pose, place, complaint) &&
         spell_wide(pose, json_object_get(pose, "matrix"), place, complaint) && spell_nearest(pose, place, complaint);
}

// ---- axes ----

// The rotation that takes z to x, x to y, y to z, or the other way round.
static bool turn_rotation(json_t *pose, int axis, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "rotation", 0};
  const json_t *value = json_object_get(pose, "rotation");
  og_turn q, turn, sum;
  og_rational numbers[4];
  for (int k = 0; k < 4; k++) og_rational_init(&numbers[k]);
  og_turn_init(q);
  og_turn_init(turn);
  og_turn_init(sum);
  og_rational_set_si(&numbers[3], 1);
  const bool good = value == NULL || og_read_numbers(numbers, 4, value, &here, complaint);
  for (int k = 0; k < 4; k++) get(q[k], &numbers[k]);
  for (int k = 0; k < 4; k++) mpq_set_si(turn[k], axis == 0 || k == 3 ? 1 : -1, 1);
  og_turn_after(sum, q, turn);
  if (good) set_rotation(pose, sum);
  og_turn_clear(sum);
  og_turn_clear(turn);
  og_turn_clear(q);
  for (int k = 0; k < 4; k++) og_rational_clear(&numbers[k]);
  return good;
}

// Column j of the product is the column to which the turn takes axis j.
static void turn_matrix(json_t *matrix, int axis) {
  for (size_t row = 0; row < json_array_size(matrix); row++) {
    json_t *numbers = json_array_get(matrix, row), *turned = og_json_made(json_array());
    for (int k = 0; k < 3; k++) {
      json_t *element = json_array_get(numbers, (size_t)((k + (axis == 0 ? 1 : 2)) % 3));
      if (element != NULL) og_json_append(turned, json_incref(element));
    }
    if (json_array_size(numbers) == 3) og_json_put(matrix, row, json_incref(turned));
    json_decref(turned);
  }
}

bool og_turn_upright(json_t *body, int axis, const og_place *place, og_complaint *complaint) {
  const og_place here = {place, "pose", 0};
  if (json_object_get(body, "pose") == NULL) og_json_set(body, "pose", json_object());
  json_t *pose = json_object_get(body, "pose"), *matrix = json_object_get(pose, "matrix");
  if (!json_is_object(pose)) return true; // the reader says what is wrong
  if (matrix == NULL) return turn_rotation(pose, axis, &here, complaint);
  turn_matrix(matrix, axis);
  return true;
}
