// Boxes along the principal axes of a mesh and of a hull: moments by hand, turned bricks, crowds of points inside and
// on the surface, and what is refused.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/bound/moments.h"
#include "ref/registry.h"
#include "tests/shared/bounding_fault.h"
#include "tests/shared/bounding_surface.h"
#include "tool/gen/random.h"

enum { MOST = 400, CROWD = 200 };

typedef struct bench {
  og_random random;
  og_vec3 point[MOST];
  int order[MOST], corner[MOST + 1];
  og_slab slab[3];
  or_bounding_surface surface;
  og_bounding_input in;
  og_bounding_room room;
} bench;

static const char *const ids[] = {"obb-pca-triangles", "obb-pca-hull", "obb-pca-edges", "obb-pca-extremes"};
enum { IDS = sizeof ids / sizeof *ids };

static og_bounding_claim run(bench *b, const char *id) {
  memset(b->slab, 0, sizeof b->slab);
  return og_bound_run(og_algorithm_by_id(id)->bound, &b->in, &b->room);
}

static og_scalar extent(const og_slab *slab) { return slab->hi - slab->lo; }

static og_scalar volume(bench *b, const char *id) {
  const og_bounding_claim claim = run(b, id);
  assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
  assert_null(or_bounding_fault(og_algorithm_by_id(id)->bound, &b->in, &b->room, &claim));
  return extent(&b->slab[0]) * extent(&b->slab[1]) * extent(&b->slab[2]);
}

// ---- moments ----

static og_moments about_zero(void) { return (og_moments){.weight = 0}; }

static void expect_moments(const og_moments *m, og_scalar weight, og_vec3 first, og_covariance second) {
  assert_true(m->weight == weight);
  assert_true(m->first.x == first.x && m->first.y == first.y && m->first.z == first.z);
  assert_true(m->second.xx == second.xx && m->second.yy == second.yy && m->second.zz == second.zz);
  assert_true(m->second.xy == second.xy && m->second.xz == second.xz && m->second.yz == second.yz);
}

// All of these are whole numbers. A triangle's weight is twice its area, so all of it is doubled.
static void test_moments_by_hand(void **state) {
  (void)state;
  const og_vec3 corner[3] = {{0, 0, 0}, {4, 0, 0}, {0, 3, 0}}, segment[2] = {{0, 0, 6}, {6, 8, 6}};
  og_moments m = about_zero();
  og_moments_add(&m, &segment[1], 1);
  expect_moments(&m, 1, segment[1], (og_covariance){36, 64, 36, 48, 36, 48});
  m = about_zero();
  og_moments_add(&m, segment, 2); // of length 10: the integral of x x is 10 * 36 / 3
  expect_moments(&m, 10, (og_vec3){30, 40, 60}, (og_covariance){120, (og_scalar)640 / 3, 360, 160, 180, 240});
  m = about_zero();
  og_moments_add(&m, corner, 3); // the integrals of x x, y y and x y are a^3 b / 12, a b^3 / 12 and a^2 b^2 / 24
  expect_moments(&m, 12, (og_vec3){16, 12, 0}, (og_covariance){32, 18, 0, 12, 0, 0});
  // Rasku 2003, 6.1.2 integrates t^2 v v over t to s^3 / 2, where (1 - s)^3 / 3 is meant: over s that makes 1/8, not
  // 1/12.
  const og_scalar printed = 2 * m.weight * 9 / 8, meant = 2 * m.weight * 9 / 12;
  assert_true(meant == m.second.yy && printed != m.second.yy);
}

// Coordinates are multiples of 12, so that nothing rounds: the parts of a triangle come to the whole.
static void test_parts_come_to_the_whole(void **state) {
  bench *b = *state;
  for (int n = 0; n < 200; n++) {
    og_vec3 c[3];
    for (int k = 0; k < 3; k++) {
      const og_scalar x = (og_scalar)(36 * og_random_integer(&b->random, -9, 9));
      c[k] = (og_vec3){x, (og_scalar)(36 * og_random_integer(&b->random, -9, 9)), 0};
    }
    const og_vec3 sum = og_add(c[0], og_add(c[1], c[2])), middle = {sum.x / 3, sum.y / 3, 0};
    og_moments whole = about_zero(), parts = about_zero();
    og_moments_add(&whole, c, 3);
    for (int k = 0; k < 3; k++) {
      const og_vec3 part[3] = {c[k], middle, c[(k + 1) % 3]};
      og_moments_add(&parts, part, 3);
    }
#ifdef OG_BINARY32
    // The products have more than 24 bits.
    assert_true(whole.weight == parts.weight);
    assert_true(og_abs(whole.second.xy - parts.second.xy) <= 16 * OG_SCALAR_EPSILON * whole.weight * 324 * 324);
#else
    expect_moments(&parts, whole.weight, whole.first, whole.second);
#endif
  }
}

// ---- bricks ----

// The corners of a turned brick, 2 x 4 x 8, and its surface: faces of four corners, or cut in two.
static void place_brick(bench *b) {
  const og_vec3 u = {(og_scalar)2 / 3, (og_scalar)2 / 3, (og_scalar)1 / 3};
  const og_vec3 v = {(og_scalar)-2 / 3, (og_scalar)1 / 3, (og_scalar)2 / 3}, w = og_cross(u, v);
  for (int k = 0; k < 8; k++) {
    const og_vec3 p = og_add_scaled((og_vec3){10, 20, 30}, k & 1 ? 1 : -1, u);
    b->point[k] = og_add_scaled(og_add_scaled(p, k & 2 ? 2 : -2, v), k & 4 ? 4 : -4, w);
  }
}

static const int sides[6][4] = {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}};

static void cut_sides(bench *b, int points) {
  for (int k = 0; k < 6; k++) {
    const int *s = sides[k];
    b->surface.triangle[2 * k] = (og_mesh_triangle){{s[0], s[1], s[2]}};
    b->surface.triangle[2 * k + 1] = (og_mesh_triangle){{s[0], s[2], s[3]}};
  }
  b->in = (og_bounding_input){
      .point = b->point, .count = points, .triangle = b->surface.triangle, .triangle_count = 12, .hull = NULL};
}

static void twin_all(og_half_edge_mesh *mesh) {
  for (int i = 0; i < mesh->edge_count; i++)
    for (int j = 0; j < mesh->edge_count; j++)
      if (mesh->edge[mesh->edge[i].next].origin == mesh->edge[j].origin &&
          mesh->edge[mesh->edge[j].next].origin == mesh->edge[i].origin)
        mesh->edge[i].twin = j;
}

// The hull with faces of four corners. Points beyond the first eight are inside.
static void whole_sides(bench *b, int points) {
  cut_sides(b, points);
  og_half_edge_mesh *mesh = &b->surface.hull;
  mesh->vertex = b->point, mesh->vertex_count = points;
  mesh->edge_count = 24, mesh->face_count = 6;
  for (int k = 0; k < points; k++) mesh->vertex_edge[k] = -1;
  for (int f = 0; f < 6; f++) {
    for (int k = 0; k < 4; k++) {
      mesh->edge[4 * f + k] = (og_half_edge){sides[f][k], 0, 4 * f + (k + 1) % 4, f};
      mesh->vertex_edge[sides[f][k]] = 4 * f + k;
    }
    const og_vec3 *p = b->point, first = p[sides[f][0]];
    const og_vec3 normal = og_cross(og_sub(p[sides[f][1]], first), og_sub(p[sides[f][2]], first));
    const og_vec3 unit = og_scale(1 / og_norm(normal), normal);
    mesh->face[f] = (og_face_plane){unit, og_dot(unit, first), 4 * f};
  }
  twin_all(mesh);
  assert_int_equal(og_mesh_check(mesh), OG_MESH_SOUND);
  b->in.hull = mesh;
}

// Its own axes: extents 2, 4 and 8, each once.
static void expect_brick(bench *b, const char *id) {
  (void)volume(b, id);
  for (int wanted = 2; wanted <= 8; wanted *= 2) {
    int times = 0;
    for (int k = 0; k < 3; k++) times += og_abs(extent(&b->slab[k]) - (og_scalar)wanted) <= 400 * OG_SCALAR_EPSILON;
    if (times != 1) fail_msg("%s: %d extents of %d", id, times, wanted);
  }
}

// A crowd at one corner, inside: only obb-pca-points is turned by it.
static void crowd_inside(bench *b, int from, int count) {
  const og_vec3 corner = b->point[7], centre = {10, 20, 30};
  for (int k = 0; k < count; k++) {
    const og_scalar share = (og_scalar)og_random_between(&b->random, 0.6, 0.9);
    b->point[from + k] = og_add_scaled(corner, 1 - share, og_sub(centre, corner));
  }
}

static void test_bricks(void **state) {
  bench *b = *state;
  place_brick(b);
  whole_sides(b, 8);
  for (int k = 0; k < IDS; k++) expect_brick(b, ids[k]);
  crowd_inside(b, 8, CROWD);
  whole_sides(b, 8 + CROWD);
  for (int k = 0; k < IDS; k++) expect_brick(b, ids[k]);
  assert_true(volume(b, "obb-pca-points") > (og_scalar)1.2 * 64);
}

// A hull made of triangles: how a side is cut turns the axes of the edges, and no others.
static void test_cut_sides(void **state) {
  bench *b = *state;
  place_brick(b);
  cut_sides(b, 8);
  expect_brick(b, "obb-pca-triangles");
  or_add_surface(&b->surface, &b->in);
  assert_non_null(b->in.hull);
  assert_int_equal(b->in.hull->face_count, 12);
  expect_brick(b, "obb-pca-hull");
  expect_brick(b, "obb-pca-extremes");
  assert_true(volume(b, "obb-pca-edges") > (og_scalar)1.05 * 64);
}

// An inner wall through the diagonal: triangles inside count for obb-pca-triangles alone.
static void test_inner_wall(void **state) {
  bench *b = *state;
  place_brick(b);
  whole_sides(b, 8);
  for (int k = 0; k < CROWD; k++) b->surface.triangle[12 + k] = (og_mesh_triangle){{0, 4, k % 2 == 0 ? 3 : 7}};
  b->in.triangle_count = 12 + CROWD;
  assert_true(volume(b, "obb-pca-triangles") > (og_scalar)1.05 * 64);
  expect_brick(b, "obb-pca-hull");
}

// A box along x, y and z, its corner at (1, 2, 4) rounded off by a sphere's part: many corners, little area and length.
static void place_rounded(bench *b) {
  const og_scalar r = (og_scalar)0.125;
  for (int k = 0; k < 8; k++) b->point[k] = (og_vec3){k & 1 ? 1 : -1, k & 2 ? 2 : -2, k & 4 ? 4 : -4};
  const og_vec3 middle = {1 - r, 2 - r, 4 - r};
  for (int k = 0; k < CROWD; k++) {
    const double t = og_random_between(&b->random, 0.05, 1.5), s = og_random_between(&b->random, 0.05, 1.5);
    const og_vec3 way = {(og_scalar)(cos(t) * sin(s)), (og_scalar)(sin(t) * sin(s)), (og_scalar)cos(s)};
    b->point[7 + k] = og_add_scaled(middle, r, way);
  }
  b->in = (og_bounding_input){.point = b->point, .count = 7 + CROWD};
  or_add_surface(&b->surface, &b->in);
  assert_non_null(b->in.hull);
}

static void test_crowded_corner(void **state) {
  bench *b = *state;
  place_rounded(b);
  assert_true(volume(b, "obb-pca-extremes") > (og_scalar)1.5 * 64);
  assert_true(volume(b, "obb-pca-hull") < (og_scalar)1.05 * 64);
  assert_true(volume(b, "obb-pca-hull") < volume(b, "obb-pca-edges"));
  assert_true(volume(b, "obb-pca-edges") < volume(b, "obb-pca-extremes"));
}

// ---- what is refused ----

static void expect_outcome(bench *b, const char *id, og_outcome outcome) {
  assert_int_equal(run(b, id).outcome, outcome);
}

static void test_triangles_refused(void **state) {
  bench *b = *state;
  const char *id = "obb-pca-triangles";
  place_brick(b);
  cut_sides(b, 8);
  const int bad[] = {-1, 8, 0};
  for (int n = 0; n < 3; n++)
    for (int c = 0; c < 3; c++) {
      cut_sides(b, 8);
      b->surface.triangle[11].corner[c] = bad[n];
      expect_outcome(b, id, bad[n] == 0 ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE);
    }
  b->in.triangle_count = 0;
  expect_outcome(b, id, OG_OUTCOME_DEGENERATE);
  b->in.triangle_count = -1;
  expect_outcome(b, id, OG_OUTCOME_DEGENERATE);
  cut_sides(b, 8);
  b->point[5].y = (og_scalar)NAN;
  expect_outcome(b, id, OG_OUTCOME_OUT_OF_RANGE);
  b->in.count = 0;
  expect_outcome(b, id, OG_OUTCOME_DEGENERATE);
  // None has an area: a box along x, y and z.
  b->point[0] = (og_vec3){1, 2, 3}, b->point[1] = (og_vec3){3, 2, 4};
  b->surface.triangle[0] = (og_mesh_triangle){{0, 1, 0}};
  b->in.count = 2, b->in.triangle_count = 1;
  assert_true(volume(b, id) == 0 && extent(&b->slab[0]) == 2 && extent(&b->slab[2]) == 1);
}

static void test_hulls_refused(void **state) {
  bench *b = *state;
  og_half_edge_mesh *mesh = &b->surface.hull;
  for (int k = 1; k < IDS; k++) {
    place_brick(b);
    whole_sides(b, 8);
    expect_outcome(b, ids[k], OG_OUTCOME_ANSWERED);
    b->in.hull = NULL;
    expect_outcome(b, ids[k], OG_OUTCOME_DEGENERATE);
    b->in.hull = mesh;
    b->in.count = 7; // not the hull's
    expect_outcome(b, ids[k], OG_OUTCOME_DEGENERATE);
    b->in.count = 8;
    b->in.point = b->point + 1;
    expect_outcome(b, ids[k], OG_OUTCOME_DEGENERATE);
    whole_sides(b, 8);
    mesh->edge[3].twin = 24;
    expect_outcome(b, ids[k], OG_OUTCOME_DEGENERATE);
    whole_sides(b, 8);
    b->point[7].z += 1; // off three planes
    expect_outcome(b, ids[k], OG_OUTCOME_DEGENERATE);
    b->point[7].z = (og_scalar)INFINITY;
    expect_outcome(b, ids[k], OG_OUTCOME_OUT_OF_RANGE);
  }
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->room = (og_bounding_room){b->order, b->corner, b->slab};
  og_random_start(&b->random, "principal-boxes", 1, 1);
  or_bounding_surface_init(&b->surface, MOST);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  or_bounding_surface_clear(&b->surface);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_moments_by_hand),
      cmocka_unit_test_setup_teardown(test_parts_come_to_the_whole, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_bricks, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_cut_sides, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_inner_wall, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_crowded_corner, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_triangles_refused, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_hulls_refused, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
