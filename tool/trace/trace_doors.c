#include "tool/trace/trace_doors.h"

#include "ref/door/clip_traced.h"
#include "ref/door/sweep_traced.h"
#include "tool/run/write_clip_claim.h"
#include "tool/run/write_meshes_claim.h"
#include "tool/run/write_overlaps_claim.h"
#include "tool/run/write_sweep_claim.h"

static const char *name_of(const og_steps *steps) { return steps->traced->algorithm->id; }

void og_trace_sweep(og_steps *steps, const char *id, const og_sweep_input *in) {
  og_sweep_claim claim;
  do claim = og_sweep_run_traced(steps->traced->sweep, in, og_steps_begin(steps));
  while (og_steps_grow(steps));
  og_write_sweep_claim(&steps->claim, id, name_of(steps), &claim);
}

void og_trace_clip(og_steps *steps, const char *id, const og_polygon *a, const og_polygon *b, og_clip_room *room) {
  og_clip_claim claim;
  do claim = og_clip_run_traced(steps->traced->clip, a, b, room, og_steps_begin(steps));
  while (og_steps_grow(steps));
  og_write_clip_claim(&steps->claim, id, name_of(steps), &claim, room->corner);
}

void og_trace_scene(og_steps *steps, const char *id, og_box_player *player, const og_box_scene *scene, int64_t most) {
  const og_door_overlaps_traced *const door = steps->traced->overlaps;
  og_outcome outcome;
  player->traced = door;
  do {
    player->trace = og_steps_begin(steps);
    outcome = og_play_scene(player, door->block, scene, most);
  } while (og_steps_grow(steps));
  player->traced = NULL;
  og_write_overlaps_claim(&steps->claim, id, name_of(steps), outcome, &player->said, scene->step_count > 0);
}

void og_trace_meshes(og_steps *steps, const char *id, og_mesh_player *player, const og_mesh_problem *problem,
                     const og_exact_body *a, const og_exact_body *b, int64_t most) {
  const og_door_mesh_pairs_traced *const door = steps->traced->mesh_pairs;
  og_outcome outcome;
  player->traced = door;
  do {
    player->trace = og_steps_begin(steps);
    outcome = og_play_meshes(player, door->plain->mesh_pairs, problem, a, b, most);
  } while (og_steps_grow(steps));
  player->traced = NULL;
  og_write_meshes_claim(&steps->claim, id, name_of(steps), outcome, &player->pairs);
}
