#include "tool/format/read_rigid.h"

#include <string.h>

#include "tool/format/compare_fields.h"
#include "tool/format/fields.h"
#include "tool/format/write_rigid.h"

static const char *const answer_fields[] = {"id",        "question", "relation",    "hit", "apart",
                                            "enclosure", "first",    "certificate", NULL};

void og_rigid_claim_init(og_rigid_claim *claim) {
  og_answer_line_init(&claim->line);
  og_rigid_certificate_init(&claim->certificate);
}

void og_rigid_claim_clear(og_rigid_claim *claim) {
  og_answer_line_clear(&claim->line);
  og_rigid_certificate_clear(&claim->certificate);
}

// ---- pieces ----

// "world", "a", "b", or "a" and "b".
static bool read_frame(og_rigid_piece *piece, const json_t *object, const og_place *in, og_complaint *complaint) {
  static const char *const names[] = {"world", "a", "b"};
  const json_t *value[3];
  for (int k = 0; k < 3; k++) value[k] = json_object_get(object, names[k]);
  if (value[0] != NULL ? value[1] != NULL || value[2] != NULL : value[1] == NULL && value[2] == NULL)
    return og_complain(complaint, OG_INPUT_BAD, in, "expected a direction: 'world', or 'a', 'b' or both of these");
  piece->frame = value[0] != NULL ? OG_FRAME_WORLD
                 : value[2] == NULL ? OG_FRAME_A
                 : value[1] == NULL ? OG_FRAME_B
                                    : OG_FRAME_BOTH;
  og_ivec *vector = &piece->direction;
  for (int k = 0; k < 3; k++) {
    const og_place here = {in, names[k], 0};
    if (value[k] == NULL) continue;
    if (!og_read_ivec(vector, value[k], &here, complaint)) return false;
    vector = &piece->other;
  }
  return true;
}

static bool read_piece(og_rigid_piece *piece, const json_t *value, const og_place *in, og_complaint *complaint) {
  static const char *const known[] = {"until", "world", "a", "b", NULL};
  const og_place here = {in, "until", 0};
  if (!og_read_object(value, known, in, complaint)) return false;
  const json_t *until = og_need_field(value, "until", in, complaint);
  return until != NULL && og_read_quotient(&piece->until, until, &here, complaint) &&
         read_frame(piece, value, in, complaint);
}

static bool read_pieces(og_rigid_certificate *certificate, const json_t *object, const og_place *in,
                        og_complaint *complaint) {
  const og_place here = {in, "pieces", 0};
  const json_t *value = og_need_field(object, "pieces", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "pieces", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_piece(og_rigid_certificate_add(certificate), json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

static bool read_span(og_rigid_certificate *certificate, const json_t *value, const og_place *in,
                      og_complaint *complaint) {
  static const char *const known[] = {"until", "round", "pieces", NULL};
  const og_place here = {in, "until", 0}, at_round = {in, "round", 0};
  if (!og_read_object(value, known, in, complaint)) return false;
  const json_t *until = og_need_field(value, "until", in, complaint);
  const size_t before = certificate->count;
  og_rigid_span *span = og_rigid_certificate_add_span(certificate);
  if (until == NULL || !og_read_quotient(&span->until, until, &here, complaint) ||
      !read_pieces(certificate, value, in, complaint))
    return false;
  span->pieces = certificate->count - before;
  const json_t *round = json_object_get(value, "round");
  if (round != NULL && !json_is_boolean(round))
    return og_complain(complaint, OG_INPUT_BAD, &at_round, "expected true or false");
  span->is_round = json_is_true(round);
  return true;
}

// The bits and the spans of a motion in which a body spins.
static bool read_spans(og_rigid_certificate *certificate, const json_t *object, const og_place *in,
                       og_complaint *complaint) {
  const og_place at_bits = {in, "bits", 0}, here = {in, "spans", 0};
  uint32_t bits;
  const json_t *value = og_need_field(object, "bits", in, complaint);
  if (value == NULL || !og_read_index(&bits, value, &at_bits, complaint)) return false;
  if (bits == 0)
    return og_complain(complaint, OG_INPUT_BAD, &at_bits, "expected the bits that quaternions are worked out to");
  certificate->bits = bits;
  value = og_need_field(object, "spans", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "spans", &here, complaint)) return false;
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    if (!read_span(certificate, json_array_get(value, k), &element, complaint)) return false;
  }
  return true;
}

// ---- the contact ----

static bool read_pair(og_combination *contact, const json_t *pair, const json_t *weight, const og_place *at_pair,
                      const og_place *at_weight, og_complaint *complaint) {
  const og_place first = {at_pair, NULL, 0}, second = {at_pair, NULL, 1};
  og_pair read;
  if (!og_read_array(pair, 2, "numbers of points", at_pair, complaint) ||
      !og_read_index(&read.i, json_array_get(pair, 0), &first, complaint) ||
      !og_read_index(&read.j, json_array_get(pair, 1), &second, complaint))
    return false;
  const size_t k = og_combination_add(contact, read);
  return og_read_integer(&contact->weight[k], weight, at_weight, complaint);
}

static bool read_combination(og_combination *contact, const json_t *object, const og_place *in,
                             og_complaint *complaint) {
  const og_place at_pairs = {in, "pairs", 0}, at_weights = {in, "weights", 0};
  const json_t *pairs = og_need_field(object, "pairs", in, complaint);
  const json_t *weights = pairs == NULL ? NULL : og_need_field(object, "weights", in, complaint);
  if (weights == NULL || !og_read_array(pairs, SIZE_MAX, "pairs", &at_pairs, complaint) ||
      !og_read_array(weights, json_array_size(pairs), "weights, one for each pair", &at_weights, complaint))
    return false;
  for (size_t k = 0; k < json_array_size(pairs); k++) {
    const og_place at_pair = {&at_pairs, NULL, k}, at_weight = {&at_weights, NULL, k};
    if (!read_pair(contact, json_array_get(pairs, k), json_array_get(weights, k), &at_pair, &at_weight,
                   complaint))
      return false;
  }
  return true;
}

static bool read_corners(og_rigid_certificate *certificate, const json_t *object, const og_place *in,
                         og_complaint *complaint) {
  static const char *const known[] = {"pairs", "weights", NULL};
  const og_place here = {in, "corners", 0};
  const json_t *value = og_need_field(object, "corners", in, complaint);
  if (value == NULL || !og_read_array(value, SIZE_MAX, "corners", &here, complaint)) return false;
  if (json_array_size(value) > OG_RIGID_CORNERS)
    return og_complain(complaint, OG_INPUT_BAD, &here, "expected one or four");
  for (size_t k = 0; k < json_array_size(value); k++) {
    const og_place element = {&here, NULL, k};
    og_combination_reset(&certificate->corner[k]);
    if (!og_read_object(json_array_get(value, k), known, &element, complaint) ||
        !read_combination(&certificate->corner[k], json_array_get(value, k), &element, complaint))
      return false;
  }
  certificate->corners = json_array_size(value);
  return true;
}

static bool read_meeting(og_rigid_certificate *certificate, const json_t *object, const og_place *in,
                         og_complaint *complaint) {
  const og_place at_time = {in, "time", 0};
  const json_t *time = og_need_field(object, "time", in, complaint);
  if (time == NULL || !og_read_quotient(&certificate->hi, time, &at_time, complaint)) return false;
  return certificate->bits == 0 ? read_combination(&certificate->contact, object, in, complaint)
                                : read_corners(certificate, object, in, complaint);
}

static bool read_apart(og_rigid_certificate *certificate, const json_t *object, const og_place *in,
                       og_complaint *complaint) {
  const og_place here = {in, "apart", 0};
  const json_t *apart = json_object_get(object, "apart");
  return apart == NULL || og_read_quotient(&certificate->apart, apart, &here, complaint);
}

static bool read_certificate(og_rigid_certificate *certificate, const json_t *value, og_complaint *complaint) {
  static const char *const of_pieces[2][5] = {{"kind", "pieces", "apart", NULL},
                                              {"kind", "bits", "spans", "apart", NULL}};
  static const char *const of_contact[2][6] = {{"kind", "pieces", "time", "pairs", "weights", NULL},
                                               {"kind", "bits", "spans", "time", "corners", NULL}};
  const og_place here = {NULL, "certificate", 0}, at_kind = {&here, "kind", 0};
  const char *kind = og_read_kind_name(value, &here, complaint);
  char quoted[OG_QUOTE_SIZE];
  if (kind == NULL) return false;
  og_rigid_kind k = OG_RIGID_CLEAR;
  while (k < OG_RIGID_KIND_COUNT && strcmp(kind, og_rigid_kind_name(k)) != 0) k++;
  if (k == OG_RIGID_KIND_COUNT)
    return og_complain(complaint, OG_INPUT_BAD, &at_kind, "unknown kind %s; expected first, never or clear",
                       og_quote(quoted, kind));
  certificate->kind = k;
  const bool has_spans = json_object_get(value, "spans") != NULL;
  const char *const *known = k == OG_RIGID_FIRST ? of_contact[has_spans] : of_pieces[has_spans];
  if (!og_read_object(value, known, &here, complaint) || !read_apart(certificate, value, &here, complaint))
    return false;
  const bool good = has_spans ? read_spans(certificate, value, &here, complaint)
                              : read_pieces(certificate, value, &here, complaint);
  if (!good) return false;
  return k != OG_RIGID_FIRST || read_meeting(certificate, value, &here, complaint);
}

// ---- the line ----

og_input_status og_read_rigid_claim(const char *line, size_t length, og_rigid_claim *claim, og_complaint *complaint) {
  const json_t *certificate = NULL;
  og_rigid_certificate_reset(&claim->certificate);
  const og_input_status status =
      og_read_answer_line(line, length, answer_fields, &claim->line, &certificate, complaint);
  if (status != OG_INPUT_OK || certificate == NULL) return status;
  return read_certificate(&claim->certificate, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

size_t og_compare_rigid_claim(og_text *mismatches, const og_rigid_claim *claim, const og_rigid_finding *finding) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{\"id\":0");
  og_add_rigid_fields(&text, finding);
  og_text_add(&text, "}");
  const size_t count = og_compare_fields(mismatches, claim->line.root, text.at, text.length);
  og_text_clear(&text);
  return count;
}
