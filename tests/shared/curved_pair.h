#ifndef CURVED_PAIR_H
#define CURVED_PAIR_H

/// Two cylinders or cones that nearly touch, in each of the ways in which they can, or lie any way. In each family the
/// gap is from a thousandth inwards over one ulp to a length.

#include "spec/enclosure/problem.h"
#include "tests/shared/random_pair.h"
#include "tool/run/make_body.h"

typedef enum curved_family {
  CURVED_RIM_ON_FACE,
  CURVED_RIM_ON_RIM,
  CURVED_APEX_ON_FACE,
  CURVED_RIM_ON_SIDE,
  CURVED_SIDE_ALONG_SIDE,
  CURVED_NEARLY_PARALLEL,
  CURVED_DISCS,
  CURVED_NEEDLES,
  CURVED_ANY_WAY,
  CURVED_FAMILIES
} curved_family;

/// "rim on face", ...
const char *curved_family_name(curved_family which);

// A body before it is made: numbers of og_scalar, so that nothing is rounded but what its turn makes.
typedef struct wanted_curve {
  og_curve curve;
  double radius, half_height;
  double rotation[4], at[3];
} wanted_curve;

typedef struct curved_pair {
  or_random random;
  wanted_curve wanted[2];
  double gap;
  og_case_body from[2];
  og_world_body world[2]; // as the reference takes them
  og_enclosure_problem problem;
  double size; // a length that none of them exceeds, from the origin
} curved_pair;

void curved_pair_init(curved_pair *pair, uint64_t seed);
void curved_pair_clear(curved_pair *pair);

/// Makes the next pair of the family. False where a number of it makes no body, which no family does.
bool curved_pair_make(curved_pair *pair, curved_family which);

/// Makes the bodies of pair->wanted, whose curves may be OG_CURVE_NONE: a box then, of those halves. An ellipsoid has
/// the half axes radius, 3/4 radius and half height, and no body of the world.
bool curved_pair_set(curved_pair *pair);

#endif
