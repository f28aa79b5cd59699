#ifndef OG_SOLVER_PASSING_TIMES_H
#define OG_SOLVER_PASSING_TIMES_H

/// Times at which two bodies that translate may touch and part again.
///
/// Where they graze, a part of one is nearest then to a part of the other; a disc or a point meets another disc where it
/// passes through its plane. The parts are points (of a polytope its own; of a cylinder or a cone the middle and the ends
/// of its axis), axes, and the planes across them. Of two points, and of a point and an axis or a plane, that time is
/// rational. A search that looks at just these times finds contacts of a single moment.
/// Cost: linear in the points, and a sort.

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
