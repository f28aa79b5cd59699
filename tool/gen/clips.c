/// Two convex polygons of the plane, each given as points: through each other, touching, an ulp beside, of no area.

#include <math.h>
#include <string.h>

#include "spec/hull/inner.h"
#include "spec/hull/problem.h"
#include "tool/gen/families.h"

static void add(og_gen_body *body, double x, double y) { og_gen_add(body, x, y, 0); }

static void add_square(og_gen_body *body, double x, double y, double half) {
  add(body, x - half, y - half);
  add(body, x + half, y + half);
  add(body, x - half, y + half);
  add(body, x + half, y - half);
}

static double whole(og_gen_turn *turn, int lo, int hi) { return (double)og_random_integer(&turn->random, lo, hi); }

static void add_any(og_gen_turn *turn, og_gen_body *body, int count) {
  for (int k = 0; k < count; k++) {
    const og_gen_point p = og_gen_draw_doubles(&turn->random, -1, 1);
    add(body, p.x, p.y);
  }
}

// Leaves out points within the hull of the others, which no convex polygon has.
static void make_convex(og_gen_body *body) {
  og_hull_problem problem;
  og_hull_problem_init(&problem);
  for (;;) {
    double xyz[3 * OG_GEN_MAX_POINTS] = {0};
    for (size_t k = 0; k < body->count; k++) {
      xyz[3 * k] = body->point[k].x.value;
      xyz[3 * k + 1] = body->point[k].y.value;
    }
    og_hull_problem_set_doubles(&problem, 2, xyz, body->count); // all are finite, and there is one
    const size_t found = og_find_inner_point(og_hull_points(&problem));
    if (found == body->count) break;
    memmove(body->point + found, body->point + found + 1, (body->count - found - 1) * sizeof *body->point);
    body->count--;
  }
  og_hull_problem_clear(&problem);
}

static void make_both_convex(og_gen_case *c) {
  make_convex(&c->a);
  make_convex(&c->b);
}

void og_gen_clip_random(og_gen_turn *turn, og_gen_case *c) {
  add_any(turn, &c->a, 3 + (int)(turn->group % 3) * 5);
  add_any(turn, &c->b, 8);
  make_both_convex(c);
}

// A triangle against the same upside down, a square against one on its corner, both against the other.
void og_gen_clip_star(og_gen_turn *turn, og_gen_case *c) {
  const double size = whole(turn, 1, 9), x = whole(turn, -9, 9), y = whole(turn, -9, 9);
  const int kind = (int)(turn->group % 3);
  static const int triangle[3][2] = {{-6, -3}, {6, -3}, {0, 6}}, diamond[4][2] = {{7, 0}, {0, 7}, {-7, 0}, {0, -7}};
  for (int k = 0; k < 3 && kind != 1; k++) add(&c->a, x + size * triangle[k][0], y + size * triangle[k][1]);
  for (int k = 0; k < 3 && kind == 0; k++) add(&c->b, x - size * triangle[k][0], y - size * triangle[k][1]);
  for (int k = 0; k < 4 && kind != 0; k++) add(&c->b, x + size * diamond[k][0], y + size * diamond[k][1]);
  if (kind == 1) add_square(&c->a, x, y, 5 * size);
}

void og_gen_clip_lattice(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const bodies[2] = {&c->a, &c->b};
  for (int i = 0; i < 2; i++) {
    const int count = (int)og_random_integer(&turn->random, 1, 6);
    for (int k = 0; k < count; k++) {
      const double x = whole(turn, -2, 2), y = whole(turn, -2, 2);
      add(bodies[i], x, y);
    }
  }
  make_both_convex(c);
}

// Side by side, moved along the side by less than its length, or by all of it.
void og_gen_clip_touch(og_gen_turn *turn, og_gen_case *c) {
  const double a = whole(turn, 1, 5), b = whole(turn, 1, 5);
  const double along = turn->group % 3 == 0 ? a + b : whole(turn, 0, 5) / 6 * (a + b);
  const bool upright = og_random_flip(&turn->random);
  add_square(&c->a, 0, 0, a);
  add_square(&c->b, upright ? along : a + b, upright ? a + b : along, b);
}

// The tip of a diamond against a square's side.
void og_gen_clip_ulp(og_gen_turn *turn, og_gen_case *c) {
  const double side = og_random_scaled(&turn->random, -8, 8);
  const double tip = og_gen_ulp_step(side, turn->member);
  og_gen_flag(c, turn->member == 0 ? "touching" : turn->member == 1 ? "ulp-apart" : "ulp-into");
  add_square(&c->a, 0, 0, side);
  add(&c->b, tip, 0);
  add(&c->b, tip + 2 * side, side);
  add(&c->b, tip + 2 * side, -side);
}

void og_gen_clip_extreme(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const bodies[2] = {&c->a, &c->b};
  for (int k = 0; k < 10; k++) {
    const double x = og_random_scaled(&turn->random, -1070, 1000), y = og_random_scaled(&turn->random, -1070, 1000);
    // One after the other: compilers differ in which argument they draw first.
    const bool y_stays = og_random_flip(&turn->random);
    const bool x_stays = og_random_flip(&turn->random);
    add(bodies[k % 2], x_stays ? x : -x, y_stays ? y : -y);
  }
  make_both_convex(c);
}
