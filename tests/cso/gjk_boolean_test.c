// gjk-boolean against the exact relation; and the cases as the text prints them, which never end on some bodies.

#include "ref/cso/gjk_boolean.h"
#include "tests/cso/verdict_bench.h"

static verdict_bench bench = {.run = og_run_gjk_boolean};

static void all_families(void **state) {
  (void)state;
  long gave_up = 0;
  for (size_t family = 0; family < or_pair_family_count(); family++) {
    const char *name;
    const verdict_tally t = verdict_family(&bench, family, 400, &name);
    assert_int_equal(t.gross, 0);
    gave_up += t.gave_up;
  }
  printf("gave up %ld in all\n", gave_up);
  assert_true(gave_up <= 4);
}

static void round_hulls(void **state) {
  (void)state;
  for (int count = 8; count <= 128; count *= 4) {
    const verdict_tally t = verdict_hulls(&bench, count, 400);
    assert_int_equal(t.gross + t.close + t.gave_up, 0);
    assert_true(t.iterations <= 16);
  }
}

static void slanted_needles(void **state) {
  (void)state;
  // Directions made of cross products of long, nearly parallel vectors: right to about 1e-8 of the length.
  const verdict_tally t = verdict_needles(&bench, 2000);
  assert_true(t.farthest <= 1e-8);
  assert_true(t.close + t.gross <= 150 && t.gave_up <= 4);
}

static void by_hand(void **state) {
  (void)state;
  verdict_hand_cases(&bench);
}

// ---- the cases as printed: Huotari 2011, 5.3, pseudocodes 4 to 6, for a body A and the origin ----

static og_vec3 farthest(const og_vec3 *p, int n, og_vec3 d) {
  int best = 0;
  for (int k = 1; k < n; k++)
    if (og_dot(p[k], d) > og_dot(p[best], d)) best = k;
  return p[best];
}

static og_vec3 triple(og_vec3 u, og_vec3 v) { return og_cross(og_cross(u, v), u); }

/// s = [c, b, a]; sets the next simplex and returns the next direction.
static og_vec3 printed_triangle(og_vec3 s[4], int *count) {
  const og_vec3 a = s[2], b = s[1], c = s[0], ao = og_neg(a), ab = og_sub(b, a), ac = og_sub(c, a);
  const og_vec3 abc = og_cross(ab, ac);
  *count = 2;
  if (og_dot(og_cross(abc, ac), ao) > 0) {
    s[0] = c;
    s[1] = a;
    return triple(ac, ao);
  }
  if (og_dot(og_cross(ab, abc), ao) > 0) {
    s[0] = b;
    s[1] = a;
    return triple(ab, ao);
  }
  *count = 3;
  if (!(og_dot(abc, ao) > 0)) return og_neg(abc);
  s[0] = b;
  s[1] = c;
  return abc;
}

/// s = [d, c, b, a]: the first face before the origin. False where there is none.
static bool printed_tetrahedron(og_vec3 s[4]) {
  const og_vec3 a = s[3], b = s[2], c = s[1], d = s[0], ao = og_neg(a);
  const og_vec3 face[3][3] = {{c, b, a}, {d, c, a}, {b, d, a}};
  for (int f = 0; f < 3; f++) {
    const og_vec3 x = face[f][0], y = face[f][1];
    // bac = (a - b) x (c - b), cad = (a - c) x (d - c), dab = (a - d) x (b - d)
    if (!(og_dot(og_cross(og_sub(a, y), og_sub(x, y)), ao) > 0)) continue;
    s[0] = x;
    s[1] = y;
    s[2] = a;
    return true;
  }
  return false;
}

/// 1 collision, 0 none, -1 no answer after `bound` steps.
static int printed_gjk(const og_vec3 *p, int n, int bound) {
  og_vec3 s[4] = {p[0]}, d = og_neg(p[0]);
  int count = 1;
  if (og_norm2(p[0]) == 0) return 1;
  for (int k = 0; k < bound; k++) {
    const og_vec3 w = farthest(p, n, d);
    if (og_norm2(w) == 0) return 1;
    if (og_dot(w, d) < 0) return 0;
    s[count++] = w;
    if (count == 2) {
      d = triple(og_sub(s[0], s[1]), og_neg(s[1]));
    } else {
      if (count == 4 && !printed_tetrahedron(s)) return 1;
      d = printed_triangle(s, &count);
    }
  }
  return -1;
}

/// The origin is sqrt(2)/10 from the body; every number here is a small integer, so nothing is rounded. As printed, the
/// search goes round for ever: in a tetrahedron it takes the first of two faces before the origin, which is not the
/// nearest.
static void as_printed_it_never_ends(void **state) {
  (void)state;
  static const double xyz[] = {1, 0, -2, -5, 7, 0, 1, -1, 0, 0, 1, 1, -2, 2, -1};
  pair_bodies *p = &bench.bodies;
  pair_bodies_of_points(p, 5, xyz, 1, (double[3]){0, 0, 0});
  exact_truth truth = {.meet = true};
  assert_true(exact_truth_of(&bench.exact, p, &truth));
  assert_false(truth.meet);
  assert_true(truth.distance == sqrt(0.02));
  assert_int_equal(printed_gjk(p->a_point, 5, 10000), -1);
  const og_gjk_boolean_result ours = og_gjk_boolean(&p->a.core, &p->b.core, og_neg(p->a_point[0]));
  assert_int_equal(ours.verdict, OG_VERDICT_APART);
}

// The second support point is the origin itself: a segment that ends there.
static void a_segment_up_to_the_origin(void **state) {
  (void)state;
  pair_bodies *p = &bench.bodies;
  static const double xyz[] = {2, 0, 0, 0, 0, 0};
  pair_bodies_of_points(p, 2, xyz, 1, (double[3]){0, 0, 0});
  const og_gjk_boolean_result r = og_gjk_boolean(&p->a.core, &p->b.core, (og_vec3){1, 0, 0});
  assert_true(r.verdict == OG_VERDICT_MEET && r.iterations == 2 && r.simplex.count == 1);
}

static int open_bench(void **state) {
  (void)state;
  exact_bench_open(&bench.exact);
  return 0;
}

static int close_bench(void **state) {
  (void)state;
  exact_bench_close(&bench.exact);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(by_hand),
      cmocka_unit_test(as_printed_it_never_ends),
      cmocka_unit_test(a_segment_up_to_the_origin),
      cmocka_unit_test(all_families),
      cmocka_unit_test(round_hulls),
      cmocka_unit_test(slanted_needles),
  };
  return cmocka_run_group_tests(tests, open_bench, close_bench);
}
