#include "tool/judge/handed_boxes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/run/round_quotient.h"

void og_handed_boxes_init(og_handed_boxes *r) {
  memset(r, 0, sizeof *r);
  og_box_scene_init(&r->scene);
  og_overlaps_answer_init(&r->answer);
}

void og_handed_boxes_clear(og_handed_boxes *r) {
  og_box_scene_clear(&r->scene);
  og_overlaps_answer_clear(&r->answer);
  free(r->hostile);
  free(r->hostile_end);
}

static double end_of(const og_box_ends *box, int end) {
  const double ends[6] = {box->lo.x, box->lo.y, box->lo.z, box->hi.x, box->hi.y, box->hi.z};
  return ends[end];
}

// ---- rounding ----

static double rounded(const og_hand_over *how, const og_box_scene *from, int32_t slot, int end) {
  const double near = end_of(&from->near[slot], end);
  if (!how->binary32) return near;
  const og_rational *exact = og_box_scene_odd(from, slot, end);
  return exact == NULL ? (double)(float)near : og_round_quotient_to(OG_ROUND_BINARY32, &exact->num, &exact->den);
}

// False where an end is not finite.
static bool round_box(og_end end[6], const og_hand_over *how, const og_box_scene *from, int32_t slot) {
  bool finite = true;
  for (int k = 0; k < 6; k++) {
    end[k] = (og_end){rounded(how, from, slot, k), NULL};
    finite = finite && isfinite(end[k].near);
  }
  return finite;
}

static bool hand_over_step(og_handed_boxes *r, const og_hand_over *how, const og_box_scene *from, size_t step) {
  og_box_scene_step(&r->scene);
  for (size_t k = step == 0 ? 0 : from->step_end[step - 1]; k < from->step_end[step]; k++) {
    const og_box_change *change = &from->change[k];
    og_end end[6];
    const bool gone = change->kind == OG_BOX_REMOVE;
    if (!gone && !round_box(end, how, from, change->slot)) return false;
    if (og_box_scene_change(&r->scene, change->kind, change->number, gone ? NULL : end, gone ? NULL : end + 3) !=
        OG_SCENE_OK)
      return false;
  }
  return true;
}

bool og_hand_over_boxes(og_handed_boxes *r, const og_hand_over *how, const og_box_scene *from) {
  r->any_hostile = false;
  og_box_scene_reset(&r->scene);
  for (int32_t k = 0; k < from->first_count; k++) {
    og_end end[6];
    if (!round_box(end, how, from, k) || og_box_scene_add(&r->scene, end, end + 3) != OG_SCENE_OK) return false;
  }
  for (size_t k = 0; k < from->step_count; k++)
    if (!hand_over_step(r, how, from, k)) return false;
  og_box_scene_end(&r->scene);
  r->scene.axes = from->axes;
  return true;
}

// ---- hostile cases ----

static void make_room(og_handed_boxes *r, size_t count) {
  if (count <= r->room) return;
  r->hostile = og_grow(r->hostile, count, sizeof *r->hostile);
  r->hostile_end = og_grow(r->hostile_end, 6 * count, sizeof *r->hostile_end);
  r->room = count;
}

// Where a box has an end that is none, its number's own point stands for it.
static void stand_in(og_end end[6], int32_t number) {
  for (int k = 0; k < 6; k++) end[k] = (og_end){number, NULL};
}

void og_hand_over_hostile(og_handed_boxes *r, const og_hand_over *how, const double *from, int32_t count, int axes) {
  r->any_hostile = true;
  make_room(r, (size_t)count);
  og_box_scene_reset(&r->scene);
  for (int32_t b = 0; b < count; b++) {
    og_end end[6];
    bool sound = true;
    for (int k = 0; k < 6; k++) {
      const double x = from[6 * b + k];
      end[k] = (og_end){how->binary32 ? (double)(float)x : x, NULL};
      r->hostile_end[6 * b + k] = end[k].near;
      sound = sound && isfinite(end[k].near) && (k < 3 || end[k - 3].near <= end[k].near);
    }
    r->hostile[b] = !sound;
    if (!sound) stand_in(end, b);
    (void)og_box_scene_add(&r->scene, end, end + 3);
  }
  og_box_scene_end(&r->scene);
  r->scene.axes = axes;
}

bool og_handed_boxes_solve(og_handed_boxes *r, size_t most) {
  return og_solve_overlaps(&r->scene, most, &r->answer) == OG_OVERLAPS_ACCEPTED;
}

// ---- writing ----

static void add_end(og_text *text, double x) {
  if (isfinite(x)) og_text_add_decimal(text, x, 17);
  else og_text_add(text, isnan(x) ? "\"nan\"" : x < 0 ? "\"-inf\"" : "\"inf\"");
}

static void add_ends(og_text *text, const double end[6], int axes) {
  for (int side = 0; side < 2; side++) {
    og_text_add(text, side == 0 ? "[" : ",[");
    for (int k = 0; k < axes; k++) {
      if (k > 0) og_text_add(text, ",");
      add_end(text, end[3 * side + k]);
    }
    og_text_add(text, "]");
  }
}

static void add_box(og_text *text, const og_handed_boxes *c, int32_t slot) {
  double end[6];
  for (int k = 0; k < 6; k++) end[k] = c->any_hostile ? c->hostile_end[6 * slot + k] : end_of(&c->scene.near[slot], k);
  add_ends(text, end, c->scene.axes);
}

// The changes of one kind, in the order of the case.
static void add_changes(og_text *text, const og_handed_boxes *c, size_t step, og_box_change_kind kind) {
  const og_box_scene *scene = &c->scene;
  bool first = true;
  for (size_t k = step == 0 ? 0 : scene->step_end[step - 1]; k < scene->step_end[step]; k++) {
    const og_box_change *change = &scene->change[k];
    if (change->kind != kind) continue;
    if (!first) og_text_add(text, ",");
    first = false;
    og_text_format(text, kind == OG_BOX_REMOVE ? "%d" : "[%d,", (int)change->number);
    if (kind == OG_BOX_REMOVE) continue;
    add_box(text, c, change->slot);
    og_text_add(text, "]");
  }
}

static void add_step(og_text *text, const og_handed_boxes *c, size_t step) {
  og_text_add(text, "{\"insert\":[");
  add_changes(text, c, step, OG_BOX_INSERT);
  og_text_add(text, "],\"move\":[");
  add_changes(text, c, step, OG_BOX_MOVE);
  og_text_add(text, "],\"remove\":[");
  add_changes(text, c, step, OG_BOX_REMOVE);
  og_text_add(text, "]}");
}

void og_write_handed_boxes(og_text *text, const char *id, const og_handed_boxes *c) {
  const og_box_scene *scene = &c->scene;
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_add(text, ",\"question\":\"overlaps\",\"boxes\":[");
  for (int32_t k = 0; k < scene->first_count; k++) {
    og_text_add(text, k == 0 ? "[" : ",[");
    add_box(text, c, k);
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
  for (size_t k = 0; k < scene->step_count; k++) {
    og_text_add(text, k == 0 ? ",\"steps\":[" : ",");
    add_step(text, c, k);
  }
  if (scene->step_count > 0) og_text_add(text, "]");
  if (c->any_hostile) og_text_add(text, ",\"hostile\":true");
  og_text_add(text, "}");
}
