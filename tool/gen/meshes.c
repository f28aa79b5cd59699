/// Triangle meshes that cut, touch and nearly touch each other, or themselves.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/mesh_body.h"
#include "tool/gen/mesh_shapes.h"

static og_gen_point point(double x, double y, double z) { return (og_gen_point){x, y, z}; }

static void shift(og_gen_body *mesh, double x, double y, double z) {
  for (size_t k = 0; k < mesh->count; k++) {
    const og_gen_point p = og_gen_point_at(mesh, k);
    og_gen_set_point(mesh, k, point(p.x + x, p.y + y, p.z + z));
  }
}

// ---- spheres ----

static og_gen_point on_sphere(og_gen_point p, double radius) {
  const double length = sqrt(p.x * p.x + p.y * p.y + p.z * p.z);
  return point(radius * (p.x / length), radius * (p.y / length), radius * (p.z / length));
}

// The point between two corners, on the sphere; a new one the first time.
static int halfway(og_gen_body *mesh, int made[12][12], int i, int j, double radius) {
  const int lo = i < j ? i : j, hi = i < j ? j : i;
  if (made[lo][hi] != 0) return made[lo][hi];
  const og_gen_point a = og_gen_point_at(mesh, (size_t)lo), b = og_gen_point_at(mesh, (size_t)hi);
  return made[lo][hi] = og_gen_add_corner(mesh, on_sphere(point(a.x + b.x, a.y + b.y, a.z + b.z), radius));
}

// An icosahedron whose faces are cut in four: 42 points, 80 triangles.
void og_gen_make_sphere(og_gen_body *mesh, double radius) {
  static const int face[20][3] = {{0, 11, 5}, {0, 5, 1},  {0, 1, 7},   {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
                                  {11, 10, 2}, {10, 7, 6}, {7, 1, 8},   {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
                                  {3, 8, 9},  {4, 9, 5},  {2, 4, 11},  {6, 2, 10}, {8, 6, 7},   {9, 8, 1}};
  const double t = (1 + sqrt(5)) / 2;
  const og_gen_point corner[12] = {{-1, t, 0},  {1, t, 0},  {-1, -t, 0}, {1, -t, 0}, {0, -1, t},  {0, 1, t},
                                   {0, -1, -t}, {0, 1, -t}, {t, 0, -1},  {t, 0, 1},  {-t, 0, -1}, {-t, 0, 1}};
  int made[12][12] = {{0}};
  og_gen_start_mesh(mesh);
  for (int k = 0; k < 12; k++) og_gen_add_corner(mesh, on_sphere(corner[k], radius));
  for (int k = 0; k < 20; k++) {
    const int a = face[k][0], b = face[k][1], c = face[k][2];
    const int ab = halfway(mesh, made, a, b, radius), bc = halfway(mesh, made, b, c, radius),
              ca = halfway(mesh, made, c, a, radius);
    og_gen_add_triangle(mesh, a, ab, ca);
    og_gen_add_triangle(mesh, b, bc, ab);
    og_gen_add_triangle(mesh, c, ca, bc);
    og_gen_add_triangle(mesh, ab, bc, ca);
  }
}

void og_gen_mesh_spheres(og_gen_turn *turn, og_gen_case *c) {
  og_gen_make_sphere(&c->a, 1);
  og_gen_make_sphere(&c->b, og_random_between(&turn->random, 0.5, 1.5));
  const og_gen_point q = og_gen_draw_integers(&turn->random, -3, 3);
  const og_gen_point to = og_gen_draw_doubles(&turn->random, -1, 1);
  og_gen_set_rotation(&c->b, q.x, q.y, q.z, 4);
  og_gen_set_translation(&c->b, to.x, to.y, to.z);
}

void og_gen_mesh_identical(og_gen_turn *turn, og_gen_case *c) {
  og_gen_make_sphere(&c->a, 1);
  og_gen_make_sphere(&c->b, 1);
  if (turn->group % 4 == 0) return;
  const double by = ldexp(1, -10 * (int)(turn->group % 4) - (int)og_random_integer(&turn->random, 0, 9));
  shift(&c->b, by, turn->group % 2 == 0 ? by : 0, 0);
}

// The inner sphere has half the radius; where they meet it is moved out by half along an axis, corner to corner.
void og_gen_mesh_inside(og_gen_turn *turn, og_gen_case *c) {
  og_gen_make_sphere(&c->a, 2);
  og_gen_make_sphere(&c->b, 1);
  if (turn->group % 2 == 0) return;
  const og_gen_point corner = og_gen_point_at(&c->b, (size_t)og_random_integer(&turn->random, 0, 11));
  shift(&c->b, corner.x, corner.y, corner.z);
}

// ---- tori ----

void og_gen_mesh_tori(og_gen_turn *turn, og_gen_case *c) {
  og_gen_make_torus(&c->a, 2, 0.5, og_random_between(&turn->random, 0, 0.25));
  og_gen_make_torus(&c->b, 2, 0.5, og_random_between(&turn->random, 0, 0.25));
  const og_gen_point q = og_gen_draw_integers(&turn->random, 1, 4);
  og_gen_set_rotation(&c->b, q.x, q.y, q.z, 1);
  og_gen_set_translation(&c->b, og_random_between(&turn->random, 1, 2), 0, 0);
}

// The tube is thicker than the hole: it runs through itself where the hole was.
void og_gen_mesh_itself(og_gen_turn *turn, og_gen_case *c) {
  c->with_itself = true;
  // One after the other: compilers differ in which argument they draw first.
  const double bend = og_random_between(&turn->random, 0, 0.125);
  const double tube = og_random_between(&turn->random, 1.1, 1.5);
  og_gen_make_torus(&c->a, 1, tube, bend);
}

// ---- cubes ----

void og_gen_make_cube(og_gen_body *mesh, double size) {
  static const int face[12][3] = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                                  {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
  og_gen_start_mesh(mesh);
  for (int k = 0; k < 8; k++) og_gen_add_corner(mesh, point(k & 1 ? size : 0, k & 2 ? size : 0, k & 4 ? size : 0));
  for (int k = 0; k < 12; k++) og_gen_add_triangle(mesh, face[k][0], face[k][1], face[k][2]);
}

static double beside(double x, unsigned member, double apart, double into) {
  return member == 0 ? x : nextafter(x, member == 1 ? apart : into);
}

static void flag_member(const og_gen_turn *turn, og_gen_case *c) {
  og_gen_flag(c, turn->member == 0 ? "touching" : turn->member == 1 ? "ulp-apart" : "ulp-into");
}

void og_gen_mesh_cubes(og_gen_turn *turn, og_gen_case *c) {
  const double size = (double)og_random_integer(&turn->random, 1, 3);
  og_gen_make_cube(&c->a, size);
  og_gen_make_cube(&c->b, (double)og_random_integer(&turn->random, 1, 3));
  const bool aligned = turn->group % 2 == 0;
  const double y = aligned ? 0 : og_random_between(&turn->random, -0.75, 0.75);
  const double z = aligned ? 0 : og_random_between(&turn->random, -0.75, 0.75);
  shift(&c->b, beside(size, turn->member, 9, 0), y, z);
  flag_member(turn, c);
}

// ---- sheets ----

enum { CELLS = OG_GEN_GRID_CELLS };

void og_gen_make_grid(og_gen_body *mesh, double height[CELLS + 1][CELLS + 1]) {
  og_gen_start_mesh(mesh);
  for (int k = 0; k <= CELLS; k++)
    for (int l = 0; l <= CELLS; l++) og_gen_add_corner(mesh, point(k, l, height == NULL ? 0 : height[k][l]));
  for (int k = 0; k < CELLS; k++)
    for (int l = 0; l < CELLS; l++) {
      const int here = (CELLS + 1) * k + l, next = here + CELLS + 1;
      og_gen_add_triangle(mesh, here, next, next + 1);
      og_gen_add_triangle(mesh, here, next + 1, here + 1);
    }
}

void og_gen_mesh_grids(og_gen_turn *turn, og_gen_case *c) {
  og_gen_make_grid(&c->a, NULL);
  og_gen_make_grid(&c->b, NULL);
  const double by = ldexp((double)og_random_integer(&turn->random, 0, 8), -2);
  if (turn->group % 2 == 1) og_gen_set_rotation(&c->b, 0, 0, 1, (double)og_random_integer(&turn->random, 2, 5));
  og_gen_set_translation(&c->b, by, by, 0);
}

void og_gen_mesh_field(og_gen_turn *turn, og_gen_case *c) {
  double height[CELLS + 1][CELLS + 1], peak = 0;
  for (int k = 0; k <= CELLS; k++)
    for (int l = 0; l <= CELLS; l++) {
      height[k][l] = og_random_between(&turn->random, 0, 1.5);
      if (height[k][l] > peak) peak = height[k][l];
    }
  og_gen_make_grid(&c->a, height);
  og_gen_make_cube(&c->b, CELLS);
  shift(&c->b, 0, 0, beside(peak, turn->member, 9, 0));
  flag_member(turn, c);
}

// Triangles on both sides of a line. Those of one side begin in the middle of the others' edges.
void og_gen_mesh_junctions(og_gen_turn *turn, og_gen_case *c) {
  const int count = 8;
  c->with_itself = turn->group % 2 == 0;
  og_gen_body *const above = &c->a, *const below = c->with_itself ? &c->a : &c->b;
  const double lean = (double)og_random_integer(&turn->random, 0, 2);
  og_gen_start_mesh(above);
  og_gen_start_mesh(below);
  for (int k = 0; k < count; k++) {
    const int i = og_gen_add_corner(above, point(2 * k, 0, 0)), j = og_gen_add_corner(above, point(2 * k + 2, 0, 0)),
              l = og_gen_add_corner(above, point(2 * k + 1, 2, lean));
    og_gen_add_triangle(above, i, j, l);
  }
  for (int k = 0; k < count; k++) {
    const int i = og_gen_add_corner(below, point(2 * k + 1, 0, 0)),
              j = og_gen_add_corner(below, point(2 * k + 3, 0, 0)),
              l = og_gen_add_corner(below, point(2 * k + 2, -2, 0));
    og_gen_add_triangle(below, i, j, l);
  }
}

// Needles from an axis to a ring, and a sheet of two triangles in which the ring lies, or nearly so.
void og_gen_mesh_slivers(og_gen_turn *turn, og_gen_case *c) {
  const int count = 32;
  og_gen_start_mesh(&c->a);
  og_gen_start_mesh(&c->b);
  const double thin = ldexp(1, -(int)og_random_integer(&turn->random, 10, 40));
  for (int k = 0; k < count; k++) {
    const og_gen_point u = og_gen_on_circle(k, count);
    const int i = og_gen_add_corner(&c->a, point(0, 0, 4)),
              j = og_gen_add_corner(&c->a, point(thin * u.y, -thin * u.x, 4)),
              l = og_gen_add_corner(&c->a, point(u.x, u.y, k % 4 == 3 ? thin : 0));
    og_gen_add_triangle(&c->a, i, j, l);
  }
  for (int k = 0; k < 4; k++) og_gen_add_corner(&c->b, point(k & 1 ? 2 : -2, k & 2 ? 2 : -2, 0));
  og_gen_add_triangle(&c->b, 0, 1, 3);
  og_gen_add_triangle(&c->b, 0, 3, 2);
}

// ---- without order ----

static void make_soup(og_gen_body *mesh, og_random *random, int points, int triangles) {
  og_gen_start_mesh(mesh);
  for (int k = 0; k < points; k++) og_gen_add_corner(mesh, og_gen_draw_integers(random, -2, 2));
  for (int k = 0; k < triangles; k++) {
    const int i = (int)og_random_integer(random, 0, points - 1);
    const int j = (int)og_random_integer(random, 0, points - 1);
    const int l = (int)og_random_integer(random, 0, points - 1);
    og_gen_add_triangle(mesh, i, j, l);
  }
}

void og_gen_mesh_zero_area(og_gen_turn *turn, og_gen_case *c) {
  make_soup(&c->a, &turn->random, 5, 12);
  make_soup(&c->b, &turn->random, 5, 12);
}

void og_gen_mesh_soup(og_gen_turn *turn, og_gen_case *c) {
  c->with_itself = true;
  make_soup(&c->a, &turn->random, 12, 24);
}
