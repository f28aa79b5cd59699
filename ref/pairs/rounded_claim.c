#include "ref/pairs/rounded_claim.h"

og_claim og_rounded_claim(og_vec3 a, og_vec3 b, og_scalar distance, og_vec3 normal, og_scalar radius_a,
                          og_scalar radius_b) {
  // Near touching the first difference is exact (its terms are within a factor of 2), so the verdict is that of the
  // distance as it was rounded: the sum of the radii is never rounded.
  const og_scalar gap = (distance - og_max(radius_a, radius_b)) - og_min(radius_a, radius_b);
  const bool meet = gap <= 0;
  return (og_claim){
      .outcome = OG_OUTCOME_ANSWERED,
      .verdict = meet ? OG_VERDICT_MEET : OG_VERDICT_APART,
      .has_distance = true,
      .distance = meet ? 0 : gap,
      .has_depth = meet,
      .depth = meet ? -gap : 0,
      .has_points = true,
      .a = og_add_scaled(a, -radius_a, normal),
      .b = og_add_scaled(b, radius_b, normal),
      .has_normal = true,
      .normal = normal,
  };
}

og_claim og_claim_swapped(og_claim claim) {
  const og_vec3 a = claim.a;
  claim.a = claim.b;
  claim.b = a;
  claim.normal = og_neg(claim.normal);
  for (int k = 0; k < claim.simplex_count; k++) {
    const int vertex = claim.simplex[k][0];
    claim.simplex[k][0] = claim.simplex[k][1];
    claim.simplex[k][1] = vertex;
  }
  return claim;
}
