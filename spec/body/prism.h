#ifndef OG_PRISM_H
#define OG_PRISM_H

/// Two bodies of the plane as prisms of space: so questions about pairs are answered in the plane.
///
/// A core P in the plane z = 0 becomes P x [-h, h]. Let P and Q be the cores, and d a vector of the plane. Then:
/// - (p, z) - (q, w) is at least as long as p - q, and as long for z = w. So cores are as far apart as in the plane,
/// and balls reach as far as discs.
/// - The difference of the prisms is (P - Q) x [-2 h, 2 h]. Zero is inside of it where it is inside of P - Q. It is at
/// the edge where it is there in P - Q: so prisms penetrate, touch and meet during a motion in the plane alike.
/// - A way out (d, z) leaves it where d leaves P - Q, or |z| > 2 h. The depth is that of the plane, or 2 h if that is
/// less. The sum of both extents along an axis is below h, and one of the two ways along it is at most half that sum.
/// So it is that of the plane, and all ways out that are as short lie in the plane.
/// - A plane that supports the difference at zero is upright, as (0, z) is in the difference for |z| <= 2 h.
/// proofs/coq/Prism.v proves that. Cost: linear in the points.

#include "spec/body/problem.h"

/// Replaces n points (x, y, 0) of each body by 2 n: number k at z = -h, number n + k at z = h. The height h is one
/// power of two for both, greater than the sum of their extents along either axis and than that of their radii; 1 where
/// all these are 0. Neither body has directions, and each has a point.
void og_flat_to_prisms(og_exact_body *a, og_exact_body *b);

#endif
