#include "tool/gen/rounded_scene.h"

#include <stdlib.h>

og_gen_scene og_gen_scene_empty(og_gen_turn *turn, og_gen_case *c) {
  return (og_gen_scene){.c = c, .random = &turn->random, .turn = {{0, 0, 0, 1}, {0, 0, 0, 1}}};
}

void og_gen_scene_aim(og_gen_scene *scene, int body, const og_gen_arm *arm) {
  // Half a turn about the vector midway between z and the arm; against z any half turn across it.
  const int64_t *d = arm->v.at;
  int64_t *q = scene->turn[body];
  q[0] = d[0];
  q[1] = d[1];
  q[2] = d[2] + arm->length;
  q[3] = 0;
  if (q[0] == 0 && q[1] == 0 && q[2] == 0) q[0] = 1;
}

void og_gen_scene_move(og_gen_scene *scene, int body, int64_t k, og_gen_lattice_vector v) {
  for (int axis = 0; axis < 3; ++axis) scene->centre[body].at[axis] += k * v.at[axis];
}

// ---- placing ----

static int64_t draw_quaternion(og_random *random, int64_t q[4], int64_t largest) {
  int64_t norm = 0;
  for (int k = 0; k < 4; ++k) {
    q[k] = og_random_integer(random, -largest, largest);
    norm += q[k] * q[k];
  }
  return norm;
}

// Quaternions of -1, 0 and 1 with 1, 2 or 4 of them not zero are the 24 rotations that keep the axes.
static void draw_turn(og_random *random, int64_t q[4], bool oblique) {
  int64_t norm;
  do norm = draw_quaternion(random, q, oblique ? 3 : 1);
  while (norm == 0 || (!oblique && norm == 3));
}

static void multiply(int64_t r[4], const int64_t p[4], const int64_t q[4]) {
  r[0] = p[3] * q[0] + q[3] * p[0] + p[1] * q[2] - p[2] * q[1];
  r[1] = p[3] * q[1] + q[3] * p[1] + p[2] * q[0] - p[0] * q[2];
  r[2] = p[3] * q[2] + q[3] * p[2] + p[0] * q[1] - p[1] * q[0];
  r[3] = p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2];
}

// As a double where one will do.
static og_gen_number number_of(int64_t num, int64_t den) {
  const og_gen_number r = og_gen_ratio(num, den);
  const bool is_dyadic = (r.den & (r.den - 1)) == 0;
  return is_dyadic ? og_gen_double((double)r.num / (double)r.den) : r;
}

static void place_body(const og_gen_scene *scene, int which, const int64_t q[4], og_gen_lattice_vector shift) {
  og_gen_body *body = which == 0 ? &scene->c->a : &scene->c->b;
  const og_gen_lattice_rotation r = og_gen_rotation_by(q);
  og_gen_lattice_vector at = og_gen_image(&r, scene->centre[which]);
  for (int axis = 0; axis < 3; ++axis) at.at[axis] += shift.at[axis] * OG_GEN_EIGHTHS * r.norm;
  body->has_translation = true;
  const int64_t den = OG_GEN_EIGHTHS * r.norm;
  body->translation = (og_gen_triple){number_of(at.at[0], den), number_of(at.at[1], den), number_of(at.at[2], den)};
  if (body->shape == OG_GEN_SPHERE) return;
  int64_t all[4];
  multiply(all, q, scene->turn[which]);
  og_gen_set_rotation(body, (double)all[0], (double)all[1], (double)all[2], (double)all[3]);
}

static og_gen_triple turned(og_gen_lattice_vector v, const int64_t q[4]) {
  const og_gen_lattice_rotation r = og_gen_rotation_by(q);
  const og_gen_lattice_vector image = og_gen_image(&r, v);
  return (og_gen_triple){number_of(image.at[0], r.norm), number_of(image.at[1], r.norm),
                         number_of(image.at[2], r.norm)};
}

static void set_velocities(const og_gen_scene *scene, const int64_t q[4]) {
  scene->c->moving = true;
  scene->c->velocity_a = turned(scene->velocity[0], q);
  scene->c->velocity_b = turned(scene->velocity[1], q);
}

void og_gen_scene_place(og_gen_scene *scene) {
  int64_t q[4];
  og_gen_lattice_vector shift;
  const bool oblique = og_random_flip(scene->random);
  draw_turn(scene->random, q, oblique);
  for (int axis = 0; axis < 3; ++axis) shift.at[axis] = og_random_integer(scene->random, -9, 9);
  place_body(scene, 0, q, shift);
  place_body(scene, 1, q, shift);
  if (scene->moves) set_velocities(scene, q);
  if (oblique) og_gen_flag(scene->c, "rational-pose");
}

// ---- arms ----

og_gen_arm og_gen_any_arm(og_random *random) {
  double length;
  const og_gen_point p = og_gen_draw_arm(random, &length);
  return (og_gen_arm){{{(int64_t)p.x, (int64_t)p.y, (int64_t)p.z}}, (int64_t)length};
}

og_gen_arm og_gen_flat_arm(og_random *random) {
  static const int64_t triples[][3] = {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {0, 1, 1}, {0, 7, 7}};
  const int64_t *t = triples[og_random_integer(random, 0, sizeof triples / sizeof triples[0] - 1)];
  const bool swapped = og_random_flip(random), minus_x = og_random_flip(random), minus_y = og_random_flip(random);
  const int64_t x = swapped ? t[1] : t[0], y = swapped ? t[0] : t[1];
  return (og_gen_arm){{{minus_x ? -x : x, minus_y ? -y : y, 0}}, t[2]};
}

og_gen_arm og_gen_corner_arm(og_random *random) {
  og_gen_arm arm = og_gen_any_arm(random);
  for (int axis = 0; axis < 3; ++axis) arm.v.at[axis] = llabs(arm.v.at[axis]);
  return arm;
}

int64_t og_gen_within(og_random *random, int64_t limit) {
  return og_random_integer(random, -limit * OG_GEN_EIGHTHS, limit * OG_GEN_EIGHTHS);
}

void og_gen_draw_box(og_gen_scene *scene, int64_t half[3]) {
  for (int axis = 0; axis < 3; ++axis) half[axis] = og_random_integer(scene->random, 1, 6);
  og_gen_set_box(&scene->c->b, (double)half[0], (double)half[1], (double)half[2]);
}

double og_gen_miss_or_overlap(og_random *random, bool apart, int64_t length) {
  if (apart) return (double)length / 2;
  return (double)length + (double)og_random_integer(random, 1, 64) / OG_GEN_EIGHTHS;
}
