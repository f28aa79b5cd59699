/// Regular positions: stacked and aligned bodies in which many features are equally near, which is where
/// walks over vertices stop too early or turn in circles.

#include <math.h>

#include "tool/gen/families.h"

void og_gen_stacked_boxes(og_gen_turn *turn, og_gen_case *c) {
  // Group 0 is the case of libccd issue 25: half 1, second cube at z = 1.9.
  og_gen_point half = {1, 1, 1};
  double overlap = 0.1;
  if (turn->group > 0) {
    half.x = og_random_decimal(&turn->random, 1, 4, 1);
    half.y = og_random_decimal(&turn->random, 1, 4, 1);
    half.z = og_random_decimal(&turn->random, 1, 4, 1);
    overlap = og_random_decimal(&turn->random, -1, 1, (int)og_random_integer(&turn->random, 1, 6));
  }
  og_gen_set_box(&c->a, half.x, half.y, half.z);
  og_gen_set_box(&c->b, half.x, half.y, half.z);
  og_gen_set_translation(&c->b, 0, 0, 2 * half.z - overlap);
}

void og_gen_equidistant_support(og_gen_turn *turn, og_gen_case *c) {
  // Cubes of side 2 at even offsets: corners of the difference body come at equal distances from the origin.
  // Group 0 is the smallest pair that a released engine gets wrong (2.83 for 2), group 1 the same swapped.
  og_gen_point t = {-2, -4, -2};
  if (turn->group > 1) {
    t = og_gen_draw_integers(&turn->random, -2, 2);
    t = (og_gen_point){2 * t.x, 2 * t.y, 2 * t.z};
    bool overlapping = fmax(fabs(t.x), fmax(fabs(t.y), fabs(t.z))) < 4;
    if (overlapping) t.x = og_random_flip(&turn->random) ? 4 : -4;
  }
  og_gen_body *moved = turn->group % 2 == 0 ? &c->a : &c->b;
  og_gen_body *fixed = turn->group % 2 == 0 ? &c->b : &c->a;
  og_gen_add_corners(moved, 1, 1, 1, t);
  og_gen_add_corners(fixed, 1, 1, 1, (og_gen_point){0, 0, 0});
}

void og_gen_grazing_cubes(og_gen_turn *turn, og_gen_case *c) {
  // Two cubes beside each other along one edge or corner, the gap on each axis 0, 1 or a few ulps either way.
  og_gen_point half = {0.5, 0.5, 0.5}, t = {1, 1, 0};
  t.x += 0x1p-52 * (double)og_random_integer(&turn->random, -2, 2);
  t.y += 0x1p-52 * (double)og_random_integer(&turn->random, -2, 2);
  t.z = og_random_flip(&turn->random) ? og_random_between(&turn->random, -1, 1) : 1;
  og_gen_set_box(&c->a, half.x, half.y, half.z);
  og_gen_add_corners(&c->b, half.x, half.y, half.z, (og_gen_point){0, 0, 0});
  for (size_t k = 0; k < 8; ++k) {
    // The near face is moved by its ulps exactly: 0.5 + few 2^-52 is a double, and so is 1.5.
    og_gen_point p = og_gen_point_at(&c->b, k);
    og_gen_set_point(&c->b, k, (og_gen_point){p.x + t.x, p.y + t.y, p.z + t.z});
  }
  og_gen_shuffle(&c->b, &turn->random);
}

void og_gen_integer_tetrahedra(og_gen_turn *turn, og_gen_case *c) {
  // So few possible coordinates that ties, common planes and flat bodies come by themselves.
  for (int k = 0; k < 4; ++k) og_gen_add_point(&c->a, og_gen_draw_integers(&turn->random, -3, 3));
  for (int k = 0; k < 4; ++k) og_gen_add_point(&c->b, og_gen_draw_integers(&turn->random, -3, 3));
}

void og_gen_coincident_vertices(og_gen_turn *turn, og_gen_case *c) {
  // The bodies have 1, 2 or 3 of their vertices in common, anything else is free.
  int64_t shared = og_random_integer(&turn->random, 1, 3);
  for (int k = 0; k < 5; ++k) og_gen_add_point(&c->a, og_gen_draw_doubles(&turn->random, -2, 2));
  for (int k = 0; k < 5; ++k) {
    if (k < shared) og_gen_add_point(&c->b, og_gen_point_at(&c->a, (size_t)k));
    else og_gen_add_point(&c->b, og_gen_draw_doubles(&turn->random, -2, 2));
  }
  og_gen_shuffle(&c->b, &turn->random);
}
