/// The smallest pairs that released engines were measured to get wrong, each at several sizes.

#include <math.h>

#include "tool/gen/families.h"

static void add_scaled(og_gen_body *body, const double point[4][3], double size) {
  for (int k = 0; k < 4; ++k) og_gen_add(body, point[k][0] * size, point[k][1] * size, point[k][2] * size);
}

void og_gen_engine_reports(og_gen_turn *turn, og_gen_case *c) {
  static const double first[4][3] = {{1, 1, 1}, {0, 0, -1}, {1, -1, 0}, {-1, 0, 1}};
  static const double second[4][3] = {{3, -1, -1}, {2, -1, -1}, {2, -1, -2}, {1, 0, -2}};
  static const double alone[4][3] = {{1, 1, -1}, {0, -4, 0}, {-4, 4, 1}, {5, -2, 2}};
  static const int exponent[] = {0, -10, 10, -40, 40};
  const og_gen_point origin = {0, 0, 0};
  double s = ldexp(1, exponent[turn->group / 8 % 5]);
  switch (turn->group % 8) {
  case 0: // distance 2, found 2.83: a new corner as far from the origin as the estimate ended the search
    og_gen_add_corners(&c->a, s, s, s, (og_gen_point){-2 * s, -4 * s, -2 * s});
    og_gen_add_corners(&c->b, s, s, s, origin);
    break;
  case 1: // distance sqrt(2), found 3.16
    add_scaled(&c->a, first, s);
    add_scaled(&c->b, second, s);
    break;
  case 2: // depth 1, found 0.58
    og_gen_add_corners(&c->a, s / 2, s / 2, s / 2, origin);
    og_gen_add_corners(&c->b, s / 2, s / 2, s / 2, origin);
    break;
  case 3: // depth 2, found 1.94 and 3.72
    og_gen_add_corners(&c->a, s, 2 * s, 3 * s, origin);
    og_gen_add_corners(&c->b, s, s / 2, s / 4, origin);
    break;
  case 4: // depth 2.44, found 0 and 10.9
    add_scaled(&c->a, alone, s);
    add_scaled(&c->b, alone, s);
    break;
  case 5: // depth 0.1, found 0 with a direction that is not a number
    og_gen_add_corners(&c->a, s, s, s, origin);
    og_gen_add_corners(&c->b, s, s, s, (og_gen_point){0, 0, 1.9 * s});
    break;
  case 6: // depth 0.001, found 0.00075, and "apart by 0.0027"
    og_gen_add_corners(&c->a, 0.001 * s, 0.001 * s, 0.001 * s, origin);
    og_gen_add_corners(&c->b, 0.001 * s, 0.001 * s, 0.001 * s, (og_gen_point){0.001 * s, 0.0005 * s, 0});
    break;
  default: // distance 0.001, found 0.0036
    og_gen_add_corners(&c->a, 0.001 * s, 0.001 * s, 0.001 * s, origin);
    og_gen_add_corners(&c->b, 0.001 * s, 0.001 * s, 0.001 * s, (og_gen_point){0.003 * s, 0, 0});
    break;
  }
}
