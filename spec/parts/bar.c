#include "spec/parts/bar.h"

#include <math.h>

void og_parts_bar_init(og_parts_bar *bar) {
  *bar = (og_parts_bar){.strictly = true};
  og_int_init(&bar->square);
  og_int_init(&bar->weight);
  og_int_init(&bar->time_num);
  og_int_init(&bar->time_den);
  og_int_init(&bar->ball);
  og_int_set_si(&bar->weight, 1);
  og_int_set_si(&bar->time_den, 1);
}

void og_parts_bar_clear(og_parts_bar *bar) {
  og_int_clear(&bar->square);
  og_int_clear(&bar->weight);
  og_int_clear(&bar->time_num);
  og_int_clear(&bar->time_den);
  og_int_clear(&bar->ball);
}

// Every number is cut off after 53 bits, so the quotient errs by less than 2^-50 of itself. The ends keep it from
// rounding to zero or from becoming less than the truth.
void og_parts_bar_approximate(og_parts_bar *bar, long approx_exp) {
  long of_square, of_weight;
  bar->near = 0;
  if (og_int_sign(&bar->square) == 0) return;
  const double square = mpz_get_d_2exp(&of_square, bar->square.z), weight = mpz_get_d_2exp(&of_weight, bar->weight.z);
  const long exponent = of_square - 2 * of_weight - 2 * approx_exp;
  if (exponent > 1000) bar->near = HUGE_VAL;
  else bar->near = ldexp(square / (weight * weight) * (1 + 0x1p-40), exponent < -900 ? -900 : (int)exponent);
}

void og_parts_numbers_init(og_parts_numbers *numbers) {
  og_int *const all[] = {&numbers->least, &numbers->most, &numbers->value, &numbers->square, &numbers->limit};
  for (size_t k = 0; k < sizeof all / sizeof *all; k++) og_int_init(all[k]);
}

void og_parts_numbers_clear(og_parts_numbers *numbers) {
  og_int *const all[] = {&numbers->least, &numbers->most, &numbers->value, &numbers->square, &numbers->limit};
  for (size_t k = 0; k < sizeof all / sizeof *all; k++) og_int_clear(all[k]);
}

// ---- boxes ----

// How deep they are along the axis at most, less than 0 where they are apart. Numbers are below 4.
#define BOX_ERROR 0x1p-48

static double overlap_along(double a_lo, double a_hi, double b_lo, double b_hi) {
  return fmin(b_hi - a_lo, a_hi - b_lo) + BOX_ERROR;
}

// Along one of the axes no deeper than the length, of which `near` is the square and a little more.
static bool are_no_deeper(const og_box_ends *a, const og_box_ends *b, const og_parts_bar *bar) {
  const double least = fmin(fmin(overlap_along(a->lo.x, a->hi.x, b->lo.x, b->hi.x),
                                 overlap_along(a->lo.y, a->hi.y, b->lo.y, b->hi.y)),
                            overlap_along(a->lo.z, a->hi.z, b->lo.z, b->hi.z));
  return least <= 0 || (bar->near > 0x1p-890 && least * least < bar->near * (1 - 0x1p-38));
}

bool og_parts_boxes_are_apart(const og_part_tree tree[2], const og_parts_range *range, const og_parts_bar *bar) {
  if (bar->is_time) return og_parts_way_is_apart(tree, range, bar);
  if (bar->is_depth)
    return are_no_deeper(og_part_tree_bound(&tree[0], range->lo[0], range->hi[0]),
                         og_part_tree_bound(&tree[1], range->lo[1], range->hi[1]), bar);
  const double gap = og_box_gap(og_part_tree_bound(&tree[0], range->lo[0], range->hi[0]),
                                og_part_tree_bound(&tree[1], range->lo[1], range->hi[1]));
  return gap > 0 && gap * (1 - 0x1p-40) > bar->near;
}

// ---- a direction, in doubles ----

// A multiple of n with components of at most 1: each is within 2^-52 of the truth. Products with points of
// og_points.approx, whose coordinates are at most 1 and within 2^-51 of the truth, then err by less than 2^-47,
// rounding included.
#define PRODUCT_ERROR 0x1p-47

static void near_direction(double near[3], const og_ivec *n) {
  const og_int *const part[3] = {&n->x, &n->y, &n->z};
  long exponent[3], most = -0x40000000L;
  for (int k = 0; k < 3; k++) {
    near[k] = mpz_get_d_2exp(&exponent[k], part[k]->z);
    if (near[k] != 0 && exponent[k] > most) most = exponent[k];
  }
  for (int k = 0; k < 3; k++) near[k] = exponent[k] - most < -200 ? 0 : ldexp(near[k], (int)(exponent[k] - most));
}

static double product(const double *near, const double *point) {
  return near[0] * point[0] + near[1] * point[1] + near[2] * point[2];
}

// What a range reaches along a direction: the least product of A, the largest of B.
typedef struct reach {
  double least, most;
} reach;

// The points of the part in one place, of A (body 0) or B.
typedef struct part_view {
  const og_points *points;
  const int32_t *number;
  size_t count;
} part_view;

static part_view view(const og_parts_problem *problem, const og_part_tree tree[2], int body, int32_t place) {
  part_view v = {og_parts_points(problem, body), NULL, 0};
  v.number = og_part_points(&problem->part[body], tree[body].order[place], &v.count);
  return v;
}

static void reach_on(reach *r, const part_view *v, int body, const double *near) {
  for (size_t k = 0; k < v->count; k++) {
    const double height = product(near, &v->points->approx[3 * (size_t)v->number[k]]);
    if (body == 0 && height < r->least) r->least = height;
    if (body == 1 && height > r->most) r->most = height;
  }
}

// A few parts of each body, spread over the range: mostly they show that a direction is no good.
enum { SAMPLE = 8 };

static reach reach_of(const og_parts_problem *problem, const og_part_tree tree[2], const og_parts_range *range,
                      const double *near, bool is_sample) {
  reach r = {HUGE_VAL, -HUGE_VAL};
  for (int body = 0; body < 2; body++) {
    const int32_t lo = range->lo[body], hi = range->hi[body], step = is_sample ? 1 + (hi - lo - 1) / SAMPLE : 1;
    for (int32_t p = lo; p < hi; p += step) {
      const part_view v = view(problem, tree, body, p);
      reach_on(&r, &v, body, near);
    }
  }
  return r;
}

// The sign of the gap between the balls until a time: where A has come to the end of its way, or where it started if
// that is less. The way errs by less than 2^-44. The end of a way that is cut says nothing good.
static int near_sign_of_way(const reach *r, const double *near, const og_parts_bar *bar) {
  const double balls = bar->near_ball * sqrt(near[0] * near[0] + near[1] * near[1] + near[2] * near[2]);
  const double start = r->least - r->most, along = product(near, bar->way);
  const double error = 2 * PRODUCT_ERROR + 0x1p-40 * (1 + balls), end = start + (along < 0 ? along : 0) - balls;
  if (bar->is_cut && along < error && end > 0) return 0;
  return end > error ? 1 : end < -error ? -1 : 0;
}

// The sign of gap + bar |near|, from gap - error to gap + error.
static int near_sign_of_depth(double low, double high, double norm2, const og_parts_bar *bar) {
  if (low >= 0) return 1;
  if (bar->near > 0x1p-890 && low * low < norm2 * bar->near * (1 - 0x1p-38)) return 1;
  return high < 0 && high * high * (1 - 0x1p-40) > norm2 * bar->near * (1 + 0x1p-40) ? -1 : 0;
}

// The sign of gap - bar |near| where doubles are sure of it, otherwise 0. |near| errs by less than 2^-48 of itself.
static int near_sign(const reach *r, const double *near, const og_parts_bar *bar) {
  if (bar->is_time) return near_sign_of_way(r, near, bar);
  const double gap = r->least - r->most, norm2 = near[0] * near[0] + near[1] * near[1] + near[2] * near[2];
  const double low = gap - 2 * PRODUCT_ERROR, high = gap + 2 * PRODUCT_ERROR;
  if (bar->is_depth) return near_sign_of_depth(low, high, norm2, bar);
  if (high < 0) return -1;
  if (low > 0 && low * low * (1 - 0x1p-40) > norm2 * bar->near * (1 + 0x1p-40)) return 1;
  return high * high * (1 + 0x1p-40) < norm2 * bar->near * (1 - 0x1p-38) && bar->near > 0x1p-890 ? -1 : 0;
}

// ---- a direction, in integers ----

static void raise(og_int *extreme, bool *any, int sign, og_int *value) {
  if (!*any || sign * og_int_compare(value, extreme) > 0) og_int_swap(value, extreme);
  *any = true;
}

// The least product of A's points, and the largest of B's, in integers. Points that are not the extreme for sure are
// left out.
static void exact_reach(const og_parts_problem *problem, const og_part_tree tree[2], const og_parts_range *range,
                        const og_ivec *n, const double *near, const reach *r, og_parts_numbers *numbers) {
  const double margin = 2 * PRODUCT_ERROR;
  for (int body = 0; body < 2; body++) {
    og_int *extreme = body == 0 ? &numbers->least : &numbers->most;
    bool any = false;
    for (int32_t p = range->lo[body]; p < range->hi[body]; p++) {
      const part_view v = view(problem, tree, body, p);
      for (size_t k = 0; k < v.count; k++) {
        const double height = product(near, &v.points->approx[3 * (size_t)v.number[k]]);
        if (body == 0 ? height > r->least + margin : height < r->most - margin) continue;
        og_ivec_dot(&numbers->value, n, &v.points->at[v.number[k]]);
        raise(extreme, &any, body == 0 ? -1 : 1, &numbers->value);
      }
    }
  }
}

// With the gap g between both: g >= 0, and (g weight)^2 >= n . n square; strictly: > both. Of a depth: g >= 0, or
// (g weight)^2 <= n . n square.
static bool clears(const og_ivec *n, const og_parts_bar *bar, og_parts_numbers *numbers) {
  og_int *gap = &numbers->least;
  og_int_sub(gap, &numbers->least, &numbers->most);
  const int sign = og_int_sign(gap);
  if (bar->is_depth ? sign >= 0 : sign < 0) return bar->is_depth;
  og_int_mul(&numbers->square, gap, &bar->weight);
  og_int_mul(&numbers->square, &numbers->square, &numbers->square);
  og_ivec_dot(&numbers->limit, n, n);
  og_int_mul(&numbers->limit, &numbers->limit, &bar->square);
  const int order = og_int_compare(&numbers->square, &numbers->limit);
  if (bar->is_depth) return order <= 0;
  return bar->strictly ? order > 0 : order >= 0;
}

// Is gap > r |n|, or where it may be as much >=? Both are given times a factor: the limit is r times it.
static bool is_beyond_balls(og_int *gap, og_int *limit, const og_ivec *n, bool strictly, og_parts_numbers *numbers) {
  if (og_int_sign(gap) < 0) return false;
  og_ivec_dot(&numbers->value, n, n);
  og_int_mul(limit, limit, limit);
  og_int_mul(limit, limit, &numbers->value);
  og_int_mul(gap, gap, gap);
  const int order = og_int_compare(gap, limit);
  return strictly ? order > 0 : order >= 0;
}

// Until a time T, with the gap g at the start, and h = n . velocity of A: g > r |n| where h >= 0, otherwise g + T h >=
// r |n|, strictly more. Before T it is then more, as it falls to that.
static bool clears_in_time(const og_ivec *n, const og_problem *pair, const og_parts_bar *bar,
                           og_parts_numbers *numbers) {
  og_int *gap = &numbers->least, *fall = &numbers->square, *limit = &numbers->limit;
  og_int_sub(gap, &numbers->least, &numbers->most);
  og_int_set(limit, &bar->ball);
  og_ivec_dot(fall, n, &pair->velocity); // that of B relative to A: minus h
  if (og_int_sign(fall) <= 0) return is_beyond_balls(gap, limit, n, true, numbers);
  if (!bar->has_time) return false;
  og_int_mul(gap, gap, &bar->time_den);
  og_int_submul(gap, &bar->time_num, fall);
  og_int_mul(limit, limit, &bar->time_den);
  return is_beyond_balls(gap, limit, n, bar->strictly, numbers);
}

bool og_parts_are_apart_along(const og_parts_problem *problem, const og_part_tree tree[2], const og_parts_range *range,
                              const og_ivec *n, const og_parts_bar *bar, og_parts_numbers *numbers) {
  double near[3];
  if (og_ivec_is_zero(n)) return false;
  near_direction(near, n);
  const reach sample = reach_of(problem, tree, range, near, true);
  if (near_sign(&sample, near, bar) < 0) return false;
  const reach all = reach_of(problem, tree, range, near, false);
  const int sign = near_sign(&all, near, bar);
  if (sign != 0) return sign > 0;
  exact_reach(problem, tree, range, n, near, &all, numbers);
  return bar->is_time ? clears_in_time(n, &problem->pair, bar, numbers) : clears(n, bar, numbers);
}
