// The parts of a world: lives of pairs beside a plain table, flight beside what it has to be, posed bodies beside exact
// points, and the table of algorithms.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/polytope/mesh_check.h"
#include "ref/registry.h"
#include "tests/shared/world_bench.h"

// ---- lives ----

enum { NUMBERS = 7, PAIRS = NUMBERS * (NUMBERS - 1) / 2 };

typedef struct list {
  og_index_pair pair[PAIRS];
  og_pairs pairs;
} list;

static void clear(list *l, int64_t room) { l->pairs = (og_pairs){l->pair, room, 0}; }

// Of the pairs, in ascending order, those whose state in the table is one of `wanted`.
static void fill(list *l, const unsigned *table, unsigned wanted) {
  clear(l, PAIRS);
  int k = 0;
  for (int32_t i = 0; i < NUMBERS; i++)
    for (int32_t j = i + 1; j < NUMBERS; j++, k++)
      if ((1U << table[k] & wanted) != 0) og_pairs_add(&l->pairs, i, j);
}

static void expect_same(const og_pairs *got, const og_pairs *wanted) {
  assert_true(got->count == wanted->count);
  for (int64_t k = 0; k < got->count; k++)
    assert_true(got->pair[k].i == wanted->pair[k].i && got->pair[k].j == wanted->pair[k].j);
}

// A pair's state: in neither list, in the first, in the second, in both.
static void lives_are_those_of_a_table(void **state) {
  (void)state;
  enum { BEFORE = 1U << 1 | 1U << 3, AFTER = 1U << 2 | 1U << 3 };
  og_random random;
  og_random_start(&random, "lives", 1, 0);
  for (int round = 0; round < 2000; round++) {
    unsigned table[PAIRS];
    const int64_t most = og_random_integer(&random, 0, 3);
    for (int k = 0; k < PAIRS; k++) table[k] = (unsigned)og_random_integer(&random, 0, most);
    static list before, after, begun, persisting, ended, made, wanted;
    fill(&before, table, BEFORE);
    fill(&after, table, AFTER);
    clear(&begun, PAIRS);
    clear(&persisting, PAIRS);
    clear(&ended, PAIRS);
    og_pair_life life = {begun.pairs, persisting.pairs, ended.pairs};
    og_pair_life_between(&before.pairs, &after.pairs, &life);
    fill(&wanted, table, 1U << 1);
    expect_same(&life.ended, &wanted.pairs);
    fill(&wanted, table, 1U << 3);
    expect_same(&life.persisting, &wanted.pairs);
    fill(&wanted, table, 1U << 2);
    expect_same(&life.begun, &wanted.pairs);
    clear(&made, PAIRS);
    og_pairs_go_on(&before.pairs, &life.begun, &life.ended, &made.pairs);
    expect_same(&made.pairs, &after.pairs);
    clear(&made, 0);
    og_pairs_go_on(&before.pairs, &life.begun, &life.ended, &made.pairs);
    assert_true(made.pairs.count == after.pairs.count); // how much room is needed
  }
}

// ---- flight ----

static double largest_skew(const og_mat3 *m) {
  double most = 0;
  for (int i = 0; i < 3; i++)
    for (int j = i; j < 3; j++) most = fmax(most, fabs((double)og_dot(m->row[i], m->row[j]) - (i == j ? 1 : 0)));
  return most;
}

static void a_spin_of_zero_keeps_the_rotation(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "flight", 1, 0);
  for (int k = 0; k < 100; k++) {
    const og_pose start = or_random_pose(&random, 4);
    const og_motion straight = {{1, -2, (og_scalar)0.5}, {0, 0, 0}};
    const og_pose end = og_fly(&start, &straight, 1);
    assert_memory_equal(&end.rotation, &start.rotation, sizeof end.rotation);
    assert_true(end.position.x == start.position.x + 1 && end.position.y == start.position.y - 2 &&
                end.position.z == start.position.z + (og_scalar)0.5);
  }
}

// Each step rounds: sine, cosine, two products and a sum for each of three terms, and lengths. Eight epsilon of a step
// turn the frame, and the steps add up; its skew does not.
static void a_whole_turn_comes_back(void **state) {
  (void)state;
  enum { TURN_STEPS = 1000 };
  const og_scalar angle = (og_scalar)(2 * 3.14159265358979323846 / TURN_STEPS);
  const og_vec3 axes[] = {{1, 0, 0}, {0, 0, -1}, {(og_scalar)0.6, 0, (og_scalar)0.8}};
  for (size_t k = 0; k < sizeof axes / sizeof *axes; k++) {
    og_pose pose = or_pose_at(0, 0, 0);
    const og_motion spin = {{0, 0, 0}, axes[k]};
    for (int step = 0; step < TURN_STEPS; step++) {
      pose = og_fly(&pose, &spin, angle);
      assert_true(largest_skew(&pose.rotation) <= 8 * (double)OG_SCALAR_EPSILON);
    }
    const og_mat3 whole = or_pose_at(0, 0, 0).rotation;
    for (int row = 0; row < 3; row++) {
      const og_vec3 off = og_sub(pose.rotation.row[row], whole.row[row]);
      assert_true((double)og_norm(off) <= 8 * TURN_STEPS * (double)OG_SCALAR_EPSILON);
    }
  }
}

// Anticlockwise, seen from the tip of the spin.
static void a_quarter_turn_goes_the_right_way(void **state) {
  (void)state;
  const og_pose start = or_pose_at(0, 0, 0);
  const og_motion spin = {{0, 0, 0}, {0, 0, 2}};
  const og_pose end = og_fly(&start, &spin, (og_scalar)(3.14159265358979323846 / 4));
  const og_vec3 x = og_apply(&end.rotation, (og_vec3){1, 0, 0}), z = og_apply(&end.rotation, (og_vec3){0, 0, 1});
  assert_true((double)og_norm(og_sub(x, (og_vec3){0, 1, 0})) <= 8 * (double)OG_SCALAR_EPSILON);
  assert_true(z.x == 0 && z.y == 0 && z.z == 1);
}

// ---- posed bodies ----

// A product and a sum of three, and the position: 2.5 epsilon of the magnitudes; in long double the reference is exact
// beside that.
static void expect_vertex(const og_pose *pose, og_vec3 local, og_vec3 got) {
  const double in[] = {(double)local.x, (double)local.y, (double)local.z};
  const double at[] = {(double)pose->position.x, (double)pose->position.y, (double)pose->position.z};
  const double out[] = {(double)got.x, (double)got.y, (double)got.z};
  for (int r = 0; r < 3; r++) {
    const og_vec3 row = pose->rotation.row[r];
    const double entry[] = {(double)row.x, (double)row.y, (double)row.z};
    long double sum = (long double)at[r], size = fabsl(sum);
    for (int k = 0; k < 3; k++) {
      const long double part = (long double)entry[k] * (long double)in[k];
      sum += part;
      size += fabsl(part);
    }
    assert_true(fabsl(sum - (long double)out[r]) <= 3 * (long double)OG_SCALAR_EPSILON * size);
  }
}

static void bodies_are_where_their_poses_are(void **state) {
  (void)state;
  og_random random;
  og_random_start(&random, "posed", 1, 0);
  for (int round = 0; round < 200; round++)
    for (int k = 0; k < OR_WORLD_SHAPES; k++) {
      const og_rigid_shape *shape = &or_shapes.shape[k];
      const og_pose pose = or_random_pose(&random, 8);
      og_vec3 vertex[8];
      og_face_plane face[12];
      og_posed_body posed;
      assert_int_equal(og_pose_body(&posed, shape, &pose, vertex, face), OG_OUTCOME_ANSWERED);
      for (int v = 0; v < shape->vertex_count; v++) expect_vertex(&pose, shape->vertex[v], vertex[v]);
      assert_true((posed.body.mesh != NULL) == (shape->mesh != NULL));
      if (shape->mesh == NULL) continue;
      assert_int_equal(og_mesh_outcome(posed.body.mesh), OG_OUTCOME_ANSWERED);
      // No vertex is before a face but for rounding, and each face has its three.
      for (int f = 0; f < posed.mesh.face_count; f++) {
        int on = 0;
        for (int v = 0; v < shape->vertex_count; v++) {
          const og_scalar height = og_dot(face[f].normal, vertex[v]) - face[f].offset;
          assert_true(height <= 64 * OG_SCALAR_EPSILON);
          on += height >= -64 * OG_SCALAR_EPSILON;
        }
        assert_true(on >= 3);
      }
    }
}

// ---- the table ----

static const og_door_pair *pair_of(const char *id) { return og_algorithm_by_id(id)->pair; }

static void kinds_have_their_algorithms(void **state) {
  (void)state;
  og_dispatch d;
  const og_door_pair *gjk = pair_of("gjk");
  og_dispatch_by_kinds(&d, gjk);
  assert_ptr_equal(d.cell[OG_BODY_SPHERE][OG_BODY_POINT], pair_of("sphere-sphere"));
  assert_ptr_equal(d.cell[OG_BODY_CAPSULE][OG_BODY_SPHERE], pair_of("sphere-capsule"));
  assert_ptr_equal(d.cell[OG_BODY_SEGMENT][OG_BODY_CAPSULE], pair_of("capsule-capsule"));
  assert_ptr_equal(d.cell[OG_BODY_BOX][OG_BODY_SPHERE], pair_of("sphere-box"));
  assert_ptr_equal(d.cell[OG_BODY_BOX][OG_BODY_BOX], pair_of("box-box"));
  assert_ptr_equal(d.cell[OG_BODY_BOX][OG_BODY_CAPSULE], gjk);
  for (int i = 0; i < OG_BODY_KINDS; i++) {
    assert_ptr_equal(d.cell[i][OG_BODY_HULL], gjk);
    for (int j = 0; j < OG_BODY_KINDS; j++) assert_ptr_equal(d.cell[i][j], d.cell[j][i]);
  }
}

// Every two shapes: what the table says is what GJK says, in general position; a cell's algorithm that does not take
// the two (a box with a ball; with sat-3d what is flat or round) hands them to the general one.
static void the_table_says_what_gjk_says(void **state) {
  (void)state;
  const og_door_pair *gjk = pair_of("gjk");
  og_dispatch table[2];
  og_dispatch_by_kinds(&table[0], gjk);
  og_dispatch_to_one(&table[1], pair_of("sat-3d"), gjk);
  og_random random;
  og_random_start(&random, "table", 1, 0);
  int met = 0, general = 0, special = 0;
  for (int round = 0; round < 100; round++)
    for (int k = 0; k < OR_WORLD_SHAPES * OR_WORLD_SHAPES; k++) {
      static og_posed_body posed[2];
      og_vec3 vertex[2][8];
      og_face_plane face[2][12];
      for (int b = 0; b < 2; b++) {
        const og_rigid_shape *shape = &or_shapes.shape[b == 0 ? k % OR_WORLD_SHAPES : k / OR_WORLD_SHAPES];
        const og_pose pose = or_random_pose(&random, 3);
        assert_int_equal(og_pose_body(&posed[b], shape, &pose, vertex[b], face[b]), OG_OUTCOME_ANSWERED);
      }
      const og_claim wanted = gjk->run(&posed[0].body, &posed[1].body);
      for (int t = 0; t < 2; t++) {
        const og_door_pair *asked;
        const og_claim claim = og_dispatch_run(&table[t], &posed[0].body, &posed[1].body, &asked);
        assert_int_equal(claim.outcome, OG_OUTCOME_ANSWERED);
        assert_int_equal(claim.verdict, wanted.verdict);
        if (asked == gjk) general++;
        else special++;
      }
      met += wanted.verdict == OG_VERDICT_MEET;
      const bool has_ball = posed[0].body.radius > 0 && posed[0].body.kind == OG_BODY_BOX;
      const og_door_pair *asked;
      og_dispatch_run(&table[0], &posed[0].body, &posed[1].body, &asked);
      if (has_ball) assert_ptr_equal(asked, gjk);
    }
  assert_true(met > 500 && general > 500 && special > 500);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lives_are_those_of_a_table),       cmocka_unit_test(a_spin_of_zero_keeps_the_rotation),
      cmocka_unit_test(a_whole_turn_comes_back),          cmocka_unit_test(a_quarter_turn_goes_the_right_way),
      cmocka_unit_test(bodies_are_where_their_poses_are), cmocka_unit_test(kinds_have_their_algorithms),
      cmocka_unit_test(the_table_says_what_gjk_says),
  };
  return cmocka_run_group_tests(tests, or_world_setup, or_world_teardown);
}
