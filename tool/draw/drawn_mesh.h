#ifndef OG_DRAWN_MESH_H
#define OG_DRAWN_MESH_H

/// A mesh of a case of the question mesh_pairs as pictures and trees take it: rounded points (og_problem's approx).

#include <stddef.h>

#include "ref/tree/mesh.h"
#include "spec/mesh_pairs/problem.h"

typedef struct og_drawn_mesh {
  og_mesh mesh; // of the storage below
  og_vec3 *point;
  og_mesh_triangle *triangle;
  bool *meets; // of each triangle, for the caller: does it meet another? False so far
} og_drawn_mesh;

og_drawn_mesh og_drawn_mesh_of(const og_points *points, const og_triangles *triangles);
void og_drawn_mesh_clear(og_drawn_mesh *drawn);

#endif
