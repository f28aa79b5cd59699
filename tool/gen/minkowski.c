/// Two polytopes whose difference or sum is asked for: boxes with and without parallel faces, flat bodies, and pairs of
/// the other families. Every second case asks for the sum.

#include "tool/gen/families.h"

static int64_t whole(og_gen_turn *turn, int64_t lo, int64_t hi) { return og_random_integer(&turn->random, lo, hi); }

static void alternate(const og_gen_turn *turn, og_gen_case *c) { c->is_sum = turn->group % 2 == 1; }

// Along the axes: apart, touching and overlapping; the fourth is a box with itself.
void og_gen_minkowski_boxes(og_gen_turn *turn, og_gen_case *c) {
  const og_gen_point a = og_gen_draw_integers(&turn->random, 1, 9), b = og_gen_draw_integers(&turn->random, 1, 9);
  const int64_t y = whole(turn, -2, 2), z = whole(turn, -2, 2);
  const int kind = (int)(turn->group / 2 % 4);
  og_gen_set_box(&c->a, a.x, a.y, a.z);
  if (kind < 3) og_gen_set_box(&c->b, b.x, b.y, b.z);
  else c->b = c->a;
  if (kind < 3) og_gen_set_translation(&c->b, a.x + b.x + 1 - kind, (double)y, (double)z);
  if (kind == 1) og_gen_flag(c, "touching");
  alternate(turn, c);
}

// One box is turned by a rational rotation that has no 0 and no 1 in its matrix, as w z > x y and so on: no edge is
// parallel to a face of the other, and all 30 faces of the difference are there. Its place along x is that of two
// boxes that are far apart, near and one in the other.
void og_gen_minkowski_turned(og_gen_turn *turn, og_gen_case *c) {
  const og_gen_point a = og_gen_draw_integers(&turn->random, 1, 9), b = og_gen_draw_integers(&turn->random, 1, 9);
  const int64_t x = whole(turn, 1, 3), y = whole(turn, 4, 6), z = whole(turn, 7, 9), w = whole(turn, 60, 90);
  og_gen_set_box(&c->a, a.x, a.y, a.z);
  og_gen_set_box(&c->b, b.x, b.y, b.z);
  og_gen_set_rotation(turn->group / 2 % 2 == 0 ? &c->a : &c->b, (double)x, (double)y, (double)z, (double)w);
  og_gen_set_translation(&c->b, (double)(turn->group / 2 % 3) * 18, 0, 0);
  alternate(turn, c);
}

// A corner of a turned box against a face or an edge of another, exactly.
void og_gen_minkowski_touch(og_gen_turn *turn, og_gen_case *c) {
  og_gen_touch_rotated(turn, c);
  alternate(turn, c);
}

// Points, segments, triangles and squares of small integers in any planes; of four in a row the last is with itself.
void og_gen_minkowski_flat(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const bodies[2] = {&c->a, &c->b};
  const size_t counts[2] = {turn->group % 4 + 1, turn->group / 4 % 4 + 1};
  for (int i = 0; i < 2; i++) {
    const og_gen_point at = og_gen_draw_integers(&turn->random, -3, 3);
    const og_gen_point u = og_gen_draw_integers(&turn->random, -2, 2), v = og_gen_draw_integers(&turn->random, -2, 2);
    for (size_t k = 0; k < counts[i]; k++) {
      const double along = k == 1 || k == 2 ? 1 : 0, across = k >= 2 ? 1 : 0;
      og_gen_add(bodies[i], at.x + along * u.x + across * v.x, at.y + along * u.y + across * v.y,
                 at.z + along * u.z + across * v.z);
    }
  }
  if (turn->group % 5 == 4) c->b = c->a;
  c->is_sum = turn->group / 8 % 2 == 1;
}

void og_gen_minkowski_hulls(og_gen_turn *turn, og_gen_case *c) {
  og_gen_random_hulls(turn, c);
  alternate(turn, c);
}

// Prisms with parallel axes and sides.
void og_gen_minkowski_prisms(og_gen_turn *turn, og_gen_case *c) {
  og_gen_prisms(turn, c);
  alternate(turn, c);
}

void og_gen_minkowski_repeated(og_gen_turn *turn, og_gen_case *c) {
  og_gen_repeated_points(turn, c);
  alternate(turn, c);
}

// Any matrix, mirrored ones included.
void og_gen_minkowski_sheared(og_gen_turn *turn, og_gen_case *c) {
  og_gen_matrix_sheared(turn, c);
  alternate(turn, c);
}

void og_gen_minkowski_extreme(og_gen_turn *turn, og_gen_case *c) {
  og_gen_extreme_exponents(turn, c);
  alternate(turn, c);
}
