/// Bodies of the plane (docs/use/plane.md): touching, an ulp apart, an ulp into, turned by rational turns; rounded,
/// without area, in motion; and rays.

#include "tool/gen/families.h"

static double whole(og_gen_turn *turn, int lo, int hi) { return (double)og_random_integer(&turn->random, lo, hi); }

// A rectangle around the origin, whose right side is at x.
static double set_left(og_gen_turn *turn, og_gen_case *c) {
  const double x = whole(turn, 1, 6), y = whole(turn, 2, 6);
  c->is_plane = true;
  og_gen_set_box(&c->a, x, y, 0);
  return x;
}

// Both turned by [z, w]: the halves of all angles that a rational turn has.
static void turn_both(og_gen_turn *turn, og_gen_case *c) {
  const double z = whole(turn, -3, 3), w = whole(turn, 1, 4);
  og_gen_set_rotation(&c->a, 0, 0, z, w);
  og_gen_set_rotation(&c->b, 0, 0, z, w);
}

static void add(og_gen_body *body, double x, double y) { og_gen_add(body, x, y, 0); }

// A corner on a side, a side on a side, a corner on a corner, a segment's end or side on it.
static void set_right(og_gen_turn *turn, og_gen_body *body, double x, int kind) {
  const double w = whole(turn, 1, 5), h = whole(turn, 1, 4), at = whole(turn, -1, 1);
  switch (kind) {
  case 0:
    add(body, x, at);
    add(body, x + w, at + h);
    add(body, x + w, at - h);
    break;
  case 1:
    add(body, x, at);
    add(body, x, at + h);
    add(body, x + w, at + h);
    add(body, x + w, at - 1);
    break;
  case 2:
    body->shape = OG_GEN_SEGMENT;
    add(body, x, at);
    add(body, x + w, at + h);
    break;
  case 3:
    body->shape = OG_GEN_SEGMENT;
    add(body, x, at);
    add(body, x, at + h);
    break;
  default:
    body->shape = OG_GEN_POINT;
    add(body, x, at);
    break;
  }
}

void og_gen_plane_touch(og_gen_turn *turn, og_gen_case *c) {
  const double x = set_left(turn, c);
  og_gen_flag_ulp(c, turn->member, "touching");
  set_right(turn, &c->b, og_gen_ulp_step(x, turn->member), (int)(turn->group % 5));
  if (turn->group % 2 == 1) turn_both(turn, c);
}

// A circle or an upright capsule beside it, or two circles whose centres are 3, 4 and 5 apart.
void og_gen_plane_rounded(og_gen_turn *turn, og_gen_case *c) {
  const double x = set_left(turn, c), r = whole(turn, 1, 4), y = whole(turn, -2, 2);
  const double step = og_gen_ulp_step(x + r, turn->member);
  og_gen_flag_ulp(c, turn->member, "touching");
  if (turn->group % 3 == 2) {
    const double s = whole(turn, 1, 3);
    og_gen_set_sphere(&c->a, 2 * s);
    og_gen_set_sphere(&c->b, 3 * s);
    og_gen_set_translation(&c->b, 3 * s, og_gen_ulp_step(4 * s, turn->member), 0);
    return;
  }
  if (turn->group % 3 == 0) og_gen_set_sphere(&c->b, r);
  else og_gen_set_capsule(&c->b, r, whole(turn, 0, 3));
  og_gen_set_translation(&c->b, step, y, 0);
}

// Segments that cross, or lie on one line; a point inside; polygons that are segments.
void og_gen_plane_flat(og_gen_turn *turn, og_gen_case *c) {
  const double x = whole(turn, 1, 5), y = whole(turn, -4, 4), s = whole(turn, 1, 3);
  c->is_plane = true;
  c->a.shape = c->b.shape = OG_GEN_SEGMENT;
  add(&c->a, -x, -y);
  add(&c->a, x, y);
  switch (turn->group % 4) {
  case 0: // across it
    add(&c->b, -y, x);
    add(&c->b, y, -x);
    break;
  case 1: // on its line: overlapping, end to end, or apart
    add(&c->b, 0.5 * s * x, 0.5 * s * y);
    add(&c->b, 4 * x, 4 * y);
    break;
  case 2: // a triangle that is a segment, from the middle on
    c->b.shape = OG_GEN_TRIANGLE;
    add(&c->b, 0, 0);
    add(&c->b, -s * y, s * x);
    add(&c->b, -2 * s * y, 2 * s * x);
    break;
  default:
    c->b.shape = OG_GEN_BOX;
    og_gen_set_box(&c->b, s, 0, 0);
    og_gen_set_translation(&c->b, y, s - 1, 0);
    break;
  }
}

static void add_any(og_gen_turn *turn, og_gen_body *body, double x, double y) {
  const int count = (int)og_random_integer(&turn->random, 3, 8);
  for (int k = 0; k < count; k++) {
    const og_gen_point p = og_gen_draw_doubles(&turn->random, -1, 1);
    add(body, x + p.x, y + p.y);
  }
}

void og_gen_plane_random(og_gen_turn *turn, og_gen_case *c) {
  const og_gen_point at = og_gen_draw_doubles(&turn->random, -1.5, 1.5);
  const double z = whole(turn, -4, 4), w = whole(turn, 1, 4);
  c->is_plane = true;
  add_any(turn, &c->a, 0, 0);
  add_any(turn, &c->b, at.x, at.y);
  if (turn->group % 3 == 1) og_gen_set_radius(&c->b, og_random_between(&turn->random, 0, 0.5));
  if (turn->group % 3 == 2) og_gen_set_rotation(&c->a, 0, 0, z, w);
}

// Integers, deep in each other: several ways out as short, too.
void og_gen_plane_deep(og_gen_turn *turn, og_gen_case *c) {
  const double x = set_left(turn, c), side = whole(turn, 1, 4);
  const double at = 0.5 * whole(turn, -3, 3);
  og_gen_set_box(&c->b, turn->group % 2 == 0 ? x : side, side, 0);
  og_gen_set_translation(&c->b, turn->group % 3 == 0 ? 0 : at, 0, 0);
  if (turn->group % 4 == 3) turn_both(turn, c);
}

// The motion ends at the contact, an ulp before, an ulp after.
void og_gen_plane_moves(og_gen_turn *turn, og_gen_case *c) {
  const double x = set_left(turn, c), far = whole(turn, 1, 8), fast = whole(turn, 1, 4);
  set_right(turn, &c->b, x + far * fast, (int)(turn->group % 5));
  og_gen_set_motion(c, (og_gen_point){0, 0, 0}, (og_gen_point){-fast, 0, 0});
  og_gen_set_until(c, og_gen_ulp_step(far, turn->member == 0 ? 0 : 3 - turn->member));
  og_gen_flag_ulp(c, turn->member, "touching");
}

// What both share where they touch, are an ulp apart or an ulp into each other.
void og_gen_plane_contacts(og_gen_turn *turn, og_gen_case *c) { og_gen_plane_touch(turn, c); }

// A ray or a segment at a side's height, an ulp beyond it, an ulp within; or at anything.
void og_gen_plane_paths(og_gen_turn *turn, og_gen_case *c) {
  const double x = whole(turn, 1, 5), y = whole(turn, 1, 5), from = x + whole(turn, 1, 5);
  const double high = og_gen_ulp_step(y, turn->member);
  c->is_plane = true;
  og_gen_flag_ulp(c, turn->member, "touching");
  if (turn->group % 3 == 2) og_gen_set_sphere(&c->b, y);
  else og_gen_set_box(&c->b, x, y, 0);
  c->a.shape = turn->group % 2 == 0 ? OG_GEN_RAY : OG_GEN_SEGMENT;
  add(&c->a, from + y, high);
  c->a.direction = (og_gen_point){-1, 0, 0};
  if (c->a.shape == OG_GEN_SEGMENT) add(&c->a, -from - y, high);
}
