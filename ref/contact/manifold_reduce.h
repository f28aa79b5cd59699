#ifndef OG_MANIFOLD_REDUCE_H
#define OG_MANIFOLD_REDUCE_H

/// Four contacts of a manifold that span most of it.                                 (catalogue: manifold-reduce)
///
/// Kept are: the deepest contact; the one farthest from it; the one farthest from the line through both; and the one
/// farthest beyond the triangle's edges, on the side that adds most area. A solver then has no more than four contacts,
/// and a face still stands on its corners. Where there are four or fewer, none is dropped.
///
/// For balance three contacts that span a triangle about the weight suffice: Varjus 5 says at least four.
/// Cost: that of manifold-full, and O(n) for n contacts. Failure: as manifold-full; FULL where the room has no place for
/// the whole manifold, of which the deepest are then reduced.
/// Source: Varjus 2018, 5; Gregorius 2015; Moravanszky and Terdiman 2004.
/// Limits: four contacts; of a disc at least 36 % is left out.
/// Errors, proofs, measurements and tests: manifold_reduce.md.

#include "ref/contact/depth_logic.h"

/// Puts the contacts that stay first and returns their number, at most 4.
/*@ requires memory: 0 <= count && \valid(contact + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns contact[0 .. count - 1];
    ensures count: \result == (count <= 4 ? count : 4);
*/
int og_manifold_reduce(og_contact *contact, int count, og_vec3 normal);

/// manifold-full, reduced.
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
    ensures few: 1 <= room->capacity ==> \result.count <= 4;
    ensures depth: 1 <= room->capacity ==> \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth) ==> is_depth_of(&room->contact[k], \result.normal, in->a, in->b));
*/
og_manifold_claim og_manifold_full_reduced(const og_contact_input *in, og_contact_room *room);

#endif
