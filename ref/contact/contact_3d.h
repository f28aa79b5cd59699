#ifndef OG_CONTACT_3D_H
#define OG_CONTACT_3D_H

/// Contact set of two convex polyhedra from the ends of their intervals.                        (catalogue: contact-3d)
///
/// The axis of least overlap (sat_3d.h) is the normal. What projects to the near end of each body's interval is a vertex,
/// an edge or a face. A vertex is the contact itself, whatever faces it. Two edges share the point where they cross, or
/// on one line a segment. Otherwise the contact is what both features share across the normal.
///
/// A feature holds all vertices within 64 epsilon of the end: vertices of a slanted edge are equal only but for
/// rounding. Bodies apart have no contact, whatever `within`; `flat` is not used.
///
/// Solid bodies with meshes, any one length unit. Iterations: axes projected on. Failure: as sat_3d.h; FULL.
/// Cost: that of sat-3d, O(V) and O(n m) for features of n and m corners.
/// Source: Parac 2020, 2.5.2 (after Eberly), which keeps one index of a feature; a face of several triangles needs more.
/// Limits: bodies are taken to be rigid; of deep ones only the axis of least overlap counts.
/// Errors, proofs, measurements and tests: contact_3d.md.

#include "ref/contact/depth_logic.h"
#include "ref/contact/gather.h"

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
    ensures apart: \result.verdict == OG_VERDICT_APART ==> \result.count == 0;
    ensures depth: 1 <= room->capacity ==> \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth) ==> is_depth_of(&room->contact[k], \result.normal, in->a, in->b));
*/
og_manifold_claim og_contact_3d(const og_contact_input *in, og_contact_room *room);

/// What the bodies share at the ends of their intervals along the normal that the planes are across. Failure: as
/// og_region_find; FULL.
/*@ requires memory: \valid(g) && \valid(g->room) && sound_mesh(g->mesh[0]) && sound_mesh(g->mesh[1]);
    requires room: 0 <= g->count <= g->room->capacity && 1 <= g->room->capacity;
    terminates \true;
    exits \false;
    ensures more: \old(g->count) <= g->count <= g->room->capacity;
*/
og_outcome og_contact_between_ends(og_gather *g);

#endif
