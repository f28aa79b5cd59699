/// Bodies in general position: the control group. What fails here fails everywhere.

#include <math.h>

#include "tool/gen/families.h"

static void add_cloud(og_gen_body *body, og_random *random, int64_t count, og_gen_point centre) {
  for (int64_t k = 0; k < count; ++k) {
    og_gen_point p = og_gen_draw_doubles(random, -1, 1);
    og_gen_add(body, centre.x + p.x, centre.y + p.y, centre.z + p.z);
  }
}

void og_gen_random_hulls(og_gen_turn *turn, og_gen_case *c) {
  og_gen_point offset = og_gen_draw_doubles(&turn->random, -2, 2);
  add_cloud(&c->a, &turn->random, 8, (og_gen_point){0, 0, 0});
  add_cloud(&c->b, &turn->random, 8, offset);
}

/// A rotation by doubles that are only nearly normalised, as programs have them.
static void draw_rotation(og_random *random, og_gen_body *body) {
  og_gen_point v = og_gen_draw_doubles(random, -1, 1);
  double w = og_random_between(random, 0.1, 1);
  double length = sqrt(v.x * v.x + v.y * v.y + v.z * v.z + w * w);
  og_gen_set_rotation(body, v.x / length, v.y / length, v.z / length, w / length);
}

void og_gen_random_boxes(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const body[2] = {&c->a, &c->b};
  for (int k = 0; k < 2; ++k) {
    og_gen_point half = og_gen_draw_doubles(&turn->random, 0.2, 1.5);
    og_gen_point at = og_gen_draw_doubles(&turn->random, -1.5, 1.5);
    og_gen_set_box(body[k], half.x, half.y, half.z);
    draw_rotation(&turn->random, body[k]);
    og_gen_set_translation(body[k], at.x, at.y, at.z);
  }
}

/// Points near a unit sphere: all of them are corners of their hull.
static void add_ball(og_gen_body *body, og_random *random, int64_t count, og_gen_point centre) {
  while (count > 0) {
    og_gen_point p = og_gen_draw_doubles(random, -1, 1);
    double length = sqrt(p.x * p.x + p.y * p.y + p.z * p.z);
    if (length < 0.1 || length > 1) continue;
    og_gen_add(body, centre.x + p.x / length, centre.y + p.y / length, centre.z + p.z / length);
    --count;
  }
}

static void big_hulls(og_gen_turn *turn, og_gen_case *c, int64_t count) {
  og_gen_point offset = og_gen_draw_doubles(&turn->random, -1.6, 1.6);
  add_ball(&c->a, &turn->random, count, (og_gen_point){0, 0, 0});
  add_ball(&c->b, &turn->random, count, offset);
}

void og_gen_big_hulls_32(og_gen_turn *turn, og_gen_case *c) { big_hulls(turn, c, 32); }
void og_gen_big_hulls_128(og_gen_turn *turn, og_gen_case *c) { big_hulls(turn, c, 128); }
