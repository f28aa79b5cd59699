#ifndef OG_WORLD_REACH_H
#define OG_WORLD_REACH_H

/// How far a shape reaches from its body's origin, however the body is turned about it.
///
/// It is the distance of the farthest point, ball or curved side included, and more than its rounding and that of a
/// turn. A body that turns in a step is within a ball of that radius around its place, at every moment
/// (ref/bound/any_turn.h).
/// Cost: linear in the vertices.  Source: Rasku 2003, 3.2.3; Varjus 2018, 6 (boxes extended by the motion).
/// Safe (proofs/eva.py): A, all functions.

#include "ref/world/posed.h"

/// Of a shape, or of all parts of a concave one. Not finite where numbers overflow.
/*@ requires shape: \valid_read(shape) && 0 <= shape->parts && (shape->parts == 0 ==> 0 < shape->vertex_count);
    requires vertices: shape->parts == 0 ==> \valid_read(shape->vertex + (0 .. shape->vertex_count - 1));
    requires parts: \valid_read(shape->part + (0 .. shape->parts - 1));
    terminates \true; exits \false; assigns \nothing;
    ensures reach_x: shape->parts == 0 && 0 <= shape->radius && \is_finite(\result) ==>
      \forall integer k; 0 <= k < shape->vertex_count ==> abs_of(shape->vertex[k].x) + shape->radius <= \result;
    ensures reach_y: shape->parts == 0 && 0 <= shape->radius && \is_finite(\result) ==>
      \forall integer k; 0 <= k < shape->vertex_count ==> abs_of(shape->vertex[k].y) + shape->radius <= \result;
    ensures reach_z: shape->parts == 0 && 0 <= shape->radius && \is_finite(\result) ==>
      \forall integer k; 0 <= k < shape->vertex_count ==> abs_of(shape->vertex[k].z) + shape->radius <= \result; */
og_scalar og_shape_reach(const og_rigid_shape *shape);

#endif
