#include "eva/arguments.h"
#include "ref/door/clip.h"

extern const og_algorithm og_algorithm_clip_halfplanes, og_algorithm_clip_slabs;

enum { SIDES = 3, POINTS = 16 * SIDES };

static og_vec2 corner_a[SIDES], corner_b[SIDES], kept[POINTS], scratch[POINTS];
static og_vec3 point[POINTS];

static og_clip_room room_of(int capacity) {
  return (og_clip_room){.corner = kept, .capacity = capacity, .scratch = scratch, .point = point};
}

// Two triangles that cross each other, so that what is divided by is never small.
static og_polygon triangle_near(og_vec2 *corner, const og_vec2 *at, og_scalar off) {
  //@ loop unroll 3;
  for (int k = 0; k < SIDES; k++) corner[k] = (og_vec2){at[k].x + number(off), at[k].y + number(off)};
  return (og_polygon){SIDES, corner};
}

static void show_clip(const og_door_clip *door) {
  static const og_vec2 at_a[SIDES] = {{-2, -3}, {6, -1}, {1, 5}}, at_b[SIDES] = {{2, 6}, {-3, 2}, {4, -4}};
  const og_polygon a = triangle_near(corner_a, at_a, 0x1p-20), b = triangle_near(corner_b, at_b, 0x1p-20);
  og_clip_room room = room_of(POINTS);
  (void)og_clip_run(door, &a, &b, &room);
}

// B alone, without bounds: triangles within 2^-20 of two given ones
// Options: -eva-min-loop-unroll 30 -eva-slevel 500 -eva-subdivide-non-linear 0
void drive_near_clip_halfplanes(void) { show_clip(og_algorithm_clip_halfplanes.clip); }
