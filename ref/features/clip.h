#ifndef OG_CLIP_H
#define OG_CLIP_H

/// An edge clipped by the planes of a Voronoi region: the part of it inside, and the features beyond its ends.
///
/// Plane by plane; it ends as soon as nothing is left. Simply excluded: the whole edge is outside one plane. Excluded
/// by two: each leaves a part, but not the same one; then low > high, and both features are known.
/// Cost: constant a plane. Failure: none. Limits: where the edge crosses is rounded; on which sides of a plane its ends
/// are, is as sure as og_voronoi_side.  Source: Mirtich 1998.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1, up to 4 vertices.

#include "ref/features/voronoi.h"

typedef struct og_clip {
  og_scalar low, high;                // parameters on the edge, 0 at its tail, 1 at its head
  bool has_low, has_high;             // is there a plane at that end? (Otherwise the edge itself ends.)
  og_feature beyond_low, beyond_high; // then this is beyond it
  bool is_simply_excluded;            // beyond_low and beyond_high are then the feature beyond that plane
  bool is_excluded;                   // nothing is left
} og_clip;

/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures whole: !\result.has_low && !\result.has_high && !\result.is_excluded;
*/
og_clip og_clip_whole(void);

/// Clips half-edge h of `mesh` by the next `count` planes of the region, or what of them there are.
/*@ requires mesh: sound_mesh(mesh) && 0 <= h < mesh->edge_count;
    requires memory: \valid(clip) && \valid(region) && \separated(clip, region);
    requires other: sound_mesh(region->mesh);
    terminates \true;
    exits \false;
    assigns *clip, *region;
    ensures narrower: \old(clip->low) <= clip->low && clip->high <= \old(clip->high);
    ensures excluded: clip->high < clip->low ==> clip->is_excluded;
    ensures kept: \old(clip->is_excluded) ==> clip->is_excluded && region->left == \old(region->left);
*/
void og_clip_by(og_clip *clip, const og_half_edge_mesh *mesh, int h, og_voronoi_region *region, int count);

/// The same by all planes of a feature's region.
/*@ requires mesh: sound_mesh(mesh) && 0 <= h < mesh->edge_count;
    requires other: sound_mesh(region.mesh);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures within: !\result.is_excluded ==> 0 <= \result.low <= \result.high <= 1;
    ensures tail: !\result.has_low && !\result.is_excluded ==> \result.low == 0;
    ensures head: !\result.has_high && !\result.is_excluded ==> \result.high == 1;
*/
og_clip og_clip_by_region(const og_half_edge_mesh *mesh, int h, og_voronoi_region region);

#endif
