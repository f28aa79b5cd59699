/// Rims and apexes of cylinders and cones on everything: touching, an ulp apart, an ulp into.
/// B lies or stands at the origin, A's lowest point is where they touch, and B grows or shrinks by an ulp.

#include "tool/gen/curved_scene.h"
#include "tool/gen/families.h"

static const og_gen_arm along_x = {{{1, 0, 0}}, 1};

static og_gen_lattice_vector at(int64_t x, int64_t y, int64_t z) { return (og_gen_lattice_vector){{x, y, z}}; }

/// A scene whose size is stepped by the member.
static void finish(og_gen_scene *s, og_gen_number *size, unsigned member) {
  og_gen_scene_place(s);
  og_gen_step_size(s->c, size, member);
}

og_gen_number *og_gen_make_rim_face(og_gen_scene *s, uint64_t group) {
  const int64_t x = og_gen_within(s->random, 2), y = og_gen_within(s->random, 2);
  og_gen_arm arm = og_gen_flat_arm(s->random); // upright and lying, too
  for (int axis = 0; axis < 2; ++axis) arm.v.at[axis] *= arm.v.at[axis] < 0 ? -1 : 1;
  const og_gen_lean lean = og_gen_lean_rim(s, 0, og_gen_draw_curve(s->random), &arm);
  int64_t half[3];
  og_gen_draw_table(s, half);
  if (group % 3 == 2) og_gen_stand(s, 1, OG_GEN_CYLINDER, half[0], half[2]); // on a cap
  og_gen_put_lowest(s, 0, &lean, at(x, y, half[2] * OG_GEN_EIGHTHS));
  return group % 3 == 2 ? &s->c->b.half_height : &s->c->b.half.z;
}

void og_gen_curved_rim_face(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  finish(&s, og_gen_make_rim_face(&s, turn->group), turn->member);
}

/// The rim of B's cap, which is level.
static void rim_on_cap(og_gen_scene *s, const og_gen_lean *lean) {
  const og_gen_arm out = og_gen_oblique_arm(s->random);
  const int64_t h = og_random_integer(s->random, 1, 6);
  og_gen_stand(s, 1, OG_GEN_CYLINDER, out.length, h);
  og_gen_put_lowest(s, 0, lean, at(OG_GEN_EIGHTHS * out.v.at[0], OG_GEN_EIGHTHS * out.v.at[1], OG_GEN_EIGHTHS * h));
}

/// The highest point of B, which leans in the plane x = 0 with its base up.
static void rim_on_leaning_rim(og_gen_scene *s, const og_gen_lean *lean) {
  const og_gen_arm arm = og_gen_oblique_arm(s->random);
  const og_gen_lean other = og_gen_lean_rim(s, 1, og_gen_draw_curve(s->random), &arm);
  const og_gen_arm axis = {{{0, -arm.v.at[0], -arm.v.at[1]}}, arm.length};
  og_gen_scene_aim(s, 1, &axis);
  og_gen_put_lowest(s, 0, lean, at(0, -other.lowest.at[0], -other.lowest.at[2]));
}

og_gen_number *og_gen_make_rim_rim(og_gen_scene *s, uint64_t group) {
  const bool level = group / 2 % 2 == 0;
  const og_gen_arm arm = og_gen_oblique_arm(s->random);
  const og_gen_lean lean = og_gen_lean_rim(s, 0, og_gen_draw_curve(s->random), &arm);
  if (level) rim_on_cap(s, &lean);
  else rim_on_leaning_rim(s, &lean);
  return level ? &s->c->b.half_height : &s->c->b.radius;
}

void og_gen_curved_rim_rim(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  finish(&s, og_gen_make_rim_rim(&s, turn->group), turn->member);
}

/// What the apex stands on, from a box's face (0), edge (1) and corner (2) to a capsule (8): the place, in eighths.
static og_gen_lattice_vector make_seat(og_gen_scene *s, int how) {
  og_gen_body *b = &s->c->b;
  const int64_t r = og_random_integer(s->random, 1, 6), h = og_random_integer(s->random, 1, 6);
  const int64_t x = og_gen_within(s->random, 2), y = og_gen_within(s->random, 2);
  const og_gen_arm out = og_gen_oblique_arm(s->random);
  int64_t half[3];
  switch (how) {
  case 0:
  case 1:
  case 2:
    og_gen_draw_table(s, half);
    return at(how == 0 ? x : OG_GEN_EIGHTHS * half[0], how == 2 ? OG_GEN_EIGHTHS * half[1] : y,
              OG_GEN_EIGHTHS * half[2]);
  case 3: og_gen_stand(s, 1, OG_GEN_CYLINDER, r + 3, h); return at(x, y, OG_GEN_EIGHTHS * h);
  case 4: // the rim
    og_gen_stand(s, 1, OG_GEN_CYLINDER, out.length, h);
    return at(OG_GEN_EIGHTHS * out.v.at[0], OG_GEN_EIGHTHS * out.v.at[1], OG_GEN_EIGHTHS * h);
  case 5: // the side
    og_gen_stand(s, 1, OG_GEN_CYLINDER, r, h + 2);
    og_gen_scene_aim(s, 1, &along_x);
    return at(x, 0, OG_GEN_EIGHTHS * r);
  case 6: og_gen_stand(s, 1, OG_GEN_CONE, r, h); return at(0, 0, OG_GEN_EIGHTHS * h);
  case 7: og_gen_set_sphere(b, (double)r); return at(0, 0, OG_GEN_EIGHTHS * r);
  default: og_gen_set_capsule(b, (double)r, (double)h); return at(0, 0, OG_GEN_EIGHTHS * (r + h));
  }
}

og_gen_number *og_gen_make_apex(og_gen_scene *s, uint64_t group) {
  og_gen_body *b = &s->c->b;
  const int how = (int)(group % 9);
  const og_gen_arm arm = og_gen_oblique_arm(s->random);
  const bool upright = og_random_flip(s->random) || how == 6; // an apex that leans may pass another's by
  const og_gen_lean lean = og_gen_lean_apex(s, 0, upright ? NULL : &arm);
  const og_gen_lattice_vector place = make_seat(s, how);
  og_gen_put_lowest(s, 0, &lean, place);
  return how <= 2 ? &b->half.z : how == 3 || how == 4 || how == 6 ? &b->half_height : &b->radius;
}

void og_gen_curved_apex(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  finish(&s, og_gen_make_apex(&s, turn->group), turn->member);
}
