#include "proofs/run.h"

#include <gmp.h>
#include <math.h>
#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// A quotient by this number stands for an absolute value (run.ml).
#define ABSOLUTE 715827882715827881UL

enum { FALSE_CONTRACT = 86 }; // the exit status of a program in which a clause is false

static og_run_clause *clauses;
static bool is_in_doubt;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time); // what other processes do counts nothing
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static double limit(void) {
  static double seconds = -1;
  const char *said = getenv("OG_RUN_SECONDS");
  if (seconds < 0) seconds = said != NULL ? atof(said) : 1;
  return seconds;
}

bool og_run_begin(og_run_function *function) {
  if (function->depth == 0) {
    if (function->spent >= limit()) return false;
    function->began = now();
  }
  function->depth++;
  return true;
}

void og_run_end(og_run_function *function) {
  if (--function->depth == 0) function->spent += now() - function->began;
}

void og_run_doubt(void) { is_in_doubt = true; }

void og_run_set_d(void *to, double x) {
  if (!isfinite(x)) is_in_doubt = true;
  mpq_set_d((mpq_ptr)to, isfinite(x) ? x : 0);
}

void og_run_div(void *to, const void *x, const void *y) {
  if (mpq_cmp_ui((mpq_srcptr)y, ABSOLUTE, 1) == 0) {
    mpq_abs(to, x);
  } else if (mpq_sgn((mpq_srcptr)y) != 0) {
    mpq_div(to, x, y);
  } else {
    is_in_doubt = true;
    mpq_set_ui(to, 0, 1);
  }
}

// Numbers below the normal ones have fewer digits: MPFR is told of their range.
double og_run_get_d(const void *x) {
  const mpfr_exp_t least = mpfr_get_emin(), most = mpfr_get_emax();
  mpfr_t y;
  mpfr_init2(y, 53);
  mpfr_set_emin(-1073);
  mpfr_set_emax(1024);
  const int way = mpfr_set_q(y, x, MPFR_RNDN);
  mpfr_subnormalize(y, way, MPFR_RNDN);
  const double rounded = mpfr_get_d(y, MPFR_RNDN);
  mpfr_set_emin(least);
  mpfr_set_emax(most);
  mpfr_clear(y);
  return rounded;
}

// A file of this process's own in the folder OG_RUN_COUNTS.
static FILE *record(const char *what) {
  const char *folder = getenv("OG_RUN_COUNTS");
  char name[4096];
  if (folder == NULL) return NULL;
  if (snprintf(name, sizeof name, "%s/%s.%ld", folder, what, (long)getpid()) >= (int)sizeof name) return NULL;
  return fopen(name, "w");
}

__attribute__((destructor)) static void write_counts(void) {
  FILE *file = clauses != NULL ? record("counts") : NULL;
  for (const og_run_clause *c = clauses; file != NULL && c != NULL; c = c->next)
    fprintf(file, "%s\t%s\t%lld\t%lld\n", c->function, c->name, c->held, c->undecided);
  if (file != NULL) fclose(file);
}

static bool is_condition(const char *name) {
  static const char end[] = " applies";
  const size_t length = strlen(name), tail = sizeof end - 1;
  return length > tail && strcmp(name + length - tail, end) == 0;
}

void og_run_decide(og_run_clause *clause, bool holds, const char *text, const char *file, int line) {
  if (!clause->is_listed) {
    clause->is_listed = true;
    clause->next = clauses;
    clauses = clause;
  }
  if (is_in_doubt) {
    is_in_doubt = false;
    clause->undecided++;
  } else if (holds) {
    clause->held++;
  } else if (!is_condition(clause->name)) {
    FILE *found = record("false");
    FILE *both[] = {stderr, found};
    for (int k = 0; k < 2; k++)
      if (both[k] != NULL)
        fprintf(both[k], "%s: %s is false (%s:%d)\n%s\n", clause->function, clause->name, file, line, text);
    if (found != NULL) fclose(found);
    write_counts();
    fflush(NULL);
    _exit(FALSE_CONTRACT);
  }
}
