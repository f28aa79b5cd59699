#include "tool/format/read_answer.h"

#include <string.h>

#include "tool/format/answer_line.h"
#include "tool/format/fields.h"
#include "tool/format/plain_answer.h"
#include "tool/format/read_certificate.h"
#include "tool/format/read_surd.h"

static const char *const answer_fields[] = {"id",          "question",  "relation",    "distance", "depth",
                                            "hit",         "first",     "last",        "points",   "first_points",
                                            "last_points", "direction", "surface_a",   "surface_b",
                                            "certificate", NULL};
static const char *const number_fields[] = {"exact", "double", NULL};

static void number_init(og_claimed_number *number) {
  og_surd_init(&number->exact);
  og_rational_init(&number->value);
}

static void number_clear(og_claimed_number *number) {
  og_surd_clear(&number->exact);
  og_rational_clear(&number->value);
}

void og_claimed_answer_init(og_claimed_answer *answer) {
  memset(answer, 0, sizeof *answer);
  number_init(&answer->distance);
  number_init(&answer->depth);
  number_init(&answer->first);
  number_init(&answer->last);
  for (int k = 0; k < 6; k++) number_init(&answer->surface[k / 3][k % 3]);
  og_witness_init(&answer->points.at);
  og_witness_init(&answer->first_points.at);
  og_witness_init(&answer->last_points.at);
  og_ivec_init(&answer->direction);
  og_certificate_init(&answer->certificate);
}

void og_claimed_answer_clear(og_claimed_answer *answer) {
  number_clear(&answer->distance);
  number_clear(&answer->depth);
  number_clear(&answer->first);
  number_clear(&answer->last);
  for (int k = 0; k < 6; k++) number_clear(&answer->surface[k / 3][k % 3]);
  og_witness_clear(&answer->points.at);
  og_witness_clear(&answer->first_points.at);
  og_witness_clear(&answer->last_points.at);
  og_ivec_clear(&answer->direction);
  og_certificate_clear(&answer->certificate);
}

static void claim_nothing(og_claimed_answer *answer) {
  answer->id[0] = '\0';
  answer->question = OG_QUESTION_COUNT;
  answer->relation = OG_RELATION_NONE;
  answer->undecided = answer->has_hit = answer->has_direction = false;
  og_claimed_number *const numbers[] = {&answer->distance, &answer->depth, &answer->first, &answer->last};
  for (int k = 0; k < 4; k++)
    numbers[k]->claimed = numbers[k]->never = numbers[k]->has_exact = numbers[k]->has_double = false;
  answer->has_surface[0] = answer->has_surface[1] = false;
  answer->points.claimed = answer->first_points.claimed = answer->last_points.claimed = false;
}

// ---- the fields; one that is missing claims nothing ----

static bool read_question(og_claimed_answer *answer, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "question", 0};
  const json_t *value = json_object_get(root, "question");
  if (value == NULL) return true;
  const char *id = og_read_string(value, "a question", &here, complaint);
  if (id == NULL) return false;
  answer->question = og_question_by_id(id);
  if (answer->question != OG_QUESTION_COUNT) return true;
  const char *nearest = og_nearest_question(id);
  char quoted[OG_QUOTE_SIZE], list[OG_QUESTION_LIST_SIZE];
  if (nearest != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &here, "unknown question %s; did you mean '%s'?", og_quote(quoted, id),
                       nearest);
  return og_complain(complaint, OG_INPUT_BAD, &here, "unknown question %s; expected %s", og_quote(quoted, id),
                     og_question_list(list, OG_RELATION, OG_QUESTION_COUNT));
}

static bool read_relation(og_claimed_answer *answer, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "relation", 0};
  const json_t *value = json_object_get(root, "relation");
  if (value == NULL) return true;
  const char *name = og_read_string(value, "a relation", &here, complaint);
  if (name == NULL) return false;
  answer->undecided = strcmp(name, "undecided") == 0;
  if (answer->undecided) return true;
  for (og_relation r = OG_SEPARATED; r <= OG_PENETRATING; r++)
    if (strcmp(og_relation_name(r), name) == 0) answer->relation = r;
  char quoted[OG_QUOTE_SIZE];
  return answer->relation != OG_RELATION_NONE ||
         og_complain(complaint, OG_INPUT_BAD, &here,
                     "unknown relation %s; expected separated, touching, penetrating or undecided",
                     og_quote(quoted, name));
}

static bool read_double(og_claimed_number *number, const json_t *value, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "double", 0};
  if (value == NULL) return true;
  number->has_double = true;
  number->infinite = json_is_string(value) && strcmp(json_string_value(value), "inf") == 0;
  return number->infinite || og_read_number(&number->value, value, &here, complaint);
}

static bool read_exact(og_claimed_number *number, const json_t *value, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "exact", 0};
  if (value == NULL) return true;
  const char *text = og_read_string(value, "an exact value", &here, complaint);
  if (text == NULL) return false;
  number->has_exact = true;
  char quoted[OG_QUOTE_SIZE];
  return og_surd_from_text(&number->exact, text) ||
         og_complain(complaint, OG_INPUT_BAD, &here,
                     "%s is not an exact value; expected a rational, a square root or a sum of both such as "
                     "\"sqrt(25/4)-3/2\"",
                     og_quote(quoted, text));
}

static bool read_both(og_claimed_number *number, const json_t *value, const og_place *here, og_complaint *complaint) {
  return og_read_object(value, number_fields, here, complaint) &&
         read_exact(number, json_object_get(value, "exact"), here, complaint) &&
         read_double(number, json_object_get(value, "double"), here, complaint);
}

static bool read_claimed_number(og_claimed_number *number, const json_t *root, const char *field, bool may_be_never,
                                og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  if (value == NULL) return true;
  number->claimed = true;
  number->never = may_be_never && json_is_string(value) && strcmp(json_string_value(value), "never") == 0;
  return number->never || read_both(number, value, &here, complaint);
}

// The point on the surface of A or of B.
static bool read_surface(og_claimed_answer *answer, int body, const json_t *root, og_complaint *complaint) {
  const char *field = body == 0 ? "surface_a" : "surface_b";
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  if (value == NULL) return true;
  answer->has_surface[body] = true;
  if (!og_read_array(value, 3, "values", &here, complaint)) return false;
  for (size_t k = 0; k < 3; k++) {
    const og_place element = {&here, NULL, k};
    og_claimed_number *number = &answer->surface[body][k];
    number->claimed = true;
    number->never = number->has_exact = number->has_double = false;
    if (!read_both(number, json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_point(og_rational *point, const json_t *value, const og_place *place, og_complaint *complaint) {
  if (!og_read_array(value, 3, "numbers", place, complaint)) return false;
  for (size_t k = 0; k < 3; k++) {
    const og_place element = {place, NULL, k};
    if (!og_read_quotient(&point[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_points(og_claimed_witness *points, const json_t *root, const char *field, og_complaint *complaint) {
  const og_place here = {NULL, field, 0}, first = {&here, NULL, 0}, second = {&here, NULL, 1};
  const json_t *value = json_object_get(root, field);
  if (value == NULL) return true;
  points->claimed = true;
  return og_read_array(value, 2, "points", &here, complaint) &&
         read_point(points->at.a, json_array_get(value, 0), &first, complaint) &&
         read_point(points->at.b, json_array_get(value, 1), &second, complaint);
}

static bool read_direction(og_claimed_answer *answer, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "direction", 0};
  const json_t *value = json_object_get(root, "direction");
  if (value == NULL) return true;
  answer->has_direction = true;
  og_rational parts[3];
  for (int k = 0; k < 3; k++) og_rational_init(&parts[k]);
  const bool good = read_point(parts, value, &here, complaint);
  if (good) {
    og_int den;
    og_int_init(&den);
    og_int_set_si(&den, 1);
    og_rational_common_denominator(&den, parts, 3, SIZE_MAX);
    og_rational_numerator_over(&answer->direction.x, &parts[0], &den);
    og_rational_numerator_over(&answer->direction.y, &parts[1], &den);
    og_rational_numerator_over(&answer->direction.z, &parts[2], &den);
    og_int_clear(&den);
  }
  for (int k = 0; k < 3; k++) og_rational_clear(&parts[k]);
  return good;
}

static bool read_root(og_claimed_answer *answer, const json_t *root, og_complaint *complaint) {
  const og_place at_certificate = {NULL, "certificate", 0}, at_hit = {NULL, "hit", 0};
  if (!og_read_object(root, answer_fields, NULL, complaint)) return false;
  if (!og_read_id(answer->id, root, complaint) || !read_question(answer, root, complaint)) return false;
  if (!read_relation(answer, root, complaint)) return false;
  if (!read_claimed_number(&answer->distance, root, "distance", false, complaint)) return false;
  if (!read_claimed_number(&answer->depth, root, "depth", false, complaint)) return false;
  if (!read_claimed_number(&answer->first, root, "first", false, complaint)) return false;
  if (!read_claimed_number(&answer->last, root, "last", true, complaint)) return false;
  const json_t *hit = json_object_get(root, "hit");
  answer->has_hit = hit != NULL;
  if (hit != NULL && !og_read_boolean(&answer->hit, hit, &at_hit, complaint)) return false;
  if (!read_points(&answer->points, root, "points", complaint)) return false;
  if (!read_points(&answer->first_points, root, "first_points", complaint)) return false;
  if (!read_points(&answer->last_points, root, "last_points", complaint)) return false;
  if (!read_direction(answer, root, complaint)) return false;
  if (!read_surface(answer, 0, root, complaint) || !read_surface(answer, 1, root, complaint)) return false;
  const json_t *certificate = json_object_get(root, "certificate");
  if (certificate == NULL && answer->undecided) return true;
  certificate = og_need_field(root, "certificate", NULL, complaint);
  return certificate != NULL && og_read_certificate(&answer->certificate, certificate, &at_certificate, complaint);
}

og_input_status og_read_answer(const char *line, size_t length, og_claimed_answer *answer, og_complaint *complaint) {
  claim_nothing(answer);
  og_certificate_reset(&answer->certificate);
  if (og_read_plain_answer(line, length, answer)) return OG_INPUT_OK;
  claim_nothing(answer);
  og_certificate_reset(&answer->certificate);
  json_t *root = og_read_json(line, length, complaint);
  if (root == NULL) return complaint->status;
  const bool good = og_take_reason(root, complaint) && read_root(answer, root, complaint);
  json_decref(root);
  return good ? OG_INPUT_OK : complaint->status;
}
