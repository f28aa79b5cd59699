/// Translating rounded bodies: times of contact with a square root in them, and passes that only just touch.

#include "tool/gen/families.h"
#include "tool/gen/frame.h"
#include "tool/gen/leaning.h"

/// Two spheres, B passing A along x at a distance `aside` of the centres.
static void pass(og_gen_turn *turn, og_gen_case *c, double radius_a, double radius_b, double aside) {
  double start = (double)og_random_integer(&turn->random, 20, 30);
  double speed = (double)og_random_integer(&turn->random, 1, 7);
  og_gen_set_sphere(&c->a, radius_a);
  og_gen_set_sphere(&c->b, radius_b);
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_point at = og_gen_frame_vector(&frame, (og_gen_point){start, aside, 0});
  og_gen_set_translation(&c->b, at.x, at.y, at.z);
  og_gen_set_motion(c, (og_gen_point){0, 0, 0}, (og_gen_point){-speed, 0, 0});
  og_gen_frame_case(&frame, c);
}

static void meet_hulls(og_gen_turn *turn, og_gen_case *c) {
  og_gen_feature a = (og_gen_feature)og_random_integer(&turn->random, OG_GEN_FACE, OG_GEN_VERTEX);
  og_gen_feature b = (og_gen_feature)og_random_integer(&turn->random, OG_GEN_FACE, OG_GEN_VERTEX);
  og_gen_lean_pair(c, &turn->random, a, b, 0, 20, OG_GEN_INTEGERS);
  og_gen_set_radius(&c->a, (double)og_random_integer(&turn->random, 1, 4) / 4);
  og_gen_set_radius(&c->b, (double)og_random_integer(&turn->random, 0, 4) / 4);
  og_gen_point aside = og_gen_draw_integers(&turn->random, -5, 5);
  og_gen_set_motion(c, (og_gen_point){1, 0, 0}, (og_gen_point){-2, aside.y / 4, aside.z / 4});
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

static void pass_capsule(og_gen_turn *turn, og_gen_case *c) {
  og_gen_point v = og_gen_draw_integers(&turn->random, -3, 3);
  og_gen_set_capsule(&c->a, 1, (double)og_random_integer(&turn->random, 1, 5));
  og_gen_set_capsule(&c->b, 2, (double)og_random_integer(&turn->random, 1, 5));
  og_gen_set_rotation(&c->b, v.x, v.y, v.z, 4);
  og_gen_set_translation(&c->b, 20, v.y, v.z);
  og_gen_set_motion(c, (og_gen_point){0, 0, 0}, (og_gen_point){-3, 0, 0});
}

void og_gen_sweep_rounded(og_gen_turn *turn, og_gen_case *c) {
  double a = (double)og_random_integer(&turn->random, 1, 6), b = (double)og_random_integer(&turn->random, 1, 6);
  double aside = (double)og_random_integer(&turn->random, 0, (int64_t)(a + b) - 1);
  switch (turn->group % 4) {
  case 0: pass(turn, c, a, b, 0); break;     // head on: rational times
  case 1: pass(turn, c, a, b, aside); break; // mostly irrational ones
  case 2: meet_hulls(turn, c); break;
  default: pass_capsule(turn, c); break;
  }
}

void og_gen_sweep_rounded_ulp(og_gen_turn *turn, og_gen_case *c) {
  // B passes at exactly the sum of the radii; then its radius is an ulp smaller, then an ulp larger.
  double a = (double)og_random_integer(&turn->random, 1, 6), b = (double)og_random_integer(&turn->random, 1, 6);
  og_gen_flag_ulp(c, turn->member, "grazing");
  if (turn->member == 0) og_gen_flag(c, "instant");
  pass(turn, c, a, -og_gen_ulp_step(-b, turn->member), a + b);
}
