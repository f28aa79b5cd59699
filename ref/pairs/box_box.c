#include "ref/pairs/box_box.h"

#include "ref/door/pair.h"
#include "ref/pairs/axes.h"

// Everything in A's frame, in the pair's unit.
typedef struct pair {
  og_vec3 centre;    // of A, seen from B's: the axis from B to A has a positive product with it
  og_vec3 half[2];   // of A and of B
  og_vec3 axis_b[3]; // B's axes; A's are those of the frame
} pair;

static og_vec3 unit_axis(int k) { return (og_vec3){k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0}; }

// Axis number k of the fifteen, not of unit length; zero for parallel edges.
static og_vec3 axis_at(const pair *p, int k) {
  if (k < 3) return unit_axis(k);
  if (k < 6) return p->axis_b[k - 3];
  return og_cross(unit_axis((k - 6) / 3), p->axis_b[(k - 6) % 3]);
}

// How far the boxes are apart along n, negative where they overlap.
static og_scalar gap_along(const pair *p, og_vec3 n) {
  const og_scalar reach_a = p->half[0].x * og_abs(n.x) + p->half[0].y * og_abs(n.y) + p->half[0].z * og_abs(n.z);
  const og_scalar reach_b = p->half[1].x * og_abs(og_dot(n, p->axis_b[0])) +
                            p->half[1].y * og_abs(og_dot(n, p->axis_b[1])) +
                            p->half[1].z * og_abs(og_dot(n, p->axis_b[2]));
  // Near touching the first difference is exact, so the sum of both reaches is never rounded.
  return (og_abs(og_dot(n, p->centre)) - og_max(reach_a, reach_b)) - og_min(reach_a, reach_b);
}

static og_claim widest_gap(const pair *p) {
  og_claim claim = {.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_MEET, .has_normal = true};
  og_scalar widest = -OG_SCALAR_MAX;
  for (int k = 0; k < 15; k++) {
    const og_vec3 axis = axis_at(p, k);
    og_scalar length;
    const og_vec3 n = og_direction_of(axis, &length);
    claim.iterations++;
    if (!(length > 0)) continue;
    const og_scalar gap = gap_along(p, n);
    if (!(gap > widest)) continue;
    widest = gap;
    claim.normal = og_dot(n, p->centre) < 0 ? og_neg(n) : n;
    if (gap > 0) {
      claim.verdict = OG_VERDICT_APART;
      return claim;
    }
  }
  claim.has_depth = true;
  claim.depth = widest < 0 ? -widest : 0;
  return claim;
}

og_claim og_box_box(const og_box *a, const og_box *b) {
  const og_outcome of_a = og_box_outcome(a), of_b = og_box_outcome(b);
  if (of_a != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_a};
  if (of_b != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_b};
  const og_vec3 between = og_sub(a->centre, b->centre);
  const og_scalar size = og_max(og_largest(between), og_max(og_largest(a->half), og_largest(b->half)));
  const int exponent = og_range_exponent(size);
  pair p = {og_apply_transposed(&a->rotation, og_vec_times_power(between, -exponent)),
            {og_vec_times_power(a->half, -exponent), og_vec_times_power(b->half, -exponent)},
            {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}};
  for (int k = 0; k < 3; k++) p.axis_b[k] = og_apply_transposed(&a->rotation, og_apply(&b->rotation, unit_axis(k)));
  og_claim claim = widest_gap(&p);
  claim.normal = og_apply(&a->rotation, claim.normal);
  claim.depth = og_times_power(claim.depth, exponent);
  return claim;
}

static bool is_box(const og_body *body) { return body->kind == OG_BODY_BOX && !(body->radius > 0); }

og_claim og_run_box_box(const og_body *a, const og_body *b) {
  if (!is_box(a) || !is_box(b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_box p = {a->centre, a->half, a->rotation}, q = {b->centre, b->half, b->rotation};
  return og_box_box(&p, &q);
}

// ---- what is known of it ----

static const og_door_pair box_box_door = {
    .run = og_run_box_box,
    .takes = OG_TAKES_BOXES,
    .promises =
        {
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = 15,
        },
};

const og_algorithm og_algorithm_box_box = {
    .id = "box-box",
    .row = "3.1",
    .questions = "relation, depth",
    .path = "ref/pairs/box_box",
    .source = "Gottschalk, Lin, Manocha 1996, 5; Ericson 2005, 4.4.1",
    .cost = "O(1)",
    .limits = "boxes only; no distance, no points; depth within 5.1 epsilon of the size",
    .pair = &box_box_door,
};
