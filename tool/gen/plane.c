/// Bodies of the plane z = 0, for algorithms that take no others: a point and rectangles, polygons that translate.

#include "tool/gen/families.h"

// A rectangle is a box of which the plane cuts out the middle.
static void set_rectangle(og_gen_body *body, og_random *random, double x, double y) {
  og_gen_set_box(body, x, y, (double)og_random_integer(random, 1, 3));
}

// B's side is on A, an ulp beyond, an ulp short of it.
void og_gen_plane_rects(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double x = (double)og_random_integer(random, 1, 6), y = (double)og_random_integer(random, 1, 6);
  const double half = (double)og_random_integer(random, 1, 3), up = og_random_flip(random) ? 1 : -1;
  const double at = (double)og_random_integer(random, -(int64_t)y, (int64_t)y) / 2;
  og_gen_flag_ulp(c, turn->member, "touching");
  set_rectangle(&c->b, random, x, y);
  if (turn->group % 2 == 0) {
    c->a.shape = OG_GEN_POINT;
    og_gen_add(&c->a, up * og_gen_ulp_step(x, turn->member), at, 0);
    return;
  }
  set_rectangle(&c->a, random, half, half);
  og_gen_set_translation(&c->a, up * og_gen_ulp_step(x + half, turn->member), at, 0);
}

static void add_polygon(og_gen_body *body, og_random *random, double x, double y) {
  const double w = (double)og_random_integer(random, 1, 3), h = (double)og_random_integer(random, 1, 3);
  const double lean = (double)og_random_integer(random, -2, 2);
  og_gen_add(body, x - w, y - h, 0);
  og_gen_add(body, x + w, y - h, 0);
  og_gen_add(body, x + w + lean, y + h, 0);
  og_gen_add(body, x - w + lean, y + h, 0);
}

void og_gen_plane_sweeps(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double x = (double)og_random_integer(random, 7, 12), y = (double)og_random_integer(random, -8, 8);
  const double fast = (double)og_random_integer(random, 1, 4), down = (double)og_random_integer(random, -2, 2);
  add_polygon(&c->a, random, 0, 0);
  add_polygon(&c->b, random, x, y);
  og_gen_set_motion(c, (og_gen_point){fast, 0, 0}, (og_gen_point){turn->group % 4 == 3 ? fast : -fast, down, 0});
}

// ---- one body, and paths ----

// Each shape that a mapping is of, where it stands and turned; directions of all kinds, some across a face or an edge.
void og_gen_support_shapes(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const og_gen_point v = og_gen_draw_integers(random, -4, 4), at = og_gen_draw_integers(random, -9, 9);
  const double r = (double)og_random_integer(random, 1, 5), h = (double)og_random_integer(random, 1, 5);
  og_gen_body *body = &c->a;
  bool is_flat = false;
  switch (turn->group % 8) {
  case 0:
  case 1:
  case 2:
    body->shape = turn->group % 8 == 0 ? OG_GEN_POINT : turn->group % 8 == 1 ? OG_GEN_SEGMENT : OG_GEN_TRIANGLE;
    for (uint64_t k = 0; k <= turn->group % 8; k++) og_gen_add_point(body, og_gen_draw_integers(random, -6, 6));
    break;
  case 3: og_gen_set_box(body, r, h, r + h); break;
  case 4: og_gen_set_sphere(body, r); break;
  case 5: og_gen_set_capsule(body, r, h); break;
  case 6: // a polygon
    is_flat = true;
    for (int k = 0; k < 12; k++) {
      const og_gen_point p = og_gen_draw_integers(random, -9, 9);
      og_gen_add(body, p.x, p.y, 0);
    }
    break;
  default:
    for (int k = 0; k < 8; k++) og_gen_add_point(body, og_gen_draw_integers(random, -9, 9));
    og_gen_set_radius(body, r);
    break;
  }
  c->direction = og_gen_draw_integers(random, -3, 3);
  if (is_flat || turn->group / 8 % 3 == 0) return;
  og_gen_set_translation(body, at.x, at.y, at.z);
  if (turn->group / 8 % 3 == 2) og_gen_set_rotation(body, v.x, v.y, v.z, 3);
}

static og_gen_point along(og_gen_point p, double t, og_gen_point d) {
  return (og_gen_point){p.x + t * d.x, p.y + t * d.y, p.z + t * d.z};
}

static void set_path(og_gen_body *body, og_gen_shape shape, og_gen_point at, og_gen_point direction) {
  body->shape = shape;
  og_gen_add_point(body, at);
  body->direction = direction;
}

// Rays that cross, start on one another or lie on one line; and others an ulp above or behind.
void og_gen_hit_rays(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double s = (double)og_random_integer(random, 1, 4), t = (double)og_random_integer(random, 0, 4);
  const og_gen_point u = {(double)og_random_integer(random, 1, 4), (double)og_random_integer(random, -3, 3), 0};
  const og_gen_point v = {-u.y, u.x, 0}, p = {(double)og_random_integer(random, -5, 5), 0, 1};
  const bool on_line = turn->group % 3 == 2;
  og_gen_point q = on_line ? along(p, s, u) : along(along(p, s, u), -t, v);
  if (turn->group % 2 == 1) q.z = og_gen_ulp_step(1, 1 + (unsigned)(turn->group / 2 % 2));
  else og_gen_flag(c, "touching");
  set_path(&c->a, OG_GEN_RAY, p, u);
  set_path(&c->b, OG_GEN_RAY, q, on_line ? u : v);
}

// Rays and lines through a triangle's edge, corner and middle: on it, an ulp out, an ulp in.
void og_gen_hit_triangles(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double high = (double)og_random_integer(random, 1, 4), across = (double)og_random_integer(random, 1, 3);
  const double edge = og_gen_ulp_step(1, turn->member);
  const og_gen_point corner[3] = {{1, -4, 0}, {1, 4, 0}, {-8, 0, 0}};
  c->b.shape = OG_GEN_TRIANGLE;
  for (int k = 0; k < 3; k++) og_gen_add_point(&c->b, corner[k]);
  og_gen_flag_ulp(c, turn->member, "touching");
  const double y = turn->group % 3 == 0 ? 0 : turn->group % 3 == 1 ? across : 4;
  const double x = turn->group % 3 == 2 ? 1 : edge; // at the corner (1, 4, 0) what moves is y
  const double at = turn->group % 3 == 2 ? og_gen_ulp_step(y, turn->member) : y;
  const bool within = turn->group % 4 < 2;
  set_path(&c->a, within ? OG_GEN_RAY : OG_GEN_LINE, (og_gen_point){x, at, high}, (og_gen_point){0, 0, -across});
}
