/// Points whose convex hull is easily got wrong: many in one plane or line, one ulp beside it, repeated, any exponent.

#include <math.h>

#include "tool/gen/families.h"

// In the plane every third time.
static void begin(const og_gen_turn *turn, og_gen_case *c) { c->volume.axes = turn->group % 3 == 2 ? 2 : 3; }

static void add(og_gen_case *c, double x, double y, double z) { og_gen_add(&c->a, x, y, c->volume.axes == 3 ? z : 0); }

static double moved(og_gen_turn *turn, double x) {
  const int way = (int)og_random_integer(&turn->random, -1, 1);
  return way == 0 ? x : nextafter(x, 100 * way);
}

// A point of the unit ball, not at its centre.
static og_gen_point draw_in_ball(og_gen_turn *turn, const og_gen_case *c, double *length) {
  og_gen_point p;
  do {
    p = og_gen_draw_doubles(&turn->random, -1, 1);
    if (c->volume.axes == 2) p.z = 0;
    *length = sqrt(p.x * p.x + p.y * p.y + p.z * p.z);
  } while (*length > 1 || *length < 0.01);
  return p;
}

void og_gen_hull_ball(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 60; k++) {
    double length;
    const og_gen_point p = draw_in_ball(turn, c, &length);
    add(c, p.x, p.y, p.z);
  }
}

void og_gen_hull_sphere(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 40; k++) {
    double length;
    const og_gen_point p = draw_in_ball(turn, c, &length);
    add(c, p.x / length, p.y / length, p.z / length);
  }
}

// On the faces of a cube, each coordinate that should be 1 or -1 moved by up to one ulp.
void og_gen_hull_cube(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 48; k++) {
    const og_gen_point p = og_gen_draw_doubles(&turn->random, -1, 1);
    double x[3] = {p.x, p.y, p.z};
    x[k % c->volume.axes] = moved(turn, og_random_flip(&turn->random) ? 1 : -1);
    add(c, x[0], x[1], x[2]);
  }
}

// Corners, points on edges, on facets and within.
void og_gen_hull_lattice(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 64; k++) add(c, k % 4, k / 4 % 4, k / 16);
  og_gen_shuffle(&c->a, &turn->random);
}

// Each lattice point moved by up to one ulp along each axis: facets break into many, or lose a corner.
void og_gen_hull_ulp(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 27; k++) {
    const double x = moved(turn, 1 + k % 3);
    const double y = moved(turn, 1 + k / 3 % 3);
    const double z = moved(turn, 1 + k / 9);
    add(c, x, y, z);
  }
}

// An integer point on the sphere of radius 9 among those of one octant's kind, with any signs: many share a plane.
void og_gen_hull_cospherical(og_gen_turn *turn, og_gen_case *c) {
  static const int shapes[][3] = {{9, 0, 0}, {8, 4, 1}, {7, 4, 4}, {6, 6, 3}};
  begin(turn, c);
  for (int k = 0; k < 30; k++) {
    const int *shape = shapes[og_random_integer(&turn->random, 0, 3)];
    const int turned = (int)og_random_integer(&turn->random, 0, 2);
    double x[3];
    for (int axis = 0; axis < 3; axis++)
      x[axis] = og_random_flip(&turn->random) ? shape[(axis + turned) % 3] : -shape[(axis + turned) % 3];
    add(c, x[0], x[1], x[2]);
  }
}

void og_gen_hull_coplanar(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  const og_gen_point u = og_gen_draw_integers(&turn->random, 1, 3);
  const og_gen_point v = og_gen_draw_integers(&turn->random, -3, -1);
  for (int k = 0; k < 24; k++) {
    const double s = (double)og_random_integer(&turn->random, -8, 8) / 2;
    const double t = (double)og_random_integer(&turn->random, -8, 8) / 4;
    add(c, s * u.x + t * v.x, s * u.y - t * v.y, s * u.z + t * v.z);
  }
}

void og_gen_hull_collinear(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  const og_gen_point start = og_gen_draw_integers(&turn->random, -3, 3);
  const og_gen_point way = og_gen_draw_integers(&turn->random, 1, 3);
  for (int k = 0; k < 16; k++) {
    const double t = (double)og_random_integer(&turn->random, -8, 8) / 4;
    add(c, start.x + t * way.x, start.y + t * way.y, start.z + t * way.z);
  }
}

// One to eight places; with one all points are equal.
void og_gen_hull_repeated(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  const int places = 1 + (int)(turn->group % 8);
  og_gen_point place[8];
  for (int k = 0; k < 8; k++) place[k] = og_gen_draw_integers(&turn->random, -3, 3);
  for (int k = 0; k < 24; k++) {
    const og_gen_point p = place[og_random_integer(&turn->random, 0, places - 1)];
    add(c, p.x, p.y, p.z);
  }
}

void og_gen_hull_extreme(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 12; k++) {
    double x[3];
    for (int axis = 0; axis < 3; axis++) {
      const double size = og_random_scaled(&turn->random, -1070, 1000);
      x[axis] = og_random_flip(&turn->random) ? size : -size;
    }
    add(c, x[0], x[1], x[2]);
  }
}
