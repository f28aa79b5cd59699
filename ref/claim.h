#ifndef OG_CLAIM_H
#define OG_CLAIM_H

/// What a narrow-phase algorithm claims about a pair of bodies. Lengths are in the input's unit.

#include "ref/outcome.h"
#include "ref/vec3.h"

typedef enum og_verdict {
  OG_VERDICT_NONE,  // the algorithm does not decide it
  OG_VERDICT_APART, // the bodies share no point
  OG_VERDICT_MEET,  // they share a point: touching or penetrating
} og_verdict;

typedef struct og_claim {
  og_outcome outcome;
  og_verdict verdict;
  bool has_distance;
  og_scalar distance; // >= 0
  bool has_depth;
  og_scalar depth; // >= 0
  bool has_points;
  og_vec3 a, b; // nearest points when apart, deepest points when they meet; on A and on B
  bool has_normal;
  og_vec3 normal; // unit length, from B to A: moving A along it parts the bodies
  int iterations;
  int simplex_count; // the final simplex, for those that have one
  int simplex[4][2]; // vertex of A, vertex of B; -1 on curved bodies
} og_claim;

#endif
