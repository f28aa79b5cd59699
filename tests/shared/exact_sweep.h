#ifndef OR_EXACT_SWEEP_H
#define OR_EXACT_SWEEP_H

/// Exact answers about bodies that translate, and what a claim of an algorithm behind the door `sweep` is worth.

#include "ref/door/sweep.h"
#include "tests/shared/exact_pair.h"

/// What is true of the numbers given to the algorithm, correctly rounded.
typedef struct or_sweep_truth {
  bool hit;
  double first, last; // of a hit
  bool never_parts;
} or_sweep_truth;

or_sweep_truth or_exact_sweep(or_exact *exact, const og_sweep_input *in);

/// The distance of the bodies at that time, exactly taken; where they meet minus their depth.
double or_gap_at(or_exact *exact, const og_sweep_input *in, double time);

/// The largest coordinate of A, and of B at time 0 and at that time, with the radii.
double or_sweep_size(const og_sweep_input *in, double time);

/// How wrong a claim is: lengths over OG_SCALAR_EPSILON times the size; infinite for a claim that means nothing.
typedef struct or_sweep_error {
  double missed;      // APART is said of bodies that meet: how deep they are at most
  double invented;    // MEET is said of bodies that never do: how far apart at the time that is said, or infinite
  double early, late; // the first time: how far apart they are then; how deep they were before
  double last;        // the last time: the same, both ways
  double points;      // how far apart the claimed points are at the first time, or one from its body
  double way;         // how far B goes between the first time and the exact one, over the size
} or_sweep_error;

/// Sets `error`; returns null, or what is wrong with the claim in itself.
const char *or_judge_sweep(or_exact *exact, or_sweep_error *error, const og_sweep_input *in,
                           const og_sweep_claim *claim);

/// Are the bodies such as the door's bounds are of?
bool or_sweep_is_promised(const og_door_sweep *door, const og_sweep_input *in);

/// Null, or which promise of its door the claim breaks.
const char *or_sweep_fault(or_exact *exact, or_sweep_error *error, const og_door_sweep *door, const og_sweep_input *in,
                           const og_sweep_claim *claim);

#endif
