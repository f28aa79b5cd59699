/// Cylinders and cones that translate: A is moved back from where it touches B, so the time of contact is known.
/// The motion ends at it, an ulp before or after; or A passes along B, and a size of B is an ulp smaller or larger.

#include <math.h>

#include "tool/gen/curved_scene.h"
#include "tool/gen/families.h"

static int64_t integer(og_gen_scene *s, int64_t lo, int64_t hi) { return og_random_integer(s->random, lo, hi); }

// ---- scenes ----

typedef struct touching_scene {
  og_gen_scene s;
  og_gen_number *size;         // of B, to be stepped
  og_gen_lattice_vector out;   // from B to A
  og_gen_lattice_vector aside; // across it; z is across it, too, where A is beside B
} touching_scene;

static void set_directions(touching_scene *t, bool beside) {
  const int64_t x = integer(&t->s, 1, 3) * (og_random_flip(t->s.random) ? 1 : -1), y = integer(&t->s, -3, 3);
  t->out = (og_gen_lattice_vector){{0, 0, 1}};
  t->aside = (og_gen_lattice_vector){{x, y, 0}};
  if (!beside) return;
  const int64_t *at = t->s.centre[0].at; // the arm's direction, in eighths
  t->out = (og_gen_lattice_vector){{at[0] / OG_GEN_EIGHTHS, at[1] / OG_GEN_EIGHTHS, 0}};
  t->aside = (og_gen_lattice_vector){{-t->out.at[1], t->out.at[0], y}};
}

static touching_scene make_sides(og_gen_turn *turn, og_gen_case *c, int how) {
  touching_scene t = {.s = og_gen_scene_empty(turn, c)};
  t.size = og_gen_make_sides(&t.s, how);
  set_directions(&t, how < OG_GEN_LYING);
  return t;
}

typedef og_gen_number *make_function(og_gen_scene *s, uint64_t group);

static touching_scene make(og_gen_turn *turn, og_gen_case *c, make_function *make_one, uint64_t group) {
  touching_scene t = {.s = og_gen_scene_empty(turn, c)};
  t.size = make_one(&t.s, group);
  set_directions(&t, false);
  return t;
}

// Any of them.
static touching_scene make_any(og_gen_turn *turn, og_gen_case *c) {
  const uint64_t kind = turn->group % 11;
  if (kind < 8) return make_sides(turn, c, (int)kind);
  return make(turn, c, kind == 8 ? og_gen_make_rim_face : kind == 9 ? og_gen_make_rim_rim : og_gen_make_apex,
              turn->group / 11);
}

// ---- motions ----

/// A goes `ahead` times out and `across` times aside in a unit of time; it is where the scene has it `time` eighths
/// later. Both bodies drift on top.
static void set_motion(touching_scene *t, int64_t ahead, int64_t across, int64_t time) {
  og_gen_scene *s = &t->s;
  s->moves = true;
  for (int axis = 0; axis < 3; ++axis) {
    const int64_t drift = integer(s, -2, 2), v = ahead * t->out.at[axis] + across * t->aside.at[axis];
    s->velocity[0].at[axis] = v + drift;
    s->velocity[1].at[axis] = drift;
    s->centre[0].at[axis] -= time * v;
  }
  og_gen_scene_place(s);
}

/// They touch when the motion ends (member 0), it ends an ulp before (1) or after (2).
static void fly(og_gen_turn *turn, og_gen_case *c, touching_scene *t) {
  const int64_t eighths = integer(&t->s, 1, 40);
  const int64_t across = integer(&t->s, -1, 1);
  set_motion(t, -integer(&t->s, 1, 3), across, eighths);
  const double time = (double)eighths / OG_GEN_EIGHTHS;
  og_gen_set_until(c, turn->member == 0 ? time : nextafter(time, turn->member == 1 ? 0 : HUGE_VAL));
  og_gen_flag_ulp(c, turn->member, "contact-at-until");
}

void og_gen_curved_sweep_rim(og_gen_turn *turn, og_gen_case *c) {
  touching_scene t = make(turn, c, turn->group % 2 == 0 ? og_gen_make_rim_face : og_gen_make_rim_rim, turn->group / 2);
  fly(turn, c, &t);
}

void og_gen_curved_sweep_apex(og_gen_turn *turn, og_gen_case *c) {
  touching_scene t = make(turn, c, og_gen_make_apex, turn->group);
  fly(turn, c, &t);
}

void og_gen_curved_sweep_sides(og_gen_turn *turn, og_gen_case *c) {
  touching_scene t = make_sides(turn, c, (int)(turn->group % 8));
  fly(turn, c, &t);
}

void og_gen_curved_sweep_graze(og_gen_turn *turn, og_gen_case *c) {
  touching_scene t = make_any(turn, c);
  const int64_t eighths = OG_GEN_EIGHTHS * integer(&t.s, 8, 20);
  set_motion(&t, 0, og_random_flip(t.s.random) ? 1 : -1, eighths);
  og_gen_step_size(c, t.size, turn->member);
  og_gen_flag(c, "grazing");
}

void og_gen_curved_sweep_start(og_gen_turn *turn, og_gen_case *c) {
  touching_scene t = make_any(turn, c);
  const int64_t across = og_random_flip(t.s.random) ? 1 : -1;
  set_motion(&t, integer(&t.s, -1, 2), across, 0);
  og_gen_step_size(c, t.size, turn->member);
  if (turn->member != 1) og_gen_flag(c, "contact-at-start");
}

// ---- any position ----

void og_gen_curved_sweep_random(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  og_gen_draw_body(&c->a, random, 4);
  og_gen_draw_body(&c->b, random, (int)(turn->group % 6));
  const og_gen_point from = og_gen_draw_doubles(random, -9, 9), to = og_gen_draw_doubles(random, -1.5, 1.5);
  og_gen_set_translation(&c->a, from.x, from.y, from.z);
  og_gen_set_motion(c, (og_gen_point){to.x - from.x, to.y - from.y, to.z - from.z}, (og_gen_point){0, 0, 0});
  if (turn->group % 3 == 2) og_gen_set_until(c, (double)og_random_integer(random, 1, 16) / 8);
  og_gen_flag(c, "rational-pose");
}
