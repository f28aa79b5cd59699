#include "spec/solver/curved.h"

#include "spec/solver/layer.h"
#include "spec/solver/solver.h"

// A point as it is seen: (x, y) over z, with z >= 0. The circle has the radius 1. Of a cylinder z is the same for all points;
// of a cone it is the height under the apex, and what is as high as the apex is infinitely far.

enum { CORNERS = 3 };
// Beyond this many bits a cone and a polytope that are apart are given up; coordinates of binary64 need some thousands.
#define LEAST_ENLARGEMENT ((mp_bitcnt_t)1 << 24)
#define FIRST_ENLARGEMENTS 8

typedef struct corner {
  og_layer_spot spot;
  og_int weight; // > 0
} corner;

typedef struct curved_search {
  const og_curved_problem *problem;
  og_curved_certificate *certificate;
  const og_points *points;
  og_curved_axes axes;
  bool is_cone, is_disc;
  og_layer layer;
  og_int *above, *below; // of the points over the ends of the axis
  // x = across U . p, y = across V . p, z = level - down A . p, over the ends: raise Axis . p - end.
  og_int across, level, down, raise, end;
  size_t count; // of the corners whose mean is nearest so far
  corner corner[CORNERS];
  og_ivec nearest, function;
  og_layer_least least;
  og_ivec from, normal;
  og_int first, second, third;
  og_ivec kept;
  og_int weight[CORNERS], best[CORNERS];
  og_ivec candidate;
} curved_search;

static void all_numbers(curved_search *s, void (*each)(og_int *)) {
  og_int *const numbers[] = {&s->across, &s->level, &s->down, &s->raise, &s->end, &s->first, &s->second, &s->third};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) each(numbers[k]);
  for (int k = 0; k < CORNERS; k++) {
    each(&s->corner[k].weight);
    each(&s->weight[k]);
    each(&s->best[k]);
  }
}

static void all_vectors(curved_search *s, void (*each)(og_ivec *)) {
  og_ivec *const vectors[] = {&s->nearest, &s->function, &s->from, &s->normal, &s->candidate, &s->kept};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) each(vectors[k]);
}

static void search_init(curved_search *s, const og_curved_problem *problem, og_curved_certificate *certificate) {
  s->problem = problem;
  s->certificate = certificate;
  s->points = og_curved_other(problem);
  s->count = 0;
  og_curved_axes_init(&s->axes);
  og_layer_init(&s->layer);
  og_layer_least_init(&s->least);
  all_numbers(s, og_int_init);
  all_vectors(s, og_ivec_init);
  for (int k = 0; k < CORNERS; k++) {
    og_layer_spot_init(&s->corner[k].spot);
  }
}

static void search_clear(curved_search *s) {
  og_curved_axes_clear(&s->axes);
  og_layer_clear(&s->layer);
  og_layer_least_clear(&s->least);
  all_numbers(s, og_int_clear);
  all_vectors(s, og_ivec_clear);
  for (int k = 0; k < CORNERS; k++) {
    og_layer_spot_clear(&s->corner[k].spot);
  }
}

static const og_ivec *axis(const curved_search *s) { return s->is_disc ? &s->axes.n : &s->axes.a; }

// ---- what is seen ----

// Of the body itself, or of one that is longer by 2^-bits of half its height at each end, and holds it inside.
static void set_scales(curved_search *s, bool enlarged, mp_bitcnt_t bits) {
  og_ivec_dot(&s->second, &s->axes.a, &s->axes.a);
  og_ivec_dot(&s->third, &s->axes.u, &s->axes.u);
  og_int_set_si(&s->raise, 1);
  mpz_mul_2exp(s->raise.z, s->raise.z, enlarged ? bits : 0);
  og_int_set_si(&s->first, enlarged);
  og_int_add(&s->first, &s->first, &s->raise);
  og_int_mul(&s->end, &s->first, &s->second); // zero of a disc
  og_int_set_si(&s->across, 1);
  og_int_set_si(&s->down, 0);
  og_int_set(&s->level, &s->third);
  if (!s->is_cone) return;
  og_int_add(&s->first, &s->raise, &s->raise);
  og_int_mul(&s->across, &s->first, &s->second);
  og_int_mul(&s->down, &s->raise, &s->third);
  og_int_mul(&s->level, &s->end, &s->third);
}

static void set_layer(curved_search *s, bool enlarged, mp_bitcnt_t bits) {
  og_layer *layer = &s->layer;
  set_scales(s, enlarged, bits);
  og_layer_resize(layer, s->points->count);
  for (size_t k = 0; k < layer->count; k++) {
    og_ivec_sub(&s->from, &s->points->at[k], &og_curved_frame(s->problem)->at[0]);
    og_ivec_dot(&s->first, &s->axes.u, &s->from);
    og_int_mul(&layer->at[k].x, &s->across, &s->first);
    og_ivec_dot(&s->first, &s->axes.v, &s->from);
    og_int_mul(&layer->at[k].y, &s->across, &s->first);
    og_ivec_dot(&s->first, axis(s), &s->from);
    og_int_set(&layer->at[k].z, &s->level);
    og_int_submul(&layer->at[k].z, &s->down, &s->first);
    og_int_mul(&s->second, &s->raise, &s->first);
    og_int_sub(&layer->over[OG_LAYER_ABOVE][k], &s->second, &s->end);
    og_int_add(&s->second, &s->second, &s->end);
    og_int_neg(&layer->over[OG_LAYER_BELOW][k], &s->second);
  }
}

// The least height over that end: -1, 0 or 1.
static int lowest(const curved_search *s, int side) {
  int least = 1;
  for (size_t k = 0; k < s->layer.count; k++) {
    const int sign = og_int_sign(&s->layer.over[side][k]);
    if (sign < least) least = sign;
  }
  return least;
}

// ---- the mean of corners that is nearest to the axis ----

// x x + y y
static void inner(og_int *r, const og_ivec *a, const og_ivec *b) {
  og_int_mul(r, &a->x, &b->x);
  og_int_addmul(r, &a->y, &b->y);
}

// Where the plane through the axis' direction and both corners is nearest: their weights.
static void weigh_two(curved_search *s, int i, int j) {
  const og_ivec *a = &s->corner[i].spot.at, *b = &s->corner[j].spot.at;
  inner(&s->first, a, b);
  inner(&s->second, b, b);
  og_int_mul(&s->weight[i], &s->second, &a->z);
  og_int_submul(&s->weight[i], &s->first, &b->z);
  inner(&s->second, a, a);
  og_int_mul(&s->weight[j], &s->second, &b->z);
  og_int_submul(&s->weight[j], &s->first, &a->z);
}

static void wedge(og_int *r, const og_ivec *a, const og_ivec *b) {
  og_int_mul(r, &a->x, &b->y);
  og_int_submul(r, &a->y, &b->x);
}

// Of three corners around the axis.
static void weigh_three(curved_search *s) {
  int sum = 0;
  for (int k = 0; k < CORNERS; k++) {
    wedge(&s->weight[k], &s->corner[(k + 1) % 3].spot.at, &s->corner[(k + 2) % 3].spot.at);
    sum += og_int_sign(&s->weight[k]);
  }
  for (int k = 0; k < CORNERS && sum < 0; k++) og_int_neg(&s->weight[k], &s->weight[k]);
}

static void drop_divisor(og_int *numbers, int count) {
  og_int divisor;
  og_int_init(&divisor);
  for (int k = 0; k < count; k++) mpz_gcd(divisor.z, divisor.z, numbers[k].z);
  for (int k = 0; k < count && og_int_sign(&divisor) != 0; k++) mpz_divexact(numbers[k].z, numbers[k].z, divisor.z);
  og_int_clear(&divisor);
}

// Is the candidate nearer than the nearest?
static bool is_nearer(curved_search *s) {
  inner(&s->first, &s->candidate, &s->candidate);
  inner(&s->second, &s->nearest, &s->nearest);
  for (int k = 0; k < 2; k++) {
    og_int_mul(&s->first, &s->first, &s->nearest.z);
    og_int_mul(&s->second, &s->second, &s->candidate.z);
  }
  return og_int_compare(&s->first, &s->second) < 0;
}

// Takes the weights if they are those of a mean, which lies under the apex and nearer than the best one.
static void consider(curved_search *s, bool *found) {
  og_ivec_set_zero(&s->candidate);
  for (int k = 0; k < (int)s->count; k++) {
    if (og_int_sign(&s->weight[k]) < 0) return;
    og_ivec_addmul(&s->candidate, &s->weight[k], &s->corner[k].spot.at);
  }
  if (og_int_sign(&s->candidate.z) <= 0 || (*found && !is_nearer(s))) return;
  drop_divisor(s->weight, (int)s->count);
  og_ivec_set_zero(&s->nearest);
  for (int k = 0; k < (int)s->count; k++) {
    og_ivec_addmul(&s->nearest, &s->weight[k], &s->corner[k].spot.at);
    og_int_set(&s->best[k], &s->weight[k]);
  }
  *found = true;
}

static void clear_weights(curved_search *s) {
  for (int k = 0; k < CORNERS; k++) og_int_set_si(&s->weight[k], 0);
}

// Keeps the corners that the nearest mean needs. The last is the new one.
static void reduce(curved_search *s) {
  const int count = (int)s->count, last = count - 1;
  bool found = false;
  clear_weights(s);
  og_int_set_si(&s->weight[last], 1);
  consider(s, &found);
  for (int k = 0; k < last; k++) {
    clear_weights(s);
    weigh_two(s, k, last);
    consider(s, &found);
  }
  clear_weights(s);
  if (count == CORNERS) weigh_three(s);
  consider(s, &found);
  s->count = 0;
  for (int k = 0; k < count; k++) {
    if (og_int_sign(&s->best[k]) == 0) continue;
    og_layer_spot_set(&s->corner[s->count].spot, &s->corner[k].spot);
    og_int_set(&s->corner[s->count++].weight, &s->best[k]);
  }
}

// Negative, zero or positive as the nearest point lies in the circle, on it or outside.
static int side_of_circle(curved_search *s) {
  inner(&s->first, &s->nearest, &s->nearest);
  og_int_mul(&s->second, &s->nearest.z, &s->nearest.z);
  return og_int_compare(&s->first, &s->second);
}

// The function that is zero at the nearest point and grows away from the axis.
static void set_function(curved_search *s) {
  og_int_mul(&s->function.x, &s->nearest.x, &s->nearest.z);
  og_int_mul(&s->function.y, &s->nearest.y, &s->nearest.z);
  inner(&s->first, &s->nearest, &s->nearest);
  og_int_neg(&s->function.z, &s->first);
}

static void add_corner(curved_search *s) {
  for (int k = 0; k < CORNERS; k++) og_int_set_si(&s->best[k], 0);
  og_layer_spot_set(&s->corner[s->count++].spot, &s->least.spot);
  reduce(s);
}

// The nearest point to the axis of what is seen, or any in the circle. False where all is as high as the apex.
static bool find_nearest(curved_search *s) {
  og_ivec_set_zero(&s->function);
  og_int_set_si(&s->function.z, -1);
  s->count = 0;
  og_layer_find_least(&s->layer, &s->function, &s->least);
  if (og_int_sign(&s->least.spot.at.z) == 0) return false;
  add_corner(s);
  while (side_of_circle(s) >= 0) {
    set_function(s);
    og_layer_find_least(&s->layer, &s->function, &s->least);
    if (og_int_sign(&s->least.value) >= 0) break;
    add_corner(s);
  }
  return true;
}

// ---- certificates ----

// n points from B to A; the normal from the curved body to the other.
static void set_direction(curved_search *s) {
  og_ivec *n = &s->certificate->direction;
  mpz_gcd(s->first.z, s->normal.x.z, s->normal.y.z);
  mpz_gcd(s->first.z, s->first.z, s->normal.z.z);
  og_int *const parts[3] = {&s->normal.x, &s->normal.y, &s->normal.z};
  for (int k = 0; k < 3 && og_int_sign(&s->first) != 0; k++) mpz_divexact(parts[k]->z, parts[k]->z, s->first.z);
  if (s->problem->is_b) og_ivec_set(n, &s->normal);
  else og_ivec_neg(n, &s->normal);
}

static void point_along_axis(curved_search *s, bool up) {
  if (up) og_ivec_set(&s->normal, axis(s));
  else og_ivec_neg(&s->normal, axis(s));
  set_direction(s);
}

// Of the function that is least at the nearest point, tilted so that it is least on the whole polytope.
static void point_along_function(curved_search *s) {
  const og_layer_least *least = &s->least;
  og_int_mul(&s->first, &s->function.x, &s->across);
  og_ivec_scale(&s->normal, &s->first, &s->axes.u);
  og_int_mul(&s->first, &s->function.y, &s->across);
  og_ivec_addmul(&s->normal, &s->first, &s->axes.v);
  og_int_mul(&s->first, &s->function.z, &s->down);
  og_ivec_submul(&s->normal, &s->first, axis(s));
  og_ivec_scale(&s->normal, &least->tilt_den, &s->normal);
  og_int_mul(&s->first, &least->tilt_num, &s->raise);
  if (least->side == OG_LAYER_ABOVE) og_ivec_addmul(&s->normal, &s->first, axis(s));
  else og_ivec_submul(&s->normal, &s->first, axis(s));
  set_direction(s);
}

static void add_point(og_curved_certificate *certificate, size_t point, const og_int *weight) {
  certificate->point[certificate->count] = (uint32_t)point;
  og_int_set(&certificate->weight[certificate->count++], weight);
}

static void keep_nearest(curved_search *s) {
  s->certificate->count = 0;
  for (size_t k = 0; k < s->count; k++)
    for (size_t i = 0; i < s->corner[k].spot.count; i++) {
      og_int_mul(&s->first, &s->corner[k].weight, &s->corner[k].spot.weight[i]);
      add_point(s->certificate, s->corner[k].spot.vertex[i], &s->first);
    }
  drop_divisor(s->certificate->weight, (int)s->certificate->count);
}

// The point farthest within that end.
static size_t deepest(const curved_search *s, int side) {
  size_t best = 0;
  for (size_t k = 1; k < s->layer.count; k++)
    if (og_int_compare(&s->layer.over[side][k], &s->layer.over[side][best]) < 0) best = k;
  return best;
}

static og_curved_refusal conclude(curved_search *s, og_relation relation) {
  s->certificate->relation = relation;
  if (relation == OG_SEPARATED) s->certificate->count = 0;
  return og_check_curved(s->problem, s->certificate);
}

// A point in the circle is moved inwards from the end that it lies on, by two points whose mean lies between the ends. In a
// disc's plane that mean makes it one of points on both sides. However little is needed, a bit more of the old weights
// comes to it.
static og_curved_refusal move_inwards(curved_search *s) {
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
static bool holds_apex(curved_search *s) {
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
  const bool holds = answer.status == OG_ANSWERED && answer.finding.relation != OG_SEPARATED;
  s->certificate->count = 0;
  for (size_t k = 0; holds && k < proof->witness.count && k < OG_CURVED_MEAN; k++)
    add_point(s->certificate, proof->witness.pair[k].i, &proof->witness.weight[k]);
  og_answer_clear(&answer);
  og_problem_clear(&pair);
  og_solver_free(solver);
  return holds;
}

// A plane that weakly separates a larger cone from the polytope strictly separates the cone itself.
static og_curved_refusal separate_from_apex(curved_search *s, mp_bitcnt_t end) {
  og_curved_refusal refusal = OG_CURVED_REFUSED_SIDE;
  for (mp_bitcnt_t bits = 1; bits < end && refusal != OG_CURVED_ACCEPTED; bits *= 2) {
    set_layer(s, true, bits);
    if (!find_nearest(s) || side_of_circle(s) < 0) continue;
    point_along_function(s);
    refusal = conclude(s, OG_SEPARATED);
  }
  return refusal;
}

// The first few larger cones nearly always settle it where the bodies are apart. Then nobody need look for the apex.
static og_curved_refusal decide_at_apex(curved_search *s) {
  og_ivec_set(&s->kept, &s->certificate->direction);
  if (separate_from_apex(s, FIRST_ENLARGEMENTS) == OG_CURVED_ACCEPTED) return OG_CURVED_ACCEPTED;
  if (!holds_apex(s)) return separate_from_apex(s, LEAST_ENLARGEMENT);
  og_ivec_set(&s->certificate->direction, &s->kept);
  return conclude(s, OG_TOUCHING);
}

// ---- the relation ----

static og_curved_refusal solve(curved_search *s) {
  set_layer(s, false, 0);
  const int above = lowest(s, OG_LAYER_ABOVE), below = lowest(s, OG_LAYER_BELOW);
  if (above > 0 || below > 0) {
    point_along_axis(s, above > 0);
    return conclude(s, OG_SEPARATED);
  }
  if (!find_nearest(s)) {
    point_along_axis(s, true);
    return decide_at_apex(s);
  }
  const int side = side_of_circle(s);
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
  curved_search s;
  og_curved_certificate_reset(&answer->certificate);
  answer->refusal = OG_CURVED_REFUSED_PROBLEM;
  if (problem->curve == OG_CURVE_NONE || og_curved_other(problem)->count == 0) return answer->refusal;
  search_init(&s, problem, &answer->certificate);
  if (og_curved_axes_set(&s.axes, og_curved_frame(problem))) {
    s.is_disc = og_ivec_is_zero(&s.axes.a);
    s.is_cone = problem->curve == OG_CURVE_CONE && !s.is_disc;
    answer->refusal = solve(&s);
  }
  search_clear(&s);
  return answer->refusal;
}
