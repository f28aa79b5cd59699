#ifndef OG_PRIMITIVE_CHECKER_STATE_H
#define OG_PRIMITIVE_CHECKER_STATE_H

/// What the parts of the checker of primitives share.

#include "spec/primitive/checker.h"

/// r = sum weight[k] point[k] + along[k] direction[k]: the spot's point times total times den. False where the spot is
/// malformed: lists of the wrong length, a negative weight, a negative multiple of a direction that is not endless, a
/// total that is not the positive sum of the weights (for a direction: positive, the weights all zero).
bool og_spot_sum(og_ivec *r, const og_spot *spot, const og_exact_body *body, bool is_direction);

/// Four integers: a point (x, y, z, w) with w > 0, a direction with w = 0, or a plane x.n - offset = 0.
typedef struct og_row {
  og_int at[4];
} og_row;

void og_rows_init(og_row *rows, size_t count);
void og_rows_clear(og_row *rows, size_t count);
/// The rank of the rows, which it changes. Cost: cubic in the small numbers.
size_t og_rows_rank(og_row *rows, size_t count);

og_primitive_refusal og_check_meet(const og_primitive *primitive, const og_primitive_certificate *certificate,
                                   og_primitive_finding *finding);
og_primitive_refusal og_check_chord(const og_primitive *primitive, const og_primitive_certificate *certificate,
                                    og_primitive_finding *finding);

#endif
