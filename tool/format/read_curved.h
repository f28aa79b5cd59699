#ifndef OG_READ_CURVED_H
#define OG_READ_CURVED_H

/// Cylinders, cones and ellipsoids of cases, and one line of an answer file about them, ours or anyone's.

#include <jansson.h>

#include "spec/body/shape.h"
#include "spec/curved/checker.h"
#include "tool/format/answer_line.h"
#include "tool/format/text.h"

/// The curve that the body's shape names; OG_CURVE_NONE of any other value.
og_curve og_curve_of(const json_t *value);

/// Gives a shape the frame of that body, or without a radius the segment or the point that it is: *is_curve is
/// OG_CURVE_NONE then. The pose and the ball are kept.
void og_set_curved_shape(og_shape *shape, og_curve *is_curve, og_curve curve, const og_rational *radius,
                         const og_rational *half_height);

/// Reads a body of that curve: its frame becomes a hull of four points (spec/curved/problem.h). Without a radius it
/// is a segment or a point, *curve OG_CURVE_NONE. A pose that is no similarity is refused. An ellipsoid may have half
/// axes of zero and any pose (spec/curved/support.h).
bool og_read_curved_shape(og_shape *shape, og_curve *curve, const json_t *value, size_t max_bits, const og_place *place,
                          og_complaint *complaint);

typedef struct og_curved_claim {
  og_answer_line line;
  og_curved_certificate certificate;
} og_curved_claim;

void og_curved_claim_init(og_curved_claim *claim);
void og_curved_claim_clear(og_curved_claim *claim);

/// An ellipsoid's shape becomes the segment of the half axis 0, 1 or 2 alone, or the point where that is zero. The pose
/// is kept.
void og_set_arm(og_shape *shape, int axis);

/// Reads a certificate, which is empty.
bool og_read_curved_certificate(og_curved_certificate *certificate, const json_t *value, const og_place *place,
                                og_complaint *complaint);

/// Reads one line, reusing the claim's storage. Every field but id and certificate may be missing.
og_input_status og_read_curved_claim(const char *line, size_t length, og_curved_claim *claim, og_complaint *complaint);

/// Appends a phrase and returns 1 if the relation said is not the one proved. The certificate was accepted.
size_t og_compare_curved_claim(og_text *mismatches, const og_curved_claim *claim);

#endif
