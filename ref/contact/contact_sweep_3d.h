#ifndef OG_CONTACT_SWEEP_3D_H
#define OG_CONTACT_SWEEP_3D_H

/// Contact set of two convex polyhedra that translate, when they first meet.              (catalogue: contact-sweep-3d)
///
/// The separating axis test of moving bodies (sat_sweep_3d.h) gives the first time and the axis that parts them until
/// then. What projects to the near ends of both intervals along it is moved to where it is at that time. There the
/// contact set is found as of resting bodies (contact_3d.h). Bodies that overlap at time 0 have the normal of sat_3d.h.
///
/// Solid bodies with meshes, any one length unit. Iterations: axes projected on. Failure: as og_sweep_run; FULL;
/// OUT_OF_RANGE where the moved bodies are. Cost: that of sat-sweep-3d, O(V) and O(n m) for features of n and m corners.
/// Source: Parac 2020, 3.2 (after Eberly).
/// Limits: solid bodies only; where two axes end to part them at one time but for rounding, either may be the
/// normal.
/// Errors, proofs, measurements and tests: contact_sweep_3d.md.

#include "ref/contact/depth_logic.h"
#include "ref/door/sweep_contact.h"

/*@ requires memory: \valid_read(in) && \valid(room);
    requires bodies: readable_body(in->a) && readable_body(in->b);
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
og_sweep_contact_claim og_contact_sweep_3d(const og_sweep_input *in, og_contact_room *room);

#endif
