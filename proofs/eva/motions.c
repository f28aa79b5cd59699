#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/continuous/rigid_path.h"

extern const og_algorithm og_algorithm_motion_conservative, og_algorithm_motion_bilateral, og_algorithm_motion_bisect,
    og_algorithm_motion_sampling;

static og_quaternion any_quaternion(void) { return (og_quaternion){vector(1), number(1)}; }

static og_motion_body any_moving(const og_body *body) {
  return (og_motion_body){.body = body,
                          .centre = {vector(0x1p100), vector(0x1p100)},
                          .rotation = {any_quaternion(), any_quaternion()},
                          .spins = either(),
                          .spin = vector(0x1p20)};
}

static og_motion_input any_motion(const og_body *a, const og_body *b, int least) {
  return (og_motion_input){
      .a = any_moving(a), .b = any_moving(b), .target = number_between(0, 0x1p100), .most = whole(least, 4)};
}

// Bodies and motions of any kind.
static void show(const og_door_motion *door) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_motion_input in = any_motion(&a, &b, 1);
  (void)door->run(&in);
}

// Options: -eva-interprocedural-splits
void drive_door_motion(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_motion_input in = any_motion(&a, &b, -1);
  (void)og_motion_run(og_algorithm_motion_conservative.motion, &in);
}

// Options: -eva-interprocedural-splits
void drive_motion_conservative(void) { show(og_algorithm_motion_conservative.motion); }

// Options: -eva-interprocedural-splits
void drive_motion_bilateral(void) { show(og_algorithm_motion_bilateral.motion); }

// Options: -eva-interprocedural-splits
void drive_motion_bisect(void) { show(og_algorithm_motion_bisect.motion); }

// Options: -eva-interprocedural-splits
void drive_motion_sampling(void) { show(og_algorithm_motion_sampling.motion); }
