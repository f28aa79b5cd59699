#include "tool/study/rasku_scene.h"

#include <math.h>

enum { MERIDIANS = 32, CIRCLES = 15 };
static const double room = 12; // in widths of a body

static void add(og_rasku_shape *s, int a, int b, int c) { s->triangle[s->triangles++] = (og_mesh_triangle){{a, b, c}}; }

static void add_quad(og_rasku_shape *s, int a, int b, int c, int d) {
  add(s, a, b, c);
  add(s, a, c, d);
}

void og_rasku_cube(og_rasku_shape *s) {
  s->points = 8;
  s->triangles = 0;
  s->radius = sqrt(0.75);
  for (int k = 0; k < 8; k++) s->point[k] = (og_scatter_point){{(k & 1) - 0.5, (k >> 1 & 1) - 0.5, (k >> 2 & 1) - 0.5}};
  add_quad(s, 0, 2, 3, 1);
  add_quad(s, 4, 5, 7, 6);
  add_quad(s, 0, 1, 5, 4);
  add_quad(s, 2, 6, 7, 3);
  add_quad(s, 0, 4, 6, 2);
  add_quad(s, 1, 3, 7, 5);
}

// A turn about z by one meridian: the tangent of its half angle, pi / 32, by halving that of pi / 4.
static og_scatter_turn one_meridian(void) {
  static const og_scatter_point up = {{0, 0, 1}};
  double tangent = 1;
  for (int k = 0; k < 3; k++) tangent /= 1 + sqrt(1 + tangent * tangent);
  return og_scatter_turn_about(up, tangent);
}

// Circles are as far apart, in angle, as meridians: both are parts of pi / 16.
void og_rasku_sphere(og_rasku_shape *s) {
  const og_scatter_turn turn = one_meridian();
  og_scatter_point down = {{0.5, 0, 0}}; // its x is the height, its y the circle's radius
  s->triangles = 0;
  s->radius = 0.5;
  s->points = MERIDIANS * CIRCLES + 2;
  const int north = s->points - 2, south = s->points - 1;
  s->point[north] = (og_scatter_point){{0, 0, 0.5}};
  s->point[south] = (og_scatter_point){{0, 0, -0.5}};
  for (int c = 0; c < CIRCLES; c++) {
    down = og_scatter_turned(&turn, down);
    og_scatter_point p = {{down.x[1], 0, down.x[0]}};
    for (int m = 0; m < MERIDIANS; m++) {
      s->point[c * MERIDIANS + m] = p;
      p = og_scatter_turned(&turn, p);
    }
  }
  for (int m = 0; m < MERIDIANS; m++) {
    const int next = (m + 1) % MERIDIANS, last = (CIRCLES - 1) * MERIDIANS;
    add(s, north, m, next);
    for (int c = 0; c + 1 < CIRCLES; c++)
      add_quad(s, c * MERIDIANS + m, (c + 1) * MERIDIANS + m, (c + 1) * MERIDIANS + next, c * MERIDIANS + next);
    add(s, last + m, south, last + next);
  }
}

void og_rasku_start(og_rasku_scene *scene, const og_rasku_shape *shape, int bodies, og_random *random) {
  scene->shape = shape;
  scene->bodies = bodies;
  for (int k = 0; k < bodies; k++) {
    static const og_scatter_point middle = {{0, 0, 0}};
    og_rasku_body *const b = &scene->body[k];
    b->centre = og_scatter_moved(middle, room / 2, og_scatter_cube(random));
    b->step = og_scatter_moved(middle, og_random_between(random, 0.01, 0.04), og_scatter_direction(random));
    b->pose = og_scatter_turn_about(og_scatter_direction(random), og_random_between(random, -1, 1));
    b->turn = og_scatter_turn_about(og_scatter_direction(random), og_random_between(random, 0.002, 0.02));
    b->mesh = (og_mesh){b->point, shape->points, shape->triangle, shape->triangles, false};
    b->is_made = false;
  }
}

void og_rasku_frame(og_rasku_scene *scene) {
  for (int k = 0; k < scene->bodies; k++) {
    og_rasku_body *const b = &scene->body[k];
    const og_scatter_turn before = b->pose;
    b->centre = og_scatter_moved(b->centre, 1, b->step);
    for (int i = 0; i < 3; i++) {
      const bool is_beyond = fabs(b->centre.x[i]) > room / 2;
      if (is_beyond && b->centre.x[i] * b->step.x[i] > 0) b->step.x[i] = -b->step.x[i];
      for (int j = 0; j < 3; j++) {
        b->pose.m[i][j] = 0;
        for (int l = 0; l < 3; l++) b->pose.m[i][j] += b->turn.m[i][l] * before.m[l][j];
      }
    }
    b->is_made = false;
  }
}

bool og_rasku_near(const og_rasku_scene *scene, int i, int j) {
  const og_scatter_point between = og_scatter_moved(scene->body[i].centre, -1, scene->body[j].centre);
  const double far = 2 * scene->shape->radius;
  return fabs(between.x[0]) <= far && fabs(between.x[1]) <= far && fabs(between.x[2]) <= far;
}

const og_mesh *og_rasku_mesh(og_rasku_scene *scene, int i) {
  og_rasku_body *const b = &scene->body[i];
  for (int k = 0; k < scene->shape->points && !b->is_made; k++)
    b->point[k] =
        og_scatter_rounded(og_scatter_moved(og_scatter_turned(&b->pose, scene->shape->point[k]), 1, b->centre));
  b->is_made = true;
  return &b->mesh;
}
