#ifndef OG_SMALL_CASE_H
#define OG_SMALL_CASE_H

/// Bodies as plain numbers (small_body.h) from those of cases and of algorithms; how small they are, number by number.

#include "tool/format/small_body.h"
#include "tool/run/make_body.h"

/// The body of a case as it is written, every number the nearest double. A cylinder's or a cone's shape is its frame.
void og_small_of_shape(og_small_body *r, const og_shape *shape, const og_body *world);
/// The same body as the points, in world space, that an algorithm was given; with its ball.
void og_small_of_world(og_small_body *r, const og_body *world);

/// Is one of the two a cylinder or a cone?
static inline bool og_small_is_curved(const og_small_case *c) {
  return c->body[0].curve != OG_CURVE_NONE || c->body[1].curve != OG_CURVE_NONE;
}
/// A cylinder or a cone, of the frame that og_make_body made.
void og_small_of_curved(og_small_body *r, const og_shape *shape, const og_body *world);

/// A number of a body. A size (radius, half an edge) is never negative and has no place; a coordinate has an axis.
typedef struct og_small_number {
  double *at;
  int axis; // 0, 1, 2; -1 for sizes without one
  bool is_size;
} og_small_number;

/// How many numbers the body has (its rotation's not among them), and number k.
size_t og_small_number_count(const og_small_body *body);
og_small_number og_small_number_at(og_small_body *body, size_t k);

/// The exponents of the first and the last significant bit of a number that is finite and not 0: 6 has 2 and 1.
typedef struct og_small_bits {
  int first, last;
} og_small_bits;

og_small_bits og_small_bits_of(double x);

/// How small a case is: fields earlier in the struct count first.
typedef struct og_small_cost {
  size_t vertices; // of the cores: 8 of a box, 2 of a capsule
  size_t parts;    // balls and rotations
  // The sum over all numbers: two for each significant bit and one for each bit that they are away from 1. So 2^20 is
  // shorter than 2^20 - 1 and longer than 3.
  size_t length;
  size_t negatives; // numbers below zero
} og_small_cost;

og_small_cost og_small_cost_of(const og_small_case *c);
/// Negative, zero or positive.
int og_small_cost_compare(const og_small_cost *a, const og_small_cost *b);

#endif
