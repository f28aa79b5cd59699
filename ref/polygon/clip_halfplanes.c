#include "ref/polygon/clip_halfplanes.h"

#include "ref/polygon/half_plane.h"

og_clip_claim og_clip_halfplanes(const og_polygon *a, const og_polygon *b, og_clip_room *room) {
  og_axis_frame frame;
  og_clip_claim claim = {.outcome = og_polygon_frame(&frame, a, b)};
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  claim.outcome = OG_OUTCOME_FULL;
  if (room->capacity < a->count) return claim;
  int count = a->count;
  for (int k = 0; k < count; k++) room->corner[k] = og_polygon_vertex(&frame, a, k);
  const int most = a->count + b->count + 2;
  for (int k = 0; k < b->count && count > 0; k++) {
    const og_vec2 from = og_polygon_vertex(&frame, b, k), to = og_polygon_vertex(&frame, b, (k + 1) % b->count);
    const og_half_plane edge = og_left_of(from, to);
    count = og_half_plane_cut(room->scratch, most, room->corner, count, &edge, 0);
    if (count > room->capacity) return claim;
    for (int i = 0; i < count; i++) room->corner[i] = room->scratch[i];
  }
  for (int k = 0; k < count; k++)
    room->corner[k] =
        (og_vec2){frame.centre.x + frame.unit * room->corner[k].x, frame.centre.y + frame.unit * room->corner[k].y};
  return (og_clip_claim){OG_OUTCOME_ANSWERED, count};
}

// ---- what is known of it ----

static const og_door_clip clip_halfplanes_door = {.run = og_clip_halfplanes, .bound = 16};

const og_algorithm og_algorithm_clip_halfplanes = {
    .id = "clip-halfplanes",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/polygon/clip_halfplanes",
    .source = "Sutherland, Hodgman 1974",
    .cost = "O(n m)",
    .limits = "polygons that touch may be said to share nothing",
    .clip = &clip_halfplanes_door,
};
