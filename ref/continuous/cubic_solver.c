#include "ref/continuous/cubic_solver.h"

#include "ref/continuous/features_at.h"

enum { ROOTS = 3 };

// c[0] + c[1] t + c[2] t^2 + c[3] t^3
typedef struct cubic {
  og_scalar c[4];
} cubic;

// The determinant of three points, seen from the first one, that move at constant velocities.
static cubic coplanarity(const og_moving_features_input *in) {
  og_vec3 p[3], v[3];
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, p[0 .. 2], v[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    p[k] = og_sub(in->start[k + 1], in->start[0]);
    v[k] = og_sub(og_sub(in->end[k + 1], in->end[0]), p[k]);
  }
  const og_vec3 still = og_cross(p[1], p[2]), fast = og_cross(v[1], v[2]);
  const og_vec3 mixed = og_add(og_cross(v[1], p[2]), og_cross(p[1], v[2]));
  return (cubic){{og_dot(p[0], still), og_dot(v[0], still) + og_dot(p[0], mixed),
                  og_dot(v[0], mixed) + og_dot(p[0], fast), og_dot(v[0], fast)}};
}

static og_scalar value_at(const cubic *f, og_scalar t) { return f->c[0] + t * (f->c[1] + t * (f->c[2] + t * f->c[3])); }

// Where it turns, kept within [0, 1], in order; both 0 where it does not.
typedef struct turns {
  og_scalar first, second;
} turns;

static turns turns_of(const cubic *f) {
  const og_scalar a = 3 * f->c[3], b = f->c[2], c = f->c[1]; // a t^2 + 2 b t + c
  const og_scalar discriminant = b * b - a * c;
  if (discriminant < 0) return (turns){0, 0};
  const og_scalar sum = b < 0 ? -b + og_sqrt(discriminant) : -b - og_sqrt(discriminant);
  const og_scalar one = og_fraction(a < 0 ? -sum : sum, og_abs(a)), other = og_fraction(sum < 0 ? -c : c, og_abs(sum));
  return (turns){og_min(one, other), og_max(one, other)};
}

// Between neighbouring numbers, a sign changes from lo to hi.
static og_scalar root_between(const cubic *f, og_scalar lo, og_scalar hi) {
  const bool rises = value_at(f, lo) < 0;
  /*@ loop invariant counter: 0 <= k <= 2 * OG_SCALAR_MANT_DIG;
      loop assigns k, lo, hi;
      loop variant 2 * OG_SCALAR_MANT_DIG - k; */
  for (int k = 0; k < 2 * OG_SCALAR_MANT_DIG; k++) {
    const og_scalar middle = lo + (hi - lo) / 2;
    if (!(lo < middle && middle < hi)) break;
    const og_scalar value = value_at(f, middle);
    if (value == 0) return middle;
    if ((value < 0) == rises) lo = middle;
    else hi = middle;
  }
  return hi;
}

// The first root in [lo, hi], where it does not turn between them.
static bool find_root(og_scalar *root, const cubic *f, og_scalar lo, og_scalar hi) {
  const og_scalar at_lo = value_at(f, lo), at_hi = value_at(f, hi);
  *root = lo;
  if (at_lo == 0) return true;
  *root = hi;
  if (at_hi == 0) return true;
  if ((at_lo < 0) == (at_hi < 0)) return false;
  *root = root_between(f, lo, hi);
  return true;
}

static bool is_near(const og_moving_features_input *in, og_scalar t) {
  og_vec3 point[4];
  og_features_at(point, in, t);
  return og_norm(og_features_offset(in->of_edges, point)) <= in->tolerance;
}

og_moving_features_claim og_cubic_solver(const og_moving_features_input *in, og_moving_features_room *room) {
  (void)room;
  const cubic f = coplanarity(in);
  const turns t = turns_of(&f);
  const og_scalar end[ROOTS + 1] = {0, t.first, t.second, 1};
  og_moving_features_claim claim = {.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_MEET, .has_first = true};
  /*@ loop invariant counter: 0 <= k <= ROOTS && claim.iterations == k;
      loop assigns k, claim;
      loop variant ROOTS - k; */
  for (int k = 0; k < ROOTS; k++) {
    claim.iterations = k + 1;
    if (find_root(&claim.first, &f, end[k], end[k + 1]) && is_near(in, claim.first)) return claim;
  }
  // Rounding may hide a contact at the border of two steps of a simulation.
  claim.first = 1;
  if (is_near(in, 1)) return claim;
  return (og_moving_features_claim){
      .outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART, .iterations = claim.iterations};
}

// ---- what is known of it ----

static const og_door_moving_features cubic_solver_door = {
    .run = og_cubic_solver,
    .promises = {.times = 1,
                 .apart = 16,
                 .misses = true,
                 .unlimited = true,
                 .why = "a root that rounding hides or moves is not seen, nor is motion within one plane"},
};

const og_algorithm og_algorithm_cubic_solver = {
    .id = "cubic-solver",
    .row = "3.8",
    .questions = "vertex-face, edge-edge",
    .path = "ref/continuous/cubic_solver",
    .source = "Provot 1997; Bridson, Fedkiw, Anderson 2002, 7",
    .cost = "O(1)",
    .limits = "misses double roots, motion in one plane, and roots that rounding moves by more than the tolerance",
    .moving_features = &cubic_solver_door,
};
