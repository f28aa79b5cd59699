#ifndef OR_SWEEP_H
#define OR_SWEEP_H

/// First and last contact of the moving bodies, by brute force.
///
/// Without radii the contact is the part of the line t s inside the CSO: the line clipped by every slab of
/// planes.h, then by [0, until]. With radii, f(t) = (distance of t s from the CSO)^2 is convex and has a
/// derivative wherever it is positive; the bodies meet while f <= R^2. Whether they do at all is one distance
/// between A and the swept B. A time t strictly inside the motion is the first contact exactly if
///   f(t) = R^2, and f'(t) < 0: being convex, f stays above its tangent, so above R^2 before t; or
///   f(t) = R^2 is the least value of f (f'(t) = 0) and t is the first time of it. The line then runs along
///   the CSO at a constant offset V (the shortest vector between two convex sets is unique): clip t s + V.
/// The last contact is its mirror image. f at an irrational time u + v sqrt(d) is found by trying the feature
/// that is nearest at a rational time close by, and then all features: offset and feet are linear in the
/// time, so they are pairs of rationals, and every comparison is the sign of x + y sqrt(d).

#include "tests/oracle/nearest.h"
#include "tests/oracle/planes.h"
#include "tests/oracle/surd.h"

/// Do the bodies meet during the motion? For bodies with or without radii.
bool or_sweep_hits(const or_bodies *bodies, const or_planes *planes);

/// Is `time` the first (which = 1) or the last (which = -1) time of contact?
bool or_sweep_end_is(const or_bodies *bodies, const or_planes *planes, int which, const or_surd *time);

/// Contact that never ends: no limit of time, and the bodies meet without moving.
bool or_sweep_never_parts(const or_bodies *bodies, const or_planes *planes);

#endif
