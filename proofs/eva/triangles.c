#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/door/triangulate.h"
#include "ref/polygon/simple_ring.h"
#include "ref/polygon/triangulate_ears.h"
#include "ref/polytope/hull_2d.h"

enum { CORNERS = 4 };

static void put_points(og_vec3 *point) {
  for (int k = 0; k < CORNERS; k++) point[k] = (og_vec3){number(1), number(1), 0};
}

// The parts of a ring, on any points.
void drive_simple_ring(void) {
  og_vec3 point[CORNERS];
  int corner[CORNERS], order[CORNERS];
  put_points(point);
  (void)og_ring_is_in_domain(point, whole(0, CORNERS));
  (void)og_ring_corners(corner, point, CORNERS);
  for (int k = 0; k < CORNERS; k++) corner[k] = whole(0, CORNERS - 1);
  (void)og_segments_meet(point[0], point[1], point[2], point[3]);
  (void)og_edges_fold(point[0], point[1], point[2]);
  (void)og_simple_ring(corner, point, each(0, CORNERS));
  og_order_by_x_y(point, order, CORNERS);
}

static og_triangulate_room room_for_all(void) {
  static int triangle[CORNERS][3], corner[CORNERS], next[3 * CORNERS], before[3 * CORNERS];
  return (og_triangulate_room){.triangle = triangle, .corner = corner, .next = next, .before = before};
}

void drive_triangulate_ears(void) {
  og_vec3 point[CORNERS];
  put_points(point);
  og_triangulate_room room = room_for_all();
  (void)og_triangulate_ears(point, each(0, CORNERS), &room);
}

// The door itself, whatever stands behind it.
static og_outcome any_run(const og_vec3 *point, int count, og_triangulate_room *room) {
  (void)point;
  room->triangle_count = whole(0, count);
  return (og_outcome)whole(0, OG_OUTCOME_COUNT - 1);
}

void drive_door_triangulate(void) {
  og_vec3 point[CORNERS];
  put_points(point);
  const og_door_triangulate door = {.run = any_run};
  og_triangulate_room room = room_for_all();
  (void)og_triangulate_run(&door, point, whole(0, CORNERS), &room);
}
