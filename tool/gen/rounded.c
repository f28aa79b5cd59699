/// Rounded bodies: points, segments and hulls with a ball around them. They touch where the distance of the
/// cores equals the sum of the radii, which Pythagorean numbers make exact and square roots never are.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"
#include "tool/gen/leaning.h"
#include "tool/gen/rounded_scene.h"

/// x^2 + y^2 + z^2 = length^2 in integers.
static const struct quadruple {
  double x, y, z, length;
} quadruples[] = {{1, 2, 2, 3},   {2, 3, 6, 7},   {1, 4, 8, 9},    {4, 4, 7, 9},    {2, 6, 9, 11},  {6, 6, 7, 11},
                  {3, 4, 12, 13}, {2, 5, 14, 15}, {2, 10, 11, 15}, {1, 12, 12, 17}, {8, 9, 12, 17}, {0, 3, 4, 5}};

static const struct quadruple *draw_quadruple(og_random *random) {
  return &quadruples[og_random_integer(random, 0, sizeof quadruples / sizeof quadruples[0] - 1)];
}

void og_gen_set_radii(og_gen_case *c, og_random *random, double sum) {
  double first = (double)og_random_integer(random, 1, (int64_t)(8 * sum) - 1) / 8;
  og_gen_set_radius(&c->a, first);
  og_gen_set_radius(&c->b, sum - first);
}

og_gen_point og_gen_draw_arm(og_random *random, double *length) {
  const struct quadruple *q = draw_quadruple(random);
  og_gen_frame frame = og_gen_frame_axes(random);
  *length = q->length;
  return og_gen_frame_vector(&frame, (og_gen_point){q->x, q->y, q->z});
}

void og_gen_step_size(og_gen_case *c, og_gen_number *size, unsigned member) {
  // A larger size is a smaller gap.
  *size = og_gen_double(-og_gen_ulp_step(-size->value, member));
  og_gen_flag_ulp(c, member, "touching");
}

void og_gen_step_radius(og_gen_case *c, og_gen_body *body, unsigned member) {
  og_gen_step_size(c, &body->radius, member);
}

void og_gen_sphere_touch(og_gen_turn *turn, og_gen_case *c) {
  double length;
  og_gen_point arm = og_gen_draw_arm(&turn->random, &length);
  og_gen_point at = og_gen_draw_integers(&turn->random, -20, 20);
  c->a.shape = c->b.shape = OG_GEN_SPHERE;
  og_gen_set_radii(c, &turn->random, length);
  og_gen_set_translation(&c->a, at.x, at.y, at.z);
  og_gen_set_translation(&c->b, at.x + arm.x, at.y + arm.y, at.z + arm.z);
}

void og_gen_sphere_ulp(og_gen_turn *turn, og_gen_case *c) {
  og_gen_sphere_touch(turn, c);
  og_gen_step_radius(c, &c->b, turn->member);
}

void og_gen_sphere_nested(og_gen_turn *turn, og_gen_case *c) {
  og_gen_point at = og_gen_draw_integers(&turn->random, -20, 20);
  double outer = (double)og_random_integer(&turn->random, 4, 20), inner = og_random_between(&turn->random, 0.1, 3);
  og_gen_point offset = {0, 0, 0};
  if (og_random_flip(&turn->random)) offset = og_gen_draw_doubles(&turn->random, -1, 1); // else concentric
  og_gen_set_sphere(&c->a, outer);
  if (og_random_flip(&turn->random)) og_gen_set_sphere(&c->b, inner);
  else og_gen_set_box(&c->b, inner, inner, inner);
  og_gen_set_translation(&c->a, at.x, at.y, at.z);
  og_gen_set_translation(&c->b, at.x + offset.x, at.y + offset.y, at.z + offset.z);
}

void og_gen_capsule_touch(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  double h = (double)og_random_integer(random, 1, 6), k = (double)og_random_integer(random, 1, 6), length;
  og_gen_point arm = og_gen_draw_arm(random, &length);
  og_gen_set_capsule(&c->a, 1, h);
  og_gen_set_capsule(&c->b, 1, k);
  og_gen_set_radii(c, random, length);
  switch (turn->group % 4) {
  case 0: { // side by side, the axes parallel: 3, 4, 5 across
    double z = (double)og_random_integer(random, -(int64_t)(h + k), (int64_t)(h + k));
    og_gen_set_radii(c, random, 5);
    og_gen_set_translation(&c->b, 3, -4, z);
    break;
  }
  case 1: // end against end
    og_gen_set_translation(&c->b, arm.x, arm.y, fabs(arm.z) + h + k);
    break;
  case 2: { // crossing at right angles: the second axis lies along y, at distance `length` along x
    double y = (double)og_random_integer(random, -(int64_t)k, (int64_t)k);
    double z = (double)og_random_integer(random, -(int64_t)h, (int64_t)h);
    og_gen_set_rotation(&c->b, 1, 0, 0, 1);
    og_gen_set_translation(&c->b, length, y, z);
    break;
  }
  default: { // a box beside the capsule
    double half = (double)og_random_integer(random, 1, 6);
    c->b.has_radius = false;
    og_gen_set_box(&c->b, half, half, half);
    og_gen_set_translation(&c->b, c->a.radius.value + half, 0, 0);
    break;
  }
  }
}

static og_gen_feature draw_feature(og_random *random) {
  return (og_gen_feature)og_random_integer(random, OG_GEN_FACE, OG_GEN_VERTEX);
}

/// Two rounded hulls whose cores are exactly `gap` apart (below 0: overlap).
static void lean_rounded(og_gen_turn *turn, og_gen_case *c, double gap, double radii) {
  og_gen_feature a = draw_feature(&turn->random), b = draw_feature(&turn->random);
  og_gen_lean_pair(c, &turn->random, a, b, 0, gap, OG_GEN_INTEGERS);
  og_gen_set_radii(c, &turn->random, radii);
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_rounded_hull_touch(og_gen_turn *turn, og_gen_case *c) {
  double radii = (double)og_random_integer(&turn->random, 1, 12);
  lean_rounded(turn, c, radii, radii);
  if (turn->group % 2 == 0) return;
  // The same rotation for both bodies keeps the distance, and is exact as long as nobody rounds it.
  og_gen_point v = og_gen_draw_integers(&turn->random, -3, 3);
  double w = (double)og_random_integer(&turn->random, 1, 3);
  og_gen_set_rotation(&c->a, v.x, v.y, v.z, w);
  og_gen_set_rotation(&c->b, v.x, v.y, v.z, w);
}

// A face, an edge or a corner of each core: touching, by an ulp of B's radius apart, by one into.
void og_gen_rounded_hull_ulp(og_gen_turn *turn, og_gen_case *c) {
  const double radii = (double)og_random_integer(&turn->random, 1, 12);
  lean_rounded(turn, c, radii, radii);
  og_gen_step_radius(c, &c->b, turn->member);
}

void og_gen_rounded_overlap(og_gen_turn *turn, og_gen_case *c) {
  // By groups: only the skins overlap; the cores touch; the cores overlap too.
  static const double gaps[3] = {1, 0, -1};
  double radii = (double)og_random_integer(&turn->random, 2, 8);
  lean_rounded(turn, c, gaps[turn->group % 3] / 2, radii);
}

void og_gen_rounded_apart(og_gen_turn *turn, og_gen_case *c) {
  // Distances with a square root in them: corners of lattice boxes, each on its own diagonal.
  og_gen_point half = og_gen_draw_integers(&turn->random, 1, 3), at = og_gen_draw_integers(&turn->random, 8, 14);
  og_gen_add_corners(&c->a, half.x, half.y, half.z, (og_gen_point){0, 0, 0});
  og_gen_add_corners(&c->b, half.z, half.x, half.y, at);
  og_gen_set_radii(c, &turn->random, 2);
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_rounded_irrational(og_gen_turn *turn, og_gen_case *c) {
  // The distance is the square root of an integer, the sum of the radii the double nearest to it.
  og_gen_point arm;
  double square, root;
  do {
    arm = og_gen_draw_integers(&turn->random, -9, 9);
    square = arm.x * arm.x + arm.y * arm.y + arm.z * arm.z;
    root = sqrt(square);
  } while (root == floor(root));
  og_gen_set_sphere(&c->a, root / 2);
  og_gen_set_sphere(&c->b, root / 2);
  og_gen_set_translation(&c->b, arm.x, arm.y, arm.z);
}
