// The exact answers about primitives against the second oracle, which tries every pair of cells in plain rationals, and
// certificates tampered with, on random and degenerate primitives. Each answer was accepted by the checker.
//
// ORIGO_TEST_PAIRS sets the number of problems of each question (default 3,000).

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

#include "spec/primitive/solve/primitive.h"
#include "tests/oracle/cells.h"
#include "tests/shared/random_primitive.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  or_random random;
  og_shape shape;
  og_exact_body a, b;
  og_primitive primitive;
  og_primitive_answer answer;
} bench;

static int count_of_cases(void) {
  const long wanted = wanted_pairs(3000);
  return wanted > 3000 ? 3000 : (int)wanted;
}

static void bench_start(bench *t, uint64_t seed) {
  t->random = or_random_seeded(seed);
  og_shape_init(&t->shape);
  og_exact_body_init(&t->a);
  og_exact_body_init(&t->b);
  og_primitive_init(&t->primitive);
  og_primitive_answer_init(&t->answer);
}

static void bench_end(bench *t) {
  og_shape_clear(&t->shape);
  og_exact_body_clear(&t->a);
  og_exact_body_clear(&t->b);
  og_primitive_clear(&t->primitive);
  og_primitive_answer_clear(&t->answer);
}

static og_shape_kind draw_kind(bench *t, const og_shape_kind *kinds, int count) {
  return kinds[or_random_int(&t->random, 0, count - 1)];
}

static const og_shape_kind primitives[] = {OG_SHAPE_POINT, OG_SHAPE_SEGMENT, OG_SHAPE_TRIANGLE, OG_SHAPE_LINE,
                                           OG_SHAPE_RAY,   OG_SHAPE_PLANE,   OG_SHAPE_BOX};
static const og_shape_kind probes[] = {OG_SHAPE_SEGMENT, OG_SHAPE_TRIANGLE, OG_SHAPE_LINE, OG_SHAPE_RAY,
                                       OG_SHAPE_POINT};

static void solve(bench *t) {
  const og_primitive_refusal refusal = og_solve_primitive(&t->primitive, &t->answer);
  if (refusal != OG_PRIMITIVE_ACCEPTED) fail_msg("%s", og_primitive_refusal_text(refusal));
}

// Draws A and B and answers the question about them.
static void ask_pair(bench *t, og_question question, og_shape_kind of_a, og_shape_kind of_b) {
  const or_grain grain = (or_grain)or_random_int(&t->random, 0, OR_GRAIN_COUNT - 1);
  or_random_primitive(&t->shape, &t->a, of_a, grain, &t->random);
  or_random_primitive(&t->shape, &t->b, of_b, grain, &t->random);
  og_primitive_set(&t->primitive, question, &t->a, &t->b);
  solve(t);
}

static og_primitive_refusal check_again(const bench *t, og_primitive_finding *finding) {
  return og_check_primitive(&t->primitive, &t->answer.certificate, finding);
}

static void set_over(or_vec *r, const og_ivec *v, const og_int *den) {
  const og_int *const parts[3] = {&v->x, &v->y, &v->z};
  for (int k = 0; k < 3; k++) {
    mpz_set(mpq_numref(r->c[k]), parts[k]->z);
    mpz_set(mpq_denref(r->c[k]), den->z);
    mpq_canonicalize(r->c[k]);
  }
}

// value^2 = square? The value is sqrt(q) / m.
static void assert_square(const og_surd *value, const mpq_t square) {
  mpq_t proved;
  mpq_init(proved);
  assert_int_equal(og_int_sign(&value->p), 0);
  assert_int_equal(value->e, 0);
  mpz_mul(mpq_denref(proved), value->m.z, value->m.z);
  mpz_set(mpq_numref(proved), value->q.z);
  mpq_canonicalize(proved);
  assert_true(mpq_equal(proved, square));
  mpq_clear(proved);
}

// ---- support ----

static void assert_extreme(const bench *t) {
  // Every height on its own, in rationals over den: the maximum, and who reaches it.
  const og_primitive *p = &t->primitive;
  const og_primitive_certificate *c = &t->answer.certificate;
  mpz_t most, height;
  mpz_inits(most, height, NULL);
  size_t reached = 0;
  for (int pass = 0; pass < 2; pass++)
    for (size_t k = 0; k < p->a.count; k++) {
      mpz_mul(height, p->direction.x.z, p->a.point[k].x.z);
      mpz_addmul(height, p->direction.y.z, p->a.point[k].y.z);
      mpz_addmul(height, p->direction.z.z, p->a.point[k].z.z);
      if (pass == 0 && (k == 0 || mpz_cmp(height, most) > 0)) mpz_set(most, height);
      if (pass == 0 || mpz_cmp(height, most) != 0) continue;
      assert_true(reached < c->vertex_count);
      assert_int_equal(c->vertex[reached++], k);
    }
  assert_int_equal(reached, c->vertex_count);
  // value = most / den + sqrt(radius^2 d.d) / den, without a root where there is no radius.
  const og_surd *value = &t->answer.finding.value;
  mpz_mul(height, p->a.den.z, p->direction_den.z);
  assert_true(mpz_cmp(value->p.z, most) == 0 && mpz_cmp(value->m.z, height) == 0 && value->e == 0);
  mpz_mul(most, p->direction.x.z, p->direction.x.z);
  mpz_addmul(most, p->direction.y.z, p->direction.y.z);
  mpz_addmul(most, p->direction.z.z, p->direction.z.z);
  mpz_mul(height, p->a.radius.z, p->a.radius.z);
  mpz_mul(height, height, most);
  assert_true(mpz_cmp(value->q.z, height) == 0 && value->s == mpz_sgn(height));
  mpz_clears(most, height, NULL);
}

static void tamper_with_vertices(bench *t) {
  og_primitive_certificate *c = &t->answer.certificate;
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  const size_t count = c->vertex_count;
  c->vertex_count--;
  assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
  c->vertex_count = count;
  for (uint32_t wrong = 0; wrong <= t->a.count; wrong++) {
    const uint32_t was = c->vertex[count - 1];
    if (wrong == was) continue;
    c->vertex[count - 1] = wrong;
    assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
    c->vertex[count - 1] = was;
  }
  *og_certificate_add_vertex(c) = (uint32_t)t->a.count;
  assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
  c->vertex_count = count;
  c->kind = OG_PRIMITIVE_FEET;
  assert_int_equal(check_again(t, &finding), OG_PRIMITIVE_REFUSED_KIND);
  og_primitive_finding_clear(&finding);
}

static void support_reaches_the_maximum(void **state) {
  (void)state;
  static const og_shape_kind kinds[] = {OG_SHAPE_POINT, OG_SHAPE_SEGMENT, OG_SHAPE_TRIANGLE,
                                        OG_SHAPE_HULL,  OG_SHAPE_BOX,     OG_SHAPE_SPHERE};
  bench t;
  bench_start(&t, 1);
  for (int k = 0; k < count_of_cases(); k++) {
    const or_grain grain = (or_grain)or_random_int(&t.random, 0, OR_GRAIN_COUNT - 1);
    or_random_primitive(&t.shape, &t.a, draw_kind(&t, kinds, 6), grain, &t.random);
    og_primitive_set(&t.primitive, OG_SUPPORT, &t.a, NULL);
    mpz_set_si(t.primitive.direction.x.z, or_random_int(&t.random, -2, 2));
    mpz_set_si(t.primitive.direction.y.z, or_random_int(&t.random, -2, 2));
    mpz_set_si(t.primitive.direction.z.z, or_random_int(&t.random, -2, 2));
    mpz_set_si(t.primitive.direction_den.z, or_random_int(&t.random, 1, 3));
    solve(&t);
    assert_extreme(&t);
    tamper_with_vertices(&t);
  }
  bench_end(&t);
}

static void support_by_hand(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 1);
  og_shape_reset(&t.shape, OG_SHAPE_BOX);
  for (int k = 0; k < 3; k++) og_rational_set_si(&t.shape.half[k], k + 1);
  og_rational_set_si(&t.shape.radius, 2);
  assert_int_equal(og_shape_to_body(&t.a, &t.shape, 10000), OG_SHAPE_OK);
  og_primitive_set(&t.primitive, OG_SUPPORT, &t.a, NULL);
  og_int_set_si(&t.primitive.direction.x, 1);
  og_int_set_si(&t.primitive.direction.y, -1);
  solve(&t);
  char *text = og_surd_to_text(&t.answer.finding.value);
  assert_string_equal(text, "sqrt(8)+3"); // (1, -2, z) . d = 3, and 2 |d|
  free(text);
  assert_int_equal(t.answer.certificate.vertex_count, 2); // (1, -2, -3) and (1, -2, 3)
  assert_int_equal(t.answer.certificate.vertex[0], 1);
  assert_int_equal(t.answer.certificate.vertex[1], 5);
  bench_end(&t);
}

// ---- orientation ----

// The determinant by Laplace's expansion over permutations, in rationals, of the rows p - last.
static void expand(mpq_t r, or_vec *row, size_t n) {
  static const int order[6][4] = {{0, 1, 2, 1},  {1, 2, 0, 1},  {2, 0, 1, 1},
                                  {0, 2, 1, -1}, {2, 1, 0, -1}, {1, 0, 2, -1}};
  mpq_t product;
  mpq_init(product);
  mpq_set_si(r, 0, 1);
  for (int k = 0; k < 6; k++) {
    if (n == 2 && order[k][2] != 2) continue;
    mpq_set_si(product, order[k][3], 1);
    for (size_t i = 0; i < n; i++) mpq_mul(product, product, row[i].c[order[k][i]]);
    mpq_add(r, r, product);
  }
  mpq_clear(product);
}

static void orientation_is_the_determinant(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 7);
  or_vec p[4];
  mpq_t expected, proved;
  mpq_inits(expected, proved, NULL);
  for (int k = 0; k < 4; k++) or_vec_init(&p[k]);
  int signs[3] = {0, 0, 0};
  for (int k = 0; k < count_of_cases(); k++) {
    const or_grain grain = (or_grain)or_random_int(&t.random, 0, OR_GRAIN_COUNT - 1);
    do or_random_primitive(&t.shape, &t.a, OG_SHAPE_HULL, grain, &t.random);
    while (t.a.count < 3);
    og_primitive_set(&t.primitive, OG_ORIENTATION, &t.a, NULL);
    solve(&t);
    const size_t last = t.a.count - 1;
    for (size_t i = 0; i <= last; i++) set_over(&p[i], &t.primitive.a.point[i], &t.primitive.a.den);
    for (size_t i = 0; i < last; i++) or_vec_sub(&p[i], &p[i], &p[last]);
    expand(expected, p, last);
    const og_surd *value = &t.answer.finding.value;
    mpz_set(mpq_numref(proved), value->p.z);
    mpz_set(mpq_denref(proved), value->m.z);
    mpq_canonicalize(proved);
    assert_true(value->s == 0 && value->e == 0 && mpq_equal(proved, expected));
    signs[1 + mpq_sgn(expected)]++;
    t.answer.certificate.kind = OG_PRIMITIVE_EXTREME;
    og_primitive_finding finding;
    og_primitive_finding_init(&finding);
    assert_int_equal(check_again(&t, &finding), OG_PRIMITIVE_REFUSED_KIND);
    og_primitive_finding_clear(&finding);
  }
  assert_true(signs[0] > 0 && signs[1] > 0 && signs[2] > 0);
  for (int k = 0; k < 4; k++) or_vec_clear(&p[k]);
  mpq_clears(expected, proved, NULL);
  bench_end(&t);
}

// ---- nearest points ----

// Any change of a spot is refused, or else the spot is another of the nearest ones: the distance is the same.
static void tamper_with_feet(bench *t) {
  og_primitive_certificate *c = &t->answer.certificate;
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  og_spot *const spots[2] = {&c->feet.a, &c->feet.b};
  for (int side = 0; side < 2; side++)
    for (size_t k = 0; k < spots[side]->count + OG_MAX_DIRECTIONS; k++)
      for (int sign = -1; sign <= 1; sign += 2) {
        const bool is_weight = k < spots[side]->count;
        og_int *number = is_weight ? &spots[side]->weight[k] : &spots[side]->along[k - spots[side]->count];
        if (sign > 0) mpz_add_ui(number->z, number->z, 1);
        else mpz_sub_ui(number->z, number->z, 1);
        // A weight without the total is refused in any case; with it, it names another point.
        if (is_weight) assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
        if (is_weight && sign > 0) mpz_add_ui(spots[side]->total.z, spots[side]->total.z, 1);
        if (is_weight && sign < 0) mpz_sub_ui(spots[side]->total.z, spots[side]->total.z, 1);
        if (check_again(t, &finding) == OG_PRIMITIVE_ACCEPTED)
          assert_int_equal(og_surd_compare(&finding.value, &t->answer.finding.value), 0);
        if (is_weight && sign > 0) mpz_sub_ui(spots[side]->total.z, spots[side]->total.z, 1);
        if (is_weight && sign < 0) mpz_add_ui(spots[side]->total.z, spots[side]->total.z, 1);
        if (sign > 0) mpz_sub_ui(number->z, number->z, 1);
        else mpz_add_ui(number->z, number->z, 1);
      }
  assert_int_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
  og_primitive_finding_clear(&finding);
}

static void closest_points_are_nearest(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 2);
  mpq_t square;
  mpq_init(square);
  size_t touching = 0;
  for (int k = 0; k < count_of_cases(); k++) {
    const og_shape_kind a = draw_kind(&t, primitives, 7), b = draw_kind(&t, primitives, 7);
    if (a == OG_SHAPE_BOX && b == OG_SHAPE_BOX && k % 8 != 0) continue; // 500 systems each
    ask_pair(&t, OG_CLOSEST, a, b);
    or_cells *of_a = or_cells_new(a, &t.a), *of_b = or_cells_new(b, &t.b);
    or_cells_distance(square, of_a, of_b);
    assert_square(&t.answer.finding.value, square);
    touching += mpq_sgn(square) == 0;
    if (k % 4 == 0) tamper_with_feet(&t);
    or_cells_free(of_a);
    or_cells_free(of_b);
  }
  assert_true(touching > 0);
  mpq_clear(square);
  bench_end(&t);
}

typedef struct face_search {
  mpq_t least;
  bool found;
  size_t dims; // of the smallest cell that reaches it
} face_search;

static void take_face(void *context, const or_cell *a, const or_cell *b, const or_vec *point, const mpq_t square) {
  (void)b;
  (void)point;
  face_search *s = context;
  const int order = s->found ? mpq_cmp(square, s->least) : -1;
  if (order > 0 || (order == 0 && a->dims >= s->dims)) return;
  s->found = true;
  s->dims = a->dims;
  mpq_set(s->least, square);
}

static void simplex_has_its_minimal_face(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 3);
  face_search search;
  mpq_init(search.least);
  og_shape origin;
  og_shape_init(&origin);
  og_shape_reset(&origin, OG_SHAPE_POINT);
  og_shape_resize(&origin, 1);
  for (int k = 0; k < 3; k++) og_rational_set_si(&origin.coordinate[k], 0);
  assert_int_equal(og_shape_to_body(&t.b, &origin, 1000), OG_SHAPE_OK);
  or_cells *at_origin = or_cells_new(OG_SHAPE_POINT, &t.b);
  for (int k = 0; k < count_of_cases(); k++) {
    const or_grain grain = (or_grain)or_random_int(&t.random, 0, OR_GRAIN_COUNT - 1);
    or_random_primitive(&t.shape, &t.a, OG_SHAPE_HULL, grain, &t.random);
    og_primitive_set(&t.primitive, OG_SIMPLEX, &t.a, NULL);
    solve(&t);
    or_cells *cells = or_cells_new(OG_SHAPE_HULL, &t.a);
    search.found = false;
    or_cells_visit(cells, at_origin, take_face, &search);
    assert_square(&t.answer.finding.value, search.least);
    // Where the nearest point lies in the inside of several faces (dependent points), any will do; never a smaller one
    // than there is.
    size_t used = 0;
    for (size_t i = 0; i < t.a.count; i++) used += og_int_sign(&t.answer.certificate.feet.a.weight[i]) != 0;
    assert_true(used >= search.dims + 1);
    if (grain == OR_GRAIN_ANY) assert_int_equal(used, search.dims + 1);
    tamper_with_feet(&t);
    or_cells_free(cells);
  }
  or_cells_free(at_origin);
  og_shape_clear(&origin);
  mpq_clear(search.least);
  bench_end(&t);
}

// ---- hits ----

typedef struct common_points {
  size_t count;
  or_vec at[64];
} common_points;

static void take_common(void *context, const or_cell *a, const or_cell *b, const or_vec *point, const mpq_t square) {
  (void)a;
  (void)b;
  common_points *common = context;
  if (mpq_sgn(square) != 0) return;
  for (size_t k = 0; k < common->count; k++)
    if (or_vec_equal(&common->at[k], point)) return;
  assert_true(common->count < 64);
  or_vec_set(&common->at[common->count++], point);
}

static void set_corner(or_vec *r, const og_spot *spot, const og_exact_body *body) {
  og_rational point[3];
  for (int k = 0; k < 3; k++) og_rational_init(&point[k]);
  og_spot_point(point, spot, body);
  for (int k = 0; k < 3; k++) {
    mpz_set(mpq_numref(r->c[k]), point[k].num.z);
    mpz_set(mpq_denref(r->c[k]), point[k].den.z);
    og_rational_clear(&point[k]);
  }
}

// Is the point one of the polygon's, by the triangles from its first corner?
static bool in_polygon(const or_vec *point, const or_vec *corner, size_t count) {
  or_cells *at = or_cells_of_points(point, point, point);
  mpq_t square;
  mpq_init(square);
  bool in = false;
  for (size_t k = 0; k < count && !in; k++) {
    or_cells *triangle = or_cells_of_points(&corner[0], &corner[k], &corner[(k + 1) % count]);
    or_cells_distance(square, at, triangle);
    in = mpq_sgn(square) == 0;
    or_cells_free(triangle);
  }
  or_cells_free(at);
  mpq_clear(square);
  return in;
}

// Every corner proved is a common point of two cells, and every such point is in the part that is proved.
static void assert_meeting(const bench *t, const common_points *common) {
  const og_primitive_certificate *c = &t->answer.certificate;
  or_vec corner[16];
  assert_true(c->corner_count <= 16);
  for (size_t k = 0; k < 16; k++) or_vec_init(&corner[k]);
  for (size_t k = 0; k < c->corner_count; k++) {
    set_corner(&corner[k], &c->corner[k].a, &t->primitive.a);
    bool found = c->both_ways; // a line has no corner: any of its points is named
    for (size_t i = 0; i < common->count; i++) found = found || or_vec_equal(&corner[k], &common->at[i]);
    assert_true(found);
  }
  for (size_t i = 0; i < common->count && !c->endless; i++)
    assert_true(in_polygon(&common->at[i], corner, c->corner_count));
  for (size_t k = 0; k < 16; k++) or_vec_clear(&corner[k]);
}

static void drop_bound(bench *t, og_bounds *bounds) {
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  for (size_t k = 0; k < bounds->count; k++) {
    const og_bound was = bounds->at[k];
    bounds->at[k] = bounds->at[bounds->count - 1];
    bounds->at[--bounds->count] = was;
    assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
    bounds->at[bounds->count++] = bounds->at[k];
    bounds->at[k] = was;
    // Tighter than the body is.
    mpz_sub_ui(bounds->at[k].offset.z, bounds->at[k].offset.z, 1);
    assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
    mpz_add_ui(bounds->at[k].offset.z, bounds->at[k].offset.z, 1);
    og_ivec_neg(&bounds->at[k].normal, &bounds->at[k].normal);
    assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
    og_ivec_neg(&bounds->at[k].normal, &bounds->at[k].normal);
  }
  og_primitive_finding_clear(&finding);
}

// More weight on a point, and in the total: another point of the body, which is refused, unless it is the same one.
static void move_spot(bench *t, og_spot *spot, const og_exact_body *body) {
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  or_vec before, after;
  or_vec_init(&before);
  or_vec_init(&after);
  set_corner(&before, spot, body);
  for (size_t i = 0; i < spot->count; i++) {
    mpz_add_ui(spot->weight[i].z, spot->weight[i].z, 1);
    mpz_add_ui(spot->total.z, spot->total.z, 1);
    set_corner(&after, spot, body);
    assert_int_equal(check_again(t, &finding) == OG_PRIMITIVE_ACCEPTED, or_vec_equal(&before, &after));
    mpz_sub_ui(spot->weight[i].z, spot->weight[i].z, 1);
    mpz_sub_ui(spot->total.z, spot->total.z, 1);
  }
  or_vec_clear(&before);
  or_vec_clear(&after);
  og_primitive_finding_clear(&finding);
}

static void tamper_with_meeting(bench *t) {
  og_primitive_certificate *c = &t->answer.certificate;
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  drop_bound(t, &c->flat);
  drop_bound(t, &c->wall);
  c->corner_count--;
  assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
  c->corner_count++;
  c->both_ways = !c->both_ways;
  if (c->endless) assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
  c->both_ways = !c->both_ways;
  for (size_t k = 0; k < c->corner_count; k++) {
    og_spot *spot = &c->corner[k].a;
    for (size_t i = 0; i < spot->count; i++) {
      mpz_add_ui(spot->weight[i].z, spot->weight[i].z, 1);
      assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
      mpz_sub_ui(spot->weight[i].z, spot->weight[i].z, 1);
    }
    move_spot(t, &c->corner[k].a, &t->primitive.a);
    move_spot(t, &c->corner[k].b, &t->primitive.b);
  }
  assert_int_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
  og_primitive_finding_clear(&finding);
}

static void tamper_with_apart(bench *t) {
  og_primitive_certificate *c = &t->answer.certificate;
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  og_ivec_neg(&c->direction, &c->direction);
  assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
  og_ivec_set_zero(&c->direction);
  assert_int_not_equal(check_again(t, &finding), OG_PRIMITIVE_ACCEPTED);
  og_primitive_finding_clear(&finding);
}

static void hits_are_all_common_points(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 4);
  common_points common;
  for (size_t k = 0; k < 64; k++) or_vec_init(&common.at[k]);
  mpq_t square;
  mpq_init(square);
  size_t met[OG_MEETING_COUNT] = {0};
  for (int k = 0; k < count_of_cases(); k++) {
    const og_shape_kind a = draw_kind(&t, probes, 5), b = draw_kind(&t, primitives, 7);
    ask_pair(&t, OG_HIT, a, b);
    or_cells *of_a = or_cells_new(a, &t.a), *of_b = or_cells_new(b, &t.b);
    or_cells_distance(square, of_a, of_b);
    const og_meeting meeting = t.answer.finding.meeting;
    assert_int_equal(meeting == OG_MEET_NOTHING, mpq_sgn(square) > 0);
    met[meeting]++;
    common.count = 0;
    or_cells_visit(of_a, of_b, take_common, &common);
    if (meeting != OG_MEET_NOTHING) assert_meeting(&t, &common);
    if (meeting == OG_MEET_NOTHING) tamper_with_apart(&t);
    else if (k % 2 == 0) tamper_with_meeting(&t);
    or_cells_free(of_a);
    or_cells_free(of_b);
  }
  printf("nothing %zu, point %zu, segment %zu, ray %zu, line %zu, polygon %zu\n", met[0], met[1], met[2], met[3],
         met[4], met[5]);
  for (int k = 0; k < OG_MEETING_COUNT && count_of_cases() >= 1000; k++) assert_true(met[k] > 0);
  mpq_clear(square);
  for (size_t k = 0; k < 64; k++) or_vec_clear(&common.at[k]);
  bench_end(&t);
}

// ---- certificates forged by hand ----

static og_primitive_refusal refusal_of(const bench *t) {
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  const og_primitive_refusal refusal = check_again(t, &finding);
  og_primitive_finding_clear(&finding);
  return refusal;
}

static void make_body(bench *t, og_exact_body *body, og_shape_kind kind, size_t count, const long *numbers) {
  og_shape_reset(&t->shape, kind);
  og_shape_resize(&t->shape, count);
  for (size_t k = 0; k < 3 * count; k++) og_rational_set_si(&t->shape.coordinate[k], numbers[k]);
  for (size_t k = 0; k < 3 && kind == OG_SHAPE_BOX; k++) og_rational_set_si(&t->shape.half[k], numbers[k]);
  assert_int_equal(og_shape_to_body(body, &t->shape, 10000), OG_SHAPE_OK);
}

static void set_bound(og_bound *bound, bool of_b, long x, long offset) {
  bound->of_b = of_b;
  og_ivec_set_zero(&bound->normal);
  og_int_set_si(&bound->normal.x, x);
  og_int_set_si(&bound->offset, offset);
}

// A probe and the box from -2 to 2, touching in each way there is: the part is flat though nothing of the probe enters.
static void hits_that_only_touch(void **state) {
  (void)state;
  static const struct {
    og_shape_kind kind;
    size_t points;
    long at[9];
    og_meeting meeting;
    size_t corners;
  } cases[] = {
      {OG_SHAPE_SEGMENT, 2, {-1, 0, 2, 1, 0, 2}, OG_MEET_SEGMENT, 2},
      {OG_SHAPE_SEGMENT, 2, {-3, 1, 2, 3, 0, 2}, OG_MEET_SEGMENT, 2},
      {OG_SHAPE_SEGMENT, 2, {-3, 2, 2, 3, 2, 2}, OG_MEET_SEGMENT, 2},
      {OG_SHAPE_SEGMENT, 2, {1, 3, 2, 3, 1, 2}, OG_MEET_POINT, 1},
      {OG_SHAPE_SEGMENT, 2, {0, 0, 2, 0, 0, 5}, OG_MEET_POINT, 1},
      {OG_SHAPE_TRIANGLE, 3, {-1, -1, 2, 1, -1, 2, 0, 1, 2}, OG_MEET_POLYGON, 3},
      {OG_SHAPE_TRIANGLE, 3, {-9, -9, 2, 9, -9, 2, 0, 9, 2}, OG_MEET_POLYGON, 4},
      {OG_SHAPE_TRIANGLE, 3, {4, -5, 0, 0, -5, 4, 2, 5, 2}, OG_MEET_SEGMENT, 2},
      {OG_SHAPE_TRIANGLE, 3, {2, 2, 2, 5, 2, 3, 2, 5, 3}, OG_MEET_POINT, 1},
      {OG_SHAPE_TRIANGLE, 3, {0, 0, -2, 5, 2, -3, 2, 5, -3}, OG_MEET_POINT, 1},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    bench t;
    bench_start(&t, 9);
    make_body(&t, &t.a, cases[k].kind, cases[k].points, cases[k].at);
    make_body(&t, &t.b, OG_SHAPE_BOX, 0, (const long[]){2, 2, 2});
    og_primitive_set(&t.primitive, OG_HIT, &t.a, &t.b);
    solve(&t);
    assert_int_equal(t.answer.finding.meeting, cases[k].meeting);
    assert_int_equal(t.answer.certificate.corner_count, cases[k].corners);
    assert_true(og_ivec_is_zero(&t.answer.certificate.direction));
    tamper_with_meeting(&t);
    bench_end(&t);
  }
}

// A ray is one point and a direction, where the segment has its second point.
static void a_segment_meets_a_ray(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 10);
  make_body(&t, &t.a, OG_SHAPE_SEGMENT, 2, (const long[]){-1, 0, 0, 1, 0, 0});
  og_shape_reset(&t.shape, OG_SHAPE_RAY);
  og_shape_resize(&t.shape, 1);
  t.shape.direction_count = 1;
  og_rational_set_si(&t.shape.direction[0], 1);
  og_rational_set_si(&t.shape.direction[1], 0);
  og_rational_set_si(&t.shape.direction[2], 0);
  for (int from = -3; from <= 2; from++) {
    og_rational_set_si(&t.shape.coordinate[0], from);
    assert_int_equal(og_shape_to_body(&t.b, &t.shape, 10000), OG_SHAPE_OK);
    og_primitive_set(&t.primitive, OG_HIT, &t.a, &t.b);
    solve(&t);
    assert_int_equal(t.answer.finding.meeting, from < 1    ? OG_MEET_SEGMENT
                                               : from == 1 ? OG_MEET_POINT
                                                           : OG_MEET_NOTHING);
  }
  bench_end(&t);
}

// The segment from 0 to 10 on the x axis and the box from -2 to 2 share 0 to 2. Somebody claims 0 to 1.
static void a_part_of_the_part_is_refused(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 8);
  make_body(&t, &t.a, OG_SHAPE_SEGMENT, 2, (const long[]){0, 0, 0, 10, 0, 0});
  make_body(&t, &t.b, OG_SHAPE_BOX, 0, (const long[]){2, 2, 2});
  og_primitive_set(&t.primitive, OG_HIT, &t.a, &t.b);
  solve(&t);
  og_primitive_certificate *c = &t.answer.certificate;
  assert_int_equal(t.answer.finding.meeting, OG_MEET_SEGMENT);
  // Two of the four bounds that make the line: they cancel, but leave a plane.
  const size_t flats = c->flat.count;
  assert_int_equal(flats, 4);
  c->flat.count = 2;
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_REFUSED_NOT_FLAT);
  c->flat.count = flats;
  mpz_add_ui(c->flat.at[0].weight.z, c->flat.at[0].weight.z, 1);
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_REFUSED_NOT_FLAT);
  mpz_sub_ui(c->flat.at[0].weight.z, c->flat.at[0].weight.z, 1);
  // One corner alone, "because" 1 (x - 2) - 1 (x - 2) = 0.
  const size_t corners = c->corner_count, walls = c->wall.count;
  for (int sign = 1; sign >= -1; sign -= 2) {
    og_bound *bound = og_bounds_add(&c->flat);
    set_bound(bound, true, 1, 2);
    og_int_set_si(&bound->weight, sign);
  }
  c->corner_count = 1;
  c->wall.count = 0;
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_REFUSED_NOT_FLAT);
  c->flat.count = flats;
  c->corner_count = corners;
  c->wall.count = walls;
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_ACCEPTED);
  // The far corner at 1 instead of 2, a point of both bodies.
  const size_t far = og_int_sign(&c->corner[0].a.weight[1]) != 0 ? 0 : 1;
  og_spot_reset(&c->corner[far].a, &t.primitive.a);
  og_int_set_si(&c->corner[far].a.weight[0], 9);
  og_int_set_si(&c->corner[far].a.weight[1], 1);
  og_int_set_si(&c->corner[far].a.total, 10);
  og_spot_reset(&c->corner[far].b, &t.primitive.b);
  for (size_t k = 0; k < 8; k++) og_int_set_si(&c->corner[far].b.weight[k], k % 2 == 1 ? 3 : 1);
  og_int_set_si(&c->corner[far].b.total, 16);
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_REFUSED_NOT_CLOSED);
  set_bound(&c->wall.at[far], true, 1, 1); // the box does not end at 1
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_REFUSED_BOUND);
  set_bound(&c->wall.at[far], true, 0, 0); // zero everywhere: no wall at all
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_REFUSED_NOT_CLOSED);
  bench_end(&t);
}

// Corners of a polygon twice around; a corner too many on an edge.
static void a_polygon_twice_around_is_refused(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 9);
  make_body(&t, &t.a, OG_SHAPE_TRIANGLE, 3, (const long[]){-1, -1, 0, 1, -1, 0, 0, 1, 0});
  make_body(&t, &t.b, OG_SHAPE_BOX, 0, (const long[]){2, 2, 2});
  og_primitive_set(&t.primitive, OG_HIT, &t.a, &t.b);
  solve(&t);
  og_primitive_certificate *c = &t.answer.certificate;
  assert_int_equal(c->corner_count, 3);
  for (size_t k = 0; k < 3; k++) {
    og_corner *corner = og_certificate_add_corner(c);
    og_spot_reset(&corner->a, &t.primitive.a);
    og_spot_reset(&corner->b, &t.primitive.b);
    for (size_t i = 0; i < 3; i++) og_int_set(&corner->a.weight[i], &c->corner[k].a.weight[i]);
    for (size_t i = 0; i < 8; i++) og_int_set(&corner->b.weight[i], &c->corner[k].b.weight[i]);
    og_int_set(&corner->a.total, &c->corner[k].a.total);
    og_int_set(&corner->b.total, &c->corner[k].b.total);
    og_bound *wall = og_bounds_add(&c->wall);
    wall->of_b = c->wall.at[k].of_b;
    og_ivec_set(&wall->normal, &c->wall.at[k].normal);
    og_int_set(&wall->offset, &c->wall.at[k].offset);
  }
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_REFUSED_NOT_CLOSED);
  bench_end(&t);
}

// On the line through (-1, 0, 1), (0, 0, 1), (3, 0, 1) the nearest point is the middle one, not a mixture of all.
static void a_face_that_is_not_minimal_is_refused(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 10);
  make_body(&t, &t.a, OG_SHAPE_TRIANGLE, 3, (const long[]){-1, 0, 1, 0, 0, 1, 3, 0, 1});
  og_primitive_set(&t.primitive, OG_SIMPLEX, &t.a, NULL);
  solve(&t);
  og_spot *spot = &t.answer.certificate.feet.a;
  og_spot_reset(spot, &t.primitive.a);
  og_int_set_si(&spot->weight[0], 3);
  og_int_set_si(&spot->weight[1], 4);
  og_int_set_si(&spot->weight[2], 1);
  og_int_set_si(&spot->total, 8);
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_REFUSED_NOT_MINIMAL);
  // As an answer to which points are nearest it is right.
  make_body(&t, &t.b, OG_SHAPE_POINT, 1, (const long[]){0, 0, 0});
  og_primitive_set(&t.primitive, OG_CLOSEST, &t.a, &t.b);
  assert_int_equal(refusal_of(&t), OG_PRIMITIVE_ACCEPTED);
  bench_end(&t);
}

// ---- hits of spheres ----

// A as start + t step, seen from the centre of B; the square of B's radius.
typedef struct chord {
  or_vec start, step, point;
  mpq_t square, t, scratch;
} chord;

static void set_chord(chord *c, const bench *t) {
  const og_primitive *p = &t->primitive;
  set_over(&c->start, &p->a.point[0], &p->a.den);
  set_over(&c->step, p->a.direction_count > 0 ? &p->a.direction[0] : &p->a.point[p->a.count - 1], &p->a.den);
  if (p->a.direction_count == 0) or_vec_sub(&c->step, &c->step, &c->start);
  set_over(&c->point, &p->b.point[0], &p->b.den);
  or_vec_sub(&c->start, &c->start, &c->point);
  mpz_set(mpq_numref(c->square), p->b.radius.z);
  mpz_set(mpq_denref(c->square), p->b.den.z);
  mpq_canonicalize(c->square);
  mpq_mul(c->square, c->square, c->square);
}

// Outside of the sphere (1), on it (0) or in it (-1), at the double t?
static int side_at(chord *c, double t) {
  mpq_set_d(c->t, t);
  or_vec_set(&c->point, &c->start);
  or_vec_add_scaled(&c->point, c->t, &c->step, c->scratch);
  or_dot(c->t, &c->point, &c->point, c->scratch);
  const int order = mpq_cmp(c->t, c->square);
  return (order > 0) - (order < 0);
}

// Before the first root and behind the last one, a double away, the line is outside; at an end of A it is not.
static void assert_chord(chord *c, const bench *t) {
  const og_primitive_certificate *certificate = &t->answer.certificate;
  const double first = og_surd_to_double(&t->answer.finding.first), last = og_surd_to_double(&t->answer.finding.last);
  assert_true(first <= last);
  if (certificate->first_is_root) assert_int_equal(side_at(c, nextafter(first, -HUGE_VAL)), 1);
  else assert_true(first == 0 && side_at(c, 0) <= 0);
  if (certificate->last_is_root) assert_int_equal(side_at(c, nextafter(last, HUGE_VAL)), 1);
  else assert_true(last <= 1 && side_at(c, last) <= 0);
  if (last - first > 1e-9) assert_true(side_at(c, first + (last - first) / 2) < 0);
}

static void tamper_with_chord(bench *t) {
  og_primitive_certificate *c = &t->answer.certificate;
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  bool *const ends[2] = {&c->first_is_root, &c->last_is_root};
  for (int k = 0; k < 2; k++) {
    *ends[k] = !*ends[k];
    // Both are right where a root is at the end of A.
    if (check_again(t, &finding) == OG_PRIMITIVE_ACCEPTED) {
      assert_int_equal(og_surd_compare(&finding.first, &t->answer.finding.first), 0);
      assert_int_equal(og_surd_compare(&finding.last, &t->answer.finding.last), 0);
    }
    *ends[k] = !*ends[k];
  }
  og_primitive_finding_clear(&finding);
}

static void chords_end_where_the_sphere_does(void **state) {
  (void)state;
  static const og_shape_kind paths[] = {OG_SHAPE_SEGMENT, OG_SHAPE_RAY, OG_SHAPE_LINE, OG_SHAPE_POINT};
  bench t;
  bench_start(&t, 5);
  chord c;
  or_vec_init(&c.start);
  or_vec_init(&c.step);
  or_vec_init(&c.point);
  mpq_inits(c.square, c.t, c.scratch, NULL);
  mpq_t distance;
  mpq_init(distance);
  size_t met[OG_MEETING_COUNT] = {0};
  for (int k = 0; k < count_of_cases(); k++) {
    const og_shape_kind a = draw_kind(&t, paths, 4);
    ask_pair(&t, OG_HIT, a, OG_SHAPE_SPHERE);
    if (!og_primitive_is_round(&t.primitive)) continue;
    set_chord(&c, &t);
    or_cells *of_a = or_cells_new(a, &t.a), *centre = or_cells_new(OG_SHAPE_POINT, &t.b);
    or_cells_distance(distance, of_a, centre);
    const og_meeting meeting = t.answer.finding.meeting;
    met[meeting]++;
    assert_int_equal(meeting == OG_MEET_NOTHING, mpq_cmp(distance, c.square) > 0);
    if (meeting == OG_MEET_NOTHING) tamper_with_apart(&t);
    else assert_chord(&c, &t);
    if (meeting != OG_MEET_NOTHING) tamper_with_chord(&t);
    or_cells_free(of_a);
    or_cells_free(centre);
  }
  assert_true(met[OG_MEET_NOTHING] > 0 && met[OG_MEET_POINT] > 0 && met[OG_MEET_SEGMENT] > 0);
  mpq_clear(distance);
  mpq_clears(c.square, c.t, c.scratch, NULL);
  or_vec_clear(&c.start);
  or_vec_clear(&c.step);
  or_vec_clear(&c.point);
  bench_end(&t);
}

// ---- planes ----

static void planes_are_what_their_numbers_say(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 6);
  og_rational normal[4];
  for (int k = 0; k < 4; k++) og_rational_init(&normal[k]);
  for (int k = 0; k < 300; k++) {
    for (int i = 0; i < 4; i++) og_rational_from_double(&normal[i], or_random_uniform(&t.random));
    og_shape_reset(&t.shape, OG_SHAPE_PLANE);
    assert_true(og_shape_set_plane(&t.shape, normal, &normal[3], k % 2 == 0));
    assert_int_equal(og_shape_to_body(&t.a, &t.shape, 1000000), OG_SHAPE_OK);
    assert_int_equal(t.a.direction_count, k % 2 == 0 ? 2 : 3);
    or_vec n, v;
    or_vec_init(&n);
    or_vec_init(&v);
    mpq_t sum, scratch;
    mpq_inits(sum, scratch, NULL);
    for (int i = 0; i < 3; i++) {
      mpz_set(mpq_numref(n.c[i]), normal[i].num.z);
      mpz_set(mpq_denref(n.c[i]), normal[i].den.z);
    }
    set_over(&v, &t.a.point[0], &t.a.den);
    or_dot(sum, &n, &v, scratch);
    mpz_set(mpq_numref(scratch), normal[3].num.z);
    mpz_set(mpq_denref(scratch), normal[3].den.z);
    assert_true(mpq_equal(sum, scratch));
    for (size_t i = 0; i < t.a.direction_count; i++) {
      set_over(&v, &t.a.direction[i], &t.a.den);
      assert_false(or_vec_is_zero(&v));
      or_dot(sum, &n, &v, scratch);
      assert_int_equal(mpq_sgn(sum), i < 2 ? 0 : -1);
      assert_int_equal(t.a.endless[i], i < 2);
    }
    mpq_clears(sum, scratch, NULL);
    or_vec_clear(&n);
    or_vec_clear(&v);
  }
  for (int k = 0; k < 4; k++) og_rational_set_si(&normal[k], k == 3);
  assert_false(og_shape_set_plane(&t.shape, normal, &normal[3], true));
  og_primitive_set(&t.primitive, OG_CLOSEST, &t.a, &t.a);
  og_problem problem;
  og_problem_init(&problem);
  assert_int_equal(og_problem_set_exact(&problem, &t.a, &t.a, NULL), OG_PROBLEM_UNBOUNDED);
  og_problem_clear(&problem);
  for (int k = 0; k < 4; k++) og_rational_clear(&normal[k]);
  bench_end(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(support_by_hand),
      cmocka_unit_test(support_reaches_the_maximum),
      cmocka_unit_test(orientation_is_the_determinant),
      cmocka_unit_test(closest_points_are_nearest),
      cmocka_unit_test(simplex_has_its_minimal_face),
      cmocka_unit_test(hits_are_all_common_points),
      cmocka_unit_test(hits_that_only_touch),
      cmocka_unit_test(a_segment_meets_a_ray),
      cmocka_unit_test(a_part_of_the_part_is_refused),
      cmocka_unit_test(a_polygon_twice_around_is_refused),
      cmocka_unit_test(a_face_that_is_not_minimal_is_refused),
      cmocka_unit_test(chords_end_where_the_sphere_does),
      cmocka_unit_test(planes_are_what_their_numbers_say),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
