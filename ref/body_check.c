#include "ref/body_check.h"

#include "ref/closest/range.h"

static bool is_finite_box(const og_body *body) {
  return og_is_finite(body->centre) && og_is_finite(body->half) && og_is_finite(body->rotation.row[0]) &&
         og_is_finite(body->rotation.row[1]) && og_is_finite(body->rotation.row[2]);
}

static og_outcome check_box(const og_body *body) {
  if (!is_finite_box(body)) return OG_OUTCOME_OUT_OF_RANGE;
  const bool negative = body->half.x < 0 || body->half.y < 0 || body->half.z < 0;
  return negative ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_ANSWERED;
}

og_outcome og_body_check(const og_body *body) {
  if (body->vertex_count < 1 || body->vertex == NULL) return OG_OUTCOME_DEGENERATE;
  for (int k = 0; k < body->vertex_count; k++)
    if (!og_is_finite(body->vertex[k])) return OG_OUTCOME_OUT_OF_RANGE;
  if (!og_in_range(body->radius)) return OG_OUTCOME_OUT_OF_RANGE;
  if (body->radius < 0) return OG_OUTCOME_DEGENERATE;
  const og_outcome of_box = body->kind == OG_BODY_BOX || og_body_is_curved(body) ? check_box(body) : OG_OUTCOME_ANSWERED;
  if (of_box != OG_OUTCOME_ANSWERED || body->mesh == NULL) return of_box;
  return og_mesh_outcome(body->mesh);
}
