/// Two capsules, and a capsule and a box: parallel, crossing, in line, end to end, of no length, one inside the other.
/// B is upright at the origin until the scene is placed; an axis aimed along an arm has its ends on the lattice.

#include "tool/gen/families.h"
#include "tool/gen/rounded_scene.h"

static const og_gen_lattice_vector x_axis = {{1, 0, 0}}, y_axis = {{0, 1, 0}}, z_axis = {{0, 0, 1}};
static const og_gen_arm along_x = {{{1, 0, 0}}, 1}, along_y = {{{0, 1, 0}}, 1};

static void general_pose(og_gen_body *body, og_random *random) {
  const og_gen_point at = og_gen_draw_doubles(random, -2, 2);
  const og_gen_point v = og_gen_draw_integers(random, -5, 5);
  const double w = (double)og_random_integer(random, 1, 5);
  og_gen_set_rotation(body, v.x, v.y, v.z, w);
  og_gen_set_translation(body, at.x, at.y, at.z);
}

static void general_capsule(og_gen_body *body, og_random *random) {
  const double radius = og_random_between(random, 0.1, 1);
  og_gen_set_capsule(body, radius, og_random_between(random, 0.1, 3));
  general_pose(body, random);
}

/// Half the height so that the body's axis, aimed along the arm, ends `steps` arms from its centre.
static void set_length(og_gen_scene *s, int body, const og_gen_arm *arm, int64_t steps) {
  og_gen_scene_aim(s, body, arm);
  og_gen_set_capsule(body == 0 ? &s->c->a : &s->c->b, 1, (double)(steps * arm->length));
}

// ---- two capsules ----

/// Cores at a distance that is an integer, which is returned.
static int64_t capsules_apart(og_gen_scene *s, int how) {
  og_random *random = s->random;
  const int64_t h = og_random_integer(random, 1, 6), k = og_random_integer(random, 1, 6);
  const og_gen_arm flat = og_gen_flat_arm(random), up = og_gen_corner_arm(random);
  og_gen_set_capsule(&s->c->a, 1, (double)h);
  og_gen_set_capsule(&s->c->b, 1, (double)k);
  switch (how) {
  case 0: // side by side, the axes parallel
    og_gen_scene_move(s, 0, og_gen_within(random, h + k), z_axis);
    og_gen_scene_move(s, 0, OG_GEN_EIGHTHS, flat.v);
    return flat.length;
  case 1: // in line
    og_gen_scene_move(s, 0, (h + k + up.length) * OG_GEN_EIGHTHS, z_axis);
    return up.length;
  case 2: // end to end, parallel
    og_gen_scene_move(s, 0, (h + k) * OG_GEN_EIGHTHS, z_axis);
    og_gen_scene_move(s, 0, OG_GEN_EIGHTHS, up.v);
    return up.length;
  case 3: // crossing at right angles
    set_length(s, 0, &along_y, h);
    og_gen_scene_move(s, 0, og_gen_within(random, h), y_axis);
    og_gen_scene_move(s, 0, og_gen_within(random, k), z_axis);
    og_gen_scene_move(s, 0, up.length * OG_GEN_EIGHTHS, x_axis);
    return up.length;
  case 4: { // crossing at the angle of a Pythagorean triple; parallel where that is 0 : 1
    const og_gen_arm lean = {{{0, flat.v.at[0], flat.v.at[1]}}, flat.length};
    set_length(s, 0, &lean, 1);
    og_gen_scene_move(s, 0, og_random_integer(random, -OG_GEN_EIGHTHS, OG_GEN_EIGHTHS), lean.v);
    og_gen_scene_move(s, 0, up.length * OG_GEN_EIGHTHS, x_axis);
    return up.length;
  }
  case 5: // an end of A against the side of B
    set_length(s, 0, &flat, 1);
    og_gen_scene_move(s, 0, og_gen_within(random, k), z_axis);
    og_gen_scene_move(s, 0, 2 * OG_GEN_EIGHTHS, flat.v); // the near end is one arm away
    return flat.length;
  default: // A, and perhaps B, of no length
    og_gen_set_capsule(&s->c->a, 1, 0);
    if (how == 7) og_gen_set_capsule(&s->c->b, 1, 0);
    og_gen_scene_move(s, 0, how == 7 ? 0 : k * OG_GEN_EIGHTHS, z_axis);
    og_gen_scene_move(s, 0, OG_GEN_EIGHTHS, up.v);
    return up.length;
  }
}

void og_gen_capsule_capsule_ulp(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const int64_t length = capsules_apart(&s, (int)(turn->group % 8));
  og_gen_set_radii(c, &turn->random, (double)length);
  og_gen_scene_place(&s);
  og_gen_step_radius(c, &c->a, turn->member);
}

/// Cores with common points: axes that cross (2), one line (3), that and a common end (4), one and the same (5), one
/// centre at an angle (6).
static void capsules_meeting(og_gen_scene *s, int how) {
  og_random *random = s->random;
  const int64_t h = og_random_integer(random, 1, 6), k = og_random_integer(random, 1, 6);
  const og_gen_arm lean = og_gen_any_arm(random);
  og_gen_set_capsule(&s->c->a, 1, (double)(how == 5 ? k : h));
  og_gen_set_capsule(&s->c->b, 1, (double)k);
  if (how == 2 || how == 6) set_length(s, 0, &lean, 1);
  if (how == 2) {
    og_gen_scene_move(s, 0, og_random_integer(random, -OG_GEN_EIGHTHS, OG_GEN_EIGHTHS), lean.v);
    og_gen_scene_move(s, 0, og_gen_within(random, k), z_axis);
  }
  if (how == 3) og_gen_scene_move(s, 0, og_gen_within(random, h + k), z_axis);
  if (how == 4) og_gen_scene_move(s, 0, (h + k) * OG_GEN_EIGHTHS, z_axis);
  og_gen_set_radii(s->c, random, (double)og_random_integer(random, 1, 8));
}

void og_gen_capsule_capsule(og_gen_turn *turn, og_gen_case *c) {
  const int which = (int)(turn->group / 3 % 8);
  if (which == 7) {
    general_capsule(&c->a, &turn->random);
    general_capsule(&c->b, &turn->random);
    og_gen_flag(c, "rational-pose");
    return;
  }
  og_gen_scene s = og_gen_scene_empty(turn, c);
  if (which >= 2) capsules_meeting(&s, which);
  else {
    const int64_t length = capsules_apart(&s, (int)og_random_integer(&turn->random, 0, 7));
    og_gen_set_radii(c, &turn->random, og_gen_miss_or_overlap(&turn->random, which == 0, length));
  }
  og_gen_scene_place(&s);
}

// ---- capsule and box ----

/// The core at a distance that is an integer, which is returned, from a face (0 to 2), an edge (3, 4) or a corner (5,
/// 6) of the box.
static int64_t capsule_beside_box(og_gen_scene *s, int how) {
  og_random *random = s->random;
  int64_t half[3], *at = s->centre[0].at;
  og_gen_draw_box(s, half);
  const int64_t h = og_random_integer(random, 1, 6);
  const og_gen_arm out = og_gen_corner_arm(random), lean = og_gen_corner_arm(random);
  og_gen_arm arm = {{{out.length, 0, 0}}, out.length}; // straight out of the face x = half[0]
  if (how == 3 || how == 4) arm = og_gen_flat_arm(random);
  if (how >= 5) arm = out;
  for (int axis = 0; axis < 3; ++axis) {
    if (arm.v.at[axis] < 0) arm.v.at[axis] = -arm.v.at[axis];
    at[axis] = half[axis] * OG_GEN_EIGHTHS;
  }
  og_gen_scene_move(s, 0, OG_GEN_EIGHTHS, arm.v);
  og_gen_set_capsule(&s->c->a, 1, (double)(how == 6 ? 0 : h));
  if (how <= 2) at[1] = og_gen_within(random, half[1]);
  if (how <= 2) at[2] = og_gen_within(random, half[2]);
  if (how == 0 || how == 3) at[2] = og_gen_within(random, half[2] + h); // parallel to the face, or to the edge
  if (how == 1) {                                                       // an end on the face
    set_length(s, 0, &lean, 1);
    og_gen_scene_move(s, 0, OG_GEN_EIGHTHS, lean.v);
  }
  if (how == 2) { // upright on the face
    set_length(s, 0, &along_x, h);
    og_gen_scene_move(s, 0, h * OG_GEN_EIGHTHS, x_axis);
  }
  if (how == 4) { // across the edge
    const og_gen_arm across = {{{-arm.v.at[1], arm.v.at[0], 0}}, arm.length};
    set_length(s, 0, &across, 1);
    at[2] = og_gen_within(random, half[2]);
    og_gen_scene_move(s, 0, og_random_integer(random, -OG_GEN_EIGHTHS, OG_GEN_EIGHTHS), across.v);
  }
  if (how == 5) { // an end on the corner
    set_length(s, 0, &lean, 1);
    og_gen_scene_move(s, 0, OG_GEN_EIGHTHS, lean.v);
  }
  return arm.length;
}

void og_gen_capsule_box_ulp(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const int64_t length = capsule_beside_box(&s, (int)(turn->group % 7));
  og_gen_set_radius(&c->a, (double)length);
  og_gen_scene_place(&s);
  og_gen_step_radius(c, &c->a, turn->member);
}

/// The core and the box have common points: it runs through (2), lies inside (3), shares the centre at an angle (4),
/// lies in an edge (5), ends on a face (6).
static void capsule_in_box(og_gen_scene *s, int how) {
  og_random *random = s->random;
  int64_t half[3], *at = s->centre[0].at;
  og_gen_draw_box(s, half);
  const og_gen_arm lean = og_gen_corner_arm(random);
  int64_t h = half[2];
  if (how == 2) h += og_random_integer(random, 1, 6);
  og_gen_set_capsule(&s->c->a, 1, (double)h);
  if (how == 2 || how == 3) {
    at[0] = og_gen_within(random, half[0]);
    at[1] = og_gen_within(random, half[1]);
  }
  if (how == 3) og_gen_set_capsule(&s->c->a, 1, (double)h / 2);
  if (how == 4) set_length(s, 0, &lean, 1);
  if (how == 5) {
    at[0] = half[0] * OG_GEN_EIGHTHS;
    at[1] = half[1] * OG_GEN_EIGHTHS;
  }
  if (how == 6) {
    set_length(s, 0, &lean, 1);
    at[0] = half[0] * OG_GEN_EIGHTHS;
    og_gen_scene_move(s, 0, OG_GEN_EIGHTHS, lean.v);
  }
  og_gen_set_radius(&s->c->a, (double)og_random_integer(random, 1, 32) / OG_GEN_EIGHTHS);
  og_gen_flag(s->c, "nested");
}

void og_gen_capsule_box(og_gen_turn *turn, og_gen_case *c) {
  const int which = (int)(turn->group / 3 % 8);
  if (which == 7) {
    general_capsule(&c->a, &turn->random);
    const og_gen_point half = og_gen_draw_doubles(&turn->random, 0.1, 2);
    og_gen_set_box(&c->b, half.x, half.y, half.z);
    general_pose(&c->b, &turn->random);
    og_gen_flag(c, "rational-pose");
    return;
  }
  og_gen_scene s = og_gen_scene_empty(turn, c);
  if (which >= 2) capsule_in_box(&s, which);
  else {
    const int64_t length = capsule_beside_box(&s, (int)og_random_integer(&turn->random, 0, 6));
    og_gen_set_radius(&c->a, og_gen_miss_or_overlap(&turn->random, which == 0, length));
  }
  og_gen_scene_place(&s);
}
