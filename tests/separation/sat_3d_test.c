// sat-3d, sat-gauss, sat-cached and face-plane on bodies worked out by hand; metamorphic properties; counts of pairs.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>
#include <cmocka.h>

#include "ref/separation/face_plane.h"
#include "ref/separation/sat_3d.h"
#include "ref/separation/sat_cached.h"
#include "ref/separation/sat_gauss.h"
#include "tests/separation/placements.h"
#include "tests/separation/truth.h"

static solid a, b, c, d;

static bool near(double x, double y) { return fabs(x - y) <= 4 * 0x1p-52; }

static void boxes_by_hand(void **state) {
  (void)state;
  og_separation (*const sat[2])(const og_half_edge_mesh *, const og_half_edge_mesh *) = {og_sat_3d, og_sat_gauss};
  for (int k = 0; k < 2; k++) {
    solid_box(&a, (og_vec3){1, 1, 1});
    solid_box(&b, (og_vec3){1, 2, 3});
    solid_move(&b, (og_vec3){1.5, 0.25, 0});
    og_separation found = sat[k](&a.mesh, &b.mesh);
    assert_int_equal(found.outcome, OG_OUTCOME_ANSWERED);
    assert_true(!found.apart && found.gap == -0.5 && found.axis.x == -1);
    solid_move(&b, (og_vec3){0.5, 0, 0}); // faces touch
    found = sat[k](&a.mesh, &b.mesh);
    assert_true(!found.apart && found.gap == 0);
    solid_move(&b, (og_vec3){0, 2.75, 4}); // corners touch
    found = sat[k](&a.mesh, &b.mesh);
    assert_false(found.apart);
    solid_move(&b, (og_vec3){0x1p-45, 0, 0}); // no more
    found = sat[k](&a.mesh, &b.mesh);
    assert_true(found.apart && found.gap == 0x1p-45 && found.axis.x == -1);
    // One inside the other: out through the nearest face.
    solid_box(&b, (og_vec3){0.125, 0.125, 0.125});
    solid_move(&b, (og_vec3){0, -0.5, 0.25});
    found = sat[k](&a.mesh, &b.mesh);
    assert_true(!found.apart && found.gap == -0.625 && found.axis.y == 1);
    // All edges of boxes with the same axes are parallel or make a face's normal.
    assert_int_equal(found.pairs_tested + found.pairs_pruned, 144);
    assert_int_equal(found.pairs_parallel, k == 0 ? 48 : 0);
    assert_int_equal(found.pairs_pruned, k == 0 ? 0 : 144);
  }
}

// Two tetrahedra with an edge each towards the other: 1 along x at the top of A, 1 along y at the bottom of B.
static void edges_across(double gap) {
  const og_vec3 below[4] = {{-1, 0, 0}, {1, 0, 0}, {0, -0.25, -4}, {0, 0.25, -4}};
  const og_vec3 above[4] = {{0, -1, gap}, {0, 1, gap}, {-0.25, 0, 4 + gap}, {0.25, 0, 4 + gap}};
  solid_tetrahedron(&a, below);
  solid_tetrahedron(&b, above);
}

static void only_edges_separate(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  edges_across(0.125);
  const exact_answer truth = exact_answer_of(&e, a.vertex, 4, b.vertex, 4);
  assert_true(truth.relation == OG_SEPARATED && truth.distance == 0.125);
  const og_separation slow = og_sat_3d(&a.mesh, &b.mesh), fast = og_sat_gauss(&a.mesh, &b.mesh);
  assert_true(slow.apart && slow.kind == OG_AXIS_EDGES);
  assert_true(fast.apart && fast.kind == OG_AXIS_EDGES && fast.gap == 0.125 && fast.axis.z == -1);
  // The faces of A, and those of B too, do not: the text's test says that they meet.
  assert_false(og_face_plane_test(&a.mesh, &b.mesh).apart);
  assert_false(og_face_plane_test(&b.mesh, &a.mesh).apart);
  printf("face-plane: says meet, truth apart by %g, edge across edge (no face of either separates)\n", truth.distance);
  edges_across(-0.125);
  assert_true(near(og_sat_gauss(&a.mesh, &b.mesh).gap, -0.125) && near(og_sat_3d(&a.mesh, &b.mesh).gap, -0.125));
  edges_across(0);
  assert_false(og_sat_3d(&a.mesh, &b.mesh).apart || og_sat_gauss(&a.mesh, &b.mesh).apart);
  exact_bench_close(&e);
}

static void face_plane_is_one_sided(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  // A corner of A towards a face of B: the face of B separates, no face of A does.
  const og_vec3 corner[4] = {{0, 0, 0}, {-4, 1, 1}, {-4, -2, 0}, {-4, 1, -1}};
  solid_tetrahedron(&a, corner);
  solid_box(&b, (og_vec3){1, 4, 4});
  solid_move(&b, (og_vec3){2, 0, 0});
  const exact_answer truth = exact_answer_of(&e, a.vertex, 4, b.vertex, 8);
  assert_true(truth.relation == OG_SEPARATED && truth.distance == 1);
  assert_false(og_face_plane_test(&a.mesh, &b.mesh).apart);
  assert_true(og_face_plane_test(&b.mesh, &a.mesh).apart);
  printf("face-plane: says meet, truth apart by %g, corner of A towards a face of B (swapped it says apart)\n",
         truth.distance);
  exact_bench_close(&e);
  // With the faces of both: the axis leads from B to A whoever's face it is, and the faces that were in vain count.
  const og_body body_a = {.kind = OG_BODY_HULL, .mesh = &a.mesh}, body_b = {.kind = OG_BODY_HULL, .mesh = &b.mesh};
  const og_claim forth = og_run_face_plane_both(&body_a, &body_b), back = og_run_face_plane_both(&body_b, &body_a);
  assert_true(forth.verdict == OG_VERDICT_APART && forth.has_normal && forth.normal.x == -1);
  assert_true(back.verdict == OG_VERDICT_APART && back.has_normal && back.normal.x == 1);
  assert_int_equal(forth.iterations, a.mesh.face_count + back.iterations);
}

// It names the face, and measures nothing where it refuses.
static void face_plane_names_its_face(void **state) {
  (void)state;
  solid_box(&a, (og_vec3){1, 1, 1});
  for (int axis = 0; axis < 3; axis++)
    for (int way = -1; way <= 1; way += 2) {
      og_vec3 by = {0, 0, 0};
      *(axis == 0 ? &by.x : axis == 1 ? &by.y : &by.z) = 2.5 * way;
      solid_box(&b, (og_vec3){1, 1, 1});
      solid_move(&b, by);
      const og_separation found = og_face_plane_test(&a.mesh, &b.mesh);
      assert_true(found.apart && found.kind == OG_AXIS_FACE_A && found.gap == 0.5 && found.axes == found.feature_a + 1);
      const og_vec3 normal = a.mesh.face[found.feature_a].normal;
      assert_true(og_dot(normal, by) == 2.5 && og_dot(normal, found.axis) == -1);
    }
  b.vertex[0].y = (double)NAN;
  const og_separation refused = og_face_plane_test(&a.mesh, &b.mesh);
  assert_true(refused.outcome == OG_OUTCOME_OUT_OF_RANGE && refused.axes == 0 && !refused.apart);
}

// A face of either body that separates ends the test: no edge is looked at. What is refused is no axis at all.
static void faces_that_separate_are_enough(void **state) {
  (void)state;
  const og_vec3 corner[4] = {{0, 0, 0}, {-4, 1, 1}, {-4, -2, 0}, {-4, 1, -1}};
  solid_tetrahedron(&a, corner);
  solid_box(&b, (og_vec3){1, 4, 4});
  solid_move(&b, (og_vec3){2, 0, 0});
  og_separation (*const sat[2])(const og_half_edge_mesh *, const og_half_edge_mesh *) = {og_sat_3d, og_sat_gauss};
  for (int k = 0; k < 2; k++) {
    const og_separation forth = sat[k](&a.mesh, &b.mesh), back = sat[k](&b.mesh, &a.mesh);
    assert_true(forth.apart && forth.kind != OG_AXIS_EDGES && back.apart && back.kind != OG_AXIS_EDGES);
    assert_int_equal(forth.pairs_tested + forth.pairs_pruned + back.pairs_tested + back.pairs_pruned, 0);
    const og_separation refused = sat[k](&a.mesh, NULL);
    assert_true(refused.outcome == OG_OUTCOME_DEGENERATE && refused.gap == -OG_SCALAR_MAX);
    assert_true(refused.kind == OG_AXIS_NONE && refused.feature_a == -1 && refused.feature_b == -1);
  }
}

// A cube in itself: all ways out through faces are as long, and the first is named.
static void the_first_of_equal_axes(void **state) {
  (void)state;
  solid_box(&a, (og_vec3){1, 1, 1});
  og_separation (*const sat[2])(const og_half_edge_mesh *, const og_half_edge_mesh *) = {og_sat_3d, og_sat_gauss};
  for (int k = 0; k < 2; k++) {
    const og_separation found = sat[k](&a.mesh, &a.mesh);
    assert_true(!found.apart && found.gap == -2 && found.kind == OG_AXIS_FACE_A && found.feature_a == 0);
  }
}

// Half extent 1, so the error is 8 epsilon: bodies apart by as much may meet but for rounding, by more they do not.
static void apart_by_the_error(void **state) {
  (void)state;
  og_separation (*const test[3])(const og_half_edge_mesh *, const og_half_edge_mesh *) = {og_sat_3d, og_sat_gauss,
                                                                                          og_face_plane_test};
  const double error = 8 * 0x1p-52;
  for (int more = 0; more < 2; more++) {
    solid_box(&a, (og_vec3){0.5, 1, 0.5});
    solid_box(&b, (og_vec3){0.5, 1, 0.5});
    for (int k = 0; k < 8; k++) {
      a.vertex[k].x = a.vertex[k].x > 0 ? 0 : -1;
      b.vertex[k].x = b.vertex[k].x > 0 ? 1 : more ? nextafter(error, 1) : error;
    }
    for (int k = 0; k < 3; k++) assert_int_equal(test[k](&a.mesh, &b.mesh).apart, more);
  }
}

// Each coordinate up to a quarter of the largest number; an extent of one ulp, whichever way the centre is rounded.
static void frames_of_two_points(void **state) {
  (void)state;
  const double most = OG_SCALAR_MAX / 4;
  for (int axis = 0; axis < 3; axis++)
    for (int sign = -1; sign <= 1; sign += 2) {
      og_axis_frame frame;
      og_vec3 p = {1, 1, 1};
      const og_vec3 q = p;
      double *const at = axis == 0 ? &p.x : axis == 1 ? &p.y : &p.z;
      *at = sign * most;
      assert_int_equal(og_axis_frame_of(&frame, &p, 1, &q, 1), OG_OUTCOME_ANSWERED);
      *at = sign * nextafter(most, HUGE_VAL);
      assert_int_equal(og_axis_frame_of(&frame, &p, 1, &q, 1), OG_OUTCOME_OUT_OF_RANGE);
      for (int k = 0; k < 2; k++) { // an even number and an odd one below
        const double low = 1 + k * 0x1p-52, high = low + 0x1p-52;
        og_vec3 below = {1, 1, 1}, above = {1, 1, 1};
        *(axis == 0 ? &below.x : axis == 1 ? &below.y : &below.z) = sign > 0 ? low : -high;
        *(axis == 0 ? &above.x : axis == 1 ? &above.y : &above.z) = sign > 0 ? high : -low;
        assert_int_equal(og_axis_frame_of(&frame, &below, 1, &above, 1), OG_OUTCOME_ANSWERED);
        assert_true(frame.unit == 0x1p-51);
      }
    }
}

static void face_plane_never_parts_wrongly(void **state) {
  (void)state;
  exact_bench e;
  exact_bench_open(&e);
  long apart = 0, one = 0, both = 0;
  double worst_one = 0, worst_both = 0;
  const uint64_t wanted = (uint64_t)wanted_pairs(9000);
  for (uint64_t k = 0; k < wanted; k++) {
    or_random random = or_random_seeded(k);
    place(&a, &b, (placement)(k % PLACEMENTS), &random);
    const exact_answer truth = exact_answer_of(&e, a.vertex, a.mesh.vertex_count, b.vertex, b.mesh.vertex_count);
    const bool forth = og_face_plane_test(&a.mesh, &b.mesh).apart, back = og_face_plane_test(&b.mesh, &a.mesh).apart;
    assert_false((forth || back) && truth.relation != OG_SEPARATED);
    apart += truth.relation == OG_SEPARATED;
    one += forth;
    both += forth || back;
    worst_one = fmax(worst_one, truth_miss(&truth, forth));
    worst_both = fmax(worst_both, truth_miss(&truth, forth || back));
  }
  printf(
      "face-plane: of %ld pairs apart the faces of A find %.1f %%, those of both %.1f %%; worst miss %.2g and %.2g of "
      "size\n",
      apart, 100.0 * (double)one / (double)apart, 100.0 * (double)both / (double)apart, worst_one, worst_both);
  exact_bench_close(&e);
}

static void wrappers_say_what_they_do_not_take(void **state) {
  (void)state;
  og_claim (*const run[5])(const og_body *, const og_body *) = {og_run_sat_3d, og_run_sat_gauss, og_run_sat_cached,
                                                                og_run_face_plane, og_run_face_plane_both};
  solid_box(&a, (og_vec3){1, 1, 1});
  solid_box(&b, (og_vec3){1, 1, 1});
  solid_move(&b, (og_vec3){1.5, 0, 0});
  const og_body good = {.kind = OG_BODY_HULL, .mesh = &a.mesh}, other = {.kind = OG_BODY_HULL, .mesh = &b.mesh},
                flat = {.kind = OG_BODY_TRIANGLE}, thick = {.kind = OG_BODY_HULL, .mesh = &b.mesh, .radius = 0.5};
  for (int k = 0; k < 5; k++) {
    assert_int_equal(run[k](&good, &flat).outcome, OG_OUTCOME_DEGENERATE);
    assert_int_equal(run[k](&flat, &good).outcome, OG_OUTCOME_DEGENERATE);
    assert_int_equal(run[k](&thick, &good).outcome, OG_OUTCOME_DEGENERATE);
    assert_int_equal(run[k](&good, &thick).outcome, OG_OUTCOME_DEGENERATE);
    for (int missing = 0; missing < 3; missing++) {
      og_half_edge_mesh mesh = a.mesh;
      *(missing == 0 ? &mesh.vertex_count : missing == 1 ? &mesh.edge_count : &mesh.face_count) = 0;
      const og_body empty = {.kind = OG_BODY_HULL, .mesh = &mesh};
      assert_int_equal(run[k](&empty, &other).outcome, OG_OUTCOME_DEGENERATE);
    }
    const og_claim claim = run[k](&good, &other);
    assert_true(claim.outcome == OG_OUTCOME_ANSWERED && claim.verdict == OG_VERDICT_MEET);
    assert_true(claim.has_normal || og_norm2(claim.normal) == 0);
    if (k < 2) assert_true(claim.has_depth && claim.depth == 0.5 && claim.has_normal && claim.normal.x == -1);
    else assert_false(claim.has_depth);
  }
  solid_move(&b, (og_vec3){1, 0, 0});
  for (int k = 0; k < 5; k++) {
    const og_claim claim = run[k](&good, &other);
    assert_true(claim.verdict == OG_VERDICT_APART && claim.normal.x == -1 && !claim.has_depth);
  }
  // Out of range: not finite, too large, whichever coordinate it is.
  double *const coordinate[3] = {&b.vertex[0].x, &b.vertex[0].y, &b.vertex[0].z};
  const double beyond[4] = {(double)NAN, 1.5e308, -1.5e308, -HUGE_VAL};
  for (int at = 0; at < 3; at++) {
    const double before = *coordinate[at];
    for (int n = 0; n < 4; n++) {
      *coordinate[at] = beyond[n];
      for (int k = 0; k < 5; k++) {
        assert_int_equal(run[k](&other, &good).outcome, OG_OUTCOME_OUT_OF_RANGE);
        assert_int_equal(run[k](&good, &other).outcome, OG_OUTCOME_OUT_OF_RANGE);
      }
    }
    *coordinate[at] = before;
  }
}

// All vertices at one point have no extent to measure by; those that differ by less than a normal number have none that
// could be told from rounding.
static void no_extent(void **state) {
  (void)state;
  for (int tiny = 0; tiny < 2; tiny++) {
    const double edge = tiny ? 0x1p-1030 : 0;
    solid_box(&a, (og_vec3){1, 1, 1});
    solid_box(&b, (og_vec3){1, 1, 1});
    for (int k = 0; k < 8; k++) {
      a.vertex[k] = og_scale(edge, a.vertex[k]);
      b.vertex[k] = og_scale(edge, b.vertex[k]);
    }
    const og_outcome wanted = tiny ? OG_OUTCOME_OUT_OF_RANGE : OG_OUTCOME_DEGENERATE;
    assert_int_equal(og_sat_3d(&a.mesh, &b.mesh).outcome, wanted);
    assert_int_equal(og_sat_gauss(&a.mesh, &b.mesh).outcome, wanted);
  }
  const og_vec3 zero = {0, 0, 0}, unit = og_axis_unit(zero);
  assert_true(unit.x == 0 && unit.y == 0 && unit.z == 0);
}

static og_vec3 edge_of(const solid *s, int h) {
  const og_vec3 from = s->vertex[s->edge[h].origin], to = s->vertex[s->edge[s->edge[h].twin].origin];
  return og_scale(1 / og_norm(og_sub(to, from)), og_sub(to, from));
}

// The axis is the normal of the face named, or perpendicular to both edges named; nothing else is named.
static void features_make_the_axis(const og_separation *found, const solid *of_a, const solid *of_b) {
  const int i = found->feature_a, j = found->feature_b;
  og_vec3 n;
  switch (found->kind) {
  case OG_AXIS_NONE: assert_true(i == -1 && j == -1); return;
  case OG_AXIS_FACE_A:
  case OG_AXIS_FACE_B:
    assert_true(found->kind == OG_AXIS_FACE_A ? i >= 0 && j == -1 : i == -1 && j >= 0);
    n = found->kind == OG_AXIS_FACE_A ? of_a->mesh.face[i].normal : of_b->mesh.face[j].normal;
    assert_true(og_norm(og_cross(found->axis, n)) <= 8 * 0x1p-52 * og_norm(n));
    return;
  case OG_AXIS_EDGES:
    assert_true(i >= 0 && j >= 0);
    assert_true(fabs(og_dot(found->axis, edge_of(of_a, i))) <= 0x1p-26);
    assert_true(fabs(og_dot(found->axis, edge_of(of_b, j))) <= 0x1p-26);
  }
}

// What is remembered may be no axis, or be of bodies that cannot be taken: then it is as if there were none.
static void a_useless_memory(void **state) {
  (void)state;
  solid_box(&a, (og_vec3){1, 1, 1});
  solid_box(&b, (og_vec3){1, 1, 1});
  solid_move(&b, (og_vec3){2.5, 0, 0});
  const og_vec3 no_axis[3] = {{-2, 0, 0}, {0, 0, 0}, {(double)NAN, 0, 0}};
  for (int k = 0; k < 3; k++) {
    og_sat_cache cache = {no_axis[k], true};
    const og_separation found = og_sat_cached(&a.mesh, &b.mesh, &cache);
    assert_true(found.apart && found.gap == 0.5 && cache.axis.x == -1);
    features_make_the_axis(&found, &a, &b);
    // What is remembered of it is no feature's any more.
    const og_separation again = og_sat_cached(&a.mesh, &b.mesh, &cache);
    assert_true(again.apart && again.gap == 0.5 && again.kind == OG_AXIS_NONE);
    features_make_the_axis(&again, &a, &b);
  }
  // An axis that does not separate is one axis more.
  og_sat_cache cache = {{0, -1, 0}, true};
  assert_int_equal(og_sat_cached(&a.mesh, &b.mesh, &cache).axes, og_sat_gauss(&a.mesh, &b.mesh).axes + 1);
  assert_true(cache.axis.x == -1);
  assert_int_equal(og_sat_cached(&a.mesh, NULL, &cache).outcome, OG_OUTCOME_DEGENERATE);
  const double beyond[2] = {OG_SCALAR_MAX, (double)NAN};
  for (int k = 0; k < 2; k++) {
    b.vertex[3].z = beyond[k];
    const og_separation found = og_sat_cached(&a.mesh, &b.mesh, &cache);
    assert_true(found.outcome == OG_OUTCOME_OUT_OF_RANGE && found.axes == 0);
  }
  assert_true(cache.is_filled && cache.axis.x == -1);
}

// Vertices renumbered in reverse: the same faces, traversed in the same order.
static void reverse_vertices(solid *to, const solid *from) {
  solid_copy(to, from);
  const int n = from->mesh.vertex_count;
  for (int k = 0; k < n; k++) {
    to->vertex[k] = from->vertex[n - 1 - k];
    to->vertex_edge[k] = from->vertex_edge[n - 1 - k];
  }
  for (int h = 0; h < from->mesh.edge_count; h++) to->edge[h].origin = n - 1 - from->edge[h].origin;
}

static void turn_coordinates(solid *s) {
  for (int k = 0; k < s->mesh.vertex_count; k++) {
    const og_vec3 v = s->vertex[k];
    s->vertex[k] = (og_vec3){v.z, v.x, v.y};
  }
  solid_planes(s);
}

// The same work whichever way the axes are named.
static void no_axis_is_special(void **state) {
  (void)state;
  edges_across(-0.125);
  const og_separation first = og_sat_gauss(&a.mesh, &b.mesh);
  assert_true(first.pairs_tested > 0 && first.pairs_pruned > 0);
  for (int k = 0; k < 2; k++) {
    turn_coordinates(&a);
    turn_coordinates(&b);
    const og_separation turned = og_sat_gauss(&a.mesh, &b.mesh);
    assert_true(turned.gap == first.gap && turned.axes == first.axes);
    assert_true(turned.pairs_tested == first.pairs_tested && turned.pairs_pruned == first.pairs_pruned);
  }
}

// Triangles thinner than rounding, the one a little above the other: nothing rules out a pair with one of their outer
// edges, and each of these is parallel to its like.
static void sheets_have_parallel_edges(void **state) {
  (void)state;
  const og_vec3 sheet[4] = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}, {1, 1, -0x1p-60}};
  og_vec3 above[4];
  for (int k = 0; k < 4; k++) above[k] = og_add(sheet[k], (og_vec3){0, 0, 0x1p-55});
  solid_tetrahedron(&a, sheet);
  solid_tetrahedron(&b, above);
  const og_separation found = og_sat_gauss(&a.mesh, &b.mesh);
  assert_false(found.apart);
  assert_true(found.pairs_tested == 27 && found.pairs_pruned == 9 && found.pairs_parallel == 3);
}

static void same_verdict_when_swapped_renumbered_and_scaled(void **state) {
  (void)state;
  long changed = 0, pairs = 0;
  const uint64_t wanted = (uint64_t)wanted_pairs(4500);
  for (uint64_t k = 0; k < wanted; k++) {
    or_random random = or_random_seeded(k + 1000000);
    place(&a, &b, (placement)(k % PLACEMENTS), &random);
    const og_separation found = og_sat_3d(&a.mesh, &b.mesh), fast = og_sat_gauss(&a.mesh, &b.mesh);
    pairs++;
    features_make_the_axis(&found, &a, &b);
    features_make_the_axis(&fast, &a, &b);
    // Exactly the same numbers: every step is symmetric.
    og_separation other = og_sat_3d(&b.mesh, &a.mesh);
    assert_int_equal(other.apart, found.apart);
    if (!found.apart) assert_true(other.gap == found.gap);
    reverse_vertices(&c, &a);
    other = og_sat_3d(&c.mesh, &b.mesh);
    assert_true(other.apart == found.apart && other.gap == found.gap);
    other = og_sat_gauss(&c.mesh, &b.mesh);
    assert_true(other.apart == fast.apart && other.gap == fast.gap);
    other = og_sat_gauss(&b.mesh, &a.mesh);
    changed += other.apart != fast.apart;
    // To 1e-300 and 1e300.
    const int shift = or_random_int(&random, -996, 996);
    const double scale = ldexp(1, k % PLACEMENTS == PLACE_FAR ? shift / 2 : shift);
    solid_copy(&c, &a);
    solid_copy(&d, &b);
    for (int m = 0; m < c.mesh.vertex_count; m++) c.vertex[m] = og_scale(scale, c.vertex[m]);
    for (int m = 0; m < d.mesh.vertex_count; m++) d.vertex[m] = og_scale(scale, d.vertex[m]);
    other = og_sat_gauss(&c.mesh, &d.mesh);
    assert_int_equal(other.outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(other.apart, fast.apart);
    assert_true(isfinite(other.gap));
  }
  printf("%ld pairs; verdicts of sat-gauss changed by swapping: %ld\n", pairs, changed);
  assert_int_equal(changed, 0);
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

// Claim 9 of the catalogue: points on a sphere, so all are vertices; bodies that overlap by a tenth.
static void pruned_is_faster(void **state) {
  (void)state;
  double ratio = 0;
  printf("%8s %8s %10s %10s %10s %10s %10s %8s\n", "vertices", "pairs", "tested", "projected", "3d us", "gauss us",
         "3d/gauss", "depths");
  const int largest = wanted_pairs(4500) < 4500 ? 16 : 128; // small under instruments
  for (int n = 8; n <= largest; n *= 2) {
    or_random random = or_random_seeded((uint64_t)n);
    og_vec3 point[128];
    for (int k = 0; k < n; k++) point[k] = solid_direction(&random);
    solid_hull(&a, n, point);
    for (int k = 0; k < n; k++) point[k] = solid_direction(&random);
    solid_hull(&b, n, point);
    solid_move(&b, og_scale(n < 16 ? 0.25 : 1.5, solid_direction(&random)));
    const int repeats = 200000 / (n * n * n) + 1;
    og_separation slow = og_separation_none(), fast = og_separation_none();
    const double start = seconds();
    for (int k = 0; k < repeats; k++) slow = og_sat_3d(&a.mesh, &b.mesh);
    const double middle = seconds();
    for (int k = 0; k < 16 * repeats; k++) fast = og_sat_gauss(&a.mesh, &b.mesh);
    const double end = seconds();
    const double slow_us = 1e6 * (middle - start) / repeats, fast_us = 1e6 * (end - middle) / (16 * repeats);
    ratio = slow_us / fast_us;
    printf("%8d %8ld %10ld %10d %10.1f %10.1f %10.1f %8.2g\n", n, slow.pairs_tested, fast.pairs_tested, fast.axes,
           slow_us, fast_us, ratio, fabs(slow.gap - fast.gap));
    assert_int_equal(slow.apart, fast.apart);
    assert_true(fast.pairs_tested + fast.pairs_pruned == slow.pairs_tested || fast.apart);
  }
  assert_true(largest < 128 || ratio > 4); // some 70 on a quiet machine
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(boxes_by_hand),
                                     cmocka_unit_test(only_edges_separate),
                                     cmocka_unit_test(face_plane_is_one_sided),
                                     cmocka_unit_test(face_plane_names_its_face),
                                     cmocka_unit_test(face_plane_never_parts_wrongly),
                                     cmocka_unit_test(faces_that_separate_are_enough),
                                     cmocka_unit_test(the_first_of_equal_axes),
                                     cmocka_unit_test(apart_by_the_error),
                                     cmocka_unit_test(frames_of_two_points),
                                     cmocka_unit_test(wrappers_say_what_they_do_not_take),
                                     cmocka_unit_test(no_extent),
                                     cmocka_unit_test(no_axis_is_special),
                                     cmocka_unit_test(sheets_have_parallel_edges),
                                     cmocka_unit_test(a_useless_memory),
                                     cmocka_unit_test(same_verdict_when_swapped_renumbered_and_scaled),
                                     cmocka_unit_test(pruned_is_faster)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
