#include "tool/format/write_volume.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_hull.h"

static void add_rationals(og_text *text, const char *field, const og_rational *number, size_t count) {
  og_text_format(text, ",\"%s\":[", field);
  for (size_t k = 0; k < count; k++) {
    if (k > 0) og_text_add(text, ",");
    og_add_rational_string(text, &number[k]);
  }
  og_text_add(text, "]");
}

static void add_points(og_text *text, const char *field, const og_volume_certificate *certificate, bool others) {
  og_text_format(text, "%s[", field);
  for (size_t k = 0; k < certificate->count; k++) {
    const og_volume_mark *mark = &certificate->mark[k];
    og_text_format(text, "%s%u", k == 0 ? "" : ",", (unsigned)(others ? mark->other : mark->point));
  }
  og_text_add(text, "]");
}

static void add_weights(og_text *text, const og_volume_certificate *certificate) {
  og_text_add(text, ",\"weights\":[");
  for (size_t k = 0; k < certificate->count; k++) {
    if (k > 0) og_text_add(text, ",");
    og_add_integer_string(text, &certificate->mark[k].weight);
  }
  og_text_add(text, "]");
}

// As many numbers of each axis as there are axes.
static void add_axes(og_text *text, const og_volume_certificate *certificate) {
  og_text_add(text, ",\"axes\":[");
  for (size_t k = 0; k < certificate->axis_count; k++) {
    const og_ivec *axis = &certificate->axis[k];
    const og_int *const parts[3] = {&axis->x, &axis->y, &axis->z};
    og_text_add(text, k == 0 ? "[" : ",[");
    for (size_t i = 0; i < certificate->axis_count; i++) {
      if (i > 0) og_text_add(text, ",");
      og_add_integer_string(text, parts[i]);
    }
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

void og_add_volume_fields(og_text *text, const og_volume_problem *problem, const og_volume_certificate *certificate,
                          const og_volume_finding *finding) {
  const bool every_turn = problem->turn.kind == OG_TURNING_EVERY;
  if (every_turn || problem->kind == OG_VOLUME_SPHERE) {
    add_rationals(text, "centre", finding->centre, problem->axes);
    og_add_value(text, "radius", &finding->radius);
    if (!every_turn) add_points(text, ",\"support\":", certificate, false);
    return;
  }
  if (problem->kind == OG_VOLUME_OBB) add_axes(text, certificate);
  add_rationals(text, "lo", finding->lo, finding->count);
  add_rationals(text, "hi", finding->hi, finding->count);
  if (problem->kind != OG_VOLUME_OBB) return;
  og_text_add(text, ",\"at_least\":");
  og_add_rational_string(text, &finding->at_least);
  og_text_add(text, ",\"at_most\":");
  og_add_rational_string(text, &finding->at_most);
}

void og_write_volume(og_text *text, const char *id, const og_volume_problem *problem,
                     const og_volume_certificate *certificate, const og_volume_finding *finding) {
  og_add_head(text, id, OG_BOUND);
  og_add_volume_fields(text, problem, certificate, finding);
  og_text_format(text, ",\"certificate\":{\"kind\":\"%s\"", og_volume_proof_name(certificate->proof));
  if (certificate->proof == OG_PROOF_FARTHEST) {
    og_text_format(text, ",\"farthest\":%u", (unsigned)certificate->mark[0].point);
  } else if (problem->kind == OG_VOLUME_SPHERE) {
    add_points(text, ",\"support\":", certificate, false);
    add_weights(text, certificate);
  } else if (problem->kind == OG_VOLUME_OBB) {
    add_axes(text, certificate);
    og_text_add(text, ",");
    og_add_hull_certificate(text, &certificate->hull);
  } else {
    add_points(text, ",\"least\":", certificate, false);
    add_points(text, ",\"greatest\":", certificate, true);
  }
  og_text_add(text, "}}\n");
}
