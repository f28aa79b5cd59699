#include "tool/judge/handed_minkowski.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/judge/lattice_doubles.h"

void og_handed_minkowski_init(og_handed_minkowski *r) {
  memset(r, 0, sizeof *r);
  og_handed_hull_init(&r->pairs);
}

void og_handed_minkowski_clear(og_handed_minkowski *r) {
  og_handed_hull_clear(&r->pairs);
  free(r->xyz[0]);
  free(r->xyz[1]);
  memset(r, 0, sizeof *r);
}

static void resize(og_handed_minkowski *r, int k, size_t count) {
  r->count[k] = count;
  if (count <= r->room[k]) return;
  r->room[k] = count;
  r->xyz[k] = og_grow(r->xyz[k], 3 * count, sizeof *r->xyz[k]);
}

static bool round_bodies(og_handed_minkowski *r, og_round_format format, const og_problem *bodies) {
  const og_points *const points[2] = {&bodies->a, &bodies->b};
  for (int k = 0; k < 2; k++) {
    resize(r, k, points[k]->count);
    if (!og_lattice_doubles(r->xyz[k], format, bodies, points[k])) return false;
  }
  return true;
}

// The points of the pairs, rounded: how far they reach is all that is asked of them.
static bool set_extent(og_handed_minkowski *r) {
  og_handed_hull *pairs = &r->pairs;
  pairs->count = r->count[0] * r->count[1];
  if (pairs->count > pairs->room) {
    pairs->room = pairs->count;
    pairs->xyz = og_grow(pairs->xyz, 3 * pairs->count, sizeof *pairs->xyz);
  }
  for (size_t k = 0; k < 3 * pairs->count; k++) {
    const size_t pair = k / 3, axis = k % 3;
    const double a = r->xyz[0][3 * (pair / r->count[1]) + axis], b = r->xyz[1][3 * (pair % r->count[1]) + axis];
    pairs->xyz[k] = r->is_sum ? a + b : a - b;
    if (!isfinite(pairs->xyz[k])) return false;
  }
  pairs->extent = og_handed_extent_of(pairs->xyz, pairs->count);
  return true;
}

static void set_pairs(og_handed_minkowski *r, og_problem *bodies) {
  og_minkowski_problem problem = {.pairs = r->pairs.problem};                           // its storage
  og_problem_set_doubles(bodies, r->xyz[0], r->count[0], 0, r->xyz[1], r->count[1], 0); // they are finite
  og_minkowski_problem_set_lattice(&problem, r->is_sum, bodies);
  r->pairs.problem = problem.pairs;
}

bool og_hand_over_minkowski(og_handed_minkowski *r, const og_hand_over *how, const og_walked_case *walked) {
  const og_round_format format = how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64;
  og_problem bodies;
  og_problem_init(&bodies);
  r->is_sum = walked->one->minkowski.is_sum;
  const bool good = og_problem_set_exact(&bodies, &walked->a->exact, &walked->b->exact, NULL) == OG_PROBLEM_OK &&
                    round_bodies(r, format, &bodies) && set_extent(r);
  if (good) set_pairs(r, &bodies);
  og_problem_clear(&bodies);
  return good;
}

bool og_handed_minkowski_solve(og_handed_minkowski *r) { return og_handed_hull_solve(&r->pairs); }

static void add_body(og_text *text, const char *field, const double *xyz, size_t count) {
  og_text_format(text, ",\"%s\":{\"shape\":\"hull\",\"points\":[", field);
  for (size_t k = 0; k < 3 * count; k++) {
    og_text_add(text, k % 3 > 0 ? "," : k == 0 ? "[" : "],[");
    og_text_add_decimal(text, xyz[k], 17);
  }
  og_text_add(text, "]]}");
}

void og_write_handed_minkowski(og_text *text, const char *id, const og_handed_minkowski *c) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_format(text, ",\"question\":\"minkowski\",\"operation\":\"%s\"", c->is_sum ? "sum" : "difference");
  add_body(text, "a", c->xyz[0], c->count[0]);
  add_body(text, "b", c->xyz[1], c->count[1]);
  og_text_add(text, "}");
}
