/// Ellipsoids on what touches them, at the end of a half axis or elsewhere; thin and flat ones; and in any position.

#include "tool/gen/curved_scene.h"
#include "tool/gen/families.h"

static const og_gen_lattice_vector z_axis = {{0, 0, 1}};
static const og_gen_arm along_x = {{{1, 0, 0}}, 1};

static void set_ellipsoid(og_gen_body *body, double x, double y, double z) {
  og_gen_set_box(body, x, y, z);
  body->shape = OG_GEN_ELLIPSOID;
}

// ---- touching ----

// Two of the same half axes, apart by the double of a vector of the unit sphere under the map that makes them of it.
static og_gen_number *make_oblique(og_gen_scene *s) {
  const og_gen_arm arm = og_gen_oblique_arm(s->random);
  const int64_t i = og_random_integer(s->random, 1, 4), j = og_random_integer(s->random, 1, 4),
                k = og_random_integer(s->random, 1, 9);
  og_gen_body *const bodies[2] = {&s->c->a, &s->c->b};
  for (int body = 0; body < 2; body++)
    set_ellipsoid(bodies[body], (double)(arm.length * i), (double)(arm.length * j), (double)k);
  og_gen_scene_move(s, 1, 2 * OG_GEN_EIGHTHS, (og_gen_lattice_vector){{i * arm.v.at[0], j * arm.v.at[1], 0}});
  return &s->c->a.half.x;
}

// B is above A; how far its lowest point is below its middle.
static int64_t put_above(og_gen_scene *s, int how) {
  og_gen_body *b = &s->c->b;
  const int64_t r = og_random_integer(s->random, 1, 6), h = og_random_integer(s->random, 1, 6);
  switch (how) {
  case 0: og_gen_set_sphere(b, (double)r); return r;
  case 1: set_ellipsoid(b, (double)h, 1, (double)r); return r;
  case 2: og_gen_stand(s, 1, OG_GEN_CYLINDER, h, r); return r;
  case 3: og_gen_stand(s, 1, OG_GEN_CONE, h, r); return r;
  case 4: og_gen_set_box(b, (double)h, 1, (double)r); return r;
  case 5: // lying, as is the next
    og_gen_set_capsule(b, (double)r, (double)h);
    og_gen_scene_aim(s, 1, &along_x);
    return r;
  default:
    set_ellipsoid(b, (double)r, (double)r, (double)h);
    og_gen_scene_aim(s, 1, &along_x);
    return r;
  }
}

void og_gen_curved_ellipsoid(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const int how = (int)(turn->group % 8);
  og_gen_number *size = &c->a.half.z;
  if (how == 7) {
    size = make_oblique(&s);
  } else {
    const int64_t x = og_random_integer(s.random, 1, 9), y = og_random_integer(s.random, 1, 9),
                  z = og_random_integer(s.random, 1, 9);
    set_ellipsoid(&c->a, (double)x, (double)y, (double)z);
    og_gen_scene_move(&s, 1, OG_GEN_EIGHTHS * (z + put_above(&s, how)), z_axis);
  }
  og_gen_scene_place(&s);
  og_gen_step_size(c, size, turn->member);
}

// A needle on its end, and a plate or a disc, on a box.
void og_gen_curved_ellipsoid_thin(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const double thin[] = {0x1p-10, 0x1p-30, 0x1p-100, 0};
  const double x = (double)og_random_integer(s.random, 1, 9), y = (double)og_random_integer(s.random, 1, 9);
  const int64_t z = og_random_integer(s.random, 1, 9);
  const int how = (int)(turn->group % 4);
  int64_t half[3];
  if (turn->group % 8 < 4) set_ellipsoid(&c->a, thin[how], how == 3 ? y : thin[how], (double)z);
  else set_ellipsoid(&c->a, x, how % 2 == 0 ? y : thin[how], (double)z);
  og_gen_draw_table(&s, half);
  og_gen_scene_move(&s, 0, OG_GEN_EIGHTHS * (z + half[2]), z_axis);
  og_gen_scene_place(&s);
  og_gen_step_size(c, &c->b.half.z, turn->member);
}

// ---- in any position ----

void og_gen_curved_ellipsoid_random(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  og_gen_body *const bodies[2] = {&c->a, &c->b};
  const int count = turn->group % 3 == 0 ? 2 : 1;
  if (count == 1) og_gen_draw_body(&c->b, random, (int)(turn->group / 3 % 5));
  for (int body = 0; body < count; body++) {
    const double x = og_random_between(random, 0.1, 2), y = og_random_between(random, 0.1, 2),
                 z = og_random_between(random, 0.1, 2);
    const og_gen_point v = og_gen_draw_integers(random, -5, 5), at = og_gen_draw_doubles(random, -1.5, 1.5);
    set_ellipsoid(bodies[body], x, y, z);
    og_gen_set_rotation(bodies[body], v.x, v.y, v.z, (double)og_random_integer(random, 1, 5));
    og_gen_set_translation(bodies[body], at.x, at.y, at.z);
  }
  og_gen_flag(c, "rational-pose");
}
