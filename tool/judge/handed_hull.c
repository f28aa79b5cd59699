#include "tool/judge/handed_hull.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/lattice_doubles.h"

void og_handed_hull_init(og_handed_hull *r) {
  memset(r, 0, sizeof *r);
  og_hull_problem_init(&r->problem);
  og_hull_answer_init(&r->answer);
}

void og_handed_hull_clear(og_handed_hull *r) {
  og_hull_problem_clear(&r->problem);
  og_hull_answer_clear(&r->answer);
  free(r->xyz);
  memset(r, 0, sizeof *r);
}

static void resize(og_handed_hull *r, size_t count) {
  r->count = count;
  if (count <= r->room) return;
  r->room = count;
  r->xyz = og_grow(r->xyz, 3 * r->room, sizeof *r->xyz);
}

static bool set_problem(og_handed_hull *r, size_t axes) {
  if (og_hull_problem_set_doubles(&r->problem, axes, r->xyz, r->count) != OG_PROBLEM_OK) return false;
  r->extent = og_handed_extent_of(r->xyz, r->count);
  return true;
}

bool og_hand_over_hull(og_handed_hull *r, const og_hand_over *how, const og_hull_problem *from) {
  const og_round_format format = how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64;
  resize(r, from->whole.a.count);
  return og_lattice_doubles(r->xyz, format, &from->whole, &from->whole.a) && set_problem(r, from->axes);
}

bool og_handed_hull_take_points(og_handed_hull *r, const double *xyz, size_t count) {
  resize(r, count);
  memcpy(r->xyz, xyz, 3 * count * sizeof *xyz);
  return set_problem(r, r->problem.axes);
}

bool og_handed_hull_solve(og_handed_hull *r) { return og_solve_hull(&r->problem, &r->answer) == OG_HULL_ACCEPTED; }

void og_write_handed_list(og_text *text, const og_handed_hull *c, size_t from, size_t to) {
  og_text_add(text, "[");
  for (size_t k = from; k < to; k++)
    for (size_t i = 0; i < c->problem.axes; i++) {
      og_text_add(text, i > 0 ? "," : k == from ? "[" : "],[");
      og_text_add_decimal(text, c->xyz[3 * k + i], 17);
    }
  og_text_add(text, "]]");
}

void og_write_handed_points(og_text *text, const char *id, og_question question, const og_handed_hull *c) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_format(text, ",\"question\":\"%s\",\"points\":", og_question_at(question)->id);
  og_write_handed_list(text, c, 0, c->count);
  og_text_add(text, "}");
}
