#include "tool/run/make_triangulate.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_made_triangulate_init(og_made_triangulate *made) { memset(made, 0, sizeof *made); }

void og_made_triangulate_clear(og_made_triangulate *made) {
  free(made->room.triangle);
  free(made->room.corner);
  free(made->room.next);
  free(made->room.before);
  og_made_triangulate_init(made);
}

void og_made_triangulate_hold(og_made_triangulate *made, size_t points) {
  if (points <= made->points) return;
  made->points = points;
  og_triangulate_room *room = &made->room;
  room->triangle = og_grow(room->triangle, points, sizeof *room->triangle);
  room->corner = og_grow(room->corner, points, sizeof *room->corner);
  room->next = og_grow(room->next, points, sizeof *room->next);
  room->before = og_grow(room->before, points, sizeof *room->before);
}
