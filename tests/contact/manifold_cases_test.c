// Manifolds worked out by hand: faces, edges and corners on each other with one ulp to each side; what samples find and
// lose; tips hidden in a wide angle; four contacts of many; too little room; bad input.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/contact/manifold_reduce.h"
#include "ref/registry.h"
#include "tool/run/make_contact.h"

// All but the last look for contacts of bodies apart and within an angle, too.
enum { SUBJECTS = 5, MANIFOLDS = 4, SIDES = 16 };

extern const og_algorithm og_algorithm_manifold_full, og_algorithm_manifold_full_flood,
    og_algorithm_manifold_full_sampled, og_algorithm_manifold_reduce, og_algorithm_contact_3d;
static const og_algorithm *const subject[SUBJECTS] = {&og_algorithm_manifold_full, &og_algorithm_manifold_full_flood,
                                                      &og_algorithm_manifold_full_sampled,
                                                      &og_algorithm_manifold_reduce, &og_algorithm_contact_3d};

static og_made_contact made;

static int open_all(void **state) {
  (void)state;
  og_made_contact_init(&made);
  return 0;
}

static int close_all(void **state) {
  (void)state;
  og_made_contact_clear(&made);
  return 0;
}

static void put_box(og_world_body *world, og_vec3 low, og_vec3 high) {
  og_vec3 corner[8];
  for (int k = 0; k < 8; k++)
    corner[k] = (og_vec3){k & 1 ? high.x : low.x, k & 2 ? high.y : low.y, k & 4 ? high.z : low.z};
  og_make_hull(world, corner, 8);
}

// A regular polygon in the plane z = 0, turned, and a point or the same polygon above it.
static void put_prism(og_world_body *world, int sides, double turn, double top) {
  og_vec3 corner[2 * SIDES];
  for (int k = 0; k < sides; k++) {
    const double angle = turn + 2 * 3.14159265358979 * k / sides;
    corner[k] = (og_vec3){(og_scalar)cos(angle), (og_scalar)sin(angle), 0};
    corner[sides + k] = corner[k];
    corner[sides + k].z = (og_scalar)top;
  }
  og_make_hull(world, corner, (size_t)(2 * sides));
}

// A stands on the top of B, z = 0, which is 20 wide.
static void put_ground(void) { put_box(&made.b, (og_vec3){-10, -10, -1}, (og_vec3){10, 10, 0}); }

static og_manifold_claim claim_by(const og_algorithm *algorithm) {
  return og_contact_run(algorithm->contact, &made.input, &made.room);
}

static void exactly(void) {
  og_make_contact_room(&made);
  made.input.within = made.input.flat = 0;
}

static bool has_contact_at(const og_manifold_claim *claim, double x, double y) {
  for (int k = 0; k < claim->count; k++)
    if (fabs((double)made.room.contact[k].a.x - x) < 1e-12 && fabs((double)made.room.contact[k].a.y - y) < 1e-12)
      return true;
  return false;
}

static void boxes_face_to_face(void **state) {
  (void)state;
  const double height[] = {0, 0x1p-52, -0x1p-52};
  put_ground();
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < SUBJECTS; k++) {
      put_box(&made.a, (og_vec3){9, 0, height[i]}, (og_vec3){11, 2, 2});
      exactly();
      const og_manifold_claim c = claim_by(subject[k]);
      assert_int_equal(c.outcome, OG_OUTCOME_ANSWERED);
      assert_true(c.normal.z == 1 && c.count == 4);
      assert_true(has_contact_at(&c, 9, 0) && has_contact_at(&c, 10, 0) && has_contact_at(&c, 10, 2));
      for (int n = 0; n < 4; n++) assert_true(fabs((double)made.room.contact[n].depth + height[i]) < 1e-14);
    }
}

// A gap that is allowed, one ulp more and far more.
static void gaps(void **state) {
  (void)state;
  put_ground();
  for (int k = 0; k < MANIFOLDS; k++) {
    put_box(&made.a, (og_vec3){0, 0, 0.5}, (og_vec3){1, 1, 2});
    exactly();
    made.input.within = 0.5;
    og_manifold_claim c = claim_by(subject[k]);
    assert_int_equal(c.verdict, OG_VERDICT_APART);
    assert_true(c.count == 4 && made.room.contact[0].depth == -0.5);
    made.input.within = 0.49;
    assert_int_equal(claim_by(subject[k]).count, 0);
    put_box(&made.a, (og_vec3){100, 100, 100}, (og_vec3){101, 101, 101});
    exactly();
    c = claim_by(subject[k]);
    assert_true(c.outcome == OG_OUTCOME_ANSWERED && c.verdict == OG_VERDICT_APART && c.count == 0);
  }
}

// Roof ridges: along x, and along y. They cross in one point; side by side they share a segment.
static void edges(void **state) {
  (void)state;
  const og_vec3 above[] = {{-2, 0, 0}, {2, 0, 0}, {-2, -1, 1}, {2, -1, 1}, {-2, 1, 1}, {2, 1, 1}};
  og_vec3 below[6], along[6];
  for (int k = 0; k < 6; k++) {
    below[k] = (og_vec3){above[k].y + 1, above[k].x, -above[k].z};
    along[k] = (og_vec3){above[k].x + 1, above[k].y, -above[k].z};
  }
  for (int k = 0; k < SUBJECTS; k++) {
    og_make_hull(&made.a, above, 6);
    og_make_hull(&made.b, below, 6);
    exactly();
    og_manifold_claim c = claim_by(subject[k]);
    assert_true(c.outcome == OG_OUTCOME_ANSWERED && c.count == 1 && has_contact_at(&c, 1, 0));
    og_make_hull(&made.b, along, 6);
    exactly();
    c = claim_by(subject[k]);
    assert_true(c.count == 2 && has_contact_at(&c, -1, 0) && has_contact_at(&c, 2, 0));
  }
}

// Varjus 5.3.2: n = 8 samples find every corner of up to 135 degrees. A polygon of more sides has blunter ones.
static void samples_find_135_degrees(void **state) {
  (void)state;
  put_ground();
  int lost = 0;
  for (int turn = 0; turn < 20; turn++)
    for (int sides = 3; sides <= 12; sides++) {
      put_prism(&made.a, sides, 0.05 * turn, 1);
      exactly();
      assert_int_equal(claim_by(&og_algorithm_manifold_full).count, sides);
      const int found = claim_by(&og_algorithm_manifold_full_sampled).count;
      if (sides <= 8) assert_int_equal(found, sides);
      else lost += sides - found;
    }
  assert_true(lost > 0);
}

// A blunt tip downwards: seen from below it lies within the hull of its base, which a wide angle takes in.
static void a_tip_in_a_wide_angle(void **state) {
  (void)state;
  const og_vec3 point[] = {{0, 0, 0}, {1, 1, 0.125}, {1, -1, 0.125}, {-1, 1, 0.125}, {-1, -1, 0.125}, {0, 0, 2}};
  put_ground();
  for (int k = 0; k < MANIFOLDS; k++) {
    og_make_hull(&made.a, point, 6);
    exactly();
    made.input.flat = 0.25;
    const og_manifold_claim c = claim_by(subject[k]);
    assert_true(c.count == 1 && has_contact_at(&c, 0, 0));
    made.input.within = 0.2; // now the base is near enough, and hides the tip
    const og_manifold_claim wide = claim_by(subject[k]);
    assert_true(wide.count == 4 && !has_contact_at(&wide, 0, 0));
  }
}

// Of a regular polygon four corners that span at least the largest square in it.
static void four_of_many(void **state) {
  (void)state;
  put_ground();
  for (int sides = 5; sides <= SIDES; sides++) {
    put_prism(&made.a, sides, 0.1 * sides, 1);
    exactly();
    const og_manifold_claim c = claim_by(&og_algorithm_manifold_reduce);
    assert_int_equal(c.count, 4);
    double area = 0;
    const og_contact *p = made.room.contact;
    for (int k = 0; k < 4; k++) // the hull of four points: the sum over all triangles is twice its area
      area += fabs((double)og_cross(og_sub(p[(k + 1) % 4].a, p[k].a), og_sub(p[(k + 2) % 4].a, p[k].a)).z) / 2;
    assert_true(area / 2 > 1.5);
  }
}

static void too_little_room(void **state) {
  (void)state;
  put_ground();
  const og_vec3 leaning[] = {{0, 0, 0}, {1, 0, -0.25}, {0, 1, 0}, {1, 1, -0.25},
                             {0, 0, 1}, {1, 0, 1},     {0, 1, 1}, {1, 1, 1}};
  for (int k = 0; k < 3; k++) {
    og_make_hull(&made.a, leaning, 8);
    exactly();
    made.input.flat = 0.5;
    const og_manifold_claim all = claim_by(subject[k]);
    assert_true(all.outcome == OG_OUTCOME_ANSWERED && all.count >= 4);
    double depth[16];
    for (int n = 0; n < all.count; n++) depth[n] = (double)made.room.contact[n].depth;
    const int whole = made.room.capacity;
    for (int room = 1; room < all.count; room++) {
      made.room.capacity = room;
      const og_manifold_claim c = claim_by(subject[k]);
      assert_int_equal(c.outcome, OG_OUTCOME_FULL);
      assert_int_equal(c.count, room);
      // None that was left out is deeper than one that was kept.
      for (int n = 0; n < room; n++) {
        int deeper = 0;
        for (int i = 0; i < all.count; i++) deeper += depth[i] > (double)made.room.contact[n].depth;
        assert_true(deeper < room);
      }
    }
    made.room.capacity = whole;
  }
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 flat[] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  const double bad[] = {-1, (double)NAN, (double)INFINITY};
  for (int k = 0; k < SUBJECTS; k++) {
    put_ground();
    put_box(&made.a, (og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
    for (int i = 0; i < 3; i++) {
      exactly();
      made.input.within = (og_scalar)bad[i];
      assert_int_equal(claim_by(subject[k]).outcome, OG_OUTCOME_BAD_INPUT);
      exactly();
      made.input.flat = (og_scalar)bad[i];
      assert_int_equal(claim_by(subject[k]).outcome, OG_OUTCOME_BAD_INPUT);
    }
    exactly();
    made.input.flat = 2;
    assert_int_equal(claim_by(subject[k]).outcome, OG_OUTCOME_BAD_INPUT);
    made.input.flat = 0;
    const int whole = made.room.capacity;
    made.room.capacity = 0;
    assert_int_equal(claim_by(subject[k]).outcome, OG_OUTCOME_BAD_INPUT);
    made.room.capacity = whole;
    made.a.body.radius = 1;
    assert_int_equal(claim_by(subject[k]).outcome, OG_OUTCOME_DEGENERATE);
    made.a.body.radius = 0;
    made.a.vertex[0].x = (og_scalar)NAN;
    assert_int_equal(claim_by(subject[k]).outcome, OG_OUTCOME_OUT_OF_RANGE);
    og_make_hull(&made.a, flat, 3);
    exactly();
    assert_int_equal(claim_by(subject[k]).outcome, OG_OUTCOME_DEGENERATE);
    put_box(&made.a, (og_vec3){0, 0, 0}, (og_vec3){1e-300, 1e-300, 1e-300});
    put_box(&made.b, (og_vec3){0, 0, 0}, (og_vec3){1e300, 1e300, 1e300});
    exactly();
    (void)claim_by(subject[k]); // whatever it says, og_contact_run has looked for numbers that are none
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(boxes_face_to_face),
      cmocka_unit_test(gaps),
      cmocka_unit_test(edges),
      cmocka_unit_test(samples_find_135_degrees),
      cmocka_unit_test(a_tip_in_a_wide_angle),
      cmocka_unit_test(four_of_many),
      cmocka_unit_test(too_little_room),
      cmocka_unit_test(bad_input_is_refused),
  };
  return cmocka_run_group_tests(tests, open_all, close_all);
}
