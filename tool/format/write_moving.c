#include "tool/format/write_moving.h"

#include "spec/number/nearest.h"
#include "tool/format/answer_text.h"

static void add_coefficients(og_text *text, const og_poly *p) {
  for (int k = 0; k <= p->degree; k++) {
    og_text_add(text, k == 0 ? "[" : ",");
    og_add_integer_string(text, &p->c[k]);
  }
  og_text_add(text, "]");
}

// "polynomial":[...],"interval":[...]
static void add_root(og_text *text, const og_poly *root, const og_rational *lo, const og_rational *hi) {
  og_text_add(text, "\"polynomial\":");
  add_coefficients(text, root);
  og_text_add(text, ",\"interval\":[");
  og_add_rational_string(text, lo);
  og_text_add(text, ",");
  og_add_rational_string(text, hi);
  og_text_add(text, "]");
}

// The double of a root is said where both ends of its interval round to it.
void og_add_moving_first(og_text *text, const og_moving_finding *finding) {
  const og_rational *lo = finding->is_rational ? &finding->time : &finding->lo;
  const double nearest = og_nearest_double(lo);
  og_text_add(text, ",\"first\":{");
  if (finding->is_rational) {
    og_text_add(text, "\"exact\":");
    og_add_rational_string(text, lo);
  } else {
    add_root(text, &finding->root, lo, &finding->hi);
  }
  if (finding->is_rational || nearest == og_nearest_double(&finding->hi)) {
    og_text_add(text, ",\"double\":\"");
    og_text_add_double(text, nearest);
    og_text_add(text, "\"");
  }
  og_text_add(text, "}");
}

// The face of a hull of `count` points whose inner point the weights show.
static void add_feature(og_text *text, const bool *meets, int count) {
  int met = 0, last = 0, missing = 0;
  for (int k = 0; k < count; k++) {
    if (meets[k]) last = k;
    else missing = k;
    met += meets[k];
  }
  if (count == 1) og_text_add(text, "\"vertex\"");
  else if (count == 2 && met == 2) og_text_add(text, "\"edge\"");
  else if (count == 2) og_text_format(text, "\"end %d\"", last);
  else if (met == 3) og_text_add(text, "\"face\"");
  else if (met == 2) og_text_format(text, "\"edge %d\"", (missing + 1) % 3);
  else og_text_format(text, "\"corner %d\"", last);
}

void og_add_moving_fields(og_text *text, const og_moving_problem *problem, const og_moving_finding *finding) {
  const int split = og_moving_split(problem);
  og_text_format(text, ",\"hit\":%s", finding->hit ? "true" : "false");
  if (!finding->hit) return;
  og_add_moving_first(text, finding);
  og_text_add(text, ",\"features\":[");
  add_feature(text, finding->meets, split);
  og_text_add(text, ",");
  add_feature(text, &finding->meets[split], 4 - split);
  og_text_add(text, "]");
  if (!finding->is_rational) return;
  og_text_add(text, ",\"point\":");
  og_add_point(text, finding->point);
}

// ---- the certificate ----

static void add_control(og_text *text, const og_ivec *control) {
  const og_int *const parts[3] = {&control->x, &control->y, &control->z};
  for (int axis = 0; axis < 3; axis++) {
    og_text_add(text, axis == 0 ? "[" : ",");
    og_add_integer_string(text, parts[axis]);
  }
  og_text_add(text, "]");
}

void og_add_moving_pieces(og_text *text, const og_moving_piece *pieces, size_t count) {
  og_text_add(text, ",\"pieces\":[");
  for (size_t k = 0; k < count; k++) {
    const og_moving_piece *piece = &pieces[k];
    og_text_add(text, k == 0 ? "{\"until\":" : ",{\"until\":");
    og_add_rational_string(text, &piece->until);
    og_text_add(text, ",\"direction\":[");
    for (int i = 0; i < piece->controls; i++) {
      if (i > 0) og_text_add(text, ",");
      add_control(text, &piece->control[i]);
    }
    og_text_add(text, "]}");
  }
  og_text_add(text, "]");
}

static void add_weights(og_text *text, const og_moving_certificate *certificate) {
  og_text_add(text, ",\"weights\":[");
  for (int k = 0; k < 4; k++) {
    if (k > 0) og_text_add(text, ",");
    add_coefficients(text, &certificate->weight[k]);
  }
  og_text_add(text, "]");
}

void og_add_moving_proof(og_text *text, const og_moving_certificate *certificate) {
  og_text_format(text, "{\"kind\":\"%s\"", og_moving_proof_name(certificate));
  og_add_moving_pieces(text, certificate->piece, certificate->count);
  if (certificate->hit && certificate->root.degree == 0) {
    og_text_add(text, ",\"time\":");
    og_add_rational_string(text, &certificate->time);
  } else if (certificate->hit) {
    og_text_add(text, ",");
    add_root(text, &certificate->root, &certificate->lo, &certificate->hi);
  }
  if (certificate->hit) add_weights(text, certificate);
  og_text_add(text, "}");
}

void og_write_moving(og_text *text, const char *id, const og_moving_problem *problem,
                     const og_moving_certificate *certificate, const og_moving_finding *finding) {
  og_add_head(text, id, problem->of_edges ? OG_EDGE_EDGE : OG_VERTEX_FACE);
  og_add_moving_fields(text, problem, finding);
  og_text_add(text, ",\"certificate\":");
  og_add_moving_proof(text, certificate);
  og_text_add(text, "}\n");
}
