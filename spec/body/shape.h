#ifndef OG_SHAPE_H
#define OG_SHAPE_H

/// Shapes with a pose, as people write them, and their exact rounded convex bodies.
///
/// Every shape is conv(points) plus a ball; lines, rays and planes also have directions without an end. The pose moves
/// the points: first the rotation or the matrix, then the translation. The ball is added afterwards, so a matrix does
/// not scale the radius.

#include <stddef.h>

#include "spec/body/problem.h"
#include "spec/number/rational.h"

typedef enum og_shape_kind {
  OG_SHAPE_POINT,
  OG_SHAPE_SEGMENT,
  OG_SHAPE_TRIANGLE,
  OG_SHAPE_HULL,
  OG_SHAPE_BOX,
  OG_SHAPE_SPHERE,
  OG_SHAPE_CAPSULE,
  OG_SHAPE_LINE,
  OG_SHAPE_RAY,
  OG_SHAPE_PLANE,
  OG_SHAPE_KIND_COUNT
} og_shape_kind;

/// The registry of shapes: readers, documentation and `origo list` walk this.
typedef struct og_shape_entry {
  og_shape_kind kind;
  const char *id; // the name in files
  const char *is; // one line
  bool has_points;
  size_t point_count; // how many points it wants; 0: one or more
  bool has_half, has_half_height;
  bool needs_radius;  // otherwise optional, 0 by default
  bool has_direction; // a line or a ray, through its point
  bool has_normal;    // a plane
} og_shape_entry;

/// Does a shape of that kind go on for ever?
bool og_shape_is_endless(og_shape_kind kind);

/// Entry k, 0 <= k < OG_SHAPE_KIND_COUNT, in the order of the enum.
const og_shape_entry *og_shape_at(og_shape_kind kind);
/// The shape of that name, or OG_SHAPE_KIND_COUNT.
og_shape_kind og_shape_by_id(const char *id);

typedef enum og_pose_kind {
  OG_POSE_TRANSLATION, // no rotation, no matrix
  OG_POSE_ROTATION,    // by q/|q|, exactly orthonormal
  OG_POSE_MATRIX,      // the affine image by the numbers given, orthonormal or not
} og_pose_kind;

/// Fields that the kind does not have are ignored. Lengths are in the input's unit.
typedef struct og_shape {
  og_shape_kind kind;
  size_t count;            // points
  size_t capacity;         // initialised numbers of `coordinate`
  og_rational *coordinate; // x, y, z of each point
  og_rational half[3];     // box: half the edges. Corner k (0..7) has +half.x iff k & 1, y iff k & 2, z iff k & 4
  og_rational half_height; // capsule: the points (0, 0, -half_height) and (0, 0, half_height)
  og_rational radius;      // of the ball
  size_t direction_count;  // line, ray: 1; plane: 2 or 3 (og_shape_set_plane)
  og_rational direction[3 * OG_MAX_DIRECTIONS]; // x, y, z of each
  bool endless[OG_MAX_DIRECTIONS];              // both ways
  og_pose_kind pose;
  og_rational rotation[4]; // quaternion x, y, z, w, of any length but 0
  og_rational matrix[9];   // row by row
  og_rational translation[3];
} og_shape;

typedef enum og_shape_status {
  OG_SHAPE_OK,
  OG_SHAPE_WRONG_COUNT, // of points
  OG_SHAPE_NEGATIVE_RADIUS,
  OG_SHAPE_NEGATIVE_HALF,
  OG_SHAPE_NEGATIVE_HALF_HEIGHT,
  OG_SHAPE_ZERO_ROTATION,
  OG_SHAPE_ZERO_DIRECTION, // of a line or a ray
  OG_SHAPE_TOO_FINE,       // the coordinates over one denominator may need more than the bits allowed
} og_shape_status;

/// One sentence per status.
const char *og_shape_status_text(og_shape_status status);

void og_shape_init(og_shape *shape);
void og_shape_clear(og_shape *shape);
/// A point at the origin with no pose, keeping its storage.
void og_shape_reset(og_shape *shape, og_shape_kind kind);
/// Makes room for `count` points (initialised) and sets the count.
void og_shape_resize(og_shape *shape, size_t count);

/// Gives a shape of the kind OG_SHAPE_PLANE its point and directions. It is all x with normal . x <= offset, or, as a
/// mere surface, = offset. The point is the foot of the origin; the directions are u = normal x e, where e is the axis
/// on which the normal's component is smallest (the first of several), and normal x u, both endless, and -normal unless
/// it is a surface. False, with the shape unchanged, for the zero normal.
bool og_shape_set_plane(og_shape *shape, const og_rational normal[3], const og_rational *offset, bool surface);

/// What a number of so many bits counts where a limit on bits is meant to limit time, too: its length, and from 256
/// bits on its length squared over 256, as products of long numbers take more time a bit.
size_t og_weighed_bits(size_t bits);
/// The most bits that each of `count` numbers may have (count > 0), for them to count no more than max_bits together.
size_t og_bits_each(size_t max_bits, size_t count);

/// The exact body: all integers over one denominator, without a gcd per point unless the pose is a rotation or
/// a matrix (then their common divisor is taken out once). `max_bits` bounds the weighed bits of all its
/// coordinates together, as estimated beforehand from above. On any other status than OK the body must not be used.
/// Cost: linear in the points.
og_shape_status og_shape_to_body(og_exact_body *body, const og_shape *shape, size_t max_bits);

#endif
