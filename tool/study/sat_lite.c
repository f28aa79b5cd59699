#include "tool/study/sat_lite.h"

#include <string.h>

#include "ref/separation/sat_lite.h"
#include "ref/separation/sat_obb.h"
#include "tool/run/exact_pair.h"
#include "tool/study/box_placement.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"placement", "placement", OG_COLUMN_NAME},
    {"shape", "boxes", OG_COLUMN_NAME},
    {"gap", "gap", OG_COLUMN_VALUE},
    {"pairs", "pairs", OG_COLUMN_COUNT},
    {"apart", "apart", OG_COLUMN_COUNT},
    {"settled_lite", "by 6 axes %", OG_COLUMN_VALUE},
    {"settled_obb", "by 15 %", OG_COLUMN_VALUE},
    {"wrong", "wrong", OG_COLUMN_COUNT},
};

// Points of percentage to either side of the claim's 85 that still count as 85.
#define SLACK 3

static const og_study_about about = {
    "origo study sat-lite",
    "Six axes, the face normals of both, settle 85 % of the pairs of boxes that are apart (SAT lite).",
    "Varjus 2018, 2.7, after van den Bergen 1997; how his boxes lay is not told",
    "Pairs of boxes in four kinds of placement. The exact solver says which are apart. Of those the share is taken "
    "that sat-lite says are apart, and for comparison sat-obb. 'wrong' are pairs said to be apart that are not. "
    "Placement gap: random orientations, B moved along a random line until it touches A and on "
    "by the gap, in half diagonals. Ball: sides from 1/20 to 1, any place, kept where the balls around the "
    "boxes meet: candidates of a broad phase. AABB: kept where the upright boxes around them meet. Trees: the "
    "pairs that the traversal of two trees of boxes tests (two tori of 1024 triangles, every box with the axes "
    "of its model).",
    "for each placement, 85 % holds where the share is within 3 points of it. Reproduced: it holds for ball, "
    "AABB and trees, the placements of a use. Partly: it holds for some placement, or the shares lie on both "
    "sides of it. Refuted: otherwise.",
    "pairs of every placement (trees: a traversal for every 25)",
    4000,
    columns,
    sizeof columns / sizeof *columns,
};

typedef struct tally {
  og_exact_pair exact;
  size_t pairs, apart, lite, obb, wrong;
  bool solved; // all of them
} tally;

static void take(void *context, const og_obb *a, const og_obb *b) {
  tally *t = context;
  og_vec3 corner[2][8];
  og_obb_corners(corner[0], a);
  og_obb_corners(corner[1], b);
  const og_body body[2] = {{.vertex = corner[0], .vertex_count = 8}, {.vertex = corner[1], .vertex_count = 8}};
  t->solved = og_exact_pair_relate(&t->exact, &body[0], &body[1]) && t->solved;
  const bool lite = og_sat_lite(a, b).apart, obb = og_sat_obb(a, b).apart;
  t->pairs++;
  if (t->exact.relation == OG_SEPARATED) {
    t->apart++;
    t->lite += lite;
    t->obb += obb;
  } else {
    t->wrong += lite || obb;
  }
}

static void add_row(og_sheet *sheet, const og_box_placement *placement, const tally *t) {
  og_sheet_row(sheet);
  og_sheet_name(sheet, placement->name);
  og_sheet_name(sheet, placement->shape);
  og_sheet_number(sheet, placement->gap);
  og_sheet_number(sheet, (double)t->pairs);
  og_sheet_number(sheet, (double)t->apart);
  og_sheet_number(sheet, 100 * og_sheet_share((double)t->lite, (double)t->apart));
  og_sheet_number(sheet, 100 * og_sheet_share((double)t->obb, (double)t->apart));
  og_sheet_number(sheet, (double)t->wrong);
}

typedef struct summary {
  double least, most; // share settled, over all placements
  double use[3];      // of ball, AABB and trees
  int in_use_holding; // of these
  int holding;        // of all placements
} summary;

static void sum_up(summary *s, const og_box_placement *placement, const tally *t) {
  // Where no pair is apart the share is no number, which holds nothing.
  const double share = 100 * og_sheet_share((double)t->lite, (double)t->apart);
  const bool holds = fabs(share - 85) <= SLACK;
  s->least = fmin(s->least, share);
  s->most = fmax(s->most, share);
  s->holding += holds;
  if (placement->placing == OG_PLACING_GAP) return;
  s->in_use_holding += holds;
  s->use[placement->placing - OG_PLACING_BALL] = share;
}

static void conclude(og_sheet *sheet, const summary *s) {
  const bool around = s->least < 85 && s->most > 85;
  const og_claim_verdict verdict = s->in_use_holding == 3     ? OG_CLAIM_REPRODUCED
                                   : s->holding > 0 || around ? OG_CLAIM_PARTLY
                                                              : OG_CLAIM_REFUTED;
  og_sheet_verdict(
      sheet, 2, verdict,
      "the share settled goes from %.0f to %.0f %% with placement and shape; it is %.1f %% for candidates by "
      "ball, %.1f %% by AABB, %.1f %% in trees; within %d points of 85 %% for %d of %d placements",
      s->least, s->most, s->use[0], s->use[1], s->use[2], SLACK, s->holding, og_box_placement_count());
}

static bool work(og_sheet *sheet) {
  tally t;
  og_exact_pair_init(&t.exact);
  t.solved = true;
  summary s = {.least = 100, .most = 0};
  const int count = og_box_placement_count();
  og_progress_start_steps(&sheet->progress, (size_t)count);
  for (int k = 0; k < count; k++) {
    const og_box_placement placement = og_box_placement_at(k);
    t.pairs = t.apart = t.lite = t.obb = t.wrong = 0;
    og_box_placement_draw(&placement, sheet->seed, sheet->count, take, &t);
    add_row(sheet, &placement, &t);
    sum_up(&s, &placement, &t);
    og_progress_step(&sheet->progress, (size_t)k + 1);
  }
  conclude(sheet, &s);
  og_exact_pair_clear(&t.exact);
  return t.solved;
}

int og_study_sat_lite(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
