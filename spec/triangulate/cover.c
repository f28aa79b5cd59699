#include "spec/triangulate/cover.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

// ---- triangles that are apart ----

// Is the other triangle on the outer side of an edge of this one, or on it?
static bool keeps_off(og_polygon_edges *edges, const uint32_t *triangle, const uint32_t *other) {
  for (int k = 0; k < 3; k++) {
    const uint32_t from = triangle[k], to = triangle[(k + 1) % 3];
    int beyond = 0;
    while (beyond < 3 && og_turn(&edges->turns, from, to, other[beyond]) <= 0) beyond++;
    if (beyond == 3) return true;
  }
  return false;
}

static uint32_t least_of(const uint32_t *rank, const uint32_t *triangle) {
  uint32_t least = rank[triangle[0]];
  for (int k = 1; k < 3; k++)
    if (rank[triangle[k]] < least) least = rank[triangle[k]];
  return least;
}

static uint32_t greatest_of(const uint32_t *rank, const uint32_t *triangle) {
  uint32_t greatest = rank[triangle[0]];
  for (int k = 1; k < 3; k++)
    if (rank[triangle[k]] > greatest) greatest = rank[triangle[k]];
  return greatest;
}

// Ranges that share no more than an end leave no room for common inner points.
static bool ranges_overlap(const uint32_t *rank, const uint32_t *triangle, const uint32_t *other) {
  return least_of(rank, triangle) < greatest_of(rank, other) && least_of(rank, other) < greatest_of(rank, triangle);
}

typedef struct begun {
  uint32_t low, number;
} begun;

static int compare_begun(const void *left, const void *right) {
  const begun *a = left, *b = right;
  return (a->low > b->low) - (a->low < b->low);
}

bool og_triangles_are_apart(og_polygon_edges *edges, const og_facets *triangles) {
  const size_t count = triangles->count;
  begun *sorted = og_grow(NULL, count + 1, sizeof *sorted);
  for (size_t k = 0; k < count; k++)
    sorted[k] = (begun){least_of(edges->rank[0], triangles->corner + 3 * k), (uint32_t)k};
  qsort(sorted, count, sizeof *sorted, compare_begun);
  bool apart = true;
  for (size_t k = 0; k < count && apart; k++) {
    const uint32_t *one = triangles->corner + 3 * (size_t)sorted[k].number;
    const uint32_t high = greatest_of(edges->rank[0], one);
    for (size_t l = k + 1; l < count && sorted[l].low < high && apart; l++) {
      const uint32_t *other = triangles->corner + 3 * (size_t)sorted[l].number;
      apart = !ranges_overlap(edges->rank[1], one, other) || keeps_off(edges, one, other) ||
              keeps_off(edges, other, one);
    }
  }
  free(sorted);
  return apart;
}

// ---- sides that cancel ----

// An end of a side or an edge: where it is, the other end, and whether it begins there.
typedef struct loose_end {
  og_polygon_edges *edges;
  uint32_t at, other;
  int begins; // 1, or -1: it ends
} loose_end;

static int compare_places(const og_polygon_edges *edges, uint32_t a, uint32_t b) {
  for (int axis = 0; axis < 2; axis++)
    if (edges->rank[axis][a] != edges->rank[axis][b]) return edges->rank[axis][a] < edges->rank[axis][b] ? -1 : 1;
  return 0;
}

// By the place; there by the line, from the one that leans right of upright as little as can be to the upright.
static int compare_ends(const void *left, const void *right) {
  const loose_end *a = left, *b = right;
  const int place = compare_places(a->edges, a->at, b->at);
  if (place != 0) return place;
  const int forth = compare_places(a->edges, a->at, a->other) * compare_places(b->edges, b->at, b->other);
  return -forth * og_turn(&a->edges->turns, a->at, a->other, b->other);
}

static size_t add_ends(loose_end *end, og_polygon_edges *edges, uint32_t from, uint32_t to) {
  if (compare_places(edges, from, to) == 0) return 0;
  end[0] = (loose_end){edges, from, to, 1};
  end[1] = (loose_end){edges, to, from, -1};
  return 2;
}

bool og_sides_balance(og_polygon_edges *edges, const og_facets *triangles) {
  loose_end *end = og_grow(NULL, 2 * (3 * triangles->count + edges->count), sizeof *end);
  size_t count = 0;
  for (size_t k = 0; k < 3 * triangles->count; k++) {
    const uint32_t *corner = triangles->corner + k / 3 * 3;
    count += add_ends(end + count, edges, corner[k % 3], corner[(k + 1) % 3]);
  }
  for (size_t k = 0; k < edges->count; k++) {
    const size_t from = og_polygon_edge_from(edges, k), to = og_polygon_edge_to(edges, k);
    count += add_ends(end + count, edges, (uint32_t)to, (uint32_t)from);
  }
  qsort(end, count, sizeof *end, compare_ends);
  int64_t left = 0;
  for (size_t k = 0; k < count; k++) {
    if (k > 0 && compare_ends(&end[k - 1], &end[k]) != 0 && left != 0) break;
    left += end[k].begins;
  }
  free(end);
  return left == 0;
}

// ---- a place ----

// Three times the middle's height above a point's, and how far it is to the right: their signs.
static int above(const og_points *points, const uint32_t place[3], size_t k, int axis, og_int *sum) {
  og_int_set_si(sum, 0);
  for (int i = 0; i < 3; i++) {
    const og_ivec *p = &points->at[place[i]], *q = &points->at[k];
    og_int_add(sum, sum, axis == 0 ? &p->x : &p->y);
    og_int_sub(sum, sum, axis == 0 ? &q->x : &q->y);
  }
  return og_int_sign(sum);
}

// The sign of three times the turn from one point to the other to the middle.
static int turn_to(og_turns *turns, size_t from, size_t to, const uint32_t place[3], og_int *sum) {
  og_int_set_si(sum, 0);
  for (int i = 0; i < 3; i++) {
    og_turns_set_area(turns, from, to, place[i]);
    og_int_add(sum, sum, &turns->value);
  }
  return og_int_sign(sum);
}

// A ray to the right counts the edges that cross it upwards, less those that cross it downwards.
bool og_polygon_times_round(long *times, og_polygon_edges *edges, const uint32_t place[3]) {
  const og_points *points = edges->turns.points;
  bool clear = true;
  og_int sum;
  og_int_init(&sum);
  *times = 0;
  for (size_t k = 0; k < edges->count && clear; k++) {
    const size_t from = og_polygon_edge_from(edges, k), to = og_polygon_edge_to(edges, k);
    const int turn = turn_to(&edges->turns, from, to, place, &sum);
    const int of_from = above(points, place, from, 1, &sum), of_to = above(points, place, to, 1, &sum);
    if (turn == 0 && of_from * of_to <= 0)
      clear = above(points, place, from, 0, &sum) * above(points, place, to, 0, &sum) > 0;
    if (of_from >= 0 && of_to < 0 && turn > 0) ++*times;
    if (of_from < 0 && of_to >= 0 && turn < 0) --*times;
  }
  og_int_clear(&sum);
  return clear;
}
