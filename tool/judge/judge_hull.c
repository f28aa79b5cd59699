#include "tool/judge/judge_hull.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/number/surd.h"
#include "tool/judge/flat_facets.h"

// ---- a closed surface ----

static int by_value(const void *a, const void *b) {
  const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

static bool are_corners_points(const og_handed_hull *truth, const og_claimed_facets *facets) {
  for (size_t f = 0; f < facets->count; f++)
    if (facets->start[f + 1] - facets->start[f] < 3) return false;
  for (size_t k = 0; k < facets->start[facets->count]; k++)
    if (facets->corner[k] >= truth->count) return false;
  return true;
}

// The edges, from and to in one number, so that the same edge the other way has both swapped.
static void list_edges(uint64_t *edge, const og_claimed_facets *facets) {
  for (size_t f = 0; f < facets->count; f++)
    for (size_t k = facets->start[f]; k < facets->start[f + 1]; k++) {
      const uint32_t from = facets->corner[k];
      const uint32_t to = facets->corner[k + 1 == facets->start[f + 1] ? facets->start[f] : k + 1];
      edge[k] = (uint64_t)from << 32 | to;
    }
}

static bool run_both_ways(const uint64_t *edge, size_t count) {
  for (size_t k = 0; k < count; k++) {
    const uint64_t back = edge[k] << 32 | edge[k] >> 32;
    if ((k > 0 && edge[k] == edge[k - 1]) || back == edge[k]) return false;
    if (bsearch(&back, edge, count, sizeof *edge, by_value) == NULL) return false;
  }
  return true;
}

// In the plane: one cycle that comes to no point twice; where the hull is a point or a segment, of these one or two
// points or none.
static bool is_cycle(const og_handed_hull *truth, const og_claimed_facets *facets) {
  const int dimension = truth->answer.finding.dimension;
  if (facets->count == 0) return dimension < 2;
  if (facets->count != 1) return false;
  const size_t count = facets->start[1];
  if (dimension < 2 ? count != (size_t)dimension + 1 : count < 3) return false;
  uint64_t *corner = og_grow(NULL, count, sizeof *corner);
  for (size_t k = 0; k < count; k++) corner[k] = facets->corner[k];
  qsort(corner, count, sizeof *corner, by_value);
  bool good = corner[count - 1] < truth->count;
  for (size_t k = 1; k < count; k++) good = good && corner[k - 1] < corner[k];
  free(corner);
  return good;
}

static bool is_closed(const og_handed_hull *truth, const og_claimed_facets *facets) {
  if (truth->problem.axes == 2) return is_cycle(truth, facets);
  if (!are_corners_points(truth, facets)) return false;
  if (truth->answer.finding.dimension == 2) return og_flat_facets_close(truth, facets);
  const size_t count = facets->start[facets->count];
  if (count == 0) return true;
  uint64_t *edge = og_grow(NULL, count, sizeof *edge);
  list_edges(edge, facets);
  qsort(edge, count, sizeof *edge, by_value);
  const bool closed = run_both_ways(edge, count);
  free(edge);
  return closed;
}

// ---- points outside ----

// Doubles within 2^-51 that do not exceed 1, so edges are at most 2 long along an axis and wrong by 2^-49. A part of
// their cross product is wrong by less than 2^-45, and its product with a difference of points by less than 2^-41.
static const double UNSURE = 0x1p-40;

typedef struct search {
  const og_points *points;
  const og_int *den; // of the lattice; its unit is 2^exponent of that
  long exponent;
  og_ivec u, v, normal; // of the triangle at hand
  og_int height, squared;
  og_surd length, most;
  bool has_area;
} search;

static void init(search *s, const og_problem *whole) {
  memset(s, 0, sizeof *s);
  s->points = &whole->a;
  s->den = &whole->unit_den;
  s->exponent = whole->unit_exp;
  og_ivec_init(&s->u);
  og_ivec_init(&s->v);
  og_ivec_init(&s->normal);
  og_int_init(&s->height);
  og_int_init(&s->squared);
  og_surd_init(&s->length);
  og_surd_init(&s->most);
}

static void clear(search *s) {
  og_ivec_clear(&s->u);
  og_ivec_clear(&s->v);
  og_ivec_clear(&s->normal);
  og_int_clear(&s->height);
  og_int_clear(&s->squared);
  og_surd_clear(&s->length);
  og_surd_clear(&s->most);
}

static bool set_normal(search *s, const uint32_t corner[3]) {
  const og_ivec *at = s->points->at;
  og_ivec_sub(&s->u, &at[corner[1]], &at[corner[0]]);
  og_ivec_sub(&s->v, &at[corner[2]], &at[corner[0]]);
  og_ivec_cross(&s->normal, &s->u, &s->v);
  og_ivec_dot(&s->squared, &s->normal, &s->normal);
  return og_int_sign(&s->squared) > 0;
}

// Raises s->most to the point's height above the triangle's plane: (p - a) . n / |n| = sqrt(((p - a) . n)^2 n^2) / n^2.
static void look_exactly(search *s, uint32_t a, size_t point) {
  og_ivec_sub(&s->u, &s->points->at[point], &s->points->at[a]);
  og_ivec_dot(&s->height, &s->u, &s->normal);
  if (og_int_sign(&s->height) <= 0) return;
  og_surd *length = &s->length;
  og_surd_set_zero(length);
  og_int_mul(&length->q, &s->height, &s->height);
  og_int_mul(&length->q, &length->q, &s->squared);
  og_int_mul(&length->m, &s->squared, s->den);
  length->s = 1;
  length->e = s->exponent;
  if (og_surd_compare(length, &s->most) > 0) og_surd_set(&s->most, length);
}

static void look_at_triangle(search *s, const uint32_t corner[3]) {
  if (!set_normal(s, corner)) return;
  s->has_area = true;
  const double *x = s->points->approx, *a = x + 3 * (size_t)corner[0], *b = x + 3 * (size_t)corner[1],
               *c = x + 3 * (size_t)corner[2];
  double u[3], v[3];
  for (int k = 0; k < 3; k++) u[k] = b[k] - a[k], v[k] = c[k] - a[k];
  const double n[3] = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
  for (size_t i = 0; i < s->points->count; i++) {
    const double *p = x + 3 * i;
    const double height = (p[0] - a[0]) * n[0] + (p[1] - a[1]) * n[1] + (p[2] - a[2]) * n[2];
    if (height > -UNSURE) look_exactly(s, corner[0], i);
  }
}

static void look_at_facets(search *s, const og_claimed_facets *facets) {
  for (size_t f = 0; f < facets->count; f++)
    for (size_t k = facets->start[f] + 1; k + 1 < facets->start[f + 1]; k++)
      look_at_triangle(s,
                       (const uint32_t[3]){facets->corner[facets->start[f]], facets->corner[k], facets->corner[k + 1]});
}

// The side of an edge that is outside has the interior on its left. A segment is judged by its ends: the way to them.
static void look_at_edge(search *s, uint32_t a, uint32_t b, bool is_segment) {
  og_ivec *normal = &s->normal;
  og_ivec_sub(&s->u, &s->points->at[b], &s->points->at[a]);
  if (is_segment) {
    og_ivec_set(normal, &s->u);
  } else {
    og_int_set(&normal->x, &s->u.y);
    og_int_neg(&normal->y, &s->u.x);
    og_int_set_si(&normal->z, 0);
  }
  og_ivec_dot(&s->squared, normal, normal);
  if (og_int_sign(&s->squared) == 0) return;
  s->has_area = true;
  const double *x = s->points->approx, *from = x + 3 * (size_t)a, *to = x + 3 * (size_t)b;
  const double n[2] = {is_segment ? to[0] - from[0] : to[1] - from[1], is_segment ? to[1] - from[1] : from[0] - to[0]};
  for (size_t i = 0; i < s->points->count; i++)
    if ((x[3 * i] - to[0]) * n[0] + (x[3 * i + 1] - to[1]) * n[1] > -UNSURE) look_exactly(s, b, i);
}

static void look_at_cycle(search *s, const og_claimed_facets *facets, bool is_segment) {
  const size_t count = facets->count == 0 ? 0 : facets->start[1];
  for (size_t k = 0; k < count; k++)
    look_at_edge(s, facets->corner[k], facets->corner[k + 1 == count ? 0 : k + 1], is_segment);
}

static og_checked check_outside(const search *s, const og_handed_hull *truth) {
  og_checked check = {OG_CHECK_OUTSIDE, OG_RIGHT, OG_ERROR_NONE, 0, 0, 0, 0};
  if (og_surd_sign(&s->most) == 0) return check;
  og_surd in_sizes = s->most; // the numbers shared
  in_sizes.e -= truth->extent.exponent;
  check.absolute = og_surd_to_double(&s->most);
  // It is an error, may it be less than any double.
  check.fraction =
      truth->extent.size > 0 ? fmax(0x1p-1074, og_surd_to_double(&in_sizes) / truth->extent.size) : HUGE_VAL;
  check.relative = check.ulps = HUGE_VAL; // the exact value is zero
  return check;
}

og_judgement og_judge_hull(const og_handed_hull *truth, const og_statement *statement, const og_claimed_facets *facets,
                           og_tolerance tolerance) {
  og_judgement judgement = {.judged = OG_RIGHT};
  og_judgement_answer(&judgement, statement->stated);
  if (statement->stated != OG_STATED_ANSWER) return judgement;
  const int dimension = truth->answer.finding.dimension;
  if (!is_closed(truth, facets)) {
    og_judgement_mark(&judgement, OG_CHECK_CLOSED, false);
    return judgement;
  }
  search s;
  init(&s, &truth->problem.whole);
  const bool flat = truth->problem.axes == 2;
  if (flat) look_at_cycle(&s, facets, dimension == 1);
  else look_at_facets(&s, facets);
  og_judgement_mark(&judgement, OG_CHECK_CLOSED, s.has_area || dimension < 2);
  const og_tolerance reached = {tolerance.rounding * truth->extent.reach, tolerance.gross * truth->extent.reach,
                                tolerance.format};
  og_judgement_add(&judgement, check_outside(&s, truth), reached);
  clear(&s);
  return judgement;
}
