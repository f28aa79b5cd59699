#ifndef OG_MANIFOLD_H
#define OG_MANIFOLD_H

/// A whole manifold at once, from a normal, the regions that face it and what these share across it.
///
/// The normal is the axis of least overlap, searched for with a bound (sat_gauss.h). For bodies apart it is that of the
/// greatest gap among the faces' normals, the direction between nearest points (gjk.h) and the axis that separated
/// them. Each corner of what both regions share across the normal is lifted to A and to B. It is a contact where the
/// gap there is no more than `within`, or than rounding.
///
/// The hull of a region hides what lies inside of it: of a blunt tip in a wide tolerance angle the corners are all too
/// far apart. Where no corner is a contact the regions are taken again without an angle. Where they share nothing, as
/// two edges that cross but for rounding, their nearest points are the contact.
/// Cost: that of sat-gauss, the regions, and O(n m) for regions of n and m corners.
/// The bodies have no radius: the door sees to it. Failure: as sat_gauss.h; FULL.
/// Source: Varjus 2018, 5.3.2 (after Migdalskiy 2010).

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
og_manifold_claim og_manifold_make(const og_contact_input *in, og_contact_room *room, og_region_search search);

#endif
