#ifndef SIZED_PAIR_H
#define SIZED_PAIR_H

/// Pairs of bodies of as many vertices as one asks for, to see how a question's cost grows with them.

#include <stddef.h>

typedef struct sized_family {
  const char *name;
  const char *what;
  void (*make)(double *a, double *b, size_t count);
} sized_family;

/// The families, ended by one without a name. `make` writes 3 count numbers to each body; count is at least 8.
extern const sized_family sized_families[];

#endif
