#include "spec/polygon/checker.h"

#include <stdlib.h>

#include "spec/body/measure.h"
#include "spec/number/allocation.h"

// Numbers to work with.
typedef struct check {
  const og_hull_problem *problem;
  const og_facets *triangles;
  og_triangulation_finding *finding;
  og_polygon_edges edges;
  size_t count;        // of points
  og_int whole, parts; // twice the areas of the polygon and of the triangles
} check;

bool og_is_polygon(const og_hull_problem *problem) {
  const og_points *points = og_hull_points(problem);
  if (points->count < 3 || problem->axes != 2) return false;
  for (size_t k = 0; k < points->count; k++)
    if (og_int_sign(&points->at[k].z) != 0) return false;
  return true;
}

// ---- two edges ----

static og_triangulation_refusal check_edges(check *c, const og_triangulation_certificate *certificate) {
  const uint32_t *edge = certificate->edge;
  if (certificate->edge_count != 2 || edge[0] > edge[1] || edge[1] >= c->count) return OG_TRIANGULATION_REFUSED_EDGES;
  c->finding->fault = og_polygon_fault_of(&c->edges, edge[0], edge[1]);
  return c->finding->fault == OG_POLYGON_SIMPLE ? OG_TRIANGULATION_REFUSED_BLAMELESS : OG_TRIANGULATION_ACCEPTED;
}

// ---- triangles ----

static const uint32_t *corners_of(const og_facets *triangles, size_t k) { return triangles->corner + 3 * k; }

static og_triangulation_refusal check_form(const og_facets *triangles, size_t count) {
  if (triangles->count != count - 2) return OG_TRIANGULATION_REFUSED_COUNT;
  for (size_t k = 0; k < triangles->count; k++)
    if (og_facet_size(triangles, k) != 3) return OG_TRIANGULATION_REFUSED_SIZE;
  for (size_t k = 0; k < triangles->corner_count; k++)
    if (triangles->corner[k] >= count) return OG_TRIANGULATION_REFUSED_INDEX;
  return og_facets_are_canonical(triangles) ? OG_TRIANGULATION_ACCEPTED : OG_TRIANGULATION_REFUSED_ORDER;
}

static og_triangulation_refusal check_turns(check *c) {
  og_turns *turns = &c->edges.turns;
  for (size_t k = 0; k < c->triangles->count; k++) {
    const uint32_t *t = corners_of(c->triangles, k);
    if (og_turn(turns, t[0], t[1], t[2]) <= 0) return OG_TRIANGULATION_REFUSED_TURN;
  }
  return OG_TRIANGULATION_ACCEPTED;
}

static og_triangulation_refusal check_areas(check *c) {
  og_turns *turns = &c->edges.turns;
  for (size_t k = 1; k + 1 < c->count; k++) {
    og_turns_set_area(turns, 0, k, k + 1);
    og_int_add(&c->whole, &c->whole, &turns->value);
  }
  c->finding->turn = og_int_sign(&c->whole);
  if (c->finding->turn < 0) og_int_neg(&c->whole, &c->whole);
  for (size_t k = 0; k < c->triangles->count; k++) {
    const uint32_t *t = corners_of(c->triangles, k);
    og_turns_set_area(turns, t[0], t[1], t[2]);
    og_int_add(&c->parts, &c->parts, &turns->value);
  }
  return og_int_compare(&c->whole, &c->parts) == 0 ? OG_TRIANGULATION_ACCEPTED : OG_TRIANGULATION_REFUSED_AREA;
}

// ---- sides ----

static uint64_t way_of(uint32_t from, uint32_t to) { return (uint64_t)from << 32 | to; }

static int compare_ways(const void *left, const void *right) {
  const uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
  return (a > b) - (a < b);
}

static bool is_way(const uint64_t *way, size_t count, uint64_t sought) {
  return bsearch(&sought, way, count, sizeof *way, compare_ways) != NULL;
}

// Every edge of the polygon is a side, counterclockwise, and its other way is none.
static bool edges_are_sides(const check *c, const uint64_t *way, size_t count) {
  for (uint32_t k = 0; k < c->count; k++) {
    const uint32_t next = k + 1 < c->count ? k + 1 : 0;
    const uint64_t forth = way_of(k, next), back = way_of(next, k);
    if (!is_way(way, count, c->finding->turn > 0 ? forth : back)) return false;
    if (is_way(way, count, c->finding->turn > 0 ? back : forth)) return false;
  }
  return true;
}

// No side is there twice; and all but as many as there are edges run the other way, too.
static bool sides_are_paired(const check *c, const uint64_t *way, size_t count) {
  size_t single = 0;
  for (size_t k = 0; k < count; k++) {
    if (k > 0 && way[k] == way[k - 1]) return false;
    single += !is_way(way, count, way_of((uint32_t)way[k], (uint32_t)(way[k] >> 32)));
  }
  return single == c->count;
}

static og_triangulation_refusal check_sides(const check *c) {
  const size_t count = 3 * c->triangles->count;
  uint64_t *way = og_grow(NULL, count, sizeof *way);
  for (size_t k = 0; k < count; k++) {
    const uint32_t *t = corners_of(c->triangles, k / 3);
    way[k] = way_of(t[k % 3], t[(k + 1) % 3]);
  }
  qsort(way, count, sizeof *way, compare_ways);
  const bool good = edges_are_sides(c, way, count) && sides_are_paired(c, way, count);
  free(way);
  return good ? OG_TRIANGULATION_ACCEPTED : OG_TRIANGULATION_REFUSED_SIDE;
}

// ---- what it proves ----

static og_triangulation_refusal check_triangles(check *c) {
  uint32_t edge[2];
  c->finding->fault = OG_POLYGON_SIMPLE;
  og_triangulation_refusal refusal = check_form(c->triangles, c->count);
  if (refusal == OG_TRIANGULATION_ACCEPTED) refusal = check_turns(c);
  if (refusal == OG_TRIANGULATION_ACCEPTED) refusal = check_areas(c);
  if (refusal == OG_TRIANGULATION_ACCEPTED) refusal = check_sides(c);
  if (refusal != OG_TRIANGULATION_ACCEPTED) return refusal;
  if (og_polygon_find_fault(&c->edges, edge) != OG_POLYGON_SIMPLE) return OG_TRIANGULATION_REFUSED_NOT_SIMPLE;
  og_measure_set(&c->finding->area, &c->whole, 2, 2, &c->problem->whole);
  return OG_TRIANGULATION_ACCEPTED;
}

og_triangulation_refusal og_check_triangulation(const og_hull_problem *problem,
                                                const og_triangulation_certificate *certificate,
                                                og_triangulation_finding *finding) {
  check c = {.problem = problem, .triangles = &certificate->triangles, .finding = finding};
  if (!og_is_polygon(problem)) return OG_TRIANGULATION_REFUSED_PROBLEM;
  if (certificate->proof == OG_PROOF_OF_NOTHING) return OG_TRIANGULATION_REFUSED_NOTHING;
  c.count = og_hull_points(problem)->count;
  og_polygon_edges_init(&c.edges, og_hull_points(problem));
  og_int_init(&c.whole);
  og_int_init(&c.parts);
  const og_triangulation_refusal refusal =
      certificate->proof == OG_PROOF_EDGES ? check_edges(&c, certificate) : check_triangles(&c);
  og_polygon_edges_clear(&c.edges);
  og_int_clear(&c.whole);
  og_int_clear(&c.parts);
  return refusal;
}
