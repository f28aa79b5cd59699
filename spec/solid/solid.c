#include "spec/solid/solid.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/near_box.h"
#include "spec/solid/winding.h"

const char *og_solid_fault_text(og_solid_fault fault) {
  static const char *const texts[OG_SOLID_FAULTS] = {
      [OG_SOLID_SOUND] = "it bounds a solid",
      [OG_SOLID_FLAT] = "a triangle has no area",
      [OG_SOLID_OPEN] = "an edge has not two triangles that run it in opposite ways",
      [OG_SOLID_MEETS] = "two triangles have more in common than a point or an edge that both name",
      [OG_SOLID_TURNED] = "its triangles do not turn counterclockwise as seen from outside",
      [OG_SOLID_CROWDED] = "more pairs of boxes overlap than the limit",
  };
  return (unsigned)fault < OG_SOLID_FAULTS ? texts[fault] : "unknown fault";
}

// ---- a point ----

void og_weighted_point_init(og_weighted_point *point) {
  og_ivec_init(&point->at);
  og_int_init(&point->weight);
  og_weighted_point_reset(point);
}

void og_weighted_point_clear(og_weighted_point *point) {
  og_ivec_clear(&point->at);
  og_int_clear(&point->weight);
}

void og_weighted_point_reset(og_weighted_point *point) {
  og_ivec_set_zero(&point->at);
  og_int_set_si(&point->weight, 0);
  point->box = og_near_box_empty();
}

void og_weighted_point_add(og_weighted_point *point, const og_points *points, int32_t number, const og_int *weight) {
  og_ivec_addmul(&point->at, weight, &points->at[number]);
  og_int_add(&point->weight, &point->weight, weight);
  og_near_box_add(&point->box, &points->approx[3 * (size_t)number]);
}

// ---- storage ----

// An edge of a triangle between its ends in ascending order, and whether the triangle runs it up.
typedef struct way {
  int32_t low, high, slot; // 3 triangle + the number of the corner from which it runs the edge
  bool up;
} way;

typedef struct placed_point {
  const og_ivec *at;
  int32_t number;
} placed_point;

// Room for as many points and triangles as came so far.
typedef struct og_solid_room {
  og_triangle_work meeting;
  og_winding_numbers winding;
  og_weighted_point middle;
  og_ivec u, v, normal;
  og_int one;
  placed_point *sorted;
  int32_t *name; // of each point
  size_t points;
  way *way;
  og_box_node *node;
  size_t triangles;
  og_box_pairs pairs;
} og_solid_room;

void og_solid_init(og_solid *solid) {
  memset(solid, 0, sizeof *solid);
  og_part_tree_init(&solid->tree);
  og_solid_room *room = solid->room = og_grow(NULL, 1, sizeof *room);
  memset(room, 0, sizeof *room);
  og_triangle_work_init(&room->meeting);
  og_winding_numbers_init(&room->winding);
  og_weighted_point_init(&room->middle);
  og_ivec_init(&room->u);
  og_ivec_init(&room->v);
  og_ivec_init(&room->normal);
  og_int_init(&room->one);
  og_int_set_si(&room->one, 1);
}

void og_solid_clear(og_solid *solid) {
  og_solid_room *room = solid->room;
  og_part_tree_clear(&solid->tree);
  free(solid->named.of);
  free(solid->piece);
  free(solid->neighbour);
  og_triangle_work_clear(&room->meeting);
  og_winding_numbers_clear(&room->winding);
  og_weighted_point_clear(&room->middle);
  og_ivec_clear(&room->u);
  og_ivec_clear(&room->v);
  og_ivec_clear(&room->normal);
  og_int_clear(&room->one);
  free(room->sorted);
  free(room->name);
  free(room->way);
  free(room->node);
  free(room->pairs.pair);
  free(room);
}

static void make_room(og_solid *solid) {
  og_solid_room *room = solid->room;
  const size_t points = solid->points->count, triangles = (size_t)solid->list->count;
  if (points > room->points) {
    room->points = points;
    room->sorted = og_grow(room->sorted, points, sizeof *room->sorted);
    room->name = og_grow(room->name, points, sizeof *room->name);
  }
  og_triangles_resize(&solid->named, solid->list->count);
  if (triangles <= room->triangles) return;
  room->triangles = triangles;
  solid->piece = og_grow(solid->piece, triangles, sizeof *solid->piece);
  solid->neighbour = og_grow(solid->neighbour, 3 * triangles, sizeof *solid->neighbour);
  room->way = og_grow(room->way, 3 * triangles, sizeof *room->way);
  room->node = og_grow(room->node, triangles, sizeof *room->node);
}

// ---- equal points ----

static int compare_places(const og_ivec *a, const og_ivec *b) {
  const int by_x = og_int_compare(&a->x, &b->x);
  if (by_x != 0) return by_x;
  const int by_y = og_int_compare(&a->y, &b->y);
  return by_y != 0 ? by_y : og_int_compare(&a->z, &b->z);
}

static int compare_points(const void *left, const void *right) {
  const placed_point *a = left, *b = right;
  const int by_place = compare_places(a->at, b->at);
  return by_place != 0 ? by_place : (a->number > b->number) - (a->number < b->number);
}

static void name_points(og_solid *solid) {
  og_solid_room *room = solid->room;
  const size_t count = solid->points->count;
  for (size_t k = 0; k < count; k++) room->sorted[k] = (placed_point){&solid->points->at[k], (int32_t)k};
  qsort(room->sorted, count, sizeof *room->sorted, compare_points);
  for (size_t k = 0; k < count; k++) {
    const placed_point *here = &room->sorted[k];
    const bool as_before = k > 0 && compare_places(here->at, here[-1].at) == 0;
    room->name[here->number] = as_before ? room->name[here[-1].number] : here->number;
  }
}

static const int32_t *corners_of(const og_solid *solid, int32_t triangle) {
  size_t count;
  return og_part_points(solid->list, triangle, &count);
}

static bool has_area(og_solid *solid, int32_t triangle) {
  og_solid_room *room = solid->room;
  const int32_t *corner = corners_of(solid, triangle);
  const og_ivec *at = solid->points->at;
  og_ivec_sub(&room->u, &at[corner[1]], &at[corner[0]]);
  og_ivec_sub(&room->v, &at[corner[2]], &at[corner[0]]);
  og_ivec_cross(&room->normal, &room->u, &room->v);
  return !og_ivec_is_zero(&room->normal);
}

static bool name_triangles(og_solid *solid) {
  for (int32_t t = 0; t < solid->list->count; t++) {
    for (int k = 0; k < 3; k++) solid->named.of[t].at[k] = solid->room->name[corners_of(solid, t)[k]];
    if (!has_area(solid, t)) return false;
  }
  return true;
}

// ---- edges and pieces ----

static int compare_ways(const void *left, const void *right) {
  const way *a = left, *b = right;
  if (a->low != b->low) return a->low < b->low ? -1 : 1;
  return (a->high > b->high) - (a->high < b->high);
}

// The lowest triangle known of the piece. Each names a lower one, or itself.
static int32_t lowest(int32_t *piece, int32_t triangle) {
  while (piece[triangle] != triangle) {
    piece[triangle] = piece[piece[triangle]];
    triangle = piece[triangle];
  }
  return triangle;
}

static void join(int32_t *piece, int32_t a, int32_t b) {
  const int32_t low_a = lowest(piece, a), low_b = lowest(piece, b);
  if (low_a < low_b) piece[low_b] = low_a;
  else piece[low_a] = low_b;
}

// Two triangles an edge, one each way; the two are of one piece.
static bool join_edges(og_solid *solid) {
  const size_t count = 3 * (size_t)solid->list->count;
  way *ways = solid->room->way;
  for (size_t k = 0; k < count; k++) {
    const int32_t *corner = solid->named.of[k / 3].at, from = corner[k % 3], to = corner[(k + 1) % 3];
    ways[k] = (way){from < to ? from : to, from < to ? to : from, (int32_t)k, from < to};
  }
  qsort(ways, count, sizeof *ways, compare_ways);
  for (int32_t t = 0; t < solid->list->count; t++) solid->piece[t] = t;
  for (size_t k = 0; k < count; k += 2) {
    if (k + 1 == count || compare_ways(&ways[k], &ways[k + 1]) != 0 || ways[k].up == ways[k + 1].up) return false;
    if (k + 2 < count && compare_ways(&ways[k + 1], &ways[k + 2]) == 0) return false;
    const int32_t one = ways[k].slot / 3, two = ways[k + 1].slot / 3;
    solid->neighbour[ways[k].slot] = two;
    solid->neighbour[ways[k + 1].slot] = one;
    join(solid->piece, one, two);
  }
  for (int32_t t = 0; t < solid->list->count; t++) solid->piece[t] = lowest(solid->piece, t);
  return true;
}

// ---- triangles that meet ----

static bool list_pairs(og_solid *solid, size_t most) {
  og_box_pairs *pairs = &solid->room->pairs;
  while (!og_walk_boxes(solid->tree.box, solid->list->count, solid->room->node, pairs)) {
    if ((uint64_t)pairs->room >= most) return false;
    const int64_t wanted = pairs->room == 0 ? 16 * (int64_t)solid->list->count : 4 * pairs->room;
    pairs->room = (uint64_t)wanted < most ? wanted : (int64_t)most;
    pairs->pair = og_grow(pairs->pair, (size_t)pairs->room, sizeof *pairs->pair);
  }
  return (uint64_t)pairs->count <= most; // the room may be that of an earlier, larger limit
}

static bool are_embedded(og_solid *solid) {
  const og_box_pairs *pairs = &solid->room->pairs;
  for (int64_t k = 0; k < pairs->count; k++) {
    const int32_t i = solid->tree.order[pairs->pair[k].i], j = solid->tree.order[pairs->pair[k].j];
    const og_triangle_view a = og_view_triangle(solid->points, &solid->named, i),
                           b = og_view_triangle(solid->points, &solid->named, j);
    if (og_decide_triangles_beyond(&a, &b, &solid->room->meeting) != OG_TRIANGLES_APART) return false;
  }
  return true;
}

// ---- inside and outside ----

static int sign_along(const og_ivec *v, int axis) { return og_int_sign(axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z); }

// Just outside the triangle: from its middle all others are counted; and the triangle itself where the ray enters it.
static bool is_outside(og_solid *solid, int32_t triangle) {
  og_solid_room *room = solid->room;
  const int32_t *corner = corners_of(solid, triangle);
  (void)has_area(solid, triangle); // it has, and room->normal is its normal
  int axis = 0;
  while (sign_along(&room->normal, axis) == 0) axis++;
  og_weighted_point_reset(&room->middle);
  for (int k = 0; k < 3; k++) og_weighted_point_add(&room->middle, solid->points, corner[k], &room->one);
  int64_t others;
  const bool off =
      og_count_ahead(&others, &solid->tree, solid->points, solid->list, &room->middle, axis, triangle, &room->winding);
  return off && others == (sign_along(&room->normal, axis) < 0 ? 1 : 0);
}

static bool is_turned_right(og_solid *solid) {
  for (int32_t t = 0; t < solid->list->count; t++)
    if (solid->piece[t] == t && !is_outside(solid, t)) return false;
  return true;
}

og_solid_fault og_solid_examine(og_solid *solid, const og_points *points, const og_part_list *list,
                                const int32_t *order, size_t most) {
  solid->points = points;
  solid->list = list;
  make_room(solid);
  name_points(solid);
  if (!name_triangles(solid)) return OG_SOLID_FLAT;
  if (!join_edges(solid)) return OG_SOLID_OPEN;
  og_part_tree_build(&solid->tree, points, list, order);
  if (!list_pairs(solid, most)) return OG_SOLID_CROWDED;
  if (!are_embedded(solid)) return OG_SOLID_MEETS;
  return is_turned_right(solid) ? OG_SOLID_SOUND : OG_SOLID_TURNED;
}

bool og_solid_winding(og_solid *solid, const og_weighted_point *point, int *winding) {
  int64_t count;
  const bool off =
      og_count_ahead(&count, &solid->tree, solid->points, solid->list, point, 0, -1, &solid->room->winding);
  *winding = (int)count;
  return off;
}
