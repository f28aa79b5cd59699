#ifndef OR_TRUTH_H
#define OR_TRUTH_H

/// What is true of a problem, as the second oracle finds it, and whether a finding says anything else.
///
/// The relation of the cores is found twice, by features (nearest.h) and by planes (planes.h); should the two
/// differ, the oracle itself is wrong and says so. The values of rounded bodies follow from those of the
/// cores: distance d - R, depth R - d or R + depth.

#include "spec/pair/checker.h"
#include "tests/oracle/sweep.h"

typedef struct or_truth {
  or_bodies *bodies;
  or_planes *planes;
  const char *contradiction; // null unless the oracle contradicts itself
  int core;                  // -1 the cores are apart, 0 they touch, 1 they penetrate
  mpq_t square;              // of the cores' distance, or of their depth
  og_relation relation;
  bool sweep_known; // whether `hit` has been worked out
  bool hit;
} or_truth;

or_truth *or_truth_new(const og_problem *problem);
void or_truth_free(or_truth *truth);

/// Null if everything that the finding says is true, otherwise what is wrong with it. What a finding leaves
/// open (a flag that is false) is not held against it.
const char *or_truth_against(or_truth *truth, const og_finding *finding);

#endif
