#ifndef OG_WORLD_STEP_H
#define OG_WORLD_STEP_H

/// One step of a world: bodies are added, placed and removed, the others fly; then every stage follows.
///
/// Two bodies meet where two of their convex parts do. A body that is concave has a list of them; the mid phase says which
/// parts are near each other, and the narrow phase which of these meet. Pairs that their filters part (filter.h) are
/// not asked about: they do not meet, neither at the end of the step nor on the way.
///
/// The events are the lives of pairs, world->boxes and world->touching, and world->now.arrivals: each in one list, in
/// ascending order of the bodies' numbers. They do not depend on the order of the changes. A body that is removed ends
/// all of its pairs.
///
/// A step that is not ANSWERED leaves everything as it was: bodies, pairs, events, contacts. Where the broad phase had
/// gone on already it is taken back by the opposite changes; its inner arrangement may then differ, its pairs do not.
///
/// BAD_INPUT: a number out of range or named twice, a body added that is there, one placed or removed that is not, a
/// number that is not finite. FULL: a limit of the world was reached. DEGENERATE, OUT_OF_RANGE: a body as posed.h says;
/// DEGENERATE in the broad phase: it names a pair of which a body is not there. Other outcomes of the broad phase pass on.
/// Cost: linear in the bodies and their vertices, and the stages'.

#include "ref/world/world.h"

typedef struct og_body_change {
  og_change_kind kind; // OG_REMOVE: the rest is ignored
  int32_t index;
  const og_rigid_shape *shape; // OG_INSERT; what it points to must stay as long as the body is there
  bool keeps_flying;           // OG_MOVE: the pose is ignored; the body flies this step, and the motion is another then
  og_pose pose;                // at the end of the step
  og_motion motion;            // from then on
  og_body_filter filter;       // OG_INSERT
} og_body_change;

typedef enum og_world_stage {
  OG_STAGE_CHANGES,
  OG_STAGE_BODIES,
  OG_STAGE_BROAD,
  OG_STAGE_MID,
  OG_STAGE_NARROW,
  OG_STAGE_CONTACTS
} og_world_stage;

/// How a step ended, and where it stopped if it did.
typedef struct og_world_stop {
  og_outcome outcome;
  og_world_stage stage;
  int32_t body; // to blame, or -1
} og_world_stop;

/// `dt`: what bodies that are not named fly.
/*@ requires world: \valid(world) && usable_stages(&world->stages);
    requires memory: 0 <= count ==> \valid_read(change + (0 .. count - 1));
    terminates \true; exits \false;
    ensures kept: \result.outcome != OG_OUTCOME_ANSWERED ==> world->now.boxes.count == \old(world->now.boxes.count) &&
      world->now.touching.count == \old(world->now.touching.count) &&
      world->now.contacts == \old(world->now.contacts);
    ensures order: \result.outcome == OG_OUTCOME_ANSWERED ==> are_ascending(&world->now.boxes) &&
      are_ascending(&world->now.touching);
    ensures near: \result.outcome == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < world->now.touching.count ==>
      is_listed(&world->now.boxes, world->now.touching.pair[k].i, world->now.touching.pair[k].j);
    ensures begun: \result.outcome == OG_OUTCOME_ANSWERED ==>
      \forall integer k; 0 <= k < world->touching.begun.count ==>
      is_listed(&world->now.touching, world->touching.begun.pair[k].i, world->touching.begun.pair[k].j);
    ensures ended: \result.outcome == OG_OUTCOME_ANSWERED ==>
      \forall integer k; 0 <= k < world->touching.ended.count ==>
      !is_listed(&world->now.touching, world->touching.ended.pair[k].i, world->touching.ended.pair[k].j); */
og_world_stop og_world_step(og_world *world, const og_body_change *change, int32_t count, og_scalar dt);

#endif
