#include "spec/body/side.h"

#include <math.h>

typedef struct row {
  double x, y, z;
} row;

static row row_of(const double *to, const double *from) {
  return (row){to[0] - from[0], to[1] - from[1], to[2] - from[2]};
}

// How large the row is, and how much larger the true one may be.
static double reach_of(row r) { return fabs(r.x) + fabs(r.y) + fabs(r.z) + 0x1p-46; }

og_near_plane og_near_plane_of(const double *a, const double *b, const double *c) {
  const row u = row_of(b, a), v = row_of(c, a);
  return (og_near_plane){.a = {a[0], a[1], a[2]},
                         .normal = {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x},
                         .of_u = reach_of(u),
                         .of_v = reach_of(v)};
}

int og_near_plane_side(const og_near_plane *plane, double *height, const double *d) {
  const row w = row_of(d, plane->a);
  const double value = plane->normal[0] * w.x + plane->normal[1] * w.y + plane->normal[2] * w.z;
  const double of_u = plane->of_u, of_v = plane->of_v, of_w = reach_of(w);
  const double margin = 0x1p-46 * (of_u * of_v + of_v * of_w + of_w * of_u) + 0x1p-49 * (of_u * of_v * of_w);
  *height = value;
  return value > margin ? 1 : value < -margin ? -1 : 0;
}

int og_near_side(double *height, const double *a, const double *b, const double *c, const double *d) {
  const og_near_plane plane = og_near_plane_of(a, b, c);
  return og_near_plane_side(&plane, height, d);
}

void og_sides_init(og_sides *sides, const og_points *points) {
  sides->points = points;
  sides->has_near_plane = false;
  sides->has_plane = false;
  og_ivec_init(&sides->normal);
  og_ivec_init(&sides->arm);
  og_ivec_init(&sides->other);
  og_int_init(&sides->offset);
  og_int_init(&sides->value);
}

void og_sides_clear(og_sides *sides) {
  og_ivec_clear(&sides->normal);
  og_ivec_clear(&sides->arm);
  og_ivec_clear(&sides->other);
  og_int_clear(&sides->offset);
  og_int_clear(&sides->value);
}

// ---- many points are often compared with one plane: its normal is kept ----

static bool is_plane(const size_t plane[3], size_t a, size_t b, size_t c) {
  return plane[0] == a && plane[1] == b && plane[2] == c;
}

static void take_near_plane(og_sides *s, size_t a, size_t b, size_t c) {
  if (s->has_near_plane && is_plane(s->near_plane, a, b, c)) return;
  const double *near = s->points->approx;
  s->near = og_near_plane_of(near + 3 * a, near + 3 * b, near + 3 * c);
  s->near_plane[0] = a;
  s->near_plane[1] = b;
  s->near_plane[2] = c;
  s->has_near_plane = true;
}

static void take_plane(og_sides *s, size_t a, size_t b, size_t c) {
  if (s->has_plane && is_plane(s->plane, a, b, c)) return;
  const og_ivec *at = s->points->at;
  og_ivec_sub(&s->arm, &at[b], &at[a]);
  og_ivec_sub(&s->other, &at[c], &at[a]);
  og_ivec_cross(&s->normal, &s->arm, &s->other);
  og_ivec_dot(&s->offset, &s->normal, &at[a]);
  s->plane[0] = a;
  s->plane[1] = b;
  s->plane[2] = c;
  s->has_plane = true;
}

int og_side(og_sides *sides, size_t a, size_t b, size_t c, size_t d, double *height) {
  take_near_plane(sides, a, b, c);
  double value;
  const int sure = og_near_plane_side(&sides->near, &value, sides->points->approx + 3 * d);
  if (height != NULL) *height = value;
  if (sure != 0) return sure;
  take_plane(sides, a, b, c);
  og_ivec_dot(&sides->value, &sides->normal, &sides->points->at[d]);
  const int difference = og_int_compare(&sides->value, &sides->offset);
  return (difference > 0) - (difference < 0);
}
