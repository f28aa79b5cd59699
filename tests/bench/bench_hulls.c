// Hulls of the points of one case, on standard input: the reference's quickhull, the exact hull with its certificate
// checked, and the checker alone. A line each: what, nanoseconds of processor time, facets. The second time counts, in
// memory that is there.

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ref/registry.h"
#include "spec/hull/solve/hull.h"
#include "tool/format/line_reader.h"
#include "tool/format/read_case.h"
#include "tool/run/make_hull.h"

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
  return 1e9 * (double)at.tv_sec + (double)at.tv_nsec;
}

static void measure_reference(const char *id, const og_hull_problem *problem) {
  const og_door_hull *door = og_algorithm_by_id(id)->hull;
  og_made_hull made;
  og_made_hull_init(&made);
  double took = 0;
  og_outcome outcome = OG_OUTCOME_OUT_OF_RANGE;
  for (int k = 0; k < 2 && og_make_hull_input(&made, problem); k++) {
    const double start = now();
    outcome = og_hull_run(door, made.point, made.count, &made.room);
    took = now() - start;
  }
  if (outcome == OG_OUTCOME_ANSWERED) printf("%s %.0f %d\n", id, took, made.room.facet_count);
  og_made_hull_clear(&made);
}

static void measure_exact(const og_hull_problem *problem) {
  og_hull_answer answer;
  og_hull_answer_init(&answer);
  double took = 0, checked = 0;
  for (int k = 0; k < 2; k++) {
    double start = now();
    if (og_solve_hull(problem, &answer) != OG_HULL_ACCEPTED) abort();
    took = now() - start;
    start = now();
    if (og_check_hull(problem, &answer.certificate, &answer.finding) != OG_HULL_ACCEPTED) abort();
    checked = now() - start;
  }
  printf("exact %.0f %zu\nchecker %.0f %zu\n", took, answer.finding.facets.count, checked, answer.finding.facets.count);
  og_hull_answer_clear(&answer);
}

int main(void) {
  og_complaint complaint;
  og_line_reader lines;
  og_case one;
  og_case_init(&one);
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  if (!og_line_reader_open(&lines, "-", (size_t)1 << 28, &complaint) ||
      og_next_line(&lines, &complaint) != OG_INPUT_OK ||
      og_read_case(reader, lines.line, lines.length, &one, &complaint) != OG_INPUT_OK || one.question != OG_HULL) {
    fprintf(stderr, "bench_hulls: %s\n", complaint.text);
    return 2;
  }
  measure_reference("hull-quickhull", &one.hull);
  measure_exact(&one.hull);
  og_case_reader_free(reader);
  og_case_clear(&one);
  og_line_reader_close(&lines);
  return 0;
}
