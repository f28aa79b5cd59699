#include "spec/hull/checker.h"

#include <stdlib.h>

#include "spec/hull/checker_state.h"
#include "spec/number/allocation.h"

// ---- what every certificate has to be ----

/*@ predicate hull_points_readable{L}(og_points *p) = \valid_read(p) && \valid_read(p->at + (0 .. p->count - 1));
    predicate is_flat{L}(og_points *p, integer to) = \forall integer k; 0 <= k < to ==> val(&p->at[k].z) == 0; */

/*@ requires problem: \valid_read(problem) && hull_points_readable(&problem->whole.a);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> problem->whole.a.count > 0 &&
      (problem->axes == 3 || (problem->axes == 2 && is_flat(&problem->whole.a, problem->whole.a.count))); */
static bool is_posed(const og_hull_problem *problem) {
  const og_points *points = og_hull_points(problem);
  if (points->count == 0 || (problem->axes != 2 && problem->axes != 3)) return false;
  /*@ loop invariant at:   0 <= k <= points->count;
      loop invariant flat: is_flat(points, k);
      loop assigns k;
      loop variant points->count - k; */
  for (size_t k = 0; k < points->count && problem->axes == 2; k++)
    if (og_int_sign(&points->at[k].z) != 0) return false;
  return true;
}

/*@ predicate names_points{L}(uint32_t *number, integer to, integer count) =
      \forall integer k; 0 <= k < to ==> 0 <= number[k] < count; */

/*@ requires certificate: \valid_read(certificate);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result == OG_HULL_ACCEPTED <==>
      1 <= certificate->simplex_count <= 4 && names_points(&certificate->simplex[0], certificate->simplex_count, count);
    ensures or: \result == OG_HULL_ACCEPTED || \result == OG_HULL_REFUSED_SIMPLEX; */
static og_hull_refusal check_simplex(const og_hull_certificate *certificate, size_t count) {
  if (certificate->simplex_count == 0 || certificate->simplex_count > 4) return OG_HULL_REFUSED_SIMPLEX;
  /*@ loop invariant at:    0 <= k <= certificate->simplex_count;
      loop invariant named: names_points(&certificate->simplex[0], k, count);
      loop assigns k;
      loop variant certificate->simplex_count - k; */
  for (size_t k = 0; k < certificate->simplex_count; k++)
    if (certificate->simplex[k] >= count) return OG_HULL_REFUSED_SIMPLEX;
  return OG_HULL_ACCEPTED;
}

/*@ // A point or a line has no facets, a plane has one, and space four or more.
    predicate fits_dimension(integer simplex_count, integer facets) =
      (simplex_count < 3 ==> facets == 0) && (simplex_count == 3 ==> facets == 1) &&
      (simplex_count == 4 ==> facets >= 4);
    predicate are_wide{L}(og_facets *f, integer to) = \forall integer k; 0 <= k < to ==> 3 <= size_of(f, k); */

/*@ requires facets: are_facets(facets);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result == OG_HULL_ACCEPTED <==> fits_dimension(simplex_count, facets->count) &&
      names_points(facets->corner, facets->corner_count, count) && are_wide(facets, facets->count) &&
      are_canonical(facets); */
static og_hull_refusal check_form(const og_facets *facets, size_t simplex_count, size_t count) {
  if (simplex_count < 3 && facets->count > 0) return OG_HULL_REFUSED_FACETS;
  if (simplex_count == 3 && facets->count != 1) return OG_HULL_REFUSED_FACETS;
  if (simplex_count == 4 && facets->count < 4) return OG_HULL_REFUSED_FACETS;
  /*@ loop invariant at:    0 <= k <= facets->corner_count;
      loop invariant named: names_points(facets->corner, k, count);
      loop assigns k;
      loop variant facets->corner_count - k; */
  for (size_t k = 0; k < facets->corner_count; k++)
    if (facets->corner[k] >= count) return OG_HULL_REFUSED_INDEX;
  /*@ loop invariant at:   0 <= k <= facets->count;
      loop invariant wide: are_wide(facets, k);
      loop assigns k;
      loop variant facets->count - k; */
  for (size_t k = 0; k < facets->count; k++)
    if (og_facet_size(facets, k) < 3) return OG_HULL_REFUSED_SIZE;
  return og_facets_are_canonical(facets) ? OG_HULL_ACCEPTED : OG_HULL_REFUSED_ORDER;
}

/*@ requires points: \valid_read(p) && \valid_read(q);
    terminates \true; exits \false; assigns \nothing;
    ensures are: \result != 0 <==> same_place(p, q); */
static bool are_equal(const og_ivec *p, const og_ivec *q) {
  return og_int_compare(&p->x, &q->x) == 0 && og_int_compare(&p->y, &q->y) == 0 && og_int_compare(&p->z, &q->z) == 0;
}

bool og_hull_stands_before(const og_hull_check *check, size_t point, const og_fan_triangle *triangle) {
  const og_ivec *at = check->points->at;
  /*@ loop invariant at:    0 <= k <= 3;
      loop invariant other: \forall integer i; 0 <= i < k ==> !stands_before_corner(check->points, point, triangle, i);
      loop assigns k;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    const size_t corner = triangle->corner[k];
    if (point < corner && are_equal(&at[point], &at[corner])) return true;
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

/*@ predicate is_in{L}(uint32_t *number, integer to, integer k) = \exists integer i; 0 <= i < to && number[i] == k;
    // How many of the first `to` are not marked.
    logic integer unmarked{L}(bool *mark, integer to) =
      to <= 0 ? 0 : unmarked(mark, to - 1) + (mark[to - 1] != 0 ? 0 : 1); */

/*@ requires numbers: \valid_read(number + (0 .. to - 1)) && names_points(number, to, count);
    requires marks:   \valid(mark + (0 .. count - 1)) && \separated(mark + (0 .. count - 1), number + (0 .. to - 1));
    terminates \true; exits \false; assigns mark[0 .. count - 1];
    ensures marked: \forall integer k; 0 <= k < count ==> (mark[k] != 0 <==> is_in(number, to, k)); */
static void mark_those(bool *mark, size_t count, const uint32_t *number, size_t to) {
  /*@ loop invariant at:   0 <= k <= count;
      loop invariant none: \forall integer i; 0 <= i < k ==> mark[i] == 0;
      loop assigns k, mark[0 .. count - 1];
      loop variant count - k; */
  for (size_t k = 0; k < count; k++) mark[k] = false;
  /*@ loop invariant at:     0 <= i <= to;
      loop invariant marked: \forall integer k; 0 <= k < count ==> (mark[k] != 0 <==> is_in(number, i, k));
      loop assigns i, mark[0 .. count - 1];
      loop variant to - i; */
  for (size_t i = 0; i < to; i++) mark[number[i]] = true;
}

/*@ // The points that facets name; of a line or a point those of the simplex.
    predicate is_named{L}(og_hull_certificate *c, integer k) =
      c->simplex_count > 2 ? is_in(c->facets.corner, c->facets.corner_count, k)
                           : is_in(&c->simplex[0], c->simplex_count, k); */

/*@ requires check: \valid_read(check) && \valid_read(check->points) && \valid_read(check->certificate);
    requires facets:
      \valid_read(check->certificate->facets.corner + (0 .. check->certificate->facets.corner_count - 1)) &&
      names_points(check->certificate->facets.corner, check->certificate->facets.corner_count, check->points->count);
    requires simplex: check->certificate->simplex_count <= 4 &&
      names_points(&check->certificate->simplex[0], check->certificate->simplex_count, check->points->count);
    requires marks: \valid(check->is_corner + (0 .. check->points->count - 1)) &&
      \separated(check->is_corner + (0 .. check->points->count - 1), check, check->points, check->certificate,
                 check->certificate->facets.corner + (0 .. check->certificate->facets.corner_count - 1));
    terminates \true; exits \false; assigns check->is_corner[0 .. check->points->count - 1];
    ensures marked: \forall integer k; 0 <= k < check->points->count ==>
      (check->is_corner[k] != 0 <==> is_named(check->certificate, k)); */
static void mark_corners(og_hull_check *check) {
  const og_hull_certificate *certificate = check->certificate;
  const size_t count = check->points->count;
  if (certificate->simplex_count > 2)
    mark_those(check->is_corner, count, certificate->facets.corner, certificate->facets.corner_count);
  else mark_those(check->is_corner, count, certificate->simplex, certificate->simplex_count);
}

/*@ requires marks: \valid_read(mark + (0 .. count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures count: \result == unmarked(mark, count) && \result <= count; */
static size_t count_unmarked(const bool *mark, size_t count) {
  size_t unmarked = 0;
  /*@ loop invariant at:    0 <= k <= count;
      loop invariant count: unmarked == unmarked(mark, k) && unmarked <= k;
      loop assigns k, unmarked;
      loop variant count - k; */
  for (size_t k = 0; k < count; k++) unmarked += !mark[k];
  return unmarked;
}

/*@ requires check: \valid_read(check) && \valid_read(check->points) && \valid_read(check->certificate) &&
      \valid_read(check->is_corner + (0 .. check->points->count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures count: \result ==
      (check->certificate->simplex_count > 2 ? unmarked(check->is_corner, check->points->count) : 0); */
static size_t count_holders(const og_hull_check *check) {
  return check->certificate->simplex_count > 2 ? count_unmarked(check->is_corner, check->points->count) : 0;
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
