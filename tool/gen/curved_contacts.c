/// What cylinders and cones share with polytopes: ends, rims, apexes and sides on faces, edges and corners; touching,
/// an ulp apart, an ulp into. B is below the plane z = 0, or below z = half its height where it is a table. A grows by
/// an ulp, or B.

#include "tool/gen/curved_scene.h"
#include "tool/gen/families.h"

static const og_gen_arm along_x = {{{1, 0, 0}}, 1};

static og_gen_lattice_vector at(int64_t x, int64_t y, int64_t z) { return (og_gen_lattice_vector){{x, y, z}}; }

static double integer(og_gen_scene *s, int64_t lo, int64_t hi) { return (double)og_random_integer(s->random, lo, hi); }

// ---- B ----

/// A box whose top is at z = 0.
static void set_block(og_gen_scene *s, int64_t x, int64_t y) {
  const int64_t z = og_random_integer(s->random, 1, 6);
  og_gen_set_box(&s->c->b, (double)x, (double)y, (double)z);
  og_gen_scene_move(s, 1, -OG_GEN_EIGHTHS * z, at(0, 0, 1));
}

/// A triangle that stands on its corner, so that an edge from p to q is its top.
static void set_ridge(og_gen_scene *s, og_gen_point p, og_gen_point q) {
  og_gen_body *b = &s->c->b;
  b->shape = OG_GEN_TRIANGLE;
  og_gen_add_point(b, p);
  og_gen_add_point(b, q);
  const double z = -integer(s, 1, 5), y = integer(s, -3, 3), x = integer(s, -3, 3);
  og_gen_add(b, x, y, z);
}

/// A tetrahedron whose corner p is its top.
static void set_peak(og_gen_scene *s, og_gen_point p) {
  og_gen_body *b = &s->c->b;
  b->shape = OG_GEN_HULL;
  og_gen_add_point(b, p);
  og_gen_add(b, -5, -4, -integer(s, 1, 5));
  og_gen_add(b, 6, -4, -integer(s, 1, 5));
  og_gen_add(b, 0, 7, -integer(s, 1, 5));
}

// ---- an end ----

void og_gen_curved_contact_end(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const og_gen_arm arm = og_gen_oblique_arm(s.random);
  const int64_t h = og_random_integer(s.random, 1, 6), r = arm.length, x = arm.v.at[0], y = arm.v.at[1];
  const int64_t more = og_random_integer(s.random, 0, 3);
  og_gen_stand(&s, 0, og_gen_draw_curve(s.random), r, h);
  og_gen_scene_move(&s, 0, OG_GEN_EIGHTHS * h, at(0, 0, 1));
  switch (turn->group % 8) {
  case 0: set_block(&s, r + more, r); break;     // all of the disc
  case 1: set_block(&s, x, y); break;            // the corners are on the rim
  case 2: set_block(&s, x + 1 + more, y); break; // a part
  case 3: set_ridge(&s, (og_gen_point){-(double)x, 0, 0}, (og_gen_point){0, (double)y, 0}); break; // all of an edge
  case 4: set_ridge(&s, (og_gen_point){-(double)r, (double)more, 0}, (og_gen_point){(double)r, (double)more, 0}); break;
  case 5: set_peak(&s, (og_gen_point){(double)x, (double)y, 0}); break; // a corner, on the rim
  case 6: set_peak(&s, (og_gen_point){(double)more, 0, 0}); break;
  default: // a triangle in the plane of the end
    c->b.shape = OG_GEN_TRIANGLE;
    og_gen_add(&c->b, 0, (double)-r, 0);
    og_gen_add(&c->b, (double)x, (double)y, 0);
    og_gen_add(&c->b, (double)-(x + more), (double)y, 0);
    break;
  }
  og_gen_scene_place(&s);
  og_gen_step_size(c, &c->a.half_height, turn->member);
}

// ---- a rim, an apex ----

/// On a table's face, edge or corner.
void og_gen_curved_contact_rim(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const int how = (int)(turn->group % 6);
  const int64_t x = og_gen_within(s.random, 2), y = og_gen_within(s.random, 2);
  const og_gen_arm arm = og_gen_oblique_arm(s.random);
  const bool upright = og_random_flip(s.random);
  const og_gen_lean lean = how < 3 ? og_gen_lean_rim(&s, 0, og_gen_draw_curve(s.random), &arm)
                                   : og_gen_lean_apex(&s, 0, upright ? NULL : &arm);
  int64_t half[3];
  og_gen_draw_table(&s, half);
  og_gen_put_lowest(&s, 0, &lean,
                    at(how % 3 == 0 ? x : OG_GEN_EIGHTHS * half[0], how % 3 == 2 ? OG_GEN_EIGHTHS * half[1] : y,
                       OG_GEN_EIGHTHS * half[2]));
  og_gen_scene_place(&s);
  og_gen_step_size(c, &c->b.half.z, turn->member);
}

// ---- a side ----

/// A lies on the plane z = 0, from x = low to x = high.
static void lie(og_gen_scene *s, bool is_cone, int64_t *low, int64_t *high) {
  *low = 0;
  if (is_cone) {
    *high = og_gen_lay_cone(s, 0, true);
    return;
  }
  const int64_t r = og_random_integer(s->random, 1, 6);
  *high = og_random_integer(s->random, 2, 6);
  *low = -*high;
  og_gen_stand(s, 0, OG_GEN_CYLINDER, r, *high);
  og_gen_scene_aim(s, 0, &along_x);
  og_gen_scene_move(s, 0, OG_GEN_EIGHTHS * r, at(0, 0, 1));
}

void og_gen_curved_contact_side(og_gen_turn *turn, og_gen_case *c) {
  og_gen_scene s = og_gen_scene_empty(turn, c);
  const int how = (int)(turn->group / 2 % 5);
  int64_t low, high;
  const bool is_cone = turn->group % 2 == 1;
  lie(&s, is_cone, &low, &high);
  const int64_t more = og_random_integer(s.random, 2, 4); // so that an edge across is off the ends
  const double place = (double)(high - more / 2), y = integer(&s, 1, 5);
  switch (how) {
  case 0: // along a face; a cone's apex is beside it, as it would touch at any radius
    set_block(&s, high + more, more);
    if (is_cone) og_gen_scene_move(&s, 1, OG_GEN_EIGHTHS * (high + more + 1), at(1, 0, 0));
    break;
  case 1: // along a face that begins where the side's second half does
    set_block(&s, (high - low) / 2, more);
    og_gen_scene_move(&s, 1, OG_GEN_EIGHTHS * high, at(1, 0, 0));
    break;
  case 2: set_ridge(&s, (og_gen_point){place, -y, 0}, (og_gen_point){place, y, 0}); break;           // across an edge
  case 3: set_ridge(&s, (og_gen_point){1, 0, 0}, (og_gen_point){place + (double)more, 0, 0}); break; // along it
  default: set_peak(&s, (og_gen_point){place, 0, 0}); break;                                         // on a corner
  }
  og_gen_scene_place(&s);
  og_gen_step_size(c, &c->a.radius, turn->member);
}
