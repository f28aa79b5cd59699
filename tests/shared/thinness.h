#ifndef OR_THINNESS_H
#define OR_THINNESS_H

/// How near a pair is to having less dimensions, or planes and edges less directions, than it has: what the limits of
/// algorithms depend on. All in doubles, of bodies of up to sixteen vertices; of larger ones the first sixteen count.

#include "tests/shared/body_pair.h"

/// How thin the pair is: the least height of its bodies and of A - B over the largest coordinate, or the least sine
/// between edges, if that is less; what is missing or parallel but for rounding is left out. What headers say of "thin"
/// bodies, "needles" and "nearly parallel" ones is measured by it.
double or_pair_thinness(const or_body_pair *pair);

/// Is a vertex off the plane of three others by more than rounding of coordinates up to `largest`?
bool or_body_is_solid(const og_body *body, double largest);

/// The least sine between planes of the bodies through three vertices, if it is tiny (2^-20) and more than rounding;
/// otherwise 1: of many planes two are always close.
double or_pair_plane_sine(const or_body_pair *pair);

/// Are both cores segments of which one is so much shorter than the other (or they so nearly parallel) that the square
/// of their cross product, in units of the largest coordinate, is subnormal?
bool or_pair_cross_is_subnormal(const or_body_pair *pair);

/// Has the body's mesh, if any, a face no higher than rounding, whose normal may be any?
bool or_body_has_sliver(const og_body *body, double largest);

#endif
