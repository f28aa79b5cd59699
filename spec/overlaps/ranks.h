#ifndef OG_OVERLAPS_RANKS_H
#define OG_OVERLAPS_RANKS_H

/// Ends that are no doubles: compared exactly, and numbered in their order.

#include "spec/overlaps/scene.h"

/// -1, 0 or 1: the sign of a - b.
int og_compare_ends(const og_end *a, const og_end *b);

/// The ranks of the ends of each slot of the scene: along an axis on which every end is a double the doubles
/// themselves, along any other 0, 1, ... in the order of the exact values, equal ones equal. The sort is not trusted:
/// every two neighbours are compared once more, exactly, and the program ends where they are out of order.
void og_rank_ends(og_box_ends *rank, const og_box_scene *scene);

#endif
