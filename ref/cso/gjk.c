#include "ref/cso/gjk.h"

#include "ref/door/pair.h"
#include "ref/cso/core_claim.h"
#include "ref/simplex/simplex_backup.h"
#include "ref/simplex/simplex_johnson.h"
#include "ref/simplex/simplex_signed_volumes.h"
#include "ref/simplex/simplex_voronoi.h"
#include "ref/support/direction.h"

/// The first simplex: the one given, or a single support point.
/*@ requires memory: \valid(walk) && \valid_read(walk->a) && \valid_read(walk->b) && \valid_read(options);
    requires apart: \separated(walk, options);
    requires begin: walk->simplex.count == 0 && walk->iterations == 0;
    requires given: options->start != \null ==> \valid_read(options->start) && \separated(walk, options->start) &&
                      1 <= options->start->count <= 4;
    terminates \true; exits \false;
    assigns walk->simplex, walk->nearest, walk->distance, walk->shortest, walk->iterations, walk->coordinates;
    ensures count: 1 <= walk->simplex.count <= 4;
    ensures first: 0 <= walk->iterations <= 1;
    ensures walk: exact_arithmetic && starts_within{Pre}(options, walk->a, walk->b) ==> is_walk(walk); */
static void start(og_walk *walk, const og_gjk_options *options) {
  if (options->start != NULL) og_simplex_copy(&walk->simplex, options->start);
  /*@ assert given: exact_arithmetic && starts_within{Pre}(options, walk->a, walk->b) ==>
                      in_cso(walk->a, walk->b, walk->simplex); */
  if (walk->simplex.count == 0 ||
      og_simplex_solve(walk->solver, &walk->simplex, &walk->nearest) != OG_OUTCOME_ANSWERED) {
    const og_vec3 v = og_walk_start(walk, options->direction);
    walk->simplex.vertex[0] = og_walk_support(walk, v);
    walk->simplex.weight[0] = 1;
    walk->simplex.count = 1;
    walk->nearest = walk->simplex.vertex[0].w;
    //@ assert vertex: exact_arithmetic ==> in_cso(walk->a, walk->b, walk->simplex);
    //@ assert made: exact_arithmetic ==> is_made(walk->nearest, walk->simplex);
  }
  /*@ assert point: exact_arithmetic && starts_within{Pre}(options, walk->a, walk->b) ==>
                      in_cso(walk->a, walk->b, walk->simplex) && is_made(walk->nearest, walk->simplex); */
  walk->distance = walk->shortest = og_length(walk->nearest);
  //@ assert length: exact_arithmetic ==> length_of_vec(walk->distance, walk->nearest);
  /*@ assert inside: exact_arithmetic && starts_within{Pre}(options, walk->a, walk->b) ==>
                       in_cso(walk->a, walk->b, walk->simplex); */
  /*@ assert made: exact_arithmetic && starts_within{Pre}(options, walk->a, walk->b) ==>
                     is_made(walk->nearest, walk->simplex); */
}

/// Walks until the answer is there or cannot be improved; returns false where that takes more than `bound` steps.
/*@ requires memory: \valid(walk) && \valid_read(walk->a) && \valid_read(walk->b) && \valid(lower);
    requires apart: \separated(walk, lower);
    requires count: 1 <= walk->simplex.count <= 4;
    requires rounds: 0 <= walk->iterations <= bound;
    terminates \true; exits \false;
    assigns *lower, walk->simplex, walk->nearest, walk->distance, walk->shortest, walk->stalled, walk->iterations,
            walk->coordinates;
    ensures count: 0 <= walk->simplex.count <= 4;
    ensures rounds: 0 <= walk->iterations <= bound;
    ensures walk: exact_arithmetic && is_walk{Pre}(walk) ==> is_walk(walk);
    ensures lower: exact_arithmetic && is_lower{Pre}(\old(*lower), walk->a, walk->b) ==>
                     is_lower(*lower, walk->a, walk->b); */
static bool run(og_walk *walk, int bound, og_scalar *lower) {
  /*@ loop invariant count: 0 <= walk->simplex.count <= 4;
      loop invariant rounds: 0 <= walk->iterations <= bound;
      loop invariant walk: exact_arithmetic && is_walk{Pre}(walk) ==> is_walk(walk);
      loop invariant lower: exact_arithmetic && is_lower{Pre}(\at(*lower, Pre), walk->a, walk->b) ==>
                              is_lower(*lower, walk->a, walk->b);
      loop assigns *lower, walk->simplex, walk->nearest, walk->distance, walk->shortest, walk->stalled,
                   walk->iterations, walk->coordinates;
      loop variant bound - walk->iterations; */
  while (walk->distance > 0 && walk->coordinates <= OG_WALK_LARGEST) {
    if (walk->iterations >= bound) return false;
    const og_vec3 v = og_direction_in_range(walk->nearest);
    const og_scalar length = og_walk_length(v);
    const og_cso_vertex w = og_walk_support(walk, v);
    //@ assert walk: exact_arithmetic && is_walk{Pre}(walk) ==> is_walk(walk);
    if (!(walk->coordinates <= OG_WALK_LARGEST)) return true;
    //@ assert plane: exact_arithmetic ==> is_least(v, w.w, walk->a, walk->b);
    const og_scalar height = og_walk_height(v, length, &w);
    //@ assert height: exact_arithmetic ==> is_height(height, length, v, w.w);
    //@ assert bound: exact_arithmetic ==> is_lower(height, walk->a, walk->b);
    *lower = og_max(*lower, height);
    /*@ assert lower: exact_arithmetic && is_lower{Pre}(\at(*lower, Pre), walk->a, walk->b) ==>
                        is_lower(*lower, walk->a, walk->b); */
    if (og_walk_is_final(walk, v, length, &w) || !og_walk_advance(walk, &w)) return true;
  }
  return true;
}

/// From the walk's end to the result; r->lower is set.
/*@ requires memory: \valid(r) && \valid_read(walk) && \separated(r, walk);
    requires count: 0 <= walk->simplex.count <= 4;
    terminates \true; exits \false;
    assigns *r;
    ensures lower: r->lower == \old(r->lower);
    ensures rounds: r->iterations == walk->iterations;
    ensures count: r->simplex.count == walk->simplex.count;
    ensures same: is_same(walk->simplex, r->simplex);
    ensures nearest: r->nearest == walk->nearest;
    ensures range: r->outcome != OG_OUTCOME_OUT_OF_RANGE;
    ensures distance: r->verdict != OG_VERDICT_MEET ==> r->distance == walk->distance;
    ensures meet: r->verdict == OG_VERDICT_MEET ==>
                    r->distance == 0 && walk->distance <= OG_WALK_ROUNDING * walk->coordinates;
    ensures apart: r->verdict == OG_VERDICT_APART ==> r->lower > 0 && r->distance > 0;
    ensures verdict: r->verdict == OG_VERDICT_NONE || r->verdict == OG_VERDICT_APART || r->verdict == OG_VERDICT_MEET;
    ensures decided: r->outcome == OG_OUTCOME_ANSWERED ==> r->verdict != OG_VERDICT_NONE;
    ensures agree: r->outcome == OG_OUTCOME_ANSWERED && r->verdict == OG_VERDICT_APART ==>
                     r->distance - r->lower <= OG_GJK_STALL * walk->coordinates; */
static void conclude(og_gjk_result *r, const og_walk *walk, bool in_bound) {
  r->distance = walk->distance;
  r->nearest = walk->nearest;
  r->iterations = walk->iterations;
  og_simplex_copy(&r->simplex, &walk->simplex);
  // A simplex that holds the origin outweighs a lower bound that is positive by rounding.
  r->verdict = OG_VERDICT_NONE;
  if (r->lower > 0 && r->distance > 0) r->verdict = OG_VERDICT_APART;
  else if (r->distance <= OG_WALK_ROUNDING * walk->coordinates) r->verdict = OG_VERDICT_MEET;
  if (r->verdict == OG_VERDICT_MEET) {
    r->distance = 0;
    r->outcome = OG_OUTCOME_ANSWERED;
  } else if (!in_bound) {
    r->outcome = OG_OUTCOME_ITERATION_LIMIT;
  } else {
    const bool agree = r->verdict == OG_VERDICT_APART && r->distance - r->lower <= OG_GJK_STALL * walk->coordinates;
    r->outcome = agree ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
  }
  r->a = r->b = (og_vec3){0, 0, 0};
  /*@ loop invariant counter: 0 <= k <= r->simplex.count;
      loop assigns k, r->a, r->b;
      loop variant r->simplex.count - k; */
  for (int k = 0; k < r->simplex.count; k++) {
    r->a = og_add_scaled(r->a, r->simplex.weight[k], r->simplex.vertex[k].a.point);
    r->b = og_add_scaled(r->b, r->simplex.weight[k], r->simplex.vertex[k].b.point);
  }
}

og_gjk_result og_gjk(const og_convex *a, const og_convex *b, const og_gjk_options *options) {
  const og_gjk_options none = {.solver = NULL};
  if (options == NULL) options = &none;
  og_walk walk;
  og_walk_begin(&walk, a, b, options->solver != NULL ? options->solver : og_simplex_signed_volumes);
  og_gjk_result r;
  r.lower = -OG_SCALAR_MAX;
  /*@ assert bodies: a->map == \at(a->map, Pre) && a->shape == \at(a->shape, Pre) && b->map == \at(b->map, Pre) &&
                       b->shape == \at(b->shape, Pre); */
  //@ assert given: starts_within{Pre}(\at(options, Pre), a, b) ==> starts_within(options, a, b);
  start(&walk, options);
  //@ assert started: exact_arithmetic && starts_within{Pre}(\at(options, Pre), a, b) ==> is_walk(&walk);
  const bool in_bound = run(&walk, options->iterations > 0 ? options->iterations : OG_WALK_ITERATIONS, &r.lower);
  //@ assert walked: exact_arithmetic && starts_within{Pre}(\at(options, Pre), a, b) ==> is_walk(&walk);
  if (og_walk_in_range(&walk)) conclude(&r, &walk, in_bound);
  else r = (og_gjk_result){.outcome = OG_OUTCOME_OUT_OF_RANGE, .iterations = walk.iterations};
  /*@ assert inside: exact_arithmetic && r.outcome != OG_OUTCOME_OUT_OF_RANGE &&
                       starts_within{Pre}(\at(options, Pre), a, b) ==> in_cso(a, b, r.simplex); */
  /*@ assert made: exact_arithmetic && r.outcome != OG_OUTCOME_OUT_OF_RANGE &&
                     starts_within{Pre}(\at(options, Pre), a, b) ==> is_made(r.nearest, r.simplex); */
  return r;
}

og_claim og_gjk_claim(const og_body *a, const og_body *b, const og_gjk_result *result) {
  const og_core_finding core = {.outcome = result->outcome,
                                .verdict = result->verdict,
                                .distance = result->distance,
                                .nearest = result->nearest,
                                .a = result->a,
                                .b = result->b,
                                .iterations = result->iterations,
                                .simplex = &result->simplex};
  return og_core_claim(a, b, &core);
}

static og_claim run_with(og_simplex_solver solver, const og_body *a, const og_body *b) {
  const og_gjk_options options = {.solver = solver};
  const og_gjk_result result = og_gjk(&a->core, &b->core, &options);
  return og_gjk_claim(a, b, &result);
}

og_claim og_run_gjk(const og_body *a, const og_body *b) { return run_with(og_simplex_signed_volumes, a, b); }
og_claim og_run_gjk_johnson(const og_body *a, const og_body *b) { return run_with(og_simplex_johnson, a, b); }
og_claim og_run_gjk_backup(const og_body *a, const og_body *b) { return run_with(og_simplex_backup, a, b); }
og_claim og_run_gjk_voronoi(const og_body *a, const og_body *b) { return run_with(og_simplex_voronoi, a, b); }

// ---- what is known of them ----

static const og_door_pair gjk_door = {
    .run = og_run_gjk,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = 4096,
            .verdict = OG_WALK_VERDICT,
            .distance = 4096,
            .depth = 4096,
            .thin = 1,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + 2,
            .why = "the bounds agree to OG_GJK_STALL, or the pair is refused; needles",
        },
};

const og_algorithm og_algorithm_gjk = {
    .id = "gjk",
    .row = "3.6",
    .questions = "distance, relation",
    .path = "ref/cso/gjk",
    .source = "van den Bergen 1999; 2003, 4.3; Varjus 2018, alg. 1",
    .cost = "O(V_A + V_B) an iteration",
    .limits = "refuses 5 % of bodies 2^-30 to 2^-60 thick; 1e-5 of the size off on needles in binary32",
    .pair = &gjk_door,
};

static const og_door_pair gjk_johnson_door = {
    .run = og_run_gjk_johnson,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = 4096,
            .verdict = OG_WALK_VERDICT,
            .distance = 4096,
            .depth = 4096,
            .thin = 2,
            .except = OG_FLAT_SIMPLEX,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + 2,
            .why =
                "the bounds agree to OG_GJK_STALL, or the pair is refused; thin bodies; the parallelogram of two edges",
        },
};

const og_algorithm og_algorithm_gjk_johnson = {
    .id = "gjk-johnson",
    .row = "3.6",
    .questions = "distance, relation",
    .path = "ref/cso/gjk",
    .source = "van den Bergen 1999; 2003, 4.3; Varjus 2018, alg. 1",
    .cost = "O(V_A + V_B) an iteration",
    .limits =
        "refuses 6 % of degenerate pairs; thin bodies: rare gross verdicts, distance off by 1e-12 of the size and more",
    .pair = &gjk_johnson_door,
};

static const og_door_pair gjk_backup_door = {
    .run = og_run_gjk_backup,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = 4096,
            .verdict = OG_WALK_VERDICT,
            .distance = 4096,
            .depth = 4096,
            .thin = 2,
            .except = OG_FLAT_SIMPLEX,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + 2,
            .why =
                "the bounds agree to OG_GJK_STALL, or the pair is refused; thin bodies; the parallelogram of two edges",
        },
};

const og_algorithm og_algorithm_gjk_backup = {
    .id = "gjk-backup",
    .row = "3.6",
    .questions = "distance, relation",
    .path = "ref/cso/gjk",
    .source = "Gilbert, Johnson, Keerthi 1988; Varjus 2018, alg. 1",
    .cost = "O(V_A + V_B) an iteration",
    .limits = "as gjk-johnson",
    .pair = &gjk_backup_door,
};

static const og_door_pair gjk_voronoi_door = {
    .run = og_run_gjk_voronoi,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = 4096,
            .verdict = OG_WALK_VERDICT,
            .distance = 4096,
            .depth = 4096,
            .thin = 2,
            .except = OG_FLAT_SIMPLEX,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_WALK_ITERATIONS + 2,
            .why =
                "the bounds agree to OG_GJK_STALL, or the pair is refused; thin bodies; the parallelogram of two edges",
        },
};

const og_algorithm og_algorithm_gjk_voronoi = {
    .id = "gjk-voronoi",
    .row = "3.6",
    .questions = "distance, relation",
    .path = "ref/cso/gjk",
    .source = "Ericson 2005, 9.5; Varjus 2018, alg. 1",
    .cost = "O(V_A + V_B) an iteration",
    .limits = "refuses 6 % of degenerate pairs; rare gross verdicts on needles and plates",
    .pair = &gjk_voronoi_door,
};
