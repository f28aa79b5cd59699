/// Points that bounding volumes are hurt by: many on one sphere, one ulp beside it, none that span space, any exponent.

#include <math.h>

#include "spec/bounds/problem.h"
#include "tool/gen/families.h"

// One volume after the other; in the plane every other time.
static void begin(const og_gen_turn *turn, og_gen_case *c) {
  const uint64_t group = turn->group;
  c->volume.kind = (int)(group % OG_VOLUME_KIND_COUNT);
  c->volume.axes = group / OG_VOLUME_KIND_COUNT % 2 == 0 ? 3 : 2;
  if (c->volume.kind == OG_VOLUME_AABB || c->volume.kind == OG_VOLUME_SPHERE) return;
  static const og_gen_point edges[] = {{1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {1, -1, 0}, {0, 0, 1}, {1, 1, 1}, {1, -2, 1}};
  c->volume.direction_count = c->volume.axes == 3 ? 7 : 4;
  for (size_t k = 0; k < c->volume.direction_count; k++) c->volume.direction[k] = edges[k];
}

static void add(og_gen_case *c, double x, double y, double z) { og_gen_add(&c->a, x, y, c->volume.axes == 3 ? z : 0); }

void og_gen_bound_random(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 40; k++) {
    const og_gen_point p = og_gen_draw_doubles(&turn->random, -1, 1);
    add(c, p.x, p.y, p.z);
  }
}

void og_gen_bound_lattice(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 64; k++) add(c, k % 4, k / 4 % 4, k / 16);
  og_gen_shuffle(&c->a, &turn->random);
}

// Integers on the sphere of radius 9, in the plane on the circle of radius 25, and one or two points within.
static og_gen_point on_sphere(og_gen_turn *turn, const og_gen_case *c) {
  static const int in_space[][3] = {{9, 0, 0}, {8, 4, 1}, {7, 4, 4}, {6, 6, 3}};
  static const int in_plane[][3] = {{25, 0, 0}, {24, 7, 0}, {20, 15, 0}};
  const bool flat = c->volume.axes == 2;
  const int *shape =
      flat ? in_plane[og_random_integer(&turn->random, 0, 2)] : in_space[og_random_integer(&turn->random, 0, 3)];
  const int turned = (int)og_random_integer(&turn->random, 0, 2);
  double x[3];
  for (int k = 0; k < 3; k++)
    x[k] = og_random_flip(&turn->random) ? shape[flat ? k : (k + turned) % 3] : -shape[flat ? k : (k + turned) % 3];
  return flat && turned == 1 ? (og_gen_point){x[1], x[0], 0} : (og_gen_point){x[0], x[1], x[2]};
}

void og_gen_bound_cospherical(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 24; k++) {
    const og_gen_point p = on_sphere(turn, c);
    add(c, p.x, p.y, p.z);
  }
  add(c, 1, 2, 3);
}

// The same, each point moved by one ulp along x: out or in.
void og_gen_bound_ulp(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  for (int k = 0; k < 24; k++) {
    const og_gen_point p = on_sphere(turn, c);
    add(c, nextafter(p.x, og_random_flip(&turn->random) ? 100 : -100), p.y, p.z);
  }
}

void og_gen_bound_repeated(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  const int places = (int)og_random_integer(&turn->random, 1, 4);
  og_gen_point place[4];
  for (int k = 0; k < 4; k++) place[k] = og_gen_draw_integers(&turn->random, -3, 3);
  for (int k = 0; k < 20; k++) add(c, place[k % places].x, place[k % places].y, place[k % places].z);
}

void og_gen_bound_collinear(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  const og_gen_point start = og_gen_draw_integers(&turn->random, -3, 3);
  const og_gen_point way = og_gen_draw_integers(&turn->random, 1, 3);
  for (int k = 0; k < 16; k++) {
    const double t = (double)og_random_integer(&turn->random, -8, 8) / 4;
    add(c, start.x + t * way.x, start.y + t * way.y, start.z + t * way.z);
  }
}

void og_gen_bound_coplanar(og_gen_turn *turn, og_gen_case *c) {
  begin(turn, c);
  const og_gen_point u = og_gen_draw_integers(&turn->random, 1, 3);
  const og_gen_point v = og_gen_draw_integers(&turn->random, -3, -1);
  for (int k = 0; k < 24; k++) {
    const double s = (double)og_random_integer(&turn->random, -8, 8) / 2;
    const double t = (double)og_random_integer(&turn->random, -8, 8) / 4;
    add(c, s * u.x + t * v.x, s * u.y - t * v.y, s * u.z + t * v.z);
  }
}

void og_gen_bound_extreme(og_gen_turn *turn, og_gen_case *c) {
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
