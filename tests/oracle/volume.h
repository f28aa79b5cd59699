#ifndef OR_VOLUME_H
#define OR_VOLUME_H

/// Bounding volumes by definition, in plain rationals: every sphere through at most four of the points, and the
/// smallest of those that hold all. For a few points: the time grows with the fifth power of their count.

#include <stddef.h>

#include <gmp.h>

typedef struct or_sphere {
  mpq_t centre[3], square; // the radius squared
} or_sphere;

void or_sphere_init(or_sphere *sphere);
void or_sphere_clear(or_sphere *sphere);

/// Of count > 0 points.
void or_smallest_sphere(or_sphere *sphere, mpq_t (*point)[3], size_t count);

/// The least and the greatest product of the direction with a point.
void or_slab(mpq_t lo, mpq_t hi, const mpq_t direction[3], mpq_t (*point)[3], size_t count);

#endif
