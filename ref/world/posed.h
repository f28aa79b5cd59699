#ifndef OG_POSED_H
#define OG_POSED_H

/// A rigid shape at a pose: the body in world space that the algorithms take, and the box around it.
///
/// Each vertex is rotation v + position, rounded as og_apply and og_add round. The mesh keeps its edges; its faces get
/// turned normals, and offsets through one of their vertices. A box keeps centre, axes and half edges beside its corners;
/// both differ by rounding. A cylinder or a cone has its centre as its only vertex, axes and sizes, and neither a ball
/// nor a mesh: with one it is DEGENERATE. The box around a body holds it for certain: where there is a ball or a curved
/// side, each end is put off by more than its rounding.
/// Outcomes: ANSWERED; OUT_OF_RANGE where a coordinate is not finite, and as og_body_check.
/// Cost: linear in vertices and faces, and the body's check.
/// Source: Varjus 2018, 2.6 (boxes made anew from the vertices, so that they do not grow).
/// Safe (proofs/eva.py): A, all functions; B, 7 of 11 that compute, for |x| <= 2^100.

#include "ref/body_supports.h"
#include "ref/broad/aabb.h"
#include "ref/outcome.h"
#include "ref/within_logic.h"
#include "ref/world/flight.h"

/// A shape in its own axes. The caller owns it and all that it points to, as long as a body has it.
typedef struct og_rigid_shape {
  og_body_kind kind;
  int vertex_count;              // of the core, at least one; a box has its eight corners
  const og_vec3 *vertex;         //
  og_scalar radius;              // of the ball added to the core
  og_vec3 half;                  // box: half its edges; its centre is the origin. Cylinder, cone: as in og_body
  const og_half_edge_mesh *mesh; // of the vertices, or null
  bool is_framed;                // not at the origin, or turned, as a part of a body may be? `frame` is where then
  og_pose frame;                 //
  // Only a concave body has these: its convex parts, in the body's axes. The fields above are not looked at.
  const struct og_rigid_shape *part;
  int32_t parts;
} og_rigid_shape;

/// A body with what it points to: not to be copied.
typedef struct og_posed_body {
  og_body body;
  og_half_edge_mesh mesh;
  og_body_supports supports;
} og_posed_body;

/// The faces that the shape needs room for.
/*@ requires shape: \valid_read(shape) && (shape->mesh != \null ==> \valid_read(shape->mesh));
    terminates \true; exits \false; assigns \nothing;
    ensures faces: \result == (shape->mesh == \null ? 0 : shape->mesh->face_count); */
int og_shape_faces(const og_rigid_shape *shape);

/// `vertex` and `face`: room for those of the shape, which the body then points to.
/*@ requires memory: \valid(posed) && \valid_read(shape) && \valid_read(pose) && 0 <= shape->vertex_count;
    requires vertices: \valid_read(shape->vertex + (0 .. shape->vertex_count - 1)) &&
                       \valid(vertex + (0 .. shape->vertex_count - 1));
    requires mesh: shape->mesh != \null ==> sound_mesh(shape->mesh) && shape->mesh->vertex_count == shape->vertex_count &&
                   \valid(face + (0 .. shape->mesh->face_count - 1));
    terminates \true;
    exits \false;
    assigns *posed, vertex[0 .. shape->vertex_count - 1], face[0 ..];
    ensures none: shape->vertex_count < 1 ==> \result == OG_OUTCOME_DEGENERATE;
    ensures vertex_x: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < shape->vertex_count ==>
      abs_of(vertex[k].x - dot(pose->rotation.row[0], shape->vertex[k]) - pose->position.x) <=
        epsilons(4, 3 * extent_of(pose->rotation.row[0]) * extent_of(shape->vertex[k]) + abs_of(pose->position.x));
    ensures vertex_y: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < shape->vertex_count ==>
      abs_of(vertex[k].y - dot(pose->rotation.row[1], shape->vertex[k]) - pose->position.y) <=
        epsilons(4, 3 * extent_of(pose->rotation.row[1]) * extent_of(shape->vertex[k]) + abs_of(pose->position.y));
    ensures vertex_z: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < shape->vertex_count ==>
      abs_of(vertex[k].z - dot(pose->rotation.row[2], shape->vertex[k]) - pose->position.z) <=
        epsilons(4, 3 * extent_of(pose->rotation.row[2]) * extent_of(shape->vertex[k]) + abs_of(pose->position.z));
    ensures body: \result == OG_OUTCOME_ANSWERED ==> posed->body.vertex_count == shape->vertex_count &&
      posed->body.radius == shape->radius && posed->body.kind == shape->kind && posed->body.vertex == vertex;
    ensures curved: \result == OG_OUTCOME_ANSWERED &&
      (shape->kind == OG_BODY_CYLINDER || shape->kind == OG_BODY_CONE) ==>
      posed->body.half.x == shape->half.x && posed->body.half.z == shape->half.z && shape->mesh == \null;
*/
og_outcome og_pose_body(og_posed_body *posed, const og_rigid_shape *shape, const og_pose *pose, og_vec3 *vertex,
                        og_face_plane *face);

/// The box around a body, ball and all; around a curved one even where its axes are off by 16 epsilon.
/// Its ends may be infinite where numbers overflow.
/*@ requires body: readable_body(body) && body->vertex_count > 0;
    requires curved: body->kind == OG_BODY_CYLINDER || body->kind == OG_BODY_CONE ==> body->radius == 0 &&
      body->vertex_count == 1 && body->vertex[0].x == body->centre.x && body->vertex[0].y == body->centre.y &&
      body->vertex[0].z == body->centre.z;
    terminates \true; exits \false; assigns \nothing;
    ensures holds_x: \forall integer k; 0 <= k < body->vertex_count ==>
      \result.lo.x <= body->vertex[k].x - body->radius && body->vertex[k].x + body->radius <= \result.hi.x;
    ensures holds_y: \forall integer k; 0 <= k < body->vertex_count ==>
      \result.lo.y <= body->vertex[k].y - body->radius && body->vertex[k].y + body->radius <= \result.hi.y;
    ensures holds_z: \forall integer k; 0 <= k < body->vertex_count ==>
      \result.lo.z <= body->vertex[k].z - body->radius && body->vertex[k].z + body->radius <= \result.hi.z; */
og_aabb og_box_around_body(const og_body *body);

#endif
