// The algorithms behind the door mesh_pairs side by side, on two meshes.
//
//   bench_meshes [--algorithm ID|exact] [--scene NAME] [--rounds N]
//   bench_meshes --write NAME    the scene as a case
//
// A row: nanoseconds a triangle of building both trees; milliseconds of the walk, the rest, and of all; the pairs;
// tests of volumes and of triangles a pair. Processor time of one thread, the least of the rounds (5). bvh-query builds
// one tree.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/bench/mesh_scene.h"
#include "tests/shared/mesh_algorithms.h"

enum { ROOM = 2000000 };

// The least of some rounds.
static double time_of(const og_door_mesh_pairs *door, const og_mesh *a, const og_mesh *b, int rounds, og_pairs *found,
                      og_mesh_work *work) {
  og_block block = {NULL, og_mesh_pairs_bytes(door, a->triangles, b->triangles)};
  block.at = malloc(block.bytes);
  if (block.at == NULL) abort();
  memset(block.at, 0, block.bytes);
  double least = INFINITY;
  for (int k = 0; k < rounds; k++) {
    const double begin = or_thread_seconds();
    if (og_mesh_pairs_run(door, block, a, b, found, work) != OG_OUTCOME_ANSWERED) abort();
    const double time = or_thread_seconds() - begin;
    if (time < least) least = time;
  }
  free(block.at);
  return least;
}

static void measure(const og_algorithm *algorithm, const or_mesh_scene *s, int rounds, og_index_pair *pair) {
  const og_mesh a = or_mesh_view(&s->a), b = or_mesh_view(&s->b);
  og_pairs found = {pair, ROOM, 0};
  og_mesh_work work;
  // Against no mesh only trees are built; of the second one its own.
  const og_mesh none = {NULL, 0, NULL, 0, false};
  const double all = time_of(algorithm->mesh_pairs, &a, &b, rounds, &found, &work);
  og_mesh_work other;
  og_pairs no_pairs = {pair, 0, 0};
  const double build_a = time_of(algorithm->mesh_pairs, &a, &none, rounds, &no_pairs, &other);
  const double build_b = time_of(algorithm->mesh_pairs, &none, &b, rounds, &no_pairs, &other);
  const double build = build_a + build_b;
  const double pairs = found.count > 0 ? (double)found.count : 1;
  printf("%-10s %-16s %8.0f %9.2f %9.2f %8lld %9.1f %9.1f\n", s->name, algorithm->id,
         1e9 * build / (a.triangles + b.triangles), 1e3 * (all - build), 1e3 * all, (long long)found.count,
         (double)work.volume_tests / pairs, (double)work.triangle_tests / pairs);
}

// It has no walk of its own to tell apart.
static void measure_exact(const or_mesh_scene *s, int rounds) {
  long long pairs;
  const double all = or_mesh_scene_exact(s, rounds, &pairs);
  printf("%-10s %-16s %8s %9s %9.2f %8lld\n", s->name, "exact", "", "", 1e3 * all, pairs);
}

int main(int argc, char **argv) {
  const char *algorithm = NULL, *name = NULL;
  bool writes = false;
  int rounds = 5;
  for (int k = 1; k + 1 < argc; k += 2) {
    if (strcmp(argv[k], "--algorithm") == 0) algorithm = argv[k + 1];
    else if (strcmp(argv[k], "--scene") == 0) name = argv[k + 1];
    else if (strcmp(argv[k], "--write") == 0) writes = (name = argv[k + 1]) != NULL;
    else if (strcmp(argv[k], "--rounds") == 0) rounds = atoi(argv[k + 1]);
  }
  og_index_pair *const pair = malloc(ROOM * sizeof *pair);
  if (pair == NULL) return 1;
  if (!writes)
    printf("%-10s %-16s %8s %9s %9s %8s %9s %9s\n", "scene", "algorithm", "ns/tri", "walk ms", "all ms", "pairs",
           "N_v/pair", "N_p/pair");
  for (int k = 0; k < OR_MESH_SCENES; k++) {
    or_mesh_scene s = or_mesh_scene_make(k);
    const bool wanted = name == NULL || strcmp(name, s.name) == 0;
    if (wanted && writes) or_mesh_scene_write(&s);
    if (!wanted || writes) {
      or_mesh_scene_free(&s);
      continue;
    }
    for (int m = 0; m < OR_MESH_ALGORITHMS; m++) {
      const og_algorithm *const one = or_mesh_algorithm[m];
      if (algorithm != NULL && strcmp(algorithm, one->id) != 0) continue;
      // What is quadratic only where it ends soon.
      const bool is_quadratic = one == &og_algorithm_all_triangles || one == &og_algorithm_bvh_bottom_up;
      if (is_quadratic && s.a.triangles > 2000) continue;
      measure(one, &s, rounds, pair);
    }
    if (algorithm == NULL || strcmp(algorithm, "exact") == 0) measure_exact(&s, rounds);
    or_mesh_scene_free(&s);
  }
  free(pair);
  return 0;
}
