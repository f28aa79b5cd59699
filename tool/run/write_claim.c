#include "tool/run/write_claim.h"

const char *og_outcome_status(og_outcome outcome) {
  switch (outcome) {
  case OG_OUTCOME_ANSWERED: return "ok";
  case OG_OUTCOME_ITERATION_LIMIT: return "gave up";
  case OG_OUTCOME_DEGENERATE: return "refused";
  case OG_OUTCOME_OUT_OF_RANGE: return "out of range";
  }
  return "unknown";
}

static void add_scalar(og_text *text, og_scalar x) {
  og_text_add(text, "\"");
  og_text_add_double(text, (double)x);
  og_text_add(text, "\"");
}

static void add_length(og_text *text, const char *field, og_scalar x) {
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

static void add_points(og_text *text, og_vec3 a, og_vec3 b) {
  og_text_add(text, ",\"points\":[");
  add_vector(text, a);
  og_text_add(text, ",");
  add_vector(text, b);
  og_text_add(text, "]");
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
  if (claim->has_distance) add_length(text, "distance", claim->distance);
  if (claim->has_depth) add_length(text, "depth", claim->depth);
  if (claim->has_points) add_points(text, claim->a, claim->b);
  if (claim->has_normal) {
    og_text_add(text, ",\"normal\":");
    add_vector(text, claim->normal);
  }
}

void og_write_claim(og_text *text, const char *id, const char *algorithm, const og_claim *claim) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_format(text, ",\"engine\":\"origo %s " ORIGO_VERSION " " OG_SCALAR_NAME "\"", algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) og_add_claim_answer(text, claim);
  og_text_format(text, ",\"iterations\":%d", claim->iterations);
  if (claim->simplex_count > 0) add_simplex(text, claim);
  og_text_format(text, ",\"status\":\"%s\"}\n", og_outcome_status(claim->outcome));
}
