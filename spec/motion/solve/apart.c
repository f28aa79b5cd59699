#include "spec/motion/solve/apart.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/number/nearest.h"
#include "spec/pair/solve/workspace.h"

// Times at which the distance is looked at first, and how often the stretch around the nearest is narrowed.
enum { SAMPLES = 32, NARROWINGS = 16 };
// Bits of a bound beyond those by which it is less than the distance.
enum { BOUND_BITS = 3 };
// A bound is (1 - 2^-k) of the distance. The first is tried several times, as samples may miss the time at which the
// bodies are nearest.
static const int less_by[] = {10, 10, 10, 6, 3, 1};
enum { LESS = sizeof less_by / sizeof *less_by };

struct og_apart_solver {
  og_rigid_solver *inner;
  og_rigid_answer part;
  og_solver *gaps;
  og_answer gap;
  og_problem posed;
  og_exact_body at[2];
  og_rigid_problem larger;
  og_rational time, bound;
  double radius;
  const og_rigid_problem *problem;
};

og_apart_solver *og_apart_solver_new(void) {
  og_apart_solver *s = og_grow(NULL, 1, sizeof *s);
  memset(s, 0, sizeof *s);
  s->inner = og_rigid_solver_new();
  og_rigid_answer_init(&s->part);
  s->gaps = og_solver_new();
  og_answer_init(&s->gap);
  og_problem_init(&s->posed);
  for (int k = 0; k < 2; k++) og_exact_body_init(&s->at[k]);
  og_rigid_problem_init(&s->larger);
  og_rational_init(&s->time);
  og_rational_init(&s->bound);
  return s;
}

void og_apart_solver_free(og_apart_solver *s) {
  if (s == NULL) return;
  og_rigid_solver_free(s->inner);
  og_rigid_answer_clear(&s->part);
  og_solver_free(s->gaps);
  og_answer_clear(&s->gap);
  og_problem_clear(&s->posed);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&s->at[k]);
  og_rigid_problem_clear(&s->larger);
  og_rational_clear(&s->time);
  og_rational_clear(&s->bound);
  free(s);
}

// The distance at the time. Bodies of points are a problem that is taken, and the search for their distance has no
// limit.
static double distance_at(og_apart_solver *s, double time) {
  og_rational_from_double(&s->time, time);
  for (int body = 0; body < 2; body++) og_rigid_body_at(&s->at[body], s->problem, body, &s->time);
  (void)og_problem_set_exact(&s->posed, &s->at[0], &s->at[1], NULL);
  (void)og_solve_gap(s->gaps, &s->posed, NULL, &s->gap);
  return fmax(0, og_surd_to_double(&s->gap.finding.distance) - s->radius);
}

// The least distance that is found around a time, by steps that become shorter.
static double distance_around(og_apart_solver *s, double at) {
  double best = distance_at(s, at), step = 1.0 / SAMPLES;
  for (int round = 0; round < NARROWINGS; round++) {
    step /= 2;
    const double times[2] = {fmax(0, at - step), fmin(1, at + step)};
    for (int k = 0; k < 2; k++) {
      const double distance = distance_at(s, times[k]);
      if (distance >= best) continue;
      best = distance;
      at = times[k];
    }
  }
  return best;
}

// The least distance that is found around the nearest sample. It is an upper bound of the least one, up to rounding.
static double least_distance(og_apart_solver *s) {
  double best = distance_at(s, 0), at = 0;
  for (int k = 1; k <= SAMPLES; k++) {
    const double time = (double)k / SAMPLES, distance = distance_at(s, time);
    if (distance >= best) continue;
    best = distance;
    at = time;
  }
  return distance_around(s, at);
}

// A number of `bits` bits that is at most x > 0.
static double round_down(double x, int bits) {
  int exponent;
  const double mantissa = frexp(x, &exponent);
  return ldexp(floor(ldexp(mantissa, bits)), exponent - bits);
}

// (1 - 2^-by) x, rounded down
static double lessened(double x, int by) { return round_down(x * (1 - ldexp(1, -by)), by + BOUND_BITS); }

// Are the bodies farther apart than the bound at all times? If so, the certificate becomes that of it.
static bool is_proved(og_apart_solver *s, double bound, og_rigid_certificate *certificate) {
  og_rational_from_double(&s->bound, bound);
  og_rigid_problem_enlarge(&s->larger, s->problem, &s->bound);
  (void)og_solve_rigid(s->inner, &s->larger, &s->part);
  if (s->part.finding.kind != OG_RIGID_NEVER) return false;
  const og_rigid_certificate old = *certificate;
  *certificate = s->part.certificate;
  s->part.certificate = old;
  og_rational_set(&certificate->apart, &s->bound);
  return true;
}

bool og_solve_apart(og_apart_solver *s, const og_rigid_problem *problem, og_rigid_limits limits,
                    og_rigid_certificate *certificate) {
  s->problem = problem;
  og_rigid_solver_set_width(s->inner, limits.width);
  og_rigid_solver_set_limit(s->inner, limits.pieces);
  og_rigid_solver_set_bits(s->inner, SIZE_MAX);
  og_rational_set_quotient(&s->time, &problem->radius, &problem->den);
  s->radius = og_nearest_double(&s->time);
  double distance = least_distance(s);
  for (int k = 0; k < LESS; k++) {
    if (is_proved(s, lessened(distance, less_by[k]), certificate)) return true;
    // Larger balls that meet do so where the bodies are nearer than was known.
    if (s->part.finding.kind == OG_RIGID_FIRST)
      distance = fmin(distance, distance_around(s, og_nearest_double(&s->part.finding.hi)));
  }
  return false;
}
