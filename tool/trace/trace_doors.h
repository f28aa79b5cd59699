#ifndef OG_TRACE_DOORS_H
#define OG_TRACE_DOORS_H

/// The steps of algorithms behind the doors `sweep`, `clip`, `overlaps` and `mesh_pairs`; steps->traced has that door.
///
/// Each runs the traced form as the plain one is run, and keeps its claim in steps->claim.

#include "ref/door/sweep.h"
#include "tool/run/make_clip.h"
#include "tool/run/play_boxes.h"
#include "tool/run/play_meshes.h"
#include "tool/trace/steps.h"

void og_trace_sweep(og_steps *steps, const char *id, const og_sweep_input *in);

/// The room is large enough for any answer.
void og_trace_clip(og_steps *steps, const char *id, const og_polygon *a, const og_polygon *b, og_clip_room *room);

/// What og_play_scene plays.
void og_trace_scene(og_steps *steps, const char *id, og_box_player *player, const og_box_scene *scene, int64_t most);

/// What og_play_meshes plays.
void og_trace_meshes(og_steps *steps, const char *id, og_mesh_player *player, const og_mesh_problem *problem,
                     const og_exact_body *a, const og_exact_body *b, int64_t most);

#endif
