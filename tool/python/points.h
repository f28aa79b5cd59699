#ifndef OG_PYTHON_POINTS_H
#define OG_PYTHON_POINTS_H

/// Pairs of bodies from Python as numbers: reading JSON would take longer than the answer. The functions take plain
/// types, so that Python calls them without a header.

#include <stddef.h>

typedef struct og_python_pair og_python_pair;
/// What one thread needs.
og_python_pair *og_python_pair_new(void);
void og_python_pair_free(og_python_pair *pair);

/// The status of og_python_ask.
enum {
  OG_PYTHON_ANSWERED = 0,
  OG_PYTHON_REFUSED = 1, /* the checker refused the certificate: a defect of the solver */
  OG_PYTHON_NUMBERS = 2  /* numbers that are none, or a negative radius, or no point */
};

/// Of two hulls, each with a ball around it; `question`: OG_RELATION, OG_DISTANCE or OG_DEPTH. The certificate was
/// accepted by the checker. `value` is the exact text, freed by og_python_text_free; null of a relation, and of the
/// depth of bodies that do not meet. `relation` is "none" where the question leaves it open.
int og_python_ask(og_python_pair *pair, int question, const double *a, size_t a_count, double a_radius, const double *b,
                  size_t b_count, double b_radius, char **value, const char **relation);
void og_python_text_free(char *text);

#endif
