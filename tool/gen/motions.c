/// Two polytopes that move and turn: what sampling steps over, contacts at the ends of time, on faces, edges and
/// corners, at fractions of the time and at others, and motions without contact.

#include <math.h>

#include "tool/gen/families.h"

static og_gen_body *body_of(og_gen_case *c, int which) { return which == 0 ? &c->a : &c->b; }

// From the one place to the other.
static void go(og_gen_case *c, int which, og_gen_point from, og_gen_point to) {
  og_gen_set_translation(body_of(c, which), from.x, from.y, from.z);
  c->end[which].translation = og_gen_doubles(to.x, to.y, to.z);
}

// From the one quaternion to the other.
static void turn_body(og_gen_case *c, int which, const double from[4], const double to[4]) {
  og_gen_set_rotation(body_of(c, which), from[0], from[1], from[2], from[3]);
  for (int k = 0; k < 4; k++) c->end[which].rotation[k] = to[k];
}

static void keep_still(og_gen_case *c, int which, og_gen_point place) {
  static const double none[4] = {0, 0, 0, 1};
  go(c, which, place, place);
  turn_body(c, which, none, none);
}

static const og_gen_point origin = {0, 0, 0};
static const double unturned[4] = {0, 0, 0, 1};

// A quaternion of short numbers, w being the longest part: turns from one such to another are short of half a turn.
static void draw_turn(og_random *random, double turn[4]) {
  for (int k = 0; k < 3; k++) turn[k] = (double)og_random_integer(random, -4, 4) / 8;
  turn[3] = 1;
}

static void draw_hull(og_random *random, og_gen_body *body) {
  body->shape = OG_GEN_HULL;
  for (int k = 0; k < 8; k++) og_gen_add_point(body, og_gen_draw_doubles(random, -1, 1));
}

void og_gen_motion_random(og_gen_turn *turn, og_gen_case *c) {
  for (int which = 0; which < 2; which++) {
    double from[4], to[4];
    draw_hull(&turn->random, body_of(c, which));
    draw_turn(&turn->random, from);
    draw_turn(&turn->random, to);
    const og_gen_point start = og_gen_draw_doubles(&turn->random, -3, 3);
    go(c, which, start, og_gen_draw_doubles(&turn->random, -3, 3));
    turn_body(c, which, from, to);
  }
}

// A small body, fast, through paper that is 2^-8 to 2^-18 thick.
void og_gen_motion_bullet(og_gen_turn *turn, og_gen_case *c) {
  double tilt[4], spin[4];
  const double thin = og_random_scaled(&turn->random, -18, -8);
  og_gen_set_box(&c->a, 0x1p-6, 0x1p-6, 0x1p-5);
  og_gen_set_box(&c->b, 1, 1, thin);
  draw_turn(&turn->random, spin);
  draw_turn(&turn->random, tilt);
  const double far = (double)og_random_integer(&turn->random, 4, 1000);
  go(c, 0, (og_gen_point){0, 0, far}, (og_gen_point){0.125, 0.0625, -far - 1});
  turn_body(c, 0, unturned, spin);
  go(c, 1, origin, origin);
  turn_body(c, 1, unturned, tilt);
}

// A thin plate that turns between the faces of another and the rest of the world: thin against thin, flat on edge.
void og_gen_motion_sandwich(og_gen_turn *turn, og_gen_case *c) {
  double tilt[4];
  og_gen_set_box(&c->a, 4, 4, og_random_scaled(&turn->random, -16, -8));
  og_gen_set_box(&c->b, 4, 4, og_random_scaled(&turn->random, -16, -8));
  draw_turn(&turn->random, tilt);
  tilt[0] += 0.0625;
  const double height = (double)og_random_integer(&turn->random, 1, 16) / 16;
  go(c, 0, (og_gen_point){0, 0, height}, (og_gen_point){0, 0, height});
  turn_body(c, 0, unturned, tilt);
  keep_still(c, 1, origin);
}

// A rod that turns about its middle sweeps past something small far out.
void og_gen_motion_rod(og_gen_turn *turn, og_gen_case *c) {
  const double thick = og_random_scaled(&turn->random, -10, -4), out = (double)og_random_integer(&turn->random, 4, 60);
  const double far[4] = {0, 0, 1, (double)og_random_integer(&turn->random, 1, 8) / 8};
  og_gen_set_box(&c->a, 64, thick, thick);
  og_gen_set_box(&c->b, thick, thick, thick);
  go(c, 0, origin, origin);
  turn_body(c, 0, unturned, far);
  const double beside = (double)og_random_integer(&turn->random, 1, (int64_t)out);
  keep_still(c, 1, (og_gen_point){out, beside, 0});
}

typedef enum lower { FACE, EDGE, CORNER } lower;

// A hull whose lowest part, at z = 0, is a face, an edge along x or a corner. Turned over it is a hull below z = 0.
static void add_lowest(og_gen_body *body, lower part, double up) {
  body->shape = OG_GEN_HULL;
  og_gen_add(body, -2, -2, 2 * up);
  og_gen_add(body, 2, -2, 2 * up);
  og_gen_add(body, 0, 3, 2 * up);
  if (part == CORNER) og_gen_add(body, 0, 0, 0);
  else og_gen_add(body, -1, 0, 0);
  if (part != CORNER) og_gen_add(body, 1, 0, 0);
  if (part == FACE) og_gen_add(body, 0, 1, 0);
}

// A falls, turning about the upright axis, and meets B at `time`.
static void add_fall(og_gen_turn *turn, og_gen_case *c, lower of_a, lower of_b, double time) {
  const double drop = (double)og_random_integer(&turn->random, 1, 8);
  const double spin[4] = {0, 0, (double)og_random_integer(&turn->random, -8, 8) / 8, 1};
  static const double across[4] = {0, 0, 1, 1};
  add_lowest(&c->a, of_a, 1);
  add_lowest(&c->b, of_b, -1);
  go(c, 0, (og_gen_point){0, 0, drop * time}, (og_gen_point){0, 0, drop * (time - 1)});
  turn_body(c, 0, unturned, spin);
  go(c, 1, origin, origin);
  turn_body(c, 1, across, across);
}

static double draw_eighth(og_gen_turn *turn) { return (double)og_random_integer(&turn->random, 1, 7) / 8; }

void og_gen_motion_face(og_gen_turn *turn, og_gen_case *c) { add_fall(turn, c, FACE, FACE, draw_eighth(turn)); }

void og_gen_motion_edge(og_gen_turn *turn, og_gen_case *c) { add_fall(turn, c, EDGE, EDGE, draw_eighth(turn)); }

void og_gen_motion_corner(og_gen_turn *turn, og_gen_case *c) {
  const bool is_a = og_random_flip(&turn->random);
  add_fall(turn, c, is_a ? CORNER : FACE, is_a ? FACE : CORNER, draw_eighth(turn));
}

static lower draw_part(og_gen_turn *turn) { return (lower)og_random_integer(&turn->random, FACE, CORNER); }

// Cone-like tops would meet in one point alone: one of the two is a face.
void og_gen_motion_start(og_gen_turn *turn, og_gen_case *c) { add_fall(turn, c, draw_part(turn), FACE, 0); }

void og_gen_motion_end(og_gen_turn *turn, og_gen_case *c) { add_fall(turn, c, draw_part(turn), FACE, 1); }

// Nothing moves: apart, touching or overlapping.
void og_gen_motion_still(og_gen_turn *turn, og_gen_case *c) {
  add_lowest(&c->a, draw_part(turn), 1);
  add_lowest(&c->b, FACE, -1);
  keep_still(c, 0, (og_gen_point){0, 0, (double)((int)(turn->group % 3) - 1) / 4});
  keep_still(c, 1, origin);
}

// A ball, a capsule or a hull with balls around its corners.
static void draw_rounded(og_random *random, og_gen_body *body) {
  const double radius = (double)og_random_integer(random, 1, 16) / 16;
  const int kind = (int)og_random_integer(random, 0, 2);
  if (kind == 0) og_gen_set_sphere(body, radius);
  else if (kind == 1) og_gen_set_capsule(body, radius, (double)og_random_integer(random, 1, 16) / 8);
  else {
    draw_hull(random, body);
    og_gen_set_radius(body, radius);
  }
}

void og_gen_motion_rounded(og_gen_turn *turn, og_gen_case *c) {
  for (int which = 0; which < 2; which++) {
    double from[4], to[4];
    draw_rounded(&turn->random, body_of(c, which));
    draw_turn(&turn->random, from);
    draw_turn(&turn->random, to);
    const og_gen_point start = og_gen_draw_doubles(&turn->random, -4, 4);
    go(c, which, start, (og_gen_point){-start.x / 2, -start.y, 1 - start.z});
    turn_body(c, which, from, to);
  }
}

// As add_fall, but with balls: both parts are rounded, and meet when the tops are the sum of the radii apart.
void og_gen_motion_rounded_fall(og_gen_turn *turn, og_gen_case *c) {
  const double time = (double)og_random_integer(&turn->random, 0, 8) / 8;
  const double of_a = (double)og_random_integer(&turn->random, 1, 8) / 8,
               of_b = (double)og_random_integer(&turn->random, 0, 8) / 8;
  add_fall(turn, c, (lower)og_random_integer(&turn->random, FACE, CORNER), FACE, time);
  og_gen_set_radius(&c->a, of_a);
  og_gen_set_radius(&c->b, of_b);
  const og_gen_point from = {0, 0, of_a + of_b + 2 * time}, to = {0, 0, of_a + of_b + 2 * (time - 1)};
  go(c, 0, from, to);
}

// Balls, or capsules that lie along the path, whose surfaces end touching, an ulp apart or an ulp into each other.
void og_gen_motion_rounded_ulp(og_gen_turn *turn, og_gen_case *c) {
  static const double tilted[4] = {0, 1, 0, 1};
  const double radius = (double)og_random_integer(&turn->random, 1, 8);
  const double last = turn->member == 0 ? radius + 1 : nextafter(radius + 1, turn->member == 1 ? 64 : 0);
  const bool is_long = og_random_flip(&turn->random);
  if (is_long) og_gen_set_capsule(&c->a, 1, 2);
  else og_gen_set_sphere(&c->a, 1);
  og_gen_set_sphere(&c->b, radius);
  go(c, 0, (og_gen_point){0, 0, 32}, (og_gen_point){0, 0, last});
  turn_body(c, 0, tilted, tilted);
  if (!is_long) turn_body(c, 0, unturned, tilted);
  go(c, 1, origin, origin);
  turn_body(c, 1, unturned, unturned);
}

// Past each other: A turns, and the balls around both stay apart by a little or by much.
void og_gen_motion_miss(og_gen_turn *turn, og_gen_case *c) {
  double to[4];
  og_gen_set_box(&c->a, 1, 1, 0.5);
  og_gen_set_box(&c->b, 1, 0.5, 1);
  draw_turn(&turn->random, to);
  // The boxes reach 1.5 from their middles, and the middles stay 3 and more apart.
  const double height = 3 + (turn->group % 2 == 0 ? og_random_scaled(&turn->random, -30, -10)
                                                  : (double)og_random_integer(&turn->random, 1, 3));
  go(c, 0, (og_gen_point){-4, 0, height}, (og_gen_point){4, 1, height});
  turn_body(c, 0, unturned, to);
  go(c, 1, origin, origin);
  turn_body(c, 1, to, unturned);
}

// Corner past corner: they touch for one moment, at an eighth of the time, as both turn about the upright axis.
void og_gen_motion_moment(og_gen_turn *turn, og_gen_case *c) {
  const double time = draw_eighth(turn), along = (double)og_random_integer(&turn->random, 1, 8);
  const double across = (double)og_random_integer(&turn->random, -8, 8);
  add_fall(turn, c, CORNER, CORNER, time);
  go(c, 0, (og_gen_point){along * time, across * time, 0}, (og_gen_point){along * (time - 1), across * (time - 1), 0});
}

// A box turns by a quarter all but at once, at either end: its quaternions differ in length by up to 2^60. Its edge
// passes below B, or meets it.
void og_gen_motion_lengths(og_gen_turn *turn, og_gen_case *c) {
  const int shift = (int)og_random_integer(&turn->random, 8, 60) * (og_random_flip(&turn->random) ? 1 : -1);
  const double length = ldexp(1, shift), height = turn->group % 2 == 0 ? 3.5 : 3.1875;
  og_gen_set_box(&c->a, 1, 2, 1);
  og_gen_set_box(&c->b, 1, 1, 1);
  go(c, 0, origin, origin);
  turn_body(c, 0, unturned, (const double[4]){length, 0, 0, length});
  keep_still(c, 1, (og_gen_point){(double)og_random_integer(&turn->random, -4, 4) / 4, 0, height});
}
