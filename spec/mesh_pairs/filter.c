#include "spec/mesh_pairs/filter.h"

#include <math.h>

#include "spec/body/side.h"

typedef struct vector {
  double x, y, z;
} vector;

static vector difference(const double *to, const double *from) {
  return (vector){to[0] - from[0], to[1] - from[1], to[2] - from[2]};
}

static vector cross(vector a, vector b) {
  return (vector){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static double dot(vector a, vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

static double norm_1(vector a) { return fabs(a.x) + fabs(a.y) + fabs(a.z); }

// ---- axes ----

typedef struct interval {
  double lo, hi;
} interval;

static interval project(const og_triangle_view *t, vector axis) {
  interval r = {HUGE_VAL, -HUGE_VAL};
  for (int k = 0; k < 3; k++) {
    const double height = dot((vector){t->near[k][0], t->near[k][1], t->near[k][2]}, axis);
    r.lo = height < r.lo ? height : r.lo;
    r.hi = height > r.hi ? height : r.hi;
  }
  return r;
}

// Two projections err by 2^-49 |d|_1 together; the constant is for products below the normal numbers.
static bool parts(const og_triangle_view *a, const og_triangle_view *b, vector axis) {
  const interval p = project(a, axis), q = project(b, axis);
  const double margin = norm_1(axis) * 0x1p-48 + 0x1p-1000;
  return q.lo - p.hi > margin || p.lo - q.hi > margin;
}

static void take_edges(const og_triangle_view *t, vector edge[3]) {
  for (int k = 0; k < 3; k++) edge[k] = difference(t->near[(k + 1) % 3], t->near[k]);
}

bool og_filter_parts(const og_triangle_view *a, const og_triangle_view *b) {
  vector of_a[3], of_b[3];
  take_edges(a, of_a);
  take_edges(b, of_b);
  if (parts(a, b, cross(of_a[0], of_a[1])) || parts(a, b, cross(of_b[0], of_b[1]))) return true;
  for (int k = 0; k < 3; k++)
    for (int l = 0; l < 3; l++)
      if (parts(a, b, cross(of_a[k], of_b[l]))) return true;
  return false;
}

// ---- an edge through a triangle ----

static int side(const double *a, const double *b, const double *c, const double *d) {
  double height;
  return og_near_side(&height, a, b, c, d);
}

static bool passes(const double *p, const double *q, const og_triangle_view *t, int side_p, int side_q) {
  if (side_p * side_q >= 0) return false;
  const int first = side(p, q, t->near[0], t->near[1]);
  return first != 0 && side(p, q, t->near[1], t->near[2]) == first && side(p, q, t->near[2], t->near[0]) == first;
}

static bool pierces(const og_triangle_view *a, const og_triangle_view *b) {
  int of[3];
  for (int k = 0; k < 3; k++) of[k] = side(b->near[0], b->near[1], b->near[2], a->near[k]);
  for (int k = 0; k < 3; k++)
    if (passes(a->near[k], a->near[(k + 1) % 3], b, of[k], of[(k + 1) % 3])) return true;
  return false;
}

bool og_filter_pierces(const og_triangle_view *a, const og_triangle_view *b) { return pierces(a, b) || pierces(b, a); }
