#ifndef OG_DOOR_MOVING_FEATURES_H
#define OG_DOOR_MOVING_FEATURES_H

/// The door for two features that move: a vertex and a triangle, or two edges; whether they meet, and when first.
///
/// Four points move along straight lines, each with a speed of its own, from `start` at t = 0 to `end` at t = 1: the exact
/// questions `vertex-face` and `edge-edge`. Features are closed, and so is the interval of time.
///
/// Every algorithm behind it promises how far apart the features are at a claimed first time: `times` the tolerance and
/// `apart` epsilons of the largest coordinate, at both ends of time. Unless it `misses`, it says APART only of features that
/// never meet, and no first time is after the first contact. So MEET means near; it may be said of features that never meet.
/// Where the limit of steps is reached there is no verdict, but `first` is a time before which there is no contact.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/algorithm.h"
#include "ref/claim.h"
#include "ref/plain_promise_logic.h"
#include "ref/vec3.h"

/// The tolerance of `origo run`, in largest coordinates, and its limit of steps.
#define OG_MOVING_TOLERANCE ((og_scalar)0x1p-20)
#define OG_MOVING_STEPS 100000

typedef struct og_moving_features_input {
  bool of_edges;            // point 0 to 1, and 2 to 3; else vertex 0 and the triangle of the others
  og_vec3 start[4], end[4]; // in any one length unit
  og_scalar tolerance;      // a length, >= 0
  int most;                 // steps, > 0
} og_moving_features_input;

/// A part of time and of both features' parameters: from `lo`, so long.
typedef struct og_parameter_box {
  og_scalar lo[3], size[3];
} og_parameter_box;

/// So many boxes are enough for any input.
#define OG_MOVING_BOXES 160

/// Memory of the caller.
typedef struct og_moving_features_room {
  og_parameter_box *box;
  int capacity;
} og_moving_features_room;

typedef struct og_moving_features_claim {
  og_outcome outcome;
  og_verdict verdict;
  bool has_first;
  og_scalar first; // time in [0, 1]
  int iterations;
} og_moving_features_claim;

typedef struct og_moving_features_promises {
  double times, apart;
  bool misses;    // it may say APART of features that meet, or a first time after they have met
  bool unlimited; // it never reaches the limit of steps
  const char *why;
} og_moving_features_promises;

struct og_door_moving_features {
  /// Takes points whose largest coordinate is between 1/2 and 1, or zero; and a tolerance of 4 at most.
  og_moving_features_claim (*run)(const og_moving_features_input *in, og_moving_features_room *room);
  og_moving_features_promises promises;
};

/// The largest coordinate of all points, at both ends of time.
/*@ requires memory: \valid_read(in);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures size: \is_finite(\result) && (\forall integer k; 0 <= k < 4 ==>
       (\is_finite(in->start[k].x) && \is_finite(in->start[k].y) && \is_finite(in->start[k].z) &&
        \is_finite(in->end[k].x) && \is_finite(in->end[k].y) && \is_finite(in->end[k].z))) ==>
      (\forall integer k; 0 <= k < 4 ==>
       (0 - \result <= in->start[k].x <= \result && 0 - \result <= in->start[k].y <= \result &&
        0 - \result <= in->start[k].z <= \result && 0 - \result <= in->end[k].x <= \result &&
        0 - \result <= in->end[k].y <= \result && 0 - \result <= in->end[k].z <= \result));
*/
og_scalar og_moving_features_size(const og_moving_features_input *in);

/// Runs it on any numbers, in a unit that is a power of two. OUT_OF_RANGE: a number that is not finite. BAD_INPUT: a
/// tolerance below zero, or no step. FULL: too few boxes. No claim has a NaN or an infinity in it. Cost: the algorithm's.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires memory: \valid_read(in) && \valid(room);
    requires boxes: 0 < room->capacity ==> \valid(room->box + (0 .. room->capacity - 1));
    terminates \true;
    exits \false;
    ensures decided: \result.verdict != OG_VERDICT_NONE <==> \result.outcome == OG_OUTCOME_ANSWERED;
    ensures refused: !are_all_finite(&in->start[0], 4) || !are_all_finite(&in->end[0], 4) ==>
      \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures bad: in->tolerance < 0 || in->most < 1 ==> \result.verdict == OG_VERDICT_NONE;
    ensures answers: are_plain_points(&in->start[0], 4) && are_plain_points(&in->end[0], 4) &&
      is_plain(in->tolerance) && 0 <= in->tolerance && 1 <= in->most ==> \result.outcome != OG_OUTCOME_OUT_OF_RANGE &&
      \result.outcome != OG_OUTCOME_BAD_INPUT && \result.outcome != OG_OUTCOME_DEGENERATE;
    ensures first: \result.verdict == OG_VERDICT_MEET ==> \result.has_first;
    ensures apart: \result.verdict == OG_VERDICT_APART ==> !\result.has_first;
    ensures time: \result.has_first ==> 0 <= \result.first <= 1;
    ensures meet_at_start: !in->of_edges && (in->start[0].x == in->start[1].x &&
      in->start[0].y == in->start[1].y && in->start[0].z == in->start[1].z) && !door->promises.misses ==>
      \result.verdict != OG_VERDICT_APART;
    ensures edges_meet_at_start: in->of_edges && (in->start[0].x == in->start[2].x &&
      in->start[0].y == in->start[2].y && in->start[0].z == in->start[2].z) && !door->promises.misses ==>
      \result.verdict != OG_VERDICT_APART;
    ensures meet_at_end: !in->of_edges && (in->end[0].x == in->end[1].x && in->end[0].y == in->end[1].y &&
      in->end[0].z == in->end[1].z) && !door->promises.misses ==>
      \result.verdict != OG_VERDICT_APART;
    ensures edges_meet_at_end: in->of_edges && (in->end[0].x == in->end[2].x && in->end[0].y == in->end[2].y &&
      in->end[0].z == in->end[2].z) && !door->promises.misses ==>
      \result.verdict != OG_VERDICT_APART;
*/
og_moving_features_claim og_moving_features_run(const og_door_moving_features *door, const og_moving_features_input *in,
                                                og_moving_features_room *room);

#endif
