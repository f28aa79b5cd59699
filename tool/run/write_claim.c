#include "tool/run/write_claim.h"

#include <string.h>

const char *og_outcome_status(og_outcome outcome) {
  switch (outcome) {
  case OG_OUTCOME_ANSWERED: return "ok";
  case OG_OUTCOME_ITERATION_LIMIT: return "gave up";
  case OG_OUTCOME_DEGENERATE: return "refused";
  case OG_OUTCOME_OUT_OF_RANGE: return "out of range";
  case OG_OUTCOME_FULL: return "full";
  case OG_OUTCOME_BAD_INPUT: return "bad input";
  case OG_OUTCOME_COUNT: break;
  }
  return "unknown";
}

static void add_scalar(og_text *text, og_scalar x) {
  og_text_add(text, "\"");
  og_text_add_double(text, (double)x);
  og_text_add(text, "\"");
}

void og_add_claim_scalar(og_text *text, const char *field, og_scalar x) {
  og_text_format(text, ",\"%s\":", field);
  add_scalar(text, x);
}

static void add_vector(og_text *text, og_vec3 v) {
  og_text_add(text, "[");
  add_scalar(text, v.x);
  og_text_add(text, ",");
  add_scalar(text, v.y);
  og_text_add(text, ",");
  add_scalar(text, v.z);
  og_text_add(text, "]");
}

void og_add_claim_vector(og_text *text, const char *field, og_vec3 v) {
  og_text_format(text, ",\"%s\":", field);
  add_vector(text, v);
}

void og_add_claim_numbers(og_text *text, const og_scalar *x, int count) {
  og_text_add(text, "[");
  for (int k = 0; k < count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_scalar(text, x[k]);
  }
  og_text_add(text, "]");
}

void og_add_claim_scalars(og_text *text, const char *field, const og_scalar *x, int count) {
  og_text_format(text, ",\"%s\":", field);
  og_add_claim_numbers(text, x, count);
}

void og_add_claim_triangles(og_text *text, const char *field, int (*triangle)[3], int count) {
  og_text_format(text, ",\"%s\":[", field);
  for (int k = 0; k < count; k++) {
    const int *corner = triangle[k];
    og_text_format(text, k == 0 ? "[%d,%d,%d]" : ",[%d,%d,%d]", corner[0], corner[1], corner[2]);
  }
  og_text_add(text, "]");
}

void og_add_claim_list(og_text *text, const og_vec3 *v, int count) {
  og_text_add(text, "[");
  for (int k = 0; k < count; k++) {
    if (k > 0) og_text_add(text, ",");
    add_vector(text, v[k]);
  }
  og_text_add(text, "]");
}

void og_add_claim_vectors(og_text *text, const char *field, const og_vec3 *v, int count) {
  og_text_format(text, ",\"%s\":", field);
  og_add_claim_list(text, v, count);
}

static void add_simplex(og_text *text, const og_claim *claim) {
  og_text_add(text, ",\"simplex\":[");
  for (int k = 0; k < claim->simplex_count; k++)
    og_text_format(text, "%s[%d,%d]", k == 0 ? "" : ",", claim->simplex[k][0], claim->simplex[k][1]);
  og_text_add(text, "]");
}

void og_add_claim_answer(og_text *text, const og_claim *claim) {
  if (claim->verdict != OG_VERDICT_NONE)
    og_text_format(text, ",\"colliding\":%s", claim->verdict == OG_VERDICT_MEET ? "true" : "false");
  if (claim->has_distance) og_add_claim_scalar(text, "distance", claim->distance);
  if (claim->has_depth) og_add_claim_scalar(text, "depth", claim->depth);
  if (claim->has_points) og_add_claim_vectors(text, "points", (const og_vec3[]){claim->a, claim->b}, 2);
  if (claim->has_normal) og_add_claim_vector(text, "normal", claim->normal);
}

void og_begin_claim(og_text *text, const char *id, const char *algorithm) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_format(text, ",\"engine\":\"origo %s " ORIGO_VERSION " " OG_SCALAR_NAME "\"", algorithm);
}

void og_end_claim(og_text *text, og_outcome outcome) {
  og_text_format(text, ",\"status\":\"%s\"}\n", og_outcome_status(outcome));
}

void og_add_reason(og_text *text, const char *reason) {
  static const char end[] = "\"status\":\"refused\"}\n";
  const size_t length = sizeof end - 1;
  if (text->length < length || memcmp(text->at + text->length - length, end, length) != 0) return;
  text->length -= 2;
  og_text_add(text, ",\"note\":");
  og_text_add_json_string(text, reason);
  og_text_add(text, "}\n");
}

void og_write_claim(og_text *text, const char *id, const char *algorithm, const og_claim *claim) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) og_add_claim_answer(text, claim);
  og_text_format(text, ",\"iterations\":%d", claim->iterations);
  if (claim->simplex_count > 0) add_simplex(text, claim);
  og_end_claim(text, claim->outcome);
}
