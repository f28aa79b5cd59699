#ifndef OG_READ_WORLD_H
#define OG_READ_WORLD_H

/// A scene of a world, from JSON Lines: bodies, and what becomes of them step by step. docs/use/world.md has the
/// format.
///
/// The whole scene is read and found good before anything of it is played. Each body that is added has a number of its
/// own, in the order of the lines; a name may be given again once its body was removed.

#include "ref/world/step.h"
#include "tool/format/complaint.h"
#include "tool/world/read_body.h"

/// What a line asks for, before the step ends.
typedef struct og_scene_action {
  size_t step, line;
  og_change_kind kind;
  int32_t body;
  bool has_pose, has_velocity, has_spin; // OG_MOVE: what is not given goes on
  og_pose pose;
  og_motion motion;
} og_scene_action;

typedef struct og_world_script {
  og_scalar dt;
  size_t steps;
  bool swept;
  og_scene_body *body;
  int32_t bodies;
  og_scene_action *action; // in ascending order of steps
  size_t actions;
  size_t room_bodies, room_actions;
} og_world_script;

void og_world_script_init(og_world_script *script);
void og_world_script_clear(og_world_script *script);

/// Reads a file; "-" is standard input. False with a complaint that names file, line and field.
bool og_read_world(og_world_script *script, const char *name, size_t max_points, og_complaint *complaint);

#endif
