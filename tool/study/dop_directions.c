#include "tool/study/dop_directions.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "spec/number/allocation.h"
#include "tool/run/exact_pair.h"
#include "tool/study/scatter.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"k", "k", OG_COLUMN_COUNT},
    {"family", "family", OG_COLUMN_NAME},
    {"pairs", "pairs", OG_COLUMN_COUNT},
    {"parted", "parted", OG_COLUMN_COUNT},
    {"meet", "DOPs meet", OG_COLUMN_COUNT},
    {"apart", "DOPs apart", OG_COLUMN_COUNT},
    {"missed", "% of the apart", OG_COLUMN_VALUE},
    {"gap", "largest gap", OG_COLUMN_VALUE},
    {"bodies_apart", "bodies apart", OG_COLUMN_COUNT},
};

static const og_study_about about = {
    .program = "origo study dop-directions",
    .claim = "The k directions of two k-DOPs suffice to test them.",
    .source = "Kravec, k-DOP; Parac 2020, 5.2.3",
    .measured =
        "pairs of bodies of 8 points each, 200 units wide at most, and the k-DOPs around them. B is moved by up to 200 "
        "units in any direction. k = 6: boxes along the axes; 8: besides (1, 1, 1); 14: axes and corners of a cube; "
        "18: axes and edges; 26: all of these. Families: 'random' has points of a cube, 'box' turned boxes, 'plate' is "
        "flat in a slanted plane but for a twentieth, 'needle' is along a slanted line but for a twentieth. All "
        "coordinates are multiples of 12, so that all corners of the k-DOPs are whole numbers. Columns: parted, by one "
        "of the k directions; of the others the k-DOPs meet or are apart, by the exact answer about their corners; the "
        "share that the directions miss of all k-DOPs apart; the largest gap of those missed, in units; and of the "
        "pairs not parted those whose bodies are apart.",
    .rule = "reproduced where no k-DOPs apart are missed; refuted where some are for each k from 8 on; else partly.",
    .counts = "pairs of every k and family",
    .count = 4000,
    .column = columns,
    .column_count = sizeof columns / sizeof *columns,
};

// ---- directions ----

enum { MOST_DIRECTIONS = 13, SETS = 5, POINTS = 8, MOST_CORNERS = 64 };

typedef struct whole {
  int64_t x, y, z;
} whole;

static int64_t dot(whole a, whole b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static whole cross(whole a, whole b) {
  return (whole){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

// Axes, corners, edges.
static const whole all_directions[MOST_DIRECTIONS] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1}, {1, 1, 1},  {1, 1, -1},
                                                      {1, -1, 1}, {-1, 1, 1}, {1, 1, 0}, {1, -1, 0}, {1, 0, 1},
                                                      {1, 0, -1}, {0, 1, 1},  {0, 1, -1}};

typedef struct directions {
  int count;
  whole at[MOST_DIRECTIONS];
} directions;

static const int set_k[SETS] = {6, 8, 14, 18, 26};

static directions directions_of(int k) {
  directions d = {.count = 0};
  for (int i = 0; i < MOST_DIRECTIONS; i++) {
    const bool is_axis = i < 3, is_corner = i >= 3 && i < 7;
    if (is_axis || k == 26 || (k == 8 && i == 3) || (k == 14 && is_corner) || (k == 18 && !is_corner))
      d.at[d.count++] = all_directions[i];
  }
  return d;
}

// ---- bodies ----

typedef enum family { RANDOM, BOX, PLATE, NEEDLE, FAMILIES } family;
static const char *const family_name[FAMILIES] = {"random", "box", "plate", "needle"};

typedef struct body {
  int count;
  whole at[MOST_CORNERS];
} body;

enum { GRAIN = 12, HALF = 100 };

// To whole numbers that each determinant of three directions divides: these are 1 to 4.
static whole rounded(og_scatter_point p) {
  return (whole){GRAIN * llround(p.x[0]), GRAIN * llround(p.x[1]), GRAIN * llround(p.x[2])};
}

static body body_of(family f, og_random *random) {
  static const og_scatter_point zero = {{0, 0, 0}};
  const og_scatter_point along = og_scatter_direction(random);
  const og_scatter_turn turn = og_scatter_turn_about(along, og_random_between(random, 0, 1));
  double half[3];
  for (int k = 0; k < 3; k++) half[k] = HALF * og_random_between(random, 0.1, 0.57);
  body b = {.count = POINTS};
  for (int k = 0; k < POINTS; k++) {
    og_scatter_point p = og_scatter_moved(zero, HALF, og_scatter_cube(random));
    const double height = p.x[0] * along.x[0] + p.x[1] * along.x[1] + p.x[2] * along.x[2];
    switch (f) {
    case BOX:
      for (int c = 0; c < 3; c++) p.x[c] = (k >> c & 1) == 0 ? -half[c] : half[c];
      p = og_scatter_turned(&turn, p);
      break;
    case PLATE: p = og_scatter_moved(p, -0.95 * height, along); break;
    case NEEDLE: p = og_scatter_moved(og_scatter_moved(zero, 0.05, p), 0.95 * height, along); break;
    default: break;
    }
    b.at[k] = rounded(p);
  }
  return b;
}

static void move(body *b, whole by) {
  for (int k = 0; k < b->count; k++) b->at[k] = (whole){b->at[k].x + by.x, b->at[k].y + by.y, b->at[k].z + by.z};
}

// ---- k-DOPs ----

typedef struct dop {
  int64_t end[2][MOST_DIRECTIONS];
  body corners;
} dop;

static bool is_in(const dop *d, const directions *of, whole p) {
  for (int i = 0; i < of->count; i++) {
    const int64_t height = dot(of->at[i], p);
    if (height < d->end[0][i] || height > d->end[1][i]) return false;
  }
  return true;
}

static void add_corner(dop *d, const directions *of, whole p) {
  body *b = &d->corners;
  for (int k = 0; k < b->count; k++)
    if (b->at[k].x == p.x && b->at[k].y == p.y && b->at[k].z == p.z) return;
  // A polytope of 26 faces has at most 48 corners.
  if (is_in(d, of, p) && b->count < MOST_CORNERS) b->at[b->count++] = p;
}

// The points where three planes meet, one of each of three slabs.
static void add_corners_of(dop *d, const directions *of, int i, int j, int k) {
  const whole jk = cross(of->at[j], of->at[k]), ki = cross(of->at[k], of->at[i]), ij = cross(of->at[i], of->at[j]);
  const int64_t det = dot(of->at[i], jk);
  for (int ends = 0; ends < 8 && det != 0; ends++) {
    const int64_t a = d->end[ends & 1][i], b = d->end[ends >> 1 & 1][j], c = d->end[ends >> 2][k];
    add_corner(d, of,
               (whole){(a * jk.x + b * ki.x + c * ij.x) / det, (a * jk.y + b * ki.y + c * ij.y) / det,
                       (a * jk.z + b * ki.z + c * ij.z) / det});
  }
}

static void make_dop(dop *d, const directions *of, const body *b) {
  for (int i = 0; i < of->count; i++)
    for (int k = 0; k < b->count; k++) {
      const int64_t height = dot(of->at[i], b->at[k]);
      if (k == 0 || height < d->end[0][i]) d->end[0][i] = height;
      if (k == 0 || height > d->end[1][i]) d->end[1][i] = height;
    }
  d->corners.count = 0;
  for (int i = 0; i < of->count; i++)
    for (int j = i + 1; j < of->count; j++)
      for (int k = j + 1; k < of->count; k++) add_corners_of(d, of, i, j, k);
}

static bool are_parted(const dop *a, const dop *b, int count) {
  for (int i = 0; i < count; i++)
    if (a->end[0][i] > b->end[1][i] || b->end[0][i] > a->end[1][i]) return true;
  return false;
}

// ---- the study ----

typedef struct tally {
  size_t parted, meet, apart, bodies_apart;
  double gap;
} tally;

typedef struct study {
  og_exact_pair exact;
  dop a, b;
  double xyz[2][3 * MOST_CORNERS];
} study;

static og_double_hull hull_of(const body *b, double *xyz) {
  for (int k = 0; k < b->count; k++) {
    xyz[3 * k] = (double)b->at[k].x;
    xyz[3 * k + 1] = (double)b->at[k].y;
    xyz[3 * k + 2] = (double)b->at[k].z;
  }
  return (og_double_hull){.count = (size_t)b->count, .xyz = xyz};
}

/// The exact distance, 0 where they meet; negative where there is no exact answer.
static double distance(study *s, const body *a, const body *b) {
  if (!og_exact_pair_solve_hulls(&s->exact, hull_of(a, s->xyz[0]), hull_of(b, s->xyz[1]))) return -1;
  return s->exact.relation == OG_SEPARATED ? s->exact.signed_distance : 0;
}

static bool look_at(study *s, tally *t, const directions *of, family f, uint64_t seed, size_t index) {
  og_random random;
  og_random_start(&random, family_name[f], seed, index);
  const body a = body_of(f, &random);
  body b = body_of(f, &random);
  static const og_scatter_point zero = {{0, 0, 0}};
  const og_scatter_point way = og_scatter_direction(&random);
  move(&b, rounded(og_scatter_moved(zero, og_random_between(&random, 0, 2 * HALF), way)));
  make_dop(&s->a, of, &a);
  make_dop(&s->b, of, &b);
  if (are_parted(&s->a, &s->b, of->count)) {
    t->parted++;
    return true;
  }
  const double of_dops = distance(s, &s->a.corners, &s->b.corners), of_bodies = distance(s, &a, &b);
  if (of_dops < 0 || of_bodies < 0) {
    fputs("origo study dop-directions: a pair has no exact answer; this is a defect of origo\n", stderr);
    return false;
  }
  if (of_dops > 0) t->apart++;
  else t->meet++;
  if (of_bodies > 0) t->bodies_apart++;
  t->gap = fmax(t->gap, of_dops / GRAIN);
  return true;
}

static void add_row(og_sheet *sheet, int k, family f, const tally *t) {
  og_sheet_row(sheet);
  og_sheet_number(sheet, k);
  og_sheet_name(sheet, family_name[f]);
  og_sheet_number(sheet, (double)sheet->count);
  og_sheet_number(sheet, (double)t->parted);
  og_sheet_number(sheet, (double)t->meet);
  og_sheet_number(sheet, (double)t->apart);
  og_sheet_number(sheet, 100 * og_sheet_share((double)t->apart, (double)(t->apart + t->parted)));
  og_sheet_number(sheet, t->gap);
  og_sheet_number(sheet, (double)t->bodies_apart);
}

static void say(og_sheet *sheet, const size_t missed[SETS], const size_t apart[SETS]) {
  int erring = 0;
  for (int k = 1; k < SETS; k++) erring += missed[k] > 0;
  const bool none = erring == 0 && missed[0] == 0;
  double share[SETS];
  for (int k = 0; k < SETS; k++) share[k] = apart[k] == 0 ? 0 : 100 * (double)missed[k] / (double)apart[k];
  og_sheet_verdict(sheet, OG_UNNUMBERED,
                   none                 ? OG_CLAIM_REPRODUCED
                   : erring == SETS - 1 ? OG_CLAIM_REFUTED
                                        : OG_CLAIM_PARTLY,
                   "of the k-DOPs apart the directions miss %.2g %% at k = 6, %.2g %% at 8, %.2g %% at 14, %.2g %% at "
                   "18 (%zu of %zu) and %.2g %% at 26",
                   share[0], share[1], share[2], share[3], missed[3], apart[3], share[4]);
}

static bool work(og_sheet *sheet) {
  study *s = og_grow(NULL, 1, sizeof *s);
  og_exact_pair_init(&s->exact);
  og_progress_start_steps(&sheet->progress, (size_t)SETS * FAMILIES);
  size_t missed[SETS] = {0}, apart[SETS] = {0}, done = 0;
  bool good = true;
  for (int k = 0; k < SETS && good; k++) {
    const directions of = directions_of(set_k[k]);
    for (family f = 0; f < FAMILIES && good; f++) {
      tally t = {0};
      for (size_t i = 0; i < sheet->count && good; i++) good = look_at(s, &t, &of, f, sheet->seed, i);
      missed[k] += t.apart;
      apart[k] += t.apart + t.parted;
      add_row(sheet, set_k[k], f, &t);
      og_progress_step(&sheet->progress, ++done);
    }
  }
  if (good) say(sheet, missed, apart);
  og_exact_pair_clear(&s->exact);
  free(s);
  return good;
}

int og_study_dop_directions(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
