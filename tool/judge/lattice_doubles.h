#ifndef OG_LATTICE_DOUBLES_H
#define OG_LATTICE_DOUBLES_H

/// The points of an exact problem as floating-point numbers: rounded once, in world space.

#include "spec/body/problem.h"
#include "tool/run/round_quotient.h"

/// Writes three numbers a point of `points`, one of the two bodies of `problem`. False where one of them is not finite:
/// too large for the format. Cost: linear.
bool og_lattice_doubles(double *xyz, og_round_format format, const og_problem *problem, const og_points *points);

#endif
