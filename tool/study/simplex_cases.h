#ifndef OG_SIMPLEX_CASES_H
#define OG_SIMPLEX_CASES_H

/// What the study simplex-accuracy runs on: simplices, and pairs of small hulls, that a step of 2^-4 makes harder.
///
/// Lengths are about 1, coordinates og_scalar. Everything follows from seed, step and index.

#include <stdint.h>

#include "ref/simplex/simplex.h"

enum {
  OG_HARDNESS_STEPS = 16, // step k stands for h = 2^(-4 k), 1 to 2^-60
  OG_PAIR_VERTICES = 8    // of either hull
};

typedef enum og_hard_family {
  OG_HARD_NEAR,   // well shaped, h away from the origin (simplices) or from each other (hulls)
  OG_HARD_SLIVER, // in a slanted plane but for h, and h away from the origin or from each other: plates
  OG_HARD_NEEDLE, // along a slanted line but for h, and h away: needles
  OG_HARD_FAMILIES
} og_hard_family;

/// "near", "sliver", "needle".
const char *og_hard_family_name(og_hard_family family);

/// Two to four vertices.
og_simplex og_hard_simplex(og_hard_family family, uint64_t seed, int step, uint64_t index);

typedef struct og_hard_pair {
  og_vec3 a[OG_PAIR_VERTICES], b[OG_PAIR_VERTICES];
} og_hard_pair;

/// The hulls of the near family are apart by h but for rounding, so that the features that face each other are those of
/// bodies further apart. For the others h is a scale: they may meet.
og_hard_pair og_hard_pair_of(og_hard_family family, uint64_t seed, int step, uint64_t index);

#endif
