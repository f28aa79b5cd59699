#include "tool/study/obb_axes.h"

#include <stdlib.h>
#include <string.h>

#include "ref/separation/sat_obb.h"
#include "spec/number/allocation.h"
#include "tool/study/box_placement.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"placement", "placement", OG_COLUMN_NAME},
    {"shape", "boxes", OG_COLUMN_NAME},
    {"gap", "gap", OG_COLUMN_VALUE},
    {"pairs", "pairs", OG_COLUMN_COUNT},
    {"meeting", "meeting %", OG_COLUMN_VALUE},
    {"table", "apart: table", OG_COLUMN_VALUE},
    {"edges_first", "edges 1st", OG_COLUMN_VALUE},
    {"random", "random", OG_COLUMN_VALUE},
    {"greedy", "greedy", OG_COLUMN_VALUE},
    {"all_table", "all: table", OG_COLUMN_VALUE},
    {"all_greedy", "greedy", OG_COLUMN_VALUE},
    {"meeting_for_7_5", "7.5 at meeting %", OG_COLUMN_VALUE},
};

// An average this near to 7.5 still counts as 7.5.
#define SLACK 0.5

static const og_study_about about = {
    "origo study obb-axes",
    "Of the 15 axes of two boxes 7.5 are tested on average, and 15 tests replace 144.",
    "Rasku 2003, 6.4, after Gottschalk, Lin and Manocha 1996",
    "The placements are those of sat-lite. Axes tested until one separates, averaged over the pairs apart, in "
    "four orders: of the table (faces of A, of B, edges: sat-obb's), edges first, random (the exact mean over "
    "all orders), and greedy (the order made for the very placement that next takes the axis that separates "
    "most of the pairs left). Pairs that meet take all 15 in any order; 'all' are averages over both. Last, "
    "the share of meeting pairs with which the table's order would average 7.5. (The traversal of binary trees "
    "that makes V tests descends from (V - 1) / 2 meeting pairs, so averages no less than 8 - 7 / V axes.) The "
    "144: two boxes have 6 + 6 face normals and 12 x 12 products of edges as candidates (the source counts 2 x "
    "6 x 12 tests of an edge against a face); for rotations by integer quaternions the different directions "
    "among them are counted exactly.",
    "the average holds for a placement where that of all its pairs, in the table's order, is within 0.5 of "
    "7.5. Reproduced: it holds for trees, the setting of the source, and no rotation leaves more than 15 "
    "directions. Partly: one of both, or it holds for another placement. Refuted: otherwise.",
    "pairs of every placement (trees: a traversal for every 25)",
    20000,
    columns,
    sizeof columns / sizeof *columns,
};

enum { AXES = 15 };

// ---- which axes separate ----

typedef struct masks {
  size_t count, capacity, meeting, differing;
  unsigned short *at; // a bit an axis, in the table's order
} masks;

static bool separates(const og_obb_pair *pair, og_vec3 axis, og_vec3 between) {
  og_scalar reach = 0;
  for (int k = 0; k < 3; k++)
    reach += pair->a->half[k] * og_abs(og_dot(axis, pair->a->axis[k])) +
             pair->b->half[k] * og_abs(og_dot(axis, pair->b->axis[k]));
  return og_abs(og_dot(axis, between)) - reach > pair->error;
}

static unsigned separating_axes(const og_obb_pair *pair) {
  const og_vec3 between = og_sub(pair->b->centre, pair->a->centre);
  unsigned found = 0;
  for (int k = 0; k < AXES; k++) {
    const og_vec3 axis = k < 3   ? pair->a->axis[k]
                         : k < 6 ? pair->b->axis[k - 3]
                                 : og_cross(pair->a->axis[(k - 6) / 3], pair->b->axis[(k - 6) % 3]);
    if (separates(pair, axis, between)) found |= 1u << k;
  }
  return found;
}

static int lowest(unsigned mask) {
  int k = 0;
  while (k < AXES && (mask >> k & 1) == 0) k++;
  return k < AXES ? k : -1;
}

static void take(void *context, const og_obb *a, const og_obb *b) {
  masks *m = context;
  og_obb_pair pair;
  if (og_obb_pair_make(&pair, a, b) != OG_OUTCOME_ANSWERED) return;
  const unsigned mask = separating_axes(&pair);
  // Rounding aside, both compute the same.
  m->differing += og_sat_obb(a, b).index != lowest(mask);
  if (m->count == m->capacity) {
    m->capacity = og_doubled(m->capacity);
    m->at = og_grow(m->at, m->capacity, sizeof *m->at);
  }
  m->at[m->count++] = (unsigned short)mask;
  m->meeting += mask == 0;
}

// ---- orders ----

// Mean number of axes tested for the pairs apart.
static double mean_in_order(const masks *m, const int order[AXES]) {
  double sum = 0;
  for (size_t i = 0; i < m->count; i++) {
    if (m->at[i] == 0) continue;
    int tested = 1;
    while ((m->at[i] >> order[tested - 1] & 1) == 0) tested++;
    sum += tested;
  }
  return og_sheet_share(sum, (double)(m->count - m->meeting));
}

// k of 15 axes separate: in a random order the first of them comes at (15 + 1) / (k + 1) on average.
static double mean_at_random(const masks *m) {
  double sum = 0;
  for (size_t i = 0; i < m->count; i++) {
    int k = 0;
    for (unsigned rest = m->at[i]; rest != 0; rest &= rest - 1) k++;
    if (k > 0) sum += 16.0 / (k + 1);
  }
  return og_sheet_share(sum, (double)(m->count - m->meeting));
}

static void make_greedy(const masks *m, int order[AXES]) {
  unsigned taken = 0;
  for (int place = 0; place < AXES; place++) {
    size_t gain[AXES] = {0};
    for (size_t i = 0; i < m->count; i++)
      if ((m->at[i] & taken) == 0)
        for (int k = 0; k < AXES; k++) gain[k] += m->at[i] >> k & 1;
    int best = -1;
    for (int k = 0; k < AXES; k++)
      if ((taken >> k & 1) == 0 && (best < 0 || gain[k] > gain[best])) best = k;
    order[place] = best;
    taken |= 1u << best;
  }
}

// ---- the candidates that fall together ----

typedef struct vector {
  int64_t x, y, z;
} vector;

static vector cross(vector a, vector b) {
  return (vector){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static bool is_zero(vector a) { return a.x == 0 && a.y == 0 && a.z == 0; }

// The columns of |q|^2 times the rotation by q, of components up to 9: entries up to 324, so that cross products of
// cross products, up to 2 (2 * 324^2)^2 < 2^37, are exact.
static void draw_axes(og_random *random, vector axis[3]) {
  int64_t q[4];
  do {
    for (int k = 0; k < 4; k++) q[k] = og_random_integer(random, -9, 9);
  } while (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0);
  const int64_t x = q[0], y = q[1], z = q[2], w = q[3];
  axis[0] = (vector){w * w + x * x - y * y - z * z, 2 * (x * y + z * w), 2 * (x * z - y * w)};
  axis[1] = (vector){2 * (x * y - z * w), w * w - x * x + y * y - z * z, 2 * (y * z + x * w)};
  axis[2] = (vector){2 * (x * z + y * w), 2 * (y * z - x * w), w * w - x * x - y * y + z * z};
}

// Different directions among 12 face normals and 144 products of edges; the sense does not count, nor does zero.
static int count_directions(const vector a[3], const vector b[3]) {
  vector known[12 + 144];
  int count = 0;
  for (int k = 0; k < 12 + 144; k++) {
    // Face k / 2 of a box has the normal of its axis; edge k / 4 runs along it.
    const vector candidate = k < 6    ? a[k / 2]
                             : k < 12 ? b[(k - 6) / 2]
                                      : cross(a[(k - 12) / 12 / 4], b[(k - 12) % 12 / 4]);
    bool is_new = !is_zero(candidate);
    for (int i = 0; i < count && is_new; i++) is_new = !is_zero(cross(candidate, known[i]));
    if (is_new) known[count++] = candidate;
  }
  return count;
}

typedef struct directions {
  size_t pairs, fifteen, fewer, more;
} directions;

static directions count_all_directions(uint64_t seed, size_t pairs) {
  directions d = {.pairs = pairs};
  for (size_t k = 0; k < pairs; k++) {
    og_random random;
    og_random_start(&random, "quaternion", seed, k);
    vector a[3], b[3];
    draw_axes(&random, a);
    draw_axes(&random, b);
    const int count = count_directions(a, b);
    if (count == AXES) d.fifteen++;
    else if (count < AXES) d.fewer++; // edges parallel, or a product along a face normal
    else d.more++;
  }
  return d;
}

// ---- the study ----

typedef struct summary {
  double use[3]; // mean over all pairs, table's order: ball, AABB, trees
  double meeting[3];
  double least, most; // mean over pairs apart, table's order
  int near;           // placements, gap ones among them, that average 7.5
  size_t differing, pairs;
} summary;

static void add_row(og_sheet *sheet, const og_box_placement *placement, const masks *m, summary *s) {
  static const int table[AXES] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};
  static const int edges_first[AXES] = {6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 1, 2, 3, 4, 5};
  int greedy[AXES];
  make_greedy(m, greedy);
  const double share = og_sheet_share((double)m->meeting, (double)m->count);
  const double by_table = mean_in_order(m, table), by_greedy = mean_in_order(m, greedy);
  // Without a pair apart its mean is not there, and has no weight.
  const double all_table = share == 1 ? AXES : share * AXES + (1 - share) * by_table;
  const double all_greedy = share == 1 ? AXES : share * AXES + (1 - share) * by_greedy;
  og_sheet_row(sheet);
  og_sheet_name(sheet, placement->name);
  og_sheet_name(sheet, placement->shape);
  const double numbers[] = {placement->gap,
                            (double)m->count,
                            100 * share,
                            by_table,
                            mean_in_order(m, edges_first),
                            mean_at_random(m),
                            by_greedy,
                            all_table,
                            all_greedy,
                            100 * fmax(0, (7.5 - by_table) / (AXES - by_table))};
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_sheet_number(sheet, numbers[k]);
  s->differing += m->differing;
  s->pairs += m->count;
  if (share < 1) s->least = fmin(s->least, by_table), s->most = fmax(s->most, by_table);
  if (placement->placing != OG_PLACING_GAP) {
    s->meeting[placement->placing - OG_PLACING_BALL] = 100 * share;
    s->use[placement->placing - OG_PLACING_BALL] = all_table;
  }
  s->near += fabs(all_table - 7.5) <= SLACK;
}

static void conclude(og_sheet *sheet, const summary *s, const directions *d) {
  const bool in_trees = fabs(s->use[2] - 7.5) <= SLACK, all_fifteen = d->more == 0 && d->fifteen > 0;
  const og_claim_verdict verdict = in_trees && all_fifteen      ? OG_CLAIM_REPRODUCED
                                   : s->near > 0 || all_fifteen ? OG_CLAIM_PARTLY
                                                                : OG_CLAIM_REFUTED;
  og_sheet_verdict(sheet, 3, verdict,
                   "pairs apart take %.2f to %.2f axes in the table's order, so the average is the share of "
                   "meeting pairs: %.1f axes by ball (%.0f %% meet), %.1f by AABB (%.0f %%), %.1f in trees "
                   "(%.0f %%); within 0.5 of 7.5 in %d of %d placements; 156 candidates make 15 directions in "
                   "%zu of %zu exact rotations, fewer in %zu, more in %zu; sat-obb found another axis than the "
                   "direct test in %zu of %zu pairs",
                   s->least, s->most, s->use[0], s->meeting[0], s->use[1], s->meeting[1], s->use[2], s->meeting[2],
                   s->near, og_box_placement_count(), d->fifteen, d->pairs, d->fewer, d->more, s->differing, s->pairs);
}

static bool work(og_sheet *sheet) {
  masks m = {.at = NULL};
  summary s = {.least = AXES, .most = 0};
  const int count = og_box_placement_count();
  og_progress_start_steps(&sheet->progress, (size_t)count);
  for (int k = 0; k < count; k++) {
    const og_box_placement placement = og_box_placement_at(k);
    m.count = m.meeting = m.differing = 0;
    og_box_placement_draw(&placement, sheet->seed, sheet->count, take, &m);
    add_row(sheet, &placement, &m, &s);
    og_progress_step(&sheet->progress, (size_t)k + 1);
  }
  free(m.at);
  const directions d = count_all_directions(sheet->seed, sheet->count);
  conclude(sheet, &s, &d);
  return true;
}

int og_study_obb_axes(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
