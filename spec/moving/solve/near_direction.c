#include "spec/moving/solve/near_direction.h"

#include <math.h>
#include <string.h>

#include "spec/number/solve/near_number.h"

// Directions become integers of so many bits.
#define DIRECTION_SCALE 0x1p24
// A product counts as positive beyond this, times the direction's largest part: the differences are below 1 and exact
// to 2^-51.
#define MARGIN 0x1p-48

// ---- the differences in doubles ----

void og_near_gaps_set(og_near_gaps *gaps, const og_moving_problem *problem) {
  const int split = og_moving_split(problem);
  og_ivec gap;
  og_ivec_init(&gap);
  const og_int *const parts[3] = {&gap.x, &gap.y, &gap.z};
  long exponent = -0x40000000L;
  gaps->of_edges = problem->of_edges;
  gaps->pairs = split == 1 ? 3 : 4;
  for (int round = 0; round < 2; round++)
    for (int time = 0; time < 2; time++) {
      const og_ivec *point = time == 0 ? problem->start : problem->end;
      for (int k = 0; k < gaps->pairs; k++) {
        og_ivec_sub(&gap, &point[split == 1 ? 0 : k / 2], &point[split == 1 ? k + 1 : k % 2 + 2]);
        double *const at = time == 0 ? gaps->start[k] : gaps->end[k];
        for (int axis = 0; axis < 3; axis++)
          if (round == 0) og_near_exponent(&exponent, parts[axis]);
          else at[axis] = og_near_number(parts[axis], exponent);
      }
    }
  og_ivec_clear(&gap);
}

static void gap_at(double r[3], const og_near_gaps *gaps, int k, double time) {
  for (int axis = 0; axis < 3; axis++)
    r[axis] = time == 0   ? gaps->start[k][axis]
              : time == 1 ? gaps->end[k][axis]
                          : gaps->start[k][axis] + time * (gaps->end[k][axis] - gaps->start[k][axis]);
}

static double near_product(const double a[3], const double b[3]) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

// Scales the direction to integers; false where it is zero or not finite.
static bool round_near(double d[3]) {
  const double most = fmax(fabs(d[0]), fmax(fabs(d[1]), fabs(d[2])));
  if (!(most > 0x1p-900 && most < 0x1p900)) return false;
  for (int axis = 0; axis < 3; axis++) d[axis] = nearbyint(d[axis] / most * DIRECTION_SCALE);
  return true;
}

// ---- a constant direction: Gilbert's iteration towards the point of the swept differences nearest the origin ----

static bool is_positive_on_all(const double d[3], const double (*point)[3], int count) {
  for (int k = 0; k < count; k++)
    if (!(near_product(d, point[k]) > MARGIN * DIRECTION_SCALE)) return false;
  return true;
}

static int lowest_gap(const double d[3], const double (*point)[3], int count) {
  int least = 0;
  for (int k = 1; k < count; k++)
    if (near_product(d, point[k]) < near_product(d, point[least])) least = k;
  return least;
}

bool og_near_constant(double direction[3], const og_near_gaps *gaps, double from, double to) {
  double point[8][3], d[3] = {0, 0, 0};
  const int count = 2 * gaps->pairs;
  for (int k = 0; k < gaps->pairs; k++) {
    gap_at(point[2 * k], gaps, k, from);
    gap_at(point[2 * k + 1], gaps, k, to);
  }
  for (int k = 0; k < count; k++)
    for (int axis = 0; axis < 3; axis++) d[axis] += point[k][axis] / count;
  for (int round = 0; round < 24; round++) {
    const double *low = point[lowest_gap(d, (const double(*)[3])point, count)];
    if (near_product(d, low) > 0) {
      memcpy(direction, d, sizeof d);
      if (round_near(direction) && is_positive_on_all(direction, (const double(*)[3])point, count)) return true;
    }
    const double step[3] = {low[0] - d[0], low[1] - d[1], low[2] - d[2]};
    const double square = near_product(step, step);
    if (!(square > 0)) return false;
    const double along = fmin(1, -near_product(step, d) / square);
    if (!(along > 0)) return false;
    for (int axis = 0; axis < 3; axis++) d[axis] += along * step[axis];
  }
  return false;
}

// ---- a direction that turns: from the nearest point at the one end of time to that at the other ----

static void nearest_of_segment(double r[3], const double a[3], const double b[3]) {
  const double step[3] = {b[0] - a[0], b[1] - a[1], b[2] - a[2]}, square = near_product(step, step);
  const double along = square > 0 ? fmax(0, fmin(1, -near_product(step, a) / square)) : 0;
  for (int axis = 0; axis < 3; axis++) r[axis] = a[axis] + along * step[axis];
}

static void keep_nearer(double r[3], const double other[3]) {
  if (near_product(other, other) < near_product(r, r)) memcpy(r, other, 3 * sizeof *r);
}

static void cross_near(double r[3], const double a[3], const double b[3]) {
  r[0] = a[1] * b[2] - a[2] * b[1];
  r[1] = a[2] * b[0] - a[0] * b[2];
  r[2] = a[0] * b[1] - a[1] * b[0];
}

// The point of a triangle nearest the origin: of its plane, where that lies within, or of an edge.
static void nearest_of_triangle(double r[3], const double a[3], const double b[3], const double c[3]) {
  double other[3], n[3], side[3];
  const double e[3] = {b[0] - a[0], b[1] - a[1], b[2] - a[2]}, f[3] = {c[0] - a[0], c[1] - a[1], c[2] - a[2]};
  nearest_of_segment(r, a, b);
  nearest_of_segment(other, b, c);
  keep_nearer(r, other);
  nearest_of_segment(other, c, a);
  keep_nearer(r, other);
  cross_near(n, e, f);
  cross_near(side, a, b);
  const double of_c = near_product(side, n);
  cross_near(side, b, c);
  const double of_a = near_product(side, n);
  cross_near(side, c, a);
  const double of_b = near_product(side, n), square = near_product(n, n);
  if (!(of_a > 0 && of_b > 0 && of_c > 0 && square > 0)) return;
  const double height = near_product(n, a) / square;
  for (int axis = 0; axis < 3; axis++) r[axis] = height * n[axis];
}

static bool nearest_at(double r[3], const og_near_gaps *gaps, double time) {
  double point[4][3], other[3];
  for (int k = 0; k < gaps->pairs; k++) gap_at(point[k], gaps, k, time);
  nearest_of_triangle(r, point[0], point[1], point[2]);
  if (gaps->of_edges) {
    // A parallelogram with the corners 0, 1, 3, 2.
    nearest_of_triangle(other, point[1], point[2], point[3]);
    keep_nearer(r, other);
  }
  return round_near(r);
}

bool og_near_turning(double direction[2][3], const og_near_gaps *gaps, double from, double to) {
  if (!nearest_at(direction[0], gaps, from) || !nearest_at(direction[1], gaps, to)) return false;
  for (int k = 0; k < gaps->pairs; k++) {
    double at_from[3], at_to[3];
    gap_at(at_from, gaps, k, from);
    gap_at(at_to, gaps, k, to);
    const double least = MARGIN * DIRECTION_SCALE;
    if (!(near_product(direction[0], at_from) > least && near_product(direction[1], at_to) > least)) return false;
    if (!(near_product(direction[0], at_to) + near_product(direction[1], at_from) > 2 * least)) return false;
  }
  return true;
}
