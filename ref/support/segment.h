#ifndef OG_SEGMENT_H
#define OG_SEGMENT_H

/// Support of a segment.                                                            (catalogue: support, segment)
///
/// The end farther along the direction; on a tie, and for the zero direction, end 0. `vertex` is its number. The ends
/// may coincide. Any one length unit; finite, up to 1e300 in magnitude (1e36 in binary32). Cost: constant. Failure:
/// none.
/// Source: van den Bergen 2003, 4.3.4; Varjus 2018, 5.1. Limits: as for hull-scan.
/// Limits: as hull-scan.
/// Errors, proofs, measurements and tests: segment.md.

#include "ref/support/convex.h"

typedef struct og_segment {
  og_vec3 end[2];
} og_segment;

/*@ predicate on_segment(og_vec3 x, og_vec3 a, og_vec3 b, real t) =
      0 <= t <= 1 && x.x == a.x + t * (b.x - a.x) && x.y == a.y + t * (b.y - a.y) && x.z == a.z + t * (b.z - a.z);
    lemma on_first_end: \forall og_vec3 a, b; on_segment(a, a, b, 0.0);
    lemma on_last_end: \forall og_vec3 a, b; on_segment(b, a, b, 1.0);
    lemma between_ends: \forall og_vec3 c, a, b, d, real t, m;
      on_segment(c, a, b, t) && dot(d, a) <= m && dot(d, b) <= m ==> dot(d, c) <= m; */

/*@ requires segment: \valid_read((og_segment *)shape);
    requires finite: \is_finite(direction.x) && \is_finite(direction.y) && \is_finite(direction.z);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures index: 0 <= \result.vertex < 2;
*/
og_support og_segment_support(const void *shape, og_vec3 direction);

/// The segment as a body; inside is the middle, rounded. The segment must outlive the body.
/*@ requires segment: \valid_read(segment);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures shape: \result.shape == (void *)segment;
*/
og_convex og_convex_segment(const og_segment *segment);

#endif
