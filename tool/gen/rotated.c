/// Boxes under rotations by integer quaternions that touch exactly: the translation is the rational number
/// that brings the two features together.

#include "tool/gen/families.h"
#include "tool/gen/lattice.h"

static int64_t product(og_gen_lattice_vector u, og_gen_lattice_vector v) {
  return u.at[0] * v.at[0] + u.at[1] * v.at[1] + u.at[2] * v.at[2];
}

static og_gen_lattice_vector cross(og_gen_lattice_vector u, og_gen_lattice_vector v) {
  return (og_gen_lattice_vector){{u.at[1] * v.at[2] - u.at[2] * v.at[1], u.at[2] * v.at[0] - u.at[0] * v.at[2],
                                  u.at[0] * v.at[1] - u.at[1] * v.at[0]}};
}

static og_gen_lattice_rotation draw_rotation(og_random *random, og_gen_body *body) {
  int64_t q[4];
  do
    for (int k = 0; k < 4; ++k) q[k] = og_random_integer(random, -4, 4);
  while ((q[0] | q[1] | q[2] | q[3]) == 0);
  og_gen_set_rotation(body, (double)q[0], (double)q[1], (double)q[2], (double)q[3]);
  return og_gen_rotation_by(q);
}

static og_gen_lattice_vector draw_half(og_random *random, og_gen_body *body) {
  og_gen_lattice_vector half;
  for (int k = 0; k < 3; ++k) half.at[k] = og_random_integer(random, 1, 6);
  og_gen_set_box(body, (double)half.at[0], (double)half.at[1], (double)half.at[2]);
  return half;
}

/// The corner of the box that lies farthest along a direction of space.
static og_gen_lattice_vector corner_along(const og_gen_lattice_rotation *r, og_gen_lattice_vector half,
                                          og_gen_lattice_vector direction) {
  og_gen_lattice_vector corner;
  for (int k = 0; k < 3; ++k) {
    int64_t slope = r->m[0][k] * direction.at[0] + r->m[1][k] * direction.at[1] + r->m[2][k] * direction.at[2];
    corner.at[k] = slope < 0 ? -half.at[k] : half.at[k];
  }
  return corner;
}

/// Translates B so that its (local) point q meets A's p, and both by a common integer shift.
static void join(og_gen_turn *turn, og_gen_case *c, const og_gen_lattice_rotation *ra, og_gen_lattice_vector p,
                 const og_gen_lattice_rotation *rb, og_gen_lattice_vector q) {
  og_gen_lattice_vector u = og_gen_image(ra, p), v = og_gen_image(rb, q), t, shift;
  for (int k = 0; k < 3; ++k) {
    shift.at[k] = og_random_integer(&turn->random, -9, 9);
    t.at[k] = u.at[k] * rb->norm - v.at[k] * ra->norm + shift.at[k] * ra->norm * rb->norm;
  }
  og_gen_set_translation(&c->a, (double)shift.at[0], (double)shift.at[1], (double)shift.at[2]);
  c->b.has_translation = true;
  c->b.translation = og_gen_ratios(t.at, ra->norm * rb->norm);
}

void og_gen_touch_rotated(og_gen_turn *turn, og_gen_case *c) {
  og_gen_lattice_rotation ra = draw_rotation(&turn->random, &c->a), rb = draw_rotation(&turn->random, &c->b);
  og_gen_lattice_vector a = draw_half(&turn->random, &c->a), b = draw_half(&turn->random, &c->b);
  // A point of A's face k (or of an edge or a corner of it), and the corner of B that comes first against the
  // face's normal: B lies beyond the face's plane.
  int k = (int)og_random_integer(&turn->random, 0, 2);
  og_gen_lattice_vector p, normal = {{0, 0, 0}};
  for (int i = 0; i < 3; ++i) p.at[i] = og_random_integer(&turn->random, -a.at[i], a.at[i]);
  int side = og_random_flip(&turn->random) ? 1 : -1;
  p.at[k] = side * a.at[k];
  normal.at[k] = -side;
  join(turn, c, &ra, p, &rb, corner_along(&rb, b, og_gen_image(&ra, normal)));
}

void og_gen_touch_rotated_edges(og_gen_turn *turn, og_gen_case *c) {
  og_gen_lattice_rotation ra = draw_rotation(&turn->random, &c->a), rb = draw_rotation(&turn->random, &c->b);
  og_gen_lattice_vector a = draw_half(&turn->random, &c->a), b = draw_half(&turn->random, &c->b);
  // n is normal to an edge direction of each box, so the points of A farthest along n and those of B farthest
  // against it hold such an edge. Parallel edges leave any normal of theirs to choose from.
  int i = (int)og_random_integer(&turn->random, 0, 2), j = (int)og_random_integer(&turn->random, 0, 2);
  og_gen_lattice_vector along_a = {{0, 0, 0}}, along_b = {{0, 0, 0}}, other = {{0, 0, 0}};
  along_a.at[i] = 1;
  along_b.at[j] = 1;
  other.at[(i + 1) % 3] = 1;
  og_gen_lattice_vector n = cross(og_gen_image(&ra, along_a), og_gen_image(&rb, along_b));
  if (product(n, n) == 0) n = og_gen_image(&ra, other);
  og_gen_lattice_vector against = {{-n.at[0], -n.at[1], -n.at[2]}};
  og_gen_lattice_vector p = corner_along(&ra, a, n), q = corner_along(&rb, b, against);
  p.at[i] = og_random_integer(&turn->random, -a.at[i] + 1, a.at[i] - 1);
  q.at[j] = og_random_integer(&turn->random, -b.at[j] + 1, b.at[j] - 1);
  join(turn, c, &ra, p, &rb, q);
}
