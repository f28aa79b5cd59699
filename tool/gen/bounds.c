/// Points that bounding volumes are hurt by: many on one sphere, one ulp beside it, none that span space, any exponent;
/// and for boxes with axes of their own: turned boxes, many rectangles of one area.

#include <math.h>

#include "spec/bound/problem.h"
#include "tool/gen/families.h"

// One volume after the other, of those that are no obb; in the plane every other time.
static void begin(const og_gen_turn *turn, og_gen_case *c) {
  static const og_asked_volume kinds[3] = {OG_VOLUME_SPHERE, OG_VOLUME_AABB, OG_VOLUME_K_DOP};
  const uint64_t group = turn->group;
  c->volume.kind = (int)kinds[group % 3];
  c->volume.axes = group / 3 % 2 == 0 ? 3 : 2;
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

// ---- boxes with axes of their own ----

static void begin_box(const og_gen_turn *turn, og_gen_case *c) {
  c->volume.kind = OG_VOLUME_OBB;
  c->volume.axes = turn->group % 2 == 0 ? 2 : 3;
}

void og_gen_bound_box_random(og_gen_turn *turn, og_gen_case *c) {
  begin_box(turn, c);
  for (int k = 0; k < 24; k++) {
    const og_gen_point p = og_gen_draw_doubles(&turn->random, -1, 1);
    add(c, p.x, p.y, p.z);
  }
}

// The rows times the sides, integers: at right angles and of one length, 3 in space and 5 in the plane.
static void add_turned(og_gen_case *c, double u, double v, double w) {
  if (c->volume.axes == 2) add(c, 4 * u - 3 * v, 3 * u + 4 * v, 0);
  else add(c, 2 * u - v + 2 * w, 2 * u + 2 * v - w, -u + 2 * v + 2 * w);
}

// Corners of a turned box, and points within and on its sides: nothing but this box is the least.
void og_gen_bound_box_turned(og_gen_turn *turn, og_gen_case *c) {
  begin_box(turn, c);
  const og_gen_point side = og_gen_draw_integers(&turn->random, 1, 9);
  for (int k = 0; k < 20; k++) {
    const og_gen_point part = og_gen_draw_integers(&turn->random, 0, 4);
    if (k < 8) add_turned(c, (k & 1) * side.x, (k >> 1 & 1) * side.y, (k >> 2) * side.z);
    else add_turned(c, part.x / 4 * side.x, part.y / 4 * side.y, part.z / 4 * side.z);
  }
  og_gen_shuffle(&c->a, &turn->random);
}

// Lattice points of a circle or a sphere: edges along many directions have rectangles of one area.
void og_gen_bound_box_ties(og_gen_turn *turn, og_gen_case *c) {
  begin_box(turn, c);
  for (int k = 0; k < 24; k++) {
    const og_gen_point p = on_sphere(turn, c);
    add(c, p.x, p.y, p.z);
    add(c, -p.x, -p.y, -p.z);
  }
}

// A tetrahedron, or in the plane a triangle: a face in a side need not be best.
void og_gen_bound_box_simplex(og_gen_turn *turn, og_gen_case *c) {
  begin_box(turn, c);
  for (int k = 0; k <= c->volume.axes; k++) {
    const og_gen_point p = og_gen_draw_integers(&turn->random, -9, 9);
    add(c, p.x, p.y, p.z);
  }
}

// Points of a line, a plane or one place.
void og_gen_bound_box_flat(og_gen_turn *turn, og_gen_case *c) {
  begin_box(turn, c);
  const og_gen_point u = og_gen_draw_integers(&turn->random, 1, 4), v = og_gen_draw_integers(&turn->random, -4, -1);
  const double wide = c->volume.axes == 3 && turn->group % 4 == 1;
  for (int k = 0; k < 12; k++) {
    const double s = (double)og_random_integer(&turn->random, -8, 8) / 4;
    const double t = wide * (double)og_random_integer(&turn->random, -8, 8) / 4;
    add(c, s * u.x + t * v.x, s * u.y - t * v.y, s * u.z + t * v.z);
  }
}

// A turned box, and one more point: on a side, one ulp outside of it, one ulp within.
void og_gen_bound_box_ulp(og_gen_turn *turn, og_gen_case *c) {
  begin_box(turn, c);
  og_gen_flag(c, turn->member == 0 ? "touching" : turn->member == 1 ? "ulp-apart" : "ulp-into");
  const og_gen_point side = og_gen_draw_integers(&turn->random, 1, 9);
  for (int k = 0; k < 8; k++) add_turned(c, (k & 1) * side.x, (k >> 1 & 1) * side.y, (k >> 2) * side.z);
  // Half way up the side u = 0; growing x leads into the box.
  const double v = side.y / 2, w = side.z / 2, x = c->volume.axes == 2 ? -3 * v : -v + 2 * w;
  const double beside = turn->member == 0 ? x : nextafter(x, turn->member == 1 ? -HUGE_VAL : HUGE_VAL);
  if (c->volume.axes == 2) add(c, beside, 4 * v, 0);
  else add(c, beside, 2 * v - w, 2 * v + 2 * w);
}

// A kite that the line x = y mirrors: two edges have rectangles of one area. Then one corner is moved along x by an
// ulp, away or near, and one of the two wins. In space no search in doubles would see it.
void og_gen_bound_box_rivals(og_gen_turn *turn, og_gen_case *c) {
  c->volume.kind = OG_VOLUME_OBB;
  c->volume.axes = 2;
  og_gen_flag(c, turn->member == 0 ? "ties" : "one-ulp");
  const double far = (double)og_random_integer(&turn->random, 4, 6);
  const double near = (double)og_random_integer(&turn->random, 1, 3);
  const double tip = (double)og_random_integer(&turn->random, 7, 12);
  const double moved = turn->member == 0 ? far : nextafter(far, turn->member == 1 ? HUGE_VAL : 0);
  add(c, 0, 0, 0);
  add(c, moved, near, 0);
  add(c, near, far, 0);
  add(c, tip, tip, 0);
}

void og_gen_bound_box_extreme(og_gen_turn *turn, og_gen_case *c) {
  begin_box(turn, c);
  for (int k = 0; k < 8; k++) {
    double x[3];
    for (int axis = 0; axis < 3; axis++) {
      const double size = og_random_scaled(&turn->random, -1070, 1000);
      x[axis] = og_random_flip(&turn->random) ? size : -size;
    }
    add(c, x[0], x[1], x[2]);
  }
}
