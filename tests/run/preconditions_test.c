// What the reference refuses, and with which outcome: every algorithm of the registry behind its door, bodies of which
// one thing is bad; then every function that takes single numbers from outside and says that it refuses some, each
// number in turn not finite or too large. What only a contract asks for (`requires`) is not tried.

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ref/closest/barycentric.h"
#include "ref/closest/point_plane.h"
#include "ref/closest/point_triangle.h"
#include "ref/closest/segment_segment.h"
#include "ref/orientation/orient2d.h"
#include "ref/orientation/orient3d.h"
#include "ref/pairs/box_box.h"
#include "ref/pairs/capsule_capsule.h"
#include "ref/pairs/sphere_box.h"
#include "ref/pairs/sphere_capsule.h"
#include "ref/pairs/sphere_sphere.h"
#include "ref/polytope/hull_2d.h"
#include "ref/polytope/hull_incremental.h"
#include "ref/door/pair.h"
#include "ref/registry.h"
#include "ref/separation/obb.h"
#include "ref/separation/sat_2d.h"
#include "ref/separation/sat_2d_side.h"
#include "tests/shared/body_pair.h"

// ---- bodies, behind the door ----

static og_world_body world[2];
static og_family_bodies maker;
static og_vec3 other[OR_BODY_VERTICES]; // vertices for a mesh alone

static int set_up(void **state) {
  (void)state;
  og_world_body_init(&world[0]);
  og_world_body_init(&world[1]);
  og_family_bodies_init(&maker);
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  og_world_body_clear(&world[0]);
  og_world_body_clear(&world[1]);
  og_family_bodies_clear(&maker);
  return 0;
}

static void enter(const or_body_pair *pair) {
  og_copy_body(&world[0], &pair->a);
  og_copy_body(&world[1], &pair->b);
}

static void no_vertices(og_world_body *w) { w->body.vertex_count = 0; }
static void negative_vertices(og_world_body *w) { w->body.vertex_count = -1; }
static void missing_vertices(og_world_body *w) { w->body.vertex = NULL; }
static void spoil_last(og_world_body *w) { w->vertex[w->body.vertex_count - 1].y = (og_scalar)NAN; }
static void spoil_first(og_world_body *w) { w->vertex[0].x = -(og_scalar)INFINITY; }
static void spoil_radius(og_world_body *w) { w->body.radius = (og_scalar)NAN; }
static void infinite_radius(og_world_body *w) { w->body.radius = (og_scalar)INFINITY; }
static void huge_radius(og_world_body *w) { w->body.radius = OG_SCALAR_MAX; }
static void negative_radius(og_world_body *w) { w->body.radius = -OG_SCALAR_MIN; }
static void spoil_centre(og_world_body *w) { w->body.centre.z = (og_scalar)NAN; }
static void spoil_half(og_world_body *w) { w->body.half.x = (og_scalar)INFINITY; }
static void negative_half(og_world_body *w) { w->body.half.y = -1; }
static void negative_half_x(og_world_body *w) { w->body.half.x = -1; }
static void negative_half_z(og_world_body *w) { w->body.half.z = -1; }
static void spoil_axes(og_world_body *w) { w->body.rotation.row[2].x = (og_scalar)NAN; }
static void spoil_first_row(og_world_body *w) { w->body.rotation.row[0].y = (og_scalar)NAN; }
static void spoil_second_row(og_world_body *w) { w->body.rotation.row[1].z = (og_scalar)NAN; }

static void no_edges(og_world_body *w) { w->mesh.edge_count = 0; }
static void missing_faces(og_world_body *w) { w->mesh.face = NULL; }
static void no_such_origin(og_world_body *w) { w->mesh.edge[5].origin = w->mesh.vertex_count; }
static void no_such_twin(og_world_body *w) { w->mesh.edge[5].twin = INT_MAX; }
static void no_such_face(og_world_body *w) { w->mesh.edge[5].face = -1; }
static void no_such_first(og_world_body *w) { w->mesh.vertex_edge[1] = INT_MIN; }
static void endless_round(og_world_body *w) { w->mesh.edge[4].next = 4; }
static void own_twin(og_world_body *w) { w->mesh.edge[3].twin = 3; }
static void spoil_normal(og_world_body *w) { w->mesh.face[2].normal.x = (og_scalar)NAN; }
static void long_normal(og_world_body *w) { w->mesh.face[2].normal = og_scale(2, w->mesh.face[2].normal); }
static void spoil_offset(og_world_body *w) { w->mesh.face[1].offset = (og_scalar)INFINITY; }
static void own_vertices(og_world_body *w, og_scalar x) {
  memcpy(other, w->mesh.vertex, (size_t)w->mesh.vertex_count * sizeof *other);
  other[2].y = x;
  w->mesh.vertex = other;
}
static void dented(og_world_body *w) { own_vertices(w, 8 * og_abs(w->mesh.vertex[2].y) + 8); }
static void spoil_mesh_vertex(og_world_body *w) { own_vertices(w, (og_scalar)NAN); }

typedef enum spoiled_part { OF_ANY, OF_BOX, OF_MESH } spoiled_part;

static const struct spoiling {
  const char *name;
  og_outcome outcome; // with which it is refused
  spoiled_part part;  // which bodies have it
  void (*spoil)(og_world_body *w);
} spoilings[] = {
    {"no vertex", OG_OUTCOME_DEGENERATE, OF_ANY, no_vertices},
    {"fewer vertices than none", OG_OUTCOME_DEGENERATE, OF_ANY, negative_vertices},
    {"vertices missing", OG_OUTCOME_DEGENERATE, OF_ANY, missing_vertices},
    {"NaN in the last vertex", OG_OUTCOME_OUT_OF_RANGE, OF_ANY, spoil_last},
    {"infinity in the first vertex", OG_OUTCOME_OUT_OF_RANGE, OF_ANY, spoil_first},
    {"NaN for a radius", OG_OUTCOME_OUT_OF_RANGE, OF_ANY, spoil_radius},
    {"an infinite radius", OG_OUTCOME_OUT_OF_RANGE, OF_ANY, infinite_radius},
    {"a radius that cannot be doubled", OG_OUTCOME_OUT_OF_RANGE, OF_ANY, huge_radius},
    {"a negative radius", OG_OUTCOME_DEGENERATE, OF_ANY, negative_radius},
    {"NaN in the centre", OG_OUTCOME_OUT_OF_RANGE, OF_BOX, spoil_centre},
    {"an infinite half edge", OG_OUTCOME_OUT_OF_RANGE, OF_BOX, spoil_half},
    {"a negative half edge", OG_OUTCOME_DEGENERATE, OF_BOX, negative_half},
    {"a negative half edge along x", OG_OUTCOME_DEGENERATE, OF_BOX, negative_half_x},
    {"a negative half edge along z", OG_OUTCOME_DEGENERATE, OF_BOX, negative_half_z},
    {"NaN in the axes", OG_OUTCOME_OUT_OF_RANGE, OF_BOX, spoil_axes},
    {"NaN in the first row of the axes", OG_OUTCOME_OUT_OF_RANGE, OF_BOX, spoil_first_row},
    {"NaN in the second row of the axes", OG_OUTCOME_OUT_OF_RANGE, OF_BOX, spoil_second_row},
    {"a mesh without edges", OG_OUTCOME_DEGENERATE, OF_MESH, no_edges},
    {"a mesh whose faces are missing", OG_OUTCOME_DEGENERATE, OF_MESH, missing_faces},
    {"a half-edge from no vertex", OG_OUTCOME_DEGENERATE, OF_MESH, no_such_origin},
    {"a twin that is none", OG_OUTCOME_DEGENERATE, OF_MESH, no_such_twin},
    {"a face that is none", OG_OUTCOME_DEGENERATE, OF_MESH, no_such_face},
    {"a vertex that starts no half-edge", OG_OUTCOME_DEGENERATE, OF_MESH, no_such_first},
    {"a round without an end", OG_OUTCOME_DEGENERATE, OF_MESH, endless_round},
    {"a half-edge that is its own twin", OG_OUTCOME_DEGENERATE, OF_MESH, own_twin},
    {"NaN in a normal", OG_OUTCOME_DEGENERATE, OF_MESH, spoil_normal},
    {"a normal of length two", OG_OUTCOME_DEGENERATE, OF_MESH, long_normal},
    {"a plane at infinity", OG_OUTCOME_DEGENERATE, OF_MESH, spoil_offset},
    {"a dented mesh", OG_OUTCOME_DEGENERATE, OF_MESH, dented},
    {"NaN in a vertex of the mesh", OG_OUTCOME_OUT_OF_RANGE, OF_MESH, spoil_mesh_vertex},
};

static bool has_part(const og_body *body, spoiled_part part) {
  return part == OF_ANY || (part == OF_BOX ? body->kind == OG_BODY_BOX : body->mesh != NULL);
}

// The outcome, and nothing else.
static void expect_refused(const char *what, og_outcome outcome) {
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->pair == NULL) continue;
    const og_claim c = og_pair_run(algorithm->pair, &world[0].body, &world[1].body);
    const bool says_nothing = c.verdict == OG_VERDICT_NONE && !c.has_distance && !c.has_depth && !c.has_points &&
                              !c.has_normal && c.iterations == 0 && c.simplex_count == 0;
    if (c.outcome != outcome || !says_nothing)
      fail_msg("%s, %s: outcome %d, verdict %d", algorithm->id, what, c.outcome, c.verdict);
  }
}

static void bad_bodies(void **state) {
  (void)state;
  static const char *const families[] = {"sphere-touch", "sphere-capsule", "capsule-capsule", "sphere-box",
                                         "touch-boxes",  "random-hulls",   "rounded-apart",   "segments"};
  static or_body_pair pair;
  int tried[sizeof spoilings / sizeof *spoilings] = {0};
  for (size_t f = 0; f < sizeof families / sizeof *families; f++) {
    assert_true(or_body_pair_generate(&pair, &maker, og_gen_family_by_id(families[f]), 3));
    for (size_t k = 0; k < sizeof spoilings / sizeof *spoilings; k++)
      for (int side = 0; side < 2; side++) {
        enter(&pair);
        if (!has_part(&world[side].body, spoilings[k].part)) continue;
        const og_half_edge_mesh whole = world[side].mesh; // og_copy_body makes the next one in its arrays
        spoilings[k].spoil(&world[side]);
        expect_refused(spoilings[k].name, spoilings[k].outcome);
        world[side].mesh = whole;
        tried[k]++;
      }
  }
  for (size_t k = 0; k < sizeof spoilings / sizeof *spoilings; k++) assert_true(tried[k] > 0);
}

// No mesh is no fault: the algorithms that want one refuse, the others answer.
static void without_meshes(void **state) {
  (void)state;
  static or_body_pair pair;
  assert_true(or_body_pair_generate(&pair, &maker, og_gen_family_by_id("random-hulls"), 3));
  enter(&pair);
  world[0].body.mesh = world[1].body.mesh = NULL;
  int answered = 0, refused = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->pair == NULL) continue;
    const og_outcome outcome = og_pair_run(algorithm->pair, &world[0].body, &world[1].body).outcome;
    const bool takes = algorithm->pair->takes == OG_TAKES_ANY;
    if (outcome != (takes ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE)) fail_msg("%s: %d", algorithm->id, outcome);
    answered += takes;
    refused += !takes;
  }
  assert_true(answered > 5 && refused > 5);
}

// A box whose axes are no rotation, and one without extent along an axis.
static void axes_and_flat_boxes(void **state) {
  (void)state;
  static or_body_pair pair;
  int taken = 0;
  assert_true(or_body_pair_generate(&pair, &maker, og_gen_family_by_id("touch-boxes"), 3));
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_door_pair *door = og_algorithm_at(k)->pair;
    if (door == NULL || door->takes != OG_TAKES_BOXES) continue;
    enter(&pair);
    taken++;
    og_body *b = &world[1].body;
    assert_int_equal(og_pair_run(door, &world[0].body, b).outcome, OG_OUTCOME_ANSWERED);
    b->half.y = 0;
    assert_int_equal(og_pair_run(door, &world[0].body, b).outcome, OG_OUTCOME_ANSWERED);
    b->rotation.row[1].y += (og_scalar)0.25;
    assert_int_equal(og_pair_run(door, &world[0].body, b).outcome, OG_OUTCOME_DEGENERATE);
  }
  assert_true(taken > 2);
}

// ---- single numbers ----

enum { MOST_NUMBERS = 30 };

static og_vec3 vec(const og_scalar *x) { return (og_vec3){x[0], x[1], x[2]}; }
static og_sphere sphere(const og_scalar *x) { return (og_sphere){vec(x), x[3]}; }
static og_capsule capsule(const og_scalar *x) { return (og_capsule){vec(x), vec(x + 3), x[6]}; }
static og_box box(const og_scalar *x) { return (og_box){vec(x), vec(x + 3), {{vec(x + 6), vec(x + 9), vec(x + 12)}}}; }
static og_obb obb(const og_scalar *x) {
  return (og_obb){vec(x), {vec(x + 6), vec(x + 9), vec(x + 12)}, {x[3], x[4], x[5]}};
}

static og_outcome point_plane(const og_scalar *x) { return og_point_plane(vec(x), vec(x + 3), vec(x + 6)).outcome; }
static og_outcome point_triangle(const og_scalar *x) {
  return og_point_triangle(vec(x), vec(x + 3), vec(x + 6), vec(x + 9)).outcome;
}
static og_outcome segment_segment(const og_scalar *x) {
  return og_segment_segment(vec(x), vec(x + 3), vec(x + 6), vec(x + 9)).outcome;
}
static og_outcome barycentric_3d(const og_scalar *x) {
  return og_barycentric_3d(vec(x), vec(x + 3), vec(x + 6), vec(x + 9)).outcome;
}
static og_outcome orient3d(const og_scalar *x) {
  return og_orient3d(vec(x), vec(x + 3), vec(x + 6), vec(x + 9)).outcome;
}
static og_vec3 flat(const og_scalar *x) { return (og_vec3){x[0], x[1], (og_scalar)NAN}; } // z is not looked at
static og_outcome barycentric_2d(const og_scalar *x) {
  return og_barycentric_2d(flat(x), flat(x + 2), flat(x + 4), flat(x + 6)).outcome;
}
static og_outcome orient2d(const og_scalar *x) { return og_orient2d(flat(x), flat(x + 2), flat(x + 4)).outcome; }
static og_outcome sphere_sphere(const og_scalar *x) {
  const og_sphere a = sphere(x), b = sphere(x + 4);
  return og_sphere_sphere(&a, &b).outcome;
}
static og_outcome sphere_capsule(const og_scalar *x) {
  const og_sphere a = sphere(x);
  const og_capsule b = capsule(x + 4);
  return og_sphere_capsule(&a, &b).outcome;
}
static og_outcome capsule_capsule(const og_scalar *x) {
  const og_capsule a = capsule(x), b = capsule(x + 7);
  return og_capsule_capsule(&a, &b).outcome;
}
static og_outcome sphere_box(const og_scalar *x) {
  const og_sphere a = sphere(x);
  const og_box b = box(x + 4);
  return og_sphere_box(&a, &b).outcome;
}
static og_outcome box_box(const og_scalar *x) {
  const og_box a = box(x), b = box(x + 15);
  return og_box_box(&a, &b).outcome;
}
static og_outcome obb_pair(const og_scalar *x) {
  const og_obb a = obb(x), b = obb(x + 15);
  og_obb_pair pair;
  return og_obb_pair_make(&pair, &a, &b);
}
static og_outcome hull_incremental(const og_scalar *x) {
  const og_vec3 point[] = {vec(x), vec(x + 3), vec(x + 6), vec(x + 9)};
  og_half_edge edge[12];
  og_face_plane face[4];
  int first[4];
  og_half_edge_mesh mesh = {.edge = edge, .face = face, .vertex_edge = first};
  return og_hull_incremental(&mesh, point, 4);
}
static og_outcome hull_2d(const og_scalar *x) {
  const og_vec3 point[] = {flat(x), flat(x + 2), flat(x + 4)};
  int corner[4], order[3];
  return og_hull_2d(point, 3, corner, order).outcome;
}
static og_polygon polygon(og_vec2 vertex[3], const og_scalar *x) {
  for (int k = 0; k < 3; k++) vertex[k] = (og_vec2){x[2 * k], x[2 * k + 1]};
  return (og_polygon){3, vertex};
}
static og_outcome sat_2d(const og_scalar *x) {
  og_vec2 vertex[2][3];
  const og_polygon a = polygon(vertex[0], x), b = polygon(vertex[1], x + 6);
  return og_sat_2d(&a, &b).outcome;
}
static og_outcome sat_2d_side(const og_scalar *x) {
  og_vec2 vertex[2][3];
  const og_polygon a = polygon(vertex[0], x), b = polygon(vertex[1], x + 6);
  return og_sat_2d_side(&a, &b).outcome;
}

#define CORNERS 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1
#define A_BOX 0, 0, 0, 1, 2, 3, 1, 0, 0, 0, 1, 0, 0, 0, 1

// `good` is answered. Its numbers are lengths, but for those of the axes. What becomes DEGENERATE is one number in it.
static const struct door {
  const char *name;
  og_outcome (*call)(const og_scalar *x);
  int count;
  og_scalar good[MOST_NUMBERS];
  int axes[2]; // the first of nine numbers of a box's axes; 0: none
  struct {
    int at; // -1 after the last
    og_scalar value;
  } degenerate[6];
} doors[] = {
    {"point-plane", point_plane, 9, {1, 2, 3, 0, 0, 1, 4, 5, 6}, {0}, {{5, 0}, {-1, 0}}},
    {"point-triangle", point_triangle, 12, {CORNERS}, {0}, {{-1, 0}}},
    {"segment-segment", segment_segment, 12, {CORNERS}, {0}, {{-1, 0}}},
    {"barycentric, 3-D", barycentric_3d, 12, {CORNERS}, {0}, {{3, 0}, {7, 0}, {-1, 0}}},
    {"barycentric, 2-D", barycentric_2d, 8, {0, 0, 1, 0, 0, 1, 2, 3}, {0}, {{2, 0}, {5, 0}, {-1, 0}}},
    {"orient3d", orient3d, 12, {CORNERS}, {0}, {{3, 0}, {7, 0}, {11, 0}, {-1, 0}}},
    {"orient2d", orient2d, 6, {0, 0, 1, 0, 0, 1}, {0}, {{2, 0}, {5, 0}, {-1, 0}}},
    {"sphere-sphere", sphere_sphere, 8, {0, 0, 0, 1, 4, 0, 0, 1}, {0}, {{3, -1}, {7, -1}, {-1, 0}}},
    {"sphere-capsule", sphere_capsule, 11, {0, 0, 0, 1, 4, 0, 0, 4, 1, 0, 1}, {0}, {{3, -1}, {10, -1}, {-1, 0}}},
    {"capsule-capsule",
     capsule_capsule,
     14,
     {0, 0, 0, 1, 0, 0, 1, 4, 0, 0, 4, 1, 0, 1},
     {0},
     {{6, -1}, {13, -1}, {-1, 0}}},
    {"sphere-box", sphere_box, 19, {9, 0, 0, 1, A_BOX}, {10}, {{3, -1}, {7, -1}, {9, -1}, {10, 2}, {14, 0}, {-1, 0}}},
    {"box-box", box_box, 30, {A_BOX, A_BOX}, {6, 21}, {{3, -1}, {20, -1}, {6, 0}, {22, 1}, {29, -2}, {-1, 0}}},
    {"obb", obb_pair, 30, {A_BOX, A_BOX}, {6, 21}, {{3, -1}, {20, -1}, {6, 0}, {22, 1}, {29, -2}, {-1, 0}}},
    {"hull-incremental", hull_incremental, 12, {CORNERS}, {0}, {{3, 0}, {7, 0}, {11, 0}, {-1, 0}}},
    {"hull-2d", hull_2d, 6, {0, 0, 1, 0, 0, 1}, {0}, {{-1, 0}}},
    {"sat-2d", sat_2d, 12, {0, 0, 1, 0, 0, 1, 4, 0, 5, 0, 4, 1}, {0}, {{2, 0}, {2, -1}, {11, 0}, {11, -1}, {-1, 0}}},
    {"sat-2d-side",
     sat_2d_side,
     12,
     {0, 0, 1, 0, 0, 1, 4, 0, 5, 0, 4, 1},
     {0},
     {{2, 0}, {2, -1}, {11, 0}, {11, -1}, {-1, 0}}},
};

static void expect(const struct door *door, int at, og_scalar value, og_outcome outcome) {
  og_scalar x[MOST_NUMBERS];
  memcpy(x, door->good, sizeof x);
  if (at >= 0) x[at] = value;
  const og_outcome found = door->call(x);
  if (found != outcome) fail_msg("%s, number %d is %g: outcome %d", door->name, at, (double)value, found);
}

static void bad_numbers(void **state) {
  (void)state;
  const og_scalar bad[] = {(og_scalar)NAN, (og_scalar)INFINITY, -(og_scalar)INFINITY, OG_SCALAR_MAX, -OG_SCALAR_MAX};
  for (size_t d = 0; d < sizeof doors / sizeof *doors; d++) {
    const struct door *door = &doors[d];
    expect(door, -1, 0, OG_OUTCOME_ANSWERED);
    for (int at = 0; at < door->count; at++) {
      bool of_axes = false; // no length: whatever it is, a bad one is no rotation
      for (int k = 0; k < 2; k++)
        of_axes = of_axes || (door->axes[k] > 0 && at >= door->axes[k] && at < door->axes[k] + 9);
      for (size_t k = 0; k < sizeof bad / sizeof *bad; k++)
        expect(door, at, bad[k], of_axes ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_OUT_OF_RANGE);
    }
    for (int k = 0; door->degenerate[k].at >= 0; k++)
      expect(door, door->degenerate[k].at, door->degenerate[k].value, OG_OUTCOME_DEGENERATE);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bad_bodies),
      cmocka_unit_test(without_meshes),
      cmocka_unit_test(axes_and_flat_boxes),
      cmocka_unit_test(bad_numbers),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
