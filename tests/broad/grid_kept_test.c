// The cells of a grid that is kept: which boxes each list holds, how many lists a step touches, and what happens to
// boxes that wander off.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/broad/grid_kept.h"
#include "ref/door/overlaps.h"
#include "ref/registry.h"
#include "tool/gen/random.h"

_Static_assert(_Alignof(og_kept_entry) <= OG_BLOCK_ALIGNMENT, "a block is aligned for what is in it");

// ---- from coordinates to cells ----

static og_scalar any_number(og_random *random) {
  const int high = -OG_SCALAR_MIN_EXP + 1, low = -high - OG_SCALAR_MANT_DIG;
  return (og_scalar)ldexp(og_random_between(random, -1, 1), (int)og_random_integer(random, low, high));
}

static void test_cells_never_go_down(void **state) {
  (void)state;
  static const og_lattice_axis axes[] = {
      {0, 0, 1}, {-3, (og_scalar)0.25, 7}, {0, OG_SCALAR_MAX, OG_KEPT_CELLS}, {-OG_SCALAR_MAX / 2, 1, OG_KEPT_CELLS}};
  og_random random;
  og_random_start(&random, "cells", 1, 0);
  for (size_t n = 0; n < sizeof axes / sizeof *axes; n++) {
    const og_lattice_axis *const a = &axes[n];
    assert_int_equal(og_kept_along(a, -OG_SCALAR_MAX), 0);
    assert_int_equal(og_kept_along(a, OG_SCALAR_MAX), a->cells - 1);
    assert_int_equal(og_kept_along(a, (og_scalar)NAN), 0);
    for (int k = 0; k < 100000; k++) {
      const og_scalar x = any_number(&random), y = k % 2 == 0 ? x * (1 + OG_SCALAR_EPSILON) : any_number(&random);
      const int32_t cell = og_kept_along(a, x), other = og_kept_along(a, y);
      assert_true(0 <= cell && cell < a->cells);
      assert_true(x < y ? cell <= other : other <= cell);
    }
  }
  // Cells of length 8 from -6 on, the last of them from 42 on; og_lattice_axis has halves of both.
  assert_int_equal(og_kept_along(&axes[1], -100), 0);
  assert_int_equal(og_kept_along(&axes[1], 2 - 4 * OG_SCALAR_EPSILON), 0);
  assert_int_equal(og_kept_along(&axes[1], 2), 1);
  assert_int_equal(og_kept_along(&axes[1], 41), 5);
  assert_int_equal(og_kept_along(&axes[1], 100), 6);
}

// ---- which boxes stand where ----

enum { BOXES = 12, SIDE = 5 };

typedef struct model {
  og_kept_cells cells;
  int64_t head[3 + 1];
  og_kept_entry entry[OG_KEPT_PLACES * BOXES];
  og_reach reach[BOXES];
  bool is_there[BOXES];
} model;

static bool is_large(const og_reach *r) {
  return r->hi[0] > r->lo[0] + 1 || r->hi[1] > r->lo[1] + 1 || r->hi[2] > r->lo[2] + 1;
}

static bool reaches(const og_reach *r, const int32_t *at) {
  for (int k = 0; k < 3; k++)
    if (at[k] < r->lo[k] || r->hi[k] < at[k]) return false;
  return true;
}

// How often box k stands in the cell's list.
static int times_in(const og_kept_cells *c, int64_t cell, int32_t k) {
  int times = 0, steps = 0;
  for (int64_t e = og_kept_first(c, cell); e >= 0; e = c->entry[e].next) {
    times += c->entry[e].cell == cell && e / OG_KEPT_PLACES == k;
    assert_true(++steps <= OG_KEPT_PLACES * BOXES);
  }
  return times;
}

// Cells of a reach, large boxes in one of their own: what it takes to leave them all.
static int size_of(const og_reach *r) {
  if (is_large(r)) return 1;
  return (r->hi[0] - r->lo[0] + 1) * (r->hi[1] - r->lo[1] + 1) * (r->hi[2] - r->lo[2] + 1);
}

static int in_both(const og_reach *r, const og_reach *s) {
  if (is_large(r) || is_large(s)) return is_large(r) && is_large(s);
  int cells = 1;
  for (int k = 0; k < 3; k++) {
    const int32_t lo = r->lo[k] > s->lo[k] ? r->lo[k] : s->lo[k], hi = r->hi[k] < s->hi[k] ? r->hi[k] : s->hi[k];
    cells *= hi >= lo ? hi - lo + 1 : 0;
  }
  return cells;
}

static void check_lists(const model *m) {
  int32_t at[3];
  for (at[2] = 0; at[2] < SIDE; at[2]++)
    for (at[1] = 0; at[1] < SIDE; at[1]++)
      for (at[0] = 0; at[0] < SIDE; at[0]++)
        for (int32_t k = 0; k < BOXES; k++) {
          const bool stands = m->is_there[k] && !is_large(&m->reach[k]) && reaches(&m->reach[k], at);
          assert_int_equal(times_in(&m->cells, og_kept_number(at[0], at[1], at[2]), k), stands);
        }
  for (int32_t k = 0; k < BOXES; k++)
    assert_int_equal(times_in(&m->cells, OG_LARGE_CELL, k), m->is_there[k] && is_large(&m->reach[k]));
}

// Every list has several cells: there are three for 125. Each operation touches what is left and entered, no more.
static void test_lists_hold_what_reaches_them(void **state) {
  (void)state;
  static model m;
  og_random random;
  m.cells = (og_kept_cells){.boxes = BOXES, .lists = 3, .head = m.head, .entry = m.entry};
  og_kept_clear(&m.cells);
  og_random_start(&random, "kept", 1, 0);
  for (int n = 0; n < 4000; n++) {
    const int32_t k = (int32_t)og_random_integer(&random, 0, BOXES - 1);
    const int left = m.is_there[k] ? size_of(&m.reach[k]) : 0;
    if (n % 4 == 0) {
      assert_int_equal(og_kept_take(&m.cells, k), left);
      m.is_there[k] = false;
    } else {
      og_reach r;
      for (int axis = 0; axis < 3; axis++) {
        r.lo[axis] = (int32_t)og_random_integer(&random, 0, SIDE - 1);
        r.hi[axis] = r.lo[axis] + (int32_t)og_random_integer(&random, 0, n % 3 == 0 ? 2 : 1);
        if (r.hi[axis] >= SIDE) r.hi[axis] = SIDE - 1;
      }
      const int both = m.is_there[k] ? in_both(&m.reach[k], &r) : 0;
      assert_int_equal(og_kept_put(&m.cells, k, &r), left + size_of(&r) - 2 * both);
      m.reach[k] = r;
      m.is_there[k] = true;
    }
    if (n % 16 == 0 || n < 100) check_lists(&m);
  }
}

// ---- behind the door ----

enum { MOST = 4000, PAIRS = 40 * MOST };

typedef struct player {
  const og_door_overlaps *door;
  og_block block;
  og_pairs begun, ended;
} player;

static player start(const char *id, int32_t boxes, int64_t pairs) {
  const og_scene_limits limits = {boxes, pairs};
  player p = {.door = og_algorithm_by_id(id)->overlaps};
  p.block.bytes = og_overlaps_bytes(p.door, &limits);
  p.block.at = malloc(p.block.bytes);
  p.begun = (og_pairs){malloc(PAIRS * sizeof(og_index_pair)), PAIRS, 0};
  p.ended = (og_pairs){malloc(PAIRS * sizeof(og_index_pair)), PAIRS, 0};
  assert_int_equal(og_overlaps_start(p.door, p.block, &limits), OG_OUTCOME_ANSWERED);
  return p;
}

static void finish(player *p) {
  free(p->block.at);
  free(p->begun.pair);
  free(p->ended.pair);
}

static og_outcome play(player *p, og_change_kind kind, const og_aabb *box, int32_t from, int32_t to) {
  static og_change change[MOST];
  for (int32_t k = from; k < to; k++) change[k - from] = (og_change){kind, k, box[k]};
  return og_overlaps_step(p->door, p->block, change, to - from, &p->begun, &p->ended);
}

static og_overlaps_work put(player *p, og_change_kind kind, const og_aabb *box, int32_t from, int32_t to) {
  assert_int_equal(play(p, kind, box, from, to), OG_OUTCOME_ANSWERED);
  return p->door->work(p->block.at);
}

static og_aabb box[MOST];

// Cubes of edge 1 with their lower corners at multiples of 2 of a cube: a cell each, and none touches another.
static int32_t make_cubes(int side) {
  int32_t count = 0;
  for (int z = 0; z < side; z++)
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++) {
        const og_vec3 lo = {(og_scalar)(2 * x), (og_scalar)(2 * y), (og_scalar)(2 * z)};
        box[count++] = (og_aabb){lo, og_add(lo, (og_vec3){1, 1, 1})};
      }
  return count;
}

static void shift(int32_t from, int32_t to, og_scalar x) {
  for (int32_t k = from; k < to; k++) {
    box[k].lo.x += x;
    box[k].hi.x += x;
  }
}

// A box that stays in its cells touches no list, however many move; one that goes on by a cell leaves one at most and
// enters one for each that it reaches across the way.
static void test_a_step_touches_what_is_left_or_entered(void **state) {
  (void)state;
  const int32_t n = make_cubes(12);
  player p = start("grid-kept", n, PAIRS);
  put(&p, OG_INSERT, box, 0, n);
  og_overlaps_work work = put(&p, OG_MOVE, box, 0, n); // to where they are
  assert_int_equal(work.visits + work.tests, 0);
  const og_scalar little = 4 * OG_SCALAR_EPSILON;
  box[n / 2].hi.x -= little;
  work = put(&p, OG_MOVE, box, n / 2, n / 2 + 1);
  assert_int_equal(work.visits, 0);
  assert_true(0 < work.tests && work.tests < 60);
  int64_t most = 0;
  for (int k = 0; k < 8; k++) {
    shift(n / 2, n / 2 + 1, 2);
    work = put(&p, OG_MOVE, box, n / 2, n / 2 + 1);
    most = work.visits > most ? work.visits : most;
    assert_true(work.visits <= 16 && work.tests < 100);
  }
  assert_true(most > 0);
  work = put(&p, OG_REMOVE, box, n / 2, n / 2 + 1);
  assert_true(0 < work.visits && work.visits <= 8);
  finish(&p);
}

// What one box costs does not depend on how many others there are.
static void test_one_box_costs_the_same_among_many(void **state) {
  (void)state;
  for (int side = 4; side <= 15; side++) {
    const int32_t n = make_cubes(side);
    player p = start("grid-kept", n, PAIRS);
    put(&p, OG_INSERT, box, 0, n);
    shift(0, 1, (og_scalar)0.5);
    const og_overlaps_work work = put(&p, OG_MOVE, box, 0, 1);
    assert_true(0 < work.tests && work.tests < 60 && work.visits <= 16);
    finish(&p);
  }
}

static bool same(const og_pairs *a, const og_pairs *b) {
  return a->count == b->count &&
         (a->count == 0 || memcmp(a->pair, b->pair, (size_t)a->count * sizeof(og_index_pair)) == 0);
}

// All boxes leave the grid that was chosen for them, half to each side; pairs begin and end beyond its ends. Cells are
// chosen anew in the end: the next step compares no more than the first did.
static void test_boxes_that_wander_off(void **state) {
  (void)state;
  const int32_t n = make_cubes(12);
  og_random random;
  og_random_start(&random, "wander", 1, 0);
  player p = start("grid-kept", n, PAIRS), q = start("all-pairs", n, PAIRS);
  put(&p, OG_INSERT, box, 0, n);
  put(&q, OG_INSERT, box, 0, n);
  int64_t first = 0, worst = 0, begun = 0, ended = 0;
  for (int step = 0; step <= OG_KEPT_CHANGES; step++) {
    shift(0, n / 2, -8);
    shift(n / 2, n, 8);
    for (int32_t k = 0; k < n; k++) shift(k, k + 1, (og_scalar)og_random_between(&random, -0.75, 0.75));
    const int64_t tests = put(&p, OG_MOVE, box, 0, n).tests;
    put(&q, OG_MOVE, box, 0, n);
    assert_true(same(&p.begun, &q.begun) && same(&p.ended, &q.ended));
    begun += p.begun.count;
    ended += p.ended.count;
    first = step == 0 ? tests : first;
    worst = tests > worst ? tests : worst;
  }
  assert_true(begun > 100 && ended > 100);
  assert_true(worst > 3 * first); // each half has crowded in the outermost cells
  for (int32_t k = 0; k < n; k++) shift(k, k + 1, (og_scalar)og_random_between(&random, -0.75, 0.75));
  const int64_t again = put(&p, OG_MOVE, box, 0, n).tests;
  assert_true(0 < again && again < first);
  finish(&p);
  finish(&q);
}

// A box that is long is compared with all, and all that move with it.
static void test_a_large_box(void **state) {
  (void)state;
  const int32_t n = make_cubes(10);
  player p = start("grid-kept", n, PAIRS), q = start("all-pairs", n, PAIRS);
  for (int k = 0; k < 2; k++) box[n - 1 - k].lo = (og_vec3){-1, -1, -1};
  put(&p, OG_INSERT, box, 0, n);
  put(&q, OG_INSERT, box, 0, n);
  assert_true(same(&p.begun, &q.begun) && p.begun.count > n);
  for (int k = 0; k < 6; k++) { // both large ones, one, an ordinary one
    const int32_t from = k % 3 == 2 ? 0 : n - 2 + k % 3, to = k % 3 == 2 ? 1 : n;
    shift(from, to, k < 3 ? -40 : 40);
    const og_overlaps_work work = put(&p, OG_MOVE, box, from, to);
    put(&q, OG_MOVE, box, from, to);
    assert_true(same(&p.begun, &q.begun) && same(&p.ended, &q.ended));
    assert_true(p.begun.count + p.ended.count > 0);
    assert_int_equal(work.visits, k % 3 == 2 ? work.visits : 0); // they stay large
    if (k % 3 == 1) assert_true(work.tests >= n - 1);
  }
  finish(&p);
  finish(&q);
}

// A step that finds no room is undone: cells hold the boxes as they were.
static void test_a_refused_step(void **state) {
  (void)state;
  const int32_t n = make_cubes(6), few = 20;
  player p = start("grid-kept", n, few), q = start("all-pairs", n, few);
  put(&p, OG_INSERT, box, 0, n);
  put(&q, OG_INSERT, box, 0, n);
  for (int k = 0; k < 40; k++) {
    static og_aabb there[MOST], together[MOST];
    memcpy(there, box, sizeof there);
    for (int32_t i = 0; i < n; i++) together[i] = box[0];
    assert_int_equal(play(&p, OG_MOVE, together, 0, n), OG_OUTCOME_FULL);
    memcpy(box, there, sizeof there);
    shift(k, k + 1, k % 2 == 0 ? (og_scalar)1.5 : (og_scalar)-1.5);
    put(&p, OG_MOVE, box, k, k + 1);
    put(&q, OG_MOVE, box, k, k + 1);
    assert_true(same(&p.begun, &q.begun) && same(&p.ended, &q.ended));
  }
  finish(&p);
  finish(&q);
}

// A box is where it was only if each of its six numbers is. Where any one differs it is compared with its neighbour.
static void test_any_number_counts(void **state) {
  (void)state;
  player p = start("grid-kept", 2, 1);
  const og_aabb two[2] = {{{0, 0, 0}, {2, 2, 2}}, {{0, 0, 0}, {2, 2, 2}}};
  put(&p, OG_INSERT, two, 0, 2);
  assert_int_equal(p.begun.count, 1);
  for (int k = 0; k < 6; k++) {
    og_aabb moved[2] = {two[0], two[1]};
    og_scalar *const number[6] = {&moved[1].lo.x, &moved[1].lo.y, &moved[1].lo.z,
                                  &moved[1].hi.x, &moved[1].hi.y, &moved[1].hi.z};
    *number[k] += (og_scalar)0.5;
    assert_true(put(&p, OG_MOVE, moved, 1, 2).tests > 0);
    assert_int_equal(put(&p, OG_MOVE, moved, 1, 2).tests, 0);
    put(&p, OG_MOVE, two, 1, 2);
  }
  finish(&p);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_cells_never_go_down),
      cmocka_unit_test(test_lists_hold_what_reaches_them),
      cmocka_unit_test(test_a_step_touches_what_is_left_or_entered),
      cmocka_unit_test(test_one_box_costs_the_same_among_many),
      cmocka_unit_test(test_boxes_that_wander_off),
      cmocka_unit_test(test_a_large_box),
      cmocka_unit_test(test_a_refused_step),
      cmocka_unit_test(test_any_number_counts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
