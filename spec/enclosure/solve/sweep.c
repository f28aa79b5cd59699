#include "spec/enclosure/solve/sweep.h"

#include <stdlib.h>

#include "spec/enclosure/solve/passing_times.h"
#include "spec/enclosure/solve/search.h"
#include "spec/enclosure/solve/simplest.h"
#include "spec/enclosure/solve/touch.h"
#include "spec/number/allocation.h"

// Looks at a distance, at most: one that grazes halves the time that remains, so that a bit of the width takes one.
// After FEW_LOOKS, or between two free times, times of passing are looked at, too: to name them costs something.
enum { LOOKS = 400, FEW_LOOKS = 8 };
// Looks between two times that are known to be free.
enum { LOOKS_BETWEEN = 12 };
// The distance at a time is asked for to 2^-FIRST_BITS of the size, then to BITS_MORE more, and so on.
enum { FIRST_BITS = 6, BITS_MORE = 10, DEFAULT_BITS = 40, MOST_BITS = 960 };
// Times are multiples of the width over 2^GRAIN_BITS or less. Roots of directions have ROOT_BITS more than their
// integers.
enum { GRAIN_BITS = 4, ROOT_BITS = 64 };
// Of a time, beyond its first: the nearest double has 53.
enum { DOUBLE_BITS = 60 };

typedef enum look_result { LOOK_MEETS, LOOK_FREE, LOOK_UNKNOWN } look_result;

struct og_sweep_range_solver {
  bool has_width, wants_double;
  og_rational width; // asked for
  og_enclosure_solver *inner;
  og_enclosure_answer look;
  og_enclosure_problem moved;
  const og_enclosure_problem *problem;
  og_sweep_range *range; // of it, `lo` and its direction are kept up to date
  size_t looks;
  mp_bitcnt_t grain;                // times are multiples of 2^-grain
  int level, levels;                // of the width of distances
  og_rational step;                 // the width of times that is aimed at, on the grain
  og_rational at, next, end, bound; // the time of the look; the next one; no contact is after `end`
  bool has_end;
  og_ivec receding; // the direction that proves that; valid at `end`
  bool has_passing; // its times are this motion's
  og_passing_times passing;
  og_int closing, t0, t1, t2;
};

void og_sweep_range_answer_init(og_sweep_range_answer *answer) {
  answer->status = OG_ENCLOSURE_REFUSED;
  answer->refusal = OG_SWEEP_REFUSED_KIND;
  answer->looks = 0;
  og_sweep_range_init(&answer->range);
}

void og_sweep_range_answer_clear(og_sweep_range_answer *answer) { og_sweep_range_clear(&answer->range); }

og_sweep_range_solver *og_sweep_range_solver_new(void) {
  og_sweep_range_solver *s = og_grow(NULL, 1, sizeof *s);
  og_rational *const rationals[] = {&s->width, &s->step, &s->at, &s->next, &s->end, &s->bound};
  og_int *const numbers[] = {&s->closing, &s->t0, &s->t1, &s->t2};
  for (int k = 0; k < 6; k++) og_rational_init(rationals[k]);
  for (int k = 0; k < 4; k++) og_int_init(numbers[k]);
  og_ivec_init(&s->receding);
  og_passing_times_init(&s->passing);
  s->has_width = s->wants_double = false;
  s->inner = og_enclosure_solver_new();
  og_enclosure_answer_init(&s->look);
  og_enclosure_problem_init(&s->moved);
  return s;
}

void og_sweep_range_solver_free(og_sweep_range_solver *s) {
  if (s == NULL) return;
  og_rational *const rationals[] = {&s->width, &s->step, &s->at, &s->next, &s->end, &s->bound};
  og_int *const numbers[] = {&s->closing, &s->t0, &s->t1, &s->t2};
  for (int k = 0; k < 6; k++) og_rational_clear(rationals[k]);
  for (int k = 0; k < 4; k++) og_int_clear(numbers[k]);
  og_ivec_clear(&s->receding);
  og_passing_times_clear(&s->passing);
  og_enclosure_solver_free(s->inner);
  og_enclosure_answer_clear(&s->look);
  og_enclosure_problem_clear(&s->moved);
  free(s);
}

void og_sweep_range_solver_set_width(og_sweep_range_solver *solver, const og_rational *width) {
  solver->has_width = true;
  og_rational_set(&solver->width, width);
}

void og_sweep_range_solver_want_double(og_sweep_range_solver *solver) { solver->wants_double = true; }

// ---- rationals ----

// r = num / den 2^exponent, without a common factor.
static void set_scaled(og_rational *r, const og_int *num, const og_int *den, long exponent) {
  og_rational_set_quotient(r, num, den);
  if (exponent < 0) mpz_mul_2exp(r->den.z, r->den.z, (mp_bitcnt_t)-exponent);
  else mpz_mul_2exp(r->num.z, r->num.z, (mp_bitcnt_t)exponent);
  og_rational_set_quotient(r, &r->num, &r->den);
}

static int compare(og_sweep_range_solver *s, const og_rational *a, const og_rational *b) {
  og_int_mul(&s->t0, &a->num, &b->den);
  og_int_mul(&s->t1, &b->num, &a->den);
  return og_int_compare(&s->t0, &s->t1);
}

// r = a + sign b
static void add(og_sweep_range_solver *s, og_rational *r, const og_rational *a, const og_rational *b, int sign) {
  og_int_mul(&s->t0, &a->num, &b->den);
  og_int_mul(&s->t1, &b->num, &a->den);
  if (sign < 0) og_int_neg(&s->t1, &s->t1);
  og_int_add(&s->t0, &s->t0, &s->t1);
  og_int_mul(&s->t1, &a->den, &b->den);
  og_rational_set_quotient(r, &s->t0, &s->t1);
}

// Onto the grain, down or up.
static void round_time(og_sweep_range_solver *s, og_rational *r, bool up) {
  mpz_mul_2exp(s->t0.z, r->num.z, s->grain);
  if (up) mpz_cdiv_q(s->t0.z, s->t0.z, r->den.z);
  else mpz_fdiv_q(s->t0.z, s->t0.z, r->den.z);
  og_int_set_si(&s->t1, 1);
  set_scaled(r, &s->t0, &s->t1, -(long)s->grain);
}

// ---- widths ----

static long exponent_of(const og_rational *r) {
  return (long)mpz_sizeinbase(r->num.z, 2) - (long)mpz_sizeinbase(r->den.z, 2);
}

// The default is 2^-40 of the time that the size takes.
static void set_widths(og_sweep_range_solver *s) {
  const og_problem *pair = &s->problem->pair;
  const og_int *const speed[3] = {&pair->velocity.x, &pair->velocity.y, &pair->velocity.z};
  size_t fastest = 0;
  for (int k = 0; k < 3; k++)
    if (og_int_sign(speed[k]) != 0 && mpz_sizeinbase(speed[k]->z, 2) > fastest)
      fastest = mpz_sizeinbase(speed[k]->z, 2);
  const long whole = fastest == 0 ? 0 : pair->approx_exp - (long)fastest;
  og_int_set_si(&s->t2, 1);
  if (s->has_width) og_rational_set(&s->step, &s->width);
  else set_scaled(&s->step, &s->t2, &s->t2, whole - DEFAULT_BITS);
  const long width = exponent_of(&s->step), bits = whole - width;
  s->grain = width > GRAIN_BITS ? 0 : (mp_bitcnt_t)(GRAIN_BITS + 1 - width);
  round_time(s, &s->step, false);
  // Where bodies graze, the distance is the square of the time.
  const long finest = 2 * (bits < 0 ? 0 : bits) + DEFAULT_BITS;
  s->levels = (int)((finest > MOST_BITS ? MOST_BITS : finest) / BITS_MORE) + 1;
  s->level = 0;
}

// The width of the distance at this level, in the input's unit.
static void set_distance_width(og_sweep_range_solver *s) {
  const og_problem *pair = &s->problem->pair;
  og_int_set_si(&s->t2, 1);
  set_scaled(&s->bound, &s->t2, &pair->unit_den,
             pair->approx_exp + pair->unit_exp - FIRST_BITS - (long)BITS_MORE * s->level);
  og_enclosure_solver_set_width(s->inner, &s->bound);
}

// ---- a look at the distance at a time ----

// Is the distance known to half of itself?
static bool is_plain(og_sweep_range_solver *s, const og_enclosure_certificate *found) {
  og_int_mul(&s->t0, &found->hi.num, &found->lo.den);
  og_int_mul(&s->t1, &found->lo.num, &found->hi.den);
  og_int_add(&s->t1, &s->t1, &s->t1);
  return og_int_compare(&s->t0, &s->t1) <= 0;
}

static look_result look_once(og_sweep_range_solver *s, bool is_last) {
  const og_enclosure_certificate *found = &s->look.certificate;
  set_distance_width(s);
  if (og_solve_enclosure(s->inner, OG_DISTANCE, &s->moved, &s->look) == OG_ENCLOSURE_REFUSED) return LOOK_UNKNOWN;
  const og_relation relation = og_enclosure_relation(found);
  if (relation == OG_TOUCHING || relation == OG_PENETRATING) return LOOK_MEETS;
  return relation == OG_SEPARATED && (is_last || is_plain(s, found)) ? LOOK_FREE : LOOK_UNKNOWN;
}

// Coarsely at first, and about as finely as was needed last.
static look_result look_at(og_sweep_range_solver *s, const og_rational *time) {
  og_enclosure_problem_at(&s->moved, s->problem, &time->num, &time->den);
  og_problem_approximate(&s->moved.pair);
  s->looks++;
  if (s->level > 0) s->level--;
  for (;; s->level++) {
    const bool is_last = s->level + 1 >= s->levels;
    const look_result result = look_once(s, is_last);
    if (result != LOOK_UNKNOWN || is_last) return result;
  }
}

// ---- what a look proves ----

// closing = n . v: along the direction B comes nearer to A where that is above zero.
static int set_closing(og_sweep_range_solver *s, const og_ivec *n) {
  og_ivec_dot(&s->closing, n, &s->problem->pair.velocity);
  return og_int_sign(&s->closing);
}

// r = the time, rounded down, in which the gap that was found along its direction changes by all of itself.
static void set_time_of_gap(og_sweep_range_solver *s, og_rational *r) {
  const og_problem *pair = &s->problem->pair;
  const og_enclosure_certificate *found = &s->look.certificate;
  og_ivec_dot(&s->t0, &found->direction, &found->direction);
  mpz_mul_2exp(s->t0.z, s->t0.z, 2 * (mp_bitcnt_t)ROOT_BITS);
  mpz_sqrt(s->t0.z, s->t0.z);
  og_int_mul(&s->t0, &s->t0, &found->lo.num);
  og_int_mul(&s->t0, &s->t0, &pair->unit_den);
  mpz_abs(s->t1.z, s->closing.z);
  og_int_mul(&s->t1, &s->t1, &found->lo.den);
  set_scaled(r, &s->t0, &s->t1, -pair->unit_exp - ROOT_BITS);
}

// (n . v) m - (m . v) n, of the last direction that closes, n, and this one, m, which recedes. The gap along it is
// the same at all times.
static void set_level_direction(og_sweep_range_solver *s, og_ivec *r) {
  og_ivec_dot(&s->t2, &s->range->direction, &s->problem->pair.velocity);
  og_ivec_scale(r, &s->t2, &s->receding);
  og_ivec_dot(&s->t2, &s->receding, &s->problem->pair.velocity);
  og_ivec_submul(r, &s->t2, &s->range->direction);
  og_direction_shorten(r);
}

// Do the bodies stay apart along n, by the gap that there is at the time of the look? Raises the precision until that
// is above zero.
static bool stay_apart(og_sweep_range_solver *s, og_ivec *n) {
  const mp_bitcnt_t before = s->inner->bits;
  og_rational_set_si(&s->bound, 0);
  for (int k = 0; k < 3 && og_rational_sign(&s->bound) == 0; k++, s->inner->bits *= 2)
    og_enclosure_lower(s->inner, n, &s->bound);
  s->inner->bits = before;
  if (og_rational_sign(&s->bound) == 0) return false;
  s->range->kind = OG_SWEEP_RANGE_NEVER;
  og_rational_set(&s->range->apart, &s->bound);
  og_ivec_swap(&s->range->direction, n);
  return true;
}

// They recede. True where they never meet; otherwise no contact is after a time before this one.
static bool recede(og_sweep_range_solver *s) {
  og_ivec_set(&s->receding, &s->look.certificate.direction);
  const bool is_level = set_closing(s, &s->receding) == 0;
  if (is_level || og_rational_sign(&s->at) == 0) {
    og_ivec_set(&s->look.certificate.direction, &s->receding);
    return stay_apart(s, &s->look.certificate.direction);
  }
  set_time_of_gap(s, &s->next);
  add(s, &s->end, &s->at, &s->next, -1);
  round_time(s, &s->end, true);
  s->has_end = true;
  og_ivec level;
  og_ivec_init(&level);
  set_level_direction(s, &level);
  const bool never = !og_ivec_is_zero(&level) && stay_apart(s, &level);
  og_ivec_clear(&level);
  return never;
}

// They come nearer: nothing meets until the gap is gone. True where the motion ends before.
static bool close_in(og_sweep_range_solver *s) {
  const og_problem *pair = &s->problem->pair;
  const og_rational until = {pair->until_num, pair->until_den};
  set_time_of_gap(s, &s->next);
  add(s, &s->next, &s->at, &s->next, 1);
  round_time(s, &s->next, false);
  if (compare(s, &s->next, &s->range->lo) >= 0) {
    og_rational_set(&s->range->lo, &s->next);
    og_ivec_set(&s->range->direction, &s->look.certificate.direction);
  }
  return pair->has_until && compare(s, &s->at, &until) >= 0 && stay_apart(s, &s->look.certificate.direction);
}

// ---- contacts ----

// The contact of the look at the time. Bodies that touch, and come nearer along the direction, are apart before.
static void keep_contact(og_sweep_range_solver *s, const og_rational *time) {
  og_sweep_range *range = s->range;
  range->kind = OG_SWEEP_RANGE_FIRST;
  og_rational_set(&range->hi, time);
  og_enclosure_copy(&range->contact, &s->look.certificate);
  if (range->contact.kind != OG_ENCLOSURE_TOUCHING || set_closing(s, &range->contact.direction) <= 0) return;
  og_rational_set(&range->lo, time);
  og_ivec_set(&range->direction, &range->contact.direction);
}

// The simplest fraction of the range: they may meet there already.
static void try_simplest(og_sweep_range_solver *s) {
  if (compare(s, &s->range->lo, &s->range->hi) >= 0) return;
  og_simplest_within(&s->next, &s->range->lo, &s->range->hi);
  if (compare(s, &s->next, &s->range->hi) != 0 && look_at(s, &s->next) == LOOK_MEETS) keep_contact(s, &s->next);
}

// ---- the search ----

// A time at which they may touch and part again, between two free times or within the next width.
static bool set_passing(og_sweep_range_solver *s) {
  if (!s->has_passing) og_passing_times_find(&s->passing, s->problem);
  s->has_passing = true;
  if (!s->has_end) add(s, &s->next, &s->range->lo, &s->step, 1);
  return og_passing_times_next(&s->passing, &s->at, &s->range->lo, s->has_end ? &s->end : &s->next);
}

// Such a time, if there is one. Otherwise a width after what is known to be free; between two free times the simplest
// fraction, and then the middle.
static void set_next(og_sweep_range_solver *s, size_t between) {
  const og_problem *pair = &s->problem->pair;
  const og_rational until = {pair->until_num, pair->until_den};
  if ((s->has_end || s->looks > FEW_LOOKS) && set_passing(s)) return;
  if (s->has_end && between == 0) {
    og_simplest_within(&s->at, &s->range->lo, &s->end);
  } else if (s->has_end) {
    add(s, &s->at, &s->range->lo, &s->end, 1);
    mpz_mul_2exp(s->at.den.z, s->at.den.z, 1);
  } else {
    add(s, &s->at, &s->range->lo, &s->step, 1);
  }
  if (pair->has_until && compare(s, &s->at, &until) > 0) og_rational_set(&s->at, &until);
}

// One look. True at the end of the search; then the range is none where nothing is proved but `lo`.
static bool go_on(og_sweep_range_solver *s) {
  const look_result result = look_at(s, &s->at);
  if (result == LOOK_MEETS) {
    keep_contact(s, &s->at);
    if (og_rational_sign(&s->at) > 0) try_simplest(s);
  }
  if (result != LOOK_FREE) return true;
  return set_closing(s, &s->look.certificate.direction) > 0 ? close_in(s) : recede(s);
}

static void search(og_sweep_range_solver *s) {
  size_t between = 0;
  og_rational_set_si(&s->at, 0);
  while (!go_on(s)) {
    if (s->looks >= LOOKS || between > LOOKS_BETWEEN) return;
    // Between two free times there is nothing left to look at where they are one, after a look at that.
    const int order = s->has_end ? compare(s, &s->range->lo, &s->end) : -1;
    if (order > 0 || (order == 0 && between > 0)) return;
    set_next(s, between);
    if (s->has_end) between++;
  }
  if (s->range->kind != OG_SWEEP_RANGE_NONE || s->has_end) return;
  // They may touch at a simple time nearby.
  add(s, &s->range->hi, &s->range->lo, &s->step, 1);
  const og_rational until = {s->problem->pair.until_num, s->problem->pair.until_den};
  if (!s->problem->pair.has_until || compare(s, &s->range->hi, &until) <= 0) try_simplest(s);
}

static void tidy(og_sweep_range_solver *s) {
  og_sweep_range *range = s->range;
  const og_rational until = {s->problem->pair.until_num, s->problem->pair.until_den};
  if (range->kind == OG_SWEEP_RANGE_NONE) {
    range->kind = OG_SWEEP_RANGE_CLEAR;
    og_rational_set_si(&range->hi, 0);
    if (s->problem->pair.has_until && compare(s, &range->lo, &until) > 0) og_rational_set(&range->lo, &until);
  }
  if (range->kind == OG_SWEEP_RANGE_NEVER) og_rational_set_si(&range->lo, 0);
  else if (og_rational_sign(&range->lo) == 0) og_ivec_set_zero(&range->direction);
}

static og_enclosure_status conclude(og_sweep_range_solver *s, og_sweep_range_answer *answer) {
  og_sweep_range *range = s->range;
  tidy(s);
  answer->refusal = og_check_sweep_range(s->problem, range);
  answer->looks = s->looks;
  answer->status = OG_ENCLOSURE_ANSWERED;
  if (answer->refusal != OG_SWEEP_ACCEPTED) answer->status = OG_ENCLOSURE_REFUSED;
  else if (range->kind == OG_SWEEP_RANGE_CLEAR) answer->status = OG_ENCLOSURE_UNDECIDED;
  else if (range->kind == OG_SWEEP_RANGE_FIRST) {
    add(s, &s->next, &range->hi, &range->lo, -1);
    if (compare(s, &s->next, &s->step) > 0) answer->status = OG_ENCLOSURE_WIDE;
  }
  return answer->status;
}

static og_enclosure_status solve(og_sweep_range_solver *s, const og_enclosure_problem *problem,
                                 og_sweep_range_answer *answer) {
  s->problem = problem;
  s->range = &answer->range;
  s->looks = 0;
  s->has_end = s->has_passing = false;
  og_sweep_range_reset(s->range);
  set_widths(s);
  search(s);
  return conclude(s, answer);
}

// The width at which the time has its double, but for times that are nearly as far from two: its 2^-DOUBLE_BITS.
static bool set_finer_width(og_sweep_range_solver *s, const og_rational *lo) {
  if (og_rational_sign(lo) <= 0) return false;
  og_int_set_si(&s->t2, 1);
  set_scaled(&s->width, &s->t2, &s->t2, exponent_of(lo) - DOUBLE_BITS);
  return true;
}

og_enclosure_status og_solve_sweep_range(og_sweep_range_solver *s, const og_enclosure_problem *problem,
                                         og_sweep_range_answer *answer) {
  const og_enclosure_status status = solve(s, problem, answer);
  double first;
  if (!s->wants_double || status != OG_ENCLOSURE_ANSWERED || answer->range.kind != OG_SWEEP_RANGE_FIRST ||
      og_sweep_range_double(&first, &answer->range))
    return status;
  const bool had_width = s->has_width;
  og_rational kept;
  og_rational_init(&kept);
  og_rational_set(&kept, &s->width);
  if (set_finer_width(s, &answer->range.lo)) {
    s->has_width = true;
    const size_t looks = s->looks;
    if (solve(s, problem, answer) != OG_ENCLOSURE_ANSWERED || answer->range.kind != OG_SWEEP_RANGE_FIRST) {
      s->has_width = had_width;
      og_rational_set(&s->width, &kept);
      solve(s, problem, answer);
    }
    answer->looks += looks;
  }
  s->has_width = had_width;
  og_rational_set(&s->width, &kept);
  og_rational_clear(&kept);
  return answer->status;
}
