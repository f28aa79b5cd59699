#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/polygon/clip_halfplanes.h"
#include "ref/polygon/clip_slabs.h"
#include "ref/polygon/half_plane.h"

enum { SIDES = 3, ROOM = 8 * 2 * SIDES };

static og_clip_room room_for_all(void) {
  static og_vec2 corner[ROOM], scratch[2 * SIDES + 2];
  static og_vec3 point[ROOM];
  static int hull[ROOM + 1], order[ROOM];
  return (og_clip_room){corner, ROOM, scratch, point, hull, order};
}

void drive_half_plane(void) {
  og_vec2 corner[SIDES], kept[SIDES + 1];
  for (int k = 0; k < SIDES; k++) corner[k] = (og_vec2){number(2), number(2)};
  const og_half_plane h = og_left_of((og_vec2){number(2), number(2)}, (og_vec2){number(2), number(2)});
  (void)og_half_plane_cut(kept, SIDES + 1, corner, SIDES, &h, number_between(0, 1));
}

static void show(const og_door_clip *door) {
  og_vec2 of_a[SIDES], of_b[SIDES];
  for (int k = 0; k < SIDES; k++) {
    of_a[k] = (og_vec2){number(0x1p100), number(0x1p100)};
    of_b[k] = (og_vec2){number(0x1p100), number(0x1p100)};
  }
  const og_polygon a = {SIDES, of_a}, b = {SIDES, of_b};
  og_clip_room room = room_for_all();
  (void)og_clip_run(door, &a, &b, &room);
}

extern const og_algorithm og_algorithm_clip_halfplanes, og_algorithm_clip_slabs;
void drive_clip_halfplanes(void) { show(og_algorithm_clip_halfplanes.clip); }
void drive_clip_slabs(void) { show(og_algorithm_clip_slabs.clip); }
