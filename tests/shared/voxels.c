#include "tests/shared/voxels.h"

#include <stdlib.h>
#include <string.h>

static int place(int x, int y, int z) { return x + OR_VOXEL_SIDE * (y + OR_VOXEL_SIDE * z); }

static bool is_filled(const or_voxels *v, const int at[3]) {
  for (int k = 0; k < 3; k++)
    if (at[k] < 0 || at[k] >= v->side) return false;
  return v->filled[place(at[0], at[1], at[2])];
}

// ---- maps ----

static int determinant(int c[3][3]) {
  return c[0][0] * (c[1][1] * c[2][2] - c[1][2] * c[2][1]) - c[1][0] * (c[0][1] * c[2][2] - c[0][2] * c[2][1]) +
         c[2][0] * (c[0][1] * c[1][2] - c[0][2] * c[1][1]);
}

void or_make_map(or_random *random, or_map *map) {
  int tries = or_random_int(random, 0, 3) == 0 ? 0 : 20; // a tape may be at its end
  do {
    for (int k = 0; k < 9; k++) {
      const int of_unit = k / 3 == k % 3;
      map->column[k / 3][k % 3] = tries == 0 ? of_unit : or_random_int(random, -2, 2);
    }
  } while (tries-- > 0 && determinant(map->column) <= 0);
  for (int k = 0; k < 3; k++) map->shift[k] = or_random_int(random, -3, 3);
}

void or_map_point(double to[3], const or_map *map, const double from[3]) {
  for (int k = 0; k < 3; k++)
    to[k] = map->column[0][k] * from[0] + map->column[1][k] * from[1] + map->column[2][k] * from[2] + map->shift[k];
}

// ---- cubes ----

void or_make_voxels(or_random *random, or_voxels *v, int side) {
  const int of_ten = or_random_int(random, 3, 10);
  memset(v, 0, sizeof *v);
  v->side = side;
  for (int x = 0; x < side; x++)
    for (int y = 0; y < side; y++)
      for (int z = 0; z < side; z++) v->filled[place(x, y, z)] = or_random_int(random, 0, 9) < of_ten;
  const int x = or_random_int(random, 0, side - 1), z = or_random_int(random, 0, side - 1);
  v->filled[place(x, 0, z)] = true;
  or_make_map(random, &v->map);
}

// The four cubes around an edge of the lattice that runs along the axis, one after the other.
static bool has_two_opposite(const or_voxels *v, int axis, const int from[3]) {
  const int u = (axis + 1) % 3, w = (axis + 2) % 3;
  bool around[4];
  for (int k = 0; k < 4; k++) {
    int at[3] = {from[0], from[1], from[2]};
    at[u] -= k == 1 || k == 2;
    at[w] -= k >= 2;
    around[k] = is_filled(v, at);
  }
  return around[0] == around[2] && around[1] == around[3] && around[0] != around[1];
}

bool or_voxels_are_manifold(const or_voxels *v) {
  for (int axis = 0; axis < 3; axis++)
    for (int x = 0; x <= v->side; x++)
      for (int y = 0; y <= v->side; y++)
        for (int z = 0; z <= v->side; z++)
          if (has_two_opposite(v, axis, (int[3]){x, y, z})) return false;
  return true;
}

// ---- the mesh ----

static int add_point(or_voxel_mesh *mesh, const or_voxels *v, const int at[3], bool welded) {
  double xyz[3];
  or_map_point(xyz, &v->map, (double[3]){at[0], at[1], at[2]});
  for (size_t k = 0; k < mesh->points && welded; k++)
    if (memcmp(&mesh->xyz[3 * k], xyz, sizeof xyz) == 0) return (int)k;
  memcpy(&mesh->xyz[3 * mesh->points], xyz, sizeof xyz);
  return (int)mesh->points++;
}

// The face across the axis before the cube (`side` 0) or behind it (1), counterclockwise from outside.
static void add_face(or_voxel_mesh *mesh, const or_voxels *v, const int cube[3], int axis, int side, bool other_cut,
                     bool welded) {
  const int u = (axis + 1) % 3, w = (axis + 2) % 3;
  static const int turn[4][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  int corner[4][3];
  for (int k = 0; k < 4; k++) {
    const int *here = turn[side == 1 ? k : 3 - k];
    memcpy(corner[k], cube, sizeof corner[k]);
    corner[k][axis] += side;
    corner[k][u] += here[0];
    corner[k][w] += here[1];
  }
  for (int half = 0; half < 2; half++) {
    const int first = other_cut ? 1 : 0;
    const int of[3] = {first, (first + 1 + half) % 4, (first + 2 + half) % 4};
    for (int k = 0; k < 3; k++) mesh->corner[mesh->triangles][k] = add_point(mesh, v, corner[of[k]], welded);
    mesh->triangles++;
  }
}

void or_voxels_to_mesh(or_random *random, or_voxel_mesh *mesh, const or_voxels *v, bool welded) {
  mesh->points = 0;
  mesh->triangles = 0;
  for (int k = 0; k < OR_VOXEL_CUBES; k++) {
    const int cube[3] = {k % OR_VOXEL_SIDE, k / OR_VOXEL_SIDE % OR_VOXEL_SIDE, k / OR_VOXEL_SIDE / OR_VOXEL_SIDE};
    if (!is_filled(v, cube)) continue;
    for (int axis = 0; axis < 3; axis++)
      for (int side = 0; side < 2; side++) {
        int beside[3] = {cube[0], cube[1], cube[2]};
        beside[axis] += 2 * side - 1;
        if (!is_filled(v, beside)) add_face(mesh, v, cube, axis, side, or_random_int(random, 0, 1) == 0, welded);
      }
  }
  for (int k = mesh->triangles - 1; k > 0; k--) {
    const int with = or_random_int(random, 0, k);
    int kept[3];
    memcpy(kept, mesh->corner[k], sizeof kept);
    memcpy(mesh->corner[k], mesh->corner[with], sizeof kept);
    memcpy(mesh->corner[with], kept, sizeof kept);
  }
}

// ---- boxes ----

static bool is_full(const or_voxels *v, const int from[3], const int size[3]) {
  for (int x = 0; x < size[0]; x++)
    for (int y = 0; y < size[1]; y++)
      for (int z = 0; z < size[2]; z++)
        if (!is_filled(v, (int[3]){from[0] + x, from[1] + y, from[2] + z})) return false;
  return true;
}

// Is it part of a longer one?
static bool can_grow(const or_voxels *v, const int from[3], const int size[3]) {
  for (int axis = 0; axis < 3; axis++)
    for (int back = 0; back < 2 && size[axis] == 1; back++) {
      int start[3] = {from[0], from[1], from[2]}, longer[3] = {size[0], size[1], size[2]};
      start[axis] -= back;
      longer[axis] = 2;
      if (is_full(v, start, longer)) return true;
    }
  return false;
}

size_t or_voxel_boxes(double (*xyz)[24], const or_voxels *v) {
  size_t count = 0;
  for (int k = 0; k < OR_VOXEL_CUBES; k++)
    for (int kind = 0; kind < 8; kind++) {
      const int from[3] = {k % OR_VOXEL_SIDE, k / OR_VOXEL_SIDE % OR_VOXEL_SIDE, k / OR_VOXEL_SIDE / OR_VOXEL_SIDE};
      const int size[3] = {1 + kind % 2, 1 + kind / 2 % 2, 1 + kind / 4};
      if (!is_full(v, from, size) || can_grow(v, from, size)) continue;
      for (int c = 0; c < 8; c++) {
        const double at[3] = {from[0] + (c % 2) * size[0], from[1] + (c / 2 % 2) * size[1],
                              from[2] + (c / 4) * size[2]};
        or_map_point(&xyz[count][3 * c], &v->map, at);
      }
      count++;
    }
  return count;
}
