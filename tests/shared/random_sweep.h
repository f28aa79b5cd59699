#ifndef OR_RANDOM_SWEEP_H
#define OR_RANDOM_SWEEP_H

/// Random and degenerate bodies that translate, for the algorithms behind the door `sweep`: the same on every
/// machine for the same family and seed.

#include "ref/door/sweep.h"
#include "tests/shared/random_pair.h"
#include "tool/run/make_body.h"

typedef struct or_sweep {
  og_world_body a, b;
  og_polygon flat[2];
  og_vec2 corner[2][OR_PAIR_POINTS];
  og_sweep_input input;
} or_sweep; // not to be copied

void or_sweep_init(or_sweep *sweep);
void or_sweep_clear(or_sweep *sweep);

/// Spheres and points on a lattice; polygons on one in the plane; solids on one; and the families of random_pair.h.
int or_sweep_family_count(void);
const char *or_sweep_family_name(int family);

/// Seeds 0 to 2 modulo 3 make a case as drawn, one ulp apart and one ulp into each other along a coordinate.
void or_sweep_make(or_sweep *sweep, int family, uint64_t seed);

#endif
