/// Sides of cylinders and cones: along each other, nearly along each other, discs, needles; and pairs in any position.

#include "tool/gen/curved_scene.h"
#include "tool/gen/families.h"

static const og_gen_lattice_vector x_axis = {{1, 0, 0}}, y_axis = {{0, 1, 0}}, z_axis = {{0, 0, 1}};
static const og_gen_arm along_x = {{{1, 0, 0}}, 1}, along_y = {{{0, 1, 0}}, 1};

// ---- side along side ----

/// Two upright bodies beside each other, at the same height over at least a length of 1; A is a cylinder, and B what it
/// is.
static void beside(og_gen_scene *s, int64_t heights) {
  const og_gen_arm arm = og_gen_flat_arm(s->random);
  og_gen_set_radii(s->c, s->random, (double)arm.length);
  og_gen_scene_move(s, 0, OG_GEN_EIGHTHS, arm.v);
  og_gen_scene_move(s, 0, og_gen_within(s->random, heights - 1), z_axis);
}

/// Two cylinders across each other.
static void across(og_gen_scene *s, int64_t h, int64_t k) {
  const int64_t sum = og_random_integer(s->random, 2, 12);
  og_gen_stand(s, 0, OG_GEN_CYLINDER, 1, h);
  og_gen_stand(s, 1, OG_GEN_CYLINDER, 1, k);
  og_gen_set_radii(s->c, s->random, (double)sum);
  og_gen_scene_aim(s, 0, &along_y);
  og_gen_scene_aim(s, 1, &along_x);
  og_gen_scene_move(s, 0, og_gen_within(s->random, k - 1), x_axis);
  og_gen_scene_move(s, 0, og_gen_within(s->random, h - 1), y_axis);
  og_gen_scene_move(s, 0, OG_GEN_EIGHTHS * sum, z_axis);
}

og_gen_number *og_gen_make_sides(og_gen_scene *s, int how) {
  og_gen_body *b = &s->c->b;
  const int64_t h = og_random_integer(s->random, 2, 6), k = og_random_integer(s->random, 2, 6);
  int64_t half[3];
  og_gen_stand(s, 0, OG_GEN_CYLINDER, 1, h);
  switch (how) {
  case 0: og_gen_stand(s, 1, OG_GEN_CYLINDER, 1, k); break;
  case 1: og_gen_set_capsule(b, 1, (double)k); break;
  case 2: og_gen_set_sphere(b, 1); break;
  case 3: across(s, h, k); return &b->radius;
  case 4: // lying on a box
    og_gen_draw_table(s, half);
    og_gen_scene_aim(s, 0, &along_x);
    og_gen_scene_move(s, 0, (half[2] + 1) * OG_GEN_EIGHTHS, z_axis);
    return &b->half.z;
  case 5: // a cone lying on a box
    og_gen_lay_cone(s, 0, true);
    og_gen_draw_table(s, half);
    og_gen_scene_move(s, 0, half[2] * OG_GEN_EIGHTHS, z_axis);
    return &b->half.z;
  case 6: // a cone lying on a cylinder that lies
    og_gen_lay_cone(s, 0, true);
    og_gen_stand(s, 1, OG_GEN_CYLINDER, k, h);
    og_gen_scene_aim(s, 1, &along_x);
    og_gen_scene_move(s, 0, k * OG_GEN_EIGHTHS, z_axis);
    return &b->radius;
  default: // a cone on a cone, and a ball around it
    og_gen_lay_cone(s, 0, true);
    og_gen_lay_cone(s, 1, false);
    b->has_rounding = true;
    b->rounding = og_gen_double((double)k);
    og_gen_scene_move(s, 0, k * OG_GEN_EIGHTHS, z_axis);
    return &b->rounding;
  }
  beside(s, how == 2 ? h : h + k);
  return &b->radius;
}

void og_gen_curved_sides(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  og_gen_number *size = og_gen_make_sides(&s, (int)(turn->group / 2 % 8));
  og_gen_scene_place(&s);
  og_gen_step_size(c, size, turn->member);
}

/// B is turned by an ulp: about the line between the axes (0), so that they still touch; about its axis (1); and
/// towards A (2).
void og_gen_curved_skew(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const int how = (int)(turn->group % 3);
  const int64_t sum = og_random_integer(s.random, 2, 12);
  const int64_t h = og_random_integer(s.random, 1, 6), k = og_random_integer(s.random, 1, 6);
  const double ulp = og_random_flip(s.random) ? 0x1p-52 : -0x1p-52;
  const og_gen_point at = og_gen_draw_integers(s.random, -9, 9);
  og_gen_stand(&s, 0, OG_GEN_CYLINDER, 1, h);
  og_gen_stand(&s, 1, OG_GEN_CYLINDER, 1, k);
  og_gen_set_radii(c, s.random, (double)sum);
  og_gen_set_translation(&c->a, at.x, at.y, at.z);
  og_gen_set_translation(&c->b, at.x + (double)sum, at.y, at.z);
  og_gen_set_rotation(&c->b, how == 0 ? ulp : 0, how == 2 ? ulp : 0, how == 1 ? ulp : 0, 1);
  og_gen_flag(c, "rational-pose");
  if (how == 2) c->b.radius = og_gen_double(c->b.radius.value - turn->member * 0x1p-50);
  else og_gen_step_size(c, &c->b.radius, turn->member);
}

// ---- bodies without a height ----

/// A disc on what has an interior, or crossing another disc.
static og_gen_number *make_discs(og_gen_scene *s, int how) {
  og_gen_body *b = &s->c->b;
  const og_gen_arm arm = og_gen_oblique_arm(s->random);
  const int64_t r = og_random_integer(s->random, 1, 6), h = og_random_integer(s->random, 2, 6);
  int64_t half[3];
  og_gen_stand(s, 0, og_gen_draw_curve(s->random), r, 0);
  if (how == 0) { // flat on a face
    og_gen_draw_table(s, half);
    og_gen_scene_move(s, 0, half[2] * OG_GEN_EIGHTHS, z_axis);
    return &b->half.z;
  }
  if (how == 1) { // its rim on a face
    og_gen_lean lean = og_gen_lean_rim(s, 0, OG_GEN_CYLINDER, &arm);
    s->c->a.half_height = og_gen_double(0);
    lean.lowest = (og_gen_lattice_vector){{lean.i * arm.v.at[1], 0, -lean.i * arm.v.at[0]}};
    og_gen_draw_table(s, half);
    og_gen_put_lowest(s, 0, &lean, (og_gen_lattice_vector){{0, 0, half[2] * OG_GEN_EIGHTHS}});
    return &b->half.z;
  }
  if (how == 2) { // its rim on a side, level
    og_gen_stand(s, 1, OG_GEN_CYLINDER, 1, h);
    beside(s, h);
    return &b->radius;
  }
  // Upright, its rim on A: within it (3) or on its rim (4).
  og_gen_stand(s, 0, og_gen_draw_curve(s->random), arm.length, 0);
  og_gen_stand(s, 1, OG_GEN_CYLINDER, r, 0);
  og_gen_scene_aim(s, 1, &along_y);
  og_gen_scene_move(s, 1, r * OG_GEN_EIGHTHS, z_axis);
  og_gen_scene_move(s, 1, how == 3 ? 1 : OG_GEN_EIGHTHS, arm.v);
  return &b->radius;
}

void og_gen_curved_discs(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  og_gen_number *size = make_discs(&s, (int)(turn->group % 5));
  og_gen_scene_place(&s);
  og_gen_step_size(c, size, turn->member);
}

// ---- needles ----

void og_gen_curved_needles(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const int how = (int)(turn->group / 2 % 4);
  const int64_t h = INT64_C(1) << og_random_integer(s.random, 10, 30), k = INT64_C(1)
                                                                           << og_random_integer(s.random, 10, 30);
  og_gen_number *size = &c->b.radius;
  og_gen_stand(&s, 0, OG_GEN_CYLINDER, 1, h);
  og_gen_stand(&s, 1, OG_GEN_CYLINDER, 1, k);
  if (how == 0) beside(&s, h + k);
  if (how == 1) across(&s, h, k);
  if (how >= 2) { // end to end: cap on cap, apex on cap
    if (how == 3) og_gen_stand(&s, 0, OG_GEN_CONE, 1, h);
    const og_gen_arm down = {{{0, 0, -1}}, 1};
    og_gen_scene_aim(&s, 0, &down);
    og_gen_scene_move(&s, 0, (h + k) * OG_GEN_EIGHTHS, z_axis);
    size = &c->b.half_height;
  }
  og_gen_scene_place(&s);
  og_gen_step_size(c, size, turn->member);
}

// ---- any position ----

void og_gen_draw_body(og_gen_body *body, og_random *random, int kind) {
  const double radius = og_random_between(random, 0.1, 2), half_height = og_random_between(random, 0.1, 2);
  switch (kind) {
  case 0: og_gen_set_sphere(body, radius); break;
  case 1: og_gen_set_capsule(body, radius, half_height); break;
  case 2: og_gen_set_box(body, radius, half_height, 1); break;
  case 3:
    for (int k = 0; k < 6; ++k) og_gen_add_point(body, og_gen_draw_doubles(random, -2, 2));
    break;
  default: og_gen_set_curved(body, og_gen_draw_curve(random), radius, half_height);
  }
  const og_gen_point at = og_gen_draw_doubles(random, -2, 2);
  const og_gen_point v = og_gen_draw_integers(random, -5, 5);
  og_gen_set_rotation(body, v.x, v.y, v.z, (double)og_random_integer(random, 1, 5));
  og_gen_set_translation(body, at.x, at.y, at.z);
}

void og_gen_curved_random(og_gen_turn *turn, og_gen_case *c) {
  og_gen_draw_body(&c->a, &turn->random, 4);
  og_gen_draw_body(&c->b, &turn->random, (int)(turn->group / 2 % 6));
  og_gen_flag(c, "rational-pose");
}
