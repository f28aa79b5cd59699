#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/continuous/features_at.h"
#include "ref/door/moving_features.h"

extern const og_algorithm og_algorithm_cubic_solver, og_algorithm_inclusion_root, og_algorithm_additive_advancement;

enum { BOXES = 3 };

static og_moving_features_input any_features(og_scalar most) {
  og_moving_features_input in = {.of_edges = either(), .tolerance = number_between(0, 4), .most = whole(1, 4)};
  for (int k = 0; k < 4; k++) {
    in.start[k] = vector(most);
    in.end[k] = vector(most);
  }
  return in;
}

// Points of any kind, and too few boxes. The boxes are initialised here: that those below the count are written is a
// relation of numbers, which Eva does not follow. Valgrind watches it in the tests.
static void show(const og_door_moving_features *door) {
  const og_moving_features_input in = any_features(1);
  og_parameter_box box[BOXES];
  for (int k = 0; k < BOXES; k++)
    for (int side = 0; side < 3; side++) {
      box[k].lo[side] = number_between(0, 1);
      box[k].size[side] = number_between(0, 1);
    }
  og_moving_features_room room = {box, whole(0, BOXES)};
  (void)door->run(&in, &room);
}

void drive_door_moving_features(void) {
  og_moving_features_input in = any_features(OG_SCALAR_MAX);
  in.tolerance = number(OG_SCALAR_MAX);
  in.most = whole(-1, 4);
  og_moving_features_room room = {NULL, 0};
  (void)og_moving_features_run(og_algorithm_cubic_solver.moving_features, &in, &room);
}

void drive_features_at(void) {
  const og_moving_features_input in = any_features(1);
  og_vec3 point[4];
  og_features_at(point, &in, number_between(0, 1));
  (void)og_features_offset(in.of_edges, point);
}

void drive_cubic_solver(void) { show(og_algorithm_cubic_solver.moving_features); }

void drive_inclusion_root(void) { show(og_algorithm_inclusion_root.moving_features); }

void drive_additive_advancement(void) { show(og_algorithm_additive_advancement.moving_features); }
