// Pairs of many families: the relation is the second oracle's, and what both bodies share has the corners that all
// planes of both have in common, three at a time. A certificate that is changed in one place is refused, unless it
// proves the same.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/contact/solve/contact.h"
#include "tests/oracle/overlap.h"
#include "tests/oracle/shared.h"
#include "tests/oracle/truth.h"
#include "tests/shared/random_pair.h"
#include "tool/gen/family_reader.h"

enum { PAIRS = 40, PRESSED = 200, CHANGES = 20, ALL_BITS = (1 << OG_CONTACT_REFUSED_COUNT) - 1 };

typedef struct bench {
  or_random random;
  or_pair pair;
  og_problem problem;
  og_contact_solver *solver;
  og_checker *checker;
  og_contact_answer answer;
  og_contact_finding finding;
  int relations[4], kinds[4]; // how often; a kind is the number of corners, at most 3
  int ways[3], tied;          // of bodies that overlap: cores apart, touching, overlapping; several ways out
  unsigned refusals;          // bit k: refusal k was seen
} bench;

static uint64_t rounds(uint64_t most) { return getenv("ORIGO_TEST_PAIRS") == NULL ? most : most / 10; }

// ---- what is found is true ----

static bool is_at(const og_contact_point *p, const or_vec *corner) {
  for (int axis = 0; axis < 3; axis++) {
    mpq_t value;
    mpq_init(value);
    mpq_set_num(value, p->at[axis].num.z);
    mpq_set_den(value, p->at[axis].den.z);
    const bool equal = mpq_equal(value, corner->c[axis]) != 0;
    mpq_clear(value);
    if (!equal) return false;
  }
  return true;
}

static bool are_corners(const og_contact_finding *finding, const or_shared *shared) {
  size_t found = 0;
  for (size_t k = 0; k < finding->count; k++)
    for (size_t i = 0; i < shared->count; i++) found += is_at(&finding->point[k], &shared->corner[i]);
  return finding->count == shared->count && found == shared->count;
}

static void to_vector(or_vec *r, const og_contact_point *p) {
  for (int axis = 0; axis < 3; axis++) {
    mpq_set_num(r->c[axis], p->at[axis].num.z);
    mpq_set_den(r->c[axis], p->at[axis].den.z);
  }
}

static int compare_vectors(const or_vec *p, const or_vec *q) {
  int order = 0;
  for (int axis = 0; axis < 3 && order == 0; axis++) order = mpq_cmp(p->c[axis], q->c[axis]);
  return order;
}

// The sign of normal . (q - p) x (r - q).
static int turn(const or_vec *n, const or_vec *p, const or_vec *q, const or_vec *r) {
  or_vec u, v, w;
  or_vec_init(&u);
  or_vec_init(&v);
  or_vec_init(&w);
  mpq_t value, scratch;
  mpq_inits(value, scratch, NULL);
  or_vec_sub(&u, q, p);
  or_vec_sub(&v, r, q);
  or_cross(&w, &u, &v, scratch);
  or_dot(value, n, &w, scratch);
  const int sign = mpq_sgn(value);
  mpq_clears(value, scratch, NULL);
  or_vec_clear(&u);
  or_vec_clear(&v);
  or_vec_clear(&w);
  return sign;
}

static void expect_order(const og_contact_finding *f) {
  or_vec *v = calloc(f->count, sizeof *v), n;
  mpq_t value, offset, scratch;
  mpq_inits(value, offset, scratch, NULL);
  or_vec_init(&n);
  mpq_set_num(offset, f->offset.num.z);
  mpq_set_den(offset, f->offset.den.z);
  mpq_set_z(n.c[0], f->normal.x.z);
  mpq_set_z(n.c[1], f->normal.y.z);
  mpq_set_z(n.c[2], f->normal.z.z);
  for (size_t k = 0; k < f->count; k++) {
    or_vec_init(&v[k]);
    to_vector(&v[k], &f->point[k]);
    or_dot(value, &n, &v[k], scratch);
    assert_true(mpq_equal(value, offset));
    assert_true(k == 0 || compare_vectors(&v[0], &v[k]) < 0);
  }
  for (size_t k = 0; k < f->count && f->count >= 3; k++)
    assert_int_equal(turn(&n, &v[k], &v[(k + 1) % f->count], &v[(k + 2) % f->count]), 1);
  for (size_t k = 0; k < f->count; k++) or_vec_clear(&v[k]);
  or_vec_clear(&n);
  mpq_clears(value, offset, scratch, NULL);
  free(v);
}

static void expect_overlap(bench *b, or_truth *truth) {
  const og_contact_finding *finding = &b->answer.finding;
  const char *fault = or_overlap_against(truth, finding);
  if (fault != NULL) or_pair_print(stderr, &b->pair);
  if (fault != NULL) fail_msg("%s", fault);
  b->ways[truth->core + 1]++;
  b->tied += finding->directions > 1;
}

// Brute force takes long where bodies overlap, and most pairs do: one of so many is compared.
enum { OVERLAPS = 8 };

static void expect_truth_of_problem(bench *b) {
  const og_status status = og_solve_contact(b->solver, &b->problem, &b->answer);
  if (status != OG_ANSWERED) or_pair_print(stderr, &b->pair);
  assert_int_equal(status, OG_ANSWERED);
  const og_contact_finding *finding = &b->answer.finding;
  or_truth *truth = or_truth_new(&b->problem);
  assert_null(truth->contradiction);
  if (finding->relation != truth->relation) or_pair_print(stderr, &b->pair);
  assert_int_equal(finding->relation, truth->relation);
  if (finding->relation == OG_PENETRATING && b->relations[OG_PENETRATING] % OVERLAPS == 0) expect_overlap(b, truth);
  or_truth_free(truth);
  b->relations[finding->relation]++;
  if (finding->relation == OG_SEPARATED) {
    assert_int_equal(finding->count, 0);
    return;
  }
  if (finding->relation == OG_PENETRATING) {
    expect_order(finding);
    return;
  }
  b->kinds[finding->count > 3 ? 3 : finding->count]++;
  or_shared *shared = or_shared_new(&b->problem);
  if (!are_corners(finding, shared)) or_pair_print(stderr, &b->pair);
  assert_true(are_corners(finding, shared));
  or_shared_free(shared);
  expect_order(finding);
}

static void expect_truth(bench *b) {
  assert_int_equal(or_pair_problem(&b->problem, &b->pair), OG_PROBLEM_OK);
  expect_truth_of_problem(b);
}

// ---- certificates that are changed in one place ----

static uint32_t other_number(bench *b, uint32_t number) {
  return number + (uint32_t)or_random_int(&b->random, 0, 3) - (uint32_t)or_random_int(&b->random, 0, 2);
}

static void change_number(bench *b, og_int *r) {
  const int how = or_random_int(&b->random, 0, 4);
  if (how == 0) og_int_neg(r, r);
  else if (how == 1) og_int_set_si(r, 0);
  else mpz_set_si(r->z, mpz_get_si(r->z) + or_random_int(&b->random, -2, 2));
}

static void change_vector(bench *b, og_ivec *v) {
  og_int *const part[3] = {&v->x, &v->y, &v->z};
  const int how = or_random_int(&b->random, 0, 4);
  if (how == 0) og_ivec_neg(v, v);
  else if (how == 1) og_ivec_set_zero(v);
  else change_number(b, part[or_random_int(&b->random, 0, 2)]);
}

static void change_corner(bench *b, og_contact_corner *corner) {
  const int body = or_random_int(&b->random, 0, 1);
  const size_t k = (size_t)or_random_int(&b->random, 0, (int)corner->count[body] - 1);
  switch (or_random_int(&b->random, 0, 2)) {
  case 0: corner->count[body] = (size_t)or_random_int(&b->random, 0, 4); break;
  case 1: corner->point[body][k] = other_number(b, corner->point[body][k]); break;
  default: change_number(b, &corner->weight[body][k]); break;
  }
}

static void change_side(bench *b, og_contact_side *side) {
  switch (or_random_int(&b->random, 0, 3)) {
  case 0: side->body = other_number(b, side->body); break;
  case 1: side->corner = other_number(b, side->corner); break;
  default: change_vector(b, &side->direction); break;
  }
}

static void change_triangle(bench *b, og_triangle *triangle) {
  uint32_t *corner = &triangle->corner[or_random_int(&b->random, 0, 2)];
  *corner = other_number(b, *corner);
}

static void change_nearest(bench *b, og_certificate *nearest) {
  og_combination *w = &nearest->witness;
  const size_t k = w->count == 0 ? 0 : (size_t)or_random_int(&b->random, 0, (int)w->count - 1);
  switch (or_random_int(&b->random, 0, 5)) {
  case 0: nearest->kind = nearest->kind == OG_CERT_NONE ? OG_CERT_NEAREST : OG_CERT_NONE; break;
  case 1: nearest->kind = or_random_int(&b->random, 0, 1) == 0 ? OG_CERT_TOUCHING : OG_CERT_SURFACE; break;
  case 2:
    if (w->count > 0) change_number(b, &w->weight[k]);
    break;
  case 3: nearest->face = other_number(b, nearest->face); break;
  case 4:
    if (nearest->triangle_count > 0)
      change_triangle(b, &nearest->triangle[or_random_int(&b->random, 0, (int)nearest->triangle_count - 1)]);
    break;
  default:
    if (w->count > 0) w->pair[k].i = other_number(b, w->pair[k].i);
  }
}

static void swap_corners(bench *b, og_contact_certificate *c) {
  const size_t i = (size_t)or_random_int(&b->random, 0, (int)c->corner_count - 1);
  const og_contact_corner kept = c->corner[0];
  c->corner[0] = c->corner[i];
  c->corner[i] = kept;
}

// A corner that comes twice, with the sides that would lead through both.
static void repeat_corner(og_contact_certificate *c) {
  og_contact_corner *last = og_contact_certificate_add_corner(c);
  const og_contact_corner *from = &c->corner[c->corner_count - 2];
  for (int body = 0; body < 2; body++) {
    last->count[body] = from->count[body];
    for (size_t k = 0; k < from->count[body]; k++) {
      last->point[body][k] = from->point[body][k];
      og_int_set(&last->weight[body][k], &from->weight[body][k]);
    }
  }
  c->side[c->side_count - 1].corner++;
}

static void change(bench *b, og_contact_certificate *c) {
  og_contact_corner *corner = &c->corner[or_random_int(&b->random, 0, (int)c->corner_count - 1)];
  og_contact_side *side = &c->side[or_random_int(&b->random, 0, (int)c->side_count - 1)];
  switch (or_random_int(&b->random, 0, 9)) {
  case 0: change_vector(b, &c->normal); break;
  case 1:
    c->touches = false;
    c->relation.kind = or_random_int(&b->random, 0, 1) == 0 ? OG_CERT_SEPARATED : OG_CERT_NEAREST;
    og_ivec_set(&c->relation.direction, &c->normal);
    break;
  case 2: c->corner_count = (size_t)or_random_int(&b->random, 0, (int)c->corner_count); break;
  case 3: c->side_count = (size_t)or_random_int(&b->random, 0, (int)c->side_count); break;
  case 4: swap_corners(b, c); break;
  case 5: repeat_corner(c); break;
  case 6: change_nearest(b, &c->relation); break;
  case 7: change_corner(b, corner); break;
  default: change_side(b, side); break;
  }
}

static bool is_among(const og_contact_point *p, const og_contact_finding *f) {
  for (size_t k = 0; k < f->count; k++) {
    int equal = 0;
    for (int axis = 0; axis < 3; axis++) equal += og_rational_equal(&p->at[axis], &f->point[k].at[axis]);
    if (equal == 3) return true;
  }
  return false;
}

static void expect_refused_or_same(bench *b) {
  og_contact_certificate *certificate = &b->answer.certificate;
  const og_contact_refusal refusal = og_check_contact(b->checker, &b->problem, certificate, &b->finding);
  b->refusals |= 1u << refusal;
  if (refusal != OG_CONTACT_ACCEPTED) {
    assert_int_equal(b->finding.relation, OG_RELATION_NONE);
    assert_int_equal(b->finding.count, 0);
    return;
  }
  assert_int_equal(b->finding.relation, b->answer.finding.relation);
  // A certificate of the depth alone proves that bodies penetrate, and no more.
  if (!certificate->touches && b->finding.relation == OG_PENETRATING) assert_int_equal(b->finding.count, 0);
  else assert_int_equal(b->finding.count, b->answer.finding.count);
  for (size_t k = 0; k < b->finding.count; k++) assert_true(is_among(&b->finding.point[k], &b->answer.finding));
  if (b->finding.relation != OG_PENETRATING || b->finding.count == 0) return;
  assert_int_equal(og_surd_compare(&b->finding.depth, &b->answer.finding.depth), 0);
  assert_int_equal(b->finding.directions, b->answer.finding.directions);
}

static void expect_changes_refused(bench *b) {
  for (int k = 0; k < CHANGES; k++) {
    assert_int_equal(og_solve_contact(b->solver, &b->problem, &b->answer), OG_ANSWERED);
    change(b, &b->answer.certificate);
    expect_refused_or_same(b);
  }
}

// ---- pairs ----

static void test_families(void **state) {
  bench *b = *state;
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed < rounds(PAIRS); seed++) {
      or_pair_make(&b->pair, family, seed);
      b->pair.ra = b->pair.rb = 0;
      expect_truth(b);
      if (b->answer.finding.relation != OG_SEPARATED && seed % 8 == 0) expect_changes_refused(b);
    }
  for (int relation = OG_SEPARATED; relation <= OG_PENETRATING; relation++)
    assert_true(b->relations[relation] >= (int)rounds(30));
  for (int kind = 1; kind <= 3; kind++) assert_true(b->kinds[kind] >= (int)rounds(10));
  assert_true(b->ways[2] >= (int)rounds(30) && b->tied >= (int)rounds(5));
}

// Both bodies have `shared` points at least in the plane z = 0, A's others above it, B's below.
static void press(bench *b, or_pair *p, const int least[2]) {
  double *const at[2] = {p->a, p->b};
  size_t *const count[2] = {&p->na, &p->nb};
  memset(p, 0, sizeof *p);
  for (int body = 0; body < 2; body++) {
    const int flat = least[body] + or_random_int(&b->random, 0, least[body] < 3 ? 0 : 3);
    *count[body] = (size_t)(flat + or_random_int(&b->random, 0, 3));
    for (int k = 0; k < (int)*count[body]; k++) {
      double *x = at[body] + 3 * k;
      for (int axis = 0; axis < 2; axis++) x[axis] = or_random_int(&b->random, -3, 3);
      x[2] = k < flat ? 0 : (body == 0 ? 1 : -1) * or_random_int(&b->random, 1, 3);
    }
  }
}

// x and y of any doubles, far apart in size.
static void spread(bench *b, or_pair *p) {
  const double along[2] = {ldexp(1 + or_random_uniform(&b->random) / 2, or_random_int(&b->random, -300, 300)),
                           ldexp(1 + or_random_uniform(&b->random) / 2, or_random_int(&b->random, -300, 300))};
  for (size_t k = 0; k < 3 * OR_PAIR_POINTS; k++)
    if (k % 3 < 2) {
      p->a[k] *= along[k % 3];
      p->b[k] *= along[k % 3];
    }
}

// A lattice of steps longer than the unit.
static void enlarge(or_pair *p) {
  for (size_t k = 0; k < 3 * OR_PAIR_POINTS; k++) {
    p->a[k] = ldexp(p->a[k], 80);
    p->b[k] = ldexp(p->b[k], 80);
  }
}

// The plane becomes z = x - 2 y, with other coordinates in front.
static void lean(bench *b, or_pair *p) {
  const int first = or_random_int(&b->random, 0, 2);
  double *const at[2] = {p->a, p->b};
  for (int body = 0; body < 2; body++)
    for (int k = 0; k < OR_PAIR_POINTS; k++) {
      double *x = at[body] + 3 * k;
      const double leaning[3] = {x[0], x[1], x[2] + x[0] - 2 * x[1]};
      for (int axis = 0; axis < 3; axis++) x[axis] = leaning[(axis + first) % 3];
    }
}

// The points of A in the plane, one ulp up or down.
static void lift(or_pair *p, int way) {
  for (size_t k = 0; k < p->na; k++)
    if (p->a[3 * k + 2] == 0) p->a[3 * k + 2] = nextafter(0, way);
}

static void test_pressed(void **state) {
  bench *b = *state;
  for (uint64_t seed = 0; seed < rounds(PRESSED); seed++) {
    const int least[2] = {or_random_int(&b->random, 1, 3), or_random_int(&b->random, 1, 3)};
    press(b, &b->pair, least);
    const or_pair flat = b->pair;
    const int relations_before = b->relations[OG_SEPARATED];
    expect_truth(b);
    if (b->answer.finding.relation == OG_TOUCHING && seed % 4 == 0) expect_changes_refused(b);
    lift(&b->pair, 1);
    expect_truth(b);
    assert_int_equal(b->answer.finding.relation, OG_SEPARATED);
    assert_true(b->relations[OG_SEPARATED] > relations_before);
    b->pair = flat;
    lift(&b->pair, -1);
    expect_truth(b);
    b->pair = flat;
    if (seed % 2 == 0) spread(b, &b->pair);
    else lean(b, &b->pair);
    if (seed % 4 == 1) enlarge(&b->pair);
    expect_truth(b);
  }
  assert_true(b->relations[OG_PENETRATING] >= (int)rounds(20) && b->relations[OG_TOUCHING] >= (int)rounds(20));
  for (int kind = 1; kind <= 3; kind++) assert_true(b->kinds[kind] >= (int)rounds(10));
}

// ---- along a direction ----

static void change_along(bench *b, const og_ivec *direction, const og_contact_finding *right) {
  change(b, &b->answer.certificate);
  const og_contact_refusal refusal =
      og_check_contact_along(b->checker, &b->problem, direction, &b->answer.certificate, &b->finding);
  b->refusals |= 1u << refusal;
  if (refusal != OG_CONTACT_ACCEPTED) {
    assert_int_equal(b->finding.relation, OG_RELATION_NONE);
    assert_int_equal(b->finding.count, 0);
    return;
  }
  assert_int_equal(b->finding.relation, right->relation);
  assert_int_equal(b->finding.count, right->count);
  assert_int_equal(og_surd_compare(&b->finding.depth, &right->depth), 0);
  for (size_t k = 0; k < b->finding.count; k++) assert_true(is_among(&b->finding.point[k], right));
}

static void expect_along(bench *b, const og_ivec *direction) {
  assert_int_equal(og_solve_contact_along(b->solver, &b->problem, direction, &b->answer), OG_ANSWERED);
  const char *fault = or_overlap_along_against(&b->problem, direction, &b->answer.finding);
  if (fault != NULL) or_pair_print(stderr, &b->pair);
  if (fault != NULL) fail_msg("%s", fault);
  b->kinds[b->answer.finding.count > 3 ? 3 : b->answer.finding.count]++;
  if (b->answer.finding.count > 0) expect_order(&b->answer.finding);
  for (int k = 0; k < CHANGES && b->answer.finding.count > 0; k++) {
    change_along(b, direction, &b->answer.finding);
    assert_int_equal(og_solve_contact_along(b->solver, &b->problem, direction, &b->answer), OG_ANSWERED);
  }
}

static void set_direction(og_ivec *direction, int x, int y, int z) {
  og_int_set_si(&direction->x, x);
  og_int_set_si(&direction->y, y);
  og_int_set_si(&direction->z, z);
}

// Axes, across which faces of boxes lie; any direction, across which corners do; and that of the shortest way out.
static void test_along(void **state) {
  bench *b = *state;
  og_ivec direction;
  og_ivec_init(&direction);
  const uint64_t seeds = rounds(60) / 10;
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed <= seeds; seed++) {
      or_pair_make(&b->pair, family, seed);
      if (seed % 2 == 0) b->pair.ra = b->pair.rb = 0;
      assert_int_equal(or_pair_problem(&b->problem, &b->pair), OG_PROBLEM_OK);
      set_direction(&direction, seed % 3 == 0, seed % 3 == 1, seed % 3 == 2 ? -1 : 0);
      expect_along(b, &direction);
      for (int k = 0; k < 3; k++) set_direction(&direction, or_random_int(&b->random, -3, 3), 2, k);
      expect_along(b, &direction);
      assert_int_equal(og_solve_contact(b->solver, &b->problem, &b->answer), OG_ANSWERED);
      if (b->answer.finding.count == 0) continue;
      og_ivec_set(&direction, &b->answer.finding.normal);
      expect_along(b, &direction);
    }
  set_direction(&direction, 0, 0, 0);
  assert_int_equal(og_check_contact_along(b->checker, &b->problem, &direction, &b->answer.certificate, &b->finding),
                   OG_CONTACT_REFUSED_PROBLEM);
  for (int kind = 0; kind <= 3; kind++) assert_true(b->kinds[kind] >= (int)rounds(20));
  assert_true((b->refusals >> OG_CONTACT_REFUSED_WAY & 1) == 1 && (b->refusals >> OG_CONTACT_REFUSED_MOVE & 1) == 1);
  og_ivec_clear(&direction);
}

// ---- rounded bodies ----

static bool is_rounded_family(const og_gen_family *family) {
  return strncmp(family->id, "contact-rounded", 15) == 0 || strcmp(family->id, "contact-half-space") == 0;
}

static void test_rounded(void **state) {
  bench *b = *state;
  og_family_reader reader;
  og_family_reader_init(&reader);
  og_problem kept = b->problem;
  for (size_t f = 0; f < og_gen_family_count(); f++) {
    const og_gen_family *family = og_gen_family_at(f);
    if (!is_rounded_family(family)) continue;
    for (uint64_t k = 0; k < rounds(90); k++) {
      assert_true(og_family_read(&reader, family, 5, k));
      b->problem = reader.one.problem; // its storage
      expect_truth_of_problem(b);
      if (b->answer.finding.relation != OG_SEPARATED && k % 2 == 0) expect_changes_refused(b);
    }
  }
  b->problem = kept;
  og_family_reader_clear(&reader);
  for (int relation = OG_SEPARATED; relation <= OG_PENETRATING; relation++)
    assert_true(b->relations[relation] >= (int)rounds(100));
  for (int kind = 1; kind <= 3; kind++) assert_true(b->kinds[kind] >= (int)rounds(20));
  assert_true((b->refusals >> OG_CONTACT_REFUSED_MOVE & 1) == 1 && (b->refusals >> OG_CONTACT_REFUSED_WAY & 1) == 1);
}

// Balls around bodies of all families: mostly apart or overlapping.
static void test_rounded_families(void **state) {
  bench *b = *state;
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed < rounds(PAIRS); seed++) {
      or_pair_make(&b->pair, family, seed);
      double *const radius[2] = {&b->pair.ra, &b->pair.rb};
      for (int k = 0; k < 2 && seed % 2 == 0; k++) *radius[k] = or_random_int(&b->random, 0, 3);
      expect_truth(b);
    }
  assert_true(b->relations[OG_SEPARATED] >= (int)rounds(30) && b->relations[OG_PENETRATING] >= (int)rounds(30));
  for (int way = 0; way < 3; way++) assert_true(b->ways[way] >= (int)rounds(5));
}

// ---- every refusal is reached ----

static void expect_problem_refused(bench *b) {
  og_ivec *direction = &b->answer.certificate.normal; // any but zero
  assert_int_equal(og_check_contact_along(b->checker, &b->problem, direction, &b->answer.certificate, &b->finding),
                   OG_CONTACT_REFUSED_PROBLEM);
  const og_contact_refusal refusal = og_check_contact(b->checker, &b->problem, &b->answer.certificate, &b->finding);
  assert_int_equal(refusal, OG_CONTACT_REFUSED_PROBLEM);
  b->refusals |= 1u << refusal;
}

// The certificate is right, but the problem is none that the question is about.
static void expect_no_problem(bench *b) {
  do {
    press(b, &b->pair, (const int[2]){3, 3});
    assert_int_equal(or_pair_problem(&b->problem, &b->pair), OG_PROBLEM_OK);
    assert_int_equal(og_solve_contact(b->solver, &b->problem, &b->answer), OG_ANSWERED);
  } while (b->answer.finding.relation != OG_TOUCHING);
  og_int *const radius = &b->problem.radius, *const den = &b->problem.unit_den;
  og_int_set_si(radius, -1);
  expect_problem_refused(b);
  og_int_set_si(radius, 0);
  for (int of_b = -1; of_b <= 1; of_b += 2) {
    og_int_set_si(&b->problem.radius_b, of_b);
    expect_problem_refused(b);
  }
  og_int_set_si(&b->problem.radius_b, 0);
  og_int_set_si(den, 0);
  expect_problem_refused(b);
  og_int_set_si(den, 1);
  size_t *const counts[2] = {&b->problem.a.count, &b->problem.b.count};
  for (int body = 0; body < 2; body++) {
    const size_t kept = *counts[body];
    *counts[body] = 0;
    expect_problem_refused(b);
    *counts[body] = kept;
  }
  assert_int_equal(og_check_contact(b->checker, &b->problem, &b->answer.certificate, &b->finding), OG_CONTACT_ACCEPTED);
}

static void test_refusals(void **state) {
  bench *b = *state;
  for (uint64_t seed = 0; seed < PRESSED; seed++) {
    const int least[2] = {or_random_int(&b->random, 2, 3), or_random_int(&b->random, 2, 3)};
    press(b, &b->pair, least);
    assert_int_equal(or_pair_problem(&b->problem, &b->pair), OG_PROBLEM_OK);
    assert_int_equal(og_solve_contact(b->solver, &b->problem, &b->answer), OG_ANSWERED);
    if (b->answer.finding.relation == OG_TOUCHING) expect_changes_refused(b);
  }
  expect_no_problem(b);
  assert_string_equal(og_contact_refusal_text(OG_CONTACT_REFUSED_COUNT), "unknown refusal");
  b->refusals |= 1u << OG_CONTACT_REFUSED_WAY; // of rounded bodies only: test_rounded
  for (int k = 0; k < OG_CONTACT_REFUSED_COUNT; k++) {
    if ((b->refusals >> k & 1) == 0) print_error("never: %s\n", og_contact_refusal_text((og_contact_refusal)k));
    assert_string_not_equal(og_contact_refusal_text((og_contact_refusal)k), "unknown refusal");
  }
  assert_int_equal(b->refusals, ALL_BITS);
}

// A certificate of bodies that touch proves nothing of the same bodies moved by one ulp.
static void test_moved_problem(void **state) {
  bench *b = *state;
  for (uint64_t seed = 0; seed < rounds(PRESSED); seed++) {
    const int least[2] = {3, 3};
    press(b, &b->pair, least);
    assert_int_equal(or_pair_problem(&b->problem, &b->pair), OG_PROBLEM_OK);
    assert_int_equal(og_solve_contact(b->solver, &b->problem, &b->answer), OG_ANSWERED);
    if (b->answer.finding.relation != OG_TOUCHING) continue;
    lift(&b->pair, seed % 2 == 0 ? 1 : -1);
    assert_int_equal(or_pair_problem(&b->problem, &b->pair), OG_PROBLEM_OK);
    assert_int_not_equal(og_check_contact(b->checker, &b->problem, &b->answer.certificate, &b->finding),
                         OG_CONTACT_ACCEPTED);
    b->relations[OG_TOUCHING]++;
  }
  assert_true(b->relations[OG_TOUCHING] >= (int)rounds(PRESSED) / 4);
}

static void test_limit(void **state) {
  bench *b = *state;
  int given_up = 0, along = 0;
  og_ivec direction;
  og_ivec_init(&direction);
  og_contact_solver_set_limit(b->solver, 1);
  for (uint64_t seed = 0; seed < 40; seed++) {
    or_pair_make(&b->pair, 2, seed);
    b->pair.ra = b->pair.rb = 0;
    assert_int_equal(or_pair_problem(&b->problem, &b->pair), OG_PROBLEM_OK);
    given_up += og_solve_contact(b->solver, &b->problem, &b->answer) == OG_GAVE_UP;
  }
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed < 20; seed++) {
      or_pair_make(&b->pair, family, seed);
      assert_int_equal(or_pair_problem(&b->problem, &b->pair), OG_PROBLEM_OK);
      set_direction(&direction, or_random_int(&b->random, -3, 3), 1, or_random_int(&b->random, -3, 3));
      along += og_solve_contact_along(b->solver, &b->problem, &direction, &b->answer) == OG_GAVE_UP;
    }
  og_ivec_clear(&direction);
  assert_true(given_up > 0 && along > 0);
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(7);
  og_problem_init(&b->problem);
  b->solver = og_contact_solver_new();
  b->checker = og_checker_new();
  og_contact_answer_init(&b->answer);
  og_contact_finding_init(&b->finding);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_problem_clear(&b->problem);
  og_contact_solver_free(b->solver);
  og_contact_solver_free(NULL);
  og_checker_free(b->checker);
  og_contact_answer_clear(&b->answer);
  og_contact_finding_clear(&b->finding);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_families, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_pressed, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_along, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_rounded, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_rounded_families, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_refusals, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_moved_problem, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_limit, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
