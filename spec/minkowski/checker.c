#include "spec/minkowski/checker.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_minkowski_finding_init(og_minkowski_finding *finding) { memset(finding, 0, sizeof *finding); }

void og_minkowski_finding_clear(og_minkowski_finding *finding) {
  og_hull_finding_clear(&finding->hull);
  og_facets_clear(&finding->facets);
  free(finding->edge);
  og_minkowski_finding_init(finding);
}

/*@ predicate vertices_ascend{L}(og_hull_finding *f) =
      \valid_read(f) && \valid_read(f->vertex + (0 .. f->vertex_count - 1)) && f->vertex_count <= 1 + UINT32_MAX &&
      \forall integer i, j; 0 <= i < j < f->vertex_count ==> f->vertex[i] < f->vertex[j];
    predicate is_vertex{L}(og_hull_finding *f, uint32_t number) =
      \exists integer k; 0 <= k < f->vertex_count && f->vertex[k] == number; */

// The place of a number among those in ascending order, where it stands.
/*@ requires vertices: vertices_ascend(hull) && is_vertex(hull, number);
    terminates \true; exits \false; assigns \nothing;
    ensures place: \result < hull->vertex_count && hull->vertex[\result] == number; */
static uint32_t place_of(const og_hull_finding *hull, uint32_t number) {
  size_t lo = 0, hi = hull->vertex_count;
  /*@ loop invariant at:    0 <= lo < hi <= hull->vertex_count;
      loop invariant below: hull->vertex[lo] <= number;
      loop invariant above: hi < hull->vertex_count ==> number < hull->vertex[hi];
      loop assigns lo, hi;
      loop variant hi - lo; */
  while (hi - lo > 1) {
    const size_t middle = lo + (hi - lo) / 2;
    if (hull->vertex[middle] <= number) lo = middle;
    else hi = middle;
  }
  return (uint32_t)lo;
}

// Vertices ascend, so what is canonical stays so.
static void set_facets(og_minkowski_finding *finding) {
  const og_facets *facets = &finding->hull.facets;
  og_facets_reset(&finding->facets);
  for (size_t k = 0; k < facets->count; k++) {
    for (size_t i = og_facet_start(facets, k); i < facets->end[k]; i++)
      og_facets_add(&finding->facets, place_of(&finding->hull, facets->corner[i]));
    og_facets_end(&finding->facets);
  }
}

static void add_edge(og_minkowski_finding *finding, uint32_t from, uint32_t to) {
  if (finding->edge_count == finding->edge_room) {
    finding->edge_room = og_doubled(finding->edge_room);
    finding->edge = og_grow(finding->edge, finding->edge_room, sizeof *finding->edge);
  }
  finding->edge[finding->edge_count++] = (og_minkowski_edge){from, to};
}

/*@ predicate runs_before(og_minkowski_edge a, og_minkowski_edge b) =
      a.from < b.from || (a.from == b.from && a.to < b.to); */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures before: \result < 0 <==> runs_before(a, b);
    ensures behind: \result > 0 <==> runs_before(b, a); */
static int order_of(og_minkowski_edge a, og_minkowski_edge b) {
  if (a.from != b.from) return a.from < b.from ? -1 : 1;
  return (a.to > b.to) - (a.to < b.to);
}

static int compare_edges(const void *left, const void *right) {
  return order_of(*(const og_minkowski_edge *)left, *(const og_minkowski_edge *)right);
}

// Each edge runs once each way, in a flat hull's cycle both ways round, too: once upwards.
static void set_edges(og_minkowski_finding *finding) {
  const og_facets *facets = &finding->facets;
  finding->edge_count = 0;
  for (size_t k = 0; k < facets->count; k++) {
    uint32_t from = facets->corner[facets->end[k] - 1];
    for (size_t i = og_facet_start(facets, k); i < facets->end[k]; i++) {
      const uint32_t to = facets->corner[i];
      if (from < to) add_edge(finding, from, to);
      from = to;
    }
  }
  if (finding->hull.dimension == 1) add_edge(finding, 0, 1);
  if (finding->edge_count > 0) qsort(finding->edge, finding->edge_count, sizeof *finding->edge, compare_edges);
}

og_hull_refusal og_check_minkowski(const og_minkowski_problem *problem, const og_hull_certificate *certificate,
                                   og_minkowski_finding *finding) {
  const og_hull_problem *pairs = &problem->pairs;
  if (og_hull_points(pairs)->count != problem->count_a * problem->count_b) return OG_HULL_REFUSED_PROBLEM;
  const og_hull_refusal refusal = og_check_hull(pairs, certificate, &finding->hull);
  if (refusal != OG_HULL_ACCEPTED) return refusal;
  set_facets(finding);
  set_edges(finding);
  return OG_HULL_ACCEPTED;
}
