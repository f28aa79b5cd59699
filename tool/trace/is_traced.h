#ifndef OG_IS_TRACED_H
#define OG_IS_TRACED_H

/// Which algorithms can write their steps: ref/traced_registry.h without its numbers, for who is compiled once for both
/// precisions.

#include <stdbool.h>

#include "ref/algorithm.h"

bool og_is_traced(const og_algorithm *algorithm);

#endif
