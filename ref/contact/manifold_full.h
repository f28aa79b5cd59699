#ifndef OG_MANIFOLD_FULL_H
#define OG_MANIFOLD_FULL_H

/// The whole contact manifold of two convex polyhedra at once.                       (catalogue: manifold-full)
///
/// manifold.h says how it comes about, region.h how regions are found: among all edges, by a flood from the farthest
/// vertex (manifold-full-flood), or by eight samples about the normal (manifold-full-sampled). The first two give the same
/// manifold. Eight samples find every corner of a region up to 135 degrees, and lose others.
///
/// Solid bodies with meshes, any one length unit; `within` and `flat` as the door says. Failure: DEGENERATE for flat or
/// rounded bodies, OUT_OF_RANGE as axis.h, FULL.
/// Cost: that of sat-gauss, O(V + E), and O(n m) for regions of n and m corners.
/// Source: Varjus 2018, 5.3.2 (after Migdalskiy 2010).
/// Limits: a wide tolerance angle hides corners inside of a region.
/// Errors, proofs, measurements and tests: manifold_full.md.

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
    ensures depth: 1 <= room->capacity ==> \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth) ==> is_depth_of(&room->contact[k], \result.normal, in->a, in->b));
*/
og_manifold_claim og_manifold_full(const og_contact_input *in, og_contact_room *room);
/// The same, with regions found by a flood.
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
    ensures depth: 1 <= room->capacity ==> \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth) ==> is_depth_of(&room->contact[k], \result.normal, in->a, in->b));
*/
og_manifold_claim og_manifold_full_flood(const og_contact_input *in, og_contact_room *room);
/// The same, with regions found by samples.
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
    ensures depth: 1 <= room->capacity ==> \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth) ==> is_depth_of(&room->contact[k], \result.normal, in->a, in->b));
*/
og_manifold_claim og_manifold_full_sampled(const og_contact_input *in, og_contact_room *room);

#endif
