#ifndef OG_BOX_PLACEMENT_H
#define OG_BOX_PLACEMENT_H

/// Pairs of boxes as one may meet them, for studies of the box tests: shares and averages depend on it.
///
/// gap:   two boxes of a shape in uniformly random orientations; B is moved along a random line until it touches A,
///        then on by a gap, told in half diagonals of a box.
/// ball:  sides between 1/20 and 1, centres uniform in a cube, kept where the balls around the boxes meet.
/// AABB:  the same, kept where the upright boxes around them meet.
/// trees: the pairs that the traversal of two box trees tests: tori in random orientations, their middles up to the
///        sum of their radii apart. Near pairs of like size, as in the experiments that the sources tell of.

#include "tool/gen/random.h"
#include "tool/study/box_tree.h"

typedef enum og_placing { OG_PLACING_GAP, OG_PLACING_BALL, OG_PLACING_AABB, OG_PLACING_TREES } og_placing;

typedef struct og_box_placement {
  og_placing placing;
  const char *name;  // of the placing
  const char *shape; // of the boxes
  double half[3];    // of GAP
  double gap;        // of GAP; otherwise NaN
} og_box_placement;

/// 0 <= index < og_box_placement_count().
int og_box_placement_count(void);
og_box_placement og_box_placement_at(int index);

/// Hands `count` pairs to `take` (trees: all of whole traversals, one for every 25 pairs wanted). The same for the same
/// seed.
void og_box_placement_draw(const og_box_placement *placement, uint64_t seed, size_t count, og_box_take take,
                           void *context);

/// Its corners, rounded.
void og_obb_corners(og_vec3 corner[8], const og_obb *box);

#endif
