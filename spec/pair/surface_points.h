#ifndef OG_SURFACE_POINTS_H
#define OG_SURFACE_POINTS_H

/// The points of rounded bodies that a certificate shows: on their surfaces, where the witness (witness.h) has points
/// of the cores.
///
/// Along the direction n from B to A the balls reach from the core's point a back to a - r n / |n|, and from b on to
/// b + s n / |n|; r and s are the radii. So each coordinate has one square root. The points are as far apart as the
/// bodies, or as deep in each other. Call this only with certificates that the checker accepted.

#include "spec/number/surd.h"
#include "spec/pair/witness.h"

typedef struct og_surface_points {
  og_surd a[3], b[3]; // in the input's unit of length
} og_surface_points;

void og_surface_points_init(og_surface_points *points);
void og_surface_points_clear(og_surface_points *points);

/// False where there are none: neither body is rounded, or the certificate is neither `nearest` nor `surface`, as where
/// the cores merely touch.
bool og_surface_points_set(og_surface_points *points, const og_problem *problem, const og_certificate *certificate);

#endif
