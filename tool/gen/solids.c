/// Solid meshes and height fields: bodies on them and in them, points at every depth, rays from within, and solids
/// beside solids.

#include "tool/gen/families.h"
#include "tool/gen/mesh_body.h"
#include "tool/gen/mesh_shapes.h"
#include "tool/gen/standing.h"

static double integer(og_random *random, int64_t least, int64_t most) {
  return (double)og_random_integer(random, least, most);
}

enum { CUBE, SPHERE, TORUS, SOLIDS };

// A cube of 12 triangles with a corner at the origin, a sphere of 80 or a torus around it; 4 or 5 across.
static void make_solid(og_gen_body *body, uint64_t kind) {
  switch (kind % SOLIDS) {
  case CUBE: og_gen_make_cube(body, 4); break;
  case SPHERE: og_gen_make_sphere(body, 2); break;
  default: og_gen_make_torus(body, 2, 0.5, 0.125);
  }
  body->solid = true;
}

// From above on the top of a cube; or upside down on its floor from within, where all is inside.
void og_gen_solid_rest(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double x = integer(random, 4, 12) / 4, y = integer(random, 4, 12) / 4;
  og_gen_make_standing(&c->a, random, turn->group);
  make_solid(&c->b, CUBE);
  og_gen_set_translation(&c->a, x, y, og_gen_beside(5, turn->member));
  og_gen_flag_member(turn, c);
}

// Small bodies in the walls, in the hole, inside or beside, in general position.
void og_gen_solid_within(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  make_solid(&c->b, turn->group);
  const bool is_ball = turn->group / SOLIDS % 2 == 1;
  if (is_ball) og_gen_set_sphere(&c->a, og_random_between(random, 0.125, 0.375));
  else og_gen_set_box(&c->a, 0.25, 0.125, 0.375);
  const og_gen_point q = og_gen_draw_integers(random, -3, 3), to = og_gen_draw_doubles(random, -0.5, 2.5);
  if (!is_ball) og_gen_set_rotation(&c->a, q.x, q.y, q.z, 4);
  og_gen_set_translation(&c->a, to.x, to.y, to.z);
}

// A point on a lattice of halves: inside, on faces, edges and corners, or outside; on the face an ulp to each side.
void og_gen_solid_points(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  c->a.shape = OG_GEN_POINT;
  if (turn->group % 4 == 3) {
    make_solid(&c->b, TORUS);
    og_gen_add_point(&c->a, og_gen_draw_doubles(random, -2.5, 2.5));
    return;
  }
  make_solid(&c->b, turn->group % 4 == 2 ? SPHERE : CUBE);
  og_gen_point p = og_gen_draw_integers(random, 0, turn->group % 4 == 2 ? 2 : 8);
  p = (og_gen_point){p.x / 2, p.y / 2, p.z / 2};
  if (turn->group % 4 == 1) p.z = og_gen_beside(4, turn->member);
  og_gen_add_point(&c->a, p);
}

// Rays and segments from within and from outside, through an edge or a corner of a cube, too.
void og_gen_solid_rays(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const bool on_lattice = turn->group % 3 == CUBE;
  make_solid(&c->b, turn->group);
  const og_gen_point from = on_lattice ? og_gen_draw_integers(random, -1, 5) : og_gen_draw_doubles(random, -3, 3);
  const og_gen_point to = on_lattice ? og_gen_draw_integers(random, 0, 4) : og_gen_draw_doubles(random, -1.5, 1.5);
  c->a.shape = turn->group % 2 == 0 ? OG_GEN_SEGMENT : OG_GEN_RAY;
  og_gen_add_point(&c->a, from);
  og_gen_point way = {to.x - from.x, to.y - from.y, to.z - from.z};
  if (way.x == 0 && way.y == 0 && way.z == 0) way.x = 1;
  if (c->a.shape == OG_GEN_SEGMENT) og_gen_add_point(&c->a, to);
  else c->a.direction = way;
}

// Cubes beside cubes: a face, a part of a face, an edge or a corner in common; one in the other, with faces in common
// or none; the same; a sphere in or on a cube.
void og_gen_solid_pairs(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const bool is_sphere = turn->group % 4 == 3;
  if (is_sphere) og_gen_make_sphere(&c->a, 2);
  else og_gen_make_cube(&c->a, turn->group % 4 == 1 ? 2 : 4);
  c->a.solid = true;
  make_solid(&c->b, CUBE);
  const double x = is_sphere ? og_gen_beside(6, turn->member) : og_gen_beside(4, turn->member);
  const double y = integer(random, -2, 2), z = integer(random, -2, 2);
  og_gen_set_translation(&c->a, turn->group % 4 == 2 ? y : x, turn->group % 4 == 2 ? z : y, 2 * z);
}

// ---- height fields ----

// Of few different heights, so that places of the same height are many.
static void make_field(og_gen_body *body, og_random *random, int64_t least, int64_t most) {
  double height[OG_GEN_GRID_CELLS + 1][OG_GEN_GRID_CELLS + 1];
  for (int k = 0; k <= OG_GEN_GRID_CELLS; k++)
    for (int l = 0; l <= OG_GEN_GRID_CELLS; l++) height[k][l] = integer(random, least, most) / 2;
  height[3][3] = (double)most / 2;
  og_gen_make_grid(body, height);
  body->field_rows = OG_GEN_GRID_CELLS + 1;
  body->solid = true;
}

// On the highest peak, or at the wall below it, an ulp to each side.
void og_gen_field_rest(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  make_field(&c->b, random, -4, 0);
  if (turn->group % 2 == 0) {
    const uint64_t kind = turn->group / 2 % 5;
    og_gen_make_standing(&c->a, random, kind == 3 ? 0 : kind); // an edge might lie beside the peak
    og_gen_set_translation(&c->a, 3, 3, og_gen_beside(1, turn->member));
  } else {
    og_gen_set_box(&c->a, 1, 2, 1);
    og_gen_set_translation(&c->a, og_gen_beside(OG_GEN_GRID_CELLS + 1, turn->member), 3, -4 - integer(random, 0, 90));
  }
  og_gen_flag_member(turn, c);
}

// Points on the surface, above and below, at walls and beside them.
void og_gen_field_points(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  make_field(&c->b, random, -2, 2);
  c->a.shape = OG_GEN_POINT;
  og_gen_point p = og_gen_draw_integers(random, -1, 2 * OG_GEN_GRID_CELLS + 1);
  p = (og_gen_point){p.x / 2, p.y / 2, integer(random, -6, 3) / 2};
  if (turn->group % 3 == 2) p = (og_gen_point){3, 3, og_gen_beside(1, turn->member)};
  og_gen_add_point(&c->a, p);
}

// Rays from above, from beside and from inside, some of them far down to a wall.
void og_gen_field_rays(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  make_field(&c->b, random, -2, 2);
  c->a.shape = OG_GEN_RAY;
  const double x = integer(random, -2, OG_GEN_GRID_CELLS + 2), y = integer(random, 0, OG_GEN_GRID_CELLS);
  og_gen_add_point(&c->a, (og_gen_point){x, y, integer(random, -2, 4)});
  const double down = turn->group % 2 == 0 ? -integer(random, 1, 3) : -integer(random, 50, 99);
  const double along = integer(random, -1, 1), across = integer(random, -1, 1);
  c->a.direction = (og_gen_point){along, across, down};
}
