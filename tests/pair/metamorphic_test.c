// What must not change an answer: the order of the bodies and of their points, points that add nothing to a
// hull, and motions and scalings that the numbers carry exactly. Fixed: a pair of bodies of every family.
// Varied: one such change. Must hold: the same relation, and the same exact numbers (scaled exactly).
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 12,000).

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"
#include "tests/oracle/surd.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_PAIRS 12000

typedef struct answers {
  og_problem problem;
  og_answer answer[OG_PAIR_QUESTION_COUNT];
} answers;

static void answers_init(answers *r) {
  og_problem_init(&r->problem);
  for (int q = 0; q < OG_PAIR_QUESTION_COUNT; q++) og_answer_init(&r->answer[q]);
}

static void answers_clear(answers *r) {
  og_problem_clear(&r->problem);
  for (int q = 0; q < OG_PAIR_QUESTION_COUNT; q++) og_answer_clear(&r->answer[q]);
}

static void ask(answers *r, og_solver *solver, const or_pair *pair) {
  assert_int_equal(or_pair_problem(&r->problem, pair), OG_PROBLEM_OK);
  for (og_question q = OG_RELATION; q < OG_PAIR_QUESTION_COUNT; q++)
    if (og_solve(solver, q, &r->problem, NULL, &r->answer[q]) != OG_ANSWERED) {
      or_pair_print(stderr, pair);
      fail_msg("%s: not answered", og_question_at(q)->id);
    }
}

// Is b = a 2^power?
static bool scaled(const og_surd *a, const og_surd *b, long power) {
  og_surd moved;
  og_surd_init(&moved);
  og_surd_set(&moved, a);
  moved.e += power;
  or_surd x, y;
  or_surd_init(&x);
  or_surd_init(&y);
  or_surd_read(&x, &moved);
  or_surd_read(&y, b);
  const bool equal = or_surd_equal(&x, &y) && og_surd_compare(&moved, b) == 0;
  or_surd_clear(&x);
  or_surd_clear(&y);
  og_surd_clear(&moved);
  return equal;
}

// Null, or the name of what differs when lengths are scaled by 2^length and times by 2^time.
static const char *difference(const answers *a, const answers *b, long length, long time) {
  for (int q = 0; q < OG_PAIR_QUESTION_COUNT; q++) {
    const og_finding *f = &a->answer[q].finding, *g = &b->answer[q].finding;
    if (f->relation != g->relation) return "relation";
    if (q == OG_DISTANCE && !scaled(&f->distance, &g->distance, length)) return "distance";
    if (q == OG_DEPTH && f->has_depth != g->has_depth) return "depth given";
    if (q == OG_DEPTH && f->has_depth && !scaled(&f->depth, &g->depth, length)) return "depth";
    if (q != OG_SWEEP) continue;
    if (f->hit != g->hit) return "hit";
    if (f->hit && !scaled(&f->first, &g->first, time)) return "first contact";
    if (f->never_parts != g->never_parts) return "never parts";
    if (f->hit && !f->never_parts && !scaled(&f->last, &g->last, time)) return "last contact";
  }
  return NULL;
}

// ---- the changes; each returns false where the numbers cannot carry it exactly ----

typedef struct change {
  long length, time; // the powers of two by which lengths and times grow
} change;

static bool swap_bodies(or_pair *p, or_random *r, change *c) {
  (void)r;
  (void)c;
  const or_pair old = *p;
  p->na = old.nb;
  p->nb = old.na;
  p->ra = old.rb;
  p->rb = old.ra;
  memcpy(p->a, old.b, sizeof p->a);
  memcpy(p->b, old.a, sizeof p->b);
  memcpy(p->va, old.vb, sizeof p->va);
  memcpy(p->vb, old.va, sizeof p->vb);
  return true;
}

static void shuffle(double *xyz, size_t count, or_random *r) {
  for (size_t k = count; k > 1; k--) {
    const size_t other = (size_t)or_random_int(r, 0, (int)k - 1);
    for (size_t axis = 0; axis < 3; axis++) {
      const double x = xyz[3 * (k - 1) + axis];
      xyz[3 * (k - 1) + axis] = xyz[3 * other + axis];
      xyz[3 * other + axis] = x;
    }
  }
}

static bool reorder_points(or_pair *p, or_random *r, change *c) {
  (void)c;
  shuffle(p->a, p->na, r);
  shuffle(p->b, p->nb, r);
  return true;
}

static void repeat(double *xyz, size_t *count, or_random *r) {
  for (int more = or_random_int(r, 1, 4); more > 0 && *count < OR_PAIR_POINTS; more--) {
    const size_t from = (size_t)or_random_int(r, 0, (int)*count - 1);
    memcpy(xyz + 3 * *count, xyz + 3 * from, 3 * sizeof *xyz);
    ++*count;
  }
}

static bool repeat_points(or_pair *p, or_random *r, change *c) {
  repeat(p->a, &p->na, r);
  repeat(p->b, &p->nb, r);
  return reorder_points(p, r, c);
}

static bool sum_is_exact(double x, double y) {
  const double sum = x + y, of_y = sum - x, of_x = sum - of_y;
  return isfinite(sum) && of_x == x && of_y == y;
}

static bool add_midpoints(double *xyz, size_t *count, or_random *r) {
  for (int more = or_random_int(r, 1, 4); more > 0 && *count < OR_PAIR_POINTS; more--) {
    const size_t i = (size_t)or_random_int(r, 0, (int)*count - 1), j = (size_t)or_random_int(r, 0, (int)*count - 1);
    for (size_t axis = 0; axis < 3; axis++) {
      const double x = xyz[3 * i + axis], y = xyz[3 * j + axis], middle = (x + y) / 2;
      if (!sum_is_exact(x, y) || middle * 2 != x + y) return false;
      xyz[3 * *count + axis] = middle;
    }
    ++*count;
  }
  return true;
}

static bool add_inner_points(or_pair *p, or_random *r, change *c) {
  return add_midpoints(p->a, &p->na, r) && add_midpoints(p->b, &p->nb, r) && reorder_points(p, r, c);
}

static bool shift(double *xyz, size_t count, const double t[3]) {
  for (size_t k = 0; k < 3 * count; k++) {
    if (!sum_is_exact(xyz[k], t[k % 3])) return false;
    xyz[k] += t[k % 3];
  }
  return true;
}

static bool translate(or_pair *p, or_random *r, change *c) {
  (void)c;
  double t[3];
  for (int axis = 0; axis < 3; axis++) {
    const int steps = or_random_int(r, -7, 7);
    t[axis] = ldexp(steps, or_random_int(r, -10, 20));
  }
  return shift(p->a, p->na, t) && shift(p->b, p->nb, t);
}

// A common velocity changes nothing.
static bool move_both(or_pair *p, or_random *r, change *c) {
  (void)c;
  for (int axis = 0; axis < 3; axis++) {
    const double t = or_random_int(r, -7, 7);
    if (!sum_is_exact(p->va[axis], t) || !sum_is_exact(p->vb[axis], t)) return false;
    p->va[axis] += t;
    p->vb[axis] += t;
  }
  return true;
}

static bool scale_numbers(double *x, size_t count, int power) {
  for (size_t k = 0; k < count; k++) {
    const double y = ldexp(x[k], power);
    if (!isfinite(y) || ldexp(y, -power) != x[k]) return false;
    x[k] = y;
  }
  return true;
}

static bool scale_lengths(or_pair *p, change *c, int power) {
  c->length = power;
  return scale_numbers(p->a, 3 * p->na, power) && scale_numbers(p->b, 3 * p->nb, power) &&
         scale_numbers(&p->ra, 1, power) && scale_numbers(&p->rb, 1, power) && scale_numbers(p->va, 3, power) &&
         scale_numbers(p->vb, 3, power);
}

static bool shrink(or_pair *p, or_random *r, change *c) {
  (void)r;
  return scale_lengths(p, c, -900);
}
static bool enlarge(or_pair *p, or_random *r, change *c) {
  (void)r;
  return scale_lengths(p, c, 900);
}
static bool scale(or_pair *p, or_random *r, change *c) { return scale_lengths(p, c, or_random_int(r, -60, 60)); }

static bool slow_down(or_pair *p, or_random *r, change *c) {
  const int power = or_random_int(r, -60, 60);
  c->time = power;
  return scale_numbers(p->va, 3, -power) && scale_numbers(p->vb, 3, -power) && scale_numbers(&p->until, 1, power);
}

static void permute(double *xyz, size_t count, const int axis[3], const double sign[3]) {
  for (size_t k = 0; k < count; k++) {
    const double old[3] = {xyz[3 * k], xyz[3 * k + 1], xyz[3 * k + 2]};
    for (int d = 0; d < 3; d++) xyz[3 * k + (size_t)d] = sign[d] * old[axis[d]];
  }
}

static bool permute_axes(or_pair *p, or_random *r, change *c) {
  (void)c;
  static const int orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
  const int *axis = orders[or_random_int(r, 1, 5)];
  double sign[3];
  for (int d = 0; d < 3; d++) sign[d] = or_random_int(r, 0, 1) == 0 ? 1 : -1;
  permute(p->a, p->na, axis, sign);
  permute(p->b, p->nb, axis, sign);
  permute(p->va, 1, axis, sign);
  permute(p->vb, 1, axis, sign);
  return true;
}

static const struct {
  const char *name;
  bool (*apply)(or_pair *, or_random *, change *);
} changes[] = {
    {"bodies swapped", swap_bodies},
    {"points reordered", reorder_points},
    {"points repeated", repeat_points},
    {"inner points", add_inner_points},
    {"translated", translate},
    {"both moving", move_both},
    {"scaled by 2^-900", shrink},
    {"scaled by 2^900", enlarge},
    {"scaled", scale},
    {"time scaled", slow_down},
    {"axes permuted", permute_axes},
};
#define CHANGES (sizeof changes / sizeof *changes)

// Uniform doubles use all their bits, which leaves no room to translate: keep 30 of them.
static void round_off(double *x, size_t count) {
  for (size_t k = 0; k < count; k++)
    if (fabs(x[k]) < 0x1p20) x[k] = rint(x[k] * 0x1p30) * 0x1p-30;
}

static void what_must_not_matter_does_not(void **state) {
  (void)state;
  const size_t wanted = (size_t)wanted_pairs(DEFAULT_PAIRS);
  const size_t families = or_pair_family_count();
  og_solver *solver = og_solver_new();
  answers before, after;
  answers_init(&before);
  answers_init(&after);
  size_t applied[CHANGES] = {0}, differences = 0;
  static or_pair pair, changed;
  for (size_t k = 0; k < wanted; k++) {
    or_pair_make(&pair, k % families, 1000000 + k / families);
    if (k / families % 2 == 0) {
      round_off(pair.a, 3 * pair.na);
      round_off(pair.b, 3 * pair.nb);
    }
    ask(&before, solver, &pair);
    or_random random = or_random_seeded(k);
    for (size_t m = 0; m < CHANGES; m++) {
      changed = pair;
      change c = {0, 0};
      if (!changes[m].apply(&changed, &random, &c)) continue;
      applied[m]++;
      ask(&after, solver, &changed);
      const char *what = difference(&before, &after, c.length, c.time);
      if (what == NULL) continue;
      if (differences++ < 5) {
        fprintf(stderr, "%s: %s differs\n", changes[m].name, what);
        or_pair_print(stderr, &pair);
        or_pair_print(stderr, &changed);
      }
    }
  }
  printf("%zu pairs; changes applied:", wanted);
  for (size_t m = 0; m < CHANGES; m++) printf(" %s %zu%s", changes[m].name, applied[m], m + 1 < CHANGES ? "," : "");
  printf("; %zu differences\n", differences);
  for (size_t m = 0; m < CHANGES && wanted >= families; m++) assert_true(applied[m] >= wanted / 4);
  answers_clear(&before);
  answers_clear(&after);
  og_solver_free(solver);
  assert_int_equal(differences, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(what_must_not_matter_does_not)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
