#ifndef OG_WORLD_MEETINGS_H
#define OG_WORLD_MEETINGS_H

/// Who meets: the mid and the narrow phase of a step, of all pairs of bodies whose boxes overlap.
///
/// The narrow phase is asked about two convex bodies at once. For others the mid phase lists the parts that are near
/// each other, and the narrow phase is asked of each of these pairs. Bodies meet where two of their parts do. Where a
/// pair of parts is not answered, it counts as apart, and the bodies are listed as unanswered.
/// Stops: FULL where a limit is reached; the mid phase's outcomes (mid.h).
/// Cost: both phases', for each pair.  Source: Varjus 2018, fig. 2; Parac 2020, 6.4.

#include "ref/world/step.h"

/// Sets near, meeting, touching and unanswered of a world whose next state has its boxes' pairs.
/*@ requires world: \valid(world) && usable_stages(&world->stages);
    terminates \true; exits \false;
    ensures touching: \result.outcome == OG_OUTCOME_ANSWERED ==>
      \forall integer k; 0 <= k < world->next.touching.count ==>
      is_listed(&world->next.boxes, world->next.touching.pair[k].i, world->next.touching.pair[k].j);
    ensures unanswered: \result.outcome == OG_OUTCOME_ANSWERED ==>
      \forall integer k; 0 <= k < world->next.unanswered.count ==>
      is_listed(&world->next.boxes, world->next.unanswered.pair[k].i, world->next.unanswered.pair[k].j);
    ensures order: \result.outcome == OG_OUTCOME_ANSWERED ==>
      are_ascending(&world->next.touching) && are_ascending(&world->next.unanswered); */
og_world_stop og_world_meet(og_world *world);

#endif
