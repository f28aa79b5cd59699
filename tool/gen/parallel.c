/// Features that are parallel, or would be if the numbers had not been rounded: their cross products vanish or
/// consist of rounding errors, and the nearest points are not unique, or only just.

#include <float.h>
#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"
#include "tool/gen/leaning.h"

/// A gap that is nothing, tiny, or plain, of either sign.
static double draw_gap(og_random *random) {
  double gap = og_random_scaled(random, -50, -2);
  int64_t kind = og_random_integer(random, 0, 4);
  return kind == 0 ? 0 : kind <= 2 ? gap : -gap;
}

void og_gen_near_parallel_edges(og_gen_turn *turn, og_gen_case *c) {
  double slope = og_random_scaled(&turn->random, -50, -10);
  double gap = draw_gap(&turn->random);
  og_gen_lean_pair(c, &turn->random, OG_GEN_EDGE_Z, OG_GEN_EDGE_Z, 0, gap, OG_GEN_DOUBLES);
  for (size_t k = 0; k < c->b.count; ++k) {
    og_gen_point p = og_gen_point_at(&c->b, k);
    p.y += slope * p.z;
    og_gen_set_point(&c->b, k, p);
  }
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_near_parallel_boxes(og_gen_turn *turn, og_gen_case *c) {
  og_gen_point a = og_gen_draw_integers(&turn->random, 1, 9), b = og_gen_draw_integers(&turn->random, 1, 9);
  og_gen_point axis = og_gen_draw_integers(&turn->random, -3, 3);
  og_gen_set_box(&c->a, a.x / 10, a.y / 10, a.z / 10);
  og_gen_set_box(&c->b, b.x / 10, b.y / 10, b.z / 10);
  // Half the angle of rotation is about |axis| / w.
  double w = ldexp(1, (int)og_random_integer(&turn->random, 8, 45));
  og_gen_set_rotation(&c->b, axis.x, axis.y, axis.z, w);
  double gap = draw_gap(&turn->random);
  double y = og_random_between(&turn->random, -0.5, 0.5), z = og_random_between(&turn->random, -0.5, 0.5);
  og_gen_set_translation(&c->b, (a.x + b.x) / 10 + gap, y, z);
}

static double few_ulps(og_random *random, double x) {
  int64_t steps = og_random_integer(random, -3, 3);
  for (; steps > 0; --steps) x = nextafter(x, DBL_MAX);
  for (; steps < 0; ++steps) x = nextafter(x, -DBL_MAX);
  return x;
}

void og_gen_near_coplanar_faces(og_gen_turn *turn, og_gen_case *c) {
  // Cubes whose corners are off by a few ulps, so that no four of them lie in a plane, face against face.
  og_gen_add_corners(&c->a, 1, 1, 1, (og_gen_point){0, 0, 0});
  double y = og_random_decimal(&turn->random, -1, 1, 2), z = og_random_decimal(&turn->random, -1, 1, 2);
  og_gen_add_corners(&c->b, 1, 1, 1, (og_gen_point){2, y, z});
  for (size_t k = 0; k < 8; ++k) {
    og_gen_body *const body[2] = {&c->a, &c->b};
    for (int side = 0; side < 2; ++side) {
      og_gen_point p = og_gen_point_at(body[side], k);
      p.x = few_ulps(&turn->random, p.x);
      p.y = few_ulps(&turn->random, p.y);
      p.z = few_ulps(&turn->random, p.z);
      og_gen_set_point(body[side], k, p);
    }
  }
}

static void add_prism(og_gen_body *body, og_random *random, og_gen_point at) {
  // Convex lattice polygons that share edge directions, so prisms over them have parallel sides.
  static const signed char polygon[3][8][2] = {{{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}},
                                               {{2, 0}, {1, 1}, {0, 2}, {-1, 1}, {-2, 0}, {-1, -1}, {0, -2}, {1, -1}},
                                               {{2, 0}, {2, 2}, {0, 2}, {-2, 0}, {-2, -2}, {0, -2}, {1, 2}, {-1, -2}}};
  int64_t kind = og_random_integer(random, 0, 2);
  double size = (double)og_random_integer(random, 1, 3), height = (double)og_random_integer(random, 1, 5);
  for (int k = 0; k < 16; ++k)
    og_gen_add(body, at.x + size * polygon[kind][k / 2][0], at.y + size * polygon[kind][k / 2][1],
               k & 1 ? at.z + height : at.z);
}

void og_gen_prisms(og_gen_turn *turn, og_gen_case *c) {
  og_gen_point offset = og_gen_draw_integers(&turn->random, -7, 7);
  add_prism(&c->a, &turn->random, (og_gen_point){0, 0, 0});
  add_prism(&c->b, &turn->random, offset);
  og_gen_frame frame = og_gen_frame_any(&turn->random);
  og_gen_frame_case(&frame, c);
}
