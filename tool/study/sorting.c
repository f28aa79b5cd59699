#include "tool/study/sorting.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/gen/random.h"
#include "tool/study/sheet.h"

static const og_column columns[] = {
    {"sort", "sort", OG_COLUMN_NAME},
    {"n", "n", OG_COLUMN_COUNT},
    {"displacement", "moved by", OG_COLUMN_VALUE},
    {"inversions", "inversions", OG_COLUMN_VALUE},
    {"comparisons", "comparisons", OG_COLUMN_VALUE},
    {"moves", "moves", OG_COLUMN_VALUE},
    {"of_shuffled", "of shuffled %", OG_COLUMN_VALUE},
};

static const og_study_about about = {
    "origo study sorting",
    "Insertion sort and quicksort are fast on lists that are nearly sorted, such as the ends of intervals from one step to the "
    "next.",
    "Parac 2020, 5.3.1",
    "A sorted list of n numbers one apart, each moved at random by up to the displacement, and a shuffled one. Counted are "
    "comparisons of two numbers and moves of one (a swap is two), both an element, averaged over the lists; inversions are the pairs "
    "in wrong order, an element. The last column is comparisons and moves against those of the shuffled list. Quicksort "
    "takes the first number of a part for its pivot, the middle one, or the median of first, middle and last (Hoare's "
    "partition).",
    "A sort is fast on nearly sorted lists if for a displacement of 1 or less it makes at most half of what it makes on a shuffled "
    "list, and at most n log2 n comparisons. Reproduced: insertion sort is, and quicksort with every pivot. Partly: one of them "
    "is. Refuted: otherwise.",
    "lists of every kind",
    5,
    columns,
    sizeof columns / sizeof *columns,
};

typedef struct tally {
  double comparisons, moves;
} tally;

static bool is_less(tally *t, double a, double b) {
  t->comparisons++;
  return a < b;
}

static void swap(tally *t, double *a, double *b) {
  const double kept = *a;
  *a = *b;
  *b = kept;
  t->moves += 2;
}

// ---- the sorts ----

static void insertion_sort(tally *t, double *x, size_t n) {
  for (size_t k = 1; k < n; k++) {
    const double moved = x[k];
    size_t at = k;
    while (at > 0 && is_less(t, moved, x[at - 1])) {
      x[at] = x[at - 1];
      t->moves++;
      at--;
    }
    x[at] = moved;
    t->moves += at != k;
  }
}

typedef enum pivot { FIRST, MIDDLE, MEDIAN } pivot;

static double median(tally *t, double a, double b, double c) {
  if (is_less(t, b, a)) return is_less(t, c, b) ? b : is_less(t, c, a) ? c : a;
  return is_less(t, b, c) ? b : is_less(t, a, c) ? c : a;
}

static double pivot_of(tally *t, const double *x, size_t n, pivot how) {
  if (how == FIRST) return x[0];
  const double middle = x[(n - 1) / 2];
  return how == MIDDLE ? middle : median(t, x[0], middle, x[n - 1]);
}

// The first part has no number above the pivot, the second none below; neither is empty.
static size_t partition(tally *t, double *x, size_t n, pivot how) {
  const double p = pivot_of(t, x, n, how);
  size_t low = 0, high = n - 1;
  for (;;) {
    while (is_less(t, x[low], p)) low++;
    while (is_less(t, p, x[high])) high--;
    if (low >= high) return high + 1 < n ? high + 1 : n - 1;
    swap(t, &x[low++], &x[high--]);
  }
}

// The smaller part first, the larger one in this loop: never deeper than log2 n.
static void quicksort(tally *t, double *x, size_t n, pivot how) {
  while (n > 1) {
    const size_t first = partition(t, x, n, how);
    const bool smaller = first <= n - first;
    quicksort(t, smaller ? x : x + first, smaller ? first : n - first, how);
    x = smaller ? x + first : x;
    n = smaller ? n - first : first;
  }
}

enum { SORTS = 4 };
static const char *const sort_names[SORTS] = {"insertion", "quick first", "quick middle", "quick median"};

static void sort(tally *t, double *x, size_t n, int which) {
  if (which == 0) insertion_sort(t, x, n);
  else quicksort(t, x, n, (pivot)(which - 1));
}

// ---- lists ----

enum { SIZES = 2, LISTS = 5 };
static const size_t sizes[SIZES] = {1000, 10000};
// How far a number is moved, in distances of neighbours; the last stands for a shuffled list.
static const double displacement[LISTS] = {0, 0.5, 1, 10, HUGE_VAL};

static void draw(double *x, size_t n, double by, og_random *random) {
  for (size_t k = 0; k < n; k++) x[k] = (double)k + (isinf(by) ? 0 : og_random_between(random, -by, by));
  for (size_t k = n - 1; isinf(by) && k > 0; k--) {
    const size_t other = (size_t)og_random_integer(random, 0, (int64_t)k);
    const double kept = x[k];
    x[k] = x[other];
    x[other] = kept;
  }
}

// ---- the study ----

typedef struct bench {
  double *drawn, *x;
  double made[SORTS]; // comparisons and moves on the shuffled list
  bool fast[SORTS];
  double worst[SORTS]; // the share of it on lists moved by at most 1
  bool sorted;         // every list came out sorted
} bench;

static bool is_sorted(const double *x, size_t n) {
  for (size_t k = 1; k < n; k++)
    if (x[k] < x[k - 1]) return false;
  return true;
}

// All an element.
static tally measure(bench *b, const og_sheet *sheet, int which, size_t n, double by, double *inversions) {
  tally t = {0, 0};
  *inversions = 0;
  for (size_t k = 0; k < sheet->count; k++) {
    og_random random;
    og_random_start(&random, "sorting", sheet->seed, k);
    draw(b->drawn, n, by, &random);
    memcpy(b->x, b->drawn, n * sizeof *b->x);
    sort(&t, b->x, n, which);
    b->sorted = b->sorted && is_sorted(b->x, n);
    for (size_t i = 1; i < n; i++) // what is out of order is at most 2 by away
      for (size_t j = i; j > 0 && !isinf(by) && (double)(i - j) <= 2 * by; j--)
        *inversions += b->drawn[j - 1] > b->drawn[i];
  }
  const double all = (double)n * (double)sheet->count;
  *inversions = isinf(by) ? (double)NAN : *inversions / all;
  return (tally){t.comparisons / all, t.moves / all};
}

static void add_row(og_sheet *sheet, int which, size_t n, double by, double inversions, const tally *t, double share) {
  og_sheet_row(sheet);
  og_sheet_name(sheet, sort_names[which]);
  og_sheet_number(sheet, (double)n);
  og_sheet_number(sheet, isinf(by) ? (double)NAN : by);
  og_sheet_number(sheet, inversions);
  og_sheet_number(sheet, t->comparisons);
  og_sheet_number(sheet, t->moves);
  og_sheet_number(sheet, 100 * share);
}

static void measure_sort(bench *b, og_sheet *sheet, int which, size_t n) {
  // From the shuffled list down: the others are told as a share of it.
  for (int k = LISTS - 1; k >= 0; k--) {
    double inversions;
    const tally t = measure(b, sheet, which, n, displacement[k], &inversions);
    if (k == LISTS - 1) b->made[which] = t.comparisons + t.moves;
    const double share = og_sheet_share(t.comparisons + t.moves, b->made[which]);
    add_row(sheet, which, n, displacement[k], inversions, &t, share);
    if (displacement[k] > 1) continue;
    b->fast[which] = b->fast[which] && share <= 0.5 && t.comparisons <= log2((double)n);
    b->worst[which] = fmax(b->worst[which], share);
  }
}

static void conclude(og_sheet *sheet, const bench *b) {
  int fast = 0;
  for (int k = 1; k < SORTS; k++) fast += b->fast[k];
  const og_claim_verdict verdict = b->fast[0] && fast == SORTS - 1 ? OG_CLAIM_REPRODUCED
                                   : b->fast[0] || fast > 0        ? OG_CLAIM_PARTLY
                                                                   : OG_CLAIM_REFUTED;
  og_sheet_verdict(
      sheet, 16, verdict,
      "insertion sort is %s: at most %.2g %% of what a shuffled list takes; quicksort is with %d of %d pivots: "
      "%.0f %% with the first number, %.0f %% with the middle one, %.0f %% with a median of three",
      b->fast[0] ? "fast" : "not fast", 100 * b->worst[0], fast, SORTS - 1, 100 * b->worst[1], 100 * b->worst[2],
      100 * b->worst[3]);
}

static bool work(og_sheet *sheet) {
  const size_t most = sizes[SIZES - 1];
  bench b = {.drawn = og_grow(NULL, most, sizeof *b.drawn), .x = og_grow(NULL, most, sizeof *b.x), .sorted = true};
  size_t step = 0;
  og_progress_start_steps(&sheet->progress, SORTS * SIZES);
  for (int which = 0; which < SORTS; which++) {
    b.fast[which] = true;
    for (int k = 0; k < SIZES; k++) {
      measure_sort(&b, sheet, which, sizes[k]);
      og_progress_step(&sheet->progress, ++step);
    }
  }
  conclude(sheet, &b);
  free(b.drawn);
  free(b.x);
  return b.sorted;
}

int og_study_sorting(int argc, char **argv) { return og_sheet_command(&about, work, argc, argv); }
