#include "tool/judge/handed_clip.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/lattice_doubles.h"

void og_handed_clip_init(og_handed_clip *r) {
  memset(r, 0, sizeof *r);
  og_exact_pair_init(&r->pair);
  r->solver = og_contact_solver_new();
  og_contact_answer_init(&r->answer);
}

void og_handed_clip_clear(og_handed_clip *r) {
  og_exact_pair_clear(&r->pair);
  og_contact_solver_free(r->solver);
  og_contact_answer_clear(&r->answer);
  free(r->xyz[0]);
  free(r->xyz[1]);
  memset(r, 0, sizeof *r);
}

static void resize(og_handed_clip *r, int k, size_t count) {
  r->count[k] = count;
  if (count <= r->room[k]) return;
  r->room[k] = count;
  r->xyz[k] = og_grow(r->xyz[k], 3 * r->room[k], sizeof *r->xyz[k]);
}

static void set_extent(og_handed_clip *r) {
  double *all = og_grow(NULL, 3 * (r->count[0] + r->count[1]), sizeof *all);
  memcpy(all, r->xyz[0], 3 * r->count[0] * sizeof *all);
  memcpy(all + 3 * r->count[0], r->xyz[1], 3 * r->count[1] * sizeof *all);
  r->extent = og_handed_extent_of(all, r->count[0] + r->count[1]);
  free(all);
}

bool og_hand_over_clip(og_handed_clip *r, const og_hand_over *how, const og_problem *from) {
  const og_round_format format = how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64;
  const og_points *const points[2] = {&from->a, &from->b};
  for (int k = 0; k < 2; k++) {
    resize(r, k, points[k]->count);
    if (!og_lattice_doubles(r->xyz[k], format, from, points[k])) return false;
  }
  set_extent(r);
  return true;
}

void og_handed_clip_take_points(og_handed_clip *r, const double *const xyz[2], const size_t count[2]) {
  for (int k = 0; k < 2; k++) {
    resize(r, k, count[k]);
    memcpy(r->xyz[k], xyz[k], 3 * count[k] * sizeof *xyz[k]);
  }
  set_extent(r);
}

bool og_handed_clip_solve(og_handed_clip *r) {
  const og_double_hull a = {r->count[0], r->xyz[0], 0}, b = {r->count[1], r->xyz[1], 0};
  return og_exact_pair_solve_hulls(&r->pair, a, b) &&
         og_solve_contact(r->solver, &r->pair.problem, &r->answer) == OG_ANSWERED;
}

static void add_points(og_text *text, const char *field, const double *xyz, size_t count) {
  og_text_format(text, ",\"%s\":[", field);
  for (size_t k = 0; k < count; k++) {
    og_text_add(text, k == 0 ? "[" : ",[");
    og_text_add_decimal(text, xyz[3 * k], 17);
    og_text_add(text, ",");
    og_text_add_decimal(text, xyz[3 * k + 1], 17);
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

void og_write_handed_clip(og_text *text, const char *id, const og_handed_clip *c) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_add(text, ",\"question\":\"clip\"");
  add_points(text, "a", c->xyz[0], c->count[0]);
  add_points(text, "b", c->xyz[1], c->count[1]);
  og_text_add(text, "}");
}
