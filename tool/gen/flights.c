/// Bodies that move towards meshes and half-spaces: the motion ends at the contact, an ulp before, an ulp after. Bodies
/// that rest on half-spaces.

#include <math.h>

#include "tool/gen/mesh_body.h"
#include "tool/gen/mesh_shapes.h"
#include "tool/gen/standing.h"

static double integer(og_random *random, int64_t least, int64_t most) {
  return (double)og_random_integer(random, least, most);
}

// Both drift on top.
static void set_relative_motion(og_gen_turn *turn, og_gen_case *c, og_gen_point v) {
  const og_gen_point drift = og_gen_draw_integers(&turn->random, -2, 2);
  og_gen_set_motion(c, (og_gen_point){v.x + drift.x, v.y + drift.y, v.z + drift.z}, drift);
}

// A falls, and stands at (x, y) on the plane z = height when the motion ends, or an ulp of time before or after that.
static void fall(og_gen_turn *turn, og_gen_case *c, double x, double y, double height) {
  og_random *random = &turn->random;
  const int halvings = (int)og_random_integer(random, 0, 3);
  const double time = ldexp(integer(random, 1, 9), -halvings);
  const og_gen_point v = {integer(random, -2, 2), integer(random, -2, 2), -integer(random, 1, 4)};
  og_gen_make_standing(&c->a, random, turn->group);
  og_gen_set_translation(&c->a, x - time * v.x, y - time * v.y, height + 1 - time * v.z);
  set_relative_motion(turn, c, v);
  og_gen_set_until(c, turn->member == 0 ? time : nextafter(time, turn->member == 1 ? 0 : HUGE_VAL));
  og_gen_flag_member(turn, c);
}

// The place is on a corner of cells, on an edge, on the diagonal or within a triangle; or where blocks of a compound
// meet or near it.
void og_gen_flights_floor(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  if (turn->group % 2 == 0) og_gen_make_grid(&c->b, NULL);
  else og_gen_make_blocks(&c->b, random, 3, 3);
  const double x = integer(random, 4, 8) / 2, y = integer(random, 4, 8) / 2 + (turn->group % 3 == 2 ? 0.25 : 0);
  fall(turn, c, x, y, 0);
}

// Meshes, balls and boxes flown at meshes in general position; some miss.
void og_gen_flights_meshes(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  if (turn->group % 3 == 0) {
    og_gen_make_sphere(&c->a, 0.5);
  } else if (turn->group % 3 == 1) {
    c->a.shape = OG_GEN_SPHERE;
    c->a.has_radius = true;
    c->a.radius = og_gen_double(0.25);
  } else {
    c->a.shape = OG_GEN_BOX;
    c->a.half = og_gen_doubles(0.25, 0.5, 0.125);
  }
  og_gen_make_torus(&c->b, 2, 0.5, 0.125);
  const og_gen_point from = og_gen_draw_doubles(random, -5, 5), to = og_gen_draw_doubles(random, -2, 2);
  og_gen_set_translation(&c->a, from.x, from.y, from.z + 4);
  og_gen_set_motion(c, (og_gen_point){to.x - from.x, to.y - from.y, to.z - from.z - 4}, (og_gen_point){0, 0, 0});
  if (turn->group % 2 == 0) og_gen_set_until(c, 2);
}

// ---- half-spaces ----

// Below z = height, in one of the ways to write that.
static void make_half_space(og_gen_body *body, og_random *random, double height) {
  const double scale = ldexp(1, (int)og_random_integer(random, -3, 3));
  body->shape = OG_GEN_PLANE;
  body->normal = (og_gen_point){0, 0, scale};
  body->offset = scale * height;
}

// The half-space is either body.
static void swap_bodies(og_gen_case *c) {
  const og_gen_body a = c->a;
  const og_gen_triple velocity = c->velocity_a;
  c->a = c->b;
  c->b = a;
  c->velocity_a = c->velocity_b;
  c->velocity_b = velocity;
}

void og_gen_half_space_rest(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double height = integer(random, -4, 4);
  og_gen_make_standing(&c->a, random, turn->group);
  const double y = integer(random, -9, 9), x = integer(random, -9, 9);
  og_gen_set_translation(&c->a, x, y, og_gen_beside(height + 1, turn->member));
  make_half_space(&c->b, random, height);
  if (turn->group % 2 == 1) swap_bodies(c);
  og_gen_flag_member(turn, c);
}

// A cylinder or a cone: upright, upside down, or lying as a cylinder does. Its lowest point is so far below its centre.
static double make_lying(og_gen_body *body, og_random *random, uint64_t kind) {
  const double radius = integer(random, 1, 8) / 2, half = integer(random, 1, 8) / 2;
  og_gen_set_curved(body, kind % 2 == 0 ? OG_GEN_CYLINDER : OG_GEN_CONE, radius, half);
  if (kind % 4 == 3) og_gen_set_rotation(body, 1, 0, 0, 0);
  if (kind % 4 == 2) og_gen_set_rotation(body, 1, 0, 0, 1);
  return kind % 4 == 2 ? radius : half;
}

void og_gen_curved_half_space(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double height = integer(random, -4, 4), low = make_lying(&c->a, random, turn->group);
  const double y = integer(random, -9, 9), x = integer(random, -9, 9);
  og_gen_set_translation(&c->a, x, y, og_gen_beside(height + low, turn->member));
  make_half_space(&c->b, random, height);
  if (turn->group % 3 == 1) swap_bodies(c);
  og_gen_flag_member(turn, c);
}

void og_gen_half_space_sweep(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double height = integer(random, -4, 4);
  make_half_space(&c->b, random, height);
  const double y = integer(random, -9, 9), x = integer(random, -9, 9);
  fall(turn, c, x, y, height);
  if (turn->group % 2 == 1) swap_bodies(c);
}
