// Broad phases side by side: every algorithm behind the door of overlaps on the scenes of box_scene.h.
//
//   bench_overlaps [--algorithm ID] [--scene NAME] [--count N] [--rounds N] [--most SECONDS]
//
// A row: nanoseconds a box of the step that inserts all boxes into an empty scene, and of one that moves them all a
// little; the pairs; what the first step counted, a box. Processor time of one thread, the least of the rounds (3). An
// algorithm that took longer than SECONDS (2) with fewer boxes is left out.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ref/door/overlaps.h"
#include "ref/registry.h"
#include "tests/shared/box_scene.h"

static const int32_t counts[] = {10000, 100000, 1000000};
enum { COUNTS = sizeof counts / sizeof *counts, PAIRS_PER_BOX = 16 };

typedef struct wish {
  const char *algorithm, *scene;
  int32_t count; // 0 for all
  int rounds;
  double most;
} wish;

typedef struct cost {
  double insert, move; // seconds
  int64_t pairs;
  og_overlaps_work work;
} cost;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void *some(size_t count, size_t size) {
  void *const p = calloc(count, size);
  if (p == NULL) abort();
  return p;
}

static double time_step(const og_door_overlaps *door, og_block block, const og_change *change, int32_t count,
                        og_pairs *begun, og_pairs *ended) {
  const double start = now();
  if (og_overlaps_step(door, block, change, count, begun, ended) != OG_OUTCOME_ANSWERED) {
    fputs("bench_overlaps: a step has no answer\n", stderr);
    exit(1);
  }
  return now() - start;
}

static cost measure(const og_algorithm *a, og_scene_kind kind, int32_t count, const wish *w) {
  const og_scene_limits limits = {count, (int64_t)PAIRS_PER_BOX * count};
  const og_block block = {some(1, og_overlaps_bytes(a->overlaps, &limits)), og_overlaps_bytes(a->overlaps, &limits)};
  og_aabb *const box = some((size_t)count, sizeof *box);
  og_change *const change = some((size_t)count, sizeof *change);
  og_pairs begun = {some((size_t)limits.pairs, sizeof(og_index_pair)), limits.pairs, 0};
  og_pairs ended = {some((size_t)limits.pairs, sizeof(og_index_pair)), limits.pairs, 0};
  cost least = {1e9, 1e9, 0, {0, 0, 0}};
  for (int round = 0; round < w->rounds; round++) {
    if (og_overlaps_start(a->overlaps, block, &limits) != OG_OUTCOME_ANSWERED) exit(1);
    og_scene_make(kind, count, 1, box);
    for (int32_t k = 0; k < count; k++) change[k] = (og_change){OG_INSERT, k, box[k]};
    const double insert = time_step(a->overlaps, block, change, count, &begun, &ended);
    least.pairs = begun.count;
    least.work = a->overlaps->work(block.at);
    og_scene_move(2, count, box);
    for (int32_t k = 0; k < count; k++) change[k] = (og_change){OG_MOVE, k, box[k]};
    const double move = time_step(a->overlaps, block, change, count, &begun, &ended);
    if (insert < least.insert) least.insert = insert;
    if (move < least.move) least.move = move;
    if (insert + move > w->most) break;
  }
  free(begun.pair);
  free(ended.pair);
  free(change);
  free(box);
  free(block.at);
  return least;
}

static void print_rows(const og_algorithm *a, og_scene_kind kind, const wish *w) {
  for (int c = 0; c < COUNTS; c++) {
    const int32_t count = counts[c];
    if (w->count != 0 && w->count != count) continue;
    const cost t = measure(a, kind, count, w);
    const double per = 1.0 / count;
    printf("%-9s %8d  %-18s %10.0f %10.0f %10lld %10.1f %10.1f\n", og_scene_name(kind), count, a->id,
           1e9 * t.insert * per, 1e9 * t.move * per, (long long)t.pairs, (double)t.work.tests * per,
           (double)t.work.visits * per);
    fflush(stdout);
    // The next is ten times as large, and may take a hundred times as long.
    if (t.insert > w->most || (c + 1 < COUNTS && t.work.tests > 1000 * (int64_t)count && t.insert > w->most / 100))
      return;
  }
}

static bool read_wish(wish *w, int argc, char **argv) {
  *w = (wish){NULL, NULL, 0, 3, 2};
  for (int k = 1; k < argc; k += 2) {
    if (k + 1 == argc) return false;
    if (strcmp(argv[k], "--algorithm") == 0) w->algorithm = argv[k + 1];
    else if (strcmp(argv[k], "--scene") == 0) w->scene = argv[k + 1];
    else if (strcmp(argv[k], "--count") == 0) w->count = (int32_t)strtol(argv[k + 1], NULL, 10);
    else if (strcmp(argv[k], "--rounds") == 0) w->rounds = (int)strtol(argv[k + 1], NULL, 10);
    else if (strcmp(argv[k], "--most") == 0) w->most = strtod(argv[k + 1], NULL);
    else return false;
  }
  return true;
}

int main(int argc, char **argv) {
  wish w;
  if (!read_wish(&w, argc, argv)) {
    fputs("usage: bench_overlaps [--algorithm ID] [--scene NAME] [--count N] [--rounds N] [--most SECONDS]\n", stderr);
    return 2;
  }
  printf("%-9s %8s  %-18s %10s %10s %10s %10s %10s\n", "scene", "boxes", "algorithm", "insert ns", "move ns", "pairs",
         "tests", "visits");
  for (og_scene_kind kind = 0; kind < OG_SCENE_KINDS; kind++) {
    if (w.scene != NULL && strcmp(w.scene, og_scene_name(kind)) != 0) continue;
    for (int k = 0; k < og_algorithm_count(); k++) {
      const og_algorithm *const a = og_algorithm_at(k);
      if (a->overlaps == NULL || (w.algorithm != NULL && strcmp(w.algorithm, a->id) != 0)) continue;
      print_rows(a, kind, &w);
    }
  }
  return 0;
}
