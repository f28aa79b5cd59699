// What both feature walks share, called by hand: which features there are, nearest points of pairs that a walk seldom
// ends with, and meshes that it cannot start on.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "ref/features/lin_canny.h"
#include "ref/features/nearest.h"
#include "ref/features/v_clip.h"
#include "tests/separation/solids.h"

static solid table, cup;

// A table of 8 x 8 x 2, and 3 above its middle a cube of 2 x 2 x 2.
static void lay(void) {
  solid_box(&table, (og_vec3){4, 4, 1});
  solid_box(&cup, (og_vec3){1, 1, 1});
  solid_move(&cup, (og_vec3){0, 0, 5});
}

static int face_along(const solid *s, double z) {
  for (int f = 0; f < s->mesh.face_count; f++)
    if (s->face[f].normal.z == z) return f;
  fail();
  return -1;
}

static void which_features_there_are(void **state) {
  (void)state;
  lay();
  table.vertex_edge[3] = -1;
  const og_half_edge_mesh *m = &table.mesh;
  const struct {
    og_feature_kind kind;
    int count;
  } kinds[3] = {{OG_FEATURE_VERTEX, 8}, {OG_FEATURE_EDGE, 24}, {OG_FEATURE_FACE, 6}};
  for (int k = 0; k < 3; k++)
    for (int index = -2; index < 30; index++) {
      const bool is_there = index >= 0 && index < kinds[k].count && !(k == 0 && index == 3);
      assert_int_equal(og_feature_is_of(m, (og_feature){kinds[k].kind, index}), is_there);
    }
  assert_false(og_feature_is_of(m, (og_feature){(og_feature_kind)3, 0}));
}

// Whichever of two faces is the larger: the middle of the part of the smaller one's first edge.
static void a_face_over_a_larger_one(void **state) {
  (void)state;
  lay();
  const og_half_edge_mesh *const up[2] = {&table.mesh, &cup.mesh}, *const down[2] = {&cup.mesh, &table.mesh};
  const og_feature top = {OG_FEATURE_FACE, face_along(&table, 1)}, bottom = {OG_FEATURE_FACE, face_along(&cup, -1)};
  const og_nearest_points from_below = og_nearest_of_features(up, 0.125, (og_feature_pair){{top, bottom}});
  const og_nearest_points from_above = og_nearest_of_features(down, 0.125, (og_feature_pair){{bottom, top}});
  assert_true(from_below.offset.z == -3 && from_above.offset.z == 3);
  const og_vec3 on_table = from_below.a, on_cup = from_below.b;
  assert_true(on_table.z == 1 && on_cup.z == 4);
  assert_true(on_table.x == on_cup.x && on_table.y == on_cup.y);
  assert_true(fmax(fabs(on_cup.x), fabs(on_cup.y)) == 1 && fmin(fabs(on_cup.x), fabs(on_cup.y)) == 0);
  assert_true(from_above.a.x == on_cup.x && from_above.a.y == on_cup.y && from_above.b.z == 1);
}

// As it says: where the edge does not pass above the face, the middle of the edge.
static void an_edge_beside_a_face(void **state) {
  (void)state;
  lay();
  const int face = face_along(&cup, -1), h = table.face[face_along(&table, 1)].edge;
  const og_half_edge_mesh *const meshes[2] = {&table.mesh, &cup.mesh};
  const og_feature_pair pair = {{{OG_FEATURE_EDGE, h}, {OG_FEATURE_FACE, face}}};
  const og_nearest_points p = og_nearest_of_features(meshes, 0.125, pair);
  assert_true(p.a.z == 1 && fmax(fabs(p.a.x), fabs(p.a.y)) == 4 && fmin(fabs(p.a.x), fabs(p.a.y)) == 0);
  assert_true(p.b.x == p.a.x && p.b.y == p.a.y && p.b.z == 4);
}

typedef og_feature_result (*walk_function)(const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                                           og_feature_pair *state);
static const walk_function walks[2] = {og_lin_canny, og_v_clip};

// A state of which one feature is none is a cold start, whichever it is.
static void half_a_state(void **state) {
  (void)state;
  lay();
  for (int k = 0; k < 2; k++) {
    const og_feature_result cold = walks[k](&table.mesh, &cup.mesh, NULL);
    assert_true(cold.outcome == OG_OUTCOME_ANSWERED && cold.distance == 3);
    for (int bad = 0; bad < 2; bad++) {
      og_feature_pair pair = cold.pair;
      pair.of[bad] = (og_feature){OG_FEATURE_EDGE, 99};
      const og_feature_result warm = walks[k](&table.mesh, &cup.mesh, &pair);
      assert_true(warm.outcome == OG_OUTCOME_ANSWERED && warm.distance == 3 && warm.steps == cold.steps);
    }
  }
}

static void numbers_out_of_range(void **state) {
  (void)state;
  for (int k = 0; k < 2; k++)
    for (int side = 0; side < 2; side++) {
      lay();
      (side == 0 ? &table : &cup)->vertex[5].y = (double)NAN;
      og_feature_pair pair = {{{OG_FEATURE_FACE, 1}, {OG_FEATURE_FACE, 1}}};
      assert_int_equal(walks[k](&table.mesh, &cup.mesh, &pair).outcome, OG_OUTCOME_OUT_OF_RANGE);
      assert_true(pair.of[0].kind == OG_FEATURE_FACE && pair.of[0].index == 1);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(which_features_there_are), cmocka_unit_test(a_face_over_a_larger_one),
      cmocka_unit_test(an_edge_beside_a_face),    cmocka_unit_test(half_a_state),
      cmocka_unit_test(numbers_out_of_range),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
