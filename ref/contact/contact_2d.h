#ifndef OG_CONTACT_2D_H
#define OG_CONTACT_2D_H

/// Contact set of two convex polygons from the ends of their intervals.                         (catalogue: contact-2d)
///
/// The axis of least overlap (sat_2d.h) is the normal. What projects to the near end of each polygon's interval is a
/// vertex or an edge. A vertex is the contact itself. Two edges share what their intervals along the edges do: a segment,
/// or a point.
///
/// An edge holds all vertices within 64 epsilon of the end: those of a slanted edge are equal only but for rounding. Of
/// polygons apart there is no contact, whatever `within`; `flat` is not used.
///
/// Polygons as polygon.h says, one length unit. Iterations: axes projected on. Failure: DEGENERATE where a polygon is
/// missing, or as og_polygon_frame; FULL.
/// Cost: O((n_A + n_B)^2). Source: Parac 2020, 2.5.1 and 3.2 (after Eberly).
/// Limits: polygons are taken to be rigid; of deep ones only the axis of least overlap counts.
/// Errors, proofs, measurements and tests: contact_2d.md.

#include "ref/contact/depth_logic.h"
#include "ref/contact/gather.h"

/*@ requires memory: \valid_read(in) && \valid(room);
    requires polygon_a: in->flat_a != \null ==> \valid_read(in->flat_a);
    requires polygon_b: in->flat_b != \null ==> \valid_read(in->flat_b);
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
    ensures flat: in->flat_a == \null || in->flat_b == \null ==> \result.outcome == OG_OUTCOME_DEGENERATE;
    ensures level: \result.has_normal ==> \result.normal.z == 0;
    ensures depth: 1 <= room->capacity ==> \forall integer k; 0 <= k < \result.count ==>
      (\is_finite(room->contact[k].a.x) && \is_finite(room->contact[k].a.y) && \is_finite(room->contact[k].a.z) &&
       \is_finite(room->contact[k].b.x) && \is_finite(room->contact[k].b.y) && \is_finite(room->contact[k].b.z) &&
       \is_finite(room->contact[k].depth) ==> is_depth_of(&room->contact[k], \result.normal, in->a, in->b));
*/
og_manifold_claim og_contact_2d(const og_contact_input *in, og_contact_room *room);

/// What the polygons share at the ends of their intervals along the normal that the planes are across, which has no z.
/*@ requires memory: \valid(g) && \valid_read(g->room) && \valid_read(a) && \valid_read(b);
    requires corners: 1 <= a->count && 1 <= b->count && \valid_read(a->vertex + (0 .. a->count - 1)) &&
                      \valid_read(b->vertex + (0 .. b->count - 1));
    requires room: 0 <= g->count <= g->room->capacity && 1 <= g->room->capacity &&
                   \valid(g->room->contact + (0 .. g->room->capacity - 1));
    terminates \true;
    exits \false;
    ensures more: \old(g->count) <= g->count <= g->room->capacity;
*/
void og_contact_between_ends_2d(og_gather *g, const og_polygon *a, const og_polygon *b);

#endif
