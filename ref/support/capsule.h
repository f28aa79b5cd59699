#ifndef OG_CAPSULE_H
#define OG_CAPSULE_H

/// Support of a capsule: a segment plus a ball.                                      (catalogue: support, capsule)
///
/// The segment's end farther along the direction (a on a tie) plus radius direction / |direction|; a for the zero
/// direction. `vertex` is -1: a capsule has no vertices, even where its radius is 0. Any one length unit; finite, up to
/// 1e300 in magnitude (1e36 in binary32). Cost: constant, one square root. Failure: none.
/// Source: van den Bergen 2003, 4.3.4; Snethen 2008; Varjus 2018, 5.1.
/// Limits: as hull-scan and sphere.
/// Errors, proofs, measurements and tests: capsule.md.

#include "ref/support/convex.h"

typedef struct og_capsule {
  og_vec3 a, b;     // ends of the segment; they may coincide
  og_scalar radius; // >= 0
} og_capsule;

/*@ requires capsule: \valid_read((og_capsule *)shape);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures curved: \result.vertex == -1;
*/
og_support og_capsule_support(const void *shape, og_vec3 direction);

/// The capsule as a body; inside is the middle of its segment, rounded. The capsule must outlive the body.
/*@ requires capsule: \valid_read(capsule);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)capsule;
*/
og_convex og_convex_capsule(const og_capsule *capsule);

#endif
