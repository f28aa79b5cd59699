#ifndef OR_SHARED_H
#define OR_SHARED_H

/// The corners of what two convex bodies share, by brute force in plain rationals.
///
/// Each body is an intersection of half-spaces (half_spaces.h). Where three planes of both bodies together meet in one
/// point, and no half-space leaves it out, it is a corner. All corners of a bounded intersection are such points. For a
/// few points: the time grows with the third power of the planes.
///
/// Of rounded bodies that touch: nearest.h has the shortest way between the cores; A's core is moved by it, and
/// what the cores share then is moved towards A by B's radius.
///
/// Why it is independent: no plane between the bodies is looked for, no polygon is clipped, nothing is put in order.

#include "tests/oracle/bodies.h"

typedef struct or_shared {
  size_t count, room;
  or_vec *corner; // each once, in the input's unit, in no order
} or_shared;

/// Rounded bodies have to touch.
or_shared *or_shared_new(const og_problem *problem);
/// Of the cores as they lie.
or_shared *or_shared_of_cores(const or_bodies *bodies);
void or_shared_free(or_shared *shared);

#endif
