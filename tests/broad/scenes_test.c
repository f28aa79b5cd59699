// Larger scenes, of every kind that broad phases are hurt by: every algorithm behind the door of overlaps says what
// all-pairs says, at the start, after all boxes have moved, and after half of them have gone; and of boxes that grow.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/door/overlaps.h"
#include "ref/registry.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/gen/random.h"

enum { BOXES = 600, FEW = 160, PAIRS = BOXES * (BOXES - 1) / 2 };

typedef og_aabb make_box(og_random *random, int k);

static og_scalar between(og_random *random, double lo, double hi) {
  return (og_scalar)og_random_between(random, lo, hi);
}

static og_aabb around(og_vec3 c, og_vec3 half) { return (og_aabb){og_sub(c, half), og_add(c, half)}; }

static og_vec3 anywhere(og_random *random, double size) {
  const og_scalar x = between(random, 0, size), y = between(random, 0, size);
  return (og_vec3){x, y, between(random, 0, size)};
}

// About four overlaps a box.
static og_aabb even(og_random *random, int k) {
  (void)k;
  const og_scalar half = between(random, 0.25, 0.75);
  return around(anywhere(random, cbrt(2.0 * BOXES)), (og_vec3){half, half, half});
}

static og_aabb clustered(og_random *random, int k) {
  const og_aabb box = even(random, k);
  const og_scalar far = (og_scalar)(k % 3 * 1000);
  const og_vec3 shift = {far, -far, 0};
  return (og_aabb){og_add(box.lo, shift), og_add(box.hi, shift)};
}

static og_aabb stacked(og_random *random, int k) {
  const og_scalar x = between(random, 0, 0.125), y = between(random, 0, 0.125), z = (og_scalar)0.875 * (og_scalar)k;
  return (og_aabb){{x, y, z}, {x + 1, y + 1, z + 1}};
}

// Each spans the scene along one axis.
static og_aabb bars(og_random *random, int k) {
  const og_scalar side = BOXES / 3, long_half = side / 2, half = (og_scalar)0.5;
  const og_vec3 c = anywhere(random, (double)side), middle = {long_half, long_half, long_half};
  if (k % 3 == 0) return around((og_vec3){middle.x, c.y, c.z}, (og_vec3){long_half, half, half});
  if (k % 3 == 1) return around((og_vec3){c.x, middle.y, c.z}, (og_vec3){half, long_half, half});
  return around((og_vec3){c.x, c.y, middle.z}, (og_vec3){half, half, long_half});
}

// Cubes that fill space: each touches its 26 neighbours, and overlaps none.
static og_aabb touching(og_random *random, int k) {
  (void)random;
  const og_scalar x = (og_scalar)(k % 9), y = (og_scalar)(k / 9 % 9), z = (og_scalar)(k / 81);
  return (og_aabb){{x, y, z}, {x + 1, y + 1, z + 1}};
}

// The same, an ulp short: nothing touches.
static og_aabb parted(og_random *random, int k) {
  og_aabb box = touching(random, k);
  const og_scalar less = 1 - OG_SCALAR_EPSILON;
  box.hi = (og_vec3){box.hi.x * less, box.hi.y * less, box.hi.z * less};
  return box;
}

static og_aabb points(og_random *random, int k) {
  (void)k;
  const og_scalar x = (og_scalar)og_random_integer(random, 0, 5), y = (og_scalar)og_random_integer(random, 0, 5);
  const og_vec3 at = {x, y, (og_scalar)og_random_integer(random, 0, 5)};
  return (og_aabb){at, at};
}

static og_aabb identical(og_random *random, int k) {
  (void)random;
  (void)k;
  return (og_aabb){{-1, 2, 3}, {1, 2, 7}};
}

static og_aabb nested(og_random *random, int k) {
  (void)random;
  const og_scalar half = (og_scalar)(k + 1);
  return around((og_vec3){0, 0, 0}, (og_vec3){half, half, half});
}

// A few reach over everything; the rest is dust.
static og_aabb huge_and_tiny(og_random *random, int k) {
  const og_scalar half = k % 100 == 0 ? 1000 : (og_scalar)0x1p-20;
  return around(anywhere(random, 1), (og_vec3){half, half, half});
}

// One in sixteen fills the scene: in a lattice fit for their mean size they would be in too many cells.
static og_aabb some_fill(og_random *random, int k) {
  const og_scalar side = 32, half = (og_scalar)0.25;
  if (k % 16 == 0) return (og_aabb){{0, 0, 0}, {side, side, side}};
  return around(anywhere(random, (double)side), (og_vec3){half, half, half});
}

// One fills the scene, in which the others are dust: it is in more cells than a list of all has room for.
static og_aabb one_fills(og_random *random, int k) {
  const og_scalar half = (og_scalar)0x1p-20;
  if (k == 0) return (og_aabb){{0, 0, 0}, {1, 1, 1}};
  return around(anywhere(random, 1), (og_vec3){half, half, half});
}

// Nine equal points in each of 67 places: trees that halve cells until these are apart run out of room.
static og_aabb knots(og_random *random, int k) {
  (void)random;
  const int place = k / 9;
  const og_vec3 at = {(og_scalar)(place * 37 % 67), (og_scalar)(place * 11 % 67), (og_scalar)(place * 29 % 67)};
  return (og_aabb){at, at};
}

static og_aabb one_cell(og_random *random, int k) {
  if (k < 2) return around((og_vec3){k == 0 ? 0 : (og_scalar)0x1p60, 0, 0}, (og_vec3){1, 1, 1});
  return around(anywhere(random, 0.5), (og_vec3){(og_scalar)0.01, (og_scalar)0.01, (og_scalar)0.01});
}

// From the least to the greatest number there is, of both signs.
static og_scalar extreme(og_random *random) {
  const int low = OG_SCALAR_MIN_EXP - OG_SCALAR_MANT_DIG, high = -OG_SCALAR_MIN_EXP + 1;
  const double x = ldexp(og_random_between(random, -1, 1), (int)og_random_integer(random, low, high));
  return (og_scalar)x;
}

static og_aabb extremes(og_random *random, int k) {
  (void)k;
  og_scalar end[6];
  for (int e = 0; e < 6; e++) end[e] = extreme(random);
  return (og_aabb){{og_min(end[0], end[1]), og_min(end[2], end[3]), og_min(end[4], end[5])},
                   {og_max(end[0], end[1]), og_max(end[2], end[3]), og_max(end[4], end[5])}};
}

static og_aabb least_numbers(og_random *random, int k) {
  (void)k;
  const og_aabb box = points(random, k);
  const og_scalar unit = OG_SCALAR_MIN * OG_SCALAR_EPSILON;
  return (og_aabb){og_scale(unit, box.lo), og_add(og_scale(unit, box.hi), (og_vec3){unit, 0, 0})};
}

static const struct {
  const char *name;
  make_box *make;
} kinds[] = {
    {"even", even},
    {"clustered", clustered},
    {"stacked", stacked},
    {"bars", bars},
    {"touching", touching},
    {"parted", parted},
    {"points", points},
    {"identical", identical},
    {"nested", nested},
    {"some fill", some_fill},
    {"one fills", one_fills},
    {"knots", knots},
    {"one cell", one_cell},
    {"extremes", extremes},
    {"huge and tiny", huge_and_tiny},
    {"least numbers", least_numbers},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

typedef struct player {
  const og_door_overlaps *door;
  og_block block;
  og_pairs begun, ended;
} player;

// Fewer under instruments: what all of them cost grows with their square.
static int boxes(void) {
  const int share = (int)wanted_share(2 * BOXES);
  return share < BOXES ? share : BOXES;
}

static player start(const og_algorithm *algorithm, int32_t boxes) {
  const og_scene_limits limits = {boxes, PAIRS};
  player p = {.door = algorithm->overlaps, .block = {NULL, og_overlaps_bytes(algorithm->overlaps, &limits)}};
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

static bool same(const og_pairs *a, const og_pairs *b) {
  return a->count == b->count &&
         (a->count == 0 || memcmp(a->pair, b->pair, (size_t)a->count * sizeof(og_index_pair)) == 0);
}

static void expect_same(const og_algorithm *algorithm, const char *scene, int frame, const og_change *change, int count,
                        player *truth, player *other) {
  assert_int_equal(og_overlaps_step(truth->door, truth->block, change, count, &truth->begun, &truth->ended),
                   OG_OUTCOME_ANSWERED);
  assert_int_equal(og_overlaps_step(other->door, other->block, change, count, &other->begun, &other->ended),
                   OG_OUTCOME_ANSWERED);
  if (!same(&truth->begun, &other->begun) || !same(&truth->ended, &other->ended))
    fail_msg("%s: %s, step %d: other pairs than all-pairs has", algorithm->id, scene, frame);
}

static void compare(const og_algorithm *algorithm, int kind) {
  static og_change change[BOXES];
  og_random random;
  player truth = start(og_algorithm_by_id("all-pairs"), BOXES), other = start(algorithm, BOXES);
  og_random_start(&random, kinds[kind].name, 1, 0);
  for (int frame = 0; frame < 3; frame++) {
    int count = 0;
    for (int k = 0; k < boxes(); k++) {
      if (frame == 2 && k % 2 == 0) continue;
      const og_change_kind what = frame == 0 ? OG_INSERT : frame == 1 ? OG_MOVE : OG_REMOVE;
      change[count++] = (og_change){what, k, kinds[kind].make(&random, frame == 0 ? k : boxes() - 1 - k)};
    }
    expect_same(algorithm, kinds[kind].name, frame, change, count, &truth, &other);
    if (frame == 0) assert_true(truth.begun.count > 0 || kinds[kind].make == parted);
  }
  finish(&truth);
  finish(&other);
}

typedef og_aabb make_frame(og_random *random, int k, int frame);

// Boxes that grow until each fills the scene, and shrink again: what was fit for the small ones is not for the large.
static og_aabb growing(og_random *random, int k, int frame) {
  const og_scalar side = 12;
  if (frame == 1) return (og_aabb){{0, 0, 0}, {side, side, side}};
  return even(random, k);
}

// All but two hold the middle of the scene, where the corner of eight cells is.
static og_aabb crossing(og_random *random, int k, int frame) {
  const og_scalar far = 9 + (og_scalar)frame * (og_scalar)0.25;
  if (k < 2)
    return around((og_vec3){k == 0 ? far : -far, k == 0 ? far : -far, k == 0 ? far : -far}, (og_vec3){1, 1, 1});
  const og_scalar x = between(random, -0.5, 0.5), y = between(random, -0.5, 0.5), z = between(random, -0.5, 0.5);
  return around((og_vec3){x, y, z}, (og_vec3){1, 1, 1});
}

static void compare_frames(const og_algorithm *algorithm, const char *name, make_frame *make, int64_t least) {
  static og_change change[FEW];
  og_random random;
  player truth = start(og_algorithm_by_id("all-pairs"), FEW), other = start(algorithm, FEW);
  og_random_start(&random, name, 1, 0);
  int64_t pairs = 0;
  for (int frame = 0; frame < 3; frame++) {
    for (int k = 0; k < FEW; k++) change[k] = (og_change){frame == 0 ? OG_INSERT : OG_MOVE, k, make(&random, k, frame)};
    expect_same(algorithm, name, frame, change, FEW, &truth, &other);
    pairs += truth.begun.count + truth.ended.count;
  }
  assert_true(pairs > least);
  finish(&truth);
  finish(&other);
}

static void on_each(void (*test)(const og_algorithm *algorithm)) {
  int tested = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    if (og_algorithm_at(k)->overlaps == NULL) continue;
    test(og_algorithm_at(k));
    tested++;
  }
  assert_true(tested > 1);
}

static void compare_kinds(const og_algorithm *algorithm) {
  for (int kind = 0; kind < KINDS; kind++) compare(algorithm, kind);
}

static void test_scenes(void **state) {
  (void)state;
  on_each(compare_kinds);
}

static void compare_few(const og_algorithm *algorithm) {
  compare_frames(algorithm, "growing", growing, FEW * FEW / 2);
  compare_frames(algorithm, "crossing", crossing, FEW * FEW / 4);
}

static void test_frames(void **state) {
  (void)state;
  on_each(compare_few);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_scenes), cmocka_unit_test(test_frames)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
