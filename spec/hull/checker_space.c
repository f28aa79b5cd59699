// Hulls of points that span space. Inside of them lies o, the mean of the simplex's four points.
// Everything is looked at from there. All lengths are taken four times, so that o is a point of the lattice.

#include <stdlib.h>

#include "spec/body/side.h"
#include "spec/hull/checker_state.h"
#include "spec/number/allocation.h"

typedef struct view {
  const og_hull_check *check;
  og_problem scaled; // body a: the points times four; then o; then a point seen through the first triangle
  og_sides sides;
  size_t origin, through; // numbers of these two
} view;

// through - o is the sum of the ways from o to the first triangle's corners.
static void set_view(view *v, const og_hull_check *check) {
  const og_points *points = check->points;
  og_int four, minus_two;
  og_int_init(&four);
  og_int_init(&minus_two);
  og_int_set_si(&four, 4);
  og_int_set_si(&minus_two, -2);
  og_problem_init(&v->scaled);
  og_points_resize(&v->scaled.a, points->count + 2);
  og_points_resize(&v->scaled.b, 1);
  og_ivec *at = v->scaled.a.at;
  v->check = check;
  v->origin = points->count;
  v->through = v->origin + 1;
  for (size_t k = 0; k < points->count; k++) og_ivec_scale(&at[k], &four, &points->at[k]);
  og_ivec_set_zero(&at[v->origin]);
  for (int k = 0; k < 4; k++) og_ivec_add(&at[v->origin], &at[v->origin], &points->at[check->certificate->simplex[k]]);
  og_ivec_scale(&at[v->through], &minus_two, &at[v->origin]);
  for (int k = 0; k < 3; k++) og_ivec_add(&at[v->through], &at[v->through], &at[check->triangle[0].corner[k]]);
  og_ivec_set(&v->scaled.b.at[0], &at[0]);
  og_problem_approximate(&v->scaled);
  og_sides_init(&v->sides, &v->scaled.a);
  og_int_clear(&four);
  og_int_clear(&minus_two);
}

static void view_clear(view *v) {
  og_sides_clear(&v->sides);
  og_problem_clear(&v->scaled);
}

// Positive where a, b, c turn counterclockwise, seen from the side away from o.
static int turn_seen(view *v, size_t a, size_t b, size_t c) { return og_side(&v->sides, v->origin, a, b, c, NULL); }

static int beyond(view *v, const uint32_t *plane, size_t point) {
  return og_side(&v->sides, plane[0], plane[1], plane[2], point, NULL);
}

// ---- facets ----

static og_hull_refusal check_facet(view *v, const uint32_t *c, size_t size) {
  for (size_t k = 3; k < size; k++)
    if (beyond(v, c, c[k]) != 0) return OG_HULL_REFUSED_BENT;
  for (size_t k = 0; k < size; k++)
    if (turn_seen(v, c[k], c[(k + 1) % size], c[(k + 2) % size]) <= 0) return OG_HULL_REFUSED_CORNER;
  for (size_t k = 1; k + 1 < size; k++)
    if (turn_seen(v, c[0], c[k], c[k + 1]) <= 0) return OG_HULL_REFUSED_CORNER;
  return OG_HULL_ACCEPTED;
}

static og_hull_refusal check_facets(view *v) {
  const og_facets *facets = &v->check->certificate->facets;
  og_hull_refusal refusal = OG_HULL_ACCEPTED;
  for (size_t k = 0; k < facets->count && refusal == OG_HULL_ACCEPTED; k++)
    refusal = check_facet(v, facets->corner + og_facet_start(facets, k), og_facet_size(facets, k));
  return refusal;
}

// ---- ridges ----

typedef struct directed_edge {
  uint32_t low, high;    // its corners in ascending order
  bool descends;         // does it run from high to low?
  uint32_t after;        // the facet's corner behind it
  const uint32_t *plane; // the facet's corners
} directed_edge;

/*@ predicate same_ends{L}(directed_edge *a, directed_edge *b) = a->low == b->low && a->high == b->high;
    // By its ends, and where these are equal up before down.
    predicate is_before{L}(directed_edge *a, directed_edge *b) =
      a->low < b->low || (a->low == b->low && a->high < b->high) ||
      (same_ends(a, b) && a->descends == 0 && b->descends != 0);
    predicate are_sorted{L}(directed_edge *e, integer count) = \forall integer i, j; 0 <= i < j < count ==>
      e[i].low < e[j].low || (e[i].low == e[j].low && e[i].high <= e[j].high);
    // Each edge runs once up and once down, and no edge twice the same way.
    predicate are_opposite{L}(directed_edge *a, directed_edge *b) =
      same_ends(a, b) && (a->descends != 0 <==> b->descends == 0);
    predicate run_both_ways{L}(directed_edge *e, integer count) =
      (\forall integer i; 0 <= i < count ==> \exists integer j; 0 <= j < count && are_opposite(e + i, e + j)) &&
      \forall integer i, j; 0 <= i < j < count ==> !same_ends(e + i, e + j) || are_opposite(e + i, e + j);
    // Up, then down, and no third behind them.
    predicate is_pair{L}(directed_edge *e, integer count, integer k) =
      same_ends(e + k, e + (k + 1)) && e[k].descends == 0 && e[k + 1].descends != 0 &&
      (k + 2 < count ==> !same_ends(e + k, e + (k + 2)));
    predicate are_pairs{L}(directed_edge *e, integer count, integer to) =
      \forall integer k; 0 <= k < to ==> k % 2 == 0 ==> is_pair(e, count, k); */

/*@ requires edges: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures before: \result < 0 <==> is_before(a, b);
    ensures behind: \result > 0 <==> is_before(b, a); */
static int order_of(const directed_edge *a, const directed_edge *b) {
  if (a->low != b->low) return a->low < b->low ? -1 : 1;
  if (a->high != b->high) return a->high < b->high ? -1 : 1;
  return (a->descends ? 1 : 0) - (b->descends ? 1 : 0);
}

static int compare_directed_edges(const void *left, const void *right) { return order_of(left, right); }

static void list_edges(directed_edge *edge, const og_facets *facets) {
  for (size_t k = 0; k < facets->count; k++) {
    const uint32_t *c = facets->corner + og_facet_start(facets, k);
    const size_t size = og_facet_size(facets, k);
    for (size_t i = 0; i < size; i++) {
      const uint32_t from = c[i], to = c[(i + 1) % size];
      *edge++ = (directed_edge){from < to ? from : to, from < to ? to : from, from > to, c[(i + 2) % size], c};
    }
  }
}

/*@ requires edges: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> same_ends(a, b); */
static bool is_same_edge(const directed_edge *a, const directed_edge *b) {
  return a->low == b->low && a->high == b->high;
}

// Sorted, the edges come in pairs: up, then down.
/*@ requires edges: \valid_read(edge + (0 .. count - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures are:   \result != 0 <==> count % 2 == 0 && are_pairs(edge, count, count);
    ensures paired: \result != 0 ==> are_sorted(edge, count) ==> run_both_ways(edge, count); */
static bool edges_are_paired(const directed_edge *edge, size_t count) {
  if (count % 2 != 0) return false;
  /*@ loop invariant at:    0 <= k <= count && k % 2 == 0;
      loop invariant pairs: are_pairs(edge, count, k);
      loop assigns k;
      loop variant count - k; */
  for (size_t k = 0; k < count; k += 2) {
    if (!is_same_edge(&edge[k], &edge[k + 1])) return false;
    if (edge[k].descends || !edge[k + 1].descends) return false;
    if (k + 2 < count && is_same_edge(&edge[k], &edge[k + 2])) return false;
  }
  //@ assert up: \forall integer i; 0 <= i < count ==> i % 2 == 0 ==> are_opposite(edge + i, edge + (i + 1));
  //@ assert down: \forall integer i; 0 <= i < count ==> i % 2 != 0 ==> are_opposite(edge + i, edge + (i - 1));
  /*@ assert before: are_sorted(edge, count) ==> \forall integer i, j; 0 < i < j < count ==>
        same_ends(edge + (i - 1), edge + j) ==> same_ends(edge + (i - 1), edge + i); */
  /*@ assert behind: are_sorted(edge, count) ==> \forall integer i, j; 0 <= i && i + 1 < j < count ==>
        same_ends(edge + i, edge + j) ==> same_ends(edge + i, edge + (i + 1)); */
  /*@ assert second: are_sorted(edge, count) ==> \forall integer i, j; 0 <= i && i + 2 < j < count ==>
        same_ends(edge + i, edge + j) ==> same_ends(edge + i, edge + (i + 2)); */
  /*@ assert from_even: are_sorted(edge, count) ==> \forall integer i, j; 0 <= i && i + 2 <= j < count ==>
        i % 2 == 0 ==> !same_ends(edge + i, edge + j); */
  /*@ assert from_odd: are_sorted(edge, count) ==> \forall integer i, j; 0 <= i < j < count ==> i % 2 != 0 ==>
        !same_ends(edge + i, edge + j); */
  return true;
}

// Each edge has a partner, and the facet of one lies below that of the other.
static og_hull_refusal check_ridges_of(view *v, const directed_edge *edge, size_t count) {
  if (!edges_are_paired(edge, count)) return OG_HULL_REFUSED_EDGE;
  for (size_t k = 0; k < count; k += 2)
    if (beyond(v, edge[k].plane, edge[k + 1].after) >= 0) return OG_HULL_REFUSED_RIDGE;
  return OG_HULL_ACCEPTED;
}

static og_hull_refusal check_ridges(view *v) {
  const og_facets *facets = &v->check->certificate->facets;
  directed_edge *edge = og_grow(NULL, facets->corner_count, sizeof *edge);
  list_edges(edge, facets);
  qsort(edge, facets->corner_count, sizeof *edge, compare_directed_edges);
  const og_hull_refusal refusal = check_ridges_of(v, edge, facets->corner_count);
  free(edge);
  return refusal;
}

// ---- points within ----

static bool cone_holds(view *v, const og_fan_triangle *t, size_t point) {
  for (int k = 0; k < 3; k++)
    if (turn_seen(v, t->corner[k], t->corner[(k + 1) % 3], point) < 0) return false;
  return true;
}

// The ray from o through the first triangle meets no other.
static og_hull_refusal check_wound(view *v) {
  for (size_t k = 1; k < v->check->triangle_count; k++)
    if (cone_holds(v, &v->check->triangle[k], v->through)) return OG_HULL_REFUSED_WOUND;
  return OG_HULL_ACCEPTED;
}

static og_hull_refusal check_held(view *v) {
  const og_hull_check *check = v->check;
  size_t held = 0;
  for (size_t k = 0; k < check->points->count; k++) {
    if (check->is_corner[k]) continue;
    const uint32_t holder = check->certificate->holder[held++];
    if (holder >= check->triangle_count) return OG_HULL_REFUSED_HOLDER;
    const og_fan_triangle *t = &check->triangle[holder];
    if (!cone_holds(v, t, k) || beyond(v, t->corner, k) > 0) return OG_HULL_REFUSED_OUTSIDE;
    if (og_hull_stands_before(check, k, t)) return OG_HULL_REFUSED_LATER;
  }
  return OG_HULL_ACCEPTED;
}

og_hull_refusal og_check_hull_space(const og_hull_check *check) {
  const uint32_t *simplex = check->certificate->simplex;
  view v;
  set_view(&v, check);
  og_hull_refusal refusal = OG_HULL_ACCEPTED;
  if (beyond(&v, simplex, simplex[3]) == 0) refusal = OG_HULL_REFUSED_SIMPLEX;
  if (refusal == OG_HULL_ACCEPTED) refusal = check_facets(&v);
  if (refusal == OG_HULL_ACCEPTED) refusal = check_ridges(&v);
  if (refusal == OG_HULL_ACCEPTED) refusal = check_wound(&v);
  if (refusal == OG_HULL_ACCEPTED) refusal = check_held(&v);
  view_clear(&v);
  return refusal;
}
