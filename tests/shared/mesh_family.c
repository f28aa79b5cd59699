#include "tests/shared/mesh_family.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void *grown(void *memory, int32_t count, size_t size) {
  // Room is doubled where the count is a power of two.
  if ((count & (count - 1)) != 0) return memory;
  void *const more = realloc(memory, (count == 0 ? 1 : 2 * (size_t)count) * size);
  if (more == NULL) {
    fprintf(stderr, "mesh: out of memory\n");
    abort();
  }
  return more;
}

void or_mesh_free(or_mesh *mesh) {
  free(mesh->point);
  free(mesh->triangle);
  *mesh = (or_mesh){0};
}

og_mesh or_mesh_view(const or_mesh *mesh) {
  return (og_mesh){mesh->point, mesh->points, mesh->triangle, mesh->triangles, false};
}

int32_t or_mesh_point(or_mesh *mesh, double x, double y, double z) {
  mesh->point = grown(mesh->point, mesh->points, sizeof *mesh->point);
  mesh->point[mesh->points] = (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z};
  return mesh->points++;
}

void or_mesh_triangle(or_mesh *mesh, int32_t a, int32_t b, int32_t c) {
  mesh->triangle = grown(mesh->triangle, mesh->triangles, sizeof *mesh->triangle);
  mesh->triangle[mesh->triangles++] = (og_mesh_triangle){{a, b, c}};
}

void or_mesh_move(or_mesh *mesh, double scale, double x, double y, double z) {
  for (int32_t k = 0; k < mesh->points; k++) {
    const og_vec3 p = mesh->point[k];
    mesh->point[k] = (og_vec3){(og_scalar)(scale * (double)p.x + x), (og_scalar)(scale * (double)p.y + y),
                               (og_scalar)(scale * (double)p.z + z)};
  }
}

void or_mesh_join(or_mesh *a, const or_mesh *b) {
  const int32_t first = a->points;
  for (int32_t k = 0; k < b->points; k++)
    or_mesh_point(a, (double)b->point[k].x, (double)b->point[k].y, (double)b->point[k].z);
  for (int32_t k = 0; k < b->triangles; k++) {
    const og_mesh_triangle t = b->triangle[k];
    or_mesh_triangle(a, first + t.corner[0], first + t.corner[1], first + t.corner[2]);
  }
}

// ---- a sphere ----

static int32_t on_sphere(or_mesh *mesh, double x, double y, double z) {
  const double length = sqrt(x * x + y * y + z * z);
  return or_mesh_point(mesh, x / length, y / length, z / length);
}

// The point in the middle of an edge: one for both of its triangles. `middle` is a list of edges by their lesser end.
typedef struct edge {
  int32_t to, middle, next;
} edge;

typedef struct edges {
  int32_t *first;
  edge *edge;
  int32_t count;
} edges;

static int32_t middle_of(or_mesh *mesh, edges *e, int32_t a, int32_t b) {
  const int32_t low = a < b ? a : b, high = a < b ? b : a;
  for (int32_t k = e->first[low]; k >= 0; k = e->edge[k].next)
    if (e->edge[k].to == high) return e->edge[k].middle;
  const og_vec3 p = mesh->point[low], q = mesh->point[high];
  const int32_t middle =
      on_sphere(mesh, (double)p.x + (double)q.x, (double)p.y + (double)q.y, (double)p.z + (double)q.z);
  e->edge[e->count] = (edge){high, middle, e->first[low]};
  e->first[low] = e->count++;
  return middle;
}

static void cut_in_four(or_mesh *mesh) {
  const int32_t count = mesh->triangles;
  edges e = {malloc((size_t)mesh->points * sizeof(int32_t)), malloc((size_t)count * 3 * sizeof(edge)), 0};
  if (e.first == NULL || e.edge == NULL) abort();
  for (int32_t k = 0; k < mesh->points; k++) e.first[k] = -1;
  for (int32_t k = 0; k < count; k++) {
    const og_mesh_triangle t = mesh->triangle[k];
    const int32_t a = t.corner[0], b = t.corner[1], c = t.corner[2];
    const int32_t ab = middle_of(mesh, &e, a, b), bc = middle_of(mesh, &e, b, c), ca = middle_of(mesh, &e, c, a);
    mesh->triangle[k] = (og_mesh_triangle){{ab, bc, ca}};
    or_mesh_triangle(mesh, a, ab, ca);
    or_mesh_triangle(mesh, b, bc, ab);
    or_mesh_triangle(mesh, c, ca, bc);
  }
  free(e.first);
  free(e.edge);
}

or_mesh or_icosphere(int level) {
  static const int32_t face[20][3] = {{0, 11, 5}, {0, 5, 1},  {0, 1, 7},   {0, 7, 10}, {0, 10, 11},
                                      {1, 5, 9},  {5, 11, 4}, {11, 10, 2}, {10, 7, 6}, {7, 1, 8},
                                      {3, 9, 4},  {3, 4, 2},  {3, 2, 6},   {3, 6, 8},  {3, 8, 9},
                                      {4, 9, 5},  {2, 4, 11}, {6, 2, 10},  {8, 6, 7},  {9, 8, 1}};
  const double g = (1 + sqrt(5)) / 2;
  const double corner[12][3] = {{-1, g, 0},  {1, g, 0},  {-1, -g, 0}, {1, -g, 0}, {0, -1, g},  {0, 1, g},
                                {0, -1, -g}, {0, 1, -g}, {g, 0, -1},  {g, 0, 1},  {-g, 0, -1}, {-g, 0, 1}};
  or_mesh mesh = {0};
  for (int k = 0; k < 12; k++) on_sphere(&mesh, corner[k][0], corner[k][1], corner[k][2]);
  for (int k = 0; k < 20; k++) or_mesh_triangle(&mesh, face[k][0], face[k][1], face[k][2]);
  for (int k = 0; k < level; k++) cut_in_four(&mesh);
  return mesh;
}

// ---- others ----

or_mesh or_cube(void) {
  static const int32_t face[6][4] = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                     {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
  or_mesh mesh = {0};
  for (int k = 0; k < 8; k++) or_mesh_point(&mesh, k & 1, k >> 1 & 1, k >> 2);
  for (int k = 0; k < 6; k++) {
    or_mesh_triangle(&mesh, face[k][0], face[k][1], face[k][2]);
    or_mesh_triangle(&mesh, face[k][0], face[k][2], face[k][3]);
  }
  return mesh;
}

or_mesh or_grid(int count) {
  or_mesh mesh = {0};
  for (int y = 0; y <= count; y++)
    for (int x = 0; x <= count; x++) or_mesh_point(&mesh, x, y, 0);
  for (int y = 0; y < count; y++)
    for (int x = 0; x < count; x++) {
      const int32_t p = y * (count + 1) + x, above = p + count + 1;
      or_mesh_triangle(&mesh, p, p + 1, above + 1);
      or_mesh_triangle(&mesh, p, above + 1, above);
    }
  return mesh;
}

or_mesh or_bumpy_torus(int around, int along) {
  const double whole = 2 * acos(-1);
  or_mesh mesh = {0};
  for (int i = 0; i < around; i++)
    for (int j = 0; j < along; j++) {
      const double u = whole * i / around, v = whole * j / along, r = 1 + 0.125 * sin(5 * u) * cos(3 * v);
      or_mesh_point(&mesh, (2 + r * cos(v)) * cos(u), (2 + r * cos(v)) * sin(u), r * sin(v));
    }
  for (int i = 0; i < around; i++)
    for (int j = 0; j < along; j++) {
      const int32_t a = i * along + j, b = (i + 1) % around * along + j;
      const int32_t next_a = i * along + (j + 1) % along, next_b = (i + 1) % around * along + (j + 1) % along;
      or_mesh_triangle(&mesh, a, b, next_b);
      or_mesh_triangle(&mesh, a, next_b, next_a);
    }
  return mesh;
}

or_mesh or_needles(int count, double width) {
  const double whole = 2 * acos(-1);
  or_mesh mesh = {0};
  or_mesh_point(&mesh, 0, 0, 0);
  for (int k = 0; k < count; k++) {
    const double u = whole * k / count, z = 0.25 * (k % 3);
    const int32_t a = or_mesh_point(&mesh, 8 * cos(u), 8 * sin(u), z);
    const int32_t b = or_mesh_point(&mesh, 8 * cos(u + width), 8 * sin(u + width), z);
    or_mesh_triangle(&mesh, 0, a, b);
  }
  return mesh;
}

or_mesh or_soup(or_random *random, int count, int size, int sharing) {
  or_mesh mesh = {0};
  for (int k = 0; k < count; k++) {
    int32_t corner[3];
    for (int c = 0; c < 3; c++) {
      if (mesh.points > 0 && or_random_int(random, 0, 7) < sharing) {
        corner[c] = or_random_int(random, 0, mesh.points - 1);
        continue;
      }
      const int x = or_random_int(random, -size, size), y = or_random_int(random, -size, size);
      corner[c] = or_mesh_point(&mesh, x, y, or_random_int(random, -size, size));
    }
    or_mesh_triangle(&mesh, corner[0], corner[1], corner[2]);
  }
  return mesh;
}
