#ifndef OG_PROOFS_RUN_H
#define OG_PROOFS_RUN_H

// What the code of E-ACSL calls when contracts run (proofs/run_contracts.py), in the place of its own run-time library.
//
// That one follows every block of memory, with a malloc of its own. Here no clause asks whether memory is valid, as Eva
// and WP show that, so nothing is followed: only clauses are counted. Of a clause that meets what is no number (NaN,
// infinities, a division by zero) nothing is decided, as contracts speak of numbers.

#include <stdbool.h>

// One place where a clause is checked. It is in a list, from the first time on.
typedef struct og_run_clause {
  const char *function, *name;
  long long held, undecided;
  bool is_listed;
  struct og_run_clause *next;
} og_run_clause;

// A function is checked until its checks have taken OG_RUN_SECONDS of the process; further calls go straight to it.
typedef struct og_run_function {
  double began, spent;
  int depth;
} og_run_function;

bool og_run_begin(og_run_function *function);
void og_run_end(og_run_function *function);
void og_run_decide(og_run_clause *clause, bool holds, const char *text, const char *file, int line);
void og_run_doubt(void);

// E-ACSL converts to rationals by these. GMP's own stop the program at what is no number; and its conversion back
// cuts digits off, where the machine rounds to nearest.
// The rationals are GMP's; the translated code declares them by another name.
void og_run_set_d(void *to, double x);
void og_run_div(void *to, const void *x, const void *y);
double og_run_get_d(const void *x);

// A clause, or one of E-ACSL's own conditions that a term of a clause has a value (its kind is RTE).
#define OG_RUN_CHECK(holds, data)                                                                                      \
  do {                                                                                                                 \
    if ((data)->kind[0] == 'R') {                                                                                      \
      if (!(holds)) og_run_doubt();                                                                                    \
    } else {                                                                                                           \
      static og_run_clause og_run_clause_here;                                                                         \
      og_run_clause_here.function = (data)->fct, og_run_clause_here.name = (data)->name;                               \
      og_run_decide(&og_run_clause_here, (holds), (data)->pred_txt, (data)->file, (data)->line);                       \
    }                                                                                                                  \
  } while (0)

#define OG_RUN_SET_D(to, x) og_run_set_d((to), (x))
#define OG_RUN_DIV(to, x, y) og_run_div((to), (x), (y))
#define OG_RUN_GET_D(x) og_run_get_d((x))
#define OG_RUN_IS_VALID(...) 1

#endif
