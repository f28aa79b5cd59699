/// Points that turn about a pivot, once or in every way, and surfaces of triangles: what volumes of moving bodies and
/// axes made of a surface are hurt by.

#include <math.h>

#include "spec/bound/problem.h"
#include "tool/gen/families.h"
#include "tool/gen/mesh_body.h"
#include "tool/gen/mesh_shapes.h"

static void begin(og_gen_case *c, og_asked_volume kind) {
  c->volume.kind = (int)kind;
  c->volume.axes = 3;
}

// ---- surfaces ----

static void scale_all(og_gen_body *mesh, og_gen_point by) {
  for (size_t k = 0; k < mesh->count; k++) {
    const og_gen_point p = og_gen_point_at(mesh, k);
    og_gen_set_point(mesh, k, (og_gen_point){p.x * by.x, p.y * by.y, p.z * by.z});
  }
}

// Rows at right angles, all of the length 3.
static void turn_all(og_gen_body *mesh) {
  for (size_t k = 0; k < mesh->count; k++) {
    const og_gen_point p = og_gen_point_at(mesh, k);
    const double x = 2 * p.x - p.y + 2 * p.z, y = 2 * p.x + 2 * p.y - p.z, z = -p.x + 2 * p.y + 2 * p.z;
    og_gen_set_point(mesh, k, (og_gen_point){x, y, z});
  }
}

// A ramp that is cut finely at one end: where points count instead of areas, the axes turn there.
static void make_ramp(og_gen_body *mesh) {
  double height[OG_GEN_GRID_CELLS + 1][OG_GEN_GRID_CELLS + 1];
  for (int i = 0; i <= OG_GEN_GRID_CELLS; i++)
    for (int j = 0; j <= OG_GEN_GRID_CELLS; j++) height[i][j] = i;
  og_gen_make_grid(mesh, height);
  for (size_t k = 0; k < mesh->count; k++) {
    og_gen_point p = og_gen_point_at(mesh, k);
    p.x *= p.x;
    og_gen_set_point(mesh, k, p);
  }
}

// Triangles without area: of one point, of two, of a line.
static void make_lines(og_gen_body *mesh) {
  og_gen_start_mesh(mesh);
  for (int k = 0; k < 6; k++) og_gen_add_corner(mesh, (og_gen_point){k, 2 * k, -k});
  og_gen_add_corner(mesh, (og_gen_point){1, -1, 3});
  og_gen_add_triangle(mesh, 0, 1, 2);
  og_gen_add_triangle(mesh, 3, 3, 5);
  og_gen_add_triangle(mesh, 4, 4, 4);
}

// One triangle, and points that no triangle names, far beyond it.
static void make_stray_points(og_gen_body *mesh, og_random *random) {
  og_gen_start_mesh(mesh);
  for (int k = 0; k < 3; k++) og_gen_add_corner(mesh, og_gen_draw_integers(random, -3, 3));
  for (int k = 0; k < 5; k++) og_gen_add_corner(mesh, og_gen_draw_integers(random, -90, 90));
  og_gen_add_triangle(mesh, 0, 1, 2);
}

void og_gen_bound_triangles(og_gen_turn *turn, og_gen_case *c) {
  const og_gen_point side = og_gen_draw_integers(&turn->random, 1, 9);
  begin(c, OG_VOLUME_OBB);
  switch (turn->group % 6) {
  case 0: og_gen_make_cube(&c->a, 1); break;
  case 1: make_ramp(&c->a); break;
  case 2: og_gen_make_grid(&c->a, NULL); break;
  case 3: make_lines(&c->a); break;
  case 4: make_stray_points(&c->a, &turn->random); break;
  default: og_gen_make_sphere(&c->a, 1); break;
  }
  scale_all(&c->a, side);
  turn_all(&c->a);
  if (turn->group % 6 == 2 || turn->group % 6 == 3) og_gen_flag(c, "flat");
}

void og_gen_bound_triangles_extreme(og_gen_turn *turn, og_gen_case *c) {
  const int least = turn->group % 2 == 0 ? -1070 : -40, most = turn->group < 2 ? 1000 : 0;
  begin(c, OG_VOLUME_OBB);
  og_gen_start_mesh(&c->a);
  for (int k = 0; k < 8; k++) {
    double x[3];
    for (int axis = 0; axis < 3; axis++) {
      const double size = og_random_scaled(&turn->random, least, most);
      x[axis] = og_random_flip(&turn->random) ? size : -size;
    }
    og_gen_add_corner(&c->a, (og_gen_point){x[0], x[1], x[2]});
  }
  for (int k = 0; k < 6; k++) og_gen_add_triangle(&c->a, k, k + 1, k + 2);
}

// ---- turns ----

// Every turn asks of spheres and of boxes in turn.
static void begin_every(const og_gen_turn *turn, og_gen_case *c) {
  begin(c, turn->group % 2 == 0 ? OG_VOLUME_SPHERE : OG_VOLUME_AABB);
  c->volume.turn = OG_TURNING_EVERY;
}

static void add_random(og_gen_case *c, og_random *random, int count) {
  for (int k = 0; k < count; k++) og_gen_add_point(&c->a, og_gen_draw_doubles(random, -1, 1));
}

void og_gen_bound_turn_every(og_gen_turn *turn, og_gen_case *c) {
  begin_every(turn, c);
  add_random(c, &turn->random, 20);
  switch (turn->group / 2 % 3) {
  case 0: c->volume.pivot = og_gen_draw_doubles(&turn->random, -0.25, 0.25); break;
  case 1: c->volume.pivot = og_gen_point_at(&c->a, 7); break;
  default: c->volume.pivot = og_gen_draw_doubles(&turn->random, 2, 40); break;
  }
}

// (2, 3, 6), (6, -2, 3) and the like are 7 from the pivot.
void og_gen_bound_turn_every_ulp(og_gen_turn *turn, og_gen_case *c) {
  begin_every(turn, c);
  og_gen_flag(c, turn->member == 0 ? "touching" : turn->member == 1 ? "ulp-apart" : "ulp-into");
  const og_gen_point at = og_gen_draw_integers(&turn->random, -4, 4);
  const double x = at.x + 6, moved = turn->member == 0 ? x : nextafter(x, turn->member == 1 ? HUGE_VAL : -HUGE_VAL);
  c->volume.pivot = at;
  og_gen_add(&c->a, at.x - 2, at.y + 3, at.z + 6);
  og_gen_add(&c->a, moved, at.y - 2, at.z + 3);
  og_gen_add(&c->a, at.x + 1, at.y + 1, at.z - 1);
}

static void set_rotation(og_gen_case *c, og_random *random) {
  const og_gen_point q = og_gen_draw_integers(random, -4, 4);
  og_gen_set_rotation(&c->a, q.x, q.y, q.z, (double)og_random_integer(random, 1, 4));
}

// Not all of its entries are those of a rotation.
static void set_matrix(og_gen_case *c, og_random *random) {
  c->a.has_matrix = true;
  for (int k = 0; k < 3; k++) {
    const og_gen_point row = og_gen_draw_doubles(random, -1, 1);
    c->a.matrix[k] = og_gen_doubles(row.x, row.y, row.z);
  }
}

void og_gen_bound_turn_once(og_gen_turn *turn, og_gen_case *c) {
  begin(c, OG_VOLUME_AABB);
  c->volume.turn = OG_TURNING_ONCE;
  add_random(c, &turn->random, 20);
  c->volume.pivot = og_gen_draw_doubles(&turn->random, -2, 2);
  if (turn->group % 3 != 2) {
    set_rotation(c, &turn->random);
    return;
  }
  set_matrix(c, &turn->random);
  og_gen_flag(c, "not-orthonormal");
}

// What a rounded box gains on them is all there is.
void og_gen_bound_turn_flat(og_gen_turn *turn, og_gen_case *c) {
  static const double quarter[3][4] = {{0, 0, 1, 1}, {1, 0, 0, 1}, {1, 1, 1, 1}};
  const og_gen_point p = og_gen_draw_integers(&turn->random, -5, 5), u = og_gen_draw_integers(&turn->random, 1, 4);
  const int corners = turn->group % 3 == 0 ? 1 : turn->group % 3 == 1 ? 2 : 4;
  if (turn->group % 4 == 3) begin_every(turn, c);
  else begin(c, OG_VOLUME_AABB);
  for (int k = 0; k < corners; k++) og_gen_add(&c->a, p.x + (k & 1) * u.x, p.y + (k >> 1) * u.y, p.z);
  c->volume.pivot = turn->group % 4 == 2 ? p : og_gen_draw_integers(&turn->random, -2, 2);
  if (c->volume.turn == OG_TURNING_EVERY) return;
  c->volume.turn = OG_TURNING_ONCE;
  const double *q = quarter[turn->group / 4 % 3];
  if (turn->group % 4 == 0) set_rotation(c, &turn->random);
  else og_gen_set_rotation(&c->a, q[0], q[1], q[2], q[3]);
}

void og_gen_bound_turn_far(og_gen_turn *turn, og_gen_case *c) {
  if (turn->group % 4 < 2) begin_every(turn, c);
  else begin(c, OG_VOLUME_AABB);
  add_random(c, &turn->random, 8);
  const og_gen_point way = og_gen_draw_integers(&turn->random, 1, 1000);
  const double far = ldexp(1, (int)og_random_integer(&turn->random, 10, 30));
  c->volume.pivot = (og_gen_point){far * way.x, -far * way.y, far * way.z};
  if (turn->group >= 4)
    for (size_t k = 0; k < c->a.count; k++) {
      const og_gen_point p = og_gen_point_at(&c->a, k), pivot = c->volume.pivot;
      og_gen_set_point(&c->a, k, (og_gen_point){pivot.x + p.x, pivot.y + p.y, pivot.z + p.z});
    }
  if (c->volume.turn == OG_TURNING_EVERY) return;
  c->volume.turn = OG_TURNING_ONCE;
  set_rotation(c, &turn->random);
}

static og_gen_point draw_extreme(og_random *random) {
  double x[3];
  for (int axis = 0; axis < 3; axis++) {
    const double size = og_random_scaled(random, -1070, 1000);
    x[axis] = og_random_flip(random) ? size : -size;
  }
  return (og_gen_point){x[0], x[1], x[2]};
}

void og_gen_bound_turn_extreme(og_gen_turn *turn, og_gen_case *c) {
  if (turn->group % 4 < 2) begin_every(turn, c);
  else begin(c, OG_VOLUME_AABB);
  for (int k = 0; k < 6; k++) og_gen_add_point(&c->a, draw_extreme(&turn->random));
  c->volume.pivot = turn->group < 4 ? (og_gen_point){0, 0, 0} : draw_extreme(&turn->random);
  if (c->volume.turn == OG_TURNING_EVERY) return;
  c->volume.turn = OG_TURNING_ONCE;
  set_rotation(c, &turn->random);
}
