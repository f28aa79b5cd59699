#include "tool/study/moving_features.h"

#include <math.h>
#include <string.h>

#include "ref/registry.h"
#include "spec/moving/solve/moving.h"
#include "spec/number/nearest.h"
#include "tool/gen/family.h"
#include "tool/run/make_moving.h"
#include "tool/study/clock.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"algorithm", "algorithm", OG_COLUMN_NAME},
    {"tolerance", "tolerance", OG_COLUMN_NAME},
    {"family", "family", OG_COLUMN_NAME},
    {"asked", "asked", OG_COLUMN_COUNT},
    {"contacts", "contacts", OG_COLUMN_COUNT},
    {"missed", "missed", OG_COLUMN_COUNT},
    {"invented", "invented", OG_COLUMN_COUNT},
    {"late", "late", OG_COLUMN_COUNT},
    {"most_late", "late by", OG_COLUMN_ERROR},
    {"mean_early", "early by: mean", OG_COLUMN_ERROR},
    {"most_early", "most", OG_COLUMN_ERROR},
    {"limit", "limit", OG_COLUMN_COUNT},
    {"mean_steps", "steps: mean", OG_COLUMN_VALUE},
    {"most_steps", "most", OG_COLUMN_COUNT},
    {"mean_ns", "ns", OG_COLUMN_TIME},
};

static const og_study_about about = {
    "origo study moving-features",
    "A floating-point cubic solver misses contacts of features that move; an inclusion-based root finder and additive "
    "advancement "
    "miss none.",
    "Wang et al. 2021; Li, Kaufman, Jiang 2021",
    "A vertex and a triangle, or two edges, of the corpus' families of moving features without the extreme exponents, "
    "rounded "
    "to the precision. Each algorithm behind the door moving_features at four tolerances, in largest coordinates, with "
    "a limit "
    "of 100,000 steps; the exact answer of just those numbers decides. Missed: it says that there is no contact. "
    "Invented: it "
    "says that there is one. Late and early: the first time that it claims against the first contact, as parts of the "
    "motion; "
    "of answers with a limit reached, the time before which it knows of none. The CSV has each family.",
    "Reproduced: inclusion-root and additive-advancement miss no contact and claim no time after it, and cubic-solver "
    "misses "
    "some. Refuted: one of both misses one, or is late. Partly: otherwise.",
    "cases of every family and feature",
    150,
    columns,
    sizeof columns / sizeof *columns,
};

enum { ALGORITHMS = 3, TOLERANCES = 4 };
static const char *const algorithms[ALGORITHMS] = {"cubic-solver", "inclusion-root", "additive-advancement"};
static const struct {
  const char *name;
  double part;
} tolerances[TOLERANCES] = {{"0", 0}, {"2^-40", 0x1p-40}, {"2^-20", 0x1p-20}, {"2^-10", 0x1p-10}};

typedef struct tally {
  size_t asked, contacts, missed, invented, late, limit, most_steps, early_count;
  double most_late, sum_early, most_early, sum_steps, ns;
} tally;

typedef struct bench {
  og_made_moving made;
  og_moving_problem problem;
  og_moving_answer answer;
  og_gen_case made_case;
} bench;

// ---- one case ----

static og_scalar rounded(og_gen_number number) {
  return (og_scalar)(number.den == 0 ? number.value : (double)number.num / (double)number.den);
}

static og_vec3 point_of(const og_gen_body *body, size_t k) {
  const og_gen_triple *p = &body->point[k];
  return (og_vec3){rounded(p->x), rounded(p->y), rounded(p->z)};
}

static void put(double to[3], og_vec3 p) {
  to[0] = (double)p.x;
  to[1] = (double)p.y;
  to[2] = (double)p.z;
}

// False where there is no exact answer, which is a defect of the solver.
static bool make(bench *b, const og_gen_family *family, uint64_t seed, uint64_t index) {
  og_gen_make(family, seed, index, &b->made_case);
  double start[12], end[12];
  og_moving_features_input *in = &b->made.input;
  in->of_edges = b->made_case.question == OG_EDGE_EDGE;
  for (size_t k = 0; k < 4; k++) {
    in->start[k] = point_of(&b->made_case.a, k);
    in->end[k] = point_of(&b->made_case.b, k);
    put(&start[3 * k], in->start[k]);
    put(&end[3 * k], in->end[k]);
  }
  og_make_moving_limits(&b->made);
  return og_moving_problem_set_doubles(&b->problem, in->of_edges, start, end) &&
         og_solve_moving(&b->problem, &b->answer) == OG_MOVING_ACCEPTED;
}

static void compare_times(tally *t, const og_moving_finding *finding, double claimed) {
  const double first = og_nearest_double(finding->is_rational ? &finding->time : &finding->lo);
  t->late += claimed > first;
  t->most_late = fmax(t->most_late, claimed - first);
  t->sum_early += fmax(0, first - claimed);
  t->most_early = fmax(t->most_early, first - claimed);
  t->early_count++;
}

static void ask(tally *t, bench *b, const og_door_moving_features *door, double tolerance) {
  b->made.input.tolerance = (og_scalar)(tolerance * (double)og_moving_features_size(&b->made.input));
  const double begin = og_wall_ns();
  const og_moving_features_claim claim = og_moving_features_run(door, &b->made.input, &b->made.room);
  t->ns += og_wall_ns() - begin;
  const og_moving_finding *finding = &b->answer.finding;
  t->asked++;
  t->contacts += finding->hit;
  t->limit += claim.outcome == OG_OUTCOME_ITERATION_LIMIT;
  t->missed += finding->hit && claim.verdict == OG_VERDICT_APART;
  t->invented += !finding->hit && claim.verdict == OG_VERDICT_MEET;
  if (finding->hit && claim.has_first) compare_times(t, finding, (double)claim.first);
  t->sum_steps += claim.iterations;
  if ((size_t)claim.iterations > t->most_steps) t->most_steps = (size_t)claim.iterations;
}

// ---- tables ----

static void add(tally *sum, const tally *t) {
  sum->asked += t->asked;
  sum->contacts += t->contacts;
  sum->missed += t->missed;
  sum->invented += t->invented;
  sum->late += t->late;
  sum->limit += t->limit;
  sum->early_count += t->early_count;
  sum->sum_early += t->sum_early;
  sum->sum_steps += t->sum_steps;
  sum->ns += t->ns;
  sum->most_late = fmax(sum->most_late, t->most_late);
  sum->most_early = fmax(sum->most_early, t->most_early);
  if (t->most_steps > sum->most_steps) sum->most_steps = t->most_steps;
}

static void write_row(og_sheet *sheet, int algorithm, int tolerance, const char *family, const tally *t) {
  og_sheet_name(sheet, algorithms[algorithm]);
  og_sheet_name(sheet, tolerances[tolerance].name);
  og_sheet_name(sheet, family);
  og_sheet_number(sheet, (double)t->asked);
  og_sheet_number(sheet, (double)t->contacts);
  og_sheet_number(sheet, (double)t->missed);
  og_sheet_number(sheet, (double)t->invented);
  og_sheet_number(sheet, (double)t->late);
  og_sheet_number(sheet, t->most_late);
  og_sheet_number(sheet, og_sheet_share(t->sum_early, (double)t->early_count));
  og_sheet_number(sheet, t->most_early);
  og_sheet_number(sheet, (double)t->limit);
  og_sheet_number(sheet, og_sheet_share(t->sum_steps, (double)t->asked));
  og_sheet_number(sheet, (double)t->most_steps);
  og_sheet_number(sheet, og_sheet_share(t->ns, (double)t->asked));
}

static void conclude(og_sheet *sheet, tally (*all)[TOLERANCES]) {
  size_t missed[ALGORITHMS] = {0}, late[ALGORITHMS] = {0};
  for (int a = 0; a < ALGORITHMS; a++)
    for (int k = 0; k < TOLERANCES; k++) {
      missed[a] += all[a][k].missed;
      late[a] += all[a][k].late;
    }
  const bool sound = missed[1] + late[1] + missed[2] + late[2] == 0;
  const og_claim_verdict verdict = !sound ? OG_CLAIM_REFUTED : missed[0] == 0 ? OG_CLAIM_PARTLY : OG_CLAIM_REPRODUCED;
  og_sheet_verdict(
      sheet, OG_UNNUMBERED, verdict,
      "of %zu contacts cubic-solver misses %zu, %zu, %zu and %zu at the four tolerances, and is late at %zu of %zu "
      "times; inclusion-root and additive-advancement miss %zu and are late at %zu",
      all[0][0].contacts, all[0][0].missed, all[0][1].missed, all[0][2].missed, all[0][3].missed, late[0],
      TOLERANCES * all[0][0].contacts, missed[1] + missed[2], late[1] + late[2]);
}

static bool is_asked(const og_gen_family *family) {
  return strncmp(family->id, "moving-", 7) == 0 && strcmp(family->id, "moving-extreme") != 0;
}

static bool take_family(og_sheet *sheet, bench *b, const og_gen_family *family, tally (*all)[TOLERANCES]) {
  static tally of[ALGORITHMS][TOLERANCES];
  memset(of, 0, sizeof of);
  for (uint64_t k = 0; k < 2 * sheet->count; k++) {
    if (!make(b, family, sheet->seed, k)) return false;
    for (int a = 0; a < ALGORITHMS; a++)
      for (int t = 0; t < TOLERANCES; t++)
        ask(&of[a][t], b, og_algorithm_by_id(algorithms[a])->moving_features, tolerances[t].part);
  }
  for (int a = 0; a < ALGORITHMS; a++)
    for (int t = 0; t < TOLERANCES; t++) {
      og_sheet_detail(sheet);
      write_row(sheet, a, t, family->id, &of[a][t]);
      add(&all[a][t], &of[a][t]);
    }
  return true;
}

static bool work(og_sheet *sheet) {
  static bench b;
  tally all[ALGORITHMS][TOLERANCES];
  memset(all, 0, sizeof all);
  og_moving_problem_init(&b.problem);
  og_moving_answer_init(&b.answer);
  bool solved = true;
  og_progress_start_steps(&sheet->progress, og_gen_family_count());
  for (size_t k = 0; solved && k < og_gen_family_count(); k++) {
    if (is_asked(og_gen_family_at(k))) solved = take_family(sheet, &b, og_gen_family_at(k), all);
    og_progress_step(&sheet->progress, k + 1);
  }
  for (int a = 0; a < ALGORITHMS; a++)
    for (int t = 0; t < TOLERANCES; t++) {
      og_sheet_row(sheet);
      write_row(sheet, a, t, "all", &all[a][t]);
    }
  conclude(sheet, all);
  og_moving_problem_clear(&b.problem);
  og_moving_answer_clear(&b.answer);
  return solved;
}

int og_study_moving_features(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
