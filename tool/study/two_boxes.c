#include "tool/study/two_boxes.h"

#include "spec/body/shape.h"
#include "spec/hull/solve/hull.h"
#include "tool/gen/random.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"placement", "placement", OG_COLUMN_NAME},
    {"pairs", "pairs", OG_COLUMN_COUNT},
    {"least_vertices", "vertices", OG_COLUMN_COUNT},
    {"most_vertices", "to", OG_COLUMN_COUNT},
    {"least_edges", "edges", OG_COLUMN_COUNT},
    {"most_edges", "to", OG_COLUMN_COUNT},
    {"least_faces", "faces", OG_COLUMN_COUNT},
    {"most_faces", "to", OG_COLUMN_COUNT},
    {"as_claimed", "32, 60, 30 %", OG_COLUMN_VALUE},
    {"mean_bits", "bits", OG_COLUMN_VALUE},
};

static const og_study_about about = {
    "origo study two-boxes",
    "The Minkowski difference of two boxes has 32 vertices, 60 edges and 30 faces, or fewer where more than two circles of "
    "their Gauss maps meet in a point.",
    "Rasku 2003, 6.4.2",
    "Pairs of boxes with edges of whole numbers and rational rotations, so that nothing is rounded. The difference is the "
    "hull of the 64 differences of their corners, exact and with a checked certificate, coplanar facets joined. General: "
    "random quaternions of whole numbers up to 1,000. Small: up to 3, which often bring faces, edges or diagonals into line. "
    "About z: turned about an axis that both share. Same axes: none is turned. Of each count the least and the most are "
    "given, the share of pairs with all three as claimed, and the bits of a coordinate's numerator, averaged over pairs "
    "and coordinates: what exactness costs.",
    "Reproduced: every general pair has the three numbers, no pair has more of any, and every pair keeps Euler's formula. "
    "Partly: no pair has more, but general pairs differ. Refuted: otherwise.",
    "pairs of every placement",
    1000,
    columns,
    sizeof columns / sizeof *columns,
};

enum { VERTICES, EDGES, FACES, COUNTS };
static const size_t claimed[COUNTS] = {32, 60, 30};

typedef enum placing { GENERAL, SMALL, ABOUT_Z, SAME_AXES, PLACINGS } placing;
static const char *const placing_names[PLACINGS] = {"general", "small", "about z", "same axes"};

typedef struct bench {
  og_random random;
  og_shape shape;
  og_exact_body body[2], difference;
  og_hull_problem problem;
  og_hull_answer answer;
} bench;

static void bench_init(bench *b, uint64_t seed, uint64_t placing_number) {
  og_random_start(&b->random, "two-boxes", seed, placing_number);
  og_shape_init(&b->shape);
  og_exact_body_init(&b->body[0]);
  og_exact_body_init(&b->body[1]);
  og_exact_body_init(&b->difference);
  og_hull_problem_init(&b->problem);
  og_hull_answer_init(&b->answer);
}

static void bench_clear(bench *b) {
  og_shape_clear(&b->shape);
  og_exact_body_clear(&b->body[0]);
  og_exact_body_clear(&b->body[1]);
  og_exact_body_clear(&b->difference);
  og_hull_problem_clear(&b->problem);
  og_hull_answer_clear(&b->answer);
}

// ---- a pair ----

static void draw_rotation(bench *b, placing how) {
  const long most = how == SMALL ? 3 : 1000;
  const bool only_z = how == ABOUT_Z;
  b->shape.pose = how == SAME_AXES ? OG_POSE_TRANSLATION : OG_POSE_ROTATION;
  for (int k = 0; k < 4; k++)
    og_rational_set_si(&b->shape.rotation[k], only_z && k < 2 ? 0 : (long)og_random_integer(&b->random, -most, most));
  // No rotation at all is drawn about once in a thousand small ones.
  if (og_rational_sign(&b->shape.rotation[2]) == 0 && og_rational_sign(&b->shape.rotation[3]) == 0)
    og_rational_set_si(&b->shape.rotation[3], 1);
}

static bool draw_box(bench *b, int which, placing how) {
  og_shape_reset(&b->shape, OG_SHAPE_BOX);
  for (int k = 0; k < 3; k++) og_rational_set_si(&b->shape.half[k], (long)og_random_integer(&b->random, 1, 20));
  draw_rotation(b, how);
  return og_shape_to_body(&b->body[which], &b->shape, SIZE_MAX) == OG_SHAPE_OK;
}

// Over the product of both denominators.
static void subtract(bench *b) {
  const og_exact_body *first = &b->body[0], *second = &b->body[1];
  og_exact_body_resize(&b->difference, first->count * second->count);
  og_int_mul(&b->difference.den, &first->den, &second->den);
  og_int_set_si(&b->difference.radius, 0);
  for (size_t i = 0; i < first->count; i++)
    for (size_t j = 0; j < second->count; j++) {
      og_ivec *point = &b->difference.point[i * second->count + j];
      og_ivec_scale(point, &second->den, &first->point[i]);
      og_ivec_submul(point, &first->den, &second->point[j]);
    }
}

// The bits of all coordinates together.
static size_t bits_of(const og_exact_body *body) {
  size_t bits = 0;
  for (size_t k = 0; k < body->count; k++)
    bits += mpz_sizeinbase(body->point[k].x.z, 2) + mpz_sizeinbase(body->point[k].y.z, 2) +
            mpz_sizeinbase(body->point[k].z.z, 2);
  return bits;
}

static bool count_pair(bench *b, placing how, size_t count[COUNTS]) {
  if (!draw_box(b, 0, how) || !draw_box(b, 1, how)) return false;
  subtract(b);
  if (og_hull_problem_set_exact(&b->problem, 3, &b->difference) != OG_PROBLEM_OK) return false;
  if (og_solve_hull(&b->problem, &b->answer) != OG_HULL_ACCEPTED) return false;
  const og_hull_finding *finding = &b->answer.finding;
  count[VERTICES] = finding->vertex_count;
  count[EDGES] = finding->facets.corner_count / 2; // each is of two facets
  count[FACES] = finding->facets.count;
  return true;
}

// ---- the study ----

typedef struct tally {
  size_t least[COUNTS], most[COUNTS];
  size_t pairs, as_claimed, beyond, not_euler;
  double bits; // over all pairs
} tally;

static void take(tally *t, const size_t count[COUNTS]) {
  bool same = true, beyond = false;
  for (int k = 0; k < COUNTS; k++) {
    if (t->pairs == 0 || count[k] < t->least[k]) t->least[k] = count[k];
    if (t->pairs == 0 || count[k] > t->most[k]) t->most[k] = count[k];
    same = same && count[k] == claimed[k];
    beyond = beyond || count[k] > claimed[k];
  }
  t->pairs++;
  t->as_claimed += same;
  t->beyond += beyond;
  t->not_euler += count[VERTICES] + count[FACES] != count[EDGES] + 2;
}

static void add_row(og_sheet *sheet, placing how, const tally *t) {
  og_sheet_row(sheet);
  og_sheet_name(sheet, placing_names[how]);
  og_sheet_number(sheet, (double)t->pairs);
  for (int k = 0; k < COUNTS; k++) {
    og_sheet_number(sheet, (double)t->least[k]);
    og_sheet_number(sheet, (double)t->most[k]);
  }
  og_sheet_number(sheet, 100 * og_sheet_share((double)t->as_claimed, (double)t->pairs));
  og_sheet_number(sheet, og_sheet_share(t->bits, 192 * (double)t->pairs)); // of 64 differences
}

static void conclude(og_sheet *sheet, const tally t[PLACINGS]) {
  size_t beyond = 0, not_euler = 0;
  for (int how = 0; how < PLACINGS; how++) {
    beyond += t[how].beyond;
    not_euler += t[how].not_euler;
  }
  const bool general = t[GENERAL].as_claimed == t[GENERAL].pairs;
  const og_claim_verdict verdict = beyond > 0 || not_euler > 0 ? OG_CLAIM_REFUTED
                                   : general                   ? OG_CLAIM_REPRODUCED
                                                               : OG_CLAIM_PARTLY;
  og_sheet_verdict(
      sheet, 4, verdict,
      "%zu of %zu pairs in general position have 32 vertices, 60 edges and 30 faces; %zu pairs have more of "
      "one; with small numbers %.0f %% have fewer, down to %zu, %zu and %zu",
      t[GENERAL].as_claimed, t[GENERAL].pairs, beyond,
      100 * og_sheet_share((double)(t[SMALL].pairs - t[SMALL].as_claimed), (double)t[SMALL].pairs),
      t[SMALL].least[VERTICES], t[SMALL].least[EDGES], t[SMALL].least[FACES]);
}

static bool work(og_sheet *sheet) {
  tally t[PLACINGS] = {{{0}, {0}, 0, 0, 0, 0, 0}};
  bool solved = true;
  og_progress_start_steps(&sheet->progress, PLACINGS);
  for (placing how = 0; how < PLACINGS; how++) {
    bench b;
    bench_init(&b, sheet->seed, how);
    for (size_t k = 0; k < sheet->count && solved; k++) {
      size_t count[COUNTS] = {0};
      solved = count_pair(&b, how, count);
      take(&t[how], count);
      t[how].bits += (double)bits_of(&b.difference);
    }
    bench_clear(&b);
    add_row(sheet, how, &t[how]);
    og_progress_step(&sheet->progress, (size_t)how + 1);
  }
  conclude(sheet, t);
  return solved;
}

int og_study_two_boxes(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
