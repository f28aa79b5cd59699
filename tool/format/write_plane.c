#include "tool/format/write_plane.h"

#include "spec/pair/witness.h"
#include "tool/format/answer_text.h"
#include "tool/format/write_answer.h"
#include "tool/format/write_contact.h"

// ---- the pieces ----

static void add_flat_point(og_text *text, const og_rational point[3]) {
  og_text_add(text, "[");
  og_add_rational_string(text, &point[0]);
  og_text_add(text, ",");
  og_add_rational_string(text, &point[1]);
  og_text_add(text, "]");
}

// ,"field":[x,y], the shortest along it
static void add_flat_vector(og_text *text, const char *field, const og_ivec *v) {
  og_int divisor, part;
  og_int_init(&divisor);
  og_int_init(&part);
  mpz_gcd(divisor.z, v->x.z, v->y.z);
  const bool is_zero = og_int_sign(&divisor) == 0;
  if (is_zero) og_int_set_si(&divisor, 1);
  og_text_format(text, ",\"%s\":[", field);
  mpz_divexact(part.z, v->x.z, divisor.z);
  og_add_integer_string(text, &part);
  og_text_add(text, ",");
  mpz_divexact(part.z, v->y.z, divisor.z);
  og_add_integer_string(text, &part);
  og_text_add(text, "]");
  og_int_clear(&part);
  og_int_clear(&divisor);
}

static void add_points(og_text *text, const char *field, const og_problem *problem, const og_combination *c) {
  og_witness witness;
  og_witness_init(&witness);
  if (c != NULL && og_witness_points(&witness, problem, c)) {
    og_text_format(text, ",\"%s\":[", field);
    add_flat_point(text, witness.a);
    og_text_add(text, ",");
    add_flat_point(text, witness.b);
    og_text_add(text, "]");
  }
  og_witness_clear(&witness);
}

static void add_direction(og_text *text, const og_problem *problem, const og_certificate *certificate) {
  og_ivec direction;
  og_ivec_init(&direction);
  if (og_witness_direction(&direction, problem, certificate)) add_flat_vector(text, "direction", &direction);
  og_ivec_clear(&direction);
}

// ---- relation, distance, depth and sweep ----

static void add_sweep(og_text *text, const og_problem *problem, const og_certificate *certificate,
                      const og_finding *finding) {
  og_text_format(text, ",\"hit\":%s", finding->hit ? "true" : "false");
  if (!finding->hit) {
    add_direction(text, problem, certificate);
    return;
  }
  og_add_value(text, "first", &finding->first);
  if (finding->never_parts) og_text_add(text, ",\"last\":\"never\"");
  else og_add_value(text, "last", &finding->last);
  add_points(text, "first_points", problem, &certificate->first.witness);
  if (!finding->never_parts) add_points(text, "last_points", problem, &certificate->last.witness);
}

void og_add_plane_fields(og_text *text, og_question question, bool all, const og_problem *problem,
                         const og_certificate *certificate, const og_finding *finding) {
  if (question == OG_SWEEP || question == OG_HIT) {
    add_sweep(text, problem, certificate, finding);
    return;
  }
  og_text_format(text, ",\"relation\":\"%s\"", og_relation_name(finding->relation));
  if ((all || question == OG_DISTANCE) && finding->has_distance) og_add_value(text, "distance", &finding->distance);
  if ((all || question == OG_DEPTH) && finding->has_depth) og_add_value(text, "depth", &finding->depth);
  add_points(text, "points", problem, og_witness_combination(certificate));
  add_direction(text, problem, certificate);
}

void og_write_plane(og_text *text, const char *id, og_question question, const og_problem *problem,
                    const og_certificate *certificate, const og_finding *finding) {
  og_add_head(text, id, question);
  og_add_plane_fields(text, question, false, problem, certificate, finding);
  og_add_certificate(text, certificate);
  og_text_add(text, "}\n");
}

// ---- what they share ----

static int compare(const og_rational *a, const og_rational *b) {
  og_int left, right;
  og_int_init(&left);
  og_int_init(&right);
  og_int_mul(&left, &a->num, &b->den);
  og_int_mul(&right, &b->num, &a->den);
  const int sign = og_int_compare(&left, &right);
  og_int_clear(&right);
  og_int_clear(&left);
  return sign;
}

// The upper corners: one, or the two ends of a segment, the lesser first.
static size_t find_upper(size_t upper[2], const og_contact_finding *finding) {
  size_t count = 0;
  for (size_t k = 0; k < finding->count && count < 2; k++)
    if (og_rational_sign(&finding->point[k].at[2]) > 0) upper[count++] = k;
  if (count < 2) return count;
  const og_rational *p = finding->point[upper[0]].at, *q = finding->point[upper[1]].at;
  const int by_x = compare(&p[0], &q[0]), by = by_x != 0 ? by_x : compare(&p[1], &q[1]);
  const size_t first = upper[by > 0 ? 1 : 0], second = upper[by > 0 ? 0 : 1];
  upper[0] = first;
  upper[1] = second;
  return 2;
}

static void add_contact(og_text *text, bool is_of_cores, bool is_moved, const og_contact_finding *finding) {
  size_t upper[2];
  const size_t count = find_upper(upper, finding);
  og_text_format(text, ",\"contact\":{\"kind\":\"%s\"%s,\"points\":[", count == 1 ? "point" : "segment",
                 is_of_cores ? ",\"of\":\"cores\"" : "");
  for (size_t k = 0; k < count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_flat_point(text, finding->point[upper[k]].at);
  }
  if (is_moved) og_text_add(text, "],\"on_a\":[");
  for (size_t k = 0; is_moved && k < count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_flat_point(text, finding->point[upper[k]].on_a);
  }
  og_text_add(text, "]},\"line\":{\"offset\":");
  og_add_rational_string(text, &finding->offset);
  add_flat_vector(text, "normal", &finding->normal);
  og_text_add(text, "}");
}

static void add_translation(og_text *text, const char *depth, const og_contact_finding *finding) {
  og_add_value(text, depth, &finding->depth);
  og_text_format(text, ",\"%s\":", finding->rounded ? "core_translation" : "translation");
  add_flat_point(text, finding->translation);
}

void og_add_plane_contact_fields(og_text *text, bool is_along, const og_contact_finding *finding) {
  const bool is_moved = is_along || finding->relation == OG_PENETRATING;
  if (!is_along) og_text_format(text, ",\"relation\":\"%s\"", og_relation_name(finding->relation));
  if (!is_along && finding->count == 0) return;
  if (is_moved) add_translation(text, is_along ? "overlap" : "depth", finding);
  if (is_along && finding->relation != OG_TOUCHING) {
    og_text_add(text, ",\"contact\":{\"kind\":\"none\"}");
    return;
  }
  if (!is_along && is_moved && finding->directions > 0)
    og_text_format(text, ",\"directions\":%zu", finding->directions);
  add_contact(text, is_moved && finding->rounded, is_moved, finding);
}

void og_write_plane_contact(og_text *text, const char *id, bool is_along, const og_contact_certificate *certificate,
                            const og_contact_finding *finding) {
  og_add_head(text, id, OG_CONTACT);
  og_add_plane_contact_fields(text, is_along, finding);
  if (certificate->touches) og_add_contact_certificate(text, "certificate", certificate);
  else og_add_certificate(text, &certificate->relation);
  og_text_add(text, "}\n");
}
