// Every number that the direct functions take, in turn not finite, too large or, where it is a length, negative:
// refused with the outcome that their headers name, never answered. What the arguments are is not known here, only
// their numbers.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "ref/closest/barycentric.h"
#include "ref/closest/point_plane.h"
#include "ref/closest/point_triangle.h"
#include "ref/closest/segment_segment.h"
#include "ref/orientation/orient2d.h"
#include "ref/orientation/orient3d.h"
#include "ref/pairs/aabb_aabb.h"
#include "ref/pairs/box_box.h"
#include "ref/pairs/capsule_capsule.h"
#include "ref/pairs/circle_circle.h"
#include "ref/pairs/point_circle.h"
#include "ref/pairs/point_rect.h"
#include "ref/pairs/rect_rect.h"
#include "ref/pairs/sphere_box.h"
#include "ref/pairs/sphere_capsule.h"
#include "ref/pairs/sphere_sphere.h"
#include "ref/separation/sat_lite.h"
#include "ref/separation/sat_obb.h"

#define MOST_NUMBERS 32

// The arguments as they lie in memory, one after the other.
static const og_scalar *take(void *argument, size_t size, const og_scalar *x) {
  memcpy(argument, x, size);
  return x + size / sizeof *x;
}

static og_outcome ask_sphere_sphere(const og_scalar *x) {
  og_sphere a, b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_sphere_sphere(&a, &b).outcome;
}

static og_outcome ask_sphere_capsule(const og_scalar *x) {
  og_sphere a;
  og_capsule b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_sphere_capsule(&a, &b).outcome;
}

static og_outcome ask_capsule_capsule(const og_scalar *x) {
  og_capsule a, b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_capsule_capsule(&a, &b).outcome;
}

static og_outcome ask_sphere_box(const og_scalar *x) {
  og_sphere a;
  og_box b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_sphere_box(&a, &b).outcome;
}

static og_outcome ask_box_box(const og_scalar *x) {
  og_box a, b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_box_box(&a, &b).outcome;
}

static og_outcome ask_sat_obb(const og_scalar *x) {
  og_obb a, b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_sat_obb(&a, &b).outcome;
}

static og_outcome ask_sat_lite(const og_scalar *x) {
  og_obb a, b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_sat_lite(&a, &b).outcome;
}

static og_outcome ask_point_circle(const og_scalar *x) {
  og_vec2 a;
  og_circle b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_point_circle(a, &b).outcome;
}

static og_outcome ask_circle_circle(const og_scalar *x) {
  og_circle a, b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_circle_circle(&a, &b).outcome;
}

static og_outcome ask_point_rect(const og_scalar *x) {
  og_vec2 a;
  og_rect b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_point_rect(a, &b).outcome;
}

static og_outcome ask_rect_rect(const og_scalar *x) {
  og_rect a, b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_rect_rect(&a, &b).outcome;
}

static og_outcome ask_aabb_aabb(const og_scalar *x) {
  og_aabb a, b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_aabb_aabb(&a, &b).outcome;
}

static og_outcome ask_aabb_aabb_centre(const og_scalar *x) {
  og_centre_box a, b;
  take(&b, sizeof b, take(&a, sizeof a, x));
  return og_aabb_aabb_centre(&a, &b).outcome;
}

static og_outcome ask_point_plane(const og_scalar *x) {
  og_vec3 v[3];
  take(v, sizeof v, x);
  return og_point_plane(v[0], v[1], v[2]).outcome;
}

static og_outcome ask_point_triangle(const og_scalar *x) {
  og_vec3 v[4];
  take(v, sizeof v, x);
  return og_point_triangle(v[0], v[1], v[2], v[3]).outcome;
}

static og_outcome ask_segment_segment(const og_scalar *x) {
  og_vec3 v[4];
  take(v, sizeof v, x);
  return og_segment_segment(v[0], v[1], v[2], v[3]).outcome;
}

static og_outcome ask_barycentric_3d(const og_scalar *x) {
  og_vec3 v[4];
  take(v, sizeof v, x);
  return og_barycentric_3d(v[0], v[1], v[2], v[3]).outcome;
}

// In the plane z is ignored: the numbers are x and y.
static og_outcome ask_barycentric_2d(const og_scalar *x) {
  const og_vec3 a = {x[0], x[1], 0}, b = {x[2], x[3], 0}, c = {x[4], x[5], 0}, p = {x[6], x[7], 0};
  return og_barycentric_2d(a, b, c, p).outcome;
}

static og_outcome ask_orient2d(const og_scalar *x) {
  return og_orient2d((og_vec3){x[0], x[1], 0}, (og_vec3){x[2], x[3], 0}, (og_vec3){x[4], x[5], 0}).outcome;
}

static og_outcome ask_orient3d(const og_scalar *x) {
  og_vec3 v[4];
  take(v, sizeof v, x);
  return og_orient3d(v[0], v[1], v[2], v[3]).outcome;
}

// A letter a number: c coordinate, l length, a part of an axis. Of what is only compared, any finite number is fine: f
// coordinate, u lower end, v upper end.
typedef struct question {
  const char *name, *kinds;
  og_outcome (*ask)(const og_scalar *);
  og_scalar good[MOST_NUMBERS];
} question;

#define IDENTITY 1, 0, 0, 0, 1, 0, 0, 0, 1
static const question questions[] = {
    {"sphere-sphere", "cccl cccl", ask_sphere_sphere, {0, 0, 0, 1, 5, 0, 0, 1}},
    {"sphere-capsule", "cccl ccccccl", ask_sphere_capsule, {0, 0, 0, 1, 5, 0, 0, 5, 1, 0, 1}},
    {"capsule-capsule", "ccccccl ccccccl", ask_capsule_capsule, {0, 0, 0, 0, 0, 1, 1, 5, 0, 0, 5, 1, 0, 1}},
    {"sphere-box", "cccl ccclllaaaaaaaaa", ask_sphere_box, {5, 0, 0, 1, 0, 0, 0, 1, 1, 1, IDENTITY}},
    {"box-box",
     "ccclllaaaaaaaaa ccclllaaaaaaaaa",
     ask_box_box,
     {0, 0, 0, 1, 1, 1, IDENTITY, 5, 0, 0, 1, 1, 1, IDENTITY}},
    {"sat-obb",
     "cccaaaaaaaaalll cccaaaaaaaaalll",
     ask_sat_obb,
     {0, 0, 0, IDENTITY, 1, 1, 1, 5, 0, 0, IDENTITY, 1, 1, 1}},
    {"sat-lite",
     "cccaaaaaaaaalll cccaaaaaaaaalll",
     ask_sat_lite,
     {0, 0, 0, IDENTITY, 1, 1, 1, 5, 0, 0, IDENTITY, 1, 1, 1}},
    {"point-circle", "cc ccl", ask_point_circle, {5, 0, 0, 0, 1}},
    {"circle-circle", "ccl ccl", ask_circle_circle, {5, 0, 1, 0, 0, 1}},
    {"point-rect", "ff uuvv", ask_point_rect, {5, 0, 0, 0, 1, 1}},
    {"rect-rect", "uuvv uuvv", ask_rect_rect, {0, 0, 1, 1, 5, 0, 6, 1}},
    {"aabb-aabb", "uuuvvv uuuvvv", ask_aabb_aabb, {0, 0, 0, 1, 1, 1, 5, 0, 0, 6, 1, 1}},
    {"aabb-aabb-centre", "ccclll ccclll", ask_aabb_aabb_centre, {0, 0, 0, 1, 1, 1, 5, 0, 0, 1, 1, 1}},
    {"point-plane", "ccc ccc ccc", ask_point_plane, {0, 0, 0, 0, 0, 1, 1, 2, 3}},
    {"point-triangle", "ccc ccc ccc ccc", ask_point_triangle, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 2, 3}},
    {"segment-segment", "ccc ccc ccc ccc", ask_segment_segment, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 2, 3}},
    {"barycentric, in the plane", "cc cc cc cc", ask_barycentric_2d, {0, 0, 1, 0, 0, 1, 1, 2}},
    {"barycentric", "ccc ccc ccc ccc", ask_barycentric_3d, {0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 2, 3}},
    {"orient2d", "cc cc cc", ask_orient2d, {0, 0, 1, 0, 0, 1}},
    {"orient3d", "ccc ccc ccc ccc", ask_orient3d, {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0}},
};

static void expect(const question *q, int at, og_scalar wrong, og_outcome wanted, og_outcome also) {
  og_scalar x[MOST_NUMBERS];
  memcpy(x, q->good, sizeof x);
  x[at] = wrong;
  const og_outcome outcome = q->ask(x);
  if (outcome != wanted && outcome != also)
    fail_msg("%s, number %d = %g: outcome %d", q->name, at, (double)wrong, outcome);
}

static void test_every_number(void **state) {
  (void)state;
  const og_scalar infinite = (og_scalar)INFINITY, strange[] = {(og_scalar)NAN, infinite, -infinite};
  for (size_t k = 0; k < sizeof questions / sizeof *questions; k++) {
    const question *q = &questions[k];
    assert_int_equal(q->ask(q->good), OG_OUTCOME_ANSWERED);
    int at = 0;
    for (const char *kind = q->kinds; *kind != '\0'; kind++) {
      if (*kind == ' ') continue;
      // An axis is no axis whatever is wrong with it.
      const og_outcome wanted = *kind == 'a' ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_OUT_OF_RANGE;
      for (int s = 0; s < 3; s++) expect(q, at, strange[s], wanted, OG_OUTCOME_OUT_OF_RANGE);
      if (*kind == 'f') expect(q, at, OG_SCALAR_MAX, OG_OUTCOME_ANSWERED, OG_OUTCOME_ANSWERED);
      else if (*kind == 'v') expect(q, at, -OG_SCALAR_MAX, OG_OUTCOME_DEGENERATE, OG_OUTCOME_DEGENERATE);
      else if (*kind == 'u') expect(q, at, OG_SCALAR_MAX, OG_OUTCOME_DEGENERATE, OG_OUTCOME_DEGENERATE);
      else expect(q, at, OG_SCALAR_MAX, wanted, wanted);
      if (*kind == 'l') expect(q, at, -1, OG_OUTCOME_DEGENERATE, OG_OUTCOME_DEGENERATE);
      if (*kind == 'a') expect(q, at, (og_scalar)0.75, OG_OUTCOME_DEGENERATE, OG_OUTCOME_DEGENERATE);
      at++;
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_number)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
