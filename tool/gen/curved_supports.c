/// Directions in which a cylinder or a cone reaches as far with many points: along the axis, across it, upright on a
/// cone's slope; and an ulp to each side. Without a radius it is a segment, without a height a disc.

#include <math.h>

#include "tool/gen/curved_scene.h"
#include "tool/gen/families.h"

/// An ulp more or less; beside zero, an ulp of one.
static double beside(double x, bool more) {
  return x == 0 ? (more ? 0x1p-52 : -0x1p-52) : nextafter(x, more ? HUGE_VAL : -HUGE_VAL);
}

/// A turn that maps axes to axes, of the body and of the direction.
static void turn_both(og_random *random, og_gen_case *c) {
  const og_gen_point d = c->direction;
  switch (og_random_integer(random, 0, 3)) {
  case 0: break;
  case 1:
    og_gen_set_rotation(&c->a, 1, 1, 1, 1);
    c->direction = (og_gen_point){d.z, d.x, d.y};
    break;
  case 2:
    og_gen_set_rotation(&c->a, 1, 0, 0, 1);
    c->direction = (og_gen_point){d.x, -d.z, d.y};
    break;
  default:
    og_gen_set_rotation(&c->a, 0, 1, 0, 0);
    c->direction = (og_gen_point){-d.x, d.y, -d.z};
    break;
  }
}

void og_gen_curved_support_ties(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const og_gen_arm arm = og_gen_flat_arm(random);
  const double x = (double)arm.v.at[0], y = (double)arm.v.at[1], up = og_random_flip(random) ? 1 : -1;
  const int64_t k = og_random_integer(random, 1, 3), r = og_random_integer(random, 1, 6),
                h = og_random_integer(random, 1, 6);
  og_gen_set_curved(&c->a, og_gen_draw_curve(random), (double)r, (double)h);
  switch (turn->group % 8) {
  case 0: c->direction = (og_gen_point){0, 0, up * (double)k}; break; // an end, or the apex
  case 1:                                                             // across: a cylinder's side
    c->a.shape = OG_GEN_CYLINDER;
    c->direction = (og_gen_point){x, y, 0};
    break;
  case 2: // upright on the slope: 2 half_height z = radius length
    og_gen_set_curved(&c->a, OG_GEN_CONE, (double)(2 * k * r), (double)(arm.length * r));
    c->direction = (og_gen_point){x, y, (double)k};
    break;
  case 3: c->direction = (og_gen_point){x, y, up * (double)k}; break; // a point of a rim, or the apex
  case 4:                                                             // a disc along its axis
    c->a.half_height = og_gen_double(0);
    c->direction = (og_gen_point){0, 0, up};
    break;
  case 5: // a disc across its axis
    c->a.half_height = og_gen_double(0);
    c->direction = (og_gen_point){x, y, 0};
    break;
  case 6: // a segment across itself
    c->a.radius = og_gen_double(0);
    c->direction = (og_gen_point){x, y, 0};
    break;
  default: // no direction
    c->direction = (og_gen_point){0, 0, 0};
    break;
  }
  // Across, what decides is z; along the axis and on the slope any other does as well.
  const bool is_along = turn->group % 4 == 0, has_moved = turn->member > 0;
  if (has_moved && is_along) c->direction.x = beside(c->direction.x, turn->member == 1);
  if (has_moved && !is_along) c->direction.z = beside(c->direction.z, turn->member == 1);
  turn_both(random, c);
  const og_gen_point to = og_gen_draw_integers(random, -9, 9);
  og_gen_set_translation(&c->a, to.x, to.y, to.z);
}

void og_gen_curved_support_random(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double radius = og_random_between(random, 0.1, 2), half_height = og_random_between(random, 0.1, 2);
  og_gen_set_curved(&c->a, og_gen_draw_curve(random), radius, half_height);
  const og_gen_point v = og_gen_draw_integers(random, -5, 5), at = og_gen_draw_doubles(random, -1, 1);
  og_gen_set_rotation(&c->a, v.x, v.y, v.z, (double)og_random_integer(random, 1, 5));
  og_gen_set_translation(&c->a, at.x, at.y, at.z);
  c->direction = og_gen_draw_doubles(random, -2, 2);
  og_gen_flag(c, "rational-pose");
}

// ---- ellipsoids ----

static void set_ellipsoid(og_gen_body *body, double x, double y, double z) {
  og_gen_set_box(body, x, y, z);
  body->shape = OG_GEN_ELLIPSOID;
}

void og_gen_curved_support_ellipsoid(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double x = og_random_between(random, 0.1, 3), y = og_random_between(random, 0.1, 3),
               z = og_random_between(random, 0.1, 3);
  const og_gen_point v = og_gen_draw_integers(random, -5, 5), at = og_gen_draw_doubles(random, -1, 1);
  set_ellipsoid(&c->a, x, y, turn->group % 6 == 1 ? z * 0x1p-30 : turn->group % 6 == 2 ? x : z);
  c->direction = og_gen_draw_doubles(random, -2, 2);
  if (turn->group % 3 == 0) return; // along x, y and z about the origin, as the algorithm has it
  og_gen_set_translation(&c->a, at.x, at.y, at.z);
  if (turn->group % 3 == 1) {
    og_gen_set_rotation(&c->a, v.x, v.y, v.z, (double)og_random_integer(random, 1, 5));
    og_gen_flag(c, "rational-pose");
    return;
  }
  c->a.has_matrix = true;
  for (int k = 0; k < 3; k++) {
    const og_gen_point row = og_gen_draw_doubles(random, -2, 2);
    c->a.matrix[k] = og_gen_doubles(row.x, row.y, row.z);
  }
  og_gen_flag(c, "not-orthonormal");
}

// Across what it has an ellipsoid reaches nowhere, with all of its points; an ulp beside that with one.
void og_gen_curved_support_flat(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const og_gen_arm arm = og_gen_flat_arm(random);
  const double x = (double)arm.v.at[0], y = (double)arm.v.at[1];
  const double k = (double)og_random_integer(random, 1, 3), h = (double)og_random_integer(random, 1, 6);
  switch (turn->group % 8) {
  case 0: // a disc along its axis
    set_ellipsoid(&c->a, h, h + k, 0);
    c->direction = (og_gen_point){0, 0, k};
    break;
  case 1: // a disc across its axis: a Pythagorean triple, so that the value is rational
    set_ellipsoid(&c->a, h, h, 0);
    c->direction = (og_gen_point){x, y, 0};
    break;
  case 2: // a segment across itself
    set_ellipsoid(&c->a, 0, 0, h);
    c->direction = (og_gen_point){x, y, 0};
    break;
  case 3: // a segment along itself
    set_ellipsoid(&c->a, 0, 0, h);
    c->direction = (og_gen_point){0, 0, -k};
    break;
  case 4: // a point
    set_ellipsoid(&c->a, 0, 0, 0);
    c->direction = (og_gen_point){x, y, k};
    break;
  case 5: // a ball
    set_ellipsoid(&c->a, h, h, h);
    c->direction = (og_gen_point){x, y, 0};
    break;
  case 6: // along a half axis
    set_ellipsoid(&c->a, h, h + k, h + 2 * k);
    c->direction = (og_gen_point){0, k, 0};
    break;
  default: // no direction
    set_ellipsoid(&c->a, h, h + k, h + 2 * k);
    c->direction = (og_gen_point){0, 0, 0};
    break;
  }
  if (turn->member > 0) c->direction.z = beside(c->direction.z, turn->member == 1);
  if (turn->member > 0 && turn->group % 8 == 0) c->direction.x = beside(0, turn->member == 1);
  turn_both(random, c);
  const og_gen_point to = og_gen_draw_integers(random, -9, 9);
  og_gen_set_translation(&c->a, to.x, to.y, to.z);
}

void og_gen_curved_support_extreme(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  double half[3], d[3];
  for (int k = 0; k < 3; k++) {
    half[k] = og_random_scaled(random, turn->group % 2 == 0 ? -1070 : -500, turn->group % 2 == 0 ? 500 : 1000);
    d[k] = og_random_scaled(random, turn->group % 4 < 2 ? -1070 : -20, turn->group % 4 < 2 ? -20 : 20);
    if (og_random_flip(random)) d[k] = -d[k];
  }
  set_ellipsoid(&c->a, half[0], half[1], half[2]);
  c->direction = (og_gen_point){d[0], d[1], d[2]};
}
