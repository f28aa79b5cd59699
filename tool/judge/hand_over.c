#include "tool/judge/hand_over.h"

#include <math.h>

// What is being written, and whether all numbers of it are finite so far.
typedef struct writer {
  og_text *text;
  const og_hand_over *how;
  bool finite;
} writer;

static double add_quotient(writer *w, const og_int *num, const og_int *den) {
  const double x = og_round_quotient_to(w->how->format, num, den);
  if (!isfinite(x)) w->finite = false;
  else og_text_format(w->text, "%.17g", x);
  return x;
}

static double add_rational(writer *w, const og_rational *x) { return add_quotient(w, &x->num, &x->den); }

static void add_field(writer *w, const char *name, const og_rational *x) {
  og_text_format(w->text, ",\"%s\":", name);
  add_rational(w, x);
}

// An array; false where all of it was rounded to zero.
static bool add_array(writer *w, const og_rational *x, int count) {
  bool some = false;
  for (int k = 0; k < count; k++) {
    og_text_add(w->text, k == 0 ? "[" : ",");
    if (add_rational(w, &x[k]) != 0) some = true;
  }
  og_text_add(w->text, "]");
  return some;
}

static bool is_zero(const og_rational *x, int count) {
  for (int k = 0; k < count; k++)
    if (og_rational_sign(&x[k]) != 0) return false;
  return true;
}

static void add_pose(writer *w, const og_shape *shape) {
  if (shape->pose == OG_POSE_TRANSLATION && is_zero(shape->translation, 3)) return;
  og_text_add(w->text, ",\"pose\":{");
  if (shape->pose == OG_POSE_ROTATION) {
    og_text_add(w->text, "\"rotation\":");
    if (!add_array(w, shape->rotation, 4)) w->finite = false;
    og_text_add(w->text, ",");
  }
  if (shape->pose == OG_POSE_MATRIX) {
    og_text_add(w->text, "\"matrix\":");
    for (int row = 0; row < 3; row++) {
      og_text_add(w->text, row == 0 ? "[" : ",");
      add_array(w, &shape->matrix[3 * row], 3);
    }
    og_text_add(w->text, "],");
  }
  og_text_add(w->text, "\"translation\":");
  add_array(w, shape->translation, 3);
  og_text_add(w->text, "}");
}

static void add_native(writer *w, const og_shape *shape) {
  const og_shape_entry *entry = og_shape_at(shape->kind);
  og_text_format(w->text, "{\"shape\":\"%s\"", entry->id);
  if (entry->has_points) {
    for (size_t k = 0; k < shape->count; k++) {
      og_text_add(w->text, k == 0 ? ",\"points\":[" : ",");
      add_array(w, &shape->coordinate[3 * k], 3);
    }
    og_text_add(w->text, "]");
  }
  if (entry->has_half) {
    og_text_add(w->text, ",\"half\":");
    add_array(w, shape->half, 3);
  }
  if (entry->has_half_height) add_field(w, "half_height", &shape->half_height);
  if (entry->needs_radius || og_rational_sign(&shape->radius) != 0) add_field(w, "radius", &shape->radius);
  add_pose(w, shape);
  og_text_add(w->text, "}");
}

static void add_hull(writer *w, const og_exact_body *body) {
  og_text_add(w->text, "{\"shape\":\"hull\",\"points\":[");
  for (size_t k = 0; k < body->count; k++) {
    og_text_add(w->text, k == 0 ? "[" : ",[");
    add_quotient(w, &body->point[k].x, &body->den);
    og_text_add(w->text, ",");
    add_quotient(w, &body->point[k].y, &body->den);
    og_text_add(w->text, ",");
    add_quotient(w, &body->point[k].z, &body->den);
    og_text_add(w->text, "]");
  }
  og_text_add(w->text, "]");
  if (og_int_sign(&body->radius) != 0) {
    og_text_add(w->text, ",\"radius\":");
    add_quotient(w, &body->radius, &body->den);
  }
  og_text_add(w->text, "}");
}

static void add_body(writer *w, const char *name, const og_case_body *body) {
  og_text_format(w->text, ",\"%s\":", name);
  if (w->how->as_hulls) add_hull(w, &body->exact);
  else add_native(w, &body->shape);
}

bool og_hand_over_case(og_text *text, const og_hand_over *how, const og_case *one, const og_case_body *a,
                       const og_case_body *b) {
  writer w = {text, how, true};
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, one->id);
  og_text_format(text, ",\"question\":\"%s\"", og_question_at(one->question)->id);
  add_body(&w, "a", a);
  add_body(&w, "b", b);
  og_text_add(text, "}");
  return w.finite;
}
