// What two convex polygons share, against the exact question `contact`: of pyramids over the polygons, one upwards, one
// downwards, which touch in just that. Misprints of Varjus 5.3.2; one ulp to each side; polygons that touch;
// little room; bad input.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/polygon/clip_halfplanes.h"
#include "ref/polygon/clip_slabs.h"
#include "ref/polytope/hull_2d.h"
#include "ref/registry.h"
#include "tests/shared/exact_contact.h"
#include "tool/run/make_clip.h"
#include "tool/run/make_contact.h"

enum { MOST = 16, SUBJECTS = 2 };

extern const og_algorithm og_algorithm_clip_halfplanes, og_algorithm_clip_slabs;
static const og_algorithm *const subject[SUBJECTS] = {&og_algorithm_clip_halfplanes, &og_algorithm_clip_slabs};

typedef struct figure {
  og_vec2 vertex[MOST];
  og_polygon polygon;
} figure;

typedef struct bench {
  or_exact_contact exact;
  og_made_contact pyramids;
  og_made_clip made;
  or_random random;
  figure a, b;
  double worst[SUBJECTS][2]; // of corners in both, of the exact corners
  long shared, empty;
} bench;

static uint64_t rounds(uint64_t most) { return getenv("ORIGO_TEST_PAIRS") == NULL ? most : most / 8; }

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  or_exact_contact_init(&b->exact);
  og_made_contact_init(&b->pyramids);
  og_made_clip_init(&b->made);
  og_made_clip_hold(&b->made, 2 * MOST);
  b->random = or_random_seeded(1);
  *state = b;
  return b == NULL;
}

static int close_bench(void **state) {
  bench *b = *state;
  or_exact_contact_clear(&b->exact);
  og_made_contact_clear(&b->pyramids);
  og_made_clip_clear(&b->made);
  free(b);
  return 0;
}

// The hull of some points.
static void put(figure *c, const og_vec2 *point, int count) {
  og_vec3 lifted[MOST];
  int corner[MOST + 1], order[MOST];
  for (int k = 0; k < count; k++) lifted[k] = (og_vec3){point[k].x, point[k].y, 0};
  const og_hull_2d_result hull = og_hull_2d(lifted, count, corner, order);
  for (int k = 0; k < hull.corner_count; k++) c->vertex[k] = point[corner[k]];
  c->polygon = (og_polygon){hull.corner_count, c->vertex};
}

static double size_of(const bench *b) {
  double size = 0;
  for (int k = 0; k < b->a.polygon.count; k++)
    size = fmax(size, fmax(fabs((double)b->a.vertex[k].x), fabs((double)b->a.vertex[k].y)));
  for (int k = 0; k < b->b.polygon.count; k++)
    size = fmax(size, fmax(fabs((double)b->b.vertex[k].x), fabs((double)b->b.vertex[k].y)));
  return size;
}

static void put_pyramid(og_world_body *world, const figure *c, double top) {
  og_vec3 point[MOST + 1];
  for (int k = 0; k < c->polygon.count; k++) point[k] = (og_vec3){c->vertex[k].x, c->vertex[k].y, 0};
  point[c->polygon.count] = (og_vec3){c->vertex[0].x, c->vertex[0].y, (og_scalar)top};
  og_make_hull(world, point, (size_t)c->polygon.count + 1);
}

static double off(bench *b, og_vec3 p, const og_vec3 *hull, size_t count) {
  return or_exact_doubles(&b->exact.pair, &p, 1, 0, hull, count, 0).distance;
}

static double off_polygon(bench *b, og_vec3 p, const figure *c) {
  og_vec3 flat[MOST];
  for (int k = 0; k < c->polygon.count; k++) flat[k] = (og_vec3){c->vertex[k].x, c->vertex[k].y, 0};
  return off(b, p, flat, (size_t)c->polygon.count);
}

static void turns_left(const og_vec2 *corner, int count, double unit) {
  double twice = 0;
  for (int k = 1; k + 1 < count; k++) {
    const og_vec2 p = og_sub2(corner[k], corner[0]), q = og_sub2(corner[k + 1], corner[0]);
    twice += (double)(p.x * q.y - p.y * q.x);
  }
  assert_true(twice >= -unit);
}

static void judge(bench *b, int which) {
  const og_door_clip *door = subject[which]->clip;
  const og_clip_claim claim = og_clip_run(door, &b->a.polygon, &b->b.polygon, &b->made.room);
  if (claim.outcome != OG_OUTCOME_ANSWERED) fail_msg("%s: outcome %d", subject[which]->id, (int)claim.outcome);
  const double size = size_of(b), unit = size * (double)OG_SCALAR_EPSILON;
  og_vec3 claimed[8 * 2 * MOST];
  double inside = 0, cover = 0;
  for (int k = 0; k < claim.count; k++) {
    claimed[k] = (og_vec3){b->made.room.corner[k].x, b->made.room.corner[k].y, 0};
    inside = fmax(inside, fmax(off_polygon(b, claimed[k], &b->a), off_polygon(b, claimed[k], &b->b)));
  }
  turns_left(b->made.room.corner, claim.count, unit * size);
  put_pyramid(&b->pyramids.a, &b->a, 1 + size);
  put_pyramid(&b->pyramids.b, &b->b, -1 - size);
  og_make_contact_room(&b->pyramids);
  or_solve_contact(&b->exact, &b->pyramids.input);
  const og_contact_finding *finding = &b->exact.answer.finding;
  const size_t corners = finding->relation == OG_TOUCHING ? finding->count : 0;
  b->empty += corners == 0;
  b->shared += corners > 2;
  for (size_t k = 0; k < corners && corners > 2; k++) {
    og_vec3 p;
    or_contact_corner(&p, finding, k);
    cover = fmax(cover, claim.count == 0 ? HUGE_VAL : off(b, p, claimed, (size_t)claim.count));
  }
  b->worst[which][0] = fmax(b->worst[which][0], inside / unit);
  b->worst[which][1] = fmax(b->worst[which][1], cover / unit);
  if (!(inside <= door->bound * unit && cover <= door->bound * unit))
    fail_msg("%s: %g off the polygons, %g left out", subject[which]->id, inside / unit, cover / unit);
}

// Small integers: no edges at tiny angles, and much that touches.
static void lattice_polygons(void **state) {
  bench *b = *state;
  for (uint64_t round = 0; round < rounds(1500); round++) {
    og_vec2 point[2][MOST];
    int count[2];
    for (int i = 0; i < 2; i++) {
      count[i] = or_random_int(&b->random, 3, 10);
      for (int k = 0; k < count[i]; k++)
        point[i][k] = (og_vec2){(og_scalar)(or_random_int(&b->random, -6, 6) + 3 * i),
                                (og_scalar)or_random_int(&b->random, -6, 6)};
    }
    put(&b->a, point[0], count[0]);
    put(&b->b, point[1], count[1]);
    if (b->a.polygon.count < 3 || b->b.polygon.count < 3) continue;
    for (int k = 0; k < SUBJECTS; k++) judge(b, k);
  }
  for (int k = 0; k < SUBJECTS; k++)
    printf("%-16s off the polygons %g, left out %g epsilon\n", subject[k]->id, b->worst[k][0], b->worst[k][1]);
  assert_true(b->shared > 100 && b->empty > 5);
}

static og_clip_claim clip(bench *b, int which) {
  return og_clip_run(subject[which]->clip, &b->a.polygon, &b->b.polygon, &b->made.room);
}

static double area(const bench *b, int count) {
  double twice = 0;
  const og_vec2 *p = b->made.room.corner;
  for (int k = 0; k < count; k++) twice += (double)(p[k].x * p[(k + 1) % count].y - p[k].y * p[(k + 1) % count].x);
  return twice / 2;
}

// What V 5.3.2 keeps of the star below: corners of each slab's trapezoids that lie in the other trapezoid. The edges of
// the triangles upwards and downwards at height y are at plus and minus these.
static double area_as_printed(void) {
  const double height[] = {-4, -2, 2, 4};
  double kept[4] = {0}; // half of what is kept at each height
  for (int k = 0; k < 4; k++) {
    const double y = height[k], up = y < -2 ? -1 : (4 - y) / 2, down = y > 2 ? -1 : (y + 4) / 2;
    kept[k] = fmin(up, down); // a corner of the wider one lies outside of the other
  }
  double twice = 0;
  for (int k = 0; k + 1 < 4; k++)
    if (kept[k] >= 0 && kept[k + 1] >= 0) twice += 2 * (kept[k] + kept[k + 1]) * (height[k + 1] - height[k]);
  return twice / 2;
}

// A star of two triangles of height 6 and base 6 shares a hexagon, whose corners at the sides lie within a slab.
static void a_star(void **state) {
  bench *b = *state;
  const og_vec2 up[] = {{-3, -2}, {3, -2}, {0, 4}}, down[] = {{-3, 2}, {0, -4}, {3, 2}};
  put(&b->a, up, 3);
  put(&b->b, down, 3);
  for (int k = 0; k < SUBJECTS; k++) {
    const og_clip_claim claim = clip(b, k);
    assert_int_equal(claim.count, 6);
    assert_true(fabs(area(b, 6) - 12) < 64 * (double)OG_SCALAR_EPSILON);
  }
  assert_true(area_as_printed() == 8);
}

static og_vec2 swapped(og_vec2 p, bool swap) { return swap ? (og_vec2){p.y, p.x} : p; }

// Side by side, or one on the other: a segment in common, an ulp apart, an ulp into each other.
static void one_ulp(void **state) {
  bench *b = *state;
  const og_scalar at[] = {1, 1 + OG_SCALAR_EPSILON, 1 - OG_SCALAR_EPSILON / 2};
  for (int i = 0; i < 6; i++) {
    const bool swap = i % 2 == 1;
    const og_scalar x = at[i / 2];
    og_vec2 left[] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, right[] = {{x, -2}, {3, -2}, {3, 2}, {x, 2}};
    for (int k = 0; k < 4; k++) {
      left[k] = swapped(left[k], swap);
      right[k] = swapped(right[k], swap);
    }
    put(&b->a, left, 4);
    put(&b->b, right, 4);
    for (int k = 0; k < SUBJECTS; k++) {
      const og_clip_claim claim = clip(b, k);
      assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
      if (i / 2 == 2) assert_true(claim.count > 0);
      for (int n = 0; n < claim.count; n++) {
        const og_vec2 p = swapped(b->made.room.corner[n], swap);
        assert_true(fabs((double)p.x - 1) <= 4 * (double)OG_SCALAR_EPSILON);
      }
    }
  }
}

typedef struct touch {
  const char *what;
  int of_a, of_b, shared;
  og_vec2 a[6], b[6], corner[6];
} touch;

// Small integers, which slabs do not round. Neighbours may be at one place or on one line.
static const touch touches[] = {
    {"b stands on a", 4, 4, 2, {{0, 0}, {4, 0}, {4, 2}, {0, 2}}, {{1, 2}, {6, 2}, {6, 4}, {1, 4}}, {{4, 2}, {1, 2}}},
    {"a stands on b", 4, 4, 2, {{1, 2}, {6, 2}, {6, 4}, {1, 4}}, {{0, 0}, {4, 0}, {4, 2}, {0, 2}}, {{4, 2}, {1, 2}}},
    {"b stands on a vertex", 4, 3, 1, {{0, 0}, {4, 0}, {4, 2}, {0, 2}}, {{1, 2}, {2, 4}, {0, 4}}, {{1, 2}}},
    {"two vertices, one on the other", 3, 3, 1, {{0, 0}, {2, 0}, {1, 2}}, {{1, 2}, {2, 4}, {0, 4}}, {{1, 2}}},
    {"b is beside a, on its line",
     4,
     4,
     0,
     {{0, 0}, {2, 0}, {2, 2}, {0, 2}},
     {{3, 2}, {5, 2}, {5, 4}, {3, 4}},
     {{0, 0}}},
    {"b is above a", 4, 4, 0, {{0, 0}, {2, 0}, {2, 2}, {0, 2}}, {{0, 3}, {2, 3}, {2, 4}, {0, 4}}, {{0, 0}}},
    {"corner to corner", 4, 4, 1, {{0, 0}, {2, 0}, {2, 2}, {0, 2}}, {{2, 2}, {4, 2}, {4, 4}, {2, 4}}, {{2, 2}}},
    {"side by side", 4, 4, 2, {{0, 0}, {2, 0}, {2, 2}, {0, 2}}, {{2, 1}, {4, 1}, {4, 4}, {2, 4}}, {{2, 1}, {2, 2}}},
    {"b is beside a, apart", 4, 4, 0, {{0, 0}, {2, 0}, {2, 2}, {0, 2}}, {{3, 0}, {4, 0}, {4, 2}, {3, 2}}, {{0, 0}}},
    {"a vertex at a side", 4, 3, 1, {{0, 0}, {2, 0}, {2, 4}, {0, 4}}, {{2, 1}, {4, 0}, {4, 3}}, {{2, 1}}},
    {"a slanted side", 3, 3, 2, {{0, 0}, {2, 0}, {0, 2}}, {{2, 0}, {2, 2}, {0, 2}}, {{2, 0}, {0, 2}}},
    {"the same",
     4,
     4,
     4,
     {{0, 0}, {4, 0}, {4, 2}, {0, 2}},
     {{4, 2}, {0, 2}, {0, 0}, {4, 0}},
     {{4, 0}, {4, 2}, {0, 2}, {0, 0}}},
    {"the same, of more corners",
     6,
     6,
     4,
     {{0, 0}, {1, 0}, {4, 0}, {4, 0}, {4, 2}, {0, 2}},
     {{4, 2}, {2, 2}, {0, 2}, {0, 1}, {0, 0}, {4, 0}},
     {{4, 0}, {4, 2}, {0, 2}, {0, 0}}},
    {"level edges at either end",
     4,
     4,
     6,
     {{0, 0}, {6, 0}, {4, 4}, {2, 4}},
     {{2, 0}, {4, 0}, {6, 4}, {0, 4}},
     {{4, 0}, {5, 2}, {4, 4}, {2, 4}, {1, 2}, {2, 0}}},
    {"a wedge ends within a slab",
     3,
     4,
     3,
     {{0, 0}, {8, 0}, {0, 8}},
     {{2, 2}, {8, 2}, {8, 8}, {2, 8}},
     {{2, 2}, {6, 2}, {2, 6}}},
};

static void slabs_touch(void **state) {
  bench *b = *state;
  for (size_t k = 0; k < sizeof touches / sizeof *touches; k++) {
    const touch *t = &touches[k];
    const og_polygon a = {t->of_a, t->a}, c = {t->of_b, t->b};
    const og_clip_claim claim = og_clip_run(og_algorithm_clip_slabs.clip, &a, &c, &b->made.room);
    const og_vec2 *got = b->made.room.corner;
    if (claim.outcome != OG_OUTCOME_ANSWERED || claim.count != t->shared)
      fail_msg("%s: outcome %d, %d corners", t->what, (int)claim.outcome, claim.count);
    int first = 0;
    while (first < t->shared && (got[first].x != t->corner[0].x || got[first].y != t->corner[0].y)) first++;
    for (int i = 0; i < t->shared; i++) {
      const og_vec2 p = got[(first + i) % t->shared];
      if (p.x != t->corner[i].x || p.y != t->corner[i].y) fail_msg("%s: corner %d", t->what, i);
    }
  }
}

// Rings that cross themselves: no corner is promised, but slabs keep to their room, and end.
static void rings_not_convex(void **state) {
  bench *b = *state;
  long answered = 0;
  for (uint64_t round = 0; round < rounds(4000); round++) {
    for (int i = 0; i < 2; i++) {
      figure *f = i == 0 ? &b->a : &b->b;
      f->polygon = (og_polygon){or_random_int(&b->random, 3, MOST - 1), f->vertex};
      for (int k = 0; k < f->polygon.count; k++)
        f->vertex[k] =
            (og_vec2){(og_scalar)or_random_int(&b->random, -4, 4), (og_scalar)or_random_int(&b->random, -4, 4)};
    }
    og_vec3 *end = b->made.room.point + 8 * (b->a.polygon.count + b->b.polygon.count);
    *end = (og_vec3){1, 2, 3};
    const og_clip_claim claim = og_clip_run(og_algorithm_clip_slabs.clip, &b->a.polygon, &b->b.polygon, &b->made.room);
    assert_true(end->x == 1 && end->y == 2 && end->z == 3);
    assert_true(claim.outcome == OG_OUTCOME_ANSWERED || claim.outcome == OG_OUTCOME_DEGENERATE);
    answered += claim.outcome == OG_OUTCOME_ANSWERED;
  }
  assert_true(answered > 50);
}

static void little_room_and_bad_input(void **state) {
  bench *b = *state;
  const og_vec2 up[] = {{-3, -2}, {3, -2}, {0, 4}}, down[] = {{-3, 2}, {0, -4}, {3, 2}};
  const og_vec2 none[] = {{0, 0}, {1, 0}, {2, 0}};
  const double bad[] = {(double)NAN, (double)INFINITY};
  const int whole = b->made.room.capacity;
  for (int k = 0; k < SUBJECTS; k++) {
    put(&b->a, up, 3);
    put(&b->b, down, 3);
    b->made.room.capacity = 5;
    assert_int_equal(clip(b, k).outcome, OG_OUTCOME_FULL);
    b->made.room.capacity = 0;
    assert_int_equal(clip(b, k).outcome, OG_OUTCOME_BAD_INPUT);
    b->made.room.capacity = whole;
    for (int i = 0; i < 2; i++) {
      put(&b->b, down, 3);
      b->b.vertex[1].x = (og_scalar)bad[i];
      assert_int_equal(clip(b, k).outcome, OG_OUTCOME_OUT_OF_RANGE);
    }
    put(&b->b, down, 3);
    b->b.polygon.count = 2;
    assert_int_equal(clip(b, k).outcome, OG_OUTCOME_DEGENERATE);
    b->b.polygon = (og_polygon){3, none};
    assert_int_equal(clip(b, k).outcome, OG_OUTCOME_DEGENERATE);
    const og_vec2 clockwise[] = {{0, 4}, {3, -2}, {-3, -2}};
    b->b.polygon = (og_polygon){3, clockwise};
    assert_int_equal(clip(b, k).outcome, OG_OUTCOME_DEGENERATE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(lattice_polygons), cmocka_unit_test(a_star),
                                     cmocka_unit_test(one_ulp),          cmocka_unit_test(slabs_touch),
                                     cmocka_unit_test(rings_not_convex), cmocka_unit_test(little_room_and_bad_input)};
  return cmocka_run_group_tests(tests, open_bench, close_bench);
}
