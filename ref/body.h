#ifndef OG_BODY_H
#define OG_BODY_H

/// A body in world space, as the algorithms of the registry receive it: everything that any of them may want.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include "ref/polytope/half_edge.h"
#include "ref/support/convex.h"

typedef enum og_body_kind {
  OG_BODY_POINT,
  OG_BODY_SEGMENT,
  OG_BODY_TRIANGLE,
  OG_BODY_HULL,
  OG_BODY_BOX,
  OG_BODY_SPHERE,
  OG_BODY_CAPSULE,
  OG_BODY_CYLINDER, // known by its support mapping alone, as a cone is
  OG_BODY_CONE,
} og_body_kind;

/// Fields that a kind does not have are zero or null. The caller owns all memory.
typedef struct og_body {
  og_body_kind kind;
  int vertex_count;              // of the core: every kind has it (of what is round its centre)
  const og_vec3 *vertex;         // in world space
  og_scalar radius;              // of the ball added to the core
  og_mat3 rotation;              // box, cylinder, cone: its columns are the body's axes in world space
  og_vec3 centre;                // box, sphere, capsule, cylinder, cone
  og_vec3 half;                  // box: half the edges along its axes; cylinder, cone: radius, radius, half the height
  const og_half_edge_mesh *mesh; // the core's hull, or null where it is flat or was not built
  og_convex convex;              // the body with its ball
  og_convex core;                // without
} og_body;

/// Is it a cylinder or a cone? Its core is not the hull of its vertices.
/*@ requires body: \valid_read(body);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures curved: \result <==> (body->kind == OG_BODY_CYLINDER || body->kind == OG_BODY_CONE);
*/
static inline bool og_body_is_curved(const og_body *body) {
  return body->kind == OG_BODY_CYLINDER || body->kind == OG_BODY_CONE;
}

/*@ predicate readable_body{L}(og_body *body) =
      \valid_read(body) && 0 <= body->vertex_count && \valid_read(body->vertex + (0 .. body->vertex_count - 1)) &&
      0 <= body->radius;
*/

#endif
