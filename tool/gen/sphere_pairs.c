/// A sphere against a capsule and against a box: every feature that the nearest point may lie on, and the centre
/// inside. A is the sphere, B upright at the origin until the scene is placed.

#include "tool/gen/families.h"
#include "tool/gen/rounded_scene.h"

static const og_gen_lattice_vector z_axis = {{0, 0, 1}};

static int64_t draw_sign(og_random *random) { return og_random_flip(random) ? 1 : -1; }

static void set_poses(og_gen_case *c, og_random *random, double reach) {
  const og_gen_point at = og_gen_draw_doubles(random, -reach, reach);
  const og_gen_point v = og_gen_draw_integers(random, -5, 5);
  const double w = (double)og_random_integer(random, 1, 5);
  og_gen_set_rotation(&c->b, v.x, v.y, v.z, w);
  og_gen_set_translation(&c->a, at.x, at.y, at.z);
  og_gen_flag(c, "rational-pose");
}

// ---- sphere and capsule ----

/// The sphere's centre at a Pythagorean distance from the capsule's segment, which is returned.
static int64_t beside_capsule(og_gen_scene *s, int feature) {
  int64_t h = og_random_integer(s->random, 1, 6);
  const int64_t sign = draw_sign(s->random);
  og_gen_arm arm = feature < 2 ? og_gen_flat_arm(s->random) : og_gen_corner_arm(s->random);
  int64_t along = h * OG_GEN_EIGHTHS;
  if (feature == 0) along = og_gen_within(s->random, h);                  // the side; 1: level with an end; 2: an end
  if (feature == 3) arm = (og_gen_arm){{{0, 0, arm.length}}, arm.length}; // in line
  if (feature == 4) h = along = 0;                                        // a capsule of no length
  og_gen_set_capsule(&s->c->b, 1, (double)h);
  og_gen_scene_move(s, 0, sign * along, z_axis);
  arm.v.at[2] *= sign;
  og_gen_scene_move(s, 0, OG_GEN_EIGHTHS, arm.v);
  return arm.length;
}

void og_gen_sphere_capsule_ulp(og_gen_turn *turn, og_gen_case *c) {
  og_gen_set_sphere(&c->a, 1);
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const int64_t length = beside_capsule(&s, (int)(turn->group % 5));
  og_gen_set_radii(c, &turn->random, (double)length);
  og_gen_scene_place(&s);
  og_gen_step_radius(c, &c->a, turn->member);
}

/// The sphere's centre on the capsule's segment: between the ends (2), at one (3), in the middle (4).
static void on_capsule(og_gen_scene *s, int where) {
  const int64_t h = og_random_integer(s->random, 1, 6), sign = draw_sign(s->random);
  const int64_t along = where == 2 ? og_gen_within(s->random, h) : where == 3 ? sign * h * OG_GEN_EIGHTHS : 0;
  og_gen_set_capsule(&s->c->b, 1, (double)h);
  og_gen_scene_move(s, 0, along, z_axis);
  og_gen_set_radii(s->c, s->random, (double)og_random_integer(s->random, 1, 12));
  og_gen_flag(s->c, "nested");
}

void og_gen_sphere_capsule(og_gen_turn *turn, og_gen_case *c) {
  const int which = (int)(turn->group / 3 % 7);
  og_random *random = &turn->random;
  og_gen_set_sphere(&c->a, 1);
  if (which == 6) { // in general position
    og_gen_set_sphere(&c->a, og_random_between(random, 0.1, 2));
    const double radius = og_random_between(random, 0.1, 2);
    og_gen_set_capsule(&c->b, radius, og_random_between(random, 0.1, 3));
    set_poses(c, random, 4);
    return;
  }
  og_gen_scene s = og_gen_scene_empty(turn, c);
  if (which >= 2 && which <= 4) on_capsule(&s, which);
  else {
    const int64_t length = beside_capsule(&s, (int)og_random_integer(random, 0, 4));
    og_gen_set_radii(c, random, og_gen_miss_or_overlap(random, which == 0, length));
    if (which == 5) og_gen_set_radius(&c->a, (double)(length + 40)); // around the whole capsule, and more
    if (which == 5) og_gen_flag(c, "nested");
  }
  og_gen_scene_place(&s);
}

// ---- sphere and box ----

/// A point of the box's face (free = 2), edge (1) or corner (0), and outward from there an arm across that feature.
static int64_t beside_box(og_gen_scene *s, int free) {
  int64_t half[3];
  og_gen_draw_box(s, half);
  og_gen_arm arm = og_gen_corner_arm(s->random);
  if (free == 1) arm = og_gen_flat_arm(s->random);
  if (free == 2) arm = (og_gen_arm){{{arm.length, 0, 0}}, arm.length};
  const int first = (int)og_random_integer(s->random, 0, 2);
  for (int k = 0; k < 3; ++k) {
    const int axis = (first + k) % 3;
    const int64_t component = arm.v.at[k] < 0 ? -arm.v.at[k] : arm.v.at[k], sign = draw_sign(s->random);
    const bool is_free = k >= 3 - free;
    s->centre[0].at[axis] =
        is_free ? og_gen_within(s->random, half[axis]) : sign * (half[axis] + component) * OG_GEN_EIGHTHS;
  }
  return arm.length;
}

void og_gen_sphere_box_ulp(og_gen_turn *turn, og_gen_case *c) {
  og_gen_set_sphere(&c->a, 1);
  og_gen_scene s = og_gen_scene_empty(turn, c);
  og_gen_set_radius(&c->a, (double)beside_box(&s, (int)(turn->group / 3 % 3)));
  og_gen_scene_place(&s);
  og_gen_step_radius(c, &c->a, turn->member);
}

/// The sphere's centre in the box: anywhere (2), in the middle of a cube (3), as near to two of its faces (4), on its
/// surface (5).
static void in_box(og_gen_scene *s, int where) {
  int64_t half[3], *at = s->centre[0].at;
  og_gen_draw_box(s, half);
  for (int axis = 0; axis < 3; ++axis) at[axis] = og_gen_within(s->random, half[axis]);
  if (where == 3 || where == 4) {
    og_gen_set_box(&s->c->b, (double)half[0], (double)half[0], (double)half[0]);
    at[0] = where == 3 ? 0 : og_gen_within(s->random, half[0]);
    at[1] = draw_sign(s->random) * at[0];
    at[2] = og_random_flip(s->random) ? at[0] : 0;
  }
  if (where == 5) at[0] = draw_sign(s->random) * half[0] * OG_GEN_EIGHTHS;
  og_gen_set_radius(&s->c->a, (double)og_random_integer(s->random, 1, 32) / OG_GEN_EIGHTHS);
  og_gen_flag(s->c, "nested");
}

void og_gen_sphere_box(og_gen_turn *turn, og_gen_case *c) {
  const int which = (int)(turn->group / 3 % 8);
  og_random *random = &turn->random;
  og_gen_set_sphere(&c->a, 1);
  if (which == 7) { // in general position
    og_gen_set_sphere(&c->a, og_random_between(random, 0.1, 2));
    const og_gen_point half = og_gen_draw_doubles(random, 0.1, 3);
    og_gen_set_box(&c->b, half.x, half.y, half.z);
    set_poses(c, random, 4);
    return;
  }
  og_gen_scene s = og_gen_scene_empty(turn, c);
  if (which >= 2 && which <= 5) in_box(&s, which);
  else {
    const int64_t length = beside_box(&s, (int)og_random_integer(random, 0, 2));
    og_gen_set_radius(&c->a, og_gen_miss_or_overlap(random, which == 0, length));
    if (which == 6) og_gen_set_radius(&c->a, (double)(length + 40)); // around the whole box, and more
    if (which == 6) og_gen_flag(c, "nested");
  }
  og_gen_scene_place(&s);
}
