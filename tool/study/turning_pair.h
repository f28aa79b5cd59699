#ifndef OG_STUDY_TURNING_PAIR_H
#define OG_STUDY_TURNING_PAIR_H

/// A body that turns and a body at rest, asked of the algorithms behind the door `motion`.

#include "ref/continuous/moment.h"
#include "tool/run/make_motion.h"

enum { OG_TURNING_POINTS = 32 };

typedef struct og_turning_pair {
  og_world_body a, b;               // A at rest; B as it is at the time last asked
  int count;                        // points of B, at most OG_TURNING_POINTS
  og_vec3 point[OG_TURNING_POINTS]; // around its centre, at time 0
  og_vec3 centre, velocity;         // of B, at time 0; for times in [0, 1]
  og_scalar spin;                   // about the axis y, radians
  og_scalar target;                 // bodies so near are said to meet
  og_made_motion motion;            // the input of the door
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
  int calls; // of GJK
} og_turning_result;

#define OG_TURNING_CALLS 20000

/// By motion-conservative, motion-bilateral, motion-bisect and motion-sampling.
og_turning_result og_turning_conservative(og_turning_pair *pair);
og_turning_result og_turning_bilateral(og_turning_pair *pair);
og_turning_result og_turning_bisect(og_turning_pair *pair);
og_turning_result og_turning_sampling(og_turning_pair *pair);

#endif
