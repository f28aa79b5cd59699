// Contact sets from the ends of intervals: a tip on a face with one ulp to each side, faces that share an edge, ends
// that are equal only but for rounding, one interval within another, bodies that overlap, too little room. What Parac
// prints is computed beside.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/contact/contact_3d.h"
#include "ref/registry.h"
#include "ref/separation/sat_3d.h"
#include "tests/shared/exact_contact.h"
#include "tool/run/make_contact.h"
#include "tool/study/family_bodies.h"

extern const og_algorithm og_algorithm_contact_3d;

static og_made_contact made;
static or_exact_contact exact;

static int open_all(void **state) {
  (void)state;
  og_made_contact_init(&made);
  or_exact_contact_init(&exact);
  return 0;
}

static int close_all(void **state) {
  (void)state;
  og_made_contact_clear(&made);
  or_exact_contact_clear(&exact);
  return 0;
}

static void put_block(og_world_body *world, og_vec3 centre, og_vec3 half) {
  og_vec3 corner[8];
  for (int k = 0; k < 8; k++)
    corner[k] = og_add(centre, (og_vec3){k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z});
  og_make_hull(world, corner, 8);
}

static og_manifold_claim claim(void) {
  og_make_contact_room(&made);
  return og_contact_run(og_algorithm_contact_3d.contact, &made.input, &made.room);
}

static or_manifold_error expect_promises(const og_manifold_claim *c) {
  or_manifold_error error;
  assert_null(or_manifold_fault(&exact, &error, og_algorithm_contact_3d.contact, &made.input, c, made.room.contact));
  return error;
}

static void a_tip_on_a_face(void **state) {
  (void)state;
  const double height[] = {0, 0x1p-52, -0x1p-52, 0x1p-40};
  put_block(&made.a, (og_vec3){0, 0, -1}, (og_vec3){4, 4, 1});
  for (int k = 0; k < 4; k++) {
    const og_scalar z = (og_scalar)height[k];
    const og_vec3 pyramid[] = {{1, 2, z}, {0, 0, 2}, {2, 0, 2}, {2, 3, 2}, {0, 3, 2}};
    og_make_hull(&made.b, pyramid, 5);
    const og_manifold_claim c = claim();
    assert_int_equal(c.verdict, k < 3 ? OG_VERDICT_MEET : OG_VERDICT_APART);
    assert_int_equal(c.count, k < 3); // of bodies apart there is no contact, though they are nearer than `within`
    if (k == 0) assert_true(expect_promises(&c).touching);
  }
}

// Parac 2.5: faces share a polygon. The ends of both intervals are faces here; what they share is an edge.
static void faces_share_an_edge(void **state) {
  (void)state;
  put_block(&made.a, (og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
  put_block(&made.b, (og_vec3){2, 2, 0}, (og_vec3){1, 1, 1});
  const og_manifold_claim c = claim();
  assert_int_equal(made.room.region[0].count, 4);
  assert_int_equal(made.room.region[1].count, 4);
  assert_int_equal(c.count, 2);
  const or_manifold_error error = expect_promises(&c);
  assert_true(error.touching && error.corners == 2 && error.beyond <= 4);
}

// The vertices whose projection is the end itself, as printed.
static int vertices_at_end(og_vec3 direction, const og_body *body) {
  int count = 0;
  og_scalar most = -OG_SCALAR_MAX;
  for (int k = 0; k < body->vertex_count; k++) {
    const og_scalar value = og_dot(direction, body->vertex[k]);
    if (value == most) count++;
    if (value > most) count = 1, most = value;
  }
  return count;
}

// Parac 2.5.2 asks which feature projects to the end, without a tolerance. The bodies share a slanted triangle exactly.
// By rounding fewer of its corners are at the end, and a vertex alone would be the contact.
static void ends_equal_but_for_rounding(void **state) {
  (void)state;
  const og_vec3 shared[] = {{(og_scalar)0.1, (og_scalar)0.2, (og_scalar)0.7},
                            {(og_scalar)0.9, (og_scalar)0.3, (og_scalar)0.4},
                            {(og_scalar)0.2, (og_scalar)0.8, (og_scalar)0.6}};
  int printed_loses = 0;
  for (int turn = 0; turn < 8; turn++) {
    og_vec3 of_a[4], of_b[4];
    for (int k = 0; k < 3; k++) {
      const og_vec3 p = og_add_scaled(shared[k], (og_scalar)(0.1 * turn), (og_vec3){shared[k].y, shared[k].z, 1});
      of_a[k] = of_b[k] = p;
    }
    of_a[3] = (og_vec3){1, 1, 4};
    of_b[3] = (og_vec3){0, 0, -4};
    og_make_hull(&made.a, of_a, 4);
    og_make_hull(&made.b, of_b, 4);
    const og_manifold_claim c = claim();
    assert_int_equal(c.count, 3);
    const or_manifold_error error = expect_promises(&c);
    assert_true(error.touching && error.corners == 3);
    printed_loses += vertices_at_end(og_neg(c.normal), made.input.a) < 3 || vertices_at_end(c.normal, made.input.b) < 3;
  }
  assert_true(printed_loses > 0);
}

// Parac 2.5.1 keeps the axis of the smallest intersection of intervals. A plate that stands in a block: along x its
// whole interval lies within the other, and is shorter than the way out along z.
static void an_interval_within_another(void **state) {
  (void)state;
  put_block(&made.a, (og_vec3){0, 0, 0}, (og_vec3){2, 2, 2});
  put_block(&made.b, (og_vec3){0, 0, 2.5}, (og_vec3){0.0625, 1, 1});
  const og_manifold_claim c = claim();
  assert_true(c.verdict == OG_VERDICT_MEET && c.normal.z == -1);
  assert_int_equal(c.count, 4);
  for (int k = 0; k < c.count; k++) assert_true(made.room.contact[k].depth == 0.5);
  const double shared[] = {fmin(2, 0.0625) - fmax(-2, -0.0625), fmin(2, 1) - fmax(-2, -1),
                           fmin(2, 3.5) - fmax(-2, 1.5)};
  assert_true(shared[0] < shared[1] && shared[0] < shared[2]); // as printed: x
}

// Bodies are taken to be rigid: a vertex at the end of its interval is the contact, unlooked at. Of a small body in
// another an edge pair gives the normal of A's face but for rounding, and A's vertex lies far from B: the promise
// `points` does not hold of bodies that overlap.
static void a_vertex_that_faces_nothing(void **state) {
  (void)state;
  const og_gen_family *nested = og_gen_family_by_id("nested");
  og_family_bodies bodies;
  og_family_bodies_init(&bodies);
  assert_true(og_family_bodies_make(&bodies, nested, 1, 10));
  og_copy_body(&made.a, &bodies.a.body);
  og_copy_body(&made.b, &bodies.b.body);
  og_family_bodies_clear(&bodies);
  const og_manifold_claim c = claim();
  const or_manifold_error error = expect_promises(&c);
  assert_true(error.overlap && error.points > 1e6);
  assert_true(c.count == 1 && made.room.region[0].count == 1 && made.room.region[1].count == 1);
  assert_int_equal(og_sat_3d(made.input.a->mesh, made.input.b->mesh).kind, OG_AXIS_EDGES);
}

// A face shares a strip of 2^-45 with another. Its four corners are four contacts.
static void a_narrow_strip(void **state) {
  (void)state;
  put_block(&made.a, (og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
  put_block(&made.b, (og_vec3){2 - 0x1p-45, 0, 2}, (og_vec3){1, 1, 1});
  const og_manifold_claim c = claim();
  assert_int_equal(c.count, 4);
  const or_manifold_error error = expect_promises(&c);
  assert_true(error.touching && error.corners == 4);
}

static void too_little_room(void **state) {
  (void)state;
  put_block(&made.a, (og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
  put_block(&made.b, (og_vec3){1, 0, 2}, (og_vec3){1, 1, 1});
  assert_int_equal(claim().count, 4);
  const int whole = made.room.capacity;
  for (made.room.capacity = 1; made.room.capacity < 4; made.room.capacity++) {
    const og_manifold_claim c = og_contact_run(og_algorithm_contact_3d.contact, &made.input, &made.room);
    assert_int_equal(c.outcome, OG_OUTCOME_FULL);
    assert_int_equal(c.count, made.room.capacity);
  }
  made.room.capacity = whole;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_tip_on_a_face),
      cmocka_unit_test(faces_share_an_edge),
      cmocka_unit_test(ends_equal_but_for_rounding),
      cmocka_unit_test(an_interval_within_another),
      cmocka_unit_test(a_vertex_that_faces_nothing),
      cmocka_unit_test(a_narrow_strip),
      cmocka_unit_test(too_little_room),
  };
  return cmocka_run_group_tests(tests, open_all, close_all);
}
