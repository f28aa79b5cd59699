/// Bodies that turn with a constant angular velocity, by several turns too: rods that sweep past something small, boxes
/// that roll, contact at the start, and near misses.

#include <math.h>

#include "tool/gen/families.h"

static og_gen_body *body_of(og_gen_case *c, int which) { return which == 0 ? &c->a : &c->b; }

// From the one place to the other, turning by the spin from no rotation on.
static void spin_body(og_gen_case *c, int which, og_gen_point from, og_gen_point to, og_gen_point spin) {
  og_gen_set_translation(body_of(c, which), from.x, from.y, from.z);
  og_gen_set_rotation(body_of(c, which), 0, 0, 0, 1);
  c->end[which].translation = og_gen_doubles(to.x, to.y, to.z);
  c->spins[which] = true;
  c->spin[which] = og_gen_doubles(spin.x, spin.y, spin.z);
}

static const og_gen_point origin = {0, 0, 0};

static void keep_still(og_gen_case *c, int which, og_gen_point place) { spin_body(c, which, place, place, origin); }

void og_gen_spin_random(og_gen_turn *turn, og_gen_case *c) {
  for (int which = 0; which < 2; which++) {
    og_gen_body *body = body_of(c, which);
    body->shape = OG_GEN_HULL;
    for (int k = 0; k < 8; k++) og_gen_add_point(body, og_gen_draw_doubles(&turn->random, -1, 1));
    const og_gen_point start = og_gen_draw_doubles(&turn->random, -3, 3);
    const og_gen_point end = og_gen_draw_doubles(&turn->random, -3, 3);
    spin_body(c, which, start, end, og_gen_draw_doubles(&turn->random, -4, 4));
  }
}

// A rod turns about its middle, several times, as something small far out comes down through its plane.
void og_gen_spin_rod(og_gen_turn *turn, og_gen_case *c) {
  const double thick = og_random_scaled(&turn->random, -10, -4), out = (double)og_random_integer(&turn->random, 4, 60);
  const double rate = (double)og_random_integer(&turn->random, 1, 16);
  og_gen_set_box(&c->a, 64, thick, thick);
  og_gen_set_box(&c->b, 0.25, 0.25, 0.25);
  spin_body(c, 0, origin, origin, (og_gen_point){0, 0, rate});
  const double down = (double)og_random_integer(&turn->random, 0, 4);
  spin_body(c, 1, (og_gen_point){0, out, down}, (og_gen_point){0, out, -down}, origin);
}

// A box rolls along x, as fast as its edges turn, and meets a wall or falls short of it.
void og_gen_spin_roll(og_gen_turn *turn, og_gen_case *c) {
  const double way = (double)og_random_integer(&turn->random, 4, 16);
  const double wall = (double)og_random_integer(&turn->random, 3, 20);
  og_gen_set_box(&c->a, 1, 1, 1);
  og_gen_set_box(&c->b, 0.5, 4, 4);
  spin_body(c, 0, origin, (og_gen_point){way, 0, 0}, (og_gen_point){0, way, 0});
  keep_still(c, 1, (og_gen_point){wall + 0.25, 0, 0});
}

// Face on face at the start, an ulp apart or an ulp into each other: then A rises, turning about the upright axis.
void og_gen_spin_start(og_gen_turn *turn, og_gen_case *c) {
  const double height = (double)og_random_integer(&turn->random, 2, 8) / 2;
  const double place = turn->member == 0 ? height + 1 : nextafter(height + 1, turn->member == 1 ? 64 : 0);
  const double rate = (double)og_random_integer(&turn->random, 1, 32);
  og_gen_set_box(&c->a, 2, 1, 1);
  og_gen_set_box(&c->b, 1, 2, height);
  spin_body(c, 0, (og_gen_point){0, 0, place}, (og_gen_point){0, 0, place + 3}, (og_gen_point){0, 0, rate});
  keep_still(c, 1, origin);
}

// The end of a segment that turns reaches a wall by a little, or falls short of it by as much.
void og_gen_spin_graze(og_gen_turn *turn, og_gen_case *c) {
  const double length = (double)og_random_integer(&turn->random, 1, 16), off = og_random_scaled(&turn->random, -24, -8);
  const double rate = (double)og_random_integer(&turn->random, 2, 12);
  c->a.shape = OG_GEN_SEGMENT;
  og_gen_add(&c->a, 0, 0, 0);
  og_gen_add(&c->a, length, 0, 0);
  og_gen_set_box(&c->b, 8, 1, 1);
  spin_body(c, 0, origin, origin, (og_gen_point){0, 0, rate});
  keep_still(c, 1, (og_gen_point){0, length + 1 + (turn->member == 0 ? -off : off), 0});
}

// Past each other: both turn, and the balls around both stay apart by a little or by much.
void og_gen_spin_miss(og_gen_turn *turn, og_gen_case *c) {
  og_gen_set_box(&c->a, 1, 1, 0.5);
  og_gen_set_box(&c->b, 1, 0.5, 1);
  const double height = 3 + (turn->group % 2 == 0 ? og_random_scaled(&turn->random, -30, -10)
                                                  : (double)og_random_integer(&turn->random, 1, 3));
  const og_gen_point spin = og_gen_draw_integers(&turn->random, -20, 20);
  spin_body(c, 0, (og_gen_point){-4, 0, height}, (og_gen_point){4, 1, height}, spin);
  spin_body(c, 1, origin, origin, (og_gen_point){3, spin.x, 0});
}

// A door turns about its hinge and meets a ball before it or behind it, or is too short for it.
void og_gen_spin_door(og_gen_turn *turn, og_gen_case *c) {
  const double width = (double)og_random_integer(&turn->random, 1, 4);
  const double out = (double)og_random_integer(&turn->random, 1, 6);
  const og_gen_point hinge = og_gen_draw_integers(&turn->random, -4, 4);
  const double rate = (double)og_random_integer(&turn->random, 1, 3) * (og_random_flip(&turn->random) ? 1 : -1);
  og_gen_set_box(&c->a, width, 0.125, 2);
  og_gen_set_sphere(&c->b, 0.25);
  const og_gen_point middle = {hinge.x + width, hinge.y, hinge.z};
  spin_body(c, 0, middle, middle, (og_gen_point){0, 0, rate});
  c->pivots[0] = true;
  c->pivot[0] = og_gen_doubles(hinge.x, hinge.y, hinge.z);
  keep_still(c, 1, (og_gen_point){hinge.x, hinge.y + (og_random_flip(&turn->random) ? out : -out), hinge.z});
}
