#ifndef OG_READ_HEIGHT_FIELD_H
#define OG_READ_HEIGHT_FIELD_H

/// A height field of a case: {"shape": "height_field", "heights": [[...], ...], "cell": [dx, dy], "solid": ...,
/// "pose": ...}.
///
/// Point (i, j) is (i dx, j dy, heights[i][j]), before the pose. It is the mesh of two triangles a cell, numbered 2 c and 2 c + 1 in
/// cell c = i (columns - 1) + j: the points (i, j), (i + 1, j), (i + 1, j + 1), and (i, j), (i + 1, j + 1), (i, j + 1).

#include <jansson.h>

#include "spec/body/shape.h"
#include "spec/parts/problem.h"
#include "tool/format/complaint.h"

/// Its points and pose become a hull's, its triangles parts. Fewer than two rows or columns, rows of different lengths and cells that
/// are not longer than zero are refused; more than max_parts points or triangles are a limit reached. A solid one has a
/// point more, and is to be closed (spec/solid/field.h). A null `solid` refuses that.
bool og_read_height_field(og_shape *shape, og_part_list *list, bool *solid, const json_t *value, size_t max_parts,
                          const og_place *place, og_complaint *complaint);

#endif
