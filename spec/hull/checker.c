#include "spec/hull/checker.h"

#include <stdlib.h>
#include <string.h>

#include "spec/hull/checker_state.h"
#include "spec/number/allocation.h"

// ---- what every certificate has to be ----

static bool is_posed(const og_hull_problem *problem) {
  const og_points *points = og_hull_points(problem);
  if (points->count == 0 || (problem->axes != 2 && problem->axes != 3)) return false;
  for (size_t k = 0; k < points->count && problem->axes == 2; k++)
    if (og_int_sign(&points->at[k].z) != 0) return false;
  return true;
}

static og_hull_refusal check_simplex(const og_hull_certificate *certificate, size_t count) {
  if (certificate->simplex_count == 0 || certificate->simplex_count > 4) return OG_HULL_REFUSED_SIMPLEX;
  for (size_t k = 0; k < certificate->simplex_count; k++)
    if (certificate->simplex[k] >= count) return OG_HULL_REFUSED_SIMPLEX;
  return OG_HULL_ACCEPTED;
}

static og_hull_refusal check_form(const og_facets *facets, size_t simplex_count, size_t count) {
  if (simplex_count < 3 && facets->count > 0) return OG_HULL_REFUSED_FACETS;
  if (simplex_count == 3 && facets->count != 1) return OG_HULL_REFUSED_FACETS;
  if (simplex_count == 4 && facets->count < 4) return OG_HULL_REFUSED_FACETS;
  for (size_t k = 0; k < facets->corner_count; k++)
    if (facets->corner[k] >= count) return OG_HULL_REFUSED_INDEX;
  for (size_t k = 0; k < facets->count; k++)
    if (og_facet_size(facets, k) < 3) return OG_HULL_REFUSED_SIZE;
  return og_facets_are_canonical(facets) ? OG_HULL_ACCEPTED : OG_HULL_REFUSED_ORDER;
}

bool og_hull_stands_before(const og_hull_check *check, size_t point, const og_fan_triangle *triangle) {
  const og_ivec *at = check->points->at, *p = &at[point];
  for (int k = 0; k < 3; k++) {
    const og_ivec *c = &at[triangle->corner[k]];
    if (point < triangle->corner[k] && og_int_compare(&p->x, &c->x) == 0 && og_int_compare(&p->y, &c->y) == 0 &&
        og_int_compare(&p->z, &c->z) == 0)
      return true;
  }
  return false;
}

// ---- what it proves ----

static void keep_vertices(og_hull_finding *finding, const bool *is_corner, size_t count) {
  finding->vertex_count = 0;
  for (size_t k = 0; k < count; k++) {
    if (!is_corner[k]) continue;
    if (finding->vertex_count == finding->vertex_room) {
      finding->vertex_room = og_doubled(finding->vertex_room);
      finding->vertex = og_grow(finding->vertex, finding->vertex_room, sizeof *finding->vertex);
    }
    finding->vertex[finding->vertex_count++] = (uint32_t)k;
  }
}

static void keep_facets(og_hull_finding *finding, const og_facets *facets, bool both_ways) {
  og_facets_reset(&finding->facets);
  for (size_t k = 0; k < facets->count; k++) {
    for (size_t i = og_facet_start(facets, k); i < facets->end[k]; i++)
      og_facets_add(&finding->facets, facets->corner[i]);
    og_facets_end(&finding->facets);
  }
  if (!both_ways) return;
  for (size_t i = facets->corner_count; i-- > 0;) og_facets_add(&finding->facets, facets->corner[i]);
  og_facets_end(&finding->facets);
  og_facets_sort(&finding->facets);
}

// ---- the certificate ----

static void mark_corners(og_hull_check *check) {
  const og_hull_certificate *certificate = check->certificate;
  memset(check->is_corner, 0, check->points->count * sizeof *check->is_corner);
  for (size_t k = 0; k < certificate->facets.corner_count; k++) check->is_corner[certificate->facets.corner[k]] = true;
  if (certificate->simplex_count > 2) return;
  for (size_t k = 0; k < certificate->simplex_count; k++) check->is_corner[certificate->simplex[k]] = true;
}

static size_t count_holders(const og_hull_check *check) {
  size_t count = 0;
  for (size_t k = 0; k < check->points->count; k++) count += !check->is_corner[k];
  return check->certificate->simplex_count > 2 ? count : 0;
}

static og_hull_refusal check_marked(const og_hull_check *check, size_t axes) {
  const og_hull_certificate *certificate = check->certificate;
  if (certificate->holder_count != count_holders(check)) return OG_HULL_REFUSED_COUNT_OF_HOLDERS;
  if (certificate->simplex_count < 3) return og_check_hull_line(check);
  return certificate->simplex_count == 3 ? og_check_hull_plane(check, axes == 3) : og_check_hull_space(check);
}

og_hull_refusal og_check_hull(const og_hull_problem *problem, const og_hull_certificate *certificate,
                              og_hull_finding *finding) {
  og_hull_check check = {.points = og_hull_points(problem), .certificate = certificate};
  const size_t count = check.points->count, simplex_count = certificate->simplex_count;
  if (!is_posed(problem)) return OG_HULL_REFUSED_PROBLEM;
  og_hull_refusal refusal = check_simplex(certificate, count);
  if (refusal == OG_HULL_ACCEPTED) refusal = check_form(&certificate->facets, simplex_count, count);
  if (refusal != OG_HULL_ACCEPTED) return refusal;
  check.is_corner = og_grow(NULL, count, sizeof *check.is_corner);
  check.triangle = og_fan_triangles(&certificate->facets, &check.triangle_count);
  mark_corners(&check);
  refusal = check_marked(&check, problem->axes);
  if (refusal == OG_HULL_ACCEPTED) {
    finding->dimension = (int)simplex_count - 1;
    keep_vertices(finding, check.is_corner, count);
    keep_facets(finding, &certificate->facets, simplex_count == 3 && problem->axes == 3);
  }
  free(check.is_corner);
  free(check.triangle);
  return refusal;
}
