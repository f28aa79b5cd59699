// The algorithms behind the door sweep side by side, on random motions.
//
//   bench_sweeps [--algorithm ID] [--rounds N]
//
// A row: nanoseconds a sweep on spheres, polygons and solids of 4 to 10 points, all on a lattice; as many as it
// answers, of 300 each. Processor time of one thread, the least of the rounds (5).

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ref/registry.h"
#include "tests/shared/random_sweep.h"

enum { FAMILIES = 3, CASES = 300, REPEATED = 4 };

static or_sweep motion[FAMILIES][CASES];

// Of this thread: others use the machine, too.
static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

// The cases of the family that it answers, into `taken`.
static int answered(const og_door_sweep *door, const or_sweep *cases, const og_sweep_input **taken) {
  int count = 0;
  for (int k = 0; k < CASES; k++)
    if (og_sweep_run(door, &cases[k].input).outcome == OG_OUTCOME_ANSWERED) taken[count++] = &cases[k].input;
  return count;
}

static void measure(const og_door_sweep *door, int family, int rounds) {
  const og_sweep_input *taken[CASES];
  const int count = answered(door, motion[family], taken);
  double least = HUGE_VAL;
  volatile int steps = 0;
  for (int round = 0; round < rounds; round++) {
    const double begin = seconds();
    for (int again = 0; again < REPEATED; again++)
      for (int k = 0; k < count; k++) steps += og_sweep_run(door, taken[k]).iterations;
    const double time = seconds() - begin;
    if (time < least) least = time;
  }
  if (steps < 0) abort(); // so that no call is left out
  if (count == 0) printf(" %10s %6s", "-", "0");
  else printf(" %10.0f %6d", 1e9 * least / (REPEATED * count), count);
}

int main(int argc, char **argv) {
  const char *only = NULL;
  int rounds = 5;
  for (int k = 1; k + 1 < argc; k += 2) {
    if (strcmp(argv[k], "--algorithm") == 0) only = argv[k + 1];
    else if (strcmp(argv[k], "--rounds") == 0) rounds = atoi(argv[k + 1]);
  }
  for (int family = 0; family < FAMILIES; family++)
    for (int k = 0; k < CASES; k++) {
      or_sweep_init(&motion[family][k]);
      or_sweep_make(&motion[family][k], family, 3 * (uint64_t)k);
    }
  printf("%-26s", "ns a sweep, of cases");
  for (int family = 0; family < FAMILIES; family++) printf(" %17s", or_sweep_family_name(family));
  printf("\n");
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *one = og_algorithm_at(k);
    if (one->sweep == NULL || (only != NULL && strcmp(only, one->id) != 0)) continue;
    printf("%-26s", one->id);
    for (int family = 0; family < FAMILIES; family++) measure(one->sweep, family, rounds);
    printf("\n");
  }
  for (int family = 0; family < FAMILIES; family++)
    for (int k = 0; k < CASES; k++) or_sweep_clear(&motion[family][k]);
  return 0;
}
