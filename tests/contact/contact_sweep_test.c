// Contact sets of moving bodies when they first meet: faces, edges and corners that arrive, bodies that touch or
// overlap at time 0, miss or come too late, and bodies of a lattice, whose exact first time is known. Prints the
// errors.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/contact/contact_sweep_2d.h"
#include "ref/contact/contact_sweep_3d.h"
#include "ref/polytope/hull_2d.h"
#include "tests/shared/exact_arrival.h"
#include "tool/run/make_contact.h"

extern const og_algorithm og_algorithm_contact_sweep_2d, og_algorithm_contact_sweep_3d;

enum { CORNERS = 8 };

typedef struct bench {
  or_exact_contact exact;
  og_made_contact made; // the bodies and the room
  og_vec2 corner[2][CORNERS];
  og_polygon polygon[2];
  og_sweep_input in;
} bench;

static bench b;

static int open_all(void **state) {
  (void)state;
  or_exact_contact_init(&b.exact);
  og_made_contact_init(&b.made);
  return 0;
}

static int close_all(void **state) {
  (void)state;
  or_exact_contact_clear(&b.exact);
  og_made_contact_clear(&b.made);
  return 0;
}

static const og_door_sweep_contact *door_of(bool flat) {
  return flat ? og_algorithm_contact_sweep_2d.sweep_contact : og_algorithm_contact_sweep_3d.sweep_contact;
}

static void open_input(bool flat, og_vec3 velocity_a, og_vec3 velocity_b) {
  og_made_contact_hold(&b.made, 4 * (size_t)CORNERS);
  b.in = (og_sweep_input){.a = &b.made.a.body, .b = &b.made.b.body, .endless = true};
  b.in.velocity = og_sub(velocity_b, velocity_a);
  b.in.velocity_a = velocity_a;
  if (!flat) return;
  b.in.flat_a = &b.polygon[0];
  b.in.flat_b = &b.polygon[1];
}

static og_sweep_contact_claim ask(bool flat) { return og_sweep_contact_run(door_of(flat), &b.in, &b.made.room); }

static or_arrival_error judged(bool flat, const og_sweep_contact_claim *claim, const char *where) {
  or_arrival_error error;
  const char *fault = or_arrival_fault(&b.exact, &error, door_of(flat), &b.in, claim, b.made.room.contact);
  if (fault != NULL) fail_msg("%s: %s (points %g, cover %g)", where, fault, error.points, error.cover);
  return error;
}

// ---- bodies ----

static void put_block(og_world_body *world, og_vec3 centre, og_vec3 half) {
  og_vec3 corner[8];
  for (int k = 0; k < 8; k++)
    corner[k] = og_add(centre, (og_vec3){k & 1 ? half.x : -half.x, k & 2 ? half.y : -half.y, k & 4 ? half.z : -half.z});
  og_make_hull(world, corner, 8);
}

static void put_cubes(og_vec3 centre) {
  put_block(&b.made.a, (og_vec3){0, 0, 0}, (og_vec3){1, 1, 1});
  put_block(&b.made.b, centre, (og_vec3){1, 1, 1});
}

static bool put_polygon(int k, const og_vec3 *point, int count) {
  int corner[CORNERS + 1], order[CORNERS];
  const og_hull_2d_result hull = og_hull_2d(point, count, corner, order);
  b.polygon[k] = (og_polygon){hull.corner_count, b.corner[k]};
  for (int i = 0; i < hull.corner_count; i++) b.corner[k][i] = (og_vec2){point[corner[i]].x, point[corner[i]].y};
  og_make_hull(k == 0 ? &b.made.a : &b.made.b, point, (size_t)count);
  return hull.corner_count >= 3;
}

static void put_square(int k, og_scalar x, og_scalar y) {
  put_polygon(k, (const og_vec3[]){{x - 1, y - 1, 0}, {x + 1, y - 1, 0}, {x + 1, y + 1, 0}, {x - 1, y + 1, 0}}, 4);
}

// ---- worked out by hand ----

// Both move: A to the right, B down onto it. Three quarters of A's top are under B then.
static void a_face_arrives(void **state) {
  (void)state;
  put_cubes((og_vec3){(og_scalar)2.5, 0, 6});
  open_input(false, (og_vec3){1, 0, 0}, (og_vec3){0, 0, -2});
  const og_sweep_contact_claim c = ask(false);
  assert_true(c.verdict == OG_VERDICT_MEET && c.has_first && c.first == 2);
  assert_true(c.normal.x == 0 && c.normal.y == 0 && c.normal.z == -1);
  assert_int_equal(c.count, 4);
  for (int k = 0; k < 4; k++) {
    const og_contact *at = &b.made.room.contact[k];
    assert_true(at->a.z == 1 && at->b.z == 1 && (at->a.x == (og_scalar)1.5 || at->a.x == 3));
  }
  assert_true(judged(false, &c, "a face").corners == 4);
}

static void an_edge_and_a_corner_arrive(void **state) {
  (void)state;
  put_cubes((og_vec3){2, 0, 4});
  open_input(false, (og_vec3){0, 0, 0}, (og_vec3){0, 0, -1});
  og_sweep_contact_claim c = ask(false);
  assert_true(c.verdict == OG_VERDICT_MEET && c.first == 2 && c.count == 2);
  assert_true(judged(false, &c, "an edge").corners == 2);
  put_cubes((og_vec3){4, 4, 4});
  open_input(false, (og_vec3){1, 1, 1}, (og_vec3){-1, -1, -1});
  c = ask(false);
  assert_true(c.first == 1 && c.count == 1 && b.made.room.contact[0].a.x == 2);
  assert_true(judged(false, &c, "a corner").corners == 1);
}

// Parac leaves bodies that overlap at time 0 out: they have the contacts of resting bodies.
static void together_at_the_start(void **state) {
  (void)state;
  put_cubes((og_vec3){0, 0, 2});
  open_input(false, (og_vec3){0, 0, 0}, (og_vec3){0, 0, -1});
  og_sweep_contact_claim c = ask(false);
  assert_true(c.verdict == OG_VERDICT_MEET && c.first == 0 && c.has_normal && c.count == 4);
  put_cubes((og_vec3){0, 0, (og_scalar)1.5});
  open_input(false, (og_vec3){0, 0, 0}, (og_vec3){0, 0, 1});
  c = ask(false);
  assert_true(c.first == 0 && c.count == 4 && b.made.room.contact[0].depth == (og_scalar)0.5);
}

static void no_contact(void **state) {
  (void)state;
  put_cubes((og_vec3){0, 0, 4});
  open_input(false, (og_vec3){0, 0, 0}, (og_vec3){0, 0, 1});
  assert_true(ask(false).verdict == OG_VERDICT_APART && ask(false).count == 0);
  open_input(false, (og_vec3){0, 0, 0}, (og_vec3){0, 0, -1});
  b.in.endless = false;
  b.in.until = (og_scalar)1.75;
  assert_true(ask(false).verdict == OG_VERDICT_APART && ask(false).count == 0);
  b.in.until = 2;
  assert_true(ask(false).count == 4);
}

static void polygons(void **state) {
  (void)state;
  put_square(0, 0, 0);
  put_square(1, (og_scalar)3.5, 4);
  open_input(true, (og_vec3){1, 0, 0}, (og_vec3){0, -1, 0});
  og_sweep_contact_claim c = ask(true);
  assert_true(c.first == 2 && c.normal.y == -1 && c.count == 2);
  assert_true(judged(true, &c, "an edge on an edge").corners == 2);
  put_polygon(1, (const og_vec3[]){{4, 0, 0}, {6, 1, 0}, {6, -1, 0}}, 3);
  open_input(true, (og_vec3){0, 0, 0}, (og_vec3){-2, 0, 0});
  c = ask(true);
  assert_true(c.first == (og_scalar)1.5 && c.normal.x == -1 && c.count == 1);
  assert_true(judged(true, &c, "a tip on an edge").corners == 1);
  put_square(1, 1, 1);
  open_input(true, (og_vec3){0, 0, 0}, (og_vec3){-2, 0, 0});
  c = ask(true);
  assert_true(c.first == 0 && c.has_normal && c.count == 2 && b.made.room.contact[0].depth == 1);
}

static void too_little_room(void **state) {
  (void)state;
  put_cubes((og_vec3){0, 0, 4});
  open_input(false, (og_vec3){0, 0, 0}, (og_vec3){0, 0, -1});
  const int kept = b.made.room.capacity;
  b.made.room.capacity = 1;
  og_sweep_contact_claim c = ask(false);
  assert_true(c.outcome == OG_OUTCOME_FULL && c.count == 1);
  b.made.room.capacity = 0;
  c = ask(false);
  assert_true(c.outcome == OG_OUTCOME_BAD_INPUT && c.count == 0);
  b.made.room.capacity = kept;
}

static void bad_input_is_refused(void **state) {
  (void)state;
  put_cubes((og_vec3){0, 0, 4});
  open_input(false, (og_vec3){0, 0, 0}, (og_vec3){0, 0, -1});
  assert_int_equal(ask(true).outcome, OG_OUTCOME_DEGENERATE); // no polygons
  b.in.velocity.z = (og_scalar)NAN;
  assert_int_equal(ask(false).outcome, OG_OUTCOME_OUT_OF_RANGE);
  b.in.velocity.z = -1;
  b.in.velocity_a.x = (og_scalar)INFINITY;
  assert_int_equal(ask(false).outcome, OG_OUTCOME_OUT_OF_RANGE);
  open_input(false, (og_vec3){OG_SCALAR_MAX / 2, 0, 0}, (og_vec3){OG_SCALAR_MAX / 2, 0, -1});
  assert_int_equal(ask(false).outcome, OG_OUTCOME_OUT_OF_RANGE); // where they meet no number says
  put_square(0, 0, 0);
  put_square(1, 0, 4);
  open_input(true, (og_vec3){0, 0, 0}, (og_vec3){0, -1, 0});
  assert_int_equal(ask(false).outcome, OG_OUTCOME_DEGENERATE); // flat bodies
  b.in.velocity.z = 1;
  assert_int_equal(ask(true).outcome, OG_OUTCOME_DEGENERATE);
}

// ---- families ----

typedef struct tally {
  long met, faces;
  double way, points, cover, beyond;
} tally;

static void put_lattice(bool flat, int k, or_random *r, og_vec3 off) {
  og_vec3 point[CORNERS];
  const int count = or_random_int(r, 4, CORNERS);
  for (int i = 0; i < count; i++) {
    point[i] = og_add(or_random_lattice_point(r, 3), off);
    if (flat) point[i].z = 0;
  }
  if (flat) put_polygon(k, point, count);
  else og_make_hull(k == 0 ? &b.made.a : &b.made.b, point, (size_t)count);
}

static og_vec3 velocity_of(bool flat, or_random *r) {
  og_vec3 v = or_random_lattice_point(r, 3);
  if (flat) v.z = 0;
  return v;
}

// In every third round one body is seen far away, and in every third numbers are of no lattice.
static void put_round(bool flat, int seed) {
  or_random r = or_random_seeded((uint64_t)(2 * seed + flat));
  og_vec3 off = or_random_lattice_point(&r, 12), far = {0, 0, 0};
  if (seed % 3 == 1) far = (og_vec3){1000, -3000, 0};
  if (flat) off.z = 0;
  put_lattice(flat, 0, &r, far);
  put_lattice(flat, 1, &r, og_add(off, far));
  const og_vec3 velocity_a = velocity_of(flat, &r);
  og_vec3 velocity_b = og_add(velocity_a, og_scale(-1, off)); // towards A, and a little off
  if (seed % 2) velocity_b = og_add(velocity_b, velocity_of(flat, &r));
  if (seed % 3 == 2) velocity_b = og_scale((og_scalar)(0.5 + or_random_uniform(&r)), velocity_b);
  open_input(flat, velocity_a, velocity_b);
}

static void families(bool flat) {
  const int rounds = getenv("ORIGO_TEST_PAIRS") == NULL ? 1500 : 150;
  tally t = {0};
  for (int seed = 0; seed < rounds; seed++) {
    char where[40];
    snprintf(where, sizeof where, "seed %d", seed);
    put_round(flat, seed);
    const og_sweep_contact_claim c = ask(flat);
    const or_arrival_error e = judged(flat, &c, where);
    if (!e.promised) continue;
    t.met++;
    t.faces += e.corners > 1;
    t.way = fmax(t.way, e.way);
    t.points = fmax(t.points, e.points);
    t.cover = fmax(t.cover, e.cover);
    t.beyond = fmax(t.beyond, e.beyond);
    // Sides are followed as far as rounding allows: farther at a small angle.
    if (!(e.beyond <= 256 + e.way)) fail_msg("%s: %g beyond what both share", where, e.beyond);
  }
  printf("%ld meet, %ld in more than a point; way %.3g, points %.3g, cover %.3g, beyond %.3g\n", t.met, t.faces, t.way,
         t.points, t.cover, t.beyond);
  assert_true(3 * t.met > rounds && 20 * t.faces > rounds);
}

static void families_of_solids(void **state) {
  (void)state;
  families(false);
}

static void families_of_polygons(void **state) {
  (void)state;
  families(true);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_face_arrives),
      cmocka_unit_test(an_edge_and_a_corner_arrive),
      cmocka_unit_test(together_at_the_start),
      cmocka_unit_test(no_contact),
      cmocka_unit_test(polygons),
      cmocka_unit_test(too_little_room),
      cmocka_unit_test(bad_input_is_refused),
      cmocka_unit_test(families_of_solids),
      cmocka_unit_test(families_of_polygons),
  };
  return cmocka_run_group_tests(tests, open_all, close_all);
}
