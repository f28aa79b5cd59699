#include "eva/arguments.h"
#include "ref/world/arrivals.h"

// Any claim: that algorithms keep their promises is shown by drivers of their own.
static og_sweep_claim any_sweep(const og_sweep_input *in) {
  (void)in;
  return (og_sweep_claim){.outcome = (og_outcome)whole(0, 5),
                          .verdict = (og_verdict)whole(0, 2),
                          .has_first = either(),
                          .first = number(OG_SCALAR_MAX)};
}

static void any_state(og_world_body_state *state, body_room *room, mesh_room mesh) {
  state->is_there = either();
  state->was_placed = either();
  state->shape.parts = whole(0, 1);
  state->pose = (og_pose){matrix(OG_SCALAR_MAX), vector(OG_SCALAR_MAX)};
  state->posed.body = any_body(room, mesh, OG_SCALAR_MAX);
  state->first = 0;
}

// Two bodies whose boxes overlap, and which may have met before. WP proves safe og_mesh_outcome, which looks at meshes.
// Options: -eva-use-spec og_mesh_outcome -eva-slevel 50 -eva-split-return full
void drive_arrivals(void) {
  static const og_door_sweep door = {.run = any_sweep};
  static og_world world;
  static og_world_body_state before[2], after[2];
  static og_world_part part[1];
  static og_index_pair met[1], boxes[1], arrivals[1];
  static og_scalar first[1];
  static body_room room[2];
  any_state(&before[0], &room[0], room_a());
  any_state(&before[1], &room[1], room_b());
  any_state(&after[0], &room[0], room_a());
  any_state(&after[1], &room[1], room_b());
  met[0] = (og_index_pair){whole(0, 1), 1};
  boxes[0] = (og_index_pair){0, 1};
  world.stages.sweep = &door;
  world.now.body = before;
  world.next.body = after;
  world.next.part = first;
  world.next.convex = part;
  world.now.touching = (og_pairs){met, 1, each(0, 1)};
  world.next.boxes = (og_pairs){boxes, 1, 1};
  world.next.arrivals = (og_pairs){arrivals, 1, 0};
  og_world_arrive(&world);
  (void)og_world_parts(&world.next, 0);
  (void)og_world_part_of(&world.next, 0, 0);
}
