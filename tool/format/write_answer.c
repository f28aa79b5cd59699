#include "tool/format/write_answer.h"

#include <stdlib.h>

#include "spec/pair/surface_points.h"
#include "spec/pair/witness.h"
#include "tool/format/answer_text.h"

// ---- the pieces ----

static void add_points(og_text *text, const char *field, const og_problem *problem, const og_combination *c) {
  og_witness witness;
  og_witness_init(&witness);
  if (c != NULL && og_witness_points(&witness, problem, c)) {
    og_text_format(text, ",\"%s\":[", field);
    og_add_point(text, witness.a);
    og_text_add(text, ",");
    og_add_point(text, witness.b);
    og_text_add(text, "]");
  }
  og_witness_clear(&witness);
}

static void add_direction(og_text *text, const og_problem *problem, const og_certificate *certificate) {
  og_ivec direction;
  og_ivec_init(&direction);
  if (og_witness_direction(&direction, problem, certificate)) og_add_ivec(text, "direction", &direction);
  og_ivec_clear(&direction);
}

// ,"field":[{"exact":...,"double":...},...]
static void add_surface_point(og_text *text, const char *field, const og_surd point[3]) {
  og_text_format(text, ",\"%s\":[", field);
  for (int k = 0; k < 3; k++) {
    char *exact = og_surd_to_text(&point[k]);
    og_text_format(text, "%s{\"exact\":\"%s\",\"double\":\"", k == 0 ? "" : ",", exact);
    free(exact);
    og_text_add_double(text, og_surd_to_double(&point[k]));
    og_text_add(text, "\"}");
  }
  og_text_add(text, "]");
}

static void add_surface_points(og_text *text, const og_problem *problem, const og_certificate *certificate) {
  og_surface_points points;
  og_surface_points_init(&points);
  if (og_surface_points_set(&points, problem, certificate)) {
    add_surface_point(text, "surface_a", points.a);
    add_surface_point(text, "surface_b", points.b);
  }
  og_surface_points_clear(&points);
}

// ---- the certificate ----

static void add_pairs(og_text *text, const og_combination *c) {
  og_text_add(text, "\"pairs\":[");
  for (size_t k = 0; k < c->count; k++)
    og_text_format(text, "%s[%u,%u]", k == 0 ? "" : ",", (unsigned)c->pair[k].i, (unsigned)c->pair[k].j);
  og_text_add(text, "]");
}

static void add_triangles(og_text *text, const og_certificate *certificate) {
  og_text_add(text, ",\"triangles\":[");
  for (size_t k = 0; k < certificate->triangle_count; k++) {
    const uint32_t *corner = certificate->triangle[k].corner;
    og_text_format(text, "%s[%u,%u,%u]", k == 0 ? "" : ",", (unsigned)corner[0], (unsigned)corner[1],
                   (unsigned)corner[2]);
  }
  og_text_format(text, "],\"face\":%u", (unsigned)certificate->face);
}

static void add_end(og_text *text, const char *field, const og_sweep_end *end) {
  og_text_format(text, ",\"%s\":{", field);
  add_pairs(text, &end->witness);
  og_add_integers(text, "weights", end->witness.weight, end->witness.count);
  const bool rational = og_int_sign(&end->radicand) == 0;
  if (!rational) og_add_integers(text, "root_weights", end->witness.root_weight, end->witness.count);
  if (!rational) og_text_add(text, ",\"radicand\":");
  if (!rational) og_add_integer_string(text, &end->radicand);
  const og_int *const time[3] = {&end->time_p, &end->time_q, &end->time_m};
  for (int k = 0; k < 3; k++) {
    og_text_add(text, k == 0 ? ",\"time\":[" : ",");
    og_add_integer_string(text, time[k]);
  }
  og_text_add(text, "]");
  if (!og_ivec_is_zero(&end->direction)) og_add_ivec(text, "direction", &end->direction);
  og_text_add(text, "}");
}

void og_add_named_certificate(og_text *text, const char *field, const og_certificate *certificate) {
  const og_combination *c = &certificate->witness;
  og_text_format(text, ",\"%s\":{\"kind\":\"%s\"", field, og_certificate_kind_name(certificate->kind));
  switch (certificate->kind) {
  case OG_CERT_SEPARATED:
  case OG_CERT_MISS: og_add_ivec(text, "direction", &certificate->direction); break;
  case OG_CERT_TOUCHING:
  case OG_CERT_PENETRATING:
  case OG_CERT_NEAREST:
  case OG_CERT_SURFACE:
    og_text_add(text, ",");
    add_pairs(text, c);
    og_add_integers(text, "weights", c->weight, c->count);
    if (certificate->kind == OG_CERT_TOUCHING) og_add_ivec(text, "direction", &certificate->direction);
    if (certificate->kind == OG_CERT_SURFACE) add_triangles(text, certificate);
    break;
  case OG_CERT_SWEEP:
    add_end(text, "first", &certificate->first);
    if (certificate->never_parts) og_text_add(text, ",\"last\":\"never\"");
    else add_end(text, "last", &certificate->last);
    break;
  case OG_CERT_NONE:
  case OG_CERT_KIND_COUNT: break;
  }
  og_text_add(text, "}");
}

void og_add_certificate(og_text *text, const og_certificate *certificate) {
  og_add_named_certificate(text, "certificate", certificate);
}

// ---- the lines ----

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

static void write_line(og_text *text, const char *id, og_question question, bool surfaces, const og_problem *problem,
                       const og_certificate *certificate, const og_finding *finding) {
  og_add_head(text, id, question);
  if (question == OG_SWEEP) {
    add_sweep(text, problem, certificate, finding);
  } else {
    og_text_format(text, ",\"relation\":\"%s\"", og_relation_name(finding->relation));
    if (question == OG_DISTANCE) og_add_value(text, "distance", &finding->distance);
    if (question == OG_DEPTH && finding->has_depth) og_add_value(text, "depth", &finding->depth);
    add_points(text, "points", problem, og_witness_combination(certificate));
    if (surfaces) add_surface_points(text, problem, certificate);
    add_direction(text, problem, certificate);
  }
  og_add_certificate(text, certificate);
  og_text_add(text, "}\n");
}

void og_write_answer(og_text *text, const char *id, og_question question, const og_problem *problem,
                     const og_certificate *certificate, const og_finding *finding) {
  write_line(text, id, question, false, problem, certificate, finding);
}

void og_write_answer_with_surfaces(og_text *text, const char *id, og_question question, const og_problem *problem,
                                   const og_certificate *certificate, const og_finding *finding) {
  write_line(text, id, question, question == OG_DISTANCE || question == OG_DEPTH, problem, certificate, finding);
}

void og_write_undecided(og_text *text, const char *id, og_question question, const char *reason) {
  og_add_head(text, id, question);
  og_text_add(text, ",\"relation\":\"undecided\",\"reason\":");
  og_text_add_json_string(text, reason);
  og_text_add(text, "}\n");
}
