#ifndef OG_FAMILY_BODIES_H
#define OG_FAMILY_BODIES_H

/// The degenerate families of tool/gen as bodies of scalars: every generated case of two bodies, rounded.

#include "tool/gen/family_reader.h"
#include "tool/run/make_body.h"

typedef struct og_family_bodies {
  og_world_body a, b;
  og_family_reader reader;
} og_family_bodies;

void og_family_bodies_init(og_family_bodies *bodies);
void og_family_bodies_clear(og_family_bodies *bodies);

/// Makes a and b case `index` of the family. False where a coordinate rounds to infinity: then they must not be used.
bool og_family_bodies_make(og_family_bodies *bodies, const og_gen_family *family, uint64_t seed, uint64_t index);

#endif
