#ifndef OG_ALGORITHM_H
#define OG_ALGORITHM_H

/// What is known of an algorithm: its descriptor, which stands at the end of its own .c file.
///
/// Everything that the command, the tests, the fuzzers, the studies and the documentation ask about an algorithm they
/// read here. An algorithm has one door: the kind of input that it takes, with the function that takes it.

typedef struct og_door_pair og_door_pair;                       // ref/door/pair.h
typedef struct og_door_closest og_door_closest;                 // ref/door/closest.h
typedef struct og_door_hit og_door_hit;                         // ref/door/hit.h
typedef struct og_door_orientation og_door_orientation;         // ref/door/orientation.h
typedef struct og_door_simplex og_door_simplex;                 // ref/door/simplex.h
typedef struct og_door_support og_door_support;                 // ref/door/support.h
typedef struct og_door_hull og_door_hull;                       // ref/door/hull.h
typedef struct og_door_polygons og_door_polygons;               // ref/door/polygons.h
typedef struct og_door_overlaps og_door_overlaps;               // ref/door/overlaps.h
typedef struct og_door_bound og_door_bound;                     // ref/door/bound.h
typedef struct og_door_turn og_door_turn;                       // ref/door/turn.h
typedef struct og_door_cso og_door_cso;                         // ref/door/cso.h
typedef struct og_door_decompose og_door_decompose;             // ref/door/decompose.h
typedef struct og_door_mesh_pairs og_door_mesh_pairs;           // ref/door/mesh_pairs.h
typedef struct og_door_sweep og_door_sweep;                     // ref/door/sweep.h
typedef struct og_door_contact og_door_contact;                 // ref/door/contact.h
typedef struct og_door_sweep_contact og_door_sweep_contact;     // ref/door/sweep_contact.h
typedef struct og_door_clip og_door_clip;                       // ref/door/clip.h
typedef struct og_door_triangulate og_door_triangulate;         // ref/door/triangulate.h
typedef struct og_door_moving_features og_door_moving_features; // ref/door/moving_features.h
typedef struct og_door_motion og_door_motion;                   // ref/door/motion.h

typedef struct og_algorithm {
  const char *id;        // the catalogue's
  const char *row;       // the catalogue's section, such as "3.6"
  const char *questions; // the catalogue's ids of the questions that it answers, with commas
  const char *path;      // its header, without the .h
  const char *source;    // paper and section
  const char *cost;      // asymptotic
  const char *limits;    // one line: where it is known to fail

  // Its door: one of these, the others are null.
  const og_door_pair *pair;                       // takes two convex bodies
  const og_door_closest *closest;                 // two of point, segment, triangle, line, ray, plane: nearest points
  const og_door_hit *hit;                         // the same: what they have in common
  const og_door_orientation *orientation;         // three points of the plane, or four
  const og_door_simplex *simplex;                 // one to four points: the point nearest to the origin
  const og_door_support *support;                 // a body and a direction
  const og_door_hull *hull;                       // points
  const og_door_polygons *polygons;               // two convex polygons of the plane
  const og_door_overlaps *overlaps;               // sets of boxes, step by step
  const og_door_bound *bound;                     // points: a volume that holds them
  const og_door_turn *turn;                       // points that turn: a volume that holds them
  const og_door_cso *cso;                         // two polyhedra: their difference
  const og_door_decompose *decompose;             // a triangle mesh: convex parts of it
  const og_door_mesh_pairs *mesh_pairs;           // two triangle meshes, or one with itself
  const og_door_sweep *sweep;                     // two convex bodies that translate
  const og_door_contact *contact;                 // two convex bodies: their contact manifold
  const og_door_sweep_contact *sweep_contact;     // two that translate: their contact set when they first meet
  const og_door_clip *clip;                       // two convex polygons of the plane: what they share
  const og_door_triangulate *triangulate;         // a simple polygon of the plane
  const og_door_moving_features *moving_features; // a vertex and a triangle, or two edges, that move
  const og_door_motion *motion;                   // two convex bodies that translate and turn
} og_algorithm;

#endif
