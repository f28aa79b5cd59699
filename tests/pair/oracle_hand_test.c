// The second oracle against cases worked out by hand: it must find the right finding right and every wrong
// one wrong, or its agreement with the solver would mean nothing.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "tests/shared/random_pair.h"
#include "tests/oracle/truth.h"

typedef struct value {
  long p;
  int s;
  long q, m; // (p + s sqrt(q)) / m
} value;

typedef struct hand_case {
  const char *name;
  size_t na, nb;
  double a[24], b[24];
  double ra, rb;
  double velocity[3]; // of B; A rests
  double until;       // negative: for ever
  og_relation relation;
  value distance, depth;
  bool hit;
  value first, last; // last.m = 0: they never part
} hand_case;

// clang-format off
#define CUBE(x, y, z)                                                                                                  \
  {                                                                                                                    \
    x, y, z, x + 1, y, z, x, y + 1, z, x + 1, y + 1, z, x, y, z + 1, x + 1, y, z + 1, x, y + 1, z + 1, x + 1, y + 1, z + 1 \
  }
#define ZERO {0, 0, 0, 1}

static const hand_case cases[] = {
    {"cubes one apart", 8, 8, CUBE(0, 0, 0), CUBE(2, 0, 0), 0, 0, {-1, 0, 0}, -1, OG_SEPARATED, {1, 0, 0, 1}, ZERO, true,
     {1, 0, 0, 1}, {3, 0, 0, 1}},
    {"cubes face to face", 8, 8, CUBE(0, 0, 0), CUBE(1, 0.5, 0), 0, 0, {1, 0, 0}, -1, OG_TOUCHING, ZERO, ZERO, true, ZERO, ZERO},
    {"cubes overlapping by a quarter", 8, 8, CUBE(0, 0, 0), CUBE(0.75, 0.5, 0), 0, 0, {0, 0, 0}, -1, OG_PENETRATING, ZERO,
     {1, 0, 0, 4}, true, ZERO, {0, 0, 0, 0}},
    {"cubes passing corner to corner", 8, 8, CUBE(0, 0, 0), CUBE(2, 1, -3), 0, 0, {-1, 0, 0}, 8, OG_SEPARATED, {0, 1, 5, 1},
     ZERO, false, ZERO, ZERO},
    {"cubes sliding along an edge", 8, 8, CUBE(0, 0, 0), CUBE(3, 1, 1), 0, 0, {-2, 0, 0}, -1, OG_SEPARATED, {2, 0, 0, 1},
     ZERO, true, {1, 0, 0, 1}, {2, 0, 0, 1}},
    {"a point and the plane x + y + z = 1", 1, 3, {0, 0, 0}, {1, 0, 0, 0, 1, 0, 0, 0, 1}, 0, 0, {-1, -1, -1}, -1,
     OG_SEPARATED, {0, 1, 3, 3}, ZERO, true, {1, 0, 0, 3}, {1, 0, 0, 3}},
    {"crossing segments", 2, 2, {-1, 0, 0, 1, 0, 0}, {0, -1, 0, 0, 1, 0}, 0, 0, {0, 0, 1}, 5, OG_TOUCHING, ZERO, ZERO, true,
     ZERO, ZERO},
    {"skew segments", 2, 2, {-1, 0, 0, 1, 0, 0}, {0, -1, 2, 0, 1, 2}, 0, 0, {0, 0, -1}, 1, OG_SEPARATED, {2, 0, 0, 1}, ZERO,
     false, ZERO, ZERO},
    {"a segment through a triangle", 3, 2, {-9, -9, 0, 9, -9, 0, 0, 9, 0}, {0, 0, -1, 0, 0, 2}, 0, 0, {0, 0, 1}, -1,
     OG_PENETRATING, ZERO, {1, 0, 0, 1}, true, ZERO, {1, 0, 0, 1}},
    {"overlapping coplanar triangles", 3, 3, {0, 0, 0, 4, 0, 0, 0, 4, 0}, {1, 1, 0, 5, 1, 0, 1, 5, 0}, 0, 0, {1, 0, 0}, -1,
     OG_TOUCHING, ZERO, ZERO, true, ZERO, {2, 0, 0, 1}},
    {"spheres apart", 1, 1, {0, 0, 0}, {3, 4, 0}, 1, 2, {0, 0, 0}, -1, OG_SEPARATED, {2, 0, 0, 1}, ZERO, false, ZERO, ZERO},
    {"spheres touching", 1, 1, {0, 0, 0}, {3, 4, 0}, 3, 2, {0, 0, 0}, 7, OG_TOUCHING, ZERO, ZERO, true, ZERO, {7, 0, 0, 1}},
    {"spheres overlapping", 1, 1, {0, 0, 0}, {1, 1, 0}, 1, 1, {-1, -1, 0}, 0, OG_PENETRATING, ZERO, {2, -1, 2, 1}, true, ZERO,
     ZERO},
    {"spheres about one centre", 1, 1, {1, 2, 3}, {1, 2, 3}, 1, 1, {1, 0, 0}, -1, OG_PENETRATING, ZERO, {2, 0, 0, 1}, true,
     ZERO, {2, 0, 0, 1}},
    {"a rounded cube in another", 8, 8, CUBE(0, 0, 0), CUBE(0, 0, 0), 2, 0, {0, 0, 0}, -1, OG_PENETRATING, ZERO, {3, 0, 0, 1},
     true, ZERO, {0, 0, 0, 0}},
    {"spheres passing", 1, 1, {0, 0, 0}, {3, 0.5, 0}, 0.5, 0.5, {-1, 0, 0}, -1, OG_SEPARATED, {-2, 1, 37, 2}, ZERO, true,
     {6, -1, 3, 2}, {6, 1, 3, 2}},
    {"spheres grazing", 1, 1, {0, 0, 0}, {3, 1, 0}, 0.5, 0.5, {-1, 0, 0}, -1, OG_SEPARATED, {-1, 1, 10, 1}, ZERO, true,
     {3, 0, 0, 1}, {3, 0, 0, 1}},
    {"spheres passing until a time", 1, 1, {0, 0, 0}, {3, 0.5, 0}, 0.5, 0.5, {-1, 0, 0}, 3, OG_SEPARATED, {-2, 1, 37, 2},
     ZERO, true, {6, -1, 3, 2}, {3, 0, 0, 1}},
    {"a sphere rolling over a cube", 8, 1, CUBE(0, 0, 0), {-5, 0.5, 2}, 0, 1, {1, 0, 0}, -1, OG_SEPARATED, {-1, 1, 26, 1}, ZERO,
     true, {5, 0, 0, 1}, {6, 0, 0, 1}},
    {"a sphere against an edge", 8, 1, CUBE(0, 0, 0), {-3, 0.5, 1.5}, 0, 1, {2, 0, 0}, -1, OG_SEPARATED, {-2, 1, 37, 2}, ZERO,
     true, {6, -1, 3, 4}, {8, 1, 3, 4}},
    {"a sphere against a corner", 8, 1, CUBE(0, 0, 0), {-3, -0.5, 1.5}, 1, 0, {1, 0, 0}, -1, OG_SEPARATED, {-2, 1, 38, 2}, ZERO,
     true, {6, -1, 2, 2}, {8, 1, 2, 2}},
};

// clang-format on

static void set_value(og_surd *r, value v) {
  og_int_set_si(&r->p, v.p);
  og_int_set_si(&r->q, v.q);
  og_int_set_si(&r->m, v.m == 0 ? 1 : v.m);
  r->s = v.s;
  r->e = 0;
}

static void make_problem(og_problem *problem, const hand_case *c) {
  assert_int_equal(og_problem_set_doubles(problem, c->a, c->na, c->ra, c->b, c->nb, c->rb), OG_PROBLEM_OK);
  static const double rest[3] = {0, 0, 0};
  assert_int_equal(og_problem_set_motion(problem, rest, c->velocity, c->until < 0 ? NULL : &c->until), OG_PROBLEM_OK);
}

static void expect(or_truth *truth, const og_finding *f, const hand_case *c, bool right) {
  const char *wrong = or_truth_against(truth, f);
  if ((wrong == NULL) != right) fail_msg("%s: %s", c->name, wrong == NULL ? "a wrong finding passes" : wrong);
}

// A little more, a little less, negated, as a root: none of them passes.
static void expect_no_other(or_truth *truth, og_finding *f, const hand_case *c, og_surd *x) {
  og_surd old;
  og_surd_init(&old);
  og_surd_set(&old, x);
  for (int change = 0; change < 6; change++) {
    og_surd_set(x, &old);
    switch (change) {
    case 0: mpz_add_ui(x->p.z, x->p.z, 1); break;
    case 1: mpz_sub_ui(x->p.z, x->p.z, 1); break;
    case 2: // 2^-300 more
      mpz_mul_2exp(x->p.z, x->p.z, 300);
      mpz_add_ui(x->p.z, x->p.z, 1);
      mpz_mul_2exp(x->q.z, x->q.z, 600);
      x->e -= 300;
      break;
    case 3:
      mpz_add_ui(x->q.z, x->q.z, 1);
      if (x->s == 0) x->s = 1;
      break;
    case 4: x->e += 1; break;
    default: x->s = -x->s; break;
    }
    const bool same = (change == 4 && og_surd_sign(&old) == 0) || (change == 5 && old.s == 0);
    expect(truth, f, c, same);
  }
  og_surd_set(x, &old);
  og_surd_clear(&old);
}

static void check_case(const hand_case *c) {
  og_problem problem;
  og_problem_init(&problem);
  make_problem(&problem, c);
  or_truth *truth = or_truth_new(&problem);
  og_finding f;
  og_finding_init(&f);
  f.relation = c->relation;
  f.has_distance = true;
  f.has_depth = c->relation != OG_SEPARATED;
  f.has_hit = true;
  f.hit = c->hit;
  f.never_parts = c->hit && c->last.m == 0;
  set_value(&f.distance, c->distance);
  set_value(&f.depth, c->depth);
  set_value(&f.first, c->first);
  set_value(&f.last, c->last);
  expect(truth, &f, c, true);
  for (og_relation r = OG_SEPARATED; r <= OG_PENETRATING; r++) {
    f.relation = r;
    expect(truth, &f, c, r == c->relation);
  }
  f.relation = c->relation;
  expect_no_other(truth, &f, c, &f.distance);
  if (f.has_depth) expect_no_other(truth, &f, c, &f.depth);
  if (c->hit) expect_no_other(truth, &f, c, &f.first);
  if (c->hit && !f.never_parts) expect_no_other(truth, &f, c, &f.last);
  if (c->hit) {
    f.never_parts = !f.never_parts;
    expect(truth, &f, c, false);
    f.never_parts = !f.never_parts;
  }
  f.hit = !f.hit;
  expect(truth, &f, c, false);
  og_finding_clear(&f);
  or_truth_free(truth);
  og_problem_clear(&problem);
}

static void the_oracle_knows_what_is_known_by_hand(void **state) {
  (void)state;
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) check_case(&cases[k]);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_oracle_knows_what_is_known_by_hand)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
