/// Sets of boxes that broad phases are hurt by, and steps that hurt what they keep from one step to the next.

#include <math.h>

#include "tool/gen/families.h"

static og_gen_point point(double x, double y, double z) { return (og_gen_point){x, y, z}; }

static og_gen_point moved(og_gen_point a, og_gen_point by) { return point(a.x + by.x, a.y + by.y, a.z + by.z); }

static void change(og_gen_case *c, og_gen_change_kind kind, int number, og_gen_point lo, og_gen_point hi) {
  if (c->boxes.count == OG_GEN_MAX_CHANGES) return;
  c->boxes.change[c->boxes.count++] = (og_gen_change){c->boxes.steps, kind, number, lo, hi};
}

// Before the first step numbers count from 0.
static void add_box(og_gen_case *c, og_gen_point lo, og_gen_point hi) {
  change(c, OG_GEN_INSERT, (int)c->boxes.count, lo, hi);
}

static void add_around(og_gen_case *c, og_gen_point centre, double half) {
  add_box(c, moved(centre, point(-half, -half, -half)), moved(centre, point(half, half, half)));
}

// Boxes, rectangles and intervals.
static void choose_axes(const og_gen_turn *turn, og_gen_case *c) { c->boxes.axes = 3 - (int)(turn->group % 3); }

void og_gen_boxes_lattice(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  const double size = (double)og_random_integer(&turn->random, 1, 4);
  for (int k = 0; k < 27; k++) {
    const og_gen_point lo = point(size * (k % 3), size * (k / 3 % 3), size * (k / 9));
    add_box(c, lo, moved(lo, point(size, size, size)));
  }
}

// A row along each axis in which each box's end is the next one's beginning, or an ulp to a side of it.
void og_gen_boxes_ulp(og_gen_turn *turn, og_gen_case *c) {
  c->boxes.axes = 3;
  const og_gen_point start = og_gen_draw_doubles(&turn->random, 1, 9);
  double *const along = (double[3]){start.x, start.y, start.z};
  og_gen_flag(c, turn->member == 0 ? "touching" : turn->member == 1 ? "ulp-apart" : "ulp-into");
  for (int k = 0; k < 12; k++) {
    const int axis = k % 3;
    const double length = og_random_between(&turn->random, 0.5, 2);
    double hi[3] = {start.x + 1, start.y + 1, start.z + 1}, lo[3] = {start.x, start.y, start.z};
    lo[axis] = along[axis];
    along[axis] += length;
    hi[axis] = turn->member == 0   ? along[axis]
               : turn->member == 1 ? nextafter(along[axis], 0)
                                   : nextafter(along[axis], 1000);
    add_box(c, point(lo[0], lo[1], lo[2]), point(hi[0], hi[1], hi[2]));
  }
}

void og_gen_boxes_points(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  for (int k = 0; k < 40; k++) {
    const og_gen_point at = og_gen_draw_integers(&turn->random, 0, 2);
    add_box(c, at, at);
  }
}

void og_gen_boxes_identical(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  const og_gen_point lo = og_gen_draw_doubles(&turn->random, -5, 5);
  const og_gen_point edge = og_gen_draw_doubles(&turn->random, 0, 2);
  for (int k = 0; k < 24; k++) add_box(c, lo, moved(lo, edge));
}

void og_gen_boxes_nested(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  const og_gen_point centre = og_gen_draw_doubles(&turn->random, -1, 1);
  for (int k = 0; k < 24; k++) add_around(c, centre, ldexp(1, k - 12));
}

// Two boxes far out make any grid so coarse that all others share a cell.
void og_gen_boxes_one_cell(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  add_around(c, point(0, 0, 0), 1);
  add_around(c, point(0x1p60, 0x1p60, 0x1p60), 1);
  for (int k = 0; k < 40; k++) add_around(c, og_gen_draw_doubles(&turn->random, 0, 0.5), 0.03125);
}

void og_gen_boxes_huge_beside_tiny(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  for (int k = 0; k < 40; k++) {
    const og_gen_point centre = og_gen_draw_doubles(&turn->random, -1, 1);
    add_around(c, centre, k % 20 == 7 ? 0x1p40 : 0x1p-20);
  }
}

static double extreme(og_random *random) {
  const double mantissa = og_random_between(random, -1, 1);
  return ldexp(mantissa, (int)og_random_integer(random, -1073, 1024));
}

// From the least to the greatest number there is, of both signs.
void og_gen_boxes_extreme(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  for (int k = 0; k < 30; k++) {
    double end[6];
    for (int e = 0; e < 6; e++) end[e] = extreme(&turn->random);
    add_box(c, point(fmin(end[0], end[1]), fmin(end[2], end[3]), fmin(end[4], end[5])),
            point(fmax(end[0], end[1]), fmax(end[2], end[3]), fmax(end[4], end[5])));
  }
}

enum { MOVERS = 24 };

static void scatter(og_gen_turn *turn, og_gen_point *centre, og_gen_case *c) {
  for (int k = 0; k < MOVERS; k++) {
    centre[k] = og_gen_draw_doubles(&turn->random, 0, 4);
    add_around(c, centre[k], 0.5);
  }
}

static void move_around(og_gen_case *c, int number, og_gen_point centre, double half) {
  change(c, OG_GEN_MOVE, number, moved(centre, point(-half, -half, -half)), moved(centre, point(half, half, half)));
}

void og_gen_boxes_coherent(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  og_gen_point centre[MOVERS], velocity[MOVERS];
  scatter(turn, centre, c);
  for (int k = 0; k < MOVERS; k++) velocity[k] = og_gen_draw_doubles(&turn->random, -0.125, 0.125);
  for (c->boxes.steps = 1; c->boxes.steps < 5; c->boxes.steps++)
    for (int k = 0; k < MOVERS; k++) {
      centre[k] = moved(centre[k], velocity[k]);
      move_around(c, k, centre[k], 0.5);
    }
}

void og_gen_boxes_teleport(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  og_gen_point centre[MOVERS];
  scatter(turn, centre, c);
  for (c->boxes.steps = 1; c->boxes.steps < 5; c->boxes.steps++)
    for (int k = (int)c->boxes.steps % 2; k < MOVERS; k += 2)
      move_around(c, k, og_gen_draw_doubles(&turn->random, 0, 4), 0.5);
}

// All go and others come under the same numbers; in the end none is left.
void og_gen_boxes_renewed(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  og_gen_point centre[MOVERS];
  scatter(turn, centre, c);
  const og_gen_point nowhere = point(0, 0, 0);
  for (c->boxes.steps = 1; c->boxes.steps < 6; c->boxes.steps++)
    for (int k = 0; k < MOVERS; k++) {
      const og_gen_point lo = og_gen_draw_doubles(&turn->random, 0, 3);
      if (c->boxes.steps % 2 == 1) change(c, OG_GEN_REMOVE, k, nowhere, nowhere);
      else change(c, OG_GEN_INSERT, MOVERS - 1 - k, lo, moved(lo, point(1, 1, 1)));
    }
}

void og_gen_boxes_growing(og_gen_turn *turn, og_gen_case *c) {
  choose_axes(turn, c);
  og_gen_point centre[MOVERS];
  scatter(turn, centre, c);
  static const double half[] = {0, 2, 1024, 0.0009765625, 0.5};
  for (c->boxes.steps = 1; c->boxes.steps < 6; c->boxes.steps++)
    for (int k = 0; k < MOVERS; k++) move_around(c, k, centre[k], half[c->boxes.steps - 1]);
}
