// A - B made whole: every algorithm behind the door `cso` against the exact truth, on solids of integers, of doubles,
// of parallel and of mirrored faces, and at the ends of the range; two boxes' numbers; what the truth finds in damaged
// answers; what is refused.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>
#include <cmocka.h>

#include "ref/registry.h"
#include "tests/shared/cso_fault.h"
#include "tests/shared/cso_memory.h"
#include "tests/shared/random_pair.h"

static or_cso_memory b;

static bool make(int of_a, int of_b) { return or_cso_make(&b, of_a, of_b); }

static const og_door_cso *door_at(int k) { return og_algorithm_at(k)->cso; }

static og_cso_claim run(const og_door_cso *door) { return og_cso_run(door, &b.a.mesh, &b.b.mesh, &b.room); }

static void all_are_right(const char *of) {
  int asked = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    if (door_at(k) == NULL) continue;
    asked++;
    const og_cso_claim claim = run(door_at(k));
    if (claim.outcome != OG_OUTCOME_ANSWERED) fail_msg("%s: %s refused", of, og_algorithm_at(k)->id);
    const char *fault = or_cso_fault(door_at(k), &b.a.mesh, &b.b.mesh, &b.room, &claim);
    if (fault != NULL) fail_msg("%s: %s: %s", of, og_algorithm_at(k)->id, fault);
  }
  assert_int_equal(asked, 2);
}

static og_vec3 integers(or_random *random, int limit) {
  const int x = or_random_int(random, -limit, limit), y = or_random_int(random, -limit, limit),
            z = or_random_int(random, -limit, limit);
  return (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z};
}

static og_vec3 uniform(or_random *random) {
  const double x = or_random_uniform(random), y = or_random_uniform(random), z = or_random_uniform(random);
  return (og_vec3){(og_scalar)x, (og_scalar)y, (og_scalar)z};
}

// Size 1: nearly everything is parallel to something. Mirrored: every face of A is one of -B. The same: every face of A
// is opposite to none of B, and A - A has the origin inside.
static void solids_of_integers(void **state) {
  (void)state;
  or_random random = or_random_seeded(64);
  int asked = 0;
  for (int round = 0; round < 240; round++) {
    const int size = round % 3 == 0   ? 1
                     : round % 3 == 1 ? 3
                                      : 1000,
              of_a = or_random_int(&random, 4, 10), of_b = round % 5 < 2 ? of_a : or_random_int(&random, 4, 10);
    for (int k = 0; k < of_a; k++) b.a.point[k] = integers(&random, size);
    for (int k = 0; k < of_b; k++)
      b.b.point[k] = round % 5 == 0 ? og_neg(b.a.point[k]) : round % 5 == 1 ? b.a.point[k] : integers(&random, size);
    if (!make(of_a, of_b)) continue;
    asked++;
    all_are_right("integers");
  }
  assert_true(asked > 150);
}

// Rounded differences are other points than the true ones here. One round in two, an ulp is all that B is off -A.
static void solids_of_doubles(void **state) {
  (void)state;
  or_random random = or_random_seeded(65);
  for (int round = 0; round < 60; round++) {
    const og_scalar scale = round % 3 == 0 ? 1 : round % 3 == 1 ? (og_scalar)0x1p90 : (og_scalar)0x1p-90;
    for (int k = 0; k < 8; k++) {
      b.a.point[k] = og_scale(scale, uniform(&random));
      const og_vec3 ulp = {b.a.point[k].x * OG_SCALAR_EPSILON, 0, b.a.point[k].z * OG_SCALAR_EPSILON};
      b.b.point[k] = round % 2 == 0 ? og_add(og_neg(b.a.point[k]), ulp) : og_scale(scale, uniform(&random));
    }
    if (!make(8, 8)) continue;
    all_are_right("doubles");
  }
}

// ---- two boxes ----

// Box k's corner; axes that are perpendicular, of whole numbers.
static void put_box(og_vec3 *point, const og_vec3 axis[3], const int half[3]) {
  for (int k = 0; k < 8; k++) {
    point[k] = (og_vec3){0, 0, 0};
    for (int i = 0; i < 3; i++)
      point[k] = og_add_scaled(point[k], (og_scalar)(k >> i & 1 ? half[i] : -half[i]), axis[i]);
  }
}

static bool is_same(og_vec3 p, og_vec3 q) { return p.x == q.x && p.y == q.y && p.z == q.z; }

static og_vec3 corner_of(int k) { return og_sub(b.a.point[b.room.corner[k].a], b.b.point[b.room.corner[k].b]); }

static og_vec3 normal_of(int face) {
  const int start = face == 0 ? 0 : b.room.end[face - 1];
  const og_vec3 p = corner_of(start);
  return og_cross(og_sub(corner_of(start + 1), p), og_sub(corner_of(start + 2), p));
}

// Coplanar faces are one, corners within an edge or a face are none.
static void count(const og_cso_claim *claim, int *faces, int *vertices) {
  og_vec3 seen[OR_CSO_EDGES], normal[OR_CSO_EDGES];
  *faces = *vertices = 0;
  for (int f = 0; f < claim->faces; f++) {
    const og_vec3 n = normal_of(f);
    int k = 0;
    while (k < *faces && !(og_norm2(og_cross(n, normal[k])) == 0 && og_dot(n, normal[k]) > 0)) k++;
    if (k == *faces) normal[(*faces)++] = n;
  }
  for (int c = 0; c < claim->corners; c++) {
    const og_vec3 p = corner_of(c);
    int k = 0, planes = 0;
    while (k < *vertices && !is_same(p, seen[k])) k++;
    if (k < *vertices) continue;
    // A corner lies on three planes at least.
    for (int f = 0; f < *faces; f++) {
      og_scalar most = og_dot(normal[f], p);
      for (int i = 0; i < claim->corners; i++) most = og_max(most, og_dot(normal[f], corner_of(i)));
      planes += most == og_dot(normal[f], p);
    }
    if (planes >= 3) seen[(*vertices)++] = p;
  }
}

static void two_boxes(void **state) {
  (void)state;
  static const og_vec3 along[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, turned[3] = {{2, 1, 2}, {-2, 2, 1}, {1, 2, -2}},
                       about_z[3] = {{3, 4, 0}, {-4, 3, 0}, {0, 0, 5}};
  static const struct {
    const og_vec3 *axis;
    int faces, vertices;
  } expected[] = {{turned, 30, 32}, {about_z, 10, 16}, {along, 6, 8}};
  static const int half_a[3] = {3, 5, 7}, half_b[3] = {2, 3, 4};
  for (int k = 0; k < 3; k++) {
    put_box(b.a.point, along, half_a);
    put_box(b.b.point, expected[k].axis, half_b);
    assert_true(make(8, 8));
    all_are_right("boxes");
    for (int i = 0; i < og_algorithm_count(); i++) {
      if (door_at(i) == NULL) continue;
      const og_cso_claim claim = run(door_at(i));
      int faces, vertices;
      count(&claim, &faces, &vertices);
      assert_int_equal(faces, expected[k].faces);
      assert_int_equal(vertices, expected[k].vertices); // Euler gives the edges
    }
  }
}

// Of solids with so many corners on a sphere.
static void what_it_costs(void **state) {
  (void)state;
  or_random random = or_random_seeded(68);
  print_message("%-12s  corners of A and B  faces  us\n", "");
  for (int of = 4; of <= OR_CSO_POINTS; of += 5)
    for (int i = 0; i < og_algorithm_count(); i++) {
      if (door_at(i) == NULL) continue;
      const int solids = 40, rounds = 5;
      long faces = 0;
      clock_t spent = 0;
      for (int n = 0; n < solids; n++) {
        for (int k = 0; k < of; k++) {
          const og_vec3 p = uniform(&random), q = uniform(&random);
          b.a.point[k] = og_scale(1 / og_norm(p), p);
          b.b.point[k] = og_scale(1 / og_norm(q), q);
        }
        assert_true(make(of, of));
        const clock_t start = clock();
        for (int k = 0; k < rounds; k++) faces += run(door_at(i)).faces;
        spent += clock() - start;
      }
      print_message("%-12s  %18d  %5.1f  %.1f\n", og_algorithm_at(i)->id, of, (double)faces / (solids * rounds),
                    1e6 * (double)spent / CLOCKS_PER_SEC / (solids * rounds));
      assert_true(faces > 0);
    }
}

// ---- the truth itself ----

static void damage_is_found(void **state) {
  (void)state;
  or_random random = or_random_seeded(66);
  for (int k = 0; k < 6; k++) b.a.point[k] = integers(&random, 50), b.b.point[k] = integers(&random, 50);
  assert_true(make(6, 6));
  for (int i = 0; i < og_algorithm_count(); i++) {
    const og_door_cso *door = door_at(i);
    if (door == NULL) continue;
    const og_cso_claim whole = run(door);
    assert_null(or_cso_fault(door, &b.a.mesh, &b.b.mesh, &b.room, &whole));
    // Without its last face; with its first turned over; with another vertex at a corner; with a face twice.
    og_cso_claim damaged = whole;
    damaged.faces--;
    damaged.corners = b.end[whole.faces - 2];
    assert_non_null(or_cso_fault(door, &b.a.mesh, &b.b.mesh, &b.room, &damaged));
    const og_cso_corner kept = b.corner[0];
    b.corner[0] = b.corner[1];
    b.corner[1] = kept;
    assert_non_null(or_cso_fault(door, &b.a.mesh, &b.b.mesh, &b.room, &whole));
    b.corner[1] = b.corner[0];
    b.corner[0] = kept;
    for (int v = 0; v < 6; v++) {
      if (v == kept.a) continue;
      b.corner[0].a = v;
      assert_non_null(or_cso_fault(door, &b.a.mesh, &b.b.mesh, &b.room, &whole));
    }
    b.corner[0] = kept;
    damaged = whole;
    for (int k = 0; k < b.end[0]; k++) b.corner[damaged.corners++] = b.corner[k];
    b.end[damaged.faces++] = damaged.corners;
    assert_non_null(or_cso_fault(door, &b.a.mesh, &b.b.mesh, &b.room, &damaged));
    damaged.faces = 3;
    assert_non_null(or_cso_fault(door, &b.a.mesh, &b.b.mesh, &b.room, &damaged));
  }
}

static void what_is_refused(void **state) {
  (void)state;
  or_random random = or_random_seeded(67);
  for (int k = 0; k < 6; k++) b.a.point[k] = integers(&random, 50), b.b.point[k] = integers(&random, 50);
  for (int i = 0; i < og_algorithm_count(); i++) {
    if (door_at(i) == NULL) continue;
    assert_true(make(6, 6));
    b.b.mesh.face_count = 0;
    assert_int_equal(run(door_at(i)).outcome, OG_OUTCOME_DEGENERATE);
    assert_true(make(6, 6));
    b.a.point[3].y = (og_scalar)NAN;
    assert_int_equal(run(door_at(i)).outcome, OG_OUTCOME_OUT_OF_RANGE);
    b.a.point[3].y = 1;
    b.b.point[5].z = (og_scalar)HUGE_VAL;
    assert_int_equal(run(door_at(i)).outcome, OG_OUTCOME_OUT_OF_RANGE);
    b.b.point[5].z = 2;
    assert_true(make(6, 6));
    b.a.mesh.edge_count = b.b.mesh.edge_count = 1 << 12;
    assert_int_equal(og_cso_sizes_of(&b.a.mesh, &b.b.mesh).faces, 0);
    assert_int_equal(run(door_at(i)).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(solids_of_integers), cmocka_unit_test(solids_of_doubles), cmocka_unit_test(two_boxes),
      cmocka_unit_test(what_it_costs),      cmocka_unit_test(damage_is_found),   cmocka_unit_test(what_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
