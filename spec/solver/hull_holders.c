// Which triangle holds a point, seen from a point within: a walk from triangle to triangle. Each step goes through an
// edge behind which the point lies. As the surface is convex, the triangle's plane gets nearer to the point: the walk
// ends.

#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/solver/hull_search.h"

typedef struct walk {
  og_fan_triangle *triangle;
  size_t triangle_count;
  uint32_t *across;  // 3 a triangle: what lies behind the edge from corner k to the next
  og_problem scaled; // body a: the points times four, then the sum of the simplex
  og_sides sides;
  uint32_t at;
} walk;

static void set_scaled(walk *w, const og_points *points, const uint32_t simplex[4]) {
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
  for (int k = 0; k < 4; k++) og_ivec_add(middle, middle, &points->at[simplex[k]]);
  og_ivec_set(&w->scaled.b.at[0], middle);
  og_problem_approximate(&w->scaled);
  og_sides_init(&w->sides, &w->scaled.a);
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

// ---- the walk ----

static bool step_on(walk *w, size_t point) {
  const size_t middle = w->scaled.a.count - 1;
  const uint32_t *corner = w->triangle[w->at].corner;
  for (size_t k = 0; k < 3; k++)
    if (og_side(&w->sides, middle, corner[k], corner[(k + 1) % 3], point, NULL) < 0) {
      w->at = w->across[3 * w->at + k];
      return true;
    }
  return false;
}

void og_hull_search_holders(const og_hull_search *search, og_hull_certificate *certificate) {
  const og_points *points = search->points;
  bool *is_corner = og_hull_search_corners(points, &certificate->facets);
  walk w = {.at = 0};
  w.triangle = og_fan_triangles(&certificate->facets, &w.triangle_count);
  set_scaled(&w, points, certificate->simplex);
  set_across(&w);
  for (size_t k = 0; k < points->count; k++) {
    if (is_corner[k]) continue;
    while (step_on(&w, k)) {
    }
    og_hull_certificate_add_holder(certificate, w.at);
  }
  og_sides_clear(&w.sides);
  og_problem_clear(&w.scaled);
  free(w.triangle);
  free(w.across);
  free(is_corner);
}
