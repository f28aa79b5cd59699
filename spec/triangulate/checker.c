#include "spec/triangulate/checker.h"

#include <stdlib.h>

#include "spec/body/measure.h"
#include "spec/number/allocation.h"
#include "spec/triangulate/cover.h"

// Numbers to work with.
typedef struct check {
  const og_polygon_problem *problem;
  const og_facets *triangles;
  og_triangulation_finding *finding;
  og_polygon_edges edges;
  size_t count;        // of points
  og_int whole, parts; // twice the areas of the polygon and of the triangles
} check;

bool og_is_polygon(const og_hull_problem *problem) {
  const og_points *points = og_hull_points(problem);
  if (points->count < 3 || problem->axes != 2) return false;
  /*@ loop invariant at:   0 <= k <= points->count;
      loop invariant flat: \forall integer i; 0 <= i < k ==> val(&points->at[i].z) == 0;
      loop assigns k;
      loop variant points->count - k; */
  for (size_t k = 0; k < points->count; k++)
    if (og_int_sign(&points->at[k].z) != 0) return false;
  return true;
}

// ---- two edges ----

/*@ requires certificate: \valid_read(certificate);
    terminates \true; exits \false; assigns \nothing;
    ensures names: \result != 0 <==> certificate->edge_count == 2 &&
      certificate->edge[0] <= certificate->edge[1] < count; */
static bool names_edges(const og_triangulation_certificate *certificate, size_t count) {
  return certificate->edge_count == 2 && certificate->edge[0] <= certificate->edge[1] && certificate->edge[1] < count;
}

static og_triangulation_refusal check_edges(check *c, const og_triangulation_certificate *certificate) {
  const uint32_t *edge = certificate->edge;
  if (!names_edges(certificate, c->count)) return OG_TRIANGULATION_REFUSED_EDGES;
  c->finding->fault = og_polygon_fault_of(&c->edges, edge[0], edge[1]);
  if (c->finding->fault == OG_POLYGON_SIMPLE) return OG_TRIANGULATION_REFUSED_BLAMELESS;
  const bool settles = c->finding->fault == OG_POLYGON_CROSSING || c->edges.turn == 0;
  return settles ? OG_TRIANGULATION_ACCEPTED : OG_TRIANGULATION_REFUSED_HARMLESS;
}

// ---- a place ----

static og_triangulation_refusal check_place(check *c, const og_triangulation_certificate *certificate) {
  const uint32_t *place = certificate->place;
  for (int k = 0; k < 3; k++)
    if (place[k] >= c->count) return OG_TRIANGULATION_REFUSED_PLACE;
  c->finding->fault = OG_POLYGON_OVERLAPPING;
  if (!og_polygon_times_round(&c->finding->times, &c->edges, place)) return OG_TRIANGULATION_REFUSED_PLACE;
  const bool once = c->finding->times == 0 || c->finding->times == 1;
  return once ? OG_TRIANGULATION_REFUSED_ONCE : OG_TRIANGULATION_ACCEPTED;
}

// ---- triangles ----

static const uint32_t *corners_of(const og_facets *triangles, size_t k) { return triangles->corner + 3 * k; }

/*@ predicate are_triangles{L}(og_facets *f, integer to) = \forall integer k; 0 <= k < to ==> size_of(f, k) == 3;
    predicate are_below{L}(uint32_t *number, integer to, integer count) =
      \forall integer k; 0 <= k < to ==> 0 <= number[k] < count; */

/*@ requires facets: are_facets(triangles);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result == OG_TRIANGULATION_ACCEPTED <==> triangles->count == wanted &&
      are_triangles(triangles, triangles->count) && are_below(triangles->corner, triangles->corner_count, count) &&
      are_canonical(triangles); */
static og_triangulation_refusal check_form(const og_facets *triangles, size_t count, size_t wanted) {
  if (triangles->count != wanted) return OG_TRIANGULATION_REFUSED_COUNT;
  /*@ loop invariant at:        0 <= k <= triangles->count;
      loop invariant triangles: are_triangles(triangles, k);
      loop assigns k;
      loop variant triangles->count - k; */
  for (size_t k = 0; k < triangles->count; k++)
    if (og_facet_size(triangles, k) != 3) return OG_TRIANGULATION_REFUSED_SIZE;
  /*@ loop invariant at:    0 <= k <= triangles->corner_count;
      loop invariant below: are_below(triangles->corner, k, count);
      loop assigns k;
      loop variant triangles->corner_count - k; */
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

// The edges run so that the polygon is on their left: holes count against it.
static og_triangulation_refusal check_areas(check *c) {
  og_turns *turns = &c->edges.turns;
  for (size_t k = 0; k < c->count; k++) {
    og_turns_set_area(turns, 0, og_polygon_edge_from(&c->edges, k), og_polygon_edge_to(&c->edges, k));
    og_int_add(&c->whole, &c->whole, &turns->value);
  }
  c->finding->turn = c->edges.turn;
  for (size_t k = 0; k < c->triangles->count; k++) {
    const uint32_t *t = corners_of(c->triangles, k);
    og_turns_set_area(turns, t[0], t[1], t[2]);
    og_int_add(&c->parts, &c->parts, &turns->value);
  }
  return og_int_compare(&c->whole, &c->parts) == 0 ? OG_TRIANGULATION_ACCEPTED : OG_TRIANGULATION_REFUSED_AREA;
}

// ---- sides ----

/*@ logic integer way(integer from, integer to) = from * 0x100000000 + to;
    logic integer turned(integer w) = way(w % 0x100000000, w / 0x100000000);
    predicate is_there{L}(uint64_t *w, integer to, integer sought) = \exists integer i; 0 <= i < to && w[i] == sought;
    predicate ascend{L}(uint64_t *w, integer count) = \forall integer i, j; 0 <= i < j < count ==> w[i] <= w[j];
    predicate no_two_alike{L}(uint64_t *w, integer to) = \forall integer i, j; 0 <= i < j < to ==> w[i] != w[j];
    predicate runs_back{L}(uint64_t *w, integer count, integer sought) = is_there(w, count, turned(sought));
    // Of the first `to` of `count` ways n do not run back, too.
    predicate single{L}(uint64_t *w, integer count, integer to, integer n) =
      to <= 0 ? n == 0 : runs_back(w, count, w[to - 1]) ? single(w, count, to - 1, n) : single(w, count, to - 1, n - 1);
    logic integer corner_behind(integer k, integer count) = k + 1 < count ? k + 1 : 0;
    // Edge k of the polygon is a side the way that it runs counterclockwise, and only that way.
    predicate is_outer{L}(uint64_t *w, integer count, integer from, integer to) =
      is_there(w, count, way(from, to)) && !is_there(w, count, way(to, from));
    predicate is_side{L}(uint64_t *w, integer count, integer k, integer corners, integer turn) =
      turn > 0 ? is_outer(w, count, k, corner_behind(k, corners)) : is_outer(w, count, corner_behind(k, corners), k); */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures way: \result == way(from, to); */
static uint64_t way_of(uint32_t from, uint32_t to) { return from * UINT64_C(0x100000000) + to; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures back: \result == turned(way); */
static uint64_t back_of(uint64_t way) {
  return way_of((uint32_t)(way % UINT64_C(0x100000000)), (uint32_t)(way / UINT64_C(0x100000000)));
}

static int compare_ways(const void *left, const void *right) {
  const uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
  return (a > b) - (a < b);
}

// By halving: the ways ascend.
/*@ requires ways: \valid_read(way + (0 .. count - 1)) && ascend(way, count);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> is_there(way, count, sought); */
static bool is_way(const uint64_t *way, size_t count, uint64_t sought) {
  size_t lo = 0, hi = count;
  /*@ loop invariant at:    0 <= lo <= hi <= count;
      loop invariant below: \forall integer i; 0 <= i < lo ==> way[i] < sought;
      loop invariant above: \forall integer i; hi <= i < count ==> way[i] > sought;
      loop assigns lo, hi;
      loop variant hi - lo; */
  while (lo < hi) {
    const size_t middle = lo + (hi - lo) / 2;
    if (way[middle] == sought) return true;
    if (way[middle] < sought) lo = middle + 1;
    else hi = middle;
  }
  return false;
}

// Is the way a side, and its other way none?
/*@ requires ways: \valid_read(way + (0 .. count - 1)) && ascend(way, count);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> is_outer(way, count, from, to); */
static bool is_outer_side(const uint64_t *way, size_t count, uint32_t from, uint32_t to) {
  return is_way(way, count, way_of(from, to)) && !is_way(way, count, way_of(to, from));
}

// Every edge of the polygon is a side, counterclockwise, and its other way is none.
/*@ requires check: \valid_read(c) && \valid_read(c->finding) && c->count <= UINT32_MAX;
    requires ways: \valid_read(way + (0 .. count - 1)) && ascend(way, count);
    terminates \true; exits \false; assigns \nothing;
    ensures are: \result != 0 <==> \forall integer k; 0 <= k < c->count ==>
      is_side(way, count, k, c->count, c->finding->turn); */
static bool edges_are_sides(const check *c, const uint64_t *way, size_t count) {
  /*@ loop invariant at:    0 <= k <= c->count;
      loop invariant sides: \forall integer i; 0 <= i < k ==> is_side(way, count, i, c->count, c->finding->turn);
      loop assigns k;
      loop variant c->count - k; */
  for (uint32_t k = 0; k < c->count; k++) {
    const uint32_t next = k + 1 < c->count ? k + 1 : 0;
    const bool is_side = c->finding->turn > 0 ? is_outer_side(way, count, k, next) : is_outer_side(way, count, next, k);
    //@ assert side: is_side <==> is_side(way, count, k, c->count, c->finding->turn);
    if (!is_side) return false;
  }
  return true;
}

// No side is there twice; and all but as many as there are edges run the other way, too.
/*@ requires check: \valid_read(c);
    requires ways: \valid_read(way + (0 .. count - 1)) && ascend(way, count);
    terminates \true; exits \false; assigns \nothing;
    ensures are: \result != 0 ==> no_two_alike(way, count) && single(way, count, count, c->count);
    ensures not: \result == 0 ==>
      !no_two_alike(way, count) || \exists integer n; n != c->count && single(way, count, count, n); */
static bool sides_are_paired(const check *c, const uint64_t *way, size_t count) {
  size_t single = 0;
  /*@ loop invariant at:     0 <= k <= count;
      loop invariant once:   no_two_alike(way, k);
      loop invariant single: single(way, count, k, single) && single <= k;
      loop assigns k, single;
      loop variant count - k; */
  for (size_t k = 0; k < count; k++) {
    if (k > 0 && way[k] == way[k - 1]) return false;
    //@ assert before: \forall integer i; 0 <= i < k ==> way[i] <= way[k - 1];
    //@ assert less: \forall integer i; 0 <= i < k ==> way[i] < way[k];
    const bool runs_back = is_way(way, count, back_of(way[k]));
    //@ assert back: runs_back <==> runs_back(way, count, way[k]);
    //@ assert forth: runs_back ==> single(way, count, k + 1, single);
    //@ assert one: !runs_back ==> single(way, count, k + 1, single + 1);
    if (!runs_back) single++;
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

// Of a polygon that has holes or touches itself: no two triangles overlap, and their sides are its edges.
static og_triangulation_refusal check_cover(check *c) {
  if (!og_triangles_are_apart(&c->edges, c->triangles)) return OG_TRIANGULATION_REFUSED_APART;
  return og_sides_balance(&c->edges, c->triangles) ? OG_TRIANGULATION_ACCEPTED : OG_TRIANGULATION_REFUSED_BALANCE;
}

// Two fewer than points, and two more a hole: then every point is a corner, and none is on a side. A polygon that
// touches itself may have more points than its triangles need.
static size_t wanted_count(const check *c) {
  if (c->finding->fault != OG_POLYGON_SIMPLE) return c->triangles->count;
  return c->count - 2 + 2 * c->problem->hole_count;
}

static og_triangulation_refusal check_triangles(check *c) {
  uint32_t edge[2];
  c->finding->fault = og_polygon_find_fault(&c->edges, edge);
  const bool is_plain = c->finding->fault == OG_POLYGON_SIMPLE && c->problem->hole_count == 0;
  og_triangulation_refusal refusal = check_form(c->triangles, c->count, wanted_count(c));
  if (refusal == OG_TRIANGULATION_ACCEPTED) refusal = check_turns(c);
  if (refusal == OG_TRIANGULATION_ACCEPTED) refusal = check_areas(c);
  if (refusal != OG_TRIANGULATION_ACCEPTED) return refusal;
  if (c->finding->fault == OG_POLYGON_CROSSING || c->finding->turn == 0) return OG_TRIANGULATION_REFUSED_NOT_SIMPLE;
  refusal = is_plain ? check_sides(c) : check_cover(c);
  og_measure_set(&c->finding->area, &c->whole, 2, 2, &c->problem->points.whole);
  return refusal;
}

static og_triangulation_refusal check_proof(check *c, const og_triangulation_certificate *certificate) {
  if (certificate->proof == OG_PROOF_EDGES) return check_edges(c, certificate);
  return certificate->proof == OG_PROOF_PLACE ? check_place(c, certificate) : check_triangles(c);
}

og_triangulation_refusal og_check_triangulation(const og_polygon_problem *problem,
                                                const og_triangulation_certificate *certificate,
                                                og_triangulation_finding *finding) {
  check c = {.problem = problem, .triangles = &certificate->triangles, .finding = finding};
  if (!og_is_polygon(&problem->points) || !og_are_rings(problem)) return OG_TRIANGULATION_REFUSED_PROBLEM;
  if (certificate->proof == OG_PROOF_OF_NOTHING) return OG_TRIANGULATION_REFUSED_NOTHING;
  c.count = og_hull_points(&problem->points)->count;
  og_polygon_edges_init(&c.edges, problem);
  og_int_init(&c.whole);
  og_int_init(&c.parts);
  const og_triangulation_refusal refusal = check_proof(&c, certificate);
  og_polygon_edges_clear(&c.edges);
  og_int_clear(&c.whole);
  og_int_clear(&c.parts);
  return refusal;
}
