/// Cylinders and cones beside meshes and compounds: what touches exactly, is an ulp apart or an ulp into; and in
/// general position.

#include "tool/gen/curved_scene.h"
#include "tool/gen/families.h"
#include "tool/gen/mesh_body.h"
#include "tool/gen/mesh_shapes.h"
#include "tool/gen/standing.h"

static double integer(og_random *random, int64_t least, int64_t most) {
  return (double)og_random_integer(random, least, most);
}

static void make_curve(og_gen_body *body, og_gen_shape shape, double radius, double half_height) {
  body->shape = shape;
  body->has_radius = true;
  body->radius = og_gen_double(radius);
  body->half_height = og_gen_double(half_height);
}

// On an end, on the apex, on the side along x or y, or with a ball: its lowest points are at height 0 when its
// translation is at height 1.
static void make_standing_curve(og_gen_body *body, og_random *random, uint64_t kind) {
  const double wide = integer(random, 1, 2);
  switch (kind % 6) {
  case 0: make_curve(body, OG_GEN_CYLINDER, wide, 1); break;
  case 1: make_curve(body, OG_GEN_CONE, wide, 1); break;
  case 2:
    make_curve(body, OG_GEN_CONE, wide, 1);
    og_gen_set_rotation(body, 1, 0, 0, 0);
    break;
  case 3:
    make_curve(body, OG_GEN_CYLINDER, 1, wide);
    og_gen_set_rotation(body, 0, 1, 0, 1);
    break;
  case 4:
    make_curve(body, OG_GEN_CYLINDER, 1, wide);
    og_gen_set_rotation(body, 1, 0, 0, 1);
    break;
  default:
    make_curve(body, OG_GEN_CYLINDER, wide, 0.5);
    body->has_rounding = true;
    body->rounding = og_gen_double(0.5);
  }
}

void og_gen_curved_floor(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  make_standing_curve(&c->a, random, turn->group);
  og_gen_make_grid(&c->b, NULL);
  const double x = integer(random, 4, 8) / 2, y = integer(random, 4, 8) / 2 + (turn->group % 3 == 2 ? 0.25 : 0);
  og_gen_set_translation(&c->a, x, y, og_gen_beside(1, turn->member));
  og_gen_flag_member(turn, c);
}

void og_gen_curved_blocks(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  make_standing_curve(&c->a, random, turn->group);
  const double y = integer(random, -1, 1) / 2, x = integer(random, -1, 1) / 2;
  og_gen_make_blocks(&c->b, random, x, y);
  og_gen_set_translation(&c->a, 0, 0, og_gen_beside(1, turn->member));
  og_gen_flag_member(turn, c);
}

// Beside a sphere of 80 triangles or a torus, in its hole, or through it.
void og_gen_curved_meshes(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const og_gen_shape curve = og_gen_draw_curve(random);
  const double half_height = og_random_between(random, 0.25, 0.75), radius = og_random_between(random, 0.25, 0.75);
  make_curve(&c->a, curve, radius, half_height);
  if (turn->group % 2 == 0) og_gen_make_torus(&c->b, 2, 0.5, 0.125);
  else og_gen_make_sphere(&c->b, 1);
  const og_gen_point q = og_gen_draw_integers(random, -3, 3), to = og_gen_draw_doubles(random, -2, 2);
  og_gen_set_rotation(&c->a, q.x, q.y, q.z, 4);
  og_gen_set_translation(&c->a, to.x, to.y, to.z);
}
