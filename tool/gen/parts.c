/// Convex bodies and rays on meshes: what touches exactly, is an ulp apart or an ulp into; and in general position.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/mesh_body.h"
#include "tool/gen/mesh_shapes.h"
#include "tool/gen/standing.h"

enum { CELLS = OG_GEN_GRID_CELLS };

static double integer(og_random *random, int64_t least, int64_t most) {
  return (double)og_random_integer(random, least, most);
}

// ---- on a floor ----

// The place is on a corner of cells, on an edge, on the diagonal or within a triangle.
void og_gen_parts_floor(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  og_gen_make_standing(&c->a, random, turn->group);
  og_gen_make_grid(&c->b, NULL);
  const double x = integer(random, 4, 8) / 2, y = integer(random, 4, 8) / 2 + (turn->group % 3 == 2 ? 0.25 : 0);
  og_gen_set_translation(&c->a, x, y, og_gen_beside(1, turn->member));
  og_gen_flag_member(turn, c);
}

// On blocks of a compound: where four or two meet, or on one.
void og_gen_parts_blocks(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  og_gen_make_standing(&c->a, random, turn->group);
  const double y = integer(random, -1, 1) / 2, x = integer(random, -1, 1) / 2;
  og_gen_make_blocks(&c->b, random, x, y);
  og_gen_set_translation(&c->a, 0, 0, og_gen_beside(1, turn->member));
  og_gen_flag_member(turn, c);
}

// Blocks upside down on blocks, in them by half steps up to two, beside them, or turned as they like.
void og_gen_parts_deep(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double over = integer(random, -1, 1) / 2, beside = integer(random, -1, 1) / 2;
  og_gen_make_blocks(&c->a, random, beside, over);
  og_gen_make_blocks(&c->b, random, 0, 0);
  if (turn->group % 3 == 2) {
    const og_gen_point q = og_gen_draw_integers(random, -3, 3);
    og_gen_set_rotation(&c->a, q.x, q.y, q.z, 4);
    const og_gen_point to = og_gen_draw_doubles(random, -1.5, 1.5);
    og_gen_set_translation(&c->a, to.x, to.y, to.z);
    return;
  }
  og_gen_set_rotation(&c->a, 1, 0, 0, 0);
  const double z = -integer(random, -1, 4) / 2, y = integer(random, -1, 1), x = integer(random, -4, 4);
  og_gen_set_translation(&c->a, x, y, z);
}

// On the highest point of a height field, or on several that are as high.
void og_gen_parts_peaks(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  double height[CELLS + 1][CELLS + 1];
  for (int k = 0; k <= CELLS; k++)
    for (int l = 0; l <= CELLS; l++) height[k][l] = -integer(random, 1, 8) / 8;
  const int64_t peaks = og_random_integer(random, 1, 3);
  for (int64_t k = 0; k < peaks; k++) height[2 + k][3] = 0;
  c->a.shape = OG_GEN_BOX;
  c->a.half = og_gen_doubles(4, 4, 1);
  og_gen_make_grid(&c->b, height);
  og_gen_set_translation(&c->a, 3, 3, og_gen_beside(1, turn->member));
  og_gen_flag_member(turn, c);
}

// ---- in general position ----

void og_gen_parts_spheres(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  og_gen_make_sphere(&c->a, 1);
  if (turn->group % 3 == 0) {
    og_gen_make_torus(&c->b, 2, 0.5, 0.125);
  } else if (turn->group % 3 == 1) {
    og_gen_make_sphere(&c->b, og_random_between(random, 0.25, 0.75));
  } else {
    c->b.shape = OG_GEN_BOX;
    c->b.half = og_gen_doubles(0.25, 0.5, 0.125);
  }
  const og_gen_point q = og_gen_draw_integers(random, -3, 3), to = og_gen_draw_doubles(random, -1.5, 1.5);
  og_gen_set_rotation(&c->b, q.x, q.y, q.z, 4);
  og_gen_set_translation(&c->b, to.x, to.y, to.z);
}

// ---- rays ----

// From above on a corner of the floor's border, on an edge of it, an ulp out, an ulp in; or along the floor's plane.
void og_gen_rays_border(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  og_gen_make_grid(&c->b, NULL);
  c->a.shape = OG_GEN_RAY;
  const bool along = turn->group % 3 == 2;
  const double x = og_gen_beside(CELLS, turn->member), y = turn->group % 3 == 0 ? CELLS : integer(random, 1, 10) / 2;
  if (along)
    og_gen_add(&c->a, -integer(random, 1, 4), y, turn->member == 0 ? 0 : turn->member == 1 ? 0x1p-52 : -0x1p-52);
  else og_gen_add(&c->a, x, y, integer(random, 1, 4));
  c->a.direction = along ? (og_gen_point){1, 0, 0} : (og_gen_point){0, 0, -integer(random, 1, 3)};
  og_gen_flag(c, turn->member == 0 ? "touching" : turn->member == 1 || along ? "ulp-apart" : "ulp-into");
}

// Through a mesh: the first of several triangles, from outside and from within.
void og_gen_rays_meshes(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  if (turn->group % 2 == 0) og_gen_make_sphere(&c->b, 2);
  else og_gen_make_torus(&c->b, 2, 0.5, 0.125);
  const og_gen_point from = og_gen_draw_doubles(random, -3, 3), to = og_gen_draw_doubles(random, -1.5, 1.5);
  c->a.shape = turn->group % 3 == 0 ? OG_GEN_SEGMENT : OG_GEN_RAY;
  og_gen_add_point(&c->a, from);
  if (c->a.shape == OG_GEN_SEGMENT) og_gen_add_point(&c->a, to);
  else c->a.direction = (og_gen_point){to.x - from.x, to.y - from.y, to.z - from.z};
}
