#ifndef OG_HALF_SPACE_H
#define OG_HALF_SPACE_H

/// A half-space beside a bounded body, as a block that stands for it: so questions about pairs take half-spaces.
///
/// The block is a right prism of eight points within the half-space. Its upper face lies in the boundary plane. Let p
/// be the half-space's point, and R a number such that both bodies' balls and the body, on all of its way, are within R
/// of p. The face holds all points of the plane within 2 R of p, and the block is more than 2 R thick. Then relation,
/// distance, depth, times of contact and what touching bodies share are the half-space's:
/// - A core point at height y > 0 over the plane has its foot on the face: no point of the half-space is nearer than y,
/// and the foot is as near.
/// - A point h <= R below the plane is in the block, and inside it if h > 0. So the cores meet, and overlap, alike.
/// - What a core shares with the half-space that it touches lies in the plane, within R of p: on the face.
/// - Way out: along a unit vector m with m.n = c >= 0 the block reaches the foot's height and R (1 - c^2)^(1/2) more;
/// so it takes at least
///   h c + R (1 - c^2)^(1/2) >= h to part them. With c < 0 it takes at least R |c| + R (1 - c^2)^(1/2) >= h. Along n it
///   takes h.
/// proofs/coq/HalfSpace.v proves that. Cost: linear in the points.

#include "spec/body/problem.h"

typedef enum og_frame_kind { OG_FRAME_NONE, OG_FRAME_ROUND, OG_FRAME_ELLIPSOID } og_frame_kind;

/// Replaces the directions of a half-space by the eight corners: 0 to 3 inside, 4 to 7 in the plane. Corner k is at +u
/// iff k & 1, at +w iff k & 2. False, and nothing changed, where it is no half-space: without the direction inwards (a
/// mere surface), or flattened by its pose. `motion` may be null; it has an end. Where `frame` is
/// not OG_FRAME_NONE, the points of `other` are c, c + U, c + V and c + A (spec/curved/problem.h). A cylinder or a cone
/// reaches no farther from p than |c - p| + |U| + |A|, an ellipsoid no farther than |V| more.
bool og_half_space_to_block(og_exact_body *half_space, const og_exact_body *other, og_frame_kind frame,
                            const og_exact_motion *motion);

#endif
