#ifndef OG_STUDY_IMPACT_H
#define OG_STUDY_IMPACT_H

/// A thin body that flies at a thin plate, and when they exactly meet first: the motions of the study continuous-cost.
///
/// Bodies have the size 1 but for their thickness. B's centre begins 1.5 + distance away from A's, in a random
/// direction, and passes near A's centre at 0.4 to 0.8 of the motion. All numbers are multiples of 2^-12, so they are
/// the same in every precision.

#include "spec/motion/solve/motion.h"
#include "spec/pair/solve/solver.h"
#include "tool/gen/random.h"
#include "tool/study/turning_pair.h"

typedef struct og_impact_setting {
  double spin; // radians in all of the motion, give or take an eighth; 0: B only translates
  double thickness, distance;
} og_impact_setting;

typedef enum og_impact_truth {
  OG_IMPACT_NEVER,
  OG_IMPACT_FIRST,
  OG_IMPACT_OPEN, // the solver does not tell
} og_impact_truth;

typedef struct og_impact {
  og_turning_pair pair;
  og_polygon flat[2];
  og_vec2 corner[2][4];
  double speed; // of B's fastest point at most, in sizes
  og_impact_truth truth;
  double first; // of FIRST: the first time of contact, or the end of its enclosure, of a width of 2^-32
  // the solvers
  og_solver *solver;
  og_problem problem;
  og_answer answer;
  og_rigid_solver *rigid_solver;
  og_rigid_problem rigid;
  og_rigid_answer rigid_answer;
  og_exact_body core[2];
} og_impact;

void og_impact_init(og_impact *impact);
void og_impact_clear(og_impact *impact);

/// Boxes; rectangles in the plane z = 0; or spheres as thick as the setting says. Sets the truth, too. False only
/// through a defect of a solver. Where a spin is not zero the bodies must be boxes.
bool og_impact_make(og_impact *impact, og_random *random, const og_impact_setting *setting, og_sweep_takes bodies);

/// The input of the door sweep. It is good as long as the impact stays the same.
og_sweep_input og_impact_sweep(const og_impact *impact);

#endif
