#ifndef OG_POLYTOPE_H
#define OG_POLYTOPE_H

/// A polytope inside the CSO of the cores that grows towards it, exactly: the expanding polytope algorithm.
///
/// Its corners are CSO points, its surface is triangulated, and every decision (which side of a plane, which of
/// two planes is nearer) is exact: a floating-point filter decides the clear cases, integers the rest. Faces
/// that lie in one plane are ordinary. Every expansion adds a corner, and there are finitely many, so every
/// strategy of expanding ends. An expansion looks at the faces that it removes and at their neighbours, no others.
/// Source: van den Bergen, "Proximity queries and penetration depth computation on 3D game objects", 2001.

#include "spec/body/problem.h"
#include "spec/pair/certificate.h"
#include "spec/pair/solve/farthest.h"

typedef struct og_polytope_corner {
  og_pair pair;
  og_ivec point;    // p_ij
  double approx[3]; // the same in the problem's scaled units
  uint32_t label;   // free for the caller
  uint32_t fan;     // while new faces are joined: the one whose edge on the horizon starts here
} og_polytope_corner;

typedef struct og_face {
  uint32_t corner[3]; // counterclockwise seen from outside
  // Edge k runs from corner k to the next; its name is 3 times the face's index plus k. The edge against it:
  uint32_t twin[3];
  uint32_t seen_from; // the last corner whose side was asked for, and
  bool beyond;        // whether that is strictly beyond the plane; if so, where on the horizon the edges are:
  uint32_t horizon[3];
  bool supporting;  // known that no CSO point lies beyond its plane
  double normal[3]; // approximate, outward, not normalised
  double offset;    // approximate n.p on the plane
  double distance;  // approximate signed distance of the origin below the plane
  double distance_error;
  bool exact; // the numbers below are set
  og_ivec n;  // outward normal
  og_int h;   // n.p on the plane
  og_int nn;  // n.n
} og_face;

// An edge between a face that a new corner sees and one that it does not.
typedef struct og_horizon_edge {
  uint32_t from, to;
  uint32_t inner, outer; // its name in the face seen, and its twin's
} og_horizon_edge;

typedef struct og_polytope {
  const og_problem *problem;
  og_farthest farthest_a, farthest_b;
  size_t corner_count, corner_capacity;
  og_polytope_corner *corner;
  size_t face_count, face_capacity;
  og_face *face;
  size_t horizon_capacity, beyond_capacity, changed_capacity;
  og_horizon_edge *horizon; // scratch
  uint32_t *beyond;         // scratch: the faces that the new corner sees
  // Ascending, where the last expansion put faces: those that filled gaps, then the new ones.
  size_t changed_count;
  uint32_t *changed;
  size_t steps; // expansions so far
  // working numbers
  og_ivec u, v;
  og_int value, other, best_a, best_b, left, right;
} og_polytope;

void og_polytope_init(og_polytope *polytope);
void og_polytope_clear(og_polytope *polytope);

/// Starts with a tetrahedron of CSO points and returns 3; or returns the CSO's lower dimension (0, 1, 2), with
/// `dimension` + 1 affinely independent corners set and no faces. The seed's points are preferred as corners.
/// Cost: linear in the points.
int og_polytope_begin(og_polytope *polytope, const og_problem *problem, const og_pair *seed, size_t seed_count);

/// Adds the farthest CSO point beyond the face's plane, or marks the face as supporting when there is none. Returns
/// whether the polytope grew: then only faces named in `changed` have other indices than before, or are new.
bool og_polytope_expand(og_polytope *polytope, size_t face);

/// After an expansion that followed a walk over the faces from the first to face k: where the walk goes on, as no face
/// before has changed. Cost: constant.
size_t og_polytope_resume(const og_polytope *polytope, size_t k);

/// The exact sign of h: positive when the origin lies strictly on the inner side of the face's plane.
int og_polytope_origin_side(og_polytope *polytope, size_t face);

/// Is the plane of face f nearer to the origin than that of g (negative), as near (0), or farther (positive)?
/// Both have the origin strictly on their inner side.
int og_polytope_compare_distance(og_polytope *polytope, size_t f, size_t g);

/// Does face f lie in the plane of face g?
bool og_polytope_coplanar(og_polytope *polytope, size_t f, size_t g);

/// Sets the exact numbers of the face and returns it.
og_face *og_polytope_exact_face(og_polytope *polytope, size_t face);

#endif
