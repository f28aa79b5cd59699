#include "ref/cso/gjk_isa.h"

#include "ref/door/pair.h"
#include "ref/cso/core_claim.h"
#include "ref/simplex/simplex_signed_volumes.h"
#include "ref/support/direction.h"

og_gjk_isa_result og_gjk_isa(const og_convex *a, const og_convex *b, const og_gjk_isa_options *options) {
  const og_gjk_isa_options none = {.solver = NULL};
  if (options == NULL) options = &none;
  const int bound = options->iterations > 0 ? options->iterations : OG_WALK_ITERATIONS;
  og_walk walk;
  og_walk_begin(&walk, a, b, options->solver != NULL ? options->solver : og_simplex_signed_volumes);
  og_gjk_isa_result r;
  r.outcome = OG_OUTCOME_ITERATION_LIMIT;
  r.verdict = OG_VERDICT_NONE;
  r.axis = og_walk_start(&walk, options->axis);
  while (walk.iterations < bound) {
    const og_vec3 v = og_direction_in_range(r.axis);
    const og_scalar length = og_walk_length(v);
    const og_cso_vertex w = og_walk_support(&walk, v);
    if (!(walk.coordinates <= OG_WALK_LARGEST)) break;
    if (og_walk_height(v, length, &w) > options->radii) {
      r.verdict = OG_VERDICT_APART;
      break;
    }
    // The first v need not be a point of A - B, so it is no nearest point yet.
    const bool is_final = walk.simplex.count > 0 && og_walk_is_final(&walk, v, length, &w);
    if (is_final || !og_walk_advance(&walk, &w)) {
      const og_scalar rounding = OG_WALK_ROUNDING * walk.coordinates;
      if (walk.distance <= options->radii + rounding) r.verdict = OG_VERDICT_MEET;
      else r.outcome = OG_OUTCOME_DEGENERATE;
      break;
    }
    if (walk.distance <= options->radii) {
      r.verdict = OG_VERDICT_MEET;
      break;
    }
    r.axis = walk.nearest;
  }
  r.iterations = walk.iterations;
  og_simplex_copy(&r.simplex, &walk.simplex);
  if (r.verdict != OG_VERDICT_NONE) r.outcome = OG_OUTCOME_ANSWERED;
  if (!og_walk_in_range(&walk))
    r = (og_gjk_isa_result){.outcome = OG_OUTCOME_OUT_OF_RANGE, .iterations = walk.iterations};
  return r;
}

og_claim og_run_gjk_isa(const og_body *a, const og_body *b) {
  const og_gjk_isa_options options = {.radii = a->radius + b->radius};
  const og_gjk_isa_result result = og_gjk_isa(&a->core, &b->core, &options);
  og_claim claim = {.outcome = result.outcome, .verdict = result.verdict, .iterations = result.iterations};
  og_claim_simplex(&claim, &result.simplex);
  return claim;
}

// ---- what is known of it ----

static const og_door_pair gjk_isa_door = {
    .run = og_run_gjk_isa,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .verdict = OG_WALK_VERDICT,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + 2,
            .why = "as gjk",
        },
};

const og_algorithm og_algorithm_gjk_isa = {
    .id = "gjk-isa",
    .row = "3.6",
    .questions = "relation",
    .path = "ref/cso/gjk_isa",
    .source = "van den Bergen 1999, 3; Varjus 2018, 5.2",
    .cost = "O(V_A + V_B) an iteration",
    .limits = "refuses 5 % of bodies 2^-30 to 2^-60 thick; no distance",
    .pair = &gjk_isa_door,
};
