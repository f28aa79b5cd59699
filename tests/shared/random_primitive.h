#ifndef OR_RANDOM_PRIMITIVE_H
#define OR_RANDOM_PRIMITIVE_H

/// Random primitives: small integers (parallel, coplanar, repeated, touching often) or doubles, an ulp beside integers.

#include "spec/body/shape.h"
#include "tests/shared/random_pair.h"

typedef enum or_grain {
  OR_GRAIN_LATTICE, // integers -2..2
  OR_GRAIN_ULP,     // the same, each an ulp off in one case out of eight
  OR_GRAIN_ANY,     // doubles
  OR_GRAIN_COUNT
} or_grain;

/// A coordinate of that grain.
double or_random_coordinate(or_random *random, or_grain grain);

/// Makes the shape and its body: point, segment, triangle, hull (1 to 4 points), box (perhaps flat, perhaps turned),
/// sphere, line, ray or plane.
void or_random_primitive(og_shape *shape, og_exact_body *body, og_shape_kind kind, or_grain grain, or_random *random);

#endif
