// Trees of triangles: their form, whatever built them; every node's volume holds what is below it, after building and
// after refitting; a refitted tree finds what a new one finds.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/tree/bvh.h"
#include "ref/tree/pair_order.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/volume_kdop.h"
#include "ref/tree/volume_layered.h"
#include "ref/tree/volume_obb.h"
#include "ref/tree/volume_sphere.h"
#include "tests/shared/mesh_algorithms.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/mesh_family.h"
#include "tests/shared/wanted_pairs.h"

static const og_volume_kind *const kinds[] = {&og_volume_aabb, &og_volume_sphere,     &og_volume_kdop,
                                              &og_volume_obb,  &og_volume_sphere_obb, &og_volume_aabb_obb};
enum { KINDS = sizeof kinds / sizeof *kinds, RULES = OG_BUILD_CENTRE + 1 };

static or_mesh make(int k, or_random *random) {
  switch (k) {
  case 0: return or_icosphere(2);
  case 1: return or_grid(9);
  case 2: return or_needles(40, 0x1p-30);
  case 3: return or_soup(random, 150, 3, 3);
  case 4: return or_soup(random, 2, 1, 0);
  case 5: return or_soup(random, 1, 1, 0);
  case 6: { // all in one place
    or_mesh mesh = {0};
    for (int c = 0; c < 3; c++) or_mesh_point(&mesh, c, c * c, 1);
    for (int c = 0; c < 33; c++) or_mesh_triangle(&mesh, 0, 1, 2);
    return mesh;
  }
  default: { // each half as far away as the one before: a split parts few
    or_mesh mesh = {0};
    for (int c = 0; c < 60; c++) {
      const double x = ldexp(1, -2 * c);
      const int32_t p = or_mesh_point(&mesh, x, 0, 0);
      or_mesh_triangle(&mesh, p, or_mesh_point(&mesh, x, x / 8, 0), or_mesh_point(&mesh, x, 0, x / 8));
    }
    return mesh;
  }
  }
}
enum { MESHES = 8 };

typedef struct grown {
  unsigned char *block;
  og_bvh_layout at;
  og_volume_tree tree;
  og_mesh_work work;
} grown;

static grown grow(const og_volume_kind *kind, og_build_rule rule, const og_mesh *mesh) {
  grown g = {.at = og_bvh_lay_out(kind, rule, mesh->triangles, 0)};
  g.block = malloc(g.at.end);
  assert_non_null(g.block);
  g.tree = og_bvh_build(kind, rule, g.block, &g.at, 0, mesh, &g.work);
  assert_int_equal(g.work.updates, 2 * mesh->triangles - 1);
  return g;
}

// Each node but the root has one parent before it, and the places of two children are those of their parent.
static void check_form(const og_tree *t, const og_mesh *mesh) {
  const int32_t nodes = og_tree_nodes(t);
  assert_int_equal(nodes, 2 * mesh->triangles - 1);
  int *const parents = calloc((size_t)nodes, sizeof *parents), *const places =
                                                                   calloc((size_t)t->leaves, sizeof *places);
  assert_true(t->node[0].first == 0 && t->node[0].count == t->leaves);
  for (int32_t k = 0; k < nodes; k++) {
    const og_tree_node n = t->node[k];
    if (n.child == 0) {
      assert_int_equal(n.count, 1);
      const og_tree_leaf leaf = t->leaf[n.first];
      const og_aabb box = og_mesh_box(mesh, leaf.triangle);
      assert_memory_equal(&leaf.box, &box, sizeof box);
      places[leaf.triangle]++;
      continue;
    }
    assert_true(k < n.child && n.child + 1 < nodes);
    const og_tree_node a = t->node[n.child], b = t->node[n.child + 1];
    assert_true(a.count > 0 && b.count > 0 && a.count + b.count == n.count);
    assert_true(a.first == n.first && b.first == n.first + a.count);
    parents[n.child]++;
    parents[n.child + 1]++;
  }
  for (int32_t k = 0; k < nodes; k++) assert_int_equal(parents[k], k > 0);
  for (int32_t k = 0; k < t->leaves; k++) assert_int_equal(places[k], 1);
  free(parents);
  free(places);
}

// Of layered volumes both layers do, or none does.
static bool all_meet(const og_volume_kind *kind, const void *a, const void *b) {
  return kind->overlap(a, b) && kind->overlap(b, a) &&
         (kind->cheap == NULL || (kind->cheap(a, b) && kind->cheap(b, a)));
}

static bool none_meets(const og_volume_kind *kind, const void *a, const void *b) {
  return !kind->overlap(a, b) && !kind->overlap(b, a) &&
         (kind->cheap == NULL || (!kind->cheap(a, b) && !kind->cheap(b, a)));
}

// A point is held if its own volume meets the node's.
static void check_holds(const og_volume_tree *t, const og_mesh *mesh) {
  uint64_t point[40];
  assert_true(t->kind->bytes <= sizeof point);
  for (int32_t k = 0; k < og_tree_nodes(&t->tree); k++)
    for (int32_t p = 0; p < t->tree.node[k].count; p++) {
      og_vec3 corner[3];
      og_mesh_corners(mesh, t->tree.leaf[t->tree.node[k].first + p].triangle, corner);
      for (int c = 0; c < 3; c++) {
        const og_vec3 alone[3] = {corner[c], corner[c], corner[c]};
        t->kind->of_triangle(point, alone);
        assert_true(all_meet(t->kind, point, og_volume_of(t->kind, t->volume, k)));
      }
    }
}

static void form_and_volumes(void **state) {
  (void)state;
  or_random random = or_random_seeded(5);
  for (int m = 0; m < MESHES; m++)
    for (int k = 0; k < KINDS; k++)
      for (int rule = 0; rule < RULES; rule++) {
        or_mesh mesh = make(m, &random);
        const og_mesh view = or_mesh_view(&mesh);
        grown g = grow(kinds[k], (og_build_rule)rule, &view);
        check_form(&g.tree.tree, &view);
        check_holds(&g.tree, &view);
        // Moved, turned inside out and scaled: the form stays, the volumes follow.
        for (int32_t p = 0; p < mesh.points; p++)
          mesh.point[p] = (og_vec3){mesh.point[p].y * 3 + 1000, mesh.point[p].z - mesh.point[p].x, mesh.point[p].x};
        assert_int_equal(og_tree_refit(kinds[k], &g.tree.tree, &view, g.tree.volume), 2 * view.triangles - 1);
        check_holds(&g.tree, &view);
        free(g.block);
        or_mesh_free(&mesh);
      }
}

// The volume of a point far away does not meet it: containment is not shown by volumes that meet everything.
static void volumes_end(void **state) {
  (void)state;
  const og_vec3 triangle[3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
  const og_vec3 away[][3] = {
      {{2, 0, 0}, {2, 0, 0}, {2, 0, 0}}, {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}}, {{-1, -1, 0}, {-1, -1, 0}, {-1, -1, 0}}};
  uint64_t a[40], b[40];
  for (int k = 0; k < KINDS; k++)
    for (size_t m = 0; m < sizeof away / sizeof *away; m++) {
      kinds[k]->of_triangle(a, triangle);
      kinds[k]->of_triangle(b, away[m]);
      assert_true(none_meets(kinds[k], a, b));
    }
}

// Volumes of triangles that meet do meet, however near they touch: at an ulp, a corner, in any size.
static void touching_volumes_meet(void **state) {
  (void)state;
  or_random random = or_random_seeded(6);
  uint64_t a[40], b[40];
  for (int n = 0; n < wanted_share(20000); n++) {
    const int power = or_random_int(&random, -20, 20);
    og_vec3 p[3], q[3];
    for (int c = 0; c < 3; c++) {
      p[c] = or_random_point(&random, ldexp(1, power));
      q[c] = or_random_point(&random, ldexp(1, power));
    }
    q[0] = p[n % 3];
    for (int k = 0; k < KINDS; k++) {
      kinds[k]->of_triangle(a, p);
      kinds[k]->of_triangle(b, q);
      assert_true(all_meet(kinds[k], a, b));
    }
  }
}

// ---- refitted trees ----

static og_pairs walk(const grown *a, const grown *b, const og_mesh *of_a, const og_mesh *of_b, og_index_pair *pair,
                     int64_t room) {
  og_pairs found = {pair, room, 0};
  og_mesh_work work = {0};
  og_node_pair *const stack = malloc((size_t)(of_a->triangles + of_b->triangles) * sizeof *stack);
  og_walk w = {of_a, of_b, stack, &found, &work};
  og_walk_two(a->tree.kind, &w, &a->tree, &b->tree);
  assert_int_equal(work.apart - work.overlapping + 2 * work.separate + 2 * work.meeting, 1);
  free(stack);
  assert_true(found.count <= room);
  return found;
}

enum { ROOM = 20000, FRAMES = 4 };

// One of two spheres moves; what meets in each frame is asked once, by all triangles with all.
static void move_on(or_mesh *b) { or_mesh_move(b, 0.9, 0.125, 0.25, -0.125); }

static void refitted_trees_find_the_same(void **state) {
  (void)state;
  static og_index_pair pair[ROOM], truth_pair[FRAMES][ROOM];
  static int64_t start[2 * (320 + 1)];
  or_mesh a = or_icosphere(2), b = or_icosphere(2);
  const og_mesh of_a = or_mesh_view(&a);
  or_mesh_move(&b, 1, 0.5, 0, 0);
  og_pairs truth[FRAMES];
  int64_t most = 0;
  for (int frame = 0; frame < FRAMES; frame++) {
    move_on(&b);
    const og_mesh of_b = or_mesh_view(&b);
    og_mesh_work work;
    uint64_t block[2 * (320 + 1)];
    truth[frame] = (og_pairs){truth_pair[frame], ROOM, 0};
    assert_int_equal(og_mesh_pairs_run(og_algorithm_all_triangles.mesh_pairs, (og_block){block, sizeof block}, &of_a,
                                       &of_b, &truth[frame], &work),
                     OG_OUTCOME_ANSWERED);
    most = truth[frame].count > most ? truth[frame].count : most;
  }
  assert_true(most > 50);
  or_mesh_free(&b);
  for (int k = 0; k < KINDS; k++)
    for (int rule = 0; rule < RULES; rule++) {
      b = or_icosphere(2);
      or_mesh_move(&b, 1, 0.5, 0, 0);
      const og_mesh of_b = or_mesh_view(&b);
      grown ga = grow(kinds[k], (og_build_rule)rule, &of_a), gb = grow(kinds[k], (og_build_rule)rule, &of_b);
      for (int frame = 0; frame < FRAMES; frame++) {
        move_on(&b);
        og_tree_refit(kinds[k], &gb.tree.tree, &of_b, gb.tree.volume);
        og_pairs found = walk(&ga, &gb, &of_a, &of_b, pair, ROOM);
        og_sort_pairs(&found, of_a.triangles, start);
        assert_int_equal(found.count, truth[frame].count);
        assert_memory_equal(found.pair, truth[frame].pair, (size_t)found.count * sizeof *pair);
      }
      free(ga.block);
      free(gb.block);
      or_mesh_free(&b);
    }
  or_mesh_free(&a);
}

// ---- the order of pairs ----

static void pairs_are_sorted(void **state) {
  (void)state;
  enum { ROWS = 40, COUNT = 900 };
  static og_index_pair pair[COUNT];
  static int64_t start[2 * (ROWS + 1)];
  static bool is_there[ROWS][200];
  or_random random = or_random_seeded(7);
  og_pairs pairs = {pair, COUNT, 0};
  while (pairs.count < COUNT) {
    const int32_t i = or_random_int(&random, 0, ROWS - 1), j = or_random_int(&random, 0, 199);
    if (i == 17 || is_there[i][j]) continue; // a row without pairs
    is_there[i][j] = true;
    og_pairs_add(&pairs, i, j);
  }
  og_sort_pairs(&pairs, ROWS, start);
  for (int k = 0; k < COUNT; k++) {
    assert_true(is_there[pair[k].i][pair[k].j]);
    if (k > 0) assert_true(pair[k - 1].i < pair[k].i || (pair[k - 1].i == pair[k].i && pair[k - 1].j < pair[k].j));
  }
  pairs.count = 0;
  og_sort_pairs(&pairs, 0, start);
  assert_int_equal(pairs.count, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(form_and_volumes),      cmocka_unit_test(volumes_end),
      cmocka_unit_test(touching_volumes_meet), cmocka_unit_test(refitted_trees_find_the_same),
      cmocka_unit_test(pairs_are_sorted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
