// What incremental broad phases count in a step, beside what their sources say of it: nothing in a still scene, as many
// exchanges as ends stand the wrong way round after a small motion, about twice as many after twice the motion.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/broad/mbp.h"
#include "ref/broad/sap_integer.h"
#include "ref/broad/sap_segmented.h"
#include "ref/broad/swept_aabb.h"
#include "ref/door/overlaps.h"
#include "ref/registry.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/gen/random.h"

enum { BOXES = 400, PAIRS = 20000 };

_Static_assert(_Alignof(og_coherent) <= OG_BLOCK_ALIGNMENT && _Alignof(og_chunk) <= OG_BLOCK_ALIGNMENT,
               "a block is aligned for what is in it");

typedef struct player {
  const og_algorithm *algorithm;
  og_block block;
  og_pairs begun, ended;
} player;

static player start(const char *id) {
  const og_scene_limits limits = {BOXES, PAIRS};
  player p = {.algorithm = og_algorithm_by_id(id)};
  assert_non_null(p.algorithm);
  p.block.bytes = og_overlaps_bytes(p.algorithm->overlaps, &limits);
  p.block.at = malloc(p.block.bytes);
  p.begun = (og_pairs){malloc(PAIRS * sizeof(og_index_pair)), PAIRS, 0};
  p.ended = (og_pairs){malloc(PAIRS * sizeof(og_index_pair)), PAIRS, 0};
  assert_int_equal(og_overlaps_start(p.algorithm->overlaps, p.block, &limits), OG_OUTCOME_ANSWERED);
  return p;
}

static void finish(player *p) {
  free(p->block.at);
  free(p->begun.pair);
  free(p->ended.pair);
}

static og_overlaps_work play(player *p, const og_change *change, int32_t count) {
  assert_int_equal(og_overlaps_step(p->algorithm->overlaps, p->block, change, count, &p->begun, &p->ended),
                   OG_OUTCOME_ANSWERED);
  return p->algorithm->overlaps->work(p->block.at);
}

static og_overlaps_work put(player *p, og_change_kind kind, const og_aabb *box, int32_t from, int32_t to) {
  static og_change change[BOXES];
  for (int32_t k = from; k < to; k++) change[k - from] = (og_change){kind, k, box[k]};
  return play(p, change, to - from);
}

static bool same(const og_pairs *a, const og_pairs *b) {
  return a->count == b->count &&
         (a->count == 0 || memcmp(a->pair, b->pair, (size_t)a->count * sizeof(og_index_pair)) == 0);
}

// ---- scenes ----

static og_vec3 random_vector(og_random *random, double lo, double hi) {
  og_vec3 v;
  v.x = (og_scalar)og_random_between(random, lo, hi);
  v.y = (og_scalar)og_random_between(random, lo, hi);
  v.z = (og_scalar)og_random_between(random, lo, hi);
  return v;
}

// About four overlaps a box.
static void make_even(og_aabb *box) {
  og_random random;
  og_random_start(&random, "coherence", 1, 0);
  for (int k = 0; k < BOXES; k++) {
    const og_vec3 lo = random_vector(&random, 0, cbrt(2.0 * BOXES));
    box[k] = (og_aabb){lo, og_add(lo, random_vector(&random, 0.5, 1.5))};
  }
}

// Each box moves by at most `far` along each axis; which way depends on the seed.
static void shake(const og_aabb *from, double far, uint64_t seed, og_aabb *to) {
  og_random random;
  og_random_start(&random, "shake", seed, 0);
  for (int k = 0; k < BOXES; k++) {
    const og_vec3 by = random_vector(&random, -far, far);
    to[k] = (og_aabb){og_add(from[k].lo, by), og_add(from[k].hi, by)};
  }
}

// ---- what there is to do ----

static og_scalar key_of(const og_aabb *box, int axis, int end) {
  const og_vec3 at = end % 2 == 0 ? box[end / 2].lo : box[end / 2].hi;
  return axis == 0 ? at.x : axis == 1 ? at.y : at.z;
}

// Pairs of ends that stand one way round before and the other way round after. No two keys are equal.
static int64_t inversions(const og_aabb *before, const og_aabb *after, int32_t boxes) {
  int64_t count = 0;
  for (int axis = 0; axis < 3; axis++)
    for (int e = 0; e < 2 * boxes; e++)
      for (int f = 0; f < e; f++)
        count +=
            (key_of(before, axis, e) < key_of(before, axis, f)) != (key_of(after, axis, e) < key_of(after, axis, f));
  return count;
}

// ---- tests ----

static og_aabb even[BOXES], moved[BOXES];

// Lists that are kept by exchanges: exactly those that are needed, and no pair compared without one.
static const char *const by_exchanges[] = {"sap-incremental", "sap-integer", "sap-batch", "sap-kinetic"};

static void test_exchanges(void **state) {
  (void)state;
  make_even(even);
  for (size_t a = 0; a < sizeof by_exchanges / sizeof *by_exchanges; a++)
    for (int k = 0; k < 5; k++) {
      player p = start(by_exchanges[a]);
      put(&p, OG_INSERT, even, 0, BOXES);
      shake(even, 0.01 * (1 << k), 1, moved);
      const og_overlaps_work work = put(&p, OG_MOVE, moved, 0, BOXES);
      assert_int_equal(work.swaps, inversions(even, moved, BOXES));
      assert_true(work.swaps > 0 && work.tests <= work.swaps);
      finish(&p);
    }
}

// Exchanges are about proportional to how far boxes move.
static void test_proportional(void **state) {
  (void)state;
  make_even(even);
  for (size_t a = 0; a < sizeof by_exchanges / sizeof *by_exchanges; a++) {
    player p = start(by_exchanges[a]);
    put(&p, OG_INSERT, even, 0, BOXES);
    double before = 0;
    for (int k = 0; k < 4; k++) {
      double swaps = 0;
      for (uint64_t seed = 1; seed <= 8; seed++) {
        shake(even, 0.01 * (1 << k), seed, moved);
        swaps += (double)put(&p, OG_MOVE, moved, 0, BOXES).swaps;
        swaps += (double)put(&p, OG_MOVE, even, 0, BOXES).swaps;
      }
      if (k > 0) assert_true(swaps > 1.7 * before && swaps < 2.3 * before);
      before = swaps;
    }
    finish(&p);
  }
}

// A still scene: no changes, or all boxes moved to where they are.
static const char *const still_cost_nothing[] = {"sap-incremental", "sap-integer", "sap-batch",   "sap-segmented",
                                                 "multi-sap",       "mbp",         "sap-kinetic", "grid-kept"};

static void test_still(void **state) {
  (void)state;
  make_even(even);
  for (size_t a = 0; a < sizeof still_cost_nothing / sizeof *still_cost_nothing; a++) {
    player p = start(still_cost_nothing[a]);
    put(&p, OG_INSERT, even, 0, BOXES);
    assert_true(p.begun.count > BOXES);
    for (int k = 0; k < 2; k++) {
      const og_overlaps_work work = put(&p, OG_MOVE, even, 0, k == 0 ? 0 : BOXES);
      assert_int_equal(work.swaps, 0);
      assert_int_equal(work.tests, 0);
      assert_int_equal(p.begun.count + p.ended.count, 0);
    }
    finish(&p);
  }
}

// The map to integers never goes down, from the least number to the greatest, and has one integer for both zeros.
static void test_integer_keys(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "keys", 1, 0);
  assert_int_equal(og_integer_key((og_scalar)0), og_integer_key(-(og_scalar)0));
  assert_true(og_integer_key(-OG_SCALAR_MAX) < og_integer_key(-1) && og_integer_key(-1) < og_integer_key(0));
  assert_true(og_integer_key(0) < og_integer_key(1) && og_integer_key(OG_SCALAR_MAX) < UINT32_MAX);
  for (int k = 0; k < 100000; k++) {
    const int high = -OG_SCALAR_MIN_EXP + 1, low = -high - OG_SCALAR_MANT_DIG;
    const og_scalar a = (og_scalar)ldexp(og_random_between(&random, -1, 1), (int)og_random_integer(&random, low, high));
    const og_scalar b =
        k % 2 == 0 ? a * (1 + OG_SCALAR_EPSILON)
                   : (og_scalar)ldexp(og_random_between(&random, -1, 1), (int)og_random_integer(&random, low, high));
    assert_true(a < b ? og_integer_key(a) <= og_integer_key(b) : og_integer_key(b) <= og_integer_key(a));
  }
}

// Integers decide nearly always where ends are far apart; where the upper 20 bits of all agree they never do.
static void test_integers(void **state) {
  (void)state;
  make_even(even);
  for (int k = 0; k < 2; k++) {
    const og_scalar far = k == 0 ? 0 : (og_scalar)0x1p21;
    for (int b = 0; b < BOXES; b++) {
      const og_vec3 by = {far, far, far};
      moved[b] = (og_aabb){og_add(even[b].lo, by), og_add(even[b].hi, by)};
    }
    player p = start("sap-integer");
    put(&p, OG_INSERT, moved, 0, BOXES);
    const og_overlaps_work work = put(&p, OG_MOVE, moved, 0, BOXES);
    assert_int_equal(work.swaps, 0);
    if (k == 0) assert_true(work.visits < 100);
    if (k == 1) assert_true(work.visits > 1000); // only a few integers are left
    finish(&p);
  }
}

static int64_t overlaps_along_x(const og_aabb *box, int32_t from, int32_t to) {
  int64_t count = 0;
  for (int32_t i = from; i < to; i++)
    for (int32_t j = 0; j < i; j++) count += box[i].lo.x <= box[j].hi.x && box[j].lo.x <= box[i].hi.x;
  return count;
}

// A batch makes no exchanges. It compares each pair of which one is new once, if they overlap along x, and no others;
// what is removed compares nothing.
static void test_batch(void **state) {
  (void)state;
  make_even(even);
  player p = start("sap-batch");
  og_overlaps_work work = put(&p, OG_INSERT, even, 0, 100);
  assert_int_equal(work.swaps, 0);
  assert_int_equal(work.tests, overlaps_along_x(even, 0, 100));
  work = put(&p, OG_INSERT, even, 100, BOXES);
  assert_int_equal(work.swaps, 0);
  assert_int_equal(work.tests, overlaps_along_x(even, 100, BOXES));
  work = put(&p, OG_REMOVE, even, 0, BOXES / 2);
  assert_int_equal(work.swaps + work.tests, 0);
  finish(&p);
}

// One box more: its ends pass at most those of one chunk along each axis, however many boxes there are. The list of
// sap-incremental is passed from its end.
static void test_segments(void **state) {
  (void)state;
  make_even(even);
  player segmented = start("sap-segmented"), whole = start("sap-incremental");
  put(&segmented, OG_INSERT, even, 0, BOXES - 1);
  put(&whole, OG_INSERT, even, 0, BOXES - 1);
  const og_overlaps_work few = put(&segmented, OG_INSERT, even, BOXES - 1, BOXES);
  const og_overlaps_work many = put(&whole, OG_INSERT, even, BOXES - 1, BOXES);
  assert_true(few.swaps <= 6 * (OG_CHUNK_ENDS - 1) && few.swaps < many.swaps / 4);
  assert_true(0 < few.visits && few.visits <= 4 * 2 * BOXES / OG_CHUNK_ENDS + 1);
  assert_true(few.tests < BOXES / 2);
  const og_overlaps_work gone = put(&segmented, OG_REMOVE, even, 0, 1);
  assert_true(gone.swaps <= 6 * (OG_CHUNK_ENDS - 1) && gone.tests == 0);
  // Of 20 boxes left the chunks are few, too: a box behind all others passes them.
  put(&segmented, OG_REMOVE, even, 1, BOXES - 20);
  even[0].hi.x = even[0].lo.x = 1000;
  assert_true(put(&segmented, OG_INSERT, even, 0, 1).visits <= 4 * 2 * 21 / OG_CHUNK_ENDS + 1);
  finish(&segmented);
  finish(&whole);
}

// Around the origin; the middle of the scene is there.
static void make_centred(og_aabb *box) {
  const og_scalar half = (og_scalar)(cbrt(2.0 * BOXES) / 2);
  const og_vec3 by = {half, half, half};
  make_even(box);
  for (int k = 0; k < BOXES; k++) box[k] = (og_aabb){og_sub(box[k].lo, by), og_sub(box[k].hi, by)};
}

// Where lists are short few ends are passed: less than half of what one list needs.
static void test_cells(void **state) {
  (void)state;
  make_even(even);
  for (int k = 0; k < BOXES; k++)
    even[k].hi = og_add(even[k].lo, og_scale((og_scalar)0.2, og_sub(even[k].hi, even[k].lo)));
  shake(even, 0.1, 1, moved);
  player p = start("multi-sap");
  put(&p, OG_INSERT, even, 0, 1); // a grid of one cell, which has to be chosen anew
  put(&p, OG_INSERT, even, 1, BOXES);
  const og_overlaps_work work = put(&p, OG_MOVE, moved, 0, BOXES);
  assert_true(0 < work.swaps && work.swaps < inversions(even, moved, BOXES) / 2);
  finish(&p);
}

// Boxes that stay in their octants: what each octant needs by itself, and nothing else.
static void test_octants(void **state) {
  (void)state;
  int64_t needed = 0;
  make_even(even);
  for (int k = 0; k < BOXES; k++) { // one octant after another
    const int octant = 8 * k / BOXES;
    const og_scalar x = octant & 1 ? 20 : -20, y = octant & 2 ? 20 : -20, z = octant & 4 ? 20 : -20;
    even[k] = (og_aabb){og_add(even[k].lo, (og_vec3){x, y, z}), og_add(even[k].hi, (og_vec3){x, y, z})};
  }
  shake(even, 0.1, 1, moved);
  for (int octant = 0; octant < 8; octant++)
    needed += inversions(even + octant * BOXES / 8, moved + octant * BOXES / 8, BOXES / 8);
  player p = start("mbp");
  put(&p, OG_INSERT, even, 0, BOXES);
  const og_overlaps_work work = put(&p, OG_MOVE, moved, 0, BOXES);
  assert_int_equal(work.swaps, needed);
  assert_true(needed < inversions(even, moved, BOXES) / 3);
  finish(&p);
}

// N moving boxes and M static ones: N M + N (N - 1) / 2 comparisons.
static void test_static(void **state) {
  (void)state;
  make_even(even);
  player p = start("static-moving");
  put(&p, OG_INSERT, even, 0, BOXES);
  shake(even, 0.5, 1, moved);
  for (int32_t n = 0; n <= BOXES; n += 100)
    assert_int_equal(put(&p, OG_MOVE, moved, 0, n).tests, n * (BOXES - n) + n * (n - 1) / 2);
  finish(&p);
}

// Ends that stay cost no time to be computed. Of a box that moves alone both neighbours of each end are looked at, and
// those of each exchange.
static void test_kinetic(void **state) {
  (void)state;
  make_even(even);
  player p = start("sap-kinetic");
  put(&p, OG_INSERT, even, 0, BOXES);
  shake(even, 0.5, 1, moved);
  const og_overlaps_work work = put(&p, OG_MOVE, moved, 7, 8);
  assert_true(work.swaps > 0 && work.visits <= 12 + 3 * work.swaps);
  assert_int_equal(put(&p, OG_MOVE, moved, 0, 0).visits, 0);
  finish(&p);
}

// The swept box has the ends of both, in whatever order, and those of any box between them.
static void test_swept(void **state) {
  (void)state;
  make_even(even);
  shake(even, 3, 1, moved);
  for (int k = 0; k < BOXES; k++) {
    const og_aabb a = even[k], b = moved[k], s = og_swept_aabb(a, b), t = og_swept_aabb(b, a);
    assert_memory_equal(&s, &t, sizeof s);
    assert_true(og_aabb_is_sound(&s));
    for (int e = 0; e < 3; e++) {
      const og_scalar lo_a = key_of(&a, e, 0), lo_b = key_of(&b, e, 0), hi_a = key_of(&a, e, 1),
                      hi_b = key_of(&b, e, 1);
      assert_true(key_of(&s, e, 0) == (lo_a < lo_b ? lo_a : lo_b) && key_of(&s, e, 1) == (hi_a < hi_b ? hi_b : hi_a));
    }
  }
}

// Regions that overlap, touch, are points and leave gaps: the pairs are those of all-pairs all the same.
static void test_regions(void **state) {
  (void)state;
  static const og_aabb region[] = {
      {{-5, -5, -5}, {0, 5, 5}}, {{0, -5, -5}, {1, 5, 5}}, {{-1, -1, -1}, {2, 2, 2}}, {{3, 3, 3}, {3, 3, 3}}};
  static const og_aabb bad = {{1, 0, 0}, {0, 1, 1}};
  const og_scene_limits limits = {BOXES, PAIRS};
  make_centred(even);
  for (int32_t regions = 0; regions <= 4; regions++) {
    player truth = start("all-pairs"), p = start("mbp");
    free(p.block.at);
    p.block.bytes = og_mbp_bytes(&limits, regions);
    p.block.at = malloc(p.block.bytes);
    assert_int_equal(og_mbp_start(p.block.at, &limits, &bad, 1), OG_OUTCOME_BAD_INPUT);
    assert_int_equal(og_mbp_start(p.block.at, &limits, region, regions), OG_OUTCOME_ANSWERED);
    put(&truth, OG_INSERT, even, 0, BOXES);
    put(&p, OG_INSERT, even, 0, BOXES);
    for (uint64_t seed = 0; seed < 10; seed++) {
      shake(even, seed % 3 == 0 ? 5 : 0.2, seed, moved);
      put(&truth, OG_MOVE, moved, 0, BOXES);
      put(&p, OG_MOVE, moved, 0, BOXES);
      assert_true(same(&truth.begun, &p.begun) && same(&truth.ended, &p.ended));
      assert_true(p.begun.count > 0);
    }
    finish(&truth);
    finish(&p);
  }
}

// ---- a long run of every algorithm ----

// Steps in which many come, many go, a few or all move, one after another; every third is tried first without room for
// a pair. Boxes lie along a line now and then, and on a lattice, so that many ends are equal.
static int32_t any_changes(og_random *random, int step, bool *is_there, og_change *change) {
  int32_t count = 0;
  const int64_t share = og_random_integer(random, 1, 8), comes = step % 20 < 10 ? 6 : 1;
  for (int32_t k = 0; k < BOXES; k++) {
    if (og_random_integer(random, 1, 8) > share) continue;
    const bool stays = og_random_integer(random, 0, 7) < comes;
    if (!stays && !is_there[k]) continue;
    og_change *const c = &change[count++];
    *c = (og_change){stays ? is_there[k] ? OG_MOVE : OG_INSERT : OG_REMOVE, k, {{0, 0, 0}, {0, 0, 0}}};
    is_there[k] = stays;
    if (!stays) continue;
    og_vec3 lo = random_vector(random, -7, 7);
    if (step % 3 == 0) lo = (og_vec3){(og_scalar)floor((double)lo.x), (og_scalar)floor((double)lo.y), lo.z};
    if (step % 7 == 0) lo.y = 20 * lo.x;
    c->box = (og_aabb){lo, og_add(lo, (og_vec3){1, (og_scalar)(k % 9), (og_scalar)(k % 4)})};
  }
  return count;
}

static void test_long_run(void **state) {
  (void)state;
  static og_change change[BOXES];
  for (int a = 0; a < og_algorithm_count(); a++) {
    if (og_algorithm_at(a)->overlaps == NULL) continue;
    player truth = start("all-pairs"), p = start(og_algorithm_at(a)->id);
    bool is_there[BOXES] = {false};
    int full = 0;
    og_random random;
    og_random_start(&random, "long run", 1, 0);
    for (int step = 0; step < wanted_share(120); step++) {
      const int32_t count = any_changes(&random, step, is_there, change);
      play(&truth, change, count);
      if (step % 3 == 0 && truth.begun.count + truth.ended.count > 0) {
        p.begun.room = p.ended.room = 0;
        assert_int_equal(og_overlaps_step(p.algorithm->overlaps, p.block, change, count, &p.begun, &p.ended),
                         OG_OUTCOME_FULL);
        assert_int_equal(p.begun.count, truth.begun.count);
        assert_int_equal(p.ended.count, truth.ended.count);
        p.begun.room = p.ended.room = PAIRS;
        full++;
      }
      play(&p, change, count);
      if (!same(&truth.begun, &p.begun) || !same(&truth.ended, &p.ended))
        fail_msg("%s, step %d: other pairs than all-pairs has", p.algorithm->id, step);
    }
    assert_true(full > wanted_share(20));
    finish(&truth);
    finish(&p);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_exchanges),    cmocka_unit_test(test_batch),        cmocka_unit_test(test_cells),
      cmocka_unit_test(test_static),       cmocka_unit_test(test_kinetic),      cmocka_unit_test(test_swept),
      cmocka_unit_test(test_octants),      cmocka_unit_test(test_regions),      cmocka_unit_test(test_segments),
      cmocka_unit_test(test_long_run),     cmocka_unit_test(test_proportional), cmocka_unit_test(test_still),
      cmocka_unit_test(test_integer_keys), cmocka_unit_test(test_integers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
