#ifndef OG_MESH_PROBLEM_H
#define OG_MESH_PROBLEM_H

/// Two triangle meshes, or one, as integers on one common lattice: the problem of the question `mesh_pairs`.
///
/// A mesh is a list of points and a list of triangles that name three of them. It is a set of closed triangles and
/// nothing else: it need not be a surface, and a triangle may name a point twice.

#include "spec/body/problem.h"

typedef struct og_corners {
  int32_t at[3]; // numbers of points
} og_corners;

typedef struct og_triangles {
  og_corners *of; // each in [0, the number of the mesh's points)
  int32_t count;
  size_t room;
} og_triangles;

typedef struct og_mesh_problem {
  og_problem points;    // body a: the points of mesh a. b: those of mesh b; with itself, the first point of a
  og_triangles a, b;    // b: empty where a is asked about with itself
  bool with_itself;     //
  bool with_kinds;      // are the kinds of the pairs asked for?
} og_mesh_problem;

void og_mesh_problem_init(og_mesh_problem *problem);
void og_mesh_problem_clear(og_mesh_problem *problem);

/// Makes room for `count` triangles, 0 <= count <= INT32_MAX, and sets the count.
void og_triangles_resize(og_triangles *triangles, int32_t count);

/// Sets the points, exactly. b is null for a mesh with itself.
og_problem_status og_mesh_problem_set_points(og_mesh_problem *problem, const og_exact_body *a, const og_exact_body *b);

/// The same for binary64 numbers, three a point. b_xyz is null for a mesh with itself.
og_problem_status og_mesh_problem_set_doubles(og_mesh_problem *problem, const double *a_xyz, size_t a_points,
                                              const double *b_xyz, size_t b_points);

#endif
