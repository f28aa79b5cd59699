#ifndef OG_CONTACT_SWEEP_2D_H
#define OG_CONTACT_SWEEP_2D_H

/// Contact set of two convex polygons that translate, when they first meet.                (catalogue: contact-sweep-2d)
///
/// The separating axis test of moving polygons (sat_sweep_2d.h) gives the first time and the axis that parts them until
/// then. What projects to the near ends of both intervals along it, a vertex or an edge, is moved to where it is at that
/// time. There the contact set is found as of resting polygons (contact_2d.h). Polygons that overlap at time 0 have the
/// normal of sat_2d.h.
///
/// Polygons as polygon.h says; neither velocity has a z. Iterations: axes projected on. Failure: as og_sweep_run; FULL;
/// OUT_OF_RANGE where the moved polygons are. Cost: that of sat-sweep-2d.
/// Source: Parac 2020, 3.2 (after Eberly).
/// Limits: no polygons thinner than rounding; where two axes end to part them at one time, either may be the
/// normal.
/// Errors, proofs, measurements and tests: contact_sweep_2d.md.

#include "ref/contact/depth_logic.h"
#include "ref/door/sweep_contact.h"

/*@ requires memory: \valid_read(in) && \valid(room);
    requires bodies: readable_body(in->a) && readable_body(in->b);
    requires polygon_a: in->flat_a != \null ==> \valid_read(in->flat_a);
    requires polygon_b: in->flat_b != \null ==> \valid_read(in->flat_b);
    terminates \true;
    exits \false;
    ensures count: 1 <= room->capacity ==> 0 <= \result.count <= room->capacity;
    ensures first: \result.count > 0 ==> \result.has_first && \result.has_normal && \result.verdict == OG_VERDICT_MEET;
    ensures time: \result.has_first ==> 0 <= \result.first && \is_finite(\result.first);
    ensures iterations: 0 <= \result.iterations;
    ensures once: 1 <= room->capacity ==> \forall integer j, k; 0 <= j < k < \result.count ==>
      !(\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) &&
        \is_finite(room->contact[k].a.z) && room->contact[j].a.x == room->contact[k].a.x &&
          room->contact[j].a.y == room->contact[k].a.y &&
        room->contact[j].a.z == room->contact[k].a.z);
    ensures depth: 1 <= room->capacity ==> \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth) ==> is_depth_of(&room->contact[k], \result.normal, in->a, in->b));
*/
og_sweep_contact_claim og_contact_sweep_2d(const og_sweep_input *in, og_contact_room *room);

#endif
