#ifndef OG_STUDY_TURNING_PAIR_H
#define OG_STUDY_TURNING_PAIR_H

/// A body that turns and a body at rest, and two ways to their first contact: what the doors of the reference do
/// not take.

#include "ref/continuous/moment.h"
#include "tool/run/make_body.h"

enum { OG_TURNING_POINTS = 32 };

typedef struct og_turning_pair {
  og_world_body a, b;               // A at rest; B as it is at the time last asked
  int count;                        // points of B, at most OG_TURNING_POINTS
  og_vec3 point[OG_TURNING_POINTS]; // around its centre, at time 0
  og_vec3 centre, velocity;         // of B, at time 0; for times in [0, 1]
  og_scalar spin;                   // about the axis y, radians
  og_scalar target;                 // bodies so near are said to meet
} og_turning_pair;

void og_turning_pair_init(og_turning_pair *pair);
void og_turning_pair_clear(og_turning_pair *pair);

/// The largest distance of a point of B from its centre.
og_scalar og_turning_radius(const og_turning_pair *pair);

/// Both bodies at a time, by one call of GJK: pair->b becomes B there. `start` as in og_moment_at.
og_moment og_turning_moment(og_turning_pair *pair, og_scalar time, og_vec3 start);

typedef struct og_turning_result {
  bool known, hit; // known: within OG_TURNING_CALLS
  og_scalar time;
  int calls;       // of GJK
  int separations; // along an axis
} og_turning_result;

#define OG_TURNING_CALLS 20000

/// Mirtich 1996, 2.3: a gap along n is closed at n.v + |n x spin| r at most, where r is B's largest radius.
og_turning_result og_turning_conservative(og_turning_pair *pair);

/// Catto 2013: along GJK's axis the deepest point at the end is brought back to where it is at the target, by
/// false position and bisection, until no point is deeper then; from there GJK gives the next axis.
og_turning_result og_turning_bilateral(og_turning_pair *pair);

#endif
