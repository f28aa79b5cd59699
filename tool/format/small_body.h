#ifndef OG_SMALL_BODY_H
#define OG_SMALL_BODY_H

/// A pair of bodies as plain numbers: what a case in its ordinary form has, and what can be made smaller one by one.

#include "tool/format/read_case.h"

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

/// Empties the body: all numbers zero, no points. Its storage is kept.
void og_small_reset(og_small_body *body, og_shape_kind kind);
void og_small_resize(og_small_body *body, size_t count);
/// The shape that this many points are called: point, segment, triangle, hull.
og_shape_kind og_small_kind(size_t count);

/// The body as a case has it: `r->exact` is made from `r->shape`. False where it has no exact form or a number of it is
/// not finite.
bool og_small_to_case_body(og_case_body *r, const og_small_body *body);

#endif
