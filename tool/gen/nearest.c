/// A point beside a segment and a point beside a plane: on it, an ulp to each side, apart, where the nearest feature
/// changes, and without a length. Scenes are built around the plane z = 1; signed permutations map the axes.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"

static og_gen_point point(double x, double y, double z) { return (og_gen_point){x, y, z}; }

static void set_point(og_gen_case *c, og_gen_point p) {
  c->a.shape = OG_GEN_POINT;
  og_gen_add_point(&c->a, p);
}

static void set_segment(og_gen_case *c, og_gen_point p, og_gen_point q) {
  c->b.shape = OG_GEN_SEGMENT;
  og_gen_add_point(&c->b, p);
  og_gen_add_point(&c->b, q);
}

// All lengths times a power of two, which is exact.
static void scale(og_gen_body *body, int exponent) {
  for (size_t k = 0; k < body->count; k++) {
    const og_gen_point p = og_gen_point_at(body, k);
    og_gen_set_point(body, k, point(ldexp(p.x, exponent), ldexp(p.y, exponent), ldexp(p.z, exponent)));
  }
}

static void move(og_gen_body *body, og_gen_point by) {
  for (size_t k = 0; k < body->count; k++) {
    const og_gen_point p = og_gen_point_at(body, k);
    og_gen_set_point(body, k, point(p.x + by.x, p.y + by.y, p.z + by.z));
  }
}

static void turn_case(og_gen_turn *turn, og_gen_case *c) {
  const og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_frame_body(&frame, &c->a);
  og_gen_frame_body(&frame, &c->b);
  c->b.normal = og_gen_frame_vector(&frame, c->b.normal);
}

void og_gen_closest_point_segment(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double z = og_gen_ulp_step(1, turn->member), x = (double)og_random_integer(random, -3, 3);
  const double k = (double)og_random_integer(random, 1, 5), end = og_gen_ulp_step(4, turn->member);
  const og_gen_point p = og_gen_draw_integers(random, -5, 5);
  switch (turn->group % 12) {
  case 0: // on it, an ulp to each side
    set_point(c, point(x, 0, z));
    set_segment(c, point(-4, 0, 1), point(4, 0, 1));
    break;
  case 1: // on its end, an ulp beyond, an ulp within
    set_point(c, point(end, 0, 1));
    set_segment(c, point(-4, 0, 1), point(4, 0, 1));
    break;
  case 2: // beside its end, where the end stops being the nearest
    set_point(c, point(end, k, 1));
    set_segment(c, point(-4, 0, 1), point(4, 0, 1));
    break;
  case 3: // beyond its end, on its line
    set_point(c, point(end + k, 0, 1));
    set_segment(c, point(-4, 0, 1), point(4, 0, 1));
    break;
  case 4: // beside its middle
    set_point(c, point(x / 4, 3 * k, 1 + 4 * k * z));
    set_segment(c, point(-4, 0, 1), point(4, 0, 1));
    break;
  case 5: // oblique: the foot is one third along it, no double
    set_point(c, point(1 - 2 * k, 2 + k, z));
    set_segment(c, point(0, 0, 1), point(3, 6, 1));
    break;
  case 6: // without a length, on it
    set_point(c, point(x, k, z));
    set_segment(c, point(x, k, 1), point(x, k, 1));
    break;
  case 7: // without a length, beside it
    set_point(c, point(p.x + 3, p.y + 4, p.z * z));
    set_segment(c, p, p);
    break;
  case 8: // an ulp long
    set_point(c, point(x, k, z + 1));
    set_segment(c, point(x, 0, 1), point(x, 0, nextafter(1, 2)));
    break;
  case 9: // far from the origin
    set_point(c, point(x, k, z));
    set_segment(c, point(-4, 0, 1), point(4, 0, 1));
    move(&c->a, point(0x1p40, -0x1p41, 0));
    move(&c->b, point(0x1p40, -0x1p41, 0));
    og_gen_flag(c, "far-origin");
    break;
  default: // huge and tiny
    set_point(c, point(x, k, z));
    set_segment(c, point(-4, 0, 1), point(4, 3, 2));
    scale(&c->a, turn->group % 12 == 10 ? 1010 : -1010);
    scale(&c->b, turn->group % 12 == 10 ? 1010 : -1010);
    og_gen_flag(c, "extreme-exponents");
    break;
  }
  turn_case(turn, c);
}

static void set_plane(og_gen_case *c, og_gen_point normal, double offset, bool surface) {
  c->b.shape = OG_GEN_PLANE;
  c->b.normal = normal;
  c->b.offset = offset;
  c->b.surface = surface;
}

void og_gen_closest_point_plane(og_gen_turn *turn, og_gen_case *c) {
  og_random *random = &turn->random;
  const double z = og_gen_ulp_step(1, turn->member), k = (double)og_random_integer(random, 1, 5);
  const og_gen_point p = og_gen_draw_integers(random, -5, 5), n = og_gen_draw_integers(random, 1, 4);
  const bool surface = turn->group % 8 != 3;
  switch (turn->group % 8) {
  case 0: // on it, an ulp to each side; the normal has any length
    set_point(c, point(p.x, p.y, z));
    set_plane(c, point(0, 0, k), k, surface);
    break;
  case 1: // on an oblique one
    set_point(c, point(p.x, p.y, z));
    set_plane(c, n, n.x * p.x + n.y * p.y + n.z, surface);
    break;
  case 2: // in front of it: the foot is no double
    set_point(c, point(p.x + k * n.x, p.y + k * n.y, 2 * z));
    set_plane(c, n, n.x * p.x + n.y * p.y - k, surface);
    break;
  case 3: // on a half-space, an ulp out, an ulp in
    set_point(c, point(p.x, p.y, z));
    set_plane(c, point(0, 0, 2 * k), 2 * k, surface);
    break;
  case 4: // behind it
    set_point(c, point(p.x, p.y, z - 3 * k));
    set_plane(c, n, n.x * p.x + n.y * p.y + n.z, surface);
    break;
  case 5: // a plane far from the origin, the point on it
    set_point(c, point(0x1p40, p.y, z));
    set_plane(c, point(1, 0, k), 0x1p40 + k, surface);
    og_gen_flag(c, "far-origin");
    break;
  case 6: // a huge point, a tiny normal
    set_point(c, point(ldexp(p.x, 900), ldexp(k, 900), ldexp(z, 900)));
    set_plane(c, point(0x1p-900, 0x1p-901, 0), 0x1p-900, surface);
    og_gen_flag(c, "extreme-exponents");
    break;
  default: // a tiny point, a huge normal
    set_point(c, point(ldexp(p.x, -1000), ldexp(k, -1000), ldexp(z, -1000)));
    set_plane(c, point(0, 0x1p900, 0x1p901), 0, surface);
    og_gen_flag(c, "extreme-exponents");
    break;
  }
  turn_case(turn, c);
}
