#include "spec/triangulate/solve/sweep.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

enum { NONE = -1 };

// A part of edges between two points, from the left one to the right one, and how much more often the polygon winds
// above it than below.
typedef struct piece {
  uint32_t left, right;
  int step;
} piece;

// A corner of a chain, and its neighbours there.
typedef struct link {
  uint32_t point;
  int64_t below, above;
} link;

// What is above a piece up to the next one: how often the polygon winds there, and its chain where that is not 0.
typedef struct gap {
  piece of;
  int times;
  int64_t lowest, last, highest; // links: the ends of the chain, and the corner that was met last
} gap;

typedef struct sweep {
  og_polygon_edges *edges;
  og_facets *triangles;
  uint32_t *place;
  bool is_once;
  uint32_t *order; // points from left to right; those at one place from the least number on
  piece *piece;    // by their left points
  size_t piece_count, piece_room;
  link *link;
  size_t link_count, link_room;
  gap *gap; // across the sweep, from the lowest up
  size_t gap_count, gap_room;
} sweep;

// ---- places ----

static int compare_at(const og_polygon_edges *edges, uint32_t a, uint32_t b) {
  for (int axis = 0; axis < 2; axis++)
    if (edges->rank[axis][a] != edges->rank[axis][b]) return edges->rank[axis][a] < edges->rank[axis][b] ? -1 : 1;
  return 0;
}

typedef struct numbered {
  const og_polygon_edges *edges;
  uint32_t point;
} numbered;

static int compare_numbered(const void *left, const void *right) {
  const numbered *a = left, *b = right;
  const int place = compare_at(a->edges, a->point, b->point);
  return place != 0 ? place : (a->point > b->point) - (a->point < b->point);
}

// Of each point: the first in the order of those at its place.
static uint32_t *order_points(sweep *s) {
  const size_t count = s->edges->count;
  numbered *sorted = og_grow(NULL, count, sizeof *sorted);
  uint32_t *first = og_grow(NULL, count, sizeof *first);
  s->order = og_grow(NULL, count, sizeof *s->order);
  for (size_t k = 0; k < count; k++) sorted[k] = (numbered){s->edges, (uint32_t)k};
  qsort(sorted, count, sizeof *sorted, compare_numbered);
  for (size_t k = 0, start = 0; k < count; k++) {
    if (k > 0 && compare_at(s->edges, sorted[k - 1].point, sorted[k].point) != 0) start = k;
    s->order[k] = sorted[k].point;
    first[sorted[k].point] = (uint32_t)start;
  }
  free(sorted);
  return first;
}

// ---- pieces ----

static void add_piece(sweep *s, uint32_t left, uint32_t right, int step) {
  if (s->piece_count == s->piece_room) {
    s->piece_room = og_doubled(s->piece_room);
    s->piece = og_grow(s->piece, s->piece_room, sizeof *s->piece);
  }
  s->piece[s->piece_count++] = (piece){left, right, step};
}

// An edge between two places of the order, cut at those on it.
static void add_edge(sweep *s, uint32_t low, uint32_t high, int step, bool touches) {
  const uint32_t *order = s->order, end = order[high];
  uint32_t left = order[low];
  for (uint32_t k = low + 1; touches && k < high; k++) {
    if (compare_at(s->edges, order[k - 1], order[k]) == 0) continue;
    if (og_turn(&s->edges->turns, order[low], end, order[k]) != 0) continue;
    add_piece(s, left, order[k], step);
    left = order[k];
  }
  add_piece(s, left, end, step);
}

typedef struct rising {
  const sweep *sweep;
  piece piece;
} rising;

static int compare_rising(const void *left, const void *right) {
  const rising *a = left, *b = right;
  const og_polygon_edges *edges = a->sweep->edges;
  const int first = compare_at(edges, a->piece.left, b->piece.left);
  if (first != 0 || a->piece.right == b->piece.right) return first;
  return -og_turn(&a->sweep->edges->turns, a->piece.left, a->piece.right, b->piece.right);
}

// From left to right and, from one point, from the lowest up; those with the same ends are one.
static void merge_pieces(sweep *s) {
  const size_t count = s->piece_count;
  rising *sorted = og_grow(NULL, count + 1, sizeof *sorted);
  for (size_t k = 0; k < count; k++) sorted[k] = (rising){s, s->piece[k]};
  qsort(sorted, count, sizeof *sorted, compare_rising);
  s->piece_count = 0;
  for (size_t k = 0; k < count; k++) {
    if (k > 0 && compare_rising(&sorted[k - 1], &sorted[k]) == 0)
      s->piece[s->piece_count - 1].step += sorted[k].piece.step;
    else s->piece[s->piece_count++] = sorted[k].piece;
  }
  free(sorted);
}

static void make_pieces(sweep *s, bool touches) {
  uint32_t *first = order_points(s);
  for (size_t k = 0; k < s->edges->count; k++) {
    const uint32_t from = first[og_polygon_edge_from(s->edges, k)], to = first[og_polygon_edge_to(s->edges, k)];
    if (from < to) add_edge(s, from, to, 1, touches);
    if (to < from) add_edge(s, to, from, -1, touches);
  }
  free(first);
  merge_pieces(s);
}

// ---- chains ----

static int64_t add_link(sweep *s, uint32_t point, int64_t below, int64_t above) {
  if (s->link_count == s->link_room) {
    s->link_room = og_doubled(s->link_room);
    s->link = og_grow(s->link, s->link_room, sizeof *s->link);
  }
  s->link[s->link_count] = (link){point, below, above};
  return (int64_t)s->link_count++;
}

// Counterclockwise.
static void add_triangle(sweep *s, int times, uint32_t a, uint32_t b, uint32_t c) {
  const uint32_t corner[3] = {a, b, c};
  if (times != 1 && s->is_once) memcpy(s->place, corner, sizeof corner);
  s->is_once = s->is_once && times == 1;
  for (int k = 0; k < 3; k++) og_facets_add(s->triangles, corner[k]);
  og_facets_end(s->triangles);
}

// The point is the right end of what bounds the gap above: cuts off what it sees, and becomes the chain's upper end.
static void meet_from_above(sweep *s, gap *g, uint32_t point) {
  while (g->highest != g->lowest) {
    const link *top = &s->link[g->highest], *next = &s->link[top->below];
    if (og_turn(&s->edges->turns, next->point, point, top->point) <= 0) break;
    add_triangle(s, g->times, next->point, point, top->point);
    g->highest = top->below;
  }
  const int64_t added = add_link(s, point, g->highest, NONE);
  s->link[g->highest].above = added;
  g->highest = g->last = added;
}

// The same below.
static void meet_from_below(sweep *s, gap *g, uint32_t point) {
  while (g->lowest != g->highest) {
    const link *bottom = &s->link[g->lowest], *next = &s->link[bottom->above];
    if (og_turn(&s->edges->turns, bottom->point, point, next->point) <= 0) break;
    add_triangle(s, g->times, bottom->point, point, next->point);
    g->lowest = bottom->above;
  }
  const int64_t added = add_link(s, point, NONE, g->lowest);
  s->link[g->lowest].below = added;
  g->lowest = g->last = added;
}

// The part of the chain above the corner that was met last, with a copy of it.
static gap split_off(sweep *s, gap *g) {
  gap upper = *g;
  const int64_t above = s->link[g->last].above;
  upper.lowest = upper.last = add_link(s, s->link[g->last].point, NONE, above);
  if (above != NONE) s->link[above].below = upper.lowest;
  else upper.highest = upper.lowest;
  g->highest = g->last;
  return upper;
}

// Joins the chain above to the one below: both end in the point that was met, and have another one.
static void join(sweep *s, gap *g, const gap *upper) {
  const int64_t above = s->link[upper->lowest].above;
  s->link[g->highest].above = above;
  s->link[above].below = g->highest;
  g->highest = upper->highest;
}

// ---- the sweep ----

// How many pieces are below the point.
static size_t count_below(const sweep *s, uint32_t point) {
  size_t lo = 0, hi = s->gap_count;
  while (lo < hi) {
    const size_t middle = lo + (hi - lo) / 2;
    const piece *p = &s->gap[middle].of;
    if (og_turn(&s->edges->turns, p->left, p->right, point) > 0) lo = middle + 1;
    else hi = middle;
  }
  return lo;
}

static size_t count_ending(const sweep *s, size_t from, uint32_t point) {
  size_t count = 0;
  while (from + count < s->gap_count && compare_at(s->edges, s->gap[from + count].of.right, point) == 0) count++;
  return count;
}

// The gaps from `from` on: `ending` make way for `starting`.
static void replace(sweep *s, size_t from, size_t ending, size_t starting) {
  const size_t count = s->gap_count + starting - ending;
  while (s->gap_room < count) {
    s->gap_room = og_doubled(s->gap_room);
    s->gap = og_grow(s->gap, s->gap_room, sizeof *s->gap);
  }
  memmove(s->gap + from + starting, s->gap + from + ending, (s->gap_count - from - ending) * sizeof *s->gap);
  s->gap_count = count;
}

// Meets the gaps that end at the point or have it on them; the gap above the highest of these.
static gap meet_left(sweep *s, size_t from, size_t ending, uint32_t point) {
  gap *below = from > 0 ? &s->gap[from - 1] : NULL;
  gap upper = {{0, 0, 0}, 0, NONE, NONE, NONE};
  for (size_t k = from; k + 1 < from + ending; k++)
    if (s->gap[k].times != 0) meet_from_above(s, &s->gap[k], point);
  if (ending > 0) upper = s->gap[from + ending - 1];
  else if (below != NULL && below->times != 0) upper = split_off(s, below);
  if (below != NULL && below->times != 0) meet_from_above(s, below, point);
  if (upper.times != 0) meet_from_below(s, &upper, point);
  return upper;
}

static void start(sweep *s, size_t from, const piece *of, size_t count, const gap *upper) {
  int times = from > 0 ? s->gap[from - 1].times : 0;
  if (count == 0 && times != 0) join(s, &s->gap[from - 1], upper);
  for (size_t k = 0; k < count; k++) {
    gap *g = &s->gap[from + k];
    times += of[k].step;
    if (k + 1 == count) *g = *upper;
    else if (times != 0) g->lowest = g->last = g->highest = add_link(s, of[k].left, NONE, NONE);
    g->of = of[k];
    g->times = times;
  }
}

static void meet(sweep *s, uint32_t point, const piece *of, size_t count) {
  const size_t from = count_below(s, point), ending = count_ending(s, from, point);
  const gap upper = meet_left(s, from, ending, point);
  replace(s, from, ending, count);
  start(s, from, of, count, &upper);
}

static void meet_all(sweep *s) {
  size_t begun = 0;
  for (size_t k = 0; k < s->edges->count; k++) {
    const uint32_t point = s->order[k];
    if (k > 0 && compare_at(s->edges, s->order[k - 1], point) == 0) continue;
    size_t count = 0;
    while (begun + count < s->piece_count && s->piece[begun + count].left == point) count++;
    meet(s, point, s->piece + begun, count);
    begun += count;
  }
}

bool og_sweep_triangles(og_facets *triangles, uint32_t place[3], og_polygon_edges *edges, bool touches) {
  sweep s = {.edges = edges, .triangles = triangles, .place = place, .is_once = true};
  make_pieces(&s, touches);
  meet_all(&s);
  og_facets_sort(triangles);
  free(s.order);
  free(s.piece);
  free(s.link);
  free(s.gap);
  return s.is_once;
}
