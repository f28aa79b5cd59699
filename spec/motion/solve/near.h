#ifndef OG_MOTION_SOLVE_NEAR_H
#define OG_MOTION_SOLVE_NEAR_H

/// Two polytopes that move and turn, in doubles: guesses for the solver of the question `motion`. Nothing rests on
/// them.

#include "spec/motion/checker.h"
#include "spec/pair/solve/guess.h"

/// Scaled so that no coordinate is much above 1; positions are relative to A's centre at t = 0.
typedef struct og_near_rigid {
  size_t count[2], room[2];
  double *point[2]; // of the bodies' frames, three numbers each
  double centre[2][2][3];
  double rotation[2][2][4]; // x, y, z, w
  double radius;            // of both together
  og_problem posed;         // only the doubles of its points, at the time last asked about
} og_near_rigid;

void og_near_rigid_init(og_near_rigid *near);
void og_near_rigid_clear(og_near_rigid *near);
void og_near_rigid_set(og_near_rigid *near, const og_rigid_problem *problem);

/// A direction as in og_rigid_piece. Where `exact`, its vectors are those of points of the bodies: the normal of three
/// of A's or of B's, or two edges; then `corner` names them, those of A first.
typedef struct og_near_direction {
  og_rigid_frame frame;
  bool exact;
  double vector[2][3];
  uint32_t corner[2][3];
} og_near_direction;

enum { OG_NEAR_DIRECTIONS = 6 };

/// The distance of the polytopes at the time; directions from B to A for the time after, at most OG_NEAR_DIRECTIONS, as
/// *count.
double og_near_directions(og_near_direction *direction, int *count, og_near_rigid *near, double time);

/// The distance of the bodies: negative where the polytopes are nearer than the radius.
double og_near_distance(og_near_rigid *near, double time);

/// Does the direction seem to separate on [from, to]? What does does so on each part of it.
bool og_near_separates(const og_near_rigid *near, const og_near_direction *direction, double from, double to);

/// The last time up to which it seems to, within so many halvings of what is left; `from` where there is none.
double og_near_reach(const og_near_rigid *near, const og_near_direction *direction, double from, int halvings);

#endif
