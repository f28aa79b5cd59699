#ifndef OG_NEAREST_FACE_H
#define OG_NEAREST_FACE_H

/// The face of a growing polytope that is nearest to the origin: a knockout tournament of its faces, of which an
/// expansion plays again only the rounds that it has changed.

#include "spec/pair/solve/polytope.h"

typedef struct og_nearest_face {
  size_t places;     // of the first round, a power of two
  size_t face_count; // that took part
  uint32_t *winner;  // 2 places: those of the first round are [places], [places + 1], ...; the last is [1]
  size_t capacity;
  size_t round_capacity;
  uint32_t *round; // scratch
} og_nearest_face;

void og_nearest_face_init(og_nearest_face *nearest);
void og_nearest_face_clear(og_nearest_face *nearest);

/// The nearest face; of equally near ones the first. The origin is strictly inside. Cost: linear in the faces.
uint32_t og_nearest_face_begin(og_nearest_face *nearest, og_polytope *polytope);

/// The same after an expansion since. Cost: the logarithm of the faces for each that the expansion changed.
uint32_t og_nearest_face_after(og_nearest_face *nearest, og_polytope *polytope);

#endif
