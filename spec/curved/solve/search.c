#include "spec/curved/solve/search.h"

static void all_numbers(og_curved_search *s, void (*each)(og_int *)) {
  og_int *const numbers[] = {&s->across, &s->level, &s->down, &s->raise, &s->end, &s->first, &s->second, &s->third};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) each(numbers[k]);
  for (int k = 0; k < OG_CURVED_CORNERS; k++) {
    each(&s->corner[k].weight);
    each(&s->weight[k]);
    each(&s->best[k]);
  }
}

static void all_vectors(og_curved_search *s, void (*each)(og_ivec *)) {
  og_ivec *const vectors[] = {&s->nearest, &s->function, &s->from, &s->normal, &s->candidate, &s->kept};
  for (size_t k = 0; k < sizeof vectors / sizeof *vectors; k++) each(vectors[k]);
}

void og_curved_search_init(og_curved_search *s, const og_curved_problem *problem, og_curved_certificate *certificate) {
  s->problem = problem;
  s->certificate = certificate;
  s->points = og_curved_other(problem);
  s->count = 0;
  og_curved_axes_init(&s->axes);
  og_layer_init(&s->layer);
  og_layer_least_init(&s->least);
  all_numbers(s, og_int_init);
  all_vectors(s, og_ivec_init);
  for (int k = 0; k < OG_CURVED_CORNERS; k++) {
    og_layer_spot_init(&s->corner[k].spot);
  }
}

void og_curved_search_clear(og_curved_search *s) {
  og_curved_axes_clear(&s->axes);
  og_layer_clear(&s->layer);
  og_layer_least_clear(&s->least);
  all_numbers(s, og_int_clear);
  all_vectors(s, og_ivec_clear);
  for (int k = 0; k < OG_CURVED_CORNERS; k++) {
    og_layer_spot_clear(&s->corner[k].spot);
  }
}

const og_ivec *og_curved_axis(const og_curved_search *s) { return s->is_disc ? &s->axes.n : &s->axes.a; }

// ---- what is seen ----

// Scales of the body itself, or of one that is longer by 2^-bits of half its height at each end, and holds it inside.
static void set_scales(og_curved_search *s, bool enlarged, mp_bitcnt_t bits) {
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

void og_curved_set_layer(og_curved_search *s, bool enlarged, mp_bitcnt_t bits) {
  og_layer *layer = &s->layer;
  set_scales(s, enlarged, bits);
  og_layer_resize(layer, s->points->count);
  for (size_t k = 0; k < layer->count; k++) {
    og_ivec_sub(&s->from, &s->points->at[k], &og_curved_frame(s->problem)->at[0]);
    og_ivec_dot(&s->first, &s->axes.u, &s->from);
    og_int_mul(&layer->at[k].x, &s->across, &s->first);
    og_ivec_dot(&s->first, &s->axes.v, &s->from);
    og_int_mul(&layer->at[k].y, &s->across, &s->first);
    og_ivec_dot(&s->first, og_curved_axis(s), &s->from);
    og_int_set(&layer->at[k].z, &s->level);
    og_int_submul(&layer->at[k].z, &s->down, &s->first);
    og_int_mul(&s->second, &s->raise, &s->first);
    og_int_sub(&layer->over[OG_LAYER_ABOVE][k], &s->second, &s->end);
    og_int_add(&s->second, &s->second, &s->end);
    og_int_neg(&layer->over[OG_LAYER_BELOW][k], &s->second);
  }
}

// The least height over that end: -1, 0 or 1.
int og_curved_lowest(const og_curved_search *s, int side) {
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
static void weigh_two(og_curved_search *s, int i, int j) {
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

// Weighs three corners around the axis.
static void weigh_three(og_curved_search *s) {
  int sum = 0;
  for (int k = 0; k < OG_CURVED_CORNERS; k++) {
    wedge(&s->weight[k], &s->corner[(k + 1) % 3].spot.at, &s->corner[(k + 2) % 3].spot.at);
    sum += og_int_sign(&s->weight[k]);
  }
  for (int k = 0; k < OG_CURVED_CORNERS && sum < 0; k++) og_int_neg(&s->weight[k], &s->weight[k]);
}

void og_curved_drop_divisor(og_int *numbers, int count) {
  og_int divisor;
  og_int_init(&divisor);
  for (int k = 0; k < count; k++) mpz_gcd(divisor.z, divisor.z, numbers[k].z);
  const int divided = og_int_sign(&divisor) == 0 ? 0 : count; // zeros have no divisor to drop
  for (int k = 0; k < divided; k++) mpz_divexact(numbers[k].z, numbers[k].z, divisor.z);
  og_int_clear(&divisor);
}

// Is the candidate nearer than the nearest?
static bool is_nearer(og_curved_search *s) {
  inner(&s->first, &s->candidate, &s->candidate);
  inner(&s->second, &s->nearest, &s->nearest);
  for (int k = 0; k < 2; k++) {
    og_int_mul(&s->first, &s->first, &s->nearest.z);
    og_int_mul(&s->second, &s->second, &s->candidate.z);
  }
  return og_int_compare(&s->first, &s->second) < 0;
}

// Takes the weights if they are those of a mean, which lies under the apex and nearer than the best one.
static void consider(og_curved_search *s, bool *found) {
  og_ivec_set_zero(&s->candidate);
  for (int k = 0; k < (int)s->count; k++) {
    if (og_int_sign(&s->weight[k]) < 0) return;
    og_ivec_addmul(&s->candidate, &s->weight[k], &s->corner[k].spot.at);
  }
  if (og_int_sign(&s->candidate.z) <= 0 || (*found && !is_nearer(s))) return;
  og_curved_drop_divisor(s->weight, (int)s->count);
  og_ivec_set_zero(&s->nearest);
  for (int k = 0; k < (int)s->count; k++) {
    og_ivec_addmul(&s->nearest, &s->weight[k], &s->corner[k].spot.at);
    og_int_set(&s->best[k], &s->weight[k]);
  }
  *found = true;
}

static void clear_weights(og_curved_search *s) {
  for (int k = 0; k < OG_CURVED_CORNERS; k++) og_int_set_si(&s->weight[k], 0);
}

// Keeps the corners that the nearest mean needs. The last is the new one.
static void reduce(og_curved_search *s) {
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
  if (count == OG_CURVED_CORNERS) weigh_three(s);
  consider(s, &found);
  s->count = 0;
  for (int k = 0; k < count; k++) {
    if (og_int_sign(&s->best[k]) == 0) continue;
    og_layer_spot_set(&s->corner[s->count].spot, &s->corner[k].spot);
    og_int_set(&s->corner[s->count++].weight, &s->best[k]);
  }
}

// Negative, zero or positive as the nearest point lies in the circle, on it or outside.
int og_curved_side_of_circle(og_curved_search *s) {
  inner(&s->first, &s->nearest, &s->nearest);
  og_int_mul(&s->second, &s->nearest.z, &s->nearest.z);
  return og_int_compare(&s->first, &s->second);
}

// The function that is zero at the nearest point and grows away from the axis.
static void set_function(og_curved_search *s) {
  og_int_mul(&s->function.x, &s->nearest.x, &s->nearest.z);
  og_int_mul(&s->function.y, &s->nearest.y, &s->nearest.z);
  inner(&s->first, &s->nearest, &s->nearest);
  og_int_neg(&s->function.z, &s->first);
}

static void add_corner(og_curved_search *s) {
  for (int k = 0; k < OG_CURVED_CORNERS; k++) og_int_set_si(&s->best[k], 0);
  og_layer_spot_set(&s->corner[s->count++].spot, &s->least.spot);
  reduce(s);
}

// The nearest point to the axis of what is seen, or any in the circle. False where all is as high as the apex.
bool og_curved_find_nearest(og_curved_search *s) {
  og_ivec_set_zero(&s->function);
  og_int_set_si(&s->function.z, -1);
  s->count = 0;
  og_layer_find_least(&s->layer, &s->function, &s->least);
  if (og_int_sign(&s->least.spot.at.z) == 0) return false;
  add_corner(s);
  while (og_curved_side_of_circle(s) >= 0) {
    set_function(s);
    og_layer_find_least(&s->layer, &s->function, &s->least);
    if (og_int_sign(&s->least.value) >= 0) break;
    add_corner(s);
  }
  return true;
}
