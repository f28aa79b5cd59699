#include "tool/run/make_volume.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "ref/polytope/hull_quickhull.h"
#include "spec/number/allocation.h"
#include "tool/run/round_point.h"

void og_made_volume_init(og_made_volume *made) {
  memset(made, 0, sizeof *made);
  og_made_hull_init(&made->hull);
}

void og_made_volume_clear(og_made_volume *made) {
  free(made->point);
  free(made->direction);
  free(made->triangle);
  free(made->room.order);
  free(made->room.corner);
  free(made->room.slab);
  og_made_hull_clear(&made->hull);
  og_made_volume_init(made);
}

static void hold(og_made_volume *made, size_t points, size_t directions) {
  if (points > made->room_points) {
    made->room_points = points;
    made->point = og_grow(made->point, points, sizeof *made->point);
    made->room.order = og_grow(made->room.order, points, sizeof *made->room.order);
    made->room.corner = og_grow(made->room.corner, points + 1, sizeof *made->room.corner);
  }
  if (directions > made->room_directions) {
    made->room_directions = directions;
    made->direction = og_grow(made->direction, directions, sizeof *made->direction);
    made->room.slab = og_grow(made->room.slab, directions, sizeof *made->room.slab);
  }
}

static void take_triangles(og_made_volume *made, const og_triangles *triangles) {
  const size_t count = (size_t)triangles->count;
  if (count > made->room_triangles) {
    made->room_triangles = count;
    made->triangle = og_grow(made->triangle, count, sizeof *made->triangle);
  }
  for (size_t k = 0; k < count; k++)
    for (int c = 0; c < 3; c++) made->triangle[k].corner[c] = triangles->of[k].at[c];
  made->input.triangle = made->triangle;
  made->input.triangle_count = triangles->count;
}

static void round_all(og_vec3 *to, const og_exact_body *from) {
  for (size_t k = 0; k < from->count; k++) to[k] = og_round_point(&from->point[k], &from->den);
}

static const og_half_edge_mesh *make_hull(og_made_volume *made, size_t count) {
  og_hull_room *room = &made->hull.room;
  int joined;
  og_hold_hull(&made->hull, count);
  const og_outcome outcome = og_hull_quickhull(&room->mesh, made->point, (int)count, &room->quick, &joined);
  return outcome == OG_OUTCOME_ANSWERED ? &room->mesh : NULL;
}

bool og_make_volume(og_made_volume *made, const og_volume_problem *problem, const og_door_bound *door) {
  const size_t points = problem->points.count, directions = problem->directions.count;
  if (points > INT_MAX || directions > INT_MAX) return false;
  hold(made, points, directions > 3 ? directions : 3);
  round_all(made->point, &problem->points);
  round_all(made->direction, &problem->directions);
  made->input = (og_bounding_input){
      .point = made->point, .count = (int)points, .direction = made->direction, .direction_count = (int)directions};
  take_triangles(made, &problem->triangles);
  if (door->of_hull) made->input.hull = make_hull(made, points);
  return true;
}

bool og_makes_volume(const og_door_bound *door, const og_volume_problem *problem) {
  const og_asked_volume kind = problem->kind;
  if (problem->turn.kind != OG_TURNING_NONE) return false;
  switch (door->shape) {
  case OG_BOUNDING_BALL: return kind == OG_VOLUME_SPHERE;
  case OG_BOUNDING_AABB: return kind == OG_VOLUME_AABB;
  case OG_BOUNDING_K_DOP: return kind == OG_VOLUME_K_DOP;
  case OG_BOUNDING_BOX: return kind == OG_VOLUME_OBB;
  }
  return false;
}
