#ifndef OG_HANDED_RIGID_H
#define OG_HANDED_RIGID_H

/// A case of two bodies that move and turn as engines receive it, and the exact answer about just that.
///
/// Bodies are hulls of points in their own frames, with a radius. Both quaternions of a body are scaled by one power of
/// two, so that their largest part is below 1: the path depends on the ratio of their lengths alone.

#include "spec/motion/solve/motion.h"
#include "tool/format/text.h"
#include "tool/judge/hand_over.h"

typedef struct og_handed_body {
  size_t count, room;
  double *xyz; // of the points, three numbers each: rounded once
  double radius;
  double centre[2][3], rotation[2][4];
  double spin[3]; // an angular velocity, where the body spins: then both rotations are that at t = 0
  bool spins;
} og_handed_body;

typedef struct og_handed_rigid {
  og_handed_body body[2];
  og_rigid_problem problem; // of just these
  og_rigid_answer answer;
  double lo, hi; // times between which the first contact lies, the nearest doubles
  double way;    // what a point of A and one of B travel on [0, 1], at most, together
  double size;   // the diagonal of the box around both bodies at both times, where they turn around their centres
  // storage
  og_rigid_solver *solver;
  og_exact_body core[2];
  og_rational pose[2][2][7], spin[2][3];
} og_handed_rigid;

void og_handed_rigid_init(og_handed_rigid *r);
void og_handed_rigid_clear(og_handed_rigid *r);

/// Makes the case that an engine gets. False where a number is too large for the format, or a quaternion vanishes in
/// it.
bool og_hand_over_rigid(og_handed_rigid *r, const og_hand_over *how, const og_walked_case *walked);

/// Takes other numbers: those of both bodies were written. False as above, and where a body turns by half a turn or
/// more.
bool og_handed_rigid_take_numbers(og_handed_rigid *r);

/// Solves it. False only through a defect of the solver. Contact may be undecided.
bool og_handed_rigid_solve(og_handed_rigid *r);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_rigid(og_text *text, const char *id, const og_handed_rigid *c);

#endif
