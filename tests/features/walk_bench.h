#ifndef WALK_BENCH_H
#define WALK_BENCH_H

// What the tests of lin-canny and v-clip share: pairs, the exact answers, tallies, and what must hold for both.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "ref/features/feature_walk.h"
#include "ref/polytope/mesh_check.h"
#include "tests/cso/pair_meshes.h"
#include "tests/shared/wanted_pairs.h"
#include "tests/separation/placements.h"

#define EPS OG_SCALAR_EPSILON

typedef og_claim (*walk_runner)(const og_body *a, const og_body *b);
typedef og_feature_result (*walk_function)(const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                                           og_feature_pair *state);

typedef struct walk_tally {
  long tried, apart, apart_gave_up, meet_gave_up, close_verdicts, gross_verdicts;
  double worst;    // error of the distance, as a fraction of the size
  double farthest; // from contact with a wrong verdict, likewise
  int steps;       // of those that answered
} walk_tally;

static exact_bench walk_exact;
static pair_bodies walk_bodies;
static pair_meshes walk_meshes;

static int walk_open(void **state) {
  (void)state;
  exact_bench_open(&walk_exact);
  return 0;
}

static int walk_close(void **state) {
  (void)state;
  exact_bench_close(&walk_exact);
  return 0;
}

// Meshes for walk_bodies; false where either is flat.
static bool walk_make_meshes(void) {
  pair_meshes_add(&walk_bodies, &walk_meshes);
  return walk_bodies.a.mesh != NULL && walk_bodies.b.mesh != NULL;
}

static double walk_off_contact(exact_truth *truth) {
  if (!truth->meet) return truth->distance;
  assert_true(exact_depth_of(&walk_exact, truth));
  return truth->depth;
}

// Gross: more than 1e-9 of the size from contact.
static void walk_judge(walk_tally *t, walk_runner run) {
  exact_truth truth = {.meet = false};
  assert_true(exact_truth_of(&walk_exact, &walk_bodies, &truth));
  const og_claim claim = run(&walk_bodies.a, &walk_bodies.b);
  t->tried++;
  t->apart += !truth.meet;
  if (claim.outcome != OG_OUTCOME_ANSWERED) {
    assert_int_equal(claim.outcome, OG_OUTCOME_ITERATION_LIMIT);
    assert_int_equal(claim.verdict, OG_VERDICT_NONE);
    if (truth.meet) t->meet_gave_up++;
    else t->apart_gave_up++;
    return;
  }
  assert_int_not_equal(claim.verdict, OG_VERDICT_NONE);
  if (claim.iterations > t->steps) t->steps = claim.iterations;
  t->worst = fmax(t->worst, fabs(claim.distance - truth.distance) / walk_bodies.size);
  if ((claim.verdict == OG_VERDICT_MEET) == truth.meet) return;
  const double off = walk_off_contact(&truth) / walk_bodies.size;
  t->farthest = fmax(t->farthest, off);
  if (off > 1e-9) t->gross_verdicts++;
  else t->close_verdicts++;
}

static void walk_add(walk_tally *sum, const walk_tally *t) {
  sum->tried += t->tried;
  sum->apart += t->apart;
  sum->apart_gave_up += t->apart_gave_up;
  sum->meet_gave_up += t->meet_gave_up;
  sum->close_verdicts += t->close_verdicts;
  sum->gross_verdicts += t->gross_verdicts;
  sum->worst = fmax(sum->worst, t->worst);
  sum->farthest = fmax(sum->farthest, t->farthest);
  if (t->steps > sum->steps) sum->steps = t->steps;
}

static void walk_print(const char *what, const walk_tally *t) {
  printf("%-22s gave up: %ld of %ld apart, %ld of %ld that meet; verdicts wrong: %ld near contact, %ld grossly, "
         "%.1e of the size at most; distance %.1e of the size; at most %d pairs\n",
         what, t->apart_gave_up, t->apart, t->meet_gave_up, t->tried - t->apart, t->close_verdicts, t->gross_verdicts,
         t->farthest, t->worst, t->steps);
}

// Families of bodies so thin, or so small beside the other, that rounding moves their faces by more than an angle.
static bool walk_is_thin(const char *family) {
  static const char *const thin[] = {"slivers", "needles", "near-parallel-edges", "mixed-scales"};
  for (size_t k = 0; k < sizeof thin / sizeof *thin; k++)
    if (strcmp(family, thin[k]) == 0) return true;
  return false;
}

// Families outside the domain.
static bool walk_is_far_out(const char *family) {
  return strcmp(family, "extreme-exponents") == 0 || strcmp(family, "tiny") == 0;
}

typedef struct walk_sums {
  walk_tally plain, thin;
} walk_sums;

// All families in the domain, bodies that are not flat.
static walk_sums walk_families(walk_runner run, long pairs) {
  walk_sums sums = {{0}, {0}};
  for (size_t family = 0; family < or_pair_family_count(); family++) {
    static or_pair pair;
    walk_tally t = {0};
    or_pair_make(&pair, family, 0);
    if (walk_is_far_out(pair.family)) continue;
    for (long seed = 0; seed < pairs; seed++) {
      or_pair_make(&pair, family, (uint64_t)seed);
      pair_bodies_of(&walk_bodies, &pair);
      if (walk_make_meshes()) walk_judge(&t, run);
    }
    if (t.tried == 0) continue;
    walk_print(pair.family, &t);
    walk_add(walk_is_thin(pair.family) ? &sums.thin : &sums.plain, &t);
  }
  walk_print("plain families", &sums.plain);
  walk_print("thin families", &sums.thin);
  return sums;
}

static void walk_take_solid(const solid *s, double *xyz, int *count) {
  *count = s->mesh.vertex_count;
  for (int k = 0; k < *count; k++) {
    xyz[3 * k] = s->vertex[k].x;
    xyz[3 * k + 1] = s->vertex[k].y;
    xyz[3 * k + 2] = s->vertex[k].z;
  }
}

// Boxes, prisms, tetrahedra and hulls whose faces are whole polygons, in every placement; those drawn out so far that
// their faces are not flat but for rounding left out.
static walk_tally walk_polygon_faces(walk_runner run, long pairs) {
  static solid a, b;
  walk_tally t = {0};
  for (long k = 0; k < pairs; k++) {
    or_random random = or_random_seeded((uint64_t)k);
    place(&a, &b, (placement)(k % PLACEMENTS), &random);
    if (og_mesh_check(&a.mesh) != OG_MESH_SOUND || og_mesh_check(&b.mesh) != OG_MESH_SOUND) continue;
    walk_take_solid(&a, walk_bodies.a_xyz, &walk_bodies.na);
    walk_take_solid(&b, walk_bodies.b_xyz, &walk_bodies.nb);
    walk_bodies.ra = walk_bodies.rb = 0;
    pair_bodies_make(&walk_bodies);
    walk_bodies.a.mesh = &a.mesh;
    walk_bodies.b.mesh = &b.mesh;
    walk_judge(&t, run);
  }
  walk_print("polygon faces", &t);
  return t;
}

static walk_tally walk_needles(walk_runner run, long pairs) {
  or_random r = or_random_seeded(1997);
  walk_tally t = {0};
  for (long n = 0; n < pairs; n++) {
    pair_bodies_needles(&walk_bodies, &r);
    if (walk_make_meshes()) walk_judge(&t, run);
  }
  walk_print("slanted needles", &t);
  return t;
}

// Hulls of points on nearly the unit sphere, apart and in each other.
static walk_tally walk_round_hulls(walk_runner run, int count, long pairs) {
  or_random r = or_random_seeded(1998);
  walk_tally t = {0};
  for (long n = 0; n < pairs; n++) {
    const double scale = n % 2 == 0 ? 1.5 : 2.5;
    const double shift[3] = {scale * or_random_uniform(&r), or_random_uniform(&r), or_random_uniform(&r)};
    pair_bodies_round(&walk_bodies, count, shift, &r);
    assert_true(walk_make_meshes());
    walk_judge(&t, run);
  }
  char what[32];
  snprintf(what, sizeof what, "hulls of %d", count);
  walk_print(what, &t);
  return t;
}

// ---- by hand ----

static og_claim walk_boxes(walk_runner run, double gap, double radius, double unit) {
  walk_bodies.na = walk_bodies.nb = 8;
  walk_bodies.ra = walk_bodies.rb = radius * unit;
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < 3; i++) {
      walk_bodies.a_xyz[3 * k + i] = unit * ((k >> i & 1) ? (i == 0 ? 3 : 1) : (i == 0 ? 1 + gap : -1));
      walk_bodies.b_xyz[3 * k + i] = unit * ((k >> i & 1) ? 1 : -1);
    }
  pair_bodies_make(&walk_bodies);
  assert_true(walk_make_meshes());
  return run(&walk_bodies.a, &walk_bodies.b);
}

static void walk_by_hand(walk_runner run) {
  og_claim c = walk_boxes(run, 0.5, 0, 1);
  assert_int_equal(c.verdict, OG_VERDICT_APART);
  assert_true(c.distance == 0.5 && c.normal.x == 1 && c.normal.y == 0 && c.normal.z == 0);
  assert_true(c.a.x == 1.5 && c.b.x == 1 && c.a.y == c.b.y && c.a.z == c.b.z);
  c = walk_boxes(run, 0, 0, 1); // touching
  assert_true(c.verdict == OG_VERDICT_MEET && c.has_distance && c.distance == 0);
  c = walk_boxes(run, EPS, 0, 1); // one ulp apart
  assert_true(c.verdict == OG_VERDICT_APART && c.distance == EPS);
  c = walk_boxes(run, -EPS / 2, 0, 1); // one ulp deep
  assert_int_equal(c.verdict, OG_VERDICT_MEET);
  assert_false(c.has_depth);
  c = walk_boxes(run, 0.5, 0.125, 1); // balls of 1/8 on either
  assert_true(c.verdict == OG_VERDICT_APART && c.distance == 0.25 && c.a.x == 1.375 && c.b.x == 1.125);
  c = walk_boxes(run, 0.5, 0.25, 1); // balls touch
  assert_true(c.verdict == OG_VERDICT_MEET && c.has_depth && c.depth == 0);
  c = walk_boxes(run, 0.5, 0.5, 1);
  assert_true(c.verdict == OG_VERDICT_MEET && c.depth == 0.5 && c.normal.x == 1);
}

// Two vertices an epsilon apart, whose faces have any normal: the claim is well-formed, and the distance that of some
// feature, too small (what v_clip.h says). Without the vertex it is right.
static void walk_vertices_an_epsilon_apart(walk_runner run) {
  static const double a[15] = {0, 0, 2, -1, 0, 2, 0, 0, 0, 0.375, -0.75, -0.5, -0x1p-52, -0x1p-53, 2};
  static const double b[12] = {1, -2, 0, 0, -1, 0, 0, -2, 0, 0.5, -1, -1};
  double distance[2];
  for (int without = 0; without < 2; without++) {
    pair_bodies_of_points(&walk_bodies, 5 - without, a, 4, b);
    assert_true(walk_make_meshes());
    const og_claim claim = run(&walk_bodies.a, &walk_bodies.b);
    assert_int_equal(claim.verdict, OG_VERDICT_APART);
    distance[without] = claim.distance;
  }
  exact_truth truth = {.meet = false};
  assert_true(exact_truth_of(&walk_exact, &walk_bodies, &truth));
  assert_true(fabs(distance[1] - truth.distance) <= 4 * EPS);
  assert_true(distance[0] < 0.9 * truth.distance);
}

// From 1e-300 to 1e300 the same claims; beyond: refused.
static void walk_at_every_scale(walk_runner run) {
  for (int e = -996; e <= 990; e += 6) {
    const og_claim c = walk_boxes(run, 0.5, 0.125, ldexp(1, e));
    assert_int_equal(c.outcome, OG_OUTCOME_ANSWERED);
    assert_true(c.verdict == OG_VERDICT_APART && c.distance == ldexp(0.25, e) && c.a.x == ldexp(1.375, e));
  }
}

static void walk_bad_input(walk_runner run) {
  // No mesh: flat bodies have none.
  (void)walk_boxes(run, 0.5, 0, 1);
  walk_bodies.a.mesh = NULL;
  assert_int_equal(run(&walk_bodies.a, &walk_bodies.b).outcome, OG_OUTCOME_DEGENERATE);
  assert_int_equal(run(&walk_bodies.b, &walk_bodies.a).outcome, OG_OUTCOME_DEGENERATE);
  const double strange[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, 1e305};
  for (int k = 0; k < 4; k++) {
    (void)walk_boxes(run, 0.5, 0, 1);
    walk_bodies.a_point[3].y = strange[k]; // the mesh has it too
    assert_int_equal(run(&walk_bodies.a, &walk_bodies.b).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(run(&walk_bodies.b, &walk_bodies.a).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
  (void)walk_boxes(run, 0.5, 0, 1);
  walk_bodies.b_point[3] = (og_vec3){0, 0, 0}; // a dent
  assert_int_equal(run(&walk_bodies.a, &walk_bodies.b).outcome, OG_OUTCOME_DEGENERATE);
}

// Broken meshes are refused or walked on, but never left; a state that names no feature is a cold start.
static void walk_broken_meshes(walk_runner run, walk_function walk) {
  or_random r = or_random_seeded(7);
  long refused = 0;
  const long wanted = wanted_pairs(5000);
  for (long n = 0; n < wanted; n++) {
    (void)walk_boxes(run, n % 2 == 0 ? 0.5 : -0.5, 0, 1);
    pair_mesh *m = n % 4 < 2 ? &walk_meshes.a : &walk_meshes.b;
    og_half_edge *e = &m->edge[or_random_int(&r, 0, m->mesh.edge_count - 1)];
    int *const field[] = {&e->origin, &e->twin, &e->next, &e->face};
    *field[or_random_int(&r, 0, 3)] = or_random_int(&r, -1, m->mesh.edge_count);
    refused += run(&walk_bodies.a, &walk_bodies.b).outcome == OG_OUTCOME_DEGENERATE;
  }
  assert_true(refused > wanted * 9 / 10);
  const int index[] = {-1, 8, 36, 12, INT32_MAX, INT32_MIN};
  const og_feature_kind kind[] = {OG_FEATURE_VERTEX, OG_FEATURE_VERTEX, OG_FEATURE_EDGE,
                                  OG_FEATURE_FACE,   OG_FEATURE_EDGE,   OG_FEATURE_FACE};
  (void)walk_boxes(run, 0.5, 0, 1);
  const og_feature_result cold = walk(walk_bodies.a.mesh, walk_bodies.b.mesh, NULL);
  for (int k = 0; k < 6; k++) {
    og_feature_pair state = {{{kind[k], index[k]}, {OG_FEATURE_VERTEX, 0}}};
    const og_feature_result warm = walk(walk_bodies.a.mesh, walk_bodies.b.mesh, &state);
    assert_true(warm.outcome == OG_OUTCOME_ANSWERED && warm.distance == 0.5 && warm.steps == cold.steps);
  }
}

// From every pair of features there is: the same distance.
static void walk_from_every_pair(walk_runner run, walk_function walk) {
  (void)walk_boxes(run, 0.5, 0, 1);
  const int count[] = {8, walk_bodies.a.mesh->edge_count, walk_bodies.a.mesh->face_count};
  int most = 0;
  for (int kind_a = 0; kind_a < 3; kind_a++)
    for (int kind_b = 0; kind_b < 3; kind_b++)
      for (int i = 0; i < count[kind_a]; i++)
        for (int k = 0; k < count[kind_b]; k++) {
          og_feature_pair state = {{{(og_feature_kind)kind_a, i}, {(og_feature_kind)kind_b, k}}};
          const og_feature_result found = walk(walk_bodies.a.mesh, walk_bodies.b.mesh, &state);
          assert_true(found.outcome == OG_OUTCOME_ANSWERED && found.distance == 0.5);
          if (found.steps > most) most = found.steps;
        }
  printf("boxes, from every pair of features: at most %d pairs\n", most);
}

// ---- metamorphic ----

// Powers of two change no step. Swapped and renumbered: the distance but for rounding, wherever both answer; of thin
// bodies to `bound` of the size.
static void walk_metamorphic(walk_runner run, double bound) {
  static or_pair pair;
  static pair_bodies kept;
  double worst[2] = {0, 0}; // plain, thin
  long compared = 0;
  for (size_t family = 0; family < or_pair_family_count(); family++)
    for (uint64_t seed = 0; seed < 60; seed++) {
      or_pair_make(&pair, family, seed);
      if (walk_is_far_out(pair.family)) continue;
      pair_bodies_of(&walk_bodies, &pair);
      if (!walk_make_meshes()) continue;
      const og_claim claim = run(&walk_bodies.a, &walk_bodies.b);
      kept = walk_bodies;
      pair_bodies_scale(&walk_bodies, 100);
      assert_true(walk_make_meshes());
      const og_claim scaled = run(&walk_bodies.a, &walk_bodies.b);
      assert_int_equal(scaled.outcome, claim.outcome);
      assert_int_equal(scaled.verdict, claim.verdict);
      assert_int_equal(scaled.iterations, claim.iterations);
      assert_true(scaled.distance == ldexp(claim.distance, 100));
      pair_bodies_swap(&walk_bodies, &kept);
      assert_true(walk_make_meshes());
      const og_claim swapped = run(&walk_bodies.a, &walk_bodies.b);
      if (claim.outcome != OG_OUTCOME_ANSWERED || swapped.outcome != OG_OUTCOME_ANSWERED) continue;
      compared++;
      double *w = &worst[walk_is_thin(pair.family)];
      *w = fmax(*w, fabs(swapped.distance - claim.distance) / kept.size);
    }
  printf("swapped and renumbered, %ld pairs: distance differs by %.1e of the size at most, %.1e of thin bodies\n",
         compared, worst[0], worst[1]);
  assert_true(compared > 500);
  // Bodies that touch may be said to be apart by the rounding of the features' distance.
  assert_true(worst[0] <= 8 * EPS);
  assert_true(worst[1] <= bound);
}

// ---- coherent motion ----

// B turns past A in small steps: pairs looked at, from cold and from the last pair.
typedef struct walk_motion {
  long steps, cold, warm;
  int most_warm;
} walk_motion;

static walk_motion walk_coherently(walk_function walk, int count, double turn) {
  or_random r = or_random_seeded(1991);
  walk_motion m = {0};
  og_feature_pair state = {{{OG_FEATURE_VERTEX, -1}, {OG_FEATURE_VERTEX, -1}}};
  pair_bodies_round(&walk_bodies, count, (double[3]){0, 0, 0}, &r);
  static pair_bodies start;
  start = walk_bodies;
  for (int n = 0; n < 400; n++) {
    const double angle = turn * n, c = cos(angle), s = sin(angle);
    for (int k = 0; k < start.nb; k++) {
      const double *x = start.b_xyz + 3 * k;
      walk_bodies.b_xyz[3 * k] = c * x[0] - s * x[1] + 2.25;
      walk_bodies.b_xyz[3 * k + 1] = s * x[0] + c * x[1] + 0.5 * s;
      walk_bodies.b_xyz[3 * k + 2] = x[2];
    }
    pair_bodies_make(&walk_bodies);
    // The same mesh at every step, turned: features keep their numbers.
    if (n == 0) assert_true(walk_make_meshes());
    walk_bodies.a.mesh = &walk_meshes.a.mesh;
    walk_bodies.b.mesh = &walk_meshes.b.mesh;
    for (int f = 0; f < walk_meshes.b.mesh.face_count; f++) {
      const int h = walk_meshes.b.face[f].edge, next = walk_meshes.b.edge[h].next;
      const og_vec3 *p = walk_bodies.b_point;
      const og_vec3 o = p[walk_meshes.b.edge[h].origin], u = p[walk_meshes.b.edge[next].origin],
                    v = p[walk_meshes.b.edge[walk_meshes.b.edge[next].next].origin];
      const og_vec3 normal = og_cross(og_sub(u, o), og_sub(v, o));
      walk_meshes.b.face[f].normal = og_scale(1 / og_norm(normal), normal);
      walk_meshes.b.face[f].offset = og_dot(walk_meshes.b.face[f].normal, o);
    }
    exact_truth truth = {.meet = false};
    assert_true(exact_truth_of(&walk_exact, &walk_bodies, &truth));
    const og_feature_result cold = walk(walk_bodies.a.mesh, walk_bodies.b.mesh, NULL);
    const og_feature_result warm = walk(walk_bodies.a.mesh, walk_bodies.b.mesh, &state);
    assert_int_equal(warm.outcome, OG_OUTCOME_ANSWERED);
    assert_true(fabs(warm.distance - truth.distance) <= 8 * EPS * walk_bodies.size);
    m.steps++;
    m.cold += cold.steps;
    m.warm += warm.steps;
    if (n > 0 && warm.steps > m.most_warm) m.most_warm = warm.steps;
  }
  printf("hulls of %d turned by %g: cold %ld pairs in %ld steps, warm %ld, at most %d\n", count, turn, m.cold, m.steps,
         m.warm, m.most_warm);
  return m;
}

#endif
