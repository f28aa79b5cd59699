/// Bodies with hardly any area or volume: normals made of them are mostly rounding error.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"

static void add_sliver(og_gen_body *body, og_random *random, double height) {
  double length = og_random_between(random, 1, 8), foot = og_random_between(random, 0, 8);
  double lift = og_random_between(random, -1, 1);
  og_gen_add(body, -length, 0, -lift);
  og_gen_add(body, length, 0, lift);
  og_gen_add(body, foot, height, lift * foot / length);
}

void og_gen_sliver_triangles(og_gen_turn *turn, og_gen_case *c) {
  c->a.shape = c->b.shape = OG_GEN_TRIANGLE;
  add_sliver(&c->a, &turn->random, ldexp(1, -(int)og_random_integer(&turn->random, 10, 45)));
  add_sliver(&c->b, &turn->random, ldexp(1, -(int)og_random_integer(&turn->random, 10, 45)));
  og_gen_frame a = og_gen_frame_oblique(&turn->random), b = og_gen_frame_oblique(&turn->random);
  // Half of them cross at the middles of their long sides, or nearly; the others lie anywhere.
  if (og_random_flip(&turn->random)) b.shift = a.shift;
  og_gen_frame_body(&a, &c->a);
  og_gen_frame_body(&b, &c->b);
}

static void add_flake(og_gen_body *body, og_random *random, double thickness) {
  // Four points almost in a plane, around the origin in that plane.
  for (int k = 0; k < 4; ++k) {
    double y = og_random_between(random, 0.5, 3), z = og_random_between(random, 0.5, 3);
    double x = thickness * og_random_between(random, -1, 1);
    og_gen_add(body, x, k & 1 ? y : -y, k & 2 ? z : -z);
  }
}

void og_gen_sliver_tetrahedra(og_gen_turn *turn, og_gen_case *c) {
  double thickness = ldexp(1, -(int)og_random_integer(&turn->random, 10, 50));
  add_flake(&c->a, &turn->random, thickness);
  add_flake(&c->b, &turn->random, thickness);
  if (og_random_flip(&turn->random)) { // crossing flakes, otherwise stacked ones
    og_gen_frame frame = og_gen_frame_axes(&turn->random);
    og_gen_frame_body(&frame, &c->b);
  }
  og_gen_set_translation(&c->b, thickness * og_random_between(&turn->random, -3, 3), 0, 0);
}

static void add_needle(og_gen_body *body, og_random *random, double length, double width) {
  og_gen_add(body, -length, 0, 0);
  og_gen_point p = og_gen_draw_doubles(random, -1, 1);
  og_gen_add(body, length * p.x, width, width * p.z);
  p = og_gen_draw_doubles(random, -1, 1);
  og_gen_add(body, length * p.x, width * p.y, -width);
  og_gen_add(body, length, 0, 0);
}

void og_gen_needles(og_gen_turn *turn, og_gen_case *c) {
  int power = (int)og_random_integer(&turn->random, 5, 20);
  double length = ldexp(1, power), width = ldexp(1, -power);
  add_needle(&c->a, &turn->random, length, width);
  add_needle(&c->b, &turn->random, length, width);
  bool crossing = og_random_flip(&turn->random);
  for (size_t k = 0; k < c->b.count; ++k) {
    og_gen_point p = og_gen_point_at(&c->b, k);
    // Across, or along with a slope so small that the needles stay within a few widths of each other.
    if (crossing) p = (og_gen_point){p.y, p.x, p.z};
    else p = (og_gen_point){p.x, p.y + p.x * width / length, p.z};
    og_gen_set_point(&c->b, k, p);
  }
  double offset = og_random_between(&turn->random, -2, 2) * width;
  og_gen_set_translation(&c->b, 0, 0, offset);
}
