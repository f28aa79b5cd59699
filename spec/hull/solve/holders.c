// Which triangle holds a point, seen from a point within: a walk from triangle to triangle. Each step goes through an
// edge behind which the point lies. As the surface is convex, the triangle's plane gets nearer to the point: the walk
// ends. It starts where the last point in about the same direction was found.

#include <math.h>
#include <stdlib.h>

#include "spec/hull/solve/search.h"
#include "spec/number/allocation.h"

#define NOBODY UINT32_MAX // no triangle

typedef struct walk {
  const og_points *points;
  const uint32_t *simplex;
  double middle[3]; // its mean, in doubles
  og_fan_triangle *triangle;
  size_t triangle_count;
  uint32_t *across; // 3 a triangle: what lies behind the edge from corner k to the next
  uint32_t *start;  // of each cell of directions a triangle, or NOBODY
  size_t side;      // how many cells are along an edge of the cube whose faces they are on
  uint32_t at;
  // Where doubles are not sure; made when first needed.
  bool is_scaled;
  og_problem scaled; // body a: the points times four, then the sum of the simplex
  og_sides sides;
} walk;

static const double *approx(const walk *w, size_t point) { return w->points->approx + 3 * point; }

// Within 1.5 * 2^-51 of the truth. So rows that begin there are as og_near_side wants them.
static void set_middle(walk *w) {
  for (int axis = 0; axis < 3; axis++) {
    double sum = 0;
    for (int k = 0; k < 4; k++) sum += approx(w, w->simplex[k])[axis];
    w->middle[axis] = sum / 4;
  }
}

static void set_scaled(walk *w) {
  const og_points *points = w->points;
  og_problem_init(&w->scaled);
  og_points_resize(&w->scaled.a, points->count + 1);
  og_points_resize(&w->scaled.b, 1);
  og_ivec *at = w->scaled.a.at, *middle = &at[points->count];
  for (size_t k = 0; k < points->count; k++) {
    const og_int *const from[3] = {&points->at[k].x, &points->at[k].y, &points->at[k].z};
    og_int *const to[3] = {&at[k].x, &at[k].y, &at[k].z};
    for (int axis = 0; axis < 3; axis++) mpz_mul_2exp(to[axis]->z, from[axis]->z, 2);
  }
  og_ivec_set_zero(middle);
  for (int k = 0; k < 4; k++) og_ivec_add(middle, middle, &points->at[w->simplex[k]]);
  og_ivec_set(&w->scaled.b.at[0], middle);
  og_problem_approximate(&w->scaled);
  og_sides_init(&w->sides, &w->scaled.a);
  w->is_scaled = true;
}

static void clear_scaled(walk *w) {
  if (!w->is_scaled) return;
  og_sides_clear(&w->sides);
  og_problem_clear(&w->scaled);
}

// On which side of the plane of the middle and the edge.
static int side_of_edge(walk *w, size_t from, size_t to, size_t point) {
  double height;
  const int sure = og_near_side(&height, w->middle, approx(w, from), approx(w, to), approx(w, point));
  if (sure != 0) return sure;
  if (!w->is_scaled) set_scaled(w);
  return og_side(&w->sides, w->points->count, from, to, point, NULL);
}

// ---- what lies behind each edge ----

typedef struct half_edge {
  uint32_t low, high;
  size_t name; // triangle times 3 plus edge
} half_edge;

static int compare_half_edges(const void *left, const void *right) {
  const half_edge *a = left, *b = right;
  if (a->low != b->low) return a->low < b->low ? -1 : 1;
  if (a->high != b->high) return a->high < b->high ? -1 : 1;
  return (a->name > b->name) - (a->name < b->name);
}

static void set_across(walk *w) {
  const size_t count = 3 * w->triangle_count;
  half_edge *edge = og_grow(NULL, count, sizeof *edge);
  w->across = og_grow(NULL, count, sizeof *w->across);
  for (size_t k = 0; k < count; k++) {
    const uint32_t *corner = w->triangle[k / 3].corner, from = corner[k % 3], to = corner[(k + 1) % 3];
    edge[k] = (half_edge){from < to ? from : to, from < to ? to : from, k};
  }
  qsort(edge, count, sizeof *edge, compare_half_edges);
  for (size_t k = 0; k + 1 < count; k += 2) {
    w->across[edge[k].name] = (uint32_t)(edge[k + 1].name / 3);
    w->across[edge[k + 1].name] = (uint32_t)(edge[k].name / 3);
  }
  free(edge);
}

// ---- where to start ----

static size_t along_side(const walk *w, double x) {
  const size_t at = (size_t)((x + 1) / 2 * (double)w->side);
  return at < w->side ? at : w->side - 1;
}

static size_t cell_of(const walk *w, const double *point) {
  double way[3];
  int most = 0;
  for (int axis = 0; axis < 3; axis++) {
    way[axis] = point[axis] - w->middle[axis];
    if (fabs(way[axis]) > fabs(way[most])) most = axis;
  }
  const double length = fabs(way[most]);
  if (length == 0) return 0;
  const size_t face = 2 * (size_t)most + (way[most] > 0);
  const size_t row = along_side(w, way[(most + 1) % 3] / length), column = along_side(w, way[(most + 2) % 3] / length);
  return (face * w->side + row) * w->side + column;
}

// About as many cells as triangles; each triangle is noted in the direction of its mean.
static void set_start(walk *w) {
  w->side = 1 + (size_t)sqrt((double)w->triangle_count / 6);
  const size_t cells = 6 * w->side * w->side;
  w->start = og_grow(NULL, cells, sizeof *w->start);
  for (size_t k = 0; k < cells; k++) w->start[k] = NOBODY;
  for (size_t t = 0; t < w->triangle_count; t++) {
    const uint32_t *corner = w->triangle[t].corner;
    double mean[3];
    for (int axis = 0; axis < 3; axis++)
      mean[axis] = (approx(w, corner[0])[axis] + approx(w, corner[1])[axis] + approx(w, corner[2])[axis]) / 3;
    w->start[cell_of(w, mean)] = (uint32_t)t;
  }
}

// ---- the walk ----

static bool step_on(walk *w, size_t point) {
  const uint32_t *corner = w->triangle[w->at].corner;
  for (size_t k = 0; k < 3; k++)
    if (side_of_edge(w, corner[k], corner[(k + 1) % 3], point) < 0) {
      w->at = w->across[3 * w->at + k];
      return true;
    }
  return false;
}

static uint32_t find_holder(walk *w, size_t point) {
  uint32_t *start = &w->start[cell_of(w, approx(w, point))];
  if (*start != NOBODY) w->at = *start;
  while (step_on(w, point)) {
  }
  *start = w->at;
  return w->at;
}

static void hold(const og_points *points, const bool *is_corner, og_hull_certificate *certificate) {
  walk w = {.points = points, .simplex = certificate->simplex};
  w.triangle = og_fan_triangles(&certificate->facets, &w.triangle_count);
  set_middle(&w);
  set_across(&w);
  set_start(&w);
  for (size_t k = 0; k < points->count; k++)
    if (!is_corner[k]) og_hull_certificate_add_holder(certificate, find_holder(&w, k));
  clear_scaled(&w);
  free(w.triangle);
  free(w.across);
  free(w.start);
}

void og_hull_search_holders(const og_hull_search *search, og_hull_certificate *certificate) {
  bool *is_corner = og_hull_search_corners(search->points, &certificate->facets);
  size_t corners = 0;
  for (size_t k = 0; k < search->points->count; k++) corners += is_corner[k];
  if (corners < search->points->count) hold(search->points, is_corner, certificate);
  free(is_corner);
}
