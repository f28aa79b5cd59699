#ifndef OG_MESH_MOTION_PROBLEM_H
#define OG_MESH_MOTION_PROBLEM_H

/// The question `mesh_motion`: when does a mesh whose vertices all move first meet another one, or itself?
///
/// The problem is an og_mesh_problem. Each of its bodies has all points at t = 0 first, and behind them as many at
/// t = 1. Triangles name the points by their numbers at t = 0. Each point moves along a straight line with a speed of
/// its own. What may meet are features: a vertex and a face, or two edges. Features of one mesh that share a vertex are
/// no pair.

#include "spec/mesh_pairs/problem.h"
#include "spec/moving/problem.h"
#include "spec/number/rational.h"

/// A vertex, an edge or a face: 1, 2 or 3 points of one mesh that its triangles name, in ascending order. A triangle
/// that names a point twice is a face as it stands; an edge has two points.
typedef struct og_motion_feature {
  int8_t body; // 0: of a; 1: of b
  int8_t size; // 1, 2 or 3
  int32_t at[3]; // numbers of points; 0 behind the size
} og_motion_feature;

/// All features, each once, in ascending order of body, size and points.
typedef struct og_motion_features {
  og_motion_feature *of;
  size_t count, room;
  bool with_itself;
} og_motion_features;

void og_motion_features_init(og_motion_features *features);
void og_motion_features_clear(og_motion_features *features);

/// False: a body has an odd number of points, a triangle names one that is not there, or there are 2^31 features.
bool og_motion_features_set(og_motion_features *features, const og_mesh_problem *problem);

/// The number of that feature, or the count where there is none.
size_t og_motion_features_find(const og_motion_features *features, const og_motion_feature *feature);

/// Numbers of two features: x < y. So x is a's where there are two meshes, and a vertex where the other is a face of
/// its own mesh.
typedef struct og_motion_pair {
  int32_t x, y;
} og_motion_pair;

/// Are they a vertex and a face, or two edges, of two meshes, or of one without a common vertex?
bool og_motion_is_pair(const og_motion_features *features, og_motion_pair pair);

/// Less than 0, 0 or more than 0, as `a` stands before, at or after b.
int og_motion_compare_pairs(og_motion_pair a, og_motion_pair b);

/// The pair as four moving points over the denominator 1, in steps of the lattice of `points`: a vertex and then a
/// face, or x and then y.
void og_motion_take_pair(og_moving_problem *problem, const og_problem *points, const og_motion_features *features,
                         og_motion_pair pair);

/// The same motion from 0 to `until`, in finer steps. 0 <= until <= 1. `window` has been initialised.
void og_motion_cut(og_problem *window, const og_problem *points, const og_rational *until);

#endif
