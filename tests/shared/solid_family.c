#include "tests/shared/solid_family.h"

#include <math.h>

// ---- cubes ----

enum { MOST = 9 };

typedef struct cubes {
  int n;
  const char *filled;
  int32_t point[MOST][MOST][MOST];
  or_mesh mesh;
} cubes;

static bool is_filled(const cubes *c, const int at[3]) {
  for (int k = 0; k < 3; k++)
    if (at[k] < 0 || at[k] >= c->n) return false;
  return c->filled[at[0] + c->n * (at[1] + c->n * at[2])] == '#';
}

static int32_t corner(cubes *c, const int at[3]) {
  int32_t *number = &c->point[at[0]][at[1]][at[2]];
  if (*number < 0) *number = or_mesh_point(&c->mesh, at[0], at[1], at[2]);
  return *number;
}

// The face of the cube towards +axis or -axis: two triangles.
static void add_side(cubes *c, const int at[3], int axis, int up) {
  const int u = (axis + 1) % 3, v = (axis + 2) % 3;
  int32_t ring[4];
  for (int k = 0; k < 4; k++) {
    int p[3] = {at[0], at[1], at[2]};
    p[axis] += up;
    p[u] += k == 1 || k == 2;
    p[v] += k >= 2;
    ring[up ? k : 3 - k] = corner(c, p);
  }
  or_mesh_triangle(&c->mesh, ring[0], ring[1], ring[2]);
  or_mesh_triangle(&c->mesh, ring[0], ring[2], ring[3]);
}

or_mesh or_cubes_solid(int n, const char *filled) {
  cubes c = {.n = n, .filled = filled};
  for (int i = 0; i < MOST * MOST * MOST; i++) c.point[i / MOST / MOST][i / MOST % MOST][i % MOST] = -1;
  for (int i = 0; i < n * n * n; i++)
    for (int side = 0; side < 6; side++) {
      const int at[3] = {i % n, i / n % n, i / n / n}, up = side % 2;
      int beside[3] = {at[0], at[1], at[2]};
      beside[side / 2] += up ? 1 : -1;
      if (is_filled(&c, at) && !is_filled(&c, beside)) add_side(&c, at, side / 2, up);
    }
  return c.mesh;
}

// ---- a star ----

or_mesh or_star_prism(int tips, double inner) {
  or_mesh mesh = {0};
  const int n = 2 * tips;
  for (int k = 0; k < n; k++)
    for (int z = 0; z < 2; z++) {
      const double turn = 3.14159265358979323846 * k / tips, radius = k % 2 == 0 ? 1 : inner;
      or_mesh_point(&mesh, radius * cos(turn), radius * sin(turn), z);
    }
  const int32_t low = or_mesh_point(&mesh, 0, 0, 0), high = or_mesh_point(&mesh, 0, 0, 1);
  for (int k = 0; k < n; k++) {
    const int32_t here = 2 * k, next = 2 * ((k + 1) % n);
    or_mesh_triangle(&mesh, low, next, here);
    or_mesh_triangle(&mesh, high, here + 1, next + 1);
    or_mesh_triangle(&mesh, here, next, next + 1);
    or_mesh_triangle(&mesh, here, next + 1, here + 1);
  }
  return mesh;
}
