#ifndef OG_JUDGE_CLIP_H
#define OG_JUDGE_CLIP_H

/// The judgement of a polygon that is claimed to be the common part of two convex ones.
///
///   finite        is every number finite?
///   cover         how far a corner of the common part is from the hull of the corners claimed. Where none is claimed:
///                 infinite if they share an area, an error of rounding if they share a segment or a point
///   beyond        how far a corner claimed is outside of A or of B, the farthest of all
///   area-missing  the area of the common part that the polygon claimed does not cover
///   area-outside  the area that it covers outside
///
/// The corners may run either way round.

#include "tool/judge/claimed_points.h"
#include "tool/judge/handed_clip.h"
#include "tool/judge/judge.h"

/// `truth` is solved; only its working storage changes. False only through a defect of the solver.
/// Cost: a distance for each corner of each, and that of overlay.h.
bool og_judge_clip(og_handed_clip *truth, const og_statement *statement, const og_claimed_points *polygon,
                   og_tolerance tolerance, og_judgement *judgement);

#endif
