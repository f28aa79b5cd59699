#include "tool/judge/read_claim.h"

#include <string.h>

#include "tool/format/fields.h"

static const char *const claim_fields[] = {"id",         "engine",  "status",      "colliding", "relation",
                                           "distance",   "depth",   "points",      "normal",    "time",
                                           "iterations", "simplex", "nanoseconds", NULL};
static const char *const content_fields[] = {"colliding", "relation", "distance", "depth",
                                             "points",    "normal",   "time",     NULL};

void og_claim_line_init(og_claim_line *claim) {
  claim->id[0] = claim->engine[0] = '\0';
  og_statement_init(&claim->statement);
}

void og_claim_line_clear(og_claim_line *claim) { og_statement_clear(&claim->statement); }

static bool is_not_finite(const json_t *value) {
  static const char *const spellings[] = {"nan", "inf", "infinity"};
  const char *text = json_string_value(value);
  if (text == NULL) return false;
  if (*text == '-' || *text == '+') text++;
  for (size_t k = 0; k < sizeof spellings / sizeof *spellings; k++) {
    size_t at = 0;
    while (text[at] != '\0' && (text[at] | 0x20) == spellings[k][at]) at++;
    if (text[at] == '\0' && spellings[k][at] == '\0') return true;
  }
  return false;
}

static bool read_number(og_statement *statement, og_rational *r, const json_t *value, const og_place *place,
                        og_complaint *complaint) {
  if (!is_not_finite(value)) return og_read_number(r, value, place, complaint);
  statement->finite = false;
  return true;
}

// A field that is missing states nothing.
static bool read_length(og_statement *statement, bool *has, og_rational *r, const json_t *root, const char *field,
                        og_complaint *complaint) {
  const og_place here = {NULL, field, 0};
  const json_t *value = json_object_get(root, field);
  *has = value != NULL;
  return value == NULL || read_number(statement, r, value, &here, complaint);
}

static bool read_vector(og_statement *statement, og_rational r[3], const json_t *value, const og_place *place,
                        og_complaint *complaint) {
  if (!og_read_array(value, 3, "numbers", place, complaint)) return false;
  for (size_t k = 0; k < 3; k++) {
    const og_place element = {place, NULL, k};
    if (!read_number(statement, &r[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_points(og_statement *statement, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "points", 0};
  const json_t *value = json_object_get(root, "points");
  statement->has_points = value != NULL;
  if (value == NULL) return true;
  if (!og_read_array(value, 2, "points", &here, complaint)) return false;
  for (size_t k = 0; k < 2; k++) {
    const og_place element = {&here, NULL, k};
    if (!read_vector(statement, statement->point[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_normal(og_statement *statement, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "normal", 0};
  const json_t *value = json_object_get(root, "normal");
  statement->has_normal = value != NULL;
  return value == NULL || read_vector(statement, statement->normal, value, &here, complaint);
}

static bool read_engine(og_claim_line *claim, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "engine", 0};
  const json_t *value = og_need_field(root, "engine", NULL, complaint);
  const char *engine = value == NULL ? NULL : og_read_string(value, "an engine", &here, complaint);
  if (engine == NULL) return false;
  const size_t length = strlen(engine);
  if (length == 0 || length > OG_MAX_ENGINE)
    return og_complain(complaint, OG_INPUT_BAD, &here, "%zu bytes; expected 1 to %d", length, OG_MAX_ENGINE);
  memcpy(claim->engine, engine, length + 1);
  return true;
}

static bool read_status(og_statement *statement, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "status", 0};
  const json_t *value = json_object_get(root, "status");
  if (value == NULL) return true;
  const char *text = og_read_string(value, "a status", &here, complaint);
  if (text == NULL) return false;
  for (int k = 0; k <= OG_STATED_TIMED_OUT; k++)
    if (strcmp(text, og_stated_text((og_stated)k)) == 0) {
      statement->stated = (og_stated)k;
      return true;
    }
  char quoted[OG_QUOTE_SIZE];
  return og_complain(complaint, OG_INPUT_BAD, &here,
                     "unknown status %s; expected ok, gave up, refused, out of range, crashed or timed out",
                     og_quote(quoted, text));
}

static bool refuse_content(const og_statement *statement, const json_t *root, og_complaint *complaint) {
  for (size_t k = 0; statement->stated != OG_STATED_ANSWER && content_fields[k] != NULL; k++)
    if (json_object_get(root, content_fields[k]) != NULL)
      return og_complain(complaint, OG_INPUT_BAD, NULL, "the field '%s' does not belong to the status '%s'",
                         content_fields[k], og_stated_text(statement->stated));
  return true;
}

static bool read_verdict(og_statement *statement, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "colliding", 0};
  const json_t *value = json_object_get(root, "colliding");
  bool meet = false;
  if (value == NULL) return true;
  if (!og_read_boolean(&meet, value, &here, complaint)) return false;
  statement->verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART;
  return true;
}

static bool read_relation(og_statement *statement, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "relation", 0};
  const json_t *value = json_object_get(root, "relation");
  if (value == NULL) return true;
  const char *name = og_read_string(value, "a relation", &here, complaint);
  if (name == NULL) return false;
  for (og_relation r = OG_SEPARATED; r <= OG_PENETRATING; r++)
    if (strcmp(og_relation_name(r), name) == 0) statement->relation = r;
  char quoted[OG_QUOTE_SIZE];
  return statement->relation != OG_RELATION_NONE ||
         og_complain(complaint, OG_INPUT_BAD, &here, "unknown relation %s; expected separated, touching or penetrating",
                     og_quote(quoted, name));
}

static bool read_nanoseconds(og_claim_line *claim, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "nanoseconds", 0};
  const json_t *value = json_object_get(root, "nanoseconds");
  if (value == NULL) return true;
  og_rational number;
  og_rational_init(&number);
  const bool good = og_read_number(&number, value, &here, complaint);
  if (good) claim->nanoseconds = mpz_get_d(number.num.z) / mpz_get_d(number.den.z);
  og_rational_clear(&number);
  return good;
}

// What is not kept must be well-formed all the same.
static bool check_rest(const json_t *root, og_complaint *complaint) {
  const og_place at_iterations = {NULL, "iterations", 0}, at_simplex = {NULL, "simplex", 0};
  const json_t *iterations = json_object_get(root, "iterations"), *simplex = json_object_get(root, "simplex");
  uint32_t count;
  return (iterations == NULL || og_read_index(&count, iterations, &at_iterations, complaint)) &&
         (simplex == NULL || og_read_array(simplex, SIZE_MAX, "pairs of vertices", &at_simplex, complaint));
}

static bool read_root(og_claim_line *claim, const json_t *root, og_complaint *complaint) {
  og_statement *statement = &claim->statement;
  if (!og_read_object(root, claim_fields, NULL, complaint)) return false;
  if (!og_read_id(claim->id, root, complaint) || !read_engine(claim, root, complaint)) return false;
  if (!read_status(statement, root, complaint) || !refuse_content(statement, root, complaint)) return false;
  if (!read_verdict(statement, root, complaint) || !read_relation(statement, root, complaint)) return false;
  return read_length(statement, &statement->has_distance, &statement->distance, root, "distance", complaint) &&
         read_length(statement, &statement->has_depth, &statement->depth, root, "depth", complaint) &&
         read_length(statement, &statement->has_time, &statement->time, root, "time", complaint) &&
         read_points(statement, root, complaint) && read_normal(statement, root, complaint) &&
         read_nanoseconds(claim, root, complaint) && check_rest(root, complaint);
}

og_input_status og_read_claim(const char *line, size_t length, og_claim_line *claim, og_complaint *complaint) {
  claim->id[0] = claim->engine[0] = '\0';
  claim->nanoseconds = -1;
  og_statement_reset(&claim->statement);
  json_t *root = og_read_json(line, length, complaint);
  if (root == NULL) return complaint->status;
  const bool good = read_root(claim, root, complaint);
  json_decref(root);
  return good ? OG_INPUT_OK : complaint->status;
}
