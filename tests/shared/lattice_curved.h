#ifndef OR_LATTICE_CURVED_H
#define OR_LATTICE_CURVED_H

/// Random pairs of a cylinder or a cone and any convex body, rounded or not. All numbers are small integers, so that
/// many pairs touch; each kind of pair is as frequent as the others.

#include "spec/body/shape.h"
#include "spec/enclosure/problem.h"
#include "tests/shared/random_pair.h"

enum { OR_LATTICE_POINTS = 6 }; // at most, of a polytope

typedef enum or_curved_kind {
  OR_POLYTOPE_CYLINDER,
  OR_POLYTOPE_CONE,
  OR_CYLINDER_CYLINDER,
  OR_CYLINDER_CONE,
  OR_CONE_CONE,
  OR_CURVED_KINDS
} or_curved_kind;

typedef struct or_lattice_curved {
  or_random random;
  or_curved_kind kind;
  bool is_rounded;
  og_shape shape;
  long at[2][3]; // where the bodies are
  og_exact_body body[2];
  og_enclosure_problem problem;
} or_lattice_curved;

void or_lattice_curved_init(or_lattice_curved *pair, uint64_t seed);
void or_lattice_curved_clear(or_lattice_curved *pair);

/// Makes the next pair, at rest. The coordinates of both bodies' places are -spread to spread.
void or_lattice_curved_make(or_lattice_curved *pair, int spread);

// ---- what became of them ----

enum { OR_OUTCOMES = 5 };

/// Counts of pairs by kind, in columns that a test names.
typedef struct or_curved_tally {
  const char *outcome[OR_OUTCOMES]; // NULL after the last
  long pairs[OR_CURVED_KINDS], rounded[OR_CURVED_KINDS], count[OR_CURVED_KINDS][OR_OUTCOMES];
} or_curved_tally;

void or_curved_tally_add(or_curved_tally *tally, const or_lattice_curved *pair);
/// Adds one to the outcome where `is_so`.
void or_curved_tally_note(or_curved_tally *tally, const or_lattice_curved *pair, int outcome, bool is_so);
long or_curved_tally_sum(const or_curved_tally *tally, int outcome);
/// Prints a table in Markdown.
void or_curved_tally_print(const or_curved_tally *tally);

#endif
