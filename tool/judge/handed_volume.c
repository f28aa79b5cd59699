#include "tool/judge/handed_volume.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/run/round_quotient.h"

void og_handed_volume_init(og_handed_volume *r) {
  memset(r, 0, sizeof *r);
  og_volume_problem_init(&r->problem);
  og_volume_answer_init(&r->answer);
}

void og_handed_volume_clear(og_handed_volume *r) {
  og_volume_problem_clear(&r->problem);
  og_volume_answer_clear(&r->answer);
  free(r->xyz);
  free(r->direction);
  memset(r, 0, sizeof *r);
}

// ---- rounding ----

static double *hold(double *xyz, size_t *room, size_t count) {
  if (count <= *room) return xyz;
  *room = count;
  return og_grow(xyz, 3 * count, sizeof *xyz);
}

static bool round_vectors(double *xyz, og_round_format format, const og_exact_body *from) {
  bool finite = true;
  for (size_t k = 0; k < from->count; k++) {
    const og_int *const part[3] = {&from->point[k].x, &from->point[k].y, &from->point[k].z};
    for (size_t i = 0; i < 3; i++) {
      xyz[3 * k + i] = og_round_quotient_to(format, part[i], &from->den);
      finite = finite && isfinite(xyz[3 * k + i]);
    }
  }
  return finite;
}

static bool has_zero(const double *xyz, size_t count) {
  for (size_t k = 0; k < count; k++)
    if (xyz[3 * k] == 0 && xyz[3 * k + 1] == 0 && xyz[3 * k + 2] == 0) return true;
  return false;
}

// Takes finite numbers.
static void set_exactly(og_exact_body *to, const double *xyz, size_t count) {
  og_rational *number = og_grow(NULL, 3 * count + 1, sizeof *number);
  for (size_t k = 0; k < 3 * count; k++) {
    og_rational_init(&number[k]);
    og_rational_from_double(&number[k], xyz[k]);
  }
  og_int_set_si(&to->den, 1);
  og_rational_common_denominator(&to->den, number, 3 * count, SIZE_MAX);
  og_exact_body_resize(to, count);
  for (size_t k = 0; k < count; k++) {
    og_rational_numerator_over(&to->point[k].x, &number[3 * k], &to->den);
    og_rational_numerator_over(&to->point[k].y, &number[3 * k + 1], &to->den);
    og_rational_numerator_over(&to->point[k].z, &number[3 * k + 2], &to->den);
  }
  for (size_t k = 0; k < 3 * count; k++) og_rational_clear(&number[k]);
  free(number);
}

// ---- triangles and turns ----

static void copy_triangles(og_triangles *to, const og_triangles *from) {
  og_triangles_resize(to, from->count);
  for (int32_t k = 0; k < from->count; k++) to->of[k] = from->of[k];
}

static bool round_turn(og_handed_volume *r, og_round_format format, const og_volume_turn *from) {
  r->problem.turn.kind = from->kind;
  return round_vectors(r->pivot, format, &from->pivot) && round_vectors(r->row, format, &from->rows);
}

static og_handed_extent extent_with_pivot(const og_handed_volume *r) {
  if (r->problem.turn.kind == OG_TURNING_NONE) return og_handed_extent_of(r->xyz, r->count);
  double *all = og_grow(NULL, 3 * r->count + 3, sizeof *all);
  memcpy(all, r->xyz, 3 * r->count * sizeof *all);
  memcpy(all + 3 * r->count, r->pivot, sizeof r->pivot);
  const og_handed_extent extent = og_handed_extent_of(all, r->count + 1);
  free(all);
  return extent;
}

// The problem of just these points, turned as they are to be, and their size.
static void set_points(og_handed_volume *r) {
  const og_asked_turn kind = r->problem.turn.kind;
  set_exactly(&r->problem.points, r->xyz, r->count);
  if (kind != OG_TURNING_NONE) set_exactly(&r->problem.turn.pivot, r->pivot, 1);
  if (kind == OG_TURNING_ONCE) {
    set_exactly(&r->problem.turn.rows, r->row, 3);
    og_volume_problem_turn_once(&r->problem);
  }
  r->extent = extent_with_pivot(r);
}

bool og_hand_over_volume(og_handed_volume *r, const og_hand_over *how, const og_volume_problem *from) {
  const og_round_format format = how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64;
  const og_exact_body *points = from->turn.kind == OG_TURNING_ONCE ? &from->turn.start : &from->points;
  r->count = points->count;
  r->direction_count = from->directions.count;
  r->xyz = hold(r->xyz, &r->room, r->count);
  r->direction = hold(r->direction, &r->direction_room, r->direction_count);
  if (!round_vectors(r->xyz, format, points) || !round_vectors(r->direction, format, &from->directions) ||
      !round_turn(r, format, &from->turn))
    return false;
  if (has_zero(r->direction, r->direction_count)) return false;
  r->problem.kind = from->kind;
  r->problem.axes = from->axes;
  copy_triangles(&r->problem.triangles, &from->triangles);
  set_exactly(&r->problem.directions, r->direction, r->direction_count);
  set_points(r);
  return true;
}

void og_handed_volume_take_points(og_handed_volume *r, const double *xyz, size_t count) {
  r->count = count;
  r->xyz = hold(r->xyz, &r->room, count);
  memcpy(r->xyz, xyz, 3 * count * sizeof *xyz);
  set_points(r);
}

bool og_handed_volume_take_directions(og_handed_volume *r, const double *xyz, size_t count) {
  if (count == 0 || has_zero(xyz, count)) return false;
  r->direction_count = count;
  r->direction = hold(r->direction, &r->direction_room, count);
  memcpy(r->direction, xyz, 3 * count * sizeof *xyz);
  set_exactly(&r->problem.directions, r->direction, count);
  return true;
}

bool og_handed_volume_solve(og_handed_volume *r) {
  return og_solve_volume(&r->problem, &r->answer) == OG_VOLUME_ACCEPTED;
}

// ---- the line ----

static void add_list(og_text *text, const double *xyz, size_t count, size_t axes) {
  og_text_add(text, "[");
  for (size_t k = 0; k < count; k++)
    for (size_t i = 0; i < axes; i++) {
      og_text_add(text, i > 0 ? "," : k == 0 ? "[" : "],[");
      og_text_add_decimal(text, xyz[3 * k + i], 17);
    }
  og_text_add(text, "]]");
}

static void add_vectors(og_text *text, const char *field, const double *xyz, size_t count, size_t axes) {
  og_text_format(text, ",\"%s\":", field);
  add_list(text, xyz, count, axes);
}

static void add_triangles(og_text *text, const og_triangles *triangles) {
  og_text_add(text, ",\"triangles\":[");
  for (int32_t k = 0; k < triangles->count; k++) {
    const int32_t *at = triangles->of[k].at;
    og_text_format(text, "%s[%d,%d,%d]", k > 0 ? "," : "", (int)at[0], (int)at[1], (int)at[2]);
  }
  og_text_add(text, "]");
}

static void add_turn(og_text *text, const og_handed_volume *c) {
  og_text_add(text, ",\"turn\":{\"pivot\":[");
  for (int k = 0; k < 3; k++) {
    if (k > 0) og_text_add(text, ",");
    og_text_add_decimal(text, c->pivot[k], 17);
  }
  og_text_add(text, "],");
  if (c->problem.turn.kind == OG_TURNING_EVERY) {
    og_text_add(text, "\"rotation\":\"every\"}");
    return;
  }
  og_text_add(text, "\"matrix\":");
  add_list(text, c->row, 3, 3);
  og_text_add(text, "}");
}

void og_write_handed_volume(og_text *text, const char *id, const og_handed_volume *c) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_format(text, ",\"question\":\"bound\",\"volume\":\"%s\"", og_volume_name(c->problem.kind));
  add_vectors(text, "points", c->xyz, c->count, c->problem.axes);
  if (c->problem.kind == OG_VOLUME_K_DOP)
    add_vectors(text, "directions", c->direction, c->direction_count, c->problem.axes);
  if (c->problem.triangles.count > 0) add_triangles(text, &c->problem.triangles);
  if (c->problem.turn.kind != OG_TURNING_NONE) add_turn(text, c);
  og_text_add(text, "}");
}
