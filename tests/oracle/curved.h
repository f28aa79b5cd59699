#ifndef OR_CURVED_H
#define OR_CURVED_H

/// How a cylinder or a cone around the z axis and the hull of points lie, by brute force in plain rationals.
///
/// All segments between points are cut by the planes of both ends. Of what lies between, seen along the axis or from
/// the apex, all corners, all segments and all triangles are tried for the point nearest to the axis.

#include <gmp.h>
#include <stdbool.h>
#include <stddef.h>

/// -1 apart, 0 touching, 1 penetrating. The radius is positive; a cone's apex is at +half_height, where that is not
/// zero.
int or_curved_relation(bool cone, const mpq_t radius, const mpq_t half_height, mpq_t *xyz, size_t count);

#endif
