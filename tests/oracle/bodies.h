#ifndef OR_BODIES_H
#define OR_BODIES_H

/// The second oracle's own copy of a problem: points as rationals, repeated points dropped.
///
/// Coordinates are lattice coordinates (integers held as rationals), so that the oracle answers in lattice
/// steps; `unit` converts to the input's lengths. Times need no conversion.

#include "spec/body/problem.h"
#include "tests/oracle/vector.h"

typedef struct or_bodies {
  size_t na, nb;
  or_vec *a, *b;
  mpq_t radius;
  or_vec velocity; // s: the bodies meet at time t when t s is in the CSO
  bool has_until;
  mpq_t until;
  mpq_t unit; // length units per lattice step
} or_bodies;

/// Copies a problem out of the type in which problems are handed over.
or_bodies *or_bodies_new(const og_problem *problem);

/// B swept: conv(b_j, b_j + duration s), and the same A. The distance of A from it is the least distance
/// between the moving bodies during [0, duration].
or_bodies *or_bodies_swept(const or_bodies *bodies, const mpq_t duration);

void or_bodies_free(or_bodies *bodies);

#endif
