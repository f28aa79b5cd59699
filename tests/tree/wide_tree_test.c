// Trees of 2, 3, 4 and 8 children: their form; the pairs are those of comparing all triangles; the law of counts with
// the children beyond two; with two children the work of bvh-aabb; Rasku's example with a node of three.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/walk_wide.h"
#include "tests/shared/mesh_algorithms.h"
#include "tests/shared/mesh_family.h"

static const int arities[OG_ARITIES] = {2, 3, 4, 8};

typedef struct grown {
  unsigned char *block;
  og_volume_tree binary;
  og_wide_node *node;
  og_wide_tree wide;
} grown;

static void grow(grown *g, const or_mesh *of, og_build_rule rule, int arity) {
  const og_mesh mesh = or_mesh_view(of);
  const og_bvh_layout at = og_bvh_lay_out(&og_volume_aabb, rule, mesh.triangles, 0);
  og_mesh_work work = {0};
  g->block = malloc(at.end + 1);
  g->node = malloc((2 * (size_t)mesh.triangles + 1) * sizeof *g->node);
  assert_true(g->block != NULL && g->node != NULL);
  g->binary = og_bvh_build(&og_volume_aabb, rule, g->block, &at, 0, &mesh, &work);
  g->wide = (og_wide_tree){&g->binary, g->node, og_tree_widen(&g->binary.tree, arity, g->node)};
}

static void shed(grown *g) {
  free(g->block);
  free(g->node);
}

// ---- form ----

// A node has as many children as it may, or all of its triangles; together they have its places, in order.
static void check_form(const grown *g, int arity) {
  const og_tree *const t = &g->binary.tree;
  int32_t next = 1, leaves = 0;
  assert_int_equal(g->node[0].of, 0);
  for (int32_t k = 0; k < g->wide.nodes; k++) {
    const og_wide_node n = g->node[k];
    const int32_t count = t->node[n.of].count;
    assert_int_equal(n.children, count == 1 ? 0 : count < arity ? count : arity);
    leaves += n.children == 0;
    if (n.children == 0) continue;
    assert_int_equal(n.child, next);
    next += n.children;
    int32_t place = t->node[n.of].first;
    for (int32_t c = 0; c < n.children; c++) {
      assert_int_equal(t->node[g->node[n.child + c].of].first, place);
      place += t->node[g->node[n.child + c].of].count;
    }
    assert_int_equal(place, t->node[n.of].first + count);
  }
  assert_int_equal(next, g->wide.nodes);
  assert_int_equal(leaves, t->leaves);
}

static void form(void **state) {
  (void)state;
  or_random random = or_random_seeded(11);
  for (int32_t n = 1; n <= 40; n++)
    for (int rule = 0; rule <= OG_BUILD_CENTRE; rule++)
      for (int k = 0; k < OG_ARITIES; k++) {
        or_mesh mesh = or_soup(&random, n, 3, 3);
        grown g;
        grow(&g, &mesh, (og_build_rule)rule, arities[k]);
        check_form(&g, arities[k]);
        if (arities[k] == 2) assert_int_equal(g.wide.nodes, 2 * n - 1);
        shed(&g);
        or_mesh_free(&mesh);
      }
  const og_tree none = {NULL, NULL, 0};
  assert_int_equal(og_tree_widen(&none, 4, NULL), 0);
}

// ---- pairs ----

enum { ROOM = 30000 };

static og_mesh_work run(const og_door_mesh_pairs *door, const og_mesh *a, const og_mesh *b, og_pairs *found) {
  og_block block = {NULL, og_mesh_pairs_bytes(door, a->triangles, b == NULL ? 0 : b->triangles)};
  block.at = malloc(block.bytes);
  assert_non_null(block.at);
  og_mesh_work work;
  assert_int_equal(og_mesh_pairs_run(door, block, a, b, found, &work), OG_OUTCOME_ANSWERED);
  free(block.at);
  return work;
}

static void compare(const or_mesh *of_a, const or_mesh *of_b) {
  static og_index_pair found_pair[ROOM], true_pair[ROOM];
  const og_mesh a = or_mesh_view(of_a), b = of_b == NULL ? (og_mesh){0} : or_mesh_view(of_b);
  const og_mesh *const other = of_b == NULL ? NULL : &b;
  og_pairs truth = {true_pair, ROOM, 0};
  run(og_algorithm_all_triangles.mesh_pairs, &a, other, &truth);
  for (int k = 0; k < OG_ARITIES; k++) {
    og_pairs found = {found_pair, ROOM, 0};
    const og_mesh_work w = run(&og_bvh_arity_door[k], &a, other, &found);
    assert_int_equal(found.count, truth.count);
    for (int64_t p = 0; p < found.count; p++)
      assert_true(found_pair[p].i == true_pair[p].i && found_pair[p].j == true_pair[p].j);
    assert_int_equal(w.apart - w.overlapping + 2 * w.separate + 2 * w.meeting, w.begun + w.beyond_two);
    assert_true(w.volume_tests == w.apart + w.overlapping && w.triangle_tests == w.separate + w.meeting);
    if (k > 0) continue;
    const og_mesh_work binary = run(og_algorithm_bvh_aabb.mesh_pairs, &a, other, &found);
    assert_true(w.beyond_two == 0 && w.volume_tests == binary.volume_tests && w.begun == binary.begun &&
                w.triangle_tests == binary.triangle_tests && w.updates == binary.updates);
  }
}

static void pairs(void **state) {
  (void)state;
  or_random random = or_random_seeded(12);
  for (int k = 0; k < 40; k++) {
    or_mesh a = or_soup(&random, 1 + k, 1 + k % 4, k % 5), b = or_soup(&random, 41 - k, 1 + k % 3, k % 3);
    compare(&a, &b);
    compare(&a, NULL);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
  or_mesh a = or_icosphere(2), b = or_icosphere(2), none = {0};
  compare(&a, &b);
  compare(&a, &none);
  compare(&none, &a);
  compare(&none, NULL);
  or_mesh_join(&a, &b);
  compare(&a, NULL);
  or_mesh_free(&a);
  or_mesh_free(&b);
}

// ---- Rasku's example ----

static void add(or_mesh *mesh, int count, const double (*at)[6]) {
  for (int k = 0; k < count; k++) {
    int32_t p[3];
    for (int c = 0; c < 3; c++) p[c] = or_mesh_point(mesh, at[k][2 * c], at[k][2 * c + 1], 0);
    or_mesh_triangle(mesh, p[0], p[1], p[2]);
  }
}

// Figs 23 to 28, 33 to 35: A of four, two below each child; B of five, its root with three children of 2, 1 and 2. A4
// and B3 meet. The queries: the roots; both children of A with B; these with three children each; two leaves with B3.
// Eleven, of which five find volumes apart. The law of binary test trees gives 1; here two descents have three
// children.
static void example_of_rasku(void **state) {
  (void)state;
  static const double a[4][6] = {
      {2.5, -6, 3, 0.5, 2.5, 0.5}, {3, -6, 3.5, 0.5, 3.5, -6}, {4, 0.75, 4.5, 0.75, 4, 6}, {6, 0.5, 6.5, 0.5, 6.5, 6}};
  static const double b[5][6] = {
      {0, 0, 1, 0, 0, 1}, {1, 0, 2, 0, 2, 1}, {4, 0, 6, 0, 6, 1}, {8, 0, 9, 0, 8, 1}, {9, 0, 10, 0, 10, 1}};
  or_mesh of_a = {0}, of_b = {0};
  add(&of_a, 4, a);
  add(&of_b, 5, b);
  const og_mesh mesh_a = or_mesh_view(&of_a), mesh_b = or_mesh_view(&of_b);
  grown tree_a, tree_b;
  grow(&tree_a, &of_a, OG_BUILD_LONGEST_AXIS, 2);
  grow(&tree_b, &of_b, OG_BUILD_LONGEST_AXIS, 3);
  assert_int_equal(tree_b.wide.nodes, 8);
  og_node_pair stack[9];
  og_index_pair pair[1];
  og_pairs found = {pair, 1, 0};
  og_mesh_work work = {0};
  og_walk w = {&mesh_a, &mesh_b, stack, &found, &work};
  og_walk_wide_two(&og_volume_aabb, &w, &tree_a.wide, &tree_b.wide);
  assert_true(found.count == 1 && pair[0].i == 3 && pair[0].j == 2);
  assert_int_equal(work.volume_tests, 11);
  assert_true(work.apart == 5 && work.overlapping == 6 && work.separate == 1 && work.meeting == 1);
  assert_int_equal(work.beyond_two, 2);
  shed(&tree_a);
  shed(&tree_b);
  or_mesh_free(&of_a);
  or_mesh_free(&of_b);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(form), cmocka_unit_test(pairs),
                                     cmocka_unit_test(example_of_rasku)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
