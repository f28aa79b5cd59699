// The Gilbert-Johnson-Keerthi iteration on doubles with the Kuhn-Tucker form of the sub-algorithm (see simplex.c).
// Gilbert, Johnson, Keerthi, "A fast procedure for computing the distance between complex objects", 1988.

#include "spec/pair/solve/guess.h"

#include <float.h>

// Far more than an ordinary pair takes; a guess that has not settled by then is handed over as it is.
#define MAX_ITERATIONS 64

typedef struct point {
  double x, y, z;
} point;

typedef struct simplex {
  int count;
  og_pair pair[4];
  point p[4];
} simplex;

static point sub(point a, point b) { return (point){a.x - b.x, a.y - b.y, a.z - b.z}; }
static double dot(point a, point b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static point cross(point a, point b) {
  return (point){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static point combine(double s, point a, double t, point b) {
  return (point){s * a.x + t * b.x, s * a.y + t * b.y, s * a.z + t * b.z};
}

static uint32_t extreme(const og_points *points, point d) {
  const double *x = points->approx;
  uint32_t best = 0;
  double largest = x[0] * d.x + x[1] * d.y + x[2] * d.z;
  for (uint32_t k = 1; k < points->count; k++) {
    const double value = x[3 * k] * d.x + x[3 * k + 1] * d.y + x[3 * k + 2] * d.z;
    if (value > largest) {
      largest = value;
      best = k;
    }
  }
  return best;
}

static point cso_point(const og_problem *problem, og_pair pair, point target) {
  const double *a = &problem->a.approx[3 * pair.i], *b = &problem->b.approx[3 * pair.j];
  return (point){a[0] - b[0] - target.x, a[1] - b[1] - target.y, a[2] - b[2] - target.z};
}

// The nearest candidate so far.
typedef struct nearest {
  double square;
  point v;
  int count;
  int corner[3];
} nearest;

static void offer(nearest *best, point v, int count, const int corner[]) {
  const double square = dot(v, v);
  if (!(square < best->square)) return;
  best->square = square;
  best->v = v;
  best->count = count;
  for (int k = 0; k < count; k++) best->corner[k] = corner[k];
}

static void offer_edge(nearest *best, const simplex *s, int i, int j) {
  const point e = sub(s->p[j], s->p[i]);
  const double w0 = dot(s->p[j], e), w1 = -dot(s->p[i], e), total = w0 + w1;
  if (!(w0 > 0 && w1 > 0)) return;
  offer(best, combine(w0 / total, s->p[i], w1 / total, s->p[j]), 2, (int[]){i, j});
}

static void offer_triangle(nearest *best, const simplex *s, int i, int j, int k) {
  const point p = s->p[i], q = s->p[j], r = s->p[k];
  const point n = cross(sub(q, p), sub(r, p));
  const double nn = dot(n, n);
  if (!(nn > 0 && dot(n, cross(q, r)) > 0 && dot(n, cross(r, p)) > 0 && dot(n, cross(p, q)) > 0)) return;
  const double scale = dot(n, p) / nn;
  offer(best, (point){scale * n.x, scale * n.y, scale * n.z}, 3, (int[]){i, j, k});
}

static bool holds_origin(const simplex *s) {
  const point c = cross(s->p[2], s->p[3]), d = cross(s->p[0], s->p[1]);
  const double w0 = dot(s->p[1], c), w1 = -dot(s->p[0], c), w2 = dot(s->p[3], d), w3 = -dot(s->p[2], d);
  return (w0 > 0 && w1 > 0 && w2 > 0 && w3 > 0) || (w0 < 0 && w1 < 0 && w2 < 0 && w3 < 0);
}

// The nearest point to the origin among the faces that contain the newest point.
static nearest nearest_face(const simplex *s) {
  nearest best = {.square = DBL_MAX};
  const int newest = s->count - 1;
  offer(&best, s->p[newest], 1, (int[]){newest});
  for (int i = 0; i < newest; i++) {
    offer_edge(&best, s, i, newest);
    for (int j = 0; j < i; j++) offer_triangle(&best, s, j, i, newest);
  }
  return best;
}

static void keep(simplex *s, const nearest *best) {
  simplex kept = {.count = best->count};
  for (int k = 0; k < best->count; k++) {
    kept.pair[k] = s->pair[best->corner[k]];
    kept.p[k] = s->p[best->corner[k]];
  }
  *s = kept;
}

static bool contains(const simplex *s, og_pair pair) {
  for (int k = 0; k < s->count; k++)
    if (s->pair[k].i == pair.i && s->pair[k].j == pair.j) return true;
  return false;
}

og_guess og_guess_nearest(const og_problem *problem, const double target[3], double offset[3]) {
  const point goal = {target[0], target[1], target[2]};
  simplex s = {.count = 1, .pair = {{0, 0}}};
  s.p[0] = cso_point(problem, s.pair[0], goal);
  point v = s.p[0];
  for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const og_pair pair = {extreme(&problem->a, (point){-v.x, -v.y, -v.z}), extreme(&problem->b, v)};
    const point p = cso_point(problem, pair, goal);
    const double square = dot(v, v);
    // No new point, or none that is nearer by more than rounding: v is as near as doubles can say.
    if (contains(&s, pair) || !(square - dot(v, p) > 8 * DBL_EPSILON * square)) break;
    s.pair[s.count] = pair;
    s.p[s.count] = p;
    s.count++;
    if (s.count == 4 && holds_origin(&s)) {
      v = (point){0.0, 0.0, 0.0};
      break;
    }
    const nearest best = nearest_face(&s);
    if (!(best.square < square)) {
      s.count--;
      break;
    }
    v = best.v;
    keep(&s, &best);
  }
  if (offset != NULL) {
    offset[0] = v.x;
    offset[1] = v.y;
    offset[2] = v.z;
  }
  og_guess guess = {.count = (size_t)s.count};
  for (int k = 0; k < s.count; k++) guess.pair[k] = s.pair[k];
  return guess;
}
