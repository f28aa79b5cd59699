#ifndef OG_FAMILY_OF_H
#define OG_FAMILY_OF_H

/// The family that a judgement names.

#include "tool/run/case_walk.h"

/// The case's own, or of a case that was not generated the name of its file, which is written to `family`; null: none.
const char *og_family_of(char *family, size_t size, const og_walked_case *walked);

#endif
