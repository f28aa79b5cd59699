#ifndef OG_LEVEL_H
#define OG_LEVEL_H

/// Circles and rectangles of the plane, and the bodies that they are sections of.   (needed by: point-circle and others)
///
/// A body is level with another where its centre has the same z. Then the two meet exactly where their sections at that z
/// do: a sphere's is a circle, a box's with the coordinate axes a rectangle. Any one length unit.
/// Failure: none; the functions say whether the body is one. Cost: linear in the vertices.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.

#include "ref/body.h"
#include "ref/broad/aabb.h"
#include "ref/separation/polygon.h"

typedef struct og_circle {
  og_vec2 centre;
  og_scalar radius; // >= 0
} og_circle;

/// Closed: lo <= hi.
typedef struct og_rect {
  og_vec2 lo, hi;
} og_rect;

/// A point without a ball.
/*@ requires body: readable_body(body);
    terminates \true; exits \false; assigns \nothing;
    ensures vertex: \result != 0 ==> body->vertex_count == 1; */
bool og_is_level_point(const og_body *body);
/// A sphere, or a point.
/*@ requires body: readable_body(body);
    terminates \true; exits \false; assigns \nothing;
    ensures vertex: \result != 0 ==> body->vertex_count == 1; */
bool og_is_level_circle(const og_body *body);
/// A box without a ball whose axes are the coordinate axes, in any order and sense.
/*@ requires body: readable_body(body);
    terminates \true; exits \false; assigns \nothing;
    ensures vertices: \result != 0 ==> body->vertex_count > 0; */
bool og_is_level_box(const og_body *body);

/// What encloses the vertices: of a box with the coordinate axes the box itself, as its vertices are, not rounded again.
/*@ requires body: readable_body(body) && body->vertex_count > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures x: (\forall integer k; 0 <= k < body->vertex_count ==> \is_finite(body->vertex[k].x)) ==>
      (\forall integer k; 0 <= k < body->vertex_count ==> \result.lo.x <= body->vertex[k].x <= \result.hi.x);
    ensures y: (\forall integer k; 0 <= k < body->vertex_count ==> \is_finite(body->vertex[k].y)) ==>
      (\forall integer k; 0 <= k < body->vertex_count ==> \result.lo.y <= body->vertex[k].y <= \result.hi.y);
    ensures z: (\forall integer k; 0 <= k < body->vertex_count ==> \is_finite(body->vertex[k].z)) ==>
      (\forall integer k; 0 <= k < body->vertex_count ==> \result.lo.z <= body->vertex[k].z <= \result.hi.z); */
og_aabb og_level_aabb(const og_body *body);
/// Its section.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures corners: \is_finite(box.lo.x) && \is_finite(box.lo.y) && \is_finite(box.hi.x) && \is_finite(box.hi.y) ==>
      \result.lo.x == box.lo.x && \result.lo.y == box.lo.y && \result.hi.x == box.hi.x && \result.hi.y == box.hi.y; */
og_rect og_level_rect(og_aabb box);

#endif
