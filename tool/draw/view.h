#ifndef OG_VIEW_H
#define OG_VIEW_H

/// The picture plane of two bodies, and exact points seen in it.
///
/// Up is the exact direction in which A parts from B, so that the plane between the bodies is seen edge-on and nothing
/// along the gap is foreshortened. A point is projected by three integer dot products with its difference from an
/// origin that the caller chooses; it is rounded once, in whatever unit 2^exponent the picture wants: a gap of an ulp
/// is as well defined as the whole scene.

#include "spec/body/problem.h"
#include "spec/number/rational.h"

/// A length of an integer vector: mantissa 2^exponent.
typedef struct og_vector_length {
  double mantissa;
  long exponent;
} og_vector_length;

/// Right-handed. `up` is exact; the other two are rounded to 20 bits and orthogonal up to that, which shears the
/// picture by a millionth along the plane and leaves heights above it alone.
typedef struct og_view {
  og_ivec axis[3]; // across, up, towards the viewer
  og_vector_length length[3];
} og_view;

void og_view_init(og_view *view);
void og_view_clear(og_view *view);

/// Looks along the plane. Across is `along` (any finite vector) as far as it lies in the plane; where it has no part in
/// it, or is zero, an axis of the coordinates is taken. `up` is not zero. Then turned around `up` by the angle.
void og_view_set(og_view *view, const og_ivec *up, const double along[3], double angle);

/// Points of a body relative to an origin, dotted with the view's axes: at[k] / den.
typedef struct og_projection {
  size_t count, capacity;
  og_ivec *at;
  og_int den; // > 0
} og_projection;

void og_projection_init(og_projection *projection);
void og_projection_clear(og_projection *projection);

void og_project_body(og_projection *projection, const og_view *view, const og_exact_body *body,
                     const og_rational origin[3]);
void og_project_point(og_projection *projection, const og_view *view, const og_rational point[3],
                      const og_rational origin[3]);

/// A point in units of 2^exponent; beyond all pictures, at most 1e100 in magnitude.
typedef struct og_seen {
  double x, y, z;
} og_seen;
og_seen og_see(const og_view *view, const og_projection *projection, size_t index, long exponent);

/// x / den in units of 2^exponent, rounded once.
double og_scale_quotient(const og_int *x, const og_int *den, long exponent);

#endif
