/// Questions about primitives where features are parallel, points repeated, or contact is by a single point. Scenes are
/// built around the plane z = 1 and mapped by signed permutations of the axes, which are exact.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/frame.h"

static og_gen_point point(double x, double y, double z) { return (og_gen_point){x, y, z}; }

// Maps bodies, directions and planes, which have no shift here.
static void turn_case(og_gen_turn *turn, og_gen_case *c) {
  const og_gen_frame frame = og_gen_frame_axes(&turn->random);
  og_gen_body *const bodies[2] = {&c->a, &c->b};
  c->direction = og_gen_frame_vector(&frame, c->direction);
  for (int k = 0; k < 2; ++k) {
    og_gen_frame_body(&frame, bodies[k]);
    bodies[k]->direction = og_gen_frame_vector(&frame, bodies[k]->direction);
    bodies[k]->normal = og_gen_frame_vector(&frame, bodies[k]->normal);
  }
}

static void set_points(og_gen_body *body, og_gen_shape shape, const og_gen_point *p, size_t count) {
  body->shape = shape;
  for (size_t k = 0; k < count; ++k) og_gen_add_point(body, p[k]);
}

static void set_endless(og_gen_body *body, og_gen_shape shape, og_gen_point at, og_gen_point direction) {
  set_points(body, shape, &at, 1);
  body->direction = direction;
}

static void set_plane(og_gen_body *body, og_gen_point normal, double offset, bool surface) {
  body->shape = OG_GEN_PLANE;
  body->normal = normal;
  body->offset = offset;
  body->surface = surface;
}

void og_gen_support_ties(og_gen_turn *turn, og_gen_case *c) {
  static const double direction[8][3] = {{1, 0, 0},  {1, 1, 0}, {1, 1, 1},  {0, 0, 1},
                                         {-1, 1, 0}, {0, 1, 1}, {0, -1, 0}, {1, -1, 1}};
  const double *d = direction[turn->group % 8];
  const int64_t h = og_random_integer(&turn->random, 1, 5);
  // A cube, so that (1, 1, 0) is square to an edge of its body diagonal's section too; an octahedron every other time.
  if (turn->group % 2 == 0) {
    og_gen_add_corners(&c->a, (double)h, (double)h, (double)h, point(0, 0, 0));
  } else {
    for (int k = 0; k < 6; ++k) {
      const double at = k % 2 == 0 ? (double)h : -(double)h;
      og_gen_add(&c->a, k / 2 == 0 ? at : 0, k / 2 == 1 ? at : 0, k / 2 == 2 ? at : 0);
    }
  }
  og_gen_add_point(&c->a, og_gen_point_at(&c->a, 0)); // a corner twice
  if (turn->group % 4 >= 2) og_gen_set_radius(&c->a, 0.5);
  c->direction = point(d[0], d[1], d[2]);
  // An ulp beside: one component, whatever it is.
  if (turn->member == 1) c->direction.x = nextafter(c->direction.x, 2);
  if (turn->member == 2) c->direction.y = nextafter(c->direction.y, -2);
  turn_case(turn, c);
}

// Both bodies have faces and edges square to the direction; so has their difference, and their sum.
void og_gen_support_two_ties(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const b = &c->b;
  const double h = (double)og_random_integer(&turn->random, 1, 5);
  const og_gen_point at = og_gen_draw_integers(&turn->random, -4, 4);
  c->of_two = true;
  c->is_sum = turn->group % 2 == 1;
  og_gen_add_corners(&c->a, 1, 2, h, point(0, 0, 0));
  switch (turn->group / 2 % 4) {
  case 0: og_gen_add_corners(b, h, h, 1, at); break;
  case 1: // an edge of a
    b->shape = OG_GEN_SEGMENT;
    og_gen_add_point(b, at);
    og_gen_add(b, at.x, at.y, at.z + h);
    break;
  case 2: // a face, but for a part of it
    b->shape = OG_GEN_TRIANGLE;
    og_gen_add_point(b, at);
    og_gen_add(b, at.x, at.y + h, at.z);
    og_gen_add(b, at.x, at.y, at.z + h);
    break;
  default:
    og_gen_set_sphere(b, h);
    og_gen_set_translation(b, at.x, at.y, at.z);
    break;
  }
  if (turn->group % 8 >= 5) og_gen_set_radius(&c->a, 0.5);
  c->direction = turn->group / 8 % 2 == 0 ? point(1, 0, 0) : point(2, 1, 0);
  if (turn->member == 1) c->direction.z = 0x1p-52;
  if (turn->member == 2) c->direction.y = nextafter(c->direction.y, -2);
  if (b->shape != OG_GEN_SPHERE) turn_case(turn, c);
}

// Hulls, rounded or not, and boxes in rational poses.
void og_gen_support_two_random(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const bodies[2] = {&c->a, &c->b};
  c->of_two = true;
  c->is_sum = turn->group % 2 == 1;
  for (int i = 0; i < 2; i++) {
    og_gen_body *const body = bodies[i];
    if ((turn->group / 2 + (uint64_t)i) % 3 == 0) {
      const og_gen_point half = og_gen_draw_doubles(&turn->random, 0.1, 3);
      const og_gen_point v = og_gen_draw_integers(&turn->random, -5, 5);
      og_gen_set_box(body, half.x, half.y, half.z);
      og_gen_set_rotation(body, v.x, v.y, v.z, (double)og_random_integer(&turn->random, 1, 5));
    } else {
      for (int k = 0; k < 8; k++) og_gen_add_point(body, og_gen_draw_doubles(&turn->random, -2, 2));
    }
    if (turn->group / 6 % 2 == 1) og_gen_set_radius(body, og_random_between(&turn->random, 0.1, 2));
  }
  c->direction = og_gen_draw_doubles(&turn->random, -2, 2);
}

void og_gen_simplex_degenerate(og_gen_turn *turn, og_gen_case *c) {
  static const struct {
    size_t count;
    double p[4][3];
  } simplex[12] = {
      {1, {{0, 0, 1}}},                                        // a point
      {2, {{1, 2, 1}, {1, 2, 1}}},                             // twice
      {2, {{-1, 0, 1}, {2, 0, 1}}},                            // the foot inside an edge
      {3, {{-1, 0, 1}, {0, 0, 1}, {3, 0, 1}}},                 // on a line, the foot at the middle point
      {3, {{-1, -1, 1}, {2, -1, 1}, {0, 3, 1}}},               // the foot inside a triangle
      {3, {{-1, -1, 1}, {1, 1, 1}, {3, -1, 1}}},               // the foot on an edge
      {4, {{-2, -2, 1}, {2, -2, 1}, {2, 2, 1}, {-2, 2, 1}}},   // a square: four points in a plane
      {4, {{-2, -1, 1}, {2, -1, 1}, {0, 2, 1}, {0, 0, 4}}},    // a tetrahedron, the foot on its face
      {4, {{-2, -1, -1}, {2, -1, -1}, {0, 2, -1}, {0, 0, 1}}}, // the origin inside
      {4, {{-1, 0, 1}, {1, 0, 1}, {0, 0, 2}, {0, 0, 3}}},      // in a plane through the origin
      {4, {{0, 0, 1}, {1, 0, 1}, {2, 0, 1}, {3, 0, 1}}},       // on a line, the foot at an end
      {4, {{1, 1, 1}, {1, 1, 1}, {1, -1, 1}, {-2, 0, 1}}},     // a corner twice
  };
  const size_t which = (size_t)(turn->group % 12);
  for (size_t k = 0; k < simplex[which].count; ++k) {
    const double *p = simplex[which].p[k];
    // An ulp above or below where a point lies at height 1, so one beside another member's plane or line.
    og_gen_add(&c->a, p[0], p[1], k == 0 && fabs(p[2]) == 1 ? p[2] * og_gen_ulp_step(1, turn->member) : p[2]);
  }
  c->a.shape = OG_GEN_HULL;
  turn_case(turn, c);
}

void og_gen_closest_parallel(og_gen_turn *turn, og_gen_case *c) {
  const double z = og_gen_ulp_step(1, turn->member), x = (double)og_random_integer(&turn->random, -3, 3);
  const og_gen_point triangle[3] = {point(-3, -2, 1), point(3, -2, 1), point(0, 4, 1)};
  const og_gen_point edge[2] = {point(-2, 0, z), point(2, 0, z)}, across[2] = {point(x, -2, 1), point(x, 2, 1)},
                     beyond[2] = {point(4, 0, 1), point(7, 0, 1)};
  switch (turn->group % 12) {
  case 0: // lines that cross
    set_endless(&c->a, OG_GEN_LINE, point(0, 0, z), point(1, 0, 0));
    set_endless(&c->b, OG_GEN_LINE, point(x, 0, 1), point(0, 1, 0));
    break;
  case 1: // the same line
    set_endless(&c->a, OG_GEN_LINE, point(0, 0, z), point(1, 0, 0));
    set_endless(&c->b, OG_GEN_LINE, point(x, 0, 1), point(-2, 0, 0));
    break;
  case 2: // rays away from each other on one line
    set_endless(&c->a, OG_GEN_RAY, point(4, 0, z), point(1, 0, 0));
    set_endless(&c->b, OG_GEN_RAY, point(x, 0, 1), point(-1, 0, 0));
    break;
  case 3: // segments that cross, or beside each other's ends
    set_points(&c->a, OG_GEN_SEGMENT, edge, 2);
    set_points(&c->b, OG_GEN_SEGMENT, across, 2);
    break;
  case 4: // segments on one line
    set_points(&c->a, OG_GEN_SEGMENT, edge, 2);
    set_points(&c->b, OG_GEN_SEGMENT, beyond, 2);
    break;
  case 5: // a segment in a triangle's plane
    set_points(&c->a, OG_GEN_SEGMENT, edge, 2);
    set_points(&c->b, OG_GEN_TRIANGLE, triangle, 3);
    break;
  case 6: // a point on a triangle
    set_points(&c->a, OG_GEN_POINT, edge, 1);
    set_points(&c->b, OG_GEN_TRIANGLE, triangle, 3);
    break;
  case 7: // a line on a half-space
    set_endless(&c->a, OG_GEN_LINE, point(0, 0, z), point(1, 2, 0));
    set_plane(&c->b, point(0, 0, 2), 2, false);
    break;
  case 8: // two half-spaces face to face
    set_plane(&c->a, point(0, 0, -1), -z, false);
    set_plane(&c->b, point(0, 0, 3), 3, false);
    break;
  case 9: // a triangle on a plane
    set_plane(&c->a, point(0, 0, 1), z, true);
    set_points(&c->b, OG_GEN_TRIANGLE, triangle, 3);
    break;
  case 10: // a line along a box's edge
    set_endless(&c->a, OG_GEN_LINE, point(0, 1, z), point(-1, 0, 0));
    og_gen_set_box(&c->b, 1, 1, 1);
    break;
  default: // a ray towards a box's corner
    set_endless(&c->a, OG_GEN_RAY, point(3, 3, z + 2), point(-1, -1, -1));
    og_gen_set_box(&c->b, 1, 1, 1);
    break;
  }
  // Boxes have no points to map: their frame is their own.
  if (c->b.shape != OG_GEN_BOX) turn_case(turn, c);
}

void og_gen_hit_grazing(og_gen_turn *turn, og_gen_case *c) {
  const double z = og_gen_ulp_step(1, turn->member), x = (double)og_random_integer(&turn->random, -2, 2);
  const og_gen_point flat[3] = {point(-3, -2, z), point(3, -2, z), point(0, 4, z)},
                     lower[3] = {point(-3, -2, 1), point(3, -2, 1), point(0, 4, 1)},
                     upright[3] = {point(x, 0, z), point(x - 1, 0, 3), point(x + 1, 0, 3)},
                     edge[2] = {point(-9, 0, z), point(9, 0, z)}, across[2] = {point(x, -2, 1), point(x, 2, 1)},
                     drop[2] = {point(0, 0, z), point(0, 0, 5)};
  og_gen_flag_ulp(c, turn->member, "touching");
  switch (turn->group % 12) {
  case 0: // along a box's face
    set_endless(&c->a, OG_GEN_RAY, point(-5, x / 4, z), point(1, 0, 0));
    break;
  case 1: // along its edge
    set_endless(&c->a, OG_GEN_LINE, point(-5, 1, z), point(1, 0, 0));
    break;
  case 2: // past its corner
    set_endless(&c->a, OG_GEN_LINE, point(2, 0, z), point(-1, 1, 0));
    break;
  case 3: // a triangle on its face
    set_points(&c->a, OG_GEN_TRIANGLE, flat, 3);
    break;
  case 4: // the end of a segment on its face
    set_points(&c->a, OG_GEN_SEGMENT, drop, 2);
    break;
  case 5: // along a triangle's plane
    set_points(&c->a, OG_GEN_SEGMENT, edge, 2);
    set_points(&c->b, OG_GEN_TRIANGLE, lower, 3);
    break;
  case 6: // the corner of a triangle in another's plane
    set_points(&c->a, OG_GEN_TRIANGLE, upright, 3);
    set_points(&c->b, OG_GEN_TRIANGLE, lower, 3);
    break;
  case 7: // triangles in one plane
    set_points(&c->a, OG_GEN_TRIANGLE, flat, 3);
    set_points(&c->b, OG_GEN_TRIANGLE, lower, 3);
    break;
  case 8: // segments that cross
    set_points(&c->a, OG_GEN_SEGMENT, edge, 2);
    set_points(&c->b, OG_GEN_SEGMENT, across, 2);
    break;
  case 9: // along a half-space
    set_endless(&c->a, OG_GEN_LINE, point(0, 0, z), point(1, -3, 0));
    set_plane(&c->b, point(0, 0, 5), 5, false);
    break;
  case 10: // into a plane
    set_endless(&c->a, OG_GEN_RAY, point(0, 0, z), point(1, 0, 2));
    set_plane(&c->b, point(0, 0, 1), 1, false);
    break;
  default: // the corner of a triangle on a half-space
    set_points(&c->a, OG_GEN_TRIANGLE, upright, 3);
    set_plane(&c->b, point(0, 0, 1), 1, false);
    break;
  }
  if (turn->group % 12 < 5) og_gen_set_box(&c->b, 1, 1, 1);
  // What only crosses in the plane itself misses on both sides of it.
  const bool thin = c->b.shape == OG_GEN_TRIANGLE || c->b.shape == OG_GEN_SEGMENT;
  if (turn->member == 2 && thin && c->a.shape != OG_GEN_TRIANGLE) c->flag[c->flag_count - 1] = "ulp-apart";
  if (turn->member == 2 && turn->group % 12 == 7) c->flag[c->flag_count - 1] = "ulp-apart";
  if (c->b.shape != OG_GEN_BOX) turn_case(turn, c);
}

void og_gen_hit_sphere(og_gen_turn *turn, og_gen_case *c) {
  const double z = og_gen_ulp_step(1, turn->member), length = (double)og_random_integer(&turn->random, 1, 5);
  const og_gen_point along[2] = {point(-length, 0, z), point(length, 0, z)},
                     away[2] = {point(0, 0, z), point(length, 0, z + 2)};
  og_gen_flag_ulp(c, turn->member, "touching");
  switch (turn->group % 4) {
  case 0: set_endless(&c->a, OG_GEN_LINE, point(length, 0, z), point(1, 0, 0)); break;
  case 1: set_endless(&c->a, OG_GEN_RAY, point(-length, 0, z), point(3, 0, 0)); break;
  case 2: set_points(&c->a, OG_GEN_SEGMENT, along, 2); break;
  default: set_points(&c->a, OG_GEN_SEGMENT, away, 2); break; // its end on the sphere
  }
  og_gen_set_sphere(&c->b, 1);
}

void og_gen_orientation_degenerate(og_gen_turn *turn, og_gen_case *c) {
  const double k = (double)og_random_integer(&turn->random, -4, 4), m = (double)og_random_integer(&turn->random, 1, 5);
  const double z = og_gen_ulp_step(1, turn->member);
  c->a.shape = OG_GEN_HULL;
  if (turn->group % 2 == 0) { // three on a line through (0, 1)
    og_gen_add(&c->a, 0, 1, k);
    og_gen_add(&c->a, m, 1 + m * k, -k);
    og_gen_add(&c->a, 0, z, 3); // beside the first: at the line's own point, an ulp above or below
  } else {
    og_gen_add(&c->a, 0, 0, 1);
    og_gen_add(&c->a, m, 0, 1 + k);
    og_gen_add(&c->a, 0, m, 1 - k);
    og_gen_add(&c->a, 0, 0, z);
    turn_case(turn, c);
  }
}
