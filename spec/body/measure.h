#ifndef OG_MEASURE_H
#define OG_MEASURE_H

/// Lengths, areas and volumes on a problem's lattice, in the units of its input.

#include "spec/body/problem.h"
#include "spec/number/rational.h"

/// r = value / share, share > 0, where value is a sum of products of `power` lengths, each in steps of the lattice.
/// Cost: linear in the lattice's exponent.
void og_measure_set(og_rational *r, const og_int *value, long share, int power, const og_problem *lattice);

#endif
