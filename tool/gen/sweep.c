/// Translating hulls: contact in the plane x = 0 (A below, B above) at a time that is known, then mapped.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"
#include "tool/gen/leaning.h"

static og_gen_feature draw_feature(og_random *random) {
  return (og_gen_feature)og_random_integer(random, OG_GEN_FACE, OG_GEN_VERTEX);
}

/// B moves with velocity v relative to A; both drift by a common velocity on top.
static void set_relative_motion(og_gen_turn *turn, og_gen_case *c, og_gen_point v) {
  og_gen_point drift = og_gen_draw_integers(&turn->random, -3, 3);
  og_gen_set_motion(c, drift, (og_gen_point){drift.x + v.x, drift.y + v.y, drift.z + v.z});
}

static void move_body(og_gen_body *body, og_gen_point v, double time) {
  for (size_t k = 0; k < body->count; ++k) {
    og_gen_point p = og_gen_point_at(body, k);
    og_gen_set_point(body, k, (og_gen_point){p.x + time * v.x, p.y + time * v.y, p.z + time * v.z});
  }
}

static void map(og_gen_turn *turn, og_gen_case *c) {
  og_gen_frame frame = og_gen_frame_any(&turn->random);
  og_gen_frame_case(&frame, c);
}

/// A velocity in the contact plane, not zero: (0, y, z).
static og_gen_point draw_slide(og_random *random) {
  og_gen_point v = og_gen_draw_integers(random, -3, 3);
  if (v.y == 0 && v.z == 0) v.y = 1;
  v.x = 0;
  return v;
}

/// A pair that touches at time 12 while B slides along the contact plane, far off at time 0.
static void slide(og_gen_turn *turn, og_gen_case *c, og_gen_feature a, og_gen_feature b, og_gen_point v) {
  og_gen_lean_pair(c, &turn->random, a, b, 0, 0, OG_GEN_INTEGERS);
  move_body(&c->b, v, -12);
  set_relative_motion(turn, c, v);
  map(turn, c);
}

static void lean_any(og_gen_turn *turn, og_gen_case *c, double gap) {
  og_gen_feature a = draw_feature(&turn->random), b = draw_feature(&turn->random);
  og_gen_lean_pair(c, &turn->random, a, b, 0, gap, OG_GEN_INTEGERS);
}

void og_gen_sweep_head_on(og_gen_turn *turn, og_gen_case *c) {
  lean_any(turn, c, (double)og_random_integer(&turn->random, 1, 9));
  og_gen_point v = {-(double)og_random_integer(&turn->random, 1, 9), 0, 0};
  set_relative_motion(turn, c, v);
  map(turn, c);
}

void og_gen_sweep_grazing(og_gen_turn *turn, og_gen_case *c) {
  og_gen_feature a = draw_feature(&turn->random), b = draw_feature(&turn->random);
  og_gen_point v = draw_slide(&turn->random);
  slide(turn, c, a, b, v);
}

void og_gen_sweep_corner(og_gen_turn *turn, og_gen_case *c) {
  // A corner meets a corner, or an edge that it does not move along: for one instant.
  og_gen_point v = draw_slide(&turn->random);
  if (v.y == 0) v.y = 1;
  bool edge = og_random_flip(&turn->random);
  slide(turn, c, OG_GEN_VERTEX, edge ? OG_GEN_EDGE_Z : OG_GEN_VERTEX, v);
}

void og_gen_sweep_miss_by_ulp(og_gen_turn *turn, og_gen_case *c) {
  static const og_gen_feature pairs[4][2] = {{OG_GEN_FACE, OG_GEN_FACE},
                                             {OG_GEN_FACE, OG_GEN_VERTEX},
                                             {OG_GEN_EDGE_Z, OG_GEN_FACE},
                                             {OG_GEN_EDGE_Y, OG_GEN_EDGE_Z}};
  const og_gen_feature *pair = pairs[turn->group % 4];
  double plane = og_random_scaled(&turn->random, -8, 8);
  double other = og_gen_ulp_step(plane, turn->member);
  og_gen_flag_ulp(c, turn->member, "grazing");
  og_gen_lean_pair(c, &turn->random, pair[0], pair[1], plane, other, OG_GEN_DOUBLES);
  // Sliding rounds coordinates within the plane, by which no pair above is parted, and leaves x alone.
  og_gen_point v = draw_slide(&turn->random);
  move_body(&c->b, v, -12);
  set_relative_motion(turn, c, v);
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_sweep_touching_start(og_gen_turn *turn, og_gen_case *c) {
  lean_any(turn, c, 0);
  og_gen_point v = draw_slide(&turn->random);
  switch (turn->group % 4) {
  case 0: v = (og_gen_point){1, 0, 0}; break; // straight away
  case 1: v.x = 2; break;                     // away at a slant
  case 2: v.x = -1; break;                    // into each other
  default: break;                             // along the plane
  }
  set_relative_motion(turn, c, v);
  map(turn, c);
}

void og_gen_sweep_start_inside(og_gen_turn *turn, og_gen_case *c) {
  lean_any(turn, c, -1);
  og_gen_point v = og_gen_draw_integers(&turn->random, -4, 4);
  set_relative_motion(turn, c, v);
  map(turn, c);
}

void og_gen_sweep_zero_velocity(og_gen_turn *turn, og_gen_case *c) {
  // Touching, overlapping, apart by one, apart by a hair: for ever.
  static const double gaps[4] = {0, -1, 1, 0x1p-40};
  double gap = gaps[turn->group % 4];
  lean_any(turn, c, gap);
  if (gap <= 0) og_gen_flag(c, "contact-at-start");
  set_relative_motion(turn, c, (og_gen_point){0, 0, 0});
  if (gap == 0x1p-40) {
    og_gen_frame frame = og_gen_frame_axes(&turn->random);
    og_gen_frame_case(&frame, c);
  } else {
    map(turn, c);
  }
}

void og_gen_sweep_parallel_velocity(og_gen_turn *turn, og_gen_case *c) {
  // Along the faces, at a distance that never changes.
  lean_any(turn, c, (double)og_random_integer(&turn->random, 1, 3) * 0x1p-8);
  og_gen_point v = draw_slide(&turn->random);
  move_body(&c->b, v, -4);
  set_relative_motion(turn, c, v);
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_sweep_away(og_gen_turn *turn, og_gen_case *c) {
  lean_any(turn, c, (double)og_random_integer(&turn->random, 1, 5));
  og_gen_point v = draw_slide(&turn->random);
  v.x = (double)og_random_integer(&turn->random, 1, 5);
  set_relative_motion(turn, c, v);
  map(turn, c);
}

void og_gen_sweep_until(og_gen_turn *turn, og_gen_case *c) {
  // The bodies meet at gap / speed, which is a double; the motion ends there, an ulp before or an ulp after.
  double gap = (double)og_random_integer(&turn->random, 1, 9);
  double speed = ldexp(1, (int)og_random_integer(&turn->random, -3, 3));
  og_gen_flag_ulp(c, turn->member, "contact-at-until");
  lean_any(turn, c, gap);
  set_relative_motion(turn, c, (og_gen_point){-speed, 0, 0});
  og_gen_set_until(c, -og_gen_ulp_step(-gap / speed, turn->member));
  map(turn, c);
}

void og_gen_sweep_random(og_gen_turn *turn, og_gen_case *c) {
  og_gen_point at = og_gen_draw_doubles(&turn->random, 2, 5);
  for (int k = 0; k < 8; ++k) og_gen_add_point(&c->a, og_gen_draw_doubles(&turn->random, -1, 1));
  for (int k = 0; k < 8; ++k) {
    og_gen_point p = og_gen_draw_doubles(&turn->random, -1, 1);
    og_gen_add(&c->b, at.x + p.x, at.y + p.y, at.z + p.z);
  }
  og_gen_point aside = og_gen_draw_doubles(&turn->random, -2, 2);
  og_gen_set_motion(c, og_gen_draw_doubles(&turn->random, -1, 1),
                    (og_gen_point){-at.x + aside.x, -at.y + aside.y, -at.z + aside.z});
  og_gen_set_until(c, 1);
}

void og_gen_sweep_extreme_speed(og_gen_turn *turn, og_gen_case *c) {
  // Speeds from 2^-500 to 2^500: the time fits a double, its square does not.
  lean_any(turn, c, (double)og_random_integer(&turn->random, 1, 9));
  double speed = ldexp(1, (int)og_random_integer(&turn->random, -5, 5) * 100);
  og_gen_point drift = og_gen_draw_doubles(&turn->random, -1, 1);
  og_gen_set_motion(c, (og_gen_point){speed, drift.y, 0}, (og_gen_point){-speed, drift.y, 0});
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}
