#ifndef OG_SOLID_WINDING_H
#define OG_SOLID_WINDING_H

/// How often triangles go around a point, by a ray from it along an axis.
///
/// The ray starts at the point, moved by (e, e^2) along the other two axes for a tiny e > 0. So it meets no edge and no
/// corner, whatever the point is. It leaves the solid through a triangle that it sees from behind, which counts 1, and
/// enters through others, which count -1.

#include "spec/solid/solid.h"

/// Working numbers.
typedef struct og_winding_numbers {
  og_ivec arm[3], first, second, normal;
  og_int value, other;
} og_winding_numbers;

void og_winding_numbers_init(og_winding_numbers *numbers);
void og_winding_numbers_clear(og_winding_numbers *numbers);

/// Counts all triangles of the tree but `left_out`, which may be -1, along axis 0, 1 or 2. False where one of them
/// holds the point. Cost: that of the boxes ahead of the point.
bool og_count_ahead(int64_t *count, const og_part_tree *tree, const og_points *points, const og_part_list *list,
                    const og_weighted_point *point, int axis, int32_t left_out, og_winding_numbers *numbers);

#endif
