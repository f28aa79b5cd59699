#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/door/clip.h"
#include "ref/polygon/half_plane.h"

enum { SIDES = 3 };

void drive_half_plane(void) {
  og_vec2 corner[SIDES], kept[SIDES + 1];
  for (int k = 0; k < SIDES; k++) corner[k] = (og_vec2){number(2), number(2)};
  const og_half_plane h = og_left_of((og_vec2){number(2), number(2)}, (og_vec2){number(2), number(2)});
  (void)og_half_plane_cut(kept, SIDES + 1, corner, SIDES, &h, number_between(0, 1));
}

// The door itself, whatever stands behind it.
static og_clip_claim any_run(const og_polygon *a, const og_polygon *b, og_clip_room *room) {
  (void)a;
  (void)b;
  for (int k = 0; k < SIDES; k++) room->corner[k] = (og_vec2){number(OG_SCALAR_MAX), number(OG_SCALAR_MAX)};
  return (og_clip_claim){.count = whole(0, SIDES)};
}

// B: |x| <= 2^100
void drive_door_clip(void) {
  og_vec2 corner[SIDES], of_a[SIDES], of_b[SIDES];
  for (int k = 0; k < SIDES; k++) of_a[k] = of_b[k] = (og_vec2){number(0x1p100), number(0x1p100)};
  const og_polygon a = {whole(0, SIDES), of_a}, b = {whole(0, SIDES), of_b};
  const og_door_clip door = {.run = any_run};
  og_clip_room room = {.corner = corner, .capacity = SIDES};
  (void)og_clip_run(&door, &a, &b, &room);
}
