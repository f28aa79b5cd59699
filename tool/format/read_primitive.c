#include "tool/format/read_primitive.h"

#include <string.h>

#include "tool/format/fields.h"
#include "tool/format/read_id.h"
#include "tool/format/read_answer.h"

static const char *const answer_fields[] = {"id",        "question",    "maximum",    "determinant", "distance",
                                            "point",     "coordinates", "first",      "last",        "meeting",
                                            "direction", "points",      "parameters", "certificate", NULL};

void og_primitive_claim_init(og_primitive_claim *claim) {
  memset(claim, 0, sizeof *claim);
  claim->question = OG_QUESTION_COUNT;
  og_primitive_certificate_init(&claim->certificate);
}

void og_primitive_claim_clear(og_primitive_claim *claim) {
  json_decref(claim->root);
  og_primitive_certificate_clear(&claim->certificate);
}

// ---- the pieces of certificates ----

static bool read_weights(og_spot *spot, const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "weights", 0};
  const json_t *value = json_object_get(object, "weights");
  if (value == NULL) return true;
  if (!og_read_array(value, spot->count, "weights, one for every point", &here, complaint)) return false;
  og_int_set_si(&spot->total, 0);
  for (size_t k = 0; k < spot->count; k++) {
    const og_place element = {&here, NULL, k};
    if (!og_read_integer(&spot->weight[k], json_array_get(value, k), &element, complaint)) return false;
    og_int_add(&spot->total, &spot->total, &spot->weight[k]);
  }
  return true;
}

// `object` holds the spot of `body` in the field; without weights it is a direction.
static bool read_spot(og_spot *spot, const json_t *object, const char *field, const og_exact_body *body,
                      const og_place *in, og_complaint *complaint) {
  static const char *const known[] = {"weights", "along", "over", NULL};
  const og_place here = {in, field, 0}, at_along = {&here, "along", 0}, at_over = {&here, "over", 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  if (value == NULL || !og_read_object(value, known, &here, complaint)) return false;
  og_spot_reset(spot, body);
  if (!read_weights(spot, value, &here, complaint)) return false;
  const json_t *over = json_object_get(value, "over"), *along = json_object_get(value, "along");
  if (over != NULL && !og_read_integer(&spot->total, over, &at_over, complaint)) return false;
  if (along == NULL) return true;
  if (!og_read_array(along, body->direction_count, "multiples, one for every direction", &at_along, complaint))
    return false;
  for (size_t k = 0; k < body->direction_count; k++) {
    const og_place element = {&at_along, NULL, k};
    if (!og_read_integer(&spot->along[k], json_array_get(along, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_corner(og_corner *corner, const json_t *value, const og_primitive *p, const og_place *here,
                        og_complaint *complaint) {
  static const char *const known[] = {"a", "b", NULL};
  return og_read_object(value, known, here, complaint) && read_spot(&corner->a, value, "a", &p->a, here, complaint) &&
         read_spot(&corner->b, value, "b", &p->b, here, complaint);
}

static bool read_bound(og_bound *bound, const json_t *value, bool weighted, const og_place *here,
                       og_complaint *complaint) {
  static const char *const known[] = {"of", "normal", "offset", "weight", NULL};
  const og_place at_of = {here, "of", 0}, at_normal = {here, "normal", 0}, at_offset = {here, "offset", 0},
                 at_weight = {here, "weight", 0};
  if (!og_read_object(value, known, here, complaint)) return false;
  const json_t *of = og_need_field(value, "of", here, complaint);
  const char *name = of == NULL ? NULL : og_read_string(of, "a body, \"a\" or \"b\"", &at_of, complaint);
  if (name == NULL) return false;
  bound->of_b = strcmp(name, "b") == 0;
  if (!bound->of_b && strcmp(name, "a") != 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_of, "neither 'a' nor 'b'");
  const json_t *normal = og_need_field(value, "normal", here, complaint),
               *offset = normal == NULL ? NULL : og_need_field(value, "offset", here, complaint);
  if (offset == NULL || !og_read_ivec(&bound->normal, normal, &at_normal, complaint)) return false;
  if (!og_read_integer(&bound->offset, offset, &at_offset, complaint)) return false;
  og_int_set_si(&bound->weight, 0);
  if (!weighted) return true;
  const json_t *weight = og_need_field(value, "weight", here, complaint);
  return weight != NULL && og_read_integer(&bound->weight, weight, &at_weight, complaint);
}

static bool read_bounds(og_bounds *bounds, const json_t *object, const char *field, bool weighted, const og_place *in,
                        og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "bounds", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_bound(og_bounds_add(bounds), json_array_get(value, k), weighted, &element, complaint)) return false;
  }
  return true;
}

// ---- the kinds ----

static bool read_vertices(og_primitive_certificate *c, const json_t *object, const og_place *in,
                          og_complaint *complaint) {
  const og_place here = {in, "vertices", 0};
  const json_t *value = og_need_field(object, "vertices", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "indices of points", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!og_read_index(og_certificate_add_vertex(c), json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_meet(og_primitive_certificate *c, const json_t *object, const og_primitive *p, const og_place *in,
                      og_complaint *complaint) {
  const og_place here = {in, "corners", 0}, at_way = {in, "way", 0}, at_both = {in, "both_ways", 0};
  const json_t *value = og_need_field(object, "corners", in, complaint), *way = json_object_get(object, "way"),
               *both_ways = json_object_get(object, "both_ways");
  if (value == NULL || !og_read_array(value, SIZE_MAX, "corners", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_corner(og_certificate_add_corner(c), json_array_get(value, k), p, &element, complaint)) return false;
  }
  c->endless = way != NULL;
  if (way != NULL && !read_corner(&c->way, way, p, &at_way, complaint)) return false;
  if (both_ways != NULL && !og_read_boolean(&c->both_ways, both_ways, &at_both, complaint)) return false;
  return read_bounds(&c->flat, object, "flat", true, in, complaint) &&
         read_bounds(&c->wall, object, "walls", false, in, complaint);
}

static bool read_end(bool *is_root, const json_t *object, const char *field, const og_place *in,
                     og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  const char *name = value == NULL ? NULL : og_read_string(value, "\"root\" or \"end\"", &here, complaint);
  if (name == NULL) return false;
  *is_root = strcmp(name, "root") == 0;
  return *is_root || strcmp(name, "end") == 0 ||
         og_complain(complaint, OG_INPUT_BAD, &here, "neither 'root' nor 'end'");
}

static bool read_direction(og_ivec *direction, const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "direction", 0};
  const json_t *value = og_need_field(object, "direction", in, complaint);
  return value != NULL && og_read_ivec(direction, value, &here, complaint);
}

static const char *const *fields_of(og_primitive_kind kind, bool has_b) {
  static const char *const extreme[] = {"kind", "vertices", NULL}, *const apart[] = {"kind", "direction", NULL},
                           *const feet[] = {"kind", "a", "b", NULL}, *const foot[] = {"kind", "a", NULL},
                           *const determinant[] = {"kind", NULL}, *const chord[] = {"kind", "first", "last", NULL},
                           *const meet[] = {"kind", "corners", "way", "both_ways", "flat", "walls", NULL};
  switch (kind) {
  case OG_PRIMITIVE_EXTREME: return extreme;
  case OG_PRIMITIVE_FEET: return has_b ? feet : foot;
  case OG_PRIMITIVE_APART: return apart;
  case OG_PRIMITIVE_MEET: return meet;
  case OG_PRIMITIVE_CHORD: return chord;
  case OG_PRIMITIVE_DETERMINANT: return determinant;
  case OG_PRIMITIVE_NONE:
  case OG_PRIMITIVE_KIND_COUNT: break;
  }
  return NULL;
}

static bool read_kind(og_primitive_kind *kind, const json_t *value, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "kind", 0};
  const char *name = og_read_kind_name(value, in, complaint);
  if (name == NULL) return false;
  for (*kind = OG_PRIMITIVE_EXTREME; *kind < OG_PRIMITIVE_KIND_COUNT; (*kind)++)
    if (strcmp(og_primitive_kind_name(*kind), name) == 0) return true;
  char quoted[OG_QUOTE_SIZE];
  return og_complain(complaint, OG_INPUT_BAD, &here,
                     "unknown kind %s; expected extreme, feet, apart, meet, chord or determinant",
                     og_quote(quoted, name));
}

// The spot that is not written: the origin.
static void set_origin(og_spot *spot, const og_primitive *p) {
  og_spot_reset(spot, &p->b);
  og_int_set_si(&spot->weight[0], 1);
}

static bool read_certificate(og_primitive_certificate *c, const json_t *value, const og_primitive *p,
                             og_complaint *complaint) {
  const og_place here = {NULL, "certificate", 0};
  const bool has_b = p->question != OG_SIMPLEX;
  if (!read_kind(&c->kind, value, &here, complaint)) return false;
  if (!og_read_object(value, fields_of(c->kind, has_b), &here, complaint)) return false;
  switch (c->kind) {
  case OG_PRIMITIVE_EXTREME: return read_vertices(c, value, &here, complaint);
  case OG_PRIMITIVE_FEET:
    if (!has_b) set_origin(&c->feet.b, p);
    return read_spot(&c->feet.a, value, "a", &p->a, &here, complaint) &&
           (!has_b || read_spot(&c->feet.b, value, "b", &p->b, &here, complaint));
  case OG_PRIMITIVE_APART: return read_direction(&c->direction, value, &here, complaint);
  case OG_PRIMITIVE_MEET: return read_meet(c, value, p, &here, complaint);
  case OG_PRIMITIVE_CHORD:
    return read_end(&c->first_is_root, value, "first", &here, complaint) &&
           read_end(&c->last_is_root, value, "last", &here, complaint);
  case OG_PRIMITIVE_DETERMINANT: return true;
  case OG_PRIMITIVE_NONE:
  case OG_PRIMITIVE_KIND_COUNT: break;
  }
  return false;
}

static bool read_root(og_primitive_claim *claim, const og_primitive *p, og_complaint *complaint) {
  const og_place at_question = {NULL, "question", 0};
  if (!og_read_object(claim->root, answer_fields, NULL, complaint)) return false;
  if (!og_read_id(claim->id, claim->root, complaint)) return false;
  const json_t *question = json_object_get(claim->root, "question");
  const char *name = question == NULL ? NULL : og_read_string(question, "a question", &at_question, complaint);
  if (question != NULL && name == NULL) return false;
  claim->question = name == NULL ? OG_QUESTION_COUNT : og_question_by_id(name);
  if (name != NULL && claim->question == OG_QUESTION_COUNT)
    return og_complain(complaint, OG_INPUT_BAD, &at_question, "unknown question");
  const json_t *certificate = og_need_field(claim->root, "certificate", NULL, complaint);
  return certificate != NULL && read_certificate(&claim->certificate, certificate, p, complaint);
}

og_input_status og_read_primitive_claim(const char *line, size_t length, const og_primitive *primitive,
                                        og_primitive_claim *claim, og_complaint *complaint) {
  json_decref(claim->root);
  claim->id[0] = '\0';
  og_primitive_certificate_reset(&claim->certificate);
  claim->root = og_read_json(line, length, complaint);
  if (claim->root == NULL) return complaint->status;
  return read_root(claim, primitive, complaint) ? OG_INPUT_OK : complaint->status;
}
