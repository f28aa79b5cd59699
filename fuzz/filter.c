// The floating-point filters of the exact solver, by what they decide: on problems of any magnitude, with a motion.
//
// The doubles beside the lattice are within OG_APPROX_ERROR of the truth. The polytope grown with the filters' signs is
// convex: no corner of it, and at faces said to be supporting no point of A - B, lies beyond a face, in integers; the
// sides of the origin and the order of distances are those of the integers.

#include <string.h>

#include "fuzz/harness.h"
#include "spec/pair/solve/polytope.h"

enum { EXPANSIONS = 16, SEEN = 2 * (4 + EXPANSIONS), BITS = 2600 };

typedef struct bench {
  og_fuzz_pairs pairs;
  og_problem problem;
  og_polytope polytope;
  og_int value, other, extent;
  mpf_t exact, given;
  // what has been looked at: corners, and the corners of faces
  size_t corner_count, seen_count;
  uint32_t seen[SEEN][3];
} bench;

static void init(bench *b) {
  og_problem_init(&b->problem);
  og_polytope_init(&b->polytope);
  og_int_init(&b->value);
  og_int_init(&b->other);
  og_int_init(&b->extent);
  mpf_init2(b->exact, BITS);
  mpf_init2(b->given, BITS);
}

static void expect(bench *b, bool condition, const char *what) {
  if (!condition) og_fuzz_found(what, &b->pairs.decoded);
}

// ---- the doubles ----

static void check_coordinate(bench *b, const og_int *x, const og_int *origin, double approximate) {
  og_int_sub(&b->value, x, origin);
  mpf_set_z(b->exact, b->value.z);
  if (b->problem.approx_exp >= 0) mpf_div_2exp(b->exact, b->exact, (mp_bitcnt_t)b->problem.approx_exp);
  else mpf_mul_2exp(b->exact, b->exact, (mp_bitcnt_t)-b->problem.approx_exp);
  expect(b, fabs(approximate) <= 1, "an approximate coordinate beyond 1");
  mpf_set_d(b->given, approximate);
  mpf_sub(b->exact, b->exact, b->given);
  expect(b, fabs(mpf_get_d(b->exact)) <= OG_APPROX_ERROR, "an approximate coordinate off by more than OG_APPROX_ERROR");
}

static void check_approximations(bench *b) {
  const og_points *const bodies[2] = {&b->problem.a, &b->problem.b};
  const og_ivec *origin = &b->problem.a.at[0];
  for (int i = 0; i < 2; i++)
    for (size_t k = 0; k < bodies[i]->count; k++) {
      const og_ivec *p = &bodies[i]->at[k];
      const double *approximate = &bodies[i]->approx[3 * k];
      check_coordinate(b, &p->x, &origin->x, approximate[0]);
      check_coordinate(b, &p->y, &origin->y, approximate[1]);
      check_coordinate(b, &p->z, &origin->z, approximate[2]);
    }
}

// ---- the polytope ----

static int exact_side(bench *b, const og_face *face, const og_ivec *point) {
  og_ivec_dot(&b->value, &face->n, point);
  return og_int_compare(&b->value, &face->h);
}

// The body's largest product with the face's normal, or of -normal.
static void find_extent(bench *b, og_int *most, const og_points *points, const og_ivec *normal, int sign) {
  for (size_t k = 0; k < points->count; k++) {
    og_ivec_dot(&b->value, normal, &points->at[k]);
    if (sign < 0) og_int_neg(&b->value, &b->value);
    if (k == 0 || og_int_compare(&b->value, most) > 0) og_int_set(most, &b->value);
  }
}

static void check_supporting(bench *b, const og_face *face) {
  find_extent(b, &b->other, &b->problem.a, &face->n, 1);
  find_extent(b, &b->extent, &b->problem.b, &face->n, -1);
  og_int_add(&b->other, &b->other, &b->extent);
  expect(b, og_int_compare(&b->other, &face->h) <= 0, "a supporting face with a point of A - B beyond it");
}

// h / |n| of both, h > 0.
static int exact_order(bench *b, const og_face *f, const og_face *g) {
  og_int_mul(&b->value, &f->h, &f->h);
  og_int_mul(&b->value, &b->value, &g->nn);
  og_int_mul(&b->other, &g->h, &g->h);
  og_int_mul(&b->other, &b->other, &f->nn);
  return og_int_compare(&b->value, &b->other);
}

static int sign_of(int x) { return (x > 0) - (x < 0); }

// The filters speak first, before integers are there to be looked at.
static void check_planes(bench *b) {
  og_polytope *t = &b->polytope;
  size_t nearest = SIZE_MAX;
  for (size_t f = 0; f < t->face_count; f++) {
    const int origin = og_polytope_origin_side(t, f);
    const int order = origin > 0 && nearest != SIZE_MAX ? og_polytope_compare_distance(t, f, nearest) : 0;
    const og_face *face = og_polytope_exact_face(t, f);
    expect(b, origin == og_int_sign(&face->h), "the origin is said to be on the wrong side of a face");
    if (face->supporting) check_supporting(b, face);
    if (origin <= 0) continue;
    if (nearest != SIZE_MAX)
      expect(b, sign_of(order) == sign_of(exact_order(b, face, &t->face[nearest])), "planes in the wrong order");
    if (nearest == SIZE_MAX || order < 0) nearest = f;
  }
}

static void expect_behind(bench *b, const og_face *face, size_t corner) {
  expect(b, exact_side(b, face, &b->polytope.corner[corner].point) <= 0, "a polytope that is not convex");
}

// Since the last look: what corners are new must lie behind the faces that were there, and all corners behind what
// faces are new. Nothing else can have been broken.
static void check_convex(bench *b) {
  og_polytope *t = &b->polytope;
  for (size_t f = 0; f < t->face_count; f++) {
    const og_face *face = og_polytope_exact_face(t, f);
    const bool is_known = f < b->seen_count && memcmp(b->seen[f], face->corner, sizeof b->seen[f]) == 0;
    for (size_t c = is_known ? b->corner_count : 0; c < t->corner_count; c++) expect_behind(b, face, c);
    if (f < SEEN) memcpy(b->seen[f], face->corner, sizeof b->seen[f]);
  }
  b->seen_count = t->face_count < SEEN ? t->face_count : SEEN;
  b->corner_count = t->corner_count;
}

static void grow(bench *b) {
  og_polytope *t = &b->polytope;
  b->seen_count = b->corner_count = 0;
  if (og_polytope_begin(t, &b->problem, NULL, 0) < 3) return;
  for (size_t n = 0; n < EXPANSIONS; n++) {
    // A face that is not known to support, the first of them another one each time.
    size_t face = SIZE_MAX;
    for (size_t k = 0; k < t->face_count && face == SIZE_MAX; k++)
      if (!t->face[(n + k) % t->face_count].supporting) face = (n + k) % t->face_count;
    if (face == SIZE_MAX) break;
    og_polytope_expand(t, face);
    // Where the input says so the filters go on alone, and the integers come late.
    if (n % 4 == 3 && b->pairs.decoded.program.choice[0] % 2 == 0) check_convex(b);
  }
  check_planes(b);
  check_convex(b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.pairs.decoder == NULL) init(&b);
  og_fuzz_pair(&b.pairs, data, size, OG_FUZZ_FEW_POINTS);
  or_pair pair;
  if (!or_decoded_to_pair(&pair, &b.pairs.decoded)) return 0;
  expect(&b, or_pair_problem(&b.problem, &pair) == OG_PROBLEM_OK, "the problem is refused");
  check_approximations(&b);
  grow(&b);
  // The same points by way of the integers.
  og_problem_approximate(&b.problem);
  check_approximations(&b);
  return 0;
}
