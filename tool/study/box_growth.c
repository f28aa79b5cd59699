#include "tool/study/box_growth.h"

#include <math.h>
#include <stdlib.h>

#include "ref/bound/aabb_update.h"
#include "tool/study/scatter.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"turn", "half angle's tangent", OG_COLUMN_VALUE}, {"frames", "frames", OG_COLUMN_COUNT},
    {"from_first", "from first", OG_COLUMN_VALUE},     {"from_first_most", "most", OG_COLUMN_VALUE},
    {"from_last", "from last", OG_COLUMN_VALUE},       {"from_last_least", "least", OG_COLUMN_VALUE},
};

static const og_study_about about = {
    "origo study box-growth",
    "A box along the axes that is made from the last frame's box, as its body turns, grows from frame to frame; made "
    "from the "
    "original box it does not.",
    "Varjus 2018, 2.6",
    "Boxes with edges of 0.5 to 1.5 that turn about an axis in any direction, by the same angle in every frame "
    "(ref/bound/aabb_update). Volumes against that of the box before it turned: of boxes made from the first box by "
    "the "
    "whole rotation, on average and at most; of boxes made from the last frame's box by the rotation of the frame, "
    "on average and at least.",
    "A box holds a ball of its least edge, and is held by one of its diagonal: no box from the first is larger than "
    "the cube "
    "around that. Reproduced: no box from the first is, and each from the last frame is larger in each row than in the "
    "row of "
    "fewer frames. Refuted: neither. Partly: otherwise.",
    "boxes for every row",
    1000,
    columns,
    sizeof columns / sizeof *columns,
};

enum { TURNS = 3, ROWS = 6 };
static const double tangents[TURNS] = {0x1p-9, 0x1p-7, 0x1p-5};
static const int frames[ROWS] = {0, 1, 4, 16, 64, 256};

typedef struct tally {
  double first, first_most, last, last_least; // volumes against the original
} tally;

typedef struct findings {
  size_t boxes, beyond, not_grown;
} findings;

static double volume(const og_aabb *box) {
  const og_vec3 edge = og_sub(box->hi, box->lo);
  return (double)edge.x * (double)edge.y * (double)edge.z;
}

static double bound_of(const og_aabb *box) {
  const double diagonal = sqrt((double)og_norm2(og_sub(box->hi, box->lo)));
  return diagonal * diagonal * diagonal * (1 + 0x1p-20); // and what is rounded
}

static og_aabb random_box(og_random *random) {
  og_vec3 half;
  half.x = (og_scalar)og_random_between(random, 0.25, 0.75);
  half.y = (og_scalar)og_random_between(random, 0.25, 0.75);
  half.z = (og_scalar)og_random_between(random, 0.25, 0.75);
  return (og_aabb){{-half.x, -half.y, -half.z}, half};
}

static og_mat3 rounded(const og_scatter_turn *turn) {
  og_mat3 m;
  for (int k = 0; k < 3; k++)
    m.row[k] = (og_vec3){(og_scalar)turn->m[k][0], (og_scalar)turn->m[k][1], (og_scalar)turn->m[k][2]};
  return m;
}

static og_scatter_turn product(const og_scatter_turn *a, const og_scatter_turn *b) {
  og_scatter_turn r;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) r.m[i][j] = a->m[i][0] * b->m[0][j] + a->m[i][1] * b->m[1][j] + a->m[i][2] * b->m[2][j];
  return r;
}

// One box through all frames, added to every row.
static void turn_box(og_random *random, double tangent, tally *rows, findings *found) {
  static const og_vec3 pivot = {0, 0, 0};
  const og_aabb original = random_box(random);
  const og_scatter_turn turn = og_scatter_turn_about(og_scatter_direction(random), tangent);
  const og_mat3 once = rounded(&turn);
  og_scatter_turn all = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  og_aabb last = original, outer;
  double before = 0;
  for (int row = 0, frame = 0; row < ROWS; row++) {
    for (; frame < frames[row]; frame++) {
      all = product(&turn, &all);
      last = og_aabb_update(&last, &once, pivot, &outer);
    }
    const og_mat3 whole = rounded(&all);
    const og_aabb first = og_aabb_update(&original, &whole, pivot, &outer);
    const double of_first = volume(&first) / volume(&original), of_last = volume(&last) / volume(&original);
    tally *const t = &rows[row];
    t->first += of_first;
    t->last += of_last;
    t->first_most = fmax(t->first_most, of_first);
    t->last_least = fmin(t->last_least, of_last);
    found->beyond += volume(&first) > bound_of(&original);
    found->not_grown += of_last <= before;
    before = of_last;
  }
  found->boxes++;
}

static void add_rows(og_sheet *sheet, double tangent, const tally *rows) {
  for (int k = 0; k < ROWS; k++) {
    og_sheet_row(sheet);
    og_sheet_number(sheet, tangent);
    og_sheet_number(sheet, frames[k]);
    og_sheet_number(sheet, rows[k].first / (double)sheet->count);
    og_sheet_number(sheet, rows[k].first_most);
    og_sheet_number(sheet, rows[k].last / (double)sheet->count);
    og_sheet_number(sheet, rows[k].last_least);
  }
}

static bool work(og_sheet *sheet) {
  findings found = {0, 0, 0};
  double last = 0, first = 0;
  og_progress_start_steps(&sheet->progress, TURNS);
  for (int t = 0; t < TURNS; t++) {
    tally rows[ROWS];
    for (int k = 0; k < ROWS; k++) rows[k] = (tally){0, 0, 0, HUGE_VAL};
    for (size_t k = 0; k < sheet->count; k++) {
      og_random random;
      og_random_start(&random, "box-growth", sheet->seed, k);
      turn_box(&random, tangents[t], rows, &found);
    }
    add_rows(sheet, tangents[t], rows);
    first = fmax(first, rows[ROWS - 1].first_most);
    last = rows[ROWS - 1].last / (double)sheet->count;
    og_progress_step(&sheet->progress, (size_t)t + 1);
  }
  const int right = (found.beyond == 0) + (found.not_grown == 0);
  og_sheet_verdict(
      sheet, OG_UNNUMBERED,
      right == 2   ? OG_CLAIM_REPRODUCED
      : right == 1 ? OG_CLAIM_PARTLY
                   : OG_CLAIM_REFUTED,
      "of %zu boxes from the last frame %zu do not grow in every row; after 256 turns by %.2g rad they have %.3g times "
      "the volume on average, those from the first at most %.3g times; %zu of these are beyond the bound",
      found.boxes, found.not_grown, 2 * tangents[TURNS - 1], last, first, found.beyond);
  return true;
}

int og_study_box_growth(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
