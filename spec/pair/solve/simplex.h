#ifndef OG_PAIR_SOLVE_SIMPLEX_H
#define OG_PAIR_SOLVE_SIMPLEX_H

/// The point of a simplex of CSO points nearest to the origin, exactly.

#include "spec/body/problem.h"
#include "spec/pair/certificate.h"

/// One to four CSO points; after og_exact_simplex_reduce the nearest point of their hull to the origin is
/// v / total = sum weight_k point_k / total, every weight positive.
typedef struct og_exact_simplex {
  size_t count;
  og_pair pair[4];
  og_ivec point[4];
  og_int weight[4];
  og_ivec v;
  og_int total;  // sum of the weights, > 0
  og_int square; // v . v
  // working numbers
  og_ivec edge, other, normal, cross;
  og_int value, limit;
} og_exact_simplex;

/// Empty.
void og_exact_simplex_init(og_exact_simplex *simplex);
void og_exact_simplex_clear(og_exact_simplex *simplex);

/// Appends p_ij, unless the pair is there already. At most four points.
void og_exact_simplex_add(og_exact_simplex *simplex, const og_problem *problem, og_pair pair);

/// Replaces the points by those of a face whose relative interior holds the nearest point, with their weights.
/// At least one point. The points may be affinely dependent or equal. Cost: at most 15 small linear systems.
void og_exact_simplex_reduce(og_exact_simplex *simplex);

#endif
