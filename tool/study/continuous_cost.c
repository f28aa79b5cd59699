#include "tool/study/continuous_cost.h"

#include <math.h>
#include <stdio.h>

#include "ref/registry.h"
#include "tool/study/impact_findings.h"
#include "tool/study/sheet.h"
#include "tool/study/turning_samples.h"

static const og_column columns[] = {
    {"motion", "motion", OG_COLUMN_NAME},
    {"algorithm", "algorithm", OG_COLUMN_NAME},
    {"spin", "radians", OG_COLUMN_NAME},
    {"thickness", "thickness", OG_COLUMN_NAME},
    {"distance", "distance", OG_COLUMN_NAME},
    {"asked", "asked", OG_COLUMN_COUNT},
    {"contacts", "contacts", OG_COLUMN_COUNT},
    {"missed", "missed", OG_COLUMN_COUNT},
    {"invented", "invented", OG_COLUMN_COUNT},
    {"gave_up", "gave up", OG_COLUMN_COUNT},
    {"late", "late", OG_COLUMN_COUNT},
    {"most_late", "late by", OG_COLUMN_ERROR},
    {"mean_early", "early by: mean", OG_COLUMN_ERROR},
    {"most_early", "most", OG_COLUMN_ERROR},
    {"mean_calls", "calls: mean", OG_COLUMN_VALUE},
    {"most_calls", "most", OG_COLUMN_COUNT},
};

static const og_study_about about = {
    "origo study continuous-cost",
    "Tests at samples of time let thin and fast bodies pass through each other; advancement from one lower bound of "
    "the "
    "distance to the next never does, and costs more the faster bodies turn.",
    "Huotari 2011, 6; Parac 2020, 4.2; Mirtich 1996, 2.3; Varjus 2018, 2.3",
    "A rod of length 1 flies at a plate of size 1, both of the thickness said, and passes near the plate's centre at "
    "0.4 to 0.8 of the motion. It begins 1.5 sizes and the distance said from there. It turns by the radians said, or "
    "only translates. The algorithms behind the door sweep take no bodies that turn; so these are asked of those of "
    "the "
    "door motion with the same names. sampling-enlarged is written for them here, with |v| + |w| r for the speed. Of "
    "sat-sweep-2d both bodies are rectangles, of moving-spheres spheres as large as the thickness. The exact answers "
    "are those of the questions motion and sweep; where motion is undecided nothing is asked. Missed: APART of bodies "
    "that meet. Invented: MEET of bodies that do not. Late and early: how far B's fastest point goes, in sizes, "
    "between the claimed and the exact first time; late counts those by more than 2^-10. Calls: calls of GJK where "
    "bodies turn, otherwise the iterations of the algorithm's header. Each row is of all settings together but the "
    "one that it names; the CSV has every setting.",
    "Tunnelling is reproduced where sampling misses a larger part of the contacts of the thinnest bodies than of the "
    "thickest, and over the largest distance than over the least; partly where one of both. Misses: where "
    "conservative-advancement misses none, is late at none and always ends, turning or not, and ccd-bisect and "
    "sampling-enlarged miss none; partly where these miss some. Cost: where conservative-advancement has more mean "
    "calls at the fastest spin than at the slowest, and there more than bilateral-advancement; partly where one of "
    "both. Refuted: otherwise.",
    "motions of every setting",
    12,
    columns,
    sizeof columns / sizeof *columns,
};

static void write_numbers(og_sheet *sheet, const og_impact_tally *t) {
  og_sheet_number(sheet, (double)t->asked);
  og_sheet_number(sheet, (double)t->contacts);
  og_sheet_number(sheet, (double)t->missed);
  og_sheet_number(sheet, (double)t->invented);
  og_sheet_number(sheet, (double)t->gave_up);
  og_sheet_number(sheet, (double)t->late);
  og_sheet_number(sheet, t->timed > 0 ? t->most_late : (double)NAN);
  og_sheet_number(sheet, og_sheet_share(t->sum_early, (double)t->timed));
  og_sheet_number(sheet, t->timed > 0 ? t->most_early : (double)NAN);
  og_sheet_number(sheet, og_sheet_share(t->sum_calls, (double)t->asked));
  og_sheet_number(sheet, t->most_calls);
}

// ---- what is asked ----

static void set_turning(og_impact_group *g) {
  *g = (og_impact_group){"turns",
                         OG_IMPACT_SPINS,
                         5,
                         {{.id = "conservative-advancement", .turn = og_turning_conservative},
                          {.id = "bilateral-advancement", .turn = og_turning_bilateral},
                          {.id = "ccd-bisect", .turn = og_turning_bisect},
                          {.id = "sampling", .turn = og_turning_sampling},
                          {.id = "sampling-enlarged", .turn = og_turning_sampling_enlarged}}};
}

static void set_translating(og_impact_group *g) {
  *g = (og_impact_group){.motion = "translates", .spins = 1};
  for (int k = 0; k < og_algorithm_count() && g->count < OG_IMPACT_KINDS; k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->sweep == NULL) continue;
    og_impact_kind *one = &g->kind[g->count++];
    one->id = algorithm->id;
    one->door = algorithm->sweep;
  }
}

static og_impact_said ask(og_impact *impact, const og_impact_kind *k) {
  if (k->turn != NULL) {
    const og_turning_result r = k->turn(&impact->pair);
    return (og_impact_said){r.known, r.hit, true, (double)r.time, r.calls};
  }
  const og_sweep_input in = og_impact_sweep(impact);
  const og_sweep_claim c = og_sweep_run(k->door, &in);
  return (og_impact_said){c.outcome == OG_OUTCOME_ANSWERED, c.verdict == OG_VERDICT_MEET, c.has_first, (double)c.first,
                          c.iterations};
}

static og_sweep_takes bodies_of(const og_impact_kind *k) {
  return k->door != NULL && (k->door->takes == OG_SWEEPS_POLYGONS || k->door->takes == OG_SWEEPS_SPHERES)
             ? k->door->takes
             : OG_SWEEPS_ANY;
}

// All algorithms that take these bodies, on the same motions.
static bool take_bodies(og_sheet *sheet, og_impact *impact, og_impact_group *g, og_sweep_takes bodies,
                        const int at[3]) {
  const og_impact_setting setting = {g->spins > 1 ? og_impact_spins[at[0]].value : 0, og_impact_thick[at[1]].value,
                                     og_impact_far[at[2]].value};
  for (size_t n = 0; n < sheet->count; n++) {
    char name[64];
    snprintf(name, sizeof name, "continuous-cost %d %d %d %d %d", g->spins, (int)bodies, at[0], at[1], at[2]);
    og_random random;
    og_random_start(&random, name, sheet->seed, n);
    if (!og_impact_make(impact, &random, &setting, bodies)) return false;
    for (int k = 0; k < g->count && impact->truth != OG_IMPACT_OPEN; k++) {
      if (bodies_of(&g->kind[k]) != bodies) continue;
      const og_impact_said s = ask(impact, &g->kind[k]);
      og_impact_compare(&g->kind[k].of[at[0]][at[1]][at[2]], impact, &s);
    }
  }
  return true;
}

static bool take_group(og_sheet *sheet, og_impact *impact, og_impact_group *g, size_t *step) {
  static const og_sweep_takes kinds[] = {OG_SWEEPS_ANY, OG_SWEEPS_POLYGONS, OG_SWEEPS_SPHERES};
  int at[3];
  for (at[0] = 0; at[0] < g->spins; at[0]++)
    for (at[1] = 0; at[1] < OG_IMPACT_THICK; at[1]++)
      for (at[2] = 0; at[2] < OG_IMPACT_FAR; at[2]++) {
        for (int k = 0; k < (g->spins > 1 ? 1 : 3); k++)
          if (!take_bodies(sheet, impact, g, kinds[k], at)) return false;
        og_progress_step(&sheet->progress, ++*step);
      }
  return true;
}

// ---- tables ----

static void write_row(og_sheet *sheet, const og_impact_group *g, int k, const int of[3]) {
  const og_impact_tally t = og_impact_total(g, k, of);
  og_sheet_name(sheet, g->motion);
  og_sheet_name(sheet, g->kind[k].id);
  og_sheet_name(sheet, g->spins == 1 ? "0" : of[0] < 0 ? "any" : og_impact_spins[of[0]].name);
  og_sheet_name(sheet, of[1] < 0 ? "any" : og_impact_thick[of[1]].name);
  og_sheet_name(sheet, of[2] < 0 ? "any" : og_impact_far[of[2]].name);
  write_numbers(sheet, &t);
}

static void write_group(og_sheet *sheet, const og_impact_group *g) {
  static const int levels[3] = {OG_IMPACT_SPINS, OG_IMPACT_THICK, OG_IMPACT_FAR};
  for (int k = 0; k < g->count; k++) {
    for (int varied = g->spins > 1 ? 0 : 1; varied < 3; varied++)
      for (int n = 0; n < levels[varied]; n++) {
        int of[3] = {-1, -1, -1};
        of[varied] = n;
        og_sheet_row(sheet);
        write_row(sheet, g, k, of);
      }
    for (int n = 0; n < g->spins * OG_IMPACT_THICK * OG_IMPACT_FAR; n++) {
      const int of[3] = {n / (OG_IMPACT_THICK * OG_IMPACT_FAR), n / OG_IMPACT_FAR % OG_IMPACT_THICK, n % OG_IMPACT_FAR};
      og_sheet_detail(sheet);
      write_row(sheet, g, k, of);
    }
  }
}

static bool work(og_sheet *sheet) {
  static og_impact impact;
  static og_impact_group turns, translates;
  og_impact_init(&impact);
  set_turning(&turns);
  set_translating(&translates);
  og_progress_start_steps(&sheet->progress, (OG_IMPACT_SPINS + 1) * OG_IMPACT_THICK * OG_IMPACT_FAR);
  size_t step = 0;
  const bool solved = take_group(sheet, &impact, &turns, &step) && take_group(sheet, &impact, &translates, &step);
  og_impact_clear(&impact);
  if (!solved) {
    fputs("origo study continuous-cost: the solver did not answer\n", stderr);
    return false;
  }
  write_group(sheet, &turns);
  write_group(sheet, &translates);
  og_impact_conclude(sheet, &turns, &translates);
  return true;
}

int og_study_continuous_cost(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
