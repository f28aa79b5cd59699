// What doubles show of two triangles of one mesh that name one common point, or two. The approximations are those of
// og_points: at most 1, and each within 2^-51 of the truth.

#include <math.h>

#include "spec/body/side.h"
#include "spec/mesh_pairs/shared.h"

typedef struct vector {
  double at[3];
} vector;

static vector difference(const double *to, const double *from) {
  return (vector){{to[0] - from[0], to[1] - from[1], to[2] - from[2]}};
}

static double product(vector a, vector b) { return a.at[0] * b.at[0] + a.at[1] * b.at[1] + a.at[2] * b.at[2]; }

static int side(const double *a, const double *b, const double *c, const double *d) {
  double height;
  return og_near_side(&height, a, b, c, d);
}

// ---- one point ----

// Are both other points of triangle `of` surely on one side of the plane of the other triangle? Then its cone has only
// the point in common with that plane.
static bool is_aside(const og_shared_corners *s, int of) {
  const double *const *plane = s->near_other[1 - of], *const *other = s->near_other[of];
  const int first = side(s->near_at[0], plane[0], plane[1], other[0]);
  return first != 0 && side(s->near_at[0], plane[0], plane[1], other[1]) == first;
}

static vector shortened(vector v) {
  const double length = sqrt(product(v, v));
  for (int k = 0; k < 3 && length > 0; k++) v.at[k] /= length;
  return v;
}

// Does the direction surely have the rays of the one cone before it, and those of the other behind it? As the direction
// is what these doubles are, only the points err.
static bool do_part(vector way, const og_shared_corners *s) {
  const double margin = 0x1p-48 * (fabs(way.at[0]) + fabs(way.at[1]) + fabs(way.at[2])) + 0x1p-1000;
  for (int of = 0; of < 2; of++)
    for (int k = 0; k < 2; k++) {
      const double along = product(way, difference(s->near_other[of][k], s->near_at[0]));
      if ((of == 0 ? along : -along) <= margin) return false;
    }
  return true;
}

// From the middle of the one cone to that of the other: it parts narrow cones in one plane.
static vector between(const og_shared_corners *s) {
  vector way = {{0, 0, 0}};
  for (int of = 0; of < 2; of++) {
    vector middle = {{0, 0, 0}};
    for (int k = 0; k < 2; k++) {
      const vector ray = shortened(difference(s->near_other[of][k], s->near_at[0]));
      for (int i = 0; i < 3; i++) middle.at[i] += ray.at[i];
    }
    middle = shortened(middle);
    for (int i = 0; i < 3; i++) way.at[i] += of == 0 ? middle.at[i] : -middle.at[i];
  }
  return way;
}

// ---- an edge ----

static vector cross(vector a, vector b) {
  const double *p = a.at, *q = b.at;
  return (vector){{p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]}};
}

static double widest(vector v) { return fmax(fabs(v.at[0]), fmax(fabs(v.at[1]), fabs(v.at[2]))); }

// Do the two triangles surely lie on two sides of the edge? A neighbour in the same plane does.
// With m >= all entries of the three differences, and 2^-49 more, each entry of a cross product errs by less than
// 6 * 2^-49 m; and the product of two of them by less than 2^-42 m^3, rounding included.
static bool are_across(const og_shared_corners *s) {
  const vector edge = difference(s->near_at[1], s->near_at[0]);
  const vector a = difference(s->near_other[0][0], s->near_at[0]), b = difference(s->near_other[1][0], s->near_at[0]);
  const double m = fmax(widest(edge), fmax(widest(a), widest(b))) + 0x1p-49;
  return product(cross(edge, a), cross(edge, b)) < -0x1p-42 * m * m * m;
}

bool og_filter_shared(const og_shared_corners *s) {
  if (s->count == 1 && s->other_count[0] == 2 && s->other_count[1] == 2)
    return is_aside(s, 0) || is_aside(s, 1) || do_part(between(s), s);
  if (s->count != 2 || s->other_count[0] != 1 || s->other_count[1] != 1) return false;
  // Where the four points are in no plane, those of the triangles differ: they have only the edge's line in common.
  return side(s->near_at[0], s->near_at[1], s->near_other[0][0], s->near_other[1][0]) != 0 || are_across(s);
}
