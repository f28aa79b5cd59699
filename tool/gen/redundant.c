/// Points that add nothing to their hull: repeated, inside, or in the middle of edges and faces.

#include "tool/gen/families.h"
#include "tool/gen/frame.h"
#include "tool/gen/leaning.h"

static og_gen_feature draw_feature(og_random *random) {
  return (og_gen_feature)og_random_integer(random, OG_GEN_FACE, OG_GEN_VERTEX);
}

/// Two solids that touch (two times out of three) or are one apart.
static void draw_pair(og_gen_turn *turn, og_gen_case *c) {
  double gap = og_random_integer(&turn->random, 0, 2) == 0 ? 1 : 0;
  og_gen_feature a = draw_feature(&turn->random), b = draw_feature(&turn->random);
  og_gen_lean_pair(c, &turn->random, a, b, 0, gap, OG_GEN_INTEGERS);
  if (gap == 0) og_gen_flag(c, "touching");
}

static void finish(og_gen_turn *turn, og_gen_case *c) {
  og_gen_shuffle(&c->a, &turn->random);
  og_gen_shuffle(&c->b, &turn->random);
  og_gen_frame frame = og_gen_frame_any(&turn->random);
  og_gen_frame_case(&frame, c);
}

static void repeat_points(og_gen_body *body, og_random *random) {
  size_t count = body->count;
  for (size_t k = 0; k < count; ++k) {
    int64_t more = og_random_integer(random, 0, 3);
    for (; more > 0; --more) og_gen_add_point(body, og_gen_point_at(body, k));
  }
}

void og_gen_repeated_points(og_gen_turn *turn, og_gen_case *c) {
  draw_pair(turn, c);
  repeat_points(&c->a, &turn->random);
  repeat_points(&c->b, &turn->random);
  finish(turn, c);
}

/// (p + q) / 2: exact for integers.
static og_gen_point middle(og_gen_point p, og_gen_point q) {
  return (og_gen_point){(p.x + q.x) / 2, (p.y + q.y) / 2, (p.z + q.z) / 2};
}

static void add_inner_points(og_gen_body *body, og_random *random) {
  size_t count = body->count;
  for (int k = 0; k < 6; ++k) {
    og_gen_point p[4];
    for (int i = 0; i < 4; ++i) {
      int64_t at = og_random_integer(random, 0, (int64_t)count - 1);
      p[i] = og_gen_point_at(body, (size_t)at);
    }
    og_gen_add_point(body, middle(middle(p[0], p[1]), middle(p[2], p[3])));
  }
}

void og_gen_interior_points(og_gen_turn *turn, og_gen_case *c) {
  draw_pair(turn, c);
  add_inner_points(&c->a, &turn->random);
  add_inner_points(&c->b, &turn->random);
  finish(turn, c);
}

void og_gen_collinear_points(og_gen_turn *turn, og_gen_case *c) {
  // Bodies full of lattice points: every edge, face and inside of a box, 3 to 4 a side, face against face.
  og_gen_point n = og_gen_draw_integers(&turn->random, 2, 3), m = og_gen_draw_integers(&turn->random, 2, 3);
  og_gen_point at = og_gen_draw_integers(&turn->random, -2, 2);
  at.x = n.x + (og_random_integer(&turn->random, 0, 2) == 0 ? 1 : 0);
  if (at.x == n.x) og_gen_flag(c, "touching");
  for (int x = 0; x <= (int)n.x; ++x)
    for (int y = 0; y <= (int)n.y; ++y)
      for (int z = 0; z <= (int)n.z; ++z) og_gen_add(&c->a, x, y, z);
  for (int x = 0; x <= (int)m.x; ++x)
    for (int y = 0; y <= (int)m.y; ++y)
      for (int z = 0; z <= (int)m.z; ++z) og_gen_add(&c->b, at.x + x, at.y + y, at.z + z);
  finish(turn, c);
}
