#ifndef OR_RANDOM_PAIR_H
#define OR_RANDOM_PAIR_H

/// Random and degenerate pairs of moving bodies, the same on every machine for the same family and seed.

#include <stdio.h>

#include "spec/body/problem.h"

#define OR_PAIR_POINTS 16

/// xorshift64*: the whole state. Where there is a tape, its bytes come first: what a fuzzer changes there is what is
/// drawn.
typedef struct or_random {
  uint64_t state;
  const uint8_t *tape;
  size_t left; // bytes of it
} or_random;

or_random or_random_seeded(uint64_t seed);
/// Draws a byte of the tape for each integer of a small range, eight for anything else; after its end, 0 as a seed.
or_random or_random_taped(const uint8_t *tape, size_t size);
uint64_t or_random_bits(or_random *random);
/// A number in low..high, both included.
int or_random_int(or_random *random, int low, int high);
/// A double in [-1, 1).
double or_random_uniform(or_random *random);

typedef struct or_pair {
  const char *family;
  uint64_t seed;
  size_t na, nb;
  double a[3 * OR_PAIR_POINTS], b[3 * OR_PAIR_POINTS];
  double ra, rb;
  double va[3], vb[3];
  bool has_until;
  double until;
} or_pair;

size_t or_pair_family_count(void);

/// Fills the pair of that family (0 <= family < or_pair_family_count()) and seed.
void or_pair_make(or_pair *pair, size_t family, uint64_t seed);

/// The pair with its motion, as a problem.
og_problem_status or_pair_problem(og_problem *problem, const or_pair *pair);

/// Does the problem's lattice hold exactly these doubles? (In the oracle's own arithmetic.)
bool or_pair_is_problem(const or_pair *pair, const og_problem *problem);

/// Family, seed and every number as a hex float.
void or_pair_print(FILE *file, const or_pair *pair);

#endif
