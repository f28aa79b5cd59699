#include "tool/format/read_certificate.h"

#include <string.h>

#include "tool/format/fields.h"

static const char *const end_fields[] = {"pairs", "weights", "root_weights", "radicand", "time", "direction", NULL};

// The fields of each kind.
static const char *const *fields_of(og_certificate_kind kind) {
  static const char *const direction[] = {"kind", "direction", NULL};
  static const char *const touching[] = {"kind", "pairs", "weights", "direction", NULL};
  static const char *const combination[] = {"kind", "pairs", "weights", NULL};
  static const char *const surface[] = {"kind", "pairs", "weights", "triangles", "face", NULL};
  static const char *const sweep[] = {"kind", "first", "last", NULL};
  switch (kind) {
  case OG_CERT_SEPARATED:
  case OG_CERT_MISS: return direction;
  case OG_CERT_TOUCHING: return touching;
  case OG_CERT_PENETRATING:
  case OG_CERT_NEAREST: return combination;
  case OG_CERT_SURFACE: return surface;
  case OG_CERT_SWEEP: return sweep;
  case OG_CERT_NONE:
  case OG_CERT_KIND_COUNT: break;
  }
  return NULL;
}

static bool read_kind(og_certificate_kind *kind, const json_t *value, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "kind", 0};
  const char *name = og_read_kind_name(value, in, complaint);
  if (name == NULL) return false;
  for (*kind = OG_CERT_SEPARATED; *kind < OG_CERT_KIND_COUNT; (*kind)++)
    if (strcmp(og_certificate_kind_name(*kind), name) == 0) return true;
  char quoted[OG_QUOTE_SIZE];
  return og_complain(complaint, OG_INPUT_BAD, &here,
                     "unknown kind %s; expected separated, touching, penetrating, nearest, surface, sweep or miss",
                     og_quote(quoted, name));
}

static bool read_pairs(og_combination *c, const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place here = {in, "pairs", 0};
  const json_t *value = og_need_field(object, "pairs", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "pairs", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    const json_t *pair = json_array_get(value, k);
    if (!og_read_array(pair, 2, "indices", &element, complaint)) return false;
    const og_place first = {&element, NULL, 0}, second = {&element, NULL, 1};
    og_pair read;
    if (!og_read_index(&read.i, json_array_get(pair, 0), &first, complaint)) return false;
    if (!og_read_index(&read.j, json_array_get(pair, 1), &second, complaint)) return false;
    og_combination_add(c, read);
  }
  return true;
}

static bool read_weights(og_int *weights, size_t count, const json_t *object, const char *field, const og_place *in,
                         og_complaint *complaint) {
  const og_place here = {in, field, 0};
  const json_t *value = og_need_field(object, field, in, complaint);
  if (value == NULL || !og_read_array(value, count, "weights, one for every pair", &here, complaint)) return false;
  for (size_t k = 0; k < count; k++) {
    const og_place element = {&here, NULL, k};
    if (!og_read_integer(&weights[k], json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_combination(og_combination *c, const json_t *object, const og_place *in, og_complaint *complaint) {
  return read_pairs(c, object, in, complaint) && read_weights(c->weight, c->count, object, "weights", in, complaint);
}

static bool read_direction(og_ivec *direction, const json_t *object, bool needed, const og_place *in,
                           og_complaint *complaint) {
  const og_place here = {in, "direction", 0};
  const json_t *value = json_object_get(object, "direction");
  if (value == NULL && !needed) return true;
  value = og_need_field(object, "direction", in, complaint);
  return value != NULL && og_read_ivec(direction, value, &here, complaint);
}

static bool read_triangles(og_certificate *certificate, const json_t *object, const og_place *in,
                           og_complaint *complaint) {
  const og_place here = {in, "triangles", 0}, at_face = {in, "face", 0};
  const json_t *value = og_need_field(object, "triangles", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "triangles", &here, complaint)) return false;
  const size_t count = json_array_size(value);
  if (count > UINT32_MAX / 3)
    return og_complain(complaint, OG_INPUT_LIMIT, &here, "%zu triangles are more than can be numbered", count);
  if (count > 0) og_certificate_resize_triangles(certificate, count);
  for (size_t k = 0; k < count; k++) {
    const og_place element = {&here, NULL, k};
    const json_t *corners = json_array_get(value, k);
    if (!og_read_array(corners, 3, "indices of pairs", &element, complaint)) return false;
    for (size_t corner = 0; corner < 3; corner++) {
      const og_place last = {&element, NULL, corner};
      uint32_t *index = &certificate->triangle[k].corner[corner];
      if (!og_read_index(index, json_array_get(corners, corner), &last, complaint)) return false;
    }
  }
  og_certificate_match_edges(certificate);
  const json_t *face = og_need_field(object, "face", in, complaint);
  return face != NULL && og_read_index(&certificate->face, face, &at_face, complaint);
}

static bool read_end(og_sweep_end *end, const json_t *value, const og_place *here, og_complaint *complaint) {
  if (!og_read_object(value, end_fields, here, complaint)) return false;
  if (!read_combination(&end->witness, value, here, complaint)) return false;
  const og_place at_radicand = {here, "radicand", 0}, at_time = {here, "time", 0};
  const json_t *radicand = json_object_get(value, "radicand");
  if (radicand != NULL && !og_read_integer(&end->radicand, radicand, &at_radicand, complaint)) return false;
  if (json_object_get(value, "root_weights") != NULL &&
      !read_weights(end->witness.root_weight, end->witness.count, value, "root_weights", here, complaint))
    return false;
  const json_t *time = og_need_field(value, "time", here, complaint);
  if (time == NULL || !og_read_array(time, 3, "integers", &at_time, complaint)) return false;
  og_int *const parts[3] = {&end->time_p, &end->time_q, &end->time_m};
  for (size_t k = 0; k < 3; k++) {
    const og_place element = {&at_time, NULL, k};
    if (!og_read_integer(parts[k], json_array_get(time, k), &element, complaint)) return false;
  }
  return read_direction(&end->direction, value, false, here, complaint);
}

static bool read_sweep(og_certificate *certificate, const json_t *object, const og_place *in, og_complaint *complaint) {
  const og_place at_first = {in, "first", 0}, at_last = {in, "last", 0};
  const json_t *first = og_need_field(object, "first", in, complaint);
  if (first == NULL || !read_end(&certificate->first, first, &at_first, complaint)) return false;
  const json_t *last = og_need_field(object, "last", in, complaint);
  if (last == NULL) return false;
  certificate->never_parts = json_is_string(last) && strcmp(json_string_value(last), "never") == 0;
  return certificate->never_parts || read_end(&certificate->last, last, &at_last, complaint);
}

bool og_read_certificate(og_certificate *certificate, const json_t *value, const og_place *place,
                         og_complaint *complaint) {
  og_certificate_reset(certificate);
  og_certificate_kind kind = OG_CERT_NONE;
  if (!read_kind(&kind, value, place, complaint)) return false;
  if (!og_read_object(value, fields_of(kind), place, complaint)) return false;
  certificate->kind = kind;
  switch (kind) {
  case OG_CERT_SEPARATED:
  case OG_CERT_MISS: return read_direction(&certificate->direction, value, true, place, complaint);
  case OG_CERT_TOUCHING:
    return read_combination(&certificate->witness, value, place, complaint) &&
           read_direction(&certificate->direction, value, true, place, complaint);
  case OG_CERT_PENETRATING:
  case OG_CERT_NEAREST: return read_combination(&certificate->witness, value, place, complaint);
  case OG_CERT_SURFACE:
    return read_combination(&certificate->witness, value, place, complaint) &&
           read_triangles(certificate, value, place, complaint);
  case OG_CERT_SWEEP: return read_sweep(certificate, value, place, complaint);
  case OG_CERT_NONE:
  case OG_CERT_KIND_COUNT: break;
  }
  return false;
}
