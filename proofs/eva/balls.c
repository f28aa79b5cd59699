#include "eva/arguments.h"
#include "ref/body_supports.h"
#include "ref/door/sweep.h"

extern const og_algorithm og_algorithm_conservative_advancement, og_algorithm_bilateral_advancement,
    og_algorithm_gjk_raycast, og_algorithm_swept_volume, og_algorithm_sampling, og_algorithm_sampling_enlarged,
    og_algorithm_ccd_bisect;

static og_vec3 centre[2];
static og_body ball[2];
static og_body_supports of_ball[2];

// Two balls, one of which comes down on the other.
static void show(const og_door_sweep *door) {
  centre[0] = (og_vec3){0, 0, 0};
  centre[1] = (og_vec3){0.25, 0.5, 8};
  //@ loop unroll 2;
  for (int k = 0; k < 2; k++) {
    ball[k] = (og_body){.kind = OG_BODY_SPHERE, .vertex_count = 1, .vertex = &centre[k], .radius = 2,
                        .centre = centre[k]};
    og_body_support(&ball[k], &of_ball[k]);
  }
  og_sweep_input in = {.a = &ball[0], .b = &ball[1], .velocity = {0, 0, -1}, .until = 8};
  og_sweep_claim claim = door->run(&in);
  if (claim.has_first) expect_number(claim.first);
  in.velocity.z = 1;
  claim = door->run(&in);
  if (claim.has_first) expect_number(claim.first);
}

// B alone, without bounds: a ball that falls on a ball
// Options: -eva-min-loop-unroll 30 -eva-slevel 300 -eva-subdivide-non-linear 0
void drive_near_conservative(void) { show(og_algorithm_conservative_advancement.sweep); }
// B alone, without bounds: a ball that falls on a ball
// Options: -eva-min-loop-unroll 30 -eva-slevel 300 -eva-subdivide-non-linear 0
void drive_near_bilateral(void) { show(og_algorithm_bilateral_advancement.sweep); }
// B alone, without bounds: a ball that falls on a ball
// Options: -eva-min-loop-unroll 30 -eva-slevel 300 -eva-subdivide-non-linear 0
void drive_near_raycast(void) { show(og_algorithm_gjk_raycast.sweep); }
// B alone, without bounds: a ball that falls on a ball
// Options: -eva-min-loop-unroll 30 -eva-slevel 300 -eva-subdivide-non-linear 0
void drive_near_swept_volume(void) { show(og_algorithm_swept_volume.sweep); }
// B alone, without bounds: a ball that falls on a ball
// Options: -eva-min-loop-unroll 30 -eva-slevel 300 -eva-subdivide-non-linear 0
void drive_near_sampling(void) {
  show(og_algorithm_sampling.sweep);
  show(og_algorithm_sampling_enlarged.sweep);
}
// B alone, without bounds: a ball that falls on a ball
// Options: -eva-min-loop-unroll 30 -eva-slevel 300 -eva-subdivide-non-linear 0
void drive_near_ccd_bisect(void) { show(og_algorithm_ccd_bisect.sweep); }
