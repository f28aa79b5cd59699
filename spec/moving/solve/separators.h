#ifndef OG_SEPARATORS_H
#define OG_SEPARATORS_H

/// Directions as polynomials in t, of which one separates two features at any time at which they are apart: the normal
/// of both, normals of an edge within the plane, from an edge towards a point, along an edge, between two points.
///
/// Just before a contact, and near any time without one, one of them separates as well, for they are finitely many
/// polynomials. So pieces of time with one of them each are enough.

#include "spec/moving/problem.h"
#include "spec/number/polynomial.h"

/// A vector whose coordinates are polynomials.
typedef struct og_poly_vector {
  og_poly x[3];
} og_poly_vector;

void og_poly_vector_init(og_poly_vector *v);
void og_poly_vector_clear(og_poly_vector *v);
bool og_poly_vector_is_zero(const og_poly_vector *v);
/// r = a - b, both of the same degree.
void og_poly_vector_sub(og_poly_vector *r, const og_poly_vector *a, const og_poly_vector *b);
/// r = a x b; r is neither.
void og_poly_vector_cross(og_poly_vector *r, const og_poly_vector *a, const og_poly_vector *b);
/// r = a . b, of at most four degrees together.
void og_poly_vector_dot(og_poly *r, const og_poly_vector *a, const og_poly_vector *b);
/// r = a_i b_j - a_j b_i for the coordinates i, j that follow the axis.
void og_poly_vector_minor(og_poly *r, const og_poly_vector *a, const og_poly_vector *b, int axis);

/// The points and what is known of their motion at first.
typedef struct og_paths {
  int split, pairs;
  og_poly_vector point[4];
  og_poly_vector gap[4];  // of pairs a, b: a - b; a vertex and the triangle's, or 00, 01, 10, 11
  int edges;              // 3: 12, 23, 31 of a triangle, or 2
  og_poly_vector edge[3]; //
  og_poly_vector normal;  // edge[0] x edge[1], up to its sign
  og_poly height;         // normal . (a - b), the same for all pairs
} og_paths;

void og_paths_init(og_paths *paths);
void og_paths_clear(og_paths *paths);
void og_paths_set(og_paths *paths, const og_moving_problem *problem);

typedef struct og_separator {
  og_poly_vector direction;
  int count;                    // of the products that differ
  og_poly along[4];             // direction . (a - b)
  double near[4][OG_POLY_ROOM]; // the same in doubles, each times a power of two
} og_separator;

#define OG_SEPARATOR_ROOM 13

typedef struct og_separators {
  int count, made; // made: are initialised
  og_separator at[OG_SEPARATOR_ROOM];
} og_separators;

void og_separators_init(og_separators *separators);
void og_separators_clear(og_separators *separators);
/// All but those that are zero at all times.
void og_separators_set(og_separators *separators, const og_paths *paths);

/// May the direction separate from the one time to the other? False: in doubles two products surely have different
/// signs at some time between.
bool og_separator_may(const og_separator *separator, double from, double to);

#endif
