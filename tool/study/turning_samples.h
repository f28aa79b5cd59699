#ifndef OG_STUDY_TURNING_SAMPLES_H
#define OG_STUDY_TURNING_SAMPLES_H

/// sampling-enlarged (ref/continuous/sampling.h) for a body that turns: what the door `motion` does not have.
///
/// No point of B is faster than |velocity| + |spin| r, where r is its largest radius. That speed takes the place of the
/// relative velocity.

#include "tool/study/turning_pair.h"

/// OG_SAMPLES + 1 times; the first at which the bodies are within half a step's way.
og_turning_result og_turning_sampling_enlarged(og_turning_pair *pair);

#endif
