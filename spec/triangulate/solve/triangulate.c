#include "spec/triangulate/solve/triangulate.h"

#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/triangulate/solve/point_tree.h"
#include "spec/triangulate/solve/sweep.h"

// What is left of the polygon is a ring of points, counterclockwise.
typedef struct ring {
  og_turns *turns;
  uint32_t *before, *behind; // of each point
  bool *is_convex, *is_ear;  // of each point that is left, as it was when last looked at
  og_point_tree blunt;       // points that are not convex: only these may be in an ear
  uint32_t *waiting; // points that were ears; each cut adds at most two
  size_t waiting_count;
} ring;

static void ring_init(ring *r, og_turns *turns, size_t count) {
  r->turns = turns;
  r->before = og_grow(NULL, count, sizeof *r->before);
  r->behind = og_grow(NULL, count, sizeof *r->behind);
  r->is_convex = og_grow(NULL, count, sizeof *r->is_convex);
  r->is_ear = og_grow(NULL, count, sizeof *r->is_ear);
  r->waiting = og_grow(NULL, 3 * count, sizeof *r->waiting);
  r->waiting_count = 0;
}

static void ring_clear(ring *r) {
  free(r->before);
  free(r->behind);
  free(r->is_convex);
  free(r->is_ear);
  og_point_tree_clear(&r->blunt);
  free(r->waiting);
}

static void link_points(ring *r, size_t count, int turn) {
  for (size_t k = 0; k < count; k++) {
    const uint32_t next = (uint32_t)(k + 1 < count ? k + 1 : 0), last = (uint32_t)(k > 0 ? k - 1 : count - 1);
    r->before[k] = turn > 0 ? last : next;
    r->behind[k] = turn > 0 ? next : last;
  }
}

// A convex corner is an ear when no other point that is left lies in its triangle. The one of these farthest from the
// diagonal would have no convex angle, for nothing comes between it and the corner. So the others need no look.
static bool is_ear(ring *r, uint32_t point) {
  return r->is_convex[point] && !og_point_tree_meets(&r->blunt, r->before[point], point, r->behind[point]);
}

static bool is_convex(ring *r, uint32_t point) {
  return og_turn(r->turns, r->before[point], point, r->behind[point]) > 0;
}

static void look_at(ring *r, uint32_t point) {
  r->is_ear[point] = is_ear(r, point);
  if (r->is_ear[point]) r->waiting[r->waiting_count++] = point;
}

static void start_ring(ring *r, size_t count) {
  size_t blunt_count = 0;
  for (uint32_t k = 0; k < count; k++) {
    r->is_convex[k] = is_convex(r, k);
    if (!r->is_convex[k]) r->waiting[blunt_count++] = k; // nothing waits yet
  }
  og_point_tree_init(&r->blunt, r->turns, r->waiting, blunt_count, count);
  for (uint32_t k = (uint32_t)count; k-- > 0;) look_at(r, k);
}

// Only its neighbours change: another diagonal runs within what is left if and only if it did before.
static void cut_off(ring *r, uint32_t ear, og_facets *triangles) {
  const uint32_t ends[2] = {r->before[ear], r->behind[ear]};
  const uint32_t corner[3] = {ends[0], ear, ends[1]};
  for (int k = 0; k < 3; k++) og_facets_add(triangles, corner[k]);
  og_facets_end(triangles);
  r->is_ear[ear] = false;
  r->behind[ends[0]] = ends[1];
  r->before[ends[1]] = ends[0];
  // Their angles become smaller.
  for (int k = 0; k < 2; k++) {
    const bool was_convex = r->is_convex[ends[k]];
    r->is_convex[ends[k]] = was_convex || is_convex(r, ends[k]);
    if (!was_convex && r->is_convex[ends[k]]) og_point_tree_remove(&r->blunt, ends[k]);
  }
  for (int k = 0; k < 2; k++) look_at(r, ends[k]);
}

// A simple polygon of more than three corners has two ears or more.
static void cut_ears(og_polygon_edges *edges, og_facets *triangles) {
  const size_t count = edges->count;
  ring r;
  ring_init(&r, &edges->turns, count);
  link_points(&r, count, edges->turn);
  start_ring(&r, count);
  while (triangles->count < count - 2 && r.waiting_count > 0) {
    const uint32_t ear = r.waiting[--r.waiting_count];
    if (r.is_ear[ear]) cut_off(&r, ear, triangles);
  }
  og_facets_sort(triangles);
  ring_clear(&r);
}

void og_triangulation_answer_init(og_triangulation_answer *answer) {
  answer->refusal = OG_TRIANGULATION_REFUSED_NOTHING;
  og_triangulation_certificate_init(&answer->certificate);
  og_triangulation_finding_init(&answer->finding);
}

void og_triangulation_answer_clear(og_triangulation_answer *answer) {
  og_triangulation_certificate_clear(&answer->certificate);
  og_triangulation_finding_clear(&answer->finding);
}

// Edges that cross, or that leave no area; or triangles, of a polygon without holes that is simple by its ears.
static og_triangulation_proof prove(og_triangulation_certificate *certificate, const og_polygon_problem *problem,
                                    og_polygon_edges *edges) {
  const og_polygon_fault fault = og_polygon_find_fault(edges, certificate->edge);
  const bool is_simple = fault == OG_POLYGON_SIMPLE;
  if (fault == OG_POLYGON_CROSSING || edges->turn == 0) {
    certificate->edge_count = 2;
    return OG_PROOF_EDGES;
  }
  if (is_simple && problem->hole_count == 0) {
    cut_ears(edges, &certificate->triangles);
    return OG_PROOF_TRIANGLES;
  }
  const bool once = og_sweep_triangles(&certificate->triangles, certificate->place, edges, !is_simple);
  if (!once) og_facets_reset(&certificate->triangles);
  return once ? OG_PROOF_TRIANGLES : OG_PROOF_PLACE;
}

og_triangulation_refusal og_solve_triangulation(const og_polygon_problem *problem, og_triangulation_answer *answer) {
  og_triangulation_certificate *certificate = &answer->certificate;
  og_polygon_edges edges;
  og_triangulation_certificate_reset(certificate);
  og_polygon_edges_init(&edges, problem);
  certificate->proof = prove(certificate, problem, &edges);
  og_polygon_edges_clear(&edges);
  answer->refusal = og_check_triangulation(problem, certificate, &answer->finding);
  return answer->refusal;
}
