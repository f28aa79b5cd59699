#ifndef OG_MOTION_CANDIDATES_H
#define OG_MOTION_CANDIDATES_H

/// Pairs of moving features that may meet: all that none of 13 fixed directions parts at both ends of the motion.
///
/// Let a direction part two features at the start, with the same one above, and at the end. The points move along
/// straight lines, so it parts them all the time. Ends are doubles that are rounded outwards, so a pair left out never
/// meets. A tree of boxes around the whole paths finds the pairs. The tree is made here and taken from nobody. Cost:
/// n log n to make it, and in practice about linear in the pairs given.

#include "spec/mesh_motion/problem.h"

/// x, y, z; then sums and differences of two; then of three.
#define OG_MOTION_DIRECTIONS 13

typedef struct og_motion_candidates og_motion_candidates;

og_motion_candidates *og_motion_candidates_new(void);
void og_motion_candidates_free(og_motion_candidates *candidates);

/// Calls `take` for each such pair, once, in no order, until it returns false. False then. `points` has approximations.
bool og_motion_walk(og_motion_candidates *candidates, const og_problem *points, const og_motion_features *features,
                    bool (*take)(void *to, og_motion_pair pair), void *to);

#endif
