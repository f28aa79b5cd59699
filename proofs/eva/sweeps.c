#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/continuous/horizon.h"
#include "ref/continuous/window.h"
#include "ref/door/sweep.h"

extern const og_algorithm og_algorithm_moving_spheres, og_algorithm_sat_sweep_2d, og_algorithm_sat_sweep_3d,
    og_algorithm_conservative_advancement, og_algorithm_gjk_raycast, og_algorithm_swept_volume, og_algorithm_sampling,
    og_algorithm_sampling_enlarged, og_algorithm_ccd_bisect, og_algorithm_bilateral_advancement;

static og_sweep_input any_motion(const og_body *a, const og_body *b) {
  return (og_sweep_input){.a = a,
                          .b = b,
                          .velocity = vector(0x1p100),
                          .velocity_a = vector(0x1p100),
                          .endless = either(),
                          .until = number_between(0, 0x1p100)};
}

// Bodies and motions of any kind.
static void show(const og_door_sweep *door) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_sweep_input in = any_motion(&a, &b);
  (void)door->run(&in);
}

void drive_door_sweep(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_sweep_input in = any_motion(&a, &b);
  (void)og_sweep_run(og_algorithm_moving_spheres.sweep, &in);
}

void drive_sweep_window(void) {
  og_sweep_window window = og_sweep_window_open(number(1), number(1));
  for (int k = 0; k < 2; k++) (void)og_sweep_window_narrow(&window, vector(1), number(4), number(4), number(1));
}

// Options: -eva-min-loop-unroll 13
void drive_sat_sweep_3d(void) { show(og_algorithm_sat_sweep_3d.sweep); }

void drive_sat_sweep_2d(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  og_sweep_input in = any_motion(&a, &b);
  og_vec2 corner_a[4], corner_b[4];
  for (int k = 0; k < 4; k++) {
    corner_a[k] = (og_vec2){number(0x1p100), number(0x1p100)};
    corner_b[k] = (og_vec2){number(0x1p100), number(0x1p100)};
  }
  const og_polygon flat_a = {4, corner_a}, flat_b = {4, corner_b};
  (void)og_algorithm_sat_sweep_2d.sweep->run(&in);
  in.flat_a = &flat_a;
  in.flat_b = &flat_b;
  (void)og_algorithm_sat_sweep_2d.sweep->run(&in);
}

void drive_horizon(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_sweep_input in = any_motion(&a, &b);
  (void)og_sweep_horizon(&in);
  (void)og_sweep_whole(&in);
  const og_scalar clear = number(1), closing = number(1);
  if (closing > 0 && clear >= 0) (void)og_sweep_step(number(1), clear, closing);
}

// Options: -eva-interprocedural-splits
void drive_conservative_advancement(void) { show(og_algorithm_conservative_advancement.sweep); }

// Options: -eva-interprocedural-splits
void drive_gjk_raycast(void) { show(og_algorithm_gjk_raycast.sweep); }

// Options: -eva-interprocedural-splits
void drive_swept_volume(void) { show(og_algorithm_swept_volume.sweep); }

// Options: -eva-interprocedural-splits
void drive_sampling(void) {
  show(og_algorithm_sampling.sweep);
  show(og_algorithm_sampling_enlarged.sweep);
}

// Options: -eva-interprocedural-splits
void drive_ccd_bisect(void) { show(og_algorithm_ccd_bisect.sweep); }

// Options: -eva-interprocedural-splits
void drive_bilateral_advancement(void) { show(og_algorithm_bilateral_advancement.sweep); }
