#include "tool/judge/read_claim.h"

#include <math.h>
#include <string.h>

#include "tool/format/fields.h"
#include "tool/format/scan.h"

static const char *const claim_fields[] = {
    "id",          "engine",     "status",       "colliding", "relation", "distance",   "depth",   "separation",
    "points",      "points_are", "normal",       "time",      "margin",   "iterations", "simplex", "note",
    "nanoseconds", "pairs",      "pairs_packed", "steps",     "last",     "contacts",   "facets",  "centre",
    "radius",      "outer_radius", "lo",         "hi",        "outer_lo", "outer_hi",   "triangles", "polygon",
    "hulls",       "parts",      "corners",      "axes",      "hit",      "common",     "parameters", NULL};
static const char *const content_fields[] = {
    "colliding", "relation",     "distance", "depth",        "separation", "points",   "points_are", "normal",
    "time",      "last",         "pairs",    "pairs_packed", "steps",      "contacts", "facets",     "centre",
    "radius",    "outer_radius", "lo",       "hi",           "outer_lo",   "outer_hi", "triangles",  "polygon",
    "hulls",     "parts",        "corners",  "axes",         "hit",        "common",   "parameters", NULL};
// What points may be.
static const char witnesses[] = "witnesses", contact[] = "contact";

void og_claim_line_init(og_claim_line *claim) {
  claim->id[0] = claim->engine[0] = claim->note[0] = '\0';
  claim->margin = 0;
  og_statement_init(&claim->statement);
  og_claimed_pairs_init(&claim->pairs);
  og_claimed_facets_init(&claim->facets);
  og_claimed_facets_init(&claim->triangles);
  og_claimed_points_init(&claim->polygon);
  og_claimed_hulls_init(&claim->hulls);
  og_claimed_volume_init(&claim->volume);
}

void og_claim_line_clear(og_claim_line *claim) {
  og_statement_clear(&claim->statement);
  og_claimed_pairs_clear(&claim->pairs);
  og_claimed_facets_clear(&claim->facets);
  og_claimed_facets_clear(&claim->triangles);
  og_claimed_points_clear(&claim->polygon);
  og_claimed_hulls_clear(&claim->hulls);
  og_claimed_volume_clear(&claim->volume);
}

static bool read_number(og_statement *statement, og_rational *r, const json_t *value, const og_place *place,
                        og_complaint *complaint) {
  if (!og_is_claimed_not_finite(value)) return og_read_number(r, value, place, complaint);
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

// All of a claim have as many numbers.
static bool read_vector(og_statement *statement, og_rational r[3], const json_t *value, const og_place *place,
                        og_complaint *complaint) {
  if (statement->numbers == 0) statement->numbers = json_array_size(value) == 2 ? 2 : 3;
  const size_t count = (size_t)statement->numbers;
  if (!og_read_array(value, count, "numbers", place, complaint)) return false;
  og_rational_set_si(&r[2], 0);
  for (size_t k = 0; k < count; k++) {
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

// No two contacts of a claim have the same id.
static bool read_name(og_statement *statement, og_stated_contact *one, const json_t *value, const og_place *place,
                      og_complaint *complaint) {
  const og_place here = {place, "id", 0};
  const json_t *id = json_object_get(value, "id");
  uint32_t name;
  if (id == NULL) return true;
  if (!og_read_index(&name, id, &here, complaint)) return false;
  for (size_t k = 0; k < statement->contact_count; k++)
    if (statement->contacts[k].name == (int64_t)name)
      return og_complain(complaint, OG_INPUT_BAD, &here, "%u was there before; expected another id for each contact",
                         (unsigned)name);
  one->name = name;
  return true;
}

static bool read_contact(og_statement *statement, const json_t *value, const og_place *place, og_complaint *complaint) {
  static const char *const fields[] = {"points", "position", "depth", "id", NULL};
  const og_place at_points = {place, "points", 0}, at_depth = {place, "depth", 0}, at = {place, "position", 0};
  if (!og_read_object(value, fields, place, complaint)) return false;
  const json_t *position = json_object_get(value, "position"), *depth = og_need_field(value, "depth", place, complaint);
  const json_t *points =
      position != NULL ? json_object_get(value, "points") : og_need_field(value, "points", place, complaint);
  if (depth == NULL || (position == NULL && points == NULL)) return false;
  og_stated_contact *one = og_statement_add_contact(statement);
  one->is_position = position != NULL;
  if (!read_name(statement, one, value, place, complaint)) return false;
  if (one->is_position && points != NULL)
    return og_complain(complaint, OG_INPUT_BAD, &at, "it stands for two points, and goes with none");
  if (one->is_position && !statement->has_normal)
    return og_complain(complaint, OG_INPUT_BAD, &at,
                       "the bodies are on either side of it along the normal, and there is none");
  if (one->is_position && !read_vector(statement, one->point[0], position, &at, complaint)) return false;
  if (points != NULL && !og_read_array(points, 2, "points", &at_points, complaint)) return false;
  for (size_t k = 0; k < 2 && points != NULL; k++) {
    const og_place element = {&at_points, NULL, k};
    if (!read_vector(statement, one->point[k], json_array_get(points, k), &element, complaint)) return false;
  }
  return read_number(statement, &one->depth, depth, &at_depth, complaint);
}

static bool read_contacts(og_statement *statement, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "contacts", 0};
  const json_t *value = json_object_get(root, "contacts");
  statement->has_contacts = value != NULL;
  if (value == NULL) return true;
  if (!og_read_array(value, SIZE_MAX, "contacts", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_contact(statement, json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

// Without the field they are what their place says: nearest, deepest or common points.
static bool read_points_are(og_statement *statement, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "points_are", 0};
  const json_t *value = json_object_get(root, "points_are");
  if (value == NULL) return true;
  const char *text = og_read_string(value, "a kind of points", &here, complaint);
  if (text == NULL) return false;
  char quoted[OG_QUOTE_SIZE];
  statement->contact = strcmp(text, contact) == 0;
  if (!statement->contact && strcmp(text, witnesses) != 0)
    return og_complain(complaint, OG_INPUT_BAD, &here, "unknown kind of points %s; expected %s or %s",
                       og_quote(quoted, text), witnesses, contact);
  return statement->has_points || og_complain(complaint, OG_INPUT_BAD, &here, "there are no points");
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

// What algorithms write of a path: whether it hits, where it first does, and when.
static bool read_path(og_statement *statement, const json_t *root, og_complaint *complaint) {
  const og_place at_hit = {NULL, "hit", 0}, at_times = {NULL, "parameters", 0}, at_common = {NULL, "common", 0};
  const og_place first_time = {&at_times, NULL, 0}, first_point = {&at_common, NULL, 0};
  const json_t *hit = json_object_get(root, "hit"), *times = json_object_get(root, "parameters"),
               *common = json_object_get(root, "common");
  bool meet = false;
  if (hit != NULL && !og_read_boolean(&meet, hit, &at_hit, complaint)) return false;
  if (hit != NULL && statement->verdict != OG_VERDICT_NONE)
    return og_complain(complaint, OG_INPUT_BAD, &at_hit, "it says the same as 'colliding', and goes without");
  if (hit != NULL) statement->verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART;
  if (times != NULL && !og_read_array(times, SIZE_MAX, "parameters", &at_times, complaint)) return false;
  if (common != NULL && !og_read_array(common, SIZE_MAX, "points", &at_common, complaint)) return false;
  if (json_array_size(times) > 0 && !statement->has_time) {
    statement->has_time = true;
    if (!read_number(statement, &statement->time, json_array_get(times, 0), &first_time, complaint)) return false;
  }
  if (json_array_size(common) == 0 || statement->has_points) return true;
  statement->has_points = true;
  for (int k = 0; k < 2; k++)
    if (!read_vector(statement, statement->point[k], json_array_get(common, 0), &first_point, complaint)) return false;
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

static bool refuse_both(const og_statement *statement, og_complaint *complaint) {
  const og_place here = {NULL, "separation", 0};
  return !statement->has_separation || !(statement->has_distance || statement->has_depth) ||
         og_complain(complaint, OG_INPUT_BAD, &here, "it stands for a distance and a depth, and goes with neither");
}

static bool read_margin(og_claim_line *claim, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "margin", 0};
  const json_t *value = json_object_get(root, "margin");
  if (value == NULL) return true;
  og_rational number;
  og_rational_init(&number);
  const bool good = og_read_number(&number, value, &here, complaint);
  const bool negative = good && og_int_sign(&number.num) < 0;
  if (good) claim->margin = mpz_get_d(number.num.z) / mpz_get_d(number.den.z);
  og_rational_clear(&number);
  return good && (!negative || og_complain(complaint, OG_INPUT_BAD, &here, "expected a number that is not negative"));
}

static bool read_note(og_claim_line *claim, const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "note", 0};
  const json_t *value = json_object_get(root, "note");
  const char *note = value == NULL ? "" : og_read_string(value, "a note", &here, complaint);
  if (note == NULL) return false;
  const size_t length = strlen(note);
  if (length > OG_MAX_NOTE)
    return og_complain(complaint, OG_INPUT_BAD, &here, "%zu bytes; expected at most %d", length, OG_MAX_NOTE);
  memcpy(claim->note, note, length + 1);
  return true;
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

// The last time of contact is not judged, but has to be a number or "never".
static bool check_last(const json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "last", 0};
  const json_t *value = json_object_get(root, "last");
  const char *text = json_string_value(value);
  if (value == NULL || (text != NULL && (strcmp(text, "never") == 0 || og_is_claimed_not_finite(value)))) return true;
  og_rational number;
  og_rational_init(&number);
  const bool good = og_read_number(&number, value, &here, complaint);
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
         read_length(statement, &statement->has_separation, &statement->separation, root, "separation", complaint) &&
         refuse_both(statement, complaint) &&
         read_length(statement, &statement->has_time, &statement->time, root, "time", complaint) &&
         read_points(statement, root, complaint) && read_path(statement, root, complaint) &&
         read_points_are(statement, root, complaint) &&
         read_normal(statement, root, complaint) && read_contacts(statement, root, complaint) &&
         read_margin(claim, root, complaint) && read_note(claim, root, complaint) &&
         read_nanoseconds(claim, root, complaint) && og_read_claimed_pairs(&claim->pairs, root, complaint) &&
         og_read_claimed_facets(&claim->facets, root, "facets", 0, complaint) &&
         og_read_claimed_facets(&claim->triangles, root, "triangles", 3, complaint) &&
         og_read_claimed_points(&claim->polygon, root, "polygon", 2, complaint) &&
         og_read_claimed_hulls(&claim->hulls, root, complaint) &&
         og_read_claimed_volume(&claim->volume, root, complaint) && check_last(root, complaint) &&
         check_rest(root, complaint);
}

// ---- the ordinary form ----

enum {
  ID,
  ENGINE,
  STATUS,
  COLLIDING,
  RELATION,
  DISTANCE,
  DEPTH,
  SEPARATION,
  POINTS,
  POINTS_ARE,
  NORMAL,
  TIME,
  MARGIN,
  ITERATIONS,
  SIMPLEX,
  NOTE,
  NANOSECONDS
}; // as in claim_fields

static bool scan_text(og_scan *scan, char *text, size_t most) {
  og_span span;
  if (!og_scan_string(scan, &span) || span.length == 0 || span.length > most) return false;
  memcpy(text, span.at, span.length);
  text[span.length] = '\0';
  return true;
}

static bool scan_answered(og_scan *scan) {
  og_span status;
  return og_scan_string(scan, &status) && og_span_is(status, og_stated_text(OG_STATED_ANSWER));
}

static bool scan_verdict(og_scan *scan, og_verdict *verdict) {
  bool meet;
  if (!og_scan_boolean(scan, &meet)) return false;
  *verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART;
  return true;
}

static bool scan_relation(og_scan *scan, og_relation *relation) {
  og_span name;
  if (!og_scan_string(scan, &name)) return false;
  for (*relation = OG_SEPARATED; *relation <= OG_PENETRATING; (*relation)++)
    if (og_span_is(name, og_relation_name(*relation))) return true;
  return false;
}

static bool scan_numbers(og_scan *scan, bool *has, og_rational *r, size_t count) {
  double x[3];
  *has = true;
  if (count == 1 ? !og_scan_double(scan, x) : !og_scan_doubles(scan, x, count)) return false;
  for (size_t k = 0; k < count; k++) og_rational_from_double(&r[k], x[k]);
  return true;
}

static bool scan_points(og_scan *scan, og_statement *statement) {
  bool *has = &statement->has_points;
  statement->numbers = 3;
  return og_scan_mark(scan, '[') && scan_numbers(scan, has, statement->point[0], 3) && og_scan_mark(scan, ',') &&
         scan_numbers(scan, has, statement->point[1], 3) && og_scan_mark(scan, ']');
}

// With points before it: another order is for the other reader.
static bool scan_points_are(og_scan *scan, og_statement *statement) {
  og_span kind;
  if (!statement->has_points || !og_scan_string(scan, &kind)) return false;
  statement->contact = og_span_is(kind, contact);
  return statement->contact || og_span_is(kind, witnesses);
}

static bool scan_iterations(og_scan *scan) {
  uint32_t count;
  return og_scan_index(scan, &count);
}

// Far from where its numerator or denominator would not be a double.
static bool scan_nanoseconds(og_scan *scan, double *x) {
  return og_scan_double(scan, x) && (*x == 0 || (fabs(*x) > 0x1p-500 && fabs(*x) < 0x1p500));
}

static bool scan_field(og_scan *scan, og_claim_line *claim, int field) {
  og_statement *statement = &claim->statement;
  switch (field) {
  case ID: return scan_text(scan, claim->id, OG_MAX_ID);
  case ENGINE: return scan_text(scan, claim->engine, OG_MAX_ENGINE);
  case STATUS: return scan_answered(scan);
  case COLLIDING: return scan_verdict(scan, &statement->verdict);
  case RELATION: return scan_relation(scan, &statement->relation);
  case DISTANCE: return scan_numbers(scan, &statement->has_distance, &statement->distance, 1);
  case DEPTH: return scan_numbers(scan, &statement->has_depth, &statement->depth, 1);
  case SEPARATION: return scan_numbers(scan, &statement->has_separation, &statement->separation, 1);
  case POINTS: return scan_points(scan, statement);
  case POINTS_ARE: return scan_points_are(scan, statement);
  case NORMAL:
    statement->numbers = 3;
    return scan_numbers(scan, &statement->has_normal, statement->normal, 3);
  case TIME: return scan_numbers(scan, &statement->has_time, &statement->time, 1);
  case MARGIN: return og_scan_double(scan, &claim->margin) && claim->margin >= 0;
  case ITERATIONS: return scan_iterations(scan);
  case SIMPLEX: return og_scan_past_numbers(scan);
  case NOTE: return scan_text(scan, claim->note, OG_MAX_NOTE);
  case NANOSECONDS: return scan_nanoseconds(scan, &claim->nanoseconds);
  default: return false;
  }
}

// An answer in the ordinary form; false, with anything in the claim, for everything else.
static bool scan_claim(og_claim_line *claim, const char *line, size_t length) {
  const uint32_t needed = UINT32_C(1) << ID | UINT32_C(1) << ENGINE;
  og_scan scan = og_scan_line(line, length);
  uint64_t seen = 0;
  int field;
  if (!og_scan_mark(&scan, '{')) return false;
  while (og_scan_field(&scan, claim_fields, &seen, &field))
    if (!scan_field(&scan, claim, field)) return false;
  const og_statement *statement = &claim->statement;
  if (statement->has_separation && (statement->has_distance || statement->has_depth)) return false;
  return field == -1 && og_scan_end(&scan) && (seen & needed) == needed;
}

// ---- any form ----

static void empty(og_claim_line *claim) {
  claim->id[0] = claim->engine[0] = claim->note[0] = '\0';
  claim->margin = 0;
  claim->nanoseconds = -1;
  og_statement_reset(&claim->statement);
  og_claimed_pairs_reset(&claim->pairs);
  og_claimed_facets_reset(&claim->facets);
  og_claimed_facets_reset(&claim->triangles);
  og_claimed_points_reset(&claim->polygon);
  og_claimed_hulls_reset(&claim->hulls);
  og_claimed_volume_reset(&claim->volume);
}

og_input_status og_read_claim(const char *line, size_t length, og_claim_line *claim, og_complaint *complaint) {
  empty(claim);
  if (scan_claim(claim, line, length)) return OG_INPUT_OK;
  empty(claim);
  json_t *root = og_read_json(line, length, complaint);
  if (root == NULL) return complaint->status;
  const bool good = read_root(claim, root, complaint);
  json_decref(root);
  return good ? OG_INPUT_OK : complaint->status;
}
