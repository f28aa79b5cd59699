#ifndef OG_MAKE_INPUT_H
#define OG_MAKE_INPUT_H

/// Bodies of a case as the doors of primitives take them: each number the og_scalar nearest to the exact one in world
/// space.
///
/// A body that a door does not take, and a number that rounds to infinity, has an outcome of its own: DEGENERATE and
/// OUT_OF_RANGE. With any outcome but ANSWERED what is made must not be used.

#include "ref/door/flat.h"
#include "ref/door/polygons.h"
#include "ref/door/support.h"
#include "ref/support/ellipsoid.h"
#include "tool/run/case_walk.h"
#include "tool/run/make_body.h"

/// A point, segment, triangle, line, ray or plane. `solid`: the plane is the surface of a half-space.
og_outcome og_make_flat(og_flat *flat, bool *solid, const og_case_body *from);

/// The points of a body without a ball: no more than `room`; their number, or 0 where there are more.
og_outcome og_make_points(og_vec3 *point, int room, int *count, const og_case_body *from);

/// Memory for points in the order that a door wants.
typedef struct og_ordered_points {
  int capacity;
  int *corner, *order;
  og_vec3 *point;
} og_ordered_points;

/// What a support mapping takes, with the memory that it points to: not to be copied.
typedef struct og_made_support {
  og_support_input input;
  og_world_body world, other;
  og_ordered_points points;
  og_hull hull;
  og_ellipsoid ellipsoid;
} og_made_support;

void og_made_support_init(og_made_support *made);
void og_made_support_clear(og_made_support *made);
/// From a case of the question support.
og_outcome og_make_support(og_made_support *made, const og_door_support *door, const og_walked_case *walked,
                           const og_primitive *asked);
/// Mappings of an upright cylinder or cone, or of an ellipsoid, take the direction as the body sees it; what they find
/// is turned and moved as the body is, which rounds where it has a pose.
void og_place_support(const og_made_support *made, const og_door_support *door, og_support_claim *claim);

/// A convex polygon: the hull in the plane of a body without a ball, all of whose points have z = 0.
typedef struct og_made_polygon {
  og_polygon polygon;
  og_world_body world;
  og_ordered_points points;
  int capacity;
  og_vec2 *vertex;
} og_made_polygon;

void og_made_polygon_init(og_made_polygon *made);
void og_made_polygon_clear(og_made_polygon *made);
og_outcome og_make_polygon(og_made_polygon *made, const og_case_body *from);

#endif
