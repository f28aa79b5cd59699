/// Polytopes with points in one plane, each on its side of it: what they share there is a polygon, a segment or a
/// point.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"

// The points of a body in the plane z = 0, and others beyond it on one side.
static void press(og_gen_body *body, og_random *random, int64_t flat, int64_t others, int side) {
  for (int64_t k = 0; k < flat + others; k++) {
    og_gen_point p = og_gen_draw_integers(random, -4, 4);
    p.z = k < flat ? 0 : side * (1 + fabs(p.z));
    og_gen_add_point(body, p);
  }
  og_gen_shuffle(body, random);
}

static void press_both(og_gen_turn *turn, og_gen_case *c, int64_t flat_a, int64_t flat_b) {
  const int64_t others = og_random_integer(&turn->random, 1, 4);
  press(&c->a, &turn->random, flat_a, others, 1);
  press(&c->b, &turn->random, flat_b, others, -1);
  og_gen_frame frame = og_gen_frame_any(&turn->random);
  og_gen_frame_case(&frame, c);
}

void og_gen_contact_faces(og_gen_turn *turn, og_gen_case *c) {
  const int64_t a = og_random_integer(&turn->random, 3, 9), b = og_random_integer(&turn->random, 3, 9);
  press_both(turn, c, a, b);
}

void og_gen_contact_features(og_gen_turn *turn, og_gen_case *c) {
  const int64_t a = og_random_integer(&turn->random, 1, 3), b = og_random_integer(&turn->random, 5, 9);
  press_both(turn, c, a, b);
}

// Features that meet for certain.
void og_gen_contact_edges(og_gen_turn *turn, og_gen_case *c) {
  og_gen_function *const kinds[] = {og_gen_touch_edge, og_gen_touch_parallel_edges, og_gen_touch_edge_edge};
  kinds[turn->group % 3](turn, c);
}

void og_gen_contact_vertices(og_gen_turn *turn, og_gen_case *c) {
  og_gen_function *const kinds[] = {og_gen_touch_vertex, og_gen_touch_vertex_edge, og_gen_touch_vertex_vertex};
  kinds[turn->group % 3](turn, c);
}

// B stands on A, turned about the vertical by a rational angle and shifted by thirds.
void og_gen_contact_turned(og_gen_turn *turn, og_gen_case *c) {
  const og_gen_point a = og_gen_draw_integers(&turn->random, 1, 5), b = og_gen_draw_integers(&turn->random, 1, 5);
  const int64_t s = og_random_integer(&turn->random, 0, 3), w = og_random_integer(&turn->random, 1, 4);
  int64_t at[3];
  for (int k = 0; k < 2; k++) at[k] = og_random_integer(&turn->random, -12, 12);
  at[2] = 3 * (int64_t)(a.z + b.z);
  og_gen_set_box(&c->a, a.x, a.y, a.z);
  og_gen_set_box(&c->b, b.x, b.y, b.z);
  og_gen_set_rotation(&c->b, 0, 0, (double)s, (double)w);
  c->b.has_translation = true;
  c->b.translation = og_gen_ratios(at, 3);
}

// Both in one plane, which leans.
void og_gen_contact_flat(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const body[2] = {&c->a, &c->b};
  const int64_t u = og_random_integer(&turn->random, -2, 2), v = og_random_integer(&turn->random, -2, 2);
  for (int k = 0; k < 2; k++) {
    const int64_t count = og_random_integer(&turn->random, 1, 6);
    for (int64_t i = 0; i < count; i++) {
      og_gen_point p = og_gen_draw_integers(&turn->random, -3, 3);
      p.z = (double)u * p.x + (double)v * p.y;
      og_gen_add_point(body[k], p);
    }
  }
}

// The faces lie side by side in one plane: they share an edge, are one ulp apart, or share a sliver.
void og_gen_contact_sliver(og_gen_turn *turn, og_gen_case *c) {
  const double edge = og_random_scaled(&turn->random, -8, 8), other = og_gen_ulp_step(edge, turn->member);
  const og_gen_point a = og_gen_draw_doubles(&turn->random, 1, 2), b = og_gen_draw_doubles(&turn->random, 1, 2);
  const double across[2] = {og_random_between(&turn->random, -1, 1), og_random_between(&turn->random, -1, 1)};
  if (turn->member != 1) og_gen_flag(c, "touching");
  for (int k = 0; k < 8; k++) {
    const double up = k & 4 ? 1 : 0;
    og_gen_add(&c->a, k & 1 ? edge : edge - a.x, k & 2 ? across[0] : across[0] + a.y, up * a.z);
    og_gen_add(&c->b, k & 1 ? other : other + b.x, k & 2 ? across[1] : across[1] + b.y, -up * b.z);
  }
  og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_case(&frame, c);
}

// Faces in one plane, one axis stretched and one shrunk by powers of two.
void og_gen_contact_extreme(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const body[2] = {&c->a, &c->b};
  const int large = (int)og_random_integer(&turn->random, 900, 1000);
  const int small = (int)og_random_integer(&turn->random, -1070, -900);
  for (int k = 0; k < 2; k++) {
    const int64_t count = og_random_integer(&turn->random, 3, 6);
    for (int64_t i = 0; i < count + 2; i++) {
      const og_gen_point p = og_gen_draw_integers(&turn->random, -4, 4);
      const double z = i < count ? 0 : (k == 0 ? 1 : -1) * (1 + fabs(p.z));
      og_gen_add(body[k], ldexp(p.x, large), ldexp(p.y, small), z);
    }
  }
}

// All relations, mostly degenerate.
void og_gen_contact_lattice(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const body[2] = {&c->a, &c->b};
  for (int k = 0; k < 2; k++) {
    const int64_t count = og_random_integer(&turn->random, 1, 8);
    for (int64_t i = 0; i < count; i++) {
      og_gen_point p = og_gen_draw_integers(&turn->random, 0, 2);
      p.x += k == 0 ? 0 : 1 + (double)(turn->group % 2);
      og_gen_add_point(body[k], p);
    }
  }
}
