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

#include "ref/door/contact.h"

/*@ requires memory: \valid_read(in) && \valid(room);
    requires bodies: readable_body(in->a) && readable_body(in->b);
    terminates \true;
    exits \false;
*/
og_manifold_claim og_manifold_full(const og_contact_input *in, og_contact_room *room);
/// The same, with regions found by a flood.
/*@ requires memory: \valid_read(in) && \valid(room);
    requires bodies: readable_body(in->a) && readable_body(in->b);
    terminates \true;
    exits \false;
*/
og_manifold_claim og_manifold_full_flood(const og_contact_input *in, og_contact_room *room);
/// The same, with regions found by samples.
/*@ requires memory: \valid_read(in) && \valid(room);
    requires bodies: readable_body(in->a) && readable_body(in->b);
    terminates \true;
    exits \false;
*/
og_manifold_claim og_manifold_full_sampled(const og_contact_input *in, og_contact_room *room);

#endif
