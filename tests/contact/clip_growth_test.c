// Ten times the vertices take slabs about ten times the time, and half-planes a hundred times; both give the same.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <time.h>

#include <cmocka.h>

#include "ref/polygon/clip_halfplanes.h"
#include "ref/polygon/clip_slabs.h"
#include "tool/run/make_clip.h"

enum { MOST = 10000 };

typedef struct bench {
  og_vec2 corner[2][MOST];
  og_made_clip made;
} bench;

static int open_bench(void **state) {
  static bench b;
  og_made_clip_init(&b.made);
  og_made_clip_hold(&b.made, 2 * MOST);
  *state = &b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_made_clip_clear(&b->made);
  return 0;
}

// Corners on two circles that overlap, turned so that no two are at one height.
static void put_circles(bench *b, int count) {
  for (int k = 0; k < count; k++) {
    const double angle = 2 * 3.14159265358979 * k / count;
    b->corner[0][k] = (og_vec2){(og_scalar)cos(angle + 0.1), (og_scalar)sin(angle + 0.1)};
    b->corner[1][k] = (og_vec2){(og_scalar)(0.5 + cos(angle + 0.2)), (og_scalar)(0.25 + sin(angle + 0.2))};
  }
}

static double area(const og_vec2 *p, int count) {
  long double twice = 0; // of which nothing is lost to speak of, however many corners there are
  for (int k = 0; k < count; k++) {
    const og_vec2 q = p[k + 1 < count ? k + 1 : 0];
    twice += (long double)p[k].x * (long double)q.y - (long double)p[k].y * (long double)q.x;
  }
  return (double)(twice / 2);
}

typedef og_clip_claim clip(const og_polygon *a, const og_polygon *b, og_clip_room *room);

// The least of some runs, each as long as a hundredth of a second, in seconds.
static double seconds_of(bench *b, clip *run, int count, og_clip_claim *claim) {
  const og_polygon p = {count, b->corner[0]}, q = {count, b->corner[1]};
  double least = HUGE_VAL;
  for (int turn = 0; turn < 5; turn++) {
    const clock_t start = clock();
    long runs = 0;
    while (clock() - start < CLOCKS_PER_SEC / 100) {
      *claim = run(&p, &q, &b->made.room);
      runs++;
    }
    least = fmin(least, (double)(clock() - start) / CLOCKS_PER_SEC / (double)runs);
  }
  return least;
}

static void grows(void **state) {
  bench *b = *state;
  double slabs[5], planes[5];
  int step = 0;
  print_message("vertices  corners  microseconds: slabs  half-planes\n");
  for (int count = 10; count <= MOST; count *= 10) {
    put_circles(b, count);
    og_clip_claim by_slabs, by_planes;
    slabs[step] = seconds_of(b, og_clip_slabs, count, &by_slabs);
    assert_int_equal(by_slabs.outcome, OG_OUTCOME_ANSWERED);
    const double of_slabs = area(b->made.room.corner, by_slabs.count);
    planes[step] = seconds_of(b, og_clip_halfplanes, count, &by_planes);
    assert_int_equal(by_planes.outcome, OG_OUTCOME_ANSWERED);
    // Both are within 16 epsilon of the same, whose circumference is less than 5.
    assert_true(fabs(of_slabs - area(b->made.room.corner, by_planes.count)) < 2 * 16 * 5 * OG_SCALAR_EPSILON);
    assert_int_equal(by_slabs.count, by_planes.count);
    print_message("%8d %8d %20.3g %12.3g\n", count, by_slabs.count, 1e6 * slabs[step], 1e6 * planes[step]);
    step++;
  }
  // From 1,000 to 10,000: between linear and quadratic.
  assert_true(slabs[step - 1] < 30 * slabs[step - 2]);
  assert_true(planes[step - 1] > 30 * planes[step - 2]);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(grows)};
  return cmocka_run_group_tests(tests, open_bench, close_bench);
}
