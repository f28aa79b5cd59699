#include "tool/run/make_clip.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_made_clip_init(og_made_clip *made) { memset(made, 0, sizeof *made); }

void og_made_clip_clear(og_made_clip *made) {
  free(made->room.corner);
  free(made->room.scratch);
  free(made->room.point);
  og_made_clip_init(made);
}

void og_made_clip_hold(og_made_clip *made, size_t corners) {
  if (corners <= made->corners) return;
  made->corners = corners;
  og_clip_room *room = &made->room;
  room->capacity = (int)(8 * corners);
  room->corner = og_grow(room->corner, 8 * corners, sizeof *room->corner);
  room->scratch = og_grow(room->scratch, corners + 2, sizeof *room->scratch);
  room->point = og_grow(room->point, 8 * corners, sizeof *room->point);
}
