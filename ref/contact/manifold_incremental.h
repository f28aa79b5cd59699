#ifndef OG_MANIFOLD_INCREMENTAL_H
#define OG_MANIFOLD_INCREMENTAL_H

/// One contact of two bodies: GJK between their bones, EPA where these meet.         (catalogue: manifold-incremental)
///
/// Each body has a skin, and `within` is the sum of both thicknesses. Where the skins overlap and the bodies do not,
/// the contact is shallow: the nearest points. Where the bodies meet it is deep: the deepest points by EPA. One contact a
/// step is all that comes out; manifold_cache.h gathers those of some steps.
///
/// Varjus' algorithm 3 goes on while |v|^2 - v.w <= eps^2, which is when to stop. Its line 5 compares a length with the
/// square of one. Its points are moved onto the skins; here they stay on the bodies, and the depth is below zero.
///
/// Solid bodies, any one length unit. Failure: as epa.h.
/// Cost: that of gjk, and of epa where they meet.
/// Source: Varjus 2018, 5.2.4 and algorithm 3 (after van den Bergen 2010).
/// Limits: one contact; of a face any one of its points.
/// Errors, proofs, measurements and tests: manifold_incremental.md.

#include "ref/contact/depth_logic.h"

/*@ requires memory: \valid_read(in) && \valid(room);
    requires bodies: readable_body(in->a) && readable_body(in->b);
    terminates \true;
    exits \false;
    ensures count: 1 <= room->capacity ==> 0 <= \result.count <= room->capacity;
    ensures decided: \result.count > 0 ==> \result.verdict != OG_VERDICT_NONE && \result.has_normal;
    ensures normal: \result.has_normal && \is_finite(\result.normal.x) && \is_finite(\result.normal.y) &&
      \is_finite(\result.normal.z) ==>
      1 - 8 * OG_SCALAR_EPSILON <= \result.normal.x * \result.normal.x + \result.normal.y * \result.normal.y +
        \result.normal.z * \result.normal.z
        <= 1 + 8 * OG_SCALAR_EPSILON;
    ensures once: 1 <= room->capacity ==> \forall integer j, k; 0 <= j < k < \result.count ==>
      !(\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) &&
        \is_finite(room->contact[k].a.z) && room->contact[j].a.x == room->contact[k].a.x &&
          room->contact[j].a.y == room->contact[k].a.y &&
        room->contact[j].a.z == room->contact[k].a.z);
    ensures iterations: 0 <= \result.iterations;
    ensures one: \result.count <= 1;
    ensures near: \result.outcome == OG_OUTCOME_ANSWERED && \result.count == 1 ==>
      (\result.verdict == OG_VERDICT_MEET ? 0 <= room->contact[0].depth
                                           : 0 <= 0 - room->contact[0].depth <= in->within);
    ensures depth: 1 <= room->capacity ==> \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth) ==> is_depth_of(&room->contact[k], \result.normal, in->a, in->b));
*/
og_manifold_claim og_manifold_incremental(const og_contact_input *in, og_contact_room *room);

#endif
