#ifndef OG_BODY_PROMISE_LOGIC_H
#define OG_BODY_PROMISE_LOGIC_H

/// Bodies that no algorithm may refuse which takes any.

#include "ref/body.h"
#include "ref/plain_promise_logic.h"

/*@ predicate is_curved_body{L}(og_body *body) = body->kind == OG_BODY_CYLINDER || body->kind == OG_BODY_CONE;
    // Points, their hull and a ball, without a mesh: nothing in it can be refused.
    predicate is_plain_body{L}(og_body *body) = 1 <= body->vertex_count && body->vertex != \null &&
      are_plain_points(body->vertex, body->vertex_count) && is_plain(body->radius) && 0 <= body->radius &&
      body->mesh == \null && body->kind != OG_BODY_BOX && !is_curved_body(body);
    // Nothing is said of vertices that are missing.
    predicate has_finite_vertices{L}(og_body *body) = body->vertex == \null ||
      are_all_finite(body->vertex, body->vertex_count);
*/

#endif
