#include "tool/study/hull_fault.h"

#include <string.h>

#include "ref/polytope/mesh_check.h"
#include "tool/run/exact_body.h"

void og_hull_judge_init(og_hull_judge *judge) {
  memset(judge, 0, sizeof *judge);
  judge->room = (og_hull_room){
      .mesh = {.edge = judge->edge, .face = judge->face, .vertex_edge = judge->vertex_edge},
      .quick = {judge->quick_face, judge->quick_next, judge->quick_start},
      .corner = judge->corner,
      .order = judge->order,
      .facet = judge->facet,
  };
  og_exact_body_init(&judge->exact);
  og_ivec_init(&judge->u);
  og_ivec_init(&judge->v);
  og_ivec_init(&judge->normal);
  og_int_init(&judge->offset);
  og_int_init(&judge->height);
}

void og_hull_judge_clear(og_hull_judge *judge) {
  og_exact_body_clear(&judge->exact);
  og_ivec_clear(&judge->u);
  og_ivec_clear(&judge->v);
  og_ivec_clear(&judge->normal);
  og_int_clear(&judge->offset);
  og_int_clear(&judge->height);
}

// The plane of three points: normal and offset.
static void set_plane(og_hull_judge *j, int a, int b, int c) {
  const og_ivec *p = j->exact.point;
  og_ivec_sub(&j->u, &p[b], &p[a]);
  og_ivec_sub(&j->v, &p[c], &p[a]);
  og_ivec_cross(&j->normal, &j->u, &j->v);
  og_ivec_dot(&j->offset, &j->normal, &p[a]);
}

// Where a point lies: 1 on the side that the plane's normal points to.
static int side(og_hull_judge *j, int point) {
  og_ivec_dot(&j->height, &j->normal, &j->exact.point[point]);
  return og_int_compare(&j->height, &j->offset);
}

// In the plane z = 0, of three points: 1 to the left.
static int turn(og_hull_judge *j, int a, int b, int c) {
  const og_ivec *p = j->exact.point;
  og_ivec_sub(&j->u, &p[b], &p[a]);
  og_ivec_sub(&j->v, &p[c], &p[a]);
  og_int_mul(&j->height, &j->u.x, &j->v.y);
  og_int_submul(&j->height, &j->u.y, &j->v.x);
  return og_int_sign(&j->height);
}

// No four points span space.
static bool is_flat(og_hull_judge *j, int count) {
  for (int b = 1; b < count; b++)
    for (int c = b + 1; c < count; c++) {
      set_plane(j, 0, b, c);
      if (og_ivec_is_zero(&j->normal)) continue;
      for (int k = 1; k < count; k++)
        if (side(j, k) != 0) return false;
      return true;
    }
  return true;
}

// Facets that have the ridge from u to v (in the plane: the point u at that end).
static int ridges(const og_hull_room *room, int dimension, int u, int v) {
  int found = 0;
  for (int f = 0; f < room->facet_count; f++)
    for (int k = 0; k < dimension; k++)
      found += dimension == 2 ? k == v && room->facet[f][k] == u
                              : room->facet[f][k] == u && room->facet[f][(k + 1) % 3] == v;
  return found;
}

// Each ridge belongs to two facets, which run through it opposite ways.
static bool is_closed(const og_hull_room *room, int dimension) {
  for (int f = 0; f < room->facet_count; f++)
    for (int k = 0; k < dimension; k++) {
      const int u = room->facet[f][k], v = dimension == 2 ? 1 - k : room->facet[f][(k + 1) % 3];
      if (dimension == 3 && (ridges(room, 3, u, v) != 1 || ridges(room, 3, v, u) != 1)) return false;
      if (dimension == 2 && (ridges(room, 2, u, k) != 1 || ridges(room, 2, u, v) != 1)) return false;
    }
  return true;
}

static const char *fault_in_space(og_hull_judge *j, int count) {
  if (og_mesh_check(&j->room.mesh) != OG_MESH_SOUND) return "the hull is no sound mesh";
  for (int f = 0; f < j->room.facet_count; f++) {
    set_plane(j, j->room.facet[f][0], j->room.facet[f][1], j->room.facet[f][2]);
    for (int k = 0; k < count; k++)
      if (side(j, k) > 0) return "a point beyond a face of the hull";
  }
  return NULL;
}

static const char *fault_in_plane(og_hull_judge *j, int count) {
  const int n = j->room.facet_count;
  for (int f = 0; f < n && n > 2; f++) {
    const int *edge = j->room.facet[f];
    if (turn(j, edge[0], edge[1], j->room.facet[(f + 1) % n][1]) <= 0) return "a corner that does not turn left";
    for (int k = 0; k < count; k++)
      if (turn(j, edge[0], edge[1], k) < 0) return "a point outside the hull in the plane";
  }
  return NULL;
}

const char *og_hull_fault(og_hull_judge *judge, const og_door_hull *door, const og_vec3 *point, int count,
                          og_outcome outcome) {
  og_exact_body_of_points(&judge->exact, point, (size_t)count, 0);
  if ((outcome == OG_OUTCOME_ANSWERED) != (judge->room.facet_count > 0)) return "facets without an answer";
  if (outcome == OG_OUTCOME_DEGENERATE && door->dimension == 3)
    return is_flat(judge, count) ? NULL : "points that span space are refused as flat";
  if (outcome != OG_OUTCOME_ANSWERED) return "the hull is refused";
  if (!is_closed(&judge->room, door->dimension)) return "a hull that is not closed";
  return door->dimension == 3 ? fault_in_space(judge, count) : fault_in_plane(judge, count);
}
