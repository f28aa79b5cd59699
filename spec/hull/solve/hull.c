#include "spec/hull/solve/hull.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/hull/solve/search.h"
#include "spec/number/allocation.h"

// ---- independent points ----

static bool is_in_line(og_hull_search *s, size_t a, size_t b, size_t c) {
  og_sides *sides = &s->sides;
  const og_ivec *at = s->points->at;
  og_ivec product;
  og_ivec_init(&product);
  og_ivec_sub(&sides->arm, &at[b], &at[a]);
  og_ivec_sub(&sides->other, &at[c], &at[a]);
  og_ivec_cross(&product, &sides->arm, &sides->other);
  const bool in_line = og_ivec_is_zero(&product);
  og_ivec_clear(&product);
  return in_line;
}

// About the distance from the line of a and b, times their distance, squared.
static double distance_from_line(const og_hull_search *s, size_t a, size_t b, size_t c) {
  const double *p = s->points->approx + 3 * a, *q = s->points->approx + 3 * b, *r = s->points->approx + 3 * c;
  const double ux = q[0] - p[0], uy = q[1] - p[1], uz = q[2] - p[2], vx = r[0] - p[0], vy = r[1] - p[1],
               vz = r[2] - p[2];
  const double x = uy * vz - uz * vy, y = uz * vx - ux * vz, z = ux * vy - uy * vx;
  return x * x + y * y + z * z;
}

// The first of the least and of the greatest points, by x, then y, then z; false where these are equal.
static bool find_ends(const og_points *points, uint32_t simplex[4]) {
  simplex[0] = simplex[1] = 0;
  for (uint32_t k = 1; k < points->count; k++) {
    if (og_hull_search_compare(points, k, simplex[0]) < 0) simplex[0] = k;
    if (og_hull_search_compare(points, k, simplex[1]) > 0) simplex[1] = k;
  }
  return og_hull_search_compare(points, simplex[0], simplex[1]) != 0;
}

// A point outside of the line of these two, of the farthest ones the least; false where there is none.
static bool find_third(og_hull_search *s, uint32_t simplex[4]) {
  uint32_t farthest = 0;
  double most = -1;
  for (uint32_t k = 0; k < s->points->count; k++) {
    const double distance = distance_from_line(s, simplex[0], simplex[1], k);
    if (distance < most || (distance == most && og_hull_search_compare(s->points, k, farthest) >= 0)) continue;
    most = distance;
    farthest = k;
  }
  for (uint32_t k = 0; k < s->points->count && is_in_line(s, simplex[0], simplex[1], farthest); k++) farthest = k;
  simplex[2] = farthest;
  return !is_in_line(s, simplex[0], simplex[1], farthest);
}

// The fourth is the least of the points farthest from the plane of the three.
static bool find_fourth(og_hull_search *s, uint32_t simplex[4]) {
  bool found = false;
  double most = -1;
  for (uint32_t k = 0; k < s->points->count; k++) {
    double height;
    const int side_of_it = og_side(&s->sides, simplex[0], simplex[1], simplex[2], k, &height);
    if (side_of_it == 0 || fabs(height) < most) continue;
    if (fabs(height) == most && og_hull_search_compare(s->points, k, simplex[3]) >= 0) continue;
    most = fabs(height);
    simplex[3] = k;
    found = true;
  }
  return found;
}

static size_t find_simplex(og_hull_search *s, uint32_t simplex[4], size_t axes) {
  if (!find_ends(s->points, simplex)) return 1;
  if (!find_third(s, simplex)) return 2;
  return axes == 3 && find_fourth(s, simplex) ? 4 : 3;
}

// ---- the answer ----

void og_hull_answer_init(og_hull_answer *answer) {
  answer->refusal = OG_HULL_REFUSED_SIMPLEX;
  answer->steps = 0;
  og_hull_certificate_init(&answer->certificate);
  og_hull_finding_init(&answer->finding);
}

void og_hull_answer_clear(og_hull_answer *answer) {
  og_hull_certificate_clear(&answer->certificate);
  og_hull_finding_clear(&answer->finding);
}

int og_hull_search_compare(const og_points *points, uint32_t a, uint32_t b) {
  const double difference = points->approx[3 * (size_t)a] - points->approx[3 * (size_t)b];
  if (fabs(difference) > 3 * OG_APPROX_ERROR) return difference < 0 ? -1 : 1;
  const og_ivec *p = &points->at[a], *q = &points->at[b];
  int order = og_int_compare(&p->x, &q->x);
  if (order == 0) order = og_int_compare(&p->y, &q->y);
  return order != 0 ? order : og_int_compare(&p->z, &q->z);
}

bool *og_hull_search_corners(const og_points *points, const og_facets *facets) {
  bool *is_corner = og_grow(NULL, points->count, sizeof *is_corner);
  memset(is_corner, 0, points->count * sizeof *is_corner);
  for (size_t k = 0; k < facets->corner_count; k++) is_corner[facets->corner[k]] = true;
  return is_corner;
}

og_hull_refusal og_solve_hull(const og_hull_problem *problem, og_hull_answer *answer) {
  og_hull_search s = {.points = og_hull_points(problem)};
  og_hull_certificate *certificate = &answer->certificate;
  og_hull_certificate_reset(certificate);
  og_sides_init(&s.sides, s.points);
  certificate->simplex_count = find_simplex(&s, certificate->simplex, problem->axes);
  if (certificate->simplex_count == 3) og_hull_search_plane(&s, problem->axes == 3, certificate);
  if (certificate->simplex_count == 4) {
    og_hull_search_space(&s, certificate);
    og_hull_search_holders(&s, certificate);
  }
  answer->steps = s.steps;
  answer->refusal = og_check_hull(problem, certificate, &answer->finding);
  og_sides_clear(&s.sides);
  return answer->refusal;
}
