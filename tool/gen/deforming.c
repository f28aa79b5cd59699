/// Meshes all of whose points move along straight lines: cloth over itself, sheets that fall, touching at both ends of
/// time, an ulp beside, within one plane, still, at any exponent.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/mesh_body.h"

static og_gen_point point(double x, double y, double z) { return (og_gen_point){x, y, z}; }

// A point that starts at one place and ends at another.
static void add_moving(og_gen_case *c, int body, og_gen_point start, og_gen_point end) {
  og_gen_body *mesh = body == 0 ? &c->a : &c->b;
  c->moved[body][mesh->count] = end;
  og_gen_add_corner(mesh, start);
}

// Two triangles for each cell of rows of points, which were added row by row.
static void add_cells(og_gen_body *mesh, int rows, int columns) {
  for (int i = 0; i + 1 < rows; i++)
    for (int j = 0; j + 1 < columns; j++) {
      const int at = i * columns + j;
      og_gen_add_triangle(mesh, at, at + 1, at + columns);
      og_gen_add_triangle(mesh, at + 1, at + columns + 1, at + columns);
    }
}

// The profile goes out at the bottom and comes back above; each row is the same with its own wrinkles.
void og_gen_deform_cloth(og_gen_turn *turn, og_gen_case *c) {
  enum { ROWS = 5, COLUMNS = 9 };
  static const double profile[COLUMNS][2] = {{0, 0},     {1, 0}, {2, 0}, {3, 0}, {3.5, 0.5},
                                             {3, 1}, {2, 1}, {1, 1}, {0, 1}};
  c->with_itself = true;
  og_gen_start_mesh(&c->a);
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) {
      const og_gen_point wrinkle = og_gen_draw_doubles(&turn->random, -0.125, 0.125);
      const og_gen_point start = point(profile[j][0] + wrinkle.x, i + wrinkle.y, profile[j][1] + wrinkle.z);
      const double fall = j > 4 ? 0.25 * (double)(j - 4) * og_random_between(&turn->random, 0.75, 1.75) : 0;
      add_moving(c, 0, start, point(start.x, start.y, start.z - fall));
    }
  add_cells(&c->a, ROWS, COLUMNS);
}

// A sheet of 3 x 3 points; its ends are raised by `end`, and with a slope along x.
static void add_sheet(og_gen_case *c, int body, og_gen_point at, double end, double slope) {
  og_gen_start_mesh(body == 0 ? &c->a : &c->b);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      const og_gen_point start = point(at.x + i, at.y + j, at.z);
      add_moving(c, body, start, point(start.x, start.y, at.z + end + slope * i));
    }
  add_cells(body == 0 ? &c->a : &c->b, 3, 3);
}

void og_gen_deform_sheets(og_gen_turn *turn, og_gen_case *c) {
  const double shift = (double)(turn->group % 4) / 4, slope = turn->group % 8 < 4 ? 0 : 1;
  const og_gen_point to = og_gen_draw_integers(&turn->random, -1, 1);
  add_sheet(c, 0, point(0, 0, 0), 0, 0);
  add_sheet(c, 1, point(to.x + shift, to.y + shift, 1), -3, slope);
}

void og_gen_deform_start(og_gen_turn *turn, og_gen_case *c) {
  const double up = turn->group % 2 == 0 ? 1 : -1;
  const og_gen_point to = og_gen_draw_integers(&turn->random, -1, 1);
  add_sheet(c, 0, point(0, 0, 0), 0, 0);
  add_sheet(c, 1, point(to.x + 0.5, to.y + 0.25, 0), up, (double)(turn->group % 4 / 2));
}

// A tent above the sheet ends with its tip, or its ridge, on the sheet's plane, an ulp above it, or an ulp below.
void og_gen_deform_ulp(og_gen_turn *turn, og_gen_case *c) {
  const double height = ldexp((double)og_random_integer(&turn->random, 1, 1023), -8);
  const bool ridge = turn->group % 2 == 1;
  const double end = turn->member == 0   ? height
                     : turn->member == 1 ? nextafter(height, HUGE_VAL)
                                         : nextafter(height, 0);
  add_sheet(c, 0, point(-1, -1, height), 0, 0);
  og_gen_start_mesh(&c->b);
  add_moving(c, 1, point(0.25, 0.5, height + 2), point(0.25, 0.5, end));
  const double y = ridge ? -0.75 : 0.5;
  add_moving(c, 1, point(0.5, y, height + 2), point(0.5, y, ridge ? end : height + 1));
  add_moving(c, 1, point(-0.25, 0.25, height + 3), point(-0.25, 0.25, height + 2));
  add_moving(c, 1, point(0.75, 0.75, height + 3), point(0.75, 0.75, height + 2));
  og_gen_add_triangle(&c->b, 0, 1, 2);
  og_gen_add_triangle(&c->b, 0, 1, 3);
}

// Surfaces that cross without a common vertex and face, or two edges, are crossing, and yet no pair meets.
void og_gen_deform_still(og_gen_turn *turn, og_gen_case *c) {
  static const double lowest[3] = {0.5, -1, 0};
  const double z = lowest[turn->group % 3];
  const double right = (double)og_random_integer(&turn->random, 3, 6) / 4;
  add_sheet(c, 0, point(0, 0, 0), 0, 0);
  og_gen_start_mesh(&c->b);
  const og_gen_point corner[3] = {point(0.25, 0.5625, z), point(right, 0.5625, 2), point(0.5, 0.625, 3)};
  for (int k = 0; k < 3; k++) add_moving(c, 1, corner[k], corner[k]);
  og_gen_add_triangle(&c->b, 0, 1, 2);
}

void og_gen_deform_planar(og_gen_turn *turn, og_gen_case *c) {
  c->with_itself = turn->group % 2 == 0;
  for (int body = 0; body < (c->with_itself ? 1 : 2); body++) {
    og_gen_body *mesh = body == 0 ? &c->a : &c->b;
    og_gen_start_mesh(mesh);
    for (int k = 0; k < 6; k++) {
      og_gen_point start = og_gen_draw_integers(&turn->random, -3, 3), end = og_gen_draw_integers(&turn->random, -3, 3);
      // Two triangles far from each other at the start: most of them meet later.
      start.x += k < 3 ? -4 : 4;
      if (body == 1) start.y += 8;
      start.z = end.z = 0;
      add_moving(c, body, start, end);
    }
    og_gen_add_triangle(mesh, 0, 1, 2);
    og_gen_add_triangle(mesh, 3, 4, 5);
  }
}

void og_gen_deform_extreme(og_gen_turn *turn, og_gen_case *c) {
  const double small = ldexp((double)og_random_integer(&turn->random, 1, 1023), -200), large = 0x1p100;
  const double ends[3] = {small, 0, -small};
  const og_gen_point below[3] = {point(-1, -1, 0), point(3, -1, 0), point(-1, 3, 0)};
  og_gen_start_mesh(&c->a);
  for (int k = 0; k < 3; k++) add_moving(c, 0, below[k], below[k]);
  og_gen_add_triangle(&c->a, 0, 1, 2);
  og_gen_start_mesh(&c->b);
  add_moving(c, 1, point(small, small, turn->group % 2 == 0 ? 1 : large), point(small, small, ends[turn->group % 3]));
  add_moving(c, 1, point(large, 0, large), point(large, 1, large));
  add_moving(c, 1, point(0, large, large), point(1, large, large));
  og_gen_add_triangle(&c->b, 0, 1, 2);
}
