/// One body in the other, or equal to it: all overlap and no boundary in sight.

#include <math.h>

#include "tool/gen/families.h"

void og_gen_identical(og_gen_turn *turn, og_gen_case *c) {
  static const double tetrahedron[4][3] = {{1, 1, -1}, {0, -4, 0}, {-4, 4, 1}, {5, -2, 2}};
  if (turn->group == 0) { // an engine finds depth 0, another 10.9, where it is 2.44
    for (int k = 0; k < 4; ++k) og_gen_add(&c->a, tetrahedron[k][0], tetrahedron[k][1], tetrahedron[k][2]);
  } else if (turn->group == 1) { // an engine finds depth 0.58, where it is 1
    og_gen_add_corners(&c->a, 0.5, 0.5, 0.5, (og_gen_point){0, 0, 0});
  } else {
    int64_t count = og_random_integer(&turn->random, 4, 10);
    bool integers = og_random_flip(&turn->random);
    for (int64_t k = 0; k < count; ++k) {
      og_gen_point whole = og_gen_draw_integers(&turn->random, -5, 5);
      og_gen_point broken = og_gen_draw_doubles(&turn->random, -1, 1);
      og_gen_add_point(&c->a, integers ? whole : broken);
    }
  }
  c->b = c->a;
  if (turn->group > 1) og_gen_shuffle(&c->b, &turn->random);
}

void og_gen_nested(og_gen_turn *turn, og_gen_case *c) {
  // The inner body is the outer one shrunk by a power of two, towards its corner 0 or towards the centre.
  og_gen_point half = og_gen_draw_integers(&turn->random, 1, 9);
  bool hull = og_random_flip(&turn->random);
  double scale = ldexp(1, -(int)og_random_integer(&turn->random, 1, 20));
  if (hull) {
    for (int k = 0; k < 8; ++k) og_gen_add_point(&c->a, og_gen_draw_doubles(&turn->random, -4, 4));
    og_gen_point centre = og_gen_point_at(&c->a, 0);
    for (size_t k = 0; k < c->a.count; ++k) {
      og_gen_point p = og_gen_point_at(&c->a, k);
      og_gen_add(&c->b, centre.x + (p.x - centre.x) * scale, centre.y + (p.y - centre.y) * scale,
                 centre.z + (p.z - centre.z) * scale);
    }
  } else {
    og_gen_set_box(&c->a, half.x, half.y, half.z);
    og_gen_set_box(&c->b, half.x * scale, half.y * scale, half.z * scale);
  }
}

void og_gen_deep_containment(og_gen_turn *turn, og_gen_case *c) {
  // Group 0: a 2 x 4 x 6 box that holds a 2 x 1 x 0.5 one; engines answer 1.94 and 3.72 where the depth is 2.
  // The others stand anywhere inside, with a face in common or without.
  og_gen_point outer = {1, 2, 3}, inner = {1, 0.5, 0.25}, at = {0, 0, 0};
  if (turn->group > 0) {
    outer = og_gen_draw_integers(&turn->random, 2, 9);
    inner = og_gen_draw_doubles(&turn->random, 0.1, 1);
    if (og_random_flip(&turn->random)) inner.x = outer.x;
    at.y = og_random_between(&turn->random, -1, 1);
    at.z = og_random_between(&turn->random, -1, 1);
  }
  og_gen_set_box(&c->a, outer.x, outer.y, outer.z);
  og_gen_set_box(&c->b, inner.x, inner.y, inner.z);
  og_gen_set_translation(&c->b, at.x, at.y, at.z);
  if (turn->group > 0 && og_random_flip(&turn->random)) {
    og_gen_body kept = c->a;
    c->a = c->b;
    c->b = kept;
  }
}
