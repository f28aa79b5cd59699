// When do rounded bodies first (or last) touch? The moving point t s reaches distance R from the cores' CSO beside one
// of its corners, edges or faces. For each feature that is the root of a quadratic equation, and the checker
// tells whether it is the one. A guess by advancing along the ray in doubles names the feature nearly always; otherwise
// all features of the CSO are tried, so the search is finite and complete.
//
// With d = s for the first contact and d = -s for the last, both are the first contact along d.

#include <float.h>
#include <math.h>

#include "spec/pair/checker_state.h"
#include "spec/pair/solve/guess.h"
#include "spec/pair/solve/sweep.h"

// A step of the advance costs one guess; a grazing approach may take many and is then left to the exact search.
#define MAX_ADVANCES 32

typedef struct attempt {
  og_solver *solver;
  const og_problem *problem;
  bool last;
  og_sweep_end *end;
  og_ivec d;         // not zero: bodies at rest relative to each other meet always or never
  og_ivec p[3];      // the feature's corners
  og_ivec e, f, n;   // edges, normal
  og_int a, b, c, u; // numbers of the quadratic equation
} attempt;

static void attempt_init(attempt *t, og_solver *solver, const og_problem *problem, bool last, og_sweep_end *end) {
  t->solver = solver;
  t->problem = problem;
  t->last = last;
  t->end = end;
  og_ivec *const vectors[] = {&t->d, &t->p[0], &t->p[1], &t->p[2], &t->e, &t->f, &t->n};
  og_int *const numbers[] = {&t->a, &t->b, &t->c, &t->u};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_init(vectors[k]);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  og_ivec_set(&t->d, &problem->velocity);
  if (last) og_ivec_neg(&t->d, &t->d);
}

static void attempt_clear(attempt *t) {
  og_ivec *const vectors[] = {&t->d, &t->p[0], &t->p[1], &t->p[2], &t->e, &t->f, &t->n};
  og_int *const numbers[] = {&t->a, &t->b, &t->c, &t->u};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) og_ivec_clear(vectors[k]);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
}

// r = (b - sqrt(D)) / a, the smaller root of a r^2 - 2 b r + c = 0, a > 0. False without a real root.
static bool smaller_root(attempt *t) {
  og_sweep_end *end = t->end;
  og_int_mul(&end->radicand, &t->b, &t->b);
  og_int_submul(&end->radicand, &t->a, &t->c);
  if (og_int_sign(&end->radicand) < 0 || og_int_sign(&t->a) <= 0) return false;
  og_int_set(&end->time_p, &t->b);
  og_int_set_si(&end->time_q, -1);
  og_int_set(&end->time_m, &t->a);
  return true;
}

// weight + root_weight sqrt(D) = slope m r + constant m with m = time_m > 0: the linear function
// slope r + constant of the root r.
static void set_weight(attempt *t, size_t k, const og_int *slope, const og_int *constant) {
  og_combination *witness = &t->end->witness;
  og_int_mul(&witness->weight[k], slope, &t->end->time_p);
  og_int_addmul(&witness->weight[k], constant, &t->end->time_m);
  og_int_mul(&witness->root_weight[k], slope, &t->end->time_q);
}

static void subtract_radius(attempt *t, const og_int *factor) {
  og_int_mul(&t->u, &t->problem->radius, &t->problem->radius);
  og_int_submul(&t->c, &t->u, factor);
}

// |r d - p|^2 = R^2
static bool meet_corner(attempt *t) {
  og_ivec_dot(&t->a, &t->d, &t->d);
  og_ivec_dot(&t->b, &t->d, &t->p[0]);
  og_ivec_dot(&t->c, &t->p[0], &t->p[0]);
  og_int one;
  og_int_init(&one);
  og_int_set_si(&one, 1);
  subtract_radius(t, &one);
  const bool real = smaller_root(t);
  og_int_set(&t->end->witness.weight[0], &one);
  og_int_set_si(&t->end->witness.root_weight[0], 0);
  og_int_clear(&one);
  return real;
}

// |(r d - p) x e|^2 = R^2 e.e
static bool meet_edge(attempt *t) {
  og_ivec_sub(&t->e, &t->p[1], &t->p[0]);
  og_ivec_cross(&t->f, &t->d, &t->e);
  og_ivec_cross(&t->n, &t->p[0], &t->e);
  og_ivec_dot(&t->a, &t->f, &t->f);
  og_ivec_dot(&t->b, &t->f, &t->n);
  og_ivec_dot(&t->c, &t->n, &t->n);
  og_int ee, slope, constant;
  og_int_init(&ee);
  og_int_init(&slope);
  og_int_init(&constant);
  og_ivec_dot(&ee, &t->e, &t->e);
  subtract_radius(t, &ee);
  const bool real = smaller_root(t);
  if (real) {
    // The second corner's weight is (r d - p).e out of e.e.
    og_ivec_dot(&slope, &t->d, &t->e);
    og_ivec_dot(&constant, &t->p[0], &t->e);
    og_int_neg(&constant, &constant);
    set_weight(t, 1, &slope, &constant);
    og_int_neg(&slope, &slope);
    og_int_sub(&constant, &ee, &constant);
    set_weight(t, 0, &slope, &constant);
  }
  og_int_clear(&ee);
  og_int_clear(&slope);
  og_int_clear(&constant);
  return real;
}

// The weight of corner k for r d projected to the plane: n.((q - r d) x (w - r d)) = n.(q x w) + r d.((q - w) x n)
// with q, w the other two corners in turn.
static void set_face_weight(attempt *t, size_t k, og_int *slope, og_int *constant) {
  const og_ivec *q = &t->p[(k + 1) % 3], *w = &t->p[(k + 2) % 3];
  og_ivec_cross(&t->e, q, w);
  og_ivec_dot(constant, &t->n, &t->e);
  og_ivec_sub(&t->e, q, w);
  og_ivec_cross(&t->f, &t->e, &t->n);
  og_ivec_dot(slope, &t->d, &t->f);
  set_weight(t, k, slope, constant);
}

// n.(r d) = n.p + R |n| with n.d < 0: the point comes from the side that n shows to.
static bool meet_face(attempt *t) {
  og_ivec_sub(&t->e, &t->p[1], &t->p[0]);
  og_ivec_sub(&t->f, &t->p[2], &t->p[0]);
  og_ivec_cross(&t->n, &t->e, &t->f);
  og_sweep_end *end = t->end;
  og_ivec_dot(&end->time_m, &t->n, &t->d);
  if (og_int_sign(&end->time_m) > 0) {
    og_ivec_neg(&t->n, &t->n);
    og_int_neg(&end->time_m, &end->time_m);
    const og_pair pair = end->witness.pair[1];
    end->witness.pair[1] = end->witness.pair[2];
    end->witness.pair[2] = pair;
    og_ivec_swap(&t->p[1], &t->p[2]);
  }
  if (og_int_sign(&end->time_m) == 0) return false;
  // r = (-n.p - sqrt(R^2 n.n)) / (-n.d)
  og_int_neg(&end->time_m, &end->time_m);
  og_ivec_dot(&end->time_p, &t->n, &t->p[0]);
  og_int_neg(&end->time_p, &end->time_p);
  og_int_set_si(&end->time_q, -1);
  og_ivec_dot(&end->radicand, &t->n, &t->n);
  og_int_mul(&end->radicand, &end->radicand, &t->problem->radius);
  og_int_mul(&end->radicand, &end->radicand, &t->problem->radius);
  for (size_t k = 0; k < 3; k++) set_face_weight(t, k, &t->a, &t->b);
  return true;
}

// A radicand that is a square leaves plain integers: shorter, and the form that the formats call rational.
static void simplify(og_sweep_end *end) {
  if (!mpz_perfect_square_p(end->radicand.z)) return;
  og_int root;
  og_int_init(&root);
  mpz_sqrt(root.z, end->radicand.z);
  og_int_addmul(&end->time_p, &end->time_q, &root);
  og_int_set_si(&end->time_q, 0);
  for (size_t k = 0; k < end->witness.count; k++) {
    og_int_addmul(&end->witness.weight[k], &end->witness.root_weight[k], &root);
    og_int_set_si(&end->witness.root_weight[k], 0);
  }
  og_int_set_si(&end->radicand, 0);
  og_int_clear(&root);
}

// Does the contact begin at the feature spanned by these pairs?
static bool try_feature(attempt *t, const og_pair *pair, size_t count) {
  static bool (*const meet[])(attempt *) = {meet_corner, meet_edge, meet_face};
  og_combination_reset(&t->end->witness);
  for (size_t k = 0; k < count; k++) {
    og_combination_add(&t->end->witness, pair[k]);
    og_ivec_sub(&t->p[k], &t->problem->a.at[pair[k].i], &t->problem->b.at[pair[k].j]);
  }
  if (!meet[count - 1](t)) return false;
  simplify(t->end);
  if (t->last) {
    og_int_neg(&t->end->time_p, &t->end->time_p);
    og_int_neg(&t->end->time_q, &t->end->time_q);
  }
  return og_check_sweep_end(t->solver->checker, t->problem, t->end, t->last ? -1 : 1) == OG_ACCEPTED;
}

// Tries all features of the simplex named.
static bool try_faces_of(attempt *t, const og_pair *pair, size_t count) {
  for (unsigned mask = 1; mask < 1U << count; mask++) {
    og_pair chosen[4] = {{0, 0}};
    size_t n = 0;
    for (size_t k = 0; k < count; k++)
      if (mask >> k & 1) chosen[n++] = pair[k];
    if (n <= 3 && try_feature(t, chosen, n)) return true;
  }
  return false;
}

static double scaled(const og_int *x, long exponent) {
  long e;
  const double mantissa = mpz_get_d_2exp(&e, x->z);
  const long shift = e - exponent;
  return shift < -1000 ? 0.0 : shift > 1000 ? HUGE_VAL : ldexp(mantissa, (int)shift);
}

// Unit vector along d, which is not zero.
static void unit_direction(const og_ivec *d, double u[3]) {
  const long bits = (long)og_longest_component(d);
  const double x = scaled(&d->x, bits), y = scaled(&d->y, bits), z = scaled(&d->z, bits);
  const double length = sqrt(x * x + y * y + z * z);
  u[0] = x / length;
  u[1] = y / length;
  u[2] = z / length;
}

// The doubles found a point r u just before the contact, but took another feature for the nearest, one with nearly the
// same plane: the feature nearest to that point exactly.
static bool try_nearest_to(attempt *t, double r, const og_guess *guess) {
  og_solver *s = t->solver;
  const long bits = (long)og_longest_component(&t->d);
  const double x = scaled(&t->d.x, bits), y = scaled(&t->d.y, bits), z = scaled(&t->d.z, bits);
  int exponent;
  const double mantissa = frexp(r / sqrt(x * x + y * y + z * z), &exponent);
  // r u = factor d with factor = mantissa 2^shift
  const long shift = exponent + t->problem->approx_exp - bits - 53;
  mpz_set_d(s->t0.z, mantissa * 0x1p53);
  og_int_set_si(&s->t1, 1);
  if (shift < 0) mpz_mul_2exp(s->t1.z, s->t1.z, (mp_bitcnt_t)-shift);
  else mpz_mul_2exp(s->t0.z, s->t0.z, (mp_bitcnt_t)shift);
  og_ivec_scale(&s->u, &s->t0, &t->d);
  og_scaled_problem(&s->derived, t->problem, &s->t1, &s->u);
  og_nearest_start(&s->simplex, &s->derived, guess);
  size_t steps = 0;
  og_nearest_finish(&s->simplex, &s->derived, MAX_ADVANCES, &steps);
  return try_faces_of(t, s->simplex.pair, s->simplex.count);
}

// Advances a point along the ray, from before the CSO, always by less than what keeps it R away from the CSO.
static bool try_guess(attempt *t) {
  double u[3];
  const double radius = scaled(&t->problem->radius, t->problem->approx_exp);
  if (!(radius < 0x1p500)) return false;
  unit_direction(&t->d, u);
  // Every CSO point is within 4 of the origin in these units, so this is before all of it.
  double r = -4.0 - radius;
  og_guess guess = {0};
  for (int k = 0; k < MAX_ADVANCES; k++) {
    const double target[3] = {r * u[0], r * u[1], r * u[2]};
    double v[3];
    guess = og_guess_nearest(t->problem, target, v);
    const double distance = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    const double approach = v[0] * u[0] + v[1] * u[1] + v[2] * u[2];
    const double step = (distance - radius) * distance;
    if (!(approach > 0) || !(step > 4 * DBL_EPSILON * (fabs(r) + radius) * approach)) break;
    r += step / approach;
  }
  return try_faces_of(t, guess.pair, guess.count) || try_nearest_to(t, r, &guess);
}

// A pair of the polytope, which may be a thick one: the pair's point is that of the flat body only if A's index is its
// own.
static bool try_polytope_feature(attempt *t, const uint32_t *corner, size_t count) {
  og_pair pair[3];
  for (size_t k = 0; k < count; k++) {
    pair[k] = t->solver->polytope.corner[corner[k]].pair;
    if (pair[k].i >= t->problem->a.count) return false;
  }
  return try_feature(t, pair, count);
}

// The whole CSO: every face grown until it is on the boundary. False at the limit.
static bool complete_polytope(attempt *t, og_answer *answer) {
  og_polytope *polytope = &t->solver->polytope;
  og_begin_thick(t->solver, t->problem, t->last);
  for (size_t k = 0; k < polytope->face_count;) {
    if (polytope->face[k].supporting) {
      k++;
      continue;
    }
    if (og_limit_reached(t->solver, answer)) return false;
    answer->steps++;
    if (og_polytope_expand(polytope, k)) k = og_polytope_resume(polytope, k);
  }
  return true;
}

static bool try_all_features(attempt *t, og_answer *answer) {
  if (!complete_polytope(t, answer)) return false;
  const og_polytope *polytope = &t->solver->polytope;
  for (uint32_t k = 0; k < polytope->corner_count; k++)
    if (try_polytope_feature(t, &k, 1)) return true;
  for (size_t k = 0; k < polytope->face_count; k++) {
    const uint32_t *corner = polytope->face[k].corner;
    for (int edge = 0; edge < 3; edge++) {
      const uint32_t ends[2] = {corner[edge], corner[(edge + 1) % 3]};
      if (ends[0] < ends[1] && try_polytope_feature(t, ends, 2)) return true;
    }
    if (try_polytope_feature(t, corner, 3)) return true;
  }
  return false;
}

bool og_rounded_contact(og_solver *solver, const og_problem *problem, bool last, og_answer *answer, og_sweep_end *end) {
  attempt t;
  attempt_init(&t, solver, problem, last, end);
  const bool found = try_guess(&t) || try_all_features(&t, answer);
  attempt_clear(&t);
  return found;
}
