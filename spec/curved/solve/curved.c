#include "spec/curved/solve/curved.h"

#include "spec/curved/solve/guess.h"
#include "spec/pair/solve/solver.h"

// Beyond this many bits a cone and a polytope that are apart are given up; coordinates of binary64 need some thousands.
#define LEAST_ENLARGEMENT ((mp_bitcnt_t)1 << 24)
#define FIRST_ENLARGEMENTS 8

// ---- certificates ----

// n points from B to A; the normal from the curved body to the other.
static void set_direction(og_curved_search *s) {
  og_ivec *n = &s->certificate->direction;
  mpz_gcd(s->first.z, s->normal.x.z, s->normal.y.z);
  mpz_gcd(s->first.z, s->first.z, s->normal.z.z);
  og_int *const parts[3] = {&s->normal.x, &s->normal.y, &s->normal.z};
  const int divided = og_int_sign(&s->first) == 0 ? 0 : 3;
  for (int k = 0; k < divided; k++) mpz_divexact(parts[k]->z, parts[k]->z, s->first.z);
  if (s->problem->is_b) og_ivec_set(n, &s->normal);
  else og_ivec_neg(n, &s->normal);
}

static void point_along_axis(og_curved_search *s, bool up) {
  if (up) og_ivec_set(&s->normal, og_curved_axis(s));
  else og_ivec_neg(&s->normal, og_curved_axis(s));
  set_direction(s);
}

// Along the function that is least at the nearest point, tilted so that it is least on the whole polytope.
static void point_along_function(og_curved_search *s) {
  const og_layer_least *least = &s->least;
  og_int_mul(&s->first, &s->function.x, &s->across);
  og_ivec_scale(&s->normal, &s->first, &s->axes.u);
  og_int_mul(&s->first, &s->function.y, &s->across);
  og_ivec_addmul(&s->normal, &s->first, &s->axes.v);
  og_int_mul(&s->first, &s->function.z, &s->down);
  og_ivec_submul(&s->normal, &s->first, og_curved_axis(s));
  og_ivec_scale(&s->normal, &least->tilt_den, &s->normal);
  og_int_mul(&s->first, &least->tilt_num, &s->raise);
  if (least->side == OG_LAYER_ABOVE) og_ivec_addmul(&s->normal, &s->first, og_curved_axis(s));
  else og_ivec_submul(&s->normal, &s->first, og_curved_axis(s));
  set_direction(s);
}

static void add_point(og_curved_certificate *certificate, size_t point, const og_int *weight) {
  certificate->point[certificate->count] = (uint32_t)point;
  og_int_set(&certificate->weight[certificate->count++], weight);
}

static void keep_nearest(og_curved_search *s) {
  s->certificate->count = 0;
  for (size_t k = 0; k < s->count; k++)
    for (size_t i = 0; i < s->corner[k].spot.count; i++) {
      og_int_mul(&s->first, &s->corner[k].weight, &s->corner[k].spot.weight[i]);
      add_point(s->certificate, s->corner[k].spot.vertex[i], &s->first);
    }
  og_curved_drop_divisor(s->certificate->weight, (int)s->certificate->count);
}

// The point farthest within that end.
static size_t deepest(const og_curved_search *s, int side) {
  size_t best = 0;
  for (size_t k = 1; k < s->layer.count; k++)
    if (og_int_compare(&s->layer.over[side][k], &s->layer.over[side][best]) < 0) best = k;
  return best;
}

static og_curved_refusal conclude(og_curved_search *s, og_relation relation) {
  s->certificate->relation = relation;
  if (relation == OG_SEPARATED) s->certificate->count = 0;
  return og_check_curved(s->problem, s->certificate);
}

// A point in the circle is moved inwards from the end that it lies on, by two points whose mean lies between the ends.
// In a disc's plane that mean makes it one of points on both sides. However little is needed, a bit more of the old
// weights comes to it.
static og_curved_refusal move_inwards(og_curved_search *s) {
  og_curved_certificate *certificate = s->certificate;
  const size_t down = deepest(s, OG_LAYER_ABOVE), up = deepest(s, OG_LAYER_BELOW), count = certificate->count;
  og_curved_refusal refusal = conclude(s, OG_PENETRATING);
  while (refusal == OG_CURVED_REFUSED_OUTSIDE) {
    for (size_t k = 0; k < count; k++) mpz_mul_2exp(certificate->weight[k].z, certificate->weight[k].z, 4);
    certificate->count = count;
    og_int_neg(&s->first, &s->layer.over[OG_LAYER_BELOW][up]);
    og_int_neg(&s->second, &s->layer.over[OG_LAYER_ABOVE][down]);
    add_point(certificate, down, &s->first);
    add_point(certificate, up, &s->second);
    refusal = conclude(s, OG_PENETRATING);
  }
  return refusal;
}

// ---- a cone's apex ----

// Does the polytope hold the apex? Then it is kept as a mean of the polytope's points.
static bool holds_apex(og_curved_search *s) {
  og_solver *solver = og_solver_new();
  og_problem pair;
  og_answer answer;
  og_problem_init(&pair);
  og_answer_init(&answer);
  og_points_resize(&pair.a, s->points->count);
  og_points_resize(&pair.b, 1);
  for (size_t k = 0; k < s->points->count; k++) og_ivec_set(&pair.a.at[k], &s->points->at[k]);
  og_ivec_set(&pair.b.at[0], &og_curved_frame(s->problem)->at[3]);
  og_int_set_si(&pair.until_den, 1);
  og_int_set_si(&pair.unit_den, 1);
  og_problem_approximate(&pair);
  og_solve(solver, OG_RELATION, &pair, NULL, &answer);
  const og_certificate *proof = &answer.certificate;
  bool holds = false;
  if (answer.status == OG_ANSWERED) holds = answer.finding.relation != OG_SEPARATED;
  size_t count = holds ? proof->witness.count : 0;
  if (count > OG_CURVED_MEAN) count = OG_CURVED_MEAN;
  s->certificate->count = 0;
  for (size_t k = 0; k < count; k++) add_point(s->certificate, proof->witness.pair[k].i, &proof->witness.weight[k]);
  og_answer_clear(&answer);
  og_problem_clear(&pair);
  og_solver_free(solver);
  return holds;
}

// A plane that weakly separates a larger cone from the polytope strictly separates the cone itself.
static og_curved_refusal separate_from_apex(og_curved_search *s, mp_bitcnt_t end) {
  og_curved_refusal refusal = OG_CURVED_REFUSED_SIDE;
  for (mp_bitcnt_t bits = 1; bits < end && refusal != OG_CURVED_ACCEPTED; bits *= 2) {
    og_curved_set_layer(s, true, bits);
    if (!og_curved_find_nearest(s)) continue;
    if (og_curved_side_of_circle(s) < 0) continue;
    point_along_function(s);
    refusal = conclude(s, OG_SEPARATED);
  }
  return refusal;
}

// The first few larger cones nearly always settle it where the bodies are apart. Then nobody need look for the apex.
static og_curved_refusal decide_at_apex(og_curved_search *s) {
  og_ivec_set(&s->kept, &s->certificate->direction);
  if (separate_from_apex(s, FIRST_ENLARGEMENTS) == OG_CURVED_ACCEPTED) return OG_CURVED_ACCEPTED;
  if (!holds_apex(s)) return separate_from_apex(s, LEAST_ENLARGEMENT);
  og_ivec_set(&s->certificate->direction, &s->kept);
  return conclude(s, OG_TOUCHING);
}

// ---- the relation ----

// Most pairs are so far apart, or so deep in each other, that doubles find what integers show.
static bool is_guessed(og_curved_search *s) {
  const og_curved_guess guess = og_guess_curved(s);
  if (guess == OG_CURVED_GUESS_NONE) return false;
  if (guess == OG_CURVED_GUESS_APART) set_direction(s);
  return conclude(s, guess == OG_CURVED_GUESS_APART ? OG_SEPARATED : OG_PENETRATING) == OG_CURVED_ACCEPTED;
}

static og_curved_refusal solve(og_curved_search *s) {
  if (is_guessed(s)) return OG_CURVED_ACCEPTED;
  og_curved_set_layer(s, false, 0);
  const int above = og_curved_lowest(s, OG_LAYER_ABOVE), below = og_curved_lowest(s, OG_LAYER_BELOW);
  if (above > 0 || below > 0) {
    point_along_axis(s, above > 0);
    return conclude(s, OG_SEPARATED);
  }
  if (!og_curved_find_nearest(s)) {
    point_along_axis(s, true);
    return decide_at_apex(s);
  }
  const int side = og_curved_side_of_circle(s);
  keep_nearest(s);
  if (side < 0) {
    if (above < 0 && below < 0) return move_inwards(s);
    point_along_axis(s, above == 0);
    return conclude(s, OG_TOUCHING);
  }
  point_along_function(s);
  if (side == 0) return conclude(s, OG_TOUCHING);
  return s->is_cone ? decide_at_apex(s) : conclude(s, OG_SEPARATED);
}

void og_curved_answer_init(og_curved_answer *answer) {
  answer->refusal = OG_CURVED_REFUSED_FORM;
  og_curved_certificate_init(&answer->certificate);
}

void og_curved_answer_clear(og_curved_answer *answer) { og_curved_certificate_clear(&answer->certificate); }

og_curved_refusal og_solve_curved(const og_curved_problem *problem, og_curved_answer *answer) {
  og_curved_search s;
  og_curved_certificate_reset(&answer->certificate);
  answer->refusal = OG_CURVED_REFUSED_PROBLEM;
  if (problem->curve == OG_CURVE_NONE || og_curved_other(problem)->count == 0) return answer->refusal;
  og_curved_search_init(&s, problem, &answer->certificate);
  if (og_curved_axes_set(&s.axes, og_curved_frame(problem))) {
    s.is_disc = og_ivec_is_zero(&s.axes.a);
    s.is_cone = problem->curve == OG_CURVE_CONE && !s.is_disc;
    answer->refusal = solve(&s);
  }
  og_curved_search_clear(&s);
  return answer->refusal;
}
