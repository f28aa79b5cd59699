// mesh-check: sound meshes pass, by hand and of hulls in every degenerate family; every way to break one is named; and
// meshes with any numbers in them are looked at without leaving the arrays.
//
// ORIGO_TEST_PAIRS sets the number of random corruptions (default 20,000).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <cmocka.h>

#include "ref/polytope/mesh_check.h"
#include "tests/cso/pair_meshes.h"
#include "tests/shared/wanted_pairs.h"
#include "tests/separation/placements.h"

static solid s;

static void solids_are_sound(void **state) {
  (void)state;
  for (uint64_t seed = 0; seed < 400; seed++) {
    or_random random = or_random_seeded(seed);
    place_solid(&s, (int)(seed % 4), &random);
    assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_SOUND);
    const og_mat3 turn = place_rotation(&random);
    solid_rotate(&s, &turn);
    assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_SOUND);
  }
}

// Whatever hull-incremental makes, slivers and coplanar faces too.
static void hulls_are_sound(void **state) {
  (void)state;
  static or_pair pair;
  static pair_bodies bodies;
  static pair_meshes meshes;
  long sound = 0;
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed < 100; seed++) {
      or_pair_make(&pair, family, seed);
      pair_bodies_of(&bodies, &pair);
      pair_meshes_add(&bodies, &meshes);
      if (bodies.a.mesh == NULL) continue;
      assert_int_equal(og_mesh_check(bodies.a.mesh), OG_MESH_SOUND);
      sound++;
    }
  assert_true(sound > 1000);
}

// ---- broken ones ----

static void box(void) { solid_box(&s, (og_vec3){1, 2, 3}); }

static void broken_indices_are_named(void **state) {
  (void)state;
  box();
  s.mesh.vertex = NULL;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_EMPTY);
  box();
  s.mesh.face_count = 0;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_EMPTY);
  // Every array and every count that a solid needs.
  box();
  const og_half_edge_mesh whole = s.mesh;
  assert_int_equal(og_mesh_check(&whole), OG_MESH_SOUND);
  og_half_edge_mesh lacking[6];
  for (int k = 0; k < 6; k++) lacking[k] = whole;
  lacking[0].edge = NULL;
  lacking[1].face = NULL;
  lacking[2].vertex_edge = NULL;
  lacking[3].vertex_count = 3;
  lacking[4].edge_count = 11;
  lacking[5].face_count = 3;
  for (int k = 0; k < 6; k++) assert_int_equal(og_mesh_check(&lacking[k]), OG_MESH_EMPTY);
  static const int outside[] = {-1, INT32_MAX, INT32_MIN};
  for (int k = 0; k < 3; k++) {
    int *const index[] = {&s.edge[5].origin, &s.edge[5].twin, &s.edge[5].next, &s.edge[5].face, &s.face[2].edge};
    for (int i = 0; i < 5; i++) {
      box();
      *index[i] = outside[k];
      assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_INDEX);
    }
  }
  box();
  s.vertex_edge[3] = s.mesh.edge_count;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_INDEX);
  box();
  s.edge[5].twin = 5;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_TWIN);
  box();
  s.edge[5].twin = s.edge[6].twin;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_TWIN);
  box();
  s.edge[4].next = s.edge[s.edge[4].twin].next == 4 ? 5 : s.edge[s.edge[4].next].twin;
  assert_int_not_equal(og_mesh_check(&s.mesh), OG_MESH_SOUND);
  box(); // a face that claims another's round
  s.face[1].edge = s.face[0].edge;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_ROUND);
  box(); // half-edges that no face leads to
  s.mesh.face_count = 5;
  for (int h = 0; h < s.mesh.edge_count; h++)
    if (s.edge[h].face == 5) s.edge[h].face = 4;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_ROUND);
  box(); // a vertex that is not reached
  s.vertex_edge[3] = -1;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_STAR);
  box(); // a star entered from another vertex
  s.vertex_edge[3] = s.vertex_edge[4];
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_STAR);
}

// A face that is entered and not left, a face of two edges, a vertex with two faces: everything else is right.
static void rounds_and_stars_too_short(void **state) {
  (void)state;
  const og_vec3 corner[4] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  solid_tetrahedron(&s, corner);
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_SOUND);
  // All half-edges say face 0, whose third goes on with its own twin.
  const int first = s.face[0].edge, third = s.edge[s.edge[first].next].next;
  for (int h = 0; h < 12; h++) s.edge[h].face = 0;
  s.edge[third].next = s.edge[third].twin;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_ROUND);

  static const int sides[4][3] = {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {0, 3, 2}};
  solid_start(&s, 4);
  for (int k = 0; k < 4; k++) s.vertex[k] = corner[k];
  for (int f = 0; f < 4; f++) solid_face(&s, 3, sides[f]);
  solid_close(&s);
  const int h = s.face[0].edge, twin = s.edge[h].twin; // between them a face of two edges
  solid_face(&s, 2, (const int[2]){s.edge[h].origin, s.edge[twin].origin});
  const int along = s.face[4].edge, back = s.edge[along].next;
  s.edge[along].twin = twin;
  s.edge[twin].twin = along;
  s.edge[back].twin = h;
  s.edge[h].twin = back;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_ROUND);

  static const int with_middle[4][4] = {{0, 2, 1, 4}, {3, 0, 4, 1}, {1, 2, 3, -1}, {0, 3, 2, -1}};
  solid_start(&s, 5);
  for (int k = 0; k < 4; k++) s.vertex[k] = corner[k];
  s.vertex[4] = (og_vec3){0.5, 0, 0};
  for (int f = 0; f < 4; f++) solid_face(&s, f < 2 ? 4 : 3, with_middle[f]);
  solid_close(&s);
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_STAR);
}

// Two boxes in one mesh, apart: closed and manifold, but two surfaces. Two that share a vertex are not manifold there.
static void two_surfaces_are_refused(void **state) {
  (void)state;
  for (int shared = 0; shared < 2; shared++) {
    static solid two;
    box();
    solid_start(&two, shared ? 15 : 16);
    for (int k = 0; k < 8; k++) two.vertex[k] = s.vertex[k];
    for (int k = 8; k < two.mesh.vertex_count; k++) two.vertex[k] = og_add(s.vertex[k - 8], (og_vec3){2, 4, 6});
    for (int copy = 0; copy < 2; copy++)
      for (int f = 0; f < 6; f++) {
        int corner[4], h = s.face[f].edge;
        for (int k = 0; k < 4; k++, h = s.edge[h].next) {
          corner[k] = s.edge[h].origin + 8 * copy;
          // Its corner 7 is the first box's corner 7; the second box's corner 0 lies there too.
          if (shared && copy == 1) corner[k] = corner[k] == 8 ? 7 : corner[k] - 1;
        }
        solid_face(&two, 4, corner);
      }
    if (shared)
      for (int k = 8; k < 15; k++) two.vertex[k] = og_add(s.vertex[k - 7], (og_vec3){2, 4, 6});
    solid_close(&two);
    assert_int_equal(og_mesh_check(&two.mesh), shared ? OG_MESH_STAR : OG_MESH_EULER);
  }
}

static void broken_points_are_named(void **state) {
  (void)state;
  const double strange[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, 1e305};
  for (int k = 0; k < 4; k++) {
    box();
    s.vertex[3].y = strange[k];
    assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_COORDINATES);
  }
  box();
  s.face[0].normal = og_scale(1 + 0x1p-20, s.face[0].normal);
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_PLANE);
  box();
  s.face[0].normal.x = (double)NAN;
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_PLANE);
  const double elsewhere[] = {(double)NAN, (double)INFINITY, s.face[4].offset + 0x1p-40};
  for (int k = 0; k < 3; k++) {
    box();
    s.face[4].offset = elsewhere[k];
    assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_PLANE);
  }
  box(); // a corner off its faces, by more than rounding
  s.vertex[7] = og_scale(1 + 0x1p-40, s.vertex[7]);
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_PLANE);
  box(); // inside out: normals and rounds disagree
  for (int f = 0; f < 6; f++) {
    s.face[f].normal = og_neg(s.face[f].normal);
    s.face[f].offset = -s.face[f].offset;
  }
  assert_int_equal(og_mesh_check(&s.mesh), OG_MESH_DENT);
  // A tetrahedron on a face of another, with its tip pressed in: every face flat, three edges dented.
  const og_vec3 point[5] = {{0, 0, 0}, {3, 0, 0}, {0, 3, 0}, {0.5, 0.5, -0.125}, {0.5, 0.5, 3}};
  static const int face[6][3] = {{0, 1, 4}, {1, 2, 4}, {2, 0, 4}, {1, 0, 3}, {2, 1, 3}, {0, 2, 3}};
  for (int dented = 0; dented < 2; dented++) {
    solid_start(&s, 5);
    for (int k = 0; k < 5; k++) s.vertex[k] = point[k];
    if (dented) s.vertex[3].z = 0.125;
    for (int f = 0; f < 6; f++) solid_face(&s, 3, face[f]);
    solid_close(&s);
    assert_int_equal(og_mesh_check(&s.mesh), dented ? OG_MESH_DENT : OG_MESH_SOUND);
  }
}

static void any_numbers_are_looked_at(void **state) {
  (void)state;
  long named[OG_MESH_DENT + 1] = {0};
  const long asked = wanted_pairs(20000), wanted = asked < 1000 ? 1000 : asked; // so that each fault occurs
  for (long k = 0; k < wanted; k++) {
    or_random random = or_random_seeded((uint64_t)k);
    place_solid(&s, (int)(k % 4), &random);
    for (int n = or_random_int(&random, 1, 3); n > 0; n--) {
      og_half_edge *e = &s.edge[or_random_int(&random, 0, s.mesh.edge_count - 1)];
      int *const field[] = {&e->origin, &e->twin, &e->next, &e->face};
      *field[or_random_int(&random, 0, 3)] = or_random_int(&random, -1, s.mesh.edge_count);
    }
    named[og_mesh_check(&s.mesh)]++;
  }
  for (int f = OG_MESH_SOUND; f <= OG_MESH_DENT; f++) printf("fault %d: %ld\n", f, named[f]);
  // A corruption that changes nothing, or one index to itself, is all that may pass.
  assert_true(named[OG_MESH_SOUND] < wanted / 10);
  assert_true(named[OG_MESH_INDEX] > 0 && named[OG_MESH_TWIN] > 0 && named[OG_MESH_ROUND] > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(solids_are_sound),           cmocka_unit_test(hulls_are_sound),
      cmocka_unit_test(broken_indices_are_named),   cmocka_unit_test(two_surfaces_are_refused),
      cmocka_unit_test(rounds_and_stars_too_short), cmocka_unit_test(broken_points_are_named),
      cmocka_unit_test(any_numbers_are_looked_at),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
