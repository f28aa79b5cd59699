#include "tool/run/write_primitive_claim.h"

#include "tool/run/write_claim.h"

static void add_closest(og_text *text, const og_closest_claim *c) {
  const og_vec3 points[2] = {c->a, c->b};
  if (c->has_distance) og_add_claim_scalar(text, "distance", c->distance);
  if (c->has_offset) og_add_claim_vector(text, "offset", c->offset);
  if (c->has_points) og_add_claim_vectors(text, "points", points, 2);
  if (c->weight_a_count > 0) og_add_claim_scalars(text, "weights_a", c->weight_a, c->weight_a_count);
  if (c->weight_b_count > 0) og_add_claim_scalars(text, "weights_b", c->weight_b, c->weight_b_count);
}

void og_write_closest_claim(og_text *text, const char *id, const char *algorithm, const og_closest_claim *claim) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) add_closest(text, claim);
  og_end_claim(text, claim->outcome);
}

void og_write_hit_claim(og_text *text, const char *id, const char *algorithm, const og_hit_claim *claim) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    og_text_format(text, ",\"hit\":%s", claim->meets ? "true" : "false");
    if (claim->count > 0) og_add_claim_vectors(text, "common", claim->point, claim->count);
    if (claim->count > 0) og_add_claim_scalars(text, "parameters", claim->parameter, claim->count);
  }
  og_end_claim(text, claim->outcome);
}

void og_write_orientation_claim(og_text *text, const char *id, const char *algorithm,
                                const og_orientation_claim *claim) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    og_text_format(text, ",\"sign\":%d", claim->sign);
    if (claim->has_determinant) og_add_claim_scalar(text, "determinant", claim->determinant);
    if (claim->has_determinant) og_add_claim_scalar(text, "error", claim->error);
  }
  og_end_claim(text, claim->outcome);
}

void og_write_simplex_claim(og_text *text, const char *id, const char *algorithm, og_outcome outcome,
                            const og_simplex *simplex, og_vec3 nearest) {
  og_begin_claim(text, id, algorithm);
  if (outcome == OG_OUTCOME_ANSWERED) {
    og_add_claim_vector(text, "point", nearest);
    og_text_add(text, ",\"vertices\":[");
    for (int k = 0; k < simplex->count; k++)
      og_text_format(text, "%s%d", k == 0 ? "" : ",", simplex->vertex[k].a.vertex);
    og_text_add(text, "]");
    og_add_claim_scalars(text, "weights_a", simplex->weight, simplex->count);
  }
  og_end_claim(text, outcome);
}

void og_write_support_claim(og_text *text, const char *id, const char *algorithm, const og_support_claim *claim) {
  const og_scalar interval[2] = {claim->low, claim->high};
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    if (claim->has_point) og_add_claim_vector(text, "point", claim->support.point);
    if (claim->has_point && claim->support.vertex >= 0)
      og_text_format(text, ",\"vertices\":[%d]", claim->support.vertex);
    if (claim->has_interval) og_add_claim_scalars(text, "interval", interval, 2);
  }
  og_end_claim(text, claim->outcome);
}
