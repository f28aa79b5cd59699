#ifndef OR_PLANES_H
#define OR_PLANES_H

/// The CSO A - B as an intersection of slabs low <= n.x <= high, from all candidate normals.
///
/// Why it is right. A facet of a CSO that spans space is the sum of a face of A and a face of -B with one
/// common outward normal, and is two-dimensional: a triangle of A's points spans its plane, or one of B's, or
/// an edge of A and an edge of B that are not parallel. So every facet's normal is among the cross products
/// tried. A normal that is no facet's does no harm: with low and high the least and the greatest n.p, its
/// slab holds the CSO anyway. A CSO that lies in a plane is that plane (a slab of width zero) cut by slabs
/// perpendicular to its edges; one on a line or a point likewise.
///
/// Why it is independent: no search at all, and none of the certificates' forms.

#include "tests/oracle/bodies.h"

typedef struct or_slab {
  or_vec n; // a primitive integer vector
  mpq_t low, high;
} or_slab;

typedef struct or_planes {
  int rank; // the dimension of the CSO, 0 to 3
  size_t count, capacity;
  or_slab *slab;
} or_planes;

or_planes *or_planes_new(const or_bodies *bodies);
void or_planes_free(or_planes *planes);

/// Where a point lies: -1 outside the CSO, 0 on its boundary (everything of a flat CSO is), 1 inside.
int or_planes_side(const or_planes *planes, const or_vec *y);

/// The square of the depth of the origin, which is in the CSO: the least (distance to a plane)^2.
void or_planes_depth_square(const or_planes *planes, mpq_t square);

/// The times t with y + t s in the CSO: [first, last], or false if there are none. With s = 0 the interval is
/// all times or none, and first and last are 0.
bool or_planes_clip(const or_planes *planes, const or_vec *y, const or_vec *s, mpq_t first, mpq_t last);

#endif
