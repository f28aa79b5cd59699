#include "tool/gen/standing.h"

#include <math.h>

static double integer(og_random *random, int64_t least, int64_t most) {
  return (double)og_random_integer(random, least, most);
}

void og_gen_make_standing(og_gen_body *body, og_random *random, uint64_t kind) {
  const double x = integer(random, 1, 2), y = integer(random, 1, 2);
  switch (kind % 5) {
  case 0:
    body->shape = OG_GEN_BOX;
    body->half = og_gen_doubles(x, y, 1);
    break;
  case 1:
    body->shape = OG_GEN_SPHERE;
    body->has_radius = true;
    body->radius = og_gen_double(1);
    break;
  case 2: // on a corner
    body->shape = OG_GEN_HULL;
    og_gen_add(body, 0, 0, -1);
    og_gen_add(body, x, 0, 2);
    og_gen_add(body, 0, y, 2);
    og_gen_add(body, -x, -y, 3);
    break;
  case 3: // on an edge
    body->shape = OG_GEN_HULL;
    og_gen_add(body, -x, 0, -1);
    og_gen_add(body, y, x, -1);
    og_gen_add(body, 0, 1, 4);
    og_gen_add(body, 1, -2, 4);
    break;
  default: // upright
    body->shape = OG_GEN_CAPSULE;
    body->half_height = og_gen_double(0.5);
    body->has_radius = true;
    body->radius = og_gen_double(0.5);
  }
}

void og_gen_make_blocks(og_gen_body *body, og_random *random, double x, double y) {
  body->shape = OG_GEN_COMPOUND;
  for (int k = 0; k < 4; k++) {
    const double wide = integer(random, 1, 4), long_ = integer(random, 1, 4), deep = integer(random, 1, 3);
    og_gen_add(body, wide, long_, deep);
    og_gen_add(body, k % 2 == 0 ? x - wide : x + wide, k / 2 == 0 ? y - long_ : y + long_, -deep);
  }
}

void og_gen_flag_member(const og_gen_turn *turn, og_gen_case *c) {
  og_gen_flag(c, turn->member == 0 ? "touching" : turn->member == 1 ? "ulp-apart" : "ulp-into");
}

double og_gen_beside(double x, unsigned member) {
  return member == 0 ? x : nextafter(x, member == 1 ? HUGE_VAL : -HUGE_VAL);
}
