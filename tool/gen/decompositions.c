/// Meshes with parts that are judged: cubes with walls between them, dents at the bound, and one fault after the other.

#include <math.h>

#include "tool/gen/families.h"
#include "tool/gen/mesh_body.h"

static og_gen_point point(double x, double y, double z) { return (og_gen_point){x, y, z}; }

static int whole(og_gen_turn *turn, int lo, int hi) { return (int)og_random_integer(&turn->random, lo, hi); }

static void begin(og_gen_case *c, og_gen_number bound) {
  og_gen_start_mesh(&c->a);
  c->parts.count = 0;
  c->parts.bound = bound;
}

// All triangles that are in no part yet.
static void end_part(og_gen_case *c, size_t from) {
  for (size_t t = from; t < c->a.triangle_count; t++) c->parts.of[t] = c->parts.count;
  c->parts.count++;
}

// ---- prisms over polygons ----

// The points low[k] and high[k] are below and above each other; the polygon runs counterclockwise, and is a star seen
// from its first corner.
static void add_prism(og_gen_body *mesh, const int *low, const int *high, int count) {
  for (int k = 1; k + 1 < count; k++) {
    og_gen_add_triangle(mesh, low[0], low[k + 1], low[k]);
    og_gen_add_triangle(mesh, high[0], high[k], high[k + 1]);
  }
  for (int k = 0; k < count; k++) {
    const int next = (k + 1) % count;
    og_gen_add_triangle(mesh, low[k], low[next], high[next]);
    og_gen_add_triangle(mesh, low[k], high[next], high[k]);
  }
}

// The number of a corner of the grid: a new one the first time.
static int grid_corner(og_gen_body *mesh, int made[3][3][3], int x, int y, int z) {
  if (made[x][y][z] == 0) made[x][y][z] = 1 + og_gen_add_corner(mesh, point(x, y, z));
  return made[x][y][z] - 1;
}

void og_gen_parts_cubes(og_gen_turn *turn, og_gen_case *c) {
  int made[3][3][3] = {{{0}}};
  begin(c, og_gen_ratio(0, 1));
  for (int k = 0; k < 8; k++) {
    if (k > 0 && whole(turn, 0, 1) == 0) continue;
    const int x = k & 1, y = k >> 1 & 1, z = k >> 2, across[4] = {0, 1, 1, 0}, along[4] = {0, 0, 1, 1};
    int low[4], high[4];
    const size_t from = c->a.triangle_count;
    for (int i = 0; i < 4; i++) low[i] = grid_corner(&c->a, made, x + across[i], y + along[i], z);
    for (int i = 0; i < 4; i++) high[i] = grid_corner(&c->a, made, x + across[i], y + along[i], z + 1);
    add_prism(&c->a, low, high, 4);
    end_part(c, from);
  }
}

// A rectangle a, b without p, q at its far corner. Its hull has a b - p q / 2 in all, of which p q / 2 is too much.
void og_gen_parts_dent(og_gen_turn *turn, og_gen_case *c) {
  const int a = whole(turn, 2, 9), b = whole(turn, 2, 9);
  const int p = whole(turn, 1, a - 1), q = whole(turn, 1, b - 1), height = whole(turn, 1, 5);
  const int64_t steps = (int64_t)1 << 40, more = turn->member == 1 ? -1 : turn->member == 2 ? 1 : 0;
  begin(c, og_gen_ratio(p * q * steps + more, (2 * a * b - p * q) * steps));
  // The one in the dent is the first of the six corners: from there all others are seen.
  const int x[6] = {a - p, a - p, 0, 0, a, a}, y[6] = {b - q, b, b, 0, 0, b - q};
  int low[6], high[6];
  for (int k = 0; k < 6; k++) low[k] = og_gen_add_corner(&c->a, point(x[k], y[k], 0));
  for (int k = 0; k < 6; k++) high[k] = og_gen_add_corner(&c->a, point(x[k], y[k], height));
  add_prism(&c->a, low, high, 6);
  end_part(c, 0);
}

void og_gen_parts_extreme(og_gen_turn *turn, og_gen_case *c) {
  double size[3];
  for (int k = 0; k < 3; k++) size[k] = ldexp(1, whole(turn, -500, 500));
  begin(c, og_gen_ratio(0, 1));
  int low[4], high[4];
  for (int k = 0; k < 4; k++) {
    const double x = k == 1 || k == 2 ? size[0] : 0, y = k >= 2 ? size[1] : 0;
    low[k] = og_gen_add_corner(&c->a, point(x, y, 0));
    high[k] = og_gen_add_corner(&c->a, point(x, y, size[2]));
  }
  add_prism(&c->a, low, high, 4);
  end_part(c, 0);
}

// ---- tori ----

// The polygon of the tube at k, as a fan that looks back along the ring, or forward.
static void add_cap(og_gen_body *mesh, int k, bool back) {
  const int first = OG_GEN_THROUGH * k;
  for (int l = 1; l + 1 < OG_GEN_THROUGH; l++)
    og_gen_add_triangle(mesh, first, first + (back ? l : l + 1), first + (back ? l + 1 : l));
}

void og_gen_parts_torus(og_gen_turn *turn, og_gen_case *c) {
  begin(c, og_gen_ratio(whole(turn, 1, 7), 16));
  og_gen_make_torus(&c->a, 2, 0.5, og_random_between(&turn->random, 0, 0.25));
  const size_t whole_torus = c->a.triangle_count;
  end_part(c, 0);
  if (turn->group % 2 == 0) return;
  for (size_t t = whole_torus / 2; t < whole_torus; t++) c->parts.of[t] = 1;
  for (int part = 0; part < 2; part++) {
    const size_t from = c->a.triangle_count;
    add_cap(&c->a, 0, part == 0);
    add_cap(&c->a, OG_GEN_AROUND / 2, part == 1);
    for (size_t t = from; t < c->a.triangle_count; t++) c->parts.of[t] = part;
  }
  c->parts.count = 2;
}

// ---- tetrahedra ----

static void add_tetrahedron(og_gen_body *mesh, int a, int b, int e, int top) {
  og_gen_add_triangle(mesh, a, e, b);
  og_gen_add_triangle(mesh, a, b, top);
  og_gen_add_triangle(mesh, b, e, top);
  og_gen_add_triangle(mesh, e, a, top);
}

void og_gen_parts_flat(og_gen_turn *turn, og_gen_case *c) {
  begin(c, og_gen_ratio(1, 2));
  const double top = turn->member == 0 ? 1 : nextafter(1, turn->member == 1 ? 2 : 0);
  const int x = whole(turn, 1, 9);
  const int y = whole(turn, 1, 9);
  const int along = whole(turn, -3, 9);
  const int a = og_gen_add_corner(&c->a, point(0, 0, 1)), b = og_gen_add_corner(&c->a, point(x, 0, 1)),
            e = og_gen_add_corner(&c->a, point(0, y, 1)),
            tip = og_gen_add_corner(&c->a, point(along, whole(turn, -3, 9), top));
  add_tetrahedron(&c->a, a, b, e, tip);
  end_part(c, 0);
}

void og_gen_parts_shared_edge(og_gen_turn *turn, og_gen_case *c) {
  begin(c, og_gen_ratio(whole(turn, 0, 8), 16));
  const bool edge = turn->group % 2 == 0;
  const int a = og_gen_add_corner(&c->a, point(0, 0, 0)), b = og_gen_add_corner(&c->a, point(0, 0, 4)),
            d = og_gen_add_corner(&c->a, point(whole(turn, 1, 4), 0, 0)),
            e = og_gen_add_corner(&c->a, point(0, whole(turn, 1, 4), 0)),
            f = og_gen_add_corner(&c->a, point(-whole(turn, 1, 4), 0, 0)),
            g = og_gen_add_corner(&c->a, point(0, -whole(turn, 1, 4), 0)),
            h = og_gen_add_corner(&c->a, point(0, 0, -4));
  add_tetrahedron(&c->a, a, d, e, b);
  if (turn->group / 2 % 2 == 0) end_part(c, 0);
  if (edge) add_tetrahedron(&c->a, a, f, g, b);
  else add_tetrahedron(&c->a, g, f, a, h);
  end_part(c, c->parts.count == 0 ? 0 : 4);
}

// Two blocks side by side, of 12 triangles each.
void og_gen_parts_faults(og_gen_turn *turn, og_gen_case *c) {
  begin(c, og_gen_ratio(0, 1));
  int at[3][4];
  for (int x = 0; x < 3; x++)
    for (int k = 0; k < 4; k++)
      at[x][k] = og_gen_add_corner(&c->a, point(k & 1, k >> 1, x == 1 ? 3 : 4 * x));
  for (int x = 0; x < 2; x++) {
    const int low[4] = {at[x][0], at[x][1], at[x][3], at[x][2]},
              high[4] = {at[x + 1][0], at[x + 1][1], at[x + 1][3], at[x + 1][2]};
    const size_t from = c->a.triangle_count;
    add_prism(&c->a, low, high, 4);
    end_part(c, from);
  }
  const int t = whole(turn, 0, 23);
  int *const corner = c->a.triangle[t], held = corner[0];
  switch (turn->group % 6) {
  case 0: c->parts.of[t] = -1; break;
  case 1: c->parts.twice = t + 1; break;
  case 2: c->parts.of[t] = 1 - c->parts.of[t]; break;
  case 3: c->parts.count++; break;
  case 4:
    corner[0] = corner[1];
    corner[1] = held;
    break;
  default: break;
  }
}
