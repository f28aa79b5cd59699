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

/*@ predicate fair_claim(og_claim claim) =
      (claim.has_distance ==> \is_finite(claim.distance) && claim.distance >= 0) &&
      (claim.has_depth ==> \is_finite(claim.depth) && claim.depth >= 0) &&
      (claim.has_points ==> \is_finite(claim.a.x) && \is_finite(claim.a.y) && \is_finite(claim.a.z)) &&
      (claim.has_points ==> \is_finite(claim.b.x) && \is_finite(claim.b.y) && \is_finite(claim.b.z)) &&
      (claim.has_normal ==> \is_finite(claim.normal.x) && \is_finite(claim.normal.y) && \is_finite(claim.normal.z)) &&
      0 <= claim.simplex_count <= 4;
*/

#endif
