#ifndef OG_STUDY_TURNING_SAMPLES_H
#define OG_STUDY_TURNING_SAMPLES_H

/// The methods of ref/continuous that look at bodies at rest, here for a body that turns.
///
/// No point of B is faster than |velocity| + |spin| r, where r is its largest radius. That speed takes the place of the
/// relative velocity. All else is as in sampling.h and ccd_bisect.h, with their numbers of samples and halvings.

#include "tool/study/turning_pair.h"

/// OG_SAMPLES + 1 times; the first at which the bodies meet.
og_turning_result og_turning_sampling(og_turning_pair *pair);
/// The first at which they are within half a step's way.
og_turning_result og_turning_sampling_enlarged(og_turning_pair *pair);
/// Intervals of time, halved; not known after OG_BISECT_STEPS calls.
og_turning_result og_turning_bisect(og_turning_pair *pair);

#endif
