#ifndef OG_CHECK_ARRIVALS_H
#define OG_CHECK_ARRIVALS_H

/// Who meets on the way, held against the exact question `sweep`.
///
/// The truth is of the bodies before the step and of their ways, as the algorithm was given them. Whether they meet
/// must be right. A first time is judged as a length: it is wrong where the way between it and the exact one is longer
/// than promised, and the bodies are farther apart at it, or were deeper in each other halfway before it, than that
/// too.

#include "tool/world/check_world.h"

og_world_fault og_check_world_arrivals(og_world_checker *checker, const og_world *world);

#endif
