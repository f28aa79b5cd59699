/// Poses that are not what programs assume: quaternions of any length, matrices that shear, mirror or flatten.

#include <math.h>

#include "tool/gen/families.h"

void og_gen_unnormalised_quaternion(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const body[2] = {&c->a, &c->b};
  for (int k = 0; k < 2; ++k) {
    og_gen_point half = og_gen_draw_integers(&turn->random, 1, 4);
    og_gen_point v = og_gen_draw_integers(&turn->random, -5, 5);
    double w = (double)og_random_integer(&turn->random, 1, 5);
    double at = (double)og_random_integer(&turn->random, 0, 6);
    // Lengths from 2^-300 to 2^300: |q|^2 is out of range of single precision, then of double.
    double scale = ldexp(1, (int)og_random_integer(&turn->random, -3, 3) * 100);
    og_gen_set_box(body[k], half.x, half.y, half.z);
    og_gen_set_rotation(body[k], v.x * scale, v.y * scale, v.z * scale, w * scale);
    og_gen_set_translation(body[k], k == 0 ? 0 : at, 0, k == 0 ? at : 0);
  }
}

static void add_boxlike(og_gen_body *body, og_random *random, bool hull) {
  og_gen_point half = og_gen_draw_integers(random, 1, 4);
  if (hull)
    for (int k = 0; k < 6; ++k) og_gen_add_point(body, og_gen_draw_integers(random, -4, 4));
  else og_gen_set_box(body, half.x, half.y, half.z);
}

static void set_matrix_row(og_gen_body *body, int row, og_gen_point p) {
  body->has_matrix = true;
  body->matrix[row] = og_gen_doubles(p.x, p.y, p.z);
}

void og_gen_matrix_sheared(og_gen_turn *turn, og_gen_case *c) {
  og_gen_body *const body[2] = {&c->a, &c->b};
  for (int k = 0; k < 2; ++k) {
    bool hull = og_random_flip(&turn->random);
    add_boxlike(body[k], &turn->random, hull);
    for (int row = 0; row < 3; ++row) set_matrix_row(body[k], row, og_gen_draw_doubles(&turn->random, -1, 1));
    og_gen_point at = og_gen_draw_doubles(&turn->random, -2, 2);
    og_gen_set_translation(body[k], at.x, at.y, at.z);
  }
}

void og_gen_matrix_nearly_orthonormal(og_gen_turn *turn, og_gen_case *c) {
  // (3, 4, 5) / 5 and (5, 12, 13) / 13 rounded to doubles, and faces that would touch were they exact.
  static const double turns[2][2] = {{0.6, 0.8}, {5.0 / 13.0, 12.0 / 13.0}};
  og_gen_point a = og_gen_draw_integers(&turn->random, 1, 6), b = og_gen_draw_integers(&turn->random, 1, 6);
  const double *t = turns[og_random_integer(&turn->random, 0, 1)];
  double sign = (double)og_random_integer(&turn->random, -1, 1);
  double error = ldexp(sign, (int)og_random_integer(&turn->random, -52, -20));
  og_gen_body *const body[2] = {&c->a, &c->b};
  for (int k = 0; k < 2; ++k) {
    set_matrix_row(body[k], 0, (og_gen_point){t[0], -t[1], 0});
    set_matrix_row(body[k], 1, (og_gen_point){t[1], t[0] + error, 0});
    set_matrix_row(body[k], 2, (og_gen_point){0, 0, 1});
  }
  og_gen_set_box(&c->a, a.x, a.y, a.z);
  og_gen_set_box(&c->b, b.x, b.y, b.z);
  og_gen_set_translation(&c->b, t[0] * (a.x + b.x), t[1] * (a.x + b.x), 0);
}

void og_gen_matrix_singular(og_gen_turn *turn, og_gen_case *c) {
  // A solid shape that the matrix flattens to a plane figure (rank 2), a segment (rank 1) or a point (rank 0).
  bool hull = og_random_flip(&turn->random);
  add_boxlike(&c->a, &turn->random, hull);
  og_gen_point u = og_gen_draw_integers(&turn->random, -2, 2), v = og_gen_draw_integers(&turn->random, -2, 2);
  int64_t rank = og_random_integer(&turn->random, 0, 2);
  for (int row = 0; row < 3; ++row) {
    // Row = i u + j v: the rows span at most a plane.
    double i = (double)og_random_integer(&turn->random, -2, 2) * (rank > 0);
    double j = (double)og_random_integer(&turn->random, -2, 2) * (rank > 1);
    set_matrix_row(&c->a, row, (og_gen_point){i * u.x + j * v.x, i * u.y + j * v.y, i * u.z + j * v.z});
  }
  og_gen_point half = og_gen_draw_integers(&turn->random, 1, 6), at = og_gen_draw_integers(&turn->random, -6, 6);
  og_gen_set_box(&c->b, half.x, half.y, half.z);
  og_gen_set_translation(&c->b, at.x, at.y, at.z);
}
