#ifndef OR_SOLIDS_H
#define OR_SOLIDS_H

// Polyhedra with their half-edge meshes, made for the tests by means that share nothing with ref/: faces written by
// hand, or found by trying every triple of points.

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ref/polytope/half_edge.h"
#include "tests/shared/random_pair.h"

#define SOLID_VERTICES 128
#define SOLID_EDGES (6 * SOLID_VERTICES)
#define SOLID_FACES (2 * SOLID_VERTICES)

typedef struct solid {
  og_vec3 vertex[SOLID_VERTICES];
  og_half_edge edge[SOLID_EDGES];
  og_face_plane face[SOLID_FACES];
  int vertex_edge[SOLID_VERTICES];
  og_half_edge_mesh mesh;
} solid;

static inline void solid_start(solid *s, int vertices) {
  assert(vertices <= SOLID_VERTICES);
  s->mesh = (og_half_edge_mesh){vertices, 0, 0, s->vertex, s->edge, s->face, s->vertex_edge};
  for (int k = 0; k < vertices; k++) s->vertex_edge[k] = -1;
}

// Adds a face by its corners, counterclockwise from outside.
static inline void solid_face(solid *s, int count, const int *corner) {
  const int first = s->mesh.edge_count, face = s->mesh.face_count++;
  assert(first + count <= SOLID_EDGES && face < SOLID_FACES);
  for (int k = 0; k < count; k++) {
    s->edge[first + k] = (og_half_edge){corner[k], -1, first + (k + 1) % count, face};
    s->vertex_edge[corner[k]] = first + k;
  }
  s->face[face].edge = first;
  s->mesh.edge_count += count;
}

// Normals from the corner triple of largest area of each face, in long double: rounded once.
static inline void solid_planes(solid *s) {
  for (int f = 0; f < s->mesh.face_count; f++) {
    int corner[SOLID_VERTICES], count = 0;
    int h = s->face[f].edge;
    do corner[count++] = s->edge[h].origin;
    while ((h = s->edge[h].next) != s->face[f].edge);
    long double best = -1, n[3] = {0, 0, 0};
    for (int i = 1; i < count; i++)
      for (int j = i + 1; j < count; j++) {
        const og_vec3 o = s->vertex[corner[0]], p = s->vertex[corner[i]], q = s->vertex[corner[j]];
        const long double x1 = (long double)p.x - (long double)o.x, y1 = (long double)p.y - (long double)o.y,
                          z1 = (long double)p.z - (long double)o.z;
        const long double x2 = (long double)q.x - (long double)o.x, y2 = (long double)q.y - (long double)o.y,
                          z2 = (long double)q.z - (long double)o.z;
        const long double c[3] = {y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2};
        const long double area = sqrtl(c[0] * c[0] + c[1] * c[1] + c[2] * c[2]);
        if (area <= best) continue;
        best = area;
        for (int k = 0; k < 3; k++) n[k] = c[k] / area;
      }
    const og_vec3 o = s->vertex[corner[0]];
    s->face[f].normal = (og_vec3){(double)n[0], (double)n[1], (double)n[2]};
    s->face[f].offset = (double)(n[0] * (long double)o.x + n[1] * (long double)o.y + n[2] * (long double)o.z);
  }
}

static inline void solid_close(solid *s) {
  for (int h = 0; h < s->mesh.edge_count; h++) {
    const int from = s->edge[h].origin, to = s->edge[s->edge[h].next].origin;
    for (int k = 0; k < s->mesh.edge_count; k++)
      if (s->edge[k].origin == to && s->edge[s->edge[k].next].origin == from) s->edge[h].twin = k;
    assert(s->edge[h].twin >= 0);
  }
  solid_planes(s);
}

static inline void solid_box(solid *s, og_vec3 half) {
  solid_start(s, 8);
  for (int k = 0; k < 8; k++)
    s->vertex[k] = (og_vec3){k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z};
  static const int face[6][4] = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};
  for (int f = 0; f < 6; f++) solid_face(s, 4, face[f]);
  solid_close(s);
}

static inline void solid_tetrahedron(solid *s, const og_vec3 point[4]) {
  solid_start(s, 4);
  for (int k = 0; k < 4; k++) s->vertex[k] = point[k];
  const og_vec3 o = point[0];
  const double volume = og_dot(og_cross(og_sub(point[1], o), og_sub(point[2], o)), og_sub(point[3], o));
  if (volume < 0) {
    s->vertex[0] = point[1];
    s->vertex[1] = point[0];
  }
  static const int face[4][3] = {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}};
  for (int f = 0; f < 4; f++) solid_face(s, 3, face[f]);
  solid_close(s);
}

// A right prism over a regular polygon (up to rounding).
static inline void solid_prism(solid *s, int sides, double radius, double half_height) {
  solid_start(s, 2 * sides);
  for (int k = 0; k < sides; k++) {
    const double angle = 6.283185307179586 * k / sides, x = radius * cos(angle), y = radius * sin(angle);
    s->vertex[k] = (og_vec3){x, y, -half_height};
    s->vertex[sides + k] = (og_vec3){x, y, half_height};
  }
  int bottom[SOLID_VERTICES], top[SOLID_VERTICES];
  for (int k = 0; k < sides; k++) {
    bottom[k] = sides - 1 - k;
    top[k] = sides + k;
    const int next = (k + 1) % sides;
    solid_face(s, 4, (int[]){k, next, sides + next, sides + k});
  }
  solid_face(s, sides, bottom);
  solid_face(s, sides, top);
  solid_close(s);
}

// The hull of points in general position: a triple is a face if all others lie on one side of it.
static inline void solid_hull(solid *s, int count, const og_vec3 *point) {
  solid_start(s, count);
  memcpy(s->vertex, point, (size_t)count * sizeof *point);
  for (int i = 0; i < count; i++)
    for (int j = i + 1; j < count; j++)
      for (int k = j + 1; k < count; k++) {
        const og_vec3 normal = og_cross(og_sub(point[j], point[i]), og_sub(point[k], point[i]));
        int above = 0, below = 0;
        for (int m = 0; m < count && (above == 0 || below == 0); m++) {
          if (m == i || m == j || m == k) continue;
          const double side = og_dot(normal, og_sub(point[m], point[i]));
          if (side >= 0) above++;
          if (side <= 0) below++;
        }
        if (above == 0) solid_face(s, 3, (int[]){i, j, k});
        else if (below == 0) solid_face(s, 3, (int[]){i, k, j});
      }
  solid_close(s);
}

static inline og_vec3 solid_direction(or_random *random) {
  for (;;) {
    const og_vec3 v = {or_random_uniform(random), or_random_uniform(random), or_random_uniform(random)};
    const double length = og_norm(v);
    if (length > 0.125 && length <= 1) return og_scale(1 / length, v);
  }
}

// Rotation about an axis; exact orthonormality up to rounding.
static inline og_mat3 solid_rotation(og_vec3 axis, double angle) {
  const double w = cos(angle / 2), s = sin(angle / 2), x = s * axis.x, y = s * axis.y, z = s * axis.z;
  return (og_mat3){{{1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)},
                    {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)},
                    {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)}}};
}

static inline void solid_rotate(solid *s, const og_mat3 *rotation) {
  for (int k = 0; k < s->mesh.vertex_count; k++) s->vertex[k] = og_apply(rotation, s->vertex[k]);
  solid_planes(s);
}

static inline void solid_move(solid *s, og_vec3 by) {
  for (int k = 0; k < s->mesh.vertex_count; k++) s->vertex[k] = og_add(s->vertex[k], by);
  solid_planes(s);
}

static inline void solid_stretch(solid *s, og_vec3 by) {
  for (int k = 0; k < s->mesh.vertex_count; k++)
    s->vertex[k] = (og_vec3){by.x * s->vertex[k].x, by.y * s->vertex[k].y, by.z * s->vertex[k].z};
  solid_planes(s);
}

// A copy that owns its mesh.
static inline void solid_copy(solid *to, const solid *from) {
  *to = *from;
  to->mesh.vertex = to->vertex;
  to->mesh.edge = to->edge;
  to->mesh.face = to->face;
  to->mesh.vertex_edge = to->vertex_edge;
}

static inline void solid_print(FILE *file, const char *name, const solid *s) {
  fprintf(file, "  %s:\n", name);
  for (int k = 0; k < s->mesh.vertex_count; k++)
    fprintf(file, "    [%a, %a, %a] (%.17g, %.17g, %.17g)\n", s->vertex[k].x, s->vertex[k].y, s->vertex[k].z,
            s->vertex[k].x, s->vertex[k].y, s->vertex[k].z);
}

#endif
