#ifndef OR_MOTION_FAULT_H
#define OR_MOTION_FAULT_H

/// Does a claim about bodies that move and turn keep what the door `motion` promises? Held to the certified enclosure
/// of the first contact of just the numbers given, and to exact distances and depths at times before, at and after it.

#include "ref/door/motion.h"
#include "tool/judge/handed_rigid.h"
#include "tool/run/exact_pair.h"

typedef struct or_motion_judge {
  og_handed_rigid handed;
  og_exact_pair pair;
  og_exact_body at[2];
  og_rational time;
} or_motion_judge;

void or_motion_judge_init(or_motion_judge *judge);
void or_motion_judge_clear(or_motion_judge *judge);

/// Takes the input's numbers and solves; false where they are no exact problem. The numbers are finite.
bool or_motion_solve(or_motion_judge *judge, const og_motion_input *in);

/// Their exact distance at that time, or minus their depth, of the input solved last.
double or_motion_gap(or_motion_judge *judge, double time);

/// What is true of the input solved last, and how the claim differs. Lengths are over OG_SCALAR_EPSILON of the size.
typedef struct or_motion_error {
  og_rigid_kind kind;
  double lo, hi; // the enclosure
  bool missed;   // APART is said of bodies that meet
  bool invented; // MEET is said of bodies that never do
  double apart;  // at the claimed first time, beyond the target
  double depth;  // found before the time claimed or reached; of bodies said to be apart in all of the motion
  double early;  // time before the enclosure
  double late;   // time after it
} or_motion_error;

/// Null, or which promise of its door the claim breaks. Sets `error`. Of the input solved last.
const char *or_motion_fault(or_motion_judge *judge, or_motion_error *error, const og_door_motion *door,
                            const og_motion_input *in, const og_motion_claim *claim);

#endif
