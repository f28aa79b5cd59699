#ifndef OR_MOVING_FAULT_H
#define OR_MOVING_FAULT_H

/// Does a claim about features that move keep what the door `moving_features` promises? Held to the exact answer of
/// just the numbers given, and to the exact distance of the features at the claimed time.

#include "ref/door/moving_features.h"
#include "spec/moving/solve/moving.h"
#include "tests/shared/exact_pair.h"

typedef struct or_moving_judge {
  or_exact exact;
  og_moving_problem problem;
  og_moving_answer answer;
  or_vec point[4];
  mpq_t number, time;
} or_moving_judge;

void or_moving_judge_init(or_moving_judge *judge);
void or_moving_judge_clear(or_moving_judge *judge);

/// What is true, and how the claim differs.
typedef struct or_moving_error {
  bool hit;      // they meet
  double first;  // when, the nearest double
  bool missed;   // APART is said of features that meet
  bool invented; // MEET is said of features that never do
  bool late;     // the claimed time is after the first contact
  double early;  // how long before the first contact, where there is one
  double apart;  // how far apart they are at the claimed time
} or_moving_error;

/// The exact distance of the features at that time.
double or_moving_gap(or_moving_judge *judge, const og_moving_features_input *in, og_scalar time);

/// Null, or which promise of its door the claim breaks. Sets `error`. The input's numbers are finite.
const char *or_moving_fault(or_moving_judge *judge, or_moving_error *error, const og_door_moving_features *door,
                            const og_moving_features_input *in, const og_moving_features_claim *claim);

#endif
