#include "tool/run/make_triangulate.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_made_triangulate_init(og_made_triangulate *made) { memset(made, 0, sizeof *made); }

void og_made_triangulate_clear(og_made_triangulate *made) {
  free(made->room.triangle);
  free(made->room.corner);
  free(made->room.order);
  free(made->room.across);
  free(made->room.left);
  free(made->room.next);
  free(made->room.before);
  free(made->room.place);
  og_made_triangulate_init(made);
}

void og_made_triangulate_hold(og_made_triangulate *made, size_t points) {
  if (points <= made->points) return;
  made->points = points;
  og_triangulate_room *room = &made->room;
  room->triangle = og_grow(room->triangle, points, sizeof *room->triangle);
  room->corner = og_grow(room->corner, points, sizeof *room->corner);
  room->order = og_grow(room->order, points, sizeof *room->order);
  room->across = og_grow(room->across, points, sizeof *room->across);
  room->left = og_grow(room->left, points, sizeof *room->left);
  room->next = og_grow(room->next, 3 * points, sizeof *room->next);
  room->before = og_grow(room->before, 3 * points, sizeof *room->before);
  room->place = og_grow(room->place, 3 * points, sizeof *room->place);
}
