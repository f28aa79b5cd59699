#include "ref/cso/core_claim.h"

#include "ref/closest/range.h"

void og_claim_simplex(og_claim *claim, const og_simplex *simplex) {
  claim->simplex_count = simplex->count;
  /*@ loop invariant counter: 0 <= k <= simplex->count;
      loop invariant kept: simplex->count == \at(simplex->count, Pre) && claim->simplex_count == simplex->count;
      loop assigns k, claim->simplex[0 .. 3][0], claim->simplex[0 .. 3][1];
      loop variant simplex->count - k; */
  for (int k = 0; k < simplex->count; k++) {
    claim->simplex[k][0] = simplex->vertex[k].a.vertex;
    claim->simplex[k][1] = simplex->vertex[k].b.vertex;
  }
}

og_claim og_core_claim(const og_body *a, const og_body *b, const og_core_finding *core) {
  og_claim claim = {.outcome = core->outcome, .verdict = core->verdict, .iterations = core->iterations};
  og_claim_simplex(&claim, core->simplex);
  claim.has_distance = core->verdict == OG_VERDICT_MEET;
  if (core->verdict != OG_VERDICT_APART) return claim;
  const og_scalar radii = a->radius + b->radius;
  claim.has_distance = true;
  if (core->distance > radii) {
    claim.distance = core->distance - radii;
  } else {
    claim.verdict = OG_VERDICT_MEET;
    claim.has_depth = true;
    claim.depth = radii - core->distance;
  }
  og_scalar length;
  claim.has_normal = claim.has_points = true;
  claim.normal = og_direction_of(core->nearest, &length);
  claim.a = og_add_scaled(core->a, -a->radius, claim.normal);
  claim.b = og_add_scaled(core->b, b->radius, claim.normal);
  return claim;
}
