#ifndef OG_BODY_H
#define OG_BODY_H

/// A body in world space, as the algorithms of the registry receive it: everything that any of them may want.

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
} og_body_kind;

/// Fields that a kind does not have are zero or null. The caller owns all memory.
typedef struct og_body {
  og_body_kind kind;
  int vertex_count;              // of the core: every kind has it (a sphere's is its centre)
  const og_vec3 *vertex;         // in world space
  og_scalar radius;              // of the ball added to the core
  og_mat3 rotation;              // box: its columns are the box's axes in world space
  og_vec3 centre;                // box, sphere, capsule
  og_vec3 half;                  // box: half the edges along its axes
  const og_half_edge_mesh *mesh; // the core's hull, or null where it is flat or was not built
  og_convex convex;              // the body with its ball
  og_convex core;                // without
} og_body;

/*@ predicate readable_body{L}(og_body *body) =
      \valid_read(body) && 0 <= body->vertex_count && \valid_read(body->vertex + (0 .. body->vertex_count - 1)) &&
      0 <= body->radius;
*/

#endif
