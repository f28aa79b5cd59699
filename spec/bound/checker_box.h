#ifndef OG_VOLUME_CHECKER_BOX_H
#define OG_VOLUME_CHECKER_BOX_H

/// The part of the checker that is about boxes with axes of their own.

#include "spec/bound/checker.h"

/// The problem has at least one point, over a positive denominator.
og_volume_refusal og_check_volume_box(const og_volume_problem *problem, const og_volume_certificate *certificate,
                                      og_volume_finding *finding);

/// Room for the ends of as many slabs, which are initialised.
void og_volume_hold_ends(og_volume_finding *finding, size_t count);

#endif
