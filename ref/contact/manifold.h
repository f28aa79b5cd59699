#ifndef OG_MANIFOLD_H
#define OG_MANIFOLD_H

/// A whole manifold at once, from a normal, the regions that face it and what these share across it.
///
/// The normal is the axis of least overlap (sat_gauss.h). For bodies apart it is that of the greatest gap among the
/// faces' normals, the direction between nearest points (gjk.h) and the axis that separated them. Each corner of what
/// both regions share across the normal is lifted to A and to B. It is a contact where the gap there is no more than
/// `within`, or than rounding.
///
/// The hull of a region hides what lies inside of it: of a blunt tip in a wide tolerance angle the corners are all too
/// far apart. Where no corner is a contact the regions are taken again without an angle. Where they share nothing, as
/// two edges that cross but for rounding, their nearest points are the contact.
/// Cost: that of sat-gauss, the regions, and O(n m) for regions of n and m corners.
/// The bodies have no radius: the door sees to it. Failure: as sat_gauss.h; FULL.
/// Source: Varjus 2018, 5.3.2 (after Migdalskiy 2010).

#include "ref/door/contact.h"

/*@ requires memory: \valid_read(in) && \valid(room);
    requires bodies: readable_body(in->a) && readable_body(in->b);
    terminates \true;
    exits \false;
*/
og_manifold_claim og_manifold_make(const og_contact_input *in, og_contact_room *room, og_region_search search);

#endif
