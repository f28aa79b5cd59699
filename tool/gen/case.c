#include "tool/gen/case.h"

#include <assert.h>
#include <string.h>

og_gen_number og_gen_double(double value) { return (og_gen_number){.value = value}; }

og_gen_number og_gen_ratio(int64_t num, int64_t den) {
  int64_t a = num < 0 ? -num : num, b = den;
  while (b != 0) {
    int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return (og_gen_number){.num = num / a, .den = den / a};
}

og_gen_triple og_gen_doubles(double x, double y, double z) {
  return (og_gen_triple){og_gen_double(x), og_gen_double(y), og_gen_double(z)};
}

og_gen_triple og_gen_ratios(const int64_t xyz[3], int64_t den) {
  return (og_gen_triple){og_gen_ratio(xyz[0], den), og_gen_ratio(xyz[1], den), og_gen_ratio(xyz[2], den)};
}

og_gen_point og_gen_draw_integers(og_random *random, int64_t lo, int64_t hi) {
  og_gen_point p;
  p.x = (double)og_random_integer(random, lo, hi);
  p.y = (double)og_random_integer(random, lo, hi);
  p.z = (double)og_random_integer(random, lo, hi);
  return p;
}

og_gen_point og_gen_draw_doubles(og_random *random, double lo, double hi) {
  og_gen_point p;
  p.x = og_random_between(random, lo, hi);
  p.y = og_random_between(random, lo, hi);
  p.z = og_random_between(random, lo, hi);
  return p;
}

void og_gen_add(og_gen_body *body, double x, double y, double z) {
  assert(body->count < OG_GEN_MAX_POINTS);
  body->point[body->count++] = og_gen_doubles(x, y, z);
}

void og_gen_add_point(og_gen_body *body, og_gen_point p) { og_gen_add(body, p.x, p.y, p.z); }

og_gen_point og_gen_point_at(const og_gen_body *body, size_t k) {
  const og_gen_triple *p = &body->point[k];
  return (og_gen_point){p->x.value, p->y.value, p->z.value};
}

void og_gen_set_point(og_gen_body *body, size_t k, og_gen_point p) { body->point[k] = og_gen_doubles(p.x, p.y, p.z); }

void og_gen_shuffle(og_gen_body *body, og_random *random) {
  for (size_t k = body->count; k > 1; --k) {
    size_t other = (size_t)og_random_integer(random, 0, (int64_t)k - 1);
    og_gen_triple kept = body->point[k - 1];
    body->point[k - 1] = body->point[other];
    body->point[other] = kept;
  }
}

void og_gen_set_box(og_gen_body *body, double hx, double hy, double hz) {
  body->shape = OG_GEN_BOX;
  body->half = og_gen_doubles(hx, hy, hz);
}

void og_gen_set_sphere(og_gen_body *body, double radius) {
  body->shape = OG_GEN_SPHERE;
  og_gen_set_radius(body, radius);
}

void og_gen_set_capsule(og_gen_body *body, double radius, double half_height) {
  body->shape = OG_GEN_CAPSULE;
  body->half_height = og_gen_double(half_height);
  og_gen_set_radius(body, radius);
}

void og_gen_set_curved(og_gen_body *body, og_gen_shape shape, double radius, double half_height) {
  og_gen_set_capsule(body, radius, half_height);
  body->shape = shape;
}

void og_gen_set_radius(og_gen_body *body, double radius) {
  body->has_radius = true;
  body->radius = og_gen_double(radius);
}

void og_gen_set_rotation(og_gen_body *body, double x, double y, double z, double w) {
  body->has_rotation = true;
  body->rotation[0] = og_gen_double(x);
  body->rotation[1] = og_gen_double(y);
  body->rotation[2] = og_gen_double(z);
  body->rotation[3] = og_gen_double(w);
}

void og_gen_set_translation(og_gen_body *body, double x, double y, double z) {
  body->has_translation = true;
  body->translation = og_gen_doubles(x, y, z);
}

void og_gen_add_corners(og_gen_body *body, double hx, double hy, double hz, og_gen_point centre) {
  for (int k = 0; k < 8; ++k)
    og_gen_add(body, centre.x + (k & 1 ? hx : -hx), centre.y + (k & 2 ? hy : -hy), centre.z + (k & 4 ? hz : -hz));
}

void og_gen_set_motion(og_gen_case *c, og_gen_point velocity_a, og_gen_point velocity_b) {
  c->moving = true;
  c->velocity_a = og_gen_doubles(velocity_a.x, velocity_a.y, velocity_a.z);
  c->velocity_b = og_gen_doubles(velocity_b.x, velocity_b.y, velocity_b.z);
}

void og_gen_set_until(og_gen_case *c, double until) {
  c->has_until = true;
  c->until = og_gen_double(until);
}

void og_gen_flag(og_gen_case *c, const char *flag) {
  for (size_t k = 0; k < c->flag_count; ++k)
    if (strcmp(c->flag[k], flag) == 0) return;
  assert(c->flag_count < OG_GEN_MAX_FLAGS);
  c->flag[c->flag_count++] = flag;
}
