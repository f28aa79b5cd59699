#include "tool/judge/handed_moving.h"

#include <math.h>
#include <string.h>

#include "spec/number/nearest.h"
#include "tool/run/round_quotient.h"

void og_handed_moving_init(og_handed_moving *r) {
  memset(r, 0, sizeof *r);
  og_moving_problem_init(&r->problem);
  og_moving_answer_init(&r->answer);
}

void og_handed_moving_clear(og_handed_moving *r) {
  og_moving_problem_clear(&r->problem);
  og_moving_answer_clear(&r->answer);
}

// ---- handing over ----

static void round_point(double r[3], const og_hand_over *how, const og_ivec *point, const og_int *den) {
  const og_round_format format = how->binary32 ? OG_ROUND_BINARY32 : OG_ROUND_BINARY64;
  r[0] = og_round_quotient_to(format, &point->x, den);
  r[1] = og_round_quotient_to(format, &point->y, den);
  r[2] = og_round_quotient_to(format, &point->z, den);
}

static double scaled(const og_handed_moving *r, double x) { return ldexp(x, -r->exponent); }

// How far the fastest of points `from` to `to` - 1 travels.
static double farthest(const og_handed_moving *r, int from, int to) {
  double far = 0;
  for (int k = from; k < to; k++) {
    double v[3];
    for (int i = 0; i < 3; i++) v[i] = scaled(r, r->end[3 * k + i]) - scaled(r, r->start[3 * k + i]);
    far = fmax(far, hypot(hypot(v[0], v[1]), v[2]));
  }
  return far;
}

// In units of a power of two beyond all numbers: no difference is too large then.
static void measure(og_handed_moving *r) {
  double largest = 0, side[3];
  for (int k = 0; k < 12; k++) largest = fmax(largest, fmax(fabs(r->start[k]), fabs(r->end[k])));
  r->exponent = largest > 0 ? ilogb(largest) + 1 : 0;
  for (int i = 0; i < 3; i++) {
    double lo = HUGE_VAL, hi = -HUGE_VAL;
    for (int k = i; k < 12; k += 3) {
      lo = fmin(lo, fmin(scaled(r, r->start[k]), scaled(r, r->end[k])));
      hi = fmax(hi, fmax(scaled(r, r->start[k]), scaled(r, r->end[k])));
    }
    side[i] = hi - lo;
  }
  r->size = hypot(hypot(side[0], side[1]), side[2]);
  const int split = og_moving_split(&r->problem);
  r->way = farthest(r, 0, split) + farthest(r, split, 4);
}

bool og_handed_moving_take_points(og_handed_moving *r) {
  if (!og_moving_problem_set_doubles(&r->problem, r->problem.of_edges, r->start, r->end)) return false;
  measure(r);
  return true;
}

bool og_hand_over_moving(og_handed_moving *r, const og_hand_over *how, const og_moving_problem *from) {
  for (int k = 0; k < 4; k++) {
    round_point(&r->start[3 * k], how, &from->start[k], &from->den);
    round_point(&r->end[3 * k], how, &from->end[k], &from->den);
  }
  r->problem.of_edges = from->of_edges;
  return og_handed_moving_take_points(r);
}

bool og_handed_moving_solve(og_handed_moving *r) {
  if (og_solve_moving(&r->problem, &r->answer) != OG_MOVING_ACCEPTED) return false;
  // Every number of the solver's interval rounds to the same double.
  const og_moving_finding *finding = &r->answer.finding;
  r->first = !finding->hit ? 0 : og_nearest_double(finding->is_rational ? &finding->time : &finding->lo);
  return true;
}

// ---- writing ----

static void add_points(og_text *text, const char *field, const double xyz[12]) {
  og_text_add(text, field);
  for (int k = 0; k < 12; k++) {
    og_text_add(text, k == 0 ? "[[" : k % 3 == 0 ? "],[" : ",");
    og_text_add_decimal(text, xyz[k], 17);
  }
  og_text_add(text, "]]");
}

void og_write_handed_moving(og_text *text, const char *id, const og_handed_moving *c) {
  og_text_add(text, "{\"id\":");
  og_text_add_json_string(text, id);
  og_text_add(text, c->problem.of_edges ? ",\"question\":\"edge-edge\"" : ",\"question\":\"vertex-face\"");
  add_points(text, ",\"start\":", c->start);
  add_points(text, ",\"end\":", c->end);
  og_text_add(text, "}");
}
