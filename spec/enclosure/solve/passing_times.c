#include "spec/enclosure/solve/passing_times.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

// The middle and both ends of a curved body's axis. A disc has them in one place.
enum { ENDS = 3 };

typedef struct finder {
  og_passing_times *times;
  const og_problem *pair;
  og_ivec axis, way, difference, point;
  og_int num, den, t;
  mpq_t until;
} finder;

void og_passing_times_init(og_passing_times *times) { *times = (og_passing_times){NULL, 0, 0, 0}; }

void og_passing_times_clear(og_passing_times *times) {
  for (size_t k = 0; k < times->room; k++) mpq_clear(times->at[k]);
  free(times->at);
}

// ---- one time ----

static void keep(finder *f) {
  og_passing_times *times = f->times;
  if (times->count == times->room) {
    const size_t room = 2 * times->room + 16;
    times->at = og_grow(times->at, room, sizeof *times->at);
    for (; times->room < room; times->room++) mpq_init(times->at[times->room]);
  }
  mpq_t *time = &times->at[times->count];
  mpz_set(mpq_numref(*time), f->num.z);
  mpz_set(mpq_denref(*time), f->den.z);
  mpq_canonicalize(*time);
  if (!f->pair->has_until || mpq_cmp(*time, f->until) <= 0) times->count++;
}

// The difference is that of places of A and B at the time 0: the time where (difference - t v) . way = 0.
static void add_time(finder *f) {
  og_ivec_dot(&f->den, &f->pair->velocity, &f->way);
  og_ivec_dot(&f->num, &f->difference, &f->way);
  if (og_int_sign(&f->den) < 0) {
    og_int_neg(&f->den, &f->den);
    og_int_neg(&f->num, &f->num);
  }
  if (og_int_sign(&f->den) > 0 && og_int_sign(&f->num) >= 0) keep(f);
}

// ---- of all places ----

static size_t place_count(const og_enclosure_problem *problem, int body) {
  return problem->curve[body] == OG_CURVE_NONE ? og_enclosure_points(problem, body)->count : ENDS;
}

static void set_place(finder *f, const og_enclosure_problem *problem, int body, size_t k, og_ivec *r) {
  const og_ivec *points = og_enclosure_points(problem, body)->at;
  if (problem->curve[body] == OG_CURVE_NONE) {
    og_ivec_set(r, &points[k]);
    return;
  }
  og_int_set_si(&f->t, (long)k - 1);
  og_ivec_sub(r, &points[3], &points[0]);
  og_ivec_scale(r, &f->t, r);
  og_ivec_add(r, r, &points[0]);
}

static void add_of_all_places(finder *f, const og_enclosure_problem *problem) {
  for (size_t i = 0; i < place_count(problem, 0); i++)
    for (size_t k = 0; k < place_count(problem, 1); k++) {
      set_place(f, problem, 0, i, &f->difference);
      set_place(f, problem, 1, k, &f->point);
      og_ivec_sub(&f->difference, &f->difference, &f->point);
      add_time(f);
    }
}

// The axis of a curved body, or of a disc.
static void set_axis(finder *f, const og_enclosure_problem *problem, int body) {
  const og_ivec *points = og_enclosure_points(problem, body)->at;
  og_ivec_sub(&f->axis, &points[3], &points[0]);
  if (og_ivec_is_zero(&f->axis)) {
    og_ivec_sub(&f->difference, &points[1], &points[0]);
    og_ivec_sub(&f->point, &points[2], &points[0]);
    og_ivec_cross(&f->axis, &f->difference, &f->point);
  }
}

// v (a . a) - a (a . v): what of v is across the axis.
static void set_across(finder *f) {
  og_ivec_dot(&f->t, &f->axis, &f->axis);
  og_ivec_scale(&f->way, &f->t, &f->pair->velocity);
  og_ivec_dot(&f->t, &f->axis, &f->pair->velocity);
  og_ivec_submul(&f->way, &f->t, &f->axis);
}

// ---- all of them ----

static int compare(const void *a, const void *b) {
  const mpq_srcptr first = a, second = b; // an mpq_t is an array of one
  return mpq_cmp(first, second);
}

static void sort_once_each(og_passing_times *times) {
  if (times->count == 0) return;
  qsort(times->at, times->count, sizeof *times->at, compare);
  size_t kept = 1;
  for (size_t k = 1; k < times->count; k++)
    if (mpq_cmp(times->at[k], times->at[kept - 1]) > 0) mpq_swap(times->at[kept++], times->at[k]);
  times->count = kept;
}

void og_passing_times_find(og_passing_times *times, const og_enclosure_problem *problem) {
  finder f = {.times = times, .pair = &problem->pair};
  og_ivec *const vectors[] = {&f.axis, &f.way, &f.difference, &f.point};
  og_int *const numbers[] = {&f.num, &f.den, &f.t};
  for (int k = 0; k < 4; k++) og_ivec_init(vectors[k]);
  for (int k = 0; k < 3; k++) og_int_init(numbers[k]);
  mpq_init(f.until);
  if (f.pair->has_until) {
    mpz_set(mpq_numref(f.until), f.pair->until_num.z);
    mpz_set(mpq_denref(f.until), f.pair->until_den.z);
    mpq_canonicalize(f.until);
  }
  times->count = times->next = 0;
  og_ivec_set(&f.way, &f.pair->velocity);
  add_of_all_places(&f, problem);
  for (int body = 0; body < 2; body++) {
    if (problem->curve[body] == OG_CURVE_NONE) continue;
    set_axis(&f, problem, body);
    set_across(&f);
    add_of_all_places(&f, problem);
    og_ivec_set(&f.way, &f.axis);
    add_of_all_places(&f, problem);
  }
  sort_once_each(times);
  for (int k = 0; k < 4; k++) og_ivec_clear(vectors[k]);
  for (int k = 0; k < 3; k++) og_int_clear(numbers[k]);
  mpq_clear(f.until);
}

// The sign of at - time.
static int order_of(mpq_t at, const og_rational *time, mpz_t left, mpz_t right) {
  mpz_mul(left, mpq_numref(at), time->den.z);
  mpz_mul(right, time->num.z, mpq_denref(at));
  return mpz_cmp(left, right);
}

bool og_passing_times_next(og_passing_times *times, og_rational *time, const og_rational *lo, const og_rational *hi) {
  mpz_t left, right;
  mpz_inits(left, right, NULL);
  while (times->next < times->count && order_of(times->at[times->next], lo, left, right) < 0) times->next++;
  const bool found = times->next < times->count && order_of(times->at[times->next], hi, left, right) <= 0;
  mpz_clears(left, right, NULL);
  if (!found) return false;
  mpz_set(time->num.z, mpq_numref(times->at[times->next]));
  mpz_set(time->den.z, mpq_denref(times->at[times->next]));
  times->next++;
  return true;
}
