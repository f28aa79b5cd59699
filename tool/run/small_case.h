#ifndef OG_SMALL_CASE_H
#define OG_SMALL_CASE_H

/// A pair of bodies as plain numbers that can be made smaller one by one, and how small it is.

#include "tool/run/make_body.h"

/// Points stand in world space. A box, a sphere and a capsule keep their shape, as algorithms on them need it, and
/// have a place and perhaps a rotation; a matrix becomes points, or on a box the rotation that it is. So do a cylinder
/// and a cone, of which a matrix is a rotation and a factor. A point that has no points is no body, and has no numbers
/// but its radius: where a case has one list of points only.
typedef struct og_small_body {
  og_shape_kind kind;
  size_t count, capacity; // points; 0 for boxes, spheres and capsules
  double *xyz;            // 3 a point
  double radius;
  double half[3];        // box
  double half_height;    // capsule, cylinder, cone
  og_curve curve;        // of a cylinder or a cone, whose kind is OG_SHAPE_HULL, without points
  double base;           // its radius, beside that of its ball
  double translation[3]; // box, sphere, capsule, cylinder, cone
  bool turned;
  double rotation[4]; // where turned: a quaternion x, y, z, w, not zero
} og_small_body;

typedef struct og_small_case {
  og_small_body body[2];
} og_small_case;

void og_small_case_init(og_small_case *c);
void og_small_case_clear(og_small_case *c);
void og_small_case_copy(og_small_case *r, const og_small_case *c);

/// The body of a case as it is written, every number the nearest double. A cylinder's or a cone's shape is its frame.
void og_small_of_shape(og_small_body *r, const og_shape *shape, const og_body *world);
/// The same body as the points, in world space, that an algorithm was given; with its ball.
void og_small_of_world(og_small_body *r, const og_body *world);

/// The body as og_make_body takes it: `r->exact` is made from `r->shape`. False where it has no exact form or a
/// number of it is not finite.
bool og_small_to_case_body(og_case_body *r, const og_small_body *body);

/// Is one of the two a cylinder or a cone?
static inline bool og_small_is_curved(const og_small_case *c) {
  return c->body[0].curve != OG_CURVE_NONE || c->body[1].curve != OG_CURVE_NONE;
}
/// A cylinder or a cone, of the frame that og_make_body made.
void og_small_of_curved(og_small_body *r, const og_shape *shape, const og_body *world);

/// Empties the body: all numbers zero, no points. Its storage is kept.
void og_small_reset(og_small_body *body, og_shape_kind kind);
void og_small_resize(og_small_body *body, size_t count);
/// The shape that this many points are called: point, segment, triangle, hull.
og_shape_kind og_small_kind(size_t count);

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
