#ifndef OG_ENCLOSURE_SOLVE_PASSING_TIMES_H
#define OG_ENCLOSURE_SOLVE_PASSING_TIMES_H

/// Times at which two bodies that translate may touch and part again.
///
/// Where they graze, a part of one is nearest then to a part of the other. A point or a disc meets another disc where
/// it passes through the disc's plane. The parts looked at are points and axes, and the planes across these axes. A
/// polytope has its own points; a cylinder or a cone has the middle and the ends of its axis. Two points, a point and
/// an axis, and a point and a plane pass each other at rational times. Bodies may graze at other times, too.
/// Cost: linear in the polytope's points, and a sort.

#include <gmp.h>

#include "spec/enclosure/problem.h"
#include "spec/number/rational.h"

typedef struct og_passing_times {
  mpq_t *at; // ascending, each once
  size_t count, room;
  size_t next; // the first that was not given out
} og_passing_times;

void og_passing_times_init(og_passing_times *times);
void og_passing_times_clear(og_passing_times *times);

/// Those of the motion, from 0 to its end.
void og_passing_times_find(og_passing_times *times, const og_enclosure_problem *problem);
/// The first in [lo, hi] of those after the ones that were given out. Those before lo are skipped for good.
bool og_passing_times_next(og_passing_times *times, og_rational *time, const og_rational *lo, const og_rational *hi);

#endif
