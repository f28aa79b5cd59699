// The solver and the checker of moving features and of motions, one case after the other: microseconds of processor
// time each, reading left out.
// usage: bench_moving FILE...    (cases of the questions vertex-face, edge-edge and motion; - is standard input)

#include <stdio.h>
#include <time.h>

#include "spec/motion/solve/motion.h"
#include "spec/moving/solve/moving.h"
#include "tool/format/line_reader.h"
#include "tool/format/read_case.h"

typedef struct tally {
  const char *name;
  long count, hits, undecided;
  double sum, worst;
} tally;

enum { VERTEX_FACE, EDGE_EDGE, RATIONAL, SPINNING, KINDS };

typedef struct bench {
  tally kind[KINDS];
  og_moving_answer moving;
  og_rigid_solver *solver;
  og_rigid_answer rigid;
} bench;

static double microseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return 1e6 * (double)t.tv_sec + 1e-3 * (double)t.tv_nsec;
}

static void add(tally *t, double took, bool hit, bool undecided) {
  t->count++;
  t->hits += hit;
  t->undecided += undecided;
  t->sum += took;
  if (took > t->worst) t->worst = took;
}

static bool solve(bench *b, const og_case *one) {
  const double start = microseconds();
  if (one->question == OG_MOTION) {
    if (og_solve_rigid(b->solver, &one->rigid, &b->rigid) == OG_RIGID_REFUSED) return false;
    const double took = microseconds() - start;
    const og_rigid_kind kind = b->rigid.finding.kind;
    add(&b->kind[og_rigid_problem_spins(&one->rigid) ? SPINNING : RATIONAL], took, kind == OG_RIGID_FIRST,
        b->rigid.outcome != OG_RIGID_ANSWERED);
    return true;
  }
  if (!og_question_is_of_moving(one->question)) return false;
  if (og_solve_moving(&one->moving, &b->moving) != OG_MOVING_ACCEPTED) return false;
  add(&b->kind[one->question == OG_VERTEX_FACE ? VERTEX_FACE : EDGE_EDGE], microseconds() - start,
      b->moving.finding.hit, false);
  return true;
}

static bool run_file(bench *b, const char *name) {
  og_line_reader lines;
  og_case one;
  og_complaint complaint;
  if (!og_line_reader_open(&lines, name, OG_DEFAULT_MAX_LINE, &complaint)) return false;
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_case_init(&one);
  og_input_status status = og_next_line(&lines, &complaint);
  bool good = true;
  for (; good && status == OG_INPUT_OK; status = og_next_line(&lines, &complaint))
    good = og_read_case(reader, lines.line, lines.length, &one, &complaint) == OG_INPUT_OK && solve(b, &one);
  if (!good) fprintf(stderr, "bench_moving: %s:%zu: no case of a motion\n", name, lines.number);
  og_line_reader_close(&lines);
  og_case_clear(&one);
  og_case_reader_free(reader);
  return good;
}

int main(int argc, char **argv) {
  bench b = {.kind = {{.name = "vertex-face"}, {.name = "edge-edge"}, {.name = "motion, rational"},
                      {.name = "motion, constant angular velocity"}}};
  og_moving_answer_init(&b.moving);
  og_rigid_answer_init(&b.rigid);
  b.solver = og_rigid_solver_new();
  bool good = true;
  for (int k = 1; k < argc && good; k++) good = run_file(&b, argv[k]);
  printf("| | cases | hits | undecided | mean us | worst us |\n|---|--:|--:|--:|--:|--:|\n");
  for (int k = 0; k < KINDS; k++) {
    const tally *t = &b.kind[k];
    if (t->count > 0)
      printf("| %s | %ld | %ld | %ld | %.1f | %.0f |\n", t->name, t->count, t->hits, t->undecided,
             t->sum / (double)t->count, t->worst);
  }
  og_moving_answer_clear(&b.moving);
  og_rigid_answer_clear(&b.rigid);
  og_rigid_solver_free(b.solver);
  return good ? 0 : 2;
}
