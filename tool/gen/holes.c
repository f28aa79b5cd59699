/// Polygons with holes, and polygons that touch themselves: apart, at a corner, on a side, an ulp beside, joined to the
/// outline by an edge there and back, and holes that are where none can be.

#include <math.h>

#include "tool/gen/families.h"

static void begin(og_gen_case *c) { c->volume.axes = 2; }

static void add(og_gen_case *c, double x, double y) { og_gen_add(&c->a, x, y, 0); }

static double whole(og_gen_turn *turn, int lo, int hi) { return (double)og_random_integer(&turn->random, lo, hi); }

static void begin_hole(og_gen_case *c) { c->hole[c->hole_count++] = c->a.count; }

static void add_box(og_gen_case *c, double x, double y, double across, double high) {
  add(c, x, y);
  add(c, x + across, y);
  add(c, x + across, y + high);
  add(c, x, y + high);
}

static void add_triangle(og_gen_case *c, double x, double y, const int (*at)[2], bool back) {
  for (int k = 0; k < 3; k++) add(c, x + at[back ? 2 - k : k][0], y + at[back ? 2 - k : k][1]);
}

// Holes in a grid of cells, stars each, every other one the other way round.
void og_gen_polygon_holes(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  const int wide = 1 + (int)(turn->group % 3), high = 1 + (int)(turn->group / 3 % 2);
  static const double around[6][2] = {{2, 0}, {1, 2}, {-1, 2}, {-2, 0}, {-1, -2}, {1, -2}};
  add_box(c, 0, 0, 6 * wide, 6 * high);
  for (int cell = 0; cell < wide * high; cell++) {
    const int row = cell / wide;
    const double x = 6 * (cell % wide) + 3, y = 6 * row + 3;
    begin_hole(c);
    for (int k = 0; k < 6; k++) {
      const double size = og_random_between(&turn->random, 0.125, 1);
      const double *p = around[cell % 2 == 0 ? k : 5 - k];
      add(c, x + size * p[0], y + size * p[1]);
    }
  }
}

// A corner of the hole on a side, an ulp within it or an ulp beyond; and another hole an ulp beside that one.
void og_gen_polygon_holes_ulp(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  const double side = og_random_scaled(&turn->random, -8, 8);
  const double tip = og_gen_ulp_step(side, turn->member == 0 ? 0 : 3 - turn->member);
  og_gen_flag(c, turn->member == 0 ? "touching" : turn->member == 1 ? "ulp-apart" : "ulp-into");
  add_box(c, 0, 0, side, 4 * side);
  begin_hole(c);
  add(c, tip, 2 * side);
  add(c, side / 2, 3 * side);
  add(c, side / 2, side);
  begin_hole(c);
  add(c, nextafter(side / 2, 0), turn->group % 2 == 0 ? 2 * side : side);
  add(c, side / 4, 3 * side);
  add(c, side / 4, side);
}

// Holes with a corner of the outline, with one of each other, with one on a side, with a side on a side.
void og_gen_polygon_holes_touching(og_gen_turn *turn, og_gen_case *c) {
  static const int first[3][2] = {{0, 0}, {2, 1}, {1, 2}}, second[3][2] = {{0, 0}, {1, 0}, {0, 1}},
                   third[3][2] = {{2, 0}, {2, 2}, {0, 1}};
  begin(c);
  const double size = whole(turn, 6, 9);
  add_box(c, 0, 0, size, size);
  begin_hole(c);
  add_triangle(c, 0, 0, first, og_random_flip(&turn->random));
  if (turn->group % 2 == 0) {
    begin_hole(c);
    add_triangle(c, 2, 1, second, og_random_flip(&turn->random));
  }
  if (turn->group % 3 == 0) {
    begin_hole(c);
    add_triangle(c, size - 2, size - 2, third, og_random_flip(&turn->random));
  }
  if (turn->group % 3 == 1) {
    begin_hole(c);
    const bool flip = og_random_flip(&turn->random);
    const double y = whole(turn, 2, 3);
    add_triangle(c, 3, y, third, flip);
    begin_hole(c);
    const bool other_flip = og_random_flip(&turn->random);
    const double x = whole(turn, 4, (int)size - 1);
    add_triangle(c, x, size - 1, second, other_flip);
  }
}

// Corners of all holes on a few lines, and on those of the outline's corners.
void og_gen_polygon_holes_collinear(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  const int count = 1 + (int)(turn->group % 4);
  const double slope = whole(turn, -1, 1);
  add(c, 0, 0);
  add(c, 4 * count + 1, slope * (4 * count + 1));
  add(c, 4 * count + 1, slope * (4 * count + 1) + 5);
  add(c, 0, 5);
  for (int k = 0; k < count; k++) {
    const double x = 4 * k + 1, end = x + 3;
    begin_hole(c);
    add(c, x, slope * x + 1);
    if (og_random_flip(&turn->random)) add(c, x + 1, slope * (x + 1) + 1);
    add(c, end, slope * end + 1);
    add(c, end, slope * end + 4);
    if (og_random_flip(&turn->random)) add(c, x + 2, slope * (x + 2) + 4);
    add(c, x, slope * x + 4);
  }
}

// No holes, but an outline that runs to each place of one and back.
void og_gen_polygon_bridged(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  const int count = 1 + (int)(turn->group % 3);
  for (int k = 0; k < count; k++) {
    const double x = 6 * k, left = x + whole(turn, 1, 2), low = whole(turn, 1, 2);
    add(c, x, 0);
    add(c, left, low);
    add(c, left, low + 2);
    add(c, left + 2, low + whole(turn, 1, 2));
    add(c, left, low);
    if (og_random_flip(&turn->random)) add(c, x, 0);
    else add(c, left - (left - x) / 2, low / 2);
    if (og_random_flip(&turn->random)) add(c, x, 0);
  }
  add(c, 6 * count, 0);
  add(c, 6 * count, 6);
  add(c, 0, 6);
  if (turn->group % 2 == 0) add(c, 0, 0);
}

// Outside, in another hole, across a side, across another hole, the same twice, and all of the outline.
void og_gen_polygon_holes_wrong(og_gen_turn *turn, og_gen_case *c) {
  begin(c);
  const double x = whole(turn, 1, 4), y = whole(turn, 1, 4);
  add_box(c, 0, 0, 9, 9);
  begin_hole(c);
  switch (turn->group % 6) {
  case 0: add_box(c, 9 + x, y, 2, 2); break;
  case 1: add_box(c, 9 - x, y, 2 * x, 3); break;
  case 2: add_box(c, 0, 0, 9, 9); break;
  default: add_box(c, x, y, 4, 4);
  }
  if (turn->group % 6 < 3) return;
  begin_hole(c);
  if (turn->group % 6 == 3) add_box(c, x + 1, y + 1, 2, 2);
  if (turn->group % 6 == 4) add_box(c, x + 2, y - 1, 1, 3);
  if (turn->group % 6 == 5) add_box(c, x, y, 4, 4);
}
