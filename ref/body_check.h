#ifndef OG_BODY_CHECK_H
#define OG_BODY_CHECK_H

/// Is a body one at all? What no algorithm of the registry has to look for then.
///
/// OUT_OF_RANGE: a coordinate, a radius or a number of a box, a cylinder or a cone that is not finite, or a radius beyond OG_RANGE_LARGEST
/// (range.h; so that two of them can be added); coordinates of the mesh that mesh_check.h does not take. DEGENERATE: no
/// vertex, a negative radius, a negative half edge, radius or height of these, a mesh that is not sound by mesh_check.h: followed
/// blindly, it leads out of memory or round for ever. Otherwise ANSWERED. No mesh is no fault. Cost: linear in
/// vertices and edges.
///
/// Not looked at: whether the mesh is that of the vertices, whether the support mappings are those of the body (whoever
/// makes the body sees to it; only a hull could tell), and a box's axes, which those that use them look at.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100, up to 8 vertices (some: others).

#include "ref/body.h"
#include "ref/outcome.h"
#include "ref/polytope/mesh_check.h"

/*@ requires body:   \valid_read(body);
    requires vertex: body->vertex_count > 0 ==> \valid_read(body->vertex + (0 .. body->vertex_count - 1));
    requires mesh:   body->mesh != \null ==> readable_mesh(body->mesh);
    terminates \true;
    exits      \false;
    assigns    \nothing;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_OUT_OF_RANGE ||
      \result == OG_OUTCOME_DEGENERATE;
    ensures none: body->vertex_count < 1 ==> \result == OG_OUTCOME_DEGENERATE;
    ensures finite: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < body->vertex_count ==>
      (\is_finite(body->vertex[k].x) && \is_finite(body->vertex[k].y) && \is_finite(body->vertex[k].z));
    ensures vertices: 1 <= body->vertex_count && body->vertex != \null &&
      (\exists integer k; 0 <= k < body->vertex_count &&
      !(\is_finite(body->vertex[k].x) && \is_finite(body->vertex[k].y) && \is_finite(body->vertex[k].z))) ==>
      \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures radius: \result == OG_OUTCOME_ANSWERED ==> 0 <= body->radius;
    ensures half: \result == OG_OUTCOME_ANSWERED && body->kind == OG_BODY_BOX ==>
      0 <= body->half.x && 0 <= body->half.y && 0 <= body->half.z;
*/
og_outcome og_body_check(const og_body *body);

#endif
