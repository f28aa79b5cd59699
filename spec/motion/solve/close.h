#ifndef OG_MOTION_SOLVE_CLOSE_H
#define OG_MOTION_SOLVE_CLOSE_H

/// Directions for the solver of the question `motion`, in integers.
///
/// Where bodies are so close that doubles do not tell which features are nearest, these are found exactly, at a
/// rational time. The directions are the normals of these features, and the way between the nearest points: still in
/// the world, in A or in B. Nothing rests on them: the checker's test decides.

#include "spec/motion/checker.h"

enum { OG_CLOSE_DIRECTIONS = 16 };

typedef struct og_close_search og_close_search;
og_close_search *og_close_search_new(void);
void og_close_search_free(og_close_search *search);

/// The directions from B to A at the time, whose denominator is positive; nothing spins. Their number, above 0, becomes
/// *count. Where the polytopes have a common point, directions are zero, or mean nothing. `until` is unset. They hold
/// until the next call. Cost: one exact distance.
og_rigid_piece *og_close_directions(og_close_search *search, size_t *count, const og_rigid_problem *problem,
                                    const og_rational *time);

/// The fraction with the least denominator that is above `from` and not above `to`; 0 <= from < to, both with positive
/// denominators. Cost: linear in the bits of both.
void og_simplest_between(og_rational *r, const og_rational *from, const og_rational *to);

#endif
