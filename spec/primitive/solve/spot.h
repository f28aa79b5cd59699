#ifndef OG_SPOT_H
#define OG_SPOT_H

/// From shortest vectors to the spots and directions of certificates.

#include "spec/primitive/solve/cone.h"
#include "spec/primitive/solve/least_norm.h"

/// The generators of A - B: a point for each pair (i, j), i first; then the directions of A, then those of B, reversed.
void og_difference_generators(og_generators *g, const og_primitive *primitive);
/// Spots of both bodies out of the coefficients of those generators.
void og_difference_spots(og_corner *feet, const og_primitive *primitive, const og_generators *g);
/// The first three components.
void og_row_vector(og_ivec *r, const og_row *row);

/// A spot of the body for the point (w > 0) or direction (w = 0) of the row, which is in the body; w = 1 stands for the
/// input's unit.
void og_spot_at(og_spot *spot, const og_exact_body *body, const og_row *row);

#endif
