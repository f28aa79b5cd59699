/// Bodies without volume: plane polygons, segments, points. Two coplanar ones have no interior in common
/// however much they overlap: they touch, at depth 0.

#include "tool/gen/families.h"
#include "tool/gen/frame.h"

static void add_polygon(og_gen_body *body, og_random *random, double x, double y) {
  int64_t count = og_random_integer(random, 3, 6);
  for (int64_t k = 0; k < count; ++k) {
    double dx = (double)og_random_integer(random, -3, 3), dy = (double)og_random_integer(random, -3, 3);
    og_gen_add(body, x + dx, y + dy, 0);
  }
}

void og_gen_flat_both(og_gen_turn *turn, og_gen_case *c) {
  double x = (double)og_random_integer(&turn->random, -6, 6), y = (double)og_random_integer(&turn->random, -2, 2);
  add_polygon(&c->a, &turn->random, 0, 0);
  add_polygon(&c->b, &turn->random, x, y);
  og_gen_frame frame = og_gen_frame_any(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_flat_parallel(og_gen_turn *turn, og_gen_case *c) {
  // Two parallel planes: apart by the same amount everywhere, or not at all.
  add_polygon(&c->a, &turn->random, 0, 0);
  add_polygon(&c->b, &turn->random, 1, 1);
  double gap = (double)og_random_integer(&turn->random, 1, 3);
  if (og_random_flip(&turn->random)) gap *= 0x1p-40;
  for (size_t k = 0; k < c->b.count; ++k) c->b.point[k].z.value = gap;
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_flat_one(og_gen_turn *turn, og_gen_case *c) {
  // A plane polygon against a solid: through it, on its face, above it.
  double height = (double)og_random_integer(&turn->random, 0, 3);
  add_polygon(&c->a, &turn->random, 1, 1);
  og_gen_add_corners(&c->b, 2, 2, 2, (og_gen_point){0, 0, height});
  og_gen_frame frame = og_gen_frame_any(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_segments(og_gen_turn *turn, og_gen_case *c) {
  // Segment a is the x axis from 0 to 4; segment (or triangle) b lies as the group says.
  static const double second[8][2][3] = {
      {{2, -1, 0}, {2, 3, 0}}, // crossing
      {{1, 0, 0}, {6, 0, 0}},  // on one line, overlapping
      {{4, 0, 0}, {9, 0, 0}},  // on one line, end to end
      {{5, 0, 0}, {7, 0, 0}},  // on one line, apart
      {{1, 2, 0}, {6, 2, 0}},  // parallel
      {{2, -1, 3}, {2, 3, 3}}, // skew
      {{0, 0, 0}, {4, 0, 0}},  // the same
      {{2, 0, 0}, {2, 5, 1}},  // an end on the other's inside
  };
  c->a.shape = c->b.shape = OG_GEN_SEGMENT;
  og_gen_add(&c->a, 0, 0, 0);
  og_gen_add(&c->a, 4, 0, 0);
  uint64_t kind = turn->group % 10;
  if (kind < 8) {
    for (int k = 0; k < 2; ++k) og_gen_add(&c->b, second[kind][k][0], second[kind][k][1], second[kind][k][2]);
  } else { // through a triangle (8), or in its plane and across it (9)
    c->b.shape = OG_GEN_TRIANGLE;
    double tilt = kind == 8 ? 1 : 0;
    og_gen_add(&c->b, 2, -2, -2 * tilt);
    og_gen_add(&c->b, 2 - 2 * (1 - tilt), 2, -2 * tilt);
    og_gen_add(&c->b, 3 - tilt, 1 - tilt, 3 * tilt);
  }
  if (kind == 0 || kind == 1 || kind == 2 || kind == 6 || kind == 7 || kind == 9) og_gen_flag(c, "touching");
  og_gen_frame frame = og_gen_frame_any(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_points(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  c->a.shape = OG_GEN_POINT;
  og_gen_point half = og_gen_draw_integers(random, 1, 5), p = {0, 0, 0};
  p.x = (double)og_random_integer(random, -(int64_t)half.x, (int64_t)half.x);
  p.y = (double)og_random_integer(random, -(int64_t)half.y, (int64_t)half.y);
  switch (turn->group % 6) {
  case 0: // the same point
    c->b.shape = OG_GEN_POINT;
    og_gen_add_point(&c->b, p);
    og_gen_flag(c, "touching");
    break;
  case 1: // two points
    c->b.shape = OG_GEN_POINT;
    og_gen_add(&c->b, p.x + half.x, p.y - half.y, half.z);
    break;
  case 2: // on a face, an edge or a corner
    p.z = half.z;
    og_gen_add_corners(&c->b, half.x, half.y, half.z, (og_gen_point){0, 0, 0});
    og_gen_flag(c, "touching");
    break;
  case 3: // beside the body
    p.z = half.z + 1;
    og_gen_add_corners(&c->b, half.x, half.y, half.z, (og_gen_point){0, 0, 0});
    break;
  case 4: // at its centre
    p = (og_gen_point){0, 0, 0};
    og_gen_add_corners(&c->b, half.x, half.y, half.z, p);
    break;
  default: // on a segment: a third of the way along
    c->b.shape = OG_GEN_SEGMENT;
    og_gen_add(&c->b, p.x - half.x, p.y - half.y, -half.z);
    og_gen_add(&c->b, p.x + 2 * half.x, p.y + 2 * half.y, 2 * half.z);
    og_gen_flag(c, "touching");
    break;
  }
  og_gen_add_point(&c->a, p);
  og_gen_frame frame = og_gen_frame_any(random);
  og_gen_frame_case(&frame, c);
}
