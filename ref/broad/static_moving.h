#ifndef OG_STATIC_MOVING_H
#define OG_STATIC_MOVING_H

/// Static boxes against moving ones.                                                    (catalogue: static-moving)
///
/// A box that a step inserts or moves is moving in that step, every other one is static. Each moving box is compared with every
/// static one and with every other moving one. Pairs of static boxes are what they were.
/// Cost: N M + N (N - 1) / 2 comparisons, for N moving and M static boxes.
///
/// Source: Rasku 2003, 2.
/// Limits: compares a moving box with every other, however far away.
/// Errors, proofs, measurements and tests: static_moving.md.

#include "ref/broad/coherent.h"
#include "ref/broad/coherent_logic.h"

/// Finds the pairs of a step's moving boxes.
/*@ requires scene: \valid(scene);
    terminates \true; exits \false; assigns *scene;
    ensures sound:    is_followed(scene) ==> holds_overlaps(scene);
    ensures complete: is_followed(scene) ==> holds_all_overlaps(scene);
    ensures parted:   is_followed(scene) ==> are_parted(scene); */
void og_static_moving_follow(og_coherent *scene);

#endif
