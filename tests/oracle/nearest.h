#ifndef OR_NEAREST_H
#define OR_NEAREST_H

/// Distance of a point y from the CSO A - B, by brute force over all pairs of features.
///
/// Why it is right. Let a - b be the point of the CSO nearest y, and take a in A and b in B as positive
/// combinations of as few vertices as possible: simplices S of A's points and T of B's, with a and b in their
/// relative interiors. Were the direction spaces of S and T dependent, a and b could be moved by one common
/// vector until a weight vanishes, with a - b unchanged; so they are independent. If a - b is not y, both
/// simplices are perpendicular to a - b - y, so their dimensions add up to at most 2: vertex and vertex,
/// vertex and edge, edge and edge, vertex and triangle. The loops try all of these, not only those on the
/// hulls: each candidate is the distance of y from a true point of the CSO, so none is too small. The least
/// candidate V = x - y is the answer if the plane through x perpendicular to V has the whole CSO on its far
/// side; if not, y is in the CSO.
///
/// Why it is independent: it walks, iterates and guesses nothing, and its arithmetic is GMP's rationals.

#include "tests/oracle/bodies.h"

/// The parallelogram or triangle p_0 + alpha (p_1 - p_0) + beta (p_2 - p_0), p_k = a[i_k] - b[j_k]; a segment
/// (dims 1) uses p_0, p_1, a point (dims 0) p_0 alone.
typedef struct or_feature {
  int dims;
  bool parallelogram;
  size_t i[3], j[3];
} or_feature;

/// Calls visit(context, feature) for every feature of the loops above, until it returns true.
bool or_features_visit(const or_bodies *bodies, bool (*visit)(void *, const or_feature *), void *context);

typedef struct or_nearest {
  bool inside;        // y is in the CSO: distance 0, the rest is meaningless
  mpq_t square;       // of the distance
  or_vec offset;      // V = x - y
  or_feature feature; // x is in its relative interior
} or_nearest;

void or_nearest_init(or_nearest *nearest);
void or_nearest_clear(or_nearest *nearest);

/// Cost: O(na nb (na + nb)^2) rational operations.
void or_nearest_find(or_nearest *nearest, const or_bodies *bodies, const or_vec *y);

#endif
