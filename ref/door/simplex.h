#ifndef OG_DOOR_SIMPLEX_H
#define OG_DOOR_SIMPLEX_H

/// The door for simplices: the point of one to four points that is nearest to the origin (ref/simplex/simplex.h).
///
/// Every algorithm behind it promises: outcomes and what is left of the simplex as og_simplex_solver says, finite
/// numbers.

#include "ref/algorithm.h"
#include "ref/simplex/simplex.h"

struct og_door_simplex {
  og_simplex_solver run; // takes any numbers
  double bound;          // of the error, in OG_SCALAR_EPSILON of the size; 0: none for any input
};

#endif
