#include "tool/judge/handed_mesh_motion.h"

#include <math.h>
#include <string.h>

#include "spec/number/nearest.h"

void og_handed_mesh_motion_init(og_handed_mesh_motion *r) {
  memset(r, 0, sizeof *r);
  og_handed_meshes_init(&r->meshes);
  og_mesh_motion_answer_init(&r->answer);
  og_handed_moving_init(&r->whole);
}

void og_handed_mesh_motion_clear(og_handed_mesh_motion *r) {
  og_handed_meshes_clear(&r->meshes);
  og_mesh_motion_answer_clear(&r->answer);
  og_handed_moving_clear(&r->whole);
}

// ---- handing over ----

static double scaled(const og_handed_mesh_motion *r, double x) { return ldexp(x, -r->whole.exponent); }

// How far the fastest point of a mesh travels.
static double farthest(const og_handed_mesh_motion *r, int body) {
  const size_t count = r->meshes.points[body] / 2;
  double far = 0;
  for (size_t k = 0; k < count; k++) {
    const double *start = &r->meshes.xyz[body][3 * k], *end = start + 3 * count;
    double v[3];
    for (int i = 0; i < 3; i++) v[i] = scaled(r, end[i]) - scaled(r, start[i]);
    far = fmax(far, hypot(hypot(v[0], v[1]), v[2]));
  }
  return far;
}

// In units of a power of two beyond all numbers, as og_handed_moving has it.
static void measure(og_handed_mesh_motion *r) {
  const int bodies = r->meshes.problem.with_itself ? 1 : 2;
  double largest = 0, lo[3] = {HUGE_VAL, HUGE_VAL, HUGE_VAL}, hi[3] = {-HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
  for (int body = 0; body < bodies; body++)
    for (size_t k = 0; k < 3 * r->meshes.points[body]; k++) {
      const double x = r->meshes.xyz[body][k];
      largest = fmax(largest, fabs(x));
      lo[k % 3] = fmin(lo[k % 3], x);
      hi[k % 3] = fmax(hi[k % 3], x);
    }
  r->whole.exponent = largest > 0 ? ilogb(largest) + 1 : 0;
  double side[3];
  for (int i = 0; i < 3; i++) side[i] = scaled(r, hi[i]) - scaled(r, lo[i]);
  r->whole.size = hypot(hypot(side[0], side[1]), side[2]);
  r->whole.way = farthest(r, 0) + farthest(r, bodies - 1);
}

bool og_hand_over_mesh_motion(og_handed_mesh_motion *r, const og_hand_over *how, const og_mesh_problem *from) {
  if (!og_hand_over_meshes(&r->meshes, how, from)) return false;
  measure(r);
  return true;
}

bool og_handed_mesh_motion_solve(og_handed_mesh_motion *r) {
  if (og_solve_mesh_motion(&r->meshes.problem, &r->answer) != OG_MESH_MOTION_ACCEPTED) return false;
  // Every number of the solver's interval rounds to the same double.
  const og_moving_finding *first = &r->answer.finding.first;
  r->whole.answer.finding.hit = first->hit;
  r->whole.first = !first->hit ? 0 : og_nearest_double(first->is_rational ? &first->time : &first->lo);
  return true;
}

// ---- writing ----

static void add_end(og_text *text, const char *field, const double *xyz, size_t points) {
  og_text_format(text, ",\"%s\":[", field);
  for (size_t k = 0; k < 3 * points; k++) {
    og_text_add(text, k == 0 ? "[" : k % 3 == 0 ? "],[" : ",");
    og_text_add_decimal(text, xyz[k], 17);
  }
  og_text_add(text, "]]");
}

void og_write_handed_mesh_motion(og_text *text, const char *id, const og_handed_mesh_motion *c) {
  static const char *const names[2] = {"a", "b"}, *const ends[2] = {"end_a", "end_b"};
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_add(text, ",\"question\":\"mesh_motion\"");
  for (int body = 0; body < (c->meshes.problem.with_itself ? 1 : 2); body++) {
    const size_t count = c->meshes.points[body] / 2;
    og_add_handed_mesh(text, names[body], c->meshes.xyz[body], count,
                       body == 0 ? &c->meshes.problem.a : &c->meshes.problem.b);
    add_end(text, ends[body], c->meshes.xyz[body] + 3 * count, count);
  }
  og_text_add(text, "}");
}

// ---- how near they come ----

static void take_feature(og_handed_moving *to, int *taken, const og_handed_mesh_motion *c,
                         const og_motion_feature *feature) {
  const double *xyz = c->meshes.xyz[feature->body];
  const size_t count = c->meshes.points[feature->body] / 2;
  for (int i = 0; i < feature->size; i++, ++*taken)
    for (size_t axis = 0; axis < 3; axis++) {
      to->start[3 * *taken + (int)axis] = xyz[3 * (size_t)feature->at[i] + axis];
      to->end[3 * *taken + (int)axis] = xyz[3 * (count + (size_t)feature->at[i]) + axis];
    }
}

static void widen(double *lo, double *hi, double x) {
  *lo = fmin(*lo, x);
  *hi = fmax(*hi, x);
}

// The gap between the boxes around both paths: they never come nearer.
static double box_gap(const og_handed_moving *c) {
  const int split = og_moving_split(&c->problem);
  double gap = 0;
  for (int axis = 0; axis < 3; axis++) {
    double lo[2] = {HUGE_VAL, HUGE_VAL}, hi[2] = {-HUGE_VAL, -HUGE_VAL};
    for (int k = 0; k < 4; k++) {
      const int side = k < split ? 0 : 1;
      widen(&lo[side], &hi[side], c->start[3 * k + axis]);
      widen(&lo[side], &hi[side], c->end[3 * k + axis]);
    }
    gap = fmax(gap, fmax(lo[0] - hi[1], lo[1] - hi[0]));
  }
  return gap;
}

double og_least_apart_mesh_motion(const void *of, og_exact_pair *pair) {
  const og_handed_mesh_motion *c = of;
  const og_motion_features *features = &c->answer.finding.features;
  double least = HUGE_VAL;
  if (features->count > OG_MOST_SEARCHED_FEATURES) return least;
  og_handed_moving two;
  og_handed_moving_init(&two);
  for (int32_t x = 0; x < (int32_t)features->count; x++)
    for (int32_t y = x + 1; y < (int32_t)features->count; y++) {
      if (!og_motion_is_pair(features, (og_motion_pair){x, y})) continue;
      const og_motion_feature *a = &features->of[x], *b = &features->of[y];
      int taken = 0;
      two.problem.of_edges = a->size == 2;
      take_feature(&two, &taken, c, a->size == 3 ? b : a);
      take_feature(&two, &taken, c, a->size == 3 ? a : b);
      if (box_gap(&two) < least) least = fmin(least, og_least_apart_moving(&two, pair));
    }
  og_handed_moving_clear(&two);
  return least;
}
