// The algorithms that look at support mappings alone, on cylinders and cones, against certified enclosures. A family is a way
// in which two bodies nearly touch: rim on face, rim on rim, apex on face, rim and side, side along side, axes one ulp from
// parallel, discs, needles, any way. In each the gap is from a thousandth inwards over one ulp to a length.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/door/pair.h"
#include "ref/registry.h"
#include "spec/number/nearest.h"
#include "spec/solver/enclosure.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/run/make_body.h"

typedef enum family {
  RIM_ON_FACE,
  RIM_ON_RIM,
  APEX_ON_FACE,
  RIM_ON_SIDE,
  SIDE_ALONG_SIDE,
  NEARLY_PARALLEL,
  DISCS,
  NEEDLES,
  ANY_WAY,
  FAMILIES
} family;

static const char *const family_names[FAMILIES] = {"rim on face", "rim on rim",      "apex on face",
                                                   "rim on side", "side along side", "one ulp from parallel",
                                                   "discs",       "needles",         "any way"};

// A body before it is made: numbers of og_scalar, so that nothing is rounded but what its turn makes.
typedef struct wanted_body {
  og_curve curve;
  double radius, half_height;
  double rotation[4], at[3];
} wanted_body;

typedef struct bench {
  or_random random;
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
  og_enclosure_problem problem;
  og_case_body from[2];
  og_world_body world[2];
  wanted_body wanted[2];
  double gap, size;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(1);
  b->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&b->answer);
  og_enclosure_problem_init(&b->problem);
  for (int k = 0; k < 2; k++) {
    og_case_body_init(&b->from[k]);
    og_world_body_init(&b->world[k]);
  }
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_enclosure_solver_free(b->solver);
  og_enclosure_answer_clear(&b->answer);
  og_enclosure_problem_clear(&b->problem);
  for (int k = 0; k < 2; k++) {
    og_case_body_clear(&b->from[k]);
    og_world_body_clear(&b->world[k]);
  }
  free(b);
  return 0;
}

static long pick(bench *b, int least, int most) { return or_random_int(&b->random, least, most); }
static double between(bench *b, double least, double most) {
  return (double)(og_scalar)(least + (most - least) * (0.5 + 0.5 * or_random_uniform(&b->random)));
}

// ---- families ----

static void stand(bench *b, int body, og_curve curve) {
  wanted_body *w = &b->wanted[body];
  *w = (wanted_body){curve, between(b, 0.5, 2), between(b, 0.5, 2), {0, 0, 0, 1}, {0, 0, 0}};
}

static void turn_any_way(bench *b, wanted_body *w) {
  for (int k = 0; k < 4; k++) w->rotation[k] = (double)pick(b, -9, 9);
  w->rotation[3] += 20;
}

static og_curve any_curve(bench *b) { return pick(b, 0, 1) == 0 ? OG_CURVE_CYLINDER : OG_CURVE_CONE; }

// B upright above A, or beside it, with the gap between.
static void put_above(bench *b) {
  wanted_body *upper = &b->wanted[1];
  upper->at[2] = b->wanted[0].half_height + upper->half_height + b->gap;
}

static void put_beside(bench *b) {
  wanted_body *other = &b->wanted[1];
  other->at[0] = b->wanted[0].radius + other->radius + b->gap;
}

// Turned about x by a right angle: the axis along -y.
static void lay_down(wanted_body *w) {
  w->rotation[0] = w->rotation[3] = 1;
  w->rotation[1] = w->rotation[2] = 0;
}

static void make_family(bench *b, family which) {
  wanted_body *a = &b->wanted[0], *other = &b->wanted[1];
  stand(b, 0, OG_CURVE_CYLINDER);
  stand(b, 1, OG_CURVE_CYLINDER);
  switch (which) {
  case RIM_ON_FACE: // lying on the cap, in the middle of it
    lay_down(other);
    other->at[2] = a->half_height + other->radius + b->gap;
    break;
  case RIM_ON_RIM: // one cap's rim over the other's
    put_beside(b);
    other->at[0] -= b->gap + 0x1p-4;
    other->at[2] = a->half_height + other->half_height + b->gap;
    break;
  case APEX_ON_FACE:
    a->curve = OG_CURVE_CONE;
    put_above(b);
    break;
  case RIM_ON_SIDE: // crossed, and so far along that only the rim is near
    lay_down(other);
    put_beside(b);
    other->at[1] = other->half_height;
    break;
  case SIDE_ALONG_SIDE:
    put_beside(b);
    other->at[2] = between(b, -0.5, 0.5);
    break;
  case NEARLY_PARALLEL:
    put_beside(b);
    other->rotation[pick(b, 0, 2)] = (double)OG_SCALAR_EPSILON;
    break;
  case DISCS:
    a->half_height = other->half_height = 0;
    if (pick(b, 0, 1) == 0) lay_down(other);
    put_beside(b);
    break;
  case NEEDLES:
    a->radius = between(b, 0x1p-9, 0x1p-8);
    other->radius = between(b, 0x1p-9, 0x1p-8);
    lay_down(other);
    put_beside(b);
    break;
  case ANY_WAY:
  case FAMILIES:
    a->curve = any_curve(b);
    other->curve = any_curve(b);
    turn_any_way(b, a);
    turn_any_way(b, other);
    for (int k = 0; k < 3; k++) other->at[k] = between(b, -4, 4);
  }
}

static void pick_gap(bench *b) {
  const double gaps[] = {-0x1p-10, -(double)OG_SCALAR_EPSILON, 0, (double)OG_SCALAR_EPSILON, 0x1p-20, 0x1p-10, 0.25, 1};
  b->gap = gaps[pick(b, 0, 7)];
}

// ---- a pair, and the truth ----

static void make_body(bench *b, int body) {
  const wanted_body *w = &b->wanted[body];
  og_shape *s = &b->from[body].shape;
  og_shape_reset(s, OG_SHAPE_HULL);
  og_shape_resize(s, 4);
  for (int k = 0; k < 12; k++) og_rational_set_si(&s->coordinate[k], 0);
  og_rational_from_double(&s->coordinate[3], w->radius);
  og_rational_from_double(&s->coordinate[7], w->radius);
  og_rational_from_double(&s->coordinate[11], w->half_height);
  s->pose = OG_POSE_ROTATION;
  for (int k = 0; k < 4; k++) og_rational_from_double(&s->rotation[k], w->rotation[k]);
  for (int k = 0; k < 3; k++) og_rational_from_double(&s->translation[k], (double)(og_scalar)w->at[k]);
  b->from[body].curve = b->problem.curve[body] = w->curve;
  assert_int_equal(og_shape_to_body(&b->from[body].exact, s, SIZE_MAX), OG_SHAPE_OK);
  assert_true(og_make_body(&b->world[body], &b->from[body]));
}

static void make_pair(bench *b, family which) {
  og_rational width;
  pick_gap(b);
  make_family(b, which);
  for (int k = 0; k < 2; k++) make_body(b, k);
  assert_int_equal(og_problem_set_exact(&b->problem.pair, &b->from[0].exact, &b->from[1].exact, NULL), OG_PROBLEM_OK);
  og_rational_init(&width);
  og_rational_set_si(&width, 1);
  mpz_mul_2exp(width.den.z, width.den.z, 60);
  og_enclosure_solver_set_width(b->solver, &width);
  og_rational_clear(&width);
  const og_enclosure_status status = og_solve_enclosure(b->solver, OG_DISTANCE, &b->problem, &b->answer);
  assert_true(status == OG_ENCLOSURE_ANSWERED || status == OG_ENCLOSURE_UNDECIDED);
  b->size = 0;
  for (int k = 0; k < 2; k++)
    b->size = fmax(b->size, fabs(b->wanted[k].at[0]) + fabs(b->wanted[k].at[1]) + fabs(b->wanted[k].at[2]) +
                                b->wanted[k].radius + b->wanted[k].half_height);
}

// ---- what the algorithms say ----

typedef struct tally {
  long asked, refused, wrong;
  double worst; // error of a distance, in epsilons of the size
} tally;

// Beyond this many epsilons of the size a verdict is wrong. What rounds the bodies' turns makes 8 of them.
static double slack(const bench *b) { return 4096 * (double)OG_SCALAR_EPSILON * b->size; }

static void add_claim(const bench *b, const og_claim *claim, family which, tally *t) {
  const og_enclosure_certificate *truth = &b->answer.certificate;
  const bool ranges = truth->kind == OG_ENCLOSURE_RANGE;
  const double lo = ranges ? og_nearest_double(&truth->lo) : 0, hi = ranges ? og_nearest_double(&truth->hi) : 0;
  t->asked++;
  if (claim->outcome != OG_OUTCOME_ANSWERED) {
    t->refused++;
    return;
  }
  if (claim->verdict == OG_VERDICT_MEET) t->wrong += lo > slack(b);
  const bool deep = which != ANY_WAY && b->gap < -slack(b);
  if (claim->verdict == OG_VERDICT_APART) t->wrong += deep && og_enclosure_relation(truth) == OG_PENETRATING;
  if (!claim->has_distance) return;
  const double said = (double)claim->distance, off = fmax(said - hi, lo - said);
  t->worst = fmax(t->worst, off / ((double)OG_SCALAR_EPSILON * b->size));
}

static const og_algorithm *next_algorithm(int *k) {
  for (; *k < og_algorithm_count(); (*k)++) {
    const og_algorithm *one = og_algorithm_at(*k);
    if (one->pair != NULL && one->pair->takes == OG_TAKES_ANY) return og_algorithm_at((*k)++);
  }
  return NULL;
}

static void print_tally(const char *id, const tally *t) {
  for (int f = 0; f < FAMILIES; f++)
    print_message("| `%s` | %s | %.1f %% | %ld | %.2g |\n", id, family_names[f],
                  100.0 * (double)t[f].refused / (double)t[f].asked, t[f].wrong, t[f].worst);
}

// What each keeps on these families. Those that are not named call some bodies far apart MEET: their simplex of four points
// is as flat as rounding (ref/cso/gjk.md).
static void expect_kept(const char *id, const tally *t) {
  static const char *const right[] = {"gjk", "gjk-boolean", "gjk-isa", "epa", "mpr", "chung-wang", NULL};
  const bool is_gjk = strcmp(id, "gjk") == 0, has_distance = is_gjk || strcmp(id, "epa") == 0;
  bool is_right = false;
  for (int k = 0; right[k] != NULL; k++) is_right = is_right || strcmp(id, right[k]) == 0;
  for (int f = 0; f < FAMILIES; f++) {
    if (is_right && t[f].wrong > 0) fail_msg("%s: %ld wrong verdicts, %s", id, t[f].wrong, family_names[f]);
    if (has_distance && t[f].worst > 64) fail_msg("%s: off by %g epsilon, %s", id, t[f].worst, family_names[f]);
    if (is_gjk) assert_int_equal(t[f].refused, 0);
    assert_true(t[f].refused < t[f].asked);
  }
}

static void agree_with_enclosures(void **state) {
  bench *b = *state;
  static tally tallies[64][FAMILIES];
  const long rounds = wanted_pairs(200);
  memset(tallies, 0, sizeof tallies);
  int index = 0, algorithms = 0;
  for (family f = RIM_ON_FACE; f < FAMILIES; f++)
    for (long round = 0; round < rounds; round++) {
      make_pair(b, f);
      index = algorithms = 0;
      for (const og_algorithm *one; (one = next_algorithm(&index)) != NULL; algorithms++) {
        const og_claim claim = og_pair_run(one->pair, &b->world[0].body, &b->world[1].body);
        add_claim(b, &claim, f, &tallies[algorithms][f]);
      }
    }
  index = 0;
  for (int k = 0; k < algorithms; k++) {
    const char *id = next_algorithm(&index)->id;
    print_tally(id, tallies[k]);
    expect_kept(id, tallies[k]);
  }
  assert_int_equal(algorithms, 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(agree_with_enclosures, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
