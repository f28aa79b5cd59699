#include "spec/triangulate/edges.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/triangulate/simple.h"

const char *og_polygon_fault_name(og_polygon_fault fault) {
  static const char *const names[OG_POLYGON_FAULT_COUNT] = {
      [OG_POLYGON_SIMPLE] = "simple",     [OG_POLYGON_REPEATED] = "repeated", [OG_POLYGON_FOLDED] = "folded",
      [OG_POLYGON_TOUCHING] = "touching", [OG_POLYGON_CROSSING] = "crossing", [OG_POLYGON_OVERLAPPING] = "overlapping",
  };
  return (unsigned)fault < OG_POLYGON_FAULT_COUNT ? names[fault] : "unknown";
}

// ---- ranks ----

typedef struct placed {
  const og_int *at;
  uint32_t number;
} placed;

static int compare_placed(const void *left, const void *right) {
  return og_int_compare(((const placed *)left)->at, ((const placed *)right)->at);
}

// Comparisons of whole numbers take the place of those of long integers.
static uint32_t *ranks_of(const og_points *points, int axis) {
  const size_t count = points->count;
  uint32_t *rank = og_grow(NULL, count, sizeof *rank), last = 0;
  placed *sorted = og_grow(NULL, count, sizeof *sorted);
  for (size_t k = 0; k < count; k++) sorted[k] = (placed){axis == 0 ? &points->at[k].x : &points->at[k].y, (uint32_t)k};
  qsort(sorted, count, sizeof *sorted, compare_placed);
  for (size_t k = 0; k < count; k++) {
    if (k > 0 && compare_placed(&sorted[k - 1], &sorted[k]) != 0) last++;
    rank[sorted[k].number] = last;
  }
  free(sorted);
  return rank;
}

// The sign of a ring's area.
static int turn_of_ring(og_turns *turns, size_t start, size_t end) {
  og_int area;
  og_int_init(&area);
  for (size_t k = start + 1; k + 1 < end; k++) {
    og_turns_set_area(turns, start, k, k + 1);
    og_int_add(&area, &area, &turns->value);
  }
  const int sign = og_int_sign(&area);
  og_int_clear(&area);
  return sign;
}

void og_polygon_edges_init(og_polygon_edges *edges, const og_polygon_problem *problem) {
  const og_points *points = og_hull_points(&problem->points);
  edges->count = points->count;
  og_turns_init(&edges->turns, points);
  for (int axis = 0; axis < 2; axis++) edges->rank[axis] = ranks_of(points, axis);
  edges->next = og_grow(NULL, points->count, sizeof *edges->next);
  edges->runs_back = og_grow(NULL, points->count, sizeof *edges->runs_back);
  for (size_t ring = 0; ring <= problem->hole_count; ring++) {
    const size_t start = og_polygon_ring_start(problem, ring), end = og_polygon_ring_end(problem, ring);
    const int turn = turn_of_ring(&edges->turns, start, end);
    if (ring == 0) edges->turn = turn;
    for (size_t k = start; k < end; k++) {
      edges->next[k] = (uint32_t)(k + 1 < end ? k + 1 : start);
      edges->runs_back[k] = ring == 0 ? turn < 0 : turn > 0;
    }
  }
}

void og_polygon_edges_clear(og_polygon_edges *edges) {
  og_turns_clear(&edges->turns);
  for (int axis = 0; axis < 2; axis++) free(edges->rank[axis]);
  free(edges->next);
  free(edges->runs_back);
}

size_t og_polygon_edge_from(const og_polygon_edges *edges, size_t k) {
  return edges->runs_back[k] ? edges->next[k] : k;
}

size_t og_polygon_edge_to(const og_polygon_edges *edges, size_t k) { return edges->runs_back[k] ? k : edges->next[k]; }

// ---- two edges ----

/*@ predicate edges_readable{L}(og_polygon_edges *e) =
      \valid_read(e) && \valid_read(e->rank[0] + (0 .. e->count - 1)) &&
      \valid_read(e->rank[1] + (0 .. e->count - 1)) && \valid_read(e->next + (0 .. e->count - 1)) &&
      \forall integer k; 0 <= k < e->count ==> e->next[k] < e->count;
    predicate is_edge{L}(og_polygon_edges *e, integer axis, integer k) = 0 <= axis <= 1 && 0 <= k < e->count;
    logic integer behind{L}(og_polygon_edges *e, integer k) = e->next[k];
    logic integer low{L}(og_polygon_edges *e, integer axis, integer k) =
      e->rank[axis][k] < e->rank[axis][behind(e, k)] ? e->rank[axis][k] : e->rank[axis][behind(e, k)];
    logic integer high{L}(og_polygon_edges *e, integer axis, integer k) =
      e->rank[axis][k] > e->rank[axis][behind(e, k)] ? e->rank[axis][k] : e->rank[axis][behind(e, k)];
    predicate has{L}(og_polygon_edges *e, integer axis, integer k, integer r) =
      low(e, axis, k) <= r <= high(e, axis, k); */

/*@ requires edges: edges_readable(edges) && k < edges->count;
    terminates \true; exits \false; assigns \nothing;
    ensures next: \result == behind(edges, k) && \result < edges->count; */
static size_t next_of(const og_polygon_edges *edges, size_t k) { return edges->next[k]; }

/*@ requires edges: edges_readable(edges) && is_edge(edges, axis, edge);
    terminates \true; exits \false; assigns \nothing;
    ensures end: \result == low(edges, axis, edge); */
static uint32_t low_end(const og_polygon_edges *edges, int axis, size_t edge) {
  const uint32_t a = edges->rank[axis][edge], b = edges->rank[axis][next_of(edges, edge)];
  return a < b ? a : b;
}

/*@ requires edges: edges_readable(edges) && is_edge(edges, axis, edge);
    terminates \true; exits \false; assigns \nothing;
    ensures end: \result == high(edges, axis, edge); */
static uint32_t high_end(const og_polygon_edges *edges, int axis, size_t edge) {
  const uint32_t a = edges->rank[axis][edge], b = edges->rank[axis][next_of(edges, edge)];
  return a > b ? a : b;
}

/*@ requires edges: edges_readable(edges) && is_edge(edges, axis, i) && is_edge(edges, axis, j);
    terminates \true; exits \false; assigns \nothing;
    ensures do: \result != 0 <==> \exists integer r; has(edges, axis, i, r) && has(edges, axis, j, r); */
static bool ranges_meet(const og_polygon_edges *edges, int axis, size_t i, size_t j) {
  const uint32_t low_i = low_end(edges, axis, i), low_j = low_end(edges, axis, j);
  const bool meet = low_i <= high_end(edges, axis, j) && low_j <= high_end(edges, axis, i);
  //@ assert common: meet ==> has(edges, axis, i, low_j) || has(edges, axis, j, low_i);
  return meet;
}

/*@ requires edges: edges_readable(edges) && k < edges->count;
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==> edges->rank[0][k] == edges->rank[0][behind(edges, k)] &&
      edges->rank[1][k] == edges->rank[1][behind(edges, k)]; */
static bool is_repeated(const og_polygon_edges *edges, size_t k) {
  const size_t next = next_of(edges, k);
  return edges->rank[0][k] == edges->rank[0][next] && edges->rank[1][k] == edges->rank[1][next];
}

// Does the edge behind `edge` go back on it? Both have a length.
static bool is_folded(og_polygon_edges *edges, size_t edge) {
  const size_t corner = next_of(edges, edge), after = next_of(edges, corner);
  if (og_turn(&edges->turns, edge, corner, after) != 0) return false;
  // On one line: where x is the same all over, y tells.
  const uint32_t *rank = edges->rank[edges->rank[0][edge] == edges->rank[0][corner]];
  return (rank[edge] < rank[corner]) == (rank[after] < rank[corner]);
}

// Edges with no corner in common. Where the ends of each are strictly on both sides of the other, they cross. Where one
// has both ends strictly on one side, they do not meet; otherwise they do, on one line because their ranges meet.
static og_polygon_fault fault_of_strangers(og_polygon_edges *edges, size_t i, size_t j) {
  if (!ranges_meet(edges, 0, i, j) || !ranges_meet(edges, 1, i, j)) return OG_POLYGON_SIMPLE;
  const size_t to_i = next_of(edges, i), to_j = next_of(edges, j);
  const int of_j = og_turn(&edges->turns, i, to_i, j) * og_turn(&edges->turns, i, to_i, to_j);
  if (of_j > 0) return OG_POLYGON_SIMPLE;
  const int of_i = og_turn(&edges->turns, j, to_j, i) * og_turn(&edges->turns, j, to_j, to_i);
  if (of_i > 0) return OG_POLYGON_SIMPLE;
  return of_i < 0 && of_j < 0 ? OG_POLYGON_CROSSING : OG_POLYGON_TOUCHING;
}

og_polygon_fault og_polygon_fault_of(og_polygon_edges *edges, size_t i, size_t j) {
  if (is_repeated(edges, i)) return i == j ? OG_POLYGON_REPEATED : OG_POLYGON_SIMPLE;
  if (i == j || is_repeated(edges, j)) return OG_POLYGON_SIMPLE;
  // Each two edges of a triangle are neighbours, one way or the other.
  if (next_of(edges, i) == j) return is_folded(edges, i) ? OG_POLYGON_FOLDED : OG_POLYGON_SIMPLE;
  if (next_of(edges, j) == i) return is_folded(edges, j) ? OG_POLYGON_FOLDED : OG_POLYGON_SIMPLE;
  return fault_of_strangers(edges, i, j);
}

// ---- all edges ----

typedef struct span {
  uint32_t low, edge;
} span;

/*@ predicate is_before{L}(span *a, span *b) = a->low < b->low || (a->low == b->low && a->edge < b->edge); */

/*@ requires spans: \valid_read(a) && \valid_read(b);
    terminates \true; exits \false; assigns \nothing;
    ensures before: \result < 0 <==> is_before(a, b);
    ensures behind: \result > 0 <==> is_before(b, a); */
static int order_of_spans(const span *a, const span *b) {
  if (a->low != b->low) return a->low < b->low ? -1 : 1;
  return (a->edge > b->edge) - (a->edge < b->edge);
}

static int compare_spans(const void *left, const void *right) { return order_of_spans(left, right); }

static og_polygon_fault take_fault(og_polygon_edges *edges, uint32_t edge[2], uint32_t i, uint32_t j) {
  edge[0] = i < j ? i : j;
  edge[1] = i < j ? j : i;
  return og_polygon_fault_of(edges, edge[0], edge[1]);
}

// Each edge with all behind it that begin before it ends; the first at fault, unless two cross.
static og_polygon_fault find_among(og_polygon_edges *edges, const span *sorted, uint32_t edge[2]) {
  og_polygon_fault found = OG_POLYGON_SIMPLE;
  for (size_t k = 0; k < edges->count; k++) {
    const uint32_t high = high_end(edges, 0, sorted[k].edge);
    for (size_t l = k + 1; l < edges->count && sorted[l].low <= high; l++) {
      uint32_t two[2];
      const og_polygon_fault fault = take_fault(edges, two, sorted[k].edge, sorted[l].edge);
      if (fault == OG_POLYGON_SIMPLE || (found != OG_POLYGON_SIMPLE && fault != OG_POLYGON_CROSSING)) continue;
      memcpy(edge, two, sizeof two);
      found = fault;
      if (fault == OG_POLYGON_CROSSING) return found;
    }
  }
  return found;
}

// Edges that begin, by the order of spans, no farther than `high`.
static size_t begun_by(const span *sorted, size_t count, uint32_t high) {
  size_t low = 0, above = count;
  while (low < above) {
    const size_t middle = low + (above - low) / 2;
    if (sorted[middle].low <= high) low = middle + 1;
    else above = middle;
  }
  return low;
}

// Are there so many pairs of edges whose ranges of x overlap that a sweep costs less than to look at all?
static bool is_crowded(const og_polygon_edges *edges, const span *sorted) {
  uint64_t pairs = 0;
  for (size_t k = 0; k < edges->count; k++)
    pairs += begun_by(sorted, edges->count, high_end(edges, 0, sorted[k].edge)) - (k + 1);
  return pairs / OG_POLYGON_CROWD > edges->count;
}

og_polygon_fault og_polygon_find_fault(og_polygon_edges *edges, uint32_t edge[2]) {
  uint32_t repeated[2] = {0, 0}, k = 0;
  while (k < edges->count && take_fault(edges, repeated, k, k) == OG_POLYGON_SIMPLE) k++;
  const bool repeats = k < edges->count;
  span *sorted = og_grow(NULL, edges->count, sizeof *sorted);
  for (k = 0; k < edges->count; k++) sorted[k] = (span){low_end(edges, 0, k), k};
  qsort(sorted, edges->count, sizeof *sorted, compare_spans);
  const bool is_simple = is_crowded(edges, sorted) && og_polygon_is_simple(edges);
  const og_polygon_fault fault = is_simple ? OG_POLYGON_SIMPLE : find_among(edges, sorted, edge);
  free(sorted);
  if (!repeats || fault == OG_POLYGON_CROSSING) return fault;
  memcpy(edge, repeated, sizeof repeated);
  return OG_POLYGON_REPEATED;
}
