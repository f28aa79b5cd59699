#ifndef OG_GEN_FRAME_H
#define OG_GEN_FRAME_H

/// Exact frames: a scene is built where it is simple (contact in the plane x = 0) and then mapped.
///
/// The relation of two bodies survives every invertible affine map, so a map by small integers makes oblique
/// faces out of axis-parallel ones without a rounding error. Distances survive signed permutations only.

#include "tool/gen/case.h"

typedef struct og_gen_frame {
  double m[3][3];
  og_gen_point shift;
} og_gen_frame;

/// A random signed permutation of the axes: exact on every double. No shift.
og_gen_frame og_gen_frame_axes(og_random *random);

/// A random invertible matrix of integers, at most 3 in size, and a shift by integers, at most 9 in size: exact
/// on coordinates with few digits.
og_gen_frame og_gen_frame_oblique(og_random *random);

/// One of the two, as the coin falls.
og_gen_frame og_gen_frame_any(og_random *random);

og_gen_point og_gen_frame_point(const og_gen_frame *frame, og_gen_point p);
/// The image of a vector: as for points, without the shift.
og_gen_point og_gen_frame_vector(const og_gen_frame *frame, og_gen_point v);
/// Maps all points of a body (of doubles).
void og_gen_frame_body(const og_gen_frame *frame, og_gen_body *body);
/// Maps both bodies and their velocities.
void og_gen_frame_case(const og_gen_frame *frame, og_gen_case *c);

#endif
