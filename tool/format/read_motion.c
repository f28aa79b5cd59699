#include "tool/format/case_reader.h"

#include "tool/format/fields.h"

bool og_read_case_vector(const og_case_reader *reader, og_rational r[3], const json_t *value, const og_place *place,
                         og_complaint *complaint) {
  og_rational_set_si(&r[2], 0);
  return og_read_numbers(r, reader->is_plane ? 2 : 3, value, place, complaint);
}

// A velocity that is not given is zero.
static bool read_velocity(const og_case_reader *reader, og_rational *velocity, const json_t *root, const char *field,
                          og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  for (int k = 0; k < 3; k++) og_rational_set_si(&velocity[k], 0);
  return value == NULL || og_read_case_vector(reader, velocity, value, &here, complaint);
}

static void relative_velocity(og_int *r, const og_rational *a, const og_rational *b, const og_int *den, og_int *other) {
  og_rational_numerator_over(r, b, den);
  og_rational_numerator_over(other, a, den);
  og_int_sub(r, r, other);
}

static void set_motion(og_case_reader *reader, bool has_until) {
  og_exact_motion *motion = &reader->motion;
  og_int_set_si(&motion->den, 1);
  og_rational_common_denominator(&motion->den, reader->velocity_a, 3, SIZE_MAX);
  og_rational_common_denominator(&motion->den, reader->velocity_b, 3, SIZE_MAX);
  og_int other;
  og_int_init(&other);
  og_int *const parts[3] = {&motion->velocity.x, &motion->velocity.y, &motion->velocity.z};
  for (int k = 0; k < 3; k++)
    relative_velocity(parts[k], &reader->velocity_a[k], &reader->velocity_b[k], &motion->den, &other);
  og_int_clear(&other);
  motion->has_until = has_until;
  og_int_set(&motion->until_num, &reader->until.num);
  og_int_set(&motion->until_den, &reader->until.den);
}

bool og_read_motion(og_case_reader *reader, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "until", 0};
  if (json_object_get(root, "velocity_a") == NULL && json_object_get(root, "velocity_b") == NULL)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "a sweep without motion; expected 'velocity_a' or 'velocity_b'");
  if (!read_velocity(reader, reader->velocity_a, root, "velocity_a", complaint)) return false;
  if (!read_velocity(reader, reader->velocity_b, root, "velocity_b", complaint)) return false;
  const json_t *until = json_object_get(root, "until");
  og_rational_set_si(&reader->until, 0);
  if (until != NULL && !og_read_number(&reader->until, until, &here, complaint)) return false;
  if (og_rational_sign(&reader->until) < 0)
    return og_complain(complaint, OG_INPUT_BAD, &here, "negative; expected a time of zero or more");
  set_motion(reader, until != NULL);
  return true;
}
