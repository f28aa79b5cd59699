#ifndef OG_K_DOP_H
#define OG_K_DOP_H

/// The least polytope between parallel planes of given directions.                                (catalogue: k-dop)
///
/// A slab for each direction, of any length: the least and the greatest product with a point. Half of what is called k
/// is the number of directions. In the plane directions have z = 0.
/// Failure: OUT_OF_RANGE where a product or an end is not finite; the slabs are then of no use.
/// Cost: points times directions.  Source: Parac 2020, 5.2.3.
/// Limits: the ends as computed may leave points outside.
/// Errors, proofs, measurements and tests: k_dop.md.

#include "ref/bound/slab.h"
#include "ref/outcome.h"

/*@ requires points: count > 0 && \valid_read(point + (0 .. count - 1));
    requires directions: 0 < directions && \valid_read(direction + (0 .. directions - 1));
    requires memory: \valid(slab + (0 .. directions - 1));
    requires apart: \separated(slab + (0 .. directions - 1), point + (0 .. count - 1), direction + (0 .. directions - 1));
    terminates \true;
    exits \false;
    assigns slab[0 .. directions - 1];
    ensures range: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures finite: \result == OG_OUTCOME_ANSWERED ==> \forall integer d; 0 <= d < directions ==>
      is_finite_slab(slab[d]);
    ensures inside: \forall integer d; 0 <= d < directions ==> holds_products(slab[d], direction[d], point, count);
*/
og_outcome og_k_dop(const og_vec3 *point, int count, const og_vec3 *direction, int directions, og_slab *slab);

#endif
