#ifndef OG_CHECK_PARTS_H
#define OG_CHECK_PARTS_H

/// The mid phase's pairs of parts, held against all pairs of parts of all pairs of bodies that are not both convex.
///
/// Comparisons of boxes' ends are exact. Cost: all pairs of parts of bodies whose boxes overlap.

#include "tool/world/check_world.h"

og_world_fault og_check_world_near(og_world_checker *checker, const og_world *world);

/// Are both bodies of a pair convex?
bool og_world_is_convex(const og_world *world, og_index_pair pair);
/// Is it a pair of these bodies' parts?
bool og_is_of(const og_part_pair *parts, og_index_pair pair);
bool og_are_same_parts(const og_part_pair *a, const og_part_pair *b);

#endif
