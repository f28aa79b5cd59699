#ifndef OR_RANDOM_FAMILY_H
#define OR_RANDOM_FAMILY_H

/// The families of random_pair.h: each a name, a way to fill in bodies (and perhaps a motion).

#include "tests/shared/random_pair.h"

typedef enum or_motion {
  OR_MOTION_OWN,     // fill sets the velocities
  OR_MOTION_LATTICE, // small integers
  OR_MOTION_UNIFORM  // any doubles, mostly towards each other
} or_motion;

typedef struct or_family {
  const char *name;
  void (*fill)(or_pair *pair, or_random *random);
  or_motion motion;
} or_family;

size_t or_family_count(void);
const or_family *or_family_at(size_t family);

#endif
